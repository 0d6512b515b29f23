/**
 * Finds open deals by what narrows their goods, for search; the same fields and orders as for
 * goods.
 */
import { DEAL_LABELS } from '#contract/catalog/label.ts';
import type { GoodsSort } from '#contract/catalog/filter.ts';
import sql, { empty, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import type { Page, Total } from '../../kernel/paging.ts';
import {
  countOf,
  GATHERED,
  goodsOrder,
  hasLabels,
  isGathered,
  matching,
  narrowing,
  walkOf,
} from '../../goods/index.ts';
import type { Countable, Filter, FilterField, Found, Matching } from '../../goods/index.ts';
import { DEAL_PRICE, DEAL_PRICE_EACH, IS_PRICED } from './price.ts';

/**
 * `from … where …` of the open deals that match, with aliases d, g, p and, when words were given, m
 * (id, rank).
 */
export async function dealsMatching(
  ctx: Context,
  filter: Filter,
  without: readonly FilterField[] = [],
): Promise<Matching> {
  const matches = await matching(
    ctx,
    'DEAL',
    without.includes('keyword') ? undefined : filter.keyword,
  );
  const words = matches ? sql`join (${matches}) m on m.id = d.content_id` : empty;
  const labelled = without.includes('labels') ? empty : labelling(filter);
  const from = sql`from deal d join goods g on g.id = d.goods_id
      left join ${DEAL_PRICE} ${words}
    where d.is_open and ${IS_PRICED} ${await narrowing(ctx, filter, [...without, 'labels'])} ${labelled}`;
  return { from, ranked: matches !== undefined, matches };
}

function labelling({ labels = [] }: Filter): Sql {
  if (labels.length === 0) return empty;
  return sql`and ${hasLabels(
    labels,
    (some) => sql`exists (select 1 from deal_label l
      where l.content_id = d.content_id and l.label = any(${some}::text[]))`,
    DEAL_LABELS,
  )}`;
}

export const DEALS: Countable = {
  kind: 'DEAL',
  matching: (ctx, filter, without) => dealsMatching(ctx, filter, without),
  id: sql`d.content_id`,
  labels: sql`select t.content_id as id, t.label from deal_label t`,
  labelNames: DEAL_LABELS,
  all: sql`select d.content_id as id from deal d where d.is_open`,
  among: (base) => sql`from base cross join lateral (select * from deal d
      where ${base === 'OWN' ? sql`d.content_id` : sql`d.goods_id`} = base.id
      and d.is_open offset 0) d
    cross join lateral (select * from goods g where g.id = d.goods_id offset 0) g
    left join ${DEAL_PRICE_EACH}
      where ${IS_PRICED}`,
};

export const countDeals = (ctx: Context, filter: Filter): Promise<Total> =>
  countOf(ctx, DEALS, filter);

/** `without`: as if these deals were not there. */
export async function findDeals(
  ctx: Context,
  filter: Filter,
  sort: GoodsSort,
  page: Page,
  without: readonly number[] = [],
): Promise<Found> {
  const { from, ranked } = await dealsMatching(ctx, filter);
  const [all, hidden] = await Promise.all([
    countDeals(ctx, filter),
    countAmong(ctx, from, without),
  ]);
  const total = { ...all, count: all.count - hidden };
  const gathered = isGathered(filter) && all.count <= GATHERED;
  const far = gathered ? await walkOf(ctx, 'DEAL', filter, total.count, page) : undefined;
  const walked = far === undefined ? [] : await amongFirst(ctx, filter, sort, page, without, far);
  if (walked.length === page.size) return { ids: walked, total };
  const rows = await ctx.db.rows<Row>(sql`
    select d.content_id as id ${from} ${butNot(without)}
      order by ${dealOrder(sort, ranked, gathered)} limit ${page.size} offset ${page.offset}`);
  return { ids: rows.map(({ id }) => id), total };
}

interface Row {
  readonly id: number;
}

/** The page as far as it lies among the first `far` of all open deals in this order. */
async function amongFirst(
  ctx: Context,
  filter: Filter,
  sort: GoodsSort,
  page: Page,
  without: readonly number[],
  far: number,
): Promise<number[]> {
  const goods = OF_DEALS.includes(sort)
    ? empty
    : sql`join goods g on g.id = d.goods_id left join ${DEAL_PRICE}`;
  const rows = await ctx.db.rows<Row>(sql`
    select d.content_id as id from (select d.content_id from deal d ${goods} where d.is_open
      order by ${plainOrder(sort, false)} limit ${far}) w
    cross join lateral (select * from deal d where d.content_id = w.content_id offset 0) d
    cross join lateral (select * from goods g where g.id = d.goods_id offset 0) g
    left join ${DEAL_PRICE_EACH}
    where ${IS_PRICED} ${await narrowing(ctx, filter, ['labels'])} ${labelling(filter)} ${butNot(without)}
    order by ${plainOrder(sort, true)} limit ${page.size} offset ${page.offset}`);
  return rows.map(({ id }) => id);
}
const OF_DEALS: readonly GoodsSort[] = ['RELEVANCE', 'NEWEST', 'DISCOUNT'];

/** Of these deals, how many the list would have. */
async function countAmong(ctx: Context, from: Sql, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  return (
    (
      await ctx.db.row<{ total: number }>(
        sql`select count(*) as total ${from} and d.content_id = any(${ids}::bigint[])`,
      )
    )?.total ?? 0
  );
}

const butNot = (without: readonly number[]): Sql =>
  without.length === 0 ? empty : sql`and d.content_id <> all(${without}::bigint[])`;

function dealOrder(sort: GoodsSort, ranked: boolean, gathered: boolean): Sql {
  return ranked && sort === 'RELEVANCE'
    ? sql`m.rank desc, d.score desc, d.content_id desc`
    : plainOrder(sort, gathered);
}

/** `gathered`: by expressions, so that no index is walked. */
function plainOrder(sort: GoodsSort, gathered: boolean): Sql {
  const of = (column: string) => raw(gathered ? `(${column} + 0)` : column);
  const newest = raw(gathered ? 'extract(epoch from d.publish_time)' : 'd.publish_time');
  switch (sort) {
    case 'RELEVANCE':
      return sql`${of('d.score')} desc, d.publish_time desc, d.content_id desc`;
    case 'NEWEST':
      return sql`${newest} desc, d.content_id desc`;
    case 'DISCOUNT':
      return sql`${of('d.discount')} desc nulls last, d.content_id desc`;
    // what costs nothing is the cheapest
    case 'PRICE_ASC':
      return sql`d.is_freebie desc, ${goodsOrder(sort, false, gathered)}, d.content_id`;
    case 'PRICE_DESC':
      return sql`d.is_freebie, ${goodsOrder(sort, false, gathered)}, d.content_id`;
    // an open deal can be bought
    case 'SALES':
      return sql`${of('g.sold_count')} desc, g.id desc, d.content_id`;
    default:
      return sql`${goodsOrder(sort, false, gathered)}, d.content_id`;
  }
}
