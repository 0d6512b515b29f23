/** Reading without a connection, and what waits for one (BEY-14). */
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { keptPaths, looked, OFFLINE, press, ready, SAVE, waiting } from './kept.ts';
import { register } from './people.ts';

const fresh = (page: Page) =>
  page.waitForFunction(() => !('kept' in document.documentElement.dataset));

for (const [lang, bar, price] of [
  ['th', 'ออฟไลน์ อ่านของที่เก็บไว้ได้', 'ราคาเมื่อ'],
  ['en', 'Offline. You can read what you saved', 'Price as of'],
  ['id', 'Offline. Simpanan tetap bisa dibaca', 'Harga per'],
] as const)
  test(`BEY-14: without a connection a product that was looked at opens with the age of its price; what is not kept leads to what is (${lang})`, async () => {
    const { page, context, open, go } = await looked(['/product/demo-01', '/product/demo-02'], {
      lang,
    });
    const name = await page.locator('h1').innerText();
    const said = (of: string) =>
      page
        .locator(of)
        .first()
        .evaluate((one) => [one.querySelector('s')?.textContent, one.textContent.trim()]);
    const verdict = await said('.vchip');
    await go('/search?keyword=demo');
    await context.setOffline(true);
    await open('/product/demo-02');
    expect(await page.locator('h1').innerText()).toBe(name);
    expect(await page.locator('.cut').innerText()).toContain(bar);
    expect(
      await page
        .locator('.prow')
        .first()
        .evaluate((one) => getComputedStyle(one, '::after').content),
    ).toContain(price);
    expect(await page.locator('svg.c-plot').count(), 'its chart').toBeGreaterThan(0);
    expect(await faultsOf(page)).toEqual([]);

    await open('/coupons');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/offline?from=%2Fcoupons',
    );
    await expect.poll(() => page.locator('.kept li').count()).toBe(2);
    expect(await page.locator('.kept li').first().innerText()).toContain(name);
    expect(await said('.kept li .v'), 'a claim that does not hold is struck here too').toEqual(
      verdict,
    );
    expect(await page.locator('.kept li small').first().innerText()).toContain(price);
    expect(await faultsOf(page)).toEqual([]);
    await page.locator('.tabs button').nth(2).click();
    expect(await page.locator('.kept').innerText()).toBe('demo');
    await page.locator('.tabs button').nth(1).click();
    await page.locator('.kept a').nth(1).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/product/demo-01');
    await ready(page);
    expect(await page.locator('.cut').count()).toBe(1);

    // back online it is asked for again, and is no copy any more
    await context.setOffline(false);
    await expect
      .poll(() => page.evaluate(() => 'kept' in document.documentElement.dataset))
      .toBe(false);
    await ready(page);
    await expect.poll(() => page.locator('.cut').count()).toBe(0);
  });

test('BEY-14: a link that is tapped without a connection opens what is kept of it; what was asked for comes with the connection', async () => {
  const { page, context, go } = await looked(['/product/demo-01']);
  await go('/product/demo-02');
  await context.setOffline(true);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', '<a id="kept-one" href="/product/demo-01">1</a>');
  });
  await page.locator('#kept-one').click();
  await expect
    .poll(() => page.evaluate(() => 'kept' in document.documentElement.dataset))
    .toBe(true);
  await page.goto(`${site}/leaderboards`);
  await ready(page);
  expect(new URL(page.url()).pathname).toBe('/offline');
  await context.setOffline(false);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/leaderboards');
});

test('BEY-14: where nothing has been kept yet, a page without a connection says so in its place and comes with it', async () => {
  const { page, context, go } = await looked(['/product/demo-01'], { lang: 'en' });
  await go('/');
  await page.evaluate(() => navigator.locks.request('khum-kept', () => {}));
  await context.setOffline(true);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.locator('a[href="/leaderboards"]:visible').first().click();
  await expect.poll(() => page.locator('main .empty').innerText()).toContain('You are offline');
  expect(new URL(page.url()).pathname).toBe('/leaderboards');
  // a connection carries nothing yet when it is announced
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const real = fetch;
    const fails = () => {
      Object.assign(self, { fetch: real });
      return Promise.reject(new TypeError('too early'));
    };
    Object.assign(self, { fetch: fails });
  });
  await context.setOffline(false);
  await page.locator('.board').first().waitFor();
});

const BAD_GATEWAY = 'HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

/** Before the site, so that a journey can cut it off. */
async function gate() {
  let state: 'open' | 'silent' | 'closed' | 'gateway' = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (state === 'closed') return socket.destroy();
    if (state === 'silent') return;
    if (state === 'gateway') return socket.end(BAD_GATEWAY);
    const behind = connect(Number(new URL(site).port), '127.0.0.1');
    behind.on('error', () => socket.destroy());
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  afterAll(() => {
    for (const one of sockets) one.destroy();
    server.close();
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become(next: typeof state) {
      state = next;
      for (const one of sockets) one.destroy();
    },
  };
}

test('BEY-14: a site that is gone or says nothing is shown as it was kept, with its time, and fresh as soon as it answers', async () => {
  const { page, context } = await visit({ pictures: true, ...OFFLINE });
  const front = await gate();
  const open = async () => {
    await page.goto(`${front.address}/product/demo-01`);
    await ready(page);
    return page.evaluate(() => 'kept' in document.documentElement.dataset);
  };
  expect(await open()).toBe(false);
  await expect.poll(() => keptPaths(page)).toEqual(['/offline', '/product/demo-01', '/queued']);
  await page.evaluate(() => navigator.locks.request('khum-kept', () => {}));
  front.become('closed');
  expect(await open()).toBe(true);
  expect(await page.locator('.cut').innerText()).toContain('ติดต่อคุ้มไม่ได้');
  front.become('open');
  // nothing tells a browser that a site is back
  await fresh(page);
  await ready(page);
  // the worker's patience is not the journey's
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const wait = setTimeout;
    Object.assign(self, {
      setTimeout: (work: () => void, _: number, ...more: []) => wait(work, 300, ...more),
    });
  });
  front.become('silent');
  expect(await open()).toBe(true);
  front.become('open');
  await fresh(page);
});

test('BEY-14: behind a gateway that has lost the site, a page as it was kept has its scripts and its sheets', async () => {
  const { page, context } = await visit({ pictures: true, ...OFFLINE, mayFail: /ERR_|marks:|502/ });
  const front = await gate();
  await page.goto(`${front.address}/product/demo-01`);
  await expect.poll(() => keptPaths(page)).toEqual(['/offline', '/product/demo-01', '/queued']);
  await page.evaluate(() => navigator.locks.request('khum-kept', () => {}));
  // what the browser caches by itself helps nobody here
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  front.become('gateway');
  await page.goto(`${front.address}/product/demo-01`);
  await ready(page);
  expect(await page.locator('.cut').innerText()).toContain('ติดต่อคุ้มไม่ได้');
  expect(
    await page.locator('.cut').evaluate((one) => getComputedStyle(one).backgroundColor),
    'its sheet',
  ).not.toBe('rgba(0, 0, 0, 0)');
});

test('BEY-14: a page whose code did not come is not kept; the next visit keeps it whole', async () => {
  const { page, go } = await visit({ pictures: true, ...OFFLINE });
  await page.addInitScript(() => {
    const real = fetch;
    const isCut = (address: unknown) =>
      localStorage.getItem('whole') === null && /^\/assets\/.*\.js$/.test(String(address));
    Object.assign(window, {
      fetch: (...asked: Parameters<typeof fetch>) =>
        isCut(asked[0]) ? Promise.reject(new TypeError('cut')) : real(...asked),
    });
  });
  await go('/product/demo-01');
  await expect.poll(() => page.evaluate(() => caches.has('khum-files'))).toBe(true);
  await page.evaluate(() => navigator.locks.request('khum-kept', () => {}));
  expect(await keptPaths(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('whole', 'yes'));
  await go('/product/demo-01');
  await expect.poll(() => keptPaths(page)).toEqual(['/offline', '/product/demo-01', '/queued']);
});

test('BEY-14: where the storage is full the site works as ever, nothing is kept by halves, and it begins again once there is room', async () => {
  const { page, context, go } = await looked(['/product/demo-01']);
  const browser = await context.newCDPSession(page);
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site, quotaSize: used + 1 });
  await go('/product/demo-02');
  await expect.poll(() => keptPaths(page)).toEqual([]);
  expect(
    await page.evaluate(async () => (await (await caches.open('khum-files')).keys()).length),
  ).toBe(0);
  await go('/product/demo-01');
  expect(await page.locator('svg.c-plot').count()).toBeGreaterThan(0);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: site });
  await go('/product/demo-02');
  await expect.poll(() => keptPaths(page)).toEqual(['/offline', '/product/demo-02', '/queued']);
});

const ME = '**/user-ext-info/getWithExtInfoById*';
const NOTE = '/note-detail/thn001';
const LIKE = 'use[href*="thumbs-up"]';
test('BEY-14: what is liked and saved without a connection waits, can be cancelled, and is sent once, whichever tab is first', async () => {
  const { token } = await register();
  const { page, context, open } = await looked(['/product/demo-01', NOTE], { lang: 'en' }, token);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-of'))).not.toBeNull();
  await context.setOffline(true);
  await open(NOTE);
  await press(page, LIKE);
  await expect.poll(() => page.locator('.toast').last().innerText()).toContain('Offline');
  await press(page, SAVE);
  await expect.poll(() => waiting(page)).toBe(2);
  expect(await page.locator('.bar [aria-pressed=true]').filter({ visible: true }).count()).toBe(2);
  // a second tap takes the action back, a third makes it again
  await press(page, SAVE);
  await expect.poll(() => waiting(page)).toBe(1);
  await press(page, SAVE);
  await expect.poll(() => waiting(page)).toBe(2);
  await open('/product/demo-01');
  await press(page, SAVE);
  await expect.poll(() => waiting(page)).toBe(3);
  await page.locator('.cut a').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/queued');
  await ready(page);
  await expect.poll(() => page.locator('.queued li').count()).toBe(3);
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('.queued li button').first().click();
  await expect.poll(() => waiting(page)).toBe(2);

  const sent: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.endsWith('/create'))
      sent.push(`${pathname} ${request.postData()}`);
  });
  const other = await context.newPage();
  await context.setOffline(false);
  // the page that was kept comes again by itself, while the other tab opens
  await other.goto(`${site}/queued`);
  await Promise.all([fresh(page), ready(other)]);
  await expect.poll(() => waiting(page), { timeout: 15_000 }).toBe(0);
  await expect.poll(() => page.locator('.queued li').count()).toBe(2);
  expect(await page.locator('.queued').innerText()).toContain('sent');
  // a browser may tell the second tab late that the first has sent something: done is it once
  expect(new Set(sent).size).toBe(2);
  expect(sent.length).toBeLessThanOrEqual(4);
  await page.goto(`${site}/favorites`);
  await ready(page);
  await expect
    .poll(() => page.locator('main a[href="/product/demo-01"]').count())
    .toBeGreaterThan(0);
});

test('BEY-14: with the account goes what it saved and what waited; looks go when they are forgotten', async () => {
  const { token } = await register();
  const { page, context, open, go } = await looked(
    ['/product/demo-01', NOTE],
    { lang: 'en' },
    token,
  );
  await press(page, SAVE);
  const saved = () =>
    page.evaluate(async () => {
      const pages = await caches.open('khum-pages');
      const found = await Promise.all((await pages.keys()).map((one) => pages.match(one)));
      return found.filter((one) =>
        decodeURIComponent(one?.headers.get('x-khum-kept') ?? '').includes('"saved":true'),
      ).length;
    });
  await expect.poll(saved).toBe(1);
  await context.setOffline(true);
  await open(NOTE);
  await press(page, LIKE);
  await expect.poll(() => waiting(page)).toBe(1);
  await context.clearCookies({ name: 'user_token' });
  await context.clearCookies({ name: 'signed_in' });
  // the page comes again by itself, and now nobody is signed in
  await context.setOffline(false);
  await expect.poll(saved).toBe(0);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await keptPaths(page), 'it was looked at all the same').toContain(NOTE);
  await go('/preferences');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => keptPaths(page)).toEqual(['/offline', '/queued']);
});

test('BEY-14: while the site cannot say who is signed in, nothing is forgotten of what they saved and what waits', async () => {
  const { token } = await register();
  const { page, context, open } = await looked([NOTE], { lang: 'en' }, token);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-of'))).not.toBeNull();
  await context.setOffline(true);
  await open(NOTE);
  await press(page, LIKE);
  await expect.poll(() => waiting(page)).toBe(1);
  let asked = 0;
  await context.route(ME, (route) => {
    asked += 1;
    return route.abort();
  });
  await context.setOffline(false);
  // after the second time the page goes on as if nobody were signed in
  await expect.poll(() => asked, { timeout: 15_000 }).toBeGreaterThan(2);
  expect(await waiting(page)).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('kept-of'))).not.toBeNull();
  await context.unroute(ME);
  await page.goto(site + NOTE);
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('sent-marks'))).toContain('"refusal":null');
});

test('BEY-14: what another app shares is checked, wherever it put the link and whatever it is', async () => {
  const manifest = await (await fetch(`${site}/manifest.webmanifest`)).json();
  expect(manifest.share_target).toMatchObject({ action: '/share', method: 'GET' });
  const shared = async (query: string) => {
    const answer = await fetch(`${site}/share?${query}`, { redirect: 'manual' });
    expect(answer.status, query).toBe(302);
    return new URL(answer.headers.get('location') ?? '', site).searchParams.get('url');
  };
  const link = 'https://shopee.co.th/x-i.1.2';
  expect(await shared(new URLSearchParams({ title: 'Fan', text: `Look ${link}` }).toString())).toBe(
    `Look ${link}`,
  );
  expect(
    await shared(new URLSearchParams({ title: 'Fan', url: link, text: 'nothing' }).toString()),
  ).toBe(link);
  for (const odd of [
    '',
    'url=',
    'text=%00%ff',
    `text=${'a'.repeat(9000)}`,
    'url=javascript:alert(1)',
    'text=😀'.repeat(50),
  ]) {
    await shared(odd);
    expect((await fetch(`${site}/share?${odd}`)).status, odd.slice(0, 20)).toBeLessThan(500);
  }
});

test('BEY-14: with another region what is kept says which it is of, and what the one has saved is not the other’s', async () => {
  const { token } = await register();
  const { page, context, go } = await looked(['/product/demo-01'], { lang: 'en' }, token);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-of'))).not.toBeNull();
  await press(page, SAVE);
  const kept = () =>
    page.evaluate(async () => {
      const pages = await caches.open('khum-pages');
      const found = await Promise.all((await pages.keys()).map((one) => pages.match(one)));
      return found
        .map((one) => JSON.parse(decodeURIComponent(one?.headers.get('x-khum-kept') ?? '')))
        .filter((one) => one.keptAt > 0)
        .map((one) => `${one.region} ${one.lang} ${one.path} ${one.saved}`)
        .sort();
    });
  await expect.poll(kept).toEqual(['TH en /product/demo-01 true']);
  await context.addCookies([
    { name: 'tenant', value: 'SG', url: site },
    { name: 'language', value: 'id', url: site },
  ]);
  await go('/products');
  const path = await page.locator('main a[href^="/product/"]').first().getAttribute('href');
  await go(path ?? '');
  await expect.poll(kept).toEqual([`SG id ${path} false`, 'TH en /product/demo-01 true'].sort());
  // the session of the other region is not over
  expect(await page.evaluate(() => localStorage.getItem('kept-of'))).not.toBeNull();
  await page.evaluate(() => navigator.locks.request('khum-kept', () => {}));
  await context.setOffline(true);
  await page.goto(`${site}/offline`);
  await ready(page);
  const rows = page.locator('.kept li');
  expect(await page.locator('html').getAttribute('lang')).toBe('id');
  await expect
    .poll(() => rows.allInnerTexts())
    .toEqual([expect.stringMatching(/฿[\s\S]*ประเทศไทย|฿[\s\S]*ไทย/)]);
  await page.locator('.tabs button').nth(1).click();
  const texts = await rows.allInnerTexts();
  expect(texts[0]).toContain('S$');
  expect(texts[0]).not.toContain('ไทย');
  expect(texts[1]).toContain('฿');
  expect(await faultsOf(page)).toEqual([]);
});

test('BEY-14: what is kept has its bytes beside it, and where they are too many the oldest picture goes first', async () => {
  const { page, context, go } = await looked(['/product/demo-01']);
  const stored = (name: string) =>
    page.evaluate(async (store) => {
      const entries = await caches.open(store);
      const found = (await entries.keys()).map(async (request) => {
        const answer = await entries.match(request);
        const { pathname, search } = new URL(request.url);
        const told = Number(answer?.headers.get('x-khum-size'));
        return [pathname + search, told, (await answer?.blob())?.size] as const;
      });
      return Promise.all(found);
    }, name);
  for (const [path, told, size] of [
    ...(await stored('khum-pages')),
    ...(await stored('khum-files')),
  ])
    expect(told, path).toBe(size);
  const pictures = async () =>
    (await stored('khum-files')).map(([path]) => path).filter((one) => one.startsWith('/pic/'));
  const [first] = await pictures();
  expect(first).toBeDefined();
  await page.evaluate(async (path) => {
    const headers = { 'x-khum-size': String(41 * 1024 * 1024) };
    await (await caches.open('khum-files')).put(path, new Response('', { headers }));
  }, first ?? '');
  await go('/product/demo-02');
  await expect.poll(() => keptPaths(page)).toContain('/product/demo-02');
  await page.evaluate(() => navigator.locks.request('khum-kept', () => {}));
  expect(await keptPaths(page)).toContain('/product/demo-01');
  expect(await pictures()).toHaveLength(1);
  expect(await pictures()).not.toContain(first);
  // the list shows what there is
  await context.setOffline(true);
  await page.goto(`${site}/offline`);
  await ready(page);
  await expect.poll(() => page.locator('.kept li').count()).toBe(2);
  expect(await page.locator('.kept img').count()).toBe(1);
});
