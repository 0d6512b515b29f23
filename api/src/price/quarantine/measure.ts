/** What a run of prices is measured with: the medians around it, and how far off is too far. */
import { QUARANTINE, slipOf } from './rule.ts';
import type { ExclusionReason } from './rule.ts';
import { DAY } from './series.ts';
import type { Look, Run } from './series.ts';

export interface Point {
  readonly at: number;
  readonly price: number;
  readonly isSure: boolean;
}

interface Measure {
  /** Of two middle values either will do. */
  readonly lower: number;
  readonly upper: number;
}

/**
 * The typical price before: of the month, else of the last that is known; of what was sure of
 * itself, where there is any.
 */
export function medianBefore(points: readonly Point[], at: number): Measure | null {
  const first = points.findLastIndex((point) => point.at < at - QUARANTINE.medianDays * DAY) + 1;
  const month = points.slice(Math.max(first, points.length - QUARANTINE.medianPoints));
  const reported = month.length > 0 ? month : points.slice(-QUARANTINE.medianDays);
  const sure = reported.filter((point) => point.isSure);
  return middle((sure.length > 0 ? sure : reported).map((point) => point.price));
}

/**
 * The first price of a series, where it lasted less than two days, against what was reported on many
 * days after.
 */
export function medianAfter(
  looks: readonly Look[],
  reasons: readonly (ExclusionReason | null)[],
  run: Run,
): Measure | null {
  if (run.to - run.from >= 2 * DAY) return null;
  const after = new Map<number, number>();
  for (const [index, look] of looks.entries())
    if (
      look.at > run.to &&
      look.at <= run.to + QUARANTINE.medianDays * DAY &&
      reasons[index] === null
    )
      after.set(look.day, look.price);
  return after.size >= QUARANTINE.daysAfterFirst ? middle([...after.values()]) : null;
}

function middle(prices: readonly number[]): Measure | null {
  if (prices.length === 0) return null;
  const sorted = prices.toSorted((a, b) => a - b);
  return {
    lower: sorted[Math.ceil(sorted.length / 2) - 1] as number,
    upper: sorted[Math.floor(sorted.length / 2)] as number,
  };
}

export function reasonOf(price: number, { lower, upper }: Measure): ExclusionReason | null {
  if (slipOf(price, lower)) return 'DECIMAL_SLIP';
  if (price < QUARANTINE.tooLow * lower) return 'TOO_LOW';
  return price > QUARANTINE.tooHigh * upper ? 'TOO_HIGH' : null;
}

/** Whether one of the sorted instants lies within `span` of `at`. */
export function isWithin(sorted: readonly number[], at: number, span: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < at - span) low = middle + 1;
    else high = middle;
  }
  return low < sorted.length && (sorted[low] as number) <= at + span;
}
