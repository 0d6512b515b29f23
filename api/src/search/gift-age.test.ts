/** Presents for children who are past toys for the youngest. */
import { beforeAll, expect, test } from 'vitest';
import { buildCategory, buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill, keepKinds } from './index.ts';

const world = await makeWorld();
const TOYS = [
  'Poko teddy bear, 40 cm',
  'Poko crayons, 12 colours',
  'Poko bicycle for toddlers',
  'Poko building toy',
];
const OTHERS = [
  'Vello game controller, wireless',
  'Vello badminton racket, with bag',
  'Vello telescope, 70 mm',
];
const PUZZLE = 'Poko jigsaw puzzle, ages 3 and up';

beforeAll(async () => {
  const { db } = await world.ctx('SG');
  const category = await buildCategory(db, { code: 'all', names: { en: 'Everything' } });
  for (const tenant of ['SG', 'TH', 'ID']) {
    const ctx = await world.ctx(tenant);
    for (const name of [...TOYS, PUZZLE, ...OTHERS])
      await buildGoods(ctx, { name, categoryId: category.id, price: 100_00 });
    await world.jobQueue.workAll();
    await backfill(ctx);
    await keepKinds(ctx);
  }
});

async function ask(tenant: string, keyword: string) {
  const { data } = await world.call('search.search', { keyword }, { 'x-tenant': tenant });
  return (data?.content ?? []).map((card) => ('name' in card ? card.name : ''));
}

test('BEY-49: a present for a child of ten to fourteen is no toy for the youngest', async () => {
  for (const [tenant, keyword] of [
    ['SG', 'gift for 12 year old'],
    ['SG', 'present for 10 year old girl'],
    ['TH', 'ของขวัญเด็ก 12 ขวบ'],
    ['ID', 'kado anak 12 tahun'],
  ] as const) {
    const names = await ask(tenant, keyword);
    expect(names.slice(0, 3).toSorted(), keyword).toEqual(OTHERS.toSorted());
    for (const toy of TOYS) expect(names, keyword).not.toContain(toy);
  }
  const [first] = await ask('ID', 'kado anak 13 tahun');
  expect(OTHERS).toContain(first);
});

test('BEY-49: a younger child is still given toys, and what is for toddlers only to those', async () => {
  const names = await ask('SG', 'gift for 8 year old');
  expect(names).toContain('Poko crayons, 12 colours');
  expect(names).not.toContain('Poko bicycle for toddlers');
  expect(await ask('SG', 'gift for 5 year old')).toContain('Poko teddy bear, 40 cm');
});
