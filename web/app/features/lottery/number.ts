/** Numbers of draws as people read them, and the ranges that prizes have. */
import { NUMBERS } from '#contract/activity/fair/numbers.ts';
import { countText } from '../../lib/figure.ts';
import type { Terms } from '#contract/activity/fair/terms.ts';

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** "0041" */
export const drawNumber = (number: number): string => String(number).padStart(4, '0');

/** "0023–0072" */
export const rangeText = ({ from, to }: Range): string => `${drawNumber(from)}–${drawNumber(to)}`;

/** The numbers of each prize as they were promised; those of a prize that ran out as well. */
export function rangesOf(terms: Terms): ReadonlyMap<string, Range> {
  let next = 0;
  return new Map(
    terms.prizes.flatMap(({ prizeId, numbers }) => {
      const from = next;
      next += numbers;
      return numbers > 0 ? [[prizeId, { from, to: next - 1 }] as const] : [];
    }),
  );
}

/** "15%", "84.27%", "84,27%": of ten thousand, exactly. */
export const percent = (numbers: number): string => `${countText(numbers / (NUMBERS / 100))}%`;

export const sizeOf = (range: Range | null | undefined): number =>
  range ? range.to - range.from + 1 : 0;
