/** Products side by side: which is cheaper now, and by how much. */
import { moneyText } from '#contract/money.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Reply } from './reply.ts';

export const COMPARED = 3;

/** `missing`: names that nothing was found for. */
export function compareReply(
  ctx: Context,
  cards: readonly GoodsCard[],
  missing: readonly string[] = [],
): Reply {
  const lines = cards.map((card) => aboutCard(ctx, 'find.line', card));
  const [first, second] = cards.toSorted((a, b) => a.currentAmount - b.currentAmount);
  if (!first || !second)
    lines.push(
      line(ctx, missing.length > 0 ? 'compare.missing' : 'compare.one', {
        text: missing.join(', '),
      }),
    );
  else if (first.currentAmount === second.currentAmount) lines.push(line(ctx, 'compare.same'));
  else
    lines.push(
      aboutCard(ctx, 'compare.cheapest', first, {
        difference: moneyText(second.currentAmount - first.currentAmount, first.currencyCode),
      }),
    );
  return {
    lines,
    cards,
    refs: cards.map((card) => refOf(card, 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
    echoes: missing,
  };
}
