/**
 * What an interaction is about: any spelling of a type becomes one target type (INT-15, AMB-09,
 * AMB-74).
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { IdOrCode, oneOf } from '../shapes.ts';

export const TARGET_TYPES = [
  'CONTENT',
  'GOODS',
  'CONTENT_COMMENT',
  'REPLY_COMMENT',
  'REFER_COMMENT',
  'GOODS_COMMENT',
  'USER',
] as const;
export type TargetType = (typeof TARGET_TYPES)[number];
/** Words a client may send: the target types, the content types and the subject types of search. */
export const SUBJECT_WORDS = [
  ...TARGET_TYPES,
  'DEAL',
  'ARTICLE',
  'NOTE',
  'YOU_DIAO',
  'TEXT_IMG',
  'IMG_TEXT',
  'GOODS_LINK_DETAIL',
] as const;
export type SubjectWord = (typeof SUBJECT_WORDS)[number];
/** Interaction events (INT-14). */
export const INTERACTION_EVENTS = [
  'view',
  'click',
  'purchase',
  'like',
  'dislike',
  'share',
  'favorite',
  'comment',
] as const;
export type InteractionEvent = (typeof INTERACTION_EVENTS)[number];
export const COMMENT_TARGETS: readonly TargetType[] = [
  'CONTENT_COMMENT',
  'REPLY_COMMENT',
  'REFER_COMMENT',
  'GOODS_COMMENT',
];

/** The target type that is stored: every kind of content is CONTENT. */
export function targetOf(word: SubjectWord): TargetType {
  if ((TARGET_TYPES as readonly string[]).includes(word)) return word as TargetType;
  return word === 'GOODS_LINK_DETAIL' ? 'GOODS' : 'CONTENT';
}

export const SubjectFields = {
  subjectId: { ...IdOrCode, description: 'Id or code (AMB-17)' } as typeof IdOrCode,
  subjectType: oneOf(SUBJECT_WORDS),
};
export const Subject = Type.Object(SubjectFields);
export type Subject = Static<typeof Subject>;

/** A subject as an answer names it. */
export const SubjectRef = Type.Object({
  subjectId: Type.String(),
  subjectType: oneOf(TARGET_TYPES),
});

/**
 * Calls about comments take the subject flat or nested; nested wins. Null when neither is whole.
 */
export function subjectOf(ask: {
  subject?: Subject;
  subjectId?: string;
  subjectType?: SubjectWord;
}): Subject | null {
  if (ask.subject) return ask.subject;
  return ask.subjectId !== undefined && ask.subjectType !== undefined
    ? { subjectId: ask.subjectId, subjectType: ask.subjectType }
    : null;
}
