/** The page that a visit begins with is laid out as far as one looks, and nobody notices. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';

const isEarly = (page: Page) => page.evaluate(() => 'early' in document.documentElement.dataset);
/** How many cards have no place yet for what is in them. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.card__name')].filter(
        (one) => !one.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

test('far below the screen nothing is laid out before somebody comes near', async () => {
  const { page, go } = await visit({ width: 375 });
  await go('/');
  const before = await waiting(page);
  expect(before).toBeGreaterThan(10);
  await page.locator('.foot').scrollIntoViewIfNeeded();
  await expect.poll(() => waiting(page)).toBeLessThan(before);
  await expect.poll(() => page.locator('.foot a').first().isVisible()).toBe(true);
});

test('a page that is come back to, reloaded or named by a part is laid out whole', async () => {
  const { page, go } = await visit({ width: 375 });
  await go('/');
  expect(await isEarly(page)).toBe(true);
  await page.reload();
  await expect.poll(() => isEarly(page)).toBe(false);
  await go('/');
  await page.goto(`${site}/coupons`);
  await page.goBack();
  await expect.poll(() => isEarly(page)).toBe(false);
  await page.goto(`${site}/coupons`);
  await page.goto(`${site}/#latest`);
  await expect.poll(() => isEarly(page)).toBe(false);
});

test('so are the pages that follow', async () => {
  const { page, go } = await visit({ width: 375 });
  await go('/products');
  expect(await isEarly(page)).toBe(true);
  await page.locator('.card__name a').first().click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/products');
  await expect.poll(() => isEarly(page)).toBe(false);
  await page.goBack();
  await expect.poll(() => page.locator('.card__name').count()).toBeGreaterThan(10);
  expect(await waiting(page)).toBe(0);
});
