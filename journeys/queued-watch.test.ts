/** Watching a price without a connection (BEY-14, BEY-05). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site } from './browser.ts';
import { looked, ready, waiting } from './kept.ts';
import { register } from './people.ts';

const GOODS = ['demo-01', 'demo-02', 'demo-03'] as const;

async function call<Data>(path: string, body: object, token: string): Promise<Data> {
  const answer = await fetch(`${site}/api/saas-user-service/price-watches/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tenant': 'TH',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: Data }).data;
}

interface Known {
  readonly targetAmount: number;
  readonly goods: { readonly code: string };
}
const watchesOf = async (token: string) =>
  (await call<{ content: Known[] }>('page', { pageRequest: { page: 1, size: 20 } }, token)).content
    .map(({ goods, targetAmount }) => `${goods.code} ${targetAmount}`)
    .sort();

async function watch(page: Page, baht: string): Promise<void> {
  const button = page.locator('[aria-haspopup="dialog"]:has(use[href*="i-bell"])');
  await button.filter({ visible: true }).first().click();
  const dialog = page.locator('dialog.dialog[open]');
  await dialog.locator('input').fill(baht);
  expect(await faultsOf(page)).toEqual([]);
  await dialog.locator('.btn--go').click();
}

test('BEY-14: a price watch made without a connection waits, can be cancelled, is sent once, and what became of it is said', async () => {
  const { token } = await register();
  const { page, context, open } = await looked(
    GOODS.map((one) => `/product/${one}`),
    { lang: 'en' },
    token,
  );
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-of'))).not.toBeNull();
  const rule = { goodsId: 'demo-03', kind: 'TARGET_PRICE', targetAmount: 1_100 } as const;
  await call('create', rule, token);
  await context.setOffline(true);
  for (const [goods, baht] of [
    ['demo-01', '10'],
    ['demo-02', '900000'],
    ['demo-03', '11'],
  ] as const) {
    await open(`/product/${goods}`);
    await watch(page, baht);
  }
  await expect.poll(() => waiting(page)).toBe(3);
  // the last wish of a product counts
  await open('/product/demo-01');
  await watch(page, '12');
  await page.goto(`${site}/queued`);
  await ready(page);
  await expect.poll(() => page.locator('.queued li').count()).toBe(3);
  const rows = await page.locator('.queued li').allInnerTexts();
  expect(rows[2]).toMatch(/Watch .+ at ฿12 or less/);
  expect(rows[2]).toContain('watched once it is sent');
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('.queued li button').last().click();
  await expect.poll(() => waiting(page)).toBe(2);
  await open('/product/demo-01');
  await watch(page, '13');

  const sent: string[] = [];
  context.on('request', (request) => {
    if (/price-watches\/create/.test(request.url())) sent.push(request.postData() ?? '');
  });
  await context.setOffline(false);
  await expect.poll(() => waiting(page), { timeout: 15_000 }).toBe(0);
  await page.goto(`${site}/queued`);
  await ready(page);
  await expect.poll(() => page.locator('.queued li').count()).toBe(3);
  const done = (await page.locator('.queued li').allInnerTexts()).toReversed();
  expect(done[0]).toContain('the price is at your target already');
  expect(done[1]).toContain('you were watching it already');
  expect(done[2]).toMatch(/฿13 or less[\s\S]*watching/);
  expect(sent).toHaveLength(3);
  expect(await watchesOf(token)).toEqual(['demo-01 1300', 'demo-02 90000000', 'demo-03 1100']);
});

test('BEY-14: a connection that breaks while a watch is edited loses nothing of it', async () => {
  const { token } = await register();
  const { page, context } = await looked(['/product/demo-01'], { lang: 'en' }, token);
  const button = page.locator('[aria-haspopup="dialog"]:has(use[href*="i-bell"])');
  await button.filter({ visible: true }).first().click();
  await page.locator('dialog.wsheet [role="slider"]').waitFor();
  await context.setOffline(true);
  await page.locator('dialog.wsheet .btn--go').click();
  await expect.poll(() => waiting(page)).toBe(1);
  await expect.poll(() => page.locator('dialog.wsheet').count()).toBe(0);
  await context.setOffline(false);
  await expect.poll(() => waiting(page), { timeout: 15_000 }).toBe(0);
  await expect.poll(async () => (await watchesOf(token)).length).toBe(1);
});
