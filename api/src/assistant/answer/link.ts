/** The way to what was shown: who sells it, and that its card opens the page with the link. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { plainReply } from './plain.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { SHOWN } from './look-up.ts';

/** `cards`: those that are meant. */
export function linkReply(ctx: Context, cards: readonly GoodsCard[]): Reply {
  const shown = cards.slice(0, SHOWN);
  if (shown.length === 0) return plainReply(ctx, 'which');
  return {
    lines: [...shown.map((card) => soldLine(ctx, card)), line(ctx, 'link.how')],
    cards: shown,
    refs: shown.map((card) => refOf(card, 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}

function soldLine(ctx: Context, card: GoodsCard): Line {
  return card.shopName === null
    ? aboutCard(ctx, 'find.line', card)
    : aboutCard(ctx, 'link.shop', card, {
        shop: card.shopName.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(),
      });
}
