/** Deal rows → the contract's deal card. Pure. */
import type { DealCard } from '#contract/catalog/card.ts';
import { platformOf } from '#contract/catalog/label.ts';
import type { Language } from '#contract/language.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { CURRENCIES, discountOf, wirePrice } from '#contract/money.ts';
import { UNKNOWN_VERDICT } from '#contract/price/verdict.ts';
import { localDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { goodsName, pricePart } from '../../goods/index.ts';
import { dealLabelsOf } from '../../price/index.ts';
import type { GoodsPrice } from '../../price/index.ts';
import { factsOf } from '../messages/deal.ts';
import type { DealRow } from './queries.ts';

export function showDealCard(row: DealRow, price: GoodsPrice | undefined, ctx: Context): DealCard {
  const name = goodsName({ name: row.goods_name, names: row.goods_names }, ctx.lang);
  const cover = row.cover || row.goods_cover;
  return {
    id: String(row.id),
    code: row.code,
    name,
    cover,
    ...(price && !row.is_freebie ? pricePart(price) : ownPricePart(row, ctx)),
    isFreebie: row.is_freebie,
    brandCode: row.brand_code,
    categoryCode: row.category_code,
    labels: dealLabelsOf(row.labels),
    contentTypeCode: 'DEAL',
    // an automatic deal has no words of its own: it speaks the reader's language
    title: row.origin === 'AUTO' ? name : row.title,
    summary: row.summary || summaryOf(row, price, ctx.lang),
    coverImage: { url: cover },
    keywords: row.keywords,
    goodsId: String(row.goods_id),
    goodsCode: row.goods_code,
    publishTime: row.publish_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    startTime: row.starts_at?.toISOString() ?? null,
    endTime: row.ends_at?.toISOString() ?? null,
    state: row.state,
    endReason: row.end_reason,
    endedTime: row.ended_at?.toISOString() ?? null,
    score: Math.round(row.score),
    upCount: row.up_count,
    downCount: row.down_count,
    commentCount: row.comment_count,
  };
}

/** Facts that no verdict can change: who sells it, how it is rated, how many were sold. */
function summaryOf(row: DealRow, price: GoodsPrice | undefined, lang: Language): string {
  return factsOf(
    {
      shop: price?.shopName ?? null,
      platform: price?.platform ?? 'UNKNOWN',
      rating: row.rating,
      reviews: row.review_count,
      sold: row.sold_count,
      freeShipping: row.labels.includes('FREE_SHIPPING'),
    },
    lang,
  );
}

/**
 * A deal whose goods have no price that counts any more still has the price it was published at. A
 * giveaway has never another one: what its goods cost elsewhere is nothing that it is compared with.
 */
function ownPricePart(row: DealRow, ctx: Context): ReturnType<typeof pricePart> {
  const currency: CurrencyCode = ctx.tenant.currency;
  const origin =
    row.was_amount !== null && row.was_amount > row.deal_amount ? row.was_amount : null;
  return {
    currencyCode: currency,
    currentPrice: wirePrice(row.deal_amount, currency),
    originPrice: origin === null ? null : wirePrice(origin, currency),
    currentAmount: row.deal_amount,
    originAmount: origin,
    priceValue: row.deal_amount / 10 ** CURRENCIES[currency].digits,
    discount: discountOf(row.deal_amount, origin),
    platform: platformOf(row.own_platform ?? ''),
    shopName: row.own_shop,
    isMall: row.own_is_mall ?? false,
    inStock: row.is_freebie,
    seenTime: row.publish_time.toISOString(),
    isCurrent: row.is_freebie,
    verdict: UNKNOWN_VERDICT,
    spark: { to: localDay(ctx.now, ctx.tenant.timezone), steps: [], typical: null, seenDays: 0 },
  };
}
