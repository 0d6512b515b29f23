/** 12.11: more visitors than pages can be made for; what drawing a page costs is played by holding the event loop, as drawing does. */
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import { modules } from '../../ladder.ts';
import { tenantDirectory } from '../../tenant/index.ts';
import { makeApp } from '../app.ts';
import { compose } from '../compose.ts';
import { readConfig } from '../config.ts';
import type { Log } from '../log.ts';
import { makeLog } from '../log.ts';
import { Pages } from './pages.ts';
import type { Renderer } from './pages.ts';

const DRAWING_MS = 8;
const world = await makeWorld();
const { database, clock } = world;
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', RATE_LIMIT: '1000000' });
const log = makeLog(config);
const tenants = tenantDirectory(database, clock);
const noticeboard = compose({ database, clock, log, modules, tenants, config });

let drawn = 0;
const renderer: Renderer = {
  async render({ url, turn }) {
    await turn();
    const end = performance.now() + DRAWING_MS;
    while (performance.now() < end);
    drawn += 1;
    return { status: 200, html: `<h1>${url}</h1>`, cacheable: true };
  },
  dataOf: (envelope) => (envelope as { data: unknown }).data,
};
const pages = new Pages({
  tenants,
  database,
  clock,
  log,
  config,
  cache: true,
  renderer: async () => renderer,
  assets: async () => ({ entry: '', styles: [], modules: {} }),
});
const app = await makeApp({
  config,
  database,
  clock,
  log,
  modules,
  tenants,
  noticeboard,
  answerOther: async (request, reply, waitS) => {
    reply.hijack();
    await pages.answer(request.raw, reply.raw, request.log as Log, waitS);
    return true;
  },
  serverFactory: (handler) => createServer((request, response) => (pages.tryKept(request, response) ? undefined : handler(request, response))),
});
pages.attach(app);
await app.server.listen({ port: 0, host: '127.0.0.1' });
const site = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`;
afterAll(() => app.server.close());

/** How a request was answered, and how many pages were drawn meanwhile. */
function visit(path: string, agent: Agent): Promise<{ status: number; drawnMeanwhile: number; retryAfter: string | undefined }> {
  const before = drawn;
  return new Promise((resolve, reject) => {
    get(site + path, { agent }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, drawnMeanwhile: drawn - before, retryAfter: answer.headers['retry-after'] }));
    }).on('error', reject);
  });
}

test('12.11: whoever is refused hears so between two pages, however many others wait; what is kept is answered as fast', async () => {
  const agent = new Agent({ keepAlive: true });
  expect((await visit('/kept', agent)).status).toBe(200);
  // connections are accepted one a turn
  await Promise.all(Array.from({ length: 140 }, () => visit('/healthz', agent)));
  const answers = await Promise.all(Array.from({ length: 140 }, (_, n) => visit(n % 10 === 9 ? '/kept' : `/page-${n}`, agent)));
  const kept = answers.filter((_, n) => n % 10 === 9);
  const made = answers.filter((_, n) => n % 10 !== 9);
  const refused = made.filter(({ status }) => status === 503);
  expect(kept.every(({ status }) => status === 200)).toBe(true);
  expect(refused.length).toBeGreaterThan(30);
  expect(made.length - refused.length).toBeGreaterThan(8);
  expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['2']));
  // one page may be drawn before the request is read, one before its answer is, and one more beside other work
  expect(Math.max(...refused.map(({ drawnMeanwhile }) => drawnMeanwhile))).toBeLessThanOrEqual(3);
  expect(Math.max(...kept.map(({ drawnMeanwhile }) => drawnMeanwhile))).toBeLessThanOrEqual(3);
  agent.destroy();
});

test('12.11: whoever is let in gets the page', async () => {
  const agent = new Agent({ keepAlive: true });
  const shed = pages.load.shed;
  const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => visit(`/let-in-${n}`, agent)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(pages.load).toMatchObject({ underWay: 0, queued: 0, shed });
  agent.destroy();
});
