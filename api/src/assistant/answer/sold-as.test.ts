/** One's own voucher on products whose shipping costs something, nothing, or nobody knows what. */
import { beforeAll, expect, test } from 'vitest';
import { buildGoods } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';
import { backfill } from '../../search/index.ts';
import { answersTo } from '../converse.ts';

const world = await makeWorld();
const UNKNOWN = 'What sending Zima One 4 blender costs is not known, so it is not in the sum.';

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  await buildGoods(ctx, { name: 'Zima One 4 blender', price: 1000_00, shipping: null });
  await buildGoods(ctx, { name: 'Noma Two 6 blender', price: 540_00, shipping: 40_00 });
  await buildGoods(ctx, { name: 'Pexa Sky 8 blender', price: 700_00, shipping: 0 });
  await backfill(ctx);
});

const said = async (...turns: string[]) =>
  (await answersTo({ ...(await world.ctx('TH')), lang: 'en' }, turns)).at(-1)?.text;

test('BEY-50: shipping that nobody knows is named as not in the sum, also of several', async () => {
  const unknown = await said('i have a 10% voucher, how much is the Zima One 4 blender');
  expect(unknown).toContain('฿1,000 - ฿100: you pay ฿900');
  expect(unknown).toContain(UNKNOWN);
  const free = await said('i have a 10% voucher, how much is the Pexa Sky 8 blender');
  expect(free).toContain('you pay ฿630');
  expect(free).not.toContain('not known');
  // what the shopper says of it counts
  const told = 'i have a 10% voucher, shipping 50, how much is the Zima One 4 blender';
  expect(await said(told)).toContain('฿1,000 - ฿100 + ฿50: you pay ฿950');
  expect(await said(told)).not.toContain(UNKNOWN);
  const each = await said('blender', 'with a 50 off voucher how much do i pay');
  expect(each).toContain(UNKNOWN);
  expect(each?.match(/not in the sum/g)).toHaveLength(1);
});

test('BEY-50: the figure of a model is no price, and a count is one beside it', async () => {
  expect(await said('with 10% off, how much are 2 of the Pexa Sky 8 blender')).toContain('฿1,400');
  expect(await said('with a 10% voucher, what do i pay for the Pexa Sky 9')).toMatch(/^Tell me/);
  // the 9 is of no product that is known, and counts none of the others
  expect(await said('with a 10% voucher, how much is the Pexa Sky 9 blender')).toMatch(/^Tell me/);
});
