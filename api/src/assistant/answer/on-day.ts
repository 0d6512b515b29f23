/** What a product cost on a sale day, a day, a week or a month that is over, from what was seen then. */
import { moneyText } from '#contract/money.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { formatDate, localDay, startOfDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import type { Ago } from '../../lexicon/index.ts';
import { addDays, mannerOf, statistics } from '../../price/index.ts';
import type { Question } from '../intent/question.ts';
import { DETAIL, spanIn } from '../intent/detail-words.ts';
import { agoIn } from '../intent/shown.ts';
import { has } from '../intent/words.ts';
import { SPAN_DAYS } from './moved.ts';
import { priceReply } from './price.ts';
import { aboutCard } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { lastSaleIn } from './sales.ts';
import { waitReply } from './wait.ts';

/** The days of ten years: whatever is known of a price. */
const EVER = 3650;

/** Whether a price is good: now, at a time that is over, or on a sale day to come. */
export async function goodPriceReply(
  ctx: Context,
  card: GoodsCard,
  question: Question,
): Promise<Reply> {
  const said = question.said ?? '';
  const sale = lastSaleIn(ctx, said);
  if (sale?.isRecent === false) return waitReply(ctx, card, question);
  const { ago } = agoIn(said.toLowerCase()) ?? {};
  if (sale === undefined && ago === undefined) {
    // "the lowest of the past year?", "the lowest ever?"
    const lower = said.toLowerCase();
    const span = question.span ?? spanIn(lower)?.span;
    const isEver = question.isEver ?? (span === undefined && has(lower, DETAIL.ever));
    return priceReply(ctx, card, isEver ? EVER : SPAN_DAYS[span ?? 'quarter']);
  }
  const reply = await priceReply(ctx, card);
  const [now, ...others] = reply.lines as [Line, ...Line[]];
  const then = sale ? onDayLine(ctx, card, sale.day, sale.name) : agoLine(ctx, card, ago ?? 'day');
  return { ...reply, lines: [now, await then, ...others] };
}

/** The prices of so many days from a day on; the chart's own, shipping and coupon in. */
async function pricesFrom(ctx: Context, { id }: GoodsCard, day: string, until: string) {
  const { timezone } = mannerOf(ctx);
  const [start, end] = [startOfDay(day, timezone), startOfDay(until, timezone)];
  return statistics(ctx, {
    id,
    startTime: start.toISOString(),
    endTime: end.toISOString(),
    dayRange: 1,
    minDays: 1,
    judged: false,
    withShipping: true,
    withCoupon: true,
  });
}

/** The lowest price of that day beside the one of now. */
async function onDayLine(ctx: Context, card: GoodsCard, day: string, sale?: string): Promise<Line> {
  const { min } = await pricesFrom(ctx, card, day, addDays(day, 1));
  const date = dateOf(ctx, day) + (sale === undefined ? '' : ` (${sale})`);
  if (min === null) return aboutCard(ctx, 'price.day-none', card, { date });
  // oxlint-disable-next-line unicorn/no-thenable
  const said = { date, then: moneyText(min.amount, card.currencyCode) };
  const { currentAmount: now } = card;
  const percent = Math.round((Math.abs(now - min.amount) / now) * 100);
  if (percent === 0) return aboutCard(ctx, 'price.day-same', card, said);
  const key = min.amount < now ? 'price.day-less' : 'price.day-more';
  return aboutCard(ctx, key, card, { ...said, percent });
}

/** The lowest and the highest price of a calendar week or month that is over, or of yesterday. */
async function agoLine(ctx: Context, card: GoodsCard, ago: Ago): Promise<Line> {
  const { timezone } = mannerOf(ctx);
  const [day, until] = daysOf(ago, localDay(ctx.now, timezone));
  if (ago === 'day') return onDayLine(ctx, card, day);
  const { min, max } = await pricesFrom(ctx, card, day, until);
  const holes = { from: dateOf(ctx, day), to: dateOf(ctx, addDays(until, -1)) };
  if (min === null || max === null) return aboutCard(ctx, 'price.period-none', card, holes);
  const [low, high, now] = [min.amount, max.amount, card.currentAmount].map((amount) =>
    moneyText(amount, card.currencyCode),
  ) as [string, string, string];
  const key = low === high ? 'price.period-one' : 'price.period';
  return aboutCard(ctx, key, card, { ...holes, low, high, now });
}

/** The first day, and the one after the last. */
function daysOf(ago: Ago, today: string): [string, string] {
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  const [year, month] = today.split('-').map(Number) as [number, number];
  const firstOf = (one: number) => new Date(Date.UTC(year, one - 1, 1)).toISOString().slice(0, 10);
  return {
    day: [addDays(today, -1), today],
    week: [addDays(monday, -7), monday],
    month: [firstOf(month - 1), firstOf(month)],
  }[ago] as [string, string];
}

function dateOf(ctx: Context, day: string): string {
  const { timezone, dateFormat } = mannerOf(ctx);
  return formatDate(startOfDay(day, timezone), timezone, dateFormat);
}
