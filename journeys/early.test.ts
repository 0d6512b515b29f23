/**
 * The first seconds of a visit: the first screen before the scripts, and whoever taps before they
 * are there.
 */
import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, stopClock, visit } from './browser.ts';
import { register, signedIn } from './people.ts';

const SCRIPTS = /\/assets\/(?!entry-first)[^/]+\.js$/;
const isReady = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.ready === 'true');

/** The style sheets of a page in their order. */
const sheetsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
      ({ href }) => /\/assets\/(\w+)-[^/]+\.css$/.exec(href)?.[1] ?? href,
    ),
  );

/** Keeps what matches from arriving until it is let go. */
async function hold(page: Page, what: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(what, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test('scripts are asked for when the first screen has its pictures, not before', async () => {
  const { page, go } = await visit({ pictures: true, width: 375 });
  for (const path of ['/', '/product/demo-01', '/products', '/article/tha001']) {
    await go(path);
    const early = await page.evaluate((pattern) => {
      const [visited] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = performance
        .getEntriesByType('resource')
        .filter((one) => new RegExp(pattern).test(one.name));
      return {
        asked: scripts.length,
        early: scripts.filter(
          (one) => one.startTime < (visited as PerformanceNavigationTiming).loadEventStart,
        ).length,
      };
    }, SCRIPTS.source);
    expect(early, path).toEqual({ asked: expect.any(Number), early: 0 });
    expect(early.asked, path).toBeGreaterThan(3);
  }
});

test('BEY-26: a page that was parsed waits for its style sheet, so that nothing is laid out without it', async () => {
  const { page } = await visit({ pictures: true, width: 375 });
  const letGo = await hold(page, /\/assets\/first-[^/]+\.css$/);
  const state = () => page.evaluate(() => document.readyState);
  await page.goto(site, { waitUntil: 'commit' });
  // the whole document is here, and the browser is not told so yet
  await page.locator('#khum-state').waitFor({ state: 'attached' });
  await expect.poll(state).toBe('interactive');
  const parsed = () =>
    page.evaluate(() => {
      const [visited] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return visited?.domContentLoadedEventStart;
    });
  expect(await parsed()).toBe(0);
  letGo();
  await expect.poll(parsed).toBeGreaterThan(0);
});

test('a touch asks for the scripts at once, whatever is still on its way', async () => {
  const { page } = await visit({ pictures: true, width: 375 });
  const letGo = await hold(page, /\/pic\//);
  const asked = page.waitForRequest(SCRIPTS);
  await page.goto(`${site}/products`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(
    () =>
      performance.getEntriesByName((document.getElementById('khum-first') as HTMLScriptElement).src)
        .length > 0,
  );
  await page.locator('h1').tap();
  await asked;
  await expect.poll(() => isReady(page)).toBe(true);
  letGo();
});

test('a button that is tapped before anything listens does its thing once, as soon as something does', async () => {
  const { token } = await register();
  const visitor = await visit({ pictures: true, width: 375, lang: 'en' });
  const { page } = visitor;
  await signedIn(visitor, token);
  const letGo = await hold(page, SCRIPTS);
  const likes: string[] = [];
  page.on(
    'request',
    (request) =>
      /thumb-up-user-record\/(create|cancel)/.test(request.url()) && likes.push(request.url()),
  );
  await page.goto(`${site}/article/tha001`);
  const like = page.locator('.bar button[aria-pressed]').first();
  await like.tap();
  // impatience changes nothing
  await like.tap();
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false');
  letGo();
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');
  expect(likes).toEqual([expect.stringMatching(/create$/)]);
});

test('MD-08: filters that are opened before anything listens stay open, over the page, and close', async () => {
  for (const isPhone of [true, false]) {
    const { page, context } = await visit({ pictures: true, width: 375, isPhone, lang: 'en' });
    const letGo = await hold(page, SCRIPTS);
    await page.goto(`${site}/products`);
    const open = page.locator('a[href="#filters"], a[href="#facets"]').first();
    await open.click();
    await page.locator('.pf').waitFor();
    letGo();
    const sheet = page.locator('dialog#filters:modal');
    await sheet.waitFor();
    await sheet.getByRole('link', { name: 'Close filters' }).click();
    await expect.poll(() => page.locator('#filters').isVisible()).toBe(false);
    await open.click();
    await sheet.waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('#filters').isVisible()).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/products');
    await context.close();
  }
});

test('who searches before anything listens is helped as soon as something does, and finds without', async () => {
  const { page } = await visit({ pictures: true, width: 375 });
  const letGo = await hold(page, SCRIPTS);
  await page.goto(site);
  await page.locator('.head .sbox input').tap();
  await page.keyboard.type('หูฟัง');
  letGo();
  await expect.poll(() => page.locator('.sug [role=option]').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.head .sbox input').inputValue()).toBe('หูฟัง');
  const second = await visit({ pictures: true, width: 375 });
  await hold(second.page, SCRIPTS);
  await second.page.goto(site);
  await second.page.locator('.head .sbox input').tap();
  await second.page.keyboard.type('หูฟัง');
  await second.page.keyboard.press('Enter');
  await second.page.waitForURL(/\/search\?keyword=/);
  await expect
    .poll(() => second.page.locator('main .card, main .gcard, main article').count())
    .toBeGreaterThan(0);
});

test('BEY-26: who goes on from home before other addresses are known is heard at once, and arrives in the same document', async () => {
  const { page, go } = await visit({ pictures: true, width: 375 });
  const letGo = await hold(page, /\/assets\/routes-/);
  await go('/');
  await page.evaluate(() => {
    Object.assign(window, { isSame: true });
    document.querySelector<HTMLElement>('main a[href^="/content/"]')?.click();
  });
  await page.locator('html[data-busy]').waitFor();
  // the skeleton of what is coming, as for every page
  await page.locator('.waiting .pd').waitFor();
  letGo();
  await page.locator('main:not(.is-waiting) .pd h1').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/content\//);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.goBack();
  await page.locator('#latest').waitFor();
  // an address with a hole, one without, and one that leads nowhere
  for (const [path, there] of [
    ['/brands', 'main h1'],
    ['/nowhere/at-all', 'main .empty'],
  ] as const) {
    await page.evaluate((href) => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML('afterbegin', `<a id="on" href="${href}">1</a>`);
      document.getElementById('on')?.click();
    }, path);
    await page.waitForURL(site + path);
    await page.locator(there).first().waitFor();
  }
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('14.7: home is drawn by the first style sheet alone; the others come with what needs them', async () => {
  for (const [width, tenant, theme] of [
    [375, 'TH', 'light'],
    [1280, 'VN', 'dark'],
  ] as const) {
    const { page, go, context } = await visit({ pictures: true, width, tenant, theme });
    await go('/');
    const looks = () =>
      page.evaluate(() => {
        // what is far below and not laid out stays in the middle of its transition to the dark
        for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
        return [...document.querySelectorAll('body *')].map((one) => {
          const { x, width: wide, height } = one.getBoundingClientRect();
          const { color, backgroundColor, font, display, padding } = getComputedStyle(one);
          const box = [x, wide, height].map(Math.round);
          return [one.className, ...box, color, backgroundColor, font, display, padding];
        });
      });
    expect(await sheetsOf(page)).toEqual(['first']);
    await page.clock.install();
    await stopClock(page);
    // what was on its way when the clock stopped, such as the offer of the app, comes first
    await page.waitForLoadState('networkidle');
    let before = await looks();
    await expect
      .poll(async () => {
        const last = before;
        before = await looks();
        return JSON.stringify(last) === JSON.stringify(before);
      })
      .toBe(true);
    await page.evaluate(async () => {
      for (const href of document.getElementById('khum-first')?.dataset.styles?.split(' ') ?? []) {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        const isThere = new Promise((settle) => link.addEventListener('load', settle));
        document.head.append(link);
        await isThere;
      }
    });
    expect(await sheetsOf(page)).toEqual(['first', 'detail', 'later']);
    expect(await looks()).toEqual(before);
    await context.close();
  }
  // what is opened from home comes with its styles, or as a page of its own where they do not come
  const { page, go } = await visit({ pictures: true, width: 1280, mayFail: /ERR_FAILED/ });
  const open = () => page.locator('.head a[href="/profile"]').click();
  await go('/');
  await open();
  await page.locator('.login__panel').waitFor();
  expect(await sheetsOf(page)).toEqual(['first', 'later']);
  await go('/');
  await page.route(/\/later-/, (route) => route.abort());
  await open();
  await page.waitForURL(/\/login\?next=/);
});

/** What a page may wait for besides the first sheet: more costs another round trip. */
const DETAIL_SHEET_BYTES = 9 * 1024;

test('BEY-26: what is read in detail waits for one small style sheet besides the first', async () => {
  const deal = /href="(\/content\/[^"]+)"/.exec(await (await fetch(site)).text())?.[1] as string;
  for (const path of ['/product/demo-01', deal, '/article/tha001', '/note-detail/thn003']) {
    // with scripts, parts that come later bring what they show
    const { page, go, context } = await visit({ pictures: true, width: 375, javaScript: false });
    const asked: Request[] = [];
    page.on('requestfinished', (one) => one.resourceType() === 'stylesheet' && asked.push(one));
    await go(path);
    expect(await sheetsOf(page), path).toEqual(['first', 'detail']);
    expect(asked.length, path).toBe(2);
    const detail = asked.find((one) => one.url().includes('/detail-')) as Request;
    const { responseBodySize } = await detail.sizes();
    expect(responseBodySize, path).toBeGreaterThan(2 * 1024);
    expect(responseBodySize, path).toBeLessThanOrEqual(DETAIL_SHEET_BYTES);
    await context.close();
  }
});

test('14.7: the last style sheet comes with what is opened, and each has its place in the cascade', async () => {
  const { page, go } = await visit({ pictures: true, width: 1280 });
  await go('/product/demo-01');
  await page.locator('.gal__one').first().click();
  await page.locator('.viewer').waitFor();
  expect(await sheetsOf(page)).toEqual(['first', 'detail', 'later']);
  // the other way round: the last is there, and the one before it comes with the next page
  await go('/brands');
  expect(await sheetsOf(page)).toEqual(['first', 'later']);
  await page.evaluate(() => {
    const link = '<a id="on" href="/product/demo-01">1</a>';
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', link);
    document.getElementById('on')?.click();
  });
  await page.locator('.pd h1').waitFor();
  expect(await sheetsOf(page)).toEqual(['first', 'detail', 'later']);
});

test('BEY-26: letters that are read far below the screen come when somebody comes near', async () => {
  const { page, go } = await visit({ pictures: true, width: 375, lang: 'en' });
  const letters: string[] = [];
  page.on('request', (one) => /\/noto-[^/]+\.woff2$/.test(one.url()) && letters.push(one.url()));
  await go('/product/demo-01');
  expect(letters).toEqual([]);
  await page.locator('.facts__text').scrollIntoViewIfNeeded();
  await expect.poll(() => letters.length).toBeGreaterThan(0);
});

test('BEY-26, BEY-13: what is laid out otherwise for who is signed in has its place before a script asks', async () => {
  for (const isSignedIn of [false, true]) {
    const { page } = await visit({ width: 1280 });
    if (isSignedIn)
      await page.context().addCookies([{ name: 'signed_in', value: 'TH', url: site }]);
    await page.goto(`${site}/activities`);
    const lottery = page.locator('a[href*="/activity/lottery/"]').first();
    const address = await lottery.getAttribute('href');
    const letGo = await hold(page, SCRIPTS);
    await page.goto(site + address, { waitUntil: 'commit' });
    // two columns as drawn, or the short one filled
    const odds = await page.locator('[aria-labelledby="odds"]').boundingBox();
    const proof = await page.locator('[aria-labelledby="proof"]').boundingBox();
    const signed = await page.evaluate(() => document.documentElement.hasAttribute('data-signed'));
    letGo();
    expect(signed).toBe(isSignedIn);
    expect((proof?.x ?? 0) > (odds?.x ?? 0), String(isSignedIn)).toBe(!isSignedIn);
  }
});
