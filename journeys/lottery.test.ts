/** A lottery from coming soon to the open key, its verifier with and without a network, a prize. */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { LotteryRecord } from '#contract/activity/fair/record.ts';
import { activity, makeLottery, publishLottery } from '#api/activity/index.ts';
import { stillClock } from '#api/kernel/clock.ts';
import { faultsOf } from './axe.ts';
import { stopClock } from './browser.ts';
import { ownSite } from './own-site.ts';
import { register } from './people.ts';

const [SECOND, HOUR] = [1_000, 3_600_000];
const start = Date.now() + HOUR;
const [end, reveal] = [start + HOUR, start + 2 * HOUR];
const clock = stillClock(new Date(start - HOUR));
const { region, visitor } = await ownSite(clock);

const draft = {
  title: { en: 'Month end', th: 'จับรางวัลสิ้นเดือน' },
  summary: { en: 'Try it' },
  rules: { en: '<p>One each</p>' },
  cover: '/no-picture.svg',
  startAt: new Date(start),
  endAt: new Date(end),
  revealAt: new Date(reveal),
  chances: [{ reason: 'BASE' as const, chances: 3, mostADay: 1, mostInAll: 9 }],
  prizes: [
    {
      name: { en: 'Drip mug', th: 'แก้วดริป' },
      image: '',
      kind: 'GOODS' as const,
      numbers: 10_000,
      stock: 2,
    },
  ],
};
const id = String(await makeLottery(await region(), { ...draft, code: `walk-${start}` }));
await publishLottery(await region(), Number(id));
/** Of the shopper who draws. */
let token = '';
const room = `/activity/lottery/${id}`;

const stateOf = (page: Page) => page.locator('.stage [data-state]').getAttribute('data-state');
/** By a countdown of less than a minute. */
const secondsLeft = async (page: Page) =>
  Number(await page.locator('.stage [role="timer"] b').last().innerText());
const digits = async (page: Page) =>
  (await page.locator('.digits').getAttribute('aria-label')) ?? '';
const verdict = (page: Page) => page.locator('[data-verdict][role="status"]').first();
const stepsOf = (page: Page) =>
  page
    .locator('li[data-step]')
    .evaluateAll((steps) =>
      steps.map(
        (one) => `${(one as HTMLElement).dataset.step} ${(one as HTMLElement).dataset.verdict}`,
      ),
    );
const RIGHT = ['terms', 'commit', 'beacon', 'number', 'prize', 'chain'].map(
  (one) => `${one} right`,
);

test('ACT-02, ACT-04, ACT-13, ACT-15, SM-12: it opens at the second without reload, asks to sign in, draws, and says what it refuses', async () => {
  clock.set(new Date(start - 60 * SECOND));
  const { page, go, context } = await visitor({ width: 375 });
  await page.clock.install();
  expect(await go('/activity/lottery/424242')).toBe(404);
  await expect.poll(() => page.locator('h1').innerText()).toBe('Activity invalid.');
  expect(await go(room)).toBe(200);
  // it counts as soon as it has heard the server's clock
  await expect.poll(() => secondsLeft(page)).toBeLessThan(60);
  await stopClock(page);
  await page.clock.runFor(((await secondsLeft(page)) - 1) * SECOND);
  expect(await stateOf(page)).toBe('COMING_SOON');
  clock.set(new Date(start + SECOND));
  await page.clock.runFor(2 * SECOND);
  await expect.poll(() => stateOf(page)).toBe('RUNNING');
  await page.clock.resume();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  // nobody is signed in: the word that was typed is still there behind the dialog
  await page.locator('.draw__word summary').click();
  await page.locator('.draw__word input').fill('my own word');
  await page.getByRole('button', { name: 'Draw now' }).click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.locator('.draw__word input').inputValue()).toBe('my own word');
  await context.close();

  token = (await register()).token;
  const shopper = await visitor({ width: 375, token });
  await shopper.go(room);
  await shopper.page.getByText('You have 3 chances left').first().waitFor();
  await shopper.page.locator('.draw__word summary').click();
  await shopper.page.locator('.draw__word input').fill('my own word');
  for (const left of [2, 1]) {
    await shopper.page.getByRole('button', { name: 'Draw now' }).click();
    await shopper.page.getByText(`You have ${left} `).first().waitFor();
    expect(await digits(shopper.page)).toMatch(/^\d{4}$/);
    // said before the digits stand still
    expect(await shopper.page.locator('.draw__live').innerText()).toContain('You won: Drip mug');
  }
  // the last one is gone: a refusal is in place of the digits
  await shopper.page.getByRole('button', { name: 'Draw now' }).click();
  await shopper.page.locator('.draw .banner--bad').waitFor();
  expect(await shopper.page.locator('.draw .banner--bad').innerText()).toContain('prizes are gone');
  expect(await shopper.page.locator('.digits').count()).toBe(0);
  expect(await faultsOf(shopper.page)).toEqual([]);
  await shopper.context.close();
});

test('ACT-05..08, SM-10: an address is asked for, said to be final, sent once, and shown in part', async () => {
  clock.set(new Date(start + 2 * SECOND));
  const { page, go, context } = await visitor({ width: 375, token });
  await go(`${room}/prizes`);
  await expect.poll(() => page.locator('.award').count()).toBe(2);
  await page.getByRole('link', { name: 'Enter your address' }).first().click();
  await page.locator('form.paddr').waitFor();
  const address = page.url();
  await page.getByText('It cannot be edited after submission.').waitFor();
  await page.getByRole('button', { name: 'Send the address' }).click();
  expect(await page.locator('.paddr .field__err').count()).toBeGreaterThan(4);
  const typed = {
    recipient: 'น้ำฝน ใจดี',
    phone: '081 555 1122',
    street: '99/12 ซอยสุขใจ 4',
    city: 'บางรัก',
    region: 'กรุงเทพมหานคร',
  };
  for (const [name, value] of Object.entries(typed))
    await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('.check input').check();
  await page.getByRole('button', { name: 'Send the address' }).click();
  await page.getByText('Your address has been sent.').waitFor();
  await page.goto(address);
  await page.locator('.paddr--locked').waitFor();
  const shown = await page.locator('.paddr--locked').innerText();
  expect(shown).toContain('บางรัก');
  expect(shown).not.toContain('สุขใจ');
  expect(await page.locator('form.paddr').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  // the next prize is filled in from it
  await go(`${room}/prizes`);
  await expect
    .poll(() =>
      page
        .locator('.award')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.state)),
    )
    .toEqual(expect.arrayContaining(['NOT_FILL_ADDRESS', 'NOT_DELIVERED']));
  await page.getByRole('link', { name: 'Enter your address' }).click();
  await expect.poll(() => page.locator('[name="street"]').inputValue()).toBe(typed.street);
  await context.close();
});

test('BEY-13, P-23: ended, then open without reload; the verifier is green without a network, red with one byte changed, on its page and as a file', async () => {
  clock.set(new Date(end + SECOND));
  const { page, go, context } = await visitor({ token });
  await go(room);
  await expect.poll(() => stateOf(page)).toBe('ENDED');
  await page.getByText('The key opens in').waitFor();
  clock.set(new Date(reveal + SECOND));
  await activity.schedules?.find(({ name }) => name === 'activity.reveal')?.run(await region());
  // the device slept, and hears of the clock anew
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => stateOf(page)).toBe('REVEALED');
  await page.getByRole('link', { name: 'Check this number yourself' }).click();
  await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('green');
  expect(await stepsOf(page)).toEqual(RIGHT);

  // without a network; what keeps pages may look for the files of this one meanwhile
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/api/') ? 1 : 0));
  await context.setOffline(true);
  const number = page.locator('.vform__in').first();
  const before = await number.inputValue();
  await number.fill(before === '0002' ? '0003' : '0002');
  await page.getByRole('button', { name: 'Recompute' }).click();
  await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('red');
  expect(await stepsOf(page)).toEqual(
    expect.arrayContaining(['number wrong', 'prize skipped', 'chain right']),
  );
  await page.getByRole('button', { name: 'Back to the original' }).click();
  await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('green');
  expect(asked).toBe(0);
  await context.setOffline(false);

  // all draws, and the record with one byte changed
  await page.getByRole('button', { name: 'Load and check all' }).click();
  await page.getByText('2 draws of').waitFor();
  const saved = await downloaded(page, 'Save the record');
  const record = JSON.parse(readFileSync(saved, 'utf8')) as LotteryRecord;
  const [first, ...rest] = record.draws;
  const changed = { ...record, draws: [{ ...first, clientSeed: 'Xy own word' }, ...rest] };
  const forged = path.join(tmpdir(), `khum-forged-${start}.json`);
  writeFileSync(forged, JSON.stringify(changed));
  await page.locator('input[type="file"]').setInputFiles(forged);
  await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('red');
  expect(await stepsOf(page)).toContain('chain wrong');
  await page.locator('input[type="file"]').setInputFiles(saved);
  await expect.poll(() => verdict(page).getAttribute('data-verdict')).toBe('green');

  // the same as one file, opened from a disk
  const file = await downloaded(page, 'Save the verifier as one file');
  await context.setOffline(true);
  const alone = await context.newPage();
  await alone.goto(pathToFileURL(file).href);
  await expect.poll(() => verdict(alone).getAttribute('data-verdict')).toBe('green');
  expect(await stepsOf(alone)).toEqual(RIGHT);
  await alone.locator('input[type="file"]').setInputFiles(forged);
  await expect.poll(() => verdict(alone).getAttribute('data-verdict')).toBe('red');
  await alone.getByRole('button', { name: 'ไทย' }).click();
  await expect.poll(() => alone.locator('h1').innerText()).toBe('ตรวจการจับรางวัล');
  await expect.poll(() => verdict(alone).getAttribute('data-verdict')).toBe('red');
  await context.close();
});

async function downloaded(page: Page, name: string): Promise<string> {
  const [download] = (await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ])) as [Download, void];
  const file = path.join(tmpdir(), `${start}-${download.suggestedFilename()}`);
  await download.saveAs(file);
  return file;
}
