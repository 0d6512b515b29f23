/** The public log of what was removed, appeals and doubts (BEY-12). */
import Type from 'typebox';
import { defineCall } from '../define.ts';
import { Id, listOf, MaybeString, oneOf, PageRequest, Time } from '../shapes.ts';

export const MODERATED = ['CONTENT', 'GOODS', 'COMMENT', 'USER'] as const;
export const APPEAL_STATES = ['OPEN', 'UPHELD', 'OVERTURNED'] as const;
const base = '/saas-user-service/moderation-log';

export const ModerationEntry = Type.Object({
  id: Id,
  kind: oneOf(MODERATED),
  rule: Type.String({
    description: 'What the report option is called, in the language of the request',
  }),
  reason: Type.String({
    description: 'What the moderator wrote; addresses, numbers and names of accounts are hidden',
  }),
  time: Time,
  appeal: Type.Union([oneOf(APPEAL_STATES), Type.Null()], {
    description: 'UPHELD: the removal remains. OVERTURNED: it was wrong, and is taken back',
  }),
  answer: { ...MaybeString, description: 'What was said about the appeal' },
  answerTime: Type.Union([Time, Type.Null()]),
  flagCount: Type.Integer({ description: 'Users who doubt this decision' }),
});

export const pages = defineCall({
  name: 'moderation.pages',
  id: 'BEY-12',
  method: 'POST',
  path: `${base}/page`,
  who: 'anyone',
  doc: 'Every removal with its reason and rule, latest first. It says what kind of thing it was, never what it said or whose it was.',
  ask: Type.Object({ pageRequest: PageRequest }),
  answer: listOf(ModerationEntry),
});
export const mine = defineCall({
  name: 'moderation.mine',
  id: 'BEY-12',
  method: 'GET',
  path: `${base}/mine`,
  who: 'viewer',
  doc: "The last 20 decisions about what is the viewer's own, and the entries that the viewer flagged among the last 200.",
  ask: Type.Object({}),
  answer: Type.Object({ decisions: Type.Array(ModerationEntry), flagged: Type.Array(Id) }),
});
export const appeal = defineCall({
  name: 'moderation.appeal',
  id: 'BEY-12',
  method: 'POST',
  path: `${base}/appeal`,
  who: 'viewer',
  doc: 'Asks that somebody else looks at a decision about something of the viewer. Once per decision; asking again changes nothing.',
  ask: Type.Object({ id: Id }),
  answer: ModerationEntry,
});
export const flag = defineCall({
  name: 'moderation.flag',
  id: 'BEY-12',
  method: 'POST',
  path: `${base}/flag`,
  who: 'viewer',
  doc: 'Doubts a decision about somebody else: once per user; three doubts have it looked at again like an appeal. 20 a day.',
  ask: Type.Object({ id: Id }),
  answer: ModerationEntry,
});
