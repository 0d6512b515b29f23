/** What each of several products costs in all: its price, sending it, and coupons where asked for. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { moneyText } from '#contract/money.ts';
import { billOf } from '#contract/price/bill.ts';
import { goodsDetail } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Question } from '../intent/question.ts';
import { DETAIL } from '../intent/detail-words.ts';
import { TALK } from '../intent/talk.ts';
import { has, WORDS } from '../intent/words.ts';
import { say } from '../messages/say.ts';
import { SHOWN } from './look-up.ts';
import { plainReply } from './plain.ts';
import { billReply } from './reckon.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Reply } from './reply.ts';

/** Two that were compared or named beside each other may be bought together. */
const BOTH = 2;

/** Of one product the whole bill; of several a sum each, with coupons the cheapest first. */
export async function totalReply(
  ctx: Context,
  cards: readonly GoodsCard[],
  { isReduced: asked, said = '' }: Pick<Question, 'isReduced' | 'said'>,
): Promise<Reply> {
  const isReduced = asked === true;
  const [only, ...others] = cards;
  if (only === undefined) return plainReply(ctx, 'which');
  if (others.length === 0) return billReply(ctx, only);
  const sums = await Promise.all(
    cards.slice(0, SHOWN).map(async (card) => ({ card, ...(await sumOf(ctx, card, isReduced)) })),
  );
  const shown = isReduced ? sums.toSorted((a, b) => a.total - b.total) : sums;
  const all = sums.reduce((sum, { total }) => sum + total, 0);
  const isOfAll = has(said.toLowerCase(), WORDS.inTotal) && cards.length === BOTH;
  return {
    lines: [
      line(ctx, isReduced ? 'total.reduced' : 'total.sent'),
      ...shown.map(({ card, parts, total }) =>
        aboutCard(ctx, 'total.line', card, { parts, total: moneyText(total, card.currencyCode) }),
      ),
      ...(isOfAll ? [line(ctx, 'total.all', { total: moneyText(all, only.currencyCode) })] : []),
    ],
    cards: shown.map(({ card }) => card),
    refs: shown.map(({ card }) => refOf(card, 'AI')),
    followUps: follow(ctx, 'follow.coupons', 'follow.price', 'follow.wait'),
  };
}

async function sumOf(ctx: Context, { code, currencyCode }: GoodsCard, isReduced: boolean) {
  const goods = await goodsDetail(ctx, { code, withShipping: true, withCoupon: isReduced });
  const { parts, coupons, payAmount } = billOf(goods.parts, goods.stack);
  const { itemAmount, shippingAmount } = parts;
  const money = (amount: number) => moneyText(amount, currencyCode);
  const off = isReduced ? coupons.reduce((sum, one) => sum + one.amount, 0) : 0;
  const fee =
    shippingAmount === null
      ? say(ctx.lang, 'total.unsent')
      : shippingAmount === 0
        ? say(ctx.lang, 'total.free')
        : say(ctx.lang, 'total.fee', { fee: money(shippingAmount) });
  const less = off === 0 ? [] : [say(ctx.lang, 'total.off', { off: money(off) })];
  return {
    parts: [money(itemAmount), fee, ...less].join(' '),
    total: isReduced ? payAmount : itemAmount + (shippingAmount ?? 0),
  };
}

/** What the goods cost with coupons, and not which coupons there are. */
export function asksBill({ kind, term }: Question, text: string): boolean {
  const asked = [TALK.pay, DETAIL.withSending];
  return (
    kind === 'COUPONS' && term === undefined && asked.some((one) => has(text.toLowerCase(), one))
  );
}
