/**
 * The usual price and the verdict as they were at each look of the past, by the specification of the
 * judge. What is evaluated now reads what the judge has written; a replay has to judge again.
 */
import { judge } from '#contract/price/judge.ts';
import type { JudgedDay } from '#contract/price/judged-day.ts';
import { localDay } from '#contract/time.ts';
import { dayNumber } from './queries.ts';
import type { Moment } from './series.ts';

export interface Judged {
  readonly typical: number | null;
  readonly isVerified: boolean;
}
const UNKNOWN: Judged = { typical: null, isVerified: false };

/** Judges moments of the offers whose days are given. */
export function judgedBy(
  days: ReadonlyMap<number, readonly JudgedDay[]>,
  moments: readonly Moment[],
  timezone: string,
): (moment: Moment) => Judged {
  const known = new Map<string, Judged>();
  return (moment) => {
    const { at, seen, amount, was, offerId } = moment;
    const own = offerId === null ? undefined : days.get(offerId);
    if (seen !== 'PRICE' || amount === null || !own) return UNKNOWN;
    const today = dayNumber(localDay(at, timezone));
    const key = `${offerId} ${today} ${amount} ${was}`;
    const made = known.get(key) ?? judgeOne(own, dayUntil(moment, moments, today, timezone), was);
    known.set(key, made);
    return made;
  };
}

function judgeOne(own: readonly JudgedDay[], today: JudgedDay, was: number | null): Judged {
  const before = own.filter(({ day }) => day < today.day);
  const { typicalAmount, kind } = judge([...before, today], {
    today: today.day,
    price: today.close,
    was,
    lone: false,
  });
  return { typical: typicalAmount, isVerified: kind === 'VERIFIED' };
}

/** The day of a look as far as it had come. */
function dayUntil(
  moment: Moment,
  moments: readonly Moment[],
  day: number,
  timezone: string,
): JudgedDay {
  const looks = moments.filter(
    ({ at, seen, offerId }) =>
      seen === 'PRICE' &&
      offerId === moment.offerId &&
      at <= moment.at &&
      dayNumber(localDay(at, timezone)) === day,
  );
  const by = (better: (a: number, b: number) => boolean) =>
    looks.reduce((best, one) => (better(one.amount as number, best.amount as number) ? one : best));
  const [low, high] = [by((a, b) => a < b), by((a, b) => a > b)];
  const close = moment.amount as number;
  return {
    day,
    low: low.amount as number,
    lowAt: low.at,
    high: high.amount as number,
    highAt: high.at,
    mid: close,
    close,
    closeAt: moment.at,
    was: moment.was,
    seen: looks.length,
  };
}
