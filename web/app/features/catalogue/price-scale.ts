/**
 * Where prices stand on the slider of a histogram, whose bars are equally wide whatever prices they
 * hold: 0 is the left edge of the first, 1 of the second, and so on. Pure.
 */
import type { Answer } from '#contract/calls.ts';

export type PriceRange = NonNullable<Answer<'search.filters'>['priceRange']>;
export type Bucket = PriceRange['buckets'][number];
export type Bounds = Readonly<Record<Thumb, number | null>>;
export type Thumb = 'min' | 'max';

/** An amount, or no bound on that side, as a position. */
export function positionOf(buckets: readonly Bucket[], amount: number | null, side: Thumb): number {
  if (amount === null) return side === 'min' ? 0 : buckets.length;
  const at = buckets.findIndex(({ to }) => amount < to);
  const bucket = buckets[at];
  if (!bucket) return buckets.length;
  return at + Math.max(0, (amount - bucket.from) / (bucket.to - bucket.from));
}

/** The bound at an edge: none at the end of its own side. */
function boundAt(buckets: readonly Bucket[], edge: number, side: Thumb): number | null {
  if (edge === (side === 'min' ? 0 : buckets.length)) return null;
  return buckets[edge]?.from ?? buckets.at(-1)?.to ?? null;
}

/** The bounds with a thumb at the edge nearest to a position, one bar before the other at least. */
export function dragged(
  buckets: readonly Bucket[],
  bounds: Bounds,
  side: Thumb,
  position: number,
): Bounds {
  const [low, high] = [
    positionOf(buckets, bounds.min, 'min'),
    positionOf(buckets, bounds.max, 'max'),
  ];
  const edge =
    side === 'min'
      ? Math.max(0, Math.min(Math.round(position), Math.ceil(high) - 1))
      : Math.min(buckets.length, Math.max(Math.round(position), Math.floor(low) + 1));
  return { ...bounds, [side]: boundAt(buckets, edge, side) };
}

/** The thumb that a tap moves: the nearer one. */
export function nearest(buckets: readonly Bucket[], bounds: Bounds, position: number): Thumb {
  const low = positionOf(buckets, bounds.min, 'min');
  const high = positionOf(buckets, bounds.max, 'max');
  return position - low < high - position ? 'min' : 'max';
}

/** Where a key leads a thumb; undefined: it is none of the slider's. */
export function steppedTo(
  buckets: readonly Bucket[],
  bounds: Bounds,
  side: Thumb,
  key: string,
): number | undefined {
  const at = positionOf(buckets, bounds[side], side);
  const page = Math.max(2, Math.round(buckets.length / 5));
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: Math.floor(at) + 1,
    ArrowUp: Math.floor(at) + 1,
    ArrowLeft: Math.ceil(at) - 1,
    ArrowDown: Math.ceil(at) - 1,
    PageUp: Math.floor(at) + page,
    PageDown: Math.ceil(at) - page,
    Home: 0,
    End: buckets.length,
  };
  return steps[key];
}
