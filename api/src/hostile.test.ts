/**
 * Promise 5: whatever is asked of whichever route, nothing answers 5xx, nothing shows a stack
 * trace, and the process lives. Some hundreds of requests by default; `KHUM_HOSTILE=5000` sends as
 * many as the promise names.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { buildDeal, buildGoods } from '../../test/build.ts';
import { ROOT } from '../../test/feeds.ts';
import { sendHostile } from '../../test/hostile-send.ts';
import { hostileRequests, pagesOf, routesOf } from '../../test/hostile.ts';
import type { Hostile } from '../../test/hostile-parts.ts';
import { signUp } from '../../test/people.ts';
import { makeWorld } from '../../test/world.ts';
import { readConfig } from './kernel/config.ts';
import { servingUrl } from './kernel/postgres/serving.ts';
import { startServer } from '#server/server.ts';

const REQUESTS = Number(process.env.KHUM_HOSTILE ?? 400);
const AT_ONCE = 4;
const LIMITS = {
  RATE_LIMIT: '1000000',
  API_RATE_LIMIT: '1000000',
  CODES_PER_ADDRESS: '1000000',
  LOGIN_TRIES: '30000',
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'khum-hostile-'));
const world = await makeWorld({ env: LIMITS, dataDir });
const goods = await buildGoods(await world.ctx());
const deal = await buildDeal(await world.ctx(), goods);
const me = await signUp(world);
const made = await world.call(
  'api-token.create',
  { name: 'hostile', scopes: ['read', 'observe', 'webhooks'] },
  me.headers,
);

/** What the server says went wrong, for whoever reads a failure of this test. */
const wrongs: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void wrongs.push(line) });
const running = await startServer({
  config: readConfig({ NODE_ENV: 'test', PORT: '0', ROLE: 'web', DATA_DIR: dataDir, ...LIMITS }),
  database: { url: servingUrl(world.url), poolSize: 12 },
  log,
  clock: world.clock,
});
afterAll(async () => {
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
const portOf = (address: string) => Number(new URL(address).port);
const [site, operations] = [portOf(running.address), portOf(running.operations)];

const printed = { commonPrefix: false } as const;
const attacked = {
  code: deal.code,
  id: String(goods.id),
  site: routesOf(running.app.server.printRoutes(printed)),
  operations: routesOf(running.app.operations.printRoutes(printed)),
  pages: ['web/app/home-route.ts', 'web/app/routes.ts'].flatMap((file) =>
    pagesOf(readFileSync(path.join(ROOT, file), 'utf8')),
  ),
  tokens: [me.token, made.data?.token as string],
};

test('12: the attack knows every route, page and call', () => {
  const paths = attacked.site.map(({ path: at }) => at);
  for (const at of [
    '/v1/deals/:code',
    '/mcp',
    '/upload/:kind/:owner/:name',
    '/feeds/:format/:kind',
    '/sitemap.xml',
    '/img',
    '/preferences',
    '/api/docs/start.js',
  ])
    expect(paths).toContain(at);
  expect(attacked.operations.map(({ path: at }) => at)).toContain('/dev/mailbox/:id');
  expect(attacked.pages).toEqual(
    expect.arrayContaining(['/', '/product/:code', '/profile/security', '/article-tag/:tag']),
  );
  expect(paths.length).toBeGreaterThan(250);
});

test('12: whoever asks for the head of an address alone is answered, also where a stream would not end', async () => {
  const silent: string[] = [];
  for (const { path: at } of attacked.site.filter(({ methods }) => methods.includes('HEAD'))) {
    const target = at.replaceAll(/:\w+\??|\*/g, deal.code);
    const head = {
      what: at,
      method: 'HEAD',
      target,
      headers: [['Authorization', `Bearer ${me.token}`] as const],
      body: Buffer.alloc(0),
      toOperations: false,
    };
    const { status } = await sendHostile(site, head, 20_000).catch(() => ({ status: 0 }));
    // under load `/readyz` says so
    const isMet = status < 500 || status === 501 || at === '/readyz';
    if (status === 0 || !isMet) silent.push(`${status} ${target}`);
  }
  expect(silent).toEqual([]);
});

test('12: whoever goes away before the answer, or in the middle of the question, is no error of ours', async () => {
  const before = wrongs.length;
  const asks = [
    `GET /search?keyword=gone HTTP/1.1\r\nHost: x\r\n\r\n`,
    `POST /api/saas-user-service/user/login/emailLogin HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{`,
  ];
  for (let round = 0; round < 30; round += 1)
    await Promise.all(
      Array.from(
        { length: 10 },
        (_, n) =>
          new Promise<void>((resolve) => {
            const socket = connect(site, '127.0.0.1', () => {
              socket.write(asks[n % 2] as string);
              // gone before anybody has read it, or while it is answered
              if (n < 5) socket.resetAndDestroy();
              else setTimeout(() => socket.resetAndDestroy(), n);
            });
            socket.on('error', () => {});
            socket.on('close', () => resolve());
          }),
      ),
    );
  await expect.poll(() => running.pages.load.underWay + running.pages.load.queued).toBe(0);
  expect(wrongs.slice(before, before + 3)).toEqual([]);
});

test(`12: ${REQUESTS} hostile requests over all routes and calls: no 5xx, no stack trace, no silence`, async () => {
  const [requests] = fc.sample(
    fc.array(hostileRequests(attacked), { minLength: REQUESTS, maxLength: REQUESTS }),
    1,
  ) as [Hostile[]];
  const bad: string[] = [];
  const statuses: Record<number, number> = {};
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, first) => {
      for (let at = first; at < requests.length; at += AT_ONCE) {
        const request = requests[at] as Hostile;
        const before = wrongs.length;
        const { status, head, body } = await sendHostile(
          request.toOperations ? operations : site,
          request,
          20_000,
        ).catch((error: Error) => ({
          status: 599,
          head: '',
          body: error.message,
        }));
        statuses[status] = (statuses[status] ?? 0) + 1;
        const isHonest = status < 500 || status === 501;
        // what was asked for in these letters may be shown in them
        const isEcho = /(?:\\|%5c)ud[89a-f]/i.test(request.target + request.body.toString());
        const isScript = /^content-type: (?:text|application)\/javascript/im.test(head);
        const isClean =
          !/\n\s+at .+:\d+:\d+/.test(body) &&
          (isScript || isEcho || !/(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(head + body));
        if (!isHonest || !isClean)
          bad.push(
            `${status} ${request.what} ${request.target.slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 300)}: ${wrongs.slice(before).join().slice(0, 1500)}`,
          );
      }
    }),
  );
  process.stdout.write(`hostile requests by status: ${JSON.stringify(statuses)}\n`);
  expect(bad.slice(0, 10)).toEqual([]);
  expect(wrongs.slice(0, 5)).toEqual([]);
  const alive = await fetch(`${running.address}/readyz`);
  expect(alive.status).toBe(200);
}, 3_600_000);
