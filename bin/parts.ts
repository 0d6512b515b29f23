/**
 * What a command line needs of Khum: the database, tenants and the job queue, without a server.
 */
import { openDatabase } from '#server/database.ts';
import type { ImportParts } from '#api/ingest/index.ts';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { compose } from '#server/compose.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { setUp } from '#server/set-up.ts';

/** Opens the database, or joins the one of a running Khum, and closes what it opened. */
export async function withParts<Result>(
  say: (text: string) => void,
  work: (parts: ImportParts) => Promise<Result>,
): Promise<Result> {
  const config = readConfig();
  const { serving, stop } = await openDatabase(config, say);
  const database = new Database({ ...serving, poolSize: 4 });
  try {
    await setUp(database.platform());
    const log = makeLog({
      ...config,
      logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel,
    });
    return await work({ ...compose({ config, database, log }), progress: say });
  } finally {
    await database.close();
    await stop();
  }
}
