/** A list of goods with a sentence before it. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { SHOWN } from './look-up.ts';
import { aboutCard, follow, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';

/** `words`: what is listed. */
export function listReply(
  ctx: Context,
  intro: Line,
  words: string,
  cards: readonly GoodsCard[],
): Reply {
  const shown = cards.slice(0, SHOWN);
  return {
    lines: [intro, ...shown.map((card) => aboutCard(ctx, 'find.line', card))],
    cards: shown,
    refs: shown.map((card) => refOf(card, 'SEARCH')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}
