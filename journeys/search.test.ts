import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { SELECT } from '#contract/constants.ts';
import { faultsOf } from './axe.ts';
import { site, stopClock, visit } from './browser.ts';

const box = (page: Page) => page.locator('.head .sbox input');
const options = (page: Page) => page.locator('.sug [role=option]');
const texts = async (page: Page, group: string) =>
  (
    await page.locator(`.sug [role=group][aria-labelledby$=${group}] [role=option]`).allInnerTexts()
  ).map((one) => one.trim());
const wordsOf = (page: Page) => new URL(page.url()).searchParams.get('keyword');

async function searchFor(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('keyword') === words);
  await expect.poll(() => page.locator('h1').innerText()).toContain(words);
}

async function suggested(
  keyword: string,
  lang = 'en',
): Promise<{ text: string; kind: string; keywordId: string | null; imageUrl: string | null }[]> {
  const response = await fetch(`${site}/api/saas-search-service/search/suggest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': lang, 'x-tenant': 'TH' },
    body: JSON.stringify({ keyword }),
  });
  return (await response.json()).data.suggestions;
}

// a site that has just begun gathers its brands and categories for suggestions first
beforeAll(async () => {
  await vi.waitFor(
    async () =>
      expect(await suggested('kaz')).toContainEqual(expect.objectContaining({ kind: 'BRAND' })),
    { interval: 500 },
  );
});

test('SRCH-04, SRCH-05, STOR-01, AMB-57: what was searched stands newest first and once, survives a reload, and is forgotten one by one or altogether', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/');
  for (const words of ['kazeo', 'tempo', 'headphones', 'Kazeo']) await searchFor(page, words);
  await go('/coupons');
  await box(page).click();
  await expect.poll(() => texts(page, 'HISTORY')).toEqual(['Kazeo', 'headphones', 'tempo']);
  const hot = (await suggested('')).map((one) => one.text);
  await expect.poll(() => texts(page, 'HOT')).toEqual(hot);
  await page.getByRole('button', { name: 'Remove “headphones”' }).click();
  await expect.poll(() => texts(page, 'HISTORY')).toEqual(['Kazeo', 'tempo']);
  await go('/coupons');
  await box(page).click();
  await expect.poll(() => texts(page, 'HISTORY')).toEqual(['Kazeo', 'tempo']);
  await page.locator('.sug__o', { hasText: 'tempo' }).click();
  await page.waitForURL(/keyword=tempo/);
  await expect.poll(() => box(page).inputValue()).toBe('tempo');
  await box(page).fill('');
  await expect.poll(() => texts(page, 'HISTORY')).toEqual(['tempo', 'Kazeo']);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => page.locator('.sug__undo').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('search-history'))).toBeNull();
  await expect.poll(() => texts(page, 'HOT')).not.toEqual([]);
});

test('STOR-03, SRCH-04: where storage is refused the box still suggests and searches', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await go('/');
  await searchFor(page, 'kazeo');
  await box(page).fill('');
  await expect.poll(() => texts(page, 'HOT')).not.toEqual([]);
  await expect.poll(() => texts(page, 'HISTORY')).toEqual([]);
});

test('SRCH-05: help that arrives after the search does not cover what was found', async () => {
  const { page, go } = await visit({ lang: 'th', width: 375 });
  await go('/');
  let bring = () => {};
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/\/assets\/search-help-/, async (route) => {
    await brought;
    await route.continue();
  });
  await page.locator('.head input[name=keyword]').fill('หูฟัง');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?/);
  await page.locator('.listing__main .card').first().waitFor();
  const arrived = page.waitForResponse(/\/assets\/search-help-/);
  bring();
  await arrived;
  // it has taken the field over, and answers when asked
  await expect
    .poll(() => page.locator('.head input[name=keyword]').getAttribute('role'))
    .toBe('combobox');
  expect(await page.locator('.sug').count()).toBe(0);
  await page.locator('.head input[name=keyword]').tap();
  await page.locator('.sug').waitFor();
});

test('SRCH-05, P-15, NAV-24: suggestions by kind from the keyboard: arrows, Enter, Escape, Tab; what is typed stays, and so does the focus', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/');
  await box(page).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.type('kaz');
  await expect.poll(() => texts(page, 'BRAND')).toEqual(['Kazeo']);
  await expect.poll(() => page.locator('.sug mark').first().innerText()).toBe('Kaz');
  await expect
    .poll(() => page.locator('.sug [aria-labelledby$=GOODS] img').count())
    .toBe((await texts(page, 'GOODS')).length);
  await page.keyboard.press('ArrowUp');
  const last = options(page).last();
  await expect.poll(() => last.getAttribute('aria-selected')).toBe('true');
  await expect
    .poll(() => field.getAttribute('aria-activedescendant'))
    .toBe(await last.getAttribute('id'));
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBeNull();
  await page.keyboard.press('Escape');
  expect([
    await field.getAttribute('aria-expanded'),
    await box(page).inputValue(),
    await options(page).count(),
  ]).toEqual(['false', 'kaz', 0]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => options(page).count()).toBeGreaterThan(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/brand\/kazeo$/);
  await box(page).click();
  await expect.poll(() => options(page).count()).toBeGreaterThan(0);
  await searchFor(page, 'tempo');
  await expect.poll(() => options(page).count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
    .toBe('keyword');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => options(page).count()).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => options(page).count()).toBe(0);
});

test('SRCH-05, CONST-21: asked once the typing rests for 300 ms; an answer that comes too late is dropped, and one that fails bothers nobody', async () => {
  const { page, go } = await visit({ lang: 'en', mayFail: /Failed to load/ });
  await page.clock.install();
  await go('/');
  const asked: string[] = [];
  const held: (() => Promise<void>)[] = [];
  await page.route(/search\/suggest$/, (route) => {
    const { keyword } = route.request().postDataJSON() as { keyword: string };
    asked.push(keyword);
    if (keyword === 'fails') return route.fulfill({ status: 500, body: 'broken' });
    const answer = () =>
      route.fulfill({
        json: {
          success: true,
          code: 200,
          message: '',
          data: {
            suggestions: [
              {
                text: `of ${keyword}`,
                kind: 'KEYWORD',
                code: null,
                href: '/search?keyword=x',
                imageUrl: null,
                keywordId: null,
              },
            ],
          },
        },
      });
    if (keyword !== 'slow') return answer();
    held.push(() => answer().catch(() => {}));
    return undefined;
  });
  await box(page).click();
  await expect.poll(() => page.locator('[role=combobox]').count()).toBe(1);
  await stopClock(page);
  await page.clock.runFor(10);
  await expect.poll(() => asked).toEqual(['']);
  await page.keyboard.type('slow');
  await page.clock.runFor(SELECT.filterDebounceMs - 10);
  expect(asked).toEqual(['']);
  await page.clock.runFor(20);
  await expect.poll(() => asked).toEqual(['', 'slow']);
  await page.keyboard.type('er');
  await page.clock.runFor(SELECT.filterDebounceMs + 10);
  await expect.poll(() => options(page).allInnerTexts()).toEqual(['of slower']);
  for (const answer of held) await answer();
  await page.clock.runFor(1_000);
  await expect.poll(() => options(page).allInnerTexts()).toEqual(['of slower']);
  await box(page).fill('fails');
  await page.clock.runFor(SELECT.filterDebounceMs + 10);
  await expect.poll(() => options(page).count()).toBe(0);
  await expect.poll(() => page.locator('.toast').count()).toBe(0);
  expect(asked).toEqual(['', 'slow', 'slower', 'fails']);
});

test('SRCH-05, MD-01: on a phone the box fills the screen; a tap chooses, the cross closes and keeps what was typed', async () => {
  const { page, go } = await visit({ width: 375, lang: 'th' });
  await go('/');
  await box(page).tap();
  await options(page).first().waitFor();
  const covered = () =>
    page.evaluate(() => Boolean(document.elementFromPoint(180, 800)?.closest('.sug')));
  expect(await covered()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.keyboard.type('kaz');
  await expect.poll(() => texts(page, 'BRAND')).toEqual(['Kazeo']);
  await page.locator('.sbox > button.icon-btn').tap();
  await expect.poll(() => options(page).count()).toBe(0);
  await expect.poll(() => box(page).inputValue()).toBe('kaz');
  await box(page).tap();
  await options(page).first().tap();
  await page.waitForURL(/\/brand\/kazeo$/);
  await expect.poll(covered).toBe(false);
});

test('BEY-33, SRCH-05: axe finds nothing in the open box and in the results, in three languages, light and dark', async () => {
  for (const [lang, theme, width] of [
    ['th', 'light', 375],
    ['en', 'dark', 1280],
    ['id', 'light', 1280],
    ['th', 'dark', 375],
  ] as const) {
    const { page, go, context } = await visit({ lang, theme, width });
    for (const path of [
      '/search?keyword=kazoe%20under%205000',
      '/search?keyword=zzzzqqqq',
      '/search?keyword=kazeo&platform=AMAZON',
    ]) {
      await go(path);
      expect(await faultsOf(page), `${path} ${lang} ${theme} ${width}`).toEqual([]);
    }
    // what is typed before the page hears it opens nothing
    await expect
      .poll(async () => {
        await box(page).fill('k');
        await box(page).fill('');
        return page.locator('.sug__undo').count();
      })
      .toBe(1);
    expect(await faultsOf(page), `box ${lang} ${theme} ${width}`).toEqual([]);
    await context.close();
  }
});

test('BEY-09, SRCH-02: a budget and a shop in the words are chips; taking one away rewrites the words, in three languages', async () => {
  for (const [lang, words, budget, left] of [
    ['th', 'kazeo ไม่เกิน 5000 shopee', 'ไม่เกิน ฿5,000', 'kazeo ไม่เกิน 5000'],
    ['en', 'kazeo under 5000 shopee', 'under ฿5,000', 'kazeo under 5000'],
    ['id', 'kazeo di bawah 5000 shopee', 'di bawah ฿5,000', 'kazeo di bawah 5000'],
    [
      'en',
      'kazeo between 10 and 5000 shopee',
      'between ฿10 and ฿5,000',
      'kazeo between 10 and 5000',
    ],
    ['th', 'kazeo ระหว่าง 10 ถึง 5000 shopee', 'ระหว่าง ฿10 ถึง ฿5,000', 'kazeo ระหว่าง 10 ถึง 5000'],
    ['id', 'kazeo antara 10 dan 5000 shopee', 'antara ฿10 dan ฿5,000', 'kazeo antara 10 dan 5000'],
    ['th', 'kazeo เกิน 10 shopee', 'มากกว่า ฿10', 'kazeo มากกว่า 10'],
  ] as const) {
    const { page, go, context } = await visit({ lang });
    await go(`/search?keyword=${encodeURIComponent(words)}`);
    const chips = page.locator('.tools--read .chip');
    expect(
      (await chips.allInnerTexts()).map((text) => text.trim()),
      words,
    ).toEqual([budget, 'Shopee']);
    await chips.nth(1).click();
    await page.waitForURL((url) => url.searchParams.get('keyword') === left);
    await expect
      .poll(async () => (await chips.allInnerTexts()).map((text) => text.trim()), { message: left })
      .toEqual([budget]);
    await expect.poll(() => box(page).inputValue()).toBe(left);
    await chips.first().click();
    await page.waitForURL((url) => url.searchParams.get('keyword') === 'kazeo');
    await expect.poll(() => chips.count()).toBe(0);
    await context.close();
  }
});

test('BEY-09, SRCH-07: a slip is said, and undone by the same words in quotes, which offer what may have been meant', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/search?keyword=kazoe');
  await expect.poll(() => page.locator('.dym b').innerText()).toBe('kazeo');
  await expect.poll(() => page.locator('.card__name mark').first().innerText()).toBe('Kazeo');
  await page.getByRole('link', { name: 'Search “kazoe” as typed' }).click();
  await page.waitForURL((url) => url.searchParams.get('keyword') === '"kazoe"');
  await expect.poll(() => page.locator('.empty').count()).toBe(1);
  await page.locator('.dym .link').click();
  await page.waitForURL((url) => url.searchParams.get('keyword') === 'kazeo');
  await expect.poll(() => page.locator('article.card').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.dym').count()).toBe(0);
  const brand = page.locator('.quick a');
  await expect.poll(() => brand.first().innerText()).toContain('Kazeo');
  await brand.first().click();
  await page.waitForURL(/\/brand\/kazeo$/);
});

test('SRCH-07: an empty search tells what leaving out a filter would give, and that many there are', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/search?keyword=kazeo&platform=AMAZON');
  const way = page.locator('.ways .chip', { hasText: 'Remove Platform' });
  const count = Number(await way.locator('small').innerText());
  expect(count).toBeGreaterThan(0);
  await way.click();
  await page.waitForURL((url) => !url.searchParams.has('platform'));
  await expect
    .poll(() => page.locator('.tabs [aria-current] small').innerText())
    .toBe(String(count));
  await go('/search?keyword=kazeo%20under%200.5');
  const wider = page.locator('.ways .chip', { hasText: 'Remove under' });
  expect(Number(await wider.locator('small').innerText())).toBeGreaterThanOrEqual(count);
  await wider.click();
  await page.waitForURL(() => wordsOf(page) === 'kazeo');
});

test('SRCH-09, TEL-03: the tap on a hot word is told with its id, from the box and from an empty search', async () => {
  const { page, go } = await visit({ lang: 'en' });
  const told: { eventName: string; params?: { id?: string } }[] = [];
  await page.route(/\/tenant\/(report|beacon)/, async (route) => {
    told.push(...(JSON.parse(route.request().postData() ?? '[]') as typeof told));
    await route.fulfill({ json: { success: true, code: 200, message: '', data: { accepted: 1 } } });
  });
  const clicks = () =>
    told.filter((one) => one.eventName === 'keyword click').map((one) => one.params?.id);
  const hot = await suggested('');
  await page.clock.install();
  await go('/');
  await page.clock.runFor(12_000);
  await expect.poll(() => told.length).toBeGreaterThan(0);
  await box(page).click();
  await options(page).nth(1).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(() => wordsOf(page) === hot[1]?.text);
  await page.clock.runFor(12_000);
  await expect.poll(clicks).toEqual([hot[1]?.keywordId]);
  await searchFor(page, 'zzzzqqqq');
  await page.locator('.ways .kw a', { hasText: hot[0]?.text as string }).click();
  await page.clock.runFor(12_000);
  await expect.poll(clicks).toEqual([hot[1]?.keywordId, hot[0]?.keywordId]);
});

test('SRCH-06: results stand by best match, newest, price up and down, discount and sales', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/search?keyword=headphones');
  await expect
    .poll(() => page.locator('.sorts a').allInnerTexts())
    .toEqual(
      expect.arrayContaining([
        'Best match',
        'Newest',
        'Cheapest',
        'Most expensive',
        'Real discount',
        'Popular',
      ]),
    );
  const prices = async () =>
    (await page.locator('#content article.card .price').allInnerTexts()).map((text) =>
      Number(text.replace(/[^\d.]/g, '')),
    );
  for (const [name, sort, turn] of [
    ['Cheapest', 'PRICE_ASC', 1],
    ['Most expensive', 'PRICE_DESC', -1],
  ] as const) {
    await page.locator('.sorts a', { hasText: name }).click();
    await page.waitForURL(new RegExp(`sort=${sort}`));
    await expect.poll(() => page.locator('.sorts [aria-current]').innerText()).toBe(name);
    const found = await prices();
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(found.toSorted((a, b) => turn * (a - b)));
  }
});

test('SRCH-08, PROD-12: a filter beside the results narrows them to as many as it says, and keeps the words', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/search?keyword=headphones');
  const facet = page.locator('.facets .facet', { hasText: 'Shopee' }).first();
  const count = await facet.locator('small').innerText();
  await facet.click();
  await page.waitForURL(/platform=SHOPEE/);
  await expect.poll(() => page.locator('.tabs [aria-current] small').innerText()).toBe(count);
  expect(wordsOf(page)).toBe('headphones');
  await expect.poll(() => box(page).inputValue()).toBe('headphones');
});

test('SRCH-03: one search serves words, a category, a brand and all deals', async () => {
  const { page, go } = await visit({ lang: 'en' });
  const asked: Record<string, unknown>[] = [];
  await page.route(/search-service\/search\/common\/search$/, async (route) => {
    asked.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.continue();
  });
  await go('/');
  await searchFor(page, 'kazeo');
  expect(asked.at(-1)).toMatchObject({ dataTypes: ['GOODS'], keyword: 'kazeo' });
  await page.locator('.tabs a', { hasText: 'Deals' }).click();
  await page.waitForURL(/tab=CONTENT/);
  await expect.poll(() => asked.at(-1)).toMatchObject({ dataTypes: ['CONTENT'], keyword: 'kazeo' });
  await page.locator('.quick a', { hasText: 'Kazeo' }).click();
  await page.waitForURL(/\/brand\/kazeo$/);
  await expect
    .poll(() =>
      asked
        .filter((one) => Array.isArray(one.brandIds))
        .map((one) => (one.dataTypes as string[])[0])
        .toSorted(),
    )
    .toEqual(['CONTENT', 'GOODS']);
  await page.locator('.head__cat').click();
  await page.locator('#categories a').first().click();
  await page.waitForURL(/\/products\//);
  await expect
    .poll(
      () =>
        asked.filter((one) => one.categoryCodes ?? one.categoryIds ?? one.classificationCodes)
          .length,
    )
    .toBeGreaterThan(0);
});

test('SRCH-02, SRCH-07: without script the box, the chips and the other words are links and a form', async () => {
  const { page, go } = await visit({ lang: 'en', javaScript: false });
  await go('/');
  await box(page).fill('kazoe under 5000');
  await box(page).press('Enter');
  await page.waitForURL(/\/search\?keyword=kazoe/);
  await expect.poll(() => box(page).inputValue()).toBe('kazoe under 5000');
  await expect.poll(() => page.locator('.dym b').innerText()).toBe('kazeo');
  await page.locator('.tools--read .chip').click();
  expect(wordsOf(page)).toBe('kazoe');
});
