/** Pages of lists: out-of-range numbers are clamped, never refused (LIST-05, AMB-34, AMB-83). */
import { LIST } from '#contract/constants.ts';
import type { List } from '#contract/shapes.ts';

export interface Page {
  readonly page: number;
  readonly size: number;
  readonly offset: number;
}

export function pageOf({ page, size }: { page: number; size: number }): Page {
  const clamped = { page: within(page, 1, LIST.maxPage), size: within(size, 1, LIST.maxSize) };
  return { ...clamped, offset: (clamped.page - 1) * clamped.size };
}

export function listAnswer<Item>(content: Item[], totalElements: number, { offset, size }: Page): List<Item> {
  return { content, totalElements, hasNext: offset + size < totalElements };
}

function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(Math.trunc(number) || least, least), most);
}
