/**
 * The words that a tenant's documents have (`search_term`), by which slips are forgiven and rare
 * words count for more.
 */
import { LRUCache } from 'lru-cache';
import sql from 'sql-template-tag';
import { onChanged } from '../../kernel/changed.ts';
import type { Context } from '../../kernel/context.ts';
import { nearOf, soundOf, termsOf } from '../../words/index.ts';
import type { Part } from '../../words/index.ts';
import { writeTerms } from './queries.ts';

/**
 * Words that this process has made known already, by tenant; a word too many is written twice,
 * which does no harm.
 */
const learnt = ofOneDatabase(new LRUCache<string, true>({ max: 300_000 }));
/** Documents made since the words of a tenant were counted. */
const uncounted = ofOneDatabase(new Map<string, number>());

/** Another database that the process opens may know other words. */
function ofOneDatabase<Kept extends { clear(): void }>(kept: Kept): Kept {
  onChanged((topic) => topic === '*' && kept.clear());
  return kept;
}

/**
 * Makes the words of new documents known, and returns those that were not: `remember` them when
 * what made them known is committed. When there are twice as many documents as were counted, words
 * are counted again.
 */
export async function learn(
  ctx: Context,
  documents: readonly (readonly Part[])[],
  added: number,
): Promise<readonly string[]> {
  const fresh = new Map<string, 'WORD' | 'PAIR'>();
  const meet = (term: string, kind: 'WORD' | 'PAIR') => {
    if (learnt.has(keyOf(ctx, term)) || fresh.has(term)) return;
    fresh.set(term, kind);
  };
  for (const parts of documents) {
    const { words, pairs } = termsOf(parts);
    for (const word of words) meet(word, 'WORD');
    for (const pair of pairs) meet(pair, 'PAIR');
  }
  if (fresh.size > 0) await write(ctx, [...fresh]);
  const waiting = (uncounted.get(ctx.tenant.id) ?? 0) + added;
  uncounted.set(ctx.tenant.id, waiting);
  if (waiting > 0) {
    const row = await ctx.db.row<{ df: number }>(sql`select df from search_term where term = ''`);
    if (waiting > (row?.df ?? 0)) await countTerms(ctx);
  }
  return [...fresh.keys()];
}

/** These words are known, and need not be written again by this process. */
export function remember(ctx: Context, terms: readonly string[]): void {
  for (const term of terms) learnt.set(keyOf(ctx, term), true);
}

const keyOf = (ctx: Context, term: string) => `${ctx.tenant.id} ${term}`;

function write(
  ctx: Context,
  terms: readonly (readonly [string, 'WORD' | 'PAIR'])[],
): Promise<void> {
  return writeTerms(
    ctx.db,
    ctx.tenant.id,
    terms.map(([term, kind]) => ({ term, kind, near: nearOf(term), sound: soundOf(term) })),
  );
}

/** Counts how many documents have each word, if any document came since the last time. */
export async function countTerms(ctx: Context): Promise<void> {
  if (!uncounted.get(ctx.tenant.id)) return;
  const missing = await ctx.db.rows<{ word: string }>(
    sql`select word from count_search_terms() c(word)`,
  );
  if (missing.length > 0)
    await write(
      ctx,
      missing.map(({ word }) => [word, 'WORD'] as const),
    );
  uncounted.set(ctx.tenant.id, 0);
}

/** Those of the words, as `normalise` leaves them, that documents of the tenant have. */
export async function wordsHeld(
  ctx: Context,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.rows<{ term: string }>(
    sql`select term from search_term
        where tenant_id = ${ctx.tenant.id} and term = any(${[...words]}::text[]) and kind = 'WORD'`,
  );
  return new Set(rows.map(({ term }) => term));
}
