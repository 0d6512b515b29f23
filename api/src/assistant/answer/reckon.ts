/**
 * Sums with a voucher whose rules the question says, line by line (BEY-50), and what a product costs
 * with the coupons that are known.
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { moneyText } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { billOf } from '#contract/price/bill.ts';
import { goodsDetail } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Reckoning } from '../sum/voucher.ts';
import { offOf, wantedIn } from '../sum/voucher.ts';
import { fitting, intentIn } from './look-up.ts';
import { about } from './price.ts';
import { aboutCard, follow, line, nameOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';

/** `cards`: what is bought, where the question says no prices. */
export function reckonReply(
  ctx: Context,
  { voucher, prices, shipping, budget }: Reckoning,
  cards: readonly GoodsCard[],
): Reply {
  const money = (amount: number) => moneyText(amount, ctx.tenant.currency as CurrencyCode);
  const bought = prices.length > 0 ? prices : cards.map((one) => one.currentAmount);
  const total = bought.reduce((sum, one) => sum + one, 0);
  const off = offOf(voucher, total);
  const pay = total - off + shipping;
  const { share, cap, least } = voucher;
  const lines: Line[] = [
    ...(prices.length > 0 ? [] : cards.map((card) => aboutCard(ctx, 'find.line', card))),
    ...(bought.length > 1
      ? [line(ctx, 'sum.items', { sum: bought.map(money).join(' + '), total: money(total) })]
      : [line(ctx, 'sum.item', { total: money(total) })]),
    ...(least === null
      ? []
      : [
          line(ctx, total >= least ? 'sum.reached' : 'sum.short', {
            least: money(least),
            short: money(Math.max(0, least - total)),
          }),
        ]),
    ...offLines(ctx, { share, cap, off, total }),
    ...(shipping > 0 ? [line(ctx, 'sum.shipping', { fee: money(shipping) })] : []),
    line(ctx, 'sum.pay', {
      sum: [
        money(total),
        `- ${money(off)}`,
        ...(shipping > 0 ? [`+ ${money(shipping)}`] : []),
      ].join(' '),
      pay: money(pay),
    }),
    ...(budget === null
      ? []
      : [
          line(ctx, pay <= budget ? 'sum.within' : 'sum.over', {
            budget: money(budget),
            rest: money(Math.abs(budget - pay)),
          }),
        ]),
    ...(voucher.sameShop && bought.length > 1 ? [line(ctx, 'sum.same-shop')] : []),
  ];
  const shown = prices.length > 0 ? [] : cards;
  return {
    lines,
    cards: shown,
    refs: shown.flatMap((card) => about(card).refs),
    followUps: follow(ctx, 'follow.deals'),
  };

  function offLines(
    inside: Context,
    sum: { share: number | null; cap: number | null; off: number; total: number },
  ): Line[] {
    if (sum.off === 0) return [];
    if (sum.share === null) return [line(inside, 'sum.fixed', { off: money(sum.off) })];
    const isCapped = sum.cap !== null && sum.off === sum.cap;
    return [
      line(inside, isCapped ? 'sum.capped' : 'sum.share', {
        percent: sum.share / 100,
        total: money(sum.total),
        off: money(sum.off),
      }),
    ];
  }
}

/** So many things of a sentence are looked for. */
const MOST_THINGS = 5;

/** What a sentence wants to buy, at the prices that the best matches have. */
export async function basketReply(ctx: Context, text: string, sum: Reckoning): Promise<Reply> {
  const parts = wantedIn(text, ctx.tenant.currency as CurrencyCode).slice(0, MOST_THINGS);
  const found = await Promise.all(parts.map((part) => fitting(ctx, intentIn(ctx, part))));
  const cards = found.flatMap(({ cards: [card], isNear }) => (card && !isNear ? [card] : []));
  return cards.length > 0 && cards.length === parts.length
    ? reckonReply(ctx, sum, cards)
    : whatCostsReply(ctx);
}

/** Nothing to reckon on: what is missing is said. */
export function whatCostsReply(ctx: Context): Reply {
  return {
    lines: [line(ctx, 'sum.which')],
    cards: [],
    refs: [],
    followUps: follow(ctx, 'follow.deals'),
  };
}

/** The bill of a product with the best of the coupons that are known for it. */
export async function billReply(ctx: Context, card: GoodsCard): Promise<Reply> {
  const goods = await goodsDetail(ctx, { code: card.code, withShipping: true, withCoupon: true });
  const bill = billOf(goods.parts, goods.stack);
  const money = (amount: number) => moneyText(amount, card.currencyCode);
  const { itemAmount, shippingAmount } = bill.parts;
  return {
    ...about(card),
    lines: [
      aboutCard(ctx, 'bill.item', card, { item: money(itemAmount) }),
      ...(shippingAmount === null
        ? [aboutCard(ctx, 'bill.no-shipping', card)]
        : [aboutCard(ctx, 'sum.shipping', card, { fee: money(shippingAmount) })]),
      ...(bill.coupons.length === 0
        ? [aboutCard(ctx, 'coupons.none', card)]
        : bill.coupons.map(({ title, code, amount }) =>
            aboutCard(ctx, 'bill.coupon', card, {
              coupon: [code, title].filter((one) => one).join(' '),
              off: money(amount),
            }),
          )),
      { ...aboutCard(ctx, 'bill.pay', card, { pay: money(bill.payAmount) }), about: nameOf(card) },
    ],
    followUps: follow(ctx, 'follow.coupons', 'follow.price', 'follow.wait'),
  };
}
