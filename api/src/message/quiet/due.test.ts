/**
 * Quiet hours and digests on the clocks of readers, against a model that walks minute by minute: also
 * on the days on which a clock is put forward or back (BEY-05, P-29).
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTime } from '#contract/time.ts';
import { nextAt, nextDigest, quietEnd, ringAt, standardQuiet } from './due.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Zones and instants near which their clock changes: by an hour, by half an hour, by a whole day. */
const CHANGES = [
  ['America/New_York', '2026-03-08T07:00:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  ['Europe/Berlin', '2027-03-28T01:00:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
  ['Australia/Lord_Howe', '2027-04-03T15:00:00Z'],
  ['Africa/Casablanca', '2027-02-07T02:00:00Z'],
  ['Africa/Casablanca', '2027-03-14T02:00:00Z'],
  ['America/Havana', '2027-03-14T05:00:00Z'],
  ['America/Santiago', '2026-09-06T04:00:00Z'],
  ['Africa/Cairo', '2027-04-29T22:00:00Z'],
  ['Asia/Beirut', '2026-10-24T21:00:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
  ['Asia/Bangkok', '2026-11-21T00:00:00Z'],
] as const;
const moment = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -40 * 60, max: 20 * 60 }), fc.nat(59_999))
  .map(([[timezone, change], minutes, ms]) => ({
    timezone,
    at: new Date(Date.parse(change) + minutes * MINUTE + ms),
  }));
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const timeOfDay = fc.oneof(
  fc.integer({ min: 0, max: 1439 }),
  fc.integer({ min: 0, max: 239 }),
  fc.constantFrom(0, 60, 90, 119, 120, 150, 179, 180, 1320, 1380, 1439),
);
const minuteAt = (at: number, timezone: string): number => {
  const { hour, minute } = localTime(at, timezone);
  return hour * 60 + minute;
};
const startOfMinute = (at: number) => Math.floor(at / MINUTE) * MINUTE;

test('BEY-05, P-29: quiet hours end in the first minute whose wall clock is not quiet, whatever the clock does meanwhile', () => {
  fc.assert(
    fc.property(moment, timeOfDay, timeOfDay, ({ timezone, at }, from, to) => {
      const isQuiet = (instant: number) => {
        const now = minuteAt(instant, timezone);
        if (from === to) return false;
        return from < to ? now >= from && now < to : now >= from || now < to;
      };
      let walked = at.getTime();
      while (isQuiet(walked)) walked = startOfMinute(walked) + MINUTE;
      const quiet = { ...standardQuiet(timezone), enabled: true };
      const end = quietEnd(at, { ...quiet, fromTime: clock(from), toTime: clock(to) });
      expect(end?.toISOString() ?? null).toBe(
        walked === at.getTime() ? null : new Date(walked).toISOString(),
      );
    }),
    { numRuns: Number(process.env.KHUM_QUIET_RUNS ?? 300) },
  );
});

/** The first minute of each local day at which the clock has reached a time, from `from` on. */
function walkedAt(from: Date, minute: number, weekday: number | null, timezone: string): Date {
  const past = new Set<string>();
  const dayOf = (at: number) => {
    const { year, month, day } = localTime(at, timezone);
    return `${year}-${month}-${day}`;
  };
  let at = startOfMinute(from.getTime() - 2 * DAY);
  for (; ; at += MINUTE) {
    const local = localTime(at, timezone);
    if (local.hour * 60 + local.minute < minute || past.has(dayOf(at))) continue;
    past.add(dayOf(at));
    const day = new Date(Date.UTC(local.year, local.month - 1, local.day)).getUTCDay();
    if (at > from.getTime() && past.size > 1 && (weekday ?? day) === day) return new Date(at);
  }
}

test('BEY-05: a digest leaves once a day at its hour: the first of two, and where there is none, as soon as the clock is past it', () => {
  fc.assert(
    fc.property(moment, timeOfDay, ({ timezone, at }, minute) => {
      const next = nextAt(at, { time: clock(minute) }, timezone);
      expect(next.toISOString()).toBe(walkedAt(at, minute, null, timezone).toISOString());
    }),
    { numRuns: Number(process.env.KHUM_QUIET_RUNS ?? 60) },
  );
});

test('BEY-05: a digest of the week leaves on its next day, also from the evening before a day of 23 hours', () => {
  expect(
    nextDigest(new Date('2026-03-08T04:30:00Z'), 'WEEKLY', 'America/New_York').toISOString(),
  ).toBe('2026-03-08T13:00:00.000Z');
  fc.assert(
    fc.property(moment, ({ timezone, at }) => {
      const next = nextDigest(at, 'WEEKLY', timezone);
      expect(next.toISOString()).toBe(walkedAt(at, 9 * 60, 0, timezone).toISOString());
    }),
    { numRuns: Number(process.env.KHUM_QUIET_RUNS ?? 25) },
  );
});

test('BEY-05, P-29: over the limit of the day it leaves on the next day, also where that has no midnight', () => {
  fc.assert(
    fc.property(moment, ({ timezone, at }) => {
      const quiet = { ...standardQuiet(timezone), maxPerDay: 1 };
      const next = ringAt({ from: at, quiet, rings: 1 }).getTime();
      const dayOf = (instant: number) => localTime(instant, timezone).day;
      expect(dayOf(next)).not.toBe(dayOf(at.getTime()));
      expect(dayOf(next - 1)).toBe(dayOf(at.getTime()));
    }),
    { numRuns: Number(process.env.KHUM_QUIET_RUNS ?? 300) },
  );
});
