import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';

const status = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site + path, { redirect: 'manual', headers })).status;

test('NAV-33, NAV-34, NAV-35: four tabs on the nine pages alone, the active one by exact address', async () => {
  const { page, go } = await visit({ width: 375 });
  for (const path of [
    '/',
    '/ai',
    '/discover',
    '/about-us',
    '/product-catalog',
    '/coupons',
    '/article',
    '/articles',
    '/products',
  ]) {
    await go(path);
    await expect.poll(() => page.locator('nav.bottom a').count(), { message: path }).toBe(4);
  }
  for (const path of ['/search', '/brands', '/brand/kazeo', '/product/demo-01', '/articles/x-1']) {
    await page.goto(site + path);
    await expect.poll(() => page.locator('nav.bottom').count(), { message: path }).toBe(0);
  }
  await go('/articles');
  await expect.poll(() => page.locator('nav.bottom [aria-current]').innerText()).toBe('บทความ');
  await go('/coupons');
  await expect.poll(() => page.locator('nav.bottom [aria-current]').count()).toBe(0);
});

test('NAV-27, NAV-28, NAV-29: details and pages of their own have no footer, daily specials one without the info block', async () => {
  const { page } = await visit();
  for (const path of [
    '/appPage/home',
    '/ai',
    '/download',
    '/content/x',
    '/article/x',
    '/note-detail/x',
    '/product/demo-01',
    '/shortLink/x',
    '/lowcode-editor-preview',
  ]) {
    await page.goto(site + path);
    await expect.poll(() => page.locator('footer').count(), { message: path }).toBe(0);
  }
  await page.goto(`${site}/daily-special-offers`);
  await expect.poll(() => page.locator('footer').count()).toBe(1);
  await expect.poll(() => page.locator('footer .foot__g').count()).toBe(0);
  await page.goto(`${site}/?terminalType=app`);
  await expect.poll(() => page.locator('footer').count()).toBe(0);
});

test('NAV-30, NAV-31, NAV-32: the footer has contact, documents in a language that exists, and the site map', async () => {
  const { page, go, context } = await visit();
  await go('/');
  await expect.poll(() => page.locator('footer a[href^="mailto:"]').count()).toBe(1);
  await expect.poll(() => page.locator('footer a[href^="/sitemap-page"]').count()).toBe(1);
  for (const [lang, document] of [
    ['th', 'th'],
    ['en', 'en'],
    ['id', 'th'],
  ] as const) {
    await context.addCookies([{ name: 'language', value: lang, url: site }]);
    await go('/');
    await expect
      .poll(() => page.locator('footer a[href^="/privacy"]').getAttribute('href'))
      .toBe(`/privacy?lang=${document}`);
  }
});

test('TEN-05, TEN-06: the language is chosen in the header, kept, and sent with every call', async () => {
  const { page, go, context } = await visit();
  await go('/');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('th');
  await page.locator('.head__lang').click();
  await page.locator('input[name=language][value=id]').check();
  await page.locator('.region button[type=submit]').click();
  await page.waitForLoadState('load');
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('id');
  expect((await context.cookies()).find((cookie) => cookie.name === 'language')?.value).toBe('id');
  await page.reload();
  await expect.poll(() => page.locator('#latest').innerText()).toBe('Promo terbaru');
  await go('/product/demo-01');
  const asked = page.waitForRequest(/price-statistics/);
  await page.locator('.ranges a', { hasText: '30' }).click();
  expect((await asked).headers()['accept-language']).toBe('id');
});

test('AMB-01, PROD-06: the region is chosen in the header; its deals come in its money', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/');
  await page.locator('.head__lang').click();
  await page.locator('input[name=tenant][value=VN]').check();
  await page.locator('.region button[type=submit]').click();
  await page.waitForLoadState('load');
  await expect.poll(() => page.locator('.grid .price').first().textContent()).toMatch(/^[\d.]+₫$/);
});

/** The list of a kind of page of which each region has its own; other pages are in all regions. */
const LISTS: Readonly<Record<string, string>> = {
  product: 'products',
  content: '',
  article: 'articles',
  'article-tag': 'articles',
  'note-detail': 'discover',
  activity: 'activities',
  user: '',
  go: '',
  // for members: signing in leads on
  'deal-alerts': 'login',
};

/** Pages of these are in every region. */
const KEPT = ['deals', 'guide', 'leaderboard-products'];

test('TEN-12: from a page of each kind another region is chosen, and shows the same kind', async () => {
  const pages = ['/', '/products', '/articles', '/discover', '/guides', '/leaderboards'];
  pages.push('/activities', '/brands', '/coupons', '/search?keyword=a', '/compare', '/check');
  pages.push('/daily-special-offers', '/ai', '/how-we-judge/waiting', '/about-us', '/privacy');
  const html = (
    await Promise.all(pages.map(async (path) => (await fetch(site + path)).text()))
  ).join('');
  const kinds = new Map([...pages, '/user/1'].map((path) => [path.split('/')[1], path]));
  for (const [, path = '', kind = ''] of html.matchAll(/href="(\/([a-z-]+)\/[^"?#]+)"/g))
    kinds.set(kind, kinds.get(kind) ?? path);
  for (const file of ['assets', 'icon']) kinds.delete(file);
  expect([...kinds.keys()]).toEqual(expect.arrayContaining([...Object.keys(LISTS), ...KEPT]));
  const landed = [];
  // one after the other: many at once are refused where the machine is busy
  for (const next of kinds.values())
    for (const tenant of ['SG', 'ID']) {
      const { headers } = await fetch(`${site}/preferences`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ tenant, next }),
      });
      const to = headers.get('location') as string;
      const { status, url } = await fetch(site + to, { headers: { cookie: `tenant=${tenant}` } });
      landed.push([next, tenant, status, new URL(url).pathname.split('/')[1]] as const);
    }
  expect(landed).toEqual(
    landed.map(([next, tenant]) => {
      const kind = next?.split(/[/?]/)[1] as string;
      const list = LISTS[kind] ?? kind;
      // a region of type CONTENT has its articles on home
      return [next, tenant, 200, tenant === 'SG' && list === 'articles' ? '' : list];
    }),
  );
});

test('TEN-05: without a cookie and a usable wish the page is Thai; a wish within the tenant is followed', async () => {
  const lang = async (headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec(await (await fetch(`${site}/how-we-judge`, { headers })).text())?.[1];
  expect(await lang({ 'accept-language': 'fr' })).toBe('th');
  expect(await lang({ 'accept-language': 'en-GB,en;q=0.9' })).toBe('en');
  expect(await lang({ 'accept-language': 'id' })).toBe('th');
  expect(await lang({ 'accept-language': 'id', cookie: 'tenant=ID' })).toBe('id');
});

test('TEN-08: the server already answers a phone with the phone layout', async () => {
  const html = await (
    await fetch(site, { headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' } })
  ).text();
  expect(html).toContain('"isMobilePhone":true');
  expect(html).toContain('class="more"');
  expect(html).not.toContain('class="pages"');
});

test('NAV-04, NAV-05: what is not there is a page with status 404, in the frame and in the language', async () => {
  for (const path of [
    '/nope',
    '/content/none',
    '/product/none',
    '/products/x-none',
    '/brand/none',
    '/activity/lottery/none',
    '/sitemap',
  ])
    expect(await status(path), path).toBe(404);
  const { page } = await visit({ lang: 'en' });
  await page.goto(`${site}/product/none`);
  await expect.poll(() => page.locator('h1').innerText()).toBe('Page not found');
  await expect
    .poll(() => page.locator('meta[name=robots]').getAttribute('content'))
    .toBe('noindex');
});

test('NAV-02, NAV-13, NAV-14, NAV-15, NAV-16, NAV-17, NAV-18, NAV-19, NAV-20: every address of the sitemap answers with its own page', async () => {
  const paths = [
    '/articles',
    '/article',
    '/discover',
    '/about-us',
    '/sitemap-page',
    '/coupons',
    '/daily-special-offers',
    '/ai',
    '/download',
    '/appPage/home',
    '/search',
    '/brands',
    '/guides',
    '/guide/wireless-headphones',
    '/user/1',
    '/login',
    '/publish',
    '/privacy',
    '/terms',
    '/product-catalog',
    '/lowcode-editor-preview',
  ];
  const titles = new Map<string, string>();
  // pages of somebody's own lead to signing in, and name the way back
  const own = /^\/(?:profile|notifications|favorites|likes|publish)(?:\/|$)/;
  for (const path of paths) {
    const answer = await fetch(site + path, { redirect: 'manual' });
    const leads =
      answer.status === 302 &&
      own.test(path) &&
      answer.headers.get('location') === `/login?next=${encodeURIComponent(path)}`;
    expect(
      leads || answer.status === 200,
      `${path} ${answer.status} ${answer.headers.get('location')}`,
    ).toBe(true);
    if (leads) continue;
    const html = await answer.text();
    const title = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
    if (path !== '/article')
      expect(
        titles.get(title),
        `${path} and ${titles.get(title)} have one title: ${title}`,
      ).toBeUndefined();
    titles.set(title, path);
    expect(html, path).toMatch(/<h1[\s>]/);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
    if (canonical !== undefined)
      expect(new URL(canonical).pathname, path).toBe(
        { '/article': '/articles', '/product-catalog': '/products' }[path] ?? path,
      );
  }
  // pages of somebody's own ask who it is
  for (const path of ['/profile', '/profile/security', '/notifications', '/favorites', '/likes'])
    expect(await status(path), path).toBe(302);
  expect(await status('/articles', { cookie: 'tenant=SG' })).toBe(301);
});

test('the answer carries a strict content policy and no script or style of its own in the text', async () => {
  const response = await fetch(site);
  expect(response.headers.get('content-security-policy')).toContain(
    "default-src 'none'; script-src 'self'; style-src 'self'",
  );
  const html = await response.text();
  expect(html).not.toMatch(/<script>|<style|\sstyle="|\son\w+="/);
});

test('a page that is kept answers 304 to who has it, and packs for who can unpack', async () => {
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${site}/how-we-judge`, { headers: { 'accept-encoding': 'br', ...headers } });
  expect((await ask()).headers.get('content-encoding')).toBe('br');
  // news may arrive between two looks, and then the page is rightly made anew
  await expect
    .poll(async () => {
      const first = await ask();
      await first.text();
      return (await ask({ 'if-none-match': first.headers.get('etag') as string })).status;
    })
    .toBe(304);
});

test('BEY-26: who saves data gets smaller pictures, chosen once and taken back', async () => {
  const { page, go, context } = await visit({ lang: 'en', width: 375 });
  await go('/coupons');
  const picture = (await (await fetch(`${site}/`)).text())
    .match(/\/pic\/[\w.-]+\?w=300&amp;h=300/)?.[0]
    ?.replace('&amp;', '&') as string;
  const size = async () => (await (await context.request.get(site + picture)).body()).length;
  const choose = async (value: 'on' | 'off') => {
    await go('/preferences');
    await page.locator(`input[name=saver][value=${value}]`).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('html[data-ready]').waitFor();
    return size();
  };
  const full = await size();
  expect(await choose('on')).toBeLessThan(full * 0.7);
  await go('/preferences');
  await expect
    .poll(() => page.locator('input[name=saver]:checked').getAttribute('value'))
    .toBe('on');
  expect(await choose('off')).toBe(full);
});

test('preferences never lead to another site', async () => {
  for (const next of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    const response = await fetch(`${site}/preferences`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ language: 'en', next }),
    });
    expect(response.headers.get('location')).toBe('/');
  }
  expect(
    (
      await fetch(`${site}/preferences`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'cross-site' },
        body: new URLSearchParams({ language: 'en' }),
      })
    ).status,
  ).toBe(403);
});

test('browsers that ask for /favicon.ico get one', async () => {
  const answer = await fetch(`${site}/favicon.ico`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ]);
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 6)]).toEqual([
    0,
    0,
    1,
    0,
    expect.any(Number),
    0,
  ]);
});

test('NAV-31, AMB-81: the documents are read in their language, and what stands in for one says so', async () => {
  for (const [lang, document, words] of [
    ['th', 'privacy', 'นโยบายความเป็นส่วนตัว'],
    ['en', 'terms', 'User agreement'],
  ] as const) {
    const { page, go } = await visit({ lang });
    await go('/');
    await page.locator(`footer a[href^="/${document}"]`).click();
    await page.waitForURL(new RegExp(`/${document}`));
    await expect.poll(() => page.locator('h1').innerText()).toBe(words);
    await expect.poll(() => page.locator('.rich h2').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.ended').count()).toBe(1);
    await expect.poll(() => page.locator('[lang].rich, div[lang] .rich').count()).toBe(1);
  }
});
