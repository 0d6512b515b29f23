/** Price watches on one product (P-22; BEY-05, BEY-06; AMB-12). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { GoodsCard } from '../catalog/card.ts';
import { CURRENCY_CODES } from '../money.ts';
import { defineCall } from '../define.ts';
import {
  Amount,
  Done,
  Id,
  IdOrCode,
  listOf,
  MaybeAmount,
  MaybeId,
  MaybeTime,
  oneOf,
  PageRequest,
  Time,
} from '../shapes.ts';
import { ALERT_STATES, FREQUENCIES } from './alert.ts';
import { WATCH_KINDS } from './engine.ts';

export const WATCHES_MAX = 50;
/** A suggested target is the best price and this, or the typical price less that. */
export const TARGET_SUGGESTION = { aboveBest: 0.05, belowTypical: 0.15 } as const;

const rule = {
  kind: oneOf(WATCH_KINDS),
  targetAmount: Type.Optional(
    Type.Union([Amount, Type.Null()], { description: 'TARGET_PRICE: minor units' }),
  ),
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
  verifiedOnly: Type.Optional(Type.Boolean()),
  emailNotify: Type.Optional(Type.Boolean()),
  frequency: Type.Optional(oneOf(FREQUENCIES)),
};

export const Watch = Type.Object({
  id: Id,
  goods: Type.Union([GoodsCard, Type.Null()], { description: 'Null when the goods are gone' }),
  offerId: MaybeId,
  kind: oneOf(WATCH_KINDS),
  targetAmount: MaybeAmount,
  fraction: Type.Union([Type.Number(), Type.Null()]),
  lowDays: Type.Union([Type.Integer(), Type.Null()]),
  verifiedOnly: Type.Boolean(),
  emailNotify: Type.Boolean(),
  frequency: oneOf(FREQUENCIES),
  status: oneOf(ALERT_STATES),
  armed: Type.Boolean({ description: 'False after firing, until the price has risen again' }),
  sentence: Type.String(),
  startAmount: { ...MaybeAmount, description: 'Price when the watch was made' },
  firedCount: Type.Integer(),
  lastFiredTime: MaybeTime,
  createTime: Time,
  updateTime: Time,
});
export type Watch = Static<typeof Watch>;

const base = '/saas-user-service/price-watches';

export const create = defineCall({
  name: 'watch.create',
  id: 'P-22',
  method: 'POST',
  path: `${base}/create`,
  who: 'viewer',
  doc: 'Watches goods, or one offer of them, by id or code. Judged at once: one that is already below its target notifies at once (E7). The same watch again answers the first.',
  ask: Type.Object({ goodsId: IdOrCode, offerId: Type.Optional(MaybeId), ...rule }),
  answer: Watch,
});
export const pages = defineCall({
  name: 'watch.pages',
  id: 'P-22',
  method: 'POST',
  path: `${base}/page`,
  who: 'viewer',
  doc: 'Watches of the viewer, newest first; with `goodsId` those of these goods.',
  ask: Type.Object({
    goodsId: Type.Optional(IdOrCode),
    status: Type.Optional(oneOf(ALERT_STATES)),
    pageRequest: PageRequest,
  }),
  answer: listOf(Watch),
});
export const update = defineCall({
  name: 'watch.update',
  id: 'P-22',
  method: 'PUT',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: 'Changes the fields that are sent; `status` pauses and resumes.',
  ask: Type.Object({
    id: Id,
    ...rule,
    kind: Type.Optional(oneOf(WATCH_KINDS)),
    status: Type.Optional(oneOf(ALERT_STATES)),
  }),
  answer: Watch,
});
export const remove = defineCall({
  name: 'watch.remove',
  id: 'P-22',
  method: 'DELETE',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: 'Deletes a watch.',
  ask: Type.Object({ id: Id }),
  answer: Done,
});
export const preview = defineCall({
  name: 'watch.preview',
  id: 'P-22',
  method: 'POST',
  path: `${base}/preview`,
  who: 'anyone',
  doc: 'A watch as a sentence, when it would have fired in the last 90 days, and targets that make sense (BEY-06). Open to anyone: it saves nothing.',
  ask: Type.Object({
    goodsId: IdOrCode,
    offerId: Type.Optional(MaybeId),
    ...rule,
    kind: oneOf(WATCH_KINDS, { default: 'TARGET_PRICE' }),
  }),
  answer: Type.Object({
    sentence: Type.String(),
    currencyCode: oneOf(CURRENCY_CODES),
    currentAmount: Amount,
    lowestAmount: MaybeAmount,
    typicalAmount: MaybeAmount,
    firesNow: Type.Boolean(),
    belowLowest: Type.Boolean({
      description: 'The target is below the lowest price ever: it may never fire',
    }),
    firedCount: Type.Integer(),
    lastFiredTime: MaybeTime,
    days: Type.Integer(),
    fires: Type.Array(Type.Object({ time: Time, amount: Amount })),
    suggestions: Type.Array(
      Type.Object({ kind: oneOf(['BEST_PLUS', 'TYPICAL_MINUS']), amount: Amount }),
    ),
  }),
});
