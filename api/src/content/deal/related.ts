/** What stands beside a deal: goods and deals like it, and the best alternative to one that has ended (DEAL-13, DEAL-14). */
import { RELATED } from '#contract/constants.ts';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { goodsCards } from '../../goods/index.ts';
import { dealCards } from './card.ts';
import type { DealDetailRow } from './queries.ts';

/** Goods of the same leaf category, then of the same brand; in stock first, the better discount first. */
export async function relatedGoods(ctx: Context, deal: DealDetailRow): Promise<GoodsCard[]> {
  const near = (condition: 'category' | 'brand') => sql`
    (select g.id, ${condition === 'category' ? 0 : 1}::int as far, p.in_stock, p.real_discount
     from goods g join goods_price p on p.goods_id = g.id
     where g.listed and g.id <> ${deal.goods_id} and ${condition === 'category' ? sql`g.category_id = ${deal.category_id}::bigint` : sql`g.brand_id = ${deal.brand_id}::bigint`}
     order by p.in_stock desc, p.real_discount desc nulls last, g.id desc limit ${RELATED.goods})`;
  const rows = await ctx.db.rows<{ id: number }>(sql`
    select id from (select distinct on (id) * from (${near('category')} union all ${near('brand')}) every order by id, far) once
    order by far, in_stock desc, real_discount desc nulls last, id desc limit ${RELATED.goods}`);
  return goodsCards(ctx, rows.map((row) => row.id));
}

/** Open deals nearest first: same goods, same leaf category, same top category, same brand; the best of each first. */
export async function relatedDeals(ctx: Context, deal: DealDetailRow, limit: number = RELATED.deals.size): Promise<DealCard[]> {
  const top = deal.category_path?.[0] ?? null;
  const rows = await ctx.db.rows<{ id: number }>(sql`
    with near as (
      (select d.content_id, d.score, 0 as far from deal d where d.is_open and d.goods_id = ${deal.goods_id} order by d.score desc limit ${limit + 1})
      union all
      (select d.content_id, d.score, case when g.category_id = ${deal.category_id}::bigint then 1 when g.brand_id = ${deal.brand_id}::bigint then 2 else 3 end
       from deal d join goods g on g.id = d.goods_id
       where d.is_open and (g.brand_id = ${deal.brand_id}::bigint or g.category_id in (select k.id from category k where k.path @> array[${top}::bigint]))
       order by 3, d.score desc, d.content_id desc limit ${limit + 1})
    )
    select content_id as id from near where content_id <> ${deal.id} group by content_id order by min(far), max(score) desc, content_id desc limit ${limit}`);
  return dealCards(ctx, rows.map((row) => row.id));
}
