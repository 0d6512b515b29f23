import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workingDayAfter } from './working-day.ts';

const none = new Set<string>();

test('CONST-09: fourteen working days are two weeks and four days of weekends', () => {
  // a Friday
  expect(workingDayAfter('2026-11-20', 14, none)).toBe('2026-12-10');
  expect(workingDayAfter('2026-11-21', 1, none)).toBe('2026-11-23');
});

test('ACT-08: holidays of the region do not count, those of every year as well', () => {
  const holidays = new Set(['12-05', '12-10', '2026-12-07']);
  // the 5th is a Saturday anyway
  expect(workingDayAfter('2026-11-20', 14, holidays)).toBe('2026-12-14');
});

test('ACT-08: every day between is free or counted, and the last one is a working day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 40 }),
      fc.array(fc.integer({ min: 0, max: 80 }), { maxLength: 10 }),
      (from, count, offsets) => {
        const day = from.toISOString().slice(0, 10);
        const start = Date.parse(`${day}T00:00:00Z`);
        const holidays = new Set(
          offsets.map((at) => new Date(start + at * 86_400_000).toISOString().slice(0, 10)),
        );
        const end = Date.parse(`${workingDayAfter(day, count, holidays)}T00:00:00Z`);
        let counted = 0;
        for (let at = start + 86_400_000; at <= end; at += 86_400_000) {
          const weekday = new Date(at).getUTCDay();
          const isFree = weekday === 0 || weekday === 6;
          if (!isFree && !holidays.has(new Date(at).toISOString().slice(0, 10))) counted += 1;
        }
        expect(counted).toBe(count);
      },
    ),
  );
});
