/** What the product's own calls answer → what /v1 promises. Pure. */
import type { Answer } from '#contract/calls.ts';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import type { ContentCard } from '#contract/content/card.ts';
import type { Coupon } from '#contract/coupon/coupon.ts';
import type { V1Coupon, V1Deal, V1Goods, V1Price } from '#contract/developer/v1/shape.ts';
import { chipOf } from '#contract/price/chip.ts';
import { sayPrice } from '#contract/price/say.ts';
import type { List } from '#contract/shapes.ts';
import { contentPath } from '../../content/index.ts';
import { pageOf } from '../../kernel/paging.ts';
import type { Asking } from './ask.ts';

export const goodsPath = (code: string) => `/product/${encodeURIComponent(code)}`;

type Priced = Pick<
  DealCard,
  'currentAmount' | 'currencyCode' | 'originAmount' | 'discount' | 'seenTime' | 'isCurrent'
>;
export function showPrice(one: Priced): V1Price {
  return {
    amount: one.currentAmount,
    currency: one.currencyCode,
    wasAmount: one.originAmount,
    claimedDiscount: one.discount,
    seenAt: one.seenTime,
    isCurrent: one.isCurrent,
  };
}

type Judged = Pick<DealCard, 'verdict' | 'isCurrent' | 'currencyCode'>;
export function showJudgement(
  { ctx }: Asking,
  { verdict, isCurrent, currencyCode }: Judged,
): V1Goods['verdict'] {
  const { kind, real, typicalAmount, observedDays } = verdict;
  // chips name no day
  const words = sayPrice(ctx.lang, chipOf(verdict, isCurrent), {
    currency: currencyCode,
    date: (time) => time,
  });
  return { kind, words, realDiscount: real, typicalAmount, observedDays };
}

function showCard(
  asking: Asking,
  one: GoodsCard | DealCard,
): Omit<V1Goods, 'type' | 'name' | 'url' | 'brand' | 'offerCount' | 'rating' | 'reviewCount'> {
  return {
    code: one.code,
    picture: asking.address(one.cover),
    platform: one.platform,
    shopName: one.shopName,
    price: showPrice(one),
    verdict: showJudgement(asking, one),
    labels: one.labels,
    inStock: one.inStock,
  };
}

export function showGoods(asking: Asking, one: GoodsCard): V1Goods {
  return {
    type: 'goods',
    name: one.name,
    ...showCard(asking, one),
    url: asking.address(goodsPath(one.code)),
    brand: one.brandName,
    offerCount: one.offerCount,
    rating: one.rating,
    reviewCount: one.reviewCount,
  };
}

export function showDeal(asking: Asking, one: DealCard): V1Deal {
  return {
    type: 'deal',
    title: one.title,
    summary: one.summary,
    ...showCard(asking, one),
    url: asking.address(contentPath('DEAL', one.code)),
    goodsCode: one.goodsCode,
    state: one.state,
    endReason: one.endReason,
    publishedAt: one.publishTime,
    updatedAt: one.updateTime,
    startsAt: one.startTime,
    endsAt: one.endTime,
    endedAt: one.endedTime,
  };
}

export function showWriting({ address }: Asking, one: ContentCard) {
  const type =
    one.contentTypeCode === 'NOTE'
      ? ('note' as const)
      : one.contentTypeCode === 'ARTICLE'
        ? ('article' as const)
        : ('other' as const);
  return {
    type,
    code: one.code,
    title: one.title,
    summary: one.summary,
    author: one.author.nickname,
    publishedAt: one.publishTime,
    url: address(contentPath(one.contentTypeCode, one.code)),
  };
}

export function showCoupon({ address }: Asking, one: Coupon): V1Coupon {
  return {
    type: 'coupon',
    id: one.id,
    code: one.code,
    title: one.title,
    description: one.description,
    platform: one.platform,
    shopName: one.shopName,
    currency: one.currencyCode,
    offAmount: one.amount,
    offFraction: one.fraction,
    minSpendAmount: one.minSpendAmount,
    capAmount: one.capAmount,
    brands: one.brands.map(({ code, name }) => ({ code, name })),
    state: one.state,
    works: one.truth.works,
    fails: one.truth.fails,
    worksShare: one.truth.share,
    lastWorkedAt: one.truth.lastWorkedTime,
    startsAt: one.startTime,
    endsAt: one.endTime,
    url: address('/coupons'),
  };
}

/** An offer of a product; shipping and coupons are counted in its price. */
export function showOffer(asking: Asking, one: Answer<'goods.detail'>['offers'][number]) {
  return {
    platform: one.platform,
    shopName: one.shopName,
    variant: one.variant,
    price: showPrice(one),
    verdict: showJudgement(asking, one),
    inStock: one.inStock,
    shopUrl: asking.address(one.url),
    isBest: one.isBest,
  };
}

/** What every list states beside its items. */
export function itemsOf(
  { totalElements, totalIsFloor, hasNext }: Omit<List<unknown>, 'content'>,
  ask: { page: number; size: number },
) {
  const { page, size } = pageOf(ask);
  return { total: totalElements, ...(totalIsFloor ? { totalIsFloor } : {}), page, size, hasNext };
}
