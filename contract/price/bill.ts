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

/** The code to type in at the shop: of several, the one that takes off the most. */
export function codeOf({ coupons }: Bill): string | null {
  const coded = coupons.filter((one) => one.code !== null);
  return coded.toSorted((one, other) => other.amount - one.amount)[0]?.code ?? null;
}

/** Whether more than the item is in it: a coupon, or shipping that is charged and counted. */
export function addsUp({ parts, coupons }: Bill): boolean {
  return coupons.length > 0 || (parts.withShipping && (parts.shippingAmount ?? 0) > 0);
}
