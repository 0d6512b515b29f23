import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { visit } from './browser.ts';
import { register, signedIn } from './people.ts';

for (const width of [375, 1280]) {
  test(`BEY-11, BEY-07, BEY-33: at ${width} a deal is voted up, then down with a reason that needs its link; the reason is read by others; "it is over" counts to three`, async () => {
    const me = await register();
    const visitor = await visit({ lang: 'en', width });
    const { page, go } = visitor;
    await signedIn(visitor, me.token);
    await go('/');
    // another deal for each width: reasons of the one must not be taken for those of the other
    const deals = await page
      .locator('main a[href^="/content/"]')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href') as string))]);
    const deal = deals[width === 375 ? 0 : 1] as string;
    await go(deal);
    await page.locator('.ballot').scrollIntoViewIfNeeded();
    const up = page.getByRole('button', { name: /^Good deal/ });
    const down = page.getByRole('button', { name: /^Bad deal/ });
    await up.click();
    await expect.poll(() => up.getAttribute('aria-pressed')).toBe('true');
    await down.click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('button', { name: 'Send vote' }).click();
    await expect
      .poll(() => dialog.locator('.field__err').innerText())
      .toBe('Please paste the full link, starting with https://.');
    expect(await faultsOf(page, { only: 'dialog[open]' })).toEqual([]);
    await dialog.getByLabel('Link to the cheaper offer').fill('https://shop.example/same-thing');
    await dialog.getByLabel(/^Anything else/).fill(`Two per cent less at ${width}`);
    await dialog.getByRole('button', { name: 'Send vote' }).click();
    await expect.poll(() => down.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => up.getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await page.getByRole('button', { name: 'Deal ended' }).click();
    await expect
      .poll(() => page.locator('.ballot [role="status"]').allInnerTexts())
      .toEqual(['0 of 6 reports needed to end this deal.']);
    const other = await visit({ lang: 'en', width });
    await other.go(deal);
    await other.page.locator('.ballot').scrollIntoViewIfNeeded();
    await other.page.locator('.ballot__why summary').click();
    const why = other.page.locator('.ballot__why li').first();
    await expect.poll(() => why.innerText()).toContain(`Two per cent less at ${width}`);
    await expect.poll(() => why.locator('a').getAttribute('rel')).toContain('ugc');
    // signed out, a vote asks to sign in
    await other.page.getByRole('button', { name: /^Good deal/ }).click();
    await expect.poll(() => other.page.locator('dialog.login').count()).toBe(1);
  });
}
