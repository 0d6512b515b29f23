/** Badges: what they are given for, and how far somebody is (ACT-14, AMB-41). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { Badge } from '../account/user.ts';
import { defineCall, NoAsk } from '../define.ts';
import { Id, oneOf, Time } from '../shapes.ts';

/** What is counted: things that people did, none of which can be bought. */
export const BADGE_METRICS = [
  'SIGHTINGS',
  'WRITINGS',
  'LIKED_COMMENTS',
  'COUPON_CHECKS',
  'DEAL_VOTES',
  'WATCHES',
  'DRAWS',
] as const;
export type BadgeMetric = (typeof BADGE_METRICS)[number];

/** One condition of a badge, with how far this viewer is. */
export const Condition = Type.Object({
  metric: oneOf(BADGE_METRICS),
  text: Type.String(),
  progress: Type.Integer({ description: 'At most the goal' }),
  goal: Type.Integer(),
  met: Type.Boolean(),
});
export type Condition = Static<typeof Condition>;

export const progress = defineCall({
  name: 'badge.progress',
  id: 'ACT-14',
  method: 'GET',
  path: '/saas-user-service/user-badges/progress',
  who: 'viewer',
  doc: 'Badges that the viewer has, the latest first, and those that can be had now with how far the viewer is.',
  ask: NoAsk,
  answer: Type.Object({
    awarded: Type.Array(Badge),
    onTheWay: Type.Array(
      Type.Object({
        activityId: Id,
        name: Type.String(),
        description: Type.String(),
        image: Type.String(),
        endTime: Time,
        conditions: Type.Array(Condition),
      }),
    ),
  }),
});
