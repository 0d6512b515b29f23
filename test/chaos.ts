/**
 * A whole Khum under load while its processes are killed:
 * `node bin/start.mjs run test/chaos.ts [minutes] [workers]`. Readers ask for pages, writers make
 * short links and note what was acknowledged; the server and its PostgreSQL are killed (SIGKILL) at
 * random, one or both, and the busiest tables are locked for 60 s. The server is started again when
 * it ends, as a supervisor does; everything else has to come back by itself. Prints its figures as
 * JSON; exit code 1 where an acknowledged write is missing, the process ended by itself, or it did
 * not come back.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#api/kernel/postgres/embedded-process.ts';
import { runningUrl, startCluster } from '#api/kernel/postgres/embedded.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const [minutes = 2, workers = 1] = process.argv.slice(2).map(Number);
const LOCK_S = 60;
const TABLES = 'deal, coupon, item_group, brand, page, goods, content';

const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-chaos-'));
const port = await freePort();
const site = `http://127.0.0.1:${port}`;
const figures = {
  minutes,
  workers,
  serverKills: 0,
  databaseKills: 0,
  bothKilled: 0,
  endedByItself: 0,
  acknowledged: 0,
  lost: 0,
  recoveryMs: { server: [] as number[], database: [] as number[] },
  pages: {} as Record<string, number>,
  slowestPageMs: 0,
  locked: {} as Record<string, number>,
  stop: { code: null as number | null, ms: 0 },
};
let child = undefined as unknown as ChildProcess;
let isOurs = false;
let isOver = false;
const log = createWriteStream(path.join(dataDir, 'chaos.log'));

function start(): void {
  child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
      NODE_ENV: 'test',
      RATE_LIMIT: '1000000',
      WORKERS: String(workers),
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.once('exit', () => {
    if (isOver) return;
    if (!isOurs) figures.endedByItself += 1;
    isOurs = false;
    setTimeout(start, 500);
  });
}

async function ask(
  url: string,
  init: RequestInit = {},
): Promise<{ status: number; body: string; ms: number }> {
  const began = performance.now();
  try {
    const answer = await fetch(site + url, { ...init, signal: AbortSignal.timeout(20_000) });
    return { status: answer.status, body: await answer.text(), ms: performance.now() - began };
  } catch (error) {
    // refused or reset while the process is away is what a proxy would try again; silence is not
    return {
      status: (error as Error).name === 'TimeoutError' ? 0 : -1,
      body: '',
      ms: performance.now() - began,
    };
  }
}

async function ready(limitMs = 60_000): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < limitMs) {
    if ((await ask('/readyz')).status === 200) return Math.round(performance.now() - began);
    await wait(50);
  }
  throw new Error(`It did not come back within ${limitMs} ms. See ${dataDir}/chaos.log`);
}

const acknowledged = new Set<string>();
let tally = figures.pages;

async function read(reader: number): Promise<void> {
  for (let turn = 0; !isOver; turn += 1) {
    const { status, ms } = await ask(
      turn % 3 === 0
        ? `/search?keyword=x${reader}y${turn}`
        : turn % 3 === 1
          ? '/'
          : `/?tenant=${['TH', 'ID', 'SG'][turn % 2]}&x=${turn % 50}`,
    );
    tally[status] = (tally[status] ?? 0) + 1;
    if (status > 0) figures.slowestPageMs = Math.max(figures.slowestPageMs, Math.round(ms));
    if (status < 0) await wait(50);
  }
}

async function write(writer: number): Promise<void> {
  for (let turn = 0; !isOver; turn += 1) {
    const originUri = `/product/chaos-${writer}-${turn}`;
    const { status, body } = await ask('/api/saas-das-service/short-url-mappings/transfer', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': 'TH' },
      body: JSON.stringify({ originUri }),
    });
    if (status === 200 && (JSON.parse(body) as { success: boolean }).success)
      acknowledged.add(originUri);
    else await wait(50);
  }
}

function postmaster(): number {
  const location = (() => {
    try {
      return path.join(
        readFileSync(path.join(dataDir, 'postgres-location'), 'utf8').trim(),
        'postgres',
      );
    } catch {
      return path.join(dataDir, 'postgres');
    }
  })();
  return Number(readFileSync(path.join(location, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function kill(what: 'server' | 'database' | 'both'): Promise<void> {
  const pid = postmaster();
  if (what !== 'server') process.kill(pid, 'SIGKILL');
  if (what !== 'database') {
    isOurs = true;
    child.kill('SIGKILL');
  }
  figures[
    what === 'server' ? 'serverKills' : what === 'database' ? 'databaseKills' : 'bothKilled'
  ] += 1;
  await wait(200);
  figures.recoveryMs[what === 'database' ? 'database' : 'server'].push(await ready());
}

async function lock(): Promise<void> {
  const client = new pg.Client(runningUrl(dataDir, 'khum'));
  await client.connect();
  tally = figures.locked;
  await client.query(
    `begin; lock table ${TABLES} in access exclusive mode; select pg_sleep(${LOCK_S}); rollback`,
  );
  tally = figures.pages;
  await client.end();
  await ready();
}

start();
await ready(180_000);
const load = [
  ...Array.from({ length: 12 }, (_, at) => read(at)),
  ...Array.from({ length: 6 }, (_, at) => write(at)),
];
const end = performance.now() + minutes * 60_000;
while (performance.now() < end) {
  await wait(2000 + Math.random() * 8000);
  await kill((['server', 'database', 'both'] as const)[Math.floor(Math.random() * 3)] as 'server');
}
await lock();
await ready();
// told to stop under load: what is under way ends well, and the process with it
const gone = new Promise<number | null>((resolve) => {
  child.once('exit', resolve);
});
isOver = true;
const stopping = performance.now();
child.kill('SIGTERM');
figures.stop = { code: await gone, ms: Math.round(performance.now() - stopping) };
await Promise.all(load);
const cluster = await startCluster({ dataDir });
const client = new pg.Client(cluster.url('khum'));
await client.connect();
const { rows } = await client.query<{ uri: string }>('select origin_uri as uri from short_link');
await client.end();
await cluster.stop();
const stored = new Set(rows.map(({ uri }) => uri));
figures.acknowledged = acknowledged.size;
figures.lost = [...acknowledged].filter((uri) => !stored.has(uri)).length;
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
const isWell =
  figures.lost === 0 &&
  figures.endedByItself === 0 &&
  figures.stop.code === 0 &&
  figures.stop.ms < 5000 &&
  (figures.pages[0] ?? 0) + (figures.locked[0] ?? 0) === 0;
if (isWell) rmSync(dataDir, { recursive: true, force: true });
process.exit(isWell ? 0 : 1);
