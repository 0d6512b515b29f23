/**
 * The port through which lists find what the words of a keyword mean; search, which provides it,
 * lies above them.
 */
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';

export type Findable = 'GOODS' | 'DEAL' | 'WRITING';
/**
 * What is found costs no less and no more (amounts in the minor unit), is on one of the platforms
 * and has all of the labels, as a filter names them.
 */
export interface Bounds {
  readonly minAmount?: number | undefined;
  readonly maxAmount?: number | undefined;
  readonly platforms?: readonly string[] | undefined;
  readonly labels?: readonly string[] | undefined;
}
/** A query of `id, rank` (higher is better) for the subjects that match the words. */
export type WordFinder = (
  ctx: Context,
  type: Findable,
  keyword: string,
  bounds?: Bounds,
) => Promise<Sql>;

/**
 * A finder finds no more than this: more than anyone pages through, and a very common word stays
 * cheap to rank.
 */
export const FOUND_AT_MOST = 10_000;

declare module '../kernel/ports.ts' {
  interface Ports {
    readonly words: WordFinder;
  }
}

/** The matches of a keyword; undefined when no word was given. */
export async function matching(
  ctx: Context,
  type: Findable,
  keyword: string | undefined,
  bounds?: Bounds,
): Promise<Sql | undefined> {
  const words = keyword?.trim();
  if (!words) return undefined;
  return ctx.ports.words(ctx, type, words, bounds);
}
