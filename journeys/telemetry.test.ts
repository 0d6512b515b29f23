import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';

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
    (request.url().includes('/beacon') ? beacons : reports).push(JSON.parse(request.postData() ?? '[]') as Told[]);
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
  await expect.poll(() => page.evaluate(() => localStorage.getItem('conan_user_visitor_info'))).toMatch(/^\{"":"[0-9a-f]{32}"\}$/);
  expect(reports).toEqual([]);
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
  await expect.poll(() => page.locator('.toast').count()).toBe(0);
});

test('TEL-03, TEL-07, AMB-65: clicks are told elsewhere; the finer traits of the device only after consent', async () => {
  const { page, go } = await visit({ lang: 'en' });
  const { reports } = await listen(page);
  await page.clock.install();
  await go('/preferences');
  await page.clock.runFor(12_000);
  await expect.poll(() => names(reports)).toContain('device');
  const print = () => reports.flat().findLast((one) => one.eventName === 'device')?.fingerprint as Record<string, unknown>;
  expect(Object.keys(print())).toEqual(
    expect.arrayContaining(['os', 'browser', 'engine', 'screenWidth', 'pixelRatio', 'colorDepth', 'touchPoints', 'language', 'timezone']),
  );
  for (const fine of ['canvas', 'webgl', 'fonts']) expect(print()).not.toHaveProperty(fine);
  await page.locator('input[name=fingerprint][value=on]').check();
  await page.getByRole('button', { name: 'Use these' }).click();
  await page.locator('html[data-ready]').waitFor();
  await page.clock.runFor(12_000);
  await expect.poll(() => Object.keys(print())).toEqual(expect.arrayContaining(['canvas', 'webgl', 'fonts']));
  expect(names(reports)).not.toContain('click');
});

test('TEL-06: a page is finished when 90 % was scrolled through and three seconds have passed, once', async () => {
  const { page, go } = await visit({ lang: 'en' });
  const { beacons } = await listen(page);
  await page.clock.install();
  await go('/how-we-judge');
  await page.clock.runFor(2000);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('telemetry-session'))).not.toBeNull();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.clock.runFor(60_000);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.clock.runFor(70_000);
  await expect.poll(() => names(beacons)).toEqual(['page finish']);
});

test('AMB-66: whoever asks not to be followed is not', async () => {
  const { page, go } = await visit({ lang: 'en' });
  const { reports, beacons } = await listen(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await page.clock.install();
  await go('/coupons');
  await page.clock.runFor(120_000);
  expect([...reports, ...beacons]).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('conan_user_visitor_info'))).toBeNull();
});
