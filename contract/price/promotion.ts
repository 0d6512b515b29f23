/**
 * The part of the specification about promotions: since when one runs, and which one where the
 * price fell step by step. Pure.
 */
import { atLeast, atMost } from './exact.ts';
import { claims, isLevel } from './judged-day.ts';
import type { JudgedDay, JudgedPrice } from './judged-day.ts';
import { JUDGING } from './judging.ts';

export interface Promotion {
  /** A close up to this one belongs to it; null: today's price, within `levelTolerance`. */
  ceiling: number | null;
  /** What lies before this day is what the price is compared with. */
  anchor: number;
  at: number | null;
  /** The last look before it. */
  after: number | null;
  /** The day on which the claim of now appeared, and the last day before it. */
  strike: JudgedDay | null;
  lastUnclaimed: JudgedDay | null;
}

/** Whether a day lies within the level of a promotion. */
export function isWithin(day: JudgedDay, ceiling: number | null, now: JudgedPrice): boolean {
  return ceiling === null ? isLevel(day, now) : day.close <= ceiling;
}

/**
 * A promotion began on the later of two days: after the last dearer one, and after the last one on
 * which no struck price, or one a tenth lower, was shown. A claim that was shown since the first
 * day has nothing before it.
 */
export function promotionOf(
  days: readonly JudgedDay[],
  now: JudgedPrice,
  ceiling: number | null = null,
): Promotion {
  const isClaim = claims(now, JUDGING.claimMin);
  const firstAfter = (day: JudgedDay | undefined) =>
    day === undefined ? null : (days.find((one) => one.day > day.day) ?? null);
  const lastUnclaimed = isClaim
    ? days.findLast(
        (day) => day.was === null || atLeast(now.was as number, 1 + JUDGING.raiseMin, day.was),
      )
    : undefined;
  const fall = firstAfter(days.findLast((day) => !isWithin(day, ceiling, now)));
  const strike = firstAfter(lastUnclaimed);
  const promo = fall !== null && (strike === null || fall.day >= strike.day) ? fall : strike;
  const fellAt =
    fall === null
      ? null
      : isWithin({ ...fall, close: fall.low }, ceiling, now)
        ? fall.lowAt
        : fall.closeAt;
  const at =
    promo === null
      ? null
      : fall?.day === strike?.day
        ? Math.max(fellAt as number, promo.closeAt)
        : promo === fall
          ? fellAt
          : promo.closeAt;
  return {
    ceiling,
    anchor: promo?.day ?? (isClaim ? (days[0]?.day ?? now.today) : now.today),
    at,
    after: promo === null ? null : (days.findLast((day) => day.day < promo.day)?.closeAt ?? null),
    strike,
    lastUnclaimed: lastUnclaimed ?? null,
  };
}

/**
 * The promotions of which today's price may be a further reduction, from the nearest back: each
 * close since which it was never as dear again begins one, but the dearest of all, before which
 * nothing was dearer.
 */
export function earlierPromotions(days: readonly JudgedDay[], now: JudgedPrice): Promotion[] {
  const ceilings: number[] = [];
  for (const day of days.toReversed())
    if (!isLevel(day, now) && day.close > (ceilings.at(-1) ?? 0)) ceilings.push(day.close);
  return ceilings.slice(0, -1).map((ceiling) => promotionOf(days, now, ceiling));
}

/**
 * Where today's price is dearer than the one before: as if it began today, so that all before
 * counts.
 */
export function riseOfToday(
  days: readonly JudgedDay[],
  now: JudgedPrice,
  own: Promotion,
): Promotion | null {
  const before = days.findLast((day) => day.day < now.today);
  const isDearer =
    before !== undefined && !atMost(now.price, 1 + JUDGING.levelTolerance, before.close);
  return isDearer ? { ...own, anchor: now.today } : null;
}
