import { beforeAll, expect, test } from 'vitest';
import { buildCategory, buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill, keepKinds } from './index.ts';

const world = await makeWorld();

beforeAll(async () => {
  const ctx = await world.ctx('PH');
  const category = await buildCategory(ctx.db, { code: 'all', names: { en: 'Everything' } });
  for (const name of [
    'Remote control for Zumbo television',
    'Zumbo kettle',
    'Pallo phone charger',
    'Kettle nail',
    'Cotton fabric by the metre',
    'Teether for teeth',
    'Kamatis puree',
    'Soft Zumbo pillow',
    'Unang hakbang reading book',
    'Window fan brush',
    'Rack of steel for any kettle',
  ])
    await buildGoods(ctx, { name, categoryId: category.id, price: 100_00 });
  await world.jobQueue.workAll();
  await backfill(ctx);
  await keepKinds(ctx);
});

async function found(keyword: string) {
  const { data } = await world.call('search.search', { keyword }, { 'x-tenant': 'PH' });
  return {
    names: data?.content.map((card) => ('name' in card ? card.name : '')) ?? [],
    partial: data?.understood?.partial,
  };
}

test('BEY-49: what only goes with a thing that nobody sells is shown as not being it', async () => {
  expect(await found('zumbo television')).toEqual({
    names: ['Remote control for Zumbo television'],
    partial: true,
  });
  expect(await found('zumbo kettle')).toEqual({ names: ['Zumbo kettle'], partial: false });
  expect((await found('charger for phone')).partial).toBe(false);
});

test('BEY-49: of a thing that nobody sells neither what it is made of nor what begins like it is found', async () => {
  expect((await found('cotton pyjamas fabric')).names).toEqual([]);
  expect((await found('cotton fabric')).names).toEqual(['Cotton fabric by the metre']);
  expect((await found('airy tee')).names).toEqual([]);
});

test('BEY-49: the whole name of a thing is no beginning of another word, nor a word that is linked like it', async () => {
  expect((await found('kama')).names).toEqual([]);
  expect((await found('unan')).names).toEqual(['Soft Zumbo pillow']);
  expect((await found('kamat')).names).toEqual(['Kamatis puree']);
});

test('BEY-49: beside other words another name of one word is none of a thing that nobody sells', async () => {
  expect((await found('maliit na bentilador')).names).toEqual([]);
  expect(await found('small fan')).toEqual({ names: ['Window fan brush'], partial: true });
});

test('BEY-49: one word beside a thing that is sold is no reason to take what only mentions it', async () => {
  const { names, partial } = await found('steel kettle');
  expect(names.slice(0, 2).sort()).toEqual(['Kettle nail', 'Zumbo kettle']);
  expect(partial).toBe(true);
});

test('BEY-49: what shares a stem with a thing that nobody sells, or a part of a Thai word, is not found for it', async () => {
  const names = { ID: 'Ranjang besi lipat', TH: 'ครีมบำรุงรอบดวงตา' };
  for (const [tenant, name] of Object.entries(names)) {
    const ctx = await world.ctx(tenant);
    const category = await buildCategory(ctx.db, { code: `all${tenant}`, names: { en: 'All' } });
    for (const one of [name, 'Zumbo kettle'])
      await buildGoods(ctx, { name: one, categoryId: category.id, price: 100_00 });
  }
  await world.jobQueue.workAll();
  for (const tenant of Object.keys(names)) {
    await backfill(await world.ctx(tenant));
    await keepKinds(await world.ctx(tenant));
  }
  const foundIn = async (keyword: string, tenant: string) =>
    (await world.call('search.search', { keyword }, { 'x-tenant': tenant })).data?.content.map(
      (card) => ('name' in card ? card.name : ''),
    );
  expect(await foundIn('keranjang', 'ID')).toEqual([]);
  expect(await foundIn('ranjang', 'ID')).toEqual([names.ID]);
  expect(await foundIn('ดวงจันทร์', 'TH')).toEqual([]);
  expect(await foundIn('ครีมดวงจันทร์', 'TH')).toEqual([names.TH]);
  expect(await foundIn('ครีมดวงตา', 'TH')).toEqual([names.TH]);
});

test('SRCH-05, BEY-49: a word that only links begins no name', async () => {
  const suggested = async (keyword: string) =>
    (await world.call('search.suggest', { keyword }, { 'x-tenant': 'PH' })).data?.suggestions.map(
      ({ text }) => text,
    );
  expect(await suggested('kettle na')).not.toContain('kettle nail');
  expect(await suggested('kettle nai')).toContain('kettle nail');
});

test("BEY-49: of a phone's charger the phone is no letter s", async () => {
  expect(await found("phone's charger")).toEqual(await found('phone charger'));
});
