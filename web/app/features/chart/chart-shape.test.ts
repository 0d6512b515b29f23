import { expect, test } from 'vitest';
import type { PriceStatistics } from '#contract/price/history.ts';
import { chartShape, scaleOf } from './chart-shape.ts';
import { hasWideAxis, saleOf } from './chart-words.ts';

const stat = (
  points: PriceStatistics['points'],
  more: Partial<PriceStatistics> = {},
): PriceStatistics => ({
  currencyCode: 'THB',
  offerId: null,
  points,
  min: { amount: 79_000, time: '2026-11-05T00:00:00Z' },
  max: { amount: 100_000, time: '2026-11-01T00:00:00Z' },
  avg: 95_000,
  median: 100_000,
  typical: 100_000,
  current: { amount: 79_000, time: '2026-11-11T00:00:00Z' },
  lows: [],
  raised: [],
  excluded: [],
  sightings: [],
  sales: [],
  startTime: '2026-11-01T00:00:00Z',
  endTime: '2026-11-11T00:00:00Z',
  days: 10,
  observedDays: 10,
  totalDays: 10,
  enough: true,
  minDays: 7,
  ...more,
});

test('PRC-05: a price holds until it changes, and a gap is left open, never joined', () => {
  const { path, gaps } = chartShape(
    stat([
      { time: '2026-11-01T00:00:00Z', price: 100_000, state: 'seen' },
      { time: '2026-11-04T00:00:00Z', price: null, state: 'gap' },
      { time: '2026-11-06T00:00:00Z', price: 100_000, state: 'seen' },
      { time: '2026-11-09T00:00:00Z', price: 79_000, state: 'seen' },
    ]),
  );
  expect(path).toMatch(/^M0 [\d.]+H300M500 [\d.]+H800V[\d.]+H1000$/);
  expect(gaps).toEqual([{ x: 300, width: 200, outOfStock: false }]);
});

test('PRC-06: every day has a readout of the price at its end', () => {
  const { days } = chartShape(
    stat([
      { time: '2026-11-01T00:00:00Z', price: 100_000, state: 'seen' },
      { time: '2026-11-09T12:00:00Z', price: 79_000, state: 'seen' },
    ]),
  );
  expect(days.map((day) => day.amount)).toEqual([
    ...Array.from({ length: 8 }, () => 100_000),
    79_000,
    79_000,
  ]);
});

test('the scale has round steps that cover the range with air', () => {
  expect(scaleOf(99_000, 149_000).ticks).toEqual([80_000, 100_000, 120_000, 140_000, 160_000]);
  expect(scaleOf(500, 500).ticks.length).toBeGreaterThan(1);
  expect(Math.min(...scaleOf(0, 10).ticks)).toBe(0);
});

test('a low that is hardly below typical gets no mark of its own', () => {
  const lows = [
    { amount: 79_000, time: '2026-11-05T00:00:00Z' },
    { amount: 99_900, time: '2026-11-02T00:00:00Z' },
  ];
  expect(
    chartShape(stat([{ time: '2026-11-01T00:00:00Z', price: 100_000, state: 'seen' }], { lows }))
      .lows,
  ).toHaveLength(1);
});

test('BEY-19: what a shopper saw is drawn next to the line, and does not stretch the scale while nobody confirms it', () => {
  const points = [{ time: '2026-11-01T00:00:00Z', price: 100_000, state: 'seen' as const }];
  const seen = (price: number, confirmed = false) => ({
    time: '2026-11-06T00:00:00Z',
    price,
    inStock: true,
    source: 'COMMUNITY' as const,
    confirmed,
  });
  const plain = chartShape(stat(points));
  const wild = chartShape(
    stat(points, {
      sightings: [
        seen(90_000),
        seen(36_000),
        seen(290_000, true),
        { ...seen(90_000), inStock: false },
      ],
    }),
  );
  expect(wild.ticks).toEqual(plain.ticks);
  expect(wild.path).toBe(plain.path);
  expect(wild.sightings.map(({ x, y, confirmed }) => [x, y, confirmed])).toEqual([
    [500, plain.y(90_000), false],
    [500, 1000, false],
    [500, 0, true],
  ]);
});

test('PRC-05: the axis has room for the price of now and the usual one, not for its ticks alone', () => {
  const points = [{ time: '2026-11-01T00:00:00Z', price: 14_000, state: 'seen' }] as const;
  const isWide = (current: number, typical: number | null) => {
    const known = stat([...points], {
      currencyCode: 'MYR',
      min: { amount: 8_000, time: '2026-11-05T00:00:00Z' },
      max: { amount: 14_000, time: '2026-11-01T00:00:00Z' },
      typical,
      current: { amount: current, time: '2026-11-11T00:00:00Z' },
    });
    return hasWideAxis(chartShape(known), known, false);
  };
  expect(isWide(14_000, null)).toBe(false);
  expect(isWide(14_280, null), 'RM142.80').toBe(true);
  expect(isWide(14_000, 14_280)).toBe(true);
});

test('BEY-22: flags of sale days stand on their day, the one to come is none of them, and their day names them', () => {
  const shape = chartShape(
    stat([{ time: '2026-11-01T00:00:00Z', price: 100_000, state: 'seen' }], {
      sales: [
        { name: '11.5', time: '2026-11-05T12:00:00Z', inDays: 0 },
        { name: 'Payday', time: '2026-11-25T12:00:00Z', inDays: 14 },
      ],
    }),
  );
  expect(shape.sales.map(({ x, name }) => [x, name])).toEqual([[450, '11.5']]);
  expect(shape.days.map((_, at) => saleOf(shape, at) ?? '')).toEqual(
    shape.days.map((_, at) => (at === 4 ? '11.5' : '')),
  );
});
