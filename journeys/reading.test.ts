import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';
import { register } from './people.ts';

/** Addresses of cards on a page. */
const links = (page: import('playwright-core').Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((link) => decodeURIComponent((link as HTMLAnchorElement).pathname)),
    );

test('CONT-13: an article has breadcrumb, cover, author, time, like, save, share, keywords and what is related, on a phone and a desktop', async () => {
  for (const width of [375, 1280]) {
    const { page, go, strangers, context } = await visit({ pictures: true, width });
    await go('/article/tha001');
    for (const [what, selector] of [
      ['breadcrumb', '.crumb li'],
      ['cover', '.art__cover img'],
      ['avatar', '.authorbar .ava img'],
      ['nickname', '.authorbar b'],
      ['editor', '.authorbar .mark'],
      ['time', '.authorbar time'],
      ['like', ':is(.authorbar, .bar) button:has(use[href*="thumbs-up"])'],
      ['collect', ':is(.authorbar, .bar) button:has(use[href*="bookmark"])'],
      ['share', ':is(.authorbar, .bar) button:has(use[href*="share"])'],
      ['keywords', '.art > .kw .chip'],
      ['live card', '.rich .ingoods .price'],
    ] as const)
      await expect
        .poll(() => page.locator(selector).filter({ visible: true }).count(), {
          message: `${what} at ${width}`,
        })
        .toBeGreaterThan(0);
    expect(strangers()).toEqual([]);
    await context.close();
  }
});

test('CONT-14, CONST-16, MD-02: the author bar sticks at 56 px on a phone and 70 px on a desktop, 10 ms after the scroll', async () => {
  for (const [width, edge] of [
    [375, 56],
    [1280, 70],
  ] as const) {
    const { page, go, context } = await visit({ pictures: true, width });
    await go('/article/tha001');
    const bar = page.locator('.authorbar');
    // where it stands is measured each time: fonts and pictures may still come
    const scrollTo = (top: number) =>
      bar.evaluate(
        (element, { top, edge }) => {
          window.scrollTo({ top: 0, behavior: 'instant' });
          const way = element.getBoundingClientRect().top - top;
          window.scrollTo({
            top: top > edge ? Math.floor(way) : Math.ceil(way),
            behavior: 'instant',
          });
        },
        { top, edge },
      );
    const afterScrollTo = (top: number) => async () => {
      await scrollTo(top);
      return bar.getAttribute('class');
    };
    await expect.poll(afterScrollTo(edge)).toBe('authorbar is-stuck');
    await expect.poll(afterScrollTo(edge + 1)).toBe('authorbar');
    await scrollTo(edge - 200);
    await expect
      .poll(() => bar.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(edge);
    await context.close();
  }
});

test('CONT-02, CONT-03, CONT-15: cards stand upright in grids and lie in lists, with three keywords at most and 240 characters', async () => {
  const { page, go } = await visit({ pictures: true });
  await go('/articles');
  await expect.poll(() => page.locator('.grid--w .disc').count()).toBeGreaterThan(4);
  for (const card of await page.locator('.disc:has(.kw)').all())
    await expect.poll(() => card.locator('.kw .chip').count()).toBeLessThanOrEqual(3);
  for (const text of await page.locator('.disc__s').allInnerTexts())
    expect([...new Intl.Segmenter('th').segment(text)].length).toBeLessThanOrEqual(241);
  await go('/article/tha001');
  await expect.poll(() => page.locator('.disc--h').count()).toBeGreaterThan(0);
});

test('CONT-17, NAV-09: a keyword is a step forward; on a tag page it takes the place of the page', async () => {
  const { page, go } = await visit({ pictures: true });
  await go('/article/tha001');
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  await page.locator('.art > .kw .chip').first().click();
  await page.waitForURL(/article-tag/);
  await expect.poll(() => length()).toBe(before + 1);
  const here = page.url();
  await page.locator('main > .kw .chip').first().click();
  await expect.poll(() => page.url()).not.toBe(here);
  await expect.poll(() => length()).toBe(before + 1);
});

test('CONT-12, CONT-26, CONT-27: four orders; pages keep other parameters; a phone appends, a desktop turns pages', async () => {
  const { page, go, context } = await visit({ pictures: true });
  await go('/articles?x=1&sort=NEWEST');
  await expect.poll(() => page.locator('.sorts a').allInnerTexts()).toHaveLength(4);
  await expect.poll(() => page.locator('.sorts a[aria-current]').innerText()).toBe('ล่าสุด');
  await expect.poll(() => page.locator('.sorts a').first().getAttribute('href')).toContain('x=1');
  await context.close();
  const phone = await visit({ pictures: true, width: 375 });
  await phone.go('/discover');
  const codes = () => links(phone.page, '.pd__sec :is(.disc__h, .card__name) a');
  const first = await codes();
  expect(first).toHaveLength(20);
  await phone.page.locator('.more a').click();
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(20);
  const all = await codes();
  expect(new Set(all).size).toBe(all.length);
  expect(all.slice(0, 20)).toEqual(first);
});

test('CONT-18: an empty list says so with a drawing; where nothing is shown on purpose it says so without one', async () => {
  const { page, go } = await visit({ pictures: true });
  await go('/article-tag/ไม่มีแท็กนี้');
  await expect.poll(() => page.locator('.empty svg').count()).toBe(1);
  await expect.poll(() => page.locator('.empty .empty__t').innerText()).not.toBe('');
  const { userId } = await register();
  await go(`/user/${userId}?tab=followers`);
  await expect.poll(() => page.locator('.empty .empty__t').count()).toBe(1);
  await expect.poll(() => page.locator('.empty svg, .empty img').count()).toBe(0);
});

test('CONT-16: a ranked list marks its first three, each in its own way, and the fourth not; a list has a title, a way to all and lines between', async () => {
  const { page, go, context } = await visit({ pictures: true, lang: 'en' });
  await go('/discover');
  await page.locator('.rankn').nth(3).waitFor();
  const ranks = await page
    .locator('.rankn')
    .evaluateAll((all) =>
      all.slice(0, 4).map((one) => [(one.lastChild as Text).data, one.className]),
    );
  expect(ranks).toEqual([
    ['1', 'rankn rankn--1'],
    ['2', 'rankn rankn--2'],
    ['3', 'rankn rankn--3'],
    ['4', 'rankn'],
  ]);
  const looks = await page
    .locator('.rankn')
    .evaluateAll((all) => all.slice(0, 4).map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(looks).size, String(looks)).toBeGreaterThan(1);
  expect(looks.slice(0, 3)).not.toContain(looks[3]);
  await context.close();
  const phone = await visit({ pictures: true, lang: 'en', tenant: 'SG', width: 375 });
  await phone.go('/');
  const list = phone.page.locator('section[aria-labelledby=discover]');
  await expect.poll(() => list.locator('h2').innerText()).toBe('Discover');
  await expect.poll(() => list.locator('.sec__more').getAttribute('href')).toBe('/discover');
  const lines = await list
    .locator('.disc--h')
    .evaluateAll((all) =>
      all.map(
        (one) =>
          Number.parseFloat(getComputedStyle(one).borderTopWidth) +
          Number.parseFloat(getComputedStyle(one).borderBottomWidth),
      ),
    );
  expect(lines.length).toBeGreaterThan(2);
  expect(
    lines.slice(1, -1).every((width) => width > 0),
    String(lines),
  ).toBe(true);
  // more comes below, without repeats
  await phone.context.close();
  const thai = await visit({ pictures: true, lang: 'en', width: 375 });
  await thai.go('/discover');
  const codes = () => links(thai.page, '.pd__sec :is(.disc__h, .card__name) a');
  const before = await codes();
  await thai.page.locator('.more a').click();
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(before.length);
  expect(new Set(await codes()).size).toBe((await codes()).length);
});

test('NAV-06, NAV-07, NAV-18, CONT-19: a note shows its pictures, words, author and goods; each piece has one address', async () => {
  const { page, go } = await visit({ pictures: true, width: 375 });
  await go('/note-detail/thn001');
  for (const selector of [
    '.pics img',
    '.rich p',
    '.authorbar b',
    ':is(.authorbar, .bar) button:has(use[href*="bookmark"])',
    '.strip--rel .mini',
  ])
    await expect
      .poll(() => page.locator(selector).count(), { message: selector })
      .toBeGreaterThan(0);
  await go('/article/thn001');
  expect(new URL(page.url()).pathname).toBe('/note-detail/thn001');
  for (const path of [
    '/article/nope',
    '/note-detail/nope',
    '/guide/nope',
    '/articles/x-nope',
    '/x-nope',
  ])
    expect((await fetch(site + path)).status, path).toBe(404);
});

test('NAV-01, NAV-02, NAV-08, NAV-09, TEN-11, AMB-02, AMB-73: two schemes of addresses; the other one leads over for good', async () => {
  const to = async (path: string, tenant: string) => {
    const answer = await fetch(site + path, {
      redirect: 'manual',
      headers: { cookie: `tenant=${tenant}; language=en` },
    });
    return [answer.status, decodeURIComponent(answer.headers.get('location') ?? '')];
  };
  expect(await to('/articles/electronics-el', 'TH')).toEqual([200, '']);
  expect(await to('/articles/wrong-el', 'TH')).toEqual([301, '/articles/electronics-el']);
  expect(await to('/electronics-el', 'TH')).toEqual([301, '/articles/electronics-el']);
  expect(await to('/electronics-el', 'SG')).toEqual([200, '']);
  expect(await to('/articles/electronics-el?x=1', 'SG')).toEqual([301, '/electronics-el?x=1']);
  expect(await to('/articles', 'SG')).toEqual([301, '/']);
  expect(await to('/articles', 'TH')).toEqual([200, '']);
  expect(await to('/tag/review', 'TH')).toEqual([301, '/article-tag/review']);
  expect(await to('/article-tag/review', 'SG')).toEqual([301, '/tag/review']);
  expect(await to('/tag/review', 'SG')).toEqual([200, '']);
  expect(await to('/about-us', 'SG')).toEqual([200, '']);
  const { page, go, context } = await visit({ pictures: true, lang: 'en', tenant: 'SG' });
  await go('/');
  await expect
    .poll(() => page.locator('section[aria-labelledby=discover] .disc').count())
    .toBeGreaterThan(0);
  await context.close();
});

test('GUIDE-01, GUIDE-02, GUIDE-03: guides are listed; one has picks with today’s price and questions that the keyboard opens', async () => {
  const { page, go } = await visit({ pictures: true, lang: 'en' });
  await go('/guides');
  await expect.poll(() => page.locator('.disc__h a').count()).toBeGreaterThan(2);
  await page.locator('.disc__h a[href*="wireless-headphones"]').click();
  await page.waitForURL(/guide\/wireless-headphones/);
  await page.locator('.card .price').first().waitFor();
  const first = page.locator('.faq details').first();
  await expect.poll(() => page.locator('.faq details').count()).toBe(5);
  await expect.poll(() => first.getAttribute('open')).toBeNull();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => first.getAttribute('open')).not.toBeNull();
});

test('CONT-25, BEY-33: everything can be read and followed without script', async () => {
  const { page, go } = await visit({ pictures: true, javaScript: false, width: 375 });
  for (const path of [
    '/articles',
    '/article/tha001',
    '/note-detail/thn001',
    '/guide/wireless-headphones',
    '/discover',
    '/article-tag/รีวิว',
    '/appPage/home',
  ]) {
    await go(path);
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200);
  }
  await go('/discover');
  const more = await page.locator('.more a').getAttribute('href');
  expect(more).toContain('page=2');
  await go(more as string);
  await expect.poll(() => page.locator('.card').count()).toBeGreaterThan(0);
});

test('LOW-04, NAV-23, AMB-52: the preview shows the draft that the editor of this site sends, and answers', async () => {
  const { page, go } = await visit({ pictures: true, lang: 'en' });
  await go('/lowcode-editor-preview');
  await expect.poll(() => page.locator('header').count()).toBe(0);
  const answer = await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', (event) => {
          if (event.data?.type === 'lowcode-preview-ack') resolve(event.data);
        });
        const style = { background: '#abc', colour: null, columns: 4, layout: 'VERTICAL' };
        const module = {
          id: '1',
          type: 'RICH_TEXT',
          title: 'Hello',
          style,
          hasNext: false,
          more: null,
          html: '<p>Unsaved</p>',
        };
        window.postMessage(
          { type: 'lowcode-preview', page: { title: 'Draft', modules: [module] } },
          location.origin,
        );
      }),
  );
  expect(answer).toEqual({ type: 'lowcode-preview-ack', modules: 1 });
  await expect.poll(() => page.locator('main').innerText()).toContain('Unsaved');
  await expect
    .poll(() =>
      page.locator('.block--in').evaluate((element) => getComputedStyle(element).backgroundColor),
    )
    .toBe('rgb(170, 187, 204)');
});

test('DEAL-06, DEAL-07, LOW-02: home has modules of both kinds; more of a module is appended without repeats', async () => {
  const { page, go } = await visit({ pictures: true, width: 375 });
  await go('/');
  await expect.poll(() => page.locator('.home .cats').count()).toBe(1);
  // it may have no more behind that
  const name = await page.locator('.block:has(.block__more) h2').first().innerText();
  const module = page.locator('.block', { has: page.locator('h2', { hasText: name }) }).first();
  const codes = () =>
    module
      .locator('.card__name a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const before = await codes();
  await module.locator('.block__more a').click();
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(before.length);
  const after = await codes();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(new Set(after).size).toBe(after.length);
});

test('CONT-24, CONST-10: a jump within a page stops 80 px below the upper edge', async () => {
  const { page, go } = await visit({ pictures: true, lang: 'en', width: 375 });
  await go('/appPage/choose-well');
  const chip = page.locator('.lowcode > nav.chips a').nth(1);
  const target = page.locator(String(await chip.getAttribute('href')));
  await chip.click();
  await expect
    .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(80);
});

test('SHO-01, NAV-22: a short link leads to its page; one that is unknown is not found', async () => {
  const made = await (
    await fetch(`${site}/api/saas-das-service/short-url-mappings/transfer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ originUri: '/article/tha001?from=x' }),
    })
  ).json();
  const answer = await fetch(made.data.shortUrl, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/article/tha001?from=x']);
  expect((await fetch(`${site}/shortLink/aaaaaaa`, { redirect: 'manual' })).status).toBe(404);
  const { page, go } = await visit({ pictures: true });
  await go(`/shortLink/${made.data.shortUri}`);
  await expect.poll(() => page.locator('.art__h').count()).toBe(1);
});

test('NAV-39, CONST-27: a path of nine steps is folded in its middle, and a tap unfolds it', async () => {
  const { page, go } = await visit({ pictures: true });
  await page.route(/by-code\/parents/, async (route) => {
    const answer = await (await route.fetch()).json();
    const one = answer.data.at(-1);
    const levels = Array.from({ length: 8 }, (_, at) => ({
      ...one,
      id: String(at),
      name: at === 7 ? one.name : `Step ${at}`,
    }));
    await route.fulfill({ json: { ...answer, data: levels } });
  });
  await go('/products');
  await page.locator('.cats a').first().click();
  await page.locator('.crumb').waitFor();
  await expect.poll(() => page.locator('.crumb li').count()).toBe(4);
  await page.locator('.crumb button', { hasText: '…' }).click();
  await expect.poll(() => page.locator('.crumb li').count()).toBe(9);
});

test('DEMO-15: a coupon that worked twelve times and then failed five times is doubtful, at the bottom, and says so', async () => {
  const list = async (page: number) =>
    (
      await (
        await fetch(`${site}/api/saas-das-service/coupons/client/pages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ pageRequest: { page, size: 100 } }),
        })
      ).json()
    ).data.content as { code: string; state: string; truth: { works: number; fails: number } }[];
  const coupons = await list(1);
  const at = coupons.findIndex((coupon) => coupon.code === 'DEMO15');
  expect(coupons[at]).toMatchObject({ state: 'DOUBTFUL', truth: { works: 12, fails: 5 } });
  expect(
    coupons.slice(at).every((coupon) => coupon.state === 'DOUBTFUL' || coupon.state === 'DEAD'),
  ).toBe(true);
});

test('CONT-11, CONT-23: a low-code page of each type, and the interaction module with its tabs on discover', async () => {
  const { page, go } = await visit({ pictures: true, lang: 'en' });
  for (const [code, selector] of [
    ['home', '.lowcode .cats'],
    ['choose-well', '.lowcode > nav.chips a[href^="#m"]'],
    ['by-kind', '.lowcode > nav.chips a'],
    ['side-by-side', '.relation aside .disc'],
  ] as const) {
    await go(`/appPage/${code}`);
    await expect.poll(() => page.locator(selector).count(), { message: code }).toBeGreaterThan(0);
    await expect.poll(() => page.locator('footer').count(), { message: code }).toBe(0);
  }
  await go('/discover');
  await expect.poll(() => page.locator('section[aria-labelledby=talk] .disc--h').count()).toBe(6);
  await expect.poll(() => page.locator('section[aria-labelledby=talk] .rankn--3').count()).toBe(1);
  await expect.poll(() => page.locator('section[aria-labelledby=talk] .rankn--4').count()).toBe(0);
  const tab = page.locator('section[aria-labelledby=talk] nav a').nth(1);
  const name = (await tab.innerText()).replace(/\s*\d+$/, '');
  await tab.click();
  await expect
    .poll(() => page.locator('section[aria-labelledby=talk] nav a[aria-current]').innerText())
    .toContain(name);
});
