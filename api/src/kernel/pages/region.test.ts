import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildDeal, buildGoods } from '../../../../test/build.ts';
import { signUp } from '../../../../test/people.ts';
import { makeWorld } from '../../../../test/world.ts';
import { tenantDirectory } from '../../tenant/index.ts';
import { refreshDeals } from '../../content/index.ts';
import { publishPage, savePage } from '../../page/index.ts';
import { layStandardGroups } from '../../ranking/index.ts';
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
  const linked = encodeURIComponent('/coupons?tenant=TH&page=2&lang=th');
  expect(await led(`tenant=SG&next=${linked}`), 'the choice wins').toBe('/coupons?page=2&lang=th');
  expect(await led(`language=en&tenant=SG&next=${linked}`)).toBe('/coupons?page=2');
  expect(await led(`theme=dark&next=${linked}`)).toBe('/coupons?tenant=TH&page=2&lang=th');
  expect(await led(`tenant=XX&${product}`), 'no such region').toBe('/product/th04uki13');
});

test('TEN-12: the same board, list of deals, campaign and guide of another region where it has one, else the list of their kind', async () => {
  const ids: Record<string, string> = {};
  for (const id of ['TH', 'SG']) {
    const ctx = await world.ctx(id);
    await layStandardGroups(ctx);
    for (let at = 0; at < 12; at += 1)
      await buildDeal(ctx, await buildGoods(ctx, { verdict: 'VERIFIED', real: 0.2 }));
    await refreshDeals(ctx, 'all');
    const titles = { th: 'หน้า', en: 'Page', id: 'Laman' };
    const source = { size: 2 };
    const big = {
      type: 'DEAL',
      source,
      titles: { th: 'ลดเยอะ', en: 'Big drops', id: 'Turun' },
    } as const;
    const none = { type: 'DEAL', source, titles: { th: 'อื่น', en: id, id } } as const;
    // the numbers of modules are of one region
    const modules = id === 'TH' ? [none, big] : [big, none];
    await publishPage(ctx, await savePage(ctx, { code: 'home', titles }, modules));
    await publishPage(ctx, await savePage(ctx, { code: 'sale', titles }, []));
    const home = await world.call(
      'page.home-modules',
      {},
      { 'x-tenant': id, 'accept-language': 'en' },
    );
    for (const one of home.data?.modules ?? []) ids[`${id} ${one.title}`] = one.id;
  }
  const led = async (next: string) =>
    (
      await server.inject({
        method: 'POST',
        url: '/preferences',
        headers: {
          ...HERE,
          cookie: 'tenant=TH; language=en',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: String(new URLSearchParams({ tenant: 'SG', next })),
      })
    ).headers.location;
  for (const [next, there] of [
    ['/leaderboard-products/best-sellers', '/leaderboard-products/best-sellers'],
    ['/leaderboard-products/of-our-own', '/leaderboards'],
    [`/deals/${ids['TH Big drops']}?page=2`, `/deals/${ids['SG Big drops']}?page=2`],
    [`/deals/${ids['TH TH']}`, '/'],
    ['/deals/424242', '/'],
    ['/appPage/sale', '/appPage/sale'],
    ['/appPage/other', '/'],
    ['/guide/nowhere', '/guides'],
    ['/article-tag/nobody', '/articles'],
    ['/activity/lottery/3/verify', '/activities'],
    ['/deal-alerts/7', '/deal-alerts'],
    ['/deal-alerts/new?keyword=rice', '/deal-alerts/new?keyword=rice'],
    ['/observe?goods=th01', '/observe'],
    ['/brand/kazeo?page=2', '/brand/kazeo?page=2'],
    ['/coupons', '/coupons'],
  ] as const)
    expect(await led(next), next).toBe(there);
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
