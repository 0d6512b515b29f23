/** Following users (rows FOL; API-79, API-80, API-87). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { UserBrief } from '../account/user.ts';
import { defineCall } from '../define.ts';
import { Id, listOf, oneOf, PageRequest, Time } from '../shapes.ts';

/** FOLLOWING: whom the user follows. FOLLOWER: who follows the user. */
export const FOLLOW_DIRECTIONS = ['FOLLOWING', 'FOLLOWER'] as const;

const ask = Type.Object({
  followInfo: Type.Object({ targetId: Id, targetType: oneOf(['USER'], { default: 'USER' }) }),
});
const answer = Type.Object({
  following: Type.Boolean(),
  followerCount: Type.Integer({ description: 'Of the target' }),
});

export const create = defineCall({
  name: 'follow.create',
  id: 'API-79',
  method: 'POST',
  path: '/saas-user-service/user-follow/create-follow',
  who: 'viewer',
  doc: 'Follows a user and notifies them once (FOL-04). Twice counts once; oneself is refused.',
  ask,
  answer,
});
export const cancel = defineCall({
  name: 'follow.cancel',
  id: 'API-80',
  method: 'POST',
  path: '/saas-user-service/user-follow/cancel-follow',
  who: 'viewer',
  doc: 'Stops following; what is not there is no error.',
  ask,
  answer,
});

export const FollowedUser = Type.Object({
  ...UserBrief.properties,
  biography: Type.String(),
  followTime: Time,
  currentUserFollowed: Type.Boolean(),
});
export type FollowedUser = Static<typeof FollowedUser>;

export const pages = defineCall({
  name: 'follow.pages',
  id: 'API-87',
  method: 'POST',
  path: '/service-in-one/user-follow/listTargetUserPage',
  who: 'anyone',
  doc: 'Followers of a user, or those the user follows, latest first (FOL-02).',
  ask: Type.Object({
    userId: Id,
    direction: oneOf(FOLLOW_DIRECTIONS, { default: 'FOLLOWING' }),
    pageRequest: PageRequest,
  }),
  answer: listOf(FollowedUser),
});
