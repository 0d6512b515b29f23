/**
 * The daily roll-up: observations that count → one row per offer and tenant-local day (PRC-08). The same SQL keeps
 * `price_day` and derives, for a few offers, the days under other assumptions (BEY-04).
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Assumptions } from '../show.ts';
import { effective, STORED, struck } from './effective.ts';

/** Whether the observation called `o` counts: public, and not in quarantine. */
export const COUNTS = sql`o.audience = 'PUBLIC' and not exists (select from price_exclusion e
  where e.offer_id = o.offer_id and e.observed_at = o.observed_at and e.source = o.source and e.released_at is null)`;

/** Observations that count, of the days in `scope` (offer_id, day). */
function ofDays(scope: Sql, timezone: string, assumptions: Assumptions): Sql {
  return sql`select o.tenant_id, o.offer_id, t.day, o.observed_at, o.source, o.in_stock, ${effective('o', assumptions)} as price, ${struck('o')} as was
    from ${scope} t
    cross join lateral (
      select * from price_observation o where o.offer_id = t.offer_id and o.observed_at >= t.day::timestamp at time zone ${timezone}
        and o.observed_at < (t.day + 1)::timestamp at time zone ${timezone} and ${COUNTS} offset 0
    ) o`;
}

/** All observations that count of the given offers. */
function ofOffers(offerIds: readonly number[], timezone: string, assumptions: Assumptions): Sql {
  return sql`select o.tenant_id, o.offer_id, (o.observed_at at time zone ${timezone})::date as day, o.observed_at, o.source, o.in_stock,
      ${effective('o', assumptions)} as price, ${struck('o')} as was
    from price_observation o where o.offer_id = any(${offerIds}::bigint[]) and ${COUNTS}`;
}

/**
 * Rolls observations up to days. A price holds until the next observation, the last one until midnight; `mid` is the
 * price that stood for half of that time, `mean` the average over it. Of a day with stock only prices with stock count.
 */
function rollUp(observations: Sql, timezone: string): Sql {
  return sql`with observed as (${observations}),
    held as (
      select *, bool_or(in_stock) over day_of as had_stock, count(*) over day_of as day_seen, max(observed_at) over day_of as day_seen_at,
        extract(epoch from coalesce(lead(observed_at) over (partition by offer_id, day order by observed_at, source),
          (day + 1)::timestamp at time zone ${timezone}) - observed_at) as seconds
      from observed window day_of as (partition by offer_id, day)
    ), weighed as (
      select *, sum(seconds) over (partition by offer_id, day order by price, observed_at, source rows unbounded preceding) as up_to, sum(seconds) over (partition by offer_id, day) as whole
      from held where in_stock = had_stock
    )
    select tenant_id, offer_id, day, min(price) as low, (array_agg(observed_at order by price, observed_at))[1] as low_at,
      max(price) as high, (array_agg(observed_at order by price desc, observed_at))[1] as high_at,
      min(price) filter (where up_to * 2 >= whole) as mid,
      case when max(whole) > 0 then round(sum(price * seconds) / max(whole))::bigint else min(price) end as mean,
      (array_agg(price order by observed_at desc, source desc))[1] as close, max(observed_at) as close_at,
      (array_agg(was order by observed_at desc, source desc))[1] as was, bool_or(in_stock) as in_stock, max(day_seen)::int as seen, max(day_seen_at) as seen_at
    from weighed group by tenant_id, offer_id, day`;
}

export const clearTouchedDays: Sql = sql`delete from price_day d using taking_day t where d.offer_id = t.offer_id and d.day = t.day`;

export function writeTouchedDays(timezone: string): Sql {
  return sql`insert into price_day (tenant_id, offer_id, day, low, low_at, high, high_at, mid, mean, close, close_at, was, in_stock, seen, seen_at)
    ${rollUp(ofDays(sql`taking_day`, timezone, STORED), timezone)}`;
}

/** The days of a few offers under assumptions: read where they are stored, derived where they are not. */
export function daysUnder(offerIds: readonly number[], assumptions: Assumptions, timezone: string): Sql {
  if (assumptions.withShipping && assumptions.withCoupon) return sql`select * from price_day where offer_id = any(${offerIds}::bigint[])`;
  return rollUp(ofOffers(offerIds, timezone, assumptions), timezone);
}

/**
 * The days of goods from the days of their offers: of each figure the lowest of any offer. An offer that was not
 * seen on the following day still holds there (feeds come at odd hours), if another offer was seen.
 * `offerDays` yields price_day columns and goods_id.
 */
export function goodsDays(offerDays: Sql): Sql {
  return sql`with offer_day as (
      select d.*, lead(d.day) over (partition by d.offer_id order by d.day) as next_day from (${offerDays}) d
    ), spread as (
      select goods_id, offer_id, day, low, low_at, high, high_at, mid, mean, close, close_at, was, in_stock, seen, seen_at from offer_day
      union all
      select goods_id, offer_id, day + 1, close, close_at, close, close_at, close, close, close, close_at, was, in_stock and seen_at = close_at, 0, seen_at
      from offer_day where next_day is null or next_day > day + 1
    ), stocked as (
      select *, bool_or(in_stock) over (partition by goods_id, day) as had_stock from spread
    )
    select goods_id, day, min(low) as low, (array_agg(low_at order by low, low_at))[1] as low_at, min(high) as high, (array_agg(high_at order by high, high_at))[1] as high_at,
      min(mid) as mid, min(mean) as mean, min(close) as close, (array_agg(close_at order by close, close_at))[1] as close_at,
      (array_agg(was order by close, offer_id))[1] as was, bool_or(in_stock) as in_stock, sum(seen)::int as seen, max(seen_at) as seen_at
    from stocked where in_stock = had_stock group by goods_id, day having sum(seen) > 0`;
}
