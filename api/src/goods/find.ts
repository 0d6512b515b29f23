/** Finds goods: which ids, in which order, and how many in all. Only listed goods with a price that counts are found. */
import { GOODS_SORTS } from '#contract/catalog/filter.ts';
import type { GoodsSort } from '#contract/catalog/filter.ts';
import sql, { empty, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../kernel/context.ts';
import { keepFor } from '../kernel/kept.ts';
import type { Page } from '../kernel/paging.ts';
import { BRAND_FIELDS, CATEGORY_FIELDS, narrowing } from './filter.ts';
import type { Filter, FilterField } from './filter.ts';
import { matching } from './words.ts';

export interface Found {
  readonly ids: number[];
  readonly total: number;
}

const totals = keepFor<number>({ seconds: 30, topics: ['goods'] });

/** `from … where …` of the goods that match, with aliases g, p and, when words were given, m (id, rank). */
export async function goodsMatching(
  ctx: Context,
  filter: Filter,
  without: readonly FilterField[] = [],
  { units = empty, gathered = false }: { units?: Sql; gathered?: boolean } = {},
): Promise<{ from: Sql; ranked: boolean }> {
  const matches = await matching(ctx, 'GOODS', without.includes('keyword') ? undefined : filter.keyword);
  const words = matches ? sql`join (${matches}) m on m.id = g.id` : empty;
  // of what is gathered each price is looked up; reading all prices there are would grow with them (`offset 0` keeps it so)
  const price = gathered
    ? sql`cross join lateral (select * from goods_price p where p.goods_id = g.id offset 0) p`
    : sql`join goods_price p on p.goods_id = g.id`;
  return { from: sql`from goods g ${price} ${words} ${units} where g.listed ${await narrowing(ctx, filter, without)}`, ranked: matches !== undefined };
}

export async function findGoods(ctx: Context, filter: Filter, sort: GoodsSort, page: Page): Promise<Found> {
  const gathered = isGathered(filter) && (await countGoods(ctx, filter)) <= GATHERED;
  const found = sort === 'UNIT_PRICE' && !gathered ? byUnit(ctx, filter, page) : inOrder(ctx, filter, sort, page, gathered);
  const [rows, total] = await Promise.all([found, countGoods(ctx, filter)]);
  return { ids: rows.map((row) => row.id), total };
}

async function inOrder(ctx: Context, filter: Filter, sort: GoodsSort, page: Page, gathered: boolean): Promise<{ id: number }[]> {
  const { from, ranked } = await goodsMatching(ctx, filter, [], { gathered });
  return ctx.db.rows(sql`select g.id ${from} order by ${goodsOrder(sort, ranked, gathered)} limit ${page.size} offset ${page.offset}`);
}

/** Those that have a unit price walk its index; then come the others, as they came in. */
async function byUnit(ctx: Context, filter: Filter, page: Page): Promise<{ id: number }[]> {
  const [{ from: measured }, { from: all }] = await Promise.all([
    goodsMatching(ctx, filter, [], { units: sql`join goods_unit u on u.goods_id = g.id and u.unit_amount is not null` }),
    goodsMatching(ctx, filter),
  ]);
  const upTo = page.offset + page.size;
  return ctx.db.rows(sql`
    select id from (
      (select g.id, 0 as part, u.unit, u.unit_amount ${measured} order by u.unit, u.unit_amount, g.id limit ${upTo})
      union all (select g.id, 1, null, null ${all} and not exists (select 1 from goods_unit u where u.goods_id = g.id and u.unit_amount is not null)
        order by g.id limit ${upTo})
    ) e order by part, unit, unit_amount, id limit ${page.size} offset ${page.offset}`);
}

/**
 * A category or brand of this size or less is gathered whole and sorted. Otherwise an index of the whole order is walked
 * until the page is full; that is quick where many match, and endless where what matches stands at the far end of the order.
 */
export const GATHERED = 50_000;

/** Narrowed by what goods have an index of. */
export function isGathered(filter: Filter): boolean {
  return [...CATEGORY_FIELDS, ...BRAND_FIELDS].some((field) => ((filter[field] as readonly string[] | undefined)?.length ?? 0) > 0);
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

/** Over the same aliases; without words the best known stand for the most relevant. `gathered`: no index is to be walked. */
export function goodsOrder(sort: GoodsSort, ranked: boolean, gathered = false): Sql {
  if (sort === 'RELEVANCE' && ranked) return sql`m.rank desc, g.sold_count desc, g.id desc`;
  return (gathered ? SORTED : WALKED)[sort];
}

/** By columns, which have an index, or by expressions, which have none. */
function orders(by: 'column' | 'expression'): Readonly<Record<GoodsSort, Sql>> {
  const of = (column: string) => raw(by === 'column' ? column : `(${column} + 0)`);
  return {
    RELEVANCE: sql`${of('g.sold_count')} desc, g.id desc`,
    SALES: sql`${of('g.sold_count')} desc, g.id desc`,
    NEWEST: sql`${raw(by === 'column' ? 'g.created_at' : 'extract(epoch from g.created_at)')} desc, g.id desc`,
    PRICE_ASC: sql`${of('p.current_amount')}, g.id`,
    PRICE_DESC: sql`${of('p.current_amount')} desc, g.id desc`,
    // the real one: what a shop claims and history refutes is none
    DISCOUNT: sql`${of('p.proven_discount')} desc nulls last, g.id`,
    // grams among grams, then millilitres, then pieces; what has no unit price comes last
    UNIT_PRICE: sql`(select u.unit from goods_unit u where u.goods_id = g.id and u.unit_amount is not null) nulls last, (select u.unit_amount from goods_unit u where u.goods_id = g.id), g.id`,
    RATING: sql`${of('g.rating')} desc nulls last, g.review_count desc, g.id desc`,
  };
}
const WALKED = orders('column');
const SORTED = orders('expression');
