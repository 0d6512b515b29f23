/**
 * Pages while the database refuses, or takes connections and answers nothing (a paused one, a
 * broken network).
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { faultProxy } from '../../../../test/fault-proxy.ts';
import { servePages } from '../../../../test/page-server.ts';
import { makeWorld } from '../../../../test/world.ts';
import { tenantDirectory } from '../../tenant/index.ts';
import { Load } from '../load.ts';
import { Database } from '../postgres/database.ts';
import { Pages } from './pages.ts';
import type { Renderer } from './page-parts.ts';

const world = await makeWorld();
const { clock } = world;
const proxy = await faultProxy(world.url);

/** Pages that are being made until the test lets them go. */
const held: (() => void)[] = [];

/** Draws what a page of the web build would need the database for. */
const renderer: Renderer = {
  async render({ url, call }) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/slow')) await new Promise<void>((resolve) => held.push(resolve));
    const feed = (await call('deal.feed', { page: 1, size: 20 })) as { totalElements: number };
    return { status: 200, html: `<h1>${pathname} ${feed.totalElements}</h1>`, cacheable: true };
  },
  dataOf(envelope) {
    const { success, data, errorKey } = envelope as {
      success: boolean;
      data: unknown;
      errorKey: string;
    };
    if (!success) throw Object.assign(new Error(errorKey), { errorKey });
    return data;
  },
};
// nobody waits here: what waiting is like, load.test.ts shows
const { site, pages, parts, close } = await servePages({
  world,
  renderer,
  databaseUrl: proxy.url,
  load: new Load(24),
});
afterAll(async () => {
  await close();
  await proxy.close();
});

/** `ms` is what the site let one wait: without what this process itself was kept waiting meanwhile. */
const visit = async (path: string, language = 'en') => {
  const kept = monitorEventLoopDelay({ resolution: 10 });
  kept.enable();
  const began = performance.now();
  const response = await fetch(site + path, {
    headers: { cookie: `language=${language}` },
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  const ms = performance.now() - began - kept.max / 1e6;
  kept.disable();
  return { status: response.status, text, headers: response.headers, ms };
};
const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1000));

test.for(['refuse', 'hang'] as const)(
  '12.5: a page that was made is shown with its age while the database would %s, any other is 503 within 2 s',
  async (fault) => {
    expect((await visit(`/known-${fault}`)).text).toBe(`<h1>/known-${fault} 0</h1>`);
    later(120);
    pages.clear();
    await proxy[fault]();
    for (let turn = 0; turn < 3; turn += 1) {
      const known = await visit(`/known-${fault}`);
      expect(known).toMatchObject({ status: 200, text: `<h1>/known-${fault} 0</h1>` });
      expect(Number(known.headers.get('age'))).toBeGreaterThanOrEqual(120);
      expect(known.ms).toBeLessThan(2000);
      for (const [language, sentence] of [
        ['th', 'กรุณาลองใหม่อีกสักครู่'],
        ['id', 'Silakan coba lagi sebentar lagi'],
        ['en', 'Please try again in a moment'],
      ] as const) {
        const other = await visit(`/other-${fault}-${turn}`, language);
        expect(other).toMatchObject({ status: 503, text: expect.stringContaining(sentence) });
        expect(other.headers.get('retry-after')).toBe('2');
        expect(other.ms).toBeLessThan(2000);
      }
      later(60);
    }
    const call = await fetch(`${site}/api/saas-user-service/common/base/info`, {
      signal: AbortSignal.timeout(10_000),
    });
    expect(call.status).toBe(503);
    await proxy.mend();
    const back = performance.now();
    await expect
      .poll(async () => (await visit(`/other-${fault}-0`)).status, { interval: 100 })
      .toBe(200);
    expect(performance.now() - back).toBeLessThan(5000);
    expect((await visit(`/known-${fault}`)).headers.get('age')).toBeNull();
  },
);

test('12.11: beyond as many pages as fit a visitor is sent away at once, but shown what was made before, or waits with those who ask for the same', async () => {
  expect((await visit('/old')).status).toBe(200);
  pages.clear();
  const going = Array.from({ length: pages.load.most }, (_, number) => visit(`/slow-${number}`));
  await expect.poll(() => held.length).toBe(pages.load.most);
  const same = visit('/slow-0');
  const other = await visit('/other', 'id');
  expect(other).toMatchObject({
    status: 503,
    text: expect.stringContaining('Silakan coba lagi sebentar lagi'),
  });
  expect(other.headers.get('retry-after')).toBe('2');
  expect((await visit('/old')).headers.get('age')).not.toBeNull();
  const { shed } = pages.load;
  for (const go of held.splice(0)) go();
  for (const { status } of await Promise.all([...going, same])) expect(status).toBe(200);
  expect(pages.load).toMatchObject({ underWay: 0, shed });
  expect((await visit('/other')).status).toBe(200);
});

test('12.5: a process that never saw the database answers 503 too, in the language that is wished for', async () => {
  const lonely = new Database({ url: 'postgres://nobody@127.0.0.1:1/khum', poolSize: 2 });
  const fresh = new Pages({ ...parts, database: lonely, tenants: tenantDirectory(lonely, clock) });
  const server = createServer(
    (request, response) => void fresh.answer(request, response, parts.log),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  try {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      headers: { cookie: 'language=id' },
    });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('<html lang="id">');
  } finally {
    server.close();
    await lonely.close();
  }
});
