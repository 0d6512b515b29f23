/**
 * Buckets of a price histogram, made of counted cells (`price_cell`): edges as people would choose
 * them, evenly spaced, or by magnitudes where prices spread over more than two. A few prices far
 * from all others share one bucket at the end, so that they flatten nothing. Pure.
 */
import type { PriceCell } from '../goods/index.ts';

/** Prices from `from` up to, but not including, `to`, in minor units. */
export interface PriceBucket {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export const MOST_BUCKETS = 20;
/** Highest by lowest price above which edges follow magnitudes. */
const WIDE = 100;
/** Prices beyond a gap this wide are not the end of the others' spread. */
const GAP = 8;
/** So many quartile distances beyond a quartile a price is far from the others … */
const FAR = 3;
/** … if no more than this share is, or a single one. */
const FEW = 1 / 20;

/** `cells` in any order, each once. */
export function priceBuckets(cells: readonly PriceCell[]): PriceBucket[] {
  const sorted = cells.toSorted((a, b) => a.from - b.from);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const edges = edgesOf(sorted);
  if (first.from < (edges[0] as number)) edges.unshift(first.from);
  if (last.from >= (edges.at(-1) as number)) edges.push(last.from + cellWidth(last.from));
  let at = 0;
  return edges.slice(1).map((to, index) => {
    let count = 0;
    for (let cell = sorted[at]; cell && cell.from < to; cell = sorted[++at]) count += cell.count;
    return { from: edges[index] as number, to, count };
  });
}

/** Prices of one cell have the same first two digits. */
function cellWidth(amount: number): number {
  return 10 ** Math.max(0, String(amount).length - 2);
}

/** Around all prices but those far from the others; one bucket is left for these at either end. */
function edgesOf(sorted: readonly PriceCell[]): number[] {
  const quartile = quantileOf(sorted);
  const byRatio = fences(
    Math.log(quartile(0.25) || 1),
    Math.log(quartile(0.75) || 1),
    Math.log(1.5),
  );
  const low = edgeCell(sorted, (from) => Math.log(from || 1) < byRatio.low);
  const top = sorted.toReversed();
  const high = edgeCell(top, (from) => Math.log(from) > byRatio.high);
  const even = fences(quartile(0.25), quartile(0.75), quartile(0.5) / 4);
  const near = Math.max(
    low,
    edgeCell(top, (from) => from > even.high),
  );
  const beyond = sorted.find(({ from }) => from > near)?.from ?? near;
  const isWide = high > WIDE * Math.max(low, 1);
  return isWide && (beyond < GAP * near || near > WIDE * Math.max(low, 1))
    ? byMagnitude(low, high)
    : evenly(low, near);
}

/** The price that a share of all lies at or below. */
function quantileOf(sorted: readonly PriceCell[]): (share: number) => number {
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  return (share) => {
    let left = Math.floor(share * (total - 1));
    return sorted.find(({ count }) => (left -= count) < 0)?.from ?? 0;
  };
}

function fences(first: number, third: number, least: number): { low: number; high: number } {
  const reach = FAR * Math.max(third - first, least);
  return { low: first - reach, high: third + reach };
}

/** The first cell that is not far from the others, or beyond which there are more than few. */
function edgeCell(inwards: readonly PriceCell[], isFar: (from: number) => boolean): number {
  const total = inwards.reduce((sum, { count }) => sum + count, 0);
  let left = Math.max(1, Math.floor(total * FEW));
  const edge = inwards.find(({ from, count }) => !isFar(from) || (left -= count) < 0);
  return (edge ?? (inwards[0] as PriceCell)).from;
}

/** Steps of 1, 2 or 5 in the last place that fits; all edges lie between cells. */
function evenly(low: number, high: number): number[] {
  for (let unit = cellWidth(high); ; unit *= 10)
    for (const step of [unit, 2 * unit, 5 * unit]) {
      const from = Math.floor(low / step);
      const many = Math.floor(high / step) + 1 - from;
      if (many <= MOST_BUCKETS - 2)
        return Array.from({ length: many + 1 }, (_, index) => (from + index) * step);
    }
}

/** Edges within each power of ten, the finest first. */
const SCALES = [
  [10, 12, 15, 20, 25, 30, 40, 50, 60, 80],
  [10, 15, 20, 30, 50, 70],
  [10, 20, 50],
  [10],
];

function byMagnitude(low: number, high: number): number[] {
  const edges = SCALES.map((scale) => magnitudes(scale, Math.max(low, 1), high));
  return edges.find(({ length }) => length < MOST_BUCKETS) ?? (edges.at(-1) as number[]);
}

/** From the last edge that is not above `low` to the first above `high`. */
function magnitudes(scale: readonly number[], low: number, high: number): number[] {
  const all: number[] = [];
  for (let unit = 0.1; unit <= high; unit *= 10)
    all.push(...scale.map((one) => Math.round(one * unit * 10) / 10).filter(Number.isInteger));
  const first = all.findLastIndex((edge) => edge <= low);
  return all.slice(first, all.findIndex((edge) => edge > high) + 1);
}
