/** Products whose prices lie far apart, compared. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';

const codeOf = async (page: Page): Promise<string> => {
  const link = page.locator('main .card a[href^="/product/"]').first();
  return (await link.getAttribute('href'))?.split('/').at(-1) as string;
};

/** How much of the chart's height each line uses, in per mille. */
const heights = (page: Page): Promise<number[]> =>
  page
    .locator('.cmpc__l')
    .evaluateAll((lines) => lines.map((line) => (line as SVGPathElement).getBBox().height));

test('BEY-59: a cheap product beside an expensive one shows its ups and downs, each in per cent of its usual price; by amount at a tap', async () => {
  const { page, go, context } = await visit({ lang: 'en', width: 375 });
  await go('/products?verdict=real&sort=PRICE_ASC');
  const cheap = await codeOf(page);
  await go('/products?verdict=real&sort=PRICE_DESC');
  const ids = `${cheap},${await codeOf(page)}`;
  await go(`/compare?ids=${ids}`);
  const scale = page.getByRole('navigation', { name: 'Scale of the chart' });
  const current = scale.locator('[aria-current]');
  expect(await current.innerText()).toBe('% of usual price');
  expect(await page.locator('.cmpc figcaption').innerText()).toMatch(/100% = ฿\d[\s\S]*100% = ฿\d/);
  const [shape = 0] = await heights(page);
  await scale.getByRole('link', { name: 'Price', exact: true }).click();
  await page.waitForURL(/by=amount/);
  await expect.poll(() => current.innerText()).toBe('Price');
  const [flat = 0] = await heights(page);
  expect(shape, 'the cheap one has a shape').toBeGreaterThan(20);
  expect(flat, 'which amounts would hide').toBeLessThan(20);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await context.close();
  const plain = await visit({ lang: 'id', javaScript: false });
  await plain.go(`/compare?ids=${ids}`);
  await plain.page.getByRole('link', { name: 'Harga', exact: true }).click();
  await plain.page.waitForURL(/by=amount/);
  expect(await plain.page.locator('.cmpc figcaption').innerText()).not.toContain('100%');
});

test('BEY-59: two products stand beside each other on a phone in every region', async () => {
  for (const tenant of ['TH', 'ID', 'SG', 'MY', 'PH', 'VN']) {
    const { page, go, context } = await visit({ lang: 'en', width: 375, tenant });
    await go('/products?sort=PRICE_DESC');
    const links = page.locator('main .card .card__name a[href^="/product/"]');
    const codes = await links.evaluateAll((all) =>
      all.slice(0, 2).map((one) => (one as HTMLAnchorElement).pathname.split('/').at(-1)),
    );
    await go(`/compare?ids=${codes.join(',')}`);
    const hidden = await page
      .locator('.cmp')
      .evaluate((table) => table.scrollWidth - table.clientWidth);
    expect(hidden, tenant).toBeLessThanOrEqual(0);
    await context.close();
  }
});

test('BEY-59: the names of what is compared stay in sight down to the last row', async () => {
  for (const width of [320, 375, 1280]) {
    const { page, go, context } = await visit({ lang: 'en', width });
    await go('/products');
    const links = page.locator('main .card .card__name a[href^="/product/"]');
    const codes = await links.evaluateAll((all) =>
      all.map((one) => (one as HTMLAnchorElement).pathname.split('/').at(-1)),
    );
    await go(`/compare?ids=${codes.slice(0, 3).join(',')}`);
    const seen = await page.locator('.cmp').evaluate((table) => {
      const last = table.querySelector('tbody tr:last-child td') as HTMLElement;
      last.scrollIntoView({ block: 'end', inline: 'nearest' });
      const name = table.querySelector('thead th a') as HTMLElement;
      const { left, top } = name.getBoundingClientRect();
      const at = document.elementFromPoint(left + 12, top + 4);
      return { isName: name.contains(at), isAbove: top < last.getBoundingClientRect().top };
    });
    expect(seen, String(width)).toEqual({ isName: true, isAbove: true });
    await context.close();
  }
});

test('BEY-59: the tray of what is compared leaves the field of a question free', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375 });
  const tray = page.locator('.tray');
  await go('/products');
  await page.locator('main .tick').first().click();
  await tray.waitFor();
  await go('/ai');
  await page.locator('textarea').first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  expect(await tray.count()).toBe(0);
  await go('/coupons');
  await tray.waitFor();
});

test('BEY-59: what is compared in one region is not carried into another, and is there again', async () => {
  const { page, context, go } = await visit({ lang: 'en' });
  const ticks = page.locator('main .tick').filter({ visible: true });
  const listed = () => page.locator('.tray img').count();
  await go('/products');
  await ticks.nth(0).click();
  await ticks.nth(1).click();
  await expect.poll(listed).toBe(2);
  await context.addCookies([{ name: 'tenant', value: 'SG', url: site }]);
  await go('/products');
  await ticks.nth(0).click();
  await expect.poll(listed).toBe(1);
  await context.addCookies([{ name: 'tenant', value: 'TH', url: site }]);
  await go('/products');
  await expect.poll(listed).toBe(2);
});

test('BEY-59: what shops say of products is compared, a row each: memory, storage, screen, capacity', async () => {
  const { page, go } = await visit({ lang: 'th', width: 375 });
  const codes: string[] = [];
  for (const kind of ['co11', 'el31']) {
    await go(`/products/x-${kind}`);
    codes.push(await codeOf(page));
  }
  await go(`/compare?ids=${codes.join(',')}`);
  const cellsOf = (name: string) =>
    page
      .locator('.cmp tbody tr')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .locator('td')
      .allInnerTexts();
  const none = expect.stringMatching(/^\s*–\s*$/);
  for (const [name, said] of [
    ['แรม', /\d+ GB/],
    ['ความจุ SSD', /\d+ GB/],
    ['หน้าจอ', /\d นิ้ว/],
  ] as const)
    expect(await cellsOf(name), name).toEqual([expect.stringMatching(said), none]);
  expect(await cellsOf('ความจุ')).toEqual([none, expect.stringMatching(/\d+ mAh/)]);
});

test('BEY-59, UI-01: that four products are the most is not said any more on the page that compares them', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375 });
  await go('/products');
  const ticks = page.locator('.cards .tick');
  for (const at of [0, 1, 2, 3, 4]) await ticks.nth(at).tap();
  const said = page.locator('.toast').filter({ hasText: 'Take one out first' });
  await said.waitFor();
  await page.locator('.tray a').tap();
  await page.waitForURL(/compare/);
  // sooner than by itself
  await expect.poll(() => said.count(), { timeout: 1_500 }).toBe(0);
});
