/**
 * Likes and collections (rows INT; API-71..78, P-02; AMB-09, AMB-43, AMB-74). One table behind both
 * spellings.
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { DealCard, GoodsCard } from '../catalog/card.ts';
import { ContentCard } from '../content/card.ts';
import { defineCall } from '../define.ts';
import { listOf, MaybeAmount, oneOf, PageRequest, Time } from '../shapes.ts';
import { Subject, SUBJECT_WORDS, SubjectFields, SubjectRef } from './subject.ts';

export const MARK_ACTIONS = ['COLLECT', 'THUMB_UP'] as const;
export type MarkAction = (typeof MARK_ACTIONS)[number];

/** The marks of this viewer on a subject after the call. */
export const MarkState = Type.Object({
  currentUserThumbUp: Type.Boolean(),
  currentUserCollected: Type.Boolean(),
  thumbUpCount: Type.Integer(),
  collectCount: Type.Integer(),
});
export type MarkState = Static<typeof MarkState>;

const marks = '/saas-interaction-service/user-mark-records';
const marking = Type.Object({
  ...SubjectFields,
  actionType: oneOf(MARK_ACTIONS, { default: 'COLLECT' }),
});

export const create = defineCall({
  name: 'mark.create',
  id: 'API-71',
  method: 'POST',
  path: `${marks}/create`,
  who: 'viewer',
  doc: 'Collects or likes. Doing it twice counts once (INT-11). Blocked by the author: interaction.blocked (INT-16).',
  ask: marking,
  answer: MarkState,
});
export const cancel = defineCall({
  name: 'mark.cancel',
  id: 'API-72',
  method: 'POST',
  path: `${marks}/cancel`,
  who: 'viewer',
  doc: 'Takes it back; what is not there is no error.',
  ask: marking,
  answer: MarkState,
});

export const MarkedItem = Type.Object({
  ...SubjectRef.properties,
  markTime: Time,
  goods: Type.Union([GoodsCard, Type.Null()]),
  content: Type.Union([ContentCard, DealCard, Type.Null()]),
  markedAmount: {
    ...MaybeAmount,
    description: 'Price when it was collected, minor units: "since saved"',
  },
  gone: Type.Boolean({
    description: 'No longer public; both cards are null, it can only be removed',
  }),
});
export type MarkedItem = Static<typeof MarkedItem>;

export const pages = defineCall({
  name: 'mark.pages',
  id: 'API-73',
  method: 'POST',
  path: '/saas-interaction-service/user-interaction/queryMarkPage',
  who: 'viewer',
  doc: 'What the viewer collected or liked, latest first; `subjectType` GOODS, NOTE and so on makes the tabs (INT-12, INT-17).',
  ask: Type.Object({
    actionType: oneOf(MARK_ACTIONS, { default: 'COLLECT' }),
    subjectType: Type.Optional(oneOf(SUBJECT_WORDS)),
    pageRequest: PageRequest,
  }),
  answer: listOf(MarkedItem),
});

export const statistic = defineCall({
  name: 'mark.statistic',
  id: 'API-74',
  method: 'POST',
  path: '/saas-interaction-service/user-interaction/queryStatistic',
  who: 'anyone',
  doc: 'Counts of many subjects in one call, in the order asked, with what this viewer did; that is false for anyone not signed in (INT-13).',
  ask: Type.Object({ subjects: Type.Array(Subject, { maxItems: 200 }) }),
  answer: Type.Object({
    counts: Type.Array(
      Type.Object({
        subjectId: Type.String({ description: 'As it was asked' }),
        subjectType: oneOf(SUBJECT_WORDS),
        ...MarkState.properties,
        commentCount: Type.Integer(),
        shareCount: Type.Integer(),
        viewCount: Type.Integer(),
        followerCount: Type.Integer({ description: 'Of a USER; else 0' }),
        currentUserFollowed: Type.Boolean({
          description: 'Of a USER, or of the author of a content',
        }),
      }),
    ),
  }),
});

const thumbs = '/saas-interaction-service/thumb-up-user-record';
const thumb = Type.Object(SubjectFields);

export const thumbUp = defineCall({
  name: 'thumb-up.create',
  id: 'API-75',
  method: 'POST',
  path: `${thumbs}/create`,
  who: 'viewer',
  doc: 'Likes; the same as mark.create with THUMB_UP. Also the action call of the specification (API-78).',
  ask: thumb,
  answer: MarkState,
});
export const thumbDown = defineCall({
  name: 'thumb-up.cancel',
  id: 'API-76',
  method: 'POST',
  path: `${thumbs}/cancel`,
  who: 'viewer',
  doc: 'Takes a like back; the same as mark.cancel with THUMB_UP.',
  ask: thumb,
  answer: MarkState,
});
export const thumbQuery = defineCall({
  name: 'thumb-up.query',
  id: 'P-02',
  method: 'POST',
  path: `${thumbs}/query`,
  who: 'anyone',
  doc: 'Whether this viewer likes a subject; false for anyone not signed in (INT-01, INT-04, API-77).',
  ask: thumb,
  answer: Type.Object({ ...MarkState.properties, count: Type.Integer({ description: 'Likes' }) }),
});
