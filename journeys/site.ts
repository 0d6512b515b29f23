/** One of the sites of the journeys, as a process of its own; it ends with the run that started it. */
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { startServer } from '#server/server.ts';
import type { ServingDatabase } from '#server/database.ts';

/** What a site is told to begin with. */
export interface SiteOrder {
  readonly env: Record<string, string>;
  readonly database: ServingDatabase;
}

process.once('message', (order: SiteOrder) => void serve(order));

async function serve({ env, database }: SiteOrder): Promise<void> {
  const config = readConfig(env);
  const running = await startServer({ config, database, log: makeLog(config) });
  process.once('disconnect', () => void running.stop().finally(() => process.exit()));
  process.send?.(running.address.replace('[::1]', '127.0.0.1'));
}
