/** What operators decided, as their users see it. */
import { expect, test } from 'vitest';
import { site, visit } from './browser.ts';
import { loseReceivers, review } from './operator.ts';
import { register, signedIn } from './people.ts';

const NO_RECEIVER = {
  th: 'บัญชีนี้ยังไม่ได้ผูกกับเบอร์มือถือหรืออีเมล จึงตั้งรหัสผ่านไม่ได้',
  en: 'This account is not bound to a phone or email, so a password cannot be set.',
} as const;

test('ERR-22, AUTH-17: an account that is bound to no phone and no e-mail is told why it cannot set a password', async () => {
  for (const [lang, width] of [
    ['th', 375],
    ['en', 1280],
  ] as const) {
    const { token, userId } = await register();
    await loseReceivers(userId);
    const visitor = await visit({ lang, width });
    await signedIn(visitor, token);
    await visitor.go('/profile/security');
    await visitor.page.locator('.own__rows li').nth(2).getByRole('button').click();
    await visitor.page.locator('dialog[open]').getByText(NO_RECEIVER[lang]).waitFor();
    await expect.poll(() => visitor.page.locator('dialog[open] input').count()).toBe(0);
    await visitor.context.close();
  }
});

test('PROF-05, SM-13: why a change of the profile was not accepted stands beside its field, until it is changed again', async () => {
  const { token, userId } = await register();
  const visitor = await visit({ lang: 'en', width: 375 });
  const { page, go } = visitor;
  await signedIn(visitor, token);
  await go('/profile');
  const name = `Best shop ${userId}`;
  await page.locator('[name="nickname"]').fill(name);
  await page.locator('main [type="submit"]').click();
  await page.locator('.own__audit').waitFor();
  const key = /profile:\d+/.exec(
    (await review()).split('\n').find((line) => line.includes(name)) ?? '',
  )?.[0] as string;
  await review('reject', key, '--reason', 'Names of shops are not allowed');
  await go('/profile');
  const told = page
    .locator('.field', { has: page.locator('[name="nickname"]') })
    .locator('xpath=..')
    .locator('.own__audit--no');
  await expect.poll(() => told.innerText()).toContain(name);
  await expect.poll(() => told.innerText()).toContain('Names of shops are not allowed');
  await page.locator('[name="nickname"]').fill(`Nok ${userId}`);
  await page.locator('main [type="submit"]').click();
  await expect
    .poll(() => page.locator('.own__audit').allInnerTexts())
    .toEqual(['Under review: only you can see this for now.']);
});

test('P-17, SM-07, CONT-07: what was refused says why and can be sent again; what passed is public, and its author is told', async () => {
  const { token } = await register();
  const visitor = await visit({ lang: 'en', width: 375 });
  const { page, go } = visitor;
  await signedIn(visitor, token);
  await go('/publish?new=note');
  const title = `Seen twice ${Date.now()}`;
  await page.locator('[name="title"]').fill(title);
  await page.locator('[name="text"]').fill('Short.');
  await page.getByLabel('None', { exact: true }).check();
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.waitForURL(`${site}/publish`);
  const keyOf = async () =>
    /contribution:\d+/.exec(
      (await review()).split('\n').find((line) => line.includes(title)) ?? '',
    )?.[0] as string;
  await review('reject', await keyOf(), '--reason', 'Tell a little more');
  await go('/publish');
  await expect
    .poll(() => page.locator('.pub__item').innerText())
    .toContain('Reason: Tell a little more');
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.locator('[name="text"]').fill('Bought in March, and still quiet.');
  await page.getByRole('button', { name: 'Send for review' }).click();
  await page.waitForURL(`${site}/publish`);
  await review('pass', await keyOf());
  await go('/publish?state=public');
  await page.getByRole('link', { name: `View ${title}` }).click();
  await page.getByText('Bought in March, and still quiet.').waitFor();
  await expect.poll(() => page.locator('h1').innerText()).toBe(title);
  await expect
    .poll(async () => {
      await go('/notifications');
      return page.locator('.msgs').innerText();
    })
    .toContain(`“${title}” is public now`);
});
