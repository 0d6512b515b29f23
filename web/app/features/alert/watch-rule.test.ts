/** The line of a price watch: what it says while it is dragged is what the engine does (BEY-06). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replay } from '#contract/alert/engine.ts';
import { draftOf, firesAt, firesOf, firstTarget, previewKey, suggestionsOf } from './watch-rule.ts';
import { gapTo } from './watch-state.ts';
import { targetIn } from './watched-target.ts';
import type { DraftRule, Preview } from './watch-rule.ts';
import { draggedTo, movedBy, watchShape } from './watch-shape.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-21T07:02:00Z');
const rule: DraftRule = { ...draftOf(undefined), targetAmount: 109_000 };

/** One look a day; null: out of stock. */
function previewOf(prices: readonly (number | null)[], of: Partial<Preview> = {}): Preview {
  const known = prices.filter((price) => price !== null).map((price) => price * 100);
  return {
    sentence: '',
    currencyCode: 'THB',
    currentAmount: known.at(-1) ?? 100,
    lowestAmount: Math.min(...known),
    typicalAmount: 129_000,
    firesNow: false,
    belowLowest: false,
    firedCount: 0,
    lastFiredTime: null,
    days: 90,
    fires: [],
    looks: prices.map((price, at) => ({
      time: new Date(NOW - (prices.length - 1 - at) * DAY).toISOString(),
      amount: price === null ? null : price * 100,
      seen: price === null ? 'OUT' : 'PRICE',
      isVerified: price !== null && price < 1100,
    })),
    suggestions: [{ kind: 'TYPICAL_MINUS', amount: 109_650 }],
    ...of,
  };
}

/** The ninety days of the design's picture. */
const DRAWN = previewOf(
  Array.from({ length: 90 }, (_, at) => {
    const price = ({ 16: 1049, 17: 1049, 47: 1090, 48: 1090, 79: 990, 80: 990 } as const)[at];
    return at >= 57 && at < 63 ? null : (price ?? 1290);
  }),
);

test('BEY-06: the ninety days of the picture fire as often as it says', () => {
  const times = (baht: number) => firesAt(DRAWN, rule, baht * 100).length;
  expect([1090, 1096, 1039, 990, 989].map(times)).toEqual([3, 3, 1, 1, 0]);
});

test('BEY-06: while the line is dragged, what would have fired is a replay of the engine', () => {
  const price = fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 1, max: 2000 }) },
    { arbitrary: fc.constant(null), weight: 1 },
  );
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 2000 }),
      fc.boolean(),
      (prices, baht, verifiedOnly) => {
        if (prices.every((one) => one === null)) return;
        const preview = previewOf(prices);
        const own = replay(
          {
            kind: 'TARGET_PRICE',
            targetAmount: baht * 100,
            fraction: null,
            startAmount: null,
            verifiedOnly,
            minScore: null,
          },
          preview.looks.map((look) => ({
            ...look,
            at: Date.parse(look.time),
            score: null,
            typical: null,
            lowest: null,
          })),
          100,
        );
        const shown = firesOf(preview, { ...rule, verifiedOnly, targetAmount: baht * 100 });
        expect(shown.map(({ at }) => at)).toEqual(own.map(({ at }) => at));
      },
    ),
  );
});

test('BEY-06: suggestions are whole units, highest first, and none is there twice', () => {
  const preview = previewOf([1290, 990, 1290], {
    suggestions: [
      { kind: 'TYPICAL_MINUS', amount: 109_650 },
      { kind: 'BEST_PLUS', amount: 99_000 },
    ],
  });
  expect(suggestionsOf(preview)).toEqual([
    { kind: 'TYPICAL_MINUS', amount: 109_600 },
    { kind: 'BEST_PLUS', amount: 99_000 },
  ]);
  expect(firstTarget(preview)).toBe(109_600);
});

test('BEY-06: at the lowest price ever the line begins there; a target that was never seen is offered, and not taken by itself', () => {
  const preview = previewOf([1290, 1000], {
    suggestions: [{ kind: 'TYPICAL_MINUS', amount: 109_600 }],
  });
  expect(suggestionsOf(preview).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['TYPICAL_MINUS', 109_600],
    ['LOWEST', 100_000],
    ['NOW_MINUS', 95_000],
  ]);
  expect(firstTarget(preview)).toBe(100_000);
  expect(firesAt(preview, rule, 95_000)).toEqual([]);
});

test('BEY-06: a price that never moved is watched below, as none was ever seen that could come back', () => {
  const flat = (suggestions: Preview['suggestions']) => previewOf([1000, 1000], { suggestions });
  expect(firstTarget(flat([]))).toBe(95_000);
  expect(firstTarget(flat([{ kind: 'TYPICAL_MINUS', amount: 85_000 }]))).toBe(85_000);
});

test('BEY-06: where a price was ever higher, the line begins at one that was seen', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 40 }),
      fc.array(fc.integer({ min: 1, max: 9_000_000 }), { maxLength: 2 }),
      (prices, amounts) => {
        const now = prices.at(-1) as number;
        const preview = previewOf([now + 1, ...prices], {
          suggestions: amounts.map((amount) => ({ kind: 'BEST_PLUS' as const, amount })),
        });
        const first = firstTarget(preview);
        expect(first).toBeLessThanOrEqual(preview.currentAmount);
        expect(first).toBeGreaterThanOrEqual(preview.lowestAmount as number);
        expect(firesAt(preview, rule, first).length).toBeGreaterThan(0);
      },
    ),
  );
});

test('BEY-05: dragging asks for no other preview; every other change does', () => {
  expect(previewKey({ ...rule, targetAmount: 1 })).toBe(previewKey(rule));
  for (const other of [
    { kind: 'RESTOCK' },
    { verifiedOnly: true },
    { withTwins: true },
    { withShipping: false },
    { withCoupon: false },
  ] as const)
    expect(previewKey({ ...rule, ...other })).not.toBe(previewKey(rule));
});

test('BEY-05: keys move the line by ten, one and fifty units, and it stays within its chart', () => {
  const shape = watchShape(DRAWN, NOW);
  const by = (key: string) => (movedBy(key, 109_000, shape, 100) ?? 0) / 100 - 1090;
  expect(['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown'].map(by)).toEqual(
    [10, -10, 1, -1, 50, -50],
  );
  expect(movedBy('Home', 109_000, shape, 100)).toBe(shape.least);
  expect(movedBy('End', 109_000, shape, 100)).toBe(shape.most);
  expect(movedBy('a', 109_000, shape, 100)).toBeUndefined();
  expect(shape.least).toBeLessThan(99_000 * 0.9);
});

test('BEY-05: a pointer at the height of a price drags the line to it, in steps of ten', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 40 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (prices, share) => {
        const shape = watchShape(previewOf(prices), NOW);
        const amount = shape.least + (shape.most - shape.least) * share;
        const dragged = draggedTo(shape.y(amount), shape, 100);
        expect(dragged).toBeGreaterThanOrEqual(shape.least);
        expect(dragged).toBeLessThanOrEqual(Math.max(shape.most, shape.least));
        // half a step, and what a per mille of the height is
        const slack = 500 + (shape.amountAt(0) - shape.amountAt(1000)) / 5000;
        expect(Math.abs(dragged - amount)).toBeLessThanOrEqual(slack);
      },
    ),
  );
});

test('BEY-05: out of stock is a gap, and a price that was not believed changes nothing', () => {
  const { gaps, path } = watchShape(DRAWN, NOW);
  expect(gaps).toHaveLength(1);
  expect(path.match(/M/g)).toHaveLength(2);
  const held = previewOf([1290, 1290, 1290]);
  const looks = held.looks.map((look, at) =>
    at === 1 ? { ...look, amount: null, seen: 'HELD' as const } : look,
  );
  expect(watchShape({ ...held, looks }, NOW).gaps).toEqual([]);
});

test('BEY-10: a link fills in a target in whole minor units, and nothing else', () => {
  expect(targetIn('?watch=129000')).toBe(129_000);
  for (const search of ['', '?watch=', '?watch=0', '?watch=-5', '?watch=1e5', '?watch=12.5'])
    expect(targetIn(search), search).toBeUndefined();
  expect(targetIn('?watch=99999999999999999999')).toBeUndefined();
});

test('BEY-05: how far it is to a target is said in whole units, and a new low is no satang away', () => {
  expect(gapTo(32_399, 32_400, 'THB')).toBeNull();
  expect(gapTo(32_400, 32_400, 'THB')).toBeNull();
  expect(gapTo(30_000, 32_400, 'THB')).toBe(2_400);
  expect(gapTo(null, 32_400, 'THB')).toBeNull();
});
