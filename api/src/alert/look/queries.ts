/** What watches look at, read for many goods at once. */
import type { JudgedDay } from '#contract/price/judged-day.ts';
import sql from 'sql-template-tag';
import type { Db } from '../../kernel/postgres/database.ts';
import type { Observation } from './series.ts';

interface ObservationRow {
  goods_id: number;
  offer_id: number;
  observed_at: Date;
  item_amount: number;
  shipping_amount: number | null;
  coupon_amount: number | null;
  was_amount: number | null;
  in_stock: boolean;
  source: string;
  is_excluded: boolean;
  released_at: Date | null;
  is_released_by_operator: boolean;
}

/**
 * The public observations of the live offers of goods since an instant, by goods. A listing that
 * became another product starts on that day.
 */
export async function observationsOf(
  db: Db,
  goodsIds: readonly number[],
  since: Date,
  timezone: string,
): Promise<Map<number, Observation[]>> {
  const rows = await db.rows<ObservationRow>(sql`
    select l.goods_id, p.offer_id, p.observed_at, p.item_amount, p.shipping_amount,
      p.coupon_amount, p.was_amount, p.in_stock, p.source, e.reason is not null as is_excluded,
      e.released_at, coalesce(e.released_by = 'OPERATOR', false) as is_released_by_operator
    from (select o.id, o.goods_id, greatest(${since}::timestamptz,
        c.since::timestamp at time zone ${timezone}) as since
      from offer o left join offer_change c on c.offer_id = o.id
      where o.goods_id = any(${goodsIds}::bigint[]) and not o.retired) l
    cross join lateral (select * from price_observation p where p.offer_id = l.id
      and p.observed_at >= l.since and p.audience = 'PUBLIC' offset 0) p
    left join price_exclusion e on e.offer_id = p.offer_id and e.observed_at = p.observed_at
      and e.source = p.source
    order by p.observed_at, p.offer_id`);
  const byGoods = new Map<number, Observation[]>();
  for (const row of rows) {
    const known = byGoods.get(row.goods_id);
    if (known) known.push(observation(row));
    else byGoods.set(row.goods_id, [observation(row)]);
  }
  return byGoods;
}

const observation = (row: ObservationRow): Observation => ({
  offerId: row.offer_id,
  at: row.observed_at.getTime(),
  itemAmount: row.item_amount,
  shippingAmount: row.shipping_amount,
  couponAmount: row.coupon_amount,
  wasAmount: row.was_amount,
  inStock: row.in_stock,
  source: row.source,
  isExcluded: row.is_excluded,
  releasedAt: row.released_at?.getTime() ?? null,
  isReleasedByOperator: row.is_released_by_operator,
});

/** A day on which goods were to be had, over all their offers. */
export interface KnownDay {
  readonly goodsId: number;
  /** ISO date of the tenant. */
  readonly day: string;
  readonly low: number;
  readonly mid: number;
}

/** The days of goods before a day, oldest first; `days` back, 0: all that are known. */
export function daysBefore(
  db: Db,
  goodsIds: readonly number[],
  before: string,
  days: number,
): Promise<KnownDay[]> {
  const from = days === 0 ? sql`` : sql`and d.day >= ${before}::date - ${days}::int`;
  return db.rows<KnownDay>(sql`
    select o.goods_id as "goodsId", d.day, min(d.low) as low, min(d.mid) as mid
    from offer o left join offer_change c on c.offer_id = o.id
      cross join lateral (select d.day, d.low, d.mid from price_day d where d.offer_id = o.id
        and d.in_stock and d.day < ${before}::date ${from}
        and d.day >= coalesce(c.since, '-infinity') offset 0) d
    where o.goods_id = any(${goodsIds}::bigint[])
    group by 1, 2 order by 1, 2`);
}

/**
 * Of goods and an amount each, for how many days before `today` they were never that cheap; absent:
 * never at all.
 */
export async function daysSinceAmount(
  db: Db,
  asked: readonly { readonly goodsId: number; readonly amount: number }[],
  today: string,
): Promise<Map<number, number>> {
  const rows = await db.rows<{ goodsId: number; days: number }>(sql`
    select a.goods_id as "goodsId", ${today}::date - max(d.day) as days
    from unnest(${asked.map(({ goodsId }) => goodsId)}::bigint[],
      ${asked.map(({ amount }) => amount)}::bigint[]) a(goods_id, amount)
    join offer o on o.goods_id = a.goods_id left join offer_change c on c.offer_id = o.id
    cross join lateral (select d.day from price_day d where d.offer_id = o.id and d.in_stock
      and d.low <= a.amount and d.day < ${today}::date and d.day >= coalesce(c.since, '-infinity')
      order by d.day desc limit 1) d
    group by a.goods_id`);
  return new Map(rows.map(({ goodsId, days }) => [goodsId, days]));
}

interface JudgedDayRow {
  offer_id: number;
  day: string;
  low: number;
  low_at: Date;
  high: number;
  high_at: Date;
  mid: number;
  close: number;
  close_at: Date;
  was: number | null;
  seen: number;
}

/** The days of each offer of goods, as the judge takes them. */
export async function judgedDaysOf(db: Db, goodsId: number): Promise<Map<number, JudgedDay[]>> {
  const rows = await db.rows<JudgedDayRow>(sql`
    select d.offer_id, d.day, d.low, d.low_at, d.high, d.high_at, d.mid, d.close, d.close_at, d.was,
      d.seen
    from offer o left join offer_change c on c.offer_id = o.id
      cross join lateral (select * from price_day d where d.offer_id = o.id and d.in_stock
        and d.day >= coalesce(c.since, '-infinity') offset 0) d
    where o.goods_id = ${goodsId} order by d.offer_id, d.day`);
  const byOffer = Map.groupBy(rows, ({ offer_id }) => offer_id);
  return new Map([...byOffer].map(([id, days]) => [id, days.map(judgedDay)]));
}

const judgedDay = (row: JudgedDayRow): JudgedDay => ({
  day: dayNumber(row.day),
  low: row.low,
  lowAt: row.low_at.getTime(),
  high: row.high,
  highAt: row.high_at.getTime(),
  mid: row.mid,
  close: row.close,
  closeAt: row.close_at.getTime(),
  was: row.was,
  seen: row.seen,
});

/** Days since 1970-01-01. */
export const dayNumber = (day: string): number => Math.round(Date.parse(day) / 86_400_000);

/** What the page says of goods now. */
export interface Standing {
  readonly goodsId: number;
  readonly typical: number | null;
  readonly isVerified: boolean;
  readonly isSeenOnce: boolean;
  /** Of the best open deal. */
  readonly score: number | null;
}

export function standingOf(db: Db, goodsIds: readonly number[]): Promise<Standing[]> {
  return db.rows<Standing>(sql`
    select g.id as "goodsId", (p.evidence ->> 'typicalAmount')::bigint as typical,
      coalesce(p.verdict = 'VERIFIED', false) as "isVerified",
      coalesce(p.seen_once, false) as "isSeenOnce",
      (select max(d.score) from deal d where d.goods_id = g.id and d.is_open) as score
    from goods g join goods_price p on p.goods_id = g.id
    where g.id = any(${goodsIds}::bigint[]) and g.listed and g.withdrawn_at is null`);
}
