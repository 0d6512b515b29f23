/** Checking a link (BEY-14): paste, read the verdict; and what helps where there is none. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';

let link = '';
let name = '';
let code = '';

async function ask<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${site}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': 'TH' },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: Answer }).data;
}

beforeAll(async () => {
  const found = await ask<{ content: { code: string }[] }>(
    'saas-search-service/search/common/search',
    {
      dataTypes: ['GOODS'],
      sort: 'DISCOUNT',
      pageRequest: { page: 1, size: 1 },
    },
  );
  const goods = await ask<{ name: string; offers: { url: string }[] }>(
    'saas-das-service/goods/client/detail',
    { code: found.content[0]?.code },
  );
  code = found.content[0]?.code as string;
  name = goods.name;
  link = goods.offers[0]?.url as string;
});

const WORDS = {
  th: { field: 'ลิงก์สินค้าในร้าน', go: 'เช็ก' },
  en: { field: 'Link to a product at a shop', go: 'Check' },
  id: { field: 'Tautan produk di toko', go: 'Cek' },
} as const;

/** As the clipboard of a phone gives it. */
const paste = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', data);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
const clean = async (page: Page) => expect(await faultsOf(page)).toEqual([]);
const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    .toBe(true);

test('BEY-14: what an app shares, pasted on home, is a verdict with history and bill in one action', async () => {
  for (const [lang, width, theme] of [
    ['th', 375, 'light'],
    ['en', 1280, 'dark'],
    ['id', 375, 'dark'],
  ] as const) {
    const { page, go, context } = await visit({ lang, width, theme });
    await go('/');
    const box = await page.locator('.linkbox').boundingBox();
    expect(box?.height, 'home keeps its first screen').toBeLessThanOrEqual(64);
    await paste(page, WORDS[lang].field, `${name} ฿499\n${link}?utm_source=app`);
    await page.waitForURL(/\/check\?url=/);
    await expect.poll(() => page.locator('#checked').textContent()).not.toBe('');
    expect(await page.locator('.chk__card .vchip').count()).toBe(1);
    expect(await page.locator('.chk__card .sum .tot').count()).toBeGreaterThan(0);
    expect(await page.locator('.chk .chartbox').count()).toBe(1);
    expect(await (await fetch(page.url())).text()).toMatch(/<meta name="robots" content="noindex/);
    await fits(page);
    await clean(page);
    // a range stays with the offer of the link
    await page.locator('.ranges a', { hasText: '30' }).first().click();
    await expect.poll(() => page.locator('.ranges [aria-current]').textContent()).toBe('30');
    // the bare page remembers it, and forgets it with one tap
    await go('/check');
    await expect.poll(() => page.locator('.chk__recent a').count()).toBe(1);
    await clean(page);
    await page.locator('.chk__sec button').click();
    expect(await page.locator('.chk__recent').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('checked-links'))).toBeNull();
    await context.close();
  }
});

test('BEY-14: what is pasted is in no report of the visit', async () => {
  const { page, go } = await visit({ lang: 'en' });
  const reports: string[] = [];
  await page.route(/\/tenant\/(report|beacon)/, async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ status: 500, body: '' });
  });
  await page.clock.install();
  await go(`/check?url=${encodeURIComponent('https://shopee.co.th/Very-private-i.9.9')}`);
  await page.clock.runFor(12_000);
  await expect.poll(() => reports.join('')).toContain('/check');
  expect(reports.join('')).not.toContain('private');
});

test('BEY-14: without script the form leads to the verdict', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375, javaScript: false });
  await go('/');
  await page.getByLabel(WORDS.en.field, { exact: true }).fill(link);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.waitForURL(/\/check\?url=/);
  expect(await page.locator('.chk__card .vchip').count()).toBe(1);
});

test('BEY-14: an address in the search box is checked and not searched', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/');
  const search = page
    .getByRole('search')
    .getByRole('textbox')
    .or(page.getByRole('combobox'))
    .first();
  await search.fill(link);
  await search.press('Enter');
  await page.waitForURL(/\/check\?url=/);
  await expect.poll(() => page.locator('#checked').count()).toBe(1);
});

test('BEY-14: a link to a product on Khum itself leads to its page; to any other page of it, nowhere', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375 });
  await go(`/check?url=${encodeURIComponent(`Look: ${site}/product/${code}?tenant=TH#history`)}`);
  expect(new URL(page.url()).pathname).toBe(`/product/${code}`);
  for (const path of ['//evil.example/product/1', '/check?url=x', '/product/a/b', '/logout']) {
    await go(`/check?url=${encodeURIComponent(site + path)}`);
    expect(new URL(page.url()).pathname, path).toBe('/check');
  }
});

test('BEY-14: an unknown product, a short link, a stranger and a text without a link each say what helps', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375 });
  for (const [pasted, says] of [
    ['https://shopee.co.th/Bluetooth-speaker-i.9.9', 'no price history for this product yet'],
    ['https://s.shopee.co.th/9AbC12', 'short link from an app'],
    ['https://shopee.co.th/cart', 'is not a product'],
    ['https://shopee.co.th.evil.example/product/1/2', 'no prices from shopee.co.th.evil.example'],
    ['https://shopee.co.th@evil.example/product/1/2', 'no link in this text'],
    ['javascript:alert(document.domain)', 'no link in this text'],
    ['"><img src=x onerror=alert(1)>', 'no link in this text'],
  ] as const) {
    await go(`/check?url=${encodeURIComponent(pasted)}`);
    await expect.poll(() => page.locator('.chk__missed h2').textContent()).toContain(says);
    expect(
      await page.getByLabel(WORDS.en.field, { exact: true }).inputValue(),
      'nothing is lost',
    ).toBe(pasted);
    await fits(page);
  }
  await go(`/check?url=${encodeURIComponent('https://shopee.co.th/Bluetooth-speaker-i.9.9')}`);
  await clean(page);
  const alert = page.locator('.chk__acts a[href^="/deal-alerts/new"]');
  expect(await alert.getAttribute('href')).toMatch(/keyword=Bluetooth/);
  // what the sentence offers is there too where an address has no words
  await go(`/check?url=${encodeURIComponent('https://shopee.co.th/product/9/9')}`);
  expect(await alert.getAttribute('href')).toBe('/deal-alerts/new');
  await go(`/check?url=${'x'.repeat(4000)}`);
  await expect.poll(() => page.locator('.chk__missed h2').textContent()).toContain('no link');
});

test('BEY-14: words without a link lead to what the search finds of them, beside what a link looks like in this region', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375, tenant: 'MY' });
  await go('/check?url=wireless%20headphones');
  await expect
    .poll(() => page.locator('.chk__missed .chk__forms').innerText())
    .toMatch(/shopee\.com\.my(?!.*\.th)/s);
  await page.getByRole('link', { name: 'Search for these words instead' }).click();
  await page.waitForURL(`${site}/search?keyword=wireless+headphones`);
  await expect.poll(() => page.locator('article.card').count()).toBeGreaterThan(0);
});

test('BEY-14: a link of another region is checked there with one tap', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375 });
  await go(`/check?url=${encodeURIComponent('https://shopee.sg/Desk-Fan-i.9.9')}`);
  await page.getByRole('button', { name: 'Check it in Singapore' }).click();
  await page.waitForLoadState();
  await expect
    .poll(() => page.locator('.chk__missed h2').textContent())
    .toContain('no price history');
  expect(page.url()).toContain('shopee.sg');
  expect(await page.locator('.foot__end').textContent()).toContain('SGD');
});

test('BEY-01: on "how we judge" a real product is judged anew as its price, struck price and history change, by keyboard too', async () => {
  for (const [lang, width, theme] of [
    ['th', 375, 'light'],
    ['en', 1280, 'dark'],
  ] as const) {
    const { page, go, context } = await visit({ lang, width, theme });
    await go('/how-we-judge');
    const said = page.locator('.lab__said');
    const real = await said.textContent();
    await page.locator('.lab [type="radio"]').nth(4).check();
    await expect.poll(() => said.locator('.v--unverified').count()).toBe(1);
    await page.locator('.lab [type="radio"]').nth(3).check();
    await expect.poll(() => said.locator('.v--always').count()).toBe(1);
    await page.locator('.lab__set .btn').click();
    await expect.poll(() => said.textContent()).toBe(real);
    const slider = page.locator('.lab [type="range"]').first();
    await slider.focus();
    await slider.press('End');
    await expect.poll(() => said.locator('.v--overstated').count()).toBe(1);
    const field = page.locator('.lab [type="number"]').first();
    const struck = await page.locator('.lab__price s').count();
    await field.fill('');
    await field.fill('1');
    await expect.poll(() => page.locator('.lab__price s').count()).toBeLessThan(struck);
    expect(await page.locator('.week tbody tr').count()).toBe(7);
    await fits(page);
    await clean(page);
    await context.close();
  }
});
