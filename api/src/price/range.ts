/** The span of time that statistics are asked for (PRC-01). Pure. */
import { fail } from '#contract/errors.ts';
import { instantOf, localDay, localTime, parseTime } from '#contract/time.ts';

export interface Range {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  readonly fromDay: string;
  readonly toDay: string;
  /** Tenant-local days that the range touches. */
  readonly days: number;
}

const DAY_MS = 86_400_000;

/**
 * `startTime` and `endTime` win over `dayRange`; one of them alone is completed by now, or by
 * `dayRange`. A `dayRange` of n is today and the n - 1 tenant-local days before; 0 is everything
 * since `firstDay`.
 */
export function rangeOf(
  ask: { dayRange: number; startTime?: string | undefined; endTime?: string | undefined },
  now: Date,
  firstDay: string | null,
  timezone: string,
): Range {
  const to = ask.endTime === undefined ? now : timeOf('endTime', ask.endTime, timezone);
  const from =
    ask.startTime === undefined
      ? startOf(ask.dayRange, to, firstDay, timezone)
      : timeOf('startTime', ask.startTime, timezone);
  if (from.getTime() >= to.getTime() && (ask.startTime !== undefined || ask.endTime !== undefined))
    throw fail('price.time.order');
  const fromDay = localDay(from, timezone);
  const toDay = localDay(Math.max(to.getTime() - 1, from.getTime()), timezone);
  return { from, to, fromDay, toDay, days: daysBetween(fromDay, toDay) + 1 };
}

function timeOf(field: 'startTime' | 'endTime', text: string, timezone: string): Date {
  const time = parseTime(text, timezone);
  // years that PostgreSQL and the calendar agree on
  if (!time || time.getTime() < 0 || time.getUTCFullYear() > 9000)
    throw fail('price.time.invalid', { fields: { [field]: 'price.time.invalid' } });
  return time;
}

function startOf(dayRange: number, to: Date, firstDay: string | null, timezone: string): Date {
  const lastDay = localDay(to.getTime() - 1, timezone);
  if (dayRange === 0)
    return midnight(firstDay !== null && firstDay < lastDay ? firstDay : lastDay, timezone);
  return midnight(addDays(lastDay, 1 - dayRange), timezone);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The instant at which a tenant-local day begins. */
export function midnight(day: string, timezone: string): Date {
  const { year, month, day: date } = localTime(Date.parse(day), 'UTC');
  return instantOf({ year, month, day: date, hour: 0, minute: 0, second: 0 }, timezone);
}
