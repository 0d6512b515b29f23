/**
 * What messages lead to: a visit by the link of a message, and a way out to a shop within it. Counted by
 * rule, channel and day; nothing leads from a reference to a person.
 */
import Type from 'typebox';
import { defineCall } from '../define.ts';
import { Done, oneOf } from '../shapes.ts';

/** In the order in which they happen. */
export const VISIT_STEPS = ['VISIT', 'EXIT'] as const;

export const visit = defineCall({
  name: 'telemetry.visit',
  id: 'DEAL-19',
  method: 'POST',
  path: '/saas-user-service/message-center/visits',
  who: 'anyone',
  doc:
    'A page was opened by the link of a message, or was left for a shop after that; each counts once for a link, within 7 days. ' +
    'Pages send it once somebody moves, types or touches: programs that follow links do not. With `DNT` or `Sec-GPC` nothing is counted. Always done.',
  ask: Type.Object({
    ref: Type.String({
      pattern: '^[\\w-]{12}$',
      description: 'What follows `#m=` in the link',
    }),
    step: oneOf(VISIT_STEPS),
  }),
  answer: Done,
});
