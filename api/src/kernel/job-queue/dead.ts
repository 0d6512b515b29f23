/**
 * Jobs that gave up, and those that keep failing: for metrics, `npm run doctor` and `npm run jobs`.
 */
import sql, { empty } from 'sql-template-tag';
import type { Db } from '../postgres/database.ts';

/** Tries after which a job that still goes on is worth a look. */
const MANY_TRIES = 3;

export interface JobCount {
  readonly name: string;
  readonly waiting: number;
  readonly failing: number;
  readonly dead: number;
  /** Seconds for which the oldest has been due. */
  readonly lag: number;
}

/** How many jobs there are of each name. */
export function countJobs(db: Db, now: Date): Promise<JobCount[]> {
  return db.rows<JobCount>(sql`
    select name, count(*) filter (where dead_at is null) as waiting,
      count(*) filter (where dead_at is null and attempts >= ${MANY_TRIES}) as failing,
      count(*) filter (where dead_at is not null) as dead,
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(run_at) filter (where
        dead_at is null))), 0)::float8 as lag
    from job group by name order by name`);
}

export interface TroubledJob {
  readonly id: number;
  readonly tenant: string;
  readonly name: string;
  readonly attempts: number;
  readonly isDead: boolean;
  readonly error: string | null;
  readonly createdAt: Date;
}

/** Which of them an operator means: one, all of a name, or all; of one tenant or of every one. */
export interface Which {
  readonly id?: number | undefined;
  readonly name?: string | undefined;
  readonly tenant?: string | undefined;
}

/** Dead jobs and those that keep failing, newest first. */
export function troubledJobs(db: Db, which: Which, most: number): Promise<TroubledJob[]> {
  return db.rows<TroubledJob>(sql`
    select id, tenant_id as tenant, name, attempts, dead_at is not null as "isDead",
      last_error as error, created_at as "createdAt"
    from job where (dead_at is not null or attempts >= ${MANY_TRIES}) ${narrowed(which)}
      order by id desc limit ${most}`);
}

/** Lets dead jobs begin again, with all their tries; answers how many. */
export function reviveJobs(db: Db, which: Which, now: Date): Promise<number> {
  return db.run(sql`
    update job set dead_at = null, attempts = 0, run_at = ${now}, leased_until = null,
      lease_token = null where dead_at is not null ${narrowed(which)}`);
}

function narrowed({ id, name, tenant }: Which) {
  return sql`${id === undefined ? empty : sql`and id = ${id}`}
      ${name === undefined ? empty : sql`and name = ${name}`}
      ${tenant === undefined ? empty : sql`and tenant_id = ${tenant}`}`;
}
