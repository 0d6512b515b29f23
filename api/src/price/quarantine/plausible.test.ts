/** Storms, first looks and sources, on series as scripts of the adversary make them (pure). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { implausible } from './plausible.ts';
import type { Look } from './series.ts';
import { stepsOf } from './rule.ts';

const VND = stepsOf('VND');
const THB = stepsOf('THB');
const HOUR = 3_600_000;

const look = (hours: number, price: number, source = 'feed'): Look => ({
  at: hours * HOUR,
  day: Math.floor(hours / 24),
  price,
  source,
  isReleased: false,
});
/** Counting prices. */
const counted = (looks: readonly Look[], steps = VND) => {
  const reasons = implausible(looks, steps);
  return looks.filter((_, index) => reasons[index] === null).map((one) => one.price);
};
/**
 * Looks around a price, scrambled as shops do: each a factor of its own, drawn evenly (generators
 * of fast-check prefer edges, which would be a habit).
 */
const scrambled = (many: number, price: number, hours = 1) =>
  fc.integer().map((seed) => {
    let state = seed >>> 0;
    const next = () => {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
      return ((Math.imul(state ^ (state >>> 12), 0x297a2d39) ^ state) >>> 0) / 2 ** 32;
    };
    return Array.from({ length: many }, (_, index) =>
      look(index * hours, Math.round(price * (0.6 + 1.1 * next()))),
    );
  });

test('BEY-03: a history scrambled from its first day is not believed, and the real price that comes back in it is', () => {
  fc.assert(
    fc.property(scrambled(800, 19_390_000), (looks) => {
      const given = looks.map((one, index) =>
        index % 110 === 7 ? { ...one, price: 19_390_000 } : one,
      );
      const prices = counted(given);
      expect(prices.filter((price) => price !== 19_390_000).length).toBeLessThanOrEqual(8);
      expect(prices.filter((price) => price === 19_390_000).length).toBe(8);
    }),
    { numRuns: 25 },
  );
});

test('BEY-03: one scrambled look a day is known for what it is, too', () => {
  fc.assert(
    fc.property(scrambled(60, 4_690_000, 24), (looks) => {
      expect(counted(looks).length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 50 },
  );
});

test('BEY-03: honest series are left alone: a price in steps, one converted daily from another currency, a sale every week', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 90, max: 120 }),
      fc.array(
        fc.oneof(
          fc.constant(0),
          fc.integer({ min: -600, max: 600 }).map((change) => change / 100_000),
        ),
        { minLength: 90, maxLength: 90 },
      ),
      fc.integer({ min: 0, max: 60 }),
      (base, changes, kept) => {
        const drift = changes.map((change, index) => (index < kept ? 0 : change));
        let price = base * 1000;
        const converted = drift.map((change, index) => {
          price *= 1 + change;
          return look(index * 24, Math.round(price));
        });
        expect(counted(converted, THB).length).toBe(90);
        const weekly = Array.from({ length: 90 }, (_, index) =>
          look(index * 24, index % 7 < 2 ? base * 700 : base * 1000),
        );
        expect(counted(weekly, THB).length).toBe(90);
      },
    ),
  );
});

test('BEY-03: a first look that nothing after it bears out is no price', () => {
  const looks = [
    look(0, 790),
    ...Array.from({ length: 30 }, (_, index) => look(24 * (index + 1), 79_000)),
  ];
  expect(implausible(looks, THB)[0]).toBe('DECIMAL_SLIP');
  expect(counted(looks, THB)).toHaveLength(30);
});

test('BEY-03: after a silence of months a price is still compared with the last that is known', () => {
  const looks = [
    ...Array.from({ length: 30 }, (_, index) => look(24 * index, 79_000)),
    look(24 * 120, 100),
  ];
  expect(implausible(looks, THB).at(-1)).toBe('TOO_LOW');
});

test('BEY-03: far below is released by another source alone; far above once it lasted an hour', () => {
  const before = Array.from({ length: 30 }, (_, index) => look(24 * index, 79_000));
  const bait = Array.from({ length: 20 }, (_, index) => look(24 * (30 + index), 9_900));
  expect(implausible([...before, ...bait], THB).slice(30)).toEqual(
    Array.from({ length: 20 }, () => 'TOO_LOW'),
  );
  const borne = [...before, ...bait, look(24 * 50, 9_900, 'COMMUNITY')];
  expect(implausible(borne, THB).every((reason) => reason === null)).toBe(true);
  expect(implausible([...before, look(24 * 30, 300_000)], THB).at(-1)).toBe('TOO_HIGH');
  expect(
    implausible([...before, look(24 * 30, 300_000), look(24 * 30 + 1, 300_000)], THB).slice(30),
  ).toEqual([null, null]);
});
