/** SQL of lots: what a run holds for one tenant, and how far it is applied. */
import sql from 'sql-template-tag';
import type { Db } from '../../kernel/postgres/database.ts';

export interface LotRow {
  run_id: number;
  tenant_id: string;
  accepted: number;
  items: number;
  cursor: number;
  finished: boolean;
  created: number;
  updated: number;
  observations: number;
  deals: number;
  retired: number;
}

export async function addLot(db: Db, runId: number, tenant: string): Promise<void> {
  await db.run(
    sql`insert into import_lot (run_id, tenant_id, accepted, items) values (${runId}, ${tenant}, 0,
        0) on conflict do nothing`,
  );
}

/** Rows and items per tenant, as lots; a continued run keeps its cursors and counts. */
export async function makeLots(db: Db, runId: number): Promise<void> {
  await db.run(sql`
    insert into import_lot (run_id, tenant_id, accepted, items)
    select run_id, for_tenant, count(*)::int, (count(*) filter (where head))::int
      from import_staging where run_id = ${runId} group by run_id, for_tenant
    on conflict (run_id, tenant_id) do update set accepted = excluded.accepted,
      items = excluded.items`);
}

export function lotsOf(db: Db, runId: number): Promise<LotRow[]> {
  return db.rows(sql`select * from import_lot where run_id = ${runId} order by tenant_id`);
}

export async function dropLots(db: Db, runId: number): Promise<void> {
  await db.run(sql`delete from import_lot where run_id = ${runId}`);
}

/**
 * Lots without rows for tenants that the last full run had and this one has not: all of theirs is
 * missing.
 */
export async function addEmptyLots(db: Db, source: string, runId: number): Promise<void> {
  await db.run(sql`
    insert into import_lot (run_id, tenant_id, accepted, items)
    select ${runId}::bigint, l.tenant_id, 0, 0 from import_lot l
    where l.run_id = (select max(id) from import_run where source = ${source}
      and is_full and state = 'DONE' and id < ${runId}) on conflict do nothing`);
}

/**
 * Items per tenant of the last full run of the source that was applied: what the guard compares
 * with.
 */
export function lastFullLots(
  db: Db,
  source: string,
  before: number,
): Promise<{ tenant_id: string; items: number; run_id: number }[]> {
  return db.rows(sql`
    select l.tenant_id, l.items, l.run_id from import_lot l
    where l.run_id = (select max(id) from import_run where source = ${source}
      and is_full and state = 'DONE' and id < ${before})`);
}

/** Moves a lot on, in the transaction of its batch. */
export async function moveLot(
  db: Db,
  runId: number,
  cursor: number,
  counts: { created: number; updated: number; observations: number; deals: number },
): Promise<void> {
  await db.run(sql`
    update import_lot set cursor = ${cursor}, created = created + ${counts.created},
      updated = updated + ${counts.updated},
      observations = observations + ${counts.observations}, deals = deals + ${counts.deals}
        where run_id = ${runId}`);
}

export async function finishLot(db: Db, runId: number, retired: number): Promise<void> {
  await db.run(
    sql`update import_lot set finished = true, retired = ${retired} where run_id = ${runId}`,
  );
}
