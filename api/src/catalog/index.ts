/**
 * The catalogue: categories and brands, shared by all tenants, and the bare rows of goods and
 * offers. Nothing here knows a price: cards, lists, counts and details of goods are the module
 * `goods`, above `price`.
 */
import type { Module } from '../kernel/module.ts';
import { listen } from '../kernel/job-queue/event.ts';
import { isPicture } from './goods/picture.ts';
import { takeDownGoods } from './take-down.ts';
import {
  byCode,
  byId,
  list,
  nextChildren,
  parents,
  parentsByCode,
  related,
  tops,
  tree,
} from './category/category.ts';

export { brandInitial, brandNorm } from './brand-name.ts';
export { needCategories } from './first-categories.ts';
export {
  categoryNames,
  countMissing,
  forgetRun,
  itemsOf,
  laterRuns,
  offerKeys,
  takeGoods,
  wouldChange,
} from './intake.ts';
export type { Intake, IntakeResult } from './intake.ts';
export { brandBy, brandNamed, brandsAmong, brandsByIds } from './brand/queries.ts';
export type { BrandRow } from './brand/queries.ts';
export {
  categoriesByCodes,
  categoriesByIds,
  categoryBy,
  childCategories,
} from './category/queries.ts';
export type { CategoryRow } from './category/queries.ts';
export { showCategory, slugOf } from './category/show.ts';
export {
  attributeRows,
  descriptionRows,
  goodsBy,
  isShopHost,
  goodsRows,
  offerRows,
} from './goods/queries.ts';
export type { GoodsDetailRow, GoodsRow, OfferRow } from './goods/queries.ts';
export { linkSpellings, offerLink, offersAt, platformOfLink } from './link.ts';
export type { OfferLink } from './link.ts';
export { followed } from './follow-link.ts';
export { shopPage } from './shop.ts';
export {
  stackOn,
  VOUCHERS,
  vouchersFor,
  vouchersForEach,
  vouchersOfGoods,
  vouchersOn,
} from './voucher.ts';
export type { VoucherResolver } from './voucher.ts';

export const catalog: Module = {
  name: 'catalog',
  provides: { pictures: isPicture },
  needs: ['vouchers'],
  handlers: {
    'category.list': list,
    'category.tops': tops,
    'category.next-children': nextChildren,
    'category.related': related,
    'category.tree': tree,
    'category.by-id': byId,
    'category.by-code': byCode,
    'category.parents': parents,
    'category.parents-by-code': parentsByCode,
  },
  listeners: [
    listen({ topic: 'subject.withdrawn', name: 'catalog.take-down', run: takeDownGoods }),
  ],
};
