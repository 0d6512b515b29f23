/**
 * The demo world for tests that look at all of it: two fifths of it, in all regions, loaded by the
 * first test file that asks and cloned by each.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { stillClock } from '#api/kernel/clock.ts';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { backfill } from '#api/search/index.ts';
import { loadDemoWorld } from '#seed/load.ts';
import { compose } from '#server/compose.ts';
import { TEMPLATE } from './cluster.ts';
import { makeWorld, START } from './world.ts';
import type { World } from './world.ts';

const DEMO = 'khum_demo';
const MAKING = 'khum_demo_making';
/** Held while it is made: two processes run test files at once. */
const LOCK = 4_810_001;

/** A world that holds the demo world, with its search documents. */
export async function makeDemoWorld(env?: Record<string, string>): Promise<World> {
  const admin = new pg.Client(inject('clusterUrl'));
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [DEMO]);
    if (rowCount === 0) {
      await admin.query(`drop database if exists ${MAKING}`);
      await admin.query(`create database ${MAKING} template ${TEMPLATE} strategy file_copy`);
      await fill(inject('clusterUrl').replace(/\/postgres$/, `/${MAKING}`));
      await admin.query(`alter database ${MAKING} rename to ${DEMO}`);
    }
  } finally {
    await admin.end();
  }
  return makeWorld({ from: DEMO, ...(env && { env }) });
}

async function fill(url: string): Promise<void> {
  const pictureFolder = mkdtempSync(path.join(tmpdir(), 'khum-demo-'));
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const [clock, log] = [stillClock(START), makeLog(config)];
  const database = new Database({ url, poolSize: 8 });
  const { jobQueue, ...composition } = compose({ config, database, clock, log });
  const tenants = await composition.tenants.all();
  const now = clock.now();
  await loadDemoWorld({ database, jobQueue, tenants, log, now, pictureFolder, share: 0.4 });
  for (const tenant of tenants) await backfill(jobQueue.contextOf(tenant, 'test'));
  await database.close();
  rmSync(pictureFolder, { recursive: true, force: true });
}
