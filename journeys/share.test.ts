/** Sharing a page, by whatever people of a region share with. */
import { expect, test } from 'vitest';
import { visit } from './browser.ts';

test('UI-07, MD-10, SHO-02: a desktop copies the short link or hands it to the networks of the region; the operator may hide a target; a phone has its own sheet, else the apps too', async () => {
  const desktop = await visit({ lang: 'en' });
  await desktop.go('/product/demo-01');
  await desktop.page.locator('.side button', { hasText: 'Share' }).click();
  const targets = desktop.page.locator('.share a').filter({ visible: true });
  await expect.poll(() => targets.allInnerTexts()).toEqual(['LINE', 'Facebook']);
  expect(
    new URL((await targets.first().getAttribute('href')) as string).searchParams.get('url'),
  ).toMatch(/\/shortLink\/\w{7}$/);
  const focused = () =>
    desktop.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused(), 'the dialog is where keys go').toBe('Share');
  await desktop.page.keyboard.press('Tab');
  expect(await focused()).toBe('Close');
  await desktop.page.keyboard.press('Escape');
  await expect.poll(() => targets.count()).toBe(0);
  expect(await desktop.page.evaluate(() => document.activeElement?.textContent)).toBe('Share');
  await desktop.context.route('**/share-switch', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('"line":true', '"line":false'),
    });
  });
  await desktop.page.locator('.side button', { hasText: 'Share' }).click();
  await expect.poll(() => targets.allInnerTexts()).toEqual(['Facebook']);
  const filipino = await visit({ width: 375, lang: 'en', tenant: 'PH' });
  await filipino.go('/products');
  await filipino.page.locator('article.card a').first().click();
  await filipino.page.locator('.bar button', { hasText: 'Share' }).click();
  await expect
    .poll(() => filipino.page.locator('.share a').filter({ visible: true }).allInnerTexts())
    .toEqual(['Messenger', 'Viber', 'Facebook']);
  const panel = await filipino.page.locator('.share:popover-open').boundingBox();
  expect(panel, 'it comes from below').toMatchObject({ x: 0, width: 375 });
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBe(812);
  const facebook = filipino.page.locator('.share a', { hasText: 'Facebook' });
  const shared = new URL((await facebook.getAttribute('href')) as string).searchParams.get('u');
  expect(shared, 'somebody who was never here finds it in its region').toMatch(/\?tenant=PH$/);
  expect((await fetch(shared as string)).status).toBe(200);
  const phone = await visit({ width: 375, lang: 'en' });
  await phone.page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (what: unknown) => Object.assign(window, { shared: what }),
    });
  });
  await phone.go('/product/demo-01');
  await phone.page.locator('.bar button', { hasText: 'Share' }).click();
  await expect
    .poll(() =>
      phone.page.evaluate(() => (window as never as { shared?: { url: string } }).shared?.url),
    )
    .toMatch(/\/shortLink\/\w{7}$/);
});
