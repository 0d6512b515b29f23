import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { expect, test } from 'vitest';
import { faultProxy } from '../../../test/fault-proxy.ts';
import { ROOT } from '../../../test/feeds.ts';
import { makeWorld } from '../../../test/world.ts';
import { makeApp } from './app.ts';
import { readConfig } from './config.ts';
import { makeLog } from './log.ts';
import { compose } from '#server/compose.ts';
import { Database } from './postgres/database.ts';
import { servingUrl } from './postgres/serving.ts';

const world = await makeWorld();

interface Readiness {
  status: number;
  says: string;
  ms: number;
}

async function readyOf(url: string): Promise<{
  ask(): Promise<Readiness>;
  close(): Promise<void>;
  metrics(): Promise<string>;
}> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const log = makeLog(config);
  const database = new Database({ url, poolSize: 4 });
  const app = await makeApp(compose({ config, database, clock: world.clock, log }));
  return {
    async ask() {
      const began = performance.now();
      const answer = await app.server.inject({ url: '/readyz' });
      const ms = performance.now() - began;
      return { status: answer.statusCode, says: answer.json<{ status: string }>().status, ms };
    },
    metrics: async () => (await app.operations.inject({ url: '/metrics' })).body,
    async close() {
      await app.server.close();
      await database.close();
    },
  };
}

test('12.6: a Khum that is logged in as a superuser is not ready', async () => {
  const ready = await readyOf(world.url);
  expect(await ready.ask()).toMatchObject({ status: 503, says: 'database rights are wrong' });
  await ready.close();
});

test('12.6: nor is one whose tables do not bind their owner', async () => {
  const owner = new pg.Client(world.url);
  await owner.connect();
  const ready = await readyOf(servingUrl(world.url));
  expect(await ready.ask()).toMatchObject({ status: 200, says: 'ready' });
  await owner.query('alter table goods no force row level security');
  expect(await ready.ask()).toMatchObject({ status: 503 });
  await owner.query('alter table goods force row level security');
  expect(await ready.ask()).toMatchObject({ status: 200 });
  await ready.close();
  await owner.end();
});

test.for(['refuse', 'hang'] as const)(
  '12.5: a database that would %s makes it not ready within 2 s',
  async (fault) => {
    const proxy = await faultProxy(servingUrl(world.url));
    await proxy[fault]();
    const ready = await readyOf(proxy.url);
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { ms, ...said } = await ready.ask();
      expect(said).toEqual({ status: 503, says: 'database unreachable' });
      times.push(ms);
    }
    // others may work on this machine: the best of three is the answer's own
    expect(Math.min(...times)).toBeLessThan(2000);
    expect(await ready.metrics()).toMatch(/khum_database_up 0[^]*khum_requests_shed_total/);
    await ready.close();
    await proxy.close();
  },
);

test('12.3, 12.6: the doctor counts connections, looks at rights and at the key for web push (BEY-55), and reports jobs that gave up', async () => {
  const doctor = () =>
    spawnSync(process.execPath, ['bin/doctor.ts'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: world.url, PORT: '0', NODE_ENV: 'test' },
    }).stdout;
  const well = doctor();
  expect(well).toMatch(/ ok {3}1 process with 20 connections each fit into 300/);
  expect(well).toContain(
    '  ok   Connections see one region each, and nobody passes row-level security by',
  );
  expect(well).toContain('  ok   No job gave up');
  expect(well).toContain('  ok   No row was set aside');
  expect(well).toContain('  ok   The key for web push is whole');
  const owner = new pg.Client(world.url);
  await owner.connect();
  await owner.query(
    "insert into job (tenant_id, name, payload, run_at, created_at, attempts, dead_at) values ('TH', 'media.orphans', '{}', now(), now(), 8, now())",
  );
  await owner.query('alter table goods no force row level security');
  await owner.query(
    "insert into set_aside values ('TH', 'search.index', 'GOODS', 1, 'a word too long', now())",
  );
  await owner.query("insert into vapid_key (public_key, private_key) values ('one', 'other')");
  const ill = doctor();
  expect(ill).toMatch(/FAIL {2}The key for web push[^]*do not belong together/);
  expect(ill).toMatch(/FAIL {2}Jobs gave up: media\.orphans\n.*npm run jobs/);
  expect(ill).toMatch(/FAIL {2}Rows were set aside: search\.index 1\n.*a word too long/);
  expect(ill).toMatch(/FAIL {2}Connections see one region[^]*does not bind the owner of goods/);
  await owner.end();
});
