/** What several pieces of what was shown cost, with shipping and coupons as far as they are known. */
import { holdsAt } from '#contract/coupon/help.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { bestStack } from '#contract/coupon/stack.ts';
import { finePriceText, moneyText } from '#contract/money.ts';
import { vouchersFor } from '../../catalog/index.ts';
import { goodsDetail } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { pricesOf } from '../../price/index.ts';
import type { Pack } from '../intent/question.ts';
import { listReply } from './list.ts';
import { SHOWN } from './look-up.ts';
import { plainReply } from './plain.ts';
import { about } from './price.ts';
import { billReply } from './reckon.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { unitOf } from './unit.ts';

/** Of one product the whole bill; of several what so many, or so much, of each costs. */
export async function piecesReply(
  ctx: Context,
  cards: readonly GoodsCard[],
  bought: number | Pack,
): Promise<Reply> {
  if (cards.length === 0) return plainReply(ctx, 'which');
  const counted = cards.flatMap((card) => {
    const pieces = typeof bought === 'number' ? bought : packsFor(card, bought);
    return pieces === undefined ? [] : [{ card, pieces }];
  });
  if (typeof bought !== 'number' && counted.length > 0) {
    const isPart = (card: GoodsCard) => heldBy(card) * (1 - ROUNDED) > bought.size;
    const parts = counted.map(({ card }) => card).filter(isPart);
    if (parts.length === counted.length) return partReply(ctx, parts.slice(0, SHOWN), bought);
  }
  const [first] = counted;
  if (cards.length === 1 && first)
    return first.pieces === 1
      ? oneReply(ctx, first.card)
      : pieceBill(ctx, first.card, first.pieces);
  if (counted.length === 0 && typeof bought !== 'number')
    return listReply(ctx, line(ctx, 'pieces.unsized', { pack: bought.words }), '', cards);
  const shown = counted.slice(0, SHOWN);
  const prices = await pricesOf(
    ctx,
    shown.map(({ card }) => Number(card.id)),
  );
  return waysReply(
    ctx,
    shown.map(({ card, pieces }) => ({ card, pieces, item: itemOf(card, prices) })),
    typeof bought === 'number' ? undefined : bought,
  );
}

/** What one costs: of a pack also what one of it comes to. */
async function oneReply(ctx: Context, card: GoodsCard): Promise<Reply> {
  const bill = await billReply(ctx, card);
  return card.unitPrice?.unit === 'piece'
    ? {
        ...bill,
        lines: [aboutCard(ctx, 'find.unit-line', card, unitOf(ctx, card)), ...bill.lines],
      }
    : bill;
}

/** What so much of each costs that holds more: a kilo of a bag of five. */
function partReply(ctx: Context, cards: readonly GoodsCard[], { size, words }: Pack): Reply {
  const lines = cards.map((card) => {
    const { amount = 0, per = 1 } = card.unitPrice ?? {};
    const part = finePriceText((amount / per) * size, card.currencyCode);
    return aboutCard(ctx, 'find.unit-line', card, { amount: part, unit: words });
  });
  return { ...listReply(ctx, lines[0] as Line, '', cards), lines };
}

/** What a piece costs where so many are paid and more come free, of each that was shown. */
export function freePiecesReply(
  ctx: Context,
  cards: readonly GoodsCard[],
  bought: number,
  free: number,
): Reply {
  if (cards.length === 0) return plainReply(ctx, 'which');
  const shown = cards.slice(0, SHOWN);
  const n = bought + free;
  const lines = shown.map((card) =>
    aboutCard(ctx, 'pieces.free', card, {
      n,
      bought,
      total: moneyText(bought * card.currentAmount, card.currencyCode),
      each: finePriceText((bought * card.currentAmount) / n, card.currencyCode),
    }),
  );
  return { ...listReply(ctx, lines[0] as Line, '', shown), lines };
}

/** So many of a product, each for its own price alone. */
export interface Way {
  readonly card: GoodsCard;
  readonly pieces: number;
  readonly item: number;
}

/** What a product costs without shipping and coupons, which belong to an order. */
export function itemOf(
  { id, currentAmount }: GoodsCard,
  prices: Awaited<ReturnType<typeof pricesOf>>,
): number {
  return prices.get(Number(id))?.parts.itemAmount ?? currentAmount;
}

/** What each way comes to, before shipping and coupons. */
export function waysReply(ctx: Context, ways: readonly Way[], pack?: Pack): Reply {
  const cards = ways.map(({ card }) => card);
  return {
    lines: [
      ...ways.map(({ card, pieces, item }) =>
        aboutCard(ctx, pack === undefined ? 'pieces.items' : 'pieces.sized', card, {
          n: pieces,
          item: moneyText(item, card.currencyCode),
          total: moneyText(pieces * item, card.currencyCode),
          pack: pack?.words ?? '',
        }),
      ),
      line(ctx, 'pieces.which'),
    ],
    cards,
    refs: cards.map((one) => refOf(one, 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}

/** How many of it hold so much; undefined where nothing is known of what one holds. */
export function packsFor(card: GoodsCard, { unit, size }: Pack): number | undefined {
  if (card.unitPrice?.unit !== unit || card.unitPrice.amount === 0) return undefined;
  return Math.max(1, Math.ceil(size / heldBy(card) - ROUNDED));
}

/** How much one holds, by what a unit of it costs; 0: that is not known. */
function heldBy({ unitPrice, currentAmount }: GoodsCard): number {
  if (unitPrice === null || unitPrice.amount === 0) return 0;
  return (currentAmount * unitPrice.per) / unitPrice.amount;
}
/** Unit prices are rounded: what a pack holds by them is a little off. */
const ROUNDED = 0.02;

/** Coupons are reckoned on the price of all pieces; shipping is that of one order. */
async function pieceBill(ctx: Context, card: GoodsCard, pieces: number): Promise<Reply> {
  const ask = { code: card.code, withShipping: true, withCoupon: true };
  const [{ parts, platform, shopName }, coupons] = await Promise.all([
    goodsDetail(ctx, ask),
    vouchersFor(ctx, Number(card.id)),
  ]);
  const money = (amount: number) => moneyText(amount, card.currencyCode);
  const items = pieces * parts.itemAmount;
  const usable = coupons
    .filter((one) => holdsAt({ platform, shopName }, one))
    // marketplaces take one coupon of the shop and one of their own
    .map((one) => ({ ...one, issuer: one.shopName === null ? 'platform' : 'shop' }));
  const { used, payAmount } = bestStack(items, parts.shippingAmount ?? 0, usable);
  const byId = new Map(usable.map((one) => [one.id, one]));
  const lines: Line[] = [
    aboutCard(ctx, 'pieces.items', card, {
      n: pieces,
      item: money(parts.itemAmount),
      total: money(items),
    }),
    parts.shippingAmount === null
      ? aboutCard(ctx, 'bill.no-shipping', card)
      : aboutCard(ctx, 'pieces.shipping', card, { fee: money(parts.shippingAmount) }),
    ...(used.length === 0 ? [aboutCard(ctx, 'coupons.none', card)] : []),
    ...used.map(({ id, amount }) => {
      const { code = null, title = '' } = byId.get(id) ?? {};
      const coupon = [code, title].filter((one) => one).join(' ');
      return aboutCard(ctx, 'bill.coupon', card, { coupon, off: money(amount) });
    }),
    aboutCard(ctx, 'bill.pay', card, { pay: money(payAmount) }),
  ];
  return {
    ...about(card),
    lines,
    followUps: follow(ctx, 'follow.coupons', 'follow.price', 'follow.wait'),
  };
}
