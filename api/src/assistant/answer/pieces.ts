/** What several pieces of what was shown cost, with shipping and coupons as far as they are known. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { bestStack } from '#contract/coupon/stack.ts';
import { moneyText } from '#contract/money.ts';
import { holdsAt, vouchersFor } from '../../catalog/index.ts';
import { goodsDetail } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { SHOWN } from './look-up.ts';
import { plainReply } from './plain.ts';
import { about } from './price.ts';
import { billReply } from './reckon.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';

/** Of one product the whole bill; of several what so many of each cost. */
export async function piecesReply(
  ctx: Context,
  cards: readonly GoodsCard[],
  pieces: number,
): Promise<Reply> {
  const [card] = cards;
  if (!card) return plainReply(ctx, 'which');
  if (cards.length === 1) return pieces === 1 ? billReply(ctx, card) : pieceBill(ctx, card, pieces);
  const shown = cards.slice(0, SHOWN);
  return {
    lines: [
      ...shown.map((one) =>
        aboutCard(ctx, 'pieces.line', one, {
          n: pieces,
          total: moneyText(pieces * one.currentAmount, one.currencyCode),
        }),
      ),
      line(ctx, 'pieces.which'),
    ],
    cards: shown,
    refs: shown.map((one) => refOf(one, 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}

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
