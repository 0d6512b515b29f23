import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RECORD } from '#contract/price/record.ts';
import { gotBetter, HORIZON } from './chance.ts';
import type { Sale } from './chance.ts';
import { OUTLOOK, outlookOf } from './outlook.ts';
import { addPast, countedIn, emptyTally } from './tally.ts';

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
const everyMonth: Sale[] = Array.from({ length: 25 }, (_, month) => {
  const day = 11 + month * 30;
  return { kind: 'PAYDAY', from: day, until: day, announced: -Infinity };
});

test('BEY-22: what the back-test counts is what a shopper would have been advised on each day, and what came', () => {
  fc.assert(
    fc.property(pasts, (prices) => {
      const tally = emptyTally();
      addPast(tally, prices, everyMonth);
      const days = prices.flatMap((_, at) => {
        // by the code that answers today, on the past as it was that day
        const known = at + 1 >= OUTLOOK.historyDays && at + HORIZON < prices.length;
        const said = known ? outlookOf(prices.slice(0, at + 1), everyMonth) : null;
        return said ? [{ ...said, came: gotBetter(prices, at) }] : [];
      });
      const told = days.filter(({ state }) => state !== 'TOSS_UP');
      const found = countedIn(tally);
      expect(found).toMatchObject({
        looked: 1,
        goods: Number(told.length > 0),
        forecasts: told.length,
        tossUps: days.length - told.length,
        right: told.filter(({ state, came }) => (state === 'WAIT') === came).length,
        alwaysWait: told.filter(({ came }) => came).length,
      });
      for (const [state, { forecasts }] of [
        ['WAIT', found.waits],
        ['BUY', found.buys],
        ['NO_GAIN', found.noGains],
      ] as const)
        expect(forecasts).toBe(told.filter((one) => one.state === state).length);
      const error = days.reduce(
        (sum, { probability, came }) => sum + (probability - Number(came)) ** 2,
        0,
      );
      expect(found.error).toBeCloseTo(days.length === 0 ? 0 : error / days.length, 3);
      expect(found.steps.reduce((sum, step) => sum + step.forecasts, 0)).toBe(days.length);
    }),
    { numRuns: 12 },
  );
});

test('BEY-22: whoever always says the same is right on the other days; a rule that is no better says so', () => {
  // it never gets cheaper: to say so is always right, and no feat
  const flat = emptyTally();
  addPast(
    flat,
    Array.from({ length: 300 }, () => 1000),
    [],
  );
  addPast(flat, [1000], []);
  const found = countedIn(flat);
  expect(found).toMatchObject({
    looked: 1,
    today: { wait: 0, buy: 0, noGain: 1, tossUp: 0, young: 1 },
    alwaysWait: 0,
    alwaysBuy: found.forecasts,
    right: found.forecasts,
    standing: 'NO_BETTER',
    enough: false,
  });
  const tally = emptyTally();
  // sales of two days every 40: right before them wait is right, long before and in them buy
  const prices = Array.from({ length: 500 }, (_, at) => (at % 40 < 2 ? 800 : 1000));
  for (let goods = 0; goods < RECORD.goods; goods += 1) addPast(tally, prices, []);
  const counted = countedIn(tally);
  expect(counted).toMatchObject({
    enough: true,
    goods: RECORD.goods,
    standing: 'BETTER',
    today: { wait: RECORD.goods },
  });
  expect(counted.alwaysWait + counted.alwaysBuy).toBe(counted.forecasts);
  expect(counted.error).toBeLessThan(counted.usualError / 2);
  for (const step of counted.steps)
    expect(step.expected >= step.from && step.expected <= step.to).toBe(true);
});
