/** SQL of runs, lots and staging. */
import sql, { raw } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
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

export async function addLot(db: Db, runId: number, tenant: string): Promise<void> {
  await db.run(
    sql`insert into import_lot (run_id, tenant_id, accepted, items) values (${runId}, ${tenant}, 0,
        0) on conflict do nothing`,
  );
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

export async function clearStaging(db: Db, runId: number): Promise<void> {
  await db.run(sql`delete from import_staging where run_id = ${runId}`);
  await db.run(sql`delete from import_gone where run_id = ${runId}`);
}

export interface Repeat {
  row_no: number;
  external_id: string;
  count: number;
}

/**
 * Takes out the same item twice, or with instants the same item at the same instant twice: the
 * first row stands. Returns how many went (`count`, on every row), and the first of them.
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

/** Keeps which items a feed of changes says are gone. */
export async function keepGone(
  db: Db,
  runId: number,
  externalIds: readonly string[],
): Promise<void> {
  await db.run(
    sql`insert into import_gone (run_id, external_id) select ${runId}::bigint, id
        from unnest(${externalIds}::text[]) t(id) on conflict do nothing`,
  );
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

export async function lastSeq(db: Db, runId: number): Promise<number> {
  return (
    (
      await db.row<{ seq: number | null }>(
        sql`select max(seq) as seq from import_row where run_id = ${runId}`,
      )
    )?.seq ?? 0
  );
}

/** Where a staged row stands in its file; undefined: it is another tenant's. */
export async function rowNumber(db: Db, runId: number, seq: number): Promise<number | undefined> {
  return (
    await db.row<{ row: number }>(
      sql`select row_no as row from import_row where run_id = ${runId} and seq = ${seq}::int`,
    )
  )?.row;
}

const batch = (runId: number, after: number, upTo: number) =>
  sql`r.run_id = ${runId} and r.seq > ${after}::int and r.seq <= ${upTo}::int`;

/** Each item's latest word in a batch, as the catalogue takes it in. */
export function wordsOf(runId: number, observedAt: Date, after: number, upTo: number): Sql {
  return sql`select r.seq, r.external_id, r.match_key, r.name, r.brand_name, r.brand_norm,
      r.category_id, r.cover, r.images, r.description, r.attributes, r.gtin,
      r.platform, r.shop_name, r.is_mall, r.flash_sale, r.flash_until, r.variant, r.sku, r.url,
        r.currency, r.rating, r.review_count, r.sold_count, r.sold_14, r.sold_30, r.feed_hash,
      coalesce(r.observed_at, ${observedAt}::timestamptz) as fed_at
    from import_row r where r.head and ${batch(runId, after, upTo)}`;
}

/**
 * The observations of a batch, without those that an earlier run is known to have stored: the same
 * word at the same instant. `offers` yields offer_id, external_id, feed_hash, fed_at, last_run.
 */
export function observationsOf(
  run: { id: number; source: string; observedAt: Date },
  offers: Sql,
  after: number,
  upTo: number,
): Sql {
  return sql`select o.offer_id, coalesce(r.observed_at,
      ${run.observedAt}::timestamptz) as observed_at, r.currency, r.item_amount, r.was_amount,
      r.shipping_amount, r.coupon_amount,
      r.coupon_code, r.in_stock, r.audience, ${run.source}::text as source,
        100::smallint as confidence, r.feed_hash as payload_hash, ${run.id}::bigint as run_id
    from import_row r join (${offers}) o using (external_id) where ${batch(run.id, after, upTo)}
      and (o.last_run = ${run.id}::bigint or o.feed_hash is distinct from r.feed_hash
        or o.fed_at is distinct from coalesce(r.observed_at, ${run.observedAt}::timestamptz))`;
}

/** The vouchers of a batch. `offers` yields goods_id, external_id. */
export function vouchersOfBatch(runId: number, offers: Sql, after: number, upTo: number): Sql {
  return sql`select o.goods_id, r.platform, r.currency, r.vouchers from import_row r
      join (${offers}) o using (external_id)
    where r.head and r.vouchers is not null and ${batch(runId, after, upTo)}`;
}

export async function hasVouchers(db: Db, runId: number): Promise<boolean> {
  return (
    (
      await db.row<{ has: boolean }>(
        sql`select exists (select 1 from import_row where run_id = ${runId}
            and vouchers is not null) as has`,
      )
    )?.has ?? false
  );
}

/** External ids that a tenant's part of the run holds. */
export function presentItems(runId: number): Sql {
  return sql`select r.external_id from import_row r where r.run_id = ${runId} and r.head`;
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
