import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { visit } from './browser.ts';
import { register, signedIn } from './people.ts';

for (const width of [375, 1280]) {
  test(`REP-01, REP-02, REP-03, REP-04, REP-05: at ${width} articles and products are reported with a reason of ten characters; a second report is refused kindly; signed out the login comes first`, async () => {
    const me = await register();
    const visitor = await visit({ lang: 'en', width });
    const { page, go } = visitor;
    await go('/article/tha001');
    // comments further down have a button of the same name
    const report = page.getByRole('button', { name: 'Report', exact: true }).first();
    await report.click();
    await expect.poll(() => page.locator('dialog.login').count()).toBe(1);
    await signedIn(visitor, me.token);
    const seen: string[][] = [];
    for (const path of ['/article/tha001', '/product/demo-01']) {
      await go(path);
      await page.locator('.head__me').waitFor();
      await report.click();
      const dialog = page.locator('dialog[open]');
      await expect.poll(() => dialog.getByRole('radio').count()).toBeGreaterThan(3);
      seen.push(await dialog.locator('label.check').allInnerTexts());
      expect(await faultsOf(page, { only: 'dialog[open]' })).toEqual([]);
      await dialog.locator('textarea').fill('123456789');
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await expect
        .poll(() => dialog.locator('.field__err').innerText())
        .toContain('at least 10 characters');
      await dialog.locator('textarea').fill('1234567890');
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await expect
        .poll(() => dialog.getByRole('status').allInnerTexts())
        .toEqual(['We will check it and let you know the result.']);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await report.click();
      await dialog.locator('textarea').fill('The very same once more.');
      await dialog.getByRole('button', { name: 'Send report' }).click();
      await expect
        .poll(() => dialog.locator('.field__err').allInnerTexts())
        .toEqual(['You have already reported this. We are checking it.']);
      await expect
        .poll(() => dialog.locator('textarea').inputValue())
        .toBe('The very same once more.');
    }
    expect(seen[0]).not.toEqual(seen[1]);
  });
}

test('REP-05: nobody is offered to report themselves, and anybody else is', async () => {
  const [me, other] = [await register(), await register()];
  const visitor = await visit({ lang: 'en', width: 1280 });
  const { page, go } = visitor;
  await signedIn(visitor, me.token);
  const report = page.getByRole('button', { name: 'Report', exact: true });
  await go(`/user/${other.userId}`);
  await page.locator('.head__me').waitFor();
  await report.waitFor();
  await go(`/user/${me.userId}`);
  await page.locator('.head__me').waitFor();
  await expect.poll(() => report.count()).toBe(0);
});
