/**
 * A link that Khum does not know is awaited on the page of the check, until a feed brings its product
 * (BEY-14, BEY-05).
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { visit } from './browser.ts';
import { importing } from './operator.ts';
import { register, signedIn } from './people.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'khum-link-wait-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const checkOf = (link: string) => `/check?url=${encodeURIComponent(link)}`;
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const button = (page: Page) => page.locator('.chk__acts button');

test('BEY-14: a link is pasted, awaited after signing in, brought by a feed under another spelling, and told of by one message', async () => {
  const { email } = await register('abcdefg1');
  const { page, go } = await visit({ lang: 'en', width: 375 });
  const link = 'https://shopee.co.th/Awaited-Teapot-i.7001.8001';
  await go(checkOf(`Look! ${link}?utm_source=app`));
  expect(await page.locator('.chk__acts .btn--ink').allInnerTexts()).toEqual([
    'Tell me when Khum has its price',
  ]);
  await button(page).click();
  const login = page.locator('dialog.login');
  await expect.poll(() => login.innerText()).toContain('Waiting for a product needs an account');
  await login.getByRole('link', { name: 'Email' }).click();
  await login.locator('[name="receiver"]').fill(email);
  await login.locator('[name="password"]').fill('abcdefg1');
  await page.keyboard.press('Enter');
  await expect.poll(() => button(page).innerText()).toBe('Stop waiting');
  expect(new URL(page.url()).pathname).toBe('/check');
  await expect.poll(() => page.locator('.chk__missed').innerText()).toContain('the wait ends on');
  expect(await faultsOf(page)).toEqual([]);

  // under any spelling it is known to be awaited, and ends and begins again by the same button
  await go(checkOf('https://shopee.co.th/any.shop/7001/8001'));
  await expect.poll(() => button(page).innerText()).toBe('Stop waiting');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => button(page).innerText()).toBe('Tell me when Khum has its price');
  await page.keyboard.press('Enter');
  await expect.poll(() => button(page).innerText()).toBe('Stop waiting');

  const file = path.join(folder, 'teapot.csv');
  const address = 'https://shopee.co.th/lovely.shop/7001/8001?utm_campaign=feed';
  writeFileSync(file, `id,title,price,url\nt1,Awaited Teapot,490,${address}\n`);
  await importing(file, '--tenant', 'TH', '--source', 'teapots');
  const told = page.getByText('“Awaited Teapot”: ฿490');
  await expect
    .poll(
      async () => {
        await go('/notifications');
        return told.count();
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBe(1);
  expect(await page.locator('main').innerText()).toContain('Verdict: seen once');
  await told.click();
  await page.waitForURL(/\/product\//);
  await expect.poll(() => page.locator('h1').innerText()).toBe('Awaited Teapot');
  await go(checkOf(link));
  await expect.poll(() => page.locator('#checked').innerText()).toBe('Awaited Teapot');
  await go('/deal-alerts');
  await expect.poll(() => page.locator('#watches').count()).toBe(1);
  expect(await page.locator('#links').count(), 'nothing is awaited any more').toBe(0);
  await importing('--remove-source', 'teapots');
});

test('BEY-14: awaited links are listed with the day on which they end, taken out and back in by one button, in three languages', async () => {
  for (const [lang, width, theme, undo] of [
    ['th', 375, 'light', 'เลิกทำ'],
    ['en', 1280, 'dark', 'Undo'],
    ['id', 375, 'dark', 'Urungkan'],
  ] as const) {
    const { token } = await register();
    const visitor = await visit({ lang, width, theme });
    await signedIn(visitor, token);
    const { page, go, context } = visitor;
    for (const item of ['9001', '9002']) {
      await go(checkOf(`https://shopee.co.th/Garden-Lamp-i.7002.${item}`));
      await button(page).click();
      await expect.poll(() => page.locator('.chk__missed a[href$="#links"]').count()).toBe(1);
      expect(await fits(page)).toBe(true);
      expect(await faultsOf(page)).toEqual([]);
    }
    await page.locator('.chk__missed a[href$="#links"]').click();
    const rows = page.locator('#links .arow');
    await expect.poll(() => rows.count()).toBe(2);
    expect(await fits(page)).toBe(true);
    const remove = rows.first().getByRole('button');
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => remove.innerText()).toContain(undo);
    expect(await remove.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.locator('#links h2').innerText()).toMatch(/ 1$/);
    expect(await faultsOf(page, { only: '#links' })).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => remove.innerText()).not.toContain(undo);
    await page.keyboard.press('Enter');
    await expect.poll(() => remove.innerText()).toContain(undo);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(1);
    await context.close();
  }
});

test('BEY-14: without script nothing is offered that only script does', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375, javaScript: false });
  await go(checkOf('https://shopee.co.th/Garden-Lamp-i.7003.9001'));
  expect(await button(page).isVisible()).toBe(false);
  expect(await page.locator('.chk__missed').innerText()).not.toContain('wait for');
  expect(await page.locator('.chk__acts a').count()).toBe(2);
});
