/**
 * Low labels in SQL (LAB-05, LAB-06, AMB-08); their meaning is in the specification,
 * `contract/price/low.ts`.
 */
import sql, { join, raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { ALL_TIME_LOW_NEEDS, HALF_YEAR_DAYS, LOW_DAYS } from '#contract/catalog/label.ts';
import { JUDGING, LOW_GUARD } from '#contract/price/judging.ts';
import { REFUTED } from '#contract/price/verdict.ts';
import { literal } from '../day/effective.ts';

interface LowParts {
  /** Yields subject, price, verdict, real, typical and seen_once. */
  readonly subjects: Sql;
  /**
   * A query of the days of `w.subject`: day, low, low_at, mid, close, seen of those on which it was
   * to be had.
   */
  readonly daysOfSubject: Sql;
  readonly today: string;
}

const LEVEL = literal(1 + JUDGING.levelTolerance);

/** Yields subject, low_days, low_label, as_low_at. */
export function lows({ subjects, daysOfSubject, today }: LowParts): Sql {
  const now = sql`${today}::date`;
  const days = sql`(${daysOfSubject}) d`;
  return sql`select w.subject, ${now} - o.last_lower as low_days, l.label as low_label, case
      when l.label is not null then (
        select d.low_at from ${days} where d.day <= o.last_above and d.low = w.price
          and (l.label = 'ALL_TIME_LOW' or d.day > ${now} - n.wanted) order by d.day desc limit 1
      ) end as as_low_at
    from (select s.*, s.verdict <> all(array[${join([...REFUTED])}]::text[]) and not s.seen_once
      and (s.typical is null or coalesce(s.real >= ${literal(LOW_GUARD.realMin)},
      false)) as may_be_low from (${subjects}) s) w
    cross join lateral (
      select min(d.day) as first_day, max(d.day) filter (where d.low < w.price) as last_lower,
        max(d.day) filter (where d.close > ${LEVEL} * w.price) as last_above,
        greatest(max(d.day) filter (where d.low < w.price),
          max(d.day) filter (where d.close > ${LEVEL} * w.price)) as last_other,
        coalesce(sum(d.seen), 0) as looks
      from ${days} where d.day <= ${now}
    ) o
    cross join lateral (select ${now} - o.first_day as age, least(${now} - o.last_lower,
      ${now} - o.first_day) as low_for offset 0) k
    cross join lateral (select case when k.low_for >= ${literal(HALF_YEAR_DAYS)} then
      ${literal(HALF_YEAR_DAYS)}
      else (select max(n) from unnest(array[${join(LOW_DAYS.map(literal))}]) n
        where n <= k.low_for) end as wanted offset 0) n
    left join lateral (
      select count(*) filter (where d.day > o.last_other - ${literal(JUDGING.typicalDays)}
        and d.day <= o.last_other) as earlier,
        count(*) filter (where d.day > o.last_other - ${literal(JUDGING.typicalDays)}
          and d.day <= o.last_other and d.low <= ${LEVEL} * w.price) as regular,
        count(*) filter (where d.day > o.last_above - ${literal(JUDGING.typicalDays)}
          and d.day <= o.last_above) as before,
        percentile_disc(0.5) within group (order by d.mid) filter (where d.day > o.last_above -
          ${literal(JUDGING.typicalDays)} and d.day <= o.last_above) as middle,
        percentile_disc(0.5) within group (order by d.mid) filter (where d.day > ${now} -
          ${literal(JUDGING.typicalDays)}) as lately,
        count(*) filter (where d.day > ${now} - ${literal(JUDGING.typicalDays)}) as lately_seen,
        count(*) filter (where d.day > ${now} - n.wanted) as seen
      from ${days} where w.may_be_low and d.day <= ${now}
        and d.day > least(o.last_above - ${literal(JUDGING.typicalDays)}, ${now} - n.wanted)
    ) r on true
    cross join lateral (select case
        when not w.may_be_low or o.last_above is null or n.wanted is null
          or r.regular * ${literal(1 / LOW_GUARD.regularShare)} > r.earlier then null
        when w.typical is null and not (
          least(r.before, r.lately_seen) >= ${literal(LOW_GUARD.seenMin)} and w.price <= ${literal(1 - LOW_GUARD.realMin)} * least(r.middle, r.lately)) then null
        when r.seen < least(${literal(LOW_GUARD.seenEnough)},
          greatest(${literal(LOW_GUARD.seenMin)}, floor(${literal(LOW_GUARD.seenShare)} *
          n.wanted))) then null
        when o.last_lower is null and k.age >= ${literal(ALL_TIME_LOW_NEEDS.days)}
          and o.looks >= ${literal(ALL_TIME_LOW_NEEDS.observations)} then 'ALL_TIME_LOW'
        when n.wanted = ${literal(HALF_YEAR_DAYS)} then 'HALF_YEAR_LOW'
        else 'LOWEST_' || n.wanted || '_DAYS' end as label offset 0) l`;
}

/** The tables of lows. */
export const LOW_TABLE: Sql = raw(
  'create temp table if not exists judging_low (goods_id bigint primary key, low_days int, low_label text, as_low_at timestamptz) on commit drop',
);
