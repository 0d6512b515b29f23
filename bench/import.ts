/**
 * Import against its floor: COPY of the same raw rows into a plain table, measured in the same run.
 * `node bench/import.ts [ROWS]`; works in a folder of its own.
 */
import { createReadStream, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { importFeed } from '#api/ingest/index.ts';
import { systemClock } from '#api/kernel/clock.ts';
import { makeLog } from '#api/kernel/log.ts';
import { Noticeboard } from '#api/kernel/noticeboard/noticeboard.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { startCluster } from '#api/kernel/postgres/embedded.ts';
import { migrate } from '#api/kernel/postgres/migrate.ts';
import { modules } from '#api/ladder.ts';
import { migrationSteps } from '#api/migrations.ts';
import { tenantDirectory } from '#api/tenant/index.ts';
import { BIG_HEADER, writeBigFeed } from '#seed/feeds/big.ts';
import { seedTenants } from '#seed/tenants.ts';

const rows = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(path.join(tmpdir(), 'khum-bench-import-'));
const cluster = await startCluster({ dataDir: folder });
try {
  const url = cluster.url('postgres');
  await migrate(url, migrationSteps());
  const database = new Database({ url, poolSize: 2 });
  await seedTenants(database.platform());
  const log = makeLog({ logLevel: 'silent', environment: 'test' });
  const tenants = tenantDirectory(database, systemClock);
  const noticeboard = new Noticeboard({ database, clock: systemClock, log, modules, tenants });
  const started = performance.now();
  const parts = {
    database, clock: systemClock, log, tenants, noticeboard,
    progress: (text: string) => process.stderr.write(`  ${((performance.now() - started) / 1000).toFixed(2)} s ${text.slice(0, 90)}\n`),
  };
  const file = path.join(folder, 'feed.csv');
  const next = path.join(folder, 'next.csv');
  await writeBigFeed(file, rows);
  await writeBigFeed(next, rows, 1);
  utimesSync(file, new Date(Date.now() - 3 * 86_400_000), new Date(Date.now() - 3 * 86_400_000));
  const floors = [await floor(url, file), await floor(url, file), await floor(url, file)].sort((a, b) => a - b);
  const least = floors[1] as number;
  print('floor: COPY', least, least);
  for (const [name, path_] of [['dry run', file], ['first import', file], ['same again', file], ['prices moved', next], ['same again', next]] as const) {
    const from = performance.now();
    const report = await importFeed(parts, { file: path_, source: 'bench', tenant: 'TH', dryRun: name === 'dry run' });
    print(`${name} (${report.created} created, ${report.updated} updated, ${report.observations} observations)`, performance.now() - from, least);
  }
  await database.close();
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function floor(url: string, file: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create table if not exists plain (${BIG_HEADER.split(',').map((name) => `"${name}" text`).join(', ')})`);
  await client.query('truncate plain');
  const from = performance.now();
  await pipeline(createReadStream(file, { highWaterMark: 1 << 18 }), client.query(copyFrom('copy plain from stdin csv header')));
  const took = performance.now() - from;
  await client.end();
  return took;
}

function print(name: string, took: number, least: number): void {
  console.log(`${name}: ${(took / 1000).toFixed(2)} s, ${Math.round(rows / took * 1000)} rows/s, ${(least / took * 100).toFixed(1)} % of the floor (${Math.round(statSync(path.join(folder, 'feed.csv')).size / 1e6)} MB)`);
}
