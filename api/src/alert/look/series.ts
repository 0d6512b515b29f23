/**
 * Observations of offers → what was there to be bought at each of their instants, the cheapest offer
 * first. Pure: what is evaluated now and what a preview replays are the same series.
 */
import { FRESH_OFFER_DAYS, FRESH_PRICE_DAYS, JUDGING } from '#contract/price/judging.ts';
import { atLeast, atMost } from '#contract/price/exact.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A price is new again, and needs a second look, after so many days without it. */
const LONE_DAYS = 10;

/** An observation that is public; amounts in minor units, instants in milliseconds. */
export interface Observation {
  readonly offerId: number;
  readonly at: number;
  readonly itemAmount: number;
  readonly shippingAmount: number | null;
  readonly couponAmount: number | null;
  readonly wasAmount: number | null;
  readonly inStock: boolean;
  readonly source: string;
  /** It is, or was, in quarantine. */
  readonly isExcluded: boolean;
  /** It counts since then, by a second observation or an operator. */
  readonly releasedAt: number | null;
  readonly isReleasedByOperator: boolean;
}

/** Which price is watched. */
export interface Assumptions {
  readonly withShipping: boolean;
  readonly withCoupon: boolean;
}

/** What is there at an instant, over all offers. */
export interface Moment {
  readonly at: number;
  readonly seen: 'PRICE' | 'OUT' | 'HELD' | 'GONE';
  readonly amount: number | null;
  /** The struck price beside it, comparable with it. */
  readonly was: number | null;
  /** Whose price it is. */
  readonly offerId: number | null;
}

interface Standing {
  readonly offerId: number;
  readonly at: number;
  readonly amount: number;
  readonly was: number | null;
  readonly inStock: boolean;
}

/**
 * The moments of a series, oldest first. `usual`: the usual price at an instant, by which a price far
 * below it waits for a second look (BEY-03); null where it is not known.
 */
export function momentsOf(
  observations: readonly Observation[],
  assumptions: Assumptions,
  usual: (at: number) => number | null,
): Moment[] {
  const offers = new Map<number, Standing>();
  const counted = new Map<number, Observation[]>();
  const moments: Moment[] = [];
  for (const { at, one, isHeld } of eventsOf(observations)) {
    const amount = amountOf(one, assumptions);
    const earlier = counted.get(one.offerId) ?? [];
    const waits = isHeld || (one.inStock && isDoubtful(one, at, earlier, usual));
    if (!isHeld) counted.set(one.offerId, [...recent(earlier, at), { ...one, at }]);
    if (waits) {
      moments.push({ at, seen: 'HELD', amount, was: null, offerId: one.offerId });
      continue;
    }
    offers.set(one.offerId, {
      offerId: one.offerId,
      at,
      amount,
      was: wasOf(one, assumptions),
      inStock: one.inStock,
    });
    moments.push(cheapest(offers, at));
  }
  return onePerInstant(moments);
}

/** The moment of an instant without a new look: offers that were not seen for long are gone. */
export function momentAt(moments: readonly Moment[], at: number): Moment | null {
  const last = moments.findLast(({ seen, at: then }) => seen !== 'HELD' && then <= at);
  if (!last) return null;
  return last.at > at - FRESH_PRICE_DAYS * DAY ? last : { ...last, seen: 'GONE' };
}

interface Event {
  readonly at: number;
  readonly one: Observation;
  readonly isHeld: boolean;
}

/** What was in quarantine is held first, and counts once it was released. */
function eventsOf(observations: readonly Observation[]): Event[] {
  return observations
    .flatMap((one): Event[] => {
      if (!one.isExcluded) return [{ at: one.at, one, isHeld: false }];
      const held = { at: one.at, one, isHeld: true };
      return one.releasedAt === null
        ? [held]
        : [held, { at: Math.max(one.at, one.releasedAt), one, isHeld: false }];
    })
    .toSorted((a, b) => a.at - b.at || a.one.at - b.one.at || a.one.offerId - b.one.offerId);
}

export function amountOf(
  { itemAmount, shippingAmount, couponAmount }: Omit<Observation, 'at'>,
  { withShipping, withCoupon }: Assumptions,
): number {
  const shipping = withShipping ? (shippingAmount ?? 0) : 0;
  const coupon = withCoupon ? (couponAmount ?? 0) : 0;
  return Math.max(itemAmount + shipping - coupon, 0);
}

function wasOf(
  { wasAmount, itemAmount, shippingAmount }: Observation,
  { withShipping }: Assumptions,
): number | null {
  if (wasAmount === null || wasAmount <= itemAmount) return null;
  return wasAmount + (withShipping ? (shippingAmount ?? 0) : 0);
}

const WHOLE: Assumptions = { withShipping: true, withCoupon: true };

/** Far below what is usual, and nobody else saw it, nor anybody hours before. */
function isDoubtful(
  one: Observation,
  at: number,
  earlier: readonly Observation[],
  usual: (at: number) => number | null,
): boolean {
  if (one.isReleasedByOperator) return false;
  const price = amountOf(one, WHOLE);
  const typical = usual(at);
  if (typical === null || atLeast(price, JUDGING.onceBelow, typical)) return false;
  return !recent(earlier, at).some(
    (other) =>
      atMost(amountOf(other, WHOLE), 1 + JUDGING.levelTolerance, price) &&
      (other.source !== one.source || other.at <= at - JUDGING.onceHours * HOUR),
  );
}

const recent = (looks: readonly Observation[], at: number) =>
  looks.filter((look) => look.at >= at - LONE_DAYS * DAY);

/** In the order of the product page: to be had, seen of late, then cheap. */
function cheapest(offers: ReadonlyMap<number, Standing>, at: number): Moment {
  const within = (days: number) => [...offers.values()].filter((one) => one.at > at - days * DAY);
  const fresh = within(FRESH_PRICE_DAYS);
  const buyable = [within(FRESH_OFFER_DAYS), fresh]
    .map((some) => some.filter((one) => one.inStock))
    .find((some) => some.length > 0);
  const best = (buyable ?? fresh).toSorted((a, b) => a.amount - b.amount)[0];
  if (!best) return { at, seen: 'GONE', amount: null, was: null, offerId: null };
  const { amount, was, offerId } = best;
  return { at, seen: buyable ? 'PRICE' : 'OUT', amount, was, offerId };
}

/** Of offers that were seen at once, the moment after all of them. */
function onePerInstant(moments: readonly Moment[]): Moment[] {
  return moments.filter((one, index) => {
    const next = moments[index + 1];
    return next?.at !== one.at || next.seen === 'HELD' || one.seen === 'HELD';
  });
}
