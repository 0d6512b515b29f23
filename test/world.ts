/**
 * A world for one test file: a cloned database, the app without a socket, and a clock that the test
 * sets.
 */
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import type { Answer, Ask, CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import type { Envelope } from '#contract/errors.ts';
import { holesOf } from '#contract/define.ts';
import { makeApp } from '#api/kernel/app.ts';
import type { App, TenantDirectory } from '#api/kernel/app.ts';
import { forgetEverything } from '#api/kernel/changed.ts';
import { stillClock } from '#api/kernel/clock.ts';
import { readConfig } from '#api/kernel/config.ts';
import type { Context, Tenant } from '#api/kernel/context.ts';
import { ledgerFaults } from '#api/ledger/index.ts';
import { makeLog } from '#api/kernel/log.ts';
import type { Log } from '#api/kernel/log.ts';
import { compose } from '#server/compose.ts';
import type { JobQueue } from '#api/kernel/job-queue/job-queue.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { servingUrl } from '#api/kernel/postgres/serving.ts';
import type { Module } from '#api/kernel/module.ts';

/** 10:00 in Bangkok; every test begins here unless it moves the clock. */
export const START = '2026-11-21T03:00:00.000Z';

type Asked<Name extends CallName> = Envelope<Answer<Name>> & { status: number };

export interface World {
  /** As the owner. */
  url: string;
  database: Database;
  app: App;
  clock: ReturnType<typeof stillClock>;
  jobQueue: JobQueue;
  tenants: TenantDirectory;
  /** A context of a tenant, as a job has it. */
  ctx(tenant?: string): Promise<Context>;
  /** Calls the API over HTTP (injected); `headers` may name tenant, language, token. */
  call<Name extends CallName>(
    name: Name,
    ask?: Partial<Ask<Name>>,
    headers?: Record<string, string>,
  ): Promise<Asked<Name>>;
}

let counter = 0;

/** Makes a world; it ends with the test file. `from` names another template database. */
export async function makeWorld(
  options: {
    modules?: readonly Module[];
    from?: string;
    log?: Log;
    dataDir?: string;
    env?: Record<string, string>;
  } = {},
): Promise<World> {
  // test files share a process, and what it caches is of another database
  forgetEverything();
  const clusterUrl = inject('clusterUrl');
  const name = `w_${process.pid}_${Date.now().toString(36)}_${counter++}`;
  await admin(
    clusterUrl,
    `create database ${name} template ${options.from ?? 'khum_template'} strategy file_copy`,
  );
  const url = clusterUrl.replace(/\/postgres$/, `/${name}`);
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    RATE_LIMIT: '1000000',
    ...(options.dataDir ? { DATA_DIR: options.dataDir } : {}),
    ...options.env,
  });
  const clock = stillClock(START);
  // a machine under load lends connections late; what a hasty visitor is shown, other tests say
  const database = new Database({ url: servingUrl(url), poolSize: 10, connectMs: 60_000 });
  const log = options.log ?? makeLog(config);
  const composition = compose({ config, database, clock, log, modules: options.modules });
  const { tenants, jobQueue } = composition;
  const app = await makeApp(composition);
  afterAll(async () => {
    await app.server.close();
    // BEY-52: whatever a test did, every book adds up
    const faults = await ledgerFaults(database.platform());
    await database.close();
    await admin(clusterUrl, `drop database if exists ${name} with (force)`);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  return {
    url,
    database,
    app,
    clock,
    jobQueue,
    tenants,
    async ctx(id = 'TH') {
      const tenant = (await tenants.all()).find((one) => one.id === id) as Tenant;
      return jobQueue.contextOf(tenant, 'test');
    },
    call: (name, ask = {}, headers = {}) => request(app, name, ask, headers),
  };
}

/** Asks a call over HTTP, without a socket. */
async function request<Name extends CallName>(
  { server }: App,
  name: Name,
  ask: Record<string, unknown>,
  headers: Record<string, string>,
): Promise<Asked<Name>> {
  const call = calls.get(name);
  if (!call) throw new Error(`No call ${name}.`);
  const rest = { ...ask };
  let path = call.path;
  for (const hole of holesOf(path)) {
    path = path.replace(`{${hole}}`, encodeURIComponent(String(rest[hole])));
    delete rest[hole];
  }
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const answer = await server.inject({
    method: call.method,
    url: `/api${path}`,
    headers,
    ...(inQuery
      ? { query: rest as Record<string, string> }
      : { payload: (call.arrayBody ? rest[call.arrayBody] : rest) as object }),
  });
  const envelope: Envelope<Answer<Name>> = answer.json();
  return { ...envelope, status: answer.statusCode };
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
