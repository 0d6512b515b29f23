import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { codeFor, signUp, validKeyFor } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { hashPassword, isPassword } from './password.ts';

const world = await makeWorld({ env: { CODES_PER_ADDRESS: '100000' } });
const EN = { 'accept-language': 'en' };
const MINUTE = 60_000;
const later = (ms: number) => world.clock.set(new Date(world.clock.now().getTime() + ms));
const MOBILE = { rcvType: 'MOBILE', countryCode: '66' } as const;
const EMAIL = { rcvType: 'EMAIL' } as const;
const bearer = (token: string) => ({ ...EN, authorization: `Bearer ${token}` });

test('AUTH-01, API-101, API-102: registering by phone and by e-mail, with and without a password', async () => {
  const phoneKey = await validKeyFor(world, '812345678', 'REGISTER', EN);
  const byPhone = await world.call(
    'login.register-mobile',
    { validKey: phoneKey, password: 'abcdefg1', repassword: 'abcdefg1', pwdRegister: true },
    EN,
  );
  expect(byPhone.data).toMatchObject({
    isNew: true,
    user: {
      mobile: '+66812345678',
      countryCode: '66',
      email: null,
      hasPassword: true,
      isLogin: true,
    },
  });
  const key = await validKeyFor(world, 'nok2@mail.example', 'REGISTER', EN);
  const byMail = await world.call('login.register-email', { validKey: key }, EN);
  expect(byMail.data).toMatchObject({
    isNew: true,
    user: { email: 'nok2@mail.example', hasPassword: false },
  });
  expect((await world.call('profile.me', {}, bearer(byMail.data?.token ?? ''))).data).toMatchObject(
    { email: 'nok2@mail.example' },
  );
  // a validKey is good once
  expect((await world.call('login.register-email', { validKey: key }, EN)).errorKey).toBe(
    'account.valid_key.invalid',
  );
});

test('AUTH-01: a registered receiver, a password that is too plain and two that differ are refused, and the validKey stays good', async () => {
  const { email } = await signUp(world);
  later(2 * MINUTE);
  const again = await validKeyFor(world, email, 'REGISTER', EN);
  expect((await world.call('login.register-email', { validKey: again }, EN)).errorKey).toBe(
    'account.receiver.registered',
  );
  const key = await validKeyFor(world, 'plain@mail.example', 'REGISTER', EN);
  const refused = (ask: object) =>
    world.call('login.register-email', { validKey: key, pwdRegister: true, ...ask }, EN);
  expect(await refused({ password: 'abcdefgh', repassword: 'abcdefgh' })).toMatchObject({
    code: 422,
    fields: { password: 'account.password.plain' },
  });
  expect(await refused({ password: 'abcdefg1', repassword: 'abcdefg2' })).toMatchObject({
    fields: { repassword: 'account.password.mismatch' },
  });
  expect(await refused({})).toMatchObject({ fields: { password: 'field.required' } });
  expect((await refused({ password: 'abcdefg1', repassword: 'abcdefg1' })).success).toBe(true);
});

test('AUTH-02, AUTH-06, SM-08: the next code to a receiver comes after 60 seconds; an unknown scene is refused', async () => {
  const ask = { rcv: 'slow@mail.example', ...EMAIL, authScene: 'LOGIN' } as const;
  const sent = await world.call('verification.send', ask, EN);
  expect(sent.data).toEqual({
    ttl: 600,
    resendAt: new Date(world.clock.now().getTime() + MINUTE).toISOString(),
    receiver: 's•••@mail.example',
  });
  expect(await world.call('verification.send', ask, EN)).toMatchObject({
    code: 429,
    errorKey: 'account.code.too_soon',
    status: 200,
  });
  later(MINUTE - 1);
  expect((await world.call('verification.send', ask, EN)).errorKey).toBe('account.code.too_soon');
  later(1);
  expect((await world.call('verification.send', ask, EN)).success).toBe(true);
  expect(
    (await world.call('verification.send', { ...ask, authScene: 'WHATEVER' as never }, EN)).fields,
  ).toEqual({ authScene: 'field.choice' });
  expect((await world.call('verification.send', { ...ask, rcv: 'a@b' }, EN)).fields).toEqual({
    rcv: 'account.email.invalid',
  });
  expect(
    (await world.call('verification.send', { ...ask, ...MOBILE, rcv: '712345678' }, EN)).fields,
  ).toEqual({ rcv: 'account.phone.invalid' });
  expect((await world.call('verification.send', { ...ask, rcv: ' ' }, EN)).fields).toEqual({
    rcv: 'field.required',
  });
});

test('AUTH-03, AUTH-21, VAL-14: a wrong code is refused, five end it, and only the newest counts, for ten minutes', async () => {
  const ask = { rcv: 'tries@mail.example', ...EMAIL, authScene: 'LOGIN' } as const;
  await world.call('verification.send', ask, EN);
  const code = await codeFor(world, 'tries@mail.example');
  const wrong = code === '000000' ? '000001' : '000000';
  for (let count = 0; count < 5; count += 1)
    expect(await world.call('verification.valid', { ...ask, authCode: wrong }, EN)).toMatchObject({
      errorKey: 'account.code.wrong',
      message: 'Wrong code, please try again.',
    });
  expect((await world.call('verification.valid', { ...ask, authCode: code }, EN)).errorKey).toBe(
    'account.code.expired',
  );
  later(MINUTE);
  await world.call('verification.send', ask, EN);
  const next = await codeFor(world, 'tries@mail.example');
  later(10 * MINUTE);
  expect((await world.call('verification.valid', { ...ask, authCode: next }, EN)).errorKey).toBe(
    'account.code.expired',
  );
});

test('AUTH-04, AMB-26: a validKey belongs to its scene, its device and ten minutes', async () => {
  const here = { ...EN, 'x-device-id': 'device-a' };
  const key = await validKeyFor(world, 'scene@mail.example', 'LOGIN', here);
  expect((await world.call('login.register-email', { validKey: key }, here)).errorKey).toBe(
    'account.valid_key.invalid',
  );
  later(MINUTE);
  const right = await validKeyFor(world, 'scene@mail.example', 'REGISTER', here);
  expect(
    (
      await world.call(
        'login.register-email',
        { validKey: right },
        { ...EN, 'x-device-id': 'device-b' },
      )
    ).errorKey,
  ).toBe('account.valid_key.invalid');
  expect((await world.call('login.register-mobile', { validKey: right }, here)).errorKey).toBe(
    'account.valid_key.invalid',
  );
  later(10 * MINUTE);
  expect((await world.call('login.register-email', { validKey: right }, here)).errorKey).toBe(
    'account.valid_key.invalid',
  );
  // a code too belongs to the device that asked for it
  const ask = { rcv: 'scene@mail.example', ...EMAIL, authScene: 'LOGIN' } as const;
  await world.call('verification.send', ask, here);
  const authCode = await codeFor(world, 'scene@mail.example');
  expect(
    (
      await world.call(
        'verification.valid',
        { ...ask, authCode },
        { ...EN, 'x-device-id': 'device-b' },
      )
    ).errorKey,
  ).toBe('account.code.expired');
});

test('AMB-25: ten codes a day to a receiver, whatever the scene', async () => {
  const ask = { rcv: 'many@mail.example', ...EMAIL, authScene: 'LOGIN' } as const;
  for (let count = 0; count < 10; count += 1) {
    expect((await world.call('verification.send', ask, EN)).success).toBe(true);
    later(MINUTE);
  }
  expect(
    (await world.call('verification.send', { ...ask, authScene: 'REGISTER' }, EN)).errorKey,
  ).toBe('account.code.too_many');
  later(24 * 60 * MINUTE);
  expect((await world.call('verification.send', ask, EN)).success).toBe(true);
});

test('AUTH-08, API-105, API-106: signing in by password; unknown and known answer alike', async () => {
  const { email } = await signUp(world, { password: 'abcdefg1' });
  const right = await world.call(
    'login.email',
    { email: email.toUpperCase(), password: 'abcdefg1' },
    EN,
  );
  expect(right.data).toMatchObject({ isNew: false, user: { email } });
  const wrong = await world.call('login.email', { email, password: 'abcdefg2' }, EN);
  const unknown = await world.call(
    'login.email',
    { email: 'nobody@mail.example', password: 'abcdefg2' },
    EN,
  );
  const bare = (answer: typeof wrong) => ({ ...answer, requestId: '' });
  expect(bare(wrong)).toEqual(bare(unknown));
  expect(wrong).toMatchObject({ code: 422, message: 'Password error.' });
  const phoneKey = await validKeyFor(world, '898765431', 'REGISTER', EN);
  await world.call(
    'login.register-mobile',
    { validKey: phoneKey, password: 'abcdefg1', repassword: 'abcdefg1', pwdRegister: true },
    EN,
  );
  expect(
    (
      await world.call(
        'login.mobile',
        { mobile: '089-876-5431', countryCode: '+66', password: 'abcdefg1' },
        EN,
      )
    ).success,
  ).toBe(true);
});

test('AUTH-21: ten wrong passwords lock for 15 minutes, at once or one by one, an account or not', async () => {
  const { email } = await signUp(world, { password: 'abcdefg1' });
  const all = await Promise.all(
    Array.from({ length: 30 }, () =>
      world.call('login.email', { email, password: 'abcdefg2' }, EN),
    ),
  );
  expect(all.filter((one) => one.errorKey === 'account.password.wrong')).toHaveLength(10);
  expect(await world.call('login.email', { email, password: 'abcdefg1' }, EN)).toMatchObject({
    code: 423,
    message: expect.stringContaining('15 minutes'),
  });
  for (let count = 0; count < 10; count += 1)
    await world.call('login.email', { email: 'ghost@mail.example', password: 'x' }, EN);
  expect(
    (await world.call('login.email', { email: 'ghost@mail.example', password: 'x' }, EN)).errorKey,
  ).toBe('account.locked');
  later(15 * MINUTE);
  expect((await world.call('login.email', { email, password: 'abcdefg1' }, EN)).success).toBe(true);
});

test('AUTH-09, API-107: signing in by code makes the account the first time', async () => {
  const login = async () => {
    await world.call('verification.send', { rcv: '912345678', ...MOBILE, authScene: 'LOGIN' }, EN);
    const smscode = await codeFor(world, '+66912345678');
    return world.call(
      'login.code',
      { mobile: '0912345678', countryCode: '66', smscode, sceneCode: 'LOGIN', source: 'WEB' },
      EN,
    );
  };
  const first = await login();
  expect(first.data).toMatchObject({
    isNew: true,
    user: { mobile: '+66912345678', hasPassword: false },
  });
  later(MINUTE);
  const second = await login();
  expect(second.data).toMatchObject({ isNew: false, user: { userId: first.data?.user.userId } });
  expect(second.data?.token).not.toBe(first.data?.token);
  expect(
    (await world.call('login.code', { mobile: '0912345678', smscode: '000000' }, EN)).fields ?? {},
  ).not.toHaveProperty('mobile');
});

test('AUTH-13, AUTH-18, AUTH-19: after logging out the token is dead, and the cookie goes', async () => {
  const me = await signUp(world);
  const answer = await world.app.server.inject({
    method: 'POST',
    url: '/api/saas-user-service/user/info/logOut',
    headers: me.headers,
    payload: {},
  });
  expect(([] as string[]).concat(answer.headers['set-cookie'] ?? [])[0]).toMatch(
    /^user_token=; .*Path=\/; .*HttpOnly; SameSite=Lax/,
  );
  expect(await world.call('profile.me', {}, me.headers)).toMatchObject({
    status: 200,
    success: false,
    code: 401,
  });
});

test('STOR-02, AUTH-19: the cookie signs in, is out of reach of scripts, and a request from another site is refused', async () => {
  const key = await validKeyFor(world, 'cookie@mail.example', 'REGISTER', EN);
  const made = await world.app.server.inject({
    method: 'POST',
    url: '/api/saas-user-service/user/register/email',
    headers: EN,
    payload: { validKey: key },
  });
  const [cookie, mark] = made.headers['set-cookie'] as unknown as [string, string];
  expect(mark).toBe('signed_in=TH; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(cookie).toMatch(
    /^user_token=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const [pair] = cookie.split(';');
  const ask = (headers: Record<string, string>) =>
    world.app.server.inject({
      method: 'POST',
      url: '/api/saas-user-service/user/sessions/end-others',
      headers: { ...EN, cookie: pair as string, host: 'khum.example', ...headers },
      payload: {},
    });
  expect((await ask({ origin: 'https://khum.example' })).json()).toMatchObject({ success: true });
  expect((await ask({ origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await ask({})).statusCode).toBe(403);
  expect((await ask({ origin: 'null' })).statusCode).toBe(403);
  const mine = await world.app.server.inject({
    url: '/api/saas-user-service/user-ext-info/getWithExtInfoById',
    headers: { cookie: pair as string },
  });
  expect(mine.json()).toMatchObject({ success: true, data: { email: 'cookie@mail.example' } });
});

test('TEN-12: a token of one tenant means nothing in another', async () => {
  const me = await signUp(world);
  expect((await world.call('profile.me', {}, { ...me.headers, 'x-tenant': 'ID' })).code).toBe(401);
});

test('AUTH-16, API-104: a reset password replaces the old one and ends every session; an unknown receiver gets no message', async () => {
  const me = await signUp(world, { password: 'abcdefg1' });
  const other = await world.call('login.email', { email: me.email, password: 'abcdefg1' }, EN);
  const validKey = await validKeyFor(world, me.email, 'CHANGEPWD', EN);
  expect(
    (
      await world.call(
        'password.reset',
        { validKey, password: 'newpass22', repassword: 'newpass22' },
        EN,
      )
    ).success,
  ).toBe(true);
  for (const token of [me.token, other.data?.token ?? ''])
    expect((await world.call('profile.me', {}, bearer(token))).code).toBe(401);
  expect(
    (await world.call('login.email', { email: me.email, password: 'abcdefg1' }, EN)).errorKey,
  ).toBe('account.password.wrong');
  expect(
    (await world.call('login.email', { email: me.email, password: 'newpass22' }, EN)).success,
  ).toBe(true);
  const sent = await world.call(
    'verification.send',
    { rcv: 'stranger@mail.example', ...EMAIL, authScene: 'CHANGEPWD' },
    EN,
  );
  expect(sent).toMatchObject({ success: true, data: { receiver: 's•••@mail.example' } });
  await expect(codeFor(world, 'stranger@mail.example')).rejects.toThrow('No code');
});

test('AUTH-17, API-103, ERR-22: an account without a password gets one; one that cannot be reached cannot', async () => {
  const me = await signUp(world);
  const validKey = await validKeyFor(world, me.email, 'CHANGEPWD', me.headers);
  const ask = { validKey, password: 'abcdefg1', repassword: 'abcdefg1' };
  expect((await world.call('password.create', ask, me.headers)).success).toBe(true);
  expect(
    (await world.call('login.email', { email: me.email, password: 'abcdefg1' }, EN)).success,
  ).toBe(true);
  await world.database
    .tenant('TH')
    .run(sql`update account_private set email = null where account_id = ${Number(me.userId)}`);
  expect(await world.call('password.create', ask, me.headers)).toMatchObject({
    errorKey: 'account.password.no_receiver',
    message: 'This account is not bound to a phone or email, so a password cannot be set.',
  });
});

test('VAL-01: a password is stored as argon2id, and every keyboard spells it alike', async () => {
  const hash = await hashPassword('café12345');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isPassword('cafe\u0301' + '12345', hash)).toBe(true);
  expect(await isPassword('cafe12345', hash)).toBe(false);
  expect(await isPassword('anything', null)).toBe(false);
});

test('sessions are listed and ended one by one or all but this one', async () => {
  const me = await signUp(world, { password: 'abcdefg1' });
  const second = await world.call(
    'login.email',
    { email: me.email, password: 'abcdefg1' },
    { ...EN, 'x-platform': 'Android', 'user-agent': 'Phone' },
  );
  const third = await world.call('login.email', { email: me.email, password: 'abcdefg1' }, EN);
  const list = (await world.call('session.list', {}, me.headers)).data?.sessions ?? [];
  expect(list).toHaveLength(3);
  expect(list.find((one) => one.isCurrent)).toBeDefined();
  const phone = list.find((one) => one.platform === 'Android');
  expect(phone?.userAgent).toBe('Phone');
  const stranger = await signUp(world);
  expect((await world.call('session.end', { id: phone?.id ?? '' }, stranger.headers)).code).toBe(
    404,
  );
  expect((await world.call('session.end', { id: phone?.id ?? '' }, me.headers)).success).toBe(true);
  expect((await world.call('profile.me', {}, bearer(second.data?.token ?? ''))).code).toBe(401);
  expect((await world.call('session.end-others', {}, me.headers)).data?.ended).toBe(1);
  expect((await world.call('profile.me', {}, bearer(third.data?.token ?? ''))).code).toBe(401);
  expect((await world.call('profile.me', {}, me.headers)).success).toBe(true);
});
