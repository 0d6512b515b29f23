/**
 * What a tenant's documents know of words: which there are, how many documents have them, and which
 * are a slip away, sound alike or have some letters in them.
 */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { cacheFor } from '../../kernel/cache.ts';
import { normalise } from '../../words/index.ts';

export interface Term {
  readonly term: string;
  readonly kind: 'WORD' | 'PAIR';
  readonly df: number;
}

export interface Asked {
  readonly words?: readonly string[];
  readonly beginnings?: readonly string[];
  readonly nears?: readonly string[];
  readonly sounds?: readonly string[];
  readonly parts?: readonly string[];
}

/** The words that begin so. */
export interface Begun {
  /** How many documents have them, one by one. */
  readonly df: number;
  /** Null: they are many. */
  readonly words: readonly string[] | null;
}

export interface Known {
  /** By the word asked for. */
  readonly is: ReadonlyMap<string, Term>;
  /** Beginnings that some word has. */
  readonly begins: ReadonlyMap<string, Begun>;
  readonly near: readonly Term[];
  readonly sounding: readonly Term[];
  /** Words that have letters asked for in them. */
  readonly having: readonly Term[];
}

export async function termsOf(
  ctx: Context,
  { words = [], beginnings = [], nears = [], sounds = [], parts = [] }: Asked,
): Promise<Known> {
  const rows = await ctx.db.rows<Term & { how: string; begun: string[] | null }>(
    sql`select how, term, kind, df, begun from search_terms(${words}::text[], ${beginnings}::text[],
        ${nears}::text[], ${sounds}::text[], ${parts}::text[])`,
  );
  const of = (how: string) => rows.filter((row) => row.how === how);
  return {
    is: new Map(of('IS').map((row) => [row.term, row])),
    begins: new Map(of('BEGINS').map((row) => [row.term, { df: row.df, words: row.begun }])),
    near: of('NEAR'),
    sounding: of('SOUNDS'),
    having: of('WITHIN'),
  };
}

const synonyms = cacheFor<ReadonlyMap<string, readonly string[]>>({
  seconds: 60,
  topics: ['search'],
});

/** What this tenant's operators say means the same as a word. */
export async function synonymsOf(ctx: Context): Promise<ReadonlyMap<string, readonly string[]>> {
  return synonyms(ctx, 'synonyms', async () => {
    const groups = await ctx.db.rows<{ words: string[] }>(
      sql`select words from search_synonym order by id`,
    );
    const byWord = new Map<string, string[]>();
    for (const { words } of groups) {
      const spelt = words.map((word) => normalise(word).trim());
      for (const word of spelt)
        byWord.set(word, [...(byWord.get(word) ?? []), ...spelt.filter((one) => one !== word)]);
    }
    return byWord;
  });
}
