/** What /v1 reads: each call of it asks calls of the product, so both always say the same. */
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import type { ContentCard } from '#contract/content/card.ts';
import type { DealDetail } from '#contract/content/deal.ts';
import type { List } from '#contract/shapes.ts';
import type { Asking, V1Reads } from './ask.ts';
import {
  goodsPath,
  itemsOf,
  showCoupon,
  showDeal,
  showGoods,
  showJudgement,
  showOffer,
  showPrice,
  showWriting,
} from './show.ts';

interface Narrowing {
  readonly q?: string;
  readonly category?: string;
  readonly brand?: string;
  readonly platform?: string;
  readonly label?: string;
  readonly minAmount?: number;
  readonly maxAmount?: number;
}

export const reads: V1Reads = {
  'v1.deals': async (asking, ask) => {
    const { sort, page, size, label } = ask;
    const list = isNarrowed(ask)
      ? ((await asking.call('search.search', {
          ...filterOf(ask),
          dataTypes: ['CONTENT'],
          contentTypeCodes: ['DEAL'],
          ...(sort === 'RECOMMENDED' ? {} : { sort }),
          pageRequest: { page, size },
        })) as List<DealCard>)
      : await asking.call('deal.feed', {
          ...(label === undefined ? {} : { label }),
          sort,
          page,
          size,
        });
    return { ...itemsOf(list, ask), items: list.content.map((one) => showDeal(asking, one)) };
  },
  'v1.deal': async (asking, { code }) =>
    showDeal(
      asking,
      (await asking.call('deal.get-by-id', {
        subject: { type: 'DEAL', code },
        includeText: false,
      })) as DealDetail,
    ),
  'v1.goods': async (asking, ask) => {
    const { page, size, sort } = ask;
    const list = (await asking.call('search.search', {
      ...filterOf(ask),
      dataTypes: ['GOODS'],
      ...(sort ? { sort } : {}),
      pageRequest: { page, size },
    })) as List<GoodsCard>;
    return { ...itemsOf(list, ask), items: list.content.map((one) => showGoods(asking, one)) };
  },
  'v1.goods-detail': async (asking, { code }) => {
    const one = await asking.call('goods.detail', { code });
    return {
      ...showGoods(asking, one),
      description: one.description,
      pictures: one.images.map(({ url }) => asking.address(url)),
      attributes: one.attributes.map(({ name, value }) => ({ name, value })),
      categories: one.breadcrumb.map(({ code: at, name }) => ({ code: at, name })),
      offers: one.offers.map((offer) => showOffer(asking, offer)),
      updatedAt: one.updateTime,
    };
  },
  'v1.prices': async (asking, { code, days }) => {
    const found = await asking.call('price.statistics', { id: code, dayRange: days });
    const seen = (one: typeof found.min) => one && { amount: one.amount, at: one.time };
    return {
      code,
      currency: found.currencyCode,
      points: found.points.map(({ time, price, state }) => ({ at: time, amount: price, state })),
      lowest: seen(found.min),
      highest: seen(found.max),
      current: seen(found.current),
      averageAmount: found.avg,
      typicalAmount: found.typical,
      medianAmount: found.median,
      from: found.startTime,
      to: toOf(found.endTime, found.current?.time),
      observedDays: found.observedDays,
      sightings: found.sightings.map(({ time, price, inStock, source, confirmed }) => ({
        at: time,
        amount: price,
        inStock,
        source,
        confirmed,
      })),
      url: asking.address(goodsPath(code)),
    };
  },
  'v1.verdict': async (asking, { code }) => {
    const [one, found] = await Promise.all([
      asking.call('goods.detail', { code }),
      asking.call('price.verdict', { id: code }),
    ]);
    const { verdict } = found;
    const { kind, words, realDiscount, typicalAmount, observedDays } = showJudgement(asking, {
      ...one,
      verdict,
    });
    return {
      code: one.code,
      kind,
      words,
      text: found.text,
      price: showPrice(one),
      realDiscount,
      typicalAmount,
      priorLowAmount: verdict.priorAmount,
      priorLowAt: verdict.priorTime,
      cheaperBefore: verdict.cheaperBefore,
      promotionFrom: verdict.promoStart,
      raisedAt: verdict.raisedTime,
      raisedAmount: verdict.raisedAmount,
      observedDays,
      judgedAt: found.judgedTime,
      labels: found.labels,
      rules: found.parameters,
      url: asking.address(goodsPath(one.code)),
    };
  },
  'v1.lookup': async (asking, { url }) => {
    const { state, platform, region, goodsCode, offerId } = await asking.call('goods.check', {
      text: url,
    });
    const one = goodsCode === null ? null : await asking.call('goods.detail', { code: goodsCode });
    const offer = one?.offers.find(({ id }) => id === offerId);
    return {
      state,
      platform,
      region,
      goods: one && showGoods(asking, one),
      offer: offer ? showOffer(asking, offer) : null,
      url: asking.address(`/check?url=${encodeURIComponent(url)}`),
    };
  },
  'v1.coupons': async (asking, ask) => {
    const { q, type, platform, goods, sort, page, size } = ask;
    const list = await asking.call('coupon.pages', {
      type,
      sort,
      ...(q === undefined ? {} : { keyword: q }),
      ...(platform === undefined ? {} : { platforms: [platform] }),
      ...(goods === undefined ? {} : { goodsId: goods }),
      pageRequest: { page, size },
    });
    return { ...itemsOf(list, ask), items: list.content.map((one) => showCoupon(asking, one)) };
  },
  'v1.categories': async (asking) => {
    const tree = await asking.call('category.tree', {});
    const all = tree.flatMap((top) => [
      top,
      ...top.children.flatMap((child) => [child, ...child.children]),
    ]);
    const codes = new Map(all.map(({ id, code }) => [id, code]));
    return {
      items: all.map(({ code, name, level, parentId, slug }) => ({
        code,
        name,
        level,
        parentCode: (parentId && codes.get(parentId)) || null,
        url: asking.address(`/products/${encodeURIComponent(slug)}-${code}`),
      })),
    };
  },
  'v1.brands': async (asking, ask) => {
    const { q, category, page, size } = ask;
    const list = await asking.call('brand.navigate', {
      ...(q === undefined ? {} : { keyword: q }),
      ...(category === undefined ? {} : { categoryCodes: [category] }),
      pageRequest: { page, size },
    });
    const items = list.content.map(({ code, name, goodsCount }) => ({
      code,
      name,
      goodsCount,
      url: asking.address(`/brand/${encodeURIComponent(code)}`),
    }));
    return { ...itemsOf(list, ask), items };
  },
  'v1.search': async (asking, ask) => {
    const { q, type, page, size } = ask;
    const found = await asking.call('search.search', {
      keyword: q,
      ...KINDS[type],
      pageRequest: { page, size },
    });
    return {
      ...itemsOf(found, ask),
      items: found.content.map((one) => showFound(asking, one)),
      totals: found.totals,
      understoodAs: found.understood?.corrected ?? null,
    };
  },
};

const KINDS = {
  goods: { dataTypes: ['GOODS'] },
  deals: { dataTypes: ['CONTENT'], contentTypeCodes: ['DEAL'] },
  articles: { dataTypes: ['ARTICLE'] },
  notes: { dataTypes: ['NOTE'] },
};

function showFound(asking: Asking, one: GoodsCard | DealCard | ContentCard) {
  if (!('contentTypeCode' in one)) return showGoods(asking, one);
  return one.contentTypeCode === 'DEAL'
    ? showDeal(asking, one as DealCard)
    : showWriting(asking, one as ContentCard);
}

/** Whether more than a label is asked for: then search finds the deals. */
function isNarrowed({ q, category, brand, platform, minAmount, maxAmount }: Narrowing): boolean {
  return [q, category, brand, platform, minAmount, maxAmount].some((one) => one !== undefined);
}

function filterOf({ q, category, brand, platform, label, minAmount, maxAmount }: Narrowing) {
  return {
    ...(q === undefined ? {} : { keyword: q }),
    ...(category === undefined ? {} : { categoryCodes: [category] }),
    ...(brand === undefined ? {} : { brandCodes: [brand] }),
    ...(platform === undefined ? {} : { platforms: [platform] }),
    ...(label === undefined ? {} : { labels: [label] }),
    ...(minAmount === undefined ? {} : { minAmount }),
    ...(maxAmount === undefined ? {} : { maxAmount }),
  };
}

const HOUR_MS = 3_600_000;

/**
 * The hour that has begun, or when it was seen since: an answer that nothing changed stays the
 * same, and its ETag with it.
 */
function toOf(now: string, seen: string | undefined): string {
  const hour = new Date(Math.floor(Date.parse(now) / HOUR_MS) * HOUR_MS).toISOString();
  return seen !== undefined && seen > hour ? seen : hour;
}
