/**
 * Without scripts: pages are read, lists are paged, narrowed and ordered, and nothing is offered
 * that would do nothing.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';

const PAGES = [
  '/',
  '/product/demo-01',
  '/products',
  '/search?keyword=headphones',
  '/article/tha001',
  '/coupons',
  '/guide/wireless-headphones',
  '/discover',
  '/brands',
  '/leaderboards',
  '/ai',
  '/login',
  '/preferences',
];

/**
 * Visible buttons that wait for a script. What explains itself on hover and codes that can be
 * marked may look as they do.
 */
function dead(page: Page): Promise<string[]> {
  return page
    .locator('button[type=button]:not([popovertarget], .tip__w, .code, .gal__t button):visible')
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 120)));
}

test('without scripts no button is offered that would do nothing, and every page has its text', async () => {
  for (const width of [375, 1280]) {
    const { page, go, context } = await visit({ width, lang: 'en', javaScript: false });
    for (const path of PAGES) {
      await go(path);
      expect(await dead(page), `${path} ${width}`).toEqual([]);
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(60);
      await expect.poll(() => page.locator('h1').count(), { message: path }).toBe(1);
    }
    await context.close();
  }
});

test('without scripts home is paged, narrowed by a label and ordered, each at an address of its own', async () => {
  const { page, go } = await visit({ lang: 'en', javaScript: false });
  const titles = () => page.locator('[aria-labelledby=latest] .card__name').allTextContents();
  await go('/');
  const first = await titles();
  await page.locator('.pages a', { hasText: '2' }).first().click();
  await page.waitForURL(/page=2/);
  const second = await titles();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await page.locator('.chips a[href*="label="]').first().click();
  await page.waitForURL(/label=/);
  expect((await titles()).length).toBeGreaterThan(0);
  await page.locator('.sec a[href*="sort="], .seg a[href*="sort="]').first().click();
  await page.waitForURL(/sort=/);
  expect((await titles()).length).toBeGreaterThan(0);
});

test('without scripts a coupon shows its code, coupons are searched, and comments are one link away', async () => {
  const { page, go } = await visit({ lang: 'en', javaScript: false, width: 375 });
  await go('/coupons');
  const code = await page.locator('button.code b').first().innerText();
  await page.locator('main form input[type=text], main form input[type=search]').first().fill(code);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?/);
  await expect.poll(() => page.locator('button.code b').allInnerTexts()).toContain(code);
  await go('/article/tha001');
  await page.locator('#comments a').click();
  await page.waitForURL(/\/comments\//);
  await expect.poll(() => page.locator('h1').count()).toBe(1);
});
