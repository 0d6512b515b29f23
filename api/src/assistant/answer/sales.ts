/** When a sale of the calendar is; what will be cheaper then nobody knows before. */
import { DAY_MS, formatDate, startOfDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { mannerOf, salesToCome } from '../../price/index.ts';
import { has, WORDS } from '../intent/words.ts';
import { follow, line } from './reply.ts';
import type { Line, Reply } from './reply.ts';

const SHOWN = 3;
/** So long ago a sale is still spoken of. */
const RECENT_DAYS = 90;

type Sale = ReturnType<typeof salesToCome>[number];

/** The sale that a text names: by its double day, or its name. */
function namedIn(ctx: Context, text: string): Sale | undefined {
  const words = text.toLowerCase();
  const [, month] = /(?<![\d./])(1[0-2]|[1-9])[./]\1(?![\d./])/.exec(words) ?? [];
  const kind = (['HARBOLNAS', 'PAYDAY'] as const).find((one) => has(words, WORDS.sales[one]));
  const on = month && [month, month].map((one) => one.padStart(2, '0')).join('-');
  return salesToCome(ctx).find((one) => (on ? one.on === on : one.kind === kind));
}

/** When the sale is that a text names, if it names one. */
export function namedSaleLines(ctx: Context, text: string): Line[] {
  const named = namedIn(ctx, text);
  return named ? [dayLine(ctx, named)] : [];
}

function dayLine(ctx: Context, { name, day, inDays }: Sale): Line {
  const { timezone, dateFormat } = mannerOf(ctx);
  return line(ctx, inDays === 0 ? 'sales.today' : inDays === 1 ? 'sales.tomorrow' : 'sales.day', {
    sale: name,
    date: formatDate(startOfDay(day, timezone), timezone, dateFormat),
    days: inDays,
  });
}

/** The sale that is named, else the next ones. */
export function salesReply(ctx: Context, text: string): Reply {
  const all = salesToCome(ctx);
  const named = namedIn(ctx, text);
  const told = (
    named
      ? [named]
      : all
          .filter((one, index) => all.findIndex((other) => other.name === one.name) === index)
          .slice(0, SHOWN)
  ).map((one) => dayLine(ctx, one));
  return {
    lines: [
      ...(named ? [] : [line(ctx, 'sales.next')]),
      ...overLines(ctx, text),
      ...told,
      line(ctx, 'sales.unknown'),
    ],
    cards: [],
    refs: [],
    followUps: follow(ctx, 'follow.deals'),
  };
}

/** The last yearly sale of the one that a text names; undefined: it names none, or one of today. */
export function lastSaleIn(
  ctx: Context,
  text: string,
): { name: string; day: string; isRecent: boolean } | undefined {
  const named = namedIn(ctx, text);
  if (named === undefined || named.kind === 'PAYDAY' || named.inDays === 0) return undefined;
  const [year, ...rest] = named.day.split('-');
  const day = [Number(year) - 1, ...rest].join('-');
  const { timezone } = mannerOf(ctx);
  const days = (ctx.now.getTime() - startOfDay(day, timezone).getTime()) / DAY_MS;
  return { name: named.name, day, isRecent: days <= RECENT_DAYS };
}

/** "Is 11.11 over?": the last one was not long ago. */
function overLines(ctx: Context, text: string): Line[] {
  const { timezone, dateFormat } = mannerOf(ctx);
  const last = lastSaleIn(ctx, text);
  if (!last?.isRecent) return [];
  const date = formatDate(startOfDay(last.day, timezone), timezone, dateFormat);
  return [line(ctx, 'sales.over', { sale: last.name, date })];
}
