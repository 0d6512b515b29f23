/** What is read and tapped fits: whole words, whole prices, targets as tall as a thumb. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Answer } from '#contract/calls.ts';
import type { Envelope } from '#contract/errors.ts';
import { site, visit } from './browser.ts';

async function ask<Reply>(tenant: string, path: string, body: object): Promise<Reply> {
  const answer = await fetch(`${site}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': tenant },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as Envelope<Reply>).data as Reply;
}

type Goods = Answer<'goods.detail'>;

/** The first goods of a region, the most expensive first, that are as asked. */
async function goodsWhere(tenant: string, is: (goods: Goods) => boolean): Promise<Goods> {
  const found = await ask<{ content: { code: string }[] }>(
    tenant,
    'saas-search-service/search/common/search',
    { dataTypes: ['GOODS'], sort: 'PRICE_DESC', pageRequest: { page: 1, size: 60 } },
  );
  for (const { code } of found.content) {
    const goods = await ask<Goods>(tenant, 'saas-das-service/goods/client/detail', { code });
    if (is(goods)) return goods;
  }
  throw new Error(`no such goods in ${tenant}`);
}

/** Prices that leave their cell, and amounts that break into two lines. */
const ajar = (page: Page) =>
  page.locator('.offers tbody td').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const box = cell.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector('.price') ?? cell);
      const text = range.getBoundingClientRect();
      const isAmount = /^\D{0,4}[\d.,]+\D{0,2}$/.test(cell.textContent ?? '');
      const isBroken = isAmount && text.height > 40;
      return text.left < box.left - 1 || text.right > box.right + 1 || isBroken
        ? [`${cell.textContent} ${text.left - box.left} ${box.right - text.right} ${text.height}`]
        : [];
    }),
  );

test('BEY-04: prices of three shops side by side stay apart, also in currencies of many signs', async () => {
  for (const [tenant, lang] of [
    ['ID', 'id'],
    ['VN', 'en'],
    ['TH', 'th'],
  ] as const) {
    const { code } = await goodsWhere(tenant, ({ offers }) => offers.length >= 3);
    for (const width of [320, 375, 479, 768, 1024, 1280]) {
      const { page, go, context } = await visit({ tenant, lang, width });
      await go(`/product/${code}`);
      await page.locator('.offers').waitFor();
      expect(await ajar(page), `${tenant} ${width}`).toEqual([]);
      await context.close();
    }
  }
});

test('BEY-04: the mark of a verdict stands beside its first word, never alone on a line', async () => {
  const { code } = await goodsWhere('TH', ({ offers }) => offers.length >= 3);
  const { page, go } = await visit({ width: 375 });
  await go(`/product/${code}`);
  await page.locator('.offers .v').first().waitFor();
  const apart = await page.locator('.offers .v').evaluateAll((all) =>
    all.flatMap((one) => {
      const mark = one.querySelector('.i')?.getBoundingClientRect();
      const words = one.querySelector('span')?.getClientRects()[0];
      return mark && words && mark.bottom > words.top + 2 && mark.right <= words.left + 1
        ? []
        : [one.textContent];
    }),
  );
  expect(apart).toEqual([]);
});

test('BEY-04, BEY-08: bill, way to the shop and table of offers name one sum to pay', async () => {
  const { code } = await goodsWhere('TH', ({ stack, isCurrent }) => stack !== null && isCurrent);
  for (const lang of ['th', 'en', 'id'] as const) {
    const { page, go, context } = await visit({ lang });
    await go(`/product/${code}`);
    const paid = await page.locator('.paybox .sum .tot dd').innerText();
    expect(paid).toMatch(/\d/);
    expect(await page.locator('.paybox .act .btn b').innerText()).toBe(paid);
    const totals = await page.locator('.offers .tot td .price').allInnerTexts();
    expect(totals.map((total) => total.replaceAll(/\s/g, ''))).toContain(paid);
    await context.close();
  }
});

test('the names of prizes are whole', async () => {
  for (const lang of ['th', 'en', 'id'] as const)
    for (const width of [320, 375, 1024, 1280]) {
      const { page, go, context } = await visit({ lang, width });
      await go('/activity/lottery/1');
      await page.locator('.prizes3 b').first().waitFor();
      const cut = await page
        .locator('.prizes3 b')
        .evaluateAll((all) =>
          all.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])),
        );
      expect(cut, `${lang} ${width}`).toEqual([]);
      await context.close();
    }
});

test('the state of an activity is one line beside its picture', async () => {
  for (const width of [375, 768, 1024, 1280]) {
    const { page, go, context } = await visit({ lang: 'id', width });
    await go('/');
    await page.locator('.acty .st').first().waitFor();
    const lines = await page
      .locator('.acty .st')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    for (const height of lines) expect(height, String(width)).toBeLessThan(32);
    await context.close();
  }
});

/** What is lower than a thumb, by the height within which a tap reaches it. */
const low = (page: Page, targets: string) =>
  page.locator(targets).evaluateAll((all) =>
    all.flatMap((one) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reaches = (at: number) => {
        const hit = document.elementFromPoint(x, at);
        return hit !== null && (one.contains(hit) || hit.closest('label') === one);
      };
      let reach = 1;
      for (let up = 1; up < 30 && reaches(y - up); up += 1) reach += 1;
      for (let down = 1; down < 30 && reaches(y + down); down += 1) reach += 1;
      return height > 0 && reach < 43 ? [`${one.textContent} ${reach}`] : [];
    }),
  );

test('on a phone each language, region and look of the sheet is as tall as a thumb, as are the ways out of “why am I seeing this” and those of the site map', async () => {
  const { page, go } = await visit({ width: 375, lang: 'en' });
  await go('/coupons');
  await page.locator('.head__lang').tap();
  await page.locator('dialog.region .check').first().waitFor();
  expect(await low(page, 'dialog.region .check')).toEqual([]);
  await go('/products');
  await page.locator('main .card .dots').first().tap();
  await page.locator('.why__more a').first().waitFor();
  expect(await low(page, '.why__more a')).toEqual([]);
  await go('/discover');
  await page.locator('.seg--long a').first().waitFor();
  expect(await low(page, '.seg--long a, .kw:not(.kw--s) .chip')).toEqual([]);
  await go('/sitemap-page');
  await page.locator('.brands h2 a').first().waitFor();
  expect(await low(page, '.brands h2 a')).toEqual([]);
});

test('BRAND-04: the coupons of a brand are not those of “this product”', async () => {
  for (const [lang, words] of [
    ['th', 'คูปองที่ใช้กับ Aira'],
    ['en', 'Coupons for Aira'],
    ['id', 'Kupon untuk Aira'],
  ] as const) {
    const { page, go, context } = await visit({ lang });
    await go('/brand/aira');
    await expect.poll(() => page.locator('#coupons').innerText()).toBe(words);
    await context.close();
  }
});

test('no line touches the verdicts of a strip', async () => {
  const { page, go } = await visit({ width: 375 });
  for (const path of ['/', '/brand/aira']) {
    await go(path);
    await page.locator('.strip .mini').first().waitFor();
    const gaps = await page.locator('section:has(> .strip)').evaluateAll((all) =>
      all.flatMap((one) => {
        const { bottom } = one.getBoundingClientRect();
        const next = one.nextElementSibling;
        return next && getComputedStyle(next).borderTopWidth !== '0px'
          ? [next.getBoundingClientRect().top - bottom]
          : [];
      }),
    );
    expect(gaps.length, path).toBeGreaterThan(0);
    for (const gap of gaps) expect(gap, path).toBeGreaterThanOrEqual(16);
  }
});

test('a printed product has no heading over an empty place', async () => {
  const { page, go } = await visit();
  await go('/product/demo-05');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('#comments').isVisible()).toBe(false);
});

test('a Thai line never ends within “เช็ก”', async () => {
  const { page, go } = await visit({ width: 375 });
  await go(`/check?url=${encodeURIComponent('https://shopee.co.id/Headphone-i.1.2')}`);
  for (let width = 320; width <= 420; width += 5) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (const { index } of node.data.matchAll(/เช็ก/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 4);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) found.push(node.data);
        }
      }
      return found;
    });
    expect(broken, String(width)).toEqual([]);
  }
});
