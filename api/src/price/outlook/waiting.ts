/** Should one wait? What the past of goods says about the days ahead (BEY-22). */
import { localDay } from '#contract/time.ts';
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { keepFor } from '../../kernel/kept.ts';
import type { Handler } from '../../kernel/module.ts';
import { addDays, daysBetween } from '../range.ts';
import { subjectRows } from '../statistics.ts';
import { saleOn } from './calendar.ts';
import { BETTER_BY, HORIZONS, outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';

/** Days of history that are looked at. */
const LOOKED_AT = 540;
/** A price holds so long without being seen; a longer gap begins the history anew. */
const HOLDS = 7;
const AHEAD = 30;

export interface Waiting {
  /** What can be said, the nearest first; nothing where history is thin or uneven. */
  readonly outlooks: readonly Outlook[];
  /** The next sale of the region within 30 days. */
  readonly sale: { readonly name: string; readonly day: string } | null;
}

const kept = keepFor<Waiting>({ seconds: 300, max: 300, topics: ['goods'] });

export const outlook: Handler<'price.outlook'> = async (ctx, { id }) => {
  const goodsId = (await subjectRows(ctx, id, undefined))[0]?.goods_id;
  if (goodsId === undefined) return { outlooks: [], betterBy: BETTER_BY, sale: null };
  const { outlooks, sale } = await kept(ctx, String(goodsId), () => waitingFor(ctx, goodsId));
  return { outlooks: [...outlooks], betterBy: BETTER_BY, sale };
};

export async function waitingFor(ctx: Context, goodsId: number): Promise<Waiting> {
  const today = localDay(ctx.now, ctx.tenant.timezone);
  const rows = await ctx.db.rows<{ day: string; low: number }>(sql`
    select d.day, min(d.low) as low from offer o join price_day d on d.offer_id = o.id
    where o.goods_id = ${goodsId} and not o.retired and d.in_stock and d.day > ${addDays(today, -LOOKED_AT)}::date group by d.day order by d.day`);
  const prices = everyDay(rows, today);
  const dayAt = (at: number) => addDays(today, at - (prices.length - 1));
  const sales = prices.length === 0 ? [] : Array.from({ length: prices.length + AHEAD }, (_, at) => saleOn(ctx.tenant.id, dayAt(at)) !== undefined);
  const outlooks = HORIZONS.flatMap((days) => outlookOf(prices, days, (at) => sales[at] === true) ?? []);
  const next = Array.from({ length: AHEAD }, (_, ahead) => addDays(today, ahead + 1)).find((day) => saleOn(ctx.tenant.id, day));
  return { outlooks, sale: next === undefined ? null : { name: saleOn(ctx.tenant.id, next)?.name ?? '', day: next } };
}

/** One price for each day up to today, since the last long gap. */
function everyDay(rows: readonly { day: string; low: number }[], today: string): number[] {
  let prices: number[] = [];
  for (const [at, { day, low }] of rows.entries()) {
    const gap = daysBetween(day, rows[at + 1]?.day ?? addDays(today, 1));
    prices = gap > HOLDS ? [] : [...prices, ...Array.from({ length: gap }, () => low)];
  }
  return prices;
}
