/** The shopping assistant (rows AI; P-14, AMB-14, AMB-69; BEY-10). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { DealCard, GoodsCard } from '../catalog/card.ts';
import { ContentCard, Jump } from '../content/card.ts';
import { Coupon } from '../coupon/coupon.ts';
import { defineCall, NoAsk } from '../define.ts';
import { Done, Id, MaybeAmount, MaybeTime, oneOf, text, Time } from '../shapes.ts';

import { ANSWER_CARD_TYPES } from './limits.ts';

export { ANSWER_CARD_TYPES, ASSISTANT_LIMITS } from './limits.ts';
/**
 * Every price in an answer is one of a card here, and carries when it was seen (BEY-10). Goods, a
 * deal or a coupon; none of them: a page that goes on.
 */
const AnswerCard = Type.Object({
  contentType: oneOf(ANSWER_CARD_TYPES),
  goods: Type.Union([GoodsCard, Type.Null()]),
  deal: Type.Union([DealCard, Type.Null()]),
  content: Type.Union([ContentCard, Type.Null()]),
  coupon: Type.Union([Coupon, Type.Null()]),
  goodsSource: Type.String({
    description: 'Code of the platform; empty for a card that only leads to a page',
  }),
  payAmount: {
    ...MaybeAmount,
    description:
      'What is paid in the end, where coupons that work take off more than the price counts; null: the price',
  },
  seenTime: MaybeTime,
  reason: Type.String({ description: 'Why it is here, one sentence' }),
  lines: Type.Array(
    Type.Object({
      at: Type.Integer({ description: 'Which line of the text, from 0' }),
      isShown: Type.Boolean({ description: 'The card shows all that the line says' }),
    }),
    {
      description:
        'Lines of the text that are about this card alone: where the cards are shown, these belong on them, and need not be read twice',
    },
  ),
  jump: Jump,
});

export const AssistantMessage = Type.Object({
  id: Id,
  role: oneOf(['USER', 'ASSISTANT']),
  text: Type.String({ description: 'Plain text with line breaks' }),
  cards: Type.Array(AnswerCard),
  followUps: Type.Array(Type.String(), { description: 'Questions to tap' }),
  createTime: Time,
});
export type AssistantMessage = Static<typeof AssistantMessage>;

export const Conversation = Type.Object({
  id: Id,
  title: Type.String(),
  messages: Type.Array(AssistantMessage),
  prompts: Type.Array(Type.String(), { description: 'Suggestions for a first question' }),
  createTime: Time,
  updateTime: Time,
});
export type Conversation = Static<typeof Conversation>;

export const Quota = Type.Object({
  limit: Type.Integer(),
  used: Type.Integer(),
  remaining: Type.Integer(),
  resetTime: Time,
  questionLength: Type.Integer({ description: 'Most code points of a question' }),
});
export type Quota = Static<typeof Quota>;

/**
 * One event of the stream: `event` is its name, the rest its JSON data. `done` or `failed` is the
 * last.
 */
export const StreamEvent = Type.Union([
  Type.Object({ event: Type.Literal('text'), delta: Type.String() }),
  Type.Object({ event: Type.Literal('card'), card: AnswerCard }),
  Type.Object({ event: Type.Literal('done'), message: AssistantMessage, quota: Quota }),
  Type.Object({ event: Type.Literal('failed'), errorKey: Type.String(), message: Type.String() }),
]);
export type StreamEvent = Static<typeof StreamEvent>;

const base = '/saas-search-service/ai';
const one = Type.Object({ id: Id });

export const create = defineCall({
  name: 'conversation.create',
  id: 'P-14',
  method: 'POST',
  path: `${base}/conversations`,
  who: 'anyone',
  doc: 'Starts a conversation. It belongs to the user, or to the visitor who is not signed in (AMB-69).',
  ask: NoAsk,
  answer: Conversation,
});
export const detail = defineCall({
  name: 'conversation.detail',
  id: 'P-14',
  method: 'GET',
  path: `${base}/conversations/{id}`,
  who: 'anyone',
  doc: 'A conversation of the same user or visitor, with prices as they are now.',
  ask: one,
  answer: Conversation,
});
export const prompts = defineCall({
  name: 'conversation.prompts',
  id: 'P-14',
  method: 'GET',
  path: `${base}/prompts`,
  who: 'anyone',
  cacheSeconds: 300,
  doc: 'Suggestions for a first question, with a budget in the money of the region, and how long a question may be (AI-01, AI-03).',
  ask: NoAsk,
  answer: Type.Object({ prompts: Type.Array(Type.String()), questionLength: Type.Integer() }),
});
export const pages = defineCall({
  name: 'conversation.pages',
  id: 'P-14',
  method: 'GET',
  path: `${base}/conversations`,
  who: 'anyone',
  doc: 'Conversations of the same user or visitor in which something was asked, the latest first, at most 30.',
  ask: NoAsk,
  answer: Type.Object({
    conversations: Type.Array(Type.Object({ id: Id, title: Type.String(), updateTime: Time })),
  }),
});
export const remove = defineCall({
  name: 'conversation.remove',
  id: 'P-14',
  method: 'DELETE',
  path: `${base}/conversations/{id}`,
  who: 'anyone',
  doc: 'Deletes it.',
  ask: one,
  answer: Done,
});
export const ask = defineCall({
  name: 'conversation.ask',
  id: 'P-14',
  method: 'POST',
  path: `${base}/conversations/{id}/messages`,
  who: 'anyone',
  raw: 'text/event-stream',
  doc: 'Asks a question and streams the answer as events. Refusals before the first event are the usual envelope: assistant.limit, assistant.too_long. Honours Idempotency-Key: the same question with the same word has its answer again and counts once.',
  ask: Type.Object({ id: Id, text: text(5000, { description: 'At most 500 code points' }) }),
  answer: StreamEvent,
});
export const quota = defineCall({
  name: 'conversation.quota',
  id: 'P-14',
  method: 'GET',
  path: `${base}/quota`,
  who: 'anyone',
  doc: 'Questions left on this tenant-local day, per user or visitor (AI-02, AI-07).',
  ask: NoAsk,
  answer: Quota,
});
