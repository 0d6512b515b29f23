/** Pages of lists: out-of-range numbers are clamped, never refused (LIST-05, AMB-34, AMB-83). */
import { LIST } from '#contract/constants.ts';
import type { List } from '#contract/shapes.ts';

export interface Page {
  readonly page: number;
  readonly size: number;
  readonly offset: number;
}

/** How many there are; `isFloor`: at least so many, where counting stopped. */
export interface Total {
  readonly count: number;
  readonly isFloor: boolean;
}

export function pageOf({ page, size }: { page: number; size: number }): Page {
  const clamped = { page: within(page, 1, LIST.maxPage), size: within(size, 1, LIST.maxSize) };
  return { ...clamped, offset: (clamped.page - 1) * clamped.size };
}

/**
 * Totals may be some minutes old (docs/performance.md); where the page itself shows that there are
 * more or fewer, it is believed.
 */
export function listAnswer<Item>(
  content: Item[],
  total: number | Total,
  { offset, size }: Page,
): List<Item> {
  const { count, isFloor } = typeof total === 'number' ? { count: total, isFloor: false } : total;
  const isPast = content.length === 0;
  const totalElements = isPast ? Math.min(count, offset) : Math.max(count, offset + content.length);
  const hasMore = isFloor && !isPast;
  return {
    content,
    totalElements,
    ...(hasMore ? { totalIsFloor: true } : {}),
    hasNext: !isPast && (offset + size < totalElements || (hasMore && content.length === size)),
  };
}

/** What several kinds have together. */
export function sumOf(totals: readonly Total[]): Total {
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    isFloor: totals.some(({ isFloor }) => isFloor),
  };
}

/** Reads a count that was stopped one past `most`. */
export function upTo(counted: number, most: number): Total {
  return { count: Math.min(counted, most), isFloor: counted > most };
}

function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(Math.trunc(number) || least, least), most);
}
