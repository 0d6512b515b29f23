import { expect, test } from 'vitest';
import { SELECT } from '#contract/constants.ts';
import { site, stopClock, visit } from './browser.ts';
import type { Visit } from './browser.ts';

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
  // a choice that looks like a box answers to Space as a box does
  await page.locator('.facet[aria-current]').first().press(' ');
  await expect.poll(() => page.locator('.facet[aria-current]').count()).toBe(1);
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

test('MD-08: without script the filters of a narrow window are folded above what is found, and filter', async () => {
  for (const path of ['/search?keyword=headphones', '/products']) {
    const { page, go, context } = await visit({
      width: 375,
      isPhone: false,
      lang: 'en',
      javaScript: false,
    });
    await go(path);
    const card = page.locator('.listing article.card').first();
    expect((await card.boundingBox())?.y, path).toBeLessThan(420);
    expect(await page.locator('.facets .pf').isVisible(), path).toBe(false);
    await page.getByRole('link', { name: 'Filters', exact: true }).click();
    await page.locator('.facets .pf input[name=max]').fill('900');
    await page.locator('.facets .pf button').click();
    await page.waitForURL(/max=900/);
    expect(await page.locator('.facets .pf').isVisible(), path).toBe(false);
    for (const price of await page.locator('.listing .card .price').allInnerTexts())
      expect(Number(price.replace(/[^\d.]/g, ''))).toBeLessThanOrEqual(900);
    await page.locator('.facets__open').click();
    await page.getByRole('link', { name: 'Close filters' }).click();
    expect(await page.locator('.facets .pf').isVisible(), path).toBe(false);
    await context.close();
  }
});

test('MD-08, BEY-26: on a search in a narrow window nothing jumps when the script comes', async () => {
  for (const isPhone of [true, false]) {
    const { page, go, context } = await visit({ width: 375, isPhone, lang: 'en' });
    await page.addInitScript(() => {
      const shifts = window as unknown as { shifted: number };
      shifts.shifted = 0;
      new PerformanceObserver((list) => {
        for (const one of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.shifted += one.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await go('/search?keyword=headphones');
    await expect.poll(() => page.locator('.tools .chip').count()).toBe(1);
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(shifted, isPhone ? 'phone' : 'window').toBeLessThanOrEqual(0.05);
    await context.close();
  }
});

const count = async (page: Visit['page']) =>
  Number.parseInt((await page.locator('.sec .count').innerText()).replace(/\D/g, ''), 10);
/** Opens a list; a sheet of filters is opened too. */
async function priceSlider({ page, go }: Visit, address: string) {
  await go(address);
  if (await page.locator('.tools .chip').count())
    await page.locator('.tools .chip').first().click();
  const [low, high] = [
    page.getByRole('slider', { name: 'Lowest price' }),
    page.getByRole('slider', { name: 'Highest price' }),
  ] as const;
  await low.waitFor();
  return { low, high, bars: page.locator('.prange__bars') };
}
const priceOf = (url: string, name: string) => new URL(url).searchParams.get(name);

test('PROD-12: a thumb over the bars is dragged by the mouse; fields, address and list say the same', async () => {
  const opened = await visit({ width: 1280, lang: 'en' });
  const { page } = opened;
  const { high, bars } = await priceSlider(opened, '/products');
  const before = await count(page);
  const box = (await bars.boundingBox()) as { x: number; y: number; width: number; height: number };
  const foot = box.y + box.height;
  await page.mouse.move(box.x + box.width, foot);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, foot + 4, { steps: 5 });
  // shown while it moves, asked for when it is let go of
  await expect.poll(() => page.locator('.pf input[name=max]').inputValue()).not.toBe('');
  expect(priceOf(page.url(), 'max')).toBeNull();
  await page.mouse.up();
  await page.waitForURL(/max=/);
  const most = Number(priceOf(page.url(), 'max'));
  await expect
    .poll(() => page.locator('.pf input[name=max]').inputValue())
    .toBe(most.toLocaleString('en'));
  await expect.poll(() => high.getAttribute('aria-valuetext')).toContain(most.toLocaleString('en'));
  await expect.poll(() => count(page)).toBeLessThan(before);
  for (const price of await page.locator('.listing .card .price').allInnerTexts())
    expect(Number(price.replace(/[^\d.]/g, ''))).toBeLessThanOrEqual(most);
  // as far to the right as it goes: no bound
  const moved = (await bars.boundingBox()) as typeof box;
  await page.mouse.click(moved.x + moved.width + 4, moved.y + moved.height);
  await page.waitForURL((url) => !url.searchParams.has('max'));
  await expect.poll(() => count(page)).toBe(before);
});

test('PROD-12: the slider is moved by keys, which keep it in focus; several presses ask once', async () => {
  const opened = await visit({ width: 1280, lang: 'en' });
  const { page } = opened;
  const { low, high } = await priceSlider(opened, '/products?sort=PRICE_ASC');
  const least = Number(await low.getAttribute('aria-valuemin'));
  const before = await count(page);
  await low.focus();
  for (const key of ['ArrowRight', 'ArrowUp', 'PageUp', 'ArrowLeft'])
    await page.keyboard.press(key);
  await page.waitForURL(/min=/);
  await expect
    .poll(async () => Number(await low.getAttribute('aria-valuenow')))
    .toBeGreaterThan(least);
  await expect.poll(() => count(page)).toBeLessThan(before);
  await expect.poll(() => low.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('End');
  await expect
    .poll(async () => Number(await low.getAttribute('aria-valuenow')))
    .toBeLessThan(Number(await high.getAttribute('aria-valuenow')));
  await page.keyboard.press('Home');
  await page.waitForURL((url) => !url.searchParams.has('min'));
  await expect.poll(() => count(page)).toBe(before);
});

test('PROD-12: on a phone the slider stands in the sheet, is tapped there and is large enough for it', async () => {
  const opened = await visit({ width: 375, lang: 'en' });
  const { page } = opened;
  const { low, bars } = await priceSlider(opened, '/products');
  const thumb = (await low.boundingBox()) as { width: number; height: number };
  expect(Math.min(thumb.width, thumb.height)).toBeGreaterThanOrEqual(44);
  const box = (await bars.boundingBox()) as { x: number; y: number; width: number; height: number };
  await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height - 4);
  await page.waitForURL(/min=/);
  await expect.poll(() => page.getByRole('dialog', { name: 'Filters' }).isVisible()).toBe(true);
  await expect.poll(() => low.getAttribute('aria-valuetext')).toMatch(/^฿[\d,]+$/);
});

test('PROD-12: without script the bars are there, the thumbs are not, and the fields narrow the list', async () => {
  const { page, go } = await visit({ width: 1280, lang: 'en', javaScript: false });
  await go('/products');
  const before = await count(page);
  await expect.poll(() => page.locator('.prange__bars').isVisible()).toBe(true);
  await expect.poll(() => page.locator('.prange__thumb').first().isVisible()).toBe(false);
  await page.locator('.pf input[name=max]').fill('500');
  await page.locator('.pf button').click();
  await page.waitForURL(/max=500/);
  expect(await count(page)).toBeLessThan(before);
});
