import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../range.ts';
import { lowsOf } from './lows.ts';

const TODAY = '2026-11-23';

test('BEY-22: how often it was better than today, when last, and what it then cost, whatever the history', () => {
  const days = fc.array(fc.constantFrom(1_000, 990, 960, 950, 940, 900, 700, 1_300), {
    minLength: 1,
    maxLength: 300,
  });
  fc.assert(
    fc.property(days, (prices) => {
      const found = lowsOf(prices, TODAY);
      const today = prices.at(-1) as number;
      // counted again, from today backwards
      const ago = prices
        .toReversed()
        .flatMap((price, at) => (price * 20 <= today * 19 ? [at] : []));
      const times = ago.filter((one) => !ago.includes(one - 1)).length;
      expect(found).toMatchObject({
        days: prices.length,
        times,
        lastDay: ago[0] === undefined ? null : addDays(TODAY, -ago[0]),
      });
      if (found.amount === null) expect(times).toBe(0);
      else {
        expect(prices).toContain(found.amount);
        expect(found.amount * 20 <= today * 19).toBe(true);
      }
      const still = prices.slice(prices.length - found.stillDays);
      expect(Math.min(...still) * 20 > Math.max(...still) * 19).toBe(true);
      expect(found.sureFromDay === null).toBe(prices.length >= 120);
    }),
  );
  expect(lowsOf([], TODAY)).toMatchObject({ days: 0, times: 0, lastDay: null, amount: null });
  expect(lowsOf([100], TODAY).sureFromDay).toBe(addDays(TODAY, 119));
});

test('BEY-22: lows have a rhythm where most of them come after about as many days', () => {
  const lowOn = (...days: number[]) =>
    lowsOf(
      Array.from({ length: 200 }, (_, day) => (days.includes(day) ? 800 : 1000)),
      TODAY,
    ).everyDays;
  expect(lowOn(10, 40, 71, 72, 100)).toBe(30);
  expect(lowOn(10, 40, 70, 130, 160, 190)).toBe(30);
  expect(lowOn(10, 15, 71, 90, 180)).toBeNull();
  expect(lowOn(10, 40)).toBeNull();
});
