/** The days that a judgement rests on, and what is reckoned of them. Pure. */
import { atLeast, atMost } from './exact.ts';
import { JUDGING } from './judging.ts';

/** A day on which it was to be had. */
export interface JudgedDay {
  readonly day: number;
  readonly low: number;
  readonly lowAt: number;
  readonly high: number;
  readonly highAt: number;
  /** What held for half of the day. */
  readonly mid: number;
  readonly close: number;
  readonly closeAt: number;
  /** The struck price beside `close`, comparable with it; null where none above it was shown. */
  readonly was: number | null;
  /** Looks. */
  readonly seen: number;
}

export interface JudgedPrice {
  readonly today: number;
  readonly price: number;
  readonly was: number | null;
  /** Reported by one look, or by one source within `onceHours`. */
  readonly lone: boolean;
}

export function spanOf(days: readonly JudgedDay[], from: number, until: number): JudgedDay[] {
  return days.filter((day) => day.day >= from && day.day < until);
}

/** Whether the shop claims this share off, or more. */
export function claims(now: JudgedPrice, share: number): boolean {
  return now.was !== null && now.was > now.price && atLeast(now.was - now.price, share, now.was);
}

/** At today's price, or below it. */
export function isLevel(day: JudgedDay, now: JudgedPrice): boolean {
  return atMost(day.close, 1 + JUDGING.levelTolerance, now.price);
}

/** Within 1 %. */
export function isNear(amount: number, other: number): boolean {
  return (
    atLeast(amount, 1 - JUDGING.levelTolerance, other) &&
    atMost(amount, 1 + JUDGING.levelTolerance, other)
  );
}

/**
 * The lower median of what held for most of each day, or what was not exceeded on another share of
 * the days; null of fewer days than `least`.
 */
export function medianOf(days: readonly JudgedDay[], least = 1, share = 0.5): number | null {
  const sorted = days.map((day) => day.mid).sort((a, b) => a - b);
  return sorted.length < least ? null : (sorted[Math.ceil(sorted.length * share) - 1] as number);
}

/** Whether medians agree within `robustWithin`; those that are not known say nothing. */
export function agree(medians: readonly (number | null)[]): boolean {
  const known = medians.filter((one) => one !== null);
  return (
    known.length > 0 && atMost(Math.max(...known), 1 + JUDGING.robustWithin, Math.min(...known))
  );
}

/** The day of the lowest price, the latest of equal ones. */
export function lowest(days: readonly JudgedDay[]): JudgedDay | null {
  return days.reduce<JudgedDay | null>(
    (best, day) => (best === null || day.low <= best.low ? day : best),
    null,
  );
}
