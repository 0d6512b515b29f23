/** Seeing less of something, in this browser alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TOAST } from '#contract/constants.ts';
import { faultsOf } from './axe.ts';
import { stopClock, visit } from './browser.ts';

const cards = (page: Page) => page.locator('main .card[data-of]').filter({ visible: true });
/** Time for what comes with the next frames; of its own none passes, however slow the machine is. */
const frames = (page: Page) => page.clock.runFor(500);
/** The name of the card that has the focus, if that can be seen. */
const focusedCard = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    const card = at?.checkVisibility() ? at.closest('main .card') : null;
    return card?.querySelector('.card__name')?.textContent ?? '';
  });

test('BEY-36: a brand, a category or a platform is hidden in two taps and comes back with one, also after a reload', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375 });
  await page.clock.install();
  await go('/products');
  const all = await cards(page).count();
  const first = await cards(page).first().locator('.card__name').innerText();
  for (const kind of ['brand', 'category', 'platform']) {
    await cards(page).first().locator('.dots').click();
    const dialog = page.getByRole('dialog');
    const way = dialog.locator('.why__b', { hasText: `Hide ${kind}` }).first();
    await way.waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await stopClock(page);
    await way.click();
    await frames(page);
    await expect.poll(() => cards(page).count(), { message: kind }).toBeLessThan(all);
    await expect.poll(() => page.locator('.toast').innerText()).toContain('is hidden');
    // the card is gone: what comes after it has the focus, and the card itself where it is back
    await expect.poll(() => focusedCard(page), { message: kind }).not.toMatch(/^$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await frames(page);
    await expect.poll(() => cards(page).count()).toBe(all);
    await expect.poll(() => focusedCard(page), { message: kind }).toBe(first);
    await page.clock.resume();
  }
  await cards(page).first().locator('.dots').click();
  await page.getByRole('dialog').locator('.why__b', { hasText: 'Hide brand' }).click();
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await go('/products');
  expect(await cards(page).locator('.card__name').allTextContents()).not.toContain(first);
  await go('/preferences');
  expect(await page.locator('#muted li span').innerText()).toMatch(/^Brand\s/);
  await page.locator('#muted button').click();
  await go('/products');
  expect(await cards(page).count()).toBe(all);
});

/** Where the focus is, if it is on something in the content that can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.checkVisibility() && at.closest('main') ? at.tagName : '';
  });

/** Whether the focus goes on from a button that is gone. */
async function isFocusKept(): Promise<boolean> {
  const button = document.createElement('button');
  document.querySelector('#content')?.append(button);
  button.focus();
  button.remove();
  await new Promise((resolve) => setTimeout(resolve, 300));
  return document.activeElement !== document.body;
}

test('BEY-36: the focus stays in the content where the last card is hidden, where a toast leaves with it, and where a line of a list goes', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/products');
  const of = await cards(page).first().getAttribute('data-of');
  await go(`/brand/${/b:([\w-]+)/.exec(of ?? '')?.[1]}`);
  const hide = async (what: string) => {
    await cards(page).first().locator('.dots').focus();
    await page.keyboard.press('Enter');
    const hides = page.getByRole('dialog').locator('.why__b', { hasText: what });
    await hides.first().focus();
    await page.keyboard.press('Enter');
  };
  await hide('Hide brand');
  await expect.poll(() => cards(page).count()).toBe(0);
  await expect.poll(() => focused(page)).not.toBe('');
  // the list says why it is empty
  await expect.poll(() => page.locator('.all-muted').filter({ visible: true }).count()).toBe(1);
  await page.clock.install();
  await go('/products');
  await stopClock(page);
  await hide('Hide category');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await frames(page);
  await expect.poll(() => undo.count()).toBe(0);
  await expect.poll(() => focused(page)).not.toBe('');
  await hide('Hide category');
  await undo.waitFor();
  await page.clock.resume();
  await go('/preferences');
  // what keeps the focus is fetched when nothing else is done
  await expect.poll(() => page.evaluate(isFocusKept)).toBe(true);
  for (const left of [1, 0]) {
    await page.locator('#muted button').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#muted button').count()).toBe(left);
  }
  await expect.poll(() => focused(page)).not.toBe('');
});

test('BEY-36, UI-01: a toast that can be undone is tapped on a phone above what lies at its bottom, is one Tab away for a keyboard, stays while it is in use, and gives the focus back', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375 });
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await go('/products');
  await stopClock(page);
  const first = await cards(page).first().locator('.card__name').innerText();
  await cards(page).first().locator('[aria-pressed][aria-label*="ompare"]').first().tap();
  await cards(page).first().locator('.dots').tap();
  await page.getByRole('dialog').locator('.why__b', { hasText: 'Hide brand' }).tap();
  await undo.waitFor();
  await frames(page);
  const box = (await undo.boundingBox()) as { x: number; y: number; width: number; height: number };
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(await cards(page).first().locator('.card__name').innerText()).not.toBe(first);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => cards(page).first().locator('.card__name').innerText()).toBe(first);
  const desk = await visit({ lang: 'en' });
  const back = desk.page.getByRole('button', { name: 'Undo' });
  await desk.page.clock.install();
  await desk.go('/products');
  await stopClock(desk.page);
  const hide = async () => {
    await cards(desk.page).first().locator('.dots').focus();
    await desk.page.keyboard.press('Enter');
    const way = desk.page.getByRole('dialog').locator('.why__b', { hasText: 'Hide brand' });
    await way.focus();
    await desk.page.keyboard.press('Enter');
    await back.waitFor();
    await frames(desk.page);
    await expect.poll(() => focusedCard(desk.page)).not.toBe('');
  };
  await hide();
  const here = await focusedCard(desk.page);
  await desk.page.keyboard.press('Tab');
  expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);
  await desk.page.clock.runFor(10 * TOAST.hideMs);
  expect(await back.count(), 'it stays while it has the focus').toBe(1);
  await desk.page.keyboard.press('Tab');
  expect(await focusedCard(desk.page)).toBe(here);
  await desk.page.clock.runFor(2 * TOAST.hideMs);
  await expect.poll(() => back.count()).toBe(0);
  await hide();
  const all = await cards(desk.page).count();
  await desk.page.keyboard.press('Tab');
  await desk.page.keyboard.press('Enter');
  await expect.poll(() => cards(desk.page).count()).toBeGreaterThan(all);
});
