/**
 * OPS-24: dates with the month in words, in the languages of the feeds; what is not surely one day
 * is none.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDay } from '#contract/time.ts';
import { parseEnd, parseInstant, parseMoment } from './instant.ts';
import { vouchersOf } from './voucher.ts';

const ZONE = 'Asia/Bangkok';
const dayOf = (text: string) => {
  const at = parseInstant(text, ZONE);
  return at && localDay(at, ZONE);
};
const LOCALES = [
  'th',
  'th-u-nu-thai',
  'th-u-ca-gregory',
  'id',
  'ms',
  'fil',
  'vi',
  'en-GB',
  'en-US',
  'en-SG',
];
const anyDay = fc.date({
  min: new Date('2000-01-02T00:00:00Z'),
  max: new Date('2056-12-30T00:00:00Z'),
  noInvalidDate: true,
});

test('12.dates, OPS-24: a date that any of the six languages writes is read as that day, in its long, medium and full form', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.constantFrom(...LOCALES),
      fc.constantFrom('full', 'long', 'medium'),
      (day, locale, dateStyle) => {
        const text = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: ZONE }).format(day);
        expect([text, parseMoment(text, ZONE)?.isDay, dayOf(text)]).toEqual([
          text,
          true,
          localDay(day, ZONE),
        ]);
      },
    ),
    { numRuns: 400 },
  );
});

test('12.dates, OPS-24: with a time it is that minute', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.constantFrom(...LOCALES.filter((one) => one !== 'ms')),
      fc.constantFrom('full', 'long', 'medium'),
      (day, locale, dateStyle) => {
        const text = new Intl.DateTimeFormat(locale, {
          dateStyle,
          timeStyle: 'short',
          timeZone: ZONE,
        }).format(day);
        expect([text, parseMoment(text, ZONE)]).toEqual([
          text,
          { at: new Date(Math.floor(day.getTime() / 60_000) * 60_000), isDay: false },
        ]);
      },
    ),
    { numRuns: 400 },
  );
});

test('12.dates, OPS-24: what JavaScript writes of a date is that second, whatever zone the server is in', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const second = Math.floor(day.getTime() / 1000) * 1000;
      for (const text of [
        day.toString(),
        day.toUTCString(),
        day.toISOString().replace(/\.\d+/, ''),
      ])
        expect(parseInstant(text, ZONE)?.getTime()).toBe(second);
    }),
  );
});

test('12.dates, OPS-24: whatever surrounds a date, or is missing of it, makes it none; it is never another day', () => {
  const junk = fc.oneof(
    fc.constantFrom('before ', 'sebelum ', 'ก่อน ', 'trước ', '31 ', '1-', 'x', '99', '١'),
    fc.string({ minLength: 1, maxLength: 4 }),
  );
  fc.assert(
    fc.property(
      anyDay,
      fc.constantFrom(...LOCALES),
      fc.constantFrom('full', 'long', 'medium'),
      junk,
      fc.nat(),
      (day, locale, dateStyle, odd, at) => {
        const text = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: ZONE }).format(day);
        const right = localDay(day, ZONE);
        for (const changed of [odd + text, text + odd]) {
          const found = dayOf(changed);
          // digits that lengthen a number, and letters that complete a word, make another date of
          // it
          if (!/^\d|\d$/.test(odd.trim()))
            expect([changed, [right, null].includes(found)]).toEqual([changed, true]);
        }
        // of what is cut off anywhere, what is left may be a shorter date or none, but its year and
        // month are never made up
        const cut = dayOf(text.slice(0, at % text.length));
        if (cut !== null) expect([text, cut.slice(0, 7)]).toEqual([text, right.slice(0, 7)]);
      },
    ),
    { numRuns: 400 },
  );
});

test.each([
  ['1 พ.ย. 2569', '2026-11-01'],
  ['1 พ.ย. 69', '2026-11-01'],
  ['๑ พฤศจิกายน พ.ศ. ๒๕๖๙', '2026-11-01'],
  ['1 พย 2569', '2026-11-01'],
  ['วันที่ 5 มี.ค. 2026', '2026-03-05'],
  ['5 มกราคม ค.ศ. 2026', '2026-01-05'],
  ['1 Agustus 2026', '2026-08-01'],
  ['01-Agt-2026', '2026-08-01'],
  ['Minggu, 1 Nopember 2026', '2026-11-01'],
  ['Senin, 2 November 2026', '2026-11-02'],
  ['1 Ogos 2026', '2026-08-01'],
  ['Ahad, 1 Mac 2026', '2026-03-01'],
  ['ika-1 Agosto 2026', '2026-08-01'],
  ['Agosto 1, 2026', '2026-08-01'],
  ['ngày 1 tháng 8 năm 2026', '2026-08-01'],
  ['1 tháng tám, 2026', '2026-08-01'],
  ['1 tháng mười hai 2026', '2026-12-01'],
  ['1st of November 2026', '2026-11-01'],
  ['NOV 1 2026', '2026-11-01'],
  ['01/Nov/2026', '2026-11-01'],
])('12.dates, OPS-24: %s is %s', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test('12.dates, OPS-24: times as they are written beside dates', () => {
  const at = (text: string) => parseInstant(text, ZONE)?.toISOString() ?? null;
  expect(at('1 Agustus 2026 10.30 WIB')).toBe('2026-08-01T03:30:00.000Z');
  expect(at('1 Agustus 2026 pukul 10.30 WITA')).toBe('2026-08-01T02:30:00.000Z');
  expect(at('1 ส.ค. 2569 เวลา 10:30 น.')).toBe('2026-08-01T03:30:00.000Z');
  expect(at('1 Ogos 2026 pada 12:00 PTG')).toBe('2026-08-01T05:00:00.000Z');
  expect(at('Aug 1, 2026 12:05 am')).toBe('2026-07-31T17:05:00.000Z');
  expect(at('Wed, 04 Sep 2024 01:59:59 GMT')).toBe('2024-09-04T01:59:59.000Z');
});

test.each([
  ['no year', '1 tháng 8'],
  ['no day', 'พฤศจิกายน 2569'],
  ['no such day', '31 ก.พ. 2569'],
  ['no such day, with a zone', 'Feb 31 2026 10:00 GMT'],
  ['no such month', '1 tháng 13 2026'],
  ['a lunar month', '1 tháng Giêng 2026'],
  ['another weekday than that of the day', 'Senin, 1 November 2026'],
  ['a year that may be of either era', '1 พ.ย. 26'],
  ['two digits beside a month that has no era', '1 Aug 69'],
  ['a Thai year said to be of the common era', '1 พ.ย. ค.ศ. 2569'],
  ['a common year said to be Buddhist', '1 พ.ย. พ.ศ. 2026'],
  ['more than a date', 'berakhir 1 Agustus 2026'],
  ['two dates', '1 Agustus 2026 2 Agustus 2026'],
  ['a range', '1-3 Agustus 2026'],
  ['no such hour', '1 Agustus 2026 25:00'],
  ['no such half of the day', '1 Aug 2026 13:00 pm'],
  ['a name of something', 'iPhone 12 2026 GMT'],
  ['a year out of all proportion', '1 Aug 1026'],
  ['half a name', '1 Agu stus 2026'],
])('12.dates, OPS-24: %s is refused (%s)', (_, text) => {
  expect(dayOf(text)).toBeNull();
});

test('12.dates, OPS-24: what ends on a day ends with it, what ends at a time ends then', () => {
  const end = (text: string) => parseEnd(text, ZONE)?.toISOString() ?? null;
  expect([end('31 ส.ค. 2569'), end('2026-08-31'), end('31/08/2026'), end('20260831')]).toEqual(
    Array(4).fill('2026-08-31T17:00:00.000Z'),
  );
  expect([end('31 Agustus 2026 00.00'), end('2026-08-31T00:00'), end('1788109200')]).toEqual(
    Array(3).fill('2026-08-30T17:00:00.000Z'),
  );
});

test('12.dates: a voucher whose times cannot be read is left out, not valid for ever', () => {
  const times = (start: unknown, end: unknown) =>
    vouchersOf(
      JSON.stringify([{ code: 'A', discount: 10, start_time: start, end_time: end }]),
      'THB',
      ZONE,
    ).map(({ starts, ends }) => [starts, ends]);
  expect(times('1 ส.ค. 2569', '31 ส.ค. 2569')).toEqual([
    ['2026-07-31T17:00:00.000Z', '2026-08-31T17:00:00.000Z'],
  ]);
  expect([times(null, null), times('', 0)]).toEqual([[[null, null]], [[null, null]]]);
  expect([times('soon', null), times(null, '31 ก.พ. 2569'), times(null, 'สิ้นเดือน')]).toEqual([
    [],
    [],
    [],
  ]);
});
