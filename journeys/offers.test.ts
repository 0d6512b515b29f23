import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { register, signedIn } from './people.ts';

test('NAV-12, LEAD-05, LEAD-06, CONT-16, DEAL-05: leaderboards lead to a ranked list whose first three stand out and whose countdown runs on the server’s clock', async () => {
  const { page, go } = await visit();
  await go('/leaderboards');
  await expect.poll(() => page.locator('.board').count()).toBeGreaterThan(3);
  await expect.poll(() => page.locator('.board').first().locator('.rank').count()).toBe(3);
  await page.locator('.board__all').first().click();
  await page.waitForURL(/leaderboard-products\//);
  const ranks = page.locator('.board__list .rank');
  await expect.poll(() => ranks.count()).toBeGreaterThan(3);
  await expect.poll(() => page.locator('.board__list .rank--top').count()).toBe(3);
  await expect.poll(() => ranks.nth(3).getAttribute('class')).toBe('rank');
  await expect.poll(() => page.locator('.board__how').innerText()).toContain('ค่าแนะนำไม่มีผลต่ออันดับ');
  const seconds = async () =>
    (await page.locator('[role=timer]').innerText())
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0);
  const before = await seconds();
  await expect.poll(seconds).toBeLessThan(before);
});

test('COUP-01, COUP-02, COUP-05, UI-08: a shopper finds a coupon, copies its code and learns when it last worked', async () => {
  const { page, go } = await visit();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await go('/coupons');
  await expect.poll(() => page.locator('.ticket').count()).toBeGreaterThan(5);
  await expect
    .poll(() => page.locator('.ticket .ok').first().textContent())
    .toMatch(/ใช้ได้ล่าสุด .+ · \d+ จาก \d+/);
  await page.locator('.tabs a', { hasText: 'โค้ด' }).first().click();
  await page.waitForURL(/type=CODE/);
  const code = page.locator('.ticket button.code').first();
  const text = await code.locator('b').innerText();
  await code.click();
  await expect.poll(() => page.locator('.toast').innerText()).toContain(`คัดลอก ${text} แล้ว`);
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

test('UI-08, COUP-05: a clipboard that does not answer gives way to a text field, and then the failure is said', async () => {
  const { page, go } = await visit();
  await go('/coupons?type=CODE');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
      configurable: true,
    });
    document.execCommand = () => true;
  });
  await page.locator('.ticket button.code').first().click();
  await expect.poll(() => page.locator('.toast').first().innerText()).toContain('คัดลอก');
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await page.locator('.ticket button.code').nth(1).click();
  await expect.poll(() => page.locator('.toasts').innerText()).toContain('คัดลอกไม่สำเร็จ');
});

test('COUP-01, BEY-08: without script coupons are filtered and read, and saying whether one worked leads to the login', async () => {
  const { page, go } = await visit({ javaScript: false });
  await go('/coupons');
  await page.locator('.chips .chip', { hasText: 'Lazada' }).click();
  await page.waitForURL(/platform=LAZADA/);
  const marks = await page
    .locator('.ticket .pm')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(new Set(marks)).toEqual(new Set(['Lazada']));
  await page.locator('.ticket__q a').first().click();
  await page.waitForURL(/\/login\?next=/);
});

test('NAV-16, NAV-29, DEAL-04, DEAL-05: the deals of the day say how they are chosen, count down, and can be filtered', async () => {
  const { page, go } = await visit();
  await go('/daily-special-offers');
  await expect.poll(() => page.locator('h1').innerText()).toBe('ดีลเด็ดประจำวัน');
  await expect.poll(() => page.locator('footer .foot__g').count()).toBe(0);
  await expect.poll(() => page.locator('footer').count()).toBe(1);
  await expect.poll(() => page.locator('article.card').count()).toBeGreaterThan(0);
  await expect
    .poll(() => page.locator('article.card .v--verified').count())
    .toBe(await page.locator('article.card').count());
  await page.locator('.chip', { hasText: 'ส่งฟรี' }).click();
  await page.waitForURL(/label=SHIPPING_FEE/);
  await expect
    .poll(
      async () =>
        (await page.locator('.tag--free').count()) === (await page.locator('article.card').count()),
    )
    .toBe(true);
  await go('/daily-special-offers?category=nothing');
  await page.locator('.empty').waitFor();
});

test('DEAL-05: when the countdown ends the list is asked for again', async () => {
  const { page, go } = await visit();
  await page.clock.install();
  await go('/daily-special-offers');
  await page.locator('[role=timer]').first().waitFor();
  const asked = page.waitForRequest(/daily-special-config/);
  await page.clock.fastForward('24:00:01');
  await asked;
});

test('BEY-02: a deal says why it stands where it stands, and the points add up', async () => {
  const { page, go } = await visit();
  await go('/');
  await page.locator('article.card .card__name a').nth(2).click();
  await page.locator('.score-why').waitFor();
  const points = await page
    .locator('.score-why li .num')
    .evaluateAll((all) => all.map((one) => Number.parseInt(one.textContent ?? '', 10)));
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(
    Number(await page.locator('.score b').innerText()),
  );
});

test('DEMO-10, DEMO-13, DEMO-14: shipping makes the dearer offer the better one; a smaller pack is told of; one product stands on three platforms', async () => {
  const { page, go } = await visit({ lang: 'en' });
  // before coupons, which may turn it round again
  await go('/product/demo-10?coupon=0');
  await expect.poll(() => page.locator('.offers th.best').first().innerText()).toContain('Lazada');
  await expect.poll(() => page.locator('.side .price').first().textContent()).toBe('฿920');
  await go('/product/demo-13');
  await expect.poll(() => page.locator('.shrink').innerText()).toContain('500 g to 420 g');
  await expect.poll(() => page.locator('.shrink').innerText()).toContain('19%');
  await expect.poll(() => page.locator('.side .unit').innerText()).toBe('฿37.86 / 100 g');
  await go('/product/demo-14?coupon=0');
  await expect
    .poll(() => page.locator('.offers thead .pf').allInnerTexts())
    .toEqual(['Lazada', 'Shopee', 'TikTok Shop'].map((name) => expect.stringContaining(name)));
  // the price and the way to the shop stay those of these goods, and the cheaper one is named
  await expect.poll(() => page.locator('.side .btn--go').innerText()).toContain('Shopee');
  await expect
    .poll(() => page.locator('.side .btn--go').getAttribute('href'))
    .toMatch(/^\/go\/\d+$/);
  await expect.poll(() => page.locator('.side').innerText()).toContain('Cheaper at Lazada: ฿3,890');
});

test('BEY-21: whoever sees another product beside this one says so, signed in first, and is thanked', async () => {
  const { token } = await register();
  const here = await visit({ lang: 'en' });
  const { page, go } = here;
  await go('/product/demo-14');
  const say = page.locator('.offers button.twin').first();
  await expect.poll(() => say.innerText()).toBe('Not the same?');
  await say.click();
  await page.locator('dialog[open] form').first().waitFor();
  await signedIn(here, token);
  await go('/product/demo-14');
  const many = await page.locator('.offers button.twin').count();
  await say.click();
  await page.locator('.toast', { hasText: 'We will look into it' }).waitFor();
  await expect.poll(() => page.locator('.offers button.twin').count()).toBe(many - 1);
});
