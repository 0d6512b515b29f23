/**
 * The part of the specification about prices that were raised before a promotion (BEY-01, BEY-56).
 * Pure.
 */
import { atLeast } from './exact.ts';
import { agree, medianOf } from './judged-day.ts';
import type { JudgedDay, JudgedPrice } from './judged-day.ts';
import { JUDGING } from './judging.ts';
import type { Promotion } from './promotion.ts';

const {
  minObservedDays,
  medianMin,
  recentDays,
  typicalDays,
  robustDays,
  priorDays,
  raiseDays,
  raiseNotedDays,
  raiseBaseMin,
  raiseMin,
} = JUDGING;
/**
 * A price that climbs in small steps is compared with the lowest close of so many observed days
 * before.
 */
export const CLIMB_DAYS = 7;

export interface Rise {
  day: number;
  at: number;
  after: number | null;
  amount: number;
  what: 'PRICE' | 'WAS';
  /** The usual price of the 90 days before it. */
  base: number;
  accuses: boolean;
}

/**
 * The rise that leaves today's price no cheaper than what was usual before it: of those that accuse
 * the first, else the first. It still held when the promotion began (a spike that came and went is
 * no base for an accusation), or came on its very day (BEY-56); the struck price may have risen
 * instead, which is a new claim.
 */
export function riseOf(
  days: readonly JudgedDay[],
  now: JudgedPrice,
  promotion: Promotion,
): Rise | null {
  const { anchor } = promotion;
  const within = days.filter(
    (day) => day.day >= anchor - raiseNotedDays - priorDays && day.day <= anchor,
  );
  const found = within
    .map((day, index) => {
      if (day.day < anchor - raiseNotedDays) return null;
      const base = baseOf(days, day);
      return base && atLeast(now.price, JUDGING.notCheaper, base.amount)
        ? riseOn(within, index, base, promotion)
        : null;
    })
    .filter((one) => one !== null);
  return found.find((one) => one.accuses) ?? found[0] ?? null;
}

interface Base {
  /** The days before the one that may be a rise. */
  readonly known: readonly JudgedDay[];
  readonly amount: number;
  readonly dayCount: number;
}

/** What was usual before a day; null where too little is known. */
function baseOf(days: readonly JudgedDay[], { day }: JudgedDay): Base | null {
  const known = days.filter((one) => one.day < day);
  const typical = known.filter((one) => one.day >= day - typicalDays);
  const amount = medianOf(typical);
  return amount === null || typical.length < raiseBaseMin
    ? null
    : { known, amount, dayCount: typical.length };
}

/** The rise on one day, compared with what was usual before it; null where there is none. */
function riseOn(
  within: readonly JudgedDay[],
  index: number,
  base: Base,
  promotion: Promotion,
): Rise | null {
  const { anchor, strike, lastUnclaimed } = promotion;
  const day = within[index] as JudgedDay;
  const accuses = day.day >= anchor - raiseDays && isAccusing(base, day);
  const price = priceRiseOn(within, index, base, promotion);
  // a struck price that rose leaves what is usual as it was: it says something only where it
  // accuses
  const wasRose = lastUnclaimed !== null && lastUnclaimed.was !== null && strike?.day === day.day;
  if (!price && !(wasRose && accuses)) return null;
  return {
    day: day.day,
    at: price?.at ?? day.closeAt,
    after: base.known.at(-1)?.closeAt ?? null,
    amount: price?.amount ?? (day.was as number),
    what: price ? 'PRICE' : 'WAS',
    base: base.amount,
    accuses,
  };
}

/** Whether the medians of three spans agree on what was usual before a day. */
function isAccusing({ known, dayCount }: Base, { day }: JudgedDay): boolean {
  if (dayCount < minObservedDays) return false;
  const medians = [recentDays, typicalDays, robustDays].map((count) =>
    medianOf(
      known.filter((one) => one.day >= day - count),
      medianMin,
    ),
  );
  return agree(medians);
}

/** A price that rose on a day: until the promotion, on its very day, or for some hours of that. */
function priceRiseOn(
  within: readonly JudgedDay[],
  index: number,
  { amount: base }: Base,
  { anchor, at: promoAt }: Promotion,
): Pick<Rise, 'amount' | 'at'> | null {
  const day = within[index] as JudgedDay;
  const climb = Math.min(
    ...within.slice(Math.max(0, index - CLIMB_DAYS), index).map((one) => one.close),
  );
  const yesterday = within[index - 1]?.close ?? Infinity;
  const isRise = (price: number) => price > yesterday && atLeast(price, 1 + raiseMin, climb);
  const isRaise = (price: number) => isRise(price) && atLeast(price, 1 + raiseMin, base);
  if (day.day < anchor) {
    const raised = within.filter((one) => one.day >= day.day && one.day < anchor);
    const last = (raised.at(-1) as JudgedDay).close;
    return isRise(day.close) && atLeast(last, 1 + raiseMin, base)
      ? { amount: Math.max(...raised.map((one) => one.close)), at: day.closeAt }
      : null;
  }
  if (isRaise(day.high) && promoAt !== null && day.highAt < promoAt)
    return { amount: day.high, at: day.highAt };
  return isRaise(day.close) ? { amount: day.close, at: day.closeAt } : null;
}
