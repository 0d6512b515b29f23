import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ProviderProof } from '#contract/account/identity.ts';
import type { Provider } from './openid.ts';
import { openidProvider } from '../../../../test/openid-provider.ts';
import { makeWorld, START } from '../../../../test/world.ts';

const EN = { 'accept-language': 'en', host: 'localhost' };
const BACK = 'http://localhost/login';
let now = new Date(START);
const [line, google] = await Promise.all([
  openidProvider('LINE', () => now),
  openidProvider('GOOGLE', () => now),
]);
const providers = { LINE: line, GOOGLE: google };
const world = await makeWorld({ env: { ...line.env, ...google.env } });
afterAll(() => Promise.all([line.close(), google.close()]));
beforeEach(() => {
  now = world.clock.now();
  for (const one of Object.values(providers)) one.next = { sub: 'somebody' };
});

/** Goes to the provider and comes back, as a browser does. */
async function trip(provider: 'LINE' | 'GOOGLE'): Promise<ProviderProof> {
  const { data } = await world.call('login.provider-start', { provider }, EN);
  if (!data) throw new Error('No trip.');
  const { url, ...kept } = data;
  const back = await fetch(url, { redirect: 'manual' });
  const to = new URL(back.headers.get('location') ?? 'none:');
  expect(to.origin + to.pathname).toBe(BACK);
  return { provider, ...kept, answer: to.search.slice(1) };
}
const finish = (proof: ProviderProof) =>
  world.call('login.provider-finish', { ...proof, source: 'WEB' }, EN);
const REFUSED = { success: false, code: 422, errorKey: 'account.provider.refused' };

test('AUTH-10, AUTH-12, AMB-51: LINE signs in by a code, with a token that our secret signs', async () => {
  line.next = { sub: 'U1', name: 'พลอย' };
  const first = await finish(await trip('LINE'));
  expect(first.data).toMatchObject({
    isNew: true,
    user: { thirdPlatformLoginInfo: [{ provider: 'LINE', name: 'พลอย' }] },
  });
  expect((await finish(await trip('LINE'))).data).toMatchObject({
    isNew: false,
    user: { userId: first.data?.user.userId },
  });
  // an app of the same channel brings the same person, signed with LINE's own key
  const app = await world.call('login.line', { idToken: await line.token({ sub: 'U1' }, now) }, EN);
  expect(app.data).toMatchObject({ isNew: false, user: { userId: first.data?.user.userId } });
});

test('AUTH-10, AUTH-12: Google signs in by a code, with a token of its published key', async () => {
  google.next = { sub: '1089', name: 'Ploy' };
  expect((await finish(await trip('GOOGLE'))).data).toMatchObject({
    isNew: true,
    user: { thirdPlatformLoginInfo: [{ provider: 'GOOGLE', name: 'Ploy' }] },
  });
});

test('AUTH-12: what the browser is sent with is fresh each time, and says S256', async () => {
  const [one, two] = await Promise.all(
    [1, 2].map(
      async () => (await world.call('login.provider-start', { provider: 'LINE' }, EN)).data,
    ),
  );
  for (const name of ['state', 'nonce', 'codeVerifier'] as const)
    expect(one?.[name]).not.toBe(two?.[name]);
  const asked = new URL(one?.url ?? '').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: line.clientId,
    response_type: 'code',
    redirect_uri: BACK,
    scope: 'openid profile',
    state: one?.state,
    nonce: one?.nonce,
    code_challenge_method: 'S256',
    ui_locales: 'en',
  });
  expect(asked.get('code_challenge')).not.toBe(one?.codeVerifier);
  expect(one?.url).not.toContain(line.secret);
});

test.each(['LINE', 'GOOGLE'] as const)(
  'AUTH-10, AUTH-12: %s: a code counts once, for who began, as it was asked for',
  async (provider) => {
    const spent = await trip(provider);
    expect((await finish(spent)).success).toBe(true);
    expect(await finish(spent)).toMatchObject(REFUSED);
    const other = await trip(provider);
    expect(
      await finish({ ...(await trip(provider)), codeVerifier: other.codeVerifier }),
    ).toMatchObject(REFUSED);
    expect(await finish({ ...(await trip(provider)), state: other.state })).toMatchObject(REFUSED);
    expect(await finish({ ...(await trip(provider)), nonce: other.nonce })).toMatchObject(REFUSED);
    expect(
      await finish({
        ...(await trip(provider)),
        answer: `code=invented&state=${other.state}`,
        state: other.state,
      }),
    ).toMatchObject(REFUSED);
    for (const answer of [
      '',
      'error=access_denied',
      'code=a&code=b&state=c',
      '%',
      '?#',
      'code=\u0000',
    ])
      expect(await finish({ ...other, answer }), answer).toMatchObject(REFUSED);
  },
);

test.each(['LINE', 'GOOGLE'] as const)(
  'AUTH-10: %s: tokens of others, for others, of another time are refused',
  async (provider) => {
    const seconds = Math.floor(now.getTime() / 1000);
    const wrong: (typeof line)['next'][] = [
      { sub: 'x', signedBy: 'stranger' },
      { sub: '' },
      { sub: 'x', claims: { aud: 'somebody-else' } },
      { sub: 'x', claims: { iss: 'https://evil.example' } },
      { sub: 'x', claims: { exp: seconds - 61 } },
      { sub: 'x', claims: { nonce: 'another' } },
      ...(provider === 'LINE' ? [{ sub: 'x', signedBy: 'secret-of-another' } as const] : []),
    ];
    for (const next of wrong) {
      providers[provider].next = next;
      expect(await finish(await trip(provider)), JSON.stringify(next)).toMatchObject(REFUSED);
    }
  },
);

test('AUTH-10: a secret signs for LINE alone: Google’s tokens need Google’s key', async () => {
  const { SignJWT } = await import('jose');
  const seconds = Math.floor(now.getTime() / 1000);
  const shared = new SignJWT({
    iss: google.issuer,
    aud: google.clientId,
    sub: 'x',
    iat: seconds,
    exp: seconds + 60,
  }).setProtectedHeader({ alg: 'HS256' });
  const { claimsOfToken } = await import('./openid.ts');
  const ctx = await world.ctx();
  await expect(
    claimsOfToken(ctx, 'GOOGLE' satisfies Provider, {
      idToken: await shared.sign(new TextEncoder().encode(google.secret)),
    }),
  ).rejects.toThrow('account.provider.refused');
});

test('AMB-71: an account without phone and e-mail closes with a fresh proof of its provider, its own', async () => {
  line.next = { sub: 'leaver' };
  const { data } = await finish(await trip('LINE'));
  const headers = { ...EN, authorization: `Bearer ${data?.token}` };
  line.next = { sub: 'another' };
  expect(await world.call('profile.close', { proof: await trip('LINE') }, headers)).toMatchObject(
    REFUSED,
  );
  line.next = { sub: 'leaver' };
  expect((await world.call('profile.close', { proof: await trip('LINE') }, headers)).success).toBe(
    true,
  );
  expect((await world.call('profile.me', {}, headers)).code).toBe(401);
});

test('AMB-51: what a provider publishes is asked once for many, and again after an hour', async () => {
  const asked = () => line.requests.filter((one) => one.endsWith('openid-configuration')).length;
  await trip('LINE');
  const before = asked();
  await Promise.all(Array.from({ length: 20 }, () => trip('LINE')));
  expect(asked()).toBe(before);
  world.clock.set(new Date(now.getTime() + 3_600_001).toISOString());
  now = world.clock.now();
  await Promise.all(Array.from({ length: 20 }, () => trip('LINE')));
  expect(asked()).toBe(before + 1);
});

test('AMB-51: a provider that is away is said to be away, and is asked again', async () => {
  const late = await openidProvider('LINE', () => now);
  await late.close();
  const away = await makeWorld({ env: late.env });
  const answer = await away.call('login.provider-start', { provider: 'LINE' }, EN);
  expect(answer).toMatchObject({ success: false, code: 503, errorKey: 'account.provider.away' });
  expect(answer.message).toMatch(/cannot be reached/);
  expect(await away.call('login.line', { idToken: 'a.b.c' }, EN)).toMatchObject({ code: 503 });
});
