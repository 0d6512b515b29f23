/**
 * The bill of one offer (BEY-04, BEY-08): item, shipping and coupons as lines that add up to what is
 * paid. Pure, without schemas, so that pages may reckon too. Amounts in minor units.
 */
import type { CouponStack } from '../catalog/goods.ts';
import type { PriceParts } from './effective.ts';

export interface BillCoupon {
  readonly code: string | null;
  readonly title: string;
  readonly amount: number;
}
export interface Bill {
  readonly parts: PriceParts;
  /** Those taken off, the most first; each takes more than nothing. */
  readonly coupons: readonly BillCoupon[];
  /**
   * The coupon that the price was seen with, where the price counts it and the bill has better ones
   * in its place: without it the price and the bill do not add up.
   */
  readonly instead: BillCoupon | null;
  /** Item and counted shipping less every coupon; never below 0. */
  readonly payAmount: number;
}

/**
 * With the coupons that are known to work (`stack`) where they take off more than the price already
 * counts, else with the coupon that the price was seen with, if it counts.
 */
export function billOf(parts: PriceParts, stack: CouponStack | null): Bill {
  const own = seenWith(parts);
  if (!stack)
    return { parts, coupons: own ? [own] : [], instead: null, payAmount: parts.effectiveAmount };
  const coupons = stack.used.map(({ code, title, amount }) => ({ code, title, amount }));
  const isUsed = coupons.some((one) => one.code === own?.code && one.amount >= (own?.amount ?? 0));
  return { parts, coupons, instead: isUsed ? null : own, payAmount: stack.payAmount };
}

/** The coupon in the price itself; null where it counts none. */
function seenWith(parts: PriceParts): BillCoupon | null {
  const before = parts.itemAmount + (parts.withShipping ? (parts.shippingAmount ?? 0) : 0);
  const amount = before - parts.effectiveAmount;
  return amount > 0 ? { code: parts.couponCode, title: parts.couponCode ?? '', amount } : null;
}

interface Payable {
  readonly currentAmount: number;
  readonly stack: CouponStack | null;
}

/** What is paid for an offer in the end, by which offers are compared. */
export function payOf(offer: Payable): number {
  return offer.stack?.payAmount ?? offer.currentAmount;
}

/** The best of the offers that are compared, where it is another than this one and costs less than `paid`. */
export function cheaperOf<
  Compared extends Payable & { id: string; isBest: boolean; isCurrent: boolean },
>(offers: readonly Compared[], offerId: string | null, paid: number): Compared | undefined {
  return offers.find(
    (one) => one.isBest && one.isCurrent && one.id !== offerId && payOf(one) < paid,
  );
}

/**
 * The bill in one line, which begins with the price that is shown above it: what that counts and is
 * not used comes back (`without`), then what is taken off (`taken`). A bill that the price has in it
 * already is `null`: its own lines add up to the price.
 */
export function beyondOf(bill: Bill): {
  readonly without: BillCoupon | null;
  readonly taken: readonly BillCoupon[];
} | null {
  const { parts, coupons, instead, payAmount } = bill;
  if (payAmount === parts.effectiveAmount) return null;
  const own = instead === null ? seenWith(parts) : null;
  let counted = own?.amount ?? 0;
  const taken = coupons.flatMap((one) => {
    const isOwn = counted > 0 && one.code === own?.code && one.amount >= counted;
    const amount = isOwn ? one.amount - counted : one.amount;
    if (isOwn) counted = 0;
    return amount > 0 ? [{ ...one, amount }] : [];
  });
  return { without: instead, taken };
}

/** The code to type in at the shop: of several, the one that takes off the most. */
export function codeOf({ coupons }: Bill): string | null {
  const coded = coupons.filter((one) => one.code !== null);
  return coded.toSorted((one, other) => other.amount - one.amount)[0]?.code ?? null;
}

/** Whether more than the item is in it: a coupon, or shipping that is charged and counted. */
export function addsUp({ parts, coupons }: Bill): boolean {
  return coupons.length > 0 || (parts.withShipping && (parts.shippingAmount ?? 0) > 0);
}
