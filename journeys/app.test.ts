import { expect, test } from 'vitest';
import { COOKIE_MAX_AGE_S } from '#contract/constants.ts';
import { pastFirstScreen, site, visit } from './browser.ts';
import type { Visit } from './browser.ts';

/**
 * Every offer of the app that ever stood on the page until its code, which comes late, has come and
 * had its time.
 */
async function offersSeen({ page, go }: Visit, mayScroll = true): Promise<string[]> {
  await page.clock.install();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('.app-bar')) seen.push('.app-bar');
    }).observe(document, { childList: true, subtree: true });
  });
  const code = page.waitForResponse((answer) => answer.url().includes('/app-offer-'));
  await go('/');
  await page.clock.runFor(5000);
  await (await code).finished();
  await page.clock.runFor(5000);
  if (mayScroll) await pastFirstScreen(page);
  await page.evaluate(() =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).catch(
      () => {},
    ),
  );
  return page.evaluate(() => [...new Set((window as never as { seen: string[] }).seen)]);
}

test('APP-01, MD-07, STOR-01: a phone is offered the app; dismissed, it is not until the period ends; a desktop never is', async () => {
  const visitor = await visit({ width: 375, lang: 'en' });
  const { page, go } = visitor;
  await page.clock.install();
  await go('/');
  await pastFirstScreen(page);
  await page.locator('.app-bar').waitFor();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.poll(() => page.locator('.app-bar').count()).toBe(0);
  expect(
    Number(await page.evaluate(() => localStorage.getItem('hide-download-guide'))),
  ).toBeGreaterThan(0);
  await go('/coupons');
  await expect.poll(() => page.locator('.app-bar').count()).toBe(0);
  await page.evaluate(() =>
    localStorage.setItem('hide-download-guide', String(Date.now() - 31 * 86_400_000)),
  );
  await go('/coupons');
  await pastFirstScreen(page);
  await page.locator('.app-bar').waitFor();
  const desktop = await visit({ lang: 'en' });
  expect(await offersSeen(desktop)).toEqual([]);
});

test('AMB-80: a tenant without apps offers none', async () => {
  expect(await offersSeen(await visit({ width: 375, tenant: 'SG' }))).toEqual([]);
  // the same look sees the offer where there is one
  expect(await offersSeen(await visit({ width: 375, tenant: 'TH' }))).not.toEqual([]);
});

test('APP-01: the offer of the app never lies over the first screen of a page', async () => {
  const visitor = await visit({ width: 375, tenant: 'TH' });
  expect(await offersSeen(visitor, false)).toEqual([]);
  const { page } = visitor;
  await pastFirstScreen(page);
  await page.locator('.app-bar').waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => page.locator('.app-bar').count()).toBe(0);
});

test('TEN-10, NAV-28, APP-01, APP-05: inside the app there is no footer, no bottom bar, no offer of the app; its bar is kept clear of', async () => {
  const visitor = await visit({ width: 375, lang: 'en' });
  const { page, go } = visitor;
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard, KhumApp: { postMessage: (text: string) => heard.push(text) } });
  });
  await go('/?terminalType=app&appSafeAreaTop=24');
  for (const part of ['footer', 'nav.bottom', '.app-bar'])
    await expect.poll(() => page.locator(part).count(), { message: part }).toBe(0);
  const top = () => page.evaluate(() => getComputedStyle(document.body).paddingTop);
  expect(await top()).toBe('24px');
  const say = (detail: unknown) =>
    page.evaluate(
      (value) => window.dispatchEvent(new CustomEvent('khum:app', { detail: value })),
      detail,
    );
  await say({ type: 'safe-area', top: 40 });
  expect(await top()).toBe('40px');
  for (const detail of [
    { type: 'safe-area', top: 4000 },
    { type: 'safe-area', top: '1px;color:red' },
    null,
    'x',
    { type: 'go', path: '//evil.example' },
  ])
    await say(detail);
  expect(await top()).toBe('40px');
  await say({ type: 'starred' });
  await expect
    .poll(() =>
      page.evaluate(() => [
        localStorage.getItem('app-started'),
        localStorage.getItem('starred-app'),
      ]),
    )
    .toEqual(['1', '1']);
  await say({ type: 'go', path: '/coupons' });
  await page.waitForURL(/\/coupons$/);
  await expect.poll(() => page.locator('footer').count()).toBe(0);
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as never as { heard: string[] }).heard
          .map((text) => (JSON.parse(text) as { path: string }).path)
          .at(-1),
      ),
    )
    .toBe('/coupons');
  await expect
    .poll(() =>
      page.evaluate(
        () => JSON.parse((window as never as { heard: string[] }).heard[0] as string) as object,
      ),
    )
    .toEqual({
      type: 'ready',
      path: '/?terminalType=app&appSafeAreaTop=24',
    });
});

test('STOR-03: with storage refused the site still browses', async () => {
  const visitor = await visit({ width: 375, lang: 'en' });
  const { page, go } = visitor;
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await go('/');
  await pastFirstScreen(page);
  await page.locator('.app-bar').waitFor();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.locator('.grid a').first().click();
  await page.waitForURL(/\/content\//);
  await page.locator('.bar .btn--go').waitFor();
  await go('/product/demo-01');
  await page.locator('.ranges a', { hasText: '30' }).click();
  await expect.poll(() => page.locator('.ranges [aria-current]').innerText()).toBe('30');
  await page.goBack();
  await page.locator('.bar .btn--go').waitFor();
});

test('STOR-02, CONST-25, AMB-49: language, region and what a browser is known by are cookies of a year; the ids are random, and mean nothing', async () => {
  const cookiesAfter = async () => {
    const { page, go, context } = await visit();
    await context.clearCookies();
    await go('/product/demo-01');
    await page.locator('.ranges a', { hasText: '30' }).click();
    await expect.poll(() => page.locator('.ranges [aria-current]').innerText()).toBe('30');
    await page.locator('.head__lang').click();
    await page.locator('input[name=language][value=en]').check();
    await page.locator('input[name=tenant][value=SG]').check();
    await page.locator('.region button[type=submit]').click();
    // that region does not have it: its kind is shown instead
    await page.waitForURL((url) => url.pathname.startsWith('/products/'));
    return new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  };
  const [one, other] = [await cookiesAfter(), await cookiesAfter()];
  expect([...one.keys()].sort()).toEqual([
    'device_id',
    'language',
    'languages',
    'platform',
    'pseudo_user_id',
    'tenant',
  ]);
  for (const [name, cookie] of one) {
    expect(Math.abs(cookie.expires - Date.now() / 1000 - COOKIE_MAX_AGE_S), name).toBeLessThan(120);
    expect([cookie.path, cookie.sameSite], name).toEqual(['/', 'Lax']);
  }
  expect(
    ['language', 'languages', 'platform', 'tenant'].map((name) => one.get(name)?.value),
  ).toEqual(['en', 'en', 'Web', 'SG']);
  // the same machine with the same browser is another one each time: nothing is taken from what it
  // is
  const ids = [one, other].flatMap((jar) => [
    jar.get('device_id')?.value,
    jar.get('pseudo_user_id')?.value,
  ]);
  expect(new Set(ids).size).toBe(4);
});

test('APP-04, MD-07, AMB-80: the page of the app has a code for the phone on a desktop and both stores; without apps there are no stores', async () => {
  const desktop = await visit({ lang: 'en' });
  await desktop.go('/download');
  await expect.poll(() => desktop.page.locator('.qr').isVisible()).toBe(true);
  await expect
    .poll(() => desktop.page.locator('.qr').getAttribute('aria-label'))
    .toBe(`${site}/download`);
  for (const store of ['apps.apple.com', 'play.google.com'])
    await expect
      .poll(() => desktop.page.locator(`.download a[href*="${store}"]`).count(), { message: store })
      .toBe(1);
  const none = await visit({ lang: 'en', tenant: 'SG' });
  await none.go('/download');
  await expect.poll(() => none.page.locator('.download a').count()).toBe(0);
  const phone = await visit({ width: 375, lang: 'en' });
  await phone.go('/download');
  await expect.poll(() => phone.page.locator('.qr').isVisible()).toBe(false);
});
