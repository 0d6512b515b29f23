/** Brands (rows BRAND, API-26..29). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../define.ts';
import { Id, IdOrCode, listOf, PageRequest } from '../shapes.ts';
import { GoodsFilter } from './filter.ts';

export const Brand = Type.Object({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  logo: Type.String({ description: 'Image address; empty when there is none' }),
  initial: Type.String({ description: 'Group in the brand list: A–Z, ก–ฮ or #' }),
  goodsCount: Type.Integer({ description: 'Goods of this brand in this tenant' }),
});
export type Brand = Static<typeof Brand>;

export const BrandDetail = Type.Object({
  ...Brand.properties,
  story: Type.String({ description: 'In the language of the request' }),
});

export const navigate = defineCall({
  name: 'brand.navigate',
  id: 'API-26',
  method: 'POST',
  path: '/saas-das-service/search/goods/client/page-brand-navigate',
  who: 'anyone',
  doc: 'Brands of the goods that match the filter, with counts that equal the filtered totals (PROD-11). What is narrowed by several fields is counted among the first 10,000 that match.',
  ask: Type.Object({
    ...GoodsFilter,
    initial: Type.Optional(Type.String({ maxLength: 2 })),
    pageRequest: PageRequest,
  }),
  answer: listOf(Brand),
});
export const home = defineCall({
  name: 'brand.home',
  id: 'API-27',
  method: 'POST',
  path: '/saas-integration-service/home-pages/brands',
  who: 'anyone',
  doc: 'Brands of the home strip: those with the most goods on a real discount.',
  ask: Type.Object({}),
  answer: Type.Array(Brand),
});
export const detail = defineCall({
  name: 'brand.detail',
  id: 'API-28',
  method: 'GET',
  path: '/saas-integration-service/brands/{id}/detail',
  who: 'anyone',
  doc: 'One brand by id (or code).',
  ask: Type.Object({ id: IdOrCode }),
  answer: BrandDetail,
  cacheSeconds: 60,
});
export const detailByCode = defineCall({
  name: 'brand.detail-by-code',
  id: 'API-29',
  method: 'GET',
  path: '/saas-integration-service/brands/detail-by-code',
  who: 'anyone',
  doc: 'One brand by code; the same data as by id.',
  ask: Type.Object({ code: IdOrCode }),
  answer: BrandDetail,
  cacheSeconds: 60,
});
