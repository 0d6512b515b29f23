/**
 * Goods as shoppers see them: the layer above `price`, where what the catalogue knows meets what it
 * costs. Everything that shows, finds or counts goods with prices lives here (cards, details,
 * lists, navigation by category and brand); the catalogue below holds what needs no price. Besides
 * what a unit costs (`goods_unit`) and which goods are the same product (`goods_signature`,
 * `goods_word`,
 * `goods_twin`, `twin_report`) it owns how many there are (`standing_count`, `standing_state`);
 * else it reads the tables of catalogue and prices. Found are listed goods with a price that
 * counts, in every list, count and facet alike (PROD-11).
 */
import { announce } from '../kernel/changed.ts';
import type { Context } from '../kernel/context.ts';
import type { Module } from '../kernel/module.ts';
import { listen } from '../kernel/job-queue/event.ts';
import { check } from './check.ts';
import { detail as brandDetail, detailByCode, home, navigate } from './brand/brand.ts';
import { goodsLines } from './subject.ts';
import { detail } from './detail.ts';
import { GOODS } from './find.ts';
import { categoryNavigate } from './navigate.ts';
import { named } from './named.ts';
import { refuted, refutedShares } from './refuted.ts';
import { measureGoods, reckonUnits } from './pack/measure.ts';
import { twinExport } from './twin/export.ts';
import { reportTwin } from './twin/report.ts';
import { matchGoods, matchMissing } from './twin/twin.ts';
import { countSchedule, noteChange } from './precomputed/make.ts';

export { goodsCards, goodsName, pricePart } from './card.ts';
export { check as checkLink } from './check.ts';
export { paidFor } from './paid.ts';
export { refuted, refutedShares };
export type { RefutedShare } from './refuted.ts';
export { categoryNamed, countOf } from './count.ts';
export type { Countable, Matching } from './countable.ts';
export { LOOK_DEPTH, lookOver, MOST_BRANDS, spanOf } from './look.ts';
export type { PriceCell } from './look.ts';
export type { Look } from './look.ts';
export { breadcrumbOf, detail as goodsDetail, priceOfOffer } from './detail.ts';
export {
  BRAND_FIELDS,
  byField,
  CATEGORY_FIELDS,
  hasLabels,
  isNarrowed,
  labelsNamed,
  narrowing,
  platformsNamed,
  PRICE_FIELDS,
  shownPlatform,
} from './filter.ts';
export type { Filter, FilterField } from './filter.ts';
export {
  countGoods,
  findGoods,
  GATHERED,
  GOODS,
  goodsMatching,
  isGathered,
  walkOf,
} from './find.ts';
export type { Found } from './find.ts';
export { goodsOfShop } from './of-shop.ts';
export type { OfShop } from './of-shop.ts';
export { labelName } from './messages/label.ts';
export { LOOKED_AT, nearGoods } from './near.ts';
export { comparedOffers, offersOf } from './offer.ts';
export { twinsOf } from './twin/twin.ts';
export { rarityIn } from './twin/compare.ts';
export { decide } from './twin/decide.ts';
export type { Candidate } from './twin/decide.ts';
export { groupsOf, wordCounts } from './twin/group.ts';
export { readTitle } from './twin/reading.ts';
export { goodsOrder, sortNamed } from './order.ts';
export { measureGoods, overridePack } from './pack/measure.ts';
export { packOf, pieceCountOf } from './pack/pack.ts';
export { noteChange } from './precomputed/make.ts';
export { precomputedCounts, precomputedSpan, precomputedTotal } from './precomputed/read.ts';
export type { Cell } from './precomputed/read.ts';
export { decideTwin, twinReportsOpen } from './twin/report.ts';
export { matchGoods, onceEach, splitTwins } from './twin/twin.ts';
export { FOUND_AT_MOST, matching } from './words.ts';
export type { Bounds, Findable, WordFinder } from './words.ts';

const announceGoods = async (ctx: Context) => {
  await noteChange(ctx);
  await announce(ctx.db, 'goods');
};

export const goods: Module = {
  name: 'goods',
  handlers: {
    'goods.check': check,
    'goods.detail': detail,
    'goods.category-navigate': categoryNavigate,
    'goods.named': named,
    'goods.refuted': refuted,
    'goods.report-twin': reportTwin,
    'brand.navigate': navigate,
    'brand.home': home,
    'brand.detail': brandDetail,
    'brand.detail-by-code': detailByCode,
  },
  listeners: [
    listen({ topic: 'goods.changed', name: 'goods.tell-changed', run: announceGoods }),
    listen({ topic: 'price.judged', name: 'goods.tell-judged', run: announceGoods }),
    listen({
      topic: 'goods.changed',
      name: 'goods.measure',
      run: (ctx, { goodsIds }) => measureGoods(ctx, goodsIds),
    }),
    listen({
      topic: 'goods.changed',
      name: 'goods.match',
      run: async (ctx, { goodsIds }) => {
        await matchGoods(ctx, goodsIds);
      },
    }),
    listen({
      topic: 'price.judged',
      name: 'goods.reckon-units',
      run: (ctx, { goodsIds }) => reckonUnits(ctx, goodsIds),
    }),
  ],
  schedules: [countSchedule, { name: 'goods.match-missing', everySeconds: 600, run: matchMissing }],
  provides: {
    exports: { goods: twinExport },
    subjects: { GOODS: goodsLines },
    countables: { GOODS },
  },
  needs: ['words', 'liveDeals', 'marked', 'countables'],
};
