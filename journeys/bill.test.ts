import pg from 'pg';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import type { DealDetail } from '#contract/content/deal.ts';
import { site, visit } from './browser.ts';
import type { VisitOptions } from './browser.ts';
import { databaseUrl } from './given.ts';

/** The first deal whose bill has a code, as a reader of the English pages sees it. */
async function dealWithCode(options: VisitOptions = {}) {
  const { page, go } = await visit({ width: 375, lang: 'en', ...options });
  await go('/');
  const addresses = await page
    .locator('.card__name a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const address of addresses.slice(0, 20)) {
    await go(address);
    const line = page.locator('.bill__line');
    if ((await line.count()) > 0 && /− \S+ [A-Z0-9]{4,}/.test(await line.innerText())) return page;
  }
  throw new Error('no deal with a code');
}

/** "฿1,290" → 1290. */
const figure = (text: string) => Number(text.replace(/[^\d.]/g, '') || '0');

test('BEY-04, BEY-08: on a phone the bill stands under the price, opens as a sheet, adds up, and its button copies the code', async () => {
  const page = await dealWithCode();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const pay = await page.locator('.bill__line b').innerText();
  expect(await page.locator('.bar .btn--go b').innerText()).toBe(pay);
  await page.locator('.bill summary').click();
  const sheet = page.getByRole('dialog', { name: 'What you pay' });
  await expect.poll(() => sheet.isVisible()).toBe(true);
  const amounts = await sheet.locator('.sum dd').allInnerTexts();
  const signed = amounts.map((text) => (text.startsWith('−') ? -figure(text) : figure(text)));
  const total = signed.pop() ?? Number.NaN;
  expect(signed.reduce((sum, one) => sum + one, 0)).toBeCloseTo(total, 2);
  // every coupon of the sum has its step, beside cart and checkout
  const coupons = await sheet.locator('.sum dt', { hasText: 'Coupon' }).count();
  expect(await sheet.locator('ol li').count()).toBe(2 + coupons);
  await sheet
    .getByRole('button', { name: /^Copy code/ })
    .first()
    .click();
  await expect.poll(() => page.locator('.toast').first().innerText()).toContain('copied');
  // the button that the steps speak of is in the sheet too, and does the same
  const sum = sheet.locator('.btn--go b');
  expect(await sum.innerText()).toContain(pay);
  expect((await sum.boundingBox())?.height, 'on one line with its arrow').toBeLessThan(32);
  const copiesOnTheWay = async (button: Locator) => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    const left = page.context().waitForEvent('page');
    await button.click();
    await (await left).close();
    await page.bringToFront();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^[A-Z0-9]{4,}$/);
  };
  await copiesOnTheWay(sheet.locator('.btn--go'));
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);
  await copiesOnTheWay(page.locator('.bar .btn--go'));
});

test('BEY-04: without script the bill unfolds in its place', async () => {
  const page = await dealWithCode({ javaScript: false });
  const steps = page.locator('.bill ol');
  expect(await steps.isVisible()).toBe(false);
  await page.locator('.bill summary').click();
  await expect.poll(() => steps.isVisible()).toBe(true);
});

/** Changes coupons of Thailand as the API does, so that no answer from before is shown. */
async function changeCoupons(statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(statement, values);
  await client.query("select pg_notify('khum_changed', 'coupon TH')");
  await client.end();
}

/** A coupon of demo-05; `ends` is an interval from now. */
const addCoupon = (code: string, ends: string, amount: number): Promise<void> =>
  changeCoupons(
    `with made as (
      insert into coupon (tenant_id, source, key, platform, code, title, discount_type, amount,
        currency, exclusive, for_goods, ends_at, shelf_at, created_at, updated_at)
      select 'TH', 'journey', gen_random_uuid()::text, 'UNKNOWN', $1::text, $1::text, 'AMOUNT',
        $3::bigint, 'THB', true, true, now() + $2::interval, now() - interval '2 days', now(), now()
      returning id)
    insert into coupon_goods (tenant_id, coupon_id, goods_id)
    select 'TH', made.id, g.id from made, goods g where g.code = 'demo-05' and g.tenant_id = 'TH'`,
    [code, ends, amount],
  );

test('COUP-07: a coupon that has ended keeps its code to read on the page of its product, and copies it no more', async () => {
  await addCoupon('ENDED99', '-1 hour', 1000);
  const { page, go } = await visit({ lang: 'en' });
  await go('/product/demo-05');
  const ticket = page.locator('.ticket', { hasText: 'ENDED99' }).first();
  await ticket.waitFor();
  expect(await ticket.innerText()).toContain('ended');
  expect(await ticket.locator('button.code').count()).toBe(0);
});

test('BEY-04, COUP-07: a coupon that ends while the page is open leaves the bill, and its ticket copies it no more', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await page.clock.install();
  await addCoupon('SOON77', '1 hour', 300_00);
  await go('/product/demo-05');
  const bill = page.locator('.sum', { hasText: 'SOON77' }).first();
  await expect.poll(() => bill.count()).toBe(1);
  const ticket = page.locator('.ticket', { hasText: 'SOON77' }).first();
  expect(await ticket.locator('button.code').count()).toBe(1);
  // the hour is over, on the server and on the page
  await changeCoupons('update coupon set ends_at = now() where code = $1', ['SOON77']);
  await page.clock.fastForward(3_602_000);
  await expect.poll(() => bill.count()).toBe(0);
  await expect.poll(() => ticket.locator('button.code').count()).toBe(0);
});

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${site}/api/saas-search-service/${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  return ((await answer.json()) as { data: Answer }).data;
}

test('BEY-04: a deal whose product is sold for less elsewhere says so, and leads to where offers are compared', async () => {
  const { content } = await ask<{ content: DealCard[] }>('feeds/deals?page=1&size=100');
  let deal: DealDetail | undefined;
  for (const { code } of content) {
    deal = await ask<DealDetail>('search/common/get/byId', { subject: { type: 'DEAL', code } });
    if (deal.cheaper?.twin === null) break;
  }
  expect(deal?.cheaper?.twin).toBe(null);
  for (const width of [375, 1280]) {
    const { page, go, context } = await visit({ lang: 'en', width });
    await go(`/content/${deal?.code}`);
    const said = page.locator('.cheaper').filter({ visible: true });
    expect(await said.count()).toBe(1);
    await said.locator('a').click();
    await page.waitForURL(`**/product/${deal?.goodsCode}#offers`);
    await page.locator('#offers').waitFor();
    await context.close();
  }
});

test('BEY-04: what is sold out has no bill, no steps and a quiet price, whatever the width', async () => {
  const { content } = await ask<{ content: GoodsCard[] }>('search/common/search', {
    dataTypes: ['GOODS'],
    pageRequest: { page: 1, size: 100 },
  });
  const gone = content.find((card) => !card.inStock && card.isCurrent);
  expect(gone).toBeDefined();
  for (const width of [375, 1280]) {
    const { page, go, context } = await visit({ lang: 'en', width });
    await go(`/product/${gone?.code}`);
    expect(await page.getByText('Sold out').filter({ visible: true }).count()).toBeGreaterThan(0);
    expect(await page.locator('.bill, .sum, .bill__how').count()).toBe(0);
    const price = page.locator('.price--36').filter({ visible: true });
    expect(await price.getAttribute('class')).toContain('price--off');
    await context.close();
  }
});
