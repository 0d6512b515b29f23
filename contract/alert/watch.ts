/** Price watches on one product (P-22; BEY-05, BEY-06; AMB-12). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { GoodsCard } from '../catalog/card.ts';
import { CURRENCY_CODES } from '../money.ts';
import { defineCall, NoAsk } from '../define.ts';
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
  text,
  Time,
} from '../shapes.ts';
import { ALERT_STATES } from './alert.ts';
import { WatchDefaults, WatchDelivery } from './delivery.ts';
import { LOOK_KINDS, WATCH_KINDS, WATCH_OUTCOMES } from './engine.ts';
import { WATCH_LISTS } from './limits.ts';

export { WATCHES_MAX } from './limits.ts';
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
  verifiedOnly: Type.Optional(Type.Boolean({ description: 'Verified discounts only' })),
  minScore: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
      description: 'Only while an open deal on it scores at least this',
    }),
  ),
  withTwins: Type.Optional(
    Type.Boolean({
      description: 'The same product elsewhere counts, too; TARGET_PRICE, BELOW_NOW, RESTOCK',
    }),
  ),
  withShipping: Type.Optional(
    Type.Boolean({ description: 'Default true; false with TARGET_PRICE and BELOW_NOW alone' }),
  ),
  withCoupon: Type.Optional(
    Type.Boolean({ description: 'Default true; false with TARGET_PRICE and BELOW_NOW alone' }),
  ),
};

/** One evaluation, and why nothing was said (BEY-46). */
export const WatchLook = Type.Object({
  time: Time,
  amount: { ...MaybeAmount, description: 'Null where no price was read' },
  outcome: oneOf(WATCH_OUTCOMES),
  threshold: MaybeAmount,
  words: Type.String({ description: 'The outcome in a sentence, in the language of the request' }),
});
export type WatchLook = Static<typeof WatchLook>;

export const Watch = Type.Object({
  id: Id,
  goods: Type.Union([GoodsCard, Type.Null()], { description: 'Null when the goods are gone' }),
  offerId: MaybeId,
  kind: oneOf(WATCH_KINDS),
  targetAmount: MaybeAmount,
  fraction: Type.Union([Type.Number(), Type.Null()]),
  lowDays: Type.Union([Type.Integer(), Type.Null()]),
  verifiedOnly: Type.Boolean(),
  minScore: Type.Union([Type.Integer(), Type.Null()]),
  withTwins: Type.Boolean(),
  withShipping: Type.Boolean(),
  withCoupon: Type.Boolean(),
  delivery: WatchDelivery,
  list: Type.Union([oneOf(WATCH_LISTS), Type.Null()], {
    description: 'The saved list that made it, until the viewer changes it; null: the viewer did',
  }),
  status: oneOf(ALERT_STATES),
  armed: Type.Boolean({ description: 'False after firing, until the price has risen again' }),
  sentence: Type.String(),
  startAmount: { ...MaybeAmount, description: 'Price when the watch was made' },
  threshold: {
    ...MaybeAmount,
    description: 'At or below this it fires; null where that is not known',
  },
  rearmAmount: { ...MaybeAmount, description: 'It has fired, and is armed again at this price' },
  againAmount: {
    ...MaybeAmount,
    description: 'It has fired, and fires again at this price or below',
  },
  lastLook: Type.Union([WatchLook, Type.Null()]),
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
  doc: 'Watches goods, or one offer of them, by id or code. Judged at once: one that is already below its target notifies at once (E7). The same watch again answers the first, and is not new.',
  ask: Type.Object({
    goodsId: IdOrCode,
    offerId: Type.Optional(MaybeId),
    ...rule,
    delivery: Type.Optional(Type.Partial(WatchDelivery)),
  }),
  answer: Type.Object({
    ...Watch.properties,
    isNew: Type.Boolean({ description: 'False: it was there before' }),
  }),
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
    delivery: Type.Optional(Type.Partial(WatchDelivery)),
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
export const looks = defineCall({
  name: 'watch.looks',
  id: 'BEY-46',
  method: 'GET',
  path: `${base}/{id}/looks`,
  who: 'viewer',
  doc: 'The last 20 evaluations of a watch, the newest first: price, rule, and why nothing was sent.',
  ask: Type.Object({ id: Id }),
  answer: Type.Object({ looks: Type.Array(WatchLook) }),
});
/** Lines of a file that are read. */
export const IMPORT_LINES_MAX = 200;
export const IMPORT_OUTCOMES = [
  'MADE',
  'KNOWN',
  'UNKNOWN_PRODUCT',
  'OTHER_CURRENCY',
  'UNREADABLE_PRICE',
  'LIMIT',
  'TOO_LONG',
] as const;
export const importWatches = defineCall({
  name: 'watch.import',
  id: 'BEY-17',
  method: 'POST',
  path: `${base}/import`,
  who: 'viewer',
  doc:
    'Makes watches of a CSV file: that of the data export, or of other price trackers, by the names of its columns. ' +
    'A product is found by its code, its address at the shop, or its exact name; a line without a target waits for a new low. ' +
    'A line that cannot be read stops no other.',
  ask: Type.Object({ csv: text(200_000, { minLength: 1 }) }),
  answer: Type.Object({
    made: Type.Integer(),
    lines: Type.Array(
      Type.Object({
        line: Type.Integer({ description: 'Of the file; the heading is 1' }),
        name: Type.String(),
        outcome: oneOf(IMPORT_OUTCOMES),
        suggestion: Type.Union(
          [Type.Object({ code: Type.String(), name: Type.String() }), Type.Null()],
          {
            description: 'UNKNOWN_PRODUCT: the product that search finds first',
          },
        ),
      }),
    ),
  }),
});
export const defaults = defineCall({
  name: 'watch.defaults',
  id: 'BEY-47',
  method: 'GET',
  path: `${base}/defaults`,
  who: 'viewer',
  doc: 'How price watches of the viewer are delivered that say nothing else.',
  ask: NoAsk,
  answer: WatchDefaults,
});
export const saveDefaults = defineCall({
  name: 'watch.save-defaults',
  id: 'BEY-47',
  method: 'PUT',
  path: `${base}/defaults`,
  who: 'viewer',
  doc: 'Changes what is sent and leaves the rest.',
  ask: Type.Partial(WatchDefaults),
  answer: WatchDefaults,
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
    fires: Type.Array(Type.Object({ time: Time, amount: Amount }), { description: 'Oldest first' }),
    looks: Type.Array(
      Type.Object({
        time: Time,
        amount: MaybeAmount,
        seen: oneOf(LOOK_KINDS),
        isVerified: Type.Boolean({ description: 'With `verifiedOnly`: the discount was verified' }),
      }),
      {
        description:
          'What the replay saw, oldest first; without an amount: nothing to buy, or nothing to believe',
      },
    ),
    suggestions: Type.Array(
      Type.Object({ kind: oneOf(['BEST_PLUS', 'TYPICAL_MINUS']), amount: Amount }),
    ),
  }),
});
