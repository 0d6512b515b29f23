/** Offers of goods side by side: what the catalogue knows of them joined with their prices. */
import type { Offer } from '#contract/catalog/goods.ts';
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import type { Context } from '../kernel/context.ts';
import { offerRows, stackOn, vouchersForEach } from '../catalog/index.ts';
import type { OfferRow } from '../catalog/index.ts';
import { byShownWorth, offerPricesOf } from '../price/index.ts';
import type { Assumptions, OfferPrice } from '../price/index.ts';
import { factValueFor } from '../words/index.ts';
import { twinsOf } from './twin/twin.ts';

/** The offers of goods that have a price, the lowest first, with what these coupons take off each. */
export async function offersOf(
  ctx: Context,
  goodsId: number,
  assumptions: Assumptions,
  coupons: readonly Coupon[],
): Promise<Offer[]> {
  const [rows, prices] = await Promise.all([
    offerRows(ctx.db, goodsId),
    offerPricesOf(ctx, goodsId, assumptions),
  ]);
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return prices.flatMap((price) => {
    const row = byId.get(price.offerId);
    return row ? [showOffer(ctx, row, price, coupons)] : [];
  });
}

/**
 * The same with the offers of goods that are the same product on other platforms; first comes what
 * is paid least for in the end, last what is long unseen (BEY-21).
 */
export async function comparedOffers(
  ctx: Context,
  own: readonly Offer[],
  goodsId: number,
  assumptions: Assumptions,
): Promise<Offer[]> {
  const twins = await twinsOf(ctx, goodsId);
  const coupons = await vouchersForEach(
    ctx,
    twins.map((twin) => twin.goodsId),
  );
  const others = await Promise.all(
    twins.map(async ({ goodsId: id, code, confidence, basis }) =>
      (await offersOf(ctx, id, assumptions, coupons.get(id) ?? [])).map((offer) => ({
        ...offer,
        twin: { goodsId: String(id), goodsCode: code, confidence, basis },
      })),
    ),
  );
  const all = [...own, ...others.flat()].toSorted(byShownWorth(ctx));
  return all.map((offer, at) => ({ ...offer, isBest: at === 0 && offer.inStock }));
}

function showOffer(
  ctx: Context,
  row: OfferRow,
  price: OfferPrice,
  coupons: readonly Coupon[],
): Offer {
  const platform = platformOf(row.platform);
  const {
    currencyCode,
    currentPrice,
    originPrice,
    currentAmount,
    originAmount,
    priceValue,
    discount,
  } = price;
  return {
    id: String(row.id),
    platform,
    platformName: PLATFORM_NAMES[platform],
    shopName: row.shop_name,
    isMall: row.is_mall,
    variant: row.variant === null ? null : factValueFor(ctx.lang, row.variant),
    cover: row.cover,
    url: row.url,
    currencyCode,
    currentPrice,
    originPrice,
    currentAmount,
    originAmount,
    priceValue,
    discount,
    parts: price.parts,
    stack: price.parts.withCoupon
      ? stackOn(price.parts, { platform, shopName: row.shop_name }, coupons)
      : null,
    verdict: price.verdict,
    rating: row.rating,
    reviewCount: row.review_count,
    soldCount: row.sold_count,
    inStock: price.inStock,
    seenTime: price.seenTime,
    isCurrent: price.isCurrent,
    isBest: price.isBest,
    twin: null,
  };
}
