/** Classifications: the three-level category tree (rows CAT, API-30..39). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { Id, IdOrCode, listOf, Localised, PageRequest } from '../shapes.ts';

export const Category = Type.Object({
  id: Id,
  code: Type.String(),
  name: Type.String({ description: 'In the language of the request' }),
  names: Localised,
  slug: Type.String({ description: 'Name part of `/products/{name}-{code}`' }),
  icon: Type.String({ description: 'Image address' }),
  level: Type.Integer({ minimum: 1, maximum: 3 }),
  parentId: Type.Union([Id, Type.Null()]),
  hasChildren: Type.Boolean(),
});
export type Category = Static<typeof Category>;

interface CategoryNode extends Category {
  children: CategoryNode[];
}
export type CategoryTree = CategoryNode[];

const base = '/saas-content-service/classifications';

export const list = defineCall({
  name: 'category.list',
  id: 'API-30',
  method: 'POST',
  path: `${base}/lists`,
  who: 'anyone',
  doc: 'A page of classifications, optionally only the children of one parent or of one level.',
  ask: Type.Object({
    parentId: Type.Optional(Id),
    level: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    pageRequest: PageRequest,
  }),
  answer: listOf(Category),
});
export const tops = defineCall({
  name: 'category.tops',
  id: 'API-31',
  method: 'GET',
  path: `${base}/client/tops`,
  who: 'anyone',
  doc: 'The top classifications, none with a parent, without those that hold no goods yet.',
  ask: NoAsk,
  answer: Type.Array(Category),
  cacheSeconds: 60,
});
export const nextChildren = defineCall({
  name: 'category.next-children',
  id: 'API-32',
  method: 'GET',
  path: `${base}/{id}/next-children`,
  who: 'anyone',
  doc: 'The direct children of a classification, by id or code.',
  ask: Type.Object({ id: IdOrCode }),
  answer: Type.Array(Category),
  cacheSeconds: 60,
});
export const related = defineCall({
  name: 'category.related',
  id: 'API-33',
  method: 'POST',
  path: `${base}/get-related`,
  who: 'anyone',
  doc: 'Siblings and children of the given classifications, without themselves.',
  ask: Type.Object({
    ids: Type.Optional(Type.Array(Id, { maxItems: 50 })),
    codes: Type.Optional(Type.Array(Type.String(), { maxItems: 50 })),
  }),
  answer: Type.Array(Category),
});
export const tree = defineCall({
  name: 'category.tree',
  id: 'API-38',
  method: 'GET',
  path: `${base}/all/classifications`,
  who: 'anyone',
  doc: 'The whole tree, three levels deep, without what holds no goods yet.',
  ask: NoAsk,
  answer: Type.Array(
    Type.Object({
      ...Category.properties,
      children: Type.Array(Type.Object({ ...Category.properties, children: Type.Array(Category) })),
    }),
  ),
  cacheSeconds: 60,
});
export const byCode = defineCall({
  name: 'category.by-code',
  id: 'API-35',
  method: 'GET',
  path: `${base}/by-code`,
  who: 'anyone',
  doc: 'One classification by its code; equals the call by id.',
  ask: Type.Object({ code: IdOrCode }),
  answer: Category,
  cacheSeconds: 60,
});
export const parentsByCode = defineCall({
  name: 'category.parents-by-code',
  id: 'API-37',
  method: 'GET',
  path: `${base}/by-code/parents`,
  who: 'anyone',
  doc: 'The path from the root to this classification, itself last.',
  ask: Type.Object({ code: IdOrCode }),
  answer: Type.Array(Category),
  cacheSeconds: 60,
});
export const byId = defineCall({
  name: 'category.by-id',
  id: 'API-34',
  method: 'GET',
  path: `${base}/{id}`,
  who: 'anyone',
  doc: 'One classification by id (or code, AMB-17).',
  ask: Type.Object({ id: IdOrCode }),
  answer: Category,
  cacheSeconds: 60,
});
export const parents = defineCall({
  name: 'category.parents',
  id: 'API-36',
  method: 'GET',
  path: `${base}/{id}/parents`,
  who: 'anyone',
  doc: 'The path from the root to this classification, itself last (CAT-01).',
  ask: Type.Object({ id: IdOrCode }),
  answer: Type.Array(Category),
  cacheSeconds: 60,
});
