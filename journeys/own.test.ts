import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, visit } from './browser.ts';
import { htmlErrors } from './html.ts';
import { codeFor, enterCode, newEmail, register, signedIn } from './people.ts';

/** A visitor who is signed in with a new account. */
async function owner(options: Parameters<typeof visit>[0] = {}, password?: string) {
  const account = await register(password);
  const visitor = await visit({ lang: 'en', ...options });
  await signedIn(visitor, account.token);
  return { ...visitor, ...account };
}

const toasts = (page: Awaited<ReturnType<typeof owner>>['page']) =>
  page.locator('.toast').allInnerTexts();

test('AUTH-13, PROF-01, PROF-06: the menu of whoever is signed in leads to all that is theirs; the drawn picture stands in', async () => {
  for (const width of [375, 1280]) {
    const { page, go, context } = await owner({ width, pictures: true });
    await go('/coupons');
    await page.locator('.head__me').focus();
    await page.keyboard.press('Enter');
    const menu = page.locator('.me-menu');
    await expect
      .poll(() =>
        menu.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      )
      .toEqual([
        '/profile',
        '/favorites',
        '/likes',
        '/notifications',
        '/deal-alerts',
        '/publish',
        '/profile/security',
        '/download',
      ]);
    expect(
      await menu
        .locator('img')
        .evaluate((image: HTMLImageElement) => [
          image.getAttribute('src'),
          image.getAttribute('width'),
          image.naturalWidth,
        ]),
    ).toEqual(['/icon/avatar.svg', '240', 240]);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toContain('head__me');
    await page.locator('.head__me').click();
    await menu.getByRole('link', { name: 'My profile' }).click();
    await page.waitForURL(`${site}/profile`);
    await expect.poll(() => menu.count()).toBe(0);
    await context.close();
  }
});

test('PROF-02..05, PROF-07, VAL-03: fields are checked where they stand and saved; name and introduction wait for review, and say so', async () => {
  const { page, go, userId } = await owner();
  await go('/profile');
  const old = await page.locator('h1').innerText();
  await page.locator('[name="nickname"]').fill('a@b');
  await page.locator('[name="birthday"]').fill('2999-01-01');
  await page.locator('[name="biography"]').fill('x'.repeat(201));
  await page.locator('main [type="submit"]').click();
  await expect.poll(() => page.locator('main .field__err').count()).toBe(3);
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
    .toBe('nickname');
  const name = `นักชิม ${userId}`;
  await page.locator('[name="nickname"]').fill(name);
  await page.locator('[name="birthday"]').fill('1999-12-31');
  await page.locator('[name="biography"]').fill('ชอบของกิน');
  await expect
    .poll(() => page.locator('[name="gender"] option').allInnerTexts())
    .toEqual(['Prefer not to say', 'she', 'he', 'they']);
  await page.locator('[name="gender"]').selectOption({ label: 'they' });
  await page.locator('main [type="submit"]').click();
  await expect.poll(() => toasts(page)).toEqual(['Saved']);
  await expect.poll(() => page.locator('h1').innerText()).toBe(name);
  await expect
    .poll(() => page.locator('.own__audit').allInnerTexts())
    .toEqual(Array(2).fill('Under review: only you can see this for now.'));
  await go('/profile');
  await expect.poll(() => page.locator('[name="birthday"]').inputValue()).toBe('1999-12-31');
  await expect.poll(() => page.locator('[name="gender"]').inputValue()).toBe('2');
  const others = await (
    await fetch(`${site}/api/saas-user-service/user/info/public/${userId}`, {
      headers: { 'x-tenant': 'TH' },
    })
  ).json();
  expect(others.data.nickname).toBe(old);
});

test('SEC-01, SEC-02, SM-14: a new e-mail needs the old one first; one of another account is refused, and what was typed stays', async () => {
  const { page, go, email } = await owner();
  const other = await register();
  await go('/profile/security');
  await page.getByRole('button', { name: 'Change Email address' }).click();
  const registered = await codeFor(email);
  await enterCode(page, email, 'dialog[open]', registered);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('dialog [name="receiver"]').fill(other.email);
  await enterCode(page, other.email, 'dialog[open]', await codeFor(other.email));
  await page.locator('dialog [type="submit"]').click();
  await expect
    .poll(() => page.locator('dialog .field__err').allInnerTexts())
    .toEqual(['This phone or email belongs to another account.']);
  await expect.poll(() => page.locator('dialog [name="receiver"]').inputValue()).toBe(other.email);
  const wanted = newEmail();
  await page.locator('dialog [name="receiver"]').fill(wanted);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Phone number' }).click();
  await expect
    .poll(() => page.locator('dialog [name="own"] option').allInnerTexts())
    .toEqual([expect.stringMatching(/^w•••@/)]);
});

test('SEC-01, AUTH-18: the e-mail is changed; all other places are signed out', async () => {
  const { page, go, email, token } = await owner();
  await go('/profile/security');
  await page.getByRole('button', { name: 'Change Email address' }).click();
  await enterCode(page, email, 'dialog[open]', await codeFor(email));
  await page.keyboard.press('Enter');
  const wanted = newEmail();
  await page.locator('dialog [name="receiver"]').fill(wanted);
  await enterCode(page, wanted, 'dialog[open]');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
  const me = await fetch(`${site}/api/saas-user-service/user-ext-info/getWithExtInfoById`, {
    headers: { authorization: `Bearer ${token}`, 'x-tenant': 'TH' },
  });
  expect((await me.json()).data.email).toBe(wanted);
});

test('AUTH-17, SEC-03, AUTH-16: a first password, then another; this browser stays signed in', async () => {
  const { page, go, email } = await owner();
  await go('/profile/security');
  let before = await codeFor(email);
  for (const [button, password] of [['Add Password', 'abcdefg1']] as const) {
    await page.getByRole('button', { name: button }).click();
    before = await enterCode(page, email, 'dialog[open]', before);
    for (const name of ['password', 'repassword'])
      await page.locator(`dialog [name="${name}"]`).fill(password);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
  }
  await expect.poll(() => page.getByRole('button', { name: 'Change Password' }).count()).toBe(1);
  const second = await owner({}, 'abcdefg1');
  await second.go('/profile/security');
  await second.page.getByRole('button', { name: 'Change Password' }).click();
  await enterCode(second.page, second.email, 'dialog[open]', await codeFor(second.email));
  for (const name of ['password', 'repassword'])
    await second.page.locator(`dialog [name="${name}"]`).fill('abcdefg2');
  await second.page.keyboard.press('Enter');
  await expect.poll(() => second.page.locator('dialog').count()).toBe(0);
  expect((await second.context.cookies()).find((one) => one.name === 'user_token')?.value).not.toBe(
    second.token,
  );
  await second.go('/profile/security');
  expect(new URL(second.page.url()).pathname).toBe('/profile/security');
});

test('AUTH-18: places where the account is signed in are listed, and ended from afar', async () => {
  const { page, go, email } = await owner({}, 'abcdefg1');
  for (let count = 0; count < 2; count += 1)
    await fetch(`${site}/api/saas-user-service/user/login/emailLogin`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-tenant': 'TH',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
      },
      body: JSON.stringify({ email, password: 'abcdefg1' }),
    });
  await go('/profile/security');
  const places = page.locator('.own__rows').last().locator('li');
  await expect.poll(() => places.count()).toBe(3);
  await page.getByRole('button', { name: 'Sign out there Firefox · Windows' }).first().click();
  await expect.poll(() => places.count()).toBe(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect.poll(() => places.count()).toBe(1);
  await expect.poll(() => places.innerText()).toContain('This browser');
});

test('SEC-04, AMB-72: the account is deleted with a code; nobody is signed in, and nobody can be again', async () => {
  const { page, go, email, context } = await owner({ width: 375 }, 'abcdefg1');
  await go('/profile/security');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect
    .poll(() => page.locator('dialog').innerText())
    .toContain('Your comments and notes stay, without your name.');
  await page.getByText('Also delete what I wrote').click();
  await expect
    .poll(() => page.locator('dialog').innerText())
    .toContain('Your comments and notes are deleted too.');
  const code = await enterCode(page, email, 'dialog[open]', await codeFor(email));
  await page.locator('dialog [name="code"]').fill(code === '111111' ? '222222' : '111111');
  await page.locator('dialog [type="submit"]').click();
  await expect
    .poll(() => page.locator('dialog .field__err').allInnerTexts())
    .toEqual(['Wrong code, please try again.']);
  await page.locator('dialog [name="code"]').fill(code);
  await page.locator('dialog [type="submit"]').click();
  await page.waitForURL(`${site}/`);
  await expect.poll(() => toasts(page)).toEqual(['Your account has been deleted']);
  expect((await context.cookies()).map((one) => one.name)).not.toContain('user_token');
  await go('/login?way=EMAIL');
  await page.locator('main [name="receiver"]').fill(email);
  await page.locator('main [name="password"]').fill('abcdefg1');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('main .field__err').allInnerTexts())
    .toEqual(['Password error.']);
});

test('AUTH-20, MD-12: the keyboard alone signs in, changes the profile and signs out', async () => {
  const { email } = await register('abcdefg1');
  const { page, go } = await visit({ lang: 'en' });
  await go('/profile');
  const tabTo = async (selector: string) => {
    for (let step = 0; step < 60; step += 1) {
      if (
        await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
      )
        return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${selector}.`);
  };
  await tabTo('.login__ways a:nth-child(2)');
  await page.keyboard.press('Enter');
  await tabTo('[name="receiver"]');
  await page.keyboard.type(email);
  await tabTo('[name="password"]');
  await page.keyboard.type('abcdefg1');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site}/profile`);
  await page.locator('[name="gender"]').waitFor();
  await tabTo('[name="gender"]');
  await page.keyboard.type('he');
  await tabTo('.own__form [type="submit"]');
  await page.keyboard.press('Enter');
  await expect.poll(() => toasts(page)).toEqual(['Saved']);
  await tabTo('.own > .btn');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.head__me').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('BEY-33: axe finds nothing on profile and security, nor in their dialogs, in three languages, light and dark; nothing scrolls sideways', async () => {
  for (const [lang, theme, width] of [
    ['th', 'light', 375],
    ['en', 'dark', 1280],
    ['id', 'light', 1280],
    ['id', 'dark', 375],
  ] as const) {
    const { page, go, context } = await owner({ lang, theme, width });
    const look = async (where: string) => {
      expect(await faultsOf(page), `${where} ${lang} ${theme} ${width}`).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: where })
        .toBeLessThanOrEqual(width);
    };
    await go('/profile');
    await page.locator('[name="nickname"]').fill('a');
    await page.locator('main [type="submit"]').click();
    await look('profile');
    await page.locator('.head__me').click();
    await page.locator('.me-menu').waitFor();
    await look('menu');
    await go('/profile/security');
    await look('security');
    for (const place of [0, 1, 2]) {
      await page.locator('.own__rows button').nth(place).click();
      await page.locator('dialog[open]').waitFor();
      await look(`dialog ${place}`);
      await page.keyboard.press('Escape');
    }
    await page.locator('.own__end .btn--danger').click();
    await look('deleting');
    await context.close();
  }
});

test('the pages of an account are valid HTML, are kept by nobody, and lead to signing in whoever is nobody', async () => {
  const { token } = await register();
  const cookie = `language=en; user_token=${token}`;
  for (const path of [
    '/login',
    '/login?way=EMAIL',
    '/login?way=EMAIL&by=code&step=code&problem=account.code.wrong',
    '/profile',
    '/profile/security',
  ]) {
    const page = await fetch(site + path, { headers: { cookie }, redirect: 'manual' });
    expect(page.status, path).toBe(200);
    expect(await htmlErrors(await page.text()), path).toEqual([]);
    if (path.startsWith('/login')) continue;
    expect(page.headers.get('cache-control'), path).toBe('no-store');
    const nobody = await fetch(site + path, {
      headers: { cookie: 'language=en' },
      redirect: 'manual',
    });
    expect(nobody.headers.get('location'), path).toBe(`/login?next=${encodeURIComponent(path)}`);
  }
});
