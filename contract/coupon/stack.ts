/**
 * What coupons take off a basket (BEY-08, BEY-04). Pure, without schemas, so that pages may reckon
 * too. Amounts in minor units. Each coupon is reckoned on the price of the items before any coupon:
 * a minimum spend is met or not by that price, a fraction is of that price and rounded down, a cap
 * holds. An exclusive coupon applies alone; of the others each issuer gives one (a shop its own, the
 * platform its own), and these add up. Nothing costs less than nothing.
 */
export interface StackCoupon {
  readonly id: string;
  readonly discountType: 'AMOUNT' | 'DISCOUNT';
  readonly amount: number | null;
  readonly fraction: number | null;
  readonly minSpendAmount: number | null;
  readonly capAmount: number | null;
  readonly exclusive: boolean;
  /** Who gives it; absent: a coupon that goes with any other. */
  readonly issuer?: string;
}
export interface Stack {
  readonly used: readonly { readonly id: string; readonly amount: number }[];
  readonly couponAmount: number;
  readonly payAmount: number;
}

/** The combination that takes the most off; among equals the one with fewer coupons. */
export function bestStack(
  itemAmount: number,
  shippingAmount: number,
  coupons: readonly StackCoupon[],
): Stack {
  const takes = coupons
    .map((coupon) => ({
      id: coupon.id,
      exclusive: coupon.exclusive,
      issuer: coupon.issuer,
      amount: takenOff(itemAmount, coupon),
    }))
    .filter((one) => one.amount > 0)
    .toSorted((a, b) => b.amount - a.amount);
  const isFirst = (one: (typeof takes)[number]) =>
    one.issuer === undefined ||
    takes.find((other) => !other.exclusive && other.issuer === one.issuer) === one;
  const together = fitting(
    itemAmount,
    takes.filter((one) => !one.exclusive && isFirst(one)),
  );
  const alone = takes.find((one) => one.exclusive);
  const used =
    alone &&
    (alone.amount > sum(together) || (alone.amount === sum(together) && together.length > 1))
      ? [alone]
      : together;
  const couponAmount = sum(used);
  return {
    used: used.map(({ id, amount }) => ({ id, amount })),
    couponAmount,
    payAmount: itemAmount - couponAmount + shippingAmount,
  };
}

/** What one coupon takes off these items; 0 when it cannot be used or does not say. */
export function takenOff(itemAmount: number, coupon: StackCoupon): number {
  if (itemAmount < (coupon.minSpendAmount ?? 0)) return 0;
  // in ten-thousandths, so that no floating point touches money
  const off =
    coupon.discountType === 'AMOUNT'
      ? (coupon.amount ?? 0)
      : Math.floor((itemAmount * Math.round((coupon.fraction ?? 0) * 10_000)) / 10_000);
  return Math.max(0, Math.min(off, coupon.capAmount ?? off, itemAmount));
}

/**
 * What is missing to the minimum spend where a second piece would reach it; null where the minimum
 * is met, or far away.
 */
export function shortOf(
  itemAmount: number,
  { minSpendAmount }: Pick<StackCoupon, 'minSpendAmount'>,
): number | null {
  const short = (minSpendAmount ?? 0) - itemAmount;
  return short > 0 && short <= itemAmount ? short : null;
}

interface Take {
  readonly id: string;
  readonly amount: number;
}

/** As many as there is something left to take off from; the last takes what is left. */
function fitting(itemAmount: number, takes: readonly Take[]): Take[] {
  const used: Take[] = [];
  let left = itemAmount;
  for (const { id, amount } of takes) {
    if (left === 0) break;
    used.push({ id, amount: Math.min(amount, left) });
    left -= Math.min(amount, left);
  }
  return used;
}

const sum = (takes: readonly Take[]): number => takes.reduce((total, one) => total + one.amount, 0);
