import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { isAlive } from './embedded-process.ts';
import { startCluster } from './embedded.ts';
import { placeFor } from './place.ts';
import { watchCluster } from './watch.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'khum-watch-'));
const cluster = await startCluster({ dataDir: folder });
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const query = async (text: string) => {
  const client = new pg.Client({
    connectionString: cluster.url('postgres'),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};
const answers = () =>
  query('select 1').then(
    () => true,
    () => false,
  );

test('12.2: a database that is killed comes back at its address with what it acknowledged, as often as it is killed', async () => {
  const said: string[] = [];
  const stop = watchCluster(cluster, {
    say: (text) => said.push(text),
    onGiveUp: () => said.push('given up'),
  });
  await query('create table kept (n int)');
  for (let turn = 1; turn <= 3; turn += 1) {
    await query(`insert into kept values (${turn})`);
    const { pid } = cluster;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => cluster.pid !== pid && answers()).toBe(true);
    expect(await query('select count(*)::int as n from kept')).toEqual([{ n: turn }]);
    await expect.poll(() => said.length).toBe(2 * turn);
  }
  expect(said[0]).toMatch(/ended; starting it again/);
  expect(said[1]).toMatch(/is back after/);
  stop();
});

test('12.2: where it cannot be started, that is logged once, and somebody else is to act', async () => {
  const said: string[] = [];
  const place = placeFor(folder, () => {});
  const gone = new Promise<void>((resolve) => {
    watchCluster(cluster, { say: (text) => said.push(text), onGiveUp: resolve, giveUpMs: 1500 });
  });
  renameSync(place.cluster, `${place.cluster}.away`);
  process.kill(cluster.pid, 'SIGKILL');
  await gone;
  expect(said).toHaveLength(2);
  expect(said[1]).toMatch(/cannot be started, so Khum stops/);
  rmSync(place.cluster, { recursive: true, force: true });
  renameSync(`${place.cluster}.away`, place.cluster);
  await expect.poll(() => cluster.revive().then(answers, () => false)).toBe(true);
});

test('a server that was stopped starts at the port that it had', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'khum-port-'));
  const first = await startCluster({ dataDir: other });
  await first.stop();
  await expect.poll(() => isAlive(first.pid)).toBe(false);
  const second = await startCluster({ dataDir: other });
  expect(second.port).toBe(first.port);
  await second.stop();
  expect(readdirSync(other)).toContain('postgres-port');
  rmSync(other, { recursive: true, force: true });
});
