/** What is known of what buyers think: ratings and how many gave them, and never their words. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { plainReply } from './plain.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Reply } from './reply.ts';

export function reviewsReply(ctx: Context, cards: readonly GoodsCard[]): Reply {
  if (cards.length === 0) return plainReply(ctx, 'which');
  const ratedLine = (card: GoodsCard) =>
    card.rating === null || card.reviewCount === 0
      ? aboutCard(ctx, 'reviews.none', card)
      : aboutCard(ctx, 'reviews.rated', card, { rating: card.rating, n: card.reviewCount });
  return {
    lines: [...cards.map(ratedLine), line(ctx, 'reviews.where')],
    cards,
    refs: cards.map((card) => refOf(card, 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.explain'),
  };
}
