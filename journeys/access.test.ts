import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';

const PAGES = [
  '/',
  '/activities',
  '/coupons',
  '/leaderboards',
  '/leaderboard-products/best-sellers',
  '/daily-special-offers',
  '/product/demo-01',
  '/product/demo-06',
  '/products',
  '/brands',
  '/how-we-judge',
  '/how-we-judge/waiting',
  '/moderation',
  '/nope',
  '/about-us',
];
/** Rooms of writing, and what the demo world names itself. */
const MORE = [
  '/articles',
  '/article/tha001',
  '/article/thscreens',
  '/note-detail/thn001',
  '/guides',
  '/guide/wireless-headphones',
  '/discover',
  '/discover?tab=new',
  '/download',
  '/privacy',
  '/search?keyword=fan',
];
/** Addresses that the demo world names itself. */
async function named(): Promise<string[]> {
  const html = await (await fetch(site)).text();
  const brands = await (await fetch(`${site}/brands`)).text();
  const first = (text: string, kind: RegExp) => {
    const [, path] = kind.exec(text) ?? [];
    expect(path, String(kind)).toBeDefined();
    return path as string;
  };
  return [first(html, /href="(\/content\/[^"?#]+)"/), first(brands, /href="(\/brand\/[^"?#]+)"/)];
}

/** Two that differ in everything; every night all of them. */
const LOOKS =
  process.env.KHUM_LOOKS === 'all'
    ? (['th', 'en', 'id'] as const).flatMap((lang) =>
        (['light', 'dark'] as const).flatMap((theme) =>
          [375, 1280].map((width) => ({ lang, theme, width })),
        ),
      )
    : ([
        { lang: 'th', theme: 'dark', width: 375 },
        { lang: 'id', theme: 'light', width: 1280 },
      ] as const);

test('BEY-33: axe finds nothing, light and dark, on a phone and on a desktop', async () => {
  const paths = [...PAGES, ...MORE, ...(await named())];
  for (const look of LOOKS) {
    const { page, context } = await visit({ ...look, mayFail: /404/ });
    for (const path of paths) {
      const answer = await page.goto(site + path);
      expect(answer?.status(), path).toBe(path === '/nope' ? 404 : 200);
      expect(await faultsOf(page), `${path} ${JSON.stringify(look)}`).toEqual([]);
    }
    await context.close();
  }
});

test('BEY-33: the cards of a list stand under a heading of the second level', async () => {
  const home = await (await fetch(site)).text();
  const [, ofModule] = /href="(\/deals\/[^"?#]+)"/.exec(home) ?? [];
  for (const path of [String(ofModule), '/discover?page=2']) {
    const html = await (await fetch(site + path)).text();
    const levels = [...html.slice(html.indexOf('<h1')).matchAll(/<h([1-6])/g)].map(([, level]) =>
      Number(level),
    );
    expect(levels.slice(0, 3), path).toEqual([1, 2, 3]);
  }
});

/** Texts that the edge of the window cuts, and nothing lets one scroll to. Runs in the page. */
function textsBeyondEdge(): string[] {
  const isHeld = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
      getComputedStyle(element).textOverflow === 'ellipsis' ||
      isHeld(element.parentElement));
  const range = document.createRange();
  return [...document.querySelectorAll('#content *')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr'))
    .flatMap((one) => [...one.childNodes])
    .filter((node) => {
      if (!(node instanceof Text) || node.data.trim() === '') return false;
      range.selectNodeContents(node);
      return range.getBoundingClientRect().right > innerWidth + 1 && !isHeld(node.parentElement);
    })
    .map((node) => node.textContent as string);
}

test('MD-01..12: no page scrolls sideways from 320 to 1920, and no edge cuts a text', async () => {
  const activities = await (await fetch(`${site}/activities`)).text();
  const rooms = new Set([...activities.matchAll(/"(\/activity\/[^"?]+)"/g)].map((one) => one[1]));
  for (const widths of [
    [320, 375, 767],
    [768, 1280, 1920],
  ]) {
    const { page, context } = await visit({ width: widths[0] as number, lang: 'id' });
    for (const path of [
      '/',
      '/product/demo-02',
      '/products',
      '/brands',
      '/articles',
      '/article/tha001',
      '/guide/wireless-headphones',
      '/coupons',
      '/leaderboards',
      '/discover',
      '/activities',
      ...(rooms as Set<string>),
      '/appPage/home',
    ]) {
      // activities of other tests may lack their pictures
      await page.goto(site + path);
      await page.waitForSelector('html[data-ready]');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 812 });
        // a phone widens its window to what overflows, so it is measured against the width that was
        // asked for
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
            message: `${path} at ${width}`,
          })
          .toBeLessThanOrEqual(width);
        expect(await page.evaluate(textsBeyondEdge), `${path} at ${width}`).toEqual([]);
      }
    }
    await context.close();
  }
});

test('the keyboard reaches the content at once, and every step shows where it is', async () => {
  const { page, go } = await visit();
  await go('/');
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('ข้ามไปที่เนื้อหา');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // a field that has no box of its own is outlined by the box it stands in
  const outlined = await page.evaluate(() => {
    const outline = (element: Element | null) =>
      element !== null && getComputedStyle(element).outlineWidth === '2px';
    const field = document.activeElement;
    return outline(field) || outline(field?.closest('form') ?? null);
  });
  expect(outlined).toBe(true);
});

test('a page that was gone to has the focus and is said; Back finds the link one left by', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/products');
  const focus = () =>
    page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('href'));
  const link = page.locator('#content article a[href^="/product/"]').nth(2);
  const way = await link.getAttribute('href');
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/product/**');
  await expect.poll(focus).toBe('content');
  await expect
    .poll(() => page.locator('.site > [role="status"].sr').innerText())
    .toBe(await page.title());
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content');
  await page.goBack();
  await expect.poll(focus).toBe(way);
});
