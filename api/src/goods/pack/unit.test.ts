import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildCategory, buildGoods, setPrice } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';
import { measureGoods, overridePack } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx('TH');
const grocery = await buildCategory(ctx.db, { code: 'gr' });
const kitchen = await buildCategory(ctx.db, { code: 'ki' });
const card = async (code: string) => (await world.call('goods.detail', { code })).data;
const settle = async (goodsId: number, topic: 'goods.changed' | 'price.judged') => {
  await ctx.emit({ topic, goodsIds: [goodsId] });
  await world.jobQueue.workAll();
};

test('BEY-20: goods that are used up have a unit price, which follows the price', async () => {
  const milk = await buildGoods(ctx, {
    name: 'Soy milk 12×250 ml',
    price: 126_00,
    categoryId: grocery.id,
  });
  const fryer = await buildGoods(ctx, {
    name: 'Air fryer 5 ลิตร',
    price: 990_00,
    categoryId: kitchen.id,
  });
  const unknown = await buildGoods(ctx, { name: 'Rice 2 kg', price: 100_00 });
  const pieces = await buildGoods(ctx, { name: 'ชุด 6 ชิ้น', price: 100_00 });
  for (const goods of [milk, fryer, unknown, pieces]) await settle(goods.id, 'goods.changed');
  expect((await card(milk.code))?.unitPrice).toEqual({
    unit: 'ml',
    size: 3000,
    per: 100,
    amount: 420,
  });
  expect((await card(fryer.code))?.unitPrice).toBeNull();
  expect((await card(unknown.code))?.unitPrice).toEqual({
    unit: 'g',
    size: 2000,
    per: 100,
    amount: 500,
  });
  expect((await card(pieces.code))?.unitPrice).toBeNull();
  await setPrice(ctx, milk, { price: 63_00 });
  await settle(milk.id, 'price.judged');
  expect((await card(milk.code))?.unitPrice?.amount).toBe(210);
});

test('BEY-20: lists are ordered by what a unit costs, what has none comes last', async () => {
  const shelf = await buildCategory(ctx.db, { parent: grocery });
  for (const [name, price] of [
    ['Small 100 g', 30_00],
    ['Large 1 kg', 200_00],
    ['Loose', 1_00],
    ['Middle 500 g', 110_00],
  ] as const)
    await buildGoods(ctx, { name, price, categoryId: shelf.id });
  await measureGoods(ctx, 'all');
  const found = await world.call('search.search', {
    dataTypes: ['GOODS'],
    categoryCodes: [shelf.code],
    sort: 'UNIT_PRICE',
  });
  expect(found.data?.content.map((one) => 'name' in one && one.name)).toEqual([
    'Large 1 kg',
    'Middle 500 g',
    'Small 100 g',
    'Loose',
  ]);
});

test('BEY-20, DEMO-13: a pack that shrank from 500 to 420 g at the same price is 19 % dearer by the gram, and says so for half a year', async () => {
  const goods = await buildGoods(ctx, {
    name: 'Granola 500 g',
    price: 159_00,
    categoryId: grocery.id,
  });
  await measureGoods(ctx, [goods.id]);
  expect((await card(goods.code))?.shrink).toBeNull();
  await ctx.db.run(sql`update goods set name = 'Granola 420 g' where id = ${goods.id}`);
  await settle(goods.id, 'goods.changed');
  expect((await card(goods.code))?.shrink).toEqual({
    unit: 'g',
    fromSize: 500,
    toSize: 420,
    dearer: 0.1905,
    time: ctx.now.toISOString(),
  });
  expect((await card(goods.code))?.packBefore).toEqual({ size: 500, until: ctx.now.toISOString() });
  expect((await card(goods.code))?.unitPrice?.size).toBe(420);
  // cheaper in proportion: no dearer by the gram
  await setPrice(ctx, goods, { price: 133_00 });
  await settle(goods.id, 'price.judged');
  expect((await card(goods.code))?.shrink).toBeNull();
  await setPrice(ctx, goods, { price: 159_00 });
  await settle(goods.id, 'price.judged');
  world.clock.set(new Date(ctx.now.getTime() + 181 * 86_400_000));
  expect((await card(goods.code))?.shrink).toBeNull();
  world.clock.set(ctx.now);
  // a larger pack is no shrinkage
  await ctx.db.run(sql`update goods set name = 'Granola 600 g' where id = ${goods.id}`);
  await settle(goods.id, 'goods.changed');
  expect((await card(goods.code))?.shrink).toBeNull();
});

test('BEY-20: an operator’s pack overrides the name, until it is taken back', async () => {
  const goods = await buildGoods(ctx, { name: 'Tea 100 g', price: 100_00, categoryId: grocery.id });
  await measureGoods(ctx, [goods.id]);
  await overridePack(ctx, goods.id, { unit: 'piece', size: 50 });
  await settle(goods.id, 'goods.changed');
  expect((await card(goods.code))?.unitPrice).toEqual({
    unit: 'piece',
    size: 50,
    per: 1,
    amount: 200,
  });
  await overridePack(ctx, goods.id, null);
  expect((await card(goods.code))?.unitPrice).toEqual({
    unit: 'g',
    size: 100,
    per: 100,
    amount: 10000,
  });
});
