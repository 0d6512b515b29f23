/** Goods: detail, platform offers, navigation by category (rows PROD; API-39, API-91). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../define.ts';
import {
  Amount,
  Id,
  IdOrCode,
  MaybeNumber,
  MaybeString,
  MaybeTime,
  oneOf,
  Time,
} from '../shapes.ts';
import { Coupon } from '../coupon/coupon.ts';
import { PriceParts } from '../price/effective.ts';
import { Verdict } from '../price/verdict.ts';
import { GoodsCard, Image, PriceFields } from './card.ts';
import { Category } from './category.ts';
import { GoodsFilter } from './filter.ts';
import { PLATFORMS } from './label.ts';
import { TWIN_REPORT } from './twin.ts';

/** What live coupons take off an offer, when they take more than its price already counts (BEY-04, BEY-08). */
export const CouponStack = Type.Object({
  used: Type.Array(
    Type.Object({ id: Id, code: MaybeString, title: Type.String(), amount: Amount }),
  ),
  couponAmount: Amount,
  payAmount: { ...Amount, description: 'Item and shipping less the coupons' },
});
export type CouponStack = Static<typeof CouponStack>;

/** One seller's offer of one variant on one platform. */
export const Offer = Type.Object({
  id: Id,
  platform: oneOf(PLATFORMS),
  platformName: Type.String(),
  shopName: MaybeString,
  isMall: Type.Boolean(),
  variant: { ...MaybeString, description: 'Colour, size; null when the offer has none' },
  cover: Type.String(),
  url: Type.String({ description: 'Where "go to shop" leads' }),
  ...PriceFields,
  parts: PriceParts,
  stack: Type.Union([CouponStack, Type.Null()]),
  verdict: Verdict,
  rating: MaybeNumber,
  reviewCount: Type.Integer(),
  soldCount: Type.Integer(),
  inStock: Type.Boolean(),
  seenTime: MaybeTime,
  isCurrent: Type.Boolean({ description: 'Seen within the last 14 days: a price of now' }),
  isBest: Type.Boolean({
    description:
      'The first of those compared: in stock, seen of late, then what is paid least for, coupons included (`stack`). The price and the verdict of goods are of their own offer with the lowest price, `bestOfferId`, which another may undercut by its coupons',
  }),
  twin: Type.Union(
    [
      Type.Null(),
      Type.Object({
        goodsId: Id,
        goodsCode: Type.String(),
        confidence: Type.Number({ description: '0 to 1' }),
        basis: oneOf(['GTIN', 'MODEL', 'NAME', 'PICTURE']),
      }),
    ],
    {
      description:
        'The offer belongs to other goods that were found to be the same product (BEY-21); null: to these',
    },
  ),
});
export type Offer = Static<typeof Offer>;

/** The pack before the one of today: what histories by the unit divide by until then (BEY-20). */
export const PackBefore = Type.Object({
  size: Type.Number({ description: 'In the unit of `unitPrice`' }),
  until: Time,
});
export type PackBefore = Static<typeof PackBefore>;

export const GoodsDetail = Type.Object({
  ...GoodsCard.properties,
  images: Type.Array(Image),
  description: Type.String({ description: 'Plain text; line breaks kept' }),
  attributes: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
    description:
      'What the shop says; common names, colours and units in the language of the call, the rest as the shop writes it',
  }),
  brand: Type.Union([
    Type.Object({
      id: Id,
      code: Type.String(),
      name: Type.String(),
      logo: Type.String({ description: 'Image address; empty when there is none' }),
    }),
    Type.Null(),
  ]),
  breadcrumb: Type.Array(Category, { description: 'Root first' }),
  offers: Type.Array(Offer, { description: 'Best first, by what is paid in the end' }),
  vouchers: Type.Array(Coupon, {
    description:
      'Coupons for these goods: first those of the offer that the price is of, what takes the most off before what a second piece would reach; then those of other offers likewise; ended ones of their own shop are shown as ended',
  }),
  stack: Type.Union([CouponStack, Type.Null()]),
  parts: PriceParts,
  bestOfferId: Type.Union([Id, Type.Null()], {
    description: 'The offer that price, parts, stack and verdict are of',
  }),
  packBefore: Type.Union([PackBefore, Type.Null()]),
  deals: Type.Array(
    Type.Object({
      id: Id,
      code: Type.String(),
      title: Type.String(),
      currentAmount: Amount,
      publishTime: Time,
    }),
    {
      description: 'Live deals of these goods',
    },
  ),
  updateTime: Time,
  currentUserCollected: Type.Boolean(),
});
export type GoodsDetail = Static<typeof GoodsDetail>;

export const detail = defineCall({
  name: 'goods.detail',
  id: 'API-91',
  method: 'POST',
  path: '/saas-das-service/goods/client/detail',
  who: 'anyone',
  doc: 'Goods in full, by id or code (P-03). `withShipping` and `withCoupon` switch the assumptions of the effective price (BEY-04).',
  ask: Type.Object({
    id: Type.Optional(Id),
    code: Type.Optional(IdOrCode),
    type: Type.Optional(Type.String({ maxLength: 30 })),
    withShipping: Type.Boolean({ default: true }),
    withCoupon: Type.Boolean({ default: true }),
  }),
  answer: GoodsDetail,
});
export const refuted = defineCall({
  name: 'goods.refuted',
  id: 'BEY-01',
  method: 'GET',
  path: '/saas-das-service/goods/client/refuted',
  who: 'anyone',
  doc:
    'Goods whose struck price their own history refutes (raised first, or never so dear), in stock and at a price of now, ' +
    'the biggest claims first, one of each brand.',
  ask: Type.Object({ size: Type.Integer({ minimum: 1, maximum: 20, default: 6 }) }),
  answer: Type.Array(GoodsCard),
  cacheSeconds: 60,
});
export const named = defineCall({
  name: 'goods.named',
  id: 'BEY-36',
  method: 'POST',
  path: '/saas-das-service/goods/client/named',
  who: 'anyone',
  doc: 'Cards of goods by their codes, in that order; what is not there is left out. For what a browser remembers by itself.',
  ask: Type.Object({
    codes: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 24 }),
  }),
  answer: Type.Array(GoodsCard),
});
export const reportTwin = defineCall({
  name: 'goods.report-twin',
  id: 'BEY-21',
  method: 'POST',
  path: '/saas-das-service/goods/client/twins/not-same',
  who: 'viewer',
  doc:
    'Says that two goods, shown as the same product on different platforms, are not. Each user counts once per pair, by their trust level; ' +
    `reports that weigh ${TWIN_REPORT.enough} together (${TWIN_REPORT.weights.join(', ')} from level 0 to 4) take the pair apart, until an operator decides. ` +
    `${TWIN_REPORT.perDay} a day per user, then \`common.limit\`.`,
  ask: Type.Object({ id: IdOrCode, otherId: IdOrCode }),
  answer: Type.Object({
    split: Type.Boolean({ description: 'They are no longer shown together' }),
    known: Type.Boolean({
      description: 'This user said so before, or they were not shown together; nothing was added',
    }),
  }),
});
export const categoryNavigate = defineCall({
  name: 'goods.category-navigate',
  id: 'API-39',
  method: 'POST',
  path: '/saas-das-service/search/goods/client/category-navigate',
  who: 'anyone',
  doc: 'Categories of the goods that match the filter, with counts that equal the filtered totals (PROD-11). With `parentCode` its children, else the tops. What is narrowed by several fields is counted among the first 10,000 that match.',
  ask: Type.Object({ ...GoodsFilter, parentCode: Type.Optional(IdOrCode) }),
  answer: Type.Array(Type.Object({ ...Category.properties, count: Type.Integer() })),
});
