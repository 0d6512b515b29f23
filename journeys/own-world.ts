/**
 * A demo world of a journey's own in the cluster of the journeys, made as if it were a given
 * moment: what is on its screens never changes but with the code.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

import { loadDemoWorld, pictureFolderOf } from '#seed/load.ts';
import type { Clock } from '#api/kernel/clock.ts';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { compose } from '#server/compose.ts';
import { openDatabase } from '#server/database.ts';
import { setUp } from '#server/set-up.ts';
import { databaseUrl } from './given.ts';

export interface OwnWorld {
  /** As the owner. */
  readonly url: string;
  readonly dataDir: string;
  close(): Promise<void>;
}

/** A small part of the demo world of one region. */
export async function ownWorld(name: string, tenant: string, clock: Clock): Promise<OwnWorld> {
  const dataDir = mkdtempSync(path.join(tmpdir(), `khum-${name}-`));
  const url = new URL(databaseUrl);
  const admin = new pg.Client(url.href);
  await admin.connect();
  await admin.query(`create database ${name}`);
  url.pathname = `/${name}`;
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
  });
  const { serving } = await openDatabase(config, () => {});
  const database = new Database({ ...serving, poolSize: 8 });
  const composition = compose({ config, database, clock, log: makeLog(config) });
  await setUp(database.platform());
  await loadDemoWorld({
    ...composition,
    tenants: (await composition.tenants.all()).filter(({ id }) => id === tenant),
    now: clock.now(),
    pictureFolder: pictureFolderOf(dataDir),
    share: 0.12,
  });
  await database.close();
  return {
    url: url.href,
    dataDir,
    async close() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
