/** Current and past prices, read for cards, details and charts. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Verdict } from '#contract/price/verdict.ts';
import type { Db } from '../kernel/postgres/database.ts';
import type { DayRow } from './chart.ts';
import { effective } from './day/effective.ts';
import type { Range } from './range.ts';
import type { Assumptions, GoodsPriceRow, OfferPriceRow } from './show.ts';

/** Exclusions listed with a chart; a shop that scrambles its answers for weeks would fill pages. */
const EXCLUSIONS_LISTED = 100;

const OFFER_COLUMNS = sql`p.offer_id, p.goods_id, p.effective_amount, p.in_stock, p.observed_at,
    p.lone, p.seen_once, p.evidence, p.judged_at, p.median_90, p.seen_days, o.retired, o.platform,
    o.variant, o.shop_name,
      p.item_amount, p.was_amount, p.shipping_amount, p.coupon_amount, p.coupon_code`;

export interface NamedOfferRow extends OfferPriceRow {
  /** What is judged about the goods; null when nothing that counts is known any more. */
  goods_evidence: Verdict | null;
}

/**
 * The priced offers of goods named by id, else by code (AMB-17); undefined when there are no such
 * goods.
 */
export async function offersOfNamed(
  db: Db,
  idOrCode: string,
): Promise<NamedOfferRow[] | undefined> {
  const id = /^[0-9]{1,18}$/.test(idOrCode) ? idOrCode : null;
  const rows = await db.rows<NamedOfferRow | { offer_id: null }>(sql`
    select ${OFFER_COLUMNS}, (select evidence from goods_price
      where goods_id = g.id) as goods_evidence
    from (select id from goods where listed and (id = ${id}::bigint or code = ${idOrCode})
      order by id = ${id}::bigint desc nulls last limit 1) g
    left join (offer_price p join offer o on o.id = p.offer_id) on p.goods_id = g.id
      order by p.offer_id`);
  return rows.length === 0
    ? undefined
    : rows.filter((row): row is NamedOfferRow => row.offer_id !== null);
}

/** The current price of goods, of `goods_price g`; its rows are `GoodsPriceRow`. */
export const PRICED: Sql = sql`select g.goods_id, g.best_offer_id, g.offer_count, g.platform,
    o.shop_name, coalesce(o.is_mall, false) as is_mall,
      g.current_amount, g.origin_amount, g.real_discount, g.in_stock, g.is_current, g.observed_at,
        g.evidence, g.labels, g.low_days, g.all_time_low,
      g.spark, g.dropped_at, g.dropped_by, g.judged_at, p.item_amount, p.was_amount,
        p.shipping_amount, p.coupon_amount, p.coupon_code,
        case when o.flash_sale then o.flash_until end as flash_until
    from goods_price g join offer_price p on p.offer_id = g.best_offer_id
      join offer o on o.id = g.best_offer_id`;

export function goodsPriceRows(db: Db, goodsIds: readonly number[]): Promise<GoodsPriceRow[]> {
  return db.rows<GoodsPriceRow>(sql`${PRICED} where g.goods_id = any(${goodsIds}::bigint[])`);
}

export function offerPriceRows(db: Db, goodsId: number): Promise<OfferPriceRow[]> {
  return db.rows<OfferPriceRow>(
    sql`select ${OFFER_COLUMNS} from offer_price p join offer o on o.id = p.offer_id
        where p.goods_id = ${goodsId} order by p.offer_id`,
  );
}

/** How many tenant-local days the offers were seen on, and since when. */
export async function knownDays(
  db: Db,
  offerIds: readonly number[],
): Promise<{ days: number; first_day: string | null }> {
  const row = await db.row<{ days: number; first_day: string | null }>(sql`
    select count(distinct day) as days, min(day) as first_day from price_day
      where offer_id = any(${offerIds}::bigint[])`);
  return row ?? { days: 0, first_day: null };
}

/** Days of an offer or of goods, oldest first. */
export function dayRows(db: Db, days: Sql, from: string, to: string): Promise<DayRow[]> {
  return db.rows<DayRow>(sql`select day, low, low_at, high, high_at, mid, mean, close, close_at,
      in_stock, seen_at
    from (${days}) d where day between ${from}::date and ${to}::date order by day`);
}

/** What is in quarantine, the latest, oldest first. */
export async function exclusionRows(
  db: Db,
  offerIds: readonly number[],
  assumptions: Assumptions,
  range: Range,
): Promise<{ time: string; price: number; reason: string }[]> {
  const rows = await db.rows<{ observed_at: Date; price: number; reason: string }>(sql`
    select e.observed_at, ${effective('o', assumptions)} as price, e.reason from price_exclusion e
    join price_observation o on o.offer_id = e.offer_id and o.observed_at = e.observed_at
      and o.source = e.source and o.audience = 'PUBLIC'
    where e.offer_id = any(${offerIds}::bigint[]) and e.released_at is null
      and e.observed_at between ${range.from} and ${range.to}
    order by e.observed_at desc limit ${EXCLUSIONS_LISTED}`);
  return rows
    .map((row) => ({ time: row.observed_at.toISOString(), price: row.price, reason: row.reason }))
    .reverse();
}
