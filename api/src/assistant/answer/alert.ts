/**
 * Somebody wants to hear when a product is cheaper: a card that opens the dialog of its price
 * watch, filled in. Nothing is made before they confirm it there.
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import type { Question } from '../intent/question.ts';
import { fitting, intentIn } from './look-up.ts';
import { alertPage } from './nothing.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Reply } from './reply.ts';

/** Where no price is named: so much below the price of now. */
const LESS = 0.1;
/** Hundredths of a per cent in a whole. */
const HUNDREDTHS = 10_000;

/** Of several cards one is chosen by opening it. */
export function alertReply(
  ctx: Context,
  cards: readonly GoodsCard[],
  { amount, less, lower }: Pick<Question, 'amount' | 'less' | 'lower'>,
): Reply {
  const share = less === undefined ? LESS : less / HUNDREDTHS;
  const targetOf = ({ currentAmount }: GoodsCard) =>
    lower === undefined || lower >= currentAmount
      ? (amount ?? lower ?? Math.floor(currentAmount * (1 - share)))
      : currentAmount - lower;
  const alerts = cards.map((card) => watchOf(ctx, card, targetOf(card)));
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

/** Of what was shown those that can still fall to the price, the nearest first; else the first. */
export function waitedFor(cards: readonly GoodsCard[], amount?: number): readonly GoodsCard[] {
  if (amount === undefined) return cards.slice(0, MEANT);
  const above = cards
    .filter(({ currentAmount }) => currentAmount > amount)
    .toSorted((a, b) => a.currentAmount - b.currentAmount);
  return (above.length > 0 ? above : cards.slice(0, 1)).slice(0, MEANT);
}
/** More are no choice. */
const MEANT = 3;

/** Of what nobody sells: the form of an alert on its words, and nothing in its place. */
export function nobodyReply(ctx: Context, things: readonly string[], most?: number): Reply {
  const text = things.map((one) => intentIn(ctx, one).text).join(', ');
  return {
    lines: [line(ctx, 'alert.nobody', { text })],
    cards: [],
    refs: [],
    page: alertPage(text, most),
    followUps: follow(ctx, 'follow.deals'),
  };
}

/** A price of a kind, of which any may reach it: the form of its alert, and the cheapest of now. */
export async function kindAlertReply(ctx: Context, thing: string, most: number): Promise<Reply> {
  const found = await fitting(ctx, intentIn(ctx, thing), { sort: 'PRICE_ASC' });
  const cards = found.isNear ? [] : found.cards.slice(0, BESIDE);
  const target = moneyText(most, ctx.tenant.currency as CurrencyCode);
  const [first] = cards;
  const isMet = first?.isCurrent === true && first.currentAmount <= most;
  return {
    lines: [
      line(ctx, 'alert.of-kind', { text: thing, target }),
      ...(first ? [line(ctx, isMet ? 'alert.of-kind-met' : 'alert.of-kind-now')] : []),
      ...cards.map((card) => aboutCard(ctx, 'find.line', card)),
    ],
    cards,
    refs: cards.map((card) => refOf(card, 'SEARCH')),
    page: alertPage(thing, most),
    followUps: follow(ctx, 'follow.deals'),
  };
}
/** So many of now are shown beside an alert of a kind. */
const BESIDE = 3;

function watchOf(ctx: Context, card: GoodsCard, target: number): Pick<Reply, 'lines' | 'refs'> {
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
