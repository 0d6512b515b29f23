/** When a sale of the calendar is; what will be cheaper then nobody knows before. */
import { formatDate, startOfDay } from '#contract/time.ts';
import type { Context } from '../../kernel/context.ts';
import { mannerOf, salesToCome } from '../../price/index.ts';
import { has, WORDS } from '../intent/words.ts';
import { follow, line } from './reply.ts';
import type { Reply } from './reply.ts';

const SHOWN = 3;
/** The sale that is named, else the next ones. */
export function salesReply(ctx: Context, text: string): Reply {
  const words = text.toLowerCase();
  const all = salesToCome(ctx);
  const [, month] = /(?<![\d.])(1[0-2]|[1-9])\.\1(?![\d.])/.exec(words) ?? [];
  const kind = (['HARBOLNAS', 'PAYDAY'] as const).find((one) => has(words, WORDS.sales[one]));
  const on = month && [month, month].map((one) => one.padStart(2, '0')).join('-');
  const named = all.find((one) => (on ? one.on === on : one.kind === kind));
  const { timezone, dateFormat } = mannerOf(ctx);
  const told = (
    named
      ? [named]
      : all
          .filter((one, index) => all.findIndex((other) => other.name === one.name) === index)
          .slice(0, SHOWN)
  ).map(({ name, day, inDays }) =>
    line(ctx, inDays === 0 ? 'sales.today' : inDays === 1 ? 'sales.tomorrow' : 'sales.day', {
      sale: name,
      date: formatDate(startOfDay(day, timezone), timezone, dateFormat),
      days: inDays,
    }),
  );
  return {
    lines: [...(named ? [] : [line(ctx, 'sales.next')]), ...told, line(ctx, 'sales.unknown')],
    cards: [],
    refs: [],
    followUps: follow(ctx, 'follow.deals'),
  };
}
