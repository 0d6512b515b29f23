/**
 * The quarantine in SQL (BEY-03), set-based over the offers that new observations touch.
 *
 * The series of an offer is cut into runs of the same price. A run that lasts an hour is sure of itself: its price
 * was told twice, an hour apart, with no other price in between. Only what is not sure is compared: with the
 * median of the price-days before it, and with the round steps that the series keeps. So the outcome depends on
 * the series alone, and a file taken in as two halves, or backwards, is judged as it is at once.
 */
import sql, { join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { effective, literal, STORED } from '../day/effective.ts';
import { QUARANTINE } from './rule.ts';
import type { Steps } from './rule.ts';

const CONFIRM = raw(`interval '${QUARANTINE.confirmMinutes} minutes'`);
const RUN_GAP = raw(`interval '${QUARANTINE.confirmDays} days'`);
const COMPANY = raw(`interval '${QUARANTINE.jitterHours} hours'`);
const MEDIAN_SPAN = raw(`interval '${QUARANTINE.medianDays} days'`);
const ROUND_SPAN = raw(`interval '${QUARANTINE.roundDays} days'`);
/** A median over more points than this is no truer, and a shop that changes its price every minute must not cost a square. */
const MEDIAN_POINTS = raw('120');

export const QUARANTINE_TABLES: readonly Sql[] = [
  sql`create temp table if not exists taking_span (offer_id bigint primary key, judge_from timestamptz not null, judge_to timestamptz not null,
    read_from timestamptz not null, read_to timestamptz not null) on commit drop`,
  sql`create temp table if not exists taking_series (offer_id bigint not null, observed_at timestamptz not null, source text not null, day date not null,
    price bigint not null, judged boolean not null, released boolean not null, point boolean not null, level_run int not null, level_sure boolean not null,
    exact_run int not null, exact_sure boolean not null) on commit drop`,
  sql`create temp table if not exists taking_point (offer_id bigint not null, at timestamptz not null, price bigint not null,
    level_run int not null, level_sure boolean not null, exact_sure boolean not null) on commit drop`,
  sql`create index if not exists taking_point_told on taking_point (offer_id, at)`,
  sql`create index if not exists taking_point_sure on taking_point (offer_id, at) where level_sure`,
  sql`create temp table if not exists taking_flag (offer_id bigint not null, observed_at timestamptz not null, source text not null, reason text not null) on commit drop`,
];

/** Nothing can confirm these: a wrong currency, and a price of nothing, be it the item's or what a coupon leaves (E5). */
export function excludeHopeless(tenantId: string, currency: string, now: Date): Sql {
  return sql`insert into price_exclusion (tenant_id, offer_id, observed_at, source, reason, created_at)
    select ${tenantId}, o.offer_id, o.observed_at, o.source, case when o.currency <> ${currency} then 'CURRENCY' else 'ZERO' end, ${now}::timestamptz
    from taking_stored o where o.audience = 'PUBLIC' and (o.currency <> ${currency} or ${effective('o', STORED)} = 0)
    on conflict (offer_id, observed_at, source) do nothing`;
}

/**
 * The offers whose series has to be looked at, and how far. Left out is most of a daily import: one new sighting at
 * the end of a series in which nothing is in doubt, which is the first, or tells the last price again, or a price so
 * near to all of the days before that no median could speak against it.
 */
export function findSpans(steps: Steps): Sql {
  return sql`insert into taking_span
    select t.offer_id, t.judge_from, t.judge_to,
      t.judge_from - ${RUN_GAP} - case when odd.any_odd then ${ROUND_SPAN} + ${COMPANY} else ${MEDIAN_SPAN} end, t.judge_to + ${RUN_GAP} + ${COMPANY}
    from (
      select n.*, n.at - ${RUN_GAP} - ${CONFIRM} as judge_from, n.last_at + ${RUN_GAP} + ${CONFIRM} + ${ROUND_SPAN} as judge_to
      from (select offer_id, count(*) as many, min(observed_at) as at, max(observed_at) as last_at, min(item_amount) as price from taking_stored where audience = 'PUBLIC' group by offer_id) n
    ) t
    left join lateral (select observed_at, item_amount from offer_price where offer_id = t.offer_id offset 0) p on true
    left join lateral (
      select min(o.item_amount) as least, max(o.item_amount) as most from price_observation o
      where t.many = 1 and t.price <> p.item_amount and o.offer_id = t.offer_id and o.audience = 'PUBLIC' and o.item_amount > 0
        and o.observed_at < t.at and o.observed_at >= t.at - ${MEDIAN_SPAN} offset 0
    ) near on true
    cross join lateral (
      select t.many = 1 and t.price > 0
        and not exists (select from price_exclusion e where e.offer_id = t.offer_id and e.released_at is null and e.observed_at > t.judge_from - ${RUN_GAP} - ${MEDIAN_SPAN})
        and coalesce(p.observed_at is null
          or (p.observed_at < t.at and not ${isOdd(sql`t.price`, steps)} and t.price >= ${literal(QUARANTINE.tooLow)} * near.most and t.price <= ${literal(QUARANTINE.tooHigh)} * near.least)
          or (t.price = p.item_amount and t.at - p.observed_at between ${CONFIRM} and ${RUN_GAP}), false) as calm offset 0
    ) quiet
    cross join lateral (
      select exists (select from price_observation o where o.offer_id = t.offer_id and o.audience = 'PUBLIC'
        and o.observed_at between t.judge_from - ${COMPANY} and t.judge_to + ${COMPANY} and ${isOdd(sql`o.item_amount`, steps)}) as any_odd
    ) odd
    where not quiet.calm`;
}

/** The series of those offers, cut into runs; an unreleased report of an operator takes an observation out of it. */
export function readSeries(timezone: string, currency: string): Sql {
  return sql`insert into taking_series
    with series as (
      select o.offer_id, o.observed_at, o.source, (o.observed_at at time zone ${timezone})::date as day, o.item_amount as price,
        o.observed_at between s.judge_from and s.judge_to as judged, coalesce(e.released_by = 'OPERATOR', false) as released
      from taking_span s
      cross join lateral (select * from price_observation where offer_id = s.offer_id and observed_at between s.read_from and s.read_to and audience = 'PUBLIC' offset 0) o
      left join lateral (select * from price_exclusion where offer_id = o.offer_id and observed_at = o.observed_at and source = o.source offset 0) e on true
      where o.currency = ${currency} and ${effective('o', STORED)} > 0 and not coalesce(e.reason = 'REPORTED' and e.released_at is null, false)
    ), stepped as (
      select *, lag(price) over series as before, lag(day) over series as day_before, observed_at - lag(observed_at) over series as since
      from series window series as (partition by offer_id order by observed_at, source)
    ), numbered as (
      select *,
        count(*) filter (where before is null or since > ${RUN_GAP} or abs(price - before) > ${literal(QUARANTINE.sameTolerance)} * before) over series as level_run,
        count(*) filter (where before is null or since > ${RUN_GAP} or price <> before) over series as exact_run
      from stepped window series as (partition by offer_id order by observed_at, source)
    )
    select offer_id, observed_at, source, day, price, judged, released,
      before is null or price <> before or day <> day_before or since > ${RUN_GAP}, level_run, released or max(observed_at) over level - min(observed_at) over level >= ${CONFIRM},
      exact_run, released or max(observed_at) over exact - min(observed_at) over exact >= ${CONFIRM}
    from numbered window level as (partition by offer_id, level_run), exact as (partition by offer_id, exact_run)`;
}

/** One point per day and run: however often a day was looked at, it weighs the same in a median. Only where something is to be compared. */
export const readPoints: Sql = sql`insert into taking_point
  select offer_id, observed_at, price, level_run, level_sure, exact_sure from taking_series
  where point and offer_id in (select offer_id from taking_series where not released and not (level_sure and exact_sure))`;

export function flagImplausible(steps: Steps): Sql {
  return sql`insert into taking_flag
    with unsure as (select * from taking_series where not released and not (level_sure and exact_sure)),
    -- the typical price before: of what is sure of itself, else of whatever was told; of two middle values either will do
    compared as (
      select c.offer_id, c.observed_at, c.source, c.price, coalesce(sure.lower, told.lower) as lower, coalesce(sure.upper, told.upper) as upper
      from unsure c
      left join lateral (${medianBefore(sql`and p.level_sure`, sql`true`)}) sure on true
      left join lateral (${medianBefore(sql``, sql`sure.lower is null`)}) told on true
      where c.judged and not c.level_sure
    ), ratio as (
      select *, case
        when ${join(
          QUARANTINE.slips.map((slip) => sql`abs(price - ${literal(slip)} * lower) <= ${literal(QUARANTINE.slipTolerance * slip)} * lower`),
          ' or ',
        )} then 'DECIMAL_SLIP'
        when price < ${literal(QUARANTINE.tooLow)} * lower then 'TOO_LOW'
        when price > ${literal(QUARANTINE.tooHigh)} * upper then 'TOO_HIGH' end as reason
      from compared
    ), odd as (
      select c.* from unsure c
      cross join lateral (
        select count(*) as points, count(*) filter (where p.price % ${literal(steps.round)} = 0) as in_steps
        from taking_point p where p.offer_id = c.offer_id and p.level_sure and p.exact_sure and p.at < c.observed_at and p.at >= c.observed_at - ${ROUND_SPAN}
      ) kept
      where not c.exact_sure and ${isOdd(sql`c.price`, steps)}
        and kept.points >= ${literal(QUARANTINE.roundPoints)} and kept.in_steps >= ${literal(QUARANTINE.roundShare)} * kept.points
    ), company as (
      select c.* from unsure c
      where c.judged and not c.exact_sure
        and exists (select from odd o where o.offer_id = c.offer_id and o.observed_at between c.observed_at - ${COMPANY} and c.observed_at + ${COMPANY})
        -- known: told before, while nothing jittered
        and not exists (select from taking_point p where p.offer_id = c.offer_id and p.price = c.price and p.at < c.observed_at and p.at >= c.observed_at - ${ROUND_SPAN}
          and not exists (select from odd o where o.offer_id = p.offer_id and o.observed_at between p.at - ${COMPANY} and p.at + ${COMPANY}))
    )
    select distinct on (offer_id, observed_at, source) offer_id, observed_at, source, reason from (
      select offer_id, observed_at, source, reason, 1 as place from ratio where reason is not null
      union all select offer_id, observed_at, source, 'JITTER', 2 from odd where judged
      union all select offer_id, observed_at, source, 'JITTER', 3 from company
    ) found order by offer_id, observed_at, source, place`;
}

function medianBefore(which: Sql, when: Sql): Sql {
  return sql`select percentile_disc(0.5) within group (order by price) as lower, percentile_disc(0.5) within group (order by price desc) as upper
    from (select p.price from taking_point p where ${when} and p.offer_id = c.offer_id and p.at < c.observed_at and p.at >= c.observed_at - ${MEDIAN_SPAN}
      and p.level_run <> c.level_run ${which} order by p.at desc limit ${MEDIAN_POINTS}) points`;
}

function isOdd(price: Sql, steps: Steps): Sql {
  const charm = steps.charm.length > 0 ? sql` and ${price} % 10 not in (${join(steps.charm.map(literal))})` : sql``;
  return sql`(${price} % ${literal(steps.odd)} <> 0${charm})`;
}

/** Writes what is implausible; what an operator decided stays. Gives the tenant-local days whose figures change. */
export function exclude(tenantId: string, timezone: string, now: Date): Sql {
  return sql`with written as (
      insert into price_exclusion as known (tenant_id, offer_id, observed_at, source, reason, created_at)
      select ${tenantId}, offer_id, observed_at, source, reason, ${now}::timestamptz from taking_flag
      on conflict (offer_id, observed_at, source) do update set reason = excluded.reason, released_at = null, released_by = null
      where known.reason in ('DECIMAL_SLIP', 'TOO_LOW', 'TOO_HIGH', 'JITTER') and known.released_by is distinct from 'OPERATOR'
        and (known.released_at is not null or known.reason <> excluded.reason)
      returning offer_id, observed_at)
    insert into taking_day select distinct offer_id, (observed_at at time zone ${timezone})::date from written`;
}

/** Releases what is no longer implausible: confirmed by a second observation, or seen in the light of more history. */
export function release(timezone: string, now: Date): Sql {
  return sql`with released as (
      update price_exclusion e set released_at = ${now}, released_by = 'CONFIRMED'
      from taking_span s
      where e.offer_id = s.offer_id and e.observed_at between s.judge_from and s.judge_to and e.released_at is null
        and e.reason in ('DECIMAL_SLIP', 'TOO_LOW', 'TOO_HIGH', 'JITTER')
        and not exists (select from taking_flag f where f.offer_id = e.offer_id and f.observed_at = e.observed_at and f.source = e.source)
      returning e.offer_id, e.observed_at)
    insert into taking_day select distinct offer_id, (observed_at at time zone ${timezone})::date from released`;
}
