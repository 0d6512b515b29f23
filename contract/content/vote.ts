/**
 * What readers say about a deal: votes with reasons, and "it is over" (P-18, P-20; BEY-07, BEY-11).
 */
import Type from 'typebox';
import type { Static } from 'typebox';
import { DEAL_STATES } from '../catalog/card.ts';
import { defineCall } from '../define.ts';
import { IdOrCode, oneOf, text, Time, Url } from '../shapes.ts';
import { DOWN_REASONS } from './voting.ts';

const Count = Type.Union([Type.Integer(), Type.Null()], { description: 'Null while hidden' });
export const VoteState = Type.Object({
  value: Type.Union([Type.Integer({ minimum: -1, maximum: 1 }), Type.Null()], {
    description: 'The vote of this viewer; null: none',
  }),
  upCount: Count,
  downCount: Count,
  revealTime: Time,
});
export type VoteState = Static<typeof VoteState>;

export const create = defineCall({
  name: 'vote.create',
  id: 'P-18',
  method: 'POST',
  path: '/saas-user-service/deal-votes/create',
  who: 'viewer',
  doc: 'Votes for (1) or against (-1) a deal; again replaces. Against needs a reason, DEARER_ELSEWHERE a link too. Author and declared associates cannot vote.',
  ask: Type.Object({
    contentId: IdOrCode,
    value: Type.Enum([1, -1]),
    reason: Type.Optional(oneOf(DOWN_REASONS)),
    link: Type.Optional(Url),
    note: Type.Optional(text(2000)),
  }),
  answer: VoteState,
});
export const cancel = defineCall({
  name: 'vote.cancel',
  id: 'P-18',
  method: 'POST',
  path: '/saas-user-service/deal-votes/cancel',
  who: 'viewer',
  doc: 'Takes the vote back.',
  ask: Type.Object({ contentId: IdOrCode }),
  answer: VoteState,
});
export const state = defineCall({
  name: 'vote.state',
  id: 'BEY-11',
  method: 'POST',
  path: '/saas-user-service/deal-votes/state',
  who: 'anyone',
  doc: 'How a deal is voted; the vote of this viewer is null for anyone not signed in.',
  ask: Type.Object({ contentId: IdOrCode }),
  answer: VoteState,
});
export const reasons = defineCall({
  name: 'vote.reasons',
  id: 'BEY-11',
  method: 'POST',
  path: '/saas-user-service/deal-votes/reasons',
  who: 'anyone',
  doc: 'Why others voted against a deal, the last 20, without names; none in the first ten minutes.',
  ask: Type.Object({ contentId: IdOrCode }),
  answer: Type.Object({
    reasons: Type.Array(
      Type.Object({
        reason: oneOf(DOWN_REASONS),
        link: Type.Union([Type.String(), Type.Null()], { description: 'Where it is cheaper' }),
        note: Type.String(),
        voteTime: Time,
      }),
    ),
  }),
});
export const expire = defineCall({
  name: 'vote.expire',
  id: 'P-20',
  method: 'POST',
  path: '/saas-content-service/contents/client/expire-vote',
  who: 'viewer',
  doc: 'Says that a deal is over; `expired: false` takes it back. Votes that weigh 3 together end it, 6 while its price was seen within a day; of accounts that share a device, and of newcomers who share an address, one counts (BEY-07).',
  ask: Type.Object({ contentId: IdOrCode, expired: Type.Boolean({ default: true }) }),
  answer: Type.Object({
    state: oneOf(DEAL_STATES),
    votes: Type.Integer({ description: 'What they weigh together, in full votes' }),
    needed: Type.Integer(),
    currentUserVoted: Type.Boolean(),
    currentUserWeight: Type.Number({
      description: 'What the vote of this user weighs: 1 is a full vote',
    }),
  }),
});
