/** Goods in full (API-91, PROD-13, PROD-14). */
import { fail } from '#contract/errors.ts';
import {
  categoriesByIds,
  goodsBy,
  showCategory,
  VOUCHERS,
  vouchersFor,
  vouchersOfGoods,
} from '../catalog/index.ts';
import type { GoodsDetailRow } from '../catalog/index.ts';
import type { Context } from '../kernel/context.ts';
import { idOf } from '../kernel/identity.ts';
import { markedBy } from '../kernel/marked.ts';
import type { Handler } from '../kernel/module.ts';
import { factsFor } from '../words/index.ts';
import { pricesOf } from '../price/index.ts';
import type { GoodsPrice } from '../price/index.ts';
import { showGoodsCard } from './card.ts';
import { comparedOffers, offersOf } from './offer.ts';
import { unitsOf } from './pack/show.ts';

export const detail: Handler<'goods.detail'> = async (ctx, ask) => {
  if (ask.id === undefined && ask.code === undefined)
    throw fail('common.invalid', { fields: { id: 'field.required' } });
  const { row, price } = await found(
    ctx,
    idOf(ask.id ?? ask.code),
    ask.id === undefined ? (ask.code ?? '') : '',
  );
  const assumptions = { withShipping: ask.withShipping, withCoupon: ask.withCoupon };
  const vouchers = await vouchersFor(ctx, row.id);
  const [own, deals, breadcrumb, units, marked] = await Promise.all([
    offersOf(ctx, row.id, assumptions, vouchers),
    ctx.ports.liveDeals(ctx, row.id),
    breadcrumbOf(ctx, row.category_path),
    unitsOf(ctx, [row.id]),
    markedBy(ctx, 'GOODS', row.id),
  ]);
  const best = own[0];
  const offers = await comparedOffers(ctx, own, row.id, assumptions);
  return {
    ...showGoodsCard(row, price, units.get(row.id), ctx.lang),
    // other assumptions may make another offer the best, and its price and verdict the ones that
    // count
    ...(best && !(ask.withShipping && ask.withCoupon) ? priceOfOffer(best) : {}),
    offerCount: own.length || price.offerCount,
    images: (row.images.length > 0 ? row.images : [row.cover])
      .filter((url) => url !== '')
      .map((url) => ({ url })),
    description: row.description,
    attributes: factsFor(ctx.lang, row.attributes),
    brand:
      row.brand_id === null
        ? null
        : {
            id: String(row.brand_id),
            code: row.brand_code ?? '',
            name: row.brand_name ?? '',
            logo: row.brand_logo ?? '',
          },
    breadcrumb,
    offers,
    vouchers: (own.length > 0 ? vouchersOfGoods(own, vouchers) : vouchers).slice(
      0,
      VOUCHERS.ofGoods,
    ),
    stack: best?.stack ?? null,
    parts: best?.parts ?? price.parts,
    packBefore: units.get(row.id)?.packBefore ?? null,
    bestOfferId: best?.id ?? price.bestOfferId,
    deals,
    updateTime: row.updated_at.toISOString(),
    currentUserCollected: marked.collected,
  };
};

/** What a card shows of the price, from one offer instead of the best. */
export function priceOfOffer(offer: Awaited<ReturnType<typeof offersOf>>[number]) {
  return {
    currencyCode: offer.currencyCode,
    currentPrice: offer.currentPrice,
    originPrice: offer.originPrice,
    currentAmount: offer.currentAmount,
    originAmount: offer.originAmount,
    priceValue: offer.priceValue,
    discount: offer.discount,
    platform: offer.platform,
    shopName: offer.shopName,
    isMall: offer.isMall,
    verdict: offer.verdict,
    inStock: offer.inStock,
    seenTime: offer.seenTime,
    isCurrent: offer.isCurrent,
  };
}

/** Goods that nobody has seen a price of are not shown yet, and so not found. */
async function found(
  ctx: Context,
  id: number | null,
  code: string,
): Promise<{ row: GoodsDetailRow; price: GoodsPrice }> {
  const row = await goodsBy(ctx.db, id, code);
  const price = row && (await pricesOf(ctx, [row.id])).get(row.id);
  if (!row || !price) throw fail('catalog.goods.not_found');
  return { row, price };
}

/** The categories from the root to the one whose path is given. */
export async function breadcrumbOf(ctx: Context, path: readonly number[] | null) {
  if (!path || path.length === 0) return [];
  return (await categoriesByIds(ctx.db, path)).map((row) => showCategory(row, ctx.lang));
}
