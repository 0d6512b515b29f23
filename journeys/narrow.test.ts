/** What has to fit on the narrowest phones, in the language with the longest words. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { register, signedIn } from './people.ts';

const hrefs = (page: Page, kind: string) =>
  page
    .locator(`main a[href^="/${kind}/"]`)
    .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLAnchorElement).pathname))]);
/** How many lines the boxes of these take. */
const lines = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll(
      (all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().bottom))).size,
    );

test('BEY-11: on a phone the three answers on a deal share a line', async () => {
  for (const [lang, tenant] of [
    ['id', 'ID'],
    ['en', 'SG'],
    ['th', 'TH'],
  ] as const) {
    const { page, go, context } = await visit({ lang, tenant, width: 375 });
    await go('/');
    await go((await hrefs(page, 'content'))[0] as string);
    await page.locator('.ballot').scrollIntoViewIfNeeded();
    await page.locator('.ballot__row button').first().waitFor();
    await expect.poll(() => lines(page, '.ballot__row button'), { message: lang }).toBe(1);
    await context.close();
  }
});

test('MD-09: on 320 px the bar of a deal is one row, the answer to waiting keeps its words whole, a single offer is not cut, and a filter that is a sentence goes over two lines', async () => {
  const { page, go } = await visit({ lang: 'id', tenant: 'ID', width: 320 });
  await go('/');
  await go((await hrefs(page, 'content'))[0] as string);
  expect((await page.locator('.bar').boundingBox())?.height).toBeLessThan(80);
  const words = page.locator('.outlook__s li');
  await expect
    .poll(() =>
      words.evaluateAll(
        (all) => new Set(all.map((one) => one.getBoundingClientRect().height)).size,
      ),
    )
    .toBe(1);
  await go('/products?sort=PRICE_DESC');
  let seen = 0;
  for (const href of (await hrefs(page, 'product')).slice(0, 12)) {
    await go(href);
    if ((await page.locator('.offers--one').count()) === 0) continue;
    seen += 1;
    const hidden = await page
      .locator('.pd__sec:has(> .offers)')
      .evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden, href).toBe(0);
    if (seen === 2) break;
  }
  expect(seen).toBeGreaterThan(0);
  // a filter whose name is a sentence: a page too wide pushes the button of the sheet off the screen
  await go('/products?verdict=fair&max=9.000.000');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await page.locator('input[name=max]').first().inputValue()).toBe('9.000.000');
});

test('GUIDE-02: the cover of a guide is whole', async () => {
  for (const width of [375, 1280]) {
    const { page, go, context } = await visit({ lang: 'en', width, pictures: true });
    await go('/guides');
    await go((await hrefs(page, 'guide'))[0] as string);
    const picture = page.locator('.art__cover img').last();
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).complete))
      .toBe(true);
    expect(await picture.evaluate((one) => getComputedStyle(one).objectFit)).toBe('contain');
    const [inner, outer] = [
      await picture.boundingBox(),
      await page.locator('.art__cover').boundingBox(),
    ];
    expect(inner, 'no larger than its frame').toEqual(outer);
    await context.close();
  }
});

test('BEY-59: on a phone a product is put beside others on its own picture', async () => {
  const { page, go } = await visit({ lang: 'id', width: 375 });
  await go('/products');
  await go((await hrefs(page, 'product'))[0] as string);
  const tick = page.locator('.gal__main .tick');
  await tick.tap();
  expect(await tick.getAttribute('aria-pressed')).toBe('true');
  await page.locator('.tray').waitFor();
  await tick.tap();
  await expect.poll(() => page.locator('.tray li').count()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await tick.isVisible(), 'the side column of a desktop has it').toBe(false);
});

test('in letters of twice the size no kind of page is wider than 320 px', async () => {
  for (const [lang, tenant] of [
    ['id', 'ID'],
    ['en', 'SG'],
  ] as const) {
    const { page, go, context } = await visit({ lang, tenant, width: 320 });
    const first = async (path: string, kind: string) => {
      await go(path);
      return (await hrefs(page, kind))[0] as string;
    };
    await go('/activities');
    const activities = await hrefs(page, 'activity');
    for (const path of [
      '/products',
      '/brands',
      '/sitemap-page',
      '/how-we-judge',
      '/how-we-judge/waiting',
      '/discover',
      await first('/articles', 'article'),
      await first('/discover', 'note-detail'),
      ...['lottery', 'bonus', 'badge'].map((kind) =>
        activities.find((href) => href.includes(`/${kind}/`)),
      ),
    ]) {
      await go(path as string);
      const wide = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        return document.documentElement.scrollWidth;
      });
      expect(wide, `${lang} ${path}`).toBe(320);
    }
    await context.close();
  }
});

test('on a phone the line of prices stands beside the price, and only where that leaves room', async () => {
  for (const [tenant, lang, width] of [
    ['TH', 'th', 375],
    ['VN', 'en', 320],
  ] as const) {
    const { page, go, context } = await visit({ tenant, lang, width });
    await go('/products?sort=PRICE_DESC');
    const rows = await page.locator('.cards .card').evaluateAll((cards) =>
      cards.map((card) => {
        const [price, line] = ['.prow', '.spark'].map((part) =>
          card.querySelector(part)?.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        return { width: line.width, gap: line.left - price.right, under: line.top - price.bottom };
      }),
    );
    expect(rows.length).toBeGreaterThan(9);
    for (const row of rows) {
      expect(row.width === 0 || row.width > 38, JSON.stringify(row)).toBe(true);
      expect(row.gap).toBeGreaterThanOrEqual(0);
      expect(row.under).toBeLessThan(0);
    }
    expect(rows.some((row) => row.width > 38)).toBe(true);
    expect(rows.some((row) => row.width === 0)).toBe(width === 320);
    await context.close();
  }
});

test('BEY-59: on a desktop two, three and four compared products have columns of one width', async () => {
  const { page, go } = await visit({ lang: 'en', width: 1280 });
  await go('/products');
  const codes = (await hrefs(page, 'product')).map((href) => href.split('/').at(-1));
  for (const many of [2, 3, 4])
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await go(`/compare?ids=${codes.slice(0, many).join(',')}`);
      const widths = await page
        .locator('.cmp thead th')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
      expect(widths.length).toBe(many);
      expect(Math.max(...widths) - Math.min(...widths), `${many} at ${width}`).toBeLessThan(2);
    }
});

test('MD-09: no page of whoever is signed in is wider than 320 px, in any language', async () => {
  const { token, userId } = await register();
  for (const lang of ['id', 'en', 'th'] as const) {
    const visitor = await visit({ lang, width: 320 });
    const { page, go, context } = visitor;
    await signedIn(visitor, token);
    for (const path of [
      '/profile',
      '/profile/security',
      '/favorites',
      '/likes',
      '/deal-alerts',
      '/deal-alerts/new',
      '/notifications',
      '/notifications/preferences',
      '/publish',
      '/observe',
      '/newsletter',
      '/preferences',
      `/user/${userId}`,
      '/check?url=https%3A%2F%2Fshopee.co.th%2Fproduct%2F1%2F987654321',
    ]) {
      await go(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${lang} ${path}`,
      ).toBe(320);
    }
    await context.close();
  }
});

test('ACT-01: the picture of an activity is whole', async () => {
  for (const width of [320, 1280]) {
    const { page, go, context } = await visit({ lang: 'en', width, pictures: true });
    await go('/activities');
    const picture = page.locator('.acty__pic img').first();
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    const { shape, box } = await picture.evaluate((one) => {
      const { naturalWidth, naturalHeight, clientWidth, clientHeight } = one as HTMLImageElement;
      return { shape: naturalWidth / naturalHeight, box: clientWidth / clientHeight };
    });
    expect(shape, 'not a square cut out of it').toBeGreaterThan(2);
    expect(box).toBeCloseTo(shape, 1);
    await context.close();
  }
});
