/** A bonus and a badge, from the operator's file to the money and the medal (ACT-09..11, ACT-14). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { htmlErrors } from './html.ts';
import { activities } from './operator.ts';
import { register, signedIn } from './people.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'khum-bonus-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inEach = (words: string) => ({ th: words, en: words, id: words });
const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const BOTH = {
  summary: inEach('For every order'),
  rules: inEach('<p>One order counts once.</p>'),
  cover: '/icon/icon-512.png',
  startAt: day(-3).slice(0, 10),
  endAt: day(30).slice(0, 10),
};

/** Made and published by commands; its number. */
async function published(kind: 'bonus' | 'badge', draft: object): Promise<string> {
  const file = path.join(folder, `${kind}.json`);
  writeFileSync(file, JSON.stringify({ ...BOTH, code: `walk-${kind}-${Date.now()}`, ...draft }));
  const made = await activities(`make-${kind}`, file, '--tenant', 'TH', '--json');
  const { id } = JSON.parse(made) as { id: string };
  await activities(`publish-${kind}`, id);
  return id;
}

async function handIn(token: string, body: object): Promise<string> {
  const answer = await fetch(`${site}/api/saas-user-service/user-bonus/activity/user-share-order`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tenant': 'TH',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

async function expectAccessible(page: Page): Promise<void> {
  // a message that fades in is pale for a moment
  expect(await faultsOf(page, { without: '.toast' })).toEqual([]);
}

test('ACT-09, ACT-10, ACT-11: an order is handed in on the page, found, paid, and seen by everybody without its name', async () => {
  // a number counts once, whichever bonus it is handed in for: also when this is tried again
  const NO = `SP-${Date.now()}`;
  const id = await published('bonus', {
    title: inEach('Share for a bonus'),
    platforms: ['SHOPEE', 'LAZADA'],
    reward: inEach('3% of what was paid'),
    perMille: 30,
    budget: 1_000_000,
  });
  const { token } = await register();
  const visitor = await visit({ lang: 'en', width: 375 });
  await signedIn(visitor, token);
  const { page, go } = visitor;
  await go(`/activity/bonus/${id}`);
  await page.locator('[name="orderNo"]').fill(NO);
  await page.locator('[name="amount"]').fill('1,019');
  await page.getByRole('button', { name: 'Submit' }).click();
  const order = page.locator('.order').first();
  await expect.poll(() => order.innerText()).toContain(NO);
  expect(await order.innerText()).toMatch(/To be confirmed[\s\S]*฿30\.57/);
  await page.locator('[name="orderNo"]').fill(`${NO.toLowerCase()} `);
  await page.locator('[name="amount"]').fill('1,019');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .poll(() => page.locator('.bonus__in').innerText())
    .toContain('This order has already been submitted.');
  await page.locator('[name="accountNo"]').fill('081 234 1122');
  await page.locator('[name="accountName"]').fill('Namfon Jaidee');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => page.locator('.payee').innerText()).toContain('•••-•••-1122');
  expect(await page.locator('.payee').innerText()).toContain('Namfon J•••');
  await expectAccessible(page);
  const known = { activityId: id, platform: 'LAZADA', orderNo: NO, amount: 159_000 };
  const orderId = await handIn(token, { ...known, orderTime: day(-2) });
  await activities('check', id, orderId);
  expect(await activities('pay', id, '--reference', 'KH-18', '--json')).toContain(orderId);
  await page.reload();
  await expect.poll(() => page.locator('.total3').innerText()).toMatch(/Paid\s+฿47\.70/);
  expect(await page.locator('.order').first().innerText()).toContain('reference KH-18');
  const stranger = await visit({ lang: 'en' });
  await stranger.go(`/activity/bonus/${id}`);
  await expect.poll(() => stranger.page.locator('.bpaid').innerText()).toContain('฿47.70');
  expect(await stranger.page.locator('main').innerText()).not.toContain(NO);
  expect(await htmlErrors(await (await fetch(`${site}/activity/bonus/${id}`)).text())).toEqual([]);
});

test('ACT-09, AMB-68: a visitor fills the form, signs in over it, and the order is handed in as it was filled in', async () => {
  const id = await published('bonus', {
    title: inEach('Come as you are'),
    platforms: ['SHOPEE', 'LAZADA'],
    reward: inEach('3% of what was paid'),
    perMille: 30,
    budget: 1_000_000,
  });
  const { email } = await register('abcdefg1');
  const { page, go } = await visit({ lang: 'en', width: 375 });
  await go(`/activity/bonus/${id}`);
  const NO = `LZ-${Date.now()}`;
  await page.getByText('Lazada', { exact: true }).first().click();
  await page.locator('[name="orderNo"]').fill(NO);
  await page.locator('[name="amount"]').fill('500');
  await page.getByRole('button', { name: 'Submit' }).click();
  const dialog = page.locator('dialog.login');
  await dialog.getByRole('link', { name: 'Email' }).click();
  await dialog.locator('[name="receiver"]').fill(email);
  await dialog.locator('[name="password"]').fill('abcdefg1');
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.count()).toBe(0);
  const order = page.locator('.order').first();
  await expect.poll(() => order.innerText()).toContain(NO);
  expect(await order.innerText()).toContain('฿15');
});

test('ACT-14: a badge says what it is given for; once awarded it is on the profile and in public', async () => {
  const id = await published('badge', {
    title: inEach('Badge of the month'),
    name: inEach('Keeper of prices'),
    description: inEach('Looks twice'),
    image: 'icon:shield',
    conditions: [{ metric: 'WATCHES', goal: 2 }],
  });
  const { token, userId } = await register();
  const visitor = await visit({ lang: 'en', width: 375 });
  await signedIn(visitor, token);
  const { page, go } = visitor;
  await go(`/activity/badge/${id}`);
  await expect.poll(() => page.locator('main').innerText()).toContain('Watch 2 prices');
  expect(await page.locator('main').innerText()).toContain('0 of 1 done');
  await expectAccessible(page);
  await activities('award-badge', id, userId, '--reason', 'Helped others');
  await go('/profile');
  await expect.poll(() => page.locator('main').innerText()).toMatch(/My badges\s+1/);
  const { page: seen, go: to } = await visit({ lang: 'en' });
  await to(`/user/${userId}`);
  await expect.poll(() => seen.locator('.user__badges').innerText()).toBe('Keeper of prices');
});
