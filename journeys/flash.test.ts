/** A flash sale that a shopper posts, from the box that says so to the countdown (LAB-02, P-17). */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';
import { review } from './operator.ts';
import { register, signedIn } from './people.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** As the field writes it, in Thailand. */
function stampIn(ms: number): string {
  return new Date(Date.now() + ms)
    .toLocaleString('sv-SE', { timeZone: 'Asia/Bangkok' })
    .replace(' ', 'T')
    .slice(0, 16);
}

/** The end of the day that goes on for an hour at least. */
const endOfSale = (ms = 0) => `${stampIn(ms + HOUR_MS + 60_000).slice(0, 10)}T23:59`;

/** All that a flash sale needs, but for its end. */
async function fill(page: Page, title: string): Promise<void> {
  await page.locator('[name="url"]').fill(`https://flash.example/${randomUUID()}`);
  await page.locator('[name="title"]').fill(title);
  await page.locator('[name="price"]').fill('199');
  await page.locator('[name="text"]').fill('Ends tonight.');
  await page.locator('[name="disclosure"]').first().check();
  const create = { width: 640, height: 480, channels: 3, background: '#aa4422' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await page
    .locator('[name="pictures"]')
    .setInputFiles([{ name: 'sale.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect.poll(() => page.locator('.pub__pic img').count()).toBe(1);
  await page.locator('[name="flash"]').check();
}

for (const [width, lang, title, beyond, offline, saved] of [
  [
    375,
    'th',
    'Clay pot with a lid',
    'เวลาสิ้นสุดต้องอยู่ในอนาคต หลังเวลาเริ่ม และไม่เกินหนึ่งปี',
    'ออฟไลน์: บันทึกไว้ในเครื่องนี้',
    'บันทึกร่างแล้ว',
  ],
  [
    1280,
    'id',
    'Wool socks for winter',
    'Waktu akhir harus di masa depan, setelah waktu mulai, dan paling lama setahun lagi.',
    'Offline: disimpan di perangkat ini',
    'Draf tersimpan',
  ],
] as const)
  test(`LAB-02, P-17: a flash sale ends today unless its author says otherwise, not in the past, not in years, survives a lost connection, and counts down once it is public, at ${width}`, async () => {
    const account = await register();
    const who = await visit({ width, lang, mayFail: /ERR_INTERNET_DISCONNECTED/ });
    await signedIn(who, account.token);
    const { page, context, go } = who;
    const end = page.locator('[name="end"]');
    const send = page.locator('.pub__send button');
    await go('/publish?new=deal');
    await fill(page, title);
    expect(await end.inputValue()).toBe(endOfSale());
    for (const bad of [stampIn(-DAY_MS), '', stampIn(400 * DAY_MS)]) {
      await end.fill(bad);
      await send.click();
      await expect.poll(() => page.locator('.pub .field__err').count(), { message: bad }).toBe(1);
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(
        'end',
      );
    }
    expect(await page.locator('.pub .field__err').innerText()).toBe(beyond);
    await context.setOffline(true);
    const chosen = stampIn(3 * HOUR_MS);
    await end.fill(chosen);
    await page.locator('.pub__saving').getByText(offline).waitFor();
    await context.setOffline(false);
    await expect
      .poll(() => page.url(), { message: 'the draft has an address of its own' })
      .toMatch(/[?&]id=/);
    await page.locator('.pub__saving').getByText(saved).waitFor();
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
    expect(await end.inputValue()).toBe(chosen);
    expect(await page.locator('[name="flash"]').isChecked()).toBe(true);
    const code = new URL(page.url()).searchParams.get('id');
    await send.click();
    await page.waitForURL(`${site}/publish`);
    const waiting = (await review()).split('\n').find((line) => line.includes(title));
    await review('pass', /\S+:\d+/.exec(waiting ?? '')?.[0] ?? '');
    await go(`/content/${code}`);
    const timer = page.locator('main [role="timer"]').first();
    await expect.poll(() => timer.innerText()).toMatch(/^0[23]:\d\d:\d\d$/);
    const before = await timer.innerText();
    await expect.poll(() => timer.innerText()).not.toBe(before);
  });

test('LAB-02, P-17: the end that a flash sale got by itself moves on when its day ends before it is sent', async () => {
  const account = await register();
  const who = await visit({ width: 375, lang: 'en' });
  await signedIn(who, account.token);
  const { page, go } = who;
  const send = page.locator('.pub__send button');
  await page.clock.install();
  await go('/publish?new=deal');
  await fill(page, 'Folding umbrella');
  await page.locator('.pub__saving').getByText('Draft saved').waitFor();
  // in the last hour of a day the sale ends the next one
  await page.clock.fastForward(2 * DAY_MS);
  await send.click();
  await expect
    .poll(() => page.locator('.pub .field__err').allInnerTexts())
    .toEqual([
      'The end that was filled in has passed, so we moved it. Please check it and send again.',
    ]);
  expect(await page.locator('[name="end"]:focus').inputValue()).toBe(endOfSale(2 * DAY_MS));
  await send.click();
  await page.waitForURL(`${site}/publish`);
});
