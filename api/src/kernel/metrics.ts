/** What is measured, in the text format of Prometheus. */
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import sql from 'sql-template-tag';
import type { TenantDirectory } from './app.ts';
import type { Clock } from './clock.ts';
import { countJobs } from './job-queue/dead.ts';
import type { Load } from './load.ts';
import type { Module } from './module.ts';
import type { Database } from './postgres/database.ts';
import { unhandledRejections } from './rejection.ts';

export interface MetricParts {
  readonly tenants: TenantDirectory;
  readonly database: Database;
  readonly clock: Clock;
  /** Work under way by kind. */
  readonly loads: Readonly<Record<string, Load>>;
  readonly modules: readonly Module[];
}

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
}

/** Measures the answers of a server; who may read the figures is the concern of operations.ts. */
export function metricsOf(server: FastifyInstance, parts: MetricParts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const countJobsAndRows = jobGauges(registry, parts);
  const countFigures = figuresOf(registry, parts);
  countRejections(registry);
  countConnections(registry, parts.database);
  countShed(registry, parts.loads);
  timeAnswers(registry, server);
  return {
    contentType: registry.contentType,
    async text() {
      const isUp = await countJobsAndRows();
      if (isUp) await countFigures();
      return registry.metrics();
    },
  };
}

function countRejections(registry: Registry): void {
  new Counter({
    name: 'khum_unhandled_rejections_total',
    help: 'Rejections that nothing handled; each is a mistake worth reporting',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(unhandledRejections());
    },
  });
}

function countConnections(registry: Registry, database: Database): void {
  new Gauge({
    name: 'khum_database_connections',
    help: 'Connections of this process to the database, and statements that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.use())) this.set({ state }, count);
    },
  });
}

function countShed(registry: Registry, loads: MetricParts['loads']): void {
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
}

function timeAnswers(registry: Registry, server: FastifyInstance): void {
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
}

/**
 * Gauges of the job queue. Filling them answers whether the database is reachable: without it the
 * process still reports on itself.
 */
function jobGauges(registry: Registry, { database, clock }: MetricParts): () => Promise<boolean> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['job'], registers: [registry] });
  const gauges = {
    waiting: gauge('khum_jobs_waiting', 'Jobs that wait, by name'),
    failing: gauge('khum_jobs_failing', 'Jobs that failed three times or more and go on, by name'),
    dead: gauge(
      'khum_jobs_dead',
      'Jobs that gave up and wait for an operator (npm run jobs), by name',
    ),
    lag: gauge('khum_job_lag_seconds', 'Age of the oldest job that is due, by name'),
  };
  const setAside = gauge('khum_rows_set_aside', 'Rows that a batch job could not work on, by job');
  const up = new Gauge({
    name: 'khum_database_up',
    help: '1 while the database answers this process',
    registers: [registry],
  });
  return async () => {
    const platform = database.platform();
    const jobs = await countJobs(platform, clock.now()).catch(() => undefined);
    up.set(jobs === undefined ? 0 : 1);
    for (const [of, one] of Object.entries(gauges)) {
      one.reset();
      for (const job of jobs ?? []) one.set({ job: job.name }, job[of as keyof typeof gauges]);
    }
    setAside.reset();
    if (jobs === undefined) return false;
    const rows = await platform.rows<{ job: string; rows: number }>(
      sql`select job, count(*) as rows from set_aside group by job`,
    );
    for (const row of rows) setAside.set({ job: row.job }, row.rows);
    return true;
  };
}

/** The figures of modules, tenant by tenant. */
function figuresOf(
  registry: Registry,
  { modules, tenants, database }: MetricParts,
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
