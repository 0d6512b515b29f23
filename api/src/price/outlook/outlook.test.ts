import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saleDaysOf } from '#contract/price/sale-day.ts';
import { BUILT_IN } from '../../tenant/built-in.ts';
import { saleName, saleOn, salesOfRegion } from './calendar.ts';
import { OUTLOOK, outlookOf } from './outlook.ts';

const never = () => false;
const region = (id: string) => ({
  saleDays: (BUILT_IN.find((one) => one.id === id)?.saleDays ?? []).flatMap(
    (word) => saleDaysOf(word) ?? [],
  ),
});
/** A price that falls by a tenth for two days in every `cycle`. */
const cyclic = (length: number, cycle: number) =>
  Array.from({ length }, (_, at) => (at % cycle < 2 ? 900 : 1000));

test('BEY-22: a product that falls every week says wait, with a hit rate from its own past', () => {
  const found = outlookOf(cyclic(200, 7).concat(1000), 7, never);
  expect(found).toMatchObject({ days: 7, advice: 'WAIT' });
  expect(found?.probability).toBeGreaterThan(0.9);
  expect((found?.right ?? 0) / (found?.said ?? 1)).toBeGreaterThan(0.95);
});

test('BEY-22: one whose price never moves says buy; one with too little history says nothing', () => {
  expect(
    outlookOf(
      Array.from({ length: 200 }, () => 1000),
      30,
      never,
    ),
  ).toMatchObject({ advice: 'BUY' });
  expect(outlookOf(cyclic(OUTLOOK.historyDays - 1, 7), 7, never)).toBeNull();
});

test('BEY-22: the days before a sale are judged by the days before earlier sales', () => {
  // it falls on sale days alone, every 30 days, and on no other
  const isSale = (at: number) => at % 30 === 0;
  const saleAhead = (at: number, days: number) =>
    Array.from({ length: days }, (_, ahead) => at + ahead + 1).some(isSale);
  const prices = Array.from({ length: 360 }, (_, at) => (isSale(at) ? 800 : 1000));
  expect(outlookOf(prices.slice(0, 358), 7, saleAhead)?.advice).toBe('WAIT');
  expect(outlookOf(prices.slice(0, 335), 7, saleAhead)?.advice).toBe('BUY');
});

test('BEY-22: chance alone is not sold as knowledge: over random walks it is silent, or as right as it says', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 150, maxLength: 250 }),
      (steps) => {
        let price = 1000;
        const prices = steps.map((step) => (price = Math.max(100, price + step)));
        for (const days of [7, 30] as const) {
          const found = outlookOf(prices, days, never);
          if (!found) continue;
          expect(found.said).toBeGreaterThanOrEqual(OUTLOOK.saidAtLeast);
          expect(found.right / found.said).toBeGreaterThanOrEqual(OUTLOOK.rightAtLeast);
          expect(found.probability > 0 && found.probability < 1).toBe(true);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test('BEY-22: what comes after a day never changes what was said on it', () => {
  const prices = cyclic(260, 9);
  const then = outlookOf(prices.slice(0, 200), 7, never);
  const changed = [...prices.slice(0, 200), ...prices.slice(200).map(() => 10)];
  expect(outlookOf(changed.slice(0, 200), 7, never)).toEqual(then);
});

test('BEY-22: the calendar knows double days and paydays of each region, by their names in three languages', () => {
  const called = (tenant: string, day: string) => {
    const sale = saleOn(region(tenant), day);
    return sale && (['th', 'en', 'id'] as const).map((lang) => saleName(sale, lang));
  };
  expect(called('TH', '2026-11-11')).toEqual(['11.11', '11.11', '11.11']);
  expect(called('TH', '2026-11-15')).toEqual([
    'โปรกลางเดือน',
    'Mid-month sale',
    'Promo tengah bulan',
  ]);
  expect(called('ID', '2026-12-12')?.[0]).toBe('Harbolnas 12.12');
  expect(called('ID', '2026-12-25')).toEqual(['วันเงินเดือนออก', 'Payday', 'Promo gajian']);
  expect(called('PH', '2026-12-30')?.[1]).toBe('Payday');
  expect(called('TH', '2026-11-12')).toBeUndefined();
});

test('BEY-22: a sale lies ahead until its last day, and that of a brand from when it was announced', () => {
  const sale = {
    names: { en: 'Brand week' },
    from: '2026-07-05',
    until: '2026-07-06',
    announced: '2026-07-01',
  };
  const thai = salesOfRegion(region('TH'), '2026-06-28', '2026-08-30');
  const plain = thai([], '2026-06-28');
  // 7.7 is nine days after 28 June
  expect([plain(1, 7), plain(2, 7), plain(8, 7), plain(9, 7)]).toEqual([false, true, true, false]);
  const brand = thai([sale], '2026-06-28');
  expect([brand(0, 7), brand(2, 7), brand(3, 4), brand(3, 3), brand(7, 1), brand(8, 1)]).toEqual([
    false,
    true,
    true,
    false,
    true,
    true,
  ]);
  expect(thai([sale], '2026-07-01')(0, 4), 'the same day by another first one').toBe(true);
});
