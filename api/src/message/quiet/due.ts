/** When something may ring: pure rules. */
import { DIGEST } from '#contract/alert/delivery.ts';
import type { Frequency } from '#contract/alert/delivery.ts';
import { QUIET_STANDARD } from '#contract/message/delivery.ts';
import type { QuietHours } from '#contract/message/delivery.ts';
import { clockChange, instantOf, localTime, nextMidnight } from '#contract/time.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const DAY_MINUTES = 1440;
/** A mail waits a little: who is looking at the site reads it there. */
export const MAIL_DELAY_MS = 5 * MINUTE;
/** One mail about the same thing in this time. */
export const SAME_THING_MS = 60 * MINUTE;

export function standardQuiet(timezone: string): QuietHours {
  return { ...QUIET_STANDARD, timezone };
}

/** The end of the quiet hours that an instant falls into; null: it falls into none. */
export function quietEnd(
  at: Date,
  { enabled, fromTime, toTime, timezone }: QuietHours,
): Date | null {
  const [from, to] = [minuteOf(fromTime), minuteOf(toTime)];
  if (!enabled || from === to) return null;
  let end = at.getTime();
  for (;;) {
    const { hour, minute, second } = localTime(end, timezone);
    const clock = hour * 60 + minute;
    const isQuiet = from < to ? clock >= from && clock < to : clock >= from || clock < to;
    if (!isQuiet) return end === at.getTime() ? null : new Date(end);
    const left = ((to - clock + DAY_MINUTES) % DAY_MINUTES) * MINUTE;
    const next = end + left - second * 1000 - (end % 1000);
    // a clock that is put forward or back in between ends them earlier or later
    end = clockChange(end, next, timezone) ?? next;
  }
}

/** When the next digest of a reader leaves. */
export function nextDigest(from: Date, frequency: Frequency, timezone: string): Date {
  if (frequency === 'INSTANT') return from;
  return frequency === 'DAILY'
    ? nextAt(from, { time: DIGEST.dailyAt }, timezone)
    : nextAt(from, { time: DIGEST.weeklyAt, weekday: DIGEST.weeklyOn }, timezone);
}

/** The next instant of a time of the day, or of one day of the week; once on each such day. */
export function nextAt(
  from: Date,
  { time, weekday }: { readonly time: string; readonly weekday?: number },
  timezone: string,
): Date {
  const minute = minuteOf(time);
  const today = localTime(from, timezone);
  for (let ahead = 0; ; ahead += 1) {
    const day = new Date(Date.UTC(today.year, today.month - 1, today.day + ahead));
    const at = instantOf(
      {
        ...today,
        day: today.day + ahead,
        hour: Math.floor(minute / 60),
        minute: minute % 60,
        second: 0,
      },
      timezone,
    );
    // a day that a timezone left out has no digest
    const isDay = localTime(at, timezone).day === day.getUTCDate();
    if (isDay && at > from && (weekday ?? day.getUTCDay()) === day.getUTCDay()) return at;
  }
}

interface Ringing {
  /** The earliest that it could. */
  readonly from: Date;
  readonly quiet: QuietHours;
  /** How often it rang on the day of `from` already. */
  readonly rings: number;
}

/**
 * When it may ring: after the quiet hours, and on the next day once the day's number is reached.
 */
export function ringAt({ from, quiet, rings }: Ringing): Date {
  const at = rings >= quiet.maxPerDay ? nextMidnight(from, quiet.timezone) : from;
  return quietEnd(at, quiet) ?? at;
}

/**
 * When a mail may report something: later than the delay, and an hour after the last about the
 * same.
 */
export function mailFrom(now: Date, notifiedAt: Date | null): Date {
  // a report in the future was made while the clock was ahead
  const last = notifiedAt && notifiedAt <= now ? notifiedAt.getTime() : 0;
  return new Date(Math.max(now.getTime() + MAIL_DELAY_MS, last + SAME_THING_MS));
}

/**
 * Nothing waits for longer: until the digest of the week, the midnight after it, and then until the
 * quiet hours of that day end.
 */
export const LONGEST_WAIT_MS = 10 * DAY;

function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
