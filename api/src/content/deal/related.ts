/**
 * What is shown beside a deal: goods and deals like it, and the best alternative to one that has
 * ended (DEAL-13, DEAL-14).
 */
import { RELATED } from '#contract/constants.ts';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { goodsCards, LOOKED_AT, nearGoods } from '../../goods/index.ts';
import { dealCards } from './card.ts';
import { findDeals } from './find.ts';
import { nearDeals } from './near.ts';
import { BEST } from './queries.ts';
import type { DealDetailRow } from './queries.ts';

/**
 * Goods of the same leaf category, then of the same brand; what is to be had now first, the better
 * discount first. Where they are few, goods of the best deals of the top category.
 */
export async function relatedGoods(ctx: Context, deal: DealDetailRow): Promise<GoodsCard[]> {
  const near = (far: number, kin: Sql) => sql`
    (select g.id, ${far}::int as far, p.in_stock and p.is_current as is_to_be_had, p.proven_discount
     from (${nearGoods(kin)}) n(id) cross join lateral (select g.id, g.listed from goods g
       where g.id = n.id offset 0) g
       cross join lateral (select * from goods_price p where p.goods_id = g.id offset 0) p
     where g.listed and g.id <> ${deal.goods_id}
     order by p.in_stock and p.is_current desc, p.proven_discount desc nulls last, g.id desc
       limit ${RELATED.goods})`;
  const rows = await ctx.db.rows<{ id: number }>(sql`
    select id from (select distinct on (id) * from (
      ${near(
        0,
        sql`g.category_id =
          ${deal.category_id}::bigint`,
      )}
        union all ${near(1, sql`g.brand_id = ${deal.brand_id}::bigint`)}
    ) every order by id, far) once
    order by far, is_to_be_had desc, proven_discount desc nulls last, id desc
      limit ${RELATED.goods}`);
  const ids = rows.map((row) => row.id);
  if (ids.length < RELATED.goods) ids.push(...(await goodsFromAfar(ctx, deal, ids)));
  return goodsCards(ctx, ids.slice(0, RELATED.goods));
}

async function goodsFromAfar(
  ctx: Context,
  deal: DealDetailRow,
  without: readonly number[],
): Promise<number[]> {
  const dealIds = await fromAfar(ctx, deal, [], RELATED.goods * 2);
  const rows = await ctx.db.rows<{ goods_id: number }>(
    sql`select d.goods_id from deal d join unnest(${dealIds}::bigint[]) with ordinality as o(id,
        place) on o.id = d.content_id
      where d.goods_id <> ${deal.goods_id} and d.goods_id <> all(${without}::bigint[])
        group by d.goods_id order by min(o.place)`,
  );
  return rows.map((row) => row.goods_id);
}

/**
 * Open deals nearest first: same goods, same leaf category, same brand, then same top category; the
 * best of each first.
 */
export async function relatedDeals(
  ctx: Context,
  deal: DealDetailRow,
  limit: number = RELATED.deals.size,
): Promise<DealCard[]> {
  const near = (far: number, which: Sql) => sql`
    (select d.content_id, d.score, ${far}::int as far from (${which}) n(id)
      cross join lateral (select * from deal d where d.content_id = n.id offset 0) d
     where d.is_open and d.content_id <> ${deal.id} order by ${BEST} limit ${limit})`;
  const same = sql`select d.content_id from deal d where d.goods_id = ${deal.goods_id} and d.is_open
      limit ${LOOKED_AT}`;
  const [ofCategory, ofBrand] = [
    nearDeals(sql`g.category_id = ${deal.category_id}::bigint`, BEST),
    nearDeals(sql`g.brand_id = ${deal.brand_id}::bigint`, BEST),
  ];
  const rows = await ctx.db.rows<{ id: number }>(sql`
    select content_id as id from (
      ${near(0, same)} union all ${near(1, ofCategory)} union all ${near(2, ofBrand)}
    ) near group by content_id order by min(far), max(score) desc, content_id desc limit ${limit}`);
  const ids = rows.map((row) => row.id);
  if (ids.length < limit) ids.push(...(await fromAfar(ctx, deal, ids, limit - ids.length)));
  return dealCards(ctx, ids);
}

/** The best of the whole top category, only asked for when what is near does not fill the page. */
async function fromAfar(
  ctx: Context,
  deal: DealDetailRow,
  without: readonly number[],
  limit: number,
): Promise<number[]> {
  const top = deal.category_path?.[0];
  if (top === undefined) return [];
  return (
    await findDeals(
      ctx,
      { categoryIds: [String(top)] },
      'RELEVANCE',
      { page: 1, size: limit, offset: 0 },
      [deal.id, ...without],
    )
  ).ids;
}
