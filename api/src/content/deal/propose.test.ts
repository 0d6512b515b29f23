import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import { buildBrand, buildCategory, buildGoods, setPrice } from '../../../../test/build.ts';
import type { GoodsSpec } from '../../../../test/build.ts';
import { refreshDeals } from '../index.ts';

const world = await makeWorld();

async function proposedFor(spec: GoodsSpec, tenant = 'TH'): Promise<number> {
  const ctx = await world.ctx(tenant);
  const goods = await buildGoods(ctx, spec);
  return (await refreshDeals(ctx, [goods.id])).proposed;
}

test('a verified discount of 10 % and more makes a deal, a smaller one does not', async () => {
  expect(await proposedFor({ verdict: 'VERIFIED', real: 0.1, price: 900_00, was: 1000_00 })).toBe(
    1,
  );
  expect(
    await proposedFor({ verdict: 'VERIFIED', real: 0.0999, price: 901_00, was: 1000_00 }),
  ).toBe(0);
  expect(await proposedFor({ verdict: 'VERIFIED', real: 0.3, inStock: false })).toBe(0);
  expect(await proposedFor({ verdict: 'VERIFIED', real: 0.3, listed: false })).toBe(0);
  expect(await proposedFor({ price: null })).toBe(0);
});

test('a price that nobody has seen for 14 days makes no deal, and ends the one on it', async () => {
  const ctx = await world.ctx('PH');
  const seen = (goodsId: number, days: number) =>
    ctx.db.run(
      sql`update goods_price set observed_at = ${new Date(ctx.now.getTime() - days * 86_400_000)}
          where goods_id = ${goodsId}`,
    );
  const goods = await buildGoods(ctx, {
    verdict: 'VERIFIED',
    real: 0.3,
    price: 700_00,
    was: 1000_00,
  });
  await seen(goods.id, 15);
  expect((await refreshDeals(ctx, [goods.id])).proposed).toBe(0);
  await seen(goods.id, 13);
  expect((await refreshDeals(ctx, [goods.id])).proposed).toBe(1);
  await seen(goods.id, 15);
  expect((await refreshDeals(ctx, [goods.id])).ended).toBe(1);
  expect(
    await ctx.db.row(sql`select state, end_reason from deal where goods_id = ${goods.id}`),
  ).toEqual({ state: 'EXPIRED', end_reason: 'STOCK' });
});

test('a low of 30 days makes a deal unless the verdict accuses or the price never moves', async () => {
  const low = { lowDays: 30, real: 0.05, labels: ['LOWEST_30_DAYS'] };
  expect(await proposedFor({ ...low, verdict: 'NO_CLAIM' })).toBe(1);
  expect(
    await proposedFor({ ...low, lowDays: null, allTimeLow: true, verdict: 'OVERSTATED' }),
  ).toBe(1);
  expect(
    await proposedFor({ ...low, lowDays: 20, labels: ['LOWEST_20_DAYS'], verdict: 'NO_CLAIM' }),
  ).toBe(0);
  expect(await proposedFor({ ...low, verdict: 'FAKE' })).toBe(0);
  expect(await proposedFor({ ...low, verdict: 'RAISED_FIRST' })).toBe(0);
  expect(await proposedFor({ ...low, verdict: 'ALWAYS_ON_SALE' })).toBe(0);
  expect(await proposedFor({ ...low, real: 0, verdict: 'NO_CLAIM' })).toBe(0);
});

test('a first import without history proposes claims of 30 % as unverified, at most 200', async () => {
  const ctx = await world.ctx('MY');
  const ids: number[] = [];
  for (let at = 0; at < 205; at++)
    ids.push(
      (await buildGoods(ctx, { verdict: 'UNVERIFIED', price: 50_00 - at * 10, was: 100_00 })).id,
    );
  const little = await buildGoods(ctx, { verdict: 'UNVERIFIED', price: 71_00, was: 100_00 });
  expect((await refreshDeals(ctx, [...ids, little.id])).proposed).toBe(200);
  expect((await refreshDeals(ctx, 'all')).proposed).toBe(0);
  const { data } = await world.call('deal.feed', { size: 100 }, { 'x-tenant': 'MY' });
  expect(data).toMatchObject({ totalElements: 200, content: { length: 100 } });
  for (const deal of data?.content ?? []) expect(deal.verdict.kind).toBe('UNVERIFIED');
  // the five smallest claims are left out
  const { data: kept } = await world.call(
    'search.search',
    { dataTypes: ['CONTENT'], sort: 'PRICE_DESC', pageRequest: { page: 1, size: 1 } },
    { 'x-tenant': 'MY' },
  );
  expect(kept?.content[0]).toMatchObject({ currentAmount: 50_00 - 50 });
  // goods that could be judged end the time of taking a shop's word
  const judged = await buildGoods(ctx, {
    verdict: 'VERIFIED',
    real: 0.2,
    price: 80_00,
    was: 100_00,
  });
  await ctx.db.run(
    sql`update deal set state = 'EXPIRED', is_open = false, end_reason = 'OPERATOR',
        ended_at = ${ctx.now} where goods_id = ${ids[204]}`,
  );
  expect((await refreshDeals(ctx, [...ids, judged.id])).proposed).toBe(1);
  // another feed's first import is another beginning
  const other = await buildGoods(ctx, {
    verdict: 'UNVERIFIED',
    price: 10_00,
    was: 100_00,
    source: 'second',
  });
  expect((await refreshDeals(ctx, [other.id])).proposed).toBe(1);
});

test('a deal is proposed once, and not again at the same price after an operator ended it', async () => {
  const ctx = await world.ctx('PH');
  const goods = await buildGoods(ctx, {
    verdict: 'VERIFIED',
    real: 0.2,
    price: 800_00,
    was: 1000_00,
  });
  expect((await refreshDeals(ctx, [goods.id])).proposed).toBe(1);
  expect((await refreshDeals(ctx, [goods.id])).proposed).toBe(0);
  await ctx.db.run(
    sql`update deal set state = 'EXPIRED', end_reason = 'OPERATOR', ended_at = ${ctx.now},
        is_open = false where goods_id = ${goods.id}`,
  );
  expect((await refreshDeals(ctx, [goods.id])).proposed).toBe(0);
  await setPrice(ctx, goods, { verdict: 'VERIFIED', real: 0.3, price: 700_00, was: 1000_00 });
  world.clock.set(new Date(ctx.now.getTime() + 1000));
  expect((await refreshDeals(await world.ctx('PH'), [goods.id])).proposed).toBe(1);
});

test('two runs at once make one deal', async () => {
  const ctx = await world.ctx('SG');
  const goods = await buildGoods(ctx, { verdict: 'VERIFIED', real: 0.2 });
  const runs = await Promise.all(
    [1, 2, 3].map(() => ctx.db.transaction((db) => refreshDeals({ ...ctx, db }, [goods.id]))),
  );
  expect(runs.reduce((sum, run) => sum + run.proposed, 0)).toBe(1);
});

test('CONT-01, CONT-22: an automatic deal speaks the reader’s language and carries brand and category as keywords', async () => {
  const ctx = await world.ctx('VN');
  const brand = await buildBrand(ctx.db, 'Anker');
  const category = await buildCategory(ctx.db, { names: { en: 'Power banks', th: 'พาวเวอร์แบงก์' } });
  const goods = await buildGoods(ctx, {
    verdict: 'VERIFIED',
    real: 0.2,
    name: 'Power bank 20000',
    names: { th: 'แบตสำรอง 20000' },
    brandId: brand.id,
    categoryId: category.id,
    rating: 4.8,
    reviews: 1234,
    labels: ['FREE_SHIPPING'],
  });
  await refreshDeals(ctx, [goods.id]);
  const feed = (lang: string) =>
    world.call('deal.feed', {}, { 'x-tenant': 'VN', 'accept-language': lang });
  expect((await feed('en')).data?.content[0]).toMatchObject({
    title: 'Power bank 20000',
    summary: 'Lazada, Shop · rated 4.8 · 1,234 reviews · free shipping',
    keywords: ['Anker', 'Power banks'],
    contentTypeCode: 'DEAL',
    goodsCode: goods.code,
  });
  expect((await feed('th')).data?.content[0]).toMatchObject({
    title: 'แบตสำรอง 20000',
    summary: 'Lazada, Shop · คะแนน 4.8 · 1,234 รีวิว · ส่งฟรี',
  });
});

test('BEY-07: of the automatic deals of some goods only the latest comes back to life', async () => {
  const ctx = await world.ctx('ID');
  const good = { verdict: 'VERIFIED', real: 0.2 } as const;
  const goods = await buildGoods(ctx, { ...good, price: 1000_00 });
  await refreshDeals(ctx, [goods.id]);
  await setPrice(ctx, goods, { price: 1100_00 });
  await refreshDeals(ctx, [goods.id]);
  world.clock.set(new Date(world.clock.now().getTime() + 1000));
  await setPrice(ctx, goods, { ...good, price: 1100_00 });
  expect((await refreshDeals(await world.ctx('ID'), [goods.id])).proposed).toBe(1);
  await setPrice(ctx, goods, { ...good, price: 900_00 });
  await refreshDeals(await world.ctx('ID'), [goods.id]);
  const rows = await ctx.db.rows(
    sql`select deal_amount, state from deal where goods_id = ${goods.id} order by content_id`,
  );
  expect(rows).toEqual([
    { deal_amount: 1000_00, state: 'EXPIRED' },
    { deal_amount: 1100_00, state: 'LIVE' },
  ]);
});
