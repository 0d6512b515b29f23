/** Activities: bonus, lottery, badge (rows ACT; API-42, API-24, API-55; AMB-39, AMB-41, AMB-42). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { Badge } from '../account/user.ts';
import { Condition } from './badge.ts';
import { DealCard, Image } from '../catalog/card.ts';
import { ACTIVITY_DEALS } from '../constants.ts';
import { defineCall } from '../define.ts';
import { CURRENCY_CODES } from '../money.ts';
import {
  Id,
  IdOrCode,
  listOf,
  MaybeAmount,
  MaybeString,
  oneOf,
  PageRequest,
  pageRequestOf,
  text,
  Time,
} from '../shapes.ts';

export const ACTIVITY_TYPES = ['BONUS', 'LOTTERY', 'BADGE'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];
/** SM-12, by the clock alone. REVEALED: ended, and the seed of a lottery is public (BEY-13). */
export const ACTIVITY_STATES = ['COMING_SOON', 'RUNNING', 'ENDED', 'REVEALED'] as const;

export const ActivityCard = Type.Object({
  id: Id,
  code: Type.String(),
  type: oneOf(ACTIVITY_TYPES),
  status: oneOf(ACTIVITY_STATES),
  title: Type.String(),
  summary: Type.String(),
  coverImage: Image,
  startTime: Time,
  endTime: Time,
});
export type ActivityCard = Static<typeof ActivityCard>;

export const ActivityDetail = Type.Object({
  ...ActivityCard.properties,
  rules: Type.String({ description: 'Sanitised HTML' }),
  currentTimeMillis: Type.Integer({ description: 'Clock of the server, for the countdown' }),
  deliveryWorkingDays: Type.Integer({ description: 'Prizes are sent within so many working days' }),
  bonus: Type.Union(
    [
      Type.Null(),
      Type.Object({
        platforms: Type.Array(Type.String()),
        rewardText: Type.String(),
        perMille: Type.Union([Type.Integer(), Type.Null()], {
          description: 'Of what was paid; null: `fixedAmount` for every order',
        }),
        fixedAmount: MaybeAmount,
        mostPerOrder: MaybeAmount,
        currencyCode: oneOf(CURRENCY_CODES),
        budgetLeft: Type.Boolean(),
      }),
    ],
    { description: 'BONUS; transactions are confirmed the day after ordering (ACT-10)' },
  ),
  badge: Type.Union(
    [
      Type.Null(),
      Type.Object({
        code: Type.String(),
        name: Type.String(),
        description: Type.String(),
        image: Type.String({ description: 'An address, or `icon:` and the name of an icon' }),
        holderCount: Type.Integer({ description: 'Who has it' }),
        conditions: Type.Array(Condition),
        awarded: Type.Union([Badge, Type.Null()]),
      }),
    ],
    { description: 'BADGE; progress is 0 for anyone not signed in (ACT-14)' },
  ),
});
export type ActivityDetail = Static<typeof ActivityDetail>;

export const pages = defineCall({
  name: 'activity.pages',
  id: 'ACT-01',
  method: 'POST',
  path: '/saas-user-service/activity/pages',
  who: 'anyone',
  doc: 'Activities open now or soon, those ending first in front; ended ones with `status`.',
  ask: Type.Object({
    type: Type.Optional(oneOf(ACTIVITY_TYPES)),
    status: Type.Optional(oneOf(ACTIVITY_STATES)),
    pageRequest: PageRequest,
  }),
  answer: listOf(ActivityCard),
});
export const detail = defineCall({
  name: 'activity.detail',
  id: 'API-42',
  method: 'GET',
  path: '/saas-user-service/activity/detail/{id}',
  who: 'anyone',
  doc: 'An activity by id or code. Unknown or offline: activity.invalid. One that has ended still answers.',
  ask: Type.Object({ id: IdOrCode }),
  answer: ActivityDetail,
});
export const deals = defineCall({
  name: 'activity.deals',
  id: 'API-24',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/recommend/for-activity',
  who: 'anyone',
  doc: 'Deals that suit an activity, 4 by default (DEAL-08).',
  ask: Type.Object({
    activityId: Type.Optional(IdOrCode),
    pageRequest: pageRequestOf(ACTIVITY_DEALS.size),
  }),
  answer: listOf(DealCard),
});
/** An objection of somebody whose rewards are held (AMB-42). */
export const APPEAL_STATES = ['WAITING', 'REFUSED'] as const;

/** Whether rewards of the viewer are held because of a risk rule. */
export const Held = Type.Union([
  Type.Object({
    time: Time,
    appeal: Type.Union([oneOf(APPEAL_STATES), Type.Null()], {
      description: 'Null: none was made; once it is granted nothing is held',
    }),
    answer: { ...MaybeString, description: 'REFUSED: what an operator wrote' },
  }),
  Type.Null(),
]);
export type Held = Static<typeof Held>;

export const standing = defineCall({
  name: 'activity.standing',
  id: 'ACT-12',
  method: 'GET',
  path: '/saas-user-service/activity/standing/{id}',
  who: 'viewer',
  doc: 'The share code of the viewer in an activity, and whether rewards are held for abnormal behaviour (ACT-13).',
  ask: Type.Object({ id: IdOrCode }),
  answer: Type.Object({
    shareCode: Type.String({
      description: 'Signed by the site; `?sharer=` of the address that the viewer shares',
    }),
    sharedVisitors: Type.Integer({ description: 'Visitors who came by it and count' }),
    held: Held,
  }),
});
export const appeal = defineCall({
  name: 'activity.appeal',
  id: 'AMB-42',
  method: 'POST',
  path: '/saas-user-service/activity/appeal',
  who: 'viewer',
  perMinute: 10,
  doc: 'Asks an operator to look at held rewards again, once for each time they are held.',
  ask: Type.Object({ activityId: IdOrCode, text: text(1000, { minLength: 1 }) }),
  answer: Held,
});
export const prereport = defineCall({
  name: 'activity.share-prereport',
  id: 'API-55',
  method: 'POST',
  path: '/saas-user-service/sharer-mappings/share-mapping-prereport',
  who: 'anyone',
  perMinute: 60,
  doc: 'A visitor came by a share link. Counts once per visitor; sharing with oneself and a code that this site did not sign are ignored, silently (ACT-12).',
  ask: Type.Object({
    sharerId: text(100, { minLength: 1, description: 'The share code of the link' }),
    activityId: IdOrCode,
    visitorId: text(100, { minLength: 1 }),
  }),
  answer: Type.Object({ recorded: Type.Boolean() }),
});
