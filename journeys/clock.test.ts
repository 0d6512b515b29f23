/** Countdowns beside a page that was kept a while and a device whose clock is wrong. */
import { afterAll, expect, test } from 'vitest';
import { stillClock } from '#api/kernel/clock.ts';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { servingUrl } from '#api/kernel/postgres/serving.ts';
import { startServer } from '#server/server.ts';
import { visit } from './browser.ts';
import { databaseUrl } from './given.ts';

const clock = stillClock(new Date());
const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  PORT: '0',
  RATE_LIMIT: '1000000',
  ROLE: 'web',
});
const running = await startServer({
  config,
  clock,
  database: { url: servingUrl(databaseUrl), poolSize: 8 },
  log: makeLog(config),
});
const own = running.address.replace('[::1]', '127.0.0.1');
afterAll(() => running.stop());

const AGE_S = 40;
const HOUR_MS = 3_600_000;

test.each([
  ['/daily-special-offers', HOUR_MS],
  ['/daily-special-offers', -HOUR_MS],
  ['/', HOUR_MS],
] as const)(
  'TEN-09, DEAL-05, LEAD-06: on %s, kept for 40 s, with a device %i ms off, the countdown is right to 2 s',
  async (path, skew) => {
    const before = clock.now().getTime();
    const first = await (
      await fetch(`${own}${path}`, { headers: { cookie: 'language=th' } })
    ).text();
    expect(first).toContain(`"currentTimeMillis":${before}`);
    clock.set(new Date(before + AGE_S * 1000));
    const { page, context } = await visit();
    await context.addCookies([{ name: 'language', value: 'th', url: own }]);
    await context.addInitScript((by) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + by;
    }, skew);
    await page.goto(`${own}${path}`);
    // it is the page of 40 s ago
    expect(await page.locator('#khum-state').textContent()).toContain(
      `"currentTimeMillis":${before}`,
    );
    const { data } = (await (
      await fetch(`${own}/api/saas-integration-service/home-pages/daily-special-config`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-tenant': 'TH' },
        body: '{}',
      })
    ).json()) as {
      data: { nextUpdateTime: string };
    };
    // the server's clock stands still, the page's moves on from when it was heard
    const right = (Date.parse(data.nextUpdateTime) - clock.now().getTime()) / 1000;
    const shown = () =>
      page.evaluate(() => {
        const timer = document.querySelector('[role=timer]') as HTMLElement;
        const seconds = timer.innerText
          .split(':')
          .reduce((sum, part) => sum * 60 + Number(part), 0);
        const heard = performance
          .getEntriesByType('resource')
          .find((one) => one.name.endsWith('/base/clock')) as PerformanceResourceTiming | undefined;
        return heard ? seconds + (performance.now() - heard.responseEnd) / 1000 : null;
      });
    await expect.poll(shown).not.toBeNull();
    await expect
      .poll(async () => Math.abs(((await shown()) ?? Number.NaN) - right))
      .toBeLessThan(2);
  },
);

test('TEN-09: whatever carries the clock is never kept by a cache', async () => {
  for (const [method, path] of [
    ['GET', '/saas-user-service/common/base/info'],
    ['GET', '/saas-user-service/common/base/clock'],
    ['POST', '/saas-integration-service/home-pages/daily-special-config'],
  ] as const) {
    const response = await fetch(
      `${own}/api${path}`,
      method === 'POST'
        ? { method, headers: { 'content-type': 'application/json' }, body: '{}' }
        : {},
    );
    expect(response.headers.get('cache-control'), path).toBe('no-store');
    expect(await response.text()).toContain(String(clock.now().getTime()));
  }
});
