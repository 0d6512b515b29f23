import { expect, test } from 'vitest';
import { SELECT } from '#contract/constants.ts';
import { site, stopClock, visit } from './browser.ts';

/** Codes of the brands that the catalogue offers, those with most goods first. */
async function brandCodes(): Promise<string[]> {
  const response = await fetch(`${site}/api/saas-das-service/search/common/search/filters`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ dataTypes: ['GOODS'] }),
  });
  return ((await response.json()) as { data: { brands: { code: string }[] } }).data.brands.map(
    (brand) => brand.code,
  );
}

test('UI-04, CONST-21: brands are found 300 ms after the last letter, chosen by keyboard, and stand as tags; eleven make ten and "+1"', async () => {
  const codes = await brandCodes();
  expect(codes.length).toBeGreaterThan(11);
  const { page, go } = await visit({ lang: 'en' });
  await page.clock.install();
  await go(`/products?brand=${codes.slice(0, 10).join(',')}`);
  await stopClock(page);
  const field = page.getByRole('combobox', { name: 'Find a brand' });
  const options = page.getByRole('option');
  const tags = page.locator('.select__tags button');
  await expect.poll(() => tags.count()).toBe(SELECT.tagLimit);
  await expect.poll(() => page.locator('.select__more').count()).toBe(0);
  await field.click();
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
  const all = await options.count();
  const name = (await options.nth(10).locator('span').innerText()).trim();
  await field.fill(name.slice(0, 4).toUpperCase());
  await page.clock.runFor(SELECT.filterDebounceMs - 20);
  await expect.poll(() => options.count()).toBe(all);
  await page.clock.runFor(40);
  await expect.poll(() => options.count()).toBeLessThan(all);
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => field.getAttribute('aria-activedescendant'))
    .toBe(await options.first().getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('brand')?.split(',').length === 11);
  await expect.poll(() => page.locator('.select__more').innerText()).toContain('+1');
  await expect.poll(() => tags.count()).toBe(SELECT.tagLimit);
  await expect.poll(() => options.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
  await field.fill('');
  await page.keyboard.press('Backspace');
  await expect.poll(() => page.locator('.select__more').count()).toBe(0);
  await tags.first().click();
  await page.waitForURL((url) => url.searchParams.get('brand')?.split(',').length === 9);
});

test('UI-04, PROD-12: several brands are listed together, and their number is what the list has', async () => {
  const [first, second] = await brandCodes();
  const { page, go } = await visit({ lang: 'en' });
  const count = async () => Number.parseInt(await page.locator('.sec .count').innerText(), 10);
  const totals: number[] = [];
  for (const brand of [first, second, `${first},${second}`]) {
    await go(`/products?brand=${brand}`);
    totals.push(await count());
  }
  expect(totals[2]).toBe((totals[0] ?? 0) + (totals[1] ?? 0));
  await expect.poll(() => page.locator('.facet[aria-current]').count()).toBe(2);
  await page.locator('.facet__clear').click();
  await page.waitForURL((url) => url.search === '');
});

test('MD-08: on a phone filters stand in a sheet from below, which stays while one chooses; Escape and a tap beside it close it', async () => {
  const { page, go } = await visit({ width: 767, lang: 'en' });
  await go('/products');
  await expect.poll(() => page.locator('aside.facets').count()).toBe(0);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await page.locator('.tools .chip').click();
  await sheet.waitFor();
  const box = (await sheet.boundingBox()) as {
    x: number;
    width: number;
    y: number;
    height: number;
  };
  expect([box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, 767, 812]);
  await sheet.locator('.facet[href*="platform="]').first().click();
  await page.waitForURL(/platform=/);
  await expect.poll(() => sheet.isVisible()).toBe(true);
  await expect.poll(() => sheet.locator('.facet[aria-current]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('.tools .chip').count()).toBe(2);
  await page.locator('.tools .chip').first().click();
  await page.mouse.click(200, 40);
  await sheet.waitFor({ state: 'hidden' });
});

test('MD-08: a desktop has its filters beside the list, from 768 px on', async () => {
  const { page, go } = await visit({ width: 768, lang: 'en' });
  await go('/products');
  const side = (await page.locator('aside.facets').boundingBox()) as { x: number; width: number };
  const card = (await page.locator('.listing article.card').first().boundingBox()) as { x: number };
  expect(side.x + side.width).toBeLessThan(card.x);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('MD-08: without script the sheet opens by its address and its links filter', async () => {
  const { page, go } = await visit({ width: 375, lang: 'en', javaScript: false });
  await go('/products');
  await page.locator('.tools .chip').click();
  await page.locator('#filters .facet[href*="platform="]').first().click();
  await page.waitForURL(/platform=/);
  await expect.poll(() => page.locator('article.card').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('#filters').isVisible()).toBe(false);
});
