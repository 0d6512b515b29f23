import { expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { site, stopClock, visit } from './browser.ts';
import type { Visit } from './browser.ts';
import { codeFor, enterCode, newEmail, newMobile, register, signedIn } from './people.ts';

const WORDS = {
  th: { register: 'สมัครสมาชิก', skip: 'ไปต่อเลย', signIn: 'เข้าสู่ระบบ' },
  en: { register: 'Create an account', skip: 'Continue now', signIn: 'Sign in' },
  id: { register: 'Buat akun', skip: 'Lanjut sekarang', signIn: 'Masuk' },
} as const;
const dialog = 'dialog.login';

test('AUTH-01, AUTH-05, AUTH-07, AUTH-14, UI-06: registering by phone and by e-mail in a dialog, in three languages; signed in after a countdown, or at once', async () => {
  for (const [lang, way] of [
    ['th', 'MOBILE'],
    ['en', 'EMAIL'],
    ['id', 'MOBILE'],
  ] as const) {
    const { page, go, context } = await visit({ lang, width: lang === 'en' ? 1280 : 375 });
    await page.clock.install();
    await go('/product/demo-01');
    await page.locator('.head__end a[href="/profile"]').click();
    await page.locator(`${dialog} .login__switch button`).click();
    await expect
      .poll(() => page.locator(`${dialog} .login__h`).innerText())
      .toBe(WORDS[lang].register);
    await expect
      .poll(() => page.locator(`${dialog} [name="area"] option`).allInnerTexts())
      .toContainEqual(expect.stringMatching(/\+62$/));
    await page
      .locator(`${dialog} .login__ways a`)
      .nth(way === 'MOBILE' ? 0 : 1)
      .click();
    const mobile = newMobile();
    const receiver = way === 'MOBILE' ? `+66${mobile}` : newEmail();
    await page
      .locator(`${dialog} [name="receiver"]`)
      .fill(way === 'MOBILE' ? `0${mobile}` : receiver);
    await enterCode(page, receiver, dialog);
    if (lang === 'th') await page.locator(`${dialog} [type="checkbox"]`).uncheck();
    else
      for (const name of ['password', 'repassword'])
        await page.locator(`${dialog} [name="${name}"]`).fill('abcdefg1');
    await stopClock(page);
    await page.locator(`${dialog} [type="submit"]`).click();
    await expect.poll(() => page.locator(`${dialog} [role="timer"]`).count()).toBe(1);
    await expect.poll(() => page.locator('.head__me').count()).toBe(0);
    // in one language by itself, in the others by the button
    if (lang === 'en') for (let second = 0; second < 3; second += 1) await page.clock.runFor(1_000);
    else await page.getByRole('button', { name: WORDS[lang].skip }).click();
    await expect.poll(() => page.locator('.head__me').count()).toBe(1);
    await expect.poll(() => page.locator(dialog).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/product/demo-01');
    await context.close();
  }
});

test('AUTH-08, AUTH-15, STOR-01, ERR-03, UI-05: a wrong password is said beside its field and costs nothing typed; the right one signs in; whoever comes back is known', async () => {
  const { email } = await register('abcdefg1');
  const { page, go } = await visit({ lang: 'en' });
  await go('/login?next=%2Fcoupons');
  await page.getByRole('link', { name: 'Email' }).click();
  await page.locator('main [name="receiver"]').fill(email);
  await page.locator('main [name="password"]').fill('abcdefg2');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('main .field__err').allInnerTexts())
    .toEqual(['Password error.']);
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
    .toBe('password');
  await expect.poll(() => page.locator('main [name="receiver"]').inputValue()).toBe(email);
  await expect.poll(() => page.locator('main [name="password"]').inputValue()).toBe('abcdefg2');
  await page.locator('main [name="password"]').fill('abcdefg1');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site}/coupons`);
  await expect.poll(() => page.locator('.head__me').count()).toBe(1);
  expect(
    JSON.parse((await page.evaluate(() => localStorage.getItem('last-login-user'))) ?? ''),
  ).toMatchObject({ type: 'EMAIL', typed: email, by: 'password' });
  // AUTH-13, AUTH-18: signing out
  await page.locator('.head__me').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => page.locator('.head__me').count()).toBe(0);
  expect((await page.context().cookies()).map((one) => one.name)).not.toContain('signed_in');
  expect((await page.context().cookies()).map((one) => one.name)).not.toContain('user_token');
  await page.locator('.head__end a[href="/profile"]').click();
  await expect.poll(() => page.locator(`${dialog} [name="receiver"]`).inputValue()).toBe(email);
});

test('AUTH-06, AUTH-09, ERR-04, SM-08: a code signs in; the next is sent after 60 seconds; a wrong one is said beside its field', async () => {
  const { email } = await register();
  const { page, go } = await visit({ lang: 'en', width: 375 });
  await page.clock.install();
  await go('/login?way=EMAIL&by=code');
  await page.locator('main [name="receiver"]').fill(email);
  const before = await codeFor(email);
  const code = await enterCode(page, email, 'main', before);
  const button = page.locator('main .field__send');
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
  await stopClock(page);
  await page.clock.runFor(50_000);
  await expect.poll(() => button.innerText()).toMatch(/^Send again in \d+ s$/);
  await page.clock.runFor(10_000);
  await expect.poll(() => button.innerText()).toBe('Send again');
  await page.clock.resume();
  await page.locator('main [name="code"]').fill(code === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('main .field__err').allInnerTexts())
    .toEqual(['Wrong code, please try again.']);
  await page.locator('main [name="code"]').fill(code);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site}/`);
  await expect.poll(() => page.locator('.head__me').count()).toBe(1);
});

test('AUTH-16: a forgotten password is set anew; the old one is of no use any more', async () => {
  const { email } = await register('abcdefg1');
  const { page, go } = await visit({ lang: 'en' });
  await go('/login?way=EMAIL');
  await page.locator('main [name="receiver"]').fill(email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await enterCode(page, email, 'main', await codeFor(email));
  await page.locator('main [name="password"]').fill('abcdefg9');
  await page.locator('main [name="repassword"]').fill('abcdefg8');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('main .field__err').allInnerTexts())
    .toEqual(['The passwords filled in twice are inconsistent.']);
  await page.locator('main [name="repassword"]').fill('abcdefg9');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.login__notice').count()).toBe(1);
  for (const [password, end] of [
    ['abcdefg1', 'refused'],
    ['abcdefg9', 'in'],
  ] as const) {
    await page.locator('main [name="password"]').fill(password);
    await page.keyboard.press('Enter');
    if (end === 'refused')
      await expect.poll(() => page.locator('main .field__err').count()).toBe(1);
    else await expect.poll(() => page.locator('.head__me').count()).toBe(1);
  }
});

test('UI-05, ERR-05..08: what is wrong is said on leaving a field and on sending, and the first wrong field gets the focus', async () => {
  const { page, go } = await visit({ lang: 'en' });
  await go('/login');
  await page.locator('main [name="receiver"]').focus();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.locator('main .field__err').allInnerTexts())
    .toEqual(['Please enter.']);
  await page.locator('main [name="receiver"]').fill('712345678');
  await page.locator('main [type="submit"]').click();
  await expect
    .poll(() => page.locator('main .field__err').allInnerTexts())
    .toEqual(['Please enter the correct phone number.', 'Please enter.']);
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
    .toBe('receiver');
  await page.getByRole('link', { name: 'Email' }).click();
  await page.locator('main [name="receiver"]').fill('a@b');
  await page.locator('main [name="password"]').focus();
  await expect
    .poll(() => page.locator('main .field__err').first().innerText())
    .toBe('Please enter the correct email.');
  const password = page.locator('main [name="password"]');
  await page.getByRole('button', { name: 'Show: Password' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await expect.poll(() => password.getAttribute('autocomplete')).toBe('current-password');
});

test('AMB-20, AUTH-20, MD-12: the dialog fills a phone and stands in the middle of a desktop; focus stays in it, Escape closes it, and it goes back to where it was', async () => {
  for (const width of [375, 767, 768, 1280]) {
    const { page, go, context } = await visit({ lang: 'en', width });
    await go('/coupons');
    await page.locator('.head__end a[href="/profile"]').focus();
    await page.keyboard.press('Enter');
    await page.locator(`${dialog} [name="receiver"]`).waitFor();
    const box = await page.locator(dialog).boundingBox();
    if (width < 768) expect(box).toMatchObject({ x: 0, y: 0, width });
    else expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
      .toMatch(/receiver|area/);
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              document.activeElement === document.body ||
              document.activeElement?.closest('dialog.login') !== null,
          ),
        )
        .toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(dialog).count()).toBe(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toBe('/profile');
    await context.close();
  }
});

test('AMB-20, NAV: only paths of this site are gone to afterwards', async () => {
  const { email } = await register('abcdefg1');
  for (const next of [
    '//evil.example/',
    'https://evil.example/',
    '/\\evil.example',
    '/login?next=/login',
  ]) {
    const { page, go, context } = await visit({ lang: 'en' });
    await go(`/login?way=EMAIL&next=${encodeURIComponent(next)}`);
    await page.locator('main [name="receiver"]').fill(email);
    await page.locator('main [name="password"]').fill('abcdefg1');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/`);
    await context.close();
  }
});

test('AUTH-08, AUTH-09, AMB-20: without script password and code sign in by plain forms, and private pages are reached', async () => {
  const { email } = await register('abcdefg1');
  const { page } = await visit({ lang: 'en', javaScript: false });
  await page.goto(`${site}/profile`);
  expect(new URL(page.url()).pathname).toBe('/login');
  await page.getByRole('link', { name: 'Email' }).click();
  await page.locator('main [name="receiver"]').fill(email);
  await page.locator('main [name="password"]').fill('wrong1234');
  await page.locator('main [type="submit"]').click();
  await expect.poll(() => page.locator('main .field__err').innerText()).toBe('Password error.');
  expect(page.url()).not.toContain('mail.example');
  await page.locator('main [name="receiver"]').fill(email);
  await page.locator('main [name="password"]').fill('abcdefg1');
  await page.locator('main [type="submit"]').click();
  expect(new URL(page.url()).pathname).toBe('/profile');
  await expect.poll(() => page.locator('h1').innerText()).toMatch(/Shopper/);
  const second = await visit({ lang: 'en', javaScript: false });
  const before = await codeFor(email);
  await second.page.goto(`${site}/login?way=EMAIL&by=code&next=%2Fprofile%2Fsecurity`);
  await second.page.locator('main [name="receiver"]').fill(email);
  await second.page.locator('main [type="submit"]').click();
  await second.page.locator('main [name="code"]').fill('12345');
  await second.page.locator('main [type="submit"]').click();
  await expect
    .poll(() => second.page.locator('main .field__err').innerText())
    .toBe('Wrong code, please try again.');
  await second.page.locator('main [name="code"]').fill(await codeFor(email, before));
  await second.page.locator('main [type="submit"]').click();
  expect(new URL(second.page.url()).pathname).toBe('/profile/security');
});

test('LAY-08..11, STOR-01: receivers and passwords leave encrypted, one secret serves them all, and a broken one heals itself', async () => {
  const { email } = await register('abcdefg1');
  const { page, go, context } = await visit({ lang: 'en' });
  const bodies: string[] = [];
  let fetches = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/secret-keys')) fetches += 1;
    else if (request.url().includes('/api/saas-user-service/'))
      bodies.push(`${request.headers().encryption ?? ''} ${request.postData() ?? ''}`);
  });
  const signIn = async () => {
    await go('/login?way=EMAIL');
    await page.locator('main [name="receiver"]').fill(email);
    await page.locator('main [name="password"]').fill('abcdefg1');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/`);
    await expect.poll(() => page.locator('.head__me').count()).toBe(1);
  };
  await signIn();
  expect(fetches).toBe(1);
  expect(bodies.join('\n')).not.toMatch(/mail\.example|abcdefg1/);
  expect(bodies.some((text) => /^key=\S+;paths=email,password /.test(text))).toBe(true);
  // LAY-08: what the account has arrives encrypted, and is shown
  const answered = page.waitForResponse(/getWithExtInfoById/);
  await go('/coupons');
  const answer = await answered;
  expect(answer.headers().encryption).toMatch(/;paths=data\.email$/);
  expect(await answer.text()).not.toContain('mail.example');
  await go('/profile/security');
  await expect.poll(() => page.locator('main').innerText()).toContain('w•••@mail.example');
  expect(fetches).toBe(1);
  // LAY-11: a corrupted secret
  await page.evaluate(() =>
    localStorage.setItem(
      'secret-key',
      JSON.stringify({
        ...JSON.parse(localStorage.getItem('secret-key') ?? ''),
        secretKey: btoa('x'.repeat(32)),
      }),
    ),
  );
  await context.clearCookies({ name: 'user_token' });
  await context.clearCookies({ name: 'signed_in' });
  await signIn();
  expect(fetches).toBe(2);
  // one that stays wrong whatever is fetched is an error, in words
  await context.clearCookies({ name: 'user_token' });
  await context.clearCookies({ name: 'signed_in' });
  await page.route('**/secret-keys', (route) =>
    route.fulfill({
      json: {
        success: true,
        code: 200,
        message: '',
        requestId: 'x',
        data: {
          keyId: '9999999999.abcdefghijklmnop',
          secretKey: btoa('y'.repeat(32)),
          expireTime: Date.now() + 60_000,
        },
      },
    }),
  );
  await page.evaluate(() => localStorage.removeItem('secret-key'));
  await go('/login?way=EMAIL');
  await page.locator('main [name="receiver"]').fill(email);
  await page.locator('main [name="password"]').fill('abcdefg1');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('main .field__err').allInnerTexts())
    .toEqual(['Encryption failed']);
});

const withLine = 'Continue with LINE';
const kept = (page: Visit['page']) => page.evaluate(() => localStorage.getItem('line-login'));

/** Goes to LINE by the dialog's button, from a page that one is to come back to. */
async function toLine({ page, go }: Visit, from = '/coupons'): Promise<void> {
  await go(from);
  await page.locator('.head__end a[href="/profile"]').click();
  await page.getByRole('button', { name: withLine }).click();
  await page.getByRole('button', { name: 'Allow' }).waitFor();
}

test('AUTH-10, AUTH-12, SEC-06: LINE signs in and leads back to where one was, the second time to the same account', async () => {
  const name = `Ploy ${Date.now()}`;
  const ids: string[] = [];
  for (const width of [375, 1280]) {
    const visitor = await visit({ lang: 'en', width });
    const { page, go, context } = visitor;
    await toLine(visitor);
    expect(await kept(page).catch(() => null)).toBeNull();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL((url) => url.pathname === '/coupons' && url.search === '');
    await expect
      .poll(async () =>
        (await context.cookies()).some((one) => one.name === 'user_token' && one.httpOnly),
      )
      .toBe(true);
    await expect.poll(() => kept(page)).toBeNull();
    await go('/profile/security');
    await expect.poll(() => page.locator('main').innerText()).toContain(name);
    ids.push(
      await page.evaluate(
        async () =>
          (
            (await (
              await fetch('/api/saas-user-service/user-ext-info/getWithExtInfoById')
            ).json()) as { data: { userId: string } }
          ).data?.userId,
      ),
    );
  }
  expect(ids[0]).toBe(ids[1]);
});

test('AUTH-11: the button is there where the switch is on', async () => {
  const { page, go, context } = await visit({ lang: 'en' });
  await go('/login');
  await expect.poll(() => page.getByRole('button', { name: withLine }).count()).toBe(1);
  await context.route('**/login-switch', async (route) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as { data: object };
    await route.fulfill({
      response,
      json: { ...envelope, data: { ...envelope.data, line: false, web: [] } },
    });
  });
  await go('/coupons');
  await page.locator('.head__end a[href="/profile"]').click();
  await page.locator(`${dialog} [name="receiver"]`).waitFor();
  expect(await page.getByRole('button', { name: withLine }).count()).toBe(0);
});

test('AUTH-12, STOR-01: what comes back without the state of this browser, or broken off, signs nobody in', async () => {
  const visitor = await visit({ lang: 'en' });
  const { page, go, context } = visitor;
  const trouble = page.locator('.login--page > .field__err');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/provider/finish')) asked.push(request.url());
  });
  // a stranger's link that would sign one in to the stranger's account
  await go('/login?code=theirs&state=somebody-elses');
  await expect
    .poll(() => trouble.allInnerTexts())
    .toEqual(['Sign-in with this provider failed. Please try again.']);
  expect(new URL(page.url()).search).toBe('');
  // it does not spoil a trip that is under way
  await toLine(visitor);
  const other = await context.newPage();
  await other.goto(`${site}/login?code=theirs&state=somebody-elses`);
  await expect.poll(() => other.locator('.login--page > .field__err').count()).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .poll(() => trouble.allInnerTexts())
    .toEqual(['Sign-in was not completed. Nothing has changed.']);
  expect(asked).toEqual([]);
  // the way back, walked a second time
  await toLine(visitor);
  await page.getByLabel('Name').fill('Twice');
  const back = page.waitForRequest((request) => /\/login\?.*code=/.test(request.url()));
  await page.getByRole('button', { name: 'Allow' }).click();
  const address = (await back).url();
  await page.waitForURL((url) => url.pathname === '/coupons');
  const { page: stranger } = await visit({ lang: 'en' });
  await stranger.goto(address);
  await expect.poll(() => stranger.locator('.login--page > .field__err').count()).toBe(1);
  expect(asked).toHaveLength(1);
});

test('AMB-71: an account that came by LINE alone closes after a second proof', async () => {
  const visitor = await visit({ lang: 'en' });
  const { page, go } = visitor;
  await toLine(visitor);
  await page.getByLabel('Name').fill(`Leaver ${Date.now()}`);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL((url) => url.pathname === '/coupons');
  await go('/profile/security');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: withLine }).click();
  await page.getByLabel('Name').fill(`Another ${Date.now()}`);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(/\/profile\/security$/);
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect
    .poll(() => page.locator('dialog[open]').innerText())
    .toContain('Sign-in with this provider failed');
});

test('AUTH-19, ERR-02: a session that ran out is said once, and nobody is signed in any more', async () => {
  const { token } = await register();
  const visitor = await visit({ lang: 'en' });
  const { page, go } = visitor;
  await signedIn(visitor, token);
  await go('/coupons');
  await expect.poll(() => page.locator('.head__me').count()).toBe(1);
  await fetch(`${site}/api/saas-user-service/user/info/logOut`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-tenant': 'TH' },
  });
  await page.locator('.head__me').click();
  await page.getByRole('link', { name: 'Sign-in and security' }).click();
  await page.waitForURL(/\/login\?next=%2Fprofile%2Fsecurity$/);
  await expect
    .poll(() => page.locator('.toast').allInnerTexts())
    .toEqual(['Login expired, please re-login.']);
  await expect.poll(() => page.locator('.head__me').count()).toBe(0);
});

test('BEY-33: axe finds nothing in the dialog and on the page, light and dark, on a phone and on a desktop', async () => {
  for (const [lang, theme, width] of [
    ['th', 'light', 375],
    ['en', 'dark', 1280],
    ['id', 'dark', 375],
    ['th', 'light', 1280],
  ] as const) {
    const { page, go, context } = await visit({ lang, theme, width });
    const look = async (where: string) => {
      expect(await faultsOf(page), `${where} ${lang} ${theme} ${width}`).toEqual([]);
    };
    await go('/login');
    await page.locator('main [type="submit"]').click();
    await look('page');
    await go('/coupons');
    await page.locator('.head__end a[href="/profile"]').click();
    await page.locator(`${dialog} [name="receiver"]`).waitFor();
    await look('dialog');
    await page.locator(`${dialog} .login__switch button`).click();
    await page.locator(`${dialog} [type="submit"]`).click();
    await look('registering');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
    await context.close();
  }
});
