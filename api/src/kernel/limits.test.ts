import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { signUp } from '../../../test/people.ts';
import { makeWorld } from '../../../test/world.ts';
import type { World } from '../../../test/world.ts';
import { makeApp } from './app.ts';
import { readConfig } from './config.ts';
import { Load, shedCalls } from './load.ts';
import { makeLog } from './log.ts';
import { compose } from '#server/compose.ts';
import { Database } from './postgres/database.ts';
import { servingUrl } from './postgres/serving.ts';
import { SharedCounts } from './shared-count.ts';

const world = await makeWorld();
const closing: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

/**
 * Another process over the database of a world; `waits` gets the seconds that a page was told to
 * wait.
 */
async function processOver(of: World, rateLimit: number, waits: (number | undefined)[] = []) {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: String(rateLimit),
  });
  const log = makeLog(config);
  const database = new Database({ url: servingUrl(of.url), poolSize: 6 });
  const app = await makeApp({
    ...compose({ config, database, clock: of.clock, log }),
    answerOther: async (_request, reply, waitS) => {
      waits.push(waitS);
      await reply.code(waitS === undefined ? 200 : 429).send('');
      return true;
    },
  });
  closing.push(async () => {
    await app.server.close();
    await database.close();
  });
  return app.server;
}
const call = (server: Awaited<ReturnType<typeof processOver>>, remoteAddress: string) =>
  server
    .inject({ url: '/api/saas-user-service/common/base/info', remoteAddress })
    .then(({ statusCode }) => statusCode);

test('12.11: counts of two processes are one count, a second later', async () => {
  const [one, other] = [
    new SharedCounts(world.database, world.clock),
    new SharedCounts(world.database, world.clock),
  ];
  const [here, there] = [one.store(), other.store()];
  const hit = (store: typeof here, key = 'somebody') =>
    new Promise<number>((resolve) =>
      store.incr(key, (_error, result) => resolve(result?.current ?? 0), 60_000, 100),
    );
  for (let n = 1; n <= 30; n += 1) expect(await hit(here)).toBe(n);
  for (let n = 1; n <= 20; n += 1) expect(await hit(there)).toBe(n);
  await one.sync();
  await other.sync();
  expect(await hit(there)).toBe(51);
  expect(await hit(here)).toBe(31);
  await other.sync();
  await one.sync();
  expect(await hit(here)).toBe(53);
  expect(await hit(here, 'somebody else')).toBe(1);
  expect(await hit(here.child({})), 'another limit counts for itself').toBe(1);
  world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  expect(await hit(here), 'a new minute').toBe(1);
  one.stop();
  other.stop();
});

test('12.11: an address that asks two processes gets what one would give it', async () => {
  const servers = [await processOver(world, 60), await processOver(world, 60)] as const;
  for (let n = 0; n < 30; n += 1)
    for (const server of servers) expect(await call(server, '192.0.2.1')).toBe(200);
  await expect
    .poll(async () => Promise.all(servers.map((server) => call(server, '192.0.2.1'))), {
      interval: 600,
    })
    .toEqual([429, 429]);
  expect(await call(servers[0], '192.0.2.2')).toBe(200);
  expect([
    await call(servers[0], '2001:db8::1'),
    await call(servers[0], '2001:db8:0:1::1'),
  ]).toEqual([200, 200]);
});

test('12.11: pages that have to be made are counted by address, and say when to come back', async () => {
  const waits: (number | undefined)[] = [];
  const server = await processOver(world, 5, waits);
  const page = (remoteAddress: string) =>
    server
      .inject({ url: `/page-${waits.length}`, remoteAddress })
      .then(({ statusCode }) => statusCode);
  for (let n = 0; n < 5; n += 1) expect(await page('192.0.2.7')).toBe(200);
  expect(await page('192.0.2.7')).toBe(429);
  expect(waits.at(-1)).toBeGreaterThan(0);
  expect(await page('192.0.2.8')).toBe(200);
});

test('ACT-13: an account and a device draw so often in a minute, from however many addresses', async () => {
  const servers = [await processOver(world, 60), await processOver(world, 60)] as const;
  const [one, other, third] = [await signUp(world), await signUp(world), await signUp(world)];
  let asked = 0;
  const ask = (who: { headers: Record<string, string> }, device: string, at = asked % 2) =>
    (servers[at] ?? servers[0])
      .inject({
        method: 'POST',
        url: '/api/saas-user-service/lotteries/987654321/draw',
        headers: { ...who.headers, 'x-device-id': device },
        payload: {},
        remoteAddress: `192.0.2.${(asked += 1)}`,
      })
      .then((answer) => answer.json<{ errorKey: string }>().errorKey);
  // 60 a minute at the usual RATE_LIMIT of 600, so 6 at 60
  for (let n = 0; n < 6; n += 1) expect(await ask(one, `phone-${n}`, 0)).toBe('activity.invalid');
  expect(await ask(one, 'another', 0)).toBe('request.flood');
  for (let n = 0; n < 3; n += 1) expect(await ask(other, 'tablet', 0)).toBe('activity.invalid');
  for (let n = 0; n < 3; n += 1) expect(await ask(third, 'tablet', 0)).toBe('activity.invalid');
  expect(await ask(third, 'tablet', 0)).toBe('request.flood');
  expect(await ask(third, 'own phone', 0)).toBe('activity.invalid');
  // the other process learns of it within a second
  await expect.poll(() => ask(one, 'yet another', 1), { interval: 600 }).toBe('request.flood');
  world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  expect(await ask(one, 'phone-1', 0), 'a new minute').toBe('activity.invalid');
});

test('12.11: calls beyond what fits at once are 503 at once, and there is room again when one ends', async () => {
  const { default: fastify } = await import('fastify');
  const server = fastify();
  closing.push(() => server.close());
  const load = new Load(2);
  shedCalls(server, new Set(['stream']), load);
  const going: (() => void)[] = [];
  const hold = () => new Promise<string>((resolve) => going.push(() => resolve('done')));
  server.setErrorHandler(async (error, _request, reply) =>
    reply.code((error as { key?: string }).key === 'server.busy' ? 503 : 500).send(''),
  );
  server.get('/slow', { config: { call: 'slow' } }, hold);
  server.get('/stream', { config: { call: 'stream' } }, hold);
  server.get('/broken', { config: { call: 'broken' } }, async () => {
    throw new Error('broken');
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const site = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const gone = new AbortController();
  const first = fetch(`${site}/slow`);
  const left = fetch(`${site}/slow`, { signal: gone.signal }).catch(() => 'left');
  const streams = [fetch(`${site}/stream`), fetch(`${site}/stream`)];
  await expect.poll(() => going.length).toBe(4);
  expect(load.underWay).toBe(2);
  expect((await fetch(`${site}/slow`)).status).toBe(503);
  expect(load.shed).toBe(1);
  gone.abort();
  await left;
  await expect.poll(() => load.underWay).toBe(1);
  expect((await fetch(`${site}/broken`)).status).toBe(500);
  expect(load.underWay).toBe(1);
  for (const go of going) go();
  expect((await first).status).toBe(200);
  await Promise.all(streams);
  await expect.poll(() => load.underWay).toBe(0);
});
