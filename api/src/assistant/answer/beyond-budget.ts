/** Nothing is within the budget: what costs more, or less, is said to. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import type { Context } from '../../kernel/context.ts';
import type { Intent } from '../../search/index.ts';
import { listReply } from './list.ts';
import { alertPage } from './nothing.ts';
import { line } from './reply.ts';
import type { Reply } from './reply.ts';
import { unknownLines } from './unknown.ts';
import { sayBudget } from './wishes.ts';

/** Nothing within the budget: the least that there is, or the most where more was asked for. */
export async function dearerReply(
  ctx: Context,
  intent: Intent,
  words: string,
  cards: readonly GoodsCard[],
): Promise<Reply> {
  const { minAmount, maxAmount } = intent;
  const above = cards.filter((one) => one.currentAmount >= (minAmount ?? 0));
  const [key, shown] =
    minAmount !== undefined && maxAmount !== undefined
      ? (['find.outside', cards.toSorted(nearest(minAmount, maxAmount))] as const)
      : maxAmount !== undefined && above.length > 0
        ? (['find.dearer', above] as const)
        : (['find.below', cards.toReversed()] as const);
  const intro = line(ctx, key, { text: words, budget: sayBudget(ctx, intent) });
  const few = shown.slice(0, 2);
  const listed = listReply(ctx, intro, words, few);
  const reply = { ...listed, lines: [...listed.lines, ...(await unknownLines(ctx, intent, few))] };
  return maxAmount === undefined ? reply : { ...reply, page: alertPage(intent.text, maxAmount) };
}

const nearest = (min: number, max: number) => {
  const far = ({ currentAmount }: GoodsCard) => Math.max(min - currentAmount, currentAmount - max);
  return (one: GoodsCard, other: GoodsCard) => far(one) - far(other);
};
