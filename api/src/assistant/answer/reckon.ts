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
import type { Reckoning, Voucher } from '../sum/voucher.ts';
import { times } from '../sum/counted.ts';
import { areSure, oneOfEach, payOf } from '../sum/paid.ts';
import type { Take } from '../sum/paid.ts';
import { offOf, reckoningIn, wantedIn } from '../sum/voucher.ts';
import { fitting, intentIn } from './look-up.ts';
import { orderLines } from './orders.ts';
import { say } from '../messages/say.ts';
import { about } from './price.ts';
import { costOf } from './sold-as.ts';
import type { Cost } from './sold-as.ts';
import { aboutCard, follow, line } from './reply.ts';
import type { Line, Reply } from './reply.ts';

/** `cards`: what is bought, where the question says no prices. */
export async function reckonReply(
  ctx: Context,
  said: Reckoning,
  cards: readonly GoodsCard[],
  pieces = 1,
): Promise<Reply> {
  const shown = said.prices.length > 0 ? [] : cards;
  const costs = await Promise.all(shown.map((card) => costOf(ctx, card)));
  const prices = shown.length > 0 ? costs.flatMap(({ item }) => times(pieces, item)) : said.prices;
  const asked = sentAt(said, costs);
  return {
    lines: [
      ...shown.map((card) => aboutCard(ctx, 'find.line', card)),
      ...(asked.orders === undefined
        ? sumLines(ctx, asked, prices)
        : orderLines(ctx, asked, asked.orders, leastOf(ctx, asked, prices))),
      ...unsentLines(ctx, said, shown, costs),
      ...(shown.length > 0 ? [line(ctx, 'sum.named-coupon')] : []),
      ...(asked.vouchers.some(({ sameShop }) => sameShop) && prices.length > 1
        ? [line(ctx, 'sum.same-shop')]
        : []),
    ],
    cards: shown,
    refs: shown.flatMap((card) => about(card).refs),
    followUps: follow(ctx, 'follow.deals'),
  };
}

/** With what the voucher before makes of the same order, and which of them takes off more. */
export function besideBefore(
  ctx: Context,
  reply: Reply,
  now: Reckoning,
  before: string | undefined,
): Reply {
  const earlier = before === undefined ? null : reckoningIn(before, ctx.tenant.currency);
  if (!earlier || earlier.prices.length === 0) return reply;
  // what is sure to be paid: of vouchers that may not go together the better
  const [then, pay] = [earlier, now].map((one) =>
    Math.max(...paidWith(ctx, one, one.prices).sums.map((sum) => sum.pay)),
  ) as [number, number];
  const key = pay < then ? 'sum.less' : pay > then ? 'sum.more' : 'sum.same';
  const money = moneyIn(ctx);
  const holes = { before: money(then), difference: money(Math.abs(pay - then)) };
  return { ...reply, lines: [...reply.lines, line(ctx, key, holes)] };
}

/** What vouchers take off an order, those that it can use, and what is paid in the end. */
function paidWith(
  ctx: Context,
  { vouchers, shipping, isOneAlone }: Reckoning,
  prices: readonly number[],
) {
  const total = prices.reduce((sum, one) => sum + one, 0);
  const takes = vouchers.map((voucher) => ({ voucher, off: offOf(voucher, total, shipping) }));
  const used = oneOfEach(takes.filter(({ voucher }) => !voucher.isBack));
  const pay = (some: readonly Take[]) =>
    payOf(ctx.tenant.currency as CurrencyCode, some, total, shipping);
  const isSure = areSure(used);
  const one = { key: 'sum.one', ...pay(used.slice(0, 1)) } as const;
  const sums = isOneAlone
    ? [one]
    : isSure
      ? [{ key: 'sum.pay', ...pay(used) } as const]
      : [{ key: 'sum.both', ...pay(used) } as const, one];
  return { total, takes, used, sums };
}

/** What is sure to be enough for all of it in one order. */
function leastOf(ctx: Context, asked: Reckoning, prices: readonly number[]): number {
  return Math.max(...paidWith(ctx, asked, prices).sums.map(({ pay }) => pay));
}

function sumLines(ctx: Context, asked: Reckoning, prices: readonly number[]): Line[] {
  const money = moneyIn(ctx);
  const { total, takes, used, sums } = paidWith(ctx, asked, prices);
  const { shipping, budget } = asked;
  return [
    prices.length > 1
      ? line(ctx, 'sum.items', { sum: addedUp(prices, money), total: money(total) })
      : line(ctx, 'sum.item', { total: money(total) }),
    ...takes.flatMap((one, at) =>
      voucherLines(ctx, one, { total, shipping }, takes.length > 1 ? at + 1 : 0),
    ),
    ...(shipping > 0 ? [line(ctx, 'sum.shipping', { fee: money(shipping) })] : []),
    ...(used.length < takes.filter(({ voucher }) => !voucher.isBack).length
      ? [line(ctx, 'sum.per-issuer')]
      : []),
    // where nothing lowers or raises it the total is what is paid
    ...(takes.length > 0 || shipping > 0 ? sums : []).map(({ key, sum, pay: left }) =>
      line(ctx, key, { sum, pay: money(left) }),
    ),
    ...(budget === null
      ? []
      : [budgetLine(ctx, budget, Math.max(...sums.map(({ pay: left }) => left)))]),
  ];
}

/** "฿40 + ฿40 + ฿15", of more than a few alike "12 × ฿40". */
function addedUp(prices: readonly number[], money: (amount: number) => string): string {
  return [...new Set(prices)]
    .map((one) => {
      const n = prices.filter((other) => other === one).length;
      return n > FEW ? `${n} × ${money(one)}` : Array<string>(n).fill(money(one)).join(' + ');
    })
    .join(' + ');
}
const FEW = 3;

/** What items cost, and sending them; 0: nothing was said of that. */
interface Order {
  readonly total: number;
  readonly shipping: number;
}

function budgetLine(ctx: Context, budget: number, pay: number): Line {
  const money = moneyIn(ctx);
  return line(ctx, pay <= budget ? 'sum.within' : 'sum.over', {
    budget: money(budget),
    rest: money(Math.abs(budget - pay)),
  });
}

/** `at`: its number among several, from 1; 0: it is the only one. */
function voucherLines(ctx: Context, take: Take, order: Order, at: number): Line[] {
  const { voucher } = take;
  const said = [...leastLine(ctx, voucher, order.total), ...offLine(ctx, take, order)];
  if (at === 0) return said;
  const name = say(ctx.lang, `voucher.${voucher.issuer ?? 'other'}`, { at });
  return [{ text: `${name}: ${said.map(({ text }) => text).join(' ')}` }];
}

function leastLine(ctx: Context, { least, exceeds }: Voucher, total: number): Line[] {
  if (least === null) return [];
  const money = moneyIn(ctx);
  return [
    line(ctx, total >= least ? 'sum.reached' : 'sum.short', {
      least: money(least - (exceeds ? 1 : 0)),
      short: money(Math.max(0, least - total)),
    }),
  ];
}

function offLine(ctx: Context, { voucher, off }: Take, { total, shipping }: Order): Line[] {
  const { issuer, share, amount, cap, least, isBack } = voucher;
  const money = moneyIn(ctx);
  const most = cap ?? amount;
  if (issuer === 'SHIPPING' && shipping === 0 && most !== null && total >= (least ?? 0))
    return [line(ctx, 'sum.shipping-unsaid', { most: money(most) })];
  if (off === 0) return [];
  if (isBack) return [line(ctx, 'sum.back', { off: money(off) })];
  if (issuer === 'SHIPPING') return [line(ctx, 'sum.free-shipping', { off: money(off) })];
  if (issuer === 'COINS') return [line(ctx, 'sum.coins', { off: money(off) })];
  if (share === null) return [line(ctx, 'sum.fixed', { off: money(off) })];
  const key = cap !== null && off === cap ? 'sum.capped' : 'sum.share';
  return [line(ctx, key, { percent: share / 100, total: money(total), off: money(off) })];
}

const moneyIn = (ctx: Context) => (amount: number) =>
  moneyText(amount, ctx.tenant.currency as CurrencyCode);

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

/** What sending the goods costs, where the question does not say it: each by itself. */
const sentAt = (asked: Reckoning, costs: readonly Cost[]): Reckoning =>
  asked.shipping > 0
    ? asked
    : { ...asked, shipping: costs.reduce((sum, one) => sum + (one.shipping ?? 0), 0) };

/** That it is not in the sum, of each whose shipping nobody knows. */
const unsentLines = (
  ctx: Context,
  { shipping }: Reckoning,
  cards: readonly GoodsCard[],
  costs: readonly Cost[],
): Line[] =>
  shipping > 0
    ? []
    : cards
        .filter((_, at) => costs[at]?.shipping === null)
        .map((card) => aboutCard(ctx, 'sum.unsent', card));

/** What each of several costs with the same vouchers. */
export async function reckonEachReply(
  ctx: Context,
  asked: Reckoning,
  cards: readonly GoodsCard[],
  pieces = 1,
): Promise<Reply> {
  const { vouchers } = asked;
  const costs = await Promise.all(cards.map((card) => costOf(ctx, card)));
  const pays = costs.map((cost) => {
    const total = pieces * cost.item;
    const { shipping } = sentAt(asked, [cost]);
    const takes = vouchers
      .filter(({ isBack }) => !isBack)
      .map((voucher) => ({ voucher, off: offOf(voucher, total, shipping) }));
    return payOf(ctx.tenant.currency as CurrencyCode, oneOfEach(takes), total, shipping);
  });
  return {
    lines: [
      ...cards.map((card, at) =>
        aboutCard(ctx, 'sum.of-card', card, {
          sum: pays[at]?.sum ?? '',
          pay: moneyIn(ctx)(pays[at]?.pay ?? card.currentAmount),
        }),
      ),
      ...unsentLines(ctx, asked, cards, costs),
      line(ctx, 'sum.named-coupon'),
    ],
    cards,
    refs: cards.flatMap((card) => about(card).refs),
    followUps: follow(ctx, 'follow.coupons', 'follow.price', 'follow.wait'),
  };
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
        : [
            aboutCard(ctx, 'sum.shipping', card, {
              fee: shippingAmount === 0 ? say(ctx.lang, 'deals.free') : money(shippingAmount),
            }),
          ]),
      ...(bill.coupons.length === 0
        ? [aboutCard(ctx, 'coupons.none', card)]
        : bill.coupons.map(({ title, code, amount }) =>
            aboutCard(ctx, 'bill.coupon', card, {
              coupon: [code, title].filter((one) => one).join(' '),
              off: money(amount),
            }),
          )),
      aboutCard(ctx, 'bill.pay', card, { pay: money(bill.payAmount) }),
    ],
    followUps: follow(ctx, 'follow.coupons', 'follow.price', 'follow.wait'),
  };
}
