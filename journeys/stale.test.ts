/** A tab that is older than the site, after a deploy. */
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
