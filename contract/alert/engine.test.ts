/** When a price watch fires, and when it stays silent, whatever the series (BEY-05, E6, E7). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { againAmount, rearmAmount, replay, step, WATCH_START } from './engine.ts';
import type { Look, WatchOutcome, WatchRule, WatchState } from './engine.ts';

const HOUR = 3_600_000;
const STEP = 100;
const RUNS = { numRuns: Number(process.env.KHUM_SERIES ?? 10_000) };

const rule = (of: Partial<WatchRule>): WatchRule => ({
  kind: 'TARGET_PRICE',
  targetAmount: null,
  fraction: null,
  startAmount: null,
  verifiedOnly: false,
  minScore: null,
  ...of,
});
const target = (amount: number) => rule({ targetAmount: Math.round(amount * 100) });

const look = (of: Partial<Look>): Look => ({
  at: 0,
  seen: 'PRICE',
  amount: null,
  isVerified: false,
  score: null,
  typical: null,
  lowest: null,
  ...of,
});
/** One look a day; a figure is a price in baht, a word is what was seen in its place. */
const series = (...of: readonly (number | Look['seen'])[]): Look[] =>
  of.map((one, day) =>
    typeof one === 'number'
      ? look({ at: day * 24 * HOUR, amount: Math.round(one * 100) })
      : look({ at: day * 24 * HOUR, seen: one }),
  );
/** The lowest of all looks before, as a rule of all time compares. */
const withLowest = (looks: readonly Look[]): Look[] =>
  looks.map((one, index) => {
    const before = looks.slice(0, index).flatMap(({ amount }) => amount ?? []);
    return { ...one, lowest: before.length === 0 ? null : Math.min(...before) };
  });

const firesAt = (one: WatchRule, looks: readonly Look[]) =>
  replay(one, looks, STEP).map(({ amount }) => (amount ?? 0) / 100);
const outcomes = (one: WatchRule, looks: readonly Look[]): WatchOutcome[] => {
  let state: WatchState = WATCH_START;
  return looks.map((next) => {
    const made = step(one, state, next, STEP);
    ({ state } = made);
    return made.outcome;
  });
};

test('BEY-05, DEMO-11, E6: a price that flaps around its target fires exactly once', () => {
  expect(firesAt(target(219), series(225, 218, 219, 218.5, 219.5, 218))).toEqual([218]);
});

test('BEY-05, E7: a fall goes on: it fires again on each price that is 1 % lower than the last', () => {
  expect(firesAt(target(290), series(300, 283, 280, 279.89, 270))).toEqual([283, 280, 270]);
});

test('BEY-05, E7: what is below its target from the beginning fires at once', () => {
  expect(firesAt(target(290), series(283, 283, 284))).toEqual([283]);
});

test('BEY-05: armed again by a price 2 % above the threshold, exactly, and never by time', () => {
  expect(firesAt(target(219), series(218, 223.37, 218))).toEqual([218]);
  expect(firesAt(target(219), series(218, 223.38, 218))).toEqual([218, 218]);
  expect(
    firesAt(target(219), [...series(218), look({ at: 900 * 24 * HOUR, amount: 21_800 })]),
  ).toEqual([218]);
});

test('BEY-05: a look that fails, is held, or finds nothing to buy changes nothing', () => {
  expect(
    firesAt(target(219), series('UNREADABLE', 218, 'UNREADABLE', 218, 'HELD', 'OUT', 218)),
  ).toEqual([218]);
  expect(firesAt(target(219), series(225, 'OUT', 'OUT', 225))).toEqual([]);
});

test('BEY-46: every look has a reason', () => {
  expect(
    outcomes(
      target(219),
      series(225, 218, 'UNREADABLE', 218.5, 219, 217, 219.5, 'HELD', 'OUT', 'GONE'),
    ),
  ).toEqual([
    'ABOVE',
    'FIRED',
    'UNREADABLE',
    'NOT_LOWER',
    'SAME_ROUND',
    'NOT_LOWER',
    'ABOVE',
    'HELD',
    'OUT_OF_STOCK',
    'GONE',
  ]);
  expect(outcomes(rule({ kind: 'NEW_LOW' }), series(100))).toEqual(['TOO_YOUNG']);
  expect(outcomes(rule({ kind: 'RESTOCK' }), series(100, 'OUT', 100, 'OUT', 100))).toEqual([
    'IN_STOCK',
    'OUT_OF_STOCK',
    'FIRED',
    'OUT_OF_STOCK',
    'SAME_ROUND',
  ]);
});

test('BEY-05: the smallest step of a currency counts beside the 1 %', () => {
  // 2 % lower, and 40 satang
  expect(firesAt(target(25), series(20, 19.6))).toEqual([20]);
  expect(firesAt(target(25), series(20, 19))).toEqual([20, 19]);
});

test('BEY-05: verified discounts only, and deals of a score, wait until they are', () => {
  const price = (of: Partial<Look>) => look({ amount: 20_000, ...of });
  expect(
    outcomes({ ...target(219), verifiedOnly: true }, [price({}), price({ isVerified: true })]),
  ).toEqual(['NOT_VERIFIED', 'FIRED']);
  expect(
    outcomes({ ...target(219), minScore: 70 }, [
      price({}),
      price({ score: 69 }),
      price({ score: 70 }),
    ]),
  ).toEqual(['LOW_SCORE', 'LOW_SCORE', 'FIRED']);
});

test('BEY-05: a share below the price of the first day', () => {
  const below = rule({ kind: 'BELOW_NOW', fraction: 0.1, startAmount: 100_00 });
  expect(firesAt(below, series(100, 90.01, 90, 89.99))).toEqual([90]);
});

test('BEY-05: a new low is lower than every price before', () => {
  expect(
    firesAt(rule({ kind: 'NEW_LOW' }), withLowest(series(100, 100, 95, 95, 99, 94.5, 94, 100, 93))),
  ).toEqual([95, 94, 93]);
});

test('DEMO-12, BEY-05: out of stock for nine days and back at the same price is a restock alone', () => {
  const away = series(100, ...Array.from({ length: 9 }, () => 'OUT' as const), 100);
  expect(replay(rule({ kind: 'RESTOCK' }), away, STEP)).toHaveLength(1);
  expect(firesAt(target(100), away)).toEqual([100]);
  expect(firesAt(rule({ kind: 'NEW_LOW' }), withLowest(away))).toEqual([]);
});

test('BEY-05: stock that flaps fires once; an outage of two looks a day apart is news again', () => {
  const flap = series(100, 'OUT', 100, 'OUT', 100, 'OUT', 100);
  expect(replay(rule({ kind: 'RESTOCK' }), flap, STEP)).toHaveLength(1);
  const real = series(100, 'OUT', 100, 'OUT', 'OUT', 100);
  expect(replay(rule({ kind: 'RESTOCK' }), real, STEP)).toHaveLength(2);
});

test('BEY-05: the prices that would make a silent watch speak', () => {
  const { state } = step(target(219), WATCH_START, look({ amount: 21_800 }), STEP);
  expect(rearmAmount(state)).toBe(22_338);
  expect(againAmount(state, STEP)).toBe(21_582);
  expect(rearmAmount(WATCH_START)).toBeNull();
  expect(againAmount(WATCH_START, STEP)).toBeNull();
});

const amount = fc.oneof(
  fc.integer({ min: 9_000, max: 12_000 }),
  fc.constantFrom(9_800, 9_900, 10_000, 10_100, 10_199, 10_200, 10_201),
);
const anyLook = fc.oneof(
  { weight: 8, arbitrary: amount.map((one) => look({ amount: one })) },
  { weight: 1, arbitrary: fc.constantFrom(...series('UNREADABLE', 'HELD', 'OUT', 'GONE')) },
);
const anyLooks = fc
  .array(fc.tuple(anyLook, fc.integer({ min: 1, max: 400 })), { maxLength: 60 })
  .map((told) => {
    let at = 0;
    return told.map(([one, hours]) => ({ ...one, at: (at += hours * HOUR) }));
  });

/** The rule as somebody would say it, without a state machine: by looking back over the series. */
function naive(looks: readonly Look[], threshold: number): number[] {
  const fired: number[] = [];
  looks.forEach(({ seen, amount: price }, index) => {
    if (seen !== 'PRICE' || price === null || price > threshold) return;
    const last = fired.at(-1);
    if (last === undefined) return void fired.push(index);
    const between = looks.slice(last + 1, index).filter((one) => one.seen === 'PRICE');
    const hasRisen = between.some((one) => (one.amount ?? 0) * 100 >= threshold * 102);
    const told = looks[last]?.amount as number;
    if (hasRisen || (price * 100 <= told * 99 && told - price >= STEP)) fired.push(index);
  });
  return fired;
}

test('BEY-05: 10,000 series fire as the rule that looks back says', () => {
  fc.assert(
    fc.property(anyLooks, (looks) => {
      const fired = replay(target(100), looks, STEP).map((one) => looks.indexOf(one));
      expect(fired).toEqual(naive(looks, 10_000));
    }),
    RUNS,
  );
});

test('BEY-05: looks that tell nothing, put in anywhere, change nothing', () => {
  const nothing = fc.constantFrom(...series('UNREADABLE', 'HELD', 'OUT', 'GONE'));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amount, fc.option(nothing)), { maxLength: 60 }),
      fc.constantFrom<WatchRule>(
        target(100),
        rule({ kind: 'BELOW_NOW', fraction: 0.05, startAmount: 10_500 }),
      ),
      (told, one) => {
        const plain = told.map(([price]) => look({ amount: price }));
        const with_ = told.flatMap(([price, gap]) => [
          ...(gap ? [gap] : []),
          look({ amount: price }),
        ]);
        expect(firesAt(one, with_)).toEqual(firesAt(one, plain));
      },
    ),
    RUNS,
  );
});

test('BEY-05: a price that stays never fires twice, however the usual price and the low of the days move', () => {
  const moving = fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(
      moving,
      amount,
      fc.constantFrom('BELOW_TYPICAL', 'NEW_LOW'),
      (given, price, kind) => {
        const looks = given.map((one) => look({ amount: price, typical: one, lowest: one }));
        expect(replay(rule({ kind, fraction: 0.15 }), looks, STEP).length).toBeLessThanOrEqual(1);
      },
    ),
    RUNS,
  );
});

test('BEY-05: amounts times a number, and time that passes faster, change nothing', () => {
  fc.assert(
    fc.property(anyLooks, fc.integer({ min: 2, max: 500 }), (looks, times) => {
      const fired = replay(target(100), looks, STEP).map((one) => looks.indexOf(one));
      const large = looks.map((one) => ({
        ...one,
        at: one.at * times,
        amount: one.amount === null ? null : one.amount * times,
      }));
      const again = replay(rule({ targetAmount: 10_000 * times }), large, STEP * times);
      expect(again.map((one) => large.indexOf(one))).toEqual(fired);
    }),
    RUNS,
  );
});
