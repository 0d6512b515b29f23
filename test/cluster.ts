/**
 * The database of a test run: one throw-away cluster and a migrated template with the tenants in
 * it. Each test file clones the template (some 80 ms, in memory) and has a database of its own.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from '#api/kernel/postgres/embedded.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { migrate } from '#api/kernel/postgres/migrate.ts';
import { migrationSteps } from '#server/migrations.ts';
import { setUp } from '#server/set-up.ts';

export const TEMPLATE = 'khum_template';

/** Of a cluster that need not outlive a crash of the machine. */
export const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-test-'));
  // the database's own user may enter, so that the cluster lies in it and goes with it
  chmodSync(dataDir, 0o755);
  const cluster = await startCluster({ dataDir, settings: THROW_AWAY });
  const admin = new pg.Client(cluster.url('postgres'));
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrate(cluster.url(TEMPLATE), migrationSteps());
  const database = new Database({ url: cluster.url(TEMPLATE), poolSize: 2 });
  await setUp(database.platform());
  await database.close();
  project.provide('clusterUrl', cluster.url('postgres'));
  return async () => {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string;
  }
}
