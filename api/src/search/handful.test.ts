import { beforeAll, expect, test } from 'vitest';
import { buildCategory, buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill } from './index.ts';

const world = await makeWorld();
const NAMES = [
  'Zumbo kettle steel 1.7 L',
  'Zumbo kettle glass',
  'Pallo kettle',
  'Rimba kettle travel',
  'Nuri kettle mini',
  'Tavo kettle',
  'Orni kettle',
  'Mite spray Nuri',
];
const MENTIONS = { name: 'material', value: 'with a fragrance that lasts' };

beforeAll(async () => {
  const ctx = await world.ctx('SG');
  const category = await buildCategory(ctx.db, { code: 'all', names: { en: 'Everything' } });
  for (const name of NAMES)
    await buildGoods(ctx, {
      name,
      categoryId: category.id,
      price: 100_00,
      ...(name.startsWith('Mite') ? { attributes: [MENTIONS] } : {}),
    });
  await buildGoods(ctx, { name: 'Sola perfume 50 ml', categoryId: category.id, price: 100_00 });
  await world.jobQueue.workAll();
  await backfill(ctx);
});

async function found(keyword: string, page = 1, size = 10) {
  const { data } = await world.call(
    'search.search',
    { keyword, pageRequest: { page, size } },
    { 'x-tenant': 'SG' },
  );
  return {
    names: data?.content.map((card) => ('name' in card ? card.name : '')) ?? [],
    total: data?.totals.GOODS,
    partial: data?.understood?.partial,
  };
}

test('BEY-49: what a loosened try finds is filled up to five by the next, behind it, and counted', async () => {
  // nothing has all four words; two of them with the kettle one has, one of them another
  const { names, total, partial } = await found('zumbo steel kettle copper');
  expect(partial).toBe(true);
  expect(names[0]).toBe('Zumbo kettle steel 1.7 L');
  expect(names).toHaveLength(5);
  expect(new Set(names).size).toBe(5);
  expect(names.every((name) => name.includes('kettle'))).toBe(true);
  expect(total).toBe(5);
});

test('BEY-49: pages of what was filled up hold it once, in one order', async () => {
  const { names } = await found('zumbo steel kettle copper');
  const pages = [];
  for (const page of [1, 2, 3])
    pages.push(...(await found('zumbo steel kettle copper', page, 2)).names);
  expect(pages).toEqual(names);
});

test('BEY-49: what has all the words is never filled up', async () => {
  const { names, partial } = await found('zumbo steel kettle');
  expect(names).toEqual(['Zumbo kettle steel 1.7 L']);
  expect(partial).toBe(false);
});

test('BEY-49: what only mentions a thing is not found before one', async () => {
  expect((await found('perfume that lasts')).names[0]).toBe('Sola perfume 50 ml');
});

test('BEY-49: known words glued together are read, however rare, also where one is written apart', async () => {
  expect((await found('nurikettle')).names[0]).toBe('Nuri kettle mini');
  expect((await found('rimbatravel')).names[0]).toBe('Rimba kettle travel');
});
