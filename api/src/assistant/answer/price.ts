/** Whether a price is good, and what stands behind a discount: from the product's own history. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { formatDate } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { mannerOf, sayAmount, sayVerdict, statistics } from '../../price/index.ts';
import { aboutCard, follow, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';

const DAYS = 90;
/** Days on which a price was seen, for its median to be called usual. */
const ENOUGH_DAYS = 14;
/** Within this share of it a price is about the usual. */
const ABOUT = 0.03;

export async function priceReply(ctx: Context, card: GoodsCard): Promise<Reply> {
  const lines = [aboutCard(ctx, 'price.now', card), ...(await againstUsual(ctx, card))];
  return { ...about(card), lines, followUps: follow(ctx, 'follow.wait', 'follow.explain', 'follow.coupons') };
}

export async function explainReply(ctx: Context, card: GoodsCard): Promise<Reply> {
  const verdict: Line = {
    text: sayVerdict(card.verdict, card.currentAmount, card.originAmount, mannerOf(ctx)),
    about: aboutCard(ctx, 'price.now', card).about ?? '',
  };
  return { ...about(card), lines: [aboutCard(ctx, 'price.now', card), verdict], followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.coupons') };
}

/** The one product that was asked about. */
export function about(card: GoodsCard): Pick<Reply, 'cards' | 'refs'> {
  return { cards: [card], refs: [refOf(card, 'AI')] };
}

async function againstUsual(ctx: Context, card: GoodsCard): Promise<Line[]> {
  const stat = await statistics(ctx, { id: card.id, dayRange: DAYS, minDays: ENOUGH_DAYS, withShipping: true, withCoupon: true });
  const gone = card.inStock ? [] : [aboutCard(ctx, 'price.gone', card)];
  if (stat.observedDays < ENOUGH_DAYS || stat.median === null) return [aboutCard(ctx, 'price.thin', card, { seenDays: stat.observedDays }), ...gone];
  const { timezone, dateFormat } = mannerOf(ctx);
  const share = card.currentAmount / stat.median - 1;
  const holes = { typical: sayAmount(stat.median, card.currencyCode), days: DAYS, percent: Math.floor(Math.abs(share) * 100) };
  const key = share <= -ABOUT ? 'price.below' : share >= ABOUT ? 'price.above' : 'price.about';
  const low =
    stat.min === null || stat.min.amount >= card.currentAmount
      ? aboutCard(ctx, 'price.is-low', card)
      : aboutCard(ctx, 'price.low', card, { low: sayAmount(stat.min.amount, card.currencyCode), date: formatDate(stat.min.time, timezone, dateFormat) });
  return [aboutCard(ctx, key, card, holes), low, ...gone];
}
