/**
 * `/healthz` (alive), `/readyz` (database reachable, not draining), and what is measured, in the
 * text format of Prometheus.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import sql from 'sql-template-tag';
import type { TenantDirectory } from './app.ts';
import type { Clock } from './clock.ts';
import { countJobs } from './job-queue/dead.ts';
import type { Load } from './load.ts';
import type { Module } from './module.ts';
import type { Database } from './postgres/database.ts';
import { rightsTrouble } from './postgres/rights.ts';
import { unhandledRejections } from './rejection.ts';

/** How long `/readyz` waits for a database that says nothing. */
const READY_MS = 1_500;

interface HealthParts {
  readonly tenants: TenantDirectory;
  readonly database: Database;
  readonly clock: Clock;
  /** Work under way by kind. */
  readonly loads: Readonly<Record<string, Load>>;
  readonly modules: readonly Module[];
}

export function mountHealth(server: FastifyInstance, parts: HealthParts): void {
  let draining = false;
  server.addHook('preClose', async () => {
    draining = true;
  });
  server.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  server.get('/readyz', async (_request, reply) => {
    const status = draining ? 'draining' : await readiness(parts);
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}

/** Whether the database answers, and its connections have the rights of one tenant alone. */
async function readiness({ database, tenants }: HealthParts): Promise<string> {
  const limit = new AbortController();
  const late = wait(READY_MS, 'database unreachable', limit).catch(() => '');
  const asked = (async () => {
    const [tenant] = await tenants.all();
    if (!tenant) return 'no tenant';
    return (await rightsTrouble(database, tenant.id)).length === 0
      ? 'ready'
      : 'database rights are wrong';
  })().catch(() => 'database unreachable');
  return Promise.race([asked, late]).finally(() => limit.abort());
}

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

/** Measures the answers of a server; who may read the figures is the concern of operations.ts. */
export function metricsOf(server: FastifyInstance, parts: HealthParts): Metrics {
  const { database, clock, loads } = parts;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const [waiting, failing, dead, lag] = [
    new Gauge({
      name: 'khum_jobs_waiting',
      help: 'Jobs that wait, by name',
      labelNames: ['job'],
      registers: [registry],
    }),
    new Gauge({
      name: 'khum_jobs_failing',
      help: 'Jobs that failed three times or more and go on, by name',
      labelNames: ['job'],
      registers: [registry],
    }),
    new Gauge({
      name: 'khum_jobs_dead',
      help: 'Jobs that gave up and wait for an operator (npm run jobs), by name',
      labelNames: ['job'],
      registers: [registry],
    }),
    new Gauge({
      name: 'khum_job_lag_seconds',
      help: 'Age of the oldest job that is due, by name',
      labelNames: ['job'],
      registers: [registry],
    }),
  ];
  const aside = new Gauge({
    name: 'khum_rows_set_aside',
    help: 'Rows that a batch job could not work on, by job',
    labelNames: ['job'],
    registers: [registry],
  });
  new Counter({
    name: 'khum_unhandled_rejections_total',
    help: 'Rejections that nobody handled; each is a mistake worth reporting',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(unhandledRejections());
    },
  });
  const figures = figuresOf(registry, parts);
  const up = new Gauge({
    name: 'khum_database_up',
    help: '1 while the database answers this process',
    registers: [registry],
  });
  new Gauge({
    name: 'khum_database_connections',
    help: 'Connections of this process to the database, and statements that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.use())) this.set({ state }, count);
    },
  });
  new Counter({
    name: 'khum_requests_shed_total',
    help: 'Requests that were sent away because as many as fit were under way, by kind',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, load] of Object.entries(loads)) this.inc({ kind }, load.shed);
    },
  });
  const answered = new Histogram({
    name: 'khum_request_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['call', 'status'],
    registers: [registry],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  });
  server.addHook('onResponse', async (request, reply) => {
    const call =
      (request.routeOptions.config as { call?: string }).call ?? request.routeOptions.url ?? 'page';
    answered.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  const count = async () => {
    // without a database the process still tells about itself
    const jobs = await countJobs(database.platform(), clock.now()).catch(() => undefined);
    up.set(jobs === undefined ? 0 : 1);
    for (const [gauge, of] of [
      [waiting, 'waiting'],
      [failing, 'failing'],
      [dead, 'dead'],
      [lag, 'lag'],
    ] as const) {
      gauge.reset();
      for (const job of jobs ?? []) gauge.set({ job: job.name }, job[of]);
    }
    aside.reset();
    const rows =
      jobs &&
      (await database
        .platform()
        .rows<{ job: string; rows: number }>(
          sql`select job, count(*) as rows from set_aside group by job`,
        ));
    for (const row of rows ?? []) aside.set({ job: row.job }, row.rows);
    if (jobs) await figures();
  };
  return {
    contentType: registry.contentType,
    async text() {
      await count();
      return registry.metrics();
    },
  };
}

/** The figures of modules, tenant by tenant. */
function figuresOf(
  registry: Registry,
  { modules, tenants, database }: HealthParts,
): () => Promise<void> {
  const gauges = modules.flatMap((one) =>
    (one.figures ?? []).map(({ name, help, count }) => ({
      count,
      gauge: new Gauge({ name, help, labelNames: ['tenant'], registers: [registry] }),
    })),
  );
  return async () => {
    for (const tenant of await tenants.all())
      for (const { gauge, count } of gauges)
        gauge.set({ tenant: tenant.id }, await count(database.tenant(tenant.id)));
  };
}
