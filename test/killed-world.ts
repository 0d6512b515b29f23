/** The database of a site that is killed, for setting up and for looking at what is left. */
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '#api/kernel/config.ts';
import type { Context } from '#api/kernel/context.ts';
import { makeLog } from '#api/kernel/log.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { runningUrl } from '#api/kernel/postgres/embedded.ts';
import { servingUrl } from '#api/kernel/postgres/serving.ts';
import { compose } from '#server/compose.ts';

export interface KilledWorld {
  readonly database: Database;
  /** Of Thailand, now; the site works on what it announces. */
  readonly ctx: () => Promise<Context>;
}

export function openKilledWorld(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): KilledWorld {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env });
  const url = runningUrl(dataDir, 'khum');
  if (url === undefined) throw new Error('Its PostgreSQL is away.');
  const database = new Database({ url: servingUrl(url), poolSize: 4 });
  const clock = { now: () => new Date() };
  const { jobQueue, tenants } = compose({ config, database, clock, log: makeLog(config) });
  return {
    database,
    ctx: async () => {
      const tenant = (await tenants.all()).find(({ id }) => id === 'TH');
      if (!tenant) throw new Error('No tenant.');
      return jobQueue.contextOf(tenant, 'kills');
    },
  };
}

/** Tries until it works, as long as it is the database that fails. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TypeError || error instanceof ReferenceError) throw error;
      await wait(200);
    }
  }
}
