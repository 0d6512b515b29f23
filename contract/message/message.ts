/** Messages and notifications (rows MSG; API-93..96; AMB-55). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { UserBrief } from '../account/user.ts';
import { Jump } from '../content/card.ts';
import { defineCall, NoAsk } from '../define.ts';
import { TARGET_TYPES } from '../interaction/subject.ts';
import { NOTIFICATION_TYPES } from './kind.ts';
import { Id, Ids, listOf, oneOf, PageRequest, Time } from '../shapes.ts';

export const Message = Type.Object({
  id: Id,
  type: oneOf(NOTIFICATION_TYPES),
  title: Type.String({ description: 'In the language of the request' }),
  text: Type.String(),
  actors: Type.Array(UserBrief, {
    description: 'Who did it, latest first, at most 3; empty for the system',
  }),
  actorCount: Type.Integer({
    description: 'Likes of one subject are one message: "Nok and 4 others"',
  }),
  subject: Type.Union([
    Type.Null(),
    Type.Object({
      subjectType: oneOf(TARGET_TYPES),
      subjectId: Type.String(),
      title: Type.String(),
      cover: Type.String(),
      gone: Type.Boolean({ description: 'No longer there' }),
    }),
  ]),
  jump: Type.Union([Jump, Type.Null()], { description: 'Where a tap leads (MSG-06)' }),
  read: Type.Boolean(),
  createTime: Time,
});
export type Message = Static<typeof Message>;

const Unread = Type.Object({
  notice: Type.Integer(),
  community_security: Type.Integer(),
  comment: Type.Integer(),
  follow: Type.Integer(),
  like: Type.Integer(),
});

export const view = defineCall({
  name: 'message.view',
  id: 'API-93',
  method: 'GET',
  path: '/saas-user-service/message-center/view',
  who: 'viewer',
  doc: 'Unread by type, in all, and the latest message of each type that has any (MSG-01).',
  ask: NoAsk,
  answer: Type.Object({ unread: Unread, unreadTotal: Type.Integer(), latest: Type.Array(Message) }),
});
export const received = defineCall({
  name: 'message.received',
  id: 'API-94',
  method: 'POST',
  path: '/saas-interaction-service/user-messages/received-pages',
  who: 'viewer',
  doc: 'Messages of one type, or all, latest first (MSG-03).',
  ask: Type.Object({ type: Type.Optional(oneOf(NOTIFICATION_TYPES)), pageRequest: PageRequest }),
  answer: listOf(Message),
});
export const system = defineCall({
  name: 'message.system',
  id: 'API-95',
  method: 'POST',
  path: '/saas-user-service/message-center/system-message-page',
  who: 'viewer',
  doc: 'Messages of the system (notice, community_security), latest first.',
  ask: Type.Object({ pageRequest: PageRequest }),
  answer: listOf(Message),
});
export const batchRead = defineCall({
  name: 'message.batch-read',
  id: 'API-96',
  method: 'POST',
  path: '/saas-integration-service/user-messages/batch-read',
  who: 'viewer',
  doc: 'Marks messages as read: those of `ids`, or all of `type`; with neither, all (MSG-04). Those of others are left alone.',
  ask: Type.Object({ ids: Type.Optional(Ids), type: Type.Optional(oneOf(NOTIFICATION_TYPES)) }),
  answer: Type.Object({
    count: Type.Integer({ description: 'Newly read' }),
    unread: Unread,
    unreadTotal: Type.Integer(),
  }),
});
