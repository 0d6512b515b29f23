/** Nothing that has been drawn moves by itself, and a tap shows at once that it was heard. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';

/** The limit of "good" for cumulative layout shift is 0.1; half of it is ours. */
const SHIFT = 0.05;
const HEARD_MS = 100;

const first = async (path: string, pattern: RegExp): Promise<string> =>
  pattern.exec(await (await fetch(site + path)).text())?.[1] as string;

async function kinds(): Promise<readonly string[]> {
  return [
    '/',
    await first('/', /href="(\/content\/[^"]+)"/),
    await first('/products', /href="(\/product\/[^"]+)"/),
    await first('/articles', /href="(\/article\/[^"]+)"/),
    await first('/brands', /href="(\/brand\/[^"]+)"/),
    await first('/', /href="(\/products\/[^"]+)"/),
    '/products',
    '/articles',
    '/daily-special-offers',
    '/coupons',
    '/leaderboards',
    `/search?keyword=${encodeURIComponent('หูฟัง')}`,
    '/how-we-judge',
    '/activities',
    '/ai',
  ];
}

/** Adds up what moves without anybody having touched the page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { shifts: sum });
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!one.hadRecentInput) sum.value += one.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
}

/** What has moved by now, once it is drawn. */
const shiftsIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            done((window as unknown as { shifts: { value: number } }).shifts.value);
          }),
        );
      }),
  );

/** How much of the screen moves while a page comes over a slow line. */
async function moved(
  path: string,
  width: number,
  isPhone: boolean,
  lang: 'th' | 'id' = 'th',
  before: readonly string[] = [],
): Promise<number> {
  const { page, go, context } = await visit({ width, isPhone, lang, pictures: true });
  for (const one of before) await go(one);
  await watchShifts(page);
  await slowDown(page);
  await page.goto(site + path, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  const sum = await shiftsIn(page);
  await context.close();
  return sum;
}

test('BEY-26: no kind of page moves by more than 0.05 of its screen while it loads, though scripts come late', async () => {
  const paths = await kinds();
  expect(paths.filter((path) => !path)).toEqual([]);
  for (const width of [375, 1280])
    for (const path of width === 375 ? paths : paths.slice(0, 6))
      expect(await moved(path, width, width === 375), `${path} at ${width}`).toBeLessThanOrEqual(
        SHIFT,
      );
});

test('BEY-26, BEY-36: home does not move for who returns to it, neither where prices were looked at nor where only words were searched', async () => {
  const looked = await first('/products', /href="(\/product\/[^"]+)"/);
  for (const before of [[looked], ['/search?keyword=fan'], ['/search?keyword=fan', looked]])
    for (const width of [375, 768, 1280])
      expect(
        await moved('/', width, width === 375, 'id', before),
        `${before.join()} at ${width}`,
      ).toBeLessThanOrEqual(SHIFT);
});

test('BEY-26: what comes with the script has its room, in long words too', async () => {
  for (const path of ['/ai', '/offline'])
    expect(await moved(path, 375, true, 'id'), path).toBeLessThanOrEqual(SHIFT);
});

test('BEY-26: neither does one in a narrow window of a desktop, which the server takes for a wide one', async () => {
  for (const path of (await kinds()).filter((one) => /^\/(?:$|products|search)/.test(one)))
    expect(await moved(path, 375, false), path).toBeLessThanOrEqual(SHIFT);
});

test('BEY-26: comments are there before a reader comes to them, so that nothing moves when they come', async () => {
  const { page, go } = await visit({ width: 375 });
  await go(await first('/', /href="(\/content\/[^"]+)"/));
  const below = () =>
    page.locator('#comments').evaluate((part) => part.getBoundingClientRect().top - innerHeight);
  await page.evaluate((by) => window.scrollBy(0, by), (await below()) - 1200);
  expect(await below()).toBeGreaterThan(900);
  await page.locator('.composer').waitFor({ state: 'attached' });
});

test('BEY-26: who scrolls past the comments of a deal before they have come sees nothing move when they do', async () => {
  const deals = await (
    await fetch(`${site}/api/saas-search-service/feeds/deals?page=1&size=40`)
  ).json();
  const all = deals.data.content as { code: string; commentCount: number; downCount: number }[];
  const most = all.toSorted((one, other) => other.commentCount - one.commentCount)[0];
  const least = all.find((one) => one.commentCount === 0);
  const against = all.find((one) => one.downCount > 0);
  for (const deal of [most, least, against])
    for (const width of deal ? [375, 1280] : []) {
      const { page, context } = await visit({ width, pictures: true });
      await watchShifts(page);
      await slowDown(page);
      await page.goto(`${site}/content/${deal?.code}`, { waitUntil: 'load' });
      // the end of the room kept for comments in the middle of the screen, what is related below it
      await page.locator('#comments').evaluate((part) =>
        window.scrollBy({
          top: part.getBoundingClientRect().bottom - innerHeight / 2,
          behavior: 'instant',
        }),
      );
      // which is there to be read and found before they come
      expect(await page.locator('.talk ~ .pd__sec').first().isVisible()).toBe(true);
      await page.locator('#comments :is(.talk__list, .empty)').waitFor({ state: 'attached' });
      expect(await shiftsIn(page), `${deal?.code} at ${width}`).toBeLessThanOrEqual(SHIFT);
      if (deal === most) {
        const last = page.locator('.talk__list > li').last();
        const room = page.locator('.talk__room');
        const height = () => room.evaluate((part) => part.clientHeight);
        const kept = await height();
        await page.locator('.talk__room > .btn').click();
        await expect.poll(height).toBeGreaterThan(kept);
        await expect.poll(() => page.locator('.talk__room > .btn').count()).toBe(0);
        await last.scrollIntoViewIfNeeded();
        expect(await last.isVisible()).toBe(true);
      }
      await context.close();
    }
});

test('BEY-26: a tap on a card shows within a tenth of a second that it was heard, however slow the answer is', async () => {
  for (const width of [375, 1280]) {
    const times: number[] = [];
    // others may work on this machine: the best of five is the page's own
    for (let turn = 0; turn < 5 && Math.min(Infinity, ...times) >= HEARD_MS; turn += 1) {
      const { page, go, context } = await visit({ width });
      // the addresses of other pages and all answers wait until the context closes
      await page.route('**/assets/routes-*', () => undefined);
      await go('/');
      await page.route('**/api/**', () => undefined);
      times.push(
        await page.evaluate(async () => {
          const card = document.querySelector<HTMLElement>('main a[href^="/content/"]');
          const begun = performance.now();
          const heard = new Promise<number>((done) => {
            new MutationObserver(() => {
              if (document.querySelector('[data-busy]')) done(performance.now() - begun);
            }).observe(document.documentElement, {
              attributes: true,
              subtree: true,
              childList: true,
            });
          });
          card?.click();
          return heard;
        }),
      );
      await context.close();
    }
    console.log(`a tap is heard after ${Math.min(...times).toFixed(0)} ms at ${width} px`);
    expect(Math.min(...times), String(width)).toBeLessThan(HEARD_MS);
  }
});
