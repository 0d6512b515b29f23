/**
 * Telling a price that one sees at a shop: a shop of our own on loopback, which forbids scripts
 * whatever it can.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { databaseUrl } from './given.ts';
import { review } from './operator.ts';
import { register, signedIn } from './people.ts';

const GOODS = 'demo-12';
const database = new pg.Client(databaseUrl);
let offer: { id: string; url: string; price: string };
let page = '';

const shop = createServer((request, response) => {
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const told = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    offers: {
      '@type': 'Offer',
      price: page,
      priceCurrency: 'THB',
      availability: 'https://schema.org/InStock',
    },
  };
  response.end(
    request.url?.startsWith('/kettle')
      ? `<!doctype html><title>Kettle</title><script type="application/ld+json">{"@graph":[{"@type":"BreadcrumbList"},${JSON.stringify(told)}]}</script><h1>Kettle</h1>`
      : '<!doctype html><title>Other</title><meta property="product:price:amount" content="129.50"><meta property="product:price:currency" content="SGD">',
  );
});
let origin = '';

beforeAll(async () => {
  await database.connect();
  await new Promise<void>((ready) => {
    shop.listen(0, '127.0.0.1', ready);
  });
  origin = `http://shop.localhost:${(shop.address() as AddressInfo).port}`;
  const { rows } = await database.query<typeof offer>(
    `select o.id, o.url, p.item_amount as price from offer o join offer_price p on p.offer_id = o.id join goods g on g.id = o.goods_id
     where g.tenant_id = 'TH' and g.code = $1 and not o.retired order by p.effective_amount limit 1`,
    [GOODS],
  );
  offer = rows[0] as typeof offer;
  page = ((Number(offer.price) / 100) * 0.95).toFixed(2);
  await database.query('update offer set url = $1 where id = $2', [
    `${origin}/kettle?sku=1`,
    offer.id,
  ]);
});
afterAll(async () => {
  await database.query('update offer set url = $1 where id = $2', [offer.url, offer.id]);
  await database.end();
  shop.close();
});

const stored = async () =>
  Number(
    (
      await database.query('select count(*) as n from price_sighting where offer_id = $1', [
        offer.id,
      ])
    ).rows[0].n,
  );

async function shopper(options: Parameters<typeof visit>[0] = {}) {
  const account = await register();
  const visitor = await visit(options);
  await signedIn(visitor, account.token);
  return visitor;
}

test('BEY-19: the page has the form that leads from an address to the price of its product, without script too', async () => {
  for (const [width, javaScript] of [
    [375, true],
    [1280, false],
  ] as const) {
    const { page: own, go } = await shopper({ lang: 'en', width, javaScript });
    await go('/observe');
    await own.getByLabel('Link to the product at the shop').fill(`${origin}/kettle?sku=1`);
    await own.getByRole('button', { name: 'Continue' }).click();
    await own.waitForURL(/\/observe\?url=/);
    await expect.poll(() => own.locator('.observe__what').count()).toBe(1);
  }
});

test('BEY-19: the button reads the price off the page of a shop, the form is confirmed with one click, and the history shows it with its source', async () => {
  for (const [lang, source, width] of [
    ['th', 'นักช้อปแจ้งมา ยังไม่ยืนยัน', 375],
    ['en', 'reported by a shopper, unconfirmed', 1280],
    ['id', 'dilaporkan pengguna, belum dikonfirmasi', 375],
  ] as const) {
    const {
      page: own,
      go,
      context,
    } = await shopper({ lang, width, theme: lang === 'id' ? 'dark' : 'light' });
    await go('/observe');
    expect(await faultsOf(own)).toEqual([]);
    await expect
      .poll(() => own.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    const button = own.locator('#price-button');
    await expect.poll(() => button.getAttribute('href')).toMatch(/^javascript:/);
    const code = decodeURIComponent(
      ((await button.getAttribute('href')) as string).slice('javascript:'.length),
    );
    expect(code, 'it carries no token').not.toContain('khum_');
    // a click on it here does nothing but say what to do with it
    await button.click();
    await expect.poll(() => own.locator('.toast').count()).toBe(1);
    const before = await stored();
    const there = await context.newPage();
    await there.goto(`${origin}/kettle?sku=1&utm_source=mail#reviews`);
    const opened = context.waitForEvent('page');
    await there.evaluate(code);
    const form = await opened;
    await form.waitForFunction(() => document.documentElement.dataset.ready === 'true');
    expect(new URL(form.url()).origin).toBe(new URL(site).origin);
    await expect.poll(() => form.locator('[name=amount]').inputValue()).toBe(page);
    await expect.poll(() => form.locator('[name=inStock]').isChecked()).toBe(true);
    expect(await faultsOf(form)).toEqual([]);
    expect(await stored(), 'nothing is stored before it is sent').toBe(before);
    await form.locator('main form [type=submit]').click();
    await form.locator('main [role=status] a').first().waitFor();
    expect(await stored()).toBe(before + 1);
    await form.locator('main [role=status] a').first().click();
    await form.waitForURL(`${site}/product/${GOODS}`);
    await form.waitForFunction(() => document.documentElement.dataset.ready === 'true');
    await expect.poll(() => form.locator('.chart .c-seen').count()).toBeGreaterThan(0);
    await form.locator('.tbl-toggle summary').click();
    await expect.poll(() => form.locator('.tbl-toggle').innerText()).toContain(source);
    await expect.poll(() => form.locator('.legend').innerText()).toContain(source);
    await context.close();
  }
});

test('BEY-19: a page that Khum does not know, and one in another currency, say so; the form checks what is typed; one takes it back', async () => {
  const { page: own, go } = await shopper({ lang: 'en' });
  await go(`/observe?url=${encodeURIComponent(`${origin}/none`)}&price=%3Cscript%3E`);
  await expect
    .poll(() => own.locator('main [role=status]').innerText())
    .toContain('has no record of this shop page');
  await expect
    .poll(() => own.locator('main .btn--ink').getAttribute('href'))
    .toBe(`/publish?new=deal&url=${encodeURIComponent(`${origin}/none`)}`);
  await go(
    `/observe?url=${encodeURIComponent(`${origin}/kettle?sku=1`)}&price=129.50&currency=SGD`,
  );
  await expect.poll(() => own.locator('main .field__err').innerText()).toContain('SGD');
  await expect.poll(() => own.locator('[name=amount]').inputValue()).toBe('');
  await own.locator('main form [type=submit]').click();
  await expect.poll(() => own.locator('[name=amount]').getAttribute('aria-invalid')).toBe('true');
  await own.locator('[name=amount]').fill(page);
  await own.locator('.observe__more').click();
  await own.locator('[name=wasAmount]').fill('1');
  await own.keyboard.press('Enter');
  await expect
    .poll(() => own.locator('[name=wasAmount]').getAttribute('aria-invalid'))
    .toBe('true');
  await own.locator('[name=wasAmount]').fill('');
  await own.keyboard.press('Enter');
  await own.locator('main [role=status]').waitFor();
  await go('/observe');
  const line = own.locator('.own__rows li');
  await expect.poll(() => line.innerText()).toContain('unconfirmed');
  await line.getByRole('button').click();
  await expect.poll(() => line.innerText()).toBe('Withdrawn.');
  await go('/observe');
  await expect.poll(() => own.locator('.own__rows li').count()).toBe(0);
});

test('BEY-19: the userscript tells it with a token of its own, which can be ended; a wild price waits for an operator', async () => {
  const { page: own, go, context } = await shopper({ lang: 'en' });
  await go('/observe');
  await own.getByRole('button', { name: 'Create my userscript' }).click();
  const coming = own.waitForEvent('download');
  await own.locator('a[download="khum.user.js"]').click();
  const script = readFileSync(await (await coming).path(), 'utf8');
  expect(script).toMatch(/^\/\/ ==UserScript==\n/);
  const usual = page;
  page = '1.00';
  const there = await context.newPage();
  const said: string[] = [];
  there.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  // what a userscript manager offers: requests that no page sees or forbids
  await there.exposeFunction(
    'request',
    async ({
      url,
      ...options
    }: {
      url: string;
      method: string;
      headers: Record<string, string>;
      body: string;
    }) => {
      const answer = await fetch(url, options);
      return { status: answer.status, responseText: await answer.text() };
    },
  );
  const run = async () => {
    await there.goto(`${origin}/kettle?sku=1`);
    await there.evaluate(`
      globalThis.GM_registerMenuCommand = (name, choose) => { globalThis.choose = choose; };
      globalThis.GM_openInTab = (url) => alert('opened ' + url);
      globalThis.GM_xmlhttpRequest = ({ url, method, headers, data, onload }) => request({ url, method, headers, body: data }).then(onload);
      ${script}`);
    expect(said, 'nothing by itself').toEqual([]);
    await there.evaluate('choose()');
    await expect.poll(() => said.length).toBe(1);
    return said.pop();
  };
  expect(await run()).toBe('Thank you. Khum shows it as unconfirmed.');
  const waiting = (await review('list', '--tenant', 'TH'))
    .split('\n')
    .find((line) => line.includes('sighting:') && line.includes('set aside'));
  expect(waiting).toContain(`/product/${GOODS}`);
  await review(
    'reject',
    /sighting:\d+/.exec(waiting as string)?.[0] as string,
    '--tenant',
    'TH',
    '--reason',
    'a slip',
  );
  await go('/observe');
  await expect.poll(() => own.locator('.own__rows li').innerText()).toContain('was not right');
  await go('/profile/security');
  await own
    .locator('#api-tokens li', { hasText: 'Userscript for prices' })
    .getByRole('button')
    .click();
  await expect.poll(() => own.locator('#api-tokens li').count()).toBe(0);
  expect(await run()).toContain('not valid here');
  page = usual;
});
