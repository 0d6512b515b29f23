/** Coupons and whether they work (rows COUP; API-68, P-19, SM-18, BEY-08). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { PLATFORMS } from '../catalog/label.ts';
import { CURRENCY_CODES } from '../money.ts';
import { defineCall } from '../define.ts';
import {
  Codes,
  Id,
  IdOrCode,
  Ids,
  listOf,
  MaybeAmount,
  MaybeFraction,
  MaybeString,
  MaybeTime,
  oneOf,
  PageRequest,
  text,
  Time,
} from '../shapes.ts';

/** COUP-02: the empty word is all. */
export const COUPON_TYPES = ['', 'CODE', 'DISCOUNT'] as const;
export const COUPON_SORTS = [
  'SHELF_TIME_DESC',
  'END_TIME_ASC',
  'WORKS_DESC',
  'SAVING_DESC',
] as const;
export const COUPON_DISCOUNT_TYPES = ['AMOUNT', 'DISCOUNT'] as const;
/**
 * SM-18. SCHEDULED and EXPIRED are never listed (COUP-07); DOUBTFUL and DEAD sink to the bottom
 * until reviewed (truth.ts).
 */
export const COUPON_STATES = ['SCHEDULED', 'LIVE', 'DOUBTFUL', 'DEAD', 'EXPIRED'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

const Truth = Type.Object({
  works: Type.Integer({ description: 'Votes that it works' }),
  fails: Type.Integer(),
  share: { ...MaybeFraction, description: 'Works share with decay; null: not tried yet' },
  lastWorkedTime: MaybeTime,
});

export const Coupon = Type.Object({
  id: Id,
  code: {
    ...MaybeString,
    description: 'What is typed at the shop; null for a DISCOUNT that needs no code',
  },
  type: oneOf(['CODE', 'DISCOUNT']),
  title: Type.String(),
  description: Type.String(),
  platform: oneOf(PLATFORMS),
  shopName: MaybeString,
  logo: Type.String(),
  discountType: oneOf(COUPON_DISCOUNT_TYPES),
  currencyCode: oneOf(CURRENCY_CODES),
  amount: { ...MaybeAmount, description: 'AMOUNT: minor units off' },
  fraction: { ...MaybeFraction, description: 'DISCOUNT: fraction off' },
  minSpendAmount: MaybeAmount,
  capAmount: MaybeAmount,
  exclusive: Type.Boolean({ description: 'Cannot be combined with another' }),
  brands: Type.Array(Type.Object({ id: Id, code: Type.String(), name: Type.String() }), {
    description: 'Its scope; empty: all',
  }),
  categories: Type.Array(Type.Object({ id: Id, code: Type.String(), name: Type.String() })),
  url: Type.String(),
  state: oneOf(COUPON_STATES),
  truth: Truth,
  startTime: MaybeTime,
  endTime: MaybeTime,
  shelfTime: Time,
});
export type Coupon = Static<typeof Coupon>;

export const pages = defineCall({
  name: 'coupon.pages',
  id: 'API-68',
  method: 'POST',
  path: '/saas-das-service/coupons/client/pages',
  who: 'anyone',
  doc: 'Coupons that can be used now, newest on the shelf first (COUP-01..03, COUP-07).',
  ask: Type.Object({
    type: oneOf(COUPON_TYPES, { default: '' }),
    sort: oneOf(COUPON_SORTS, { default: 'SHELF_TIME_DESC' }),
    keyword: Type.Optional(text(200)),
    platforms: Type.Optional(Codes),
    brandIds: Type.Optional(Ids),
    categoryIds: Type.Optional(Ids),
    goodsId: Type.Optional(IdOrCode),
    pageRequest: PageRequest,
  }),
  answer: listOf(Coupon),
});
export const feedback = defineCall({
  name: 'coupon.feedback',
  id: 'P-19',
  method: 'POST',
  path: '/saas-das-service/coupons/client/feedback',
  who: 'viewer',
  doc: 'Says whether a coupon worked; one word per user and day, a later one replaces it.',
  ask: Type.Object({ couponId: Id, works: Type.Boolean(), note: Type.Optional(text(2000)) }),
  answer: Type.Object({ ...Coupon.properties, currentUserWorks: Type.Boolean() }),
});
