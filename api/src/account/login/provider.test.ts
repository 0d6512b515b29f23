import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';

const EN = { 'accept-language': 'en' };
const AUDIENCE = 'khum-client';
const signing = await generateKeyPair('RS256', { extractable: true });
const stranger = await generateKeyPair('RS256', { extractable: true });
const jwk = { ...(await exportJWK(signing.privateKey)), kid: 'one', use: 'sig', alg: 'RS256' };

// a real OpenID provider publishes the keys
const http = createServer((request, response) => void handle(request, response));
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
const oidc = new Provider(issuer, {
  jwks: { keys: [jwk as never] },
  clients: [
    { client_id: AUDIENCE, client_secret: 'secret', redirect_uris: ['http://127.0.0.1/callback'] },
  ],
});
const handle = oidc.callback();
afterAll(() => new Promise((resolve) => http.close(resolve)));

const settings = (name: string) => ({
  [`${name}_CLIENT_ID`]: AUDIENCE,
  [`${name}_ISSUER`]: issuer,
});
const world = await makeWorld({
  env: { ...settings('LINE'), ...settings('FIREBASE'), LINE_CLIENT_SECRET: 'secret' },
});
const seconds = () => Math.floor(world.clock.now().getTime() / 1000);

interface Claims {
  sub?: string;
  iss?: string;
  aud?: string;
  exp?: number;
  nonce?: string;
  phone_number?: string;
  name?: string;
}
async function token(
  { sub = 'user-1', iss = issuer, aud = AUDIENCE, exp = seconds() + 600, ...rest }: Claims = {},
  key = signing.privateKey,
): Promise<string> {
  return new SignJWT({ ...rest })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject(sub)
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(seconds())
    .setExpirationTime(exp)
    .sign(key);
}
const line = (idToken: string, more: object = {}) =>
  world.call('login.line', { idToken, source: 'WEB', ...more }, EN);

test('AUTH-10, AMB-51, API-109, SEC-06: a token of the provider signs in, the first time it makes the account', async () => {
  const first = await line(await token({ name: 'Ploy' }));
  expect(first.data).toMatchObject({
    isNew: true,
    user: {
      hasPassword: false,
      mobile: null,
      thirdPlatformLoginInfo: [{ provider: 'LINE', name: 'Ploy' }],
    },
  });
  const again = await line(await token());
  expect(again.data).toMatchObject({ isNew: false, user: { userId: first.data?.user.userId } });
});

test('AUTH-10: forged, expired, early, foreign and weakly signed tokens are refused', async () => {
  const refused = { success: false, code: 422, errorKey: 'account.provider.refused' };
  expect(await line(await token({}, stranger.privateKey))).toMatchObject(refused);
  expect(await line(await token({ exp: seconds() - 61 }))).toMatchObject(refused);
  expect(await line(await token({ aud: 'somebody-else' }))).toMatchObject(refused);
  expect(await line(await token({ iss: 'https://evil.example' }))).toMatchObject(refused);
  expect(await line(await token({ sub: '' }))).toMatchObject(refused);
  expect(await line('not a token')).toMatchObject(refused);
  expect(await line('a.b.c')).toMatchObject(refused);
  const none = (await token()).split('.');
  const head = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  expect(await line(`${head}.${none[1]}.`)).toMatchObject(refused);
  // signed with the public key as if it were a shared secret
  const publicText = Buffer.from(JSON.stringify(await exportJWK(signing.publicKey)));
  const weak = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .setSubject('x')
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds())
    .setExpirationTime(seconds() + 60)
    .sign(publicText);
  expect(await line(weak)).toMatchObject(refused);
  const changed = (await token()).replace(
    /\.[^.]+\./,
    `.${Buffer.from(JSON.stringify({ sub: 'admin', iss: issuer, aud: AUDIENCE, iat: seconds(), exp: seconds() + 60 })).toString('base64url')}.`,
  );
  expect(await line(changed)).toMatchObject(refused);
});

test('AUTH-12: a nonce that was sent along must come back', async () => {
  expect((await line(await token({ nonce: 'n1' }), { nonce: 'n1' })).success).toBe(true);
  expect((await line(await token({ nonce: 'n1' }), { nonce: 'n2' })).success).toBe(false);
  expect((await line(await token(), { nonce: 'n2' })).success).toBe(false);
});

test('AUTH-10, API-108: the phone number that its provider verified is the account’s', async () => {
  const made = await world.call(
    'login.firebase',
    { idToken: await token({ sub: 'fire-1', phone_number: '+66861234567' }) },
    EN,
  );
  expect(made.data).toMatchObject({ isNew: true, user: { mobile: '+66861234567' } });
  const other = await world.call(
    'login.firebase',
    { idToken: await token({ sub: 'fire-2', phone_number: '+66861234567' }) },
    EN,
  );
  expect(other.data).toMatchObject({ isNew: false, user: { userId: made.data?.user.userId } });
  const twice = await Promise.all(
    Array.from({ length: 5 }, async () =>
      world.call('login.firebase', { idToken: await token({ sub: 'fire-3' }) }, EN),
    ),
  );
  expect(new Set(twice.map((one) => one.data?.user.userId)).size).toBe(1);
});

test('AUTH-11, API-97: a provider is offered where it is configured', async () => {
  expect((await world.call('switch.login')).data).toEqual({
    mobile: true,
    email: true,
    password: true,
    code: true,
    firebase: true,
    line: true,
    google: false,
    web: ['LINE'],
  });
  const bare = await makeWorld();
  expect((await bare.call('switch.login')).data).toMatchObject({
    firebase: false,
    line: false,
    google: false,
    web: [],
  });
  expect(await bare.call('login.provider-start', { provider: 'LINE' }, EN)).toMatchObject({
    code: 422,
    errorKey: 'account.provider.off',
  });
  // only apps sign in where no secret is set
  expect(await world.call('login.provider-start', { provider: 'FIREBASE' }, EN)).toMatchObject({
    code: 422,
    errorKey: 'account.provider.off',
  });
  expect(await bare.call('login.line', { idToken: await token() }, EN)).toMatchObject({
    code: 422,
    errorKey: 'account.provider.off',
  });
});

test('AMB-71: an account with neither phone nor e-mail closes with a token of its provider', async () => {
  const { data } = await line(await token({ sub: 'leaver' }));
  const headers = { ...EN, authorization: `Bearer ${data?.token}` };
  expect(
    (
      await world.call(
        'profile.close',
        { provider: 'LINE', idToken: await token({ sub: 'user-1' }) },
        headers,
      )
    ).errorKey,
  ).toBe('account.provider.refused');
  expect(
    (
      await world.call(
        'profile.close',
        { provider: 'LINE', idToken: await token({ sub: 'leaver' }) },
        headers,
      )
    ).success,
  ).toBe(true);
  expect((await world.call('profile.me', {}, headers)).code).toBe(401);
});
