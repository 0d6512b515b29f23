/** Comments and their replies (rows COMM; API-81..85, P-16; AMB-11, AMB-86). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { UserBrief } from '../account/user.ts';
import { COMMENTS } from '../constants.ts';
import { defineCall } from '../define.ts';
import {
  Id,
  Ids,
  listOf,
  MaybeId,
  MaybeString,
  MaybeTime,
  oneOf,
  PageRequest,
  pageRequestOf,
  text,
  Time,
} from '../shapes.ts';
import { COMMENT_SORTS } from './commenting.ts';
import { MarkState } from './mark.ts';
import { Subject, SubjectFields, SubjectRef } from './subject.ts';

/** PENDING and REJECTED are seen by their author only, with the reason (COMM-13). */
export const COMMENT_STATES = ['PUBLIC', 'PENDING', 'REJECTED', 'DELETED'] as const;

export const Reply = Type.Object({
  id: Id,
  rootId: { ...MaybeId, description: 'Null for a root' },
  parentId: MaybeId,
  ...SubjectRef.properties,
  user: Type.Union([UserBrief, Type.Null()], { description: 'Null for a tombstone' }),
  replyTo: Type.Union([UserBrief, Type.Null()], {
    description: 'The author of the parent, when that is no root',
  }),
  content: Type.String({ description: 'Plain text; empty for a tombstone' }),
  atUsers: Type.Array(Type.Object({ userId: Id, nickname: Type.String() })),
  createTime: Time,
  editTime: MaybeTime,
  likeCount: Type.Integer(),
  currentUserThumbUp: Type.Boolean(),
  state: oneOf(COMMENT_STATES),
  reason: { ...MaybeString, description: 'Moderation reason, to its author only (AMB-86)' },
  deleted: Type.Boolean(),
  isAuthor: Type.Boolean({ description: 'Written by the author of the subject' }),
  isQuestion: Type.Boolean({ description: 'Its author marked it as a question; roots only' }),
  isFolded: Type.Boolean({
    description:
      'Of a newcomer (level 0), liked by nobody and reported by a user of level 1 or more: shown on demand',
  }),
  can: Type.Array(oneOf(['reply', 'like', 'edit', 'delete', 'report'])),
});
export type Reply = Static<typeof Reply>;

export const RootReply = Type.Object({
  ...Reply.properties,
  subReplyTotal: Type.Integer(),
  subReplies: Type.Array(Reply, { description: 'The first `subReplyCount`, oldest first' }),
});
export type RootReply = Static<typeof RootReply>;

const base = '/saas-interaction-service/reply';
const aboutSubject = {
  subject: Type.Optional(Subject),
  subjectId: Type.Optional(SubjectFields.subjectId),
  subjectType: Type.Optional(SubjectFields.subjectType),
};

export const create = defineCall({
  name: 'comment.create',
  id: 'API-81',
  method: 'POST',
  path: `${base}/create`,
  who: 'viewer',
  doc: 'Comments on a subject (flat or nested), or answers `parentId`. Blank text: field.required (COMM-12). Each mentioned user is notified once (COMM-03). Honours Idempotency-Key.',
  ask: Type.Object({
    ...aboutSubject,
    parentId: Type.Optional(MaybeId),
    content: text(10_000, { description: 'At most 1000 code points' }),
    isQuestion: Type.Optional(
      Type.Boolean({ description: 'Of a root: it asks something. Ignored in answers' }),
    ),
    meta: Type.Optional(Type.Object({ atUserIds: Type.Optional(Ids) })),
  }),
  answer: RootReply,
});
export const update = defineCall({
  name: 'comment.update',
  id: 'BEY-37',
  method: 'PUT',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: 'Changes the text of a comment of the viewer, within 15 minutes; what it said before is stored for moderation.',
  ask: Type.Object({ id: Id, content: text(10_000, { description: 'At most 1000 code points' }) }),
  answer: RootReply,
});
export const remove = defineCall({
  name: 'comment.remove',
  id: 'API-82',
  method: 'DELETE',
  path: `${base}/{id}`,
  who: 'viewer',
  doc: 'Deletes a comment of the viewer. A root with replies leaves a tombstone (COMM-04).',
  ask: Type.Object({ id: Id }),
  answer: Type.Object({ done: Type.Literal(true), tombstone: Type.Boolean() }),
});
export const root = defineCall({
  name: 'comment.root',
  id: 'API-83',
  method: 'GET',
  path: `${base}/rootReplyInfo/{id}`,
  who: 'anyone',
  doc: 'The root of a comment and where to find both, to open a thread from a message (COMM-05).',
  ask: Type.Object({ id: Id }),
  answer: Type.Object({
    root: RootReply,
    focus: Type.Union([Reply, Type.Null()], {
      description: 'The comment itself, when it is no root',
    }),
    rootPage: Type.Integer({ description: 'Page of the root in comment.roots by NEW, 20 each' }),
    subPage: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Page of the comment in comment.subs, 10 each',
    }),
  }),
});
export const roots = defineCall({
  name: 'comment.roots',
  id: 'API-84',
  method: 'POST',
  path: `${base}/rootList`,
  who: 'anyone',
  doc: 'Comments on a subject, each with its first replies (COMM-01). Those of users blocked either way are left out (COMM-10).',
  ask: Type.Object({
    ...aboutSubject,
    subReplyCount: Type.Integer({ default: COMMENTS.subRepliesPerRoot, minimum: 0, maximum: 10 }),
    sort: oneOf(COMMENT_SORTS, { default: 'NEW' }),
    pageRequest: PageRequest,
  }),
  answer: Type.Object({
    ...listOf(RootReply).properties,
    replyTotal: Type.Integer({ description: 'Comments with all their replies' }),
  }),
});
export const subs = defineCall({
  name: 'comment.subs',
  id: 'API-85',
  method: 'POST',
  path: `${base}/subList`,
  who: 'anyone',
  doc: 'All replies under a root, oldest first, 10 by default (COMM-02).',
  ask: Type.Object({ rootId: Id, pageRequest: pageRequestOf(COMMENTS.subPageSize) }),
  answer: listOf(Reply),
});

const one = Type.Object({ id: Id });
export const like = defineCall({
  name: 'comment.like',
  id: 'P-16',
  method: 'POST',
  path: `${base}/like`,
  who: 'viewer',
  doc: 'Likes a comment: thumb-up.create with CONTENT_COMMENT or REPLY_COMMENT.',
  ask: one,
  answer: MarkState,
});
export const unlike = defineCall({
  name: 'comment.unlike',
  id: 'P-16',
  method: 'POST',
  path: `${base}/unlike`,
  who: 'viewer',
  doc: 'Takes it back.',
  ask: one,
  answer: MarkState,
});
