/** SQL of runs: one import each. */
import sql from 'sql-template-tag';
import type { Db } from '../../kernel/postgres/database.ts';
import type { Layout } from './drift.ts';
import type { RunState } from './report.ts';
import { jsonOf } from '../../kernel/json.ts';

export interface RunRow {
  id: number;
  source: string;
  only_tenant: string | null;
  file_name: string;
  state: RunState;
  is_full: boolean;
  observed_at: Date;
  file_digest: string;
  resume_key: string;
}

/** One import of a source at a time; held by the connection, so a killed process lets go of it. */
export async function tryLockSource(db: Db, source: string): Promise<boolean> {
  return (
    (
      await db.row<{ got: boolean }>(
        sql`select pg_try_advisory_lock(hashtext('import'), hashtext(${source})) as got`,
      )
    )?.got ?? false
  );
}

export interface NewRun {
  source: string;
  tenant: string | null;
  fileName: string;
  fileSize: number;
  digest: string;
  resumeKey: string;
  isFull: boolean;
  observedAt: Date;
  now: Date;
}

export async function insertRun(db: Db, run: NewRun): Promise<number> {
  const row = await db.row<{ id: number }>(sql`
    insert into import_run (source, only_tenant, file_name, file_size, file_digest, resume_key,
      is_full, observed_at, started_at)
    values (${run.source}, ${run.tenant}, ${run.fileName}, ${run.fileSize}, ${run.digest},
      ${run.resumeKey}, ${run.isFull}, ${run.observedAt}, ${run.now}) returning id`);
  return (row as { id: number }).id;
}

export function runById(db: Db, id: number): Promise<RunRow | undefined> {
  return db.row(
    sql`select id, source, only_tenant, file_name, state, is_full, observed_at, file_digest,
        resume_key from import_run where id = ${id}`,
  );
}

/**
 * Runs of the source that never came to an end: their processes are gone, because we hold the lock.
 */
export function unfinishedRuns(db: Db, source: string): Promise<RunRow[]> {
  return db.rows(sql`select id, source, only_tenant, file_name, state, is_full, observed_at,
      file_digest, resume_key from import_run
    where source = ${source} and state in ('QUEUED', 'VALIDATING', 'APPLYING') order by id desc`);
}

/** The instant given to the same bytes of the same source before. */
export async function knownInstant(db: Db, source: string, digest: string): Promise<Date | null> {
  const row = await db.row<{ observed_at: Date }>(
    sql`select observed_at from import_run where source = ${source} and file_digest = ${digest}
        order by id desc limit 1`,
  );
  return row?.observed_at ?? null;
}

/**
 * The layouts of the last files of the source for the same tenant that were applied, the latest
 * first.
 */
export async function knownLayouts(
  db: Db,
  source: string,
  tenant: string | null,
  limit: number,
): Promise<Layout[]> {
  const rows = await db.rows<{ layout: Layout }>(
    sql`select layout from import_run where source = ${source}
        and only_tenant is not distinct from ${tenant} and state = 'DONE' and layout is not null
      order by id desc limit ${limit}`,
  );
  return rows.map((row) => row.layout);
}

/** The runs of a source from one on that applied anything, the latest first. */
export function appliedSince(db: Db, source: string, runId: number): Promise<RunRow[]> {
  return db.rows(sql`
    select id, source, only_tenant, file_name, state, is_full, observed_at, file_digest, resume_key
      from import_run r
    where source = ${source} and id >= ${runId} and state in ('DONE', 'FAILED') and exists (select 1
      from import_lot l where l.run_id = r.id) order by id desc`);
}

export async function moveRun(
  db: Db,
  id: number,
  state: RunState,
  more: {
    profile?: string;
    mapping?: unknown;
    layout?: Layout;
    report?: unknown;
    failure?: string;
    finishedAt?: Date;
  } = {},
): Promise<void> {
  await db.run(sql`
    update import_run set state = ${state}, profile = coalesce(${more.profile ?? null}, profile),
      mapping = coalesce(${json(more.mapping)}::jsonb, mapping),
      layout = coalesce(${json(more.layout)}::jsonb, layout),
      report = coalesce(${json(more.report)}::jsonb, report), failure = ${more.failure ?? null},
        finished_at = ${more.finishedAt ?? null}
    where id = ${id}`);
}

function json(value: unknown): string | null {
  return value === undefined ? null : jsonOf(value);
}

/**
 * Whether an earlier full run applied the same bytes at the same instant: then nothing is missing
 * once more.
 */
export async function isRepeat(
  db: Db,
  run: { id: number; source: string; digest: string; observedAt: Date },
): Promise<boolean> {
  return (
    (await db.row(sql`select 1 from import_run where source = ${run.source}
        and is_full and state = 'DONE' and id < ${run.id}
    and file_digest = ${run.digest} and observed_at = ${run.observedAt}`)) !== undefined
  );
}
