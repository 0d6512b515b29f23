import { beforeAll, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildGoods } from '../../../test/build.ts';
import type { GoodsSpec } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill } from './index.ts';

const world = await makeWorld();
const GOODS: readonly (GoodsSpec & { name: string })[] = [
  { name: 'Kodara pocket photo printer', platform: 'LAZADA' },
  { name: 'Rolly printer', platform: 'SHOPEE', labels: ['FREE_SHIPPING'] },
  { name: 'Malla printer', platform: 'LAZADA', labels: ['LAZ_MALL', 'FREE_SHIPPING'] },
  { name: 'Weizo White 4 x 330ml' },
  { name: 'Weizo bottle opener' },
  { name: 'Brauno beer 320ml can' },
  { name: 'Stouta beer wheat 500ml can' },
];

beforeAll(async () => {
  const ctx = await world.ctx('SG');
  const category = await buildCategory(ctx.db, { code: 'all', names: { en: 'Everything' } });
  const weizo = await buildBrand(ctx.db, 'Weizo', 'W');
  for (const goods of GOODS)
    await buildGoods(ctx, {
      categoryId: category.id,
      price: 100_00,
      ...(goods.name.startsWith('Weizo') ? { brandId: weizo.id } : {}),
      ...goods,
    });
  await world.jobQueue.workAll();
  await backfill(ctx);
});

async function ask(keyword: string) {
  const { data } = await world.call('search.search', { keyword }, { 'x-tenant': 'SG' });
  const names = (data?.content ?? []).map((card) => ('name' in card ? card.name : ''));
  return { names, partial: data?.understood?.partial, labels: data?.understood?.labels };
}

test('BEY-49: where nothing with all the words meets a wish, what comes nearest and meets it is found', async () => {
  expect(await ask('photo printer')).toMatchObject({ names: [GOODS[0]?.name], partial: false });
  const free = await ask('photo printer with free shipping');
  expect(free.names.toSorted()).toEqual([GOODS[2]?.name, GOODS[1]?.name]);
  expect(free.partial).toBe(true);
  const both = await ask('photo printer with free shipping from LazMall');
  expect(both).toEqual({
    names: [GOODS[2]?.name],
    partial: true,
    labels: ['FREE_SHIPPING', 'OFFICIAL_SHOP'],
  });
  expect((await ask('photo printer shopee')).names).toEqual([GOODS[1]?.name]);
});

test('BEY-49: what a maker sells without saying what it is comes before the thing of other makers', async () => {
  const { names, partial } = await ask('weizo beer');
  expect(names[0]).toBe('Weizo White 4 x 330ml');
  expect(names.at(-1)).toBe('Weizo bottle opener');
  expect(partial).toBe(true);
  expect((await ask('weizo wheat beer')).names[0]).toBe('Weizo White 4 x 330ml');
});
