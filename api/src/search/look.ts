/**
 * What has some words, looked at once: the first goods by relevance, how many there are, what they
 * could be narrowed by, and how many of each other type there are. A list, its total, its facets
 * and its tabs ask for the same at the same moment, so they share the look.
 */
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { ARTICLE_TYPES } from '#contract/content/kind.ts';
import type { CategoryRow } from '../catalog/index.ts';
import { DEAL_PRICE, IS_PRICED } from '../content/index.ts';
import {
  FOUND_AT_MOST,
  GOODS,
  isNarrowed,
  LOOK_DEPTH,
  lookOver,
  MOST_BRANDS,
  priceCell,
  spanOf,
} from '../goods/index.ts';
import type { Filter, Findable, Look as GoodsLook } from '../goods/index.ts';
import type { Context } from '../kernel/context.ts';
import { cacheFor } from '../kernel/cache.ts';
import type { Total } from '../kernel/paging.ts';
import { factsOf, levelOf } from './find.ts';

export interface Look extends GoodsLook {
  /** Which try found them, 0 being all the words; null: none did. */
  readonly level: number | null;
  /**
   * How many there are of other types, where words alone decide that and everybody sees the same.
   */
  readonly others?: Readonly<Record<'CONTENT' | 'NOTE' | 'ARTICLE', Total>>;
}

const cached = cacheFor<Look>({ seconds: 20, topics: ['goods', 'deal', 'content', 'search'] });

/**
 * `filter` has words. Readers who are shown more than strangers count other types for themselves.
 */
export function lookAt(
  ctx: Context,
  filter: Filter,
  parent: CategoryRow | undefined,
): Promise<Look> {
  return cached(ctx, JSON.stringify([filter, parent?.id]), () => look(ctx, filter, parent));
}

/**
 * Words alone are counted where they are found; whatever else narrows is looked up in the goods
 * themselves.
 */
async function look(ctx: Context, filter: Filter, parent: CategoryRow | undefined): Promise<Look> {
  const { keyword = '', ...others } = filter;
  if (isNarrowed(others))
    return {
      ...(await lookOver(ctx, GOODS, filter, parent)),
      level: await levelOf(ctx, 'GOODS', keyword, others),
    };
  const rows = await ctx.db.rows<Row>(sql`
    with every as materialized (select f.*, ${priceCell(sql`f.amount`)} as cell
        from (${await factsOf(ctx, ['GOODS', 'DEAL', 'WRITING'], keyword)}) f),
      hit as not materialized (select * from every e where e.kind = 'GOODS' and e.listed)
      ${counted(parent)} ${ofOtherTypes}`);
  const of = (part: string) => rows.filter((row) => row.part === part);
  const one = (part: string) => of(part)[0]?.count ?? null;
  const most = (part: string) =>
    of(part).sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  const written = (types: readonly string[]) =>
    of('writing').reduce((sum, { word, count }) => sum + (types.includes(word) ? count : 0), 0);
  // where so many were found, others were left
  const total = (count: number, read: number): Total => ({ count, isFloor: read >= FOUND_AT_MOST });
  const read = (kind: Findable) => of('read').find(({ word }) => word === kind)?.count ?? 0;
  const goods = one('total') ?? 0;
  return {
    ids: of('id')
      .sort((a, b) => a.count - b.count)
      .map(({ word }) => Number(word)),
    total: total(goods, goods),
    level: one('level'),
    categories: most('category'),
    brands: most('brand'),
    platforms: most('platform'),
    labels: most('label'),
    span: spanOf(Map.groupBy(rows, ({ part }) => part)),
    others: {
      CONTENT: total(one('deal') ?? 0, read('DEAL')),
      NOTE: total(written(['NOTE']), read('WRITING')),
      ARTICLE: total(written(ARTICLE_TYPES), read('WRITING')),
    },
  };
}

interface Row {
  readonly part: string;
  readonly word: string;
  readonly count: number;
}

/** The bits of PostgreSQL's `grouping`: 0 for what is grouped by. */
const GROUPED = {
  all: 0b11111,
  category: 0b01111,
  brand: 0b10111,
  platform: 0b11011,
  labels: 0b11101,
  price: 0b11110,
} as const;

/** All that is counted, in one pass over what was found. */
function counted(parent: CategoryRow | undefined): Sql {
  const depth = (parent?.level ?? 0) + 1;
  const under = parent ? sql`and c.path @> array[${parent.id}::bigint]` : empty;
  return sql`,
    best as materialized (select h.id, h.rank from hit h order by h.rank desc, h.id desc
      limit ${LOOK_DEPTH}),
    every_hit as materialized (
      select grouping(h.category_id, h.brand_id, h.platform, h.labels, h.cell) as by,
        h.category_id, h.brand_id, h.platform, h.labels, h.cell, count(*) as count,
        min(h.level) as level, min(h.amount) as least, max(h.amount) as most
      from hit h
      group by grouping sets ((), (h.category_id), (h.brand_id), (h.platform), (h.labels), (h.cell)))
    select 'id' as part, b.id::text as word,
      row_number() over (order by b.rank desc, b.id desc) as count from best b
    union all select f.part, '', f.figure from every_hit n cross join lateral (values
      ('total', n.count), ('level', n.level), ('least', n.least), ('most', n.most)) f(part, figure)
      where n.by = ${GROUPED.all}
    union all select 'category', c.path[${depth}::int]::text, sum(n.count)::bigint
      from every_hit n join category c on c.id = n.category_id
        where n.by = ${GROUPED.category} and cardinality(c.path) >= ${depth}::int ${under} group by 2
    union all (select 'brand', n.brand_id::text, n.count from every_hit n
      where n.by = ${GROUPED.brand} and n.brand_id is not null
      order by n.count desc, n.brand_id limit ${MOST_BRANDS})
    union all select 'platform', n.platform, n.count from every_hit n
      where n.by = ${GROUPED.platform}
    union all select 'label', l.label, sum(n.count)::bigint from every_hit n
      cross join lateral unnest(n.labels) l(label) where n.by = ${GROUPED.labels} group by l.label
    union all select 'price', n.cell::text, n.count from every_hit n
      where n.by = ${GROUPED.price} and n.cell is not null`;
}

/** As their lists would have them now, whatever documents remember. */
const ofOtherTypes = sql`
    union all select 'read', e.kind, count(*) from every e where e.kind <> 'GOODS' group by e.kind
    union all select 'deal', '', count(*) from every e join deal d on d.content_id = e.id
      left join ${DEAL_PRICE}
      where e.kind = 'DEAL' and d.is_open and ${IS_PRICED}
    union all select 'writing', c.type, count(*) from every e
      join content_place a on a.content_id = e.id and a.place = 'all' join content c on c.id = e.id
      where e.kind = 'WRITING' and c.viewer_type = 'ALL' group by c.type`;
