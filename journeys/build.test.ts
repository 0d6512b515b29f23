/** A new build under open tabs (NAV-40, BEY-14). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { builds } from './builds.ts';
import { keptPaths, OFFLINE, ready } from './kept.ts';

const PRODUCT = '/product/demo-01';

/** The documents that a tab loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Scripts and sheets that are kept, and not of this build. */
const foreign = (page: Page, build: string) =>
  page.evaluate(async (mark) => {
    const files = await (await caches.open('khum-files')).keys();
    const paths = files.map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => /\.(?:js|css)$/.test(path) && !path.includes(mark));
  }, build);

/** How often another worker took over, and what waits in its place. */
const countWorkers = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { workers: 0 });
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      Object.assign(window, { workers: (window as never as { workers: number }).workers + 1 });
    });
  });
const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const { waiting, active } =
      (await navigator.serviceWorker.getRegistration()) as ServiceWorkerRegistration;
    const { workers } = window as never as { workers: number };
    return { workers, waiting: waiting?.state, active: active?.state };
  });

test('NAV-40, BEY-14: a tab of the build before works on; what it lacks loads it again at its place, with what was typed; its worker and what it kept are replaced', async () => {
  const front = await builds();
  const { page, context } = await visit({ ...OFFLINE, lang: 'en', mayFail: /404|ERR_/ });
  const open = async (path: string, tab = page) => {
    await tab.goto(front.address + path);
    await ready(tab);
  };
  await open(PRODUCT);
  await expect.poll(() => keptPaths(page)).toEqual(['/offline', PRODUCT, '/queued']);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await countWorkers(page);
  await page.locator('#comments').scrollIntoViewIfNeeded();
  const composer = page.locator('.composer textarea');
  await composer.fill('Worth it, mine runs since May');

  front.deploy();
  const other = await context.newPage();
  await open('/brands', other);
  // the first page of the new build brings its worker, which nothing holds up
  await expect.poll(() => workersOf(page)).toEqual({ workers: 1, active: 'activated' });
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const found = await (await caches.open('khum-pages')).match('/offline');
        return found?.headers.get('x-khum-build');
      }),
    )
    .toContain('.build1');
  await other.close();

  // what has no code any more says so
  const documents = documentsOf(page);
  await page.locator('button.report.needs-script').first().click();
  await page.locator('.toast button').click();
  await expect.poll(() => documents).toEqual([PRODUCT]);
  await ready(page);
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await expect.poll(() => composer.inputValue()).toBe('Worth it, mine runs since May');
  expect(await foreign(page, '.nothing')).not.toEqual([]);
  await expect.poll(() => foreign(page, '.build1')).toEqual([]);
  expect(await keptPaths(page)).toEqual(['/offline', PRODUCT, '/queued']);
  expect(front.missing()).not.toEqual([]);
});
