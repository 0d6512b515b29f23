/**
 * Goods that have some words, looked at once: the first of them by relevance, how many there are, and what they could
 * be narrowed by. A list, its total and its facets ask for the same goods at the same moment, so they share the look.
 */
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { CategoryRow } from '../catalog/index.ts';
import type { Context } from '../kernel/context.ts';
import { keepFor } from '../kernel/kept.ts';
import type { Count, PriceSpan, WordCount } from './count.ts';
import { isNarrowed } from './filter.ts';
import type { Filter } from './filter.ts';
import { goodsMatching, goodsOrder } from './find.ts';
import { matchingFacts } from './words.ts';

export interface Look {
  /** The most relevant, at most `LOOK_DEPTH`. */
  readonly ids: readonly number[];
  readonly total: number;
  /** On the level below `parent`, or on the top level. */
  readonly categories: readonly Count[];
  readonly brands: readonly Count[];
  readonly platforms: readonly WordCount[];
  readonly labels: readonly WordCount[];
  readonly span: PriceSpan;
}

/** Later pages than this holds are asked for one by one. */
export const LOOK_DEPTH = 500;
const BRANDS = 50;

const kept = keepFor<Look>({ seconds: 20, topics: ['goods', 'search'] });

/** `filter` has words. */
export function lookAtGoods(ctx: Context, filter: Filter, parent: CategoryRow | undefined): Promise<Look> {
  return kept(ctx, JSON.stringify([filter, parent?.id]), () => look(ctx, filter, parent));
}

/** Words alone are counted where they are found; whatever else narrows is looked up in the goods themselves. */
async function hits(ctx: Context, filter: Filter): Promise<Sql> {
  const { keyword, ...others } = filter;
  const facts = isNarrowed(others) ? undefined : await matchingFacts(ctx, keyword as string);
  if (facts) return sql`select h.*, row_number() over (order by h.rank desc, h.id desc) as place from (${facts}) h`;
  const { from, ranked } = await goodsMatching(ctx, filter);
  return sql`select g.id, g.category_id, g.brand_id, p.platform, p.current_amount as amount, p.labels, row_number() over (order by ${goodsOrder('RELEVANCE', ranked)}) as place ${from}`;
}

async function look(ctx: Context, filter: Filter, parent: CategoryRow | undefined): Promise<Look> {
  const depth = (parent?.level ?? 0) + 1;
  const under = parent ? sql`and c.path @> array[${parent.id}::bigint]` : empty;
  const rows = await ctx.db.rows<{ kind: string; word: string; count: number }>(sql`
    with hit as materialized (${await hits(ctx, filter)}),
      by_category as materialized (select category_id, count(*) as count from hit group by 1)
    select 'id' as kind, h.id::text as word, h.place as count from hit h where h.place <= ${LOOK_DEPTH}
    union all select 'total', '', count(*) from hit
    union all select 'category', c.path[${depth}::int]::text, sum(n.count)::bigint
      from by_category n join category c on c.id = n.category_id where cardinality(c.path) >= ${depth}::int ${under} group by 2
    union all (select 'brand', h.brand_id::text, count(*) as n from hit h where h.brand_id is not null group by h.brand_id order by n desc, h.brand_id limit ${BRANDS})
    union all select 'platform', h.platform, count(*) from hit h group by h.platform
    union all select 'label', l.label, count(*) from hit h cross join lateral unnest(h.labels) l(label) group by l.label
    union all select 'least', '', min(h.amount) from hit h union all select 'most', '', max(h.amount) from hit h`);
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const most = (kind: string) => of(kind).sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  const byId = (kind: string) => most(kind).map(({ word, count }) => ({ id: Number(word), count }));
  return {
    ids: of('id')
      .sort((a, b) => a.count - b.count)
      .map(({ word }) => Number(word)),
    total: of('total')[0]?.count ?? 0,
    categories: byId('category'),
    brands: byId('brand'),
    platforms: most('platform'),
    labels: most('label'),
    span: { least: of('least')[0]?.count ?? null, most: of('most')[0]?.count ?? null },
  };
}
