/**
 * Whether to wait, from the sale calendar and the product's own past; where that is thin, only what
 * was seen is said (BEY-22).
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { moneyText } from '#contract/money.ts';
import { formatDate, startOfDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { BETTER_BY, HORIZON, mannerOf, waitingFor } from '../../price/index.ts';
import type { Question } from '../intent/question.ts';
import { about, lowestOf } from './price.ts';
import { aboutCard, follow } from './reply.ts';
import type { Line, Reply } from './reply.ts';
import { namedSaleLines } from './sales.ts';

const BETTER = BETTER_BY * 100;

/** With the sale that is named, else one of the calendar. */
export async function waitReply(
  ctx: Context,
  card: GoodsCard,
  { said: typed = '' }: Pick<Question, 'said'>,
): Promise<Reply> {
  const waiting = await waitingFor(ctx, Number(card.id));
  const named = namedSaleLines(ctx, typed);
  if (waiting.state === 'SOLD_OUT')
    return {
      ...about(card),
      lines: [aboutCard(ctx, 'price.now', card), aboutCard(ctx, 'price.gone', card), ...named],
      followUps: follow(ctx, 'follow.price', 'follow.explain'),
    };
  return {
    ...about(card),
    lines: [
      aboutCard(ctx, 'price.now', card),
      ...answerLines(ctx, card, waiting),
      ...seenLines(ctx, card, waiting),
      ...(await lowLines(ctx, card, waiting)),
      ...(named.length > 0 ? named : saleLines(ctx, card, waiting)),
    ],
    followUps: follow(ctx, 'follow.price', 'follow.explain', 'follow.coupons'),
  };
}

type Waiting = Awaited<ReturnType<typeof waitingFor>>;

const isStill = ({ state, probability }: Waiting) => state === 'NO_GAIN' && probability === null;

/** One answer with its chance, and its record where that proves something. */
function answerLines(ctx: Context, card: GoodsCard, waiting: Waiting): Line[] {
  const { state, probability, record, lows } = waiting;
  if (isStill(waiting))
    return [aboutCard(ctx, 'wait.still', card, { better: BETTER, days: lows.stillDays })];
  if (state === 'TOSS_UP' || probability === null)
    return [
      lows.sureFromDay === null
        ? aboutCard(ctx, 'wait.thin', card)
        : aboutCard(ctx, 'wait.young', card, {
            days: lows.days,
            date: dateOf(ctx, lows.sureFromDay),
          }),
    ];
  return [
    aboutCard(ctx, state === 'WAIT' ? 'wait.wait' : 'wait.buy', card, {
      better: BETTER,
      ahead: HORIZON,
      percent: Math.round(probability * 100),
    }),
    ...(record
      ? [
          aboutCard(ctx, record.always === 'WAIT' ? 'wait.than-wait' : 'wait.than-buy', card, {
            said: record.said,
            right: record.right,
            other: record.alwaysRight,
          }),
        ]
      : []),
  ];
}

/** When it was cheaper than today. */
function seenLines(ctx: Context, card: GoodsCard, waiting: Waiting): Line[] {
  const { days, times, everyDays, lastDay, amount, sureFromDay } = waiting.lows;
  if (isStill(waiting)) return [];
  if (lastDay === null || amount === null)
    return sureFromDay === null
      ? [aboutCard(ctx, 'wait.never', card, { better: BETTER, days })]
      : [];
  const holes = {
    better: BETTER,
    days,
    date: dateOf(ctx, lastDay),
    low: moneyText(amount, card.currencyCode),
  };
  if (times === 1) return [aboutCard(ctx, 'wait.once', card, holes)];
  return [
    everyDays === null
      ? aboutCard(ctx, 'wait.often', card, { ...holes, n: times })
      : aboutCard(ctx, 'wait.rhythm', card, { ...holes, n: times, every: everyDays }),
  ];
}

/** Where nothing can be foretold: how low it was. */
async function lowLines(ctx: Context, card: GoodsCard, waiting: Waiting): Promise<Line[]> {
  const low = waiting.state === 'TOSS_UP' ? await lowestOf(ctx, card) : null;
  if (low === null || low.amount === waiting.lows.amount) return [];
  return [
    aboutCard(ctx, low.amount < card.currentAmount ? 'price.low' : 'wait.at-low', card, low.holes),
  ];
}

function saleLines(ctx: Context, card: GoodsCard, { sale, lows }: Waiting): Line[] {
  if (!sale) return [];
  const { name, day, fell, of } = sale;
  return [
    aboutCard(ctx, 'wait.sale', card, { sale: name, date: dateOf(ctx, day) }),
    ...(of > 1 && lows.times > 0
      ? [aboutCard(ctx, fell > 0 ? 'wait.habit' : 'wait.no-habit', card, { fell, of })]
      : []),
  ];
}

function dateOf(ctx: Context, day: string): string {
  const { timezone, dateFormat } = mannerOf(ctx);
  return formatDate(startOfDay(day, timezone), timezone, dateFormat);
}
