/** A tab that is older than the site, after a deploy. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';

test('NAV-40: a page whose code is gone from the server is loaded as a document by itself', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375, mayFail: /Failed to load resource/ });
  await go('/');
  // the files that this tab knows are there no more; the new document names others
  let asked = 0;
  await page.route(/\/assets\/about[\w-]*\.js/, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  const documents: string[] = [];
  page.on(
    'request',
    (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname),
  );
  await page.locator('.bottom a[href="/about-us"]').click();
  await expect.poll(() => documents).toEqual(['/about-us']);
  await page.locator('h1').first().waitFor();
  expect(page.url()).toBe(`${site}/about-us`);
  await expect.poll(() => page.getByText('Page loading failed').count()).toBe(0);
});

/** The build that a tab knows: as it was, without the code of the next page yet, or replaced. */
type Build = 'current' | 'slow' | 'replaced';

/**
 * Serves the files of a build. Where another took its place the files that the page was made by are
 * gone, and a document names those of the new one, which are the same by other names. All of it is
 * one interception from before the first request: one that begins or ends meanwhile may lose what
 * is on its way.
 */
async function serve(page: Page, build: () => Build): Promise<void> {
  const renamed = (text: string) => text.replaceAll('/assets/', '/assets/new/');
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (build() === 'slow' && pathname.startsWith('/assets/routes-')) return route.abort();
    if (build() !== 'replaced') return route.continue();
    if (request.isNavigationRequest()) {
      const response = await route.fetch();
      return route.fulfill({ response, body: renamed(await response.text()) });
    }
    if (!pathname.startsWith('/assets/')) return route.continue();
    if (!pathname.startsWith('/assets/new/')) return route.fulfill({ status: 404, body: '' });
    const response = await route.fetch({ url: site + pathname.replace('/new/', '/') });
    if (!/\.(?:js|css)$/.test(pathname)) return route.fulfill({ response });
    return route.fulfill({ response, body: renamed(await response.text()) });
  });
}

test('NAV-40: a tab that is older than the site goes on in the new build, wherever it was and wherever it goes', async () => {
  const card = (page: Page) => page.locator('main .card__name a').first().click();
  const search = async (page: Page) => {
    await page.locator('.head input[name=keyword]').fill('laptop');
    await page.keyboard.press('Enter');
  };
  for (const [from, isEarly, leave, to] of [
    ['/', false, card, /\/(?:product|content)\//],
    ['/', true, card, /\/(?:product|content)\//],
    ['/', true, search, /\/search\?/],
    ['/products', false, card, /\/product\//],
    ['/products', false, search, /\/search\?/],
    ['/product/demo-01', false, (page) => page.locator('.crumb a').nth(1).click(), /\/products/],
  ] as [string, boolean, (page: Page) => Promise<void>, RegExp][]) {
    const { page, go, context } = await visit({ lang: 'en', mayFail: /Failed to load resource/ });
    // what a page fetches for the next one may not have come before
    let build: Build = isEarly ? 'slow' : 'current';
    await serve(page, () => build);
    await go(from);
    build = 'replaced';
    await leave(page);
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const { dataset, outerHTML } = document.documentElement;
            return { to: location.href, ...dataset, isNew: outerHTML.includes('/assets/new/') };
          }),
        { message: `${from} ${isEarly} ${to}`, timeout: 15_000 },
      )
      .toMatchObject({ to: expect.stringMatching(to), ready: 'true', isNew: true });
    expect(await page.getByText('Page loading failed').count(), from).toBe(0);
    await page.locator('main h1').first().waitFor();
    // and it is alive: another link is followed without a document
    const documents: string[] = [];
    page.on('request', (one) => one.isNavigationRequest() && documents.push(one.url()));
    await page.locator('.head__nav a').first().click();
    await page.waitForURL(`${site}/`);
    expect(documents).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
});
