/** What pages have beside their main thing, and addresses that lead on. */
import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';
import { register, signedIn } from './people.ts';

async function ask<Data>(path: string, body: object = {}, tenant = 'TH'): Promise<Data> {
  const response = await fetch(`${site}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-tenant': tenant },
  });
  return ((await response.json()) as { data: Data }).data;
}
interface Listed {
  content: {
    id: string;
    code: string;
    goods?: { id: string }[];
    brand?: { id: string; code: string } | null;
    brands?: { id: string; code: string }[];
  }[];
  totalElements: number;
}
const written = (about: object) =>
  ask<Listed>('saas-search-service/search/contents/client-pages', {
    ...about,
    pageRequest: { page: 1, size: 4 },
  });

test('BRAND-04: the page of a brand has its goods, its coupons and what was written about them', async () => {
  const coupons = await ask<Listed>('saas-das-service/coupons/client/pages', {
    pageRequest: { page: 1, size: 50 },
  });
  const brand = coupons.content.flatMap((coupon) => coupon.brands ?? [])[0];
  expect(brand, 'a coupon of a brand in the demo world').toBeDefined();
  const its = await ask<Listed>('saas-das-service/coupons/client/pages', {
    brandIds: [brand?.id],
    pageRequest: { page: 1, size: 4 },
  });
  const about = await written({
    brandIds: [brand?.id],
    contentTypeCodes: ['ARTICLE', 'TEXT_IMG', 'IMG_TEXT', 'YOU_DIAO', 'NOTE'],
  });
  for (const width of [375, 1280]) {
    const { page, go, context } = await visit({ width, lang: 'en' });
    await go(`/brand/${brand?.code}`);
    await expect.poll(() => page.locator('.ticket').count()).toBe(its.content.length);
    await expect
      .poll(() => page.locator('section[aria-labelledby=articles] .disc').count())
      .toBe(about.content.length);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
    await context.close();
  }
});

test('PROD-13, PROD-15, AMB-60: a product has what was written about it, and says of each SKU whether its price is reasonable', async () => {
  const { page, go } = await visit({ width: 375, lang: 'en' });
  await go('/product/demo-01');
  const skus = await ask<{ skus: { name: string; verdict: string; reason: string }[] }>(
    'saas-das-service/goods-histories/relation-skus/rationalization/demo-01',
    {},
  );
  const judged = skus.skus.filter((sku) => sku.verdict !== 'UNKNOWN');
  expect(judged.length).toBeGreaterThan(0);
  await expect
    .poll(() =>
      page
        .locator('.skus li')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-verdict'))),
    )
    .toEqual(judged.map((sku) => sku.verdict));
  await expect
    .poll(() => page.locator('.skus__n').allInnerTexts())
    .toEqual(judged.map((sku) => sku.name));
  // the product of the newest note that has one
  const { content } = await ask<Listed>('saas-search-service/search/contents/client-pages', {
    contentTypeCodes: ['NOTE'],
    pageRequest: { page: 1, size: 40 },
  });
  let product: string | undefined;
  let note: string | undefined;
  for (const { code } of content) {
    const detail = await ask<{ goods: { code: string }[] }>(
      'saas-content-service/contents/client/detail',
      { code },
    );
    [product, note] = [detail.goods[0]?.code, code];
    if (product !== undefined) break;
  }
  await go(`/product/${product}`);
  await expect
    .poll(() =>
      page.locator(`section[aria-labelledby=notes] a[href="/note-detail/${note}"]`).count(),
    )
    .toBeGreaterThan(0);
});

test('AMB-18: the generic address knows every type that has pages; it leads there for good', async () => {
  const leads = async (path: string) => {
    const answer = await fetch(site + path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await leads('/goods/demo-01')).toEqual([301, '/product/demo-01']);
  expect(await leads('/note/thn001')).toEqual([301, '/note-detail/thn001']);
  expect(await leads('/article/tha001')).toEqual([200, null]);
  const boards = await (await fetch(`${site}/leaderboards`)).text();
  const board = /\/leaderboard-products\/([\w-]+)/.exec(boards)?.[1];
  expect(await leads(`/leaderboard/${board}`)).toEqual([301, `/leaderboard-products/${board}`]);
  for (const path of ['/note/none', '/leaderboard/none', '/planet/1'])
    expect((await leads(path))[0], path).toBe(404);
});

test('CONT-17: keywords of a deal lead to their tag pages', async () => {
  const { page, go } = await visit();
  const feed = await ask<Listed & { content: { keywords?: string[] }[] }>(
    'saas-search-service/search/contents/client-pages',
    {
      contentTypeCodes: ['DEAL'],
      pageRequest: { page: 1, size: 20 },
    },
  );
  for (const deal of feed.content) {
    await go(`/content/${deal.code}`);
    if ((await page.locator('.pd__sec .kw .chip').count()) > 0) break;
  }
  for (const href of await page
    .locator('.pd__sec .kw .chip')
    .evaluateAll((chips) => chips.map((chip) => chip.getAttribute('href'))))
    expect(href).toMatch(/^\/(?:article-)?tag\//);
});

test('AMB-89, AUTH-15: whoever sits at a shared computer can have the last account forgotten', async () => {
  const { email } = await register();
  const { page, go } = await visit({ lang: 'en', width: 375 });
  await go('/login');
  await page.evaluate(
    (typed) =>
      localStorage.setItem(
        'last-login-user',
        JSON.stringify({ type: 'EMAIL', typed, area: '66', by: 'password' }),
      ),
    email,
  );
  await go('/login');
  await expect.poll(() => page.locator('main [name="receiver"]').inputValue()).toBe(email);
  await page.getByRole('button', { name: 'Not you?' }).click();
  await expect.poll(() => page.locator('main [name="receiver"]').inputValue()).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('last-login-user'))).toBeNull();
  await go('/login');
  await expect.poll(() => page.locator('main [name="receiver"]').inputValue()).toBe('');
});

test('AMB-89: ending all other sessions has the account forgotten on this computer, too', async () => {
  const { email, token } = await register('abcdefg1');
  const visitor = await visit({ lang: 'en' });
  const { page, go } = visitor;
  await signedIn(visitor, token);
  // a second session, as on a phone
  const second = await visit({ lang: 'en', width: 375 });
  await second.go('/login?way=EMAIL&by=password');
  await second.page.locator('main [name="receiver"]').fill(email);
  await second.page.locator('main [name="password"]').fill('abcdefg1');
  await second.page.keyboard.press('Enter');
  await expect.poll(() => second.page.locator('.head__me').count()).toBe(1);
  await go('/profile/security');
  await page.evaluate(
    (typed) =>
      localStorage.setItem(
        'last-login-user',
        JSON.stringify({ type: 'EMAIL', typed, area: '66', by: 'password' }),
      ),
    email,
  );
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-login-user'))).toBeNull();
});

test('AMB-06: a phone number begins with area 66 in every region whose settings say nothing else', async () => {
  for (const tenant of ['TH', 'ID', 'SG']) {
    const { page, go, context } = await visit({ tenant, lang: 'en' });
    await go('/login?way=MOBILE');
    await expect
      .poll(() => page.locator('main [name="area"]').inputValue(), { message: tenant })
      .toBe('66');
    await context.close();
  }
});
