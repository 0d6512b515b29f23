/** The small step line of cards, in SQL: contract `Spark`. */
import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { literal } from '../day/effective.ts';

export const SPARK_DAYS = 90;
/**
 * A price holds for this many days on which nobody looked; a longer silence is a gap, here and in
 * the chart.
 */
export const HELD_DAYS = 1;

/**
 * The same of goods seen once, in the row called `look` (day, effective_amount, in_stock): the day,
 * and the silence since.
 */
export function sparkOfLook(look: string, today: string): Sql {
  const ago = sql`${today}::date - ${raw(look)}.day`;
  const steps = sql`jsonb_build_array(${ago}, case when ${raw(look)}.in_stock then
      ${raw(look)}.effective_amount end)`;
  return sql`jsonb_build_object('to', ${today}::text, 'seenDays',
      (${ago} < ${literal(SPARK_DAYS)})::int, 'steps', case
    when ${ago} >= ${literal(SPARK_DAYS)} then '[]'
    when ${raw(look)}.in_stock and ${ago} > ${literal(HELD_DAYS)} then jsonb_build_array(${steps},
      jsonb_build_array(${ago} - ${literal(HELD_DAYS + 1)}, null))
    else jsonb_build_array(${steps}) end)`;
}

/**
 * One row `spark` from the days (day, close, in_stock) of one goods in `days`; none where nothing
 * was seen.
 */
export function sparkOf(days: Sql, today: string): Sql {
  const edge = sql`${today}::date`;
  const silence = literal(HELD_DAYS + 1);
  return sql`with recent as (
      select day, in_stock, close, count(*) over () as seen_days,
        lead(day) over (order by day) as next_day
      from (${days}) d where day > ${edge} - ${literal(SPARK_DAYS)} and day <= ${edge}
    ), drawn as (
      select day, case when in_stock then close end as amount, seen_days from recent
      union all
      select day + ${silence}, null, seen_days from recent where coalesce(next_day,
        ${edge} + 1) > day + ${silence}
    ), stepped as (
      select *, lag(amount) over (order by day) as before, row_number() over (order by day) as place
        from drawn
    )
    select jsonb_build_object('to', ${today}::text, 'seenDays', coalesce(max(seen_days), 0),
      'steps', coalesce(jsonb_agg(jsonb_build_array(${edge} - day, amount)
        order by day) filter (where place = 1 or amount is distinct from before), '[]')) as spark
    from stepped`;
}
