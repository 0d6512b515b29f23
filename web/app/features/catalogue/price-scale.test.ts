import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dragged, nearest, positionOf, steppedTo } from './price-scale.ts';
import type { Bounds } from './price-scale.ts';

const edges = fc.uniqueArray(fc.integer({ min: 0, max: 1_000_000 }), {
  minLength: 3,
  maxLength: 21,
});
const buckets = edges.map((all) => {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted.slice(1).map((to, at) => ({ from: sorted[at] as number, to, count: at }));
});
const bound = fc.option(fc.integer({ min: 0, max: 1_200_000 }));
const bounds: fc.Arbitrary<Bounds> = fc
  .tuple(bound, bound)
  .map(([a, b]) =>
    a !== null && b !== null ? { min: Math.min(a, b), max: Math.max(a, b) } : { min: a, max: b },
  );
const side = fc.constantFrom('min' as const, 'max' as const);
const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End');

test('PROD-12: a dearer price is never further left, and every price is on the slider', () => {
  fc.assert(
    fc.property(buckets, bound, bound, (all, one, other) => {
      const [low, high] = [one ?? 0, other ?? 0].toSorted((a, b) => a - b) as [number, number];
      const [left, right] = [positionOf(all, low, 'min'), positionOf(all, high, 'min')];
      expect(left).toBeLessThanOrEqual(right);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(all.length);
    }),
  );
});

test('PROD-12: wherever a thumb is dragged, it comes to an edge, apart from the other, whose bound is kept', () => {
  fc.assert(
    fc.property(
      buckets,
      bounds,
      side,
      fc.double({ min: -5, max: 30, noNaN: true }),
      (all, before, moved, position) => {
        const after = dragged(all, before, moved, position);
        const still = moved === 'min' ? 'max' : 'min';
        expect(after[still]).toBe(before[still]);
        const at = positionOf(all, after[moved], moved);
        expect(Number.isInteger(at)).toBe(true);
        const [low, high] = [positionOf(all, after.min, 'min'), positionOf(all, after.max, 'max')];
        if (
          positionOf(all, before.max, 'max') > 0 &&
          positionOf(all, before.min, 'min') < all.length
        )
          expect(low).toBeLessThan(high);
        if (at === (moved === 'min' ? 0 : all.length)) expect(after[moved]).toBeNull();
      },
    ),
  );
});

test('PROD-12: keys lead to edges and come back; letters lead nowhere', () => {
  fc.assert(
    fc.property(buckets, bounds, side, key, (all, at, moved, pressed) => {
      expect(Number.isInteger(steppedTo(all, at, moved, pressed))).toBe(true);
    }),
  );
  const all = [
    { from: 0, to: 100, count: 1 },
    { from: 100, to: 200, count: 0 },
    { from: 200, to: 300, count: 5 },
  ];
  const none = { min: null, max: null };
  const right = dragged(all, none, 'min', steppedTo(all, none, 'min', 'ArrowRight') ?? -1);
  expect(right).toEqual({ min: 100, max: null });
  expect(dragged(all, right, 'min', steppedTo(all, right, 'min', 'ArrowLeft') ?? -1)).toEqual(none);
  // from between two edges, as typed, to the next
  expect(steppedTo(all, { min: 150, max: null }, 'min', 'ArrowLeft')).toBe(1);
  expect(steppedTo(all, none, 'min', 'a')).toBeUndefined();
  expect(nearest(all, none, 1)).toBe('min');
  expect(nearest(all, none, 2)).toBe('max');
});
