import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { tenantDirectory } from '../../tenant/index.ts';
import { mountPreferences } from './preferences.ts';

const world = await makeWorld();
const { server } = world.app;
mountPreferences(server, world.app, tenantDirectory(world.database, world.clock), {
  publicUrl: undefined,
});
const HERE = { host: 'khum.example', origin: 'http://khum.example' };
const cookieOf = (token: string, region = 'TH') => ({
  ...HERE,
  cookie: `user_token=${token}; signed_in=${region}; tenant=${region}`,
});
const sessions = async (userId: string) =>
  (
    await (
      await world.ctx()
    ).db.row<{ n: number }>(
      sql`select count(*)::int as n from session where account_id = ${Number(userId)}`,
    )
  )?.n;
const choose = async (tenant: string, headers: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url: '/preferences',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `tenant=${tenant}&next=/`,
  });

test('TEN-12, AUTH-18: choosing another region ends the session, as the form says; choosing the same one does not', async () => {
  const { token, userId } = await signUp(world);
  const same = await choose('TH', cookieOf(token));
  expect([same.statusCode, await sessions(userId)]).toEqual([303, 1]);
  const left = await choose('SG', cookieOf(token));
  expect(left.statusCode).toBe(303);
  expect(await sessions(userId)).toBe(0);
  const gone = left.cookies.filter(({ value }) => value === '').map(({ name }) => name);
  expect(gone.toSorted()).toEqual(['signed_in', 'user_token']);
  expect(left.cookies.find(({ name }) => name === 'tenant')?.value).toBe('SG');
});

test('TEN-12, AUTH-19: on a page of another region a session has not run out: nobody has signed in there, and it remains', async () => {
  const { token, userId } = await signUp(world);
  const abroad = await world.call('profile.me', {}, { ...cookieOf(token), 'x-tenant': 'SG' });
  expect(abroad.errorKey).toBe('account.signed_out');
  expect(await sessions(userId)).toBe(1);
  expect(
    (await world.call('profile.me', {}, { ...cookieOf(token), 'x-tenant': 'TH' })).data?.userId,
  ).toBe(userId);
  // one of this region that has ended, has
  expect(
    (await world.call('profile.me', {}, { ...cookieOf('nothing'), 'x-tenant': 'TH' })).errorKey,
  ).toBe('account.unauthorized');
});

test('TEN-12: another region shows the same kind of page, never one that it does not have', async () => {
  const led = async (payload: string, tenant = 'TH') =>
    (
      await server.inject({
        method: 'POST',
        url: '/preferences',
        headers: {
          ...HERE,
          cookie: `tenant=${tenant}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload,
      })
    ).headers.location;
  const product = 'next=/product/th04uki13';
  expect(await led(`tenant=SG&${product}&elsewhere=/products/air-fryers-af`)).toBe(
    '/products/air-fryers-af',
  );
  expect(await led(`tenant=SG&${product}`)).toBe('/products');
  expect(await led(`tenant=TH&${product}&elsewhere=/products/x`), 'no other one').toBe(
    '/product/th04uki13',
  );
  expect(await led('tenant=SG&next=/coupons?page=2')).toBe('/coupons?page=2');
  expect(await led('tenant=SG&next=/article/tha001?x=1')).toBe('/articles');
  expect(await led('tenant=SG&next=/products/air-fryers-af')).toBe('/products/air-fryers-af');
  expect(await led(`tenant=SG&${product}&elsewhere=//evil.example`)).toBe('/');
  expect(await led(`tenant=XX&${product}`), 'no such region').toBe('/product/th04uki13');
});

test('TEN-12: a price in an address is of the region whose currency it is in, and stays behind', async () => {
  const led = async (tenant: string, next: string) =>
    (
      await server.inject({
        method: 'POST',
        url: '/preferences',
        headers: {
          ...HERE,
          cookie: 'tenant=TH',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: String(new URLSearchParams({ tenant, next })),
      })
    ).headers.location;
  const alert = '/deal-alerts/new?keyword=rice+cooker&maxAmount=50000';
  expect(await led('TH', alert), 'the same region').toBe(alert);
  expect(await led('VN', alert)).toBe('/deal-alerts/new?keyword=rice+cooker');
  expect(await led('VN', '/search?keyword=tent&min=10000&max=50000&verdict=real')).toBe(
    '/search?keyword=tent&verdict=real',
  );
  expect(await led('VN', '/products?max=50000')).toBe('/products');
});

test('rows or columns of cards are remembered, and anything else is not', async () => {
  const cards = async (value: string) => {
    const { cookies } = await server.inject({
      method: 'POST',
      url: '/preferences',
      headers: { ...HERE, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `cards=${value}&next=/`,
    });
    return cookies.find(({ name }) => name === 'cards')?.value;
  };
  expect(await cards('grid')).toBe('grid');
  expect(await cards('rows')).toBe('');
  expect(await cards('circles')).toBeUndefined();
});
