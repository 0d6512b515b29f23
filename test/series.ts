/**
 * Price series for tests of the judge: as shops make them and as chance makes them. `series` are
 * looks, one a day; `story` is days as the judge reads them, with looks at odd moments, amounts at
 * the edges of every rule and days that lie ahead. Pure.
 */
import fc from 'fast-check';
import { evidenceOf } from '#contract/price/evidence.ts';
import { judge } from '#contract/price/judge.ts';
import type { JudgedDay, JudgedPrice } from '#contract/price/judged-day.ts';
import { lowOf } from '#contract/price/low.ts';
import type { Verdict } from '#contract/price/verdict.ts';

/** One look a day. */
export interface Look {
  readonly ago: number;
  readonly item: number;
  readonly was: number | null;
  readonly stock: boolean;
}

/**
 * Runs of the same look, in random lengths with silences between; prices on a few levels near each
 * other. The last is today, in stock.
 */
export const series = fc
  .array(
    fc.record({
      days: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 1, max: 40 }) },
        { weight: 2, arbitrary: fc.integer({ min: 41, max: 130 }) },
      ),
      silence: fc.oneof(
        { weight: 12, arbitrary: fc.constant(0) },
        { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }) },
        { weight: 1, arbitrary: fc.integer({ min: 13, max: 110 }) },
      ),
      every: fc.oneof(
        { weight: 5, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.integer({ min: 2, max: 30 }) },
      ),
      item: fc.constantFrom(
        56_000,
        79_000,
        79_500,
        90_000,
        97_000,
        98_000,
        99_000,
        100_000,
        100_500,
        101_100,
        110_000,
        120_000,
        150_000,
      ),
      was: fc.oneof(
        { weight: 3, arbitrary: fc.constant(null) },
        {
          weight: 2,
          arbitrary: fc.constantFrom(100_000, 105_000, 120_000, 150_000, 165_000, 200_000),
        },
      ),
      stock: fc.oneof(
        { weight: 9, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constant(false) },
      ),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((runs): Look[] => {
    const looks: Look[] = [];
    let ago = 0;
    for (const { days, silence, every, item, was, stock } of runs.toReversed()) {
      for (let day = 0; day < days; day += every)
        looks.unshift({ ago: ago + day, item, was, stock });
      ago += days + silence;
    }
    looks[looks.length - 1] = { ...(looks.at(-1) as Look), stock: true };
    return looks;
  });

export const TODAY = 20_000;
export const DAY_MS = 86_400_000;

export interface Story {
  readonly days: readonly JudgedDay[];
  readonly now: JudgedPrice;
}

/** Shares at which rules turn, and next to them. */
const EDGES = [
  0.35, 0.59999, 0.6, 0.8999, 0.9, 0.9499, 0.95, 0.9699, 0.97, 0.9701, 0.9799, 0.98, 0.99, 1, 1.01,
  1.0101, 1.0499, 1.05, 1.0501, 1.0999, 1.1, 1.5,
];
/** A number drawn evenly from 0 to 1, one after the other. */
function* chance(seed: number): Generator<number, never> {
  let state = seed >>> 0;
  for (;;) {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    yield ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }
}

export const story = fc
  .record({
    looks: series,
    seed: fc.integer(),
    /** How many days in a hundred have more than one observation. */
    restless: fc.constantFrom(0, 0, 5, 30),
    by: fc.constantFrom(1, 1, 1, 7, 25_000),
    ahead: fc.constantFrom(0, 0, 0, 3),
    now: fc.option(fc.constantFrom(...EDGES), { nil: null }),
    was: fc.option(fc.constantFrom(...EDGES, 2, 3), { nil: null }),
    lone: fc.boolean(),
  })
  .map(({ looks, seed, restless, by, ahead, now, was, lone }): Story => {
    const draw = chance(seed);
    const near = (amount: number) =>
      Math.max(
        1,
        Math.round(amount * (EDGES[Math.floor(draw.next().value * EDGES.length)] as number)),
      );
    const days = looks.map(({ ago, item, was: struck }): JudgedDay => {
      const day = TODAY + ahead - ago;
      const price = item * by;
      const isRestless = draw.next().value * 100 < restless;
      const close = isRestless ? near(price) : price;
      const mid = isRestless ? near(price) : price;
      const at = () => day * DAY_MS + Math.floor(draw.next().value * DAY_MS);
      const [first, last] = [at(), at()].toSorted((a, b) => a - b) as [number, number];
      const low = Math.min(close, mid, price);
      const high = Math.max(close, mid, price);
      const above = struck === null ? null : struck * by;
      return {
        day,
        low,
        lowAt: low === close ? last : first,
        high,
        highAt: high === close ? last : first,
        mid,
        close,
        closeAt: last,
        was: above !== null && above > close ? above : null,
        seen: isRestless ? 2 : 1,
      };
    });
    const last = days.findLast((day) => day.day <= TODAY) ?? (days.at(-1) as JudgedDay);
    const price = now === null ? last.close : Math.max(1, Math.round(last.close * now));
    return {
      days,
      now: { today: TODAY, price, was: was === null ? last.was : Math.round(price * was), lone },
    };
  });

export interface Said {
  readonly verdict: Verdict;
  readonly low: {
    readonly label: string | null;
    readonly lowDays: number | null;
    readonly asLow: string | null;
  };
}

/** What the specification says. */
export function specified({ days, now }: Story): Said {
  const judged = judge(days, now);
  const { label, lowDays, asLowAt } = lowOf(days, now, judged);
  return {
    verdict: evidenceOf(judged),
    low: { label, lowDays, asLow: asLowAt === null ? null : new Date(asLowAt).toISOString() },
  };
}
