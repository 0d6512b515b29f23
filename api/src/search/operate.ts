/**
 * What operators of search do: words that mean the same, what is lifted or sunk for a keyword,
 * documents rebuilt, how far behind they are.
 */
import sql from 'sql-template-tag';
import type { Findable } from '../goods/index.ts';
import { announce } from '../kernel/changed.ts';
import type { Context } from '../kernel/context.ts';
import { countStale } from './document/queries.ts';

export interface SynonymGroup {
  readonly id: number;
  readonly words: string[];
}

export function synonymGroups(ctx: Context): Promise<SynonymGroup[]> {
  return ctx.db.rows<SynonymGroup>(sql`select id, words from search_synonym order by id`);
}

/** From now on whoever searches one of the words finds the others. */
export async function addSynonym(ctx: Context, words: readonly string[]): Promise<number> {
  const row = await ctx.db.row<{ id: number }>(
    sql`insert into search_synonym (tenant_id, words) values (${ctx.tenant.id},
        ${[...words]}::text[]) returning id`,
  );
  await announce(ctx.db, 'search');
  return row?.id ?? 0;
}

/** False where there is none. */
export async function removeSynonym(ctx: Context, id: number): Promise<boolean> {
  const removed = await ctx.db.run(sql`delete from search_synonym where id = ${id}`);
  await announce(ctx.db, 'search');
  return removed > 0;
}

export interface BoostSubject {
  readonly type: Findable;
  readonly code: string;
}
export interface Boost extends BoostSubject {
  readonly keyword: string;
  readonly boost: number;
}

export function boostsOf(ctx: Context): Promise<Boost[]> {
  return ctx.db.rows<Boost>(sql`
    select b.keyword, b.subject_type as type, coalesce(g.code, x.code, b.subject_id::text) as code,
      b.boost
    from search_boost b
    left join goods g on b.subject_type = 'GOODS' and g.id = b.subject_id
    left join content x on b.subject_type <> 'GOODS' and x.id = b.subject_id
    order by b.keyword, b.boost desc, 3`);
}

/**
 * Lifts (up to 1) or sinks (down to -1) a subject for a keyword; 0 takes that back. False where
 * there is no such subject.
 */
export async function boostSubject(
  ctx: Context,
  keyword: string,
  { type, code }: BoostSubject,
  boost: number,
): Promise<boolean> {
  const spelt = keyword.trim().toLowerCase();
  const subject = await ctx.db.row<{ id: number }>(
    type === 'GOODS'
      ? sql`select id from goods where code = ${code}`
      : sql`select id from content where code = ${code} and (type = 'DEAL') = ${type === 'DEAL'}`,
  );
  if (!subject) return false;
  if (boost === 0)
    await ctx.db.run(
      sql`delete from search_boost where keyword = ${spelt} and subject_type = ${type}
          and subject_id = ${subject.id}`,
    );
  else
    await ctx.db.run(sql`
      insert into search_boost (tenant_id, keyword, subject_type, subject_id, boost)
        values (${ctx.tenant.id}, ${spelt}, ${type}, ${subject.id}, ${boost})
      on conflict (tenant_id, keyword, subject_type, subject_id) do update
        set boost = excluded.boost`);
  await announce(ctx.db, 'search');
  return true;
}

/**
 * All documents are rebuilt, one after the other, while the old ones can be found; answers how
 * many. In a transaction: it announces work.
 */
export async function rebuildDocuments(ctx: Context): Promise<number> {
  const count = await ctx.db.run(sql`update search_document set version = -1`);
  await ctx.emit({ topic: 'search.behind' });
  return count;
}

/** How many subjects of each type have no document, or one that is older than they are. */
export async function documentLag(ctx: Context): Promise<Readonly<Record<Findable, number>>> {
  const [GOODS, DEAL, WRITING] = await Promise.all([
    countStale(ctx.db, 'GOODS'),
    countStale(ctx.db, 'DEAL'),
    countStale(ctx.db, 'WRITING'),
  ]);
  return { GOODS, DEAL, WRITING };
}
