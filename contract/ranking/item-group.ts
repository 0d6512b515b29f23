/** Item groups and leaderboards (rows LEAD; API-64..67; AMB-36, AMB-56). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { DealCard, GoodsCard, Image } from '../catalog/card.ts';
import { ContentCard } from '../content/card.ts';
import { GuideCard } from '../content/guide.ts';
import { defineCall } from '../define.ts';
import {
  Id,
  IdOrCode,
  listOf,
  MaybeNumber,
  MaybeTime,
  oneOf,
  PageRequest,
  text,
  Time,
} from '../shapes.ts';

export const GROUP_TYPES = ['RANKING', 'COLLECTION'] as const;
export const GENERATION_TYPES = ['MANUAL', 'AUTO'] as const;
export const ORDER_TYPES = ['SOLD_QUANTITY', 'AVERAGE_SCORE', 'DISCOUNT', 'REVIEW_COUNT'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
export const GROUP_SUBJECT_TYPES = ['GOODS', 'CONTENT', 'TOPIC'] as const;

const item = {
  rank: Type.Integer({ minimum: 1 }),
  before: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Rank at the update before; null: new',
  }),
  value: { ...MaybeNumber, description: 'The figure it is ordered by' },
};
/** One item, by the subject type of its group. TOPIC is a product guide. */
export const GroupItem = Type.Union([
  Type.Object({ ...item, subjectType: Type.Literal('GOODS'), goods: GoodsCard }),
  Type.Object({
    ...item,
    subjectType: Type.Literal('CONTENT'),
    content: Type.Union([ContentCard, DealCard]),
  }),
  Type.Object({ ...item, subjectType: Type.Literal('TOPIC'), topic: GuideCard }),
]);
export type GroupItem = Static<typeof GroupItem>;

export const ItemGroup = Type.Object({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  description: Type.String(),
  coverImage: Type.Union([Image, Type.Null()]),
  groupType: oneOf(GROUP_TYPES),
  generationType: oneOf(GENERATION_TYPES),
  orderType: oneOf(ORDER_TYPES),
  subjectType: oneOf(GROUP_SUBJECT_TYPES),
  online: Type.Boolean(),
  method: Type.String({ description: 'How it is made, in the language of the request' }),
  salesDays: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Days of the sales that SOLD_QUANTITY counts; null: all ever',
  }),
  sampleSize: Type.Integer({ description: 'Subjects that were compared' }),
  itemCount: Type.Integer(),
  items: Type.Array(GroupItem, { description: 'By rank' }),
  updateTime: Time,
  nextUpdateTime: {
    ...MaybeTime,
    description: 'AUTO: tenant-local midnight unless set otherwise (AMB-56)',
  },
});
export type ItemGroup = Static<typeof ItemGroup>;

const base = '/service-in-one/item-groups';
const hidden = {
  // written `?ignoreOnline=` in the specification: an empty value is a no, which no boolean would
  // take
  ignoreOnline: oneOf(['', 'false', 'true'], {
    default: '',
    description: 'Show one that is offline: operators, or a signed preview, only (AMB-36)',
  }),
  preview: Type.Optional(text(500)),
};

export const byId = defineCall({
  name: 'item-group.by-id',
  id: 'API-64',
  method: 'GET',
  path: `${base}/{id}`,
  who: 'anyone',
  doc: 'A group with its items (at most 100), by id or code.',
  ask: Type.Object({ id: IdOrCode, ...hidden }),
  answer: ItemGroup,
});
export const byCode = defineCall({
  name: 'item-group.by-code',
  id: 'API-65',
  method: 'GET',
  path: `${base}/code/{code}`,
  who: 'anyone',
  doc: 'The same by code.',
  ask: Type.Object({ code: IdOrCode, ...hidden }),
  answer: ItemGroup,
});
export const pageWithRef = defineCall({
  name: 'item-group.page-with-ref',
  id: 'API-66',
  method: 'POST',
  path: `${base}/page-with-ref`,
  who: 'anyone',
  doc: 'Groups of a type with their first items: the index of leaderboards (LEAD-05).',
  ask: Type.Object({
    groupType: oneOf(GROUP_TYPES, { default: 'RANKING' }),
    refSize: Type.Integer({ default: 3, minimum: 0, maximum: 20, description: 'Items of each' }),
    categoryCode: Type.Optional(IdOrCode),
    pageRequest: PageRequest,
  }),
  answer: listOf(ItemGroup),
});
export const refPages = defineCall({
  name: 'item-group.ref-pages',
  id: 'API-67',
  method: 'POST',
  path: '/service-in-one/item-group-refs/pages',
  who: 'anyone',
  doc: 'The items of a group, by rank (LEAD-02).',
  ask: Type.Object({ groupId: IdOrCode, pageRequest: PageRequest }),
  answer: listOf(GroupItem),
});
