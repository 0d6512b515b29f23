/** The past of goods of several offers, one price a day (BEY-22). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../range.ts';
import { everyDay } from './past.ts';
import type { OfferPast } from './past.ts';
import { lowsOf } from './lows.ts';

const FIRST = '2026-06-01';
const day = (at: number) => addDays(FIRST, at);
/** An offer by the prices of the days on which somebody looked; null: sold out. */
const offer = (looks: readonly (readonly [at: number, price: number | null])[]): OfferPast => ({
  days: looks.map(([at]) => day(at)),
  lows: looks.map(([, price]) => price),
  closes: looks.map(([, price]) => price),
});
const steady = (price: number, every: number, days: number, from = 0) =>
  offer(
    Array.from({ length: days }, (_, at) => at)
      .filter((at) => at % every === from)
      .map((at) => [at, price] as const),
  );

test('BEY-22: that the cheaper shop is looked at more rarely is no rise and no fall', () => {
  for (const every of [2, 3, 5, 6]) {
    const prices = everyDay([steady(1000, 1, 150), steady(800, every, 150)], day(149));
    expect(new Set(prices), `each ${every} days`).toEqual(new Set([800]));
    expect(lowsOf(prices, day(149)).stillDays).toBe(prices.length);
  }
});

test('BEY-22: a shop that sold out or is gone for a week offers no price; what costs nothing elsewhere holds', () => {
  const dear = steady(1000, 1, 30);
  expect(
    everyDay(
      [
        dear,
        offer([
          [0, 800],
          [3, null],
          [5, 800],
        ]),
      ],
      day(29),
    ),
  ).toEqual([
    800,
    800,
    800,
    1000,
    1000,
    ...Array.from({ length: 7 }, () => 800),
    ...Array.from({ length: 18 }, () => 1000),
  ]);
  expect(
    everyDay(
      [
        offer([
          [0, 500],
          [1, null],
          [3, 500],
        ]),
      ],
      day(4),
    ),
    'sold out for two days',
  ).toEqual([500, 500, 500, 500, 500]);
});

test('BEY-22: after a week without a look history begins again, and ends where today has no price', () => {
  const looks = [
    [0, 500],
    [7, 480],
    [15, 450],
  ] as const;
  expect(everyDay([offer(looks)], day(16))).toEqual([450, 450]);
  expect(everyDay([offer(looks)], day(21))).toHaveLength(7);
  expect(everyDay([offer(looks)], day(22))).toEqual([]);
  expect(everyDay([], day(3))).toEqual([]);
});

test('BEY-22: no day knows what came after it, and no price is one that nobody asked', () => {
  const looks = fc
    .uniqueArray(fc.tuple(fc.nat(60), fc.option(fc.integer({ min: 1, max: 9 }), { freq: 4 })), {
      minLength: 1,
      maxLength: 40,
      selector: ([at]) => at,
    })
    .map((all) => all.sort(([a], [b]) => a - b));
  fc.assert(
    fc.property(fc.array(looks, { minLength: 1, maxLength: 3 }), fc.nat(60), (all, until) => {
      const known = (last: number) =>
        all.map((one) => one.filter(([at]) => at <= last)).filter((one) => one.length > 0);
      const then = everyDay(known(until).map(offer), day(until));
      const asked = new Set(known(until).flatMap((one) => one.map(([, price]) => price)));
      expect(then.every((price) => asked.has(price))).toBe(true);
      const later = everyDay(known(until + 1).map(offer), day(until + 1));
      // what follows goes on from there, or begins again
      if (later.length > 1) expect(then).toEqual(later.slice(0, -1));
    }),
  );
});
