import { expect, test } from 'vitest';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';

const parts = (page: import('playwright-core').Page) =>
  page.locator('.side .sum').first().locator('dd').allInnerTexts();

test('BEY-04: 900 and 60 for shipping less a coupon of 100 are 860 in three lines; each can be left out, and price, verdict and chart follow', async () => {
  const { page, go } = await visit();
  await go('/product/demo-parts');
  const now = () => page.locator('.stats dd').first().innerText();
  const verdict = () => page.locator('.side .vchip').innerText();
  await expect
    .poll(() => parts(page).then((all) => all.slice(0, 3)))
    .toEqual(['฿900', '฿60', '−฿100']);
  // coupons that are known to work are taken off too, and the lines add up
  const amounts = (await parts(page)).map((one) =>
    Number(one.replace('−', '-').replaceAll(/[^\d.-]/g, '')),
  );
  expect(amounts.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(amounts.at(-1));
  await expect.poll(() => now()).toContain('฿860');
  await expect.poll(() => verdict()).toMatch(/-23%\s*จริงแค่ -10%/);
  await expect.poll(() => page.locator('.info .label--low').count()).toBe(1);
  const line = () => page.locator('.chartbox path.c-line').first().getAttribute('d');
  const drawn = await line();
  const coupon = page.locator('.assume [role=switch]', { hasText: 'รวมคูปอง' });
  await expect.poll(() => coupon.getAttribute('aria-checked')).toBe('true');
  await coupon.click();
  await expect.poll(() => parts(page)).toEqual(['฿900', '฿60', 'ไม่รวม', '฿960']);
  await expect.poll(() => now()).toContain('฿960');
  await expect.poll(() => line()).not.toBe(drawn);
  await expect.poll(() => verdict()).toMatch(/-15%\s*ไม่ได้ลดจริง/);
  await expect.poll(() => page.locator('.info .label--low').count()).toBe(0);
  expect(new URL(page.url()).search).toBe('?coupon=0');
  // the range stays when a switch is turned, and the keyboard turns it
  await page.locator('.ranges a', { hasText: '30' }).click();
  await expect.poll(() => page.locator('.ranges [aria-current]').innerText()).toBe('30');
  await page.locator('.assume [role=switch]', { hasText: 'รวมค่าส่ง' }).focus();
  await page.keyboard.press(' ');
  await expect.poll(() => parts(page)).toEqual(['฿900', 'ไม่รวม', 'ไม่รวม', '฿900']);
  await expect.poll(() => page.locator('.ranges [aria-current]').innerText()).toBe('30');
  // a link keeps what was chosen
  const shared = page.url();
  await go('/');
  await page.goto(shared);
  await expect.poll(() => parts(page)).toEqual(['฿900', 'ไม่รวม', 'ไม่รวม', '฿900']);
  await expect
    .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
    .toBe(`${site}/product/demo-parts`);
});

test('BEY-04: the switches work without script', async () => {
  const { page, go } = await visit({ javaScript: false, width: 375 });
  await go('/product/demo-parts');
  await page.locator('.assume [role=switch]', { hasText: 'รวมคูปอง' }).click();
  await page.waitForURL(/coupon=0/);
  await expect.poll(() => page.locator('.bar .btn--go').innerText()).toContain('960');
  await page.locator('.assume [role=switch]', { hasText: 'รวมคูปอง' }).click();
  await page.waitForURL((url) => !url.search.includes('coupon'));
  await expect.poll(() => page.locator('.bar .btn--go').innerText()).not.toContain('960');
});

test('BEY-20: the chart turns to what a unit costs, where a smaller pack is a step up; also without script', async () => {
  for (const javaScript of [true, false]) {
    const { page, go, context } = await visit({
      lang: 'en',
      javaScript,
      width: javaScript ? 1280 : 375,
    });
    await go('/product/demo-13');
    const now = () => page.locator('.stats dd').first().innerText();
    const line = () => page.locator('.chartbox path.c-line').first().getAttribute('d');
    const [whole, drawn] = [await now(), await line()];
    expect(whole).toContain('฿159');
    const unit = page.locator('.chartbox [role=switch]', { hasText: 'Unit price' });
    await expect.poll(() => unit.getAttribute('aria-checked')).toBe('false');
    await unit.click();
    await page.waitForURL(/unit=1/);
    await expect.poll(now).toContain('฿37.86');
    // 500 g cost 31.80 by the hundred before the pack shrank
    await expect.poll(() => page.locator('.stats').innerText()).toContain('฿31.80');
    await expect.poll(() => page.locator('.legend').innerText()).toContain('/ 100 g');
    await expect.poll(() => line()).not.toBe(drawn);
    await expect.poll(() => unit.getAttribute('aria-checked')).toBe('true');
    await unit.click();
    await page.waitForURL((url) => !url.search.includes('unit'));
    await expect.poll(now).toBe(whole);
    // what has no unit has no switch
    await go('/product/demo-01');
    await expect
      .poll(() => page.locator('.chartbox [role=switch]', { hasText: 'Unit price' }).count())
      .toBe(0);
    await context.close();
  }
});

test('BEY-03: a shopper reports a price with the keyboard alone, in three languages, and is thanked; a second time it is known', async () => {
  for (const [lang, open, thanks, known] of [
    ['th', 'แจ้งราคาผิด', 'ขอบคุณ', 'แจ้งราคานี้ไปแล้ว'],
    ['en', 'Report a wrong price', 'Thank you', 'already reported this price'],
    ['id', 'Laporkan harga', 'Terima kasih', 'sudah melaporkan'],
  ] as const) {
    const { page, go, context } = await visit({
      lang,
      width: lang === 'th' ? 375 : 1280,
      theme: lang === 'id' ? 'dark' : 'light',
    });
    await go('/product/demo-08');
    const button = page.locator('.report', { hasText: open });
    const dialog = page.locator('dialog[open]');
    for (const said of [thanks, known]) {
      await button.focus();
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      expect(await faultsOf(page, { only: 'dialog[open]' })).toEqual([]);
      await dialog.locator('input[name=reason]').first().focus();
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => dialog.locator('input[value=CHEAPER]').isChecked()).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.type('1,250.50');
      await page.keyboard.press('Tab');
      await page.keyboard.type('note');
      const asked = page.waitForRequest(/price-reports\/create/);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect((await asked).postDataJSON()).toEqual({
        id: 'demo-08',
        reason: 'CHEAPER',
        seenAmount: 125050,
        note: 'note',
      });
      await expect.poll(() => dialog.innerText()).toContain(said);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('[role=status]') !== null))
        .toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => dialog.count()).toBe(0);
      await expect
        .poll(() => button.evaluate((element) => element === document.activeElement))
        .toBe(true);
    }
    await context.close();
  }
});

test('BEY-03: a report that does not arrive says why and keeps what was typed', async () => {
  const { page, go } = await visit({ lang: 'en', mayFail: /503|Failed to load/ });
  await go('/product/demo-08');
  await page.route(/price-reports\/create/, (route) => route.fulfill({ status: 503, body: '' }));
  await page.locator('.report', { hasText: 'Report a wrong price' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('textarea').fill('it was never 199');
  await dialog.locator('select').selectOption({ index: 1 });
  await dialog.locator('button[type=submit]').click();
  await expect
    .poll(() => dialog.locator('[role=alert]').innerText())
    .toBe('That did not work. Please try again in a moment. (Service Unavailable)');
  await expect.poll(() => dialog.locator('textarea').inputValue()).toBe('it was never 199');
  await page.unroute(/price-reports\/create/);
  const asked = page.waitForRequest(/price-reports\/create/);
  await dialog.locator('button[type=submit]').click();
  expect((await asked).postDataJSON()).toMatchObject({
    time: expect.stringMatching(/^\d{4}-/),
    note: 'it was never 199',
  });
  await expect.poll(() => dialog.innerText()).toContain('Thank you');
});

test('BEY-22: every product and deal says whether to wait, with its record or what was seen, also without script', async () => {
  for (const lang of ['th', 'en', 'id'] as const) {
    const { page, go, context } = await visit({ lang, width: 375, javaScript: lang !== 'id' });
    await go('/');
    const deal = await page.locator('main .card__name a').first().getAttribute('href');
    for (const path of ['/product/demo-01', '/product/demo-02', deal as string]) {
      await go(path);
      const answer = page.locator('section.outlook');
      expect(await answer.locator('li.is-on').count(), path).toBe(1);
      expect(await answer.locator('p').count(), path).toBeGreaterThan(1);
      expect(await answer.innerText()).not.toContain('wait.');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(375);
    }
    await context.close();
  }
});

test('BEY-01: where the judged offer has too few days for a chart, the chart says that it is of all shops', async () => {
  const ask = async (path: string, body: object) =>
    (
      (await (
        await fetch(`${site}/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()) as { data: { content: GoodsCard[] } }
    ).data.content;
  const found = await ask('saas-search-service/search/common/search', {
    dataTypes: ['GOODS'],
    pageRequest: { page: 1, size: 100 },
  });
  const goods = found.filter((card) => card.offerCount > 1 && card.verdict.observedDays > 0);
  const short = goods.find((card) => card.verdict.typicalAmount === null);
  const long = goods.find((card) => card.verdict.typicalAmount !== null);
  expect(short && long).toBeTruthy();
  for (const width of [375, 1280]) {
    const { page, go, context } = await visit({ lang: 'en', width });
    const says = page.locator('.chart__of');
    await go(`/product/${short?.code}`);
    await expect.poll(() => says.innerText()).toMatch(/cheapest of all shops on each day/);
    // whether to wait is said of all shops, which a chart of one may contradict
    const outlook = page.locator('section.outlook');
    expect(await outlook.innerText()).not.toContain('follows one shop');
    await go(`/product/${long?.code}`);
    await expect.poll(() => page.locator('.chartbox .stats').count()).toBe(1);
    expect(await says.count()).toBe(0);
    expect(await outlook.innerText()).toContain('the chart above follows one shop');
    await go(`/product/${long?.code}?shops=all`);
    expect(await outlook.innerText()).not.toContain('follows one shop');
    await context.close();
  }
});

test('BEY-22: the chart has a flag for each sale day, names the next one, and its readout says which it was', async () => {
  for (const width of [375, 1280]) {
    const { page, go, context } = await visit({ lang: 'en', width });
    await go('/product/demo-01');
    const flags = page.locator('.chartbox .c-sale:not(.c-sale--next) title');
    await expect.poll(() => flags.count()).toBeGreaterThan(2);
    await expect
      .poll(() => page.locator('.chartbox .c-salet').textContent())
      .toMatch(/ · in \d+ days?$/);
    const [plot, words] = await Promise.all(
      ['.chartbox .c-plot', '.chartbox .c-salet'].map((one) => page.locator(one).boundingBox()),
    );
    expect(words?.x).toBeGreaterThanOrEqual(plot?.x ?? 0);
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(
      (plot?.x ?? 0) + (plot?.width ?? 0) + 1,
    );
    // to the day of the last flag by the keys
    await page.locator('.chartbox .c-plot').focus();
    const name = (await flags.last().textContent()) as string;
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('ArrowLeft');
      if ((await page.locator('.chartbox .chart [aria-live]').textContent())?.endsWith(name)) break;
    }
    expect(await page.locator('.chartbox .chart [aria-live]').textContent()).toContain(name);
    await expect.poll(() => page.locator('.chartbox .c-read').textContent()).toContain(name);
    await context.close();
  }
});
