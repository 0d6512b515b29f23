/** The edges of every rule of the quarantine, one after the other (pure). */
import { expect, test } from 'vitest';
import { implausible, isSameLevel } from './plausible.ts';
import { runsOf } from './series.ts';
import type { Look } from './series.ts';
import { isRound, slipOf, stepsOf } from './rule.ts';

const THB = stepsOf('THB');
const HOUR = 3_600_000;
const DAY = 24;

const look = (hours: number, price: number, source = 'feed', more: Partial<Look> = {}): Look => ({
  at: Math.round(hours * HOUR),
  day: Math.floor(hours / 24),
  price,
  source,
  isReleased: false,
  ...more,
});
const daily = (from: number, to: number, price: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => look((from + index) * DAY, price));
const reasons = (looks: readonly Look[]) => implausible(looks, THB);
/** What is found of the last look, after thirty days at 1,000. */
const after = (...looks: Look[]) => reasons([...daily(0, 29, 100_000), ...looks]).slice(30);

test('BEY-03: below 0.35 of the usual price is too low, above three times too high, and neither at the edge itself', () => {
  expect(after(look(30 * DAY, 35_000))).toEqual([null]);
  expect(after(look(30 * DAY, 34_999))).toEqual(['TOO_LOW']);
  expect(after(look(30 * DAY, 300_000))).toEqual([null]);
  expect(after(look(30 * DAY, 300_001))).toEqual(['TOO_HIGH']);
});

test('BEY-03: a decimal point that moved by one or two places, within a hundredth', () => {
  for (const [price, slips] of [
    [10_000, true],
    [9_900, true],
    [10_100, true],
    [9_899, false],
    [10_101, false],
    [1_000, true],
    [1_010, true],
    [1_011, false],
    [1_000_000, true],
    [1_010_000, true],
    [1_010_001, false],
    [10_000_000, true],
    [100_000, false],
  ] as const)
    expect(slipOf(price, 100_000), String(price)).toBe(slips);
  expect(after(look(30 * DAY, 10_100))).toEqual(['DECIMAL_SLIP']);
  expect(after(look(30 * DAY, 10_101))).toEqual(['TOO_LOW']);
  expect(after(look(30 * DAY, 1_000_000))).toEqual(['DECIMAL_SLIP']);
});

test('BEY-03: what is too high counts once its own source reported it again an hour later, what is too low does not', () => {
  const again = (price: number, hours: number) =>
    after(look(30 * DAY, price), look(30 * DAY + hours, price));
  expect(again(400_000, 59 / 60)).toEqual(['TOO_HIGH', 'TOO_HIGH']);
  expect(again(400_000, 1)).toEqual([null, null]);
  expect(again(20_000, 48)).toEqual(['TOO_LOW', 'TOO_LOW']);
});

test('BEY-03: another source bears out a price an hour apart, within a hundredth, within ten days, with nothing in between', () => {
  const borne = (hours: number, price = 20_000, between: Look[] = []) =>
    after(look(30 * DAY, 20_000), ...between, look(30 * DAY + hours, price, 'form'))[0];
  expect(borne(59 / 60)).toBe('TOO_LOW');
  expect(borne(1)).toBeNull();
  expect(borne(10 * DAY)).toBeNull();
  expect(borne(10 * DAY + 1)).toBe('TOO_LOW');
  expect(borne(2, 20_200)).toBeNull();
  expect(borne(2, 20_203)).toBe('TOO_LOW');
  expect(borne(2, 20_000, [look(30 * DAY + 1, 100_000)])).toBe('TOO_LOW');
  // whichever of the two was first
  expect(after(look(30 * DAY, 20_000, 'form'), look(30 * DAY + 1, 20_000))).toEqual([null, null]);
  // two sources, reported together: neither bears the other out
  expect(after(look(30 * DAY, 20_000), look(30 * DAY, 20_000, 'form'))).toEqual([
    'TOO_LOW',
    'TOO_LOW',
  ]);
});

test('BEY-03: runs are cut where the price changes or ten days pass', () => {
  const cut = (looks: Look[]) => runsOf(looks, isSameLevel).map((run) => run.looks.length);
  expect(cut([look(0, 100_000), look(1, 101_000), look(2, 99_000)])).toEqual([2, 1]);
  expect(cut([look(0, 100_000), look(240, 100_000), look(481, 100_000)])).toEqual([2, 1]);
  expect(runsOf([look(3, 5_000), look(9, 5_000)], isSameLevel)).toEqual([
    { looks: [0, 1], from: 3 * HOUR, to: 9 * HOUR },
  ]);
  expect(isSameLevel(101_000, 100_000)).toBe(true);
  expect(isSameLevel(101_001, 100_000)).toBe(false);
  expect(isSameLevel(99_000, 100_000)).toBe(true);
  expect(isSameLevel(98_999, 100_000)).toBe(false);
});

test('BEY-03: a price is compared with the month before it, and with what was last known where there is none', () => {
  // a month at 1,000 says more than the year at 5,000 before it
  expect(
    reasons([
      ...daily(0, 99, 500_000),
      ...daily(100, 129, 250_000),
      ...daily(130, 160, 100_000),
      look(161 * DAY, 40_000),
    ]).at(-1),
  ).toBeNull();
  expect(reasons([...daily(0, 29, 100_000), look(59 * DAY, 30_000)]).at(-1)).toBe('TOO_LOW');
  expect(reasons([...daily(0, 29, 100_000), look(300 * DAY, 30_000)]).at(-1)).toBe('TOO_LOW');
  expect(reasons([...daily(0, 29, 100_000), look(300 * DAY, 36_000)]).at(-1)).toBeNull();
});

test('BEY-03: many looks a day weigh no more than one', () => {
  const busy = Array.from({ length: 40 }, (_, index) => look(29 * DAY + index / 4, 40_000));
  expect(reasons([...daily(0, 28, 100_000), ...busy, look(30 * DAY, 32_000)]).at(-1)).toBe(
    'TOO_LOW',
  );
});

test('BEY-03: one look that nobody bore out is no measure while there are others', () => {
  // 400,000 is reported once and does not count; 130,000 is plausible beside 100,000
  expect(after(look(30 * DAY, 250_000), look(31 * DAY, 740_000))).toEqual([null, 'TOO_HIGH']);
});

test('BEY-03: the first price of a series gives way to what follows on five days, unless it lasted two', () => {
  const first = (looks: Look[], days: number) =>
    reasons([...looks, ...daily(10, 9 + days, 100_000)])[0];
  expect(first([look(9 * DAY, 20_000)], 5)).toBe('TOO_LOW');
  expect(first([look(9 * DAY, 20_000)], 4)).toBeNull();
  expect(first([look(7 * DAY, 20_000), look(9 * DAY - 0.5, 20_000)], 5)).toBe('TOO_LOW');
  expect(first([look(7 * DAY, 20_000), look(9 * DAY, 20_000)], 5)).toBeNull();
  // later than a month after it says nothing
  expect(reasons([look(0, 20_000), ...daily(31, 60, 100_000)])[0]).toBeNull();
});

test('BEY-03: what was judged for good stays, and what an operator released counts', () => {
  expect(after(look(30 * DAY, 20_000, 'feed', { isReleased: true }))).toEqual([null]);
  expect(after(look(30 * DAY, 20_000, 'feed', { known: null }))).toEqual([null]);
  expect(after(look(30 * DAY, 100_000, 'feed', { known: 'TOO_LOW' }))).toEqual(['TOO_LOW']);
  // and what was found of it keeps it out of the measure
  const held = Array.from({ length: 20 }, (_, index) =>
    look((30 + index) * DAY, 20_000, 'feed', { known: 'TOO_LOW' }),
  );
  expect(after(...held, look(50 * DAY, 34_000)).at(-1)).toBe('TOO_LOW');
});

test('BEY-03: an odd figure after twenty days of round ones, away from the last, is held until it is reported again', () => {
  const habit = (days: number) => daily(0, days - 1, 100_000);
  const odd = look(30 * DAY, 83_417);
  expect(reasons([...daily(11, 29, 100_000), odd]).at(-1)).toBeNull();
  expect(reasons([...daily(10, 29, 100_000), odd]).at(-1)).toBe('JITTER');
  expect(reasons([...habit(30), odd, look(30 * DAY + 1, 83_417)]).slice(30)).toEqual([null, null]);
  expect(reasons([...habit(30), odd, look(30 * DAY + 0.9, 83_417)]).slice(30)).toEqual([
    'JITTER',
    'JITTER',
  ]);
  // in finer steps, with a charm figure, or near the last price it is an honest one
  for (const price of [83_415, 83_419, 97_003])
    expect(reasons([...habit(30), look(30 * DAY, price)]).at(-1), String(price)).toBeNull();
  expect(reasons([...habit(30), look(30 * DAY, 96_997)]).at(-1)).toBe('JITTER');
  // while figures are odd, a price unknown so far is not believed either
  expect(reasons([...habit(30), odd, look(31 * DAY, 70_000)]).at(-1)).toBe('JITTER');
  expect(reasons([...habit(30), odd, look(31 * DAY + 1, 70_000)]).at(-1)).toBeNull();
  expect(reasons([...habit(30), odd, look(31 * DAY, 100_000)]).at(-1)).toBeNull();
});

test('BEY-03: a habit is nineteen round days of twenty and more, of the last 400', () => {
  const mixed = (many: number, odds: number) =>
    Array.from({ length: many }, (_, index) => [
      look(index * DAY, index < odds ? 100_007 : 100_000),
      look(index * DAY + 2, index < odds ? 100_007 : 100_000),
    ]).flat();
  expect(reasons([...mixed(50, 1), look(50 * DAY, 83_417)]).at(-1)).toBe('JITTER');
  expect(reasons([...mixed(50, 2), look(50 * DAY, 83_417)]).at(-1)).toBeNull();
  expect(
    reasons([...daily(0, 29, 100_000), look(400 * DAY, 100_000), look(429 * DAY + 1, 83_417)]).at(
      -1,
    ),
  ).toBeNull();
});

test('BEY-03: the steps of each currency', () => {
  expect(stepsOf('VND')).toEqual({ round: 1000, odd: 100, charm: [] });
  expect(stepsOf('IDR')).toEqual({ round: 10_000, odd: 100, charm: [] });
  for (const currency of ['THB', 'SGD', 'MYR', 'PHP'] as const)
    expect(stepsOf(currency)).toEqual({ round: 100, odd: 5, charm: [9] });
  expect([
    isRound(100, THB),
    isRound(105, THB),
    isRound(105, THB, 'odd'),
    isRound(109, THB, 'odd'),
    isRound(109, THB),
    isRound(107, THB, 'odd'),
  ]).toEqual([true, false, true, true, false, false]);
});

test('BEY-03: a storm has twelve looks within reach, half of them distinct, that jump by three in a hundred', () => {
  const storm = (many: number, spread: number) =>
    Array.from({ length: many }, (_, index) =>
      look(
        index * 6,
        Math.round((100_000 * (1 + spread * ((index * 7) % 11))) / 100) * 100 + (index % 10),
      ),
    );
  const held = (looks: Look[]) => reasons(looks).filter((reason) => reason === 'JITTER').length;
  expect(held(storm(11, 0.05))).toBe(0);
  expect(held(storm(12, 0.05))).toBeGreaterThan(0);
  expect(held(storm(40, 0.001))).toBe(0);
  expect(held(storm(40, 0.05))).toBeGreaterThan(30);
  // the same looks, each a fortnight apart, are a history
  expect(
    held(
      storm(40, 0.05).map((one, index) => ({
        ...one,
        at: index * 16 * DAY * HOUR,
        day: index * 16,
      })),
    ),
  ).toBe(0);
});
