/** A list of goods with a sentence before it. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { formatTime } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { mannerOf } from '../../price/index.ts';
import { SHOWN } from './look-up.ts';
import { aboutCard, follow, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';

/** What it costs, that it is sold out, and until when it costs that in a flash sale. */
function cardLine(ctx: Context, card: GoodsCard): Line {
  if (!card.inStock) return aboutCard(ctx, 'find.gone', card);
  if (card.flashEndTime === null) return aboutCard(ctx, 'find.line', card);
  const end = formatTime(card.flashEndTime, ctx.tenant.timezone, mannerOf(ctx).dateFormat);
  return aboutCard(ctx, 'deals.until', card, { end });
}

/** `words`: what is listed. */
export function listReply(
  ctx: Context,
  intro: Line,
  words: string,
  cards: readonly GoodsCard[],
): Reply {
  // what can be bought first
  const shown = cards.toSorted((a, b) => Number(b.inStock) - Number(a.inStock)).slice(0, SHOWN);
  return {
    lines: [intro, ...shown.map((card) => cardLine(ctx, card))],
    cards: shown,
    refs: shown.map((card) => refOf(card, 'SEARCH')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}
