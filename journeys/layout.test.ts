/**
 * Where phone and desktop differ, on both sides of the border: 767 and 768 px (section 1.34 of the
 * requirements).
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';

const columns = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

test('MD-01: bottom tabs up to 767 px, from 768 px on the same ways in the header', async () => {
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
    const phone = await visit({ width: 767, lang: 'id' });
    await phone.go(path);
    await expect
      .poll(() => phone.page.locator('nav.bottom a').filter({ visible: true }).count(), {
        message: path,
      })
      .toBe(4);
    await expect
      .poll(() => phone.page.locator('.head__nav').isVisible(), { message: path })
      .toBe(false);
    await phone.context.close();
  }
  for (const lang of ['th', 'en', 'id'] as const) {
    const desktop = await visit({ width: 768, lang });
    await desktop.go('/');
    await expect.poll(() => desktop.page.locator('nav.bottom').isVisible()).toBe(false);
    const links = desktop.page.locator('.head__nav a').filter({ visible: true });
    await expect
      .poll(() => links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname)))
      .toEqual([
        '/',
        '/products',
        '/articles',
        '/coupons',
        ...(lang === 'en' ? [] : ['/leaderboards']),
      ]);
    for (const link of await links.all()) {
      const box = (await link.boundingBox()) as { x: number; width: number };
      expect(box.x + box.width, lang).toBeLessThanOrEqual(768);
    }
    // the search box shows what it proposes, and has the room of the links while one types
    const box = async () =>
      (await desktop.page.locator('.sbox').boundingBox()) as { width: number };
    expect((await box()).width, lang).toBeGreaterThan(190);
    await desktop.page.locator('.sbox input').focus();
    await expect.poll(async () => (await box()).width, { message: lang }).toBeGreaterThan(400);
    await desktop.context.close();
  }
});

test('MD-02, CONST-16: what sticks does so at 56 px up to 767 px, at 70 px from 768 px on', async () => {
  for (const [width, edge] of [
    [767, 56],
    [768, 70],
  ] as const) {
    const { page, go, context } = await visit({ width });
    await go('/article/tha001');
    expect((await page.locator('.head__row').boundingBox())?.height).toBe(edge);
    const bar = page.locator('.authorbar');
    await bar.evaluate((element) =>
      window.scrollTo({
        top: element.getBoundingClientRect().top + window.scrollY + 200,
        behavior: 'instant',
      }),
    );
    await expect.poll(() => bar.getAttribute('class')).toBe('authorbar is-stuck');
    await expect
      .poll(() => bar.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(edge);
    await context.close();
  }
});

test('MD-05: lists append and can be pulled up to 767 px; from 768 px on they have pages', async () => {
  const phone = await visit({ width: 767 });
  await phone.go('/');
  await expect.poll(() => phone.page.locator('[aria-labelledby=latest] .more a').count()).toBe(1);
  await expect.poll(() => phone.page.locator('.pull').count()).toBe(1);
  await expect.poll(() => phone.page.locator('.pages').count()).toBe(0);
  const desktop = await visit({ width: 768 });
  await desktop.go('/');
  await expect.poll(() => desktop.page.locator('.pages a').count()).toBeGreaterThan(1);
  await expect
    .poll(() => desktop.page.locator('[aria-labelledby=latest] .more, .pull').count())
    .toBe(0);
});

test('MD-09: the way to the shop lies at the bottom of a phone, and beside everything else from 768 px on, with the price in both', async () => {
  for (const path of ['/product/demo-01', '/content/']) {
    for (const width of [767, 768] as const) {
      const { page, go, context } = await visit({ width, lang: 'en' });
      await go('/');
      await go(
        path.endsWith('/')
          ? await page
              .locator('.grid .card__name a')
              .first()
              .evaluate((link) => (link as HTMLAnchorElement).pathname)
          : path,
      );
      const [bar, side] = [page.locator('.bar'), page.locator('.side')];
      expect([await bar.isVisible(), await side.isVisible()], `${path} ${width}`).toEqual(
        width === 767 ? [true, false] : [false, true],
      );
      const shown = width === 767 ? bar : side;
      await expect.poll(() => shown.locator('.btn--go').innerText()).toMatch(/shop|Go to/i);
      await expect.poll(() => shown.innerText()).toMatch(/฿\s*[\d,]+/);
      const box = (await shown.boundingBox()) as { x: number; y: number; height: number };
      if (width === 767) expect(Math.round(box.y + box.height)).toBe(812);
      else
        expect(box.x).toBeGreaterThan(
          ((await page.locator('h1').boundingBox()) as { x: number }).x,
        );
      await expect.poll(() => page.locator('.price--36').filter({ visible: true }).count()).toBe(1);
      await context.close();
    }
  }
});

test('MD-09: on a low desktop screen the way to the shop stays in sight beside what is read', async () => {
  const { page, go } = await visit({ lang: 'en', width: 1366 });
  await page.setViewportSize({ width: 1366, height: 600 });
  await go('/product/demo-01');
  await page.evaluate(() => scrollTo(0, 1200));
  const bottom = () =>
    page.locator('.side .btn--go').evaluate((way) => way.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThan(600);
  expect(await bottom()).toBeGreaterThan(0);
});

test('BEY-33, MD-09: who goes by keyboard comes to the way to the shop before history and comments', async () => {
  const { page, go } = await visit({ lang: 'en', width: 1280 });
  await go('/');
  const deal = await page
    .locator('.grid .card__name a')
    .first()
    .evaluate((link) => (link as HTMLAnchorElement).pathname);
  for (const path of ['/product/demo-01', deal]) {
    await go(path);
    await page.locator('.pd h1').evaluate((heading) => {
      heading.setAttribute('tabindex', '-1');
      heading.focus();
    });
    const isAt = (selector: string) =>
      page.evaluate((one) => document.activeElement?.closest(one) != null, selector);
    for (let turn = 0; turn < 40 && !(await isAt('.side .btn--go')); turn += 1) {
      expect(await isAt('.pd__sec'), path).toBe(false);
      await page.keyboard.press('Tab');
    }
    expect(await isAt('.side .btn--go'), path).toBe(true);
    // and it still lies beside the whole column
    const [side, history] = [page.locator('.side'), page.locator('.pd__sec').first()];
    const edge = async (of: typeof side) =>
      (await of.boundingBox()) as { x: number; width: number };
    expect((await edge(side)).x).toBeGreaterThan(
      (await edge(history)).x + (await edge(history)).width,
    );
  }
});

test('a printed product is its price, its verdict and its history, in one column beside nothing that is pressed', async () => {
  const { page, go } = await visit({ width: 375, lang: 'en' });
  await go('/products');
  await page.locator('main a[href^="/product/"]').first().tap();
  await page.waitForURL(/\/product\//);
  await page.locator('.chartbox').waitFor();
  await page.emulateMedia({ media: 'print' });
  const seen = (selector: string) => page.locator(selector).filter({ visible: true }).count();
  for (const selector of ['.price', '.vchip', '.c-plot', 'h1'])
    expect(await seen(selector), selector).toBeGreaterThan(0);
  for (const selector of ['.head', '.foot', '.bar', '.btn', 'summary', '.seg', '.report'])
    expect(await seen(selector), selector).toBe(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = () =>
    page.locator('h1').evaluate((heading) => {
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      canvas.fillStyle = getComputedStyle(heading).color;
      canvas.fillRect(0, 0, 1, 1);
      return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
    });
  await expect.poll(ink, { message: 'on paper, whatever the screen is' }).toBeLessThan(80);
});

/** Words that stick out of the screen, or of the box that has them, and cannot be scrolled to. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      ((/auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth) ||
        scrolls(element.parentElement));
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut = new Set<string>();
    while (words.nextNode()) {
      const { parentElement: box, textContent } = words.currentNode as Text;
      if (!box?.checkVisibility() || !textContent.trim() || box.closest('.sr, .skip')) continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      const own = box.matches('a, button, label, .ticket__amt') && box.getBoundingClientRect();
      // a name on one line ends in an ellipsis within its box
      const isShort =
        getComputedStyle(box).textOverflow === 'ellipsis' &&
        box.getBoundingClientRect().right <= innerWidth + 1;
      const isOut =
        left < -1 || (right > innerWidth + 1 && !isShort) || (own && right > own.right + 2);
      if (width > 0 && isOut && !scrolls(box)) cut.add(textContent.trim());
    }
    return [...cut];
  });

test('in letters of twice the size every page fits 320 and 375 px, and no word is cut', async () => {
  for (const [lang, width] of [
    ['th', 320],
    ['th', 375],
    ['id', 320],
    ['en', 375],
  ] as const) {
    const { page, go, context } = await visit({ width, lang });
    await go('/');
    const deal = await page.locator('main a[href^="/content/"]').first().getAttribute('href');
    for (const path of [
      '/',
      '/product/demo-01',
      deal ?? '',
      '/coupons',
      '/search?keyword=laptop',
      '/check',
      '/ai',
      '/compare?ids=demo-01,demo-02',
    ]) {
      await go(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBe(width);
      await expect.poll(() => cutWords(page), { message: `${lang} ${width} ${path}` }).toEqual([]);
      // what a coupon takes off is never a letter a line
      const lines = await page
        .locator('.ticket__amt')
        .evaluateAll((all) =>
          all.map(
            (one) =>
              one.getBoundingClientRect().height /
              Number.parseFloat(getComputedStyle(one).lineHeight),
          ),
        );
      expect(Math.max(0, ...lines), path).toBeLessThan(2.5);
    }
    await context.close();
  }
});

test('in letters of twice the size prices of nine figures fit a phone', async () => {
  for (const [tenant, lang, width] of [
    ['VN', 'en', 320],
    ['VN', 'en', 375],
    ['ID', 'id', 320],
    ['ID', 'id', 375],
  ] as const) {
    const { page, go, context } = await visit({ width, lang, tenant });
    await go('/products?sort=PRICE_DESC');
    const dear = await page.locator('main a[href^="/product/"]').first().getAttribute('href');
    for (const path of ['/', '/products?sort=PRICE_DESC', dear ?? '', '/leaderboards']) {
      await go(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
        .toBe(width);
    }
    await context.close();
  }
});

test('NAV-39: the path to a product stays in its line at every width, in each language', async () => {
  for (const lang of ['th', 'en', 'id'] as const)
    for (const width of [375, 768, 1024]) {
      const { page, go, context } = await visit({ width, lang });
      await go('/product/demo-01');
      const cut = await page.locator('.crumb').evaluate((path) => {
        const edge = path.getBoundingClientRect().right;
        return [...path.querySelectorAll('a, [aria-current]')]
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > edge + 1)
          .map((one) => one.textContent);
      });
      expect(cut, `${lang} ${width}`).toEqual([]);
      await context.close();
    }
});

test('NAV-39: on a phone the path to an article begins at its end: the nearest two are whole, and none is cut short', async () => {
  for (const lang of ['th', 'en', 'id'] as const) {
    const { page, go, context } = await visit({ width: 375, lang });
    await go('/article/tha001');
    const names = await page.locator('.crumb a').evaluateAll((all) =>
      all.map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return { isWhole: one.scrollWidth <= one.clientWidth + 1, left, right };
      }),
    );
    expect(names.length, lang).toBeGreaterThan(3);
    expect(names.filter(({ isWhole }) => !isWhole).length, lang).toBe(0);
    for (const { left, right } of names.slice(-2)) {
      expect(left, lang).toBeGreaterThanOrEqual(0);
      expect(right, lang).toBeLessThanOrEqual(375);
    }
    await context.close();
  }
});

test('how we judge uses the width of a desktop from its top to its end', async () => {
  const { page, go } = await visit({ width: 1280 });
  await go('/how-we-judge');
  const empty = await page.evaluate(() => {
    const right = [...document.querySelectorAll('.judging-page :is(.lab, .week, figure, p, ol)')]
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.right > 700)
      .map(({ top, bottom }) => [top, bottom] as const)
      .toSorted(([a], [b]) => a - b);
    let reached = right[0]?.[0] ?? Infinity;
    let most = reached;
    for (const [top, bottom] of right) {
      most = Math.max(most, top - reached);
      reached = Math.max(reached, bottom);
    }
    const { bottom } = (document.querySelector('.judging-page') as Element).getBoundingClientRect();
    return Math.round(Math.max(most, bottom - reached));
  });
  expect(empty).toBeLessThan(500);
});

test('MD-11: cards are rows on a phone, or two columns where those are wanted; four columns from 768 px on, five on a wide list', async () => {
  for (const [width, count] of [
    [320, 1],
    [375, 1],
    [767, 1],
    [768, 4],
    [1280, 4],
    [1920, 4],
  ] as const) {
    const { page, go, context } = await visit({ width });
    await go('/');
    expect(await columns(page, '[aria-labelledby=latest] .grid'), String(width)).toBe(count);
    await context.addCookies([{ name: 'cards', value: 'grid', url: site }]);
    await go('/');
    const wanted = await columns(page, '[aria-labelledby=latest] .grid');
    expect(wanted, String(width)).toBe(Math.max(2, count));
    await context.close();
  }
  const { page, go } = await visit({ width: 1280 });
  await go('/daily-special-offers');
  expect(await columns(page, '.grid--5')).toBe(5);
});

test('PROD-10: the first screen of a small phone shows two products with their prices, in lists and where something is found', async () => {
  for (const [lang, path] of [
    ['th', '/products'],
    ['id', '/products'],
    ['th', '/search?keyword=headphones'],
  ] as const) {
    const { page, go, context } = await visit({ width: 375, lang });
    await page.setViewportSize({ width: 375, height: 667 });
    await go(path);
    const second = await page.locator('.cards .card .prow').nth(1).boundingBox();
    const end = await page.evaluate(
      () => document.querySelector('nav.bottom')?.getBoundingClientRect().top ?? innerHeight,
    );
    expect((second?.y ?? end) + (second?.height ?? 0), `${lang} ${path}`).toBeLessThan(end);
    await context.close();
  }
});

test('PROD-10: on phones of 360 to 430 px the first screen of the products shows the verdicts of two, and that of the coupons a whole one', async () => {
  for (const [lang, width] of [
    ['th', 360],
    ['en', 390],
    ['id', 430],
  ] as const) {
    const { page, go, context } = await visit({ width, lang });
    await page.setViewportSize({ width, height: 667 });
    for (const [path, what, at] of [
      ['/products', '.cards .card .v', 1],
      ['/coupons', '.ticket', 0],
    ] as const) {
      await go(path);
      const box = await page.locator(what).nth(at).boundingBox();
      const tabs = await page.locator('nav.bottom').boundingBox();
      expect((box?.y ?? 667) + (box?.height ?? 0), `${lang} ${width} ${path}`).toBeLessThan(
        tabs?.y ?? 0,
      );
    }
    await context.close();
  }
});

test('PROD-13: the first screen of the lowest phone has the verdict of a product too, whose name is beside the picture', async () => {
  for (const lang of ['th', 'en', 'id'] as const) {
    const { page, go, context } = await visit({ width: 320, lang });
    await page.setViewportSize({ width: 320, height: 568 });
    await go('/product/demo-02');
    const [picture, name, chip, bar] = await Promise.all(
      ['.gal__main', 'h1', '.evid .vchip', '.bar'].map((one) =>
        page.locator(one).locator('visible=true').first().boundingBox(),
      ),
    );
    expect((chip?.y ?? 568) + (chip?.height ?? 0), lang).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(name?.y, lang).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0));
    await context.close();
  }
});

test('PROD-13: the first screen of a small phone shows the price and the verdict of products and deals, below the bars of its browser too', async () => {
  const { page, go } = await visit({ width: 375, lang: 'id' });
  await go('/');
  const deals = await page
    .locator('main article a[href^="/content/"]')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href') as string))]);
  for (const path of ['/product/demo-01', '/product/demo-02', ...deals.slice(0, 4)]) {
    await go(path);
    for (const height of [667, 553]) {
      await page.setViewportSize({ width: 375, height });
      const [price, chip, bar] = await Promise.all(
        ['.buy .prow', '.evid .vchip', '.bar'].map((one) =>
          page.locator(one).locator('visible=true').first().boundingBox(),
        ),
      );
      expect(price, path).not.toBeNull();
      expect((chip?.y ?? height) + (chip?.height ?? 0), `${path} ${height}`).toBeLessThanOrEqual(
        bar?.y ?? 0,
      );
    }
  }
});

test('MD-01..12: on a phone every control can be hit with a thumb: 44 px high and wide, or with that much room around it', async () => {
  const { page, go } = await visit({ width: 375, lang: 'id' });
  for (const path of [
    '/',
    '/products',
    '/product/demo-02',
    '/coupons',
    '/articles',
    '/leaderboards',
    '/about-us',
    '/how-we-judge',
    '/search?keyword=headphones',
    '/compare?ids=demo-01,demo-02',
  ]) {
    await go(path);
    const small = await page.evaluate(() => {
      const reach = (element: HTMLElement) => {
        const after = getComputedStyle(element, '::after');
        const grown = after.position === 'absolute' && after.content !== 'none';
        // the link of a card is as large as the card
        const isOfCard = grown && getComputedStyle(element).position === 'static';
        const box = ((isOfCard && element.offsetParent) || element).getBoundingClientRect();
        const out = (side: string) =>
          grown ? Math.min(0, Number.parseFloat(after.getPropertyValue(side)) || 0) : 0;
        return {
          width: box.width - out('left') - out('right'),
          height: box.height - out('top') - out('bottom'),
        };
      };
      return (
        [
          ...document.querySelectorAll<HTMLElement>(
            'main a, main button, main summary, header a, nav.bottom a',
          ),
        ]
          .filter(
            (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
          )
          // a link within a sentence is none; one that is all its line says is
          .filter((element) => {
            if (element.closest('.crumb, .read, .rich, .sr, .skip')) return false;
            const line = element.closest('p:not(.kw, .chips, .assume), h2, h3');
            return !line || line.textContent.trim() === element.textContent.trim();
          })
          .map((element) => ({
            name: `${element.tagName} ${element.className} ${element.textContent.slice(0, 20)}`,
            ...reach(element),
          }))
          .filter(({ width, height }) => height < 43.5 || width < 43.5)
          .map(({ name, width, height }) => `${name} ${Math.round(width)}x${Math.round(height)}`)
      );
    });
    expect(small, path).toEqual([]);
  }
});

test('a short crumb leaves no gap behind it, a numeral keeps off its picture in letters of twice the size, and no card is alone in a row of two', async () => {
  const { page, go } = await visit({ width: 375, lang: 'en', tenant: 'SG' });
  await go('/guides');
  await page.locator('.grid--w').evaluate((grid) => {
    if (grid.childElementCount % 2 === 0) grid.lastElementChild?.remove();
  });
  const last = page.locator('.grid--w > :last-child');
  const row = await page.locator('.grid--w').boundingBox();
  expect((await last.boundingBox())?.width).toBe(row?.width);
  const picture = await last.locator('.card__pic').boundingBox();
  expect(picture?.width).toBeLessThan((row?.width ?? 0) * 0.6);
  await page.locator('.grid--w h3 a').first().click();
  await page.locator('.crumb').waitFor();
  const gaps = await page
    .locator('.crumb li + li')
    .filter({ visible: true })
    .evaluateAll((items) =>
      items.map((item) => {
        const before = item.previousElementSibling?.lastElementChild?.getBoundingClientRect();
        return Math.round(item.getBoundingClientRect().left - (before?.right ?? 0));
      }),
    );
  expect(gaps, 'six pixels, of which four are the link’s').toEqual([2]);
  await go('/leaderboards');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const numerals = page.locator('.rank:has(.card__pic)');
  const spaces = await numerals.evaluateAll((ranks) =>
    ranks.map((rank) => {
      const range = document.createRange();
      range.selectNodeContents(rank.querySelector('.rank__n > [aria-hidden]') as Element);
      const pic = rank.querySelector('.card__pic')?.getBoundingClientRect();
      return (pic?.left ?? 0) - range.getBoundingClientRect().right;
    }),
  );
  expect(spaces.length).toBeGreaterThan(2);
  expect(Math.min(...spaces)).toBeGreaterThanOrEqual(8);
});
