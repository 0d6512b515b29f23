/** Which of what was shown is to be preferred, by price history, ratings and price alone. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { moneyText, percentOf } from '#contract/money.ts';
import { JUDGING } from '#contract/price/judging.ts';
import type { Context } from '../../kernel/context.ts';
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
  const value = bestBy(among, ({ verdict }) => verdict.real ?? 0);
  const rated = bestBy(among, ({ rating, reviewCount }) => (reviewCount > 0 ? (rating ?? 0) : 0));
  const cheapest = bestBy(among, ({ currentAmount }) => -currentAmount);
  const isBelow = (value.verdict.real ?? 0) >= JUDGING.claimMin;
  const unit = byUnit(among);
  const [perUnit] = unit.length > 1 ? unit : [];
  const picked = [
    isBelow ? value : cheapest,
    rated.rating === null ? value : rated,
    cheapest,
    ...(perUnit ? [perUnit] : []),
  ];
  const shown = picked.filter((card, at) => picked.indexOf(card) === at);
  return {
    lines: [
      isBelow ? valueLine(ctx, value) : line(ctx, 'pick.none-below'),
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

function valueLine(ctx: Context, card: GoodsCard): Line {
  const { real, typicalAmount } = card.verdict;
  return aboutCard(ctx, 'pick.value', card, {
    percent: percentOf(real ?? 0),
    typical: typicalAmount === null ? '' : moneyText(typicalAmount, card.currencyCode),
  });
}

/** The first of the best. */
function bestBy(cards: readonly GoodsCard[], of: (card: GoodsCard) => number): GoodsCard {
  return cards.reduce((best, one) => (of(one) > of(best) ? one : best));
}
