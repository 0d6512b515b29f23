/**
 * Import against its floor: COPY of the same raw rows into a plain table, measured in the same run.
 * Works in a folder of its own.
 */
import { chmodSync, createReadStream, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { importFeed } from '#api/ingest/index.ts';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { compose } from '#server/compose.ts';
import { Database } from '#api/kernel/postgres/database.ts';
import { startCluster } from '#api/kernel/postgres/embedded.ts';
import { migrate } from '#api/kernel/postgres/migrate.ts';
import { migrationSteps } from '#server/migrations.ts';
import { BIG_HEADER, writeBigFeed } from '#seed/feeds/big.ts';
import { setUp } from '#server/set-up.ts';
import { percent, report } from './measure.ts';

export async function benchImport(rows = 100_000): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'khum-bench-import-'));
  // the database's own user may enter, so that the cluster lies in it and goes with it
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ dataDir: folder });
  try {
    const url = cluster.url('postgres');
    await migrate(url, migrationSteps());
    const database = new Database({ url, poolSize: 2 });
    await setUp(database.platform());
    const log = makeLog({ logLevel: 'silent', environment: 'test' });
    const composition = compose({ config: readConfig({}), database, log });
    const parts = { ...composition, progress: () => {} };
    const file = path.join(folder, 'feed.csv');
    const next = path.join(folder, 'next.csv');
    await writeBigFeed(file, rows);
    await writeBigFeed(next, rows, 1);
    const before = new Date(Date.now() - 3 * 86_400_000);
    utimesSync(file, before, before);
    const floors = [await floor(url, file), await floor(url, file), await floor(url, file)].sort(
      (a, b) => a - b,
    );
    const least = floors[1] as number;
    for (const [name, source] of [
      ['first import', file],
      ['the same again', file],
      ['prices moved', next],
    ] as const) {
      const from = performance.now();
      await importFeed(parts, { file: source, source: 'bench', tenant: 'TH', dryRun: false });
      const took = performance.now() - from;
      report(
        `import, ${name}, against COPY of the same rows`,
        `${percent(least / took)} (${Math.round((rows / took) * 1000)} of ${Math.round((rows / least) * 1000)} rows a second)`,
        name === 'first import' ? { text: '≥ 15 %', ok: least / took >= 0.15 } : undefined,
      );
    }
    await database.close();
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function floor(url: string, file: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `create table if not exists plain (${BIG_HEADER.split(',')
      .map((name) => `"${name}" text`)
      .join(', ')})`,
  );
  await client.query('truncate plain');
  const from = performance.now();
  await pipeline(
    createReadStream(file, { highWaterMark: 1 << 18 }),
    client.query(copyFrom('copy plain from stdin csv header')),
  );
  const took = performance.now() - from;
  await client.end();
  return took;
}
