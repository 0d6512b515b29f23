/**
 * What people met who lost a connection or a session, mistyped, blocked somebody or waited for
 * review (people.md S2-3, 11..14, 19).
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, stopClock, visit } from './browser.ts';
import { databaseUrl } from './given.ts';
import { codeFor, enterCode, newEmail, register, signedIn } from './people.ts';

const database = new pg.Client(databaseUrl);
beforeAll(() => database.connect());
afterAll(() => database.end());

async function shopper(options: Parameters<typeof visit>[0] = {}) {
  const account = await register();
  const visitor = await visit({ lang: 'en', ...options });
  await signedIn(visitor, account.token);
  return { ...visitor, account };
}

test.each([375, 1280])(
  'People S2-3, BEY-19: at %i the price history leads to the offers of its own product, and each offer to its form',
  async (width) => {
    const { page, go } = await shopper({ width });
    await go('/product/demo-12');
    await page.locator('a.report[href^="/observe"]').scrollIntoViewIfNeeded();
    await page.locator('a.report[href^="/observe"]').click();
    await page.waitForURL('**/observe?goods=**');
    const offers = page.locator('.observe__offers a');
    await expect.poll(() => offers.count()).toBeGreaterThan(0);
    expect(await faultsOf(page, { only: 'main' })).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
    await offers.first().click();
    await page.waitForURL('**/observe?url=**');
    await expect.poll(() => page.locator('.observe__what').count()).toBe(1);
    // goods that nobody knows leave the page as it is
    await go('/observe?goods=nothing-of-the-kind');
    await expect.poll(() => page.getByLabel('Link to the product at the shop').count()).toBe(1);
  },
);

test('People S2-11, AUTH-06, SM-08: the wait of 60 s belongs to the address that the code went to: a corrected one is not kept waiting, and the first still is', async () => {
  const { page, go } = await visit({ lang: 'en', width: 375 });
  await page.clock.install();
  await go('/login?way=EMAIL');
  await page.locator('main .login__switch button').last().click();
  const receiver = page.locator('main [name="receiver"]');
  const send = page.locator('main .field__send');
  const [wrong, right] = [newEmail(), newEmail()];
  await receiver.fill(wrong);
  await stopClock(page);
  await send.click();
  await expect.poll(() => send.innerText()).toMatch(/\b60\b/);
  await page.clock.runFor(5000);
  await expect.poll(() => send.innerText()).toMatch(/\b55\b/);
  await receiver.fill(right);
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe('false');
  await send.click();
  await expect.poll(() => send.innerText()).toMatch(/\b60\b/);
  await receiver.fill(wrong);
  await expect.poll(() => send.innerText()).toMatch(/\b55\b/);
});

test('People S2-12: one lost answer about who is signed in signs nobody out', async () => {
  const { page, go } = await shopper({ width: 375, mayFail: /Failed to load resource/ });
  let asked = 0;
  await page.route('**/user-ext-info/getWithExtInfoById*', (route) =>
    (asked += 1) <= 2 ? route.abort() : route.continue(),
  );
  await page.clock.install();
  await go('/products');
  await page.clock.runFor(1100);
  await expect.poll(() => asked).toBeGreaterThan(1);
  await page.clock.runFor(5000);
  await expect.poll(() => page.locator('.head__me').count()).toBe(1);
  expect(asked).toBe(3);
});

test('People S2-19, AUTH-19: whose session is over signs in where they are, and what they did is done', async () => {
  const { page, go, account } = await shopper({ width: 375, mayFail: /401/ });
  await go('/product/demo-02');
  await expect.poll(() => page.locator('.head__me').count()).toBe(1);
  await page.locator('.talk').scrollIntoViewIfNeeded();
  await page.getByLabel('Write a comment').fill('Still here after an hour');
  await database.query('delete from session where account_id = $1', [account.userId]);
  await page.locator('.talk').getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = 'dialog.login[open]';
  await page.locator(`${dialog} .login__ways a`).nth(1).click();
  await page.locator(`${dialog} [name="receiver"]`).fill(account.email);
  const before = await codeFor(account.email);
  await page.getByRole('link', { name: 'Use a code instead' }).click();
  await enterCode(page, account.email, dialog, before);
  await page.locator(`${dialog} [type="submit"]`).click();
  const written = async () =>
    (await database.query('select content from comment where account_id = $1', [account.userId]))
      .rows;
  await expect.poll(written).toEqual([{ content: 'Still here after an hour' }]);
  await expect.poll(() => page.getByLabel('Write a comment').inputValue()).toBe('');
  // who does not want to is told what the server says, and nothing typed is lost
  await page.getByLabel('Write a comment').fill('Another one');
  await database.query('delete from session where account_id = $1', [account.userId]);
  await page.locator('.talk').getByRole('button', { name: 'Send', exact: true }).click();
  await page.locator(`${dialog} .login__x`).click();
  await expect.poll(() => page.locator('.talk .field__err').first().innerText()).not.toBe('');
  expect(await page.getByLabel('Write a comment').inputValue()).toBe('Another one');
});

test('People S2-13, FOL-05: who is blocked cannot be followed until unblocked, and leaves the count of followers at once', async () => {
  const other = await register();
  const { page, go } = await shopper({ width: 375 });
  await go(`/user/${other.userId}`);
  const follow = page.locator('.user__a .follow');
  const followers = page.locator('.user__n a').first().locator('b');
  await follow.click();
  await expect.poll(() => followers.innerText()).toBe('1');
  await page.locator('.user__a').getByRole('button', { name: 'Block', exact: true }).click();
  await expect.poll(() => follow.count()).toBe(0);
  await expect.poll(() => followers.innerText()).toBe('0');
  await go(`/user/${other.userId}`);
  await expect
    .poll(() => page.locator('.user__a').getByRole('button', { name: 'Unblock' }).count())
    .toBe(1);
  await expect.poll(() => follow.count()).toBe(0);
  await page.locator('.user__a').getByRole('button', { name: 'Unblock' }).click();
  await expect.poll(() => follow.count()).toBe(1);
});

test('People S2-14: what waits for review is read by who wrote it, over the list; Back closes it', async () => {
  const { page, go, account } = await shopper({ width: 375 });
  const answer = await fetch(`${site}/api/saas-content-service/contents/client/create`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tenant': 'TH',
      authorization: `Bearer ${account.token}`,
    },
    body: JSON.stringify({
      contentTypeCode: 'NOTE',
      title: 'A note that waits',
      text: 'Its **words** stand.',
      disclosure: 'NONE',
      submit: true,
    }),
  });
  expect(((await answer.json()) as { success: boolean }).success).toBe(true);
  await go('/publish');
  await page
    .locator('.pub__item', { hasText: 'A note that waits' })
    .getByRole('button', { name: 'View' })
    .click();
  const dialog = page.locator('dialog[open]');
  await expect.poll(() => dialog.locator('.rich strong').innerText()).toBe('words');
  expect(await faultsOf(page, { only: 'dialog[open]' })).toEqual([]);
  await page.evaluate(() => history.back());
  await expect.poll(() => dialog.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/publish');
});

test('AMB-70: closing with a receiver that is not of the account any more is refused in the words of the specification, and explained', async () => {
  const { page, go, account } = await shopper({ width: 1280, mayFail: /422/ });
  await go('/profile/security');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.locator('dialog[open]');
  // meanwhile it was changed on another device
  await database.query('update account_private set email = $1 where account_id = $2', [
    newEmail(),
    account.userId,
  ]);
  await dialog.locator('.field__send').click();
  await expect
    .poll(() => dialog.locator('.field__err').allInnerTexts())
    .toContain('Use an unregistered email or phone to log out.');
  const why = dialog.getByRole('button', { name: 'What does that mean?' });
  await why.hover();
  await expect
    .poll(() => dialog.getByText('no longer belongs to this account').isVisible())
    .toBe(true);
});
