/**
 * Batches that one bad row cannot stop. A batch is worked on whole; where that fails because of
 * what a row holds, in halves, until the row is alone: it is set aside with its reason, and the
 * others are done.
 */
import sql, { raw } from 'sql-template-tag';
import { headOf } from '#contract/text.ts';
import { inTransaction } from './context.ts';
import type { Context } from './context.ts';
import type { Db } from './postgres/database.ts';

/** Which job works, and on what kind of subject. */
export interface BatchJob {
  readonly job: string;
  readonly type: string;
}

/**
 * Works on rows in one transaction; what cannot be worked on is set aside, and reported to nobody but
 * the log and `set_aside`.
 */
export async function workThrough<Row extends { readonly id: number }>(
  ctx: Context,
  { job, type }: BatchJob,
  rows: readonly Row[],
  work: (ctx: Context, rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  if (rows.length === 0) return;
  await inTransaction(ctx, async (inside) => {
    const failed = new Map<number, string>();
    await inHalves(inside, rows, work, (row, error) => failed.set(row.id, reasonOf(error)), 0);
    const ids = rows.map((row) => row.id);
    await inside.db.run(sql`
      delete from set_aside where tenant_id = ${ctx.tenant.id} and job = ${job}
        and subject_type = ${type} and subject_id = any(${ids}::bigint[])
        and not subject_id = any(${[...failed.keys()]}::bigint[])`);
    for (const [id, reason] of failed) await noteAside(inside, { job, type }, id, reason);
  });
}

/** What is wrong with a row, as it is stored. */
export function reasonOf(error: Error): string {
  return headOf(`${error.name}: ${error.message}`, 500);
}

/** Sets one row aside. */
export async function noteAside(
  ctx: Context,
  { job, type }: BatchJob,
  id: number,
  reason: string,
): Promise<void> {
  ctx.log.warn({ job, type, id, reason }, 'a row was set aside');
  await ctx.db.run(sql`
    insert into set_aside (tenant_id, job, subject_type, subject_id, reason, set_aside_at)
      values (${ctx.tenant.id}, ${job}, ${type}, ${id}, ${reason}, ${ctx.now})
    on conflict (tenant_id, job, subject_type, subject_id) do update set reason = excluded.reason`);
}

/** What was set aside: of one tenant, or of all where the platform asks. */
export function asideOf(
  db: Db,
  { job, type }: BatchJob,
): Promise<{ id: number; reason: string }[]> {
  return db.rows(
    sql`select subject_id as id, reason from set_aside where job = ${job} and subject_type = ${type}
        order by subject_id`,
  );
}

/** Forgets it, before all of it is tried again. */
export async function clearAside(ctx: Context, { job, type }: BatchJob): Promise<void> {
  await ctx.db.run(
    sql`delete from set_aside where tenant_id = ${ctx.tenant.id} and job = ${job}
        and subject_type = ${type}`,
  );
}

async function inHalves<Row>(
  ctx: Context,
  rows: readonly Row[],
  work: (ctx: Context, rows: readonly Row[]) => Promise<void>,
  aside: (row: Row, error: Error) => void,
  depth: number,
): Promise<void> {
  const mark = raw(`piece_${depth}`);
  await ctx.db.run(sql`savepoint ${mark}`);
  try {
    await work(ctx, rows);
    await ctx.db.run(sql`release savepoint ${mark}`);
  } catch (error) {
    if (!isOfRows(error)) throw error;
    await ctx.db.run(sql`rollback to savepoint ${mark}`);
    const [first] = rows;
    if (rows.length === 1 && first !== undefined) return aside(first, error);
    const middle = Math.ceil(rows.length / 2);
    await inHalves(ctx, rows.slice(0, middle), work, aside, depth + 1);
    await inHalves(ctx, rows.slice(middle), work, aside, depth + 1);
  }
}

/**
 * Whether what failed is what the rows hold, which trying again cannot mend: bad data, a broken
 * rule, something too large, or our own reading of it.
 */
export function isOfRows(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return /^(?:22|23|54)[0-9A-Z]{3}$/.test(code);
  return (
    error instanceof TypeError ||
    error instanceof RangeError ||
    error instanceof SyntaxError ||
    error instanceof URIError
  );
}
