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
 * the first, else the first. It still stood when the promotion began (a spike that came and went is
 * no base for an accusation), or came on its very day (BEY-56); the struck price may have risen
 * instead, which is a new claim.
 */
export function riseOf(
  days: readonly JudgedDay[],
  now: JudgedPrice,
  { anchor, at: promoAt, strike, lastUnclaimed }: Promotion,
): Rise | null {
  const found: Rise[] = [];
  const within = days.filter(
    (day) => day.day >= anchor - raiseNotedDays - priorDays && day.day <= anchor,
  );
  const lastClose = within.filter((day) => day.day < anchor).at(-1)?.close ?? null;
  for (const [index, day] of within.entries()) {
    if (day.day < anchor - raiseNotedDays) continue;
    const known = days.filter((one) => one.day < day.day);
    const base = medianOf(known.filter((one) => one.day >= day.day - typicalDays));
    const baseDays = known.filter((one) => one.day >= day.day - typicalDays).length;
    if (base === null || baseDays < raiseBaseMin || !atLeast(now.price, JUDGING.notCheaper, base))
      continue;
    const climb = Math.min(
      ...within.slice(Math.max(0, index - CLIMB_DAYS), index).map((one) => one.close),
    );
    const yesterday = within[index - 1]?.close ?? Infinity;
    const isRise = (price: number) => price > yesterday && atLeast(price, 1 + raiseMin, climb);
    const isRaise = (price: number) => isRise(price) && atLeast(price, 1 + raiseMin, base);
    const stood =
      day.day < anchor && isRise(day.close) && atLeast(lastClose as number, 1 + raiseMin, base);
    const rose = day.day === anchor && isRaise(day.close);
    const roseAndFell =
      day.day === anchor && isRaise(day.high) && promoAt !== null && day.highAt < promoAt;
    const wasRose = lastUnclaimed !== null && lastUnclaimed.was !== null && strike?.day === day.day;
    const accuses =
      day.day >= anchor - raiseDays &&
      baseDays >= minObservedDays &&
      agree(
        [recentDays, typicalDays, robustDays].map((count) =>
          medianOf(
            known.filter((one) => one.day >= day.day - count),
            medianMin,
          ),
        ),
      );
    // a struck price that rose leaves what is usual as it was: it says something only where it
    // accuses
    if (!stood && !rose && !roseAndFell && !(wasRose && accuses)) continue;
    const raised = within
      .filter((one) => one.day >= day.day && one.day < anchor)
      .map((one) => one.close);
    const amount = stood
      ? Math.max(...raised)
      : roseAndFell
        ? day.high
        : rose
          ? day.close
          : (day.was as number);
    const at = !stood && roseAndFell ? day.highAt : day.closeAt;
    found.push({
      day: day.day,
      at,
      after: known.at(-1)?.closeAt ?? null,
      amount,
      what: stood || rose || roseAndFell ? 'PRICE' : 'WAS',
      base,
      accuses,
    });
  }
  return found.find((one) => one.accuses) ?? found[0] ?? null;
}
