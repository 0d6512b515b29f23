/** The deal score with its reasons (P-28, BEY-02). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../define.ts';
import { IdOrCode, oneOf, Time } from '../shapes.ts';

/**
 * The most that each part gives; together 100. A commission is no part, and cannot be one (BEY-30).
 */
export const SCORE_PARTS = {
  PRICE_POSITION: 40,
  VERIFIED_DISCOUNT: 20,
  COMMUNITY: 15,
  FRESHNESS: 10,
  RELIABILITY: 10,
  SELLER: 5,
} as const;
/** A deal judged FAKE or RAISED_FIRST is capped here. */
export const SCORE_CAP = 20;
export const SCORE_ITEMS = [
  'PRICE_POSITION',
  'VERIFIED_DISCOUNT',
  'COMMUNITY',
  'FRESHNESS',
  'RELIABILITY',
  'SELLER',
  'CAP',
] as const;

export const Score = Type.Object({
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  items: Type.Array(
    Type.Object({
      part: oneOf(SCORE_ITEMS),
      points: Type.Integer({ description: 'Their sum is the score exactly; CAP is negative' }),
      max: Type.Integer(),
      text: Type.String({ description: 'One sentence in the language of the request' }),
    }),
  ),
  capped: Type.Boolean(),
  judgedTime: Time,
});
export type Score = Static<typeof Score>;

export const score = defineCall({
  name: 'deal.score',
  id: 'P-28',
  method: 'POST',
  path: '/saas-search-service/deals/score/{id}',
  who: 'anyone',
  doc: 'Why a deal ranks where it does: points by part, in sentences.',
  ask: Type.Object({ id: IdOrCode }),
  answer: Score,
});
