import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDate,
  formatTime,
  localDay,
  localTime,
  parseTime,
  STEADY_ZONES,
  startOfDay,
} from './time.ts';

test('TEN-04, VAL-19: a time without a zone is in the tenant, a date alone means 00:00:00 there', () => {
  expect(parseTime('2026-01-05', 'Asia/Bangkok')?.toISOString()).toBe('2026-01-04T17:00:00.000Z');
  expect(parseTime('2026-01-05', 'Asia/Manila')?.toISOString()).toBe('2026-01-04T16:00:00.000Z');
  expect(parseTime('2026-01-05 09:07', 'Asia/Bangkok')?.toISOString()).toBe(
    '2026-01-05T02:07:00.000Z',
  );
  expect(parseTime('2026-01-05T09:07:30Z', 'Asia/Bangkok')?.toISOString()).toBe(
    '2026-01-05T09:07:30.000Z',
  );
  expect(parseTime('2026-01-05T09:07:30+07:00', 'UTC')?.toISOString()).toBe(
    '2026-01-05T02:07:30.000Z',
  );
});

test('VAL-19: what is no real time is null', () => {
  for (const text of [
    '',
    'yesterday',
    '2026-02-30',
    '2026-13-01',
    '2026-01-05 25:00',
    '2026-01-05T10:61',
    '0',
  ])
    expect(parseTime(text, 'Asia/Bangkok'), text).toBeNull();
});

test('TEN-03, UI-09: the default format is YYYY-MM-DD, shown followed by HH:mm', () => {
  expect(formatTime('2026-01-05T02:07:00Z', 'Asia/Bangkok', '')).toBe('2026-01-05 09:07');
  expect(formatTime('2026-01-05T02:07:00Z', 'Asia/Bangkok', 'DD/MM/YYYY')).toBe('05/01/2026 09:07');
  expect(formatDate('2026-01-04T17:00:00Z', 'Asia/Bangkok')).toBe('2026-01-05');
});

test('PRC-08: days are cut at tenant midnight', () => {
  expect(localDay(new Date('2026-01-04T16:30:00Z'), 'Asia/Bangkok')).toBe('2026-01-04');
  expect(localDay(new Date('2026-01-04T17:30:00Z'), 'Asia/Bangkok')).toBe('2026-01-05');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      fc.constantFrom('Asia/Bangkok', 'Asia/Jakarta', 'Asia/Manila', 'Europe/Berlin', 'UTC'),
      (instant, zone) => {
        const begin = startOfDay(localDay(instant, zone), zone).getTime();
        return begin <= instant && instant - begin < 25 * 3_600_000;
      },
    ),
  );
});

test('LAY-12: what is known of the clocks of timezones by heart is what the data of timezones say', () => {
  for (const [zone, minutes] of STEADY_ZONES) {
    const offset = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
    const hours = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    for (let year = 2000; year <= 2050; year++)
      for (let month = 0; month < 12; month++)
        expect(
          offset
            .formatToParts(Date.UTC(year, month, 3))
            .find((part) => part.type === 'timeZoneName')?.value,
          `${zone} ${year}-${month + 1}`,
        ).toBe(`GMT+${hours}`);
  }
});

test('LAY-12: the wall clock of a timezone, by heart or not, is that of Intl at every instant', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -2_000_000_000_000, max: 4_000_000_000_000 }),
      fc.constantFrom(...STEADY_ZONES.keys(), 'Europe/Berlin'),
      (instant, timeZone) => {
        const { year, month, day, hour, minute, second } = localTime(instant, timeZone);
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone,
          dateStyle: 'short',
          timeStyle: 'medium',
        }).format(instant);
        expect([year, month, day, hour, minute, second]).toEqual(shown.split(/[- :]/).map(Number));
      },
    ),
  );
});
