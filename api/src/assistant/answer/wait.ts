/**
 * Whether to wait, from the sale calendar and the product's own past; where that is thin, only what
 * was seen is said (BEY-22).
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { formatDate, startOfDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { BETTER_BY, mannerOf, waitingFor } from '../../price/index.ts';
import type { Question } from '../intent/question.ts';
import { about, lowestOf } from './price.ts';
import { aboutCard, follow } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { namedSaleLines } from './sales.ts';

/** The sale that is named, else the next one of the calendar. */
export async function waitReply(
  ctx: Context,
  card: GoodsCard,
  { said: typed = '' }: Pick<Question, 'said'>,
): Promise<Reply> {
  const { outlooks, sale, rhythm } = await waitingFor(ctx, Number(card.id));
  const { timezone, dateFormat } = mannerOf(ctx);
  const told = outlooks.flatMap(({ days, advice, probability, said, right }) => [
    aboutCard(ctx, advice === 'WAIT' ? 'wait.wait' : 'wait.buy', card, {
      better: BETTER_BY * 100,
      days,
      percent: Math.round(probability * 100),
    }),
    aboutCard(ctx, 'wait.record', card, { right, said }),
  ]);
  const named = namedSaleLines(ctx, typed);
  const next = sale
    ? [
        aboutCard(ctx, 'wait.sale', card, {
          sale: sale.name,
          date: formatDate(startOfDay(sale.day, timezone), timezone, dateFormat),
        }),
      ]
    : [];
  return {
    ...about(card),
    lines: [
      aboutCard(ctx, 'price.now', card),
      ...(told.length > 0 ? told : await seenLines(ctx, card, rhythm)),
      ...(named.length > 0 ? named : next),
    ],
    followUps: follow(ctx, 'follow.price', 'follow.explain', 'follow.coupons'),
  };
}

/** Nothing can be foretold: how often it fell, and how low it was. */
async function seenLines(
  ctx: Context,
  card: GoodsCard,
  { days, falls, lastDay, sureFromDay }: Awaited<ReturnType<typeof waitingFor>>['rhythm'],
): Promise<Line[]> {
  const { timezone, dateFormat } = mannerOf(ctx);
  const dateOf = (day: string) => formatDate(startOfDay(day, timezone), timezone, dateFormat);
  const holes = {
    better: BETTER_BY * 100,
    days,
    every: falls > 0 ? Math.round(days / falls) : 0,
    date: lastDay === null ? '' : dateOf(lastDay),
  };
  const fell =
    lastDay === null
      ? 'wait.never'
      : falls === 1
        ? ('wait.once' as const)
        : ('wait.rhythm' as const);
  const low = await lowestOf(ctx, card);
  return [
    sureFromDay === null
      ? aboutCard(ctx, 'wait.thin', card)
      : aboutCard(ctx, 'wait.young', card, { days, date: dateOf(sureFromDay) }),
    ...(days > 1 ? [aboutCard(ctx, fell, card, holes)] : []),
    ...(low === null
      ? []
      : low.amount < card.currentAmount
        ? [aboutCard(ctx, 'price.low', card, low.holes)]
        : [aboutCard(ctx, 'wait.at-low', card, low.holes)]),
  ];
}
