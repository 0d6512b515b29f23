/** What of a query may be missing behind what has it, and what comes near at all. */
import { beforeAll, expect, test } from 'vitest';
import { buildCategory, buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill, keepKinds } from './index.ts';

const world = await makeWorld();
const NAMES = {
  MY: [
    'Lumos mini projector portable',
    'Kodara projector full HD',
    'Weizo red umbrella',
    'Weizo umbrella, blue',
  ],
  PH: [
    'Aqualy water conditioner and anti chlorine for fish pond',
    'Molly flash board game for family nights',
    'Mavia short sleeve polo shirt',
    'Mavia board shorts',
    'Vital signs: short stories, paperback',
  ],
  VN: ['Sữa rửa mặt Senana ngừa mụn', 'Sữa bột Ensora hương vani 400g'],
} as const;

beforeAll(async () => {
  const { db } = await world.ctx('MY');
  const category = await buildCategory(db, { code: 'all', names: { en: 'Everything' } });
  for (const [tenant, names] of Object.entries(NAMES)) {
    const ctx = await world.ctx(tenant);
    for (const name of names)
      await buildGoods(ctx, { name, categoryId: category.id, price: 100_00 });
    await world.jobQueue.workAll();
    await backfill(ctx);
    await keepKinds(ctx);
  }
});

async function ask(tenant: keyof typeof NAMES, keyword: string) {
  const { data } = await world.call('search.search', { keyword }, { 'x-tenant': tenant });
  return (data?.content ?? []).map((card) => ('name' in card ? card.name : ''));
}

test('BEY-49: behind the few that have a quality which may be missing come the others of the thing, and not those of another colour', async () => {
  expect(await ask('MY', 'projektor mudah alih')).toEqual(NAMES.MY.slice(0, 2));
  expect(await ask('MY', 'portable projector')).toEqual(NAMES.MY.slice(0, 2));
  expect(await ask('MY', 'red umbrella')).toEqual(['Weizo red umbrella']);
});

test('BEY-49: words that nobody here has do not hide what has the others, and what something takes out is not looked for', async () => {
  expect((await ask('PH', 'pangtanggal ng chlorine sa tubig ng isda'))[0]).toBe(NAMES.PH[0]);
});

test('BEY-49: what is short is no shorts, and milk for the face no milk', async () => {
  expect(await ask('PH', 'polo shirt')).toEqual(['Mavia short sleeve polo shirt']);
  expect(await ask('PH', 'shorts')).toEqual(['Mavia board shorts']);
  expect((await ask('PH', 'libro ng maikling kwento'))[0]).toBe(NAMES.PH[4]);
  expect((await ask('VN', 'sữa cho người lớn tuổi'))[0]).toBe(NAMES.VN[1]);
});
