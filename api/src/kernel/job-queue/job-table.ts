/**
 * Rows of the job table: leased, kept while they are worked on, put off where they failed. Times
 * that only a clock which jumped ahead can have written count as due.
 */
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { headOf } from '#contract/text.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Database } from '../postgres/database.ts';
import type { Queue } from './event.ts';

export const MAX_ATTEMPTS = 8;
/** The longest that a failed job waits. */
const LONGEST_SECONDS = 3600;
/**
 * No job is put off for longer, and no lease is that long: what says so was written by a clock that
 * was ahead.
 */
const FAR_SECONDS = 86_400;

export interface JobRow {
  id: number;
  tenant_id: string;
  name: string;
  payload: unknown;
  attempts: number;
}

export interface Job {
  readonly queue: Queue | undefined;
  /** Of a schedule: its distance. */
  readonly everySeconds: number | undefined;
  readonly run: (ctx: Context, payload: never) => Promise<void>;
}

export interface Leased {
  readonly token: string;
  readonly rows: readonly JobRow[];
}

/** Where jobs lie, and by which clock they are due. */
export interface JobTable {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'jobLeaseS'>;
}

/** Leases what is due of the named jobs, of each tenant in its turn. */
export async function leaseJobs(
  { database, clock, config }: JobTable,
  { names, tenants }: { readonly names: readonly string[]; readonly tenants: readonly string[] },
  limit: number,
): Promise<Leased> {
  const token = randomUUID();
  const now = clock.now();
  const until = new Date(now.getTime() + config.jobLeaseS * 1000);
  const far = new Date(now.getTime() + FAR_SECONDS * 1000);
  const rows = await database.platform().rows<JobRow>(sql`
    update job set leased_until = ${until}, lease_token = ${token}, attempts = attempts + 1
    where id in (
      select d.id from unnest(${tenants}::text[]) t(id) cross join lateral (
        select j.id, j.run_at, row_number() over (order by j.run_at, j.id) as place from (
          select id, run_at from job where tenant_id = t.id and dead_at is null
            and (run_at <= ${now} or run_at > ${far})
            and (leased_until is null or leased_until < ${now} or leased_until > ${far})
            and name = any(${names}) order by run_at, id limit ${limit} for update skip locked) j) d
      order by d.place, d.run_at, d.id limit ${limit})
    returning id, tenant_id, name, payload, attempts`);
  return { token, rows: rows.sort((a, b) => a.id - b.id) };
}

/** Keeps a long job's lease alive while this process lives. */
export function keepLease(
  { database, clock, config }: JobTable,
  id: number,
  token: string,
): () => void {
  const timer = setInterval(
    () => {
      const until = new Date(clock.now().getTime() + config.jobLeaseS * 1000);
      database
        .platform()
        .run(
          sql`update job set leased_until = ${until} where id = ${id} and lease_token = ${token}`,
        )
        .catch(() => {});
    },
    (config.jobLeaseS * 1000) / 3,
  );
  timer.unref();
  return () => clearInterval(timer);
}

/** Puts a job off that failed, for longer each time; after its attempts it is dead. */
export async function postponeJob(
  { database, clock }: JobTable,
  row: JobRow,
  { queue, everySeconds }: Job,
  token: string,
  error: unknown,
): Promise<void> {
  const now = clock.now();
  const text = headOf(String((error as Error)?.message ?? error), 2000);
  const dead =
    everySeconds === undefined && row.attempts >= (queue?.attempts ?? MAX_ATTEMPTS) ? now : null;
  const again = new Date(
    now.getTime() +
      Math.min(2 ** row.attempts, LONGEST_SECONDS, everySeconds ?? LONGEST_SECONDS) * 1000,
  );
  await database
    .platform()
    .run(sql`update job set leased_until = null, lease_token = null, last_error = ${text},
        run_at = ${again}, dead_at = ${dead}
    where id = ${row.id} and lease_token = ${token}`);
}
