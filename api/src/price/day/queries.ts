/**
 * The daily roll-up: observations that count → one row per offer and tenant-local day (PRC-08). The
 * same SQL keeps `price_day` and derives, for a few offers, the days under other assumptions
 * (BEY-04).
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Assumptions } from '../show.ts';
import { effective, STORED, struck } from './effective.ts';

/**
 * Whether the observation called `o` counts: public, and not in quarantine. A scalar lookup by the
 * whole key: as `not exists` it becomes a join that compares every observation with every exclusion
 * of its offer.
 */
export const COUNTS = sql`o.audience = 'PUBLIC' and (select e.reason from price_exclusion e
  where e.offer_id = o.offer_id and e.observed_at = o.observed_at and e.source = o.source
    and e.released_at is null) is null`;

/** Observations that count, of the days in `taking_day`: one lookup per offer and month of them. */
function ofTouchedDays(timezone: string): Sql {
  return sql`select o.tenant_id, o.offer_id, o.day, o.observed_at, o.source, o.in_stock,
      ${effective('o', STORED)} as price, ${struck('o', STORED)} as was
    from (select offer_id, min(day) as first_day, max(day) as last_day from taking_day
      group by offer_id, date_trunc('month', day)) t
    cross join lateral (
      select o.*, (o.observed_at at time zone ${timezone})::date as day from price_observation o
      where o.offer_id = t.offer_id and o.observed_at >= t.first_day::timestamp at time zone
        ${timezone}
        and o.observed_at < (t.last_day + 1)::timestamp at time zone ${timezone}
          and ${COUNTS} offset 0
    ) o
    where (o.offer_id, o.day) in (select offer_id, day from taking_day)`;
}

/** All observations that count of the given offers. */
function ofOffers(offerIds: readonly number[], timezone: string, assumptions: Assumptions): Sql {
  return sql`select o.tenant_id, o.offer_id, (o.observed_at at time zone ${timezone})::date as day,
      o.observed_at, o.source, o.in_stock,
      ${effective('o', assumptions)} as price, ${struck('o', assumptions)} as was
    from price_observation o where o.offer_id = any(${offerIds}::bigint[]) and ${COUNTS}`;
}

/**
 * Rolls observations up to days. A price holds until the next observation, the last one until
 * midnight; `mid` is the price that held for half of that time, `mean` the average over it. Of a
 * day with stock only prices with stock count.
 */
function rollUp(observations: Sql, timezone: string): Sql {
  return sql`with observed as (${observations}),
    held as materialized (
      select *, bool_or(in_stock) over day_of as had_stock, count(*) over day_of as day_seen,
        max(observed_at) over day_of as day_seen_at,
        extract(epoch from coalesce(lead(observed_at) over (partition by offer_id, day
          order by observed_at, source),
          (day + 1)::timestamp at time zone ${timezone}) - observed_at) as seconds
      from observed window day_of as (partition by offer_id, day)
    ), weighed as (
      select *, sum(seconds) over (partition by offer_id, day order by price, observed_at,
        source rows unbounded preceding) as up_to, sum(seconds) over (partition by offer_id,
        day) as whole
      from held where day_seen > 1 and in_stock = had_stock
    )
    select tenant_id, offer_id, day, price as low, observed_at as low_at, price as high,
      observed_at as high_at, price as mid, price as mean,
      price as close, observed_at as close_at, was, in_stock, 1 as seen, observed_at as seen_at
    from held where day_seen = 1
    union all
    select tenant_id, offer_id, day, min(price), (array_agg(observed_at order by price,
      observed_at))[1],
      max(price), (array_agg(observed_at order by price desc, observed_at))[1],
        min(price) filter (where up_to * 2 >= whole),
      case when max(whole) > 0 then round(sum(price * seconds) / max(whole))::bigint
        else min(price) end,
      (array_agg(price order by observed_at desc, source desc))[1], max(observed_at),
      (array_agg(was order by observed_at desc, source desc))[1], bool_or(in_stock),
        max(day_seen)::int, max(day_seen_at)
    from weighed group by tenant_id, offer_id, day`;
}

export const clearTouchedDays: Sql = sql`delete from price_day d using taking_day t
    where d.offer_id = t.offer_id and d.day = t.day`;

export function writeTouchedDays(timezone: string): Sql {
  return sql`insert into price_day (tenant_id, offer_id, day, low, low_at, high, high_at, mid, mean,
      close, close_at, was, in_stock, seen, seen_at)
    ${rollUp(ofTouchedDays(timezone), timezone)}`;
}

/**
 * The days of a few offers under assumptions: read where they are stored, derived where they are
 * not.
 */
export function daysUnder(
  offerIds: readonly number[],
  assumptions: Assumptions,
  timezone: string,
): Sql {
  if (assumptions.withShipping && assumptions.withCoupon)
    return sql`select * from price_day where offer_id = any(${offerIds}::bigint[])`;
  return rollUp(ofOffers(offerIds, timezone, assumptions), timezone);
}

/**
 * The days of goods from the days of their offers: of each figure the lowest of any offer. An offer
 * that was not seen on the following day still holds there (feeds come at odd hours), if another
 * offer was seen. `offerDays` yields price_day columns and goods_id.
 */
export function goodsDays(offerDays: Sql): Sql {
  return merged(sql`select t.day as merged_day, o.* from (
      select *, lead(day) over (partition by offer_id order by day) as next_day
        from (${offerDays}) told
    ) o
    cross join lateral (select o.day union all select o.day + 1 where o.next_day is null
      or o.next_day > o.day + 1) t(day)`);
}

/**
 * The same for some days (goods_id, day) in `days`, of the offers (goods_id, offer_id) in `offers`,
 * from price_day.
 */
export function goodsDaysOf(days: Sql, offers: Sql): Sql {
  return merged(sql`select t.goods_id, t.day as merged_day, d.* from ${days} t
      join ${offers} l on l.goods_id = t.goods_id
    cross join lateral (select * from price_day where offer_id = l.offer_id
      and day between t.day - 1 and t.day order by day desc limit 1) d`);
}

/**
 * Rows of offers, each on the day that it bears on: its own, or the next, on which it holds the
 * price it closed with.
 */
function merged(rows: Sql): Sql {
  return sql`with bearing as (
      select goods_id, offer_id, merged_day as day, close, close_at, was, seen_at,
        case when held then close else low end as low, case when held then close_at
          else low_at end as low_at,
        case when held then close else high end as high, case when held then close_at
          else high_at end as high_at,
        case when held then close else mid end as mid, case when held then close
          else mean end as mean,
        in_stock and not (held and seen_at > close_at) as in_stock, case when held then 0
          else seen end as seen
      from (select *, merged_day > day as held from (${rows}) told) told
    ), stocked as (
      select *, bool_or(in_stock) over (partition by goods_id, day) as had_stock from bearing
    )
    select goods_id, day, min(low) as low, (array_agg(low_at order by low, low_at))[1] as low_at,
      min(high) as high, (array_agg(high_at order by high, high_at))[1] as high_at,
      min(mid) as mid, min(mean) as mean, min(close) as close, (array_agg(close_at order by close,
        offer_id))[1] as close_at,
      (array_agg(was order by close, offer_id))[1] as was, bool_or(in_stock) as in_stock,
        sum(seen)::int as seen, max(seen_at) as seen_at
    from stocked where in_stock = had_stock group by goods_id, day having sum(seen) > 0`;
}
