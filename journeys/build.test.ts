/** A new build of the site while a tab of the old one is open (BEY-14, NAV-40). */
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { site, visit } from './browser.ts';
import { keptPaths, OFFLINE, ready } from './kept.ts';

/** Files of the build by name: `home-Ab12_x9Z.js`, in a later build `home-Ab12_x9Z.b2.js`. */
const BUILT = /\b([\w.-]+-[\w-]{8})\.(js|css)\b/g;

/**
 * The site as it is, and after another build: every file has another name, those of the build
 * before are gone, and so is its worker.
 */
async function builds() {
  let build = 1;
  const server = createServer((asked, answer) => {
    const url = asked.url ?? '/';
    const named = /^(\/assets\/[^?]+?)(?:\.b(\d+))?(\.(?:js|css))(\?.*)?$/.exec(url);
    if (named && Number(named[2] ?? 1) !== build) return answer.writeHead(404).end();
    const path = named ? `${named[1]}${named[3]}${named[4] ?? ''}` : url;
    // another build has nothing that is as it was
    const headers = {
      ...asked.headers,
      'accept-encoding': 'identity',
      'if-none-match': '',
      'if-modified-since': '',
    };
    const passed = ask(site + path, { method: asked.method, headers }, (found) => {
      const parts: Buffer[] = [];
      found.on('data', (part: Buffer) => parts.push(part));
      found.on('end', () => {
        const whole = Buffer.concat(parts);
        const isText = /html|javascript/.test(found.headers['content-type'] ?? '');
        const own = { ...found.headers };
        delete own['content-length'];
        delete own['transfer-encoding'];
        delete own.etag;
        if (build === 1 || !isText)
          return answer.writeHead(found.statusCode ?? 500, own).end(whole);
        let text = whole.toString().replaceAll(BUILT, `$1.b${build}.$2`);
        if (path === '/sw.js')
          text += `\nself.addEventListener('message', (event) => event.source.postMessage(${build}));`;
        answer.writeHead(found.statusCode ?? 500, own).end(text);
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    next: () => (build += 1),
  };
}

const buildOf = (page: Page) =>
  page.evaluate(() =>
    Number(
      /\.b(\d+)\.js/.exec(document.getElementById('khum-first')?.dataset.files ?? '')?.[1] ?? 1,
    ),
  );
/** The build of the worker that answers for this page; one of the first says nothing. */
const workerOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), {
          once: true,
        });
        navigator.serviceWorker.startMessages();
        navigator.serviceWorker.controller?.postMessage('');
        setTimeout(() => resolve(1), 500);
      }),
  );
/** The builds whose files are kept, each with how many. */
const keptBuilds = (page: Page) =>
  page.evaluate(async () => {
    await navigator.locks.request('khum-kept', () => {});
    const names = (await (await caches.open('khum-files')).keys()).map(({ url }) => url);
    const built = names.filter((one) => /\/assets\/.*\.(?:js|css)$/.test(one));
    return [...new Set(built.map((one) => Number(/\.b(\d+)\./.exec(one)?.[1] ?? 1)))].sort();
  });

test('BEY-14, NAV-40: a tab goes on while the site becomes another build, the next page is of that, and no file of the old one is kept for long', async () => {
  const front = await builds();
  const { page, context } = await visit({ ...OFFLINE, lang: 'en', mayFail: /404|ERR_|marks:/ });
  const open = async (path: string) => {
    await page.goto(front.address + path);
    await ready(page);
  };
  for (const one of ['/product/demo-02', '/product/demo-01']) {
    await open(one);
    await expect.poll(() => keptPaths(page)).toContain(one);
  }
  await expect.poll(() => keptPaths(page)).toContain('/queued');
  expect(await keptBuilds(page)).toEqual([1]);

  front.next();
  // what is on the screen goes on
  await page.locator('.ranges a', { hasText: '30' }).click();
  await expect.poll(() => page.locator('.ranges [aria-current]').innerText()).toBe('30');
  expect(await buildOf(page)).toBe(1);
  // what this tab never had cannot come any more, and says what helps
  const watch = page.locator('[aria-haspopup="dialog"]:has(use[href*="i-bell"])');
  await watch.filter({ visible: true }).first().click();
  const again = page.locator('.toast button', { hasText: 'Reload' });
  await again.click();
  await page.waitForFunction(() => document.querySelector('#khum-first[data-files*=".b2."]'));
  await ready(page);
  await watch.filter({ visible: true }).first().click();
  await page.locator('dialog.wsheet').waitFor();
  await expect.poll(() => workerOf(page)).toBe(2);

  // a page of the old build that is kept still has its files; the one that came again has its own
  await expect.poll(() => keptBuilds(page)).toEqual([1, 2]);
  await context.setOffline(true);
  await open('/product/demo-02');
  expect(await buildOf(page)).toBe(1);
  expect(await page.locator('svg.c-plot').count()).toBeGreaterThan(0);
  await open('/offline');
  expect(await buildOf(page), 'the list is of the new build').toBe(2);
  await context.setOffline(false);
  // the copy comes again by itself, of the new build, and the old files go with it
  await open('/product/demo-02');
  expect(await buildOf(page)).toBe(2);
  await expect.poll(() => keptBuilds(page)).toEqual([2]);

  // a link of an old tab, to a page whose code it never had
  front.next();
  await page.locator('.head .logo').click();
  await expect.poll(() => buildOf(page)).toBe(3);
  expect(new URL(page.url()).pathname).toBe('/');
});
