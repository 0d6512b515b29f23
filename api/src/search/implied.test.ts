/** Qualities that say another: what is found where Bluetooth or no cable is asked for. */
import { beforeAll, expect, test } from 'vitest';
import { buildCategory, buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill, keepKinds } from './index.ts';

const world = await makeWorld();
const NAMES = {
  SG: [
    'Lumos wireless headphones, 8-hour battery',
    'Kodara headphones, over-ear, with cable',
    'Weizo Bluetooth speaker, deep bass',
    'Pebbla wireless mouse, silent clicks',
    'Pebbla Bluetooth keyboard, full size',
    'Voltara wireless charger, 15 W',
    'Voltara car charger, Bluetooth, two ports',
  ],
  TH: ['หูฟังไร้สาย Lumos แบต 8 ชม.', 'ลำโพงบลูทูธ Weizo เบสแน่น', 'เมาส์ไร้สาย Pebbla ไร้เสียงคลิก'],
  ID: ['Headphone nirkabel Lumos baterai 8 jam', 'Speaker Bluetooth Weizo bas kuat'],
} as const;

beforeAll(async () => {
  const { db } = await world.ctx('SG');
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
  const names = (data?.content ?? []).map((card) => ('name' in card ? card.name : ''));
  return { names, isPartial: data?.understood?.partial };
}

test('BEY-49: what has Bluetooth is wireless where it makes sound or is typed on, and is found as such', async () => {
  expect(await ask('SG', 'wireless speaker')).toEqual({ names: [NAMES.SG[2]], isPartial: false });
  expect(await ask('SG', 'wireless keyboard')).toEqual({ names: [NAMES.SG[4]], isPartial: false });
  expect(await ask('TH', 'ลำโพงไร้สาย')).toEqual({ names: [NAMES.TH[1]], isPartial: false });
  expect(await ask('ID', 'speaker nirkabel')).toEqual({ names: [NAMES.ID[1]], isPartial: false });
  const { names } = await ask('SG', 'wireless charger');
  expect(names[0]).toBe(NAMES.SG[5]);
});

test('BEY-49: wireless headphones stand first where Bluetooth is asked for and no title says so, and the page says that', async () => {
  expect(await ask('SG', 'bluetooth headphones')).toEqual({
    names: NAMES.SG.slice(0, 2),
    isPartial: true,
  });
  expect((await ask('TH', 'หูฟังบลูทูธ')).names[0]).toBe(NAMES.TH[0]);
  expect((await ask('ID', 'headphone bluetooth')).names[0]).toBe(NAMES.ID[0]);
});

test('BEY-49: a wireless mouse is not known to have Bluetooth: it is shown as what comes near', async () => {
  expect(await ask('SG', 'bluetooth mouse')).toEqual({ names: [NAMES.SG[3]], isPartial: true });
  expect((await ask('TH', 'เมาส์บลูทูธ')).isPartial).toBe(true);
  expect((await ask('SG', 'bluetooth charger')).names[0]).toBe(NAMES.SG[6]);
});
