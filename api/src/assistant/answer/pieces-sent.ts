/** What so many of each of several that were shown cost with what sending one order costs. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { moneyText } from '#contract/money.ts';
import type { Context } from '../../kernel/context.ts';
import { pricesOf } from '../../price/index.ts';
import { DETAIL } from '../intent/detail-words.ts';
import type { Question } from '../intent/question.ts';
import { has, WORDS } from '../intent/words.ts';
import { SHOWN } from './look-up.ts';
import { itemOf, piecesReply } from './pieces.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Reply } from './reply.ts';

/** So many of each, with what sending them costs where that is asked for. */
export function piecesAsked(
  ctx: Context,
  cards: readonly GoodsCard[],
  { pieces = 1, pack, said = '' }: Pick<Question, 'pieces' | 'pack' | 'said'>,
): Reply | Promise<Reply> {
  const asked = said.toLowerCase();
  const isSent = [DETAIL.withSending, WORDS.asks.SHIPPING].some((one) => has(asked, one));
  return pack === undefined && cards.length > 1 && isSent
    ? piecesSentReply(ctx, cards, pieces)
    : piecesReply(ctx, cards, pack ?? pieces);
}

/** Before coupons; where nobody knows what sending costs, that is said. */
async function piecesSentReply(
  ctx: Context,
  cards: readonly GoodsCard[],
  pieces: number,
): Promise<Reply> {
  const shown = cards.slice(0, SHOWN);
  const prices = await pricesOf(
    ctx,
    shown.map(({ id }) => Number(id)),
  );
  const lines = shown.flatMap((card) => {
    const money = (amount: number) => moneyText(amount, card.currencyCode);
    const item = itemOf(card, prices);
    const fee = prices.get(Number(card.id))?.parts.shippingAmount ?? null;
    const holes = { n: pieces, item: money(item), fee: money(fee ?? 0) };
    const total = money(pieces * item + (fee ?? 0));
    return fee === null
      ? [aboutCard(ctx, 'pieces.items', card, { ...holes, total }), unsentLine(ctx, card)]
      : [aboutCard(ctx, 'pieces.sent', card, { ...holes, total })];
  });
  return {
    lines: [...lines, line(ctx, 'pieces.sent-which')],
    cards: shown,
    refs: shown.map((card) => refOf(card, 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}

const unsentLine = (ctx: Context, card: GoodsCard) => aboutCard(ctx, 'sum.unsent', card);
