/** SQL of staging: the accepted rows of a file before and while they are applied. */
import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Db } from '../../kernel/postgres/database.ts';
import type { Rest } from './stage.ts';

export async function clearStaging(db: Db, runId: number): Promise<void> {
  await db.run(sql`delete from import_staging where run_id = ${runId}`);
  await db.run(sql`delete from import_gone where run_id = ${runId}`);
  await db.run(sql`delete from import_unread where run_id = ${runId}`);
}

export interface Repeat {
  row_no: number;
  external_id: string;
  count: number;
}

/**
 * Takes out the same item twice, or with instants the same item at the same instant twice: the
 * first row counts. Returns how many went (`count`, on every row), and the first of them.
 */
export function removeRepeats(
  db: Db,
  runId: number,
  observedAt: Date,
  history: boolean,
  shown: number,
): Promise<Repeat[]> {
  const at = (row: string) =>
    history
      ? sql`coalesce(${raw(row)}.observed_at, ${observedAt}::timestamptz)`
      : sql`null::timestamptz`;
  return db.rows(sql`
    with gone as (
      delete from import_staging s
      using (select r.for_tenant, r.external_id, ${at('r')} as at, min(r.row_no) as first
        from import_staging r where r.run_id = ${runId}
        group by r.for_tenant, r.external_id, 3 having count(*) > 1) d
      where s.run_id = ${runId} and s.for_tenant = d.for_tenant and s.external_id = d.external_id
        and ${history ? sql`${at('s')} = d.at and` : sql``} s.row_no > d.first
      returning s.row_no, s.external_id
    )
    select row_no, external_id, (count(*) over ())::int as count from gone order by row_no
      limit ${shown}`);
}

/** Puts a history in the order of applying: each item's latest word first, then its past. */
export async function orderHistory(db: Db, runId: number, observedAt: Date): Promise<void> {
  await db.run(sql`
    update import_staging s set seq = o.seq, head = o.head
    from (select for_tenant, row_no, row_number() over (partition by for_tenant
      order by external_id, at desc, row_no)::int as seq,
        row_number() over (partition by for_tenant, external_id order by at desc,
          row_no) = 1 as head
      from (select for_tenant, row_no, external_id, coalesce(observed_at, ${observedAt}) as at
        from import_staging where run_id = ${runId}) r) o
    where s.run_id = ${runId} and s.for_tenant = o.for_tenant and s.row_no = o.row_no`);
}

export async function analyzeStaging(db: Db): Promise<void> {
  await db.run(sql`call analyze_import_staging()`);
}

/** How many offers the planner believes in, of all tenants. */
export async function offersBelieved(db: Db): Promise<number> {
  return (
    (
      await db.row<{ count: number }>(
        sql`select greatest(reltuples, 0)::bigint as count from pg_class
            where oid = 'offer'::regclass`,
      )
    )?.count ?? 0
  );
}

export async function analyzeGrown(db: Db): Promise<void> {
  await db.run(sql`call analyze_after_import()`);
}

/** Stores which items a feed of changes reports as gone, and the rows of items that were refused. */
export async function stageRest(db: Db, runId: number, { gone, unread }: Rest): Promise<void> {
  if (gone.length > 0)
    await db.run(
      sql`insert into import_gone (run_id, external_id) select ${runId}::bigint, id
          from unnest(${gone}::text[]) t(id) on conflict do nothing`,
    );
  if (unread.length > 0)
    await db.run(sql`
      insert into import_unread (run_id, external_id, reason, value)
      select ${runId}::bigint, u.id, u.reason, u.value
        from unnest(${unread.map(({ externalId }) => externalId)}::text[],
          ${unread.map(({ reason }) => reason)}::text[],
          ${unread.map(({ value }) => value)}::text[]) u(id, reason, value) on conflict do nothing`);
}

export async function hasGone(db: Db, runId: number): Promise<boolean> {
  return (
    (
      await db.row<{ has: boolean }>(
        sql`select exists (select 1 from import_gone where run_id = ${runId}) as has`,
      )
    )?.has ?? false
  );
}

/** The items of a tenant's source but for those that the run says are gone. */
export function itemsLeft(runId: number, offers: Sql): Sql {
  return sql`select o.external_id from (${offers}) o where not exists (select 1 from import_gone n
      where n.run_id = ${runId} and n.external_id = o.external_id)`;
}
