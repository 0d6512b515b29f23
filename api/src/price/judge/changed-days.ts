/** Days of offers of which some became another thing (`change.ts`), in SQL. */
import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { utc } from './evidence-json.ts';

/**
 * The days of `price_day d` with what changed of their offer as `c`: amounts by the unit of now,
 * nothing from before another thing.
 */
export const changedDays: Sql = sql`price_day d left join offer_change c on c.offer_id = d.offer_id
  where d.in_stock and (c.offer_id is null or c.scale is not null or d.day >= c.since)`;

/** An amount of those days, comparable with one of now. */
export function comparable(column: string): Sql {
  return sql`case when c.scale is not null and d.day < c.since then round(${raw(`d.${column}`)} *
      c.scale)::bigint else ${raw(`d.${column} end as ${column}`)}`;
}

/** What a verdict says of the change of its offer. */
export function changeOf(offerId: Sql, timezone: string): Sql {
  return sql`coalesce((select jsonb_build_object('changedTime',
      ${utc(sql`(c.since::timestamp at
      time zone ${timezone})`)}, 'packScale', c.scale)
      from offer_change c where c.offer_id = ${offerId}), '{}')`;
}
