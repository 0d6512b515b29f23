/** The first region of a bench world, with the app in this process and a connection of its own. */
import pg from 'pg';
import { makeApp } from '#api/kernel/app.ts';
import type { App } from '#api/kernel/app.ts';
import { systemClock } from '#api/kernel/clock.ts';
import type { Clock } from '#api/kernel/clock.ts';
import type { Context, Tenant } from '#api/kernel/context.ts';
import type { JobQueue } from '#api/kernel/job-queue/job-queue.ts';
import { makeLog } from '#api/kernel/log.ts';
import { Database, overClient } from '#api/kernel/postgres/database.ts';
import { compose } from '#server/compose.ts';
import type { BenchWorld } from './world.ts';

export interface BenchTenant {
  readonly app: App;
  readonly tenant: Tenant;
  readonly database: Database;
  readonly jobQueue: JobQueue;
  /** Its statements may take long, and its events go nowhere. */
  readonly ctx: Context;
  /** Only the owner of tables may gather their statistics. */
  readonly owner: pg.Client;
  close(): Promise<void>;
}

export async function benchTenant(
  world: BenchWorld,
  clock: Clock = systemClock,
): Promise<BenchTenant> {
  const database = new Database({ url: world.url, poolSize: 4 });
  const log = makeLog({ logLevel: 'error', environment: 'production' });
  const composition = compose({ config: world.config, database, clock, log });
  const { tenants, jobQueue } = composition;
  const app = await makeApp(composition);
  const [tenant] = await tenants.all();
  if (!tenant) throw new Error('No tenant.');
  const client = await database.client(tenant.id);
  await client.query("set statement_timeout = '900s'");
  const owner = new pg.Client(world.url);
  await owner.connect();
  return {
    app,
    tenant,
    database,
    jobQueue,
    ctx: {
      ...jobQueue.contextOf(tenant, 'bench', { db: overClient(client) }),
      emit: async () => {},
    },
    owner,
    async close() {
      await owner.end();
      await client.end();
      await app.server.close();
      await database.close();
    },
  };
}
