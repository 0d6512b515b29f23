import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECORD } from '#contract/price/record.ts';
import { gotBetter, HORIZONS, outlookOf, outlooksOver } from './outlook.ts';
import type { SaleAhead } from './outlook.ts';
import { addPast, emptyTally, horizonOf } from './tally.ts';

/** Prices that move like prices: long levels, short sales, some noise. */
const pasts = fc
  .array(
    fc.record({
      level: fc.integer({ min: 600, max: 1400 }),
      days: fc.integer({ min: 1, max: 25 }),
    }),
    { minLength: 12, maxLength: 24 },
  )
  .map((spells) => spells.flatMap(({ level, days }) => Array.from({ length: days }, () => level)))
  .filter((prices) => prices.length > 130);
const everyMonth: SaleAhead = (at, days) =>
  Array.from({ length: days }, (_, ahead) => at + ahead + 1).some((day) => day % 30 === 11);

test('BEY-22: what the back-test counts is what a shopper would have been advised on each day, and what came', () => {
  fc.assert(
    fc.property(pasts, (prices) => {
      for (const days of HORIZONS) {
        const tally = emptyTally(days);
        addPast(tally, prices, everyMonth);
        const told = prices.flatMap((_, at) => {
          // by the code that answers today, on the past as it was that day
          const said =
            at + days < prices.length ? outlookOf(prices.slice(0, at + 1), days, everyMonth) : null;
          return said ? [{ said, came: gotBetter(prices, at, days) }] : [];
        });
        expect(tally).toMatchObject({
          goods: Number(told.length > 0),
          forecasts: told.length,
          right: told.filter(({ said, came }) => (said.advice === 'WAIT') === came).length,
          waits: told.filter(({ said }) => said.advice === 'WAIT').length,
          came: told.filter(({ came }) => came).length,
        });
        expect(tally.steps.reduce((sum, step) => sum + step.forecasts, 0)).toBe(told.length);
      }
    }),
    { numRuns: 12 },
  );
});

test('BEY-22: whoever always says the same is right on the other days; a rule that is no better says so', () => {
  // it never gets cheaper: to say buy is always right, and no feat
  const flat = emptyTally(7);
  addPast(
    flat,
    Array.from({ length: 300 }, () => 1000),
    () => false,
  );
  expect(horizonOf(flat)).toMatchObject({
    alwaysWait: 0,
    alwaysBuy: flat.forecasts,
    right: flat.forecasts,
    standing: 'NO_BETTER',
    enough: false,
  });
  const tally = emptyTally(7);
  // sales of two days every 40: long before them buy is right, right before them wait
  const prices = Array.from({ length: 500 }, (_, at) => (at % 40 < 2 ? 800 : 1000));
  const before: SaleAhead = (at, days) =>
    Array.from({ length: days }, (_, ahead) => at + ahead + 1).some((day) => day % 40 === 0);
  for (let goods = 0; goods < RECORD.goods; goods += 1) addPast(tally, prices, before);
  const horizon = horizonOf(tally);
  expect(horizon).toMatchObject({ enough: true, goods: RECORD.goods, standing: 'BETTER' });
  expect(horizon.alwaysWait + horizon.alwaysBuy).toBe(horizon.forecasts);
  expect(horizon.waits.forecasts + horizon.buys.forecasts).toBe(horizon.forecasts);
  for (const step of horizon.steps)
    expect(step.expected >= step.from && step.expected <= step.to).toBe(true);
});

test('BEY-22: a walk through the past sees no day that was to come', () => {
  fc.assert(
    fc.property(pasts, fc.integer({ min: 120, max: 130 }), (prices, until) => {
      const changed = [...prices.slice(0, until), ...prices.slice(until).map(() => 10)];
      expect(outlooksOver(changed, 7, everyMonth).slice(0, until)).toEqual(
        outlooksOver(prices, 7, everyMonth).slice(0, until),
      );
    }),
    { numRuns: 30 },
  );
});
