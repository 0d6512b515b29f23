/** Which of what was shown is to be preferred, by price history, ratings and price alone. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { moneyText, percentOf } from '#contract/money.ts';
import { JUDGING } from '#contract/price/judging.ts';
import type { Context } from '../../kernel/context.ts';
import { COMPARED } from '../intent/question.ts';
import { plainReply } from './plain.ts';
import { priceReply } from './price.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { byUnit, unitOf } from './unit.ts';

export async function pickReply(ctx: Context, cards: readonly GoodsCard[]): Promise<Reply> {
  const [only] = cards;
  if (!only) return plainReply(ctx, 'which');
  if (cards.length === 1) return priceReply(ctx, only);
  const usable = cards.filter((card) => card.isCurrent && card.inStock);
  const among = usable.length > 0 ? usable : cards;
  const value = bestValueOf(among);
  const rated = bestBy(among, ({ rating, reviewCount }) => (reviewCount > 0 ? (rating ?? 0) : 0));
  const cheapest = bestBy(among, ({ currentAmount }) => -currentAmount);
  const unit = byUnit(among);
  const [perUnit] = unit.length > 1 ? unit : [];
  const picked = [
    value ?? cheapest,
    rated.rating === null ? (value ?? cheapest) : rated,
    cheapest,
    ...(perUnit ? [perUnit] : []),
  ];
  const shown = picked.filter((card, at) => picked.indexOf(card) === at);
  return {
    lines: [
      ...(among.length <= COMPARED ? decided(ctx, among, { value, rated, cheapest }) : []),
      ...valueLines(ctx, among),
      ...(rated.rating !== null && rated.reviewCount > 0
        ? [aboutCard(ctx, 'pick.rated', rated, { rating: rated.rating, n: rated.reviewCount })]
        : []),
      aboutCard(ctx, 'pick.cheapest', cheapest),
      ...(perUnit ? [aboutCard(ctx, 'pick.unit', perUnit, unitOf(ctx, perUnit))] : []),
      line(ctx, 'pick.only'),
    ],
    cards: shown,
    refs: shown.map((card) => refOf(card, 'AI')),
    followUps: follow(ctx, 'follow.explain', 'follow.wait', 'follow.coupons'),
  };
}

/** Which of the few that were compared to take, and by what: history first, then ratings, then price. */
function decided(
  ctx: Context,
  cards: readonly GoodsCard[],
  {
    value,
    rated,
    cheapest,
  }: Record<'rated' | 'cheapest', GoodsCard> & {
    readonly value: GoodsCard | undefined;
  },
): Line[] {
  const [first, second] = cards.toSorted((a, b) => a.currentAmount - b.currentAmount) as [
    GoodsCard,
    GoodsCard,
  ];
  const less = second.currentAmount - first.currentAmount;
  const difference = moneyText(less, first.currencyCode);
  const isRated = cards.every(({ rating, reviewCount }) => rating !== null && reviewCount > 0);
  const isBest = isRated && new Set(cards.map(({ rating }) => rating)).size > 1;
  if (value && isBest && less > 0 && value === rated && value === cheapest)
    return [aboutCard(ctx, 'pick.all', value, { difference })];
  const [key, card] = value
    ? (['pick.by-value', value] as const)
    : isBest && less <= first.currentAmount * NEAR
      ? (['pick.by-rating', rated] as const)
      : (['pick.by-price', cheapest] as const);
  const beside = less > 0 ? [aboutCard(ctx, 'pick.difference', first, { difference })] : [];
  return [aboutCard(ctx, key, card), ...beside];
}

/** Prices that lie no further apart decide nothing. */
const NEAR = 0.05;

/** The best price against its own history; undefined: none is clearly below its usual price. */
function bestValueOf(cards: readonly GoodsCard[]): GoodsCard | undefined {
  const best = bestBy(cards, ({ verdict }) => verdict.real ?? 0);
  return (best.verdict.real ?? 0) >= JUDGING.claimMin ? best : undefined;
}

/** Which of them has the best price against its own history. */
export function valueLines(ctx: Context, cards: readonly GoodsCard[]): Line[] {
  const card = bestValueOf(cards);
  if (card === undefined) return [line(ctx, 'pick.none-below')];
  const { real, typicalAmount } = card.verdict;
  return [
    aboutCard(ctx, 'pick.value', card, {
      percent: percentOf(real ?? 0),
      typical: typicalAmount === null ? '' : moneyText(typicalAmount, card.currencyCode),
    }),
  ];
}

/** The first of the best. */
function bestBy(cards: readonly GoodsCard[], of: (card: GoodsCard) => number): GoodsCard {
  return cards.reduce((best, one) => (of(one) > of(best) ? one : best));
}
