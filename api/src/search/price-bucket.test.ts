import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_BUCKETS, priceBuckets } from './price-bucket.ts';

/** As the database counts them (`price_cell`). */
function cellsOf(amounts: readonly number[]) {
  const cells = Map.groupBy(amounts, (amount) => {
    const width = 10 ** Math.max(0, String(amount).length - 2);
    return amount - (amount % width);
  });
  return [...cells].map(([from, prices]) => ({ from, count: prices.length }));
}
const bucketsOf = (amounts: readonly number[]) => priceBuckets(cellsOf(amounts));
const edges = (amounts: readonly number[]) => bucketsOf(amounts).map(({ from }) => from / 100);

const amount = fc.oneof(
  fc.integer({ min: 0, max: 200 }),
  fc.integer({ min: 1, max: 100_000_000_000 }),
  fc.integer({ min: 900_00, max: 1500_00 }),
  fc.double({ min: 0, max: 26, noNaN: true }).map((power) => Math.floor(Math.E ** power)),
);
const prices = fc.array(amount, { minLength: 1, maxLength: 300 });

test('PROD-12: whatever the prices, buckets are at most twenty, follow each other, and hold every price once', () => {
  fc.assert(
    fc.property(prices, (amounts) => {
      const buckets = bucketsOf(amounts);
      expect(buckets.length).toBeLessThanOrEqual(MOST_BUCKETS);
      for (const [at, { from, to, count }] of buckets.entries()) {
        expect(from).toBeLessThan(to);
        expect(buckets[at + 1]?.from ?? to).toBe(to);
        expect(amounts.filter((one) => one >= from && one < to)).toHaveLength(count);
      }
      expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(amounts.length);
    }),
    { numRuns: 500 },
  );
});

test('PROD-12: every edge has two digits that count at most, in any currency: a thousand times the prices, a thousand times the edges', () => {
  fc.assert(
    fc.property(prices, (amounts) => {
      const buckets = bucketsOf(amounts);
      for (const edge of buckets.flatMap(({ from, to }) => [from, to]))
        expect(String(edge)).toMatch(/^\d{1,2}0*$/);
      if (amounts.every((one) => one >= 10))
        expect(bucketsOf(amounts.map((one) => one * 1000))).toEqual(
          buckets.map(({ from, to, count }) => ({ from: from * 1000, to: to * 1000, count })),
        );
    }),
  );
});

test('PROD-12: one price far from the others leaves them half as many bars as before, or more', () => {
  const others = fc.uniqueArray(fc.integer({ min: 1000, max: 9_000 }), { minLength: 8 });
  fc.assert(
    fc.property(others, fc.integer({ min: 10, max: 100_000 }), (amounts, times) => {
      const far = times * Math.max(...amounts);
      const bars = (of: readonly number[]) =>
        bucketsOf(of).filter(({ from, count }) => count > 0 && from < far / 2).length;
      const alone = bars(amounts);
      expect(bars([...amounts, far])).toBeGreaterThanOrEqual(Math.floor(alone / 2));
    }),
  );
});

test('PROD-12: edges are evenly spaced within two magnitudes, and by magnitudes beyond', () => {
  expect(edges([290_00, 990_00, 1590_00, 2290_00, 4990_00])).toEqual([
    0, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500,
  ]);
  expect(edges([19_00, 59_00, 250_00, 990_00, 2590_00, 15_900_00])).toEqual([
    10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000,
  ]);
  expect(edges([99_00, 250_00, 990_00, 2590_00, 15_900_00])).toEqual([
    70, 100, 150, 200, 300, 500, 700, 1000, 1500, 2000, 3000, 5000, 7000, 10_000, 15_000,
  ]);
});

test('PROD-12: equal prices, one and none', () => {
  expect(bucketsOf([])).toEqual([]);
  expect(bucketsOf([0])).toEqual([{ from: 0, to: 1, count: 1 }]);
  expect(bucketsOf([1290_00, 1290_00, 1290_00])).toEqual([
    { from: 1200_00, to: 1300_00, count: 3 },
  ]);
});
