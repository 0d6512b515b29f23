import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Exhibit } from '#contract/price/exhibit.ts';
import { asItWas, CASES, judgedIn } from './lab-story.ts';

const TODAY = 20_000;
/** 150 days at 100.00, then three at 70.00 beside a struck 100.00. */
const exhibit: Exhibit = {
  goodsCode: 'x',
  name: 'x',
  cover: '',
  currencyCode: 'THB',
  today: TODAY,
  price: 7_000,
  was: 10_000,
  days: Array.from({ length: 153 }, (_, at) => {
    const amount = at < 150 ? 10_000 : 7_000;
    return [TODAY - 152 + at, amount, amount, amount, amount, at < 150 ? null : 10_000, 1];
  }),
};
const kindOf = (change: Partial<ReturnType<typeof asItWas>>) =>
  judgedIn(exhibit, { ...asItWas(exhibit), ...change }).verdict.kind;

test('BEY-01: what readers change has the verdict that the judge gives it', () => {
  expect(kindOf({})).toBe('VERIFIED');
  expect(kindOf({ was: 20_000 }), 'a struck price that never was').toBe('OVERSTATED');
  expect(kindOf({ was: 7_000 }), 'nothing struck').toBe('NO_CLAIM');
  expect(kindOf({ price: 10_000, was: 15_000 }), 'the usual price').toBe('FAKE');
  expect(kindOf({ price: 10_000, was: 15_000, history: 'raised' })).toBe('RAISED_FIRST');
  expect(kindOf({ history: 'constant' })).toBe('FAKE');
  expect(kindOf({ history: 'struck' })).toBe('ALWAYS_ON_SALE');
  expect(kindOf({ history: 'thin' })).toBe('UNVERIFIED');
});

test('BEY-01: whatever is set, there is a verdict, and going back shows the real one', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(...CASES), (price, was, history) => {
      const { verdict, spark, originAmount } = judgedIn(exhibit, { price, was, history });
      expect(verdict.kind === 'NO_CLAIM' || originAmount !== null).toBe(true);
      expect(spark.steps.length).toBeGreaterThan(0);
    }),
  );
  expect(judgedIn(exhibit, asItWas(exhibit)).verdict).toMatchObject({
    kind: 'VERIFIED',
    real: 0.3,
  });
});
