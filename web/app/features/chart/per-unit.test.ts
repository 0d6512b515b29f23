import { expect, test } from 'vitest';
import type { PriceStatistics } from '#contract/price/history.ts';
import { perUnit } from './per-unit.ts';

const stat: PriceStatistics = {
  currencyCode: 'THB',
  offerId: null,
  points: [
    { time: '2026-11-01T00:00:00.000Z', price: 15_900, state: 'seen' },
    { time: '2026-11-03T00:00:00.000Z', price: null, state: 'gap' },
    { time: '2026-11-04T00:00:00.000Z', price: 15_000, state: 'seen' },
  ],
  min: { amount: 15_000, time: '2026-11-04T00:00:00.000Z' },
  max: { amount: 15_900, time: '2026-11-01T00:00:00.000Z' },
  avg: 15_300,
  median: 15_000,
  typical: 15_000,
  current: { amount: 15_000, time: '2026-11-07T00:00:00.000Z' },
  lows: [{ amount: 15_000, time: '2026-11-04T00:00:00.000Z' }],
  raised: [
    { startTime: '2026-11-01T00:00:00.000Z', endTime: '2026-11-02T00:00:00.000Z', amount: 15_900 },
  ],
  sightings: [],
  sales: [],
  excluded: [{ time: '2026-11-05T00:00:00.000Z', price: 159, reason: 'LOW' }],
  startTime: '2026-11-01T00:00:00.000Z',
  endTime: '2026-11-11T00:00:00.000Z',
  days: 10,
  observedDays: 9,
  totalDays: 10,
  enough: true,
  minDays: 7,
};
const unit = { unit: 'g' as const, size: 500, per: 100, amount: 3000 };

test('BEY-20: a history by the unit divides every price by the pack', () => {
  expect(perUnit(stat, unit, null)).toMatchObject({
    points: [{ price: 3180 }, { price: null, state: 'gap' }, { price: 3000 }],
    min: { amount: 3000 },
    max: { amount: 3180 },
    avg: 3060,
    median: 3000,
    typical: 3000,
    current: { amount: 3000 },
    lows: [{ amount: 3000 }],
    raised: [{ amount: 3180 }],
    excluded: [{ price: 32 }],
  });
});

test('BEY-20: where the pack shrank at the same price, the line by the unit steps up', () => {
  const shown = perUnit(
    stat,
    { ...unit, size: 400, amount: 3750 },
    { size: 500, until: '2026-11-08T00:00:00.000Z' },
  );
  expect(shown.points.map(({ time, price }) => [time.slice(8, 10), price])).toEqual([
    ['01', 3180],
    ['03', null],
    ['04', 3000],
    ['08', 3750],
  ]);
  expect(shown.min).toEqual({ amount: 3000, time: '2026-11-04T00:00:00.000Z' });
  expect(shown.max).toEqual({ amount: 3750, time: '2026-11-08T00:00:00.000Z' });
  // two days at 3180, four at 3000, three at 3750
  expect(shown.median).toBe(3180);
  expect(shown.avg).toBe(Math.round((2 * 3180 + 4 * 3000 + 3 * 3750) / 9));
  expect(shown.current?.amount).toBe(3750);
});

test('BEY-20: a pack that changed before the range leaves the range alone', () => {
  const before = { size: 500, until: '2026-10-08T00:00:00.000Z' };
  expect(perUnit(stat, unit, before)).toEqual(perUnit(stat, unit, null));
});
