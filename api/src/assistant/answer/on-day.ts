/** What a product cost on the last sale day of a name, from what was seen on that day. */
import { moneyText } from '#contract/money.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { DAY_MS, formatDate, startOfDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { mannerOf, statistics } from '../../price/index.ts';
import type { Question } from '../intent/question.ts';
import { priceReply } from './price.ts';
import { aboutCard } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { lastSaleIn } from './sales.ts';
import { waitReply } from './wait.ts';

/** Whether a price is good: now, on a sale day that is over, or on one to come. */
export async function goodPriceReply(
  ctx: Context,
  card: GoodsCard,
  question: Question,
): Promise<Reply> {
  const sale = lastSaleIn(ctx, question.said ?? '');
  if (sale === undefined) return priceReply(ctx, card);
  if (!sale.isRecent) return waitReply(ctx, card, question);
  const reply = await priceReply(ctx, card);
  const [now, ...others] = reply.lines as [Line, ...Line[]];
  return { ...reply, lines: [now, await onDayLine(ctx, card, sale), ...others] };
}

/** The lowest price of that day beside the one of now; the chart's own, shipping and coupon in. */
async function onDayLine(
  ctx: Context,
  card: GoodsCard,
  { name, day }: { name: string; day: string },
): Promise<Line> {
  const { timezone, dateFormat } = mannerOf(ctx);
  const start = startOfDay(day, timezone);
  const { min } = await statistics(ctx, {
    id: card.id,
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + DAY_MS).toISOString(),
    dayRange: 1,
    minDays: 1,
    judged: false,
    withShipping: true,
    withCoupon: true,
  });
  const holes = { sale: name, date: formatDate(start, timezone, dateFormat) };
  if (min === null) return aboutCard(ctx, 'price.day-none', card, holes);
  const said = { ...holes, then: moneyText(min.amount, card.currencyCode) };
  const { currentAmount: now } = card;
  const percent = Math.round((Math.abs(now - min.amount) / now) * 100);
  if (percent === 0) return aboutCard(ctx, 'price.day-same', card, said);
  const key = min.amount < now ? 'price.day-less' : 'price.day-more';
  return aboutCard(ctx, key, card, { ...said, percent });
}
