/**
 * Pasts of invented products, one price a day, for forecasts that were not made beside them
 * (BEY-22): habits of shops, chance, and what only looks like a habit.
 */
import fc from 'fast-check';

export const PAST_DAYS = 400;

const days = (price: (day: number) => number) =>
  Array.from({ length: PAST_DAYS }, (_, day) => Math.round(price(day)));
/** Without a preference for the edges, which would make chance a habit. */
const between = (min: number, max: number) => fc.noBias(fc.integer({ min, max }));
/** Numbers from 0 to 1, one of each day. */
const draws = fc.array(between(0, 999), { minLength: PAST_DAYS, maxLength: PAST_DAYS });
/** Sums of four of them make a bell curve: from -1 to 1, half of them within 0.2. */
const bell = (all: readonly number[], day: number) =>
  [0, 101, 211, 307].reduce(
    (sum, shift) => sum + (all[(day * 7 + shift) % PAST_DAYS] as number) / 999 - 0.5,
    0,
  ) / 2;

/** Falls for some days in each cycle, a few days sooner or later than the last time. */
export const regularLows = fc
  .record({
    cycle: between(15, 45),
    first: between(0, 30),
    lasts: between(1, 4),
    cut: between(8, 35),
    shifts: fc.array(between(-2, 2), { minLength: 40, maxLength: 40 }),
  })
  .map(({ cycle, first, lasts, cut, shifts }) => {
    const isLow = (day: number) =>
      shifts.some((shift, nth) => {
        const from = first + nth * cycle + shift;
        return day >= from && day < from + lasts;
      });
    return days((day) => (isLow(day) ? 1000 * (1 - cut / 100) : 1000));
  });

/** Cheaper on each Saturday and Sunday. */
export const weekendLows = fc
  .record({ first: between(0, 6), cut: between(6, 25) })
  .map(({ first, cut }) => days((day) => ((day + first) % 7 < 2 ? 1000 - cut * 10 : 1000)));

/** Down in even steps for weeks, then back at once. */
export const sawtooth = fc
  .record({ cycle: between(20, 50), depth: between(20, 40) })
  .map(({ cycle, depth }) => days((day) => 1000 - (depth * 10 * (day % cycle)) / cycle));

/** Every day a little up or down by chance, or rarely and far. */
export const randomWalk = fc
  .record({ steps: draws, turns: draws, size: between(3, 9), share: fc.constantFrom(1, 0.06) })
  .map(({ steps, turns, size, share }) => {
    let price = 1000;
    const far = (size / 100) * (share === 1 ? 1 : 3);
    return days((day) => {
      if ((turns[day] as number) < share * 1000) price *= Math.exp(far * bell(steps, day));
      return price;
    });
  });

/** Lows of two days that come by chance alone. */
export const randomLows = fc.record({ turns: draws, share: between(10, 40) }).map((one) =>
  days((day) => {
    const falls = (at: number) => (one.turns[at] ?? 999) < one.share;
    return falls(day) || falls(day - 1) ? 850 : 1000;
  }),
);

/** The same price, or within less than five per cent of it. */
export const flat = fc
  .record({ moves: draws, by: between(0, 45) })
  .map(({ moves, by }) => days((day) => 1000 + (by * (moves[day] as number)) / 999));

/** Cheaper once and for good. */
export const cliff = fc
  .record({ at: between(60, 340), cut: between(10, 50) })
  .map(({ at, cut }) => days((day) => (day < at ? 1000 : 1000 - cut * 10)));

export const rising = fc
  .record({ moves: draws, slope: between(1, 5) })
  .map(({ moves, slope }) => days((day) => 1000 + slope * day + (moves[day] as number) / 100));

/** High in one half of a year and low in the other. */
export const seasonal = fc
  .record({ phase: between(0, 364), height: between(10, 30) })
  .map(({ phase, height }) =>
    days((day) => 1000 + height * 10 * Math.sin((2 * Math.PI * (day + phase)) / 365)),
  );

/** A past with days on which nobody looked: the last price goes on. */
export const withGaps = (past: fc.Arbitrary<number[]>) =>
  fc.tuple(past, draws, between(20, 250)).map(([prices, seen, share]) => {
    let last = prices[0] as number;
    return prices.map((price, day) => {
      if ((seen[day] as number) >= share) last = price;
      return last;
    });
  });
