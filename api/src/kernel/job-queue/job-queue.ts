/**
 * The job queue: outbox, listeners, jobs and schedules as one mechanism on PostgreSQL. `emit`
 * writes a row per listener in the announcer's transaction. A worker leases due rows
 * (`for update skip locked`), then runs each in one transaction that also removes the row: a
 * process may die anywhere, nothing is lost and nothing takes effect twice; work that waits for the
 * outside world has queues beside it (event.ts). Failures wait longer each time; after
 * `MAX_ATTEMPTS` a row is dead and stays for an operator (dead.ts). A schedule never dies: it tries
 * again at its own distance at the latest. Times that only a clock which jumped ahead can have
 * written count as due.
 */
import type pg from 'pg';
import sql from 'sql-template-tag';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Context, Tenant } from '../context.ts';
import { isConnectionLoss } from '../envelope.ts';
import type { Log } from '../log.ts';
import type { Module } from '../module.ts';
import type { Ports } from '../ports.ts';
import type { Database, Db } from '../postgres/database.ts';
import type { Event, Queue, Listener, Schedule } from './event.ts';
import { wakeDue } from './due.ts';
import { jobContext } from './job-context.ts';
import { keepLease, leaseJobs, postponeJob } from './job-table.ts';
import type { Job, JobRow, Leased } from './job-table.ts';
import { keepBusy, makeWaker } from './worker-loop.ts';
import { jsonOf } from '../json.ts';

const CHANNEL = 'khum_job';

export interface JobQueueParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly modules: readonly Module[];
  readonly tenants: { all(): Promise<readonly Tenant[]> };
  /** For the contexts of jobs, like the ports. */
  readonly config: Config;
  readonly ports: Ports;
}

export class JobQueue {
  private readonly parts: JobQueueParts;
  private readonly byTopic: Map<string, Listener[]>;
  private readonly jobs = new Map<string, Job>();
  private readonly queues: readonly Queue[];
  private readonly schedules: readonly Schedule[];

  constructor(parts: JobQueueParts) {
    this.parts = parts;
    const listeners = parts.modules.flatMap((module) => module.listeners ?? []);
    this.schedules = parts.modules.flatMap((module) => module.schedules ?? []);
    this.byTopic = Map.groupBy(listeners, (listener) => listener.topic);
    for (const job of [...listeners, ...this.schedules]) {
      const { name, run, queue } = job;
      if (this.jobs.has(name)) throw new Error(`Two jobs are named ${name}.`);
      this.jobs.set(name, {
        queue,
        run: run as Job['run'],
        everySeconds: 'everySeconds' in job ? job.everySeconds : undefined,
      });
    }
    this.queues = [
      ...new Map(
        [...listeners, ...this.schedules].flatMap(({ queue }) =>
          queue ? [[queue.name, queue] as const] : [],
        ),
      ).values(),
    ];
  }

  /**
   * The `emit` of a context: writes on the given connection, so it commits or vanishes with the
   * news itself.
   */
  emitter(db: Db, tenantId: string): Context['emit'] {
    return async (news: Event | readonly Event[], on: Db = db) => {
      const jobs = (Array.isArray(news) ? (news as readonly Event[]) : [news as Event]).flatMap(
        (event) =>
          (this.byTopic.get(event.topic) ?? []).map(({ name }) => ({ name, payload: event })),
      );
      if (jobs.length === 0) return;
      const now = this.parts.clock.now();
      await on.run(sql`
        insert into job (tenant_id, name, payload, run_at, created_at)
        select ${tenantId}, j.name, j.payload, ${now}, ${now}
        from rows from (jsonb_to_recordset(${jsonOf(jobs)}::jsonb) as (name text, payload jsonb))
          with ordinality as j(name, payload, n) order by j.n`);
      await on.run(sql`select pg_notify(${CHANNEL}, '')`);
    };
  }

  /**
   * The context of work without a request: of a job, a command line, a benchmark. `by` names it in
   * the log.
   */
  contextOf(
    tenant: Tenant,
    by: number | string,
    given: Partial<Pick<Context, 'db' | 'now' | 'log'>> = {},
  ): Context {
    const { database, clock, log, config, ports } = this.parts;
    const { db = database.tenant(tenant.id) } = given;
    const emit = this.emitter(db, tenant.id);
    return jobContext({ tenant, now: clock.now(), log, config, ports, ...given, db, emit, by });
  }

  /** Makes the jobs of schedules that are due; safe in any number of processes. */
  async wakeSchedules(): Promise<void> {
    const tenants = (await this.parts.tenants.all()).map((tenant) => tenant.id);
    await wakeDue(this.parts, tenants, this.schedules);
  }

  /**
   * Works off what is due now, one batch, beside all queues or in one; returns how many rows it
   * took.
   */
  async work(limit = 20, queue?: Queue): Promise<number> {
    const { token, rows } = await this.lease(limit, queue);
    if (queue) await Promise.all(rows.map((job) => this.runOne(job, token)));
    else for (const job of rows) await this.runOne(job, token);
    return rows.length;
  }

  /** Works until nothing is due, in the queues too: for tests and for the end of an import. */
  async workAll(): Promise<void> {
    let taken = 1;
    while (taken > 0) {
      taken = await this.work();
      for (const queue of this.queues) taken += await this.work(queue.atOnce, queue);
    }
  }

  private async lease(limit: number, queue?: Queue): Promise<Leased> {
    const names = [...this.jobs]
      .filter(([, job]) => job.queue?.name === queue?.name)
      .map(([name]) => name);
    const tenants = (await this.parts.tenants.all()).map(({ id }) => id);
    return leaseJobs(this.parts, { names, tenants }, limit);
  }

  private async runOne(job: JobRow, token: string): Promise<void> {
    const { database, log } = this.parts;
    const jobLog = log.child({ job: job.name, jobId: job.id });
    const stopBeat = keepLease(this.parts, job.id, token);
    try {
      const tenant = (await this.parts.tenants.all()).find((one) => one.id === job.tenant_id);
      if (!tenant) throw new Error(`No tenant ${job.tenant_id}.`);
      const db = database.tenant(tenant.id);
      const { queue, run } = this.jobs.get(job.name) as Job;
      const go = (on: Db) =>
        run(this.contextOf(tenant, job.id, { db: on, log: jobLog }), job.payload as never);
      const remove = (on: Db) =>
        on.run(sql`delete from job where id = ${job.id} and lease_token = ${token}`);
      if (queue && !queue.transacts) {
        await go(db);
        await remove(db);
        return;
      }
      await db.transaction(async (on) => {
        await on.run(sql`set local statement_timeout = '120s'`);
        // none removed: another worker took it over
        if ((await remove(on)) > 0) await go(on);
      });
    } catch (error) {
      jobLog[isConnectionLoss(error) ? 'debug' : 'warn'](
        { err: error, attempts: job.attempts },
        'job failed',
      );
      await postponeJob(this.parts, job, this.jobs.get(job.name) as Job, token, error).catch(
        (failed: Error) =>
          jobLog.debug({ err: failed }, 'job could not be postponed; its lease will run out'),
      );
    } finally {
      stopBeat();
    }
  }

  /** That the database is away is logged once, by its pulse. */
  private noteTrouble(error: unknown, queue: string): void {
    this.parts.log[isConnectionLoss(error) ? 'debug' : 'warn'](
      { err: error, queue },
      'the queue cannot be read; trying again',
    );
  }

  /**
   * Starts working: wakes on NOTIFY, and every second for retries and schedules. Returns how to
   * stop.
   */
  async start(): Promise<() => Promise<void>> {
    const waker = makeWaker();
    let listening: pg.Client | undefined;
    const connect = async () => {
      listening = await this.parts.database.listener();
      listening.on('notification', () => waker.wakeAll());
      listening.on('end', () => {
        listening = undefined;
      });
      await listening.query(`listen ${CHANNEL}`);
    };
    const loop = async () => {
      while (!waker.stopped) {
        const heard = waker.wakes;
        try {
          if (!listening) await connect();
          await this.wakeSchedules();
          while (!waker.stopped && (await this.work()) > 0);
        } catch (error) {
          this.noteTrouble(error, 'main');
        }
        await waker.rest(heard);
      }
    };
    const queueLoop = (queue: Queue) =>
      keepBusy({
        waker,
        queue,
        take: async (limit) => {
          const { token, rows } = await this.lease(limit, queue);
          return rows.map((job) => () => this.runOne(job, token));
        },
        onError: (error) => this.noteTrouble(error, queue.name),
      });
    const running = Promise.all([loop(), ...this.queues.map(queueLoop)]);
    return async () => {
      waker.stop();
      await running;
      await listening?.end().catch(() => {});
    };
  }
}
