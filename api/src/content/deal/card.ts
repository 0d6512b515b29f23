/** Cards of deals: found ids → loaded in one batch → shown in the order of the ids. */
import type { DealCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { pricesOf } from '../../price/index.ts';
import { dealRows } from './queries.ts';
import type { DealRow } from './queries.ts';
import { showDealCard } from './show.ts';

export async function dealCards(ctx: Context, ids: readonly number[]): Promise<DealCard[]> {
  if (ids.length === 0) return [];
  const rows = await dealRows(ctx.db, ids);
  const prices = await pricesOf(ctx, [...new Set(rows.map((row) => row.goods_id))]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .map((id) => byId.get(id))
    .filter((row): row is DealRow => row !== undefined)
    .map((row) => showDealCard(row, prices.get(row.goods_id), ctx));
}
