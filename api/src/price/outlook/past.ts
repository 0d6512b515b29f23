/** The past of goods, one price a day, as forecasts and their back-test see it (BEY-22). */
import sql from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { addDays, daysBetween } from '../range.ts';

/** Days of history that are looked at. */
export const LOOKED_AT = 540;
/** A price holds for less than so many days without being seen. */
const HOLDS = 7;

/** The days on which an offer was seen, oldest first. */
export interface OfferPast {
  /** Tenant-local. */
  readonly days: readonly string[];
  /** The lowest price of each; null: it was sold out. */
  readonly lows: readonly (number | null)[];
  /** What it cost when the day ended; null: it was sold out by then. */
  readonly closes: readonly (number | null)[];
}

/**
 * Of each of the goods the lowest price of each day up to today, since the last long gap; today is
 * the last.
 */
export async function pastOf(
  ctx: Context,
  goodsIds: readonly number[],
  today: string,
): Promise<Map<number, number[]>> {
  const rows = await ctx.db.rows<OfferPast & { goods_id: number }>(sql`
    select o.goods_id, array_agg(d.day::text order by d.day) as days,
      array_agg(case when d.in_stock then d.low::float8 end order by d.day) as lows,
      array_agg(case when d.in_stock and d.seen_at <= d.close_at then d.close::float8 end
        order by d.day) as closes
    from offer o join price_day d on d.offer_id = o.id
    where o.goods_id = any(${goodsIds}::bigint[]) and not o.retired
      and d.day > ${addDays(today, -LOOKED_AT)}::date and d.day <= ${today}::date
    group by o.id, o.goods_id`);
  return new Map(
    [...Map.groupBy(rows, (row) => row.goods_id)].map(([goodsId, offers]) => [
      goodsId,
      everyDay(offers, today),
    ]),
  );
}

/**
 * The lowest price of every day. An offer that nobody looked at keeps its last price for a while:
 * feeds come on different days, and that one of them is late makes nothing dearer. Where no offer
 * has a price the last one holds as long; after a longer gap history begins again.
 */
export function everyDay(offers: readonly OfferPast[], today: string): number[] {
  const firstDay = offers.map(({ days }) => days[0] as string).sort()[0];
  if (firstDay === undefined) return [];
  const length = daysBetween(firstDay, today) + 1;
  const lowest = Array.from({ length }, () => Infinity);
  const seen = Array.from({ length }, () => false);
  for (const { days, lows, closes } of offers) {
    const places = days.map((day) => daysBetween(firstDay, day));
    for (const [nth, place] of places.entries()) {
      const low = lows[nth] ?? Infinity;
      seen[place] ||= low < Infinity;
      lowest[place] = Math.min(lowest[place] as number, low);
      const until = Math.min(place + HOLDS, places[nth + 1] ?? length, length);
      for (let at = place + 1; at < until; at += 1)
        lowest[at] = Math.min(lowest[at] as number, closes[nth] ?? Infinity);
    }
  }
  return sinceLongGap(lowest, seen);
}

/** What nobody offered costs what it did; too long a gap at the end leaves nothing. */
function sinceLongGap(lowest: readonly number[], seen: readonly boolean[]): number[] {
  let prices: number[] = [];
  let unseen = 0;
  for (const [at, low] of lowest.entries()) {
    unseen = seen[at] ? 0 : unseen + 1;
    const price = low < Infinity ? low : prices.at(-1);
    if (unseen >= HOLDS) prices = [];
    else if (price !== undefined) prices.push(price);
  }
  return prices;
}
