/**
 * Somebody wants to hear when a product is cheaper: a card that opens the dialog of its price
 * watch, filled in. Nothing is made before they confirm it there.
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { moneyText } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import type { Question } from '../intent/question.ts';
import { aboutCard, follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

/** Where no price is named: so much below the price of now. */
const LESS = 0.1;
/** Hundredths of a per cent in a whole. */
const HUNDREDTHS = 10_000;

/** Of several cards one is chosen by opening it. */
export function alertReply(
  ctx: Context,
  cards: readonly GoodsCard[],
  { amount, less }: Pick<Question, 'amount' | 'less'>,
): Reply {
  const share = less === undefined ? LESS : less / HUNDREDTHS;
  const alerts = cards.map((card) =>
    alertOf(ctx, card, amount ?? Math.floor(card.currentAmount * (1 - share))),
  );
  return {
    lines: [
      ...(cards.length > 1 ? [line(ctx, 'alert.which')] : []),
      ...alerts.flatMap((one) => one.lines),
    ],
    cards,
    refs: alerts.flatMap((one) => one.refs),
    followUps: follow(ctx, 'follow.wait', 'follow.price'),
  };
}

function alertOf(ctx: Context, card: GoodsCard, target: number): Pick<Reply, 'lines' | 'refs'> {
  const isMet = card.isCurrent && card.currentAmount <= target;
  const money = moneyText(target, card.currencyCode);
  return {
    lines: [
      aboutCard(ctx, 'price.now', card),
      aboutCard(ctx, isMet ? 'alert.met' : 'alert.ready', card, { target: money }),
    ],
    refs: [{ kind: 'GOODS', id: Number(card.id), contentType: 'AI', watchAmount: target }],
  };
}
