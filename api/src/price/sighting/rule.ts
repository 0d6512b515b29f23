/**
 * When what one person saw is believed (BEY-19). Pure; what a feed must have reported is asked in SQL
 * by the same figures.
 */
import { SIGHTING } from '#contract/price/sighting-rule.ts';
import { QUARANTINE, slipOf } from '../quarantine/rule.ts';

/** What somebody saw at a shop; `shipping` and `coupon` null: not reported. */
export interface Seen {
  readonly id: number;
  readonly accountId: number | null;
  readonly device: string;
  readonly address: string | null;
  readonly trust: number;
  readonly seenAt: Date;
  readonly item: number;
  readonly was: number | null;
  readonly shipping: number | null;
  readonly coupon: number | null;
  readonly couponCode: string | null;
  readonly inStock: boolean;
}

export type SetAside = 'TOO_LOW' | 'TOO_HIGH' | 'DECIMAL_SLIP';

/**
 * The test of the quarantine for a price reported once, against the typical one of the days before;
 * null: nothing speaks against it.
 */
export function implausible(price: number, typical: number | null): SetAside | null {
  if (typical === null) return null;
  if (slipOf(price, typical)) return 'DECIMAL_SLIP';
  if (price < QUARANTINE.tooLow * typical) return 'TOO_LOW';
  return price > QUARANTINE.tooHigh * typical ? 'TOO_HIGH' : null;
}

/**
 * Whether two people saw the same: the item, what is paid in the end, and whether it could be
 * bought.
 */
export function isSame(one: Seen, other: Seen): boolean {
  const hours = Math.abs(one.seenAt.getTime() - other.seenAt.getTime()) / 3_600_000;
  return (
    hours <= SIGHTING.windowHours &&
    one.inStock === other.inStock &&
    isNear(one.item, other.item) &&
    isNear(paidFor(one), paidFor(other))
  );
}

/**
 * Those who saw the same as `one`, itself among them, if enough of them are trusted and nobody is
 * counted twice: each of another account, another device and another address, and none of them of
 * the one who reported it. Else nobody.
 */
export function witnesses(one: Seen, others: readonly Seen[]): Seen[] {
  const same = others.filter((other) => other.id !== one.id && isSame(one, other));
  const counted = [one];
  for (const other of same) {
    if (other.trust >= SIGHTING.trust && counted.every((known) => isApart(known, other)))
      counted.push(other);
  }
  return counted.length > SIGHTING.people
    ? [one, ...same.filter((other) => counted.every((known) => isSame(known, other)))]
    : [];
}

/**
 * What they agree on; where they differ within the tolerance, the dearer, so that no low is made by
 * a rounding. A struck price only where all show it.
 */
export function agreedBy(
  all: readonly Seen[],
): Pick<Seen, 'item' | 'was' | 'shipping' | 'coupon' | 'couponCode'> {
  const reported = (pick: (one: Seen) => number | null) =>
    all.map(pick).filter((amount) => amount !== null);
  const was = reported((one) => one.was);
  const shipping = reported((one) => one.shipping);
  const coupon = reported((one) => one.coupon);
  const isAll = (amounts: readonly number[]) => amounts.length === all.length;
  const isClaim =
    isAll(was) && Math.max(...was) - Math.min(...was) <= SIGHTING.tolerance * Math.max(...was);
  return {
    item: Math.max(...all.map((one) => one.item)),
    was: isClaim ? Math.min(...was) : null,
    shipping: shipping.length === 0 ? null : Math.max(...shipping),
    coupon: isAll(coupon) ? Math.min(...coupon) : null,
    couponCode:
      isAll(coupon) && all.every((one) => one.couponCode === all[0]?.couponCode)
        ? (all[0]?.couponCode ?? null)
        : null,
  };
}

function isApart(one: Seen, other: Seen): boolean {
  return (
    one.accountId !== other.accountId &&
    one.device !== other.device &&
    one.address !== null &&
    other.address !== null &&
    one.address !== other.address
  );
}

function paidFor({ item, shipping, coupon }: Seen): number {
  return item + (shipping ?? 0) - (coupon ?? 0);
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= SIGHTING.tolerance * Math.max(one, other);
}
