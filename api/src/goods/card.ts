/** Cards of goods: found ids → loaded in one batch → shown in the order of the ids. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Language } from '#contract/language.ts';
import type { Context } from '../kernel/context.ts';
import { goodsRows } from '../catalog/index.ts';
import type { GoodsRow } from '../catalog/index.ts';
import { pricesOf } from '../price/index.ts';
import type { GoodsPrice } from '../price/index.ts';
import { unitsOf } from './pack/show.ts';
import type { Unit } from './pack/show.ts';

/** What is not listed or has no price that counts is left out. */
export async function goodsCards(ctx: Context, ids: readonly number[]): Promise<GoodsCard[]> {
  if (ids.length === 0) return [];
  const [rows, prices, units] = await Promise.all([
    goodsRows(ctx.db, ids),
    pricesOf(ctx, ids),
    unitsOf(ctx, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const price = prices.get(id);
    return row && price ? [showGoodsCard(row, price, units.get(id), ctx.lang)] : [];
  });
}

export function showGoodsCard(
  row: GoodsRow,
  price: GoodsPrice,
  unit: Unit | undefined,
  lang: Language,
): GoodsCard {
  return {
    id: String(row.id),
    code: row.code,
    name: goodsName(row, lang),
    cover: row.cover,
    ...pricePart(price),
    brandCode: row.brand_code,
    categoryCode: row.category_code,
    labels: price.labels,
    offerCount: price.offerCount,
    rating: row.rating,
    reviewCount: row.review_count,
    soldCount: row.sold_count,
    brandName: row.brand_name,
    unitPrice: unit?.unitPrice ?? null,
    shrink: unit?.shrink ?? null,
    flashEndTime: price.flashEndTime,
  };
}

/** The name in the wished language where the catalogue has one, else as the feed wrote it. */
export function goodsName(
  row: { name: string; names: Record<string, string> },
  lang: Language,
): string {
  return row.names[lang] || row.name;
}

/** What cards of goods and of deals say alike about the price. */
export function pricePart(price: GoodsPrice) {
  return {
    currencyCode: price.currencyCode,
    currentPrice: price.currentPrice,
    originPrice: price.originPrice,
    currentAmount: price.currentAmount,
    originAmount: price.originAmount,
    priceValue: price.priceValue,
    discount: price.discount,
    platform: price.platform,
    shopName: price.shopName,
    isMall: price.isMall,
    verdict: price.verdict,
    spark: price.spark,
    inStock: price.inStock,
    seenTime: price.seenTime,
    isCurrent: price.isCurrent,
  };
}
