/** Paging rules: which page is asked for, how many there are, which numbers are shown. Pure. */
import { LIST } from '#contract/constants.ts';

/**
 * The `page` parameter: a whole number from 1; anything else counts as the first page (LIST-05).
 */
export function pageOf(url: URL): number {
  const text = url.searchParams.get('page') ?? '';
  const page = /^\d{1,6}$/.test(text) ? Number(text) : LIST.initialPage;
  return Math.min(Math.max(page, LIST.initialPage), LIST.maxPage);
}

export function pageCount(totalElements: number, size: number): number {
  return Math.min(Math.max(1, Math.ceil(totalElements / size)), LIST.maxPage);
}

/** Page numbers to show around the current one; null is a gap. */
export function shownPages(current: number, count: number): (number | null)[] {
  const wanted = [
    ...new Set([
      1,
      count,
      current - 1,
      current,
      current + 1,
      ...(current <= 3 ? [2, 3] : []),
      ...(current >= count - 2 ? [count - 1, count - 2] : []),
    ]),
  ]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b);
  return wanted.flatMap((page, index) =>
    index > 0 && page - (wanted[index - 1] as number) > 1 ? [null, page] : [page],
  );
}
