/**
 * Who tries to get in: strangers against an owner, forms of other sites, passwords that everybody
 * knows, keys used twice.
 */
import { expect, test } from 'vitest';
import { signUp, validKeyFor } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';

const EN = { 'x-tenant': 'TH', 'accept-language': 'en' };
const PASSWORD = 'krathong-26';

test('AUTH-21: a stranger locks out other strangers, never a device on which the owner signed in; and the other way round', async () => {
  const world = await makeWorld();
  const own = { ...EN, 'x-device-id': 'owners-phone' };
  const { email } = await signUp(world, { password: PASSWORD, headers: own });
  const login = (password: string, headers: Record<string, string>) =>
    world.call('login.email', { email, password }, headers);
  for (let at = 0; at < 12; at += 1)
    await login('wrong-one-1', { ...EN, 'x-device-id': `stranger-${at}` });
  expect((await login(PASSWORD, { ...EN, 'x-device-id': 'stranger-99' })).errorKey).toBe(
    'account.locked',
  );
  expect((await login(PASSWORD, EN)).errorKey).toBe('account.locked');
  expect((await login(PASSWORD, own)).success).toBe(true);
  // a known device is held to ten tries as well
  for (let at = 0; at < 10; at += 1) await login('wrong-one-1', own);
  expect((await login(PASSWORD, own)).errorKey).toBe('account.locked');
});

test('AMB-25: codes that strangers ask for take none of the owner, and do not make the owner wait', async () => {
  const world = await makeWorld();
  const own = { ...EN, 'x-device-id': 'owners-phone' };
  const { email } = await signUp(world, { password: PASSWORD, headers: own });
  const send = (headers: Record<string, string>) =>
    world.call('verification.send', { rcv: email, rcvType: 'EMAIL', authScene: 'LOGIN' }, headers);
  let refused = '';
  for (let at = 0; at < 14; at += 1) {
    world.clock.set(new Date(world.clock.now().getTime() + 61_000));
    refused = (await send({ ...EN, 'x-device-id': `stranger-${at}` })).errorKey ?? '';
  }
  expect(refused).toBe('account.code.too_many');
  expect((await send(own)).success).toBe(true);
  expect((await send({ ...EN, 'x-device-id': 'stranger-x' })).success).toBe(false);
});

test('AUTH-06: a code stays good when somebody else asks for one after it', async () => {
  const world = await makeWorld();
  const own = { ...EN, 'x-device-id': 'owners-phone' };
  const { email } = await signUp(world, { headers: own });
  const at = world.clock.now();
  expect(
    (
      await world.call(
        'verification.send',
        { rcv: email, rcvType: 'EMAIL', authScene: 'LOGIN' },
        own,
      )
    ).success,
  ).toBe(true);
  const [message] = (
    await world.app.operations.inject({ url: '/dev/mailbox.json', query: { to: email } })
  ).json() as { code: string }[];
  world.clock.set(new Date(at.getTime() + 5_000));
  expect(
    (
      await world.call(
        'verification.send',
        { rcv: email, rcvType: 'EMAIL', authScene: 'LOGIN' },
        { ...EN, 'x-device-id': 'stranger' },
      )
    ).success,
  ).toBe(true);
  expect(
    (
      await world.call(
        'login.code',
        { email, smscode: message?.code ?? '', sceneCode: 'LOGIN' },
        own,
      )
    ).success,
  ).toBe(true);
});

test('SEC: one address tries 25 passwords over all receivers in five minutes, by the call and by the form', async () => {
  const world = await makeWorld();
  const answers: (string | undefined)[] = [];
  for (let at = 0; at < 30; at += 1)
    answers.push(
      (
        await world.call(
          'login.email',
          { email: `nobody${at}@mail.example`, password: 'wrong-one-1' },
          EN,
        )
      ).errorKey,
    );
  expect(answers.slice(0, 25).every((key) => key === 'account.password.wrong')).toBe(true);
  expect(answers.slice(25).every((key) => key === 'account.locked')).toBe(true);
  const form = await world.app.server.inject({
    method: 'POST',
    url: '/login',
    headers: { ...EN, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'way=EMAIL&receiver=nobody99@mail.example&password=wrong-one-1',
  });
  expect(form.headers.location).toContain('problem=account.locked');
  expect((await world.app.server.inject({ url: '/', method: 'GET' })).statusCode).not.toBe(429);
});

test('SEC: `/login` and whatever else changes something are under the limit of requests', async () => {
  const world = await makeWorld({ env: { RATE_LIMIT: '5' } });
  const status: number[] = [];
  for (let at = 0; at < 7; at += 1)
    status.push(
      (await world.app.server.inject({ method: 'POST', url: '/login', payload: {} })).statusCode,
    );
  expect(status.slice(-2)).toEqual([429, 429]);
});

test('SEC: no form or script of another site signs anybody in, with or without a cookie', async () => {
  const world = await makeWorld();
  const { email } = await signUp(world, { password: PASSWORD });
  const forms = ['application/x-www-form-urlencoded', 'text/plain', 'application/json'];
  const bodies: Record<string, string> = {
    'application/x-www-form-urlencoded': `email=${email}&password=${PASSWORD}&way=EMAIL&receiver=${email}`,
    'text/plain': JSON.stringify({ email, password: PASSWORD }),
    'application/json': JSON.stringify({ email, password: PASSWORD }),
  };
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:9999', host: 'localhost:3000' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const url of ['/api/saas-user-service/user/login/emailLogin', '/login', '/preferences'])
    for (const type of forms)
      for (const headers of foreign) {
        if (url === '/preferences' && headers['sec-fetch-site'] === undefined && !headers.origin)
          continue;
        const answer = await world.app.server.inject({
          method: 'POST',
          url,
          headers: { ...EN, ...headers, 'content-type': type },
          payload: bodies[type] as string,
        });
        expect({ url, type, headers, cookies: answer.headers['set-cookie'] }).toEqual({
          url,
          type,
          headers,
          cookies: undefined,
        });
        expect([403, 404, 415]).toContain(answer.statusCode);
      }
  const own = await world.app.server.inject({
    method: 'POST',
    url: '/api/saas-user-service/user/login/emailLogin',
    headers: { ...EN, host: 'khum.example', origin: 'http://khum.example' },
    payload: { email, password: PASSWORD },
  });
  expect(own.headers['set-cookie']).toBeDefined();
});

test('VAL-01: passwords that everybody tries first are refused, in any case and with marks behind them', async () => {
  const world = await makeWorld();
  const key = await validKeyFor(world, 'chooser@mail.example', 'REGISTER', EN);
  const register = (password: string) =>
    world.call(
      'login.register-email',
      { validKey: key, password, repassword: password, pwdRegister: true },
      EN,
    );
  for (const password of [
    'password1',
    'Password1',
    'PASSWORD123',
    'qwerty123',
    '1q2w3e4r',
    'abcd1234',
    'password1!',
    'passw0rd',
  ])
    expect((await register(password)).errorKey, password).toBe('account.password.common');
  expect(await register('abcdefg1')).toMatchObject({ success: true });
});

test('promise 3: the same key with another request is refused with 409, the same request is harmless, a failed one leaves the key free', async () => {
  const world = await makeWorld();
  const me = await signUp(world);
  const keyed = { ...me.headers, 'idempotency-key': 'one-key' };
  const create = (title: string, headers = keyed) =>
    world.call('draft.create', { contentTypeCode: 'NOTE', title }, headers);
  expect(
    (await world.call('draft.create', { contentTypeCode: 'NOTHING' } as never, keyed)).success,
  ).toBe(false);
  const first = await create('First');
  expect(first.success).toBe(true);
  expect((await create('First')).data).toEqual(first.data);
  expect(await create('Second')).toMatchObject({
    status: 409,
    success: false,
    code: 409,
    errorKey: 'request.key_reused',
  });
  expect((await create('Second', { ...me.headers, 'idempotency-key': 'another' })).success).toBe(
    true,
  );
  const other = await signUp(world);
  expect((await create('Second', { ...other.headers, 'idempotency-key': 'one-key' })).success).toBe(
    true,
  );
  const twins = await Promise.all(
    ['A', 'B', 'A', 'B'].map((title) =>
      create(title, { ...me.headers, 'idempotency-key': 'raced' }),
    ),
  );
  expect(
    new Set(twins.filter((one) => one.success).map((one) => (one.data as { id: string }).id)).size,
  ).toBe(1);
});
