/** One watch for everything in a saved list (BEY-47). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { oneOf } from '../shapes.ts';
import { WatchDelivery } from './delivery.ts';
import { LIST_KINDS, WATCH_LISTS } from './limits.ts';

const rule = {
  kind: oneOf(LIST_KINDS),
  fraction: Type.Optional(
    Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
      description: 'BELOW_NOW, BELOW_TYPICAL: fraction below',
    }),
  ),
  lowDays: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 3650 }), Type.Null()], {
      description: 'NEW_LOW: of so many days; 0: of all time',
    }),
  ),
};

export const WatchList = Type.Object({
  list: oneOf(WATCH_LISTS, { description: 'Saved products, or the products of saved deals' }),
  rule: Type.Union([
    Type.Null(),
    Type.Object({
      kind: oneOf(LIST_KINDS),
      fraction: Type.Union([Type.Number(), Type.Null()]),
      lowDays: Type.Union([Type.Integer(), Type.Null()]),
      delivery: WatchDelivery,
    }),
  ]),
  goodsCount: Type.Integer({ description: 'Products in the list' }),
  madeCount: Type.Integer({ description: 'Watches that the list made and that are still its own' }),
  leftOut: Type.Integer({
    description:
      'Products in the list that nothing watches: there was no room, or the viewer wanted it so',
  }),
});
export type WatchList = Static<typeof WatchList>;

const base = '/saas-user-service/price-watches/lists';
const one = { list: oneOf(WATCH_LISTS) };

export const all = defineCall({
  name: 'watch-list.all',
  id: 'BEY-47',
  method: 'GET',
  path: base,
  who: 'viewer',
  doc: 'The saved lists of the viewer, and the rule by which each is watched.',
  ask: NoAsk,
  answer: Type.Object({ lists: Type.Array(WatchList) }),
});
export const save = defineCall({
  name: 'watch-list.save',
  id: 'BEY-47',
  method: 'PUT',
  path: `${base}/{list}`,
  who: 'viewer',
  doc:
    'Watches everything in a list by one rule, now and whatever is added later; what is taken out is watched no more. ' +
    'Another rule replaces the watches of the one before; those that the viewer made or changed stay. ' +
    'Watches count among the 50: what there is no room for is `leftOut`, the newest in the list come first; the same rule again tries those once more.',
  ask: Type.Object({
    ...one,
    ...rule,
    delivery: Type.Optional(Type.Partial(WatchDelivery)),
  }),
  answer: WatchList,
});
export const end = defineCall({
  name: 'watch-list.end',
  id: 'BEY-47',
  method: 'DELETE',
  path: `${base}/{list}`,
  who: 'viewer',
  doc: 'Watches a list no more; the watches that it made go.',
  ask: Type.Object(one),
  answer: WatchList,
});
