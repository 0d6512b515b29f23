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
  /** Item and counted shipping less every coupon; never below 0. */
  readonly payAmount: number;
}

/**
 * With the coupons that are known to work (`stack`) where they take off more than the price already
 * counts, else with the coupon that the price was seen with, if it counts.
 */
export function billOf(parts: PriceParts, stack: CouponStack | null): Bill {
  if (stack)
    return {
      parts,
      coupons: stack.used.map(({ code, title, amount }) => ({ code, title, amount })),
      payAmount: stack.payAmount,
    };
  const before = parts.itemAmount + (parts.withShipping ? (parts.shippingAmount ?? 0) : 0);
  const amount = before - parts.effectiveAmount;
  const coupon = { code: parts.couponCode, title: parts.couponCode ?? '', amount };
  return { parts, coupons: amount > 0 ? [coupon] : [], payAmount: parts.effectiveAmount };
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
