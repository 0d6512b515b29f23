import { expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import { buildCategory, buildDeal, buildGoods } from '../../../../test/build.ts';
import { refreshDeals } from '../index.ts';

const world = await makeWorld();

test('DEAL-04, API-09, AMB-10: verified deals of the last days, the largest real discount first, under both spellings', async () => {
  const ctx = await world.ctx('TH');
  const category = await buildCategory(ctx.db, { code: 'toys' });
  const long = new Date(ctx.now.getTime() - 8 * 86_400_000);
  for (const [real, more] of [
    [0.2, {}],
    [0.4, { categoryId: category.id }],
    [0.3, { labels: ['FREE_SHIPPING'] }],
    [0.09, {}],
  ] as const)
    await buildDeal(
      ctx,
      await buildGoods(ctx, {
        verdict: 'VERIFIED',
        real,
        ...more,
        labels: [...('labels' in more ? more.labels : [])],
      }),
    );
  await buildDeal(ctx, await buildGoods(ctx, { verdict: 'FAKE', real: 0.5 }));
  await buildDeal(ctx, await buildGoods(ctx, { verdict: 'VERIFIED', real: 0.6 }), {
    publishTime: long,
  });
  await refreshDeals(ctx, 'all');
  const ask = async (input: object = {}) => (await world.call('daily-special.list', input)).data;
  expect((await ask())?.content.map((deal) => deal.verdict.real)).toEqual([0.4, 0.3, 0.2]);
  expect(
    (await ask({ labels: ['FREE_SHIPPING'], moon: 1 }))?.content.map((deal) => deal.verdict.real),
  ).toEqual([0.3]);
  expect((await ask({ categoryCode: 'toys' }))?.totalElements).toBe(1);
  expect((await ask({ categoryCode: 'none' }))?.totalElements).toBe(0);
  expect(await ask({ pageRequest: { page: 2, size: 2 } })).toMatchObject({
    totalElements: 3,
    hasNext: false,
    content: { length: 1 },
  });
  const other = await world.app.server.inject({
    method: 'POST',
    url: '/api/saas-search-service/feeds/deals/recommend/daily-special',
    payload: {},
  });
  expect(other.json().data.totalElements).toBe(3);
});

test('DEAL-05, API-10, AMB-56: the page changes at the tenant’s next midnight', async () => {
  for (const [tenant, midnight] of [
    ['TH', '2026-11-21T17:00:00.000Z'],
    ['SG', '2026-11-21T16:00:00.000Z'],
  ] as const) {
    const { data } = await world.call(
      'daily-special.config',
      {},
      { 'x-tenant': tenant, 'accept-language': 'en' },
    );
    expect(data).toMatchObject({
      title: 'Daily specials',
      nextUpdateTime: midnight,
      currentTimeMillis: world.clock.now().getTime(),
      rules: expect.stringContaining('10%'),
    });
  }
});
