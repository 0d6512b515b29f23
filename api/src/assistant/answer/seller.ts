/**
 * What is known of who sells a product and of what sending it costs. Whether a shop is honest is
 * not among it, and is not made up.
 */
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { moneyText } from '#contract/money.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { comparedOffers, goodsCards, offersOf } from '../../goods/index.ts';
import type { Context } from '../../kernel/context.ts';
import { listReply } from './list.ts';
import { fitting } from './look-up.ts';
import { inOrder, ofOneKind } from './order.ts';
import { plainReply } from './plain.ts';
import { about } from './price.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';

const SHOWN = 3;

export async function sellerReply(ctx: Context, card: GoodsCard): Promise<Reply> {
  const sold =
    card.shopName === null
      ? []
      : [
          aboutCard(ctx, 'seller.shop', card, {
            shop: card.shopName.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(),
          }),
        ];
  const rated =
    card.rating !== null && card.reviewCount > 0
      ? [aboutCard(ctx, 'seller.rated', card, { rating: card.rating, n: card.reviewCount })]
      : [];
  return {
    ...about(card),
    lines: [
      ...sold,
      aboutCard(ctx, card.isMall ? 'seller.mall' : 'seller.no-mall', card),
      ...rated,
      aboutCard(ctx, 'seller.unknown', card),
    ],
    followUps: follow(ctx, 'follow.price', 'follow.explain', 'follow.coupons'),
  };
}

/** Of a shop or a platform that is named, nothing is known but its prices. */
export function sellerUnknownReply(ctx: Context): Reply {
  return {
    lines: [line(ctx, 'seller.unknown')],
    cards: [],
    refs: [],
    followUps: follow(ctx, 'follow.deals'),
  };
}

/** What it costs at each platform that has it, as the same product too, the cheapest first. */
export async function platformsReply(
  ctx: Context,
  card: GoodsCard,
  asked: readonly string[],
): Promise<Reply> {
  const id = Number(card.id);
  const assumptions = { withShipping: true, withCoupon: false };
  const own = await offersOf(ctx, id, assumptions, []);
  const first = (await comparedOffers(ctx, own, id, assumptions))
    .filter((one) => one.inStock)
    .toSorted((a, b) => a.currentAmount - b.currentAmount)
    .filter((one, at, all) => all.findIndex((other) => other.platform === one.platform) === at)
    .slice(0, SHOWN);
  const twins = await goodsCards(
    ctx,
    first.flatMap(({ twin }) => (twin === null ? [] : [Number(twin.goodsId)])),
  );
  const lines = first.map((one) =>
    aboutCard(ctx, 'platforms.line', twins.find(({ id }) => id === one.twin?.goodsId) ?? card, {
      platform: one.platformName,
      price: moneyText(one.currentAmount, one.currencyCode),
    }),
  );
  const alone =
    first.length < 2
      ? [aboutCard(ctx, 'platforms.one', card)]
      : [aboutCard(ctx, 'platforms.shipping', card)];
  const names = asked.map((code) => PLATFORM_NAMES[platformOf(code)]);
  const lacking = names.filter((name) => !first.some((one) => one.platformName === name));
  const unknown = lacking.map((platforms) =>
    aboutCard(ctx, 'platforms.without', card, { text: card.name, platforms }),
  );
  const matched = twins.length > 0 ? [line(ctx, 'platforms.matched')] : [];
  const shown = about(card);
  return {
    cards: [...shown.cards, ...twins],
    refs: [...shown.refs, ...twins.map((one) => refOf(one, 'AI'))],
    lines:
      lines.length > 0
        ? [...lines, ...unknown, ...matched, ...alone]
        : [aboutCard(ctx, 'price.gone', card)],
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons'),
  };
}

/** "Is Lazada or Shopee cheaper for kettles?": the cheapest of the kind at each. */
export async function kindPlatformsReply(
  ctx: Context,
  kind: string,
  platforms: readonly string[],
): Promise<Reply> {
  const found = await Promise.all(
    platforms.map(async (platform) => {
      const { cards, isNear } = await fitting(ctx, { text: kind, platforms: [platform] });
      return isNear ? [] : inOrder(ofOneKind(cards), 'CHEAPEST').slice(0, 1);
    }),
  );
  const cards = inOrder(found.flat(), 'CHEAPEST');
  if (cards.length === 0) return plainReply(ctx, 'platforms.differ');
  const reply = listReply(ctx, line(ctx, 'platforms.kind', { text: kind }), kind, cards);
  const lacking = platforms.filter((_, at) => found[at]?.length === 0);
  const names = lacking.map((code) => PLATFORM_NAMES[platformOf(code)]).join(', ');
  const none = line(ctx, 'platforms.without', { text: kind, platforms: names });
  return lacking.length === 0 ? reply : { ...reply, lines: [...reply.lines, none] };
}

export async function shippingReply(ctx: Context, card: GoodsCard): Promise<Reply> {
  const offers = await offersOf(
    ctx,
    Number(card.id),
    { withShipping: true, withCoupon: false },
    [],
  );
  const first = offers
    .filter((one, at) => offers.findIndex((other) => other.platform === one.platform) === at)
    .slice(0, SHOWN);
  const lines = first.map(
    ({ platformName: platform, currencyCode, parts: { shippingAmount } }): Line => {
      const key =
        shippingAmount === null
          ? 'shipping.unknown'
          : shippingAmount === 0
            ? 'shipping.free'
            : 'shipping.fee';
      return aboutCard(ctx, key, card, {
        platform,
        fee: shippingAmount === null ? '' : moneyText(shippingAmount, currencyCode),
      });
    },
  );
  return {
    ...about(card),
    lines: [...lines, aboutCard(ctx, 'shipping.time', card)],
    followUps: follow(ctx, 'follow.price', 'follow.coupons', 'follow.wait'),
  };
}
