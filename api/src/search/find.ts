/** Words → the subjects that match, for every list that takes a keyword (goods/words.ts). */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { FactFinder, Findable, WordFinder } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import { keepFor } from '../kernel/kept.ts';
import { planOf } from './query/plan.ts';
import type { Plan } from './query/plan.ts';

/** More matches than anyone pages through; keeps the ranking of a very common word bounded. */
const MOST = 10_000;
/** While somebody is typing only so many are ranked, the most asked for. */
const TYPING = 200;

interface Found {
  readonly ids: number[];
  readonly ranks: number[];
}
const nothing: Found = { ids: [], ranks: [] };

/** Found once for the list, its totals, its facets and its next pages. */
const kept = keepFor<Found>({ seconds: 20, max: 300, topics: ['search'] });

export const findWords: WordFinder = async (ctx, type, keyword) => {
  const { ids, ranks } = await kept(ctx, `${type} ${keyword}`, () => found(ctx, type, keyword));
  return sql`select w.id, w.rank from unnest(${ids}::bigint[], ${ranks}::real[]) as w(id, rank)`;
};

/** The best so many of the best known that match: enough while somebody is typing. */
export async function bestMatches(ctx: Context, type: Findable, keyword: string, most: number): Promise<number[]> {
  const plan = await planOf(ctx, keyword);
  if (plan === null) return [];
  const rows = await ctx.db.rows<{ id: number }>(
    sql`select w.id from ${documents(type, { ...plan, isCommon: true }, TYPING)} w ${boosts(type, keyword)} where w.listed order by w.rank + coalesce(b.boost, 0) desc, w.id desc limit ${most}`,
  );
  return rows.map((row) => row.id);
}

/** Of everything that may stand in a list: what it is counted by, beside its rank. */
export const findFacts: FactFinder = async (ctx, type, keyword) => {
  const plan = await planOf(ctx, keyword);
  if (plan === null)
    return sql`select null::bigint as id, 0::real as rank, null::bigint as category_id, null::bigint as brand_id, null::text as platform, null::bigint as amount, null::text[] as labels where false`;
  return sql`select w.id, w.rank + coalesce(b.boost, 0) as rank, w.category_id, w.brand_id, w.platform, w.amount, w.labels from ${documents(type, plan)} w ${boosts(type, keyword)} where w.listed`;
};

async function found(ctx: Context, type: Findable, keyword: string): Promise<Found> {
  const plan = await planOf(ctx, keyword);
  if (plan === null) return nothing;
  const row = await ctx.db.row<{ ids: number[] | null; ranks: number[] | null }>(sql`
    select array_agg(w.id::float8) as ids, array_agg((w.rank + coalesce(b.boost, 0))::float4) as ranks from ${documents(type, plan)} w ${boosts(type, keyword)}`);
  return { ids: row?.ids ?? [], ranks: row?.ranks ?? [] };
}

function documents(type: Findable, { tries, parts, asks, alike, shares, literal, isCommon }: Plan, most = MOST): Sql {
  return sql`search_documents(${type}, ${tries}::text[], ${parts}::int[], ${asks}::text[], ${alike}::real[], ${shares}::real[], ${literal}, ${isCommon}, ${most})`;
}

function boosts(type: Findable, keyword: string): Sql {
  return sql`left join search_boost b on b.keyword = ${keyword.trim().toLowerCase()} and b.subject_type = ${type} and b.subject_id = w.id`;
}
