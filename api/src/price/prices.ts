/** The prices of goods and offers, for the cards and details of other modules. */
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../kernel/context.ts';
import { bestOf, judgeAside } from './judge/aside.ts';
import { goodsPriceRows, offerPriceRows } from './queries.ts';
import { showGoodsPrice, showOfferPrice } from './show.ts';
import type { Assumptions, GoodsPrice, OfferPrice } from './show.ts';

/** The price part of cards, by goods id, in one query. Goods without any price that counts are left out. */
export async function pricesOf(ctx: Context, goodsIds: readonly number[]): Promise<Map<number, GoodsPrice>> {
  if (goodsIds.length === 0) return new Map();
  const rows = await goodsPriceRows(ctx.db, goodsIds);
  return new Map(rows.map((row) => [row.goods_id, showGoodsPrice(row, ctx.tenant.currency as CurrencyCode)]));
}

/** The price part of every priced offer of one goods, the best first, under the assumptions asked for (BEY-04). */
export async function offerPricesOf(ctx: Context, goodsId: number, assumptions: Assumptions): Promise<OfferPrice[]> {
  const rows = await offerPriceRows(ctx.db, goodsId);
  const judged = await judgeAside(ctx, rows, assumptions);
  const best = bestOf(rows, assumptions);
  return rows
    .map((row) =>
      showOfferPrice({ ...row, evidence: judged.get(row.offer_id) ?? row.evidence }, ctx.tenant.currency as CurrencyCode, assumptions, row === best),
    )
    .sort((a, b) => Number(b.isBest) - Number(a.isBest) || Number(b.inStock) - Number(a.inStock) || a.currentAmount - b.currentAmount);
}
