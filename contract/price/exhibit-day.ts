/**
 * A day of the exhibit as the judge reads it. Pure; apart from the schemas, because pages need it.
 * Instants within a day are not sent: all are at noon, so sentences name the day alone.
 */
import type { Exhibit } from './exhibit.ts';
import type { JudgedDay } from './judged-day.ts';

/** Days up to today whose verdicts are counted. */
export const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

export function judgedDay([
  day,
  low,
  high,
  mid,
  close,
  was,
  seen,
]: Exhibit['days'][number]): JudgedDay {
  const noon = (day + 0.5) * DAY_MS;
  return { day, low, lowAt: noon, high, highAt: noon, mid, close, closeAt: noon, was, seen };
}
