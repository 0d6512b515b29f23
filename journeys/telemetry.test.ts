import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { INVENTORY_KEYS, RETENTION_DAYS } from '#contract/account/inventory.ts';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { register, signedIn } from './people.ts';

interface Told {
  readonly eventName: string;
  readonly [field: string]: unknown;
}

/** Everything that the page tells, by where it goes. */
async function listen(page: Page): Promise<{ reports: Told[][]; beacons: Told[][] }> {
  const reports: Told[][] = [];
  const beacons: Told[][] = [];
  await page.route(/\/tenant\/(report|beacon)/, async (route) => {
    const request = route.request();
    (request.url().includes('/beacon') ? beacons : reports).push(
      JSON.parse(request.postData() ?? '[]') as Told[],
    );
    await route.fulfill({ status: 500, body: 'broken' });
  });
  return { reports, beacons };
}
const names = (batches: readonly Told[][]) => batches.flat().map((one) => one.eventName);

test('TEL-01, TEL-02, TEL-09, TEL-10, STOR-01: a visit is told in one batch with every field; a collector that fails bothers nobody', async () => {
  const { page, go } = await visit({ lang: 'en' });
  const { reports } = await listen(page);
  await page.clock.install();
  await go('/coupons');
  await page.clock.runFor(2000);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('conan_user_visitor_info')))
    .toMatch(/^\{"":"[0-9a-f]{32}"\}$/);
  expect(reports).toEqual([]);
  // somebody is there: only then it is told what kind of device this is
  await page.keyboard.press('Shift');
  await page.clock.runFor(10_000);
  await expect.poll(() => names(reports)).toEqual(expect.arrayContaining(['page view', 'device']));
  expect(reports).toHaveLength(1);
  const view = reports.flat().find((one) => one.eventName === 'page view') as Told;
  for (const field of [
    'version',
    'eventId',
    'timestamp',
    'sessionId',
    'visitorId',
    'userAgent',
    'language',
    'screenResolution',
    'windowResolution',
    'pageHref',
    'deviceId',
    'params',
  ])
    expect(view[field], field).toBeTruthy();
  expect(view).toMatchObject({ platform: 'Web', page: '/coupons', userId: null });
  // the refusal has arrived, and every moment after it is quiet
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.toast, :has(.toast)'))
            seen.push(node.outerHTML);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await page.clock.runFor(30_000);
  expect(await page.evaluate(() => (window as never as { seen: string[] }).seen)).toEqual([]);
});

test('TEL-03, TEL-07, AMB-65: clicks are told elsewhere; the finer traits of the device only after consent', async () => {
  const { page, go } = await visit({ lang: 'en', mayFail: /500/ });
  const { reports } = await listen(page);
  await page.clock.install();
  await go('/preferences');
  // its code comes when the page is idle: the clock goes on until it has spoken of who is there
  const told = async () => {
    await page.keyboard.press('Shift');
    await page.clock.runFor(3000);
    return names(reports);
  };
  await expect.poll(told).toContain('device');
  const print = () =>
    reports.flat().findLast((one) => one.eventName === 'device')?.fingerprint as Record<
      string,
      unknown
    >;
  expect(Object.keys(print())).toEqual(
    expect.arrayContaining([
      'os',
      'browser',
      'engine',
      'screenWidth',
      'pixelRatio',
      'colorDepth',
      'touchPoints',
      'language',
      'timezone',
    ]),
  );
  for (const fine of ['canvas', 'webgl', 'fonts']) expect(print()).not.toHaveProperty(fine);
  await page.locator('input[name=fingerprint][value=on]').check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.locator('html[data-ready]').waitFor();
  await expect
    .poll(async () => (await told()).filter((name) => name === 'device').length)
    .toBeGreaterThan(1);
  await expect
    .poll(() => Object.keys(print()))
    .toEqual(expect.arrayContaining(['canvas', 'webgl', 'fonts']));
  // what counts as a click goes to the counter of clicks, and a keyword with its id into the
  // report: never a click by itself
  const clicked: string[] = [];
  await page.route(/\/clicks\/collect/, (route) => {
    clicked.push(
      (route.request().postDataJSON() as { eventType: string; subjectType: string }).subjectType,
    );
    return route.fulfill({
      json: { success: true, code: 200, message: '', data: { accepted: true } },
    });
  });
  await go('/search?keyword=zzzzqqqq');
  await page.locator('.ways [data-click^="KEYWORD:"]').first().click();
  await page.waitForURL((url) => url.searchParams.get('keyword') !== 'zzzzqqqq');
  await expect.poll(told).toContain('keyword click');
  await expect.poll(() => clicked).toContain('KEYWORD');
  expect(names(reports)).not.toContain('click');
});

test('TEL-04, SM-15, TEL-08: a login is told once, whatever is loaded again and in another tab; a logout when they go; two people of one browser have two visitor ids', async () => {
  const [ann, bob] = [await register(), await register()];
  const visitor = await visit({ lang: 'en', width: 375, mayFail: /500/ });
  const { page, go, context } = visitor;
  const { reports } = await listen(page);
  const of = (name: string) => reports.flat().filter((one) => one.eventName === name);
  await page.clock.install();
  await signedIn(visitor, ann.token);
  for (let load = 0; load < 2; load += 1) {
    await go('/coupons');
    await expect.poll(() => page.locator('.head__me').count()).toBe(1);
    await page.clock.runFor(14_000);
    await expect.poll(() => of('page view').length).toBe(load + 1);
  }
  expect(of('login').map((one) => one.userId)).toEqual([ann.userId]);
  const tab = await context.newPage();
  const second = await listen(tab);
  await tab.clock.install();
  await tab.goto(`${site}/brands`);
  await tab.locator('.head__me').waitFor();
  await tab.clock.runFor(14_000);
  await expect.poll(() => names(second.reports)).toContain('page view');
  expect(names(second.reports)).not.toContain('login');
  await tab.close();
  // who they were is in both events, and nobody is there afterwards
  await page.locator('.head__me').click();
  await page.locator('.me-menu').getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => page.locator('.head__me').count()).toBe(0);
  await page.clock.runFor(12_000);
  await expect.poll(() => of('logout').map((one) => one.userId)).toEqual([ann.userId]);
  await signedIn(visitor, bob.token);
  await go('/coupons');
  await expect.poll(() => page.locator('.head__me').count()).toBe(1);
  await page.clock.runFor(14_000);
  await expect.poll(() => of('login').map((one) => one.userId)).toEqual([ann.userId, bob.userId]);
  const ids = of('login').map((one) => one.visitorId);
  expect(new Set(ids).size).toBe(2);
  const known = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('conan_user_visitor_info'))) ?? '{}',
  ) as Record<string, string>;
  expect([known[ann.userId], known[bob.userId]]).toEqual(ids);
  expect(new Set(Object.values(known)).size).toBe(Object.keys(known).length);
});

test('TEL-06: a page is finished when 90 % was scrolled through and three seconds have passed, once', async () => {
  const { page, go } = await visit({ lang: 'en' });
  const { beacons } = await listen(page);
  await page.clock.install();
  await go('/how-we-judge');
  await page.clock.runFor(2000);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('telemetry-session')))
    .not.toBeNull();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.clock.runFor(60_000);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.clock.runFor(70_000);
  await expect.poll(() => names(beacons)).toEqual(['page finish']);
});

test('TEL-05, API-05, BEY-27: beacons of who agreed go where the page says, as JSON arrays of ten at most; those of others stay here', async () => {
  const { page, go, context } = await visit({ lang: 'en', mayFail: /404|500/ });
  const { beacons } = await listen(page);
  const elsewhere: unknown[][] = [];
  await page.route('**/collector-of-somebody', (route) => {
    elsewhere.push(JSON.parse(route.request().postData() ?? '[]') as unknown[]);
    return route.fulfill({ status: 204 });
  });
  await page.route(`${site}/how-we-judge`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(
        '"origin":',
        `"beaconUrl":"${site}/collector-of-somebody","origin":`,
      ),
    });
  });
  await page.clock.install();
  // what listens is loaded late on a busy machine: the page is read until it was heard
  const readUntil = async (heard: () => number) => {
    await go('/how-we-judge');
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await page.clock.runFor(65_000);
        return heard();
      })
      .toBe(1);
  };
  await readUntil(() => beacons.flat().length);
  expect(elsewhere).toEqual([]);
  await context.addCookies([{ name: 'visits', value: 'on', url: site }]);
  await page.evaluate(() => sessionStorage.removeItem('telemetry-session'));
  await readUntil(() => elsewhere.flat().length);
  expect(elsewhere.every((batch) => Array.isArray(batch) && batch.length <= 10)).toBe(true);
  expect(beacons.flat()).toHaveLength(1);
});

test('BEY-27, AMB-66: visits are told to this site alone; who turns that off is not followed, keeps it so, and can take it back', async () => {
  const { page, go, context } = await visit({ lang: 'en', width: 375, mayFail: /500/ });
  const { reports, beacons } = await listen(page);
  await page.clock.install();
  const choose = async (value: 'here' | 'off') => {
    await go('/preferences');
    await page.locator(`input[name=visits][value=${value}]`).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('html[data-ready]').waitFor();
  };
  // nobody is asked for more where nobody else collects anything
  await go('/preferences');
  expect(
    await page
      .locator('input[name=visits]')
      .evaluateAll((inputs) =>
        inputs.map((one) => [(one as HTMLInputElement).value, (one as HTMLInputElement).checked]),
      ),
  ).toEqual([
    ['off', false],
    ['here', true],
  ]);
  await choose('off');
  await page.evaluate(() => localStorage.removeItem('conan_user_visitor_info'));
  const before = reports.length;
  await go('/coupons');
  await page.clock.runFor(120_000);
  // whoever changes something else keeps what was chosen
  await go('/preferences');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.locator('html[data-ready]').waitFor();
  await page.clock.runFor(120_000);
  expect((await context.cookies()).find((one) => one.name === 'visits')?.value).toBe('off');
  expect(
    [...reports.slice(before), ...beacons].flat().filter((one) => one.page === '/coupons'),
  ).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('conan_user_visitor_info'))).toBeNull();
  await choose('here');
  await page.clock.runFor(14_000);
  await expect.poll(() => names(reports.slice(before))).toContain('page view');
});

test('BEY-27: what is kept of people stands on a page, in three languages, with its periods and the ways to change it', async () => {
  for (const [lang, width, theme] of [
    ['th', 375, 'light'],
    ['en', 1280, 'dark'],
    ['id', 375, 'dark'],
  ] as const) {
    const { page, go, context } = await visit({ lang, width, theme });
    await go('/data-kept');
    await expect.poll(() => page.locator('main h2').count()).toBe(INVENTORY_KEYS.length);
    const text = await page.locator('main').innerText();
    for (const days of Object.values(RETENTION_DAYS)) expect(text, lang).toContain(String(days));
    expect(text).not.toMatch(/\{\w+\}|inventory\.\w+/);
    expect(await faultsOf(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
    for (const href of ['/preferences', '/profile/security#data-export'])
      await expect.poll(() => page.locator(`main a[href="${href}"]`).count()).toBe(1);
    await context.close();
  }
});

test('AMB-66: whoever asks not to be followed is not', async () => {
  const { page, go } = await visit({ lang: 'en' });
  const { reports, beacons } = await listen(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await page.clock.install();
  await go('/coupons');
  await page.clock.runFor(120_000);
  expect([...reports, ...beacons]).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('conan_user_visitor_info')))
    .toBeNull();
});
