/** Clicks and other interactions on cards (rows DEAL-19, INT-14; API-21; AMB-67). */
import Type from 'typebox';
import { defineCall } from '../define.ts';
import { INTERACTION_EVENTS, SUBJECT_WORDS } from '../interaction/subject.ts';
import { IdOrCode, oneOf, text } from '../shapes.ts';

/** Subjects of a click beyond those that can be liked. */
export const CLICK_SUBJECTS = [
  ...SUBJECT_WORDS,
  'OFFER',
  'COUPON',
  'BRAND',
  'CATEGORY',
  'KEYWORD',
  'ITEM_GROUP',
  'ACTIVITY',
  'MODULE',
] as const;

export const collect = defineCall({
  name: 'click.collect',
  id: 'API-21',
  method: 'POST',
  path: '/saas-search-service/clicks/collect',
  who: 'anyone',
  doc:
    'Counts one interaction with a subject: `click` on go-to-shop is a click-out; `view` and `share` of goods and contents count once per visitor and day (AMB-88). ' +
    'An unknown event is refused (INT-14). Clients never wait for it.',
  ask: Type.Object({
    eventType: oneOf(INTERACTION_EVENTS),
    subjectType: oneOf(CLICK_SUBJECTS),
    subjectId: IdOrCode,
    extra: Type.Optional(
      Type.Record(
        Type.String(),
        Type.Union([text(1000), Type.Number(), Type.Boolean(), Type.Null()]),
        { maxProperties: 20 },
      ),
    ),
  }),
  answer: Type.Object({
    accepted: Type.Boolean({ description: 'False: counted already, or not countable' }),
  }),
});
