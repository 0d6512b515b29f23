/** Users as others see them (rows FOL-07, COMM-09; AMB-23, AMB-72). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../define.ts';
import { Id, listOf, oneOf, PageRequest, text, Time } from '../shapes.ts';

export const PUBLISHER_TYPES = ['PROFESSIONAL', 'PERSONAL'] as const;
export type PublisherType = (typeof PUBLISHER_TYPES)[number];

export const Badge = Type.Object({
  code: Type.String(),
  activityId: Id,
  name: Type.String(),
  description: Type.String(),
  image: Type.String({ description: 'An address, or `icon:` and the name of an icon' }),
  awardedTime: Time,
});
export type Badge = Static<typeof Badge>;

/** The author of anything: names and pictures are the last that passed review. */
export const UserBrief = Type.Object({
  userId: Id,
  nickname: Type.String({
    description: 'A neutral name in the language of the request when the account is closed',
  }),
  avatar: Type.String({ description: 'Image address; empty: the default picture' }),
  publisherType: oneOf(PUBLISHER_TYPES, {
    description: 'PROFESSIONAL wears the editor badge (CONT-05)',
  }),
  trustLevel: Type.Integer({ minimum: 0, maximum: 4, description: 'BEY-11' }),
  isNew: Type.Boolean({ description: 'Account of less than six weeks' }),
  isClosed: Type.Boolean(),
  badge: Type.Optional({
    ...Badge,
    description: 'Beside the name at comments: the badge that was awarded last',
  }),
});
export type UserBrief = Static<typeof UserBrief>;

export const PublicUser = Type.Object({
  ...UserBrief.properties,
  biography: Type.String(),
  joinTime: Time,
  badges: Type.Array(Badge),
  followerCount: Type.Integer(),
  followingCount: Type.Integer(),
  noteCount: Type.Integer(),
  dealCount: Type.Integer(),
  thumbUpCount: Type.Integer({ description: 'Likes received' }),
  currentUserFollowed: Type.Boolean(),
  currentUserBlocked: Type.Boolean({ description: 'The viewer blocks this user' }),
});
export type PublicUser = Static<typeof PublicUser>;

export const publicUser = defineCall({
  name: 'user.public',
  id: 'FOL-07',
  method: 'GET',
  path: '/saas-user-service/user/info/public/{userId}',
  who: 'anyone',
  doc: 'A user in public. Pending profile values never show here (AMB-23). Notes and deals come from content.pages with `authorIds`.',
  ask: Type.Object({ userId: Id }),
  answer: PublicUser,
});

export const search = defineCall({
  name: 'user.search',
  id: 'API-88',
  method: 'POST',
  path: '/saas-user-service/user/info/searchUserPage',
  who: 'viewer',
  doc: 'Users whose nickname fits, for @ suggestions: those the viewer follows first, then by prefix (COMM-09). Blocked users stay out both ways.',
  ask: Type.Object({ keyword: text(60, { default: '' }), pageRequest: PageRequest }),
  answer: listOf(UserBrief),
});
