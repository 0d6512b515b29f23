/** Deals: feeds, label navigation, detail (rows DEAL; API-06..08, API-16). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { DEAL_END_REASONS, DEAL_STATES, DealCard, GoodsCard, Image } from '../catalog/card.ts';
import { Category } from '../catalog/category.ts';
import { UserBrief } from '../account/user.ts';
import { CouponStack, GoodsDetail, Offer } from '../catalog/goods.ts';
import { LABEL_CATEGORIES } from '../catalog/label.ts';
import { Coupon } from '../coupon/coupon.ts';
import { defineCall, NoAsk } from '../define.ts';
import { ContentDetail } from './content.ts';
import { DISCLOSURES } from './kind.ts';
import { PriceParts } from '../price/effective.ts';
import { Id, IdOrCode, listOf, PageFields, PageRequest, oneOf, Time } from '../shapes.ts';

export const FEED_SORTS = ['RECOMMENDED', 'NEWEST', 'DISCOUNT'] as const;

export const named = defineCall({
  name: 'deal.named',
  id: 'BEY-36',
  method: 'POST',
  path: '/saas-content-service/deals/client/named',
  who: 'anyone',
  doc: 'Cards of deals by their codes, ended ones too, in that order; what is not there is left out. For what a browser remembers by itself.',
  ask: Type.Object({
    codes: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 24 }),
  }),
  answer: Type.Array(DealCard),
});
export const feed = defineCall({
  name: 'deal.feed',
  id: 'API-06',
  method: 'GET',
  path: '/saas-search-service/feeds/deals',
  who: 'anyone',
  doc: 'Live deals, best first (score, then time: AMB-31), optionally those with one label or one first category of labels. An unknown label gives an empty list.',
  ask: Type.Object({
    ...PageFields,
    label: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'A deal label, or one of the five first categories',
      }),
    ),
    sort: oneOf(FEED_SORTS, { default: 'RECOMMENDED' }),
  }),
  answer: listOf(DealCard),
  cacheSeconds: 30,
});

export const labelNavigate = defineCall({
  name: 'deal.label-navigate',
  id: 'API-07',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/recommend/label-navigate',
  who: 'anyone',
  doc: 'Labels of the live deals with their counts, grouped under the five first categories (LAB-01, DEAL-02).',
  ask: NoAsk,
  answer: Type.Object({
    total: Type.Integer({ description: 'All live deals' }),
    labels: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Type.String(),
        category: oneOf(LABEL_CATEGORIES),
        count: Type.Integer(),
      }),
    ),
    categories: Type.Array(
      Type.Object({
        code: oneOf(LABEL_CATEGORIES),
        name: Type.String(),
        count: Type.Integer({ description: 'Deals with any label of it' }),
      }),
    ),
  }),
});

export const recommend = defineCall({
  name: 'deal.recommend',
  id: 'API-08',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/recommend',
  who: 'anyone',
  doc: 'Recommended deals. Fields it does not know are ignored (DEAL-03). `excludeIds` leaves deals out; `categoryCode` narrows.',
  ask: Type.Object({
    pageRequest: PageRequest,
    excludeIds: Type.Optional(Type.Array(Id, { maxItems: 100 })),
    categoryCode: Type.Optional(IdOrCode),
  }),
  answer: listOf(DealCard),
});

/**
 * Subject types of search (PROD-17): DEAL is sent as CONTENT. Content types: SEARCH, AIFEED, AI
 * (DEAL-11).
 */
export const SUBJECT_TYPES = [
  'CONTENT',
  'DEAL',
  'GOODS',
  'GOODS_LINK_DETAIL',
  'NOTE',
  'ARTICLE',
] as const;

export const DealDetail = Type.Object({
  ...DealCard.properties,
  text: Type.String({ description: 'Sanitised HTML (CONT-25); empty unless includeText' }),
  images: Type.Array(Image, { description: "The author's own pictures, in their order" }),
  disclosure: oneOf(DISCLOSURES, { description: 'What ties its author to the seller (BEY-11)' }),
  boughtProof: Type.Boolean({ description: 'The author proved the purchase' }),
  author: UserBrief,
  url: Type.String({ description: 'Where "go to shop" leads' }),
  parts: PriceParts,
  offer: Type.Union([Offer, Type.Null()]),
  cheaper: Type.Union([Offer, Type.Null()], {
    description:
      'While it lives: another offer of the same product, also at another platform, that is paid less for in the end, coupons included',
  }),
  vouchers: Type.Array(Coupon, {
    description: 'That take something off this offer: its platform, shop and price; the best three',
  }),
  stack: Type.Union([CouponStack, Type.Null()]),
  breadcrumb: Type.Array(Category),
  history: Type.Array(
    Type.Object({
      state: oneOf(DEAL_STATES),
      reason: Type.Union([oneOf(DEAL_END_REASONS), Type.Null()]),
      time: Time,
    }),
    {
      description: 'How it ended and came back, oldest first; empty while it never did',
    },
  ),
  nextBest: Type.Union([DealCard, GoodsCard, Type.Null()], {
    description:
      'For an ended deal: the same product at another shop or offer, else the best verified deal of its leaf category; never a price that is refuted or old',
  }),
  relatedGoods: Type.Array(GoodsCard, { description: 'At most 5 (CONST-01)' }),
  relatedDeals: Type.Array(DealCard, { description: 'At most 10 (CONST-01)' }),
});
export type DealDetail = Static<typeof DealDetail>;

export const DETAIL_TYPES = ['SEARCH', 'AIFEED', 'AI', ...SUBJECT_TYPES] as const;

export const getById = defineCall({
  name: 'deal.get-by-id',
  id: 'API-16',
  method: 'POST',
  path: '/saas-search-service/search/common/get/byId',
  who: 'anyone',
  doc:
    'A deal in full (DEAL-11). `type` is SEARCH, AIFEED, AI, CONTENT or DEAL; an ended deal still answers, with its reason. GOODS and GOODS_LINK_DETAIL answer as ' +
    '`goods.detail` does (PROD-17), NOTE, ARTICLE and the other kinds of writing as `content.detail`; CONTENT takes the code or id of either. What is asked for is in ' +
    '`subject` or beside the other fields (AMB-90). An unknown type is `content.type.unknown`; without id and code, 422.',
  ask: Type.Object({
    subject: Type.Optional(
      Type.Object({
        type: Type.String({ maxLength: 30 }),
        id: Type.Optional(Id),
        code: Type.Optional(IdOrCode),
      }),
    ),
    type: Type.Optional(Type.String({ maxLength: 30 })),
    id: Type.Optional(Id),
    code: Type.Optional(IdOrCode),
    hl: Type.Optional(Type.String({ maxLength: 10, description: 'Language of the answer' })),
    gl: Type.Optional(
      Type.String({
        maxLength: 10,
        description: 'Tenant, where neither `X-Tenant` nor the host names one',
      }),
    ),
    price: Type.Optional(
      Type.Union([Type.String({ maxLength: 30 }), Type.Number()], {
        description:
          'As shown, such as `฿1,290`: of several offers the one nearest to it comes first',
      }),
    ),
    platformName: Type.Optional(
      Type.String({ maxLength: 60, description: 'The offer to begin with is of this platform' }),
    ),
    goodsSource: Type.Optional(Type.String({ maxLength: 60 })),
    includeText: Type.Boolean({ default: true }),
  }),
  answer: Type.Union([DealDetail, GoodsDetail, ContentDetail]),
});
