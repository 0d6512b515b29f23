/** Tokens and webhooks of somebody who writes programs. */
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { register, signedIn } from './people.ts';

async function owner(options: Parameters<typeof visit>[0] = {}) {
  const account = await register();
  const visitor = await visit({ lang: 'en', ...options });
  await signedIn(visitor, account.token);
  return visitor;
}
const ask = (path: string, token: string, options: RequestInit = {}) =>
  fetch(`${site}/v1/${path}?tenant=TH&lang=en`, {
    ...options,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });

test('BEY-18: a token is made, seen once, used, and of no use once it is ended', async () => {
  const { page, go } = await owner({ width: 375 });
  await go('/profile/security');
  const section = page.locator('#api-tokens');
  await section.locator('[name=name]').fill('Price bot');
  await section.getByLabel('set up webhooks').check();
  await section.locator('[type=submit]').click();
  const shown = section.locator('input[readonly]');
  await shown.waitFor();
  const token = await shown.inputValue();
  expect(token).toMatch(/^khum_/);
  expect((await ask('webhooks', token)).status).toBe(200);
  expect((await ask('observations', token)).status, 'not what it may do').toBe(403);
  await go('/profile/security');
  await expect.poll(() => section.innerText()).toContain('Price bot');
  expect(await page.content(), 'never again').not.toContain(token);
  await section.locator('li').getByRole('button').click();
  await expect.poll(() => section.locator('li').count()).toBe(0);
  expect((await ask('webhooks', token)).status).toBe(401);
});

test('BEY-18: a webhook is added, its secret shown once, tried, looked at, paused and removed when one is sure, in three languages', async () => {
  for (const lang of ['en', 'th', 'id'] as const) {
    const { page, go, context } = await owner({
      lang,
      width: lang === 'en' ? 1280 : 375,
      theme: lang === 'id' ? 'dark' : 'light',
    });
    await go('/profile/security');
    const section = page.locator('#webhooks');
    await section.locator('[name=url]').fill('http://plain.example/x');
    await section.locator('form [type=submit]').click();
    await expect
      .poll(() => section.locator('[name=url]').getAttribute('aria-invalid'))
      .toBe('true');
    await section.locator('[name=url]').fill('https://khum-hook.invalid/news');
    await section.locator('input[type=checkbox]').nth(2).check();
    await section.locator('form [type=submit]').click();
    const secret = section.locator('input[readonly]');
    await secret.waitFor();
    await expect.poll(() => secret.inputValue()).toMatch(/^whsec_/);
    const hook = section.locator('li.hook');
    await expect.poll(() => hook.count()).toBe(1);
    expect(await faultsOf(page, { only: '#webhooks' })).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    const [test_, pause, remove] = [0, 1, 2].map((at) => hook.locator('.hook__do button').nth(at));
    await test_?.click();
    await hook.locator('summary').click();
    await expect.poll(() => hook.locator('.hook__list li').count()).toBe(1);
    await expect.poll(() => hook.locator('.hook__list').innerText()).toContain('ping');
    await expect.poll(() => hook.innerText()).not.toContain('webhook.');
    const running = await pause?.innerText();
    await pause?.click();
    await expect.poll(() => pause?.innerText()).not.toBe(running);
    await expect.poll(() => hook.locator('.field__err').count()).toBe(1);
    // the keyboard alone is asked too, and can think again
    await remove?.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => hook.count()).toBe(1);
    await remove?.click();
    await page.keyboard.press('Enter');
    await expect.poll(() => hook.count()).toBe(0);
    await go('/profile/security');
    expect(await page.content()).not.toContain('whsec_');
    await context.close();
  }
});
