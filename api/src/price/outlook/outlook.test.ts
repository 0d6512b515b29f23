/** The rule against pasts that it was not made beside (BEY-22). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cliff,
  flat,
  PAST_DAYS,
  randomLows,
  randomWalk,
  regularLows,
  rising,
  sawtooth,
  seasonal,
  weekendLows,
  withGaps,
} from '../../../../test/pasts.ts';
import { gotBetter, HORIZON } from './chance.ts';
import type { Sale } from './chance.ts';
import { OUTLOOK, outlookOf, outlooksOver } from './outlook.ts';
import type { Outlook, State } from './outlook.ts';

/** What was said on each day whose outcome is known, and whether a better price came. */
const toldOf = (prices: readonly number[], sales: readonly Sale[] = []) =>
  outlooksOver(prices, sales)
    .map((said, at) => ({ ...said, at, came: gotBetter(prices, at) }))
    .slice(OUTLOOK.historyDays - 1, PAST_DAYS - HORIZON);
type Told = ReturnType<typeof toldOf>;

const over = (pasts: fc.Arbitrary<number[]>, many = 60) =>
  fc.sample(pasts, { numRuns: many, seed: 22 }).flatMap((prices) => toldOf(prices));
const spoken = (told: Told) => told.filter(({ state }) => state !== 'TOSS_UP');
const rightIn = (told: Told) =>
  told.filter(({ state, came }) => (state === 'WAIT') === came).length / told.length;
const shareOf = (told: Told, ...states: State[]) =>
  told.filter(({ state }) => states.includes(state)).length / told.length;

test('BEY-22: regular lows, also with days that nobody saw: wait in the weeks before one, buy in it, and mostly right', () => {
  for (const pasts of [regularLows, withGaps(regularLows)]) {
    const samples = fc.sample(pasts, { numRuns: 60, seed: 22 });
    const known = samples.flatMap((prices) =>
      toldOf(prices)
        .filter(({ at }) => at >= 240)
        .map((one) => ({ ...one, isLow: (prices[one.at] as number) < 1000 })),
    );
    const before = known.filter(({ isLow, came }) => !isLow && came);
    expect(shareOf(before, 'WAIT')).toBeGreaterThan(0.8);
    const inside = known.filter(({ isLow }) => isLow);
    expect(shareOf(inside, 'BUY')).toBeGreaterThan(0.6);
    expect(shareOf(inside, 'WAIT')).toBeLessThan(0.02);
    expect(rightIn(spoken(known))).toBeGreaterThan(0.95);
  }
});

test('BEY-22: weekends and sawteeth are habits too', () => {
  for (const pasts of [weekendLows, sawtooth]) {
    const told = over(pasts, 20);
    expect(shareOf(told, 'TOSS_UP')).toBeLessThan(0.2);
    expect(rightIn(spoken(told))).toBeGreaterThan(0.9);
  }
});

test('BEY-22: chance alone is mostly a toss-up, and what is said of it all the same comes about as often as stated', () => {
  for (const pasts of [randomWalk, randomLows]) {
    const told = over(pasts, 120);
    expect(shareOf(told, 'TOSS_UP')).toBeGreaterThan(0.7);
    const said = spoken(told);
    const stated = said.reduce((sum, { probability }) => sum + probability, 0) / said.length;
    const came = said.filter((one) => one.came).length / said.length;
    expect(Math.abs(stated - came)).toBeLessThan(0.1);
  }
});

test('BEY-22: a price that hardly moves gains nothing by waiting', () => {
  for (const prices of fc.sample(flat, { numRuns: 30, seed: 22 })) {
    expect(new Set(toldOf(prices).map(({ state }) => state))).toEqual(new Set(['NO_GAIN']));
    expect(outlookOf(prices.slice(0, OUTLOOK.historyDays - 1), [])?.state).toBe('TOSS_UP');
  }
});

test('BEY-22: nobody is told to wait for a price that only rises, that fell once, or that was never seen', () => {
  for (const pasts of [rising, cliff]) expect(shareOf(over(pasts, 30), 'WAIT')).toBe(0);
  const falling = Array.from({ length: PAST_DAYS }, (_, day) => 3000 * Math.exp(-0.003 * day));
  expect(shareOf(toldOf(falling), 'TOSS_UP')).toBe(1);
  const told = over(seasonal, 30);
  expect(rightIn(told.filter(({ state }) => state === 'WAIT'))).toBeGreaterThan(0.8);
  expect(rightIn(spoken(told))).toBeGreaterThan(0.75);
});

const span = (kind: string, from: number, announced = -Infinity): Sale => ({
  kind,
  from,
  until: from + 1,
  announced,
});

test('BEY-22: a price that falls on double days alone is waited for, and bought on one', () => {
  const doubles = Array.from({ length: 14 }, (_, month) => span('DOUBLE', 9 + month * 31));
  const prices = Array.from({ length: PAST_DAYS }, (_, day) =>
    doubles.some(({ from }) => from === day) ? 800 : 1000,
  );
  const told = toldOf(prices, doubles).filter(({ at }) => at > 200);
  const onDays = told.filter(({ at }) => prices[at] === 800);
  expect(onDays.map(({ state }) => state)).toEqual(onDays.map(() => 'BUY'));
  const others = told.filter(({ at }) => prices[at] === 1000);
  expect(shareOf(others, 'WAIT')).toBe(1);
});

test('BEY-22: sales of a brand that come at odd times raise the chance from the day that they are announced', () => {
  const begins = [40, 75, 131, 160, 222, 260, 325, 390];
  const prices = Array.from({ length: 380 }, (_, day) =>
    begins.some((from) => day === from || day === from + 1) ? 800 : 1000,
  );
  const chance = (announced: number) =>
    outlookOf(prices, [
      ...begins.slice(0, -1).map((from) => span('BRAND', from, from - 14)),
      span('BRAND', 390, announced),
    ]) as Outlook;
  expect(chance(379).probability).toBeGreaterThan(chance(380).probability + 0.1);
});

test('BEY-22: what comes after a day changes nothing that was said on it, and the walk says what the answer would have been', () => {
  const past = fc.oneof(regularLows, randomWalk, randomLows, cliff);
  const sales = Array.from({ length: 14 }, (_, month) => span('PAYDAY', 5 + month * 30));
  fc.assert(
    fc.property(past, fc.integer({ min: 1, max: 350 }), (prices, until) => {
      const whole = outlooksOver(prices, sales);
      const changed = [...prices.slice(0, until), ...prices.slice(until).map(() => 10)];
      expect(outlooksOver(changed, sales).slice(0, until)).toEqual(whole.slice(0, until));
      expect(outlookOf(prices.slice(0, until), sales)).toEqual(whole[until - 1]);
    }),
    { numRuns: 30 },
  );
});

test('BEY-22: no chance is ever certain, and nothing is said without its record', () => {
  const past = fc.oneof(regularLows, weekendLows, sawtooth, randomWalk, randomLows, cliff, rising);
  fc.assert(
    fc.property(past, (prices) => {
      for (const [at, { state, probability, tried }] of outlooksOver(prices, []).entries()) {
        expect(probability > 0 && probability < 1).toBe(true);
        expect(tried.right <= tried.said && tried.came <= tried.said).toBe(true);
        if (at + 1 < OUTLOOK.historyDays) expect(state).toBe('TOSS_UP');
        if (state !== 'WAIT' && state !== 'BUY') continue;
        expect(tried.said).toBeGreaterThanOrEqual(OUTLOOK.saidAtLeast);
        expect(tried.right / tried.said).toBeGreaterThanOrEqual(OUTLOOK.rightAtLeast);
        expect(state === 'WAIT' ? probability >= OUTLOOK.wait : probability <= OUTLOOK.buy).toBe(
          true,
        );
      }
    }),
    { numRuns: 40 },
  );
});
