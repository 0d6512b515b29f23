/**
 * The site of the journeys: a whole Khum on a free port, over a throw-away cluster, with a small
 * demo world.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '#server/database.ts';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { startCluster } from '#api/kernel/postgres/embedded.ts';
import { startServer } from '#server/server.ts';
import { chatServices } from '../test/chat-services.ts';
import { THROW_AWAY } from '../test/cluster.ts';
import { openidProvider } from '../test/openid-provider.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-journey-'));
  // the database's own user may enter, so that the cluster lies in it and goes with it
  chmodSync(dataDir, 0o755);
  const line = await openidProvider('LINE', undefined, true);
  const chats = await chatServices({ plain: true, ends: () => {} });
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT: '1000000',
    ...line.env,
    ...chats.env,
  });
  // the server joins it, as it joins one that runs already
  await startCluster({ dataDir, settings: THROW_AWAY });
  const prepared = await prepareDatabase(config, () => {}, { share: 0.12 });
  const running = await startServer({ config, database: prepared.serving, log: makeLog(config) });
  project.provide('database', prepared.url);
  project.provide('site', running.address.replace('[::1]', '127.0.0.1'));
  return async () => {
    await running.stop();
    await prepared.stop();
    await line.close();
    chats.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    site: string;
    /** For what an operator does with the command line. */
    database: string;
  }
}
