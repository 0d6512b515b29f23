import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { migrate } from './migrate.ts';
import { isAlive } from './embedded-process.ts';
import { startCluster } from './embedded.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'khum-cluster-'));
  folders.push(folder);
  return folder;
};
afterAll(async () => {
  for (const folder of folders) {
    await (await startCluster({ dataDir: folder })).stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

function run(
  script: string,
  ...args: string[]
): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, [path.join(ROOT, 'test/children', script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    child,
    lines: createInterface({ input: child.stdout as NodeJS.ReadableStream })[
      Symbol.asyncIterator
    ](),
  };
}

const ended = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
  });

async function rowsOf(url: string): Promise<number[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ n: number }>('select n from kept order by n');
  await client.end();
  return rows.map((row) => row.n);
}

test('what was acknowledged survives kill -9 of the app and of the database, and the next start works', async () => {
  const folder = newFolder();
  for (const victim of ['app', 'database', 'app'] as const) {
    const { child, lines } = run('cluster-writer.ts', folder);
    let said = 0;
    let database = 0;
    while (said < 30 || said % 30 !== 0)
      [said, database] = ((await lines.next()).value as string).split(' ').map(Number) as [
        number,
        number,
      ];
    const gone = ended(child);
    if (victim === 'database') process.kill(database, 'SIGKILL');
    else child.kill('SIGKILL');
    await (victim === 'database' ? gone.then(() => {}) : gone);
    const cluster = await startCluster({ dataDir: folder });
    expect((await rowsOf(cluster.url('postgres'))).slice(0, said)).toEqual(
      Array.from({ length: said }, (_, index) => index + 1),
    );
  }
});

test('two processes that start at once over a new folder share one cluster, and the last to leave stops it', async () => {
  const folder = newFolder();
  const first = run('cluster-writer.ts', folder);
  const second = startCluster({ dataDir: folder });
  const [, pid] = ((await first.lines.next()).value as string).split(' ').map(Number);
  const cluster = await second;
  expect(cluster.pid).toBe(pid);
  const gone = ended(first.child);
  first.child.kill('SIGKILL');
  await gone;
  await cluster.stop();
  await expect.poll(() => isAlive(cluster.pid)).toBe(false);
});

test('BEY-28: a migration killed in the middle leaves whole steps, and the next start goes on', async () => {
  const adminUrl = inject('clusterUrl');
  const name = `migration_${process.pid}`;
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = adminUrl.replace(/\/postgres$/, `/${name}`);
  try {
    const { child, lines } = run('slow-migration.ts', url);
    while ((await lines.next()).value !== 'Migrating: b');
    const gone = ended(child);
    child.kill('SIGKILL');
    await gone;
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      name,
    ]);
    const step = (stepName: string, sql: string) => ({ name: stepName, sql, checksum: stepName });
    const steps = [
      step('a', 'create table first_table (n int)'),
      step('b', 'create table half_table (n int)'),
    ];
    const applied = await Promise.all([migrate(url, steps), migrate(url, steps)]);
    expect(applied.flat()).toEqual(['b']);
    await expect(
      migrate(
        url,
        [step('a', 'changed'), ...steps.slice(1)].map((one, index) =>
          index === 0 ? { ...one, checksum: 'other' } : one,
        ),
      ),
    ).rejects.toThrow(/was changed after it had been applied/);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});

test('a database that is blind to Thai is refused, with what to do', async () => {
  const adminUrl = inject('clusterUrl');
  const name = `blind_${process.pid}`;
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(
    `create database ${name} encoding 'UTF8' locale_provider libc lc_ctype 'C' lc_collate 'C' template template0`,
  );
  try {
    await expect(migrate(adminUrl.replace(/\/postgres$/, `/${name}`), [])).rejects.toThrow(
      /cannot see Thai letters.*create database khum/,
    );
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
});
