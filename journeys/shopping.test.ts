/** Looking for something to buy on a phone: what the first screen has, how lists look, and where one may go. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';

const REGIONS = ['TH', 'ID', 'SG', 'MY', 'PH', 'VN'];
const top = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('at 375 the first screen has deals in all six regions, kinds in one row, and a way to everything', async () => {
  for (const tenant of REGIONS) {
    const { page, go, context } = await visit({ lang: 'en', width: 375, tenant });
    await go('/');
    expect(await top(page, 'main .mini, main .card'), tenant).toBeLessThan(420);
    const tiles = await page
      .locator('.home .cats > li')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(new Set(tiles).size, `${tenant}: one row`).toBe(1);
    for (const name of ['Coupons', 'Leaderboards', 'Ask Khum', 'Activities', 'Alerts'])
      expect(
        await page.locator('.shortcuts').getByRole('link', { name }).count(),
        `${tenant} ${name}`,
      ).toBe(1);
    const deals = await top(page, 'main .card');
    const writing = await page.locator('#discover').count();
    if (writing > 0) expect(deals, tenant).toBeLessThan(await top(page, '#discover'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tenant).toBe(375);
    await context.close();
  }
});

test('cards are rows on a phone until their reader wants columns, on every list and after a reload', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375 });
  const columns = () =>
    page
      .locator('.cards')
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  await go('/products');
  expect(await columns()).toBe(1);
  await page.getByRole('button', { name: 'Show two columns' }).click();
  await expect.poll(columns).toBe(2);
  for (const path of ['/products', '/', '/search?keyword=headphones', '/daily-special-offers']) {
    await go(path);
    expect(await columns(), path).toBe(2);
  }
  await go('/products');
  await page.getByRole('button', { name: 'Show rows' }).click();
  await expect.poll(columns).toBe(1);
  await page.reload();
  expect(await columns()).toBe(1);
  const plain = await visit({ lang: 'en', width: 375, javaScript: false });
  await plain.go('/products');
  await plain.page.getByRole('button', { name: 'Show two columns' }).click();
  await plain.page.waitForURL(`${site}/products`);
  expect(await plain.page.locator('html').getAttribute('data-cards')).toBe('grid');
});

test('a tap says at once that a page is on its way, at every width', async () => {
  for (const width of [375, 800, 1280]) {
    const { page, go, context } = await visit({ lang: 'en', width });
    await go('/');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/**', async (route) => {
      await held;
      await route.continue();
    });
    const waits = await page
      .locator('main .card__name a:visible')
      .first()
      .evaluate(
        (link) =>
          new Promise<boolean>((resolve) => {
            (link as HTMLElement).click();
            requestAnimationFrame(() => resolve(document.documentElement.matches('[data-busy]')));
          }),
      );
    expect(waits, `${width}`).toBe(true);
    // and what is awaited has its place
    await expect.poll(() => page.locator('.waiting').count()).toBe(1);
    letGo();
    await page.waitForURL(/\/content\//);
    await expect.poll(() => page.locator('html[data-busy]').count()).toBe(0);
    await context.close();
  }
});

test('the lead of home and the search keep their room from 1024 up', async () => {
  for (const lang of ['th', 'en', 'id'] as const)
    for (const width of [1024, 1080, 1112, 1190, 1280]) {
      const { page, go, context } = await visit({ lang, width });
      await go('/');
      const box = async (selector: string) =>
        (await page.locator(selector).first().boundingBox()) as {
          x: number;
          y: number;
          width: number;
          height: number;
        };
      const name = `${lang} ${width}`;
      expect((await box('.lead__body h2')).width, name).toBeGreaterThan(150);
      expect((await box('.head .sbox')).width, name).toBeGreaterThan(240);
      const [chart, act] = [await box('.lead__chart'), await box('.lead__act')];
      const isApart = act.y + act.height <= chart.y + 1 || act.x + act.width <= chart.x + 1;
      expect(isApart, name).toBe(true);
      await context.close();
    }
});

test('TEN-02, TEN-12: from a product another region shows its kind; countries have their own names', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375, pictures: true });
  await go('/product/demo-01');
  await page.getByRole('link', { name: /Language and region/ }).click();
  const sheet = page.locator('dialog.region');
  expect(await sheet.innerText()).toMatch(/ประเทศไทย[\s\S]*Indonesia[\s\S]*Việt Nam/);
  const flags = () =>
    sheet
      .locator('.flag')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(flags).toEqual([30, 30, 30, 30, 30, 30]);
  await sheet.getByText('Việt Nam').click();
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await page.waitForURL(/\/products\//);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('h1').innerText()).not.toBe('');
  expect(await page.locator('main .card').count()).toBeGreaterThan(0);
});

test('AMB-01: a browser of another country is told once that there is a Khum for it', async () => {
  const { page, context } = await visit({ lang: 'en', width: 375 });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { get: () => ['id-ID', 'id', 'en'] }),
  );
  const ready = () => page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await page.goto(`${site}/products`);
  await ready();
  const hint = page.locator('.hint');
  await expect.poll(() => hint.innerText()).toBe('Buka Khum untuk Indonesia');
  // in the language of the browser, not in that of the page, and said to be so
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await hint.getAttribute('lang')).toBe('id');
  // it lies above the tabs, which can be used beside it
  const lies = async (selector: string) => {
    const { y, height } = (await page.locator(selector).boundingBox()) as {
      y: number;
      height: number;
    };
    return { top: y, bottom: y + height };
  };
  expect((await lies('.hint')).bottom).toBeLessThanOrEqual((await lies('.bottom')).top);
  await page.locator('.bottom a').first().click({ trial: true });
  await hint.getByRole('button', { name: 'Tetap di sini' }).click();
  expect(await hint.count()).toBe(0);
  await page.reload();
  await ready();
  expect(await hint.count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem('region-hint'));
  await page.reload();
  await hint.getByRole('button', { name: /Indonesia/ }).click();
  await page.waitForURL(`${site}/products`);
  expect((await context.cookies()).find(({ name }) => name === 'tenant')?.value).toBe('ID');
  await ready();
  expect(await hint.count()).toBe(0);
});

test('BEY-36: home says what became of prices that were looked at, keeps it in this browser, and forgets it at a tap', async () => {
  const { page, go, context } = await visit({ lang: 'en', width: 375 });
  await go('/');
  const since = page.locator('section[aria-labelledby="since-here"]');
  expect(await since.count()).toBe(0);
  await go('/product/demo-01');
  await go('/product/demo-02');
  await page.evaluate(() => {
    const looks = JSON.parse(localStorage.getItem('looked-at') as string) as { amount: number }[];
    const first = looks.at(-1) as { amount: number };
    first.amount += 12_300;
    localStorage.setItem('looked-at', JSON.stringify(looks));
  });
  await go('/search?keyword=air fryer');
  await go('/');
  // the place of it was there before it came, high on the page
  expect((await page.locator('.since-room').boundingBox())?.y).toBeLessThan(812);
  await since.scrollIntoViewIfNeeded();
  await expect.poll(() => since.innerText()).toContain('฿123 less than when you looked');
  expect(await since.locator('.mini').first().getAttribute('href')).toBe('/product/demo-01');
  expect(await since.innerText()).toContain('Same price as when you looked');
  await expect.poll(() => since.innerText()).toContain('air fryer');
  await since.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => since.innerText()).toContain('Cleared.');
  await since.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => since.locator('.mini').count()).toBe(2);
  await since.getByRole('button', { name: 'Clear all' }).click();
  await go('/');
  expect(await since.count()).toBe(0);
  await context.close();
});

test('PROD-12: a list is narrowed by price and verdict, in a sheet and beside it, without script, and each can be taken back', async () => {
  for (const options of [{ width: 375 }, { width: 1280 }, { width: 1280, javaScript: false }]) {
    const { page, go, context } = await visit({ lang: 'en', ...options });
    const figures = () =>
      page
        .locator('main .listing__main .card .price')
        .evaluateAll((all) => all.map((one) => Number(one.textContent.replaceAll(/[^\d.]/g, ''))));
    await go('/products?sort=PRICE_ASC');
    if (options.width === 375) await page.getByRole('link', { name: /^Filters/ }).click();
    await page.locator('.pf [name="min"]').fill('500');
    await page.locator('.pf [name="max"]').fill('1,000');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL(/min=500/);
    await expect
      .poll(async () => (await figures()).every((one) => one >= 500 && one <= 1000))
      .toBe(true);
    expect((await figures()).length).toBeGreaterThan(3);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('PRICE_ASC');
    await go(`${new URL(page.url()).pathname}${new URL(page.url()).search}&verdict=real`);
    const verdicts = await page.locator('main .listing__main .card .v').count();
    expect(await page.locator('main .listing__main .card .v--verified').count()).toBe(verdicts);
    expect(await page.title()).toContain('Real discounts only');
    if (options.width === 375)
      await page.getByRole('link', { name: 'Remove ฿500 to ฿1,000' }).click();
    else await page.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL((url) => !url.searchParams.has('min'));
    await context.close();
  }
});

test('BEY-59: two products are compared in four taps; the address shares them, also without script; what is not there is left out', async () => {
  const { page, go, context } = await visit({ lang: 'en', width: 375 });
  await go('/search?keyword=headphones');
  const ticks = page.locator('main .listing__main .tick');
  await ticks.nth(0).click();
  await ticks.nth(1).click();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await page.waitForURL(/compare\?ids=/);
  const heads = page.locator('.cmp thead th');
  await expect.poll(() => heads.count()).toBe(2);
  expect(await page.locator('.cmpc__l').count()).toBe(2);
  expect(await page.locator('.cmp .is-best').count()).toBeLessThanOrEqual(1);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > 376 && !one.closest('.cmp'))
      .map((one) => `${one.tagName} ${one.getAttribute('class')} ${one.textContent.slice(0, 40)}`),
  );
  expect(wide).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(await faultsOf(page)).toEqual([]);
  const shared = new URL(page.url());
  const plain = await visit({ lang: 'en', javaScript: false });
  await plain.go(`${shared.pathname}${shared.search},nothing-like-it`);
  expect(await plain.page.locator('.cmp thead th').count()).toBe(2);
  expect(await plain.page.locator('main .banner').innerText()).toContain('1 product is not sold');
  await plain.page.locator('.cmp__x').first().click();
  await expect.poll(() => plain.page.locator('.cmp thead th').count()).toBe(1);
  expect(await plain.page.locator('#near').innerText()).toBe('Compare with');
  await go('/compare');
  await expect.poll(() => page.locator('main').innerText()).toContain('Nothing to compare yet');
  await go('/products');
  await page.getByRole('button', { name: 'Clear the comparison' }).click();
  await expect.poll(() => page.locator('.tray').count()).toBe(0);
  await context.close();
});

test('BEY-59: a fifth product is refused with a reason, and another tab knows what is compared', async () => {
  const { page, go, context } = await visit({ lang: 'th', width: 1280 });
  await go('/products');
  const ticks = page.locator('main .tick');
  for (const at of [0, 1, 2, 3]) await ticks.nth(at).click();
  await expect.poll(() => page.locator('.tray li').count()).toBe(4);
  await ticks.nth(4).click();
  await expect.poll(() => page.locator('.toast').innerText()).toContain('4 ชิ้น');
  expect(await page.locator('.tick[aria-pressed="true"]').count()).toBe(4);
  const other = await context.newPage();
  await other.goto(`${site}/products`);
  await other.evaluate(() => dispatchEvent(new Event('focusin')));
  await expect.poll(() => other.locator('.tray li').count()).toBe(4);
  await other.locator('.tray li button').first().click();
  await expect.poll(() => page.locator('.tray li').count()).toBe(3);
  await context.close();
});
