/** Import against its floor: COPY of the same raw rows into a plain table, measured in the same run. */
import { createReadStream, mkdtempSync, rmSync, utimesSync } from 'node:fs';
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
import { modules } from '#api/ladder.ts';
import { tenantDirectory } from '#api/tenant/index.ts';
import { BIG_HEADER, writeBigFeed } from '#seed/feeds/big.ts';
import { percent, report } from './measure.ts';
import { benchWorld } from './world.ts';

const TARGET = 0.15;

/** Reading and checking alone, a first import with everything that follows from it, a repeat, and a day on which prices moved. */
export async function benchImport(rows = 100_000): Promise<void> {
  const world = await benchWorld(0);
  const folder = mkdtempSync(path.join(tmpdir(), 'khum-bench-import-'));
  const database = new Database({ url: world.url, poolSize: 2 });
  const log = makeLog({ logLevel: 'silent', environment: 'test' });
  const tenants = tenantDirectory(database, systemClock);
  const parts = { database, clock: systemClock, log, tenants, noticeboard: new Noticeboard({ database, clock: systemClock, log, modules, tenants }) };
  try {
    const today = path.join(folder, 'today.csv');
    const tomorrow = path.join(folder, 'tomorrow.csv');
    await writeBigFeed(today, rows);
    await writeBigFeed(tomorrow, rows, 1);
    const earlier = new Date(Date.now() - 3 * 86_400_000);
    utimesSync(today, earlier, earlier);
    const floors = [await floor(world.url, today), await floor(world.url, today), await floor(world.url, today)].sort((a, b) => a - b);
    const least = floors[1] as number;
    for (const [name, file, dryRun] of [['read and checked', today, true], ['imported first', today, false], ['imported again', today, false], ['prices moved', tomorrow, false]] as const) {
      const from = performance.now();
      await importFeed(parts, { file, source: 'bench', tenant: 'TH', dryRun });
      const took = performance.now() - from;
      report(`import, ${name}, against COPY of the raw rows`, `${percent(least / took)} (${Math.round(rows / took * 1000)} of ${Math.round(rows / least * 1000)} rows a second)`,
        { text: `≥ ${percent(TARGET)}`, ok: least / took >= TARGET });
    }
  } finally {
    await database.close();
    await world.stop();
    rmSync(folder, { recursive: true, force: true });
  }
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
