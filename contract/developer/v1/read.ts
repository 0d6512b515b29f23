/** What anybody may read under /v1 (P-27, BEY-18): GET alone, everything asked in the address. */
import Type from 'typebox';
import { CHECK_STATES } from '../../catalog/check.ts';
import { PASTED_MAX } from '../../catalog/pasted.ts';
import { PLATFORMS } from '../../catalog/label.ts';
import { GOODS_SORTS } from '../../catalog/filter.ts';
import { FEED_SORTS } from '../../content/deal.ts';
import { COUPON_SORTS, COUPON_TYPES } from '../../coupon/coupon.ts';
import { IdOrCode, Code, MaybeString, oneOf, PageFields, text } from '../../shapes.ts';
import { defineV1 } from './define.ts';
import {
  itemsOf,
  Link,
  V1Brand,
  V1Category,
  V1Coupon,
  V1Deal,
  V1Found,
  V1Goods,
  V1GoodsDetail,
  V1History,
  V1Offer,
  V1Verdict,
} from './shape.ts';

const narrowing = {
  q: Type.Optional(text(200, { description: 'Words to look for' })),
  category: Type.Optional(Code),
  brand: Type.Optional(Code),
  platform: Type.Optional(oneOf(PLATFORMS)),
  label: Type.Optional(text(40)),
  minAmount: Type.Optional(Type.Integer({ minimum: 0, description: 'Minor units' })),
  maxAmount: Type.Optional(Type.Integer({ minimum: 0, description: 'Minor units' })),
};

export const deals = defineV1({
  name: 'v1.deals',
  path: '/v1/deals',
  doc: 'Live deals, best first by the stated rule (docs/deals.md), or as sorted. Unknown codes give an empty list.',
  ask: Type.Object({
    ...narrowing,
    sort: oneOf(FEED_SORTS, { default: 'RECOMMENDED' }),
    ...PageFields,
  }),
  answer: itemsOf(V1Deal),
});
export const deal = defineV1({
  name: 'v1.deal',
  path: '/v1/deals/{code}',
  doc: 'One deal, also when it has ended: `state` and `endReason` say so.',
  ask: Type.Object({ code: IdOrCode }),
  answer: V1Deal,
  mayMiss: true,
});
export const goods = defineV1({
  name: 'v1.goods',
  path: '/v1/goods',
  doc: 'Products with the best offer of each.',
  ask: Type.Object({ ...narrowing, sort: Type.Optional(oneOf(GOODS_SORTS)), ...PageFields }),
  answer: itemsOf(V1Goods),
});
export const oneGoods = defineV1({
  name: 'v1.goods-detail',
  path: '/v1/goods/{code}',
  doc: 'One product with all its offers, best first.',
  ask: Type.Object({ code: IdOrCode }),
  answer: V1GoodsDetail,
  mayMiss: true,
});
export const prices = defineV1({
  name: 'v1.prices',
  path: '/v1/goods/{code}/prices',
  doc: 'Price history of a product: the lowest of its offers on each day, as a step line with its gaps. `days` back from now; 0 is all.',
  ask: Type.Object({
    code: IdOrCode,
    days: Type.Integer({ default: 90, minimum: 0, maximum: 3650 }),
  }),
  answer: V1History,
  mayMiss: true,
});
export const verdict = defineV1({
  name: 'v1.verdict',
  path: '/v1/goods/{code}/verdict',
  doc: 'Whether the discount that the shop claims is real, judged from the product’s own history, with the evidence and the numbers of the rule.',
  ask: Type.Object({ code: IdOrCode }),
  answer: V1Verdict,
  mayMiss: true,
});
export const lookup = defineV1({
  name: 'v1.lookup',
  path: '/v1/lookup',
  doc: 'The product and the offer that a link to a shop is of. `state` FOUND has both; the others say why there is none. The page of the shop is never fetched.',
  ask: Type.Object({
    url: text(PASTED_MAX, {
      minLength: 1,
      description: 'A link, or a text that has one, as the apps of shops share it',
    }),
  }),
  answer: Type.Object({
    state: oneOf(CHECK_STATES),
    platform: oneOf(PLATFORMS),
    region: {
      ...MaybeString,
      description: 'Another region, where the address is of a shop there: ask with `tenant`',
    },
    goods: Type.Union([V1Goods, Type.Null()]),
    offer: Type.Union([V1Offer, Type.Null()]),
    url: Link,
  }),
});
export const coupons = defineV1({
  name: 'v1.coupons',
  path: '/v1/coupons',
  doc: 'Coupons that can be used now, with how often they worked for others.',
  ask: Type.Object({
    q: Type.Optional(text(200)),
    type: oneOf(COUPON_TYPES, { default: '' }),
    platform: Type.Optional(oneOf(PLATFORMS)),
    goods: Type.Optional(IdOrCode),
    sort: oneOf(COUPON_SORTS, { default: 'SHELF_TIME_DESC' }),
    ...PageFields,
  }),
  answer: itemsOf(V1Coupon),
});
export const categories = defineV1({
  name: 'v1.categories',
  path: '/v1/categories',
  doc: 'The whole tree of categories, parents before children.',
  ask: Type.Object({}),
  answer: Type.Object({ items: Type.Array(V1Category) }),
});
export const brands = defineV1({
  name: 'v1.brands',
  path: '/v1/brands',
  doc: 'Brands with how many products they have here.',
  ask: Type.Object({ q: Type.Optional(text(200)), category: Type.Optional(Code), ...PageFields }),
  answer: itemsOf(V1Brand),
});
export const SEARCH_TYPES = ['goods', 'deals', 'articles', 'notes'] as const;
export const search = defineV1({
  name: 'v1.search',
  path: '/v1/search',
  doc: 'One search in Thai, Indonesian and English. Budgets, shops and slips are understood (`understoodAs`); `totals` counts every type, none further than 10,000.',
  ask: Type.Object({
    q: text(200, { minLength: 1 }),
    type: oneOf(SEARCH_TYPES, { default: 'goods' }),
    ...PageFields,
  }),
  answer: Type.Object({
    ...itemsOf(V1Found).properties,
    totals: Type.Record(Type.String(), Type.Integer()),
    understoodAs: Type.Union([Type.String(), Type.Null()], {
      description: 'What was searched where it is not what was typed',
    }),
  }),
});
