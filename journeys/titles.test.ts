import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';

const titleAt = async (path: string) => {
  const response = await fetch(site + path, { headers: { cookie: 'language=en' } });
  expect(response.status, path).toBe(200);
  return /<title>([^<]*)<\/title>/.exec(await response.text())?.[1] as string;
};

test('every page has a title of its own: lists say what they are narrowed by, in which order, and which page they are', async () => {
  const deals = await (await fetch(`${site}/api/saas-search-service/feeds/deals?size=5`)).json();
  const { code, goodsCode, keywords } = deals.data.content[0] as {
    code: string;
    goodsCode: string;
    keywords: string[];
  };
  const tops = await (
    await fetch(`${site}/api/saas-content-service/classifications/client/tops`, {
      headers: { 'accept-language': 'en' },
    })
  ).json();
  const category = `${tops.data[0].slug}-${tops.data[0].code}`;
  const word = encodeURIComponent(keywords[0] ?? 'Kazeo');
  const paths = [
    ...[
      '',
      '?page=2',
      '?sort=NEWEST',
      '?sort=NEWEST&page=2',
      '?label=FREE_SHIPPING',
      '?label=LOW_PRICE',
      '?label=FREE_SHIPPING&sort=DISCOUNT',
    ].map((query) => `/${query}`),
    `/content/${code}`,
    `/product/${goodsCode}`,
    ...[
      '',
      '?platform=SHOPEE',
      '?platform=SHOPEE,LAZADA',
      '?label=FREE_SHIPPING',
      '?brand=kazeo',
      '?sort=PRICE_ASC',
      '?page=2',
    ].map((query) => `/products${query}`),
    ...['', '?platform=SHOPEE', '?sort=NEWEST'].map((query) => `/products/${category}${query}`),
    ...['', '?sort=NEWEST'].map((query) => `/brand/kazeo${query}`),
    '/brands',
    ...['', '?sort=NEWEST', '?sort=HOT'].map((query) => `/articles${query}`),
    `/articles/${category}`,
    ...['', '?tab=notes', '?tab=deals', '?tab=articles', '?page=2'].map(
      (query) => `/discover${query}`,
    ),
    '/guides',
    ...[
      '',
      '?type=CODE',
      '?type=DISCOUNT',
      '?platform=SHOPEE',
      '?sort=WORKS_DESC',
      '?keyword=HELLO',
    ].map((query) => `/coupons${query}`),
    ...['', '?label=SHIPPING_FEE', `?category=${tops.data[0].code}`].map(
      (query) => `/daily-special-offers${query}`,
    ),
    '/leaderboards',
    '/leaderboard-products/best-sellers',
    ...['', '&tab=CONTENT', '&platform=SHOPEE'].map((query) => `/search?keyword=${word}${query}`),
    '/about-us',
    '/how-we-judge',
    '/how-we-judge/waiting',
    '/moderation',
    '/privacy',
    '/terms',
    '/sitemap-page',
    '/download',
  ];
  const seen = new Map<string, string>();
  for (const path of paths) {
    const title = await titleAt(path);
    expect(title, path).toMatch(/\S/);
    expect(seen.get(title), `${path} is titled as another page: ${title}`).toBeUndefined();
    seen.set(title, path);
  }
  const titles = new Map([...seen].map(([title, path]) => [path, title]));
  expect(titles.get('/products?platform=SHOPEE')).toBe(
    'Shopee · Compare prices and price history of products · Khum',
  );
  expect(titles.get('/?sort=NEWEST&page=2')).toMatch(/^Newest · Khum: .* · Page 2$/);
  expect(titles.get(`/content/${code}`)).toMatch(/: ฿[\d,.]+ at (Shopee|Lazada|TikTok Shop)/);
});

test('the browser gives a narrowed list the same title that the server does', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/products');
  await page.locator('.facet', { hasText: 'Shopee' }).first().click();
  await page.waitForURL(/platform=SHOPEE/);
  await expect
    .poll(() => page.title())
    .toBe('Shopee · Compare prices and price history of products · Khum');
});

test('AMB-83, LIST-05: whatever list is paged too far leads to its last page, or to its only one', async () => {
  const tops = await (
    await fetch(`${site}/api/saas-content-service/classifications/client/tops`, {
      headers: { 'accept-language': 'th' },
    })
  ).json();
  const category = `${encodeURIComponent(tops.data[0].slug)}-${tops.data[0].code}`;
  for (const path of [
    '/',
    '/?label=FREE_SHIPPING',
    '/products',
    '/products?platform=SHOPEE',
    `/products/${category}`,
    '/brand/kazeo',
    '/articles',
    `/articles/${category}`,
    '/discover',
    '/discover?tab=notes',
    '/guides',
    '/coupons',
    '/coupons?type=CODE',
    '/daily-special-offers',
    '/leaderboards',
    '/leaderboard-products/best-sellers',
    '/search?keyword=kazeo',
    '/search?keyword=kazeo&tab=CONTENT',
  ]) {
    const response = await fetch(`${site}${path}${path.includes('?') ? '&' : '?'}page=99`);
    const landed = new URL(response.url);
    expect(response.status, path).toBe(200);
    expect(Number(landed.searchParams.get('page') ?? 1), path).toBeLessThan(99);
    const html = await response.text();
    expect(html, path).toMatch(/class="(?:card|disc|ticket|rank|board)[ "]/);
    for (const [name, value] of new URL(site + path).searchParams)
      expect(landed.searchParams.get(name), path).toBe(value);
  }
});
