/** Seeing less of something, in this browser alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { visit } from './browser.ts';

const cards = (page: Page) => page.locator('main .card').filter({ visible: true });

test('BEY-36: a brand, a category or a platform is hidden in two taps and comes back with one, also after a reload', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375 });
  await go('/products');
  const all = await cards(page).count();
  const first = await cards(page).first().locator('.card__name').innerText();
  for (const kind of ['brand', 'category', 'platform']) {
    await cards(page).first().locator('.dots').click();
    const dialog = page.getByRole('dialog');
    const way = dialog.locator('.why__b', { hasText: `Hide ${kind}` }).first();
    await way.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await way.click();
    await expect.poll(() => cards(page).count(), { message: kind }).toBeLessThan(all);
    await expect.poll(() => page.locator('.toast').innerText()).toContain('is hidden');
    // the card is gone: what comes after it has the focus
    const focused = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at?.matches('[data-why]') === true && at.checkVisibility();
      });
    await expect.poll(focused, { message: kind }).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cards(page).count()).toBe(all);
  }
  await cards(page).first().locator('.dots').click();
  await page.getByRole('dialog').locator('.why__b', { hasText: 'Hide brand' }).click();
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await go('/products');
  expect(await cards(page).locator('.card__name').allInnerTexts()).not.toContain(first);
  await go('/preferences');
  await page.locator('#muted button').click();
  await go('/products');
  expect(await cards(page).count()).toBe(all);
});
