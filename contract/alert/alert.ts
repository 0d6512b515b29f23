/** Deal alerts (rows ALERT, SM-09; P-05..P-13, API-115; AMB-12, AMB-13, AMB-68; BEY-05, BEY-06). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { DealCard } from '../catalog/card.ts';
import { defineCall } from '../define.ts';
import { FREQUENCIES } from './delivery.ts';
import {
  Amount,
  Done,
  Fraction,
  Id,
  Ids,
  listOf,
  MaybeString,
  MaybeTime,
  oneOf,
  PageRequest,
  text,
  Time,
} from '../shapes.ts';

/**
 * While a call is in flight the client shows pausing, resuming or deleting; those are never stored
 * (ALERT-05).
 */
export const ALERT_STATES = ['ACTIVE', 'PAUSED'] as const;
export const ALERT_KINDS = ['CUSTOM', 'TAG'] as const;
export { ALERT_LIMITS, PREVIEW_DAYS, PREVIEW_WEEKS } from './limits.ts';

/**
 * What became of a deal that matched. All but FIRED are reasons of silence (BEY-46). New ones are added
 * at the end: logs store their places.
 */
export const ALERT_OUTCOMES = [
  'FIRED',
  'ABOVE',
  'SMALL_DISCOUNT',
  'LOW_SCORE',
  'NOT_VERIFIED',
  'NO_LOW',
  'SAME_PRODUCT',
  'OWN',
  'BLOCKED',
] as const;
export type AlertOutcome = (typeof ALERT_OUTCOMES)[number];

/** What a deal must be besides matching; everything given must hold (BEY-05). */
export const AlertRule = Type.Object({
  maxAmount: Type.Optional(Type.Union([Amount, Type.Null()])),
  minDiscount: Type.Optional(
    Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
      description: 'Real fraction off, not the claimed one',
    }),
  ),
  minScore: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()])),
  verifiedOnly: Type.Optional(Type.Boolean()),
  lowDays: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 3650 }), Type.Null()], {
      description: 'A new low of so many days; 0: of all time',
    }),
  ),
  frequency: Type.Optional(oneOf(FREQUENCIES)),
});
export type AlertRule = Static<typeof AlertRule>;

const Named = Type.Object({ id: Id, code: Type.String(), name: Type.String() });

export const Alert = Type.Object({
  id: Id,
  kind: oneOf(ALERT_KINDS),
  keyword: Type.String(),
  brand: Type.Union([Named, Type.Null()]),
  categories: Type.Array(Named),
  tags: Type.Array(Type.String()),
  emailNotify: Type.Boolean(),
  emailPossible: Type.Boolean({ description: 'The account has a verified e-mail (AMB-13)' }),
  rule: AlertRule,
  sentence: Type.String({
    description: 'The whole alert in one sentence, in the language of the request',
  }),
  status: oneOf(ALERT_STATES),
  firedCount: Type.Integer(),
  lastFiredTime: MaybeTime,
  createTime: Time,
  updateTime: Time,
});
export type Alert = Static<typeof Alert>;

/** One evaluation, and why nothing was sent (BEY-46). */
export const AlertLook = Type.Object({
  time: Time,
  dealCode: { ...MaybeString, description: 'Null where the deal is gone' },
  title: Type.String(),
  amount: Amount,
  outcome: oneOf(ALERT_OUTCOMES),
  words: Type.String({ description: 'The outcome in a sentence, in the language of the request' }),
});
export type AlertLook = Static<typeof AlertLook>;

const wishes = {
  keyword: Type.Optional(text(500, { description: 'At most 50 code points' })),
  brandId: Type.Optional(Type.Union([Id, Type.Null()])),
  categoryIds: Type.Optional(Ids),
  tags: Type.Optional(Type.Array(text(200), { maxItems: 100 })),
  emailNotify: Type.Optional(Type.Boolean()),
  rule: Type.Optional(AlertRule),
};

const base = '/saas-user-service/deal-alerts';
const one = Type.Object({ id: Id });

export const create = defineCall({
  name: 'alert.create',
  id: 'P-05',
  method: 'POST',
  path: `${base}/create`,
  who: 'viewer',
  doc:
    'A custom alert: at least one of keyword, brand, category, tag. The eleventh is alert.limit, a fourth selection alert.too_many_choices, ' +
    'the same set again alert.exists (case, spaces and order do not matter).',
  ask: Type.Object(wishes),
  answer: Alert,
});
export const pages = defineCall({
  name: 'alert.pages',
  id: 'P-06',
  method: 'POST',
  path: `${base}/page`,
  who: 'viewer',
  doc: 'Alerts of the viewer, newest first.',
  ask: Type.Object({ status: Type.Optional(oneOf(ALERT_STATES)), pageRequest: PageRequest }),
  answer: listOf(Alert),
});
export const update = defineCall({
  name: 'alert.update',
  id: 'P-07',
  method: 'PUT',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: 'Changes the fields that are sent.',
  ask: Type.Object({ id: Id, ...wishes }),
  answer: Alert,
});
export const pause = defineCall({
  name: 'alert.pause',
  id: 'P-08',
  method: 'POST',
  path: `${base}/{id}/pause`,
  who: 'viewer',
  doc: 'ACTIVE becomes PAUSED.',
  ask: one,
  answer: Alert,
});
export const resume = defineCall({
  name: 'alert.resume',
  id: 'P-08',
  method: 'POST',
  path: `${base}/{id}/resume`,
  who: 'viewer',
  doc: 'PAUSED becomes ACTIVE; what happened meanwhile is not reported.',
  ask: one,
  answer: Alert,
});
export const remove = defineCall({
  name: 'alert.remove',
  id: 'P-09',
  method: 'DELETE',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: 'Deletes an alert.',
  ask: one,
  answer: Done,
});

export const looks = defineCall({
  name: 'alert.looks',
  id: 'BEY-46',
  method: 'GET',
  path: `${base}/{id}/looks`,
  who: 'viewer',
  doc: 'The last 20 deals that matched an alert, the newest first: which fired, and why the others did not.',
  ask: one,
  answer: Type.Object({ looks: Type.Array(AlertLook) }),
});

const tag = Type.Object({ tag: text(200, { minLength: 1 }) });
export const tagSubscribe = defineCall({
  name: 'alert.tag-subscribe',
  id: 'P-10',
  method: 'POST',
  path: `${base}/tag-subscribe`,
  who: 'viewer',
  doc: 'Subscribes to a tag; again is alert.tag_exists (ALERT-02). Counts among the ten.',
  ask: Type.Object({ ...tag.properties, emailNotify: Type.Optional(Type.Boolean()) }),
  answer: Alert,
});
export const tagUnsubscribe = defineCall({
  name: 'alert.tag-unsubscribe',
  id: 'P-10',
  method: 'POST',
  path: `${base}/tag-unsubscribe`,
  who: 'viewer',
  doc: 'Ends a tag subscription; what is not there is no error.',
  ask: tag,
  answer: Done,
});

export const options = defineCall({
  name: 'alert.options',
  id: 'P-11',
  method: 'POST',
  path: `${base}/options`,
  who: 'viewer',
  doc: 'What the form offers: brands and tags that fit the typed words, categories, limits, and what is used of them.',
  ask: Type.Object({ keyword: text(200, { default: '' }) }),
  answer: Type.Object({
    brands: Type.Array(Named),
    categories: Type.Array(Named),
    tags: Type.Array(Type.String()),
    limits: Type.Object({
      alerts: Type.Integer(),
      categories: Type.Integer(),
      tags: Type.Integer(),
      keyword: Type.Integer(),
    }),
    used: Type.Integer(),
    emailPossible: Type.Boolean(),
  }),
});

export const preview = defineCall({
  name: 'alert.preview',
  id: 'P-12',
  method: 'POST',
  path: `${base}/preview`,
  who: 'viewer',
  doc: 'An alert as a sentence, what it matches now, and when it would have fired in the last 90 days: a replay of the engine (BEY-06).',
  ask: Type.Object(wishes),
  answer: Type.Object({
    sentence: Type.String(),
    matchTotal: Type.Integer(),
    matches: Type.Array(DealCard, { description: 'At most 5' }),
    firedCount: Type.Integer(),
    lastFiredTime: MaybeTime,
    days: Type.Integer(),
    weeks: Type.Array(Type.Integer(), {
      description: 'Firings in each of 13 weeks, the oldest first',
    }),
    fires: Type.Array(
      Type.Object({
        time: Time,
        title: Type.String(),
        amount: Amount,
        discount: Type.Union([Fraction, Type.Null()]),
      }),
      {
        description: 'Latest first, at most 20',
      },
    ),
  }),
});
