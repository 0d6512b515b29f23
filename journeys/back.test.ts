/**
 * People S2-20: Back closes what lies over the page, on every page that has it, and only then
 * leaves.
 */
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import type { Visit } from './browser.ts';

const covers = ({ page }: Visit) => page.locator('dialog[open], [popover]:popover-open');

/** `history.back()` is what the button of a phone does, whatever happens to be on the page. */
const back = ({ page }: Visit) => page.evaluate(() => history.back());

const OPENERS = [
  [
    'the login sheet',
    '/product/demo-01',
    (visitor: Visit) =>
      visitor.page.getByRole('button', { name: /^Save/ }).filter({ visible: true }).first().click(),
  ],
  [
    'the filters',
    '/products',
    (visitor: Visit) => visitor.page.locator('a[href="#filters"]').click(),
  ],
  [
    'languages and regions',
    '/product/demo-01',
    (visitor: Visit) =>
      visitor.page.locator('a.head__lang').filter({ visible: true }).first().click(),
  ],
  [
    'sharing',
    '/product/demo-01',
    (visitor: Visit) =>
      visitor.page
        .locator('button', { hasText: 'Share' })
        .filter({ visible: true })
        .first()
        .click(),
  ],
] as const;

test.each(OPENERS)(
  'People S2-20, MD-12: Back closes %s and stays on the page; the next Back leaves, also after it was closed by hand',
  async (_name, path, open) => {
    const visitor = await visit({ lang: 'en', width: 375 });
    const { page, go, context } = visitor;
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await go('/brands');
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.body.append(link);
      link.click();
    }, path);
    await page.waitForURL(`**${path}`);
    const here = page.url();
    await open(visitor);
    await expect.poll(() => covers(visitor).count()).toBe(1);
    await back(visitor);
    await expect.poll(() => covers(visitor).count()).toBe(0);
    expect(page.url()).toBe(here);
    // closed by Escape: one Back is enough
    await open(visitor);
    await expect.poll(() => covers(visitor).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => covers(visitor).count()).toBe(0);
    await back(visitor);
    await page.waitForURL('**/brands');
    await expect.poll(() => page.locator('h1').first().innerText()).toBe('Brands');
    // and forward again one step is one page
    await page.evaluate(() => history.forward());
    await page.waitForURL(`**${path}`);
    await context.close();
  },
);

test('People S2-20: a sheet that stays open while its list changes is closed by Back first; then Back returns to the list before', async () => {
  const visitor = await visit({ lang: 'en', width: 375 });
  const { page, go } = visitor;
  await go('/products');
  await page.locator('a[href="#filters"]').click();
  await page
    .locator('dialog#filters .chip, dialog#filters a')
    .filter({ hasText: /Lazada|Shopee/ })
    .first()
    .click();
  await page.waitForURL('**platform=**');
  const chosen = page.url();
  await expect.poll(() => page.locator('dialog#filters[open]').count()).toBe(1);
  await back(visitor);
  await expect.poll(() => page.locator('dialog#filters[open]').count()).toBe(0);
  expect(page.url()).toBe(chosen);
  await back(visitor);
  await expect.poll(() => page.url()).not.toContain('platform=');
  expect(new URL(page.url()).pathname).toBe('/products');
  // nothing is swallowed: the list is that of all platforms
  await expect.poll(() => page.locator('.tools .chip').count()).toBe(1);
});
