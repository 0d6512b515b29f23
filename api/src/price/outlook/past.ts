/** The past of goods, one price a day, as forecasts and their back-test see it (BEY-22). */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { addDays, daysBetween } from '../range.ts';

/** Days of history that are looked at. */
export const LOOKED_AT = 540;
/** A price holds so long without being seen; a longer gap begins the history again. */
const HOLDS = 7;

/**
 * Of each of the goods the lowest price of each day up to today, since the last long gap; today is
 * the last.
 */
export async function pastOf(
  ctx: Context,
  goodsIds: readonly number[],
  today: string,
): Promise<Map<number, number[]>> {
  const rows = await ctx.db.rows<{ goods_id: number; days: string[]; lows: number[] }>(sql`
    select goods_id, array_agg(day::text order by day) as days, array_agg(low::float8
      order by day) as lows from (
      select o.goods_id, d.day, min(d.low) as low from offer o join price_day d on d.offer_id = o.id
      where o.goods_id = any(${goodsIds}::bigint[]) and not o.retired and d.in_stock
        and d.day > ${addDays(today, -LOOKED_AT)}::date group by o.goods_id, d.day) seen
    group by goods_id`);
  return new Map(
    rows.map(({ goods_id: goodsId, days, lows }) => [goodsId, everyDay(days, lows, today)]),
  );
}

function everyDay(days: readonly string[], lows: readonly number[], today: string): number[] {
  let prices: number[] = [];
  for (const [at, day] of days.entries()) {
    const gap = daysBetween(day, days[at + 1] ?? addDays(today, 1));
    if (gap > HOLDS) prices = [];
    else for (let held = 0; held < gap; held += 1) prices.push(lows[at] as number);
  }
  return prices;
}
