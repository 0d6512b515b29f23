import { beforeAll, expect, test } from 'vitest';
import type { Ask } from '#contract/calls.ts';
import { makeWorld } from '../../../test/world.ts';
import { buildBrand, buildCategory, buildDeal, buildGoods } from '../../../test/build.ts';
import type { GoodsMade } from '../../../test/build.ts';
import { daily, daysAgo, makeGoods, makeOffer, observe } from '../../../test/story.ts';
import { refreshDeals } from '../content/index.ts';

const world = await makeWorld();
const english = { 'accept-language': 'en' };
const ids: Record<string, string> = {};
let power: GoodsMade;

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  const top = await buildCategory(ctx.db, { code: 'gadgets', names: { en: 'Gadgets' } });
  const leaf = await buildCategory(ctx.db, {
    code: 'power',
    names: { en: 'Power banks' },
    parent: top,
  });
  const other = await buildCategory(ctx.db, {
    code: 'cable',
    names: { en: 'Cables' },
    parent: top,
  });
  const [anker, baseus, thai, odd] = [
    await buildBrand(ctx.db, 'Anker'),
    await buildBrand(ctx.db, 'baseus', 'B'),
    await buildBrand(ctx.db, 'ตราช้าง', 'ต'),
    await buildBrand(ctx.db, '3M', '#'),
  ];
  Object.assign(ids, { anker: String(anker.id), ankerCode: anker.code });
  power = await buildGoods(ctx, {
    name: 'Power bank',
    brandId: anker.id,
    categoryId: leaf.id,
    price: 700_00,
    was: 1000_00,
    verdict: 'VERIFIED',
    real: 0.3,
    platform: 'SHOPEE',
  });
  await buildGoods(ctx, { brandId: anker.id, categoryId: other.id, price: 50_00 });
  await buildGoods(ctx, {
    brandId: baseus.id,
    categoryId: other.id,
    price: 60_00,
    labels: ['FREE_SHIPPING'],
  });
  await buildGoods(ctx, { brandId: thai.id, price: 70_00 });
  await buildGoods(ctx, { brandId: odd.id, price: 80_00 });
  await buildGoods(ctx, { brandId: anker.id, categoryId: leaf.id, price: null });
  await buildGoods(ctx, { brandId: anker.id, categoryId: leaf.id, listed: false });
  await buildGoods(await world.ctx('ID'), { brandId: anker.id, categoryId: leaf.id });
});

test('PROD-13, PROD-14, API-91, AMB-17: goods by id or code, with breadcrumb, brand, offers, live deals; nobody has collected anything', async () => {
  const ctx = await world.ctx('TH');
  const deal = await buildDeal(ctx, power, { title: 'Cheap power' });
  await refreshDeals(ctx, [power.id]);
  for (const ask of [
    { id: String(power.id) },
    { code: power.code },
    { code: String(power.id), type: 'GOODS' },
  ]) {
    expect((await world.call('goods.detail', ask, english)).data).toMatchObject({
      id: String(power.id),
      code: power.code,
      name: 'Power bank',
      brand: { code: ids.ankerCode, name: 'Anker' },
      breadcrumb: [{ name: 'Gadgets' }, { name: 'Power banks' }],
      offers: [{ platformName: 'Shopee', isBest: true, currentPrice: '฿700' }],
      deals: [{ code: deal.code, title: 'Cheap power', currentAmount: 700_00 }],
      images: [{ url: '/pic/a.webp' }],
      vouchers: [],
      currentUserCollected: false,
      discount: 0.3,
    });
  }
});

test('PROD-13, BEY-04: the best offer comes first, and other assumptions may make another one the best', async () => {
  const ctx = await world.ctx('TH');
  const goodsId = await makeGoods(ctx, { code: 'two-offers' });
  const near = await makeOffer(ctx, goodsId, { platform: 'LAZADA' });
  const far = await makeOffer(ctx, goodsId, { platform: 'SHOPEE' });
  await observe(ctx, near, [
    ...daily(ctx, 20, 1, { item: 100_00, shipping: 0 }),
    { at: daysAgo(ctx, 0), item: 100_00, shipping: 0 },
  ]);
  await observe(ctx, far, [
    ...daily(ctx, 20, 1, { item: 90_00, shipping: 40_00 }),
    { at: daysAgo(ctx, 0), item: 90_00, shipping: 40_00 },
  ]);
  const detail = async (withShipping: boolean) =>
    (await world.call('goods.detail', { code: 'two-offers', withShipping })).data;
  expect(await detail(true)).toMatchObject({
    bestOfferId: String(near),
    currentAmount: 100_00,
    platform: 'LAZADA',
    offerCount: 2,
    parts: { shippingAmount: 0, effectiveAmount: 100_00 },
  });
  expect(await detail(false)).toMatchObject({
    bestOfferId: String(far),
    currentAmount: 90_00,
    platform: 'SHOPEE',
    offers: [{ id: String(far), isBest: true }, { id: String(near) }],
  });
});

test('PROD-14: goods without id and code are asked for by nobody: 422, with the field', async () => {
  expect(await world.call('goods.detail', {})).toMatchObject({
    status: 200,
    code: 422,
    errorKey: 'common.invalid',
    fields: { id: 'field.required' },
  });
});

test('TEN-12: goods of one tenant are not found by another', async () => {
  expect(
    await world.call('goods.detail', { code: power.code }, { 'x-tenant': 'ID' }),
  ).toMatchObject({
    success: false,
    status: 200,
    errorKey: 'catalog.goods.not_found',
  });
});

test('PROD-11, API-39: counts next to categories equal the filtered totals', async () => {
  const total = async (ask: Partial<Ask<'search.search'>>) =>
    (await world.call('search.search', ask)).data?.totalElements;
  for (const filter of [
    {},
    { brandIds: [ids.anker as string] },
    { platforms: ['SHOPEE'] },
    { labels: ['FREE_SHIPPING'] },
    { maxAmount: 65_00 },
  ]) {
    for (const parentCode of [undefined, 'gadgets']) {
      const { data } = await world.call(
        'goods.category-navigate',
        { ...filter, parentCode },
        english,
      );
      for (const { code, count } of data ?? [])
        expect(
          await total({ ...filter, categoryCodes: [code] }),
          `${JSON.stringify(filter)} ${code}`,
        ).toBe(count);
    }
  }
  expect(
    (await world.call('goods.category-navigate', { parentCode: 'gadgets' }, english)).data?.map(
      ({ code, count }) => [code, count],
    ),
  ).toEqual([
    ['power', 1],
    ['cable', 2],
  ]);
  expect((await world.call('goods.category-navigate', { brandIds: ['4242'] })).data).toEqual([]);
});

test('PROD-11, API-26, BRAND-02: brands A–Z, then Thai, then the rest, with counts equal to the filtered totals', async () => {
  const { data } = await world.call('brand.navigate', {});
  expect(data?.content.map(({ name, initial, goodsCount }) => [name, initial, goodsCount])).toEqual(
    [
      ['Anker', 'A', 2],
      ['baseus', 'B', 1],
      ['ตราช้าง', 'ต', 1],
      ['3M', '#', 1],
    ],
  );
  for (const { id, goodsCount } of data?.content ?? [])
    expect((await world.call('search.search', { brandIds: [id] })).data?.totalElements).toBe(
      goodsCount,
    );
  expect((await world.call('brand.navigate', { initial: 'b' })).data).toMatchObject({
    totalElements: 1,
    content: [{ name: 'baseus' }],
  });
  expect(
    (await world.call('brand.navigate', { categoryCodes: ['cable'] })).data?.content.map(
      ({ name, goodsCount }) => [name, goodsCount],
    ),
  ).toEqual([
    ['Anker', 1],
    ['baseus', 1],
  ]);
  expect(
    (await world.call('brand.navigate', { pageRequest: { page: 2, size: 3 } })).data,
  ).toMatchObject({
    totalElements: 4,
    hasNext: false,
    content: [{ name: '3M' }],
  });
  expect((await world.call('brand.navigate', { pageRequest: { page: 9, size: 3 } })).data).toEqual({
    content: [],
    totalElements: 4,
    hasNext: false,
  });
});

test('BRAND-01: the home strip begins with the brand of the most real discounts', async () => {
  expect((await world.call('brand.home', {})).data?.[0]).toMatchObject({
    name: 'Anker',
    goodsCount: 2,
  });
});

test('BRAND-03, BRAND-04: a brand by id and by code is the same, counted per tenant, with its story', async () => {
  const byId = await world.call('brand.detail', { id: ids.anker as string }, english);
  expect(byId.data).toMatchObject({ name: 'Anker', goodsCount: 2, story: 'Anker since 1990' });
  expect(
    (await world.call('brand.detail-by-code', { code: ids.ankerCode as string }, english)).data,
  ).toEqual(byId.data);
  expect(
    (await world.call('brand.detail', { id: ids.anker as string }, { 'x-tenant': 'ID' })).data
      ?.goodsCount,
  ).toBe(1);
});
