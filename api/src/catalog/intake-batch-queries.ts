/**
 * SQL of the intake: each batch is first sorted out into a narrow temporary table that the other
 * steps join.
 */
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Db } from '../kernel/postgres/database.ts';

export interface States {
  fresh: number;
  same: number;
  figures: number;
  words: number;
  stale: number;
}

/**
 * Compares a batch with what is stored: fresh, same, only its figures moved, its words changed, or
 * older than what is stored.
 */
export async function sortOut(
  db: Db,
  tenantId: string,
  source: string,
  select: Sql,
): Promise<States> {
  await db.run(
    sql`create temp table if not exists intake (seq int not null, match_key text not null,
        offer_id bigint, goods_id bigint, state text not null,
        was_retired boolean) on commit delete rows`,
  );
  await db.run(sql`delete from intake`);
  await db.run(sql`
    insert into intake (seq, match_key, offer_id, goods_id, state, was_retired)
    select r.seq, r.match_key, o.id, o.goods_id, case
      when o.id is null then 'fresh'
      when o.fed_at > r.fed_at then 'stale'
      when o.retired or o.missing_runs > 0 or o.feed_hash is null then 'words'
      when o.feed_hash = r.feed_hash then 'same'
      when substr(o.feed_hash, 1, 8) = substr(r.feed_hash, 1, 8) then 'figures'
      else 'words' end, o.retired
    from (${select}) r left join offer o on o.tenant_id = ${tenantId} and o.source = ${source}
      and o.external_id = r.external_id`);
  await db.run(sql`analyze intake (seq, offer_id, goods_id, state)`);
  const counts = await db.rows<{ state: keyof States; count: number }>(
    sql`select state, count(*)::int as count from intake group by state`,
  );
  return {
    fresh: 0,
    same: 0,
    figures: 0,
    words: 0,
    stale: 0,
    ...Object.fromEntries(counts.map((row) => [row.state, row.count])),
  };
}
