/**
 * What narrows a list of goods; shared by lists, navigation and facets. Unknown values give an
 * empty list.
 */
import Type from 'typebox';
import { Id } from '../shapes.ts';

const ids = Type.Array(Id, { maxItems: 50 });
const codes = Type.Array(Type.String({ maxLength: 64 }), { maxItems: 50 });

export const GoodsFilter = {
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  categoryIds: Type.Optional(ids),
  categoryCodes: Type.Optional(codes),
  classificationIds: Type.Optional(ids),
  classificationCodes: Type.Optional(codes),
  brandIds: Type.Optional(ids),
  brandCodes: Type.Optional(codes),
  platforms: Type.Optional(codes),
  labels: Type.Optional(codes),
  verdicts: Type.Optional(codes),
  minAmount: Type.Optional(Type.Integer({ minimum: 0, description: 'Minor units' })),
  maxAmount: Type.Optional(Type.Integer({ minimum: 0, description: 'Minor units' })),
};

export const GOODS_SORTS = [
  'RELEVANCE',
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'DISCOUNT',
  'SALES',
  'RATING',
  'UNIT_PRICE',
] as const;
export type GoodsSort = (typeof GOODS_SORTS)[number];
