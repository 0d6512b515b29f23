/**
 * What today's price is compared with, as the specification says (`judge.ts`): the promotion that it
 * belongs to, the days before it, and the rise between.
 */
import { atLeast, atMost } from './exact.ts';
import { agree, isLevel, lowest, medianOf, spanOf } from './judged-day.ts';
import type { JudgedDay, JudgedPrice } from './judged-day.ts';
import { JUDGING } from './judging.ts';
import { earlierPromotions, isWithin, promotionOf, riseOfToday } from './promotion.ts';
import type { Promotion } from './promotion.ts';
import { riseOf } from './rise.ts';
import type { Rise } from './rise.ts';

const { minObservedDays, medianMin, recentDays, typicalDays, robustDays, priorDays } = JUDGING;

/** A promotion, and what the price is compared with where it is that one. */
interface Compared {
  promotion: Promotion;
  known: Known;
  rise: Rise | null;
  /** The lowest of what may be the usual price; 0 where too little is known. */
  lowest: number;
}

/**
 * What today's price is compared with. A further reduction makes no discount smaller: of the
 * promotions it may belong to counts the one that leaves the highest usual price, unless that
 * promotion has become the price. No rise makes a discount larger: where the price has just risen,
 * all days until then count, if that leaves a lower one.
 */
export function comparedOf(days: readonly JudgedDay[], now: JudgedPrice): Compared {
  const own = comparedWith(days, now, promotionOf(days, now));
  const earlier = earlierPromotions(days, now).map((promotion) =>
    comparedWith(days, now, promotion),
  );
  const best = [own, ...earlier.filter(({ known }) => known.lasting === null)].reduce(
    (chosen, one) => (one.lowest > chosen.lowest ? one : chosen),
  );
  const riseNow = riseOfToday(days, now, own.promotion);
  const risen = riseNow === null ? null : comparedWith(days, now, riseNow);
  return risen !== null && !risen.known.isThin && risen.lowest < best.lowest ? risen : best;
}

function comparedWith(
  days: readonly JudgedDay[],
  now: JudgedPrice,
  promotion: Promotion,
): Compared {
  const known = knownOf(days, now, promotion);
  const rise = known.isThin ? null : riseOf(days, now, promotion);
  const lowest = known.isThin
    ? 0
    : Math.min(...known.medians, known.lasting ?? Infinity, rise?.base ?? Infinity);
  return { promotion, known, rise, lowest };
}

export interface Known {
  /** The 90 days before the promotion, and whether they are too few. */
  pre: JudgedDay[];
  isThin: boolean;
  /** Their median, and that of the 60 before. */
  medians: number[];
  /** Whether these, that of 180 days and the price not exceeded on most days agree. */
  isRobust: boolean;
  prior: JudgedDay | null;
  /**
   * The last 60 days, those of them at today's price or below, and their median where the promotion
   * has become the price.
   */
  recent: JudgedDay[];
  level: JudgedDay[];
  lasting: number | null;
  observedDays: number;
  strikeDays: number;
}

function knownOf(
  days: readonly JudgedDay[],
  now: JudgedPrice,
  { anchor, ceiling }: Promotion,
): Known {
  const pre = spanOf(days, anchor - typicalDays, anchor);
  const medians = [
    medianOf(pre),
    medianOf(spanOf(days, anchor - recentDays, anchor), medianMin),
  ].filter((one) => one !== null);
  const recent = spanOf(days, now.today - recentDays + 1, now.today + 1);
  const level = recent.filter((day) => isLevel(day, now));
  const held = recent.filter((day) => isWithin(day, ceiling, now));
  const isLasting =
    recent.length >= minObservedDays &&
    held.length * 2 >= recent.length &&
    (held[0] as JudgedDay).day <= now.today - JUDGING.lastingDays + 1;
  const observed = spanOf(days, now.today - typicalDays + 1, now.today + 1);
  const isStruck = ({ was, mid }: JudgedDay) =>
    was !== null &&
    atLeast(mid, 1 - JUDGING.strikeTolerance, now.price) &&
    atMost(mid, 1 + JUDGING.strikeTolerance, now.price);
  return {
    pre,
    isThin: pre.length < minObservedDays,
    medians,
    isRobust: agree([
      ...medians,
      medianOf(spanOf(days, anchor - robustDays, anchor)),
      medianOf(pre, 1, JUDGING.robustShare),
    ]),
    prior: lowest(spanOf(days, anchor - priorDays, anchor)),
    recent,
    level,
    lasting: isLasting ? medianOf(recent) : null,
    observedDays: observed.length,
    strikeDays: observed.filter(isStruck).length,
  };
}
