/** How prices have moved: each product in one line, from what was seen of it. */
import { moneyText } from '#contract/money.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { formatDate, localDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import type { Span } from '../../lexicon/index.ts';
import { mannerOf, statistics } from '../../price/index.ts';
import { plainReply } from './plain.ts';
import { aboutCard, follow, line, refOf } from './reply.ts';
import type { Line, Reply } from './reply.ts';

export const SPAN_DAYS: Readonly<Record<Span, number>> = {
  week: 7,
  month: 30,
  quarter: 90,
  half: 180,
  year: 365,
};

/** Where nothing says how far back, of three months. */
export async function movedReply(
  ctx: Context,
  cards: readonly GoodsCard[],
  span: Span = 'quarter',
): Promise<Reply> {
  if (cards.length === 0) return plainReply(ctx, 'which');
  const days = SPAN_DAYS[span];
  const lines = await Promise.all(cards.map((card) => movedLine(ctx, card, days)));
  return {
    lines: cards.length > 1 ? [line(ctx, 'moved.intro', { days }), ...lines] : lines,
    cards,
    refs: cards.map((card) => refOf(card, 'AI')),
    followUps: follow(ctx, 'follow.price', 'follow.wait', 'follow.explain'),
  };
}

/** From the first price that was seen in these days to that of now, and the lowest between. */
async function movedLine(ctx: Context, card: GoodsCard, days: number): Promise<Line> {
  const { points, min } = await statistics(ctx, {
    id: card.id,
    dayRange: days,
    minDays: 1,
    judged: false,
    withShipping: true,
    withCoupon: true,
  });
  const { timezone, dateFormat } = mannerOf(ctx);
  const seen = points.flatMap(({ price, time }) => (price === null ? [] : [{ price, time }]));
  // what held before these days is no price of them where another was seen on the first
  const dayOf = ({ time }: { time: string }) => localDay(new Date(time), timezone);
  const first = seen.findLast((one) => dayOf(one) === dayOf(seen[0] ?? one));
  if (first === undefined || min === null || !card.isCurrent)
    return aboutCard(ctx, 'moved.unknown', card, { days });
  const money = (amount: number) => moneyText(amount, card.currencyCode);
  const now = card.currentAmount;
  const holes = {
    from: money(first.price),
    since: formatDate(first.time, timezone, dateFormat),
    now: money(now),
    low: money(min.amount),
    date: formatDate(min.time, timezone, dateFormat),
    percent: Math.max(1, Math.round((Math.abs(now - first.price) / first.price) * 100)),
  };
  return aboutCard(ctx, keyOf(first.price, now, min.amount), card, holes);
}

/** What is said of a price at the beginning, of that of now and of the lowest between them. */
function keyOf(from: number, now: number, low: number) {
  const isBelow = low < Math.min(from, now);
  if (now < from) return isBelow ? 'moved.down' : 'moved.down-lowest';
  if (now > from) return isBelow ? 'moved.up' : 'moved.up-since';
  return isBelow ? 'moved.same' : 'moved.never-lower';
}
