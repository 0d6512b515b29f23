/**
 * A lottery that a public beacon decides, walked with less motion; and rewards that are held, from
 * the sentence that says so to their release.
 */
import { expect, test } from 'vitest';
import { timeOfRound } from '#contract/activity/fair/beacon.ts';
import { activity, makeLottery, publishLottery } from '#api/activity/index.ts';
import { stillClock } from '#api/kernel/clock.ts';
import { startBeacon } from '../test/beacon.ts';
import { faultsOf } from './axe.ts';
import { activities } from './operator.ts';
import { ownSite } from './own-site.ts';
import { register } from './people.ts';

const HOUR = 3_600_000;
const now = Date.now();
const startAt = new Date(now - HOUR);
const clock = stillClock(new Date(now));
const beacon = await startBeacon(startAt);
const { region, visitor } = await ownSite(clock, beacon.env);

const id = String(
  await makeLottery(await region(), {
    code: `sealed-${now}`,
    title: { en: 'Sealed by a beacon' },
    summary: {},
    rules: {},
    cover: '/no-picture.svg',
    startAt,
    endAt: new Date(now + HOUR),
    revealAt: new Date(now + 2 * HOUR),
    chances: [{ reason: 'BASE', chances: 3, mostADay: 1, mostInAll: 9 }],
    prizes: [{ name: { en: 'Cup' }, image: '', kind: 'GOODS', numbers: 10_000, stock: 20 }],
  }),
);
await publishLottery(await region(), Number(id));
const room = `/activity/lottery/${id}`;

test('NAV-21, ACT-16, BEY-13: a draw waits for a round that nobody knew, is told without motion, and is proven before the key opens', async () => {
  const { token } = await register();
  const { page, go, context } = await visitor({ width: 375, token });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await go(room)).toBe(200);
  await page.getByText('You have 3 chances left').first().waitFor();
  await expect.poll(() => page.locator('.deals4 > *').count()).toBe(4);
  // the round that would decide does not come: the draw keeps its place
  beacon.fault = 'down';
  await page.getByRole('button', { name: 'Draw now' }).click();
  await expect
    .poll(() => page.locator('.draw__live').innerText())
    .toContain('Its public number will appear here in a moment');
  expect(await page.locator('.digits').getAttribute('aria-label')).not.toMatch(/\d/);
  beacon.fault = undefined;
  beacon.published = 1_000_000;
  expect(timeOfRound(beacon.beacon, beacon.published)).toBeGreaterThan(now);
  await activity.schedules?.find(({ name }) => name === 'activity.settle')?.run(await region());
  await expect.poll(() => page.locator('.digits').getAttribute('aria-label')).toMatch(/^\d{4}$/);
  const moves = await page
    .locator('.digits .num')
    .evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length);
  expect(moves).toBe(0);
  expect(await page.locator('.draw__live').innerText()).toContain('You won: Cup');
  await page.locator('a[href*="/verify?draw="]').first().click();
  const status = page.locator('[data-verdict][role="status"]').first();
  await expect.poll(() => status.getAttribute('data-verdict')).not.toBe('red');
  const step = page.locator('li[data-step="beacon"]').first();
  await expect.poll(() => step.getAttribute('data-verdict')).toBe('right');
  await context.close();
});

test('ACT-13, AMB-42: whose rewards are held reads why, objects once, and draws again when they are released', async () => {
  beacon.published = 1_000_000;
  const { token, userId } = await register();
  const shopper = await visitor({ width: 375, token });
  await shopper.go(room);
  await shopper.page.getByText('You have 3 chances left').first().waitFor();
  await activities('hold', id, userId, '--reason', 'Seen on five devices');
  const { page } = shopper;
  await shopper.go(room);
  const held = page.locator('#held');
  await held.waitFor();
  expect(await held.innerText()).toContain('Abnormal behavior, unable to claim rewards.');
  expect(await faultsOf(page, { only: '#held' })).toEqual([]);
  await held.getByRole('button', { name: 'Send the objection' }).click();
  await held.getByText('Write a few words first.').waitFor();
  await held.locator('[name="text"]').fill('It is the phone of the whole family');
  await held.getByRole('button', { name: 'Send the objection' }).click();
  await held.locator('[role="status"]').waitFor();
  expect(await held.locator('form').count()).toBe(0);
  const flags = await activities('flags', id);
  expect(flags).toContain('It is the phone of the whole family');
  await activities('release', id, userId, '--reason', 'A family');
  await shopper.go(room);
  await page.getByRole('button', { name: 'Draw now' }).click();
  await page.getByText('You won: Cup').first().waitFor();
  expect(await page.locator('#held').count()).toBe(0);
  await shopper.context.close();
});
