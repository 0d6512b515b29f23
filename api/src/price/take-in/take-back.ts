/**
 * A run's observations out of the history again: the one case in which the history loses points.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Context } from '../../kernel/context.ts';
import { beginTaking, settleDays } from './take-in.ts';

/**
 * Removes the observations that run `runId` added to the given offers, with what was said about
 * them, and rolls up and judges again what they touched. `offers` yields offer_id. In the
 * transaction of `ctx.db`.
 */
export async function takeBack(
  ctx: Context,
  runId: number,
  offers: Sql,
): Promise<{ observations: number; goodsIds: number[] }> {
  return ctx.db.transaction(async (db) => {
    await beginTaking(db);
    const removed = await db.row<{ count: number }>(sql`
      with gone as (
        delete from price_observation p using (${offers}) f where p.offer_id = f.offer_id
          and p.run_id = ${runId}
        returning p.offer_id, p.observed_at, p.source
      ), days as (
        insert into taking_day select distinct offer_id,
          (observed_at at time zone ${ctx.tenant.timezone})::date from gone on conflict do nothing
      ), excluded as (
        delete from price_exclusion e using gone g where e.offer_id = g.offer_id
          and e.observed_at = g.observed_at and e.source = g.source
      )
      select count(*)::int as count from gone`);
    if (!removed || removed.count === 0) return { observations: 0, goodsIds: [] };
    await db.run(
      sql`delete from offer_price s using taking_day d where s.offer_id = d.offer_id
          and not exists (select 1 from price_observation p where p.offer_id = s.offer_id)`,
    );
    return { observations: removed.count, goodsIds: await settleDays({ ...ctx, db }) };
  });
}

/**
 * Later runs that observed offers which run `runId` observed, with how many of them each. `offers`
 * yields offer_id.
 */
export function observedLater(
  ctx: Context,
  runId: number,
  offers: Sql,
): Promise<{ run: number; offers: number }[]> {
  return ctx.db.rows(sql`
    with touched as materialized (
      select f.offer_id from (${offers}) f where exists (select 1 from price_observation p
        where p.offer_id = f.offer_id and p.run_id = ${runId})
    )
    select p.run_id as run, count(distinct p.offer_id)::int as offers from touched t
      join price_observation p on p.offer_id = t.offer_id
    where p.run_id > ${runId} group by p.run_id order by p.run_id`);
}
