/**
 * The port through which lists find what the words of a keyword mean. Search stands high on the
 * ladder, so it registers its finder here when it is loaded.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';

export type Findable = 'GOODS' | 'DEAL' | 'WRITING';
/** A query of `id, rank` (higher is better) for the subjects that match the words. */
export type WordFinder = (ctx: Context, type: Findable, keyword: string) => Promise<Sql>;

/**
 * A finder finds no more than this: more than anyone pages through, and a very common word stays
 * cheap to rank.
 */
export const FOUND_AT_MOST = 10_000;

let finder: WordFinder | undefined;

export function registerWords(find: WordFinder): void {
  finder = find;
}

/** The matches of a keyword; undefined when no word was given. */
export async function matching(
  ctx: Context,
  type: Findable,
  keyword: string | undefined,
): Promise<Sql | undefined> {
  const words = keyword?.trim();
  if (!words) return undefined;
  return finder
    ? finder(ctx, type, words)
    : sql`select null::bigint as id, 0::real as rank where false`;
}
