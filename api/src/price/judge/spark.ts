/** The small step line of cards, in SQL: contract `Spark`. */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { literal } from '../day/effective.ts';

export const SPARK_DAYS = 90;
/** A price holds for this many days on which nobody looked; a longer silence is a gap, here and in the chart. */
export const HELD_DAYS = 1;

/** goods_id and spark, from the days (goods_id, day, close, in_stock) in `days`. */
export function sparks(days: Sql, today: string): Sql {
  const edge = sql`${today}::date`;
  const silence = literal(HELD_DAYS + 1);
  return sql`with recent as (
      select goods_id, day, in_stock, close, count(*) over (partition by goods_id) as seen_days, lead(day) over (partition by goods_id order by day) as next_day
      from (${days}) d where day > ${edge} - ${literal(SPARK_DAYS)} and day <= ${edge}
    ), drawn as (
      select goods_id, day, case when in_stock then close end as amount, seen_days from recent
      union all
      select goods_id, day + ${silence}, null, seen_days from recent where coalesce(next_day, ${edge} + 1) > day + ${silence}
    ), stepped as (
      select *, lag(amount) over line as before, row_number() over line as place from drawn window line as (partition by goods_id order by day)
    )
    select goods_id, jsonb_build_object('to', ${today}::text, 'seenDays', max(seen_days),
      'steps', jsonb_agg(jsonb_build_array(${edge} - day, amount) order by day) filter (where place = 1 or amount is distinct from before)) as spark
    from stepped group by goods_id`;
}
