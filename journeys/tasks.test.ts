/**
 * What a shopper comes for, on a phone, from home, in no more taps than it may take. Typing and
 * pasting are no taps; whatever is scrolled to must be found on the page that the last tap opened.
 */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Answer } from '#contract/calls.ts';
import type { Envelope } from '#contract/errors.ts';
import { site, visit } from './browser.ts';

/** Home at 375 px, and a finger that counts its taps. */
async function atHome() {
  const visitor = await visit({ lang: 'th', width: 375 });
  await visitor.go('/');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  return { ...visitor, tap, taps: () => taps };
}
async function search(
  page: Page,
  tap: (target: Locator) => Promise<void>,
  words: string,
  found = '.listing__main',
) {
  await tap(page.locator('.head input[name=keyword]'));
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?/);
  await page.locator(found).first().waitFor();
}
const firstCard = (page: Page) => page.locator('main article.card').first();

test('5 taps: the biggest real discount of a kind that one asks for, its history, and the shop', async () => {
  const { page, context, tap, taps } = await atHome();
  await search(page, tap, 'หูฟัง');
  await tap(page.locator('.sorts').getByRole('link', { name: 'ลดจริง' }));
  await page.waitForURL(/sort=DISCOUNT/);
  await page.locator('.sorts [aria-current]', { hasText: 'ลดจริง' }).waitFor();
  await tap(firstCard(page).getByRole('link').first());
  await page.waitForURL(/\/product\//);
  await expect.poll(() => page.locator('.chartbox').count()).toBe(1);
  const left = context.waitForEvent('page');
  await tap(page.locator('.bar .btn--go'));
  expect((await left).url()).toMatch(/\/go\//);
  expect(taps()).toBeLessThanOrEqual(5);
});

/** A shop that has a coupon with a code, and that code. */
async function couponOfShop(): Promise<{ shop: string; code: string }> {
  const response = await fetch(`${site}/api/saas-das-service/coupons/client/pages`, {
    method: 'POST',
    body: JSON.stringify({ type: 'CODE', pageRequest: { page: 1, size: 100 } }),
    headers: { 'content-type': 'application/json', 'x-tenant': 'TH' },
  });
  const { data } = (await response.json()) as Envelope<Answer<'coupon.pages'>>;
  const [one] = (data?.content ?? []).filter((coupon) => coupon.shopName !== null);
  return { shop: one?.shopName ?? '', code: one?.code ?? '' };
}

test('2 taps: a coupon of the shop that one names is copied', async () => {
  const { shop, code } = await couponOfShop();
  expect(shop).not.toBe('');
  const { page, context, tap, taps } = await atHome();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await search(page, tap, `คูปอง ${shop}`, '.ticket');
  const tickets = page.locator('.ticket').filter({ hasText: shop });
  await tap(tickets.locator('button.code', { hasText: code }).first());
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  // no coupon of another shop stands between
  expect(await page.locator('.ticket').count()).toBe(await tickets.count());
  expect(taps()).toBe(2);
});

test('2 taps: a coupon of a platform is copied from the page of all', async () => {
  const { page, context, tap, taps } = await atHome();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tap(page.locator('.shortcuts').getByRole('link', { name: 'คูปอง' }));
  await page.waitForURL(/\/coupons/);
  // home has coupons too
  await page.getByRole('heading', { level: 1, name: 'คูปอง' }).waitFor();
  const ticket = page
    .locator('.ticket')
    .filter({ has: page.getByRole('img', { name: 'Lazada' }) })
    .locator('button.code')
    .first();
  const code = await ticket.locator('b').innerText();
  await tap(ticket);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(taps()).toBe(2);
});

test('BEY-59: 4 taps: two products are compared', async () => {
  const { page, tap, taps } = await atHome();
  await search(page, tap, 'หูฟัง');
  const ticks = page.locator('main .listing__main .tick');
  await tap(ticks.nth(0));
  await tap(ticks.nth(1));
  await tap(page.locator('.tray').getByRole('link'));
  await page.waitForURL(/compare\?ids=/);
  await expect.poll(() => page.locator('.cmp thead th').count()).toBe(2);
  expect(taps()).toBe(4);
});

test('1 tap: whether to buy today or wait is answered on the page of a deal', async () => {
  const { page, tap, taps } = await atHome();
  await tap(firstCard(page).getByRole('link').first());
  await page.waitForURL(/\/(?:content|product)\//);
  const answer = page.locator('section', { hasText: 'รอดีหรือซื้อเลย' }).last();
  await expect.poll(() => answer.innerText()).toMatch(/ซื้อเลย[\s\S]*ก้ำกึ่ง[\s\S]*รอดีกว่า/);
  await expect.poll(() => answer.innerText()).toContain('คำตอบของเรา');
  expect(taps()).toBe(1);
});

test('TEN-02: 4 taps: another country in its own language', async () => {
  const { page, tap, taps } = await atHome();
  await tap(page.locator('.head__lang'));
  const sheet = page.locator('dialog.region');
  await tap(sheet.locator('label:has([name=tenant][value=ID])'));
  await tap(sheet.locator('label:has([name=language][value=id])'));
  await tap(sheet.locator('.btn--ink'));
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('id');
  await expect.poll(() => page.locator('main .card').first().innerText()).toMatch(/Rp/);
  expect(taps()).toBeLessThanOrEqual(4);
});

test('3 taps: a deal is shared to LINE', async () => {
  const { page, context, tap, taps } = await atHome();
  await tap(firstCard(page).getByRole('link').first());
  await page.waitForURL(/\/(?:content|product)\//);
  await tap(page.locator('.bar').getByRole('button', { name: 'แชร์' }));
  await context.route(/line\.me/, (route) => route.fulfill({ body: '' }));
  const opened = context.waitForEvent('page');
  await tap(page.getByRole('dialog').getByRole('link', { name: 'LINE' }));
  expect((await opened).url()).toMatch(/line\.me/);
  expect(taps()).toBe(3);
});

test('1 tap: why Khum can be trusted', async () => {
  const { page, tap, taps } = await atHome();
  await tap(page.locator('a[href^="/how-we-judge"]').first());
  await page.waitForURL(/\/how-we-judge/);
  expect(await page.locator('h1').innerText()).not.toBe('');
  expect(taps()).toBe(1);
});
