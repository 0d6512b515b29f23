/**
 * Where an ended deal leads (BEY-07): to the same product at another shop or offer, else to the
 * best verified deal of its leaf category. Never to a price that its history refutes, that one look
 * alone saw, or that is not one of now.
 */
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { JUDGING } from '#contract/price/judging.ts';
import { REFUTED } from '#contract/price/verdict.ts';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { goodsCards, LOOKED_AT, twinsOf } from '../../goods/index.ts';
import { dealCards } from './card.ts';
import { BEST } from './queries.ts';
import type { DealDetailRow } from './queries.ts';

export async function nextBest(
  ctx: Context,
  deal: DealDetailRow,
): Promise<DealCard | GoodsCard | null> {
  return (await sameElsewhere(ctx, deal)) ?? (await bestOfCategory(ctx, deal));
}

/** A price that may be recommended, of `goods_price p`. */
const sound: Sql = sql`p.in_stock and p.is_current and not p.seen_once
    and p.verdict <> all(${[...REFUTED]}::text[])`;

/**
 * The cheapest of the same product that is not dearer than usual: as a deal where it is one, else
 * as goods.
 */
async function sameElsewhere(
  ctx: Context,
  deal: DealDetailRow,
): Promise<DealCard | GoodsCard | null> {
  const twins = (await twinsOf(ctx, deal.goods_id)).map(({ goodsId }) => goodsId);
  const row = await ctx.db.row<{ goods_id: number; deal_id: number | null }>(sql`
    select p.goods_id, o.content_id as deal_id
    from goods_price p join goods g on g.id = p.goods_id
      left join lateral (select d.content_id from deal d where d.goods_id = p.goods_id and d.is_open
        and not d.is_freebie
        and d.content_id <> ${deal.id} order by ${BEST} limit 1) o on true
    where p.goods_id = any(${[deal.goods_id, ...twins]}::bigint[]) and g.listed and ${sound}
      and coalesce(p.real_discount, 0) > ${-JUDGING.claimMin}::numeric
      and (p.goods_id <> ${deal.goods_id} or o.content_id is not null
        or p.best_offer_id is distinct from (select offer_id from deal
          where content_id = ${deal.id}))
    order by p.current_amount, p.goods_id limit 1`);
  if (!row) return null;
  const [card] =
    row.deal_id === null
      ? await goodsCards(ctx, [row.goods_id])
      : await dealCards(ctx, [row.deal_id]);
  return card ?? null;
}

async function bestOfCategory(ctx: Context, deal: DealDetailRow): Promise<DealCard | null> {
  if (deal.category_id === null) return null;
  const row = await ctx.db.row<{ content_id: number }>(sql`
    select d.content_id from (select g.id from goods g where g.category_id = ${deal.category_id}
      and g.listed limit ${LOOKED_AT}) g
      join deal d on d.goods_id = g.id and d.is_open and not d.is_freebie
        and d.content_id <> ${deal.id}
        join goods_price p on p.goods_id = d.goods_id
    where ${sound} and p.verdict = 'VERIFIED' order by ${BEST} limit 1`);
  if (!row) return null;
  const [card] = await dealCards(ctx, [row.content_id]);
  return card ?? null;
}
