/**
 * Goods or deals that match, looked at once: how many there are and what they could be narrowed by,
 * and of goods that have some words the first by relevance. Facets ask for the same at the same
 * moment, so they share the look. No more are looked at than are counted one by one.
 */
import { LABEL_CATEGORIES } from '#contract/catalog/label.ts';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { CategoryRow } from '../catalog/index.ts';
import type { Context } from '../kernel/context.ts';
import { cacheFor } from '../kernel/cache.ts';
import { upTo } from '../kernel/paging.ts';
import type { Total } from '../kernel/paging.ts';
import { facts } from './countable.ts';
import type { Countable } from './countable.ts';
import type { Filter } from './filter.ts';
import { goodsOrder } from './order.ts';
import { scanOf } from './scan.ts';
import type { Cell } from './precomputed/read.ts';
import { FOUND_AT_MOST } from './words.ts';

/** How many prices have the same first two digits, and the lowest amount that has them. */
export interface PriceCell {
  readonly from: number;
  readonly count: number;
}
export interface PriceSpan {
  readonly least: number | null;
  readonly most: number | null;
  readonly cells: readonly PriceCell[];
}
export interface Look {
  /** The most relevant goods, at most `LOOK_DEPTH`; none without words. */
  readonly ids: readonly number[];
  readonly total: Total;
  /** On the level below `parent`, or on the top level. */
  readonly categories: readonly Cell[];
  readonly brands: readonly Cell[];
  readonly platforms: readonly Cell[];
  readonly labels: readonly Cell[];
  readonly span: PriceSpan;
}

/** Later pages than this holds are asked for one by one. */
export const LOOK_DEPTH = 500;
export const MOST_BRANDS = 50;

const cached = cacheFor<Look>({ seconds: 20, topics: ['goods', 'deal', 'search'] });

export function lookOver(
  ctx: Context,
  of: Countable,
  filter: Filter,
  parent: CategoryRow | undefined,
): Promise<Look> {
  return cached(ctx, JSON.stringify([of.kind, filter, parent?.id]), () =>
    look(ctx, of, filter, parent),
  );
}

interface Hits {
  /**
   * What was looked at, whether or not it is in the list: named `base`. There is more of it if
   * there is so much.
   */
  readonly base: Sql;
  readonly enough: number;
  readonly hits: Sql;
}

async function hitsOf(ctx: Context, of: Countable, filter: Filter): Promise<Hits> {
  const scan = await scanOf(ctx, of, filter);
  const limit = sql`limit ${ctx.config.countedUpTo + 1}`;
  if (scan)
    return {
      base: scan.base,
      enough: scan.most,
      hits: sql`select ${facts(of)}, null::bigint as place ${scan.from} ${limit}`,
    };
  const { from, ranked, matches } = await of.matching(ctx, filter);
  const place =
    ranked && of.kind === 'GOODS'
      ? sql`row_number() over (order by ${goodsOrder('RELEVANCE', ranked)})`
      : sql`null::bigint`;
  return {
    base: matches ?? sql`select null::bigint as id where false`,
    enough: FOUND_AT_MOST,
    hits: sql`select ${facts(of)}, ${place} as place ${from} ${limit}`,
  };
}

async function look(
  ctx: Context,
  of: Countable,
  filter: Filter,
  parent: CategoryRow | undefined,
): Promise<Look> {
  const depth = (parent?.level ?? 0) + 1;
  const under = parent ? sql`and c.path @> array[${parent.id}::bigint]` : empty;
  const { hits, base, enough } = await hitsOf(ctx, of, filter);
  // labels of each are looked up: there may be many times more labels than hits
  const rows = await ctx.db.rows<{ kind: string; word: string; count: number }>(sql`
    with base as materialized (${base}), hit as materialized (${hits}),
      by_category as materialized (select category_id, count(*) as count from hit group by 1)
    select 'id' as kind, h.id::text as word, h.place as count from hit h
      where h.place <= ${LOOK_DEPTH}
    union all select 'total', '', count(*) from hit
    union all select 'read', '', count(*) from base
    union all select 'category', c.path[${depth}::int]::text, sum(n.count)::bigint
      from by_category n join category c on c.id = n.category_id
        where cardinality(c.path) >= ${depth}::int ${under} group by 2
    union all (select 'brand', h.brand_id::text, count(*) as n from hit h
      where h.brand_id is not null group by h.brand_id order by n desc, h.brand_id
      limit ${MOST_BRANDS})
    union all select 'platform', h.platform, count(*) from hit h group by h.platform
    union all select 'label', l.label, count(*) from hit h
      cross join lateral (select t.label from (${of.labels}) t where t.id = h.id offset 0) l
        where l.label <> all(${[...LABEL_CATEGORIES]}::text[]) group by l.label
    ${PRICES}`);
  const most = filter.keyword?.trim() ? FOUND_AT_MOST : ctx.config.countedUpTo;
  const kinds = Map.groupBy(rows, (row) => row.kind);
  const first = (kind: string) => kinds.get(kind)?.[0]?.count;
  const cells = (kind: string) =>
    (kinds.get(kind) ?? [])
      .map(({ word, count }) => ({ word, count: Math.min(count, most) }))
      .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  const total = upTo(first('total') ?? 0, most);
  return {
    ids: (kinds.get('id') ?? []).sort((a, b) => a.count - b.count).map(({ word }) => Number(word)),
    total: { ...total, isFloor: total.isFloor || (first('read') ?? 0) >= enough },
    categories: cells('category'),
    brands: cells('brand'),
    platforms: cells('platform'),
    labels: cells('label'),
    span: spanOf(kinds),
  };
}

/** Prices of `hit`, as rows of a kind, a word and a count. */
const PRICES = sql`
    union all select 'least', '', min(h.amount) from hit h
    union all select 'most', '', max(h.amount) from hit h
    union all select 'price', price_cell(h.amount)::text, count(*) from hit h
      where h.amount is not null group by 2`;

export function spanOf(kinds: ReadonlyMap<string, readonly Cell[]>): PriceSpan {
  const only = (kind: string) => kinds.get(kind)?.[0]?.count ?? null;
  const cells = (kinds.get('price') ?? []).map(({ word, count }) => ({
    from: Number(word),
    count,
  }));
  return { least: only('least'), most: only('most'), cells };
}
