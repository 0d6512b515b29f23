/** Khum on the home screen of a device: offered, refused, never asked twice (BEY-14). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { pastFirstScreen, visit } from './browser.ts';
import type { Visit, VisitOptions } from './browser.ts';
import { register, signedIn } from './people.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const DAY_MS = 86_400_000;

interface Device extends Visit {
  /** A visit: a page, opened long after the one before, whatever comes late to it, and its second screen. */
  come(path: string): Promise<void>;
  pass(ms: number): Promise<void>;
}

/** `can`: what the browser is able to do; it says so early, as Chromium does. */
async function device(
  can: 'prompt' | 'share' | 'nothing',
  { outcome = 'dismissed', standalone = false, ...options }: VisitOptions & Extra = {},
): Promise<Device> {
  // a region without an app in the stores
  const made = await visit({ lang: 'en', tenant: 'SG', ...options });
  const { page, go } = made;
  await page.clock.install();
  await page.addInitScript(
    ([able, answer, isApp, safari]) => {
      Object.defineProperty(navigator, 'userAgent', {
        value: able === 'share' ? safari : navigator.userAgent.replace('iPhone', 'Android'),
      });
      if (isApp) Object.defineProperty(navigator, 'standalone', { value: true });
      if (able !== 'prompt') return;
      const asked: string[] = [];
      Object.assign(window, { asked });
      addEventListener('load', () => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        const prompt = async () => {
          asked.push('prompt');
          return { outcome: answer };
        };
        dispatchEvent(Object.assign(event, { prompt }));
        asked.push(event.defaultPrevented ? 'caught' : 'missed');
      });
    },
    [can, outcome, standalone, SAFARI] as const,
  );
  return {
    ...made,
    async come(path) {
      await page.clock.fastForward(3_600_000);
      const before = await page.evaluate(() => Date.now());
      await go(path);
      // what comes late comes, and whatever was about to be drawn is
      const last = async () => {
        await page.clock.runFor(2_000);
        return page.evaluate(() => Number(localStorage.getItem('visits')?.split(' ')[1] ?? 0));
      };
      await expect.poll(last).toBeGreaterThan(before);
      await page.clock.runFor(1_000);
      await pastFirstScreen(page);
    },
    pass: (ms) => page.clock.fastForward(ms),
  };
}

interface Extra {
  outcome?: 'accepted' | 'dismissed';
  standalone?: boolean;
}

const visits = (page: Page) =>
  page.evaluate(() => Number.parseInt(localStorage.getItem('visits') ?? '0', 10));
const bar = (page: Page) => page.locator('.inst-bar');
const asked = (page: Page) => page.evaluate(() => (window as never as { asked: string[] }).asked);

for (const width of [375, 1280])
  test(`BEY-14: installing is offered from the third visit, on pages to look around on alone; a "no" is one for 90 days (${width})`, async () => {
    const { page, come, go, pass } = await device('prompt', { width });
    await come('/');
    // the same visit
    await go('/coupons');
    expect(await visits(page)).toBe(1);
    await come('/');
    expect(await visits(page)).toBe(2);
    expect(await bar(page).count()).toBe(0);
    await come(
      (await page.locator('main a[href^="/content/"]').first().getAttribute('href')) ?? '',
    );
    expect(await visits(page)).toBe(3);
    expect(await bar(page).count(), 'over what it was opened for').toBe(0);
    await page.goBack();
    await page.clock.runFor(3_000);
    await pastFirstScreen(page);
    await bar(page).waitFor();
    expect(await asked(page)).toEqual(['caught']);
    expect(await faultsOf(page)).toEqual([]);
    // at once gone
    await bar(page).getByRole('button', { name: 'Not now' }).click();
    expect(await bar(page).count()).toBe(0);
    await come('/');
    expect(await bar(page).count()).toBe(0);
    await pass(89 * DAY_MS);
    await come('/');
    expect(await bar(page).count()).toBe(0);
    await pass(DAY_MS);
    await come('/');
    await bar(page).waitFor();
  });

test('BEY-14: the sheet explains before the browser asks; what the browser is answered counts, and installed is installed', async () => {
  const { page, come, context } = await device('prompt', { width: 375 });
  for (const path of ['/', '/coupons', '/products']) await come(path);
  await bar(page).getByRole('button', { name: 'See how' }).click();
  const sheet = page.locator('dialog.inst');
  await sheet.waitFor();
  expect(await sheet.innerText()).toContain('Khum then appears in your phone’s share menu');
  expect(await faultsOf(page)).toEqual([]);
  expect(await asked(page), 'not before the button').toEqual(['caught']);
  await sheet.getByRole('button', { name: 'Install' }).click();
  await expect.poll(() => asked(page)).toEqual(['caught', 'prompt']);
  expect(await bar(page).count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('install-refused')))
    .not.toBeNull();
  await context.close();

  const other = await device('prompt', { width: 375, outcome: 'accepted' });
  for (const path of ['/', '/coupons', '/products']) await other.come(path);
  await bar(other.page).waitFor();
  await other.page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect.poll(() => bar(other.page).count()).toBe(0);
});

for (const [lang, step] of [
  ['th', 'แตะปุ่มแชร์ใน Safari'],
  ['en', 'Tap Share in Safari'],
  ['id', 'Ketuk tombol Bagikan di Safari'],
] as const)
  test(`BEY-14: Safari on a phone is told how it is done by hand (${lang})`, async () => {
    const { page, come } = await device('share', { width: 375, lang });
    for (const path of ['/', '/coupons', '/products']) await come(path);
    await bar(page).locator('.btn').click();
    const sheet = page.locator('dialog.inst');
    expect(await sheet.locator('ol li').first().innerText()).toContain(step);
    expect(await faultsOf(page)).toEqual([]);
    // what reaches no app there is not promised
    expect(await sheet.locator('.gets li').count()).toBe(2);
    await sheet.locator('.btn--ink').click();
    expect(await bar(page).count()).toBe(0);
    await come('/');
    expect(await bar(page).count()).toBe(0);
  });

test('BEY-14: who has it on the home screen, or a browser that cannot, is offered nothing; nobody sees the page move', async () => {
  for (const one of [
    await device('share', { width: 375, standalone: true }),
    await device('nothing', { width: 375 }),
    await device('nothing', { width: 1280 }),
  ]) {
    for (const path of ['/', '/coupons', '/products']) await one.come(path);
    expect(await bar(one.page).count()).toBe(0);
    await one.context.close();
  }
  const { page, come } = await device('prompt', { width: 375 });
  for (const path of ['/', '/coupons', '/products']) await come(path);
  await bar(page).waitFor();
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.head, main > *, .foot')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.className, x, y, width, height];
      }),
    );
  const offered = await places();
  await bar(page).getByRole('button', { name: 'Not now' }).click();
  expect(await bar(page).count()).toBe(0);
  expect(await places()).toEqual(offered);
});

test('BEY-14: installing can always be reached: from the footer, and from what is one’s own', async () => {
  const { page, go } = await device('prompt', { width: 1280 });
  await go('/coupons');
  await page.locator('.foot a[href="/download"]').click();
  await page.waitForURL(/\/download$/);
  await page.locator('.inst__here .btn--go').click();
  await expect.poll(() => asked(page)).toEqual(['caught', 'prompt']);
  expect(await faultsOf(page)).toEqual([]);
  const { token } = await register();
  const own = await visit({ lang: 'en' });
  await signedIn(own, token);
  await own.go('/profile');
  await own.page.locator('main a[href="/download"]').first().click();
  await own.page.locator('.inst__here').waitFor();
  // a browser that offers nothing is told where its own way is
  expect(await own.page.locator('.inst__how').innerText()).toContain('menu of your browser');
});
