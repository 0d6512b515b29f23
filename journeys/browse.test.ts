import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';

test('NAV-01, DEAL-02, LAB-01: a shopper sees deals, filters them by a label and comes back', async () => {
  const { page, go } = await visit();
  await go('/');
  await expect.poll(() => page.locator('article.card').count()).toBeGreaterThan(5);
  const chips = page.locator('.stick .chip');
  await expect.poll(() => chips.count()).toBeGreaterThan(2);
  const shipping = page.locator('.stick .chip', { hasText: 'ส่งฟรี' });
  const count = Number((await shipping.locator('small').innerText()).replace(',', ''));
  await shipping.click();
  await page.waitForURL(/label=SHIPPING_FEE/);
  await expect.poll(() => page.locator('.stick .chip[aria-current]').innerText()).toContain('ส่งฟรี');
  await expect.poll(() => page.locator('.tag--free').count()).toBe(Math.min(count, 20));
  await page.goBack();
  await expect
    .poll(() => page.locator('.stick .chip[aria-current]').innerText())
    .toContain('ทั้งหมด');
});

test('DEAL-09, DEAL-17, PROD-07, PROD-08: a card shows price, old price, verdict, spark and platform, and free shipping, flash sale and bestseller where they are true', async () => {
  const { page, go } = await visit();
  await go('/');
  const card = page
    .locator('article.card', { has: page.locator('.v--verified', { hasText: 'ลดจริง' }) })
    .first();
  await expect.poll(() => card.locator('.price').textContent()).toMatch(/^฿[\d,.]+$/);
  await expect.poll(() => card.locator('.v--verified').innerText()).toMatch(/^-\d+% ลดจริง$/);
  await expect.poll(() => card.locator('.spark .sp-line').getAttribute('d')).toMatch(/^M/);
  // the mark is drawn for the words beside it
  await expect.poll(() => card.locator('.pm').getAttribute('aria-hidden')).toBe('true');
  await expect
    .poll(() => card.locator(':has(> .pm)').innerText())
    .toMatch(/Shopee|Laz(?:ada|Mall)|TikTok Shop/);
  await expect.poll(() => card.locator('.was').count()).toBeLessThanOrEqual(1);
  const seen = new Set<string>();
  for (const number of [1, 2]) {
    await go(`/?sort=NEWEST&page=${number}`);
    const { data } = await (
      await fetch(`${site}/api/saas-search-service/feeds/deals?sort=NEWEST&page=${number}&size=20`)
    ).json();
    for (const deal of data.content as {
      code: string;
      labels: string[];
      originAmount: number | null;
      currentAmount: number;
    }[]) {
      const one = page.locator('article.card', {
        has: page.locator(`a[href="/content/${deal.code}"]`),
      });
      const has = (label: string) => deal.labels.includes(label);
      const isFlash = has('FLASH_SALE') || has('LAZ_FLASH');
      await expect
        .poll(() => one.locator('.tag--free').count(), { message: deal.code })
        .toBe(has('FREE_SHIPPING') ? 1 : 0);
      await expect
        .poll(() => one.locator('.tag--flash').count(), { message: deal.code })
        .toBe(isFlash ? 1 : 0);
      await expect
        .poll(() => one.locator('.was').count(), { message: deal.code })
        .toBe((deal.originAmount ?? 0) > deal.currentAmount ? 1 : 0);
      const tag = one.locator('.tag', { hasText: /^ขายดี/ });
      if ((await tag.count()) > 0)
        expect(
          deal.labels.some((label) => label === 'BEST_SELLER' || label.startsWith('HIGH_SALES')),
        ).toBe(true);
      if ((await tag.count()) > 0) seen.add('bestseller');
      if (has('FREE_SHIPPING')) seen.add('shipping');
      if (isFlash) seen.add('flash');
    }
  }
  expect([...seen].filter((one) => one !== 'flash').sort()).toEqual(['bestseller', 'shipping']);
  const flash = (
    await (
      await fetch(`${site}/api/saas-search-service/feeds/deals?label=FLASH_SALE&page=1&size=20`)
    ).json()
  ).data.content as { code: string; endTime: string | null }[];
  await go('/?label=FLASH_SALE');
  for (const { code, endTime } of flash) {
    expect(endTime, code).not.toBeNull();
    expect(
      await page
        .locator('article.card', { has: page.locator(`a[href="/content/${code}"]`) })
        .locator('.tag--flash')
        .count(),
      code,
    ).toBe(1);
  }
});

test('LIST-02, CONT-27, MD-05: a phone appends pages without repeats', async () => {
  const { page, go } = await visit({ width: 375 });
  await go('/');
  const cards = page.locator('[aria-labelledby=latest] article.card .card__name a');
  const before = await cards.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  );
  expect(before.length).toBe(20);
  await page.locator('.more a').click();
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  const after = await cards.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  );
  expect(after.slice(0, 20)).toEqual(before);
  expect(new Set(after).size).toBe(after.length);
});

test.each([
  ['a phone', true],
  ['a narrow window of a desktop', false],
])('LIST-02: on %s Back finds the appended cards, at the same spot', async (_name, isPhone) => {
  const { page, go } = await visit({ width: 375, isPhone });
  await go('/');
  await page.locator('.more a').click();
  const cards = page.locator('[aria-labelledby=latest] article.card');
  await expect.poll(() => cards.count()).toBeGreaterThan(20);
  const count = await cards.count();
  const link = cards.locator('.card__name a').nth(count - 2);
  await link.scrollIntoViewIfNeeded();
  const top = () => link.evaluate((anchor) => anchor.getBoundingClientRect().top);
  const before = await top();
  await link.evaluate((anchor) => (anchor as HTMLElement).click());
  await page.locator('.bar').waitFor();
  await page.goBack();
  await expect.poll(() => cards.count()).toBe(count);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(50);
});

test('LIST-03, SM-05: a page that failed is the one that is tried again', async () => {
  const { page, go } = await visit({ width: 375, mayFail: /503|Failed to load/ });
  await go('/');
  await page.route(/feeds\/deals\/home\?.*page=2/, (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await page.locator('.more a').click();
  await expect.poll(() => page.locator('.more a').innerText()).toBe('โหลดไม่สำเร็จ ลองใหม่');
  await page.unroute(/feeds\/deals\/home\?.*page=2/);
  const asked = page.waitForRequest(/feeds\/deals/);
  await page.locator('.more a').click();
  expect((await asked).url()).toContain('page=2');
  await expect.poll(() => page.locator('.grid .card').count()).toBeGreaterThan(20);
});

test('LIST-05, CONT-26: a desktop pages with links that keep other parameters and clamp', async () => {
  const { page, go } = await visit();
  await go('/?sort=NEWEST');
  const second = page.locator('.pages a', { hasText: '2' }).first();
  await expect.poll(() => second.getAttribute('href')).toBe('/?sort=NEWEST&page=2');
  await second.click();
  await page.waitForURL(/page=2/);
  await expect.poll(() => page.locator('.pages [aria-current]').textContent()).toBe('2');
  await go('/?page=999');
  expect(new URL(page.url()).searchParams.get('page')).not.toBe('999');
  await expect.poll(() => page.locator('article.card').count()).toBeGreaterThan(0);
  for (const wrong of ['0', 'abc', '-3']) {
    await go(`/?page=${wrong}`);
    await expect.poll(() => page.locator('.pages [aria-current]').textContent()).toBe('1');
  }
});

test('NAV-04, DEAL-10: a deal shows price block, evidence, the way to the shop and what else there is', async () => {
  const { page, go } = await visit();
  await go('/');
  await page.locator('.grid .card__name a').nth(1).click();
  await page.waitForURL(/\/content\//);
  await page.locator('.side .price--36').waitFor();
  await expect
    .poll(() => page.locator('.side .evid').innerText())
    .toMatch(/ตัดสินจาก 90 วันล่าสุด เห็นราคา \d+ วัน/);
  const shop = page.locator('.side .btn--go');
  await expect.poll(() => shop.getAttribute('href')).toMatch(/^\/go\/[\w-]+$/);
  await expect.poll(() => shop.getAttribute('rel')).toContain('nofollow');
  await expect
    .poll(() => page.locator('.by time').innerText())
    .toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
});

test('NAV-05, PROD-13, PRC-03, PRC-04, PRC-06: a product shows its history; ranges, keys and the table work', async () => {
  const { page, go } = await visit();
  await go('/product/demo-02');
  await expect.poll(() => page.locator('.side .vchip').innerText()).toMatch(/-34%\s*ขึ้นก่อนลด/);
  await expect.poll(() => page.locator('.side .evid').innerText()).toContain('฿1,500');
  await expect.poll(() => page.locator('.stats dd').count()).toBe(5);
  await expect.poll(() => page.locator('.c-zone').count()).toBe(1);
  await page.locator('.ranges a', { hasText: '7' }).first().click();
  await expect.poll(() => page.locator('.ranges [aria-current]').innerText()).toBe('7');
  await page.locator('.c-plot').focus();
  // Two days back: a midnight since the demo world was made moves its last price to yesterday.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.locator('.c-tip2').textContent()).toBe('฿1,500');
  await page.locator('summary', { hasText: 'ดูเป็นตาราง' }).click();
  await expect.poll(() => page.locator('table.plain tbody tr').count()).toBeGreaterThan(1);
});

test('PRC-02, DEMO-06: five days of history make no chart, and the page says why', async () => {
  const { page, go } = await visit();
  await go('/product/demo-06');
  await expect.poll(() => page.locator('.c-plot').count()).toBe(0);
  await expect.poll(() => page.locator('.chart__few').innerText()).toContain('5 วัน');
  await expect.poll(() => page.locator('.side .vchip').innerText()).toContain('ยังตรวจไม่ได้');
});

test('NAV-03, NAV-10, PROD-10, CAT-02: the catalogue leads to a category with its path and its goods', async () => {
  const { page, go } = await visit();
  await go('/products');
  await expect.poll(() => page.locator('.cat').count()).toBeGreaterThan(5);
  await page.locator('.cat').first().click();
  await page.waitForURL(/\/products\/.+-\w+$/);
  await expect.poll(() => page.locator('article.card').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.crumb li').count()).toBe(2);
  const code = page.url().split('-').at(-1);
  await go(`/products/wrong-name-${code}`);
  expect(decodeURIComponent(page.url())).not.toContain('wrong-name');
});

test('NAV-11, BRAND-02, BRAND-04: brands stand in groups, can be found, and have pages', async () => {
  const { page, go } = await visit();
  await go('/brands');
  await expect.poll(() => page.locator('.brands h2').count()).toBeGreaterThan(5);
  await page.locator('#find').fill('kazeo');
  await expect.poll(() => page.locator('.brands li').count()).toBe(1);
  await page.locator('.brands li a').click();
  await page.waitForURL(/\/brand\//);
  await expect.poll(() => page.locator('h1').innerText()).toBe('Kazeo');
  await expect.poll(() => page.locator('article.card').count()).toBeGreaterThan(0);
});

test('SRCH-03, NAV-24: a search finds goods and deals by their words, and says so when there is nothing', async () => {
  const { page, go } = await visit();
  await go('/');
  await page.locator('.sbox input').fill('Kazeo Tempo');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?keyword=/);
  await page.locator('article.card').first().waitFor();
  await expect
    .poll(() => page.locator('.card__name').first().innerText())
    .toMatch(/Kazeo Tempo\s3/);
  await go('/search?keyword=zzzzqqqq');
  await expect.poll(() => page.locator('.empty').innerText()).toContain('ไม่พบ');
  await expect.poll(() => page.locator('.kw a').count()).toBeGreaterThan(0);
});

test('SRCH-02, AMB-82: tabs of goods, deals, articles and reviews tell how many they have and keep the words; the first with anything is shown', async () => {
  const { page, go } = await visit();
  // the demo world writes of what is really off, and its first story is of headphones
  const words = 'หูฟัง';
  await go(`/search?keyword=${encodeURIComponent(words)}`);
  const counts = async () => (await page.locator('.tabs small').allInnerTexts()).map(Number);
  const before = await counts();
  expect(before).toHaveLength(5);
  for (const [at, tab] of ['GOODS', 'CONTENT', 'COUPON', 'ARTICLE', 'NOTE'].entries()) {
    if (tab === 'COUPON') continue; // headphones have none (kinds.test.ts)
    await page.locator('.tabs a').nth(at).click();
    await page.waitForURL(new RegExp(`tab=${tab}`));
    await expect
      .poll(() => page.locator('.tabs [aria-current]').getAttribute('href'))
      .toContain(`tab=${tab}`);
    expect(new URL(page.url()).searchParams.get('keyword')).toBe(words);
    expect(await counts()).toEqual(before);
    expect(before[at], tab).toBeGreaterThan(0);
    await expect
      .poll(() => page.locator('#content .grid article.card').count(), { message: tab })
      .toBe(Math.min(before[at] as number, 20));
  }
  const { data } = await (
    await fetch(`${site}/api/saas-search-service/search/contents/client-pages`, { method: 'POST' })
  ).json();
  const title = (data.content as { title: string }[])[0]?.title as string;
  await go(`/search?keyword=${encodeURIComponent(title)}`);
  const [goods, deals] = await counts();
  if (goods === 0 && deals === 0)
    await expect
      .poll(() => page.locator('.tabs [aria-current]').getAttribute('href'))
      .toContain('tab=ARTICLE');
  await expect.poll(() => page.locator('.empty').count()).toBe(0);
});

test('BEY-27: no page asks anybody else for anything', async () => {
  const { page, go, strangers } = await visit();
  // a page of every kind that another leads to, from the site map on
  const seen = new Set<string>();
  const waiting = [
    '/',
    '/sitemap-page',
    '/product/demo-01',
    '/article/thscreens',
    '/note-detail/thn001',
    '/search?keyword=fan',
    '/login',
    '/download',
  ];
  const kindOf = (path: string) => path.split(/[/?]/).slice(0, 2).join('/');
  while (waiting.length > 0) {
    const path = waiting.shift() as string;
    if (seen.has(kindOf(path))) continue;
    seen.add(kindOf(path));
    await go(path);
    waiting.push(
      ...(
        await page
          .locator('a[href^="/"]:not([target])')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      ).filter(
        (href) =>
          !/^\/(?:go|preferences|feed|feeds|llms|robots|shortLink|rss)\b|\.(?:xml|txt|json|ics|webp)$/.test(
            href,
          ),
      ),
    );
  }
  expect(seen.size).toBeGreaterThan(20);
  expect(strangers()).toEqual([]);
});

test('DEAL-07: everything can be read and paged with JavaScript switched off, modules of deals too', async () => {
  const { page, go } = await visit({ javaScript: false, width: 375 });
  await go('/');
  await expect.poll(() => page.locator('[aria-labelledby=latest] article.card').count()).toBe(20);
  await page.locator('[aria-labelledby=latest] .more a').click();
  await page.waitForURL(`${site}/?page=2`);
  await expect.poll(() => page.locator('article.card').count()).toBeGreaterThan(0);
  // a module goes on by itself, and not with the feed
  await go('/');
  const module = page.locator('section, div', { has: page.locator('> .block__more a') }).first();
  const title = await module.locator('h2').first().innerText();
  const shown = await module
    .locator('.card__name a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await module.locator('.block__more a').click();
  await page.waitForURL(/\/deals\/\d+$/);
  await expect.poll(() => page.locator('h1').innerText()).toBe(title);
  const all = await page
    .locator('.card__name a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(all.slice(0, shown.length)).toEqual(shown);
  expect(all.length).toBeGreaterThan(shown.length);
  await go('/product/demo-01');
  await expect.poll(() => page.locator('.c-plot path.c-line').getAttribute('d')).toMatch(/^M/);
  // the way to the shop says what is paid in the end, as the bill adds it up
  const paid = (await page.locator('.sum .tot dd').first().textContent()) as string;
  expect(paid).toMatch(/^฿\d/);
  await expect.poll(() => page.locator('.bar .btn--go').innerText()).toContain(paid);
});
