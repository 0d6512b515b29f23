/** Finds goods: which ids, in which order, and how many in all. Only listed goods with a price that counts are found. */
import { GOODS_SORTS } from '#contract/catalog/filter.ts';
import type { GoodsSort } from '#contract/catalog/filter.ts';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import { keepFor } from '../kernel/kept.ts';
import type { Page } from '../kernel/paging.ts';
import { narrowing } from './filter.ts';
import type { Filter, FilterField } from './filter.ts';
import { matching } from './words.ts';

export interface Found {
  readonly ids: number[];
  readonly total: number;
}

const totals = keepFor<number>({ seconds: 30, topics: ['goods'] });

/** `from … where …` of the goods that match, with aliases g, p and, when words were given, m (id, rank). */
export async function goodsMatching(ctx: Context, filter: Filter, without: readonly FilterField[] = []): Promise<{ from: Sql; ranked: boolean }> {
  const matches = await matching(ctx, 'GOODS', without.includes('keyword') ? undefined : filter.keyword);
  const words = matches ? sql`join (${matches}) m on m.id = g.id` : empty;
  return {
    from: sql`from goods g join goods_price p on p.goods_id = g.id ${words} where g.listed ${narrowing(filter, without)}`,
    ranked: matches !== undefined,
  };
}

export async function findGoods(ctx: Context, filter: Filter, sort: GoodsSort, page: Page): Promise<Found> {
  const { from, ranked } = await goodsMatching(ctx, filter);
  const found = ctx.db.rows<{ id: number }>(sql`select g.id ${from} order by ${goodsOrder(sort, ranked)} limit ${page.size} offset ${page.offset}`);
  const [rows, total] = await Promise.all([found, countGoods(ctx, filter)]);
  return { ids: rows.map((row) => row.id), total };
}

/** How many goods match, kept for half a minute (AMB-46). */
export function countGoods(ctx: Context, filter: Filter): Promise<number> {
  return totals(ctx, JSON.stringify(filter), async () => {
    const { from } = await goodsMatching(ctx, filter);
    return (await ctx.db.row<{ total: number }>(sql`select count(*) as total ${from}`))?.total ?? 0;
  });
}

/** An order that this version does not know is the order of relevance. */
export function sortNamed(text: string | undefined): GoodsSort {
  const wish = text?.toUpperCase() ?? '';
  return (GOODS_SORTS as readonly string[]).includes(wish) ? (wish as GoodsSort) : 'RELEVANCE';
}

/** Over the same aliases; without words the best known stand for the most relevant. */
export function goodsOrder(sort: GoodsSort, ranked: boolean): Sql {
  if (sort === 'RELEVANCE' && ranked) return sql`m.rank desc, g.sold_count desc, g.id desc`;
  return ORDERS[sort];
}

const ORDERS: Readonly<Record<GoodsSort, Sql>> = {
  RELEVANCE: sql`g.sold_count desc, g.id desc`,
  SALES: sql`g.sold_count desc, g.id desc`,
  NEWEST: sql`g.created_at desc, g.id desc`,
  PRICE_ASC: sql`p.current_amount, g.id`,
  PRICE_DESC: sql`p.current_amount desc, g.id desc`,
  // the real one: what a shop claims and history refutes is none
  DISCOUNT: sql`p.proven_discount desc nulls last, g.id`,
  // grams among grams, then millilitres, then pieces; what has no unit price comes last
  UNIT_PRICE: sql`(select u.unit from goods_unit u where u.goods_id = g.id and u.unit_amount is not null) nulls last, (select u.unit_amount from goods_unit u where u.goods_id = g.id), g.id`,
  RATING: sql`g.rating desc nulls last, g.review_count desc, g.id desc`,
};
