import { expect, test } from 'vitest';
import { COOKIE_MAX_AGE_S } from '#contract/constants.ts';
import { site, stopClock, visit } from './browser.ts';

const range = (days: string) => `.ranges a[href*="range=${days}"]`;
const FEED = /feeds\/deals\/home\?/;
const REFUSED = /Failed to load|503|ERR_|AbortError/;

test('LAY-01, CONST-12, ERR-23: a call that hangs ends after 15 s with its own words', async () => {
  const { page, go } = await visit({ lang: 'en', mayFail: REFUSED });
  await page.clock.install();
  await go('/product/demo-01');
  await stopClock(page);
  await page.route(/price-statistics/, () => {});
  const asked = page.waitForRequest(/\/api\/saas-das-service\/goods-histories\/price-statistics/);
  await page.locator(range('30')).click();
  await asked;
  await page.clock.runFor(14_900);
  await expect.poll(() => page.locator('.chartbox [role=alert]').count()).toBe(0);
  await page.clock.runFor(200);
  await expect
    .poll(() => page.locator('.chartbox [role=alert]').innerText())
    .toBe('No answer came in time. Please try again. (fetchError: network timeout)');
});

test('LAY-02, CONST-25: every call says language, device, platform and its own id; a token where there is one', async () => {
  const { page, go, context } = await visit();
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/price-statistics/')) sent.push(request.headers());
  });
  await go('/product/demo-01');
  for (const days of ['7', '30', '180', '0']) {
    const answer = page.waitForResponse(/price-statistics/);
    await page.locator(range(days)).click();
    const { headers } = await answer.then(async (response) => ({ headers: response.headers() }));
    expect(headers['x-request-id']).toBe(sent.at(-1)?.['x-request-id']);
  }
  await context.addCookies([{ name: 'user_token', value: 'abc.def', url: site }]);
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await page.locator(range('7')).click();
  await expect.poll(() => sent.length).toBe(5);
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  for (const one of sent)
    expect(one).toMatchObject({
      'accept-language': 'th',
      'x-platform': 'Web',
      'x-device-id': expect.stringMatching(uuid),
      'x-pseudo-user-id': expect.stringMatching(uuid),
    });
  expect(new Set(sent.map((one) => one['x-request-id'])).size).toBe(5);
  expect(new Set(sent.map((one) => `${one['x-device-id']} ${one['x-pseudo-user-id']}`)).size).toBe(
    1,
  );
  expect(sent.map((one) => one.authorization)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'Bearer abc.def',
  ]);
  const kept = (await context.cookies()).find((cookie) => cookie.name === 'device_id');
  expect(kept?.value).toBe(sent[0]?.['x-device-id']);
  expect(Math.abs((kept?.expires as number) - Date.now() / 1000 - COOKIE_MAX_AGE_S)).toBeLessThan(
    120,
  );
});

test('LAY-03: a call that asks nothing sends {}', async () => {
  const { page, go } = await visit();
  await go('/products');
  const asked = page.waitForRequest(/label-navigate/);
  await page.locator('a.logo').click();
  expect((await asked).postData()).toBe('{}');
});

test('LAY-05: a refusal of the transport is said in a toast: what to do, and its status text behind it', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375, mayFail: REFUSED });
  await go('/');
  await page.route(FEED, (route) => route.fulfill({ status: 503, body: '' }));
  await page.locator('.more a').click();
  await expect
    .poll(() => page.locator('.toast').allInnerTexts())
    .toEqual(['That did not work. Please try again in a moment. (Service Unavailable)']);
  await page.context().addCookies([{ name: 'language', value: 'th', url: site }]);
  await go('/');
  await page.locator('.more a').click();
  await expect
    .poll(() => page.locator('.toast').allInnerTexts())
    .toEqual(['คำขอไม่สำเร็จ กรุณาลองใหม่อีกครั้ง (Service Unavailable)']);
});

test('LAY-06, ERR-01: a refusal of the domain is said in the words of the server, or in ours where it has none', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375 });
  await go('/');
  let message = 'Too many at once.';
  const refuse = (route: import('playwright-core').Route) =>
    route.fulfill({
      json: {
        success: false,
        code: 429,
        message,
        data: null,
        requestId: 'x',
        errorKey: 'common.limit',
      },
    });
  await page.route(FEED, refuse);
  await page.locator('.more a').click();
  await expect.poll(() => page.locator('.toast').allInnerTexts()).toEqual(['Too many at once.']);
  message = '';
  await page.locator('.more a').click();
  await expect
    .poll(() => page.locator('.toast').allInnerTexts())
    .toEqual(['Server error, please try again later.']);
  // a caller that shows the failure itself has no toast
  await go('/product/demo-01');
  await page.route(/price-statistics/, refuse);
  await page.locator(range('30')).click();
  await expect
    .poll(() => page.locator('.chartbox [role=alert]').innerText())
    .toBe('Server error, please try again later.');
  await expect.poll(() => page.locator('.toast').count()).toBe(0);
});

test('LAY-07, UI-10: without a connection the words name it, in three languages; what failed is loaded when it is back', async () => {
  for (const [lang, words] of [
    ['th', 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต'],
    ['en', 'No internet connection'],
    ['id', 'Tidak ada koneksi internet'],
  ] as const) {
    const { page, go, context } = await visit({ lang, width: 375, mayFail: REFUSED });
    await go('/');
    const before = await page.locator('.grid .card').count();
    await context.setOffline(true);
    await page.locator('.more a').click();
    await expect.poll(() => page.locator('.toast').innerText()).toContain(words);
    await expect.poll(() => page.locator('.grid .card').count()).toBe(before);
    await context.setOffline(false);
    await expect.poll(() => page.locator('.grid .card').count()).toBeGreaterThan(before);
    await context.close();
  }
});

test('LAY-07: a site that does not answer is not called a missing connection; what Khum says of a refusal is said in its words', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375, mayFail: REFUSED });
  await go('/');
  await page.route(FEED, (route) => route.abort('connectionrefused'));
  await page.locator('.more a').click();
  await expect
    .poll(() => page.locator('.toast').allInnerTexts())
    .toEqual(['Khum cannot be reached right now. Please try again in a moment.']);
  await page.unroute(FEED);
  const said = {
    success: false,
    code: 413,
    message: 'That is too much at once.',
    data: null,
    requestId: 'x',
    errorKey: 'request.too_large',
  };
  await page.route(FEED, (route) => route.fulfill({ status: 413, json: said }));
  await go('/');
  await page.locator('.more a').click();
  await expect
    .poll(() => page.locator('.toast').allInnerTexts())
    .toEqual(['That is too much at once.']);
});

test('NAV-40, ERR-09, UI-10: a page whose data does not come says so, and trying again brings it; one whose code does not come is sent by the server', async () => {
  const { page, go } = await visit({ lang: 'en', mayFail: REFUSED });
  const follow = () =>
    page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/product/demo-01';
      document.querySelector('main')?.append(link);
      link.click();
    });
  await go('/');
  await page.route(/goods\/client\/detail/, (route) => route.abort());
  await follow();
  await expect
    .poll(() => page.locator('h1').innerText())
    .toBe('Page loading failed, please try again.');
  await expect.poll(() => page.title()).toContain('Page loading failed');
  await page.unroute(/goods\/client\/detail/);
  await page.locator('.empty button').click();
  await page.locator('.side .price--36').waitFor();
  // where its code does not come, the server sends the page itself, once
  await go('/');
  await page.route(/assets\/product-[^/]*\.js/, (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await follow();
  await page.locator('.side .price--36').waitFor();
  expect(await page.locator('.empty').count()).toBe(0);
  expect(loads).toBeLessThanOrEqual(1);
});

test('UI-10: home stands as the server drew it where the code of its chart does not arrive', async () => {
  const { page, go } = await visit({ lang: 'en', width: 1280, mayFail: REFUSED });
  const refused = page.waitForEvent('requestfailed', (request) =>
    /price-chart/.test(request.url()),
  );
  await page.route(/assets\/price-chart-[^/]*\.js/, (route) => route.abort());
  await go('/');
  await refused;
  await page.locator('.head__cat').click();
  await page.locator('#categories').waitFor();
  await expect.poll(() => page.locator('.lead svg').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.empty').count()).toBe(0);
});

test('UI-10: without a connection another page says so and comes by itself when there is one', async () => {
  const { page, go, context } = await visit({ lang: 'en', mayFail: REFUSED });
  await go('/');
  await context.setOffline(true);
  await page.locator('.head__nav a[href="/leaderboards"]').click();
  await expect.poll(() => page.locator('.empty').innerText()).toContain('You are offline');
  await page.locator('.empty button').click();
  await expect
    .poll(() => page.locator('.toast').first().innerText())
    .toContain('No internet connection');
  await context.setOffline(false);
  await page.locator('.board').first().waitFor();
});

test('UI-10: a page that takes long is awaited with skeletons in its space', async () => {
  const { page, go } = await visit();
  await go('/');
  for (const [call, link, skeleton, there] of [
    [/common\/search$/, '.head__nav a[href="/products"]', '.waiting .grid .card', '.cats'],
    [/goods\/client\/detail/, '.grid .card__name a', '.waiting .pd', '.side .price--36'],
  ] as const) {
    const released = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.locator(link).first().click();
    await page.locator(skeleton).first().waitFor();
    await expect.poll(() => page.locator('main').getAttribute('aria-busy')).toBe('true');
    released.resolve();
    await page.locator(there).first().waitFor();
    await expect.poll(() => page.locator('.waiting').count()).toBe(0);
    await page.unroute(call);
  }
});
