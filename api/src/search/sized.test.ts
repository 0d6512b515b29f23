/** Sizes in a query: as a quantity, whatever their unit is called and their decimal written. */
import { beforeAll, expect, test } from 'vitest';
import { buildCategory, buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill, keepKinds } from './index.ts';

const world = await makeWorld();
const NAMES = [
  'หม้อทอดไร้น้ำมัน Morika 3.5 ลิตร',
  'หม้อทอดไร้น้ำมัน Cuchina 5 ลิตร',
  'หม้อทอดไร้น้ำมัน Saapan 8 ลิตร',
  'Panora hot pot, 2.5 litres',
  'Stovia hot pot, two-flavour',
  'Lumo smartphone (8+128GB)',
  'Lumo smartphone 256GB',
  'Acer C720 | Intel Celeron 3205U | 4GB RAM | 11.6-Inch HD Screen | Built in Camera',
  'Nubo laptop sleeve 11.6 inch for Acer',
  'Teqra USB memory card reader',
  'Corvia arcade stick, USB-C',
  'Byteen portable drive, 2 TB',
  'Salaya body lotion, fragrance free',
  'Salaya body lotion rose fragrance',
  'Rosava lipstick, matte',
  'Rosava lipstick, long lasting',
];

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  const category = await buildCategory(ctx.db, { code: 'all', names: { en: 'Everything' } });
  for (const name of NAMES) await buildGoods(ctx, { name, categoryId: category.id, price: 100_00 });
  await world.jobQueue.workAll();
  await backfill(ctx);
  await keepKinds(ctx);
});

async function found(keyword: string, sort?: string) {
  const { data } = await world.call(
    'search.search',
    { keyword, ...(sort ? { sort } : {}), pageRequest: { page: 1, size: 10 } },
    { 'x-tenant': 'TH' },
  );
  return {
    names: data?.content.map((card) => ('name' in card ? card.name : '')) ?? [],
    total: data?.totals.GOODS,
    partial: data?.understood?.partial,
    corrected: data?.understood?.corrected,
  };
}

test('BEY-49: a size is found in whatever unit it is stated, and 5 litres are no 3.5 litres', async () => {
  for (const keyword of ['หม้อทอด 5 ลิตร', 'air fryer 5L', 'หม้อทอด 5000ml', 'air fryer 5 liter'])
    expect((await found(keyword)).names[0], keyword).toContain('5 ลิตร');
  for (const keyword of ['หม้อทอด 3.5L', 'air fryer 3,5 liter', 'หม้อทอดไร้น้ำมัน 3.5 ลิตร'])
    expect((await found(keyword)).names[0], keyword).toContain('3.5 ลิตร');
  expect((await found('smartphone 128gb')).names[0]).toBe('Lumo smartphone (8+128GB)');
});

test('BEY-49: other sizes stand behind the one that is asked for, and are shown where nobody has it', async () => {
  const { names, total, partial } = await found('air fryer 5L');
  expect(names).toHaveLength(3);
  expect(total).toBe(3);
  expect(partial).toBe(false);
  const other = await found('air fryer 6L');
  expect(other.names).toHaveLength(3);
  expect(other.partial).toBe(true);
  expect((await found('hot pot 2.5 litre')).names[0]).toBe('Panora hot pot, 2.5 litres');
});

test('BEY-49: ordered by price there is nothing but the size that is asked for', async () => {
  expect((await found('air fryer 5L', 'PRICE_ASC')).names).toEqual(['หม้อทอดไร้น้ำมัน Cuchina 5 ลิตร']);
});

test('BEY-49: a word that is mended leaves the size beside it as it was typed', async () => {
  const { names, corrected } = await found('hotpot 2.5liter');
  expect(names[0]).toBe('Panora hot pot, 2.5 litres');
  expect(corrected ?? 'hot pot 2.5liter').toContain('2.5liter');
});

test('BEY-49: a maker of laptops, a processor and parts are a laptop', async () => {
  expect((await found('acer laptop')).names[0]).toContain('Acer C720');
});

test('BEY-49: of a thing that nobody sells the words of another name stand side by side', async () => {
  expect((await found('flashdrive')).names[0]).toBe('Byteen portable drive, 2 TB');
});

test('BEY-49: what is free of something is no reason to keep it out', async () => {
  expect((await found('lotion no fragrance')).names[0]).toBe('Salaya body lotion, fragrance free');
});

test('BEY-49: of what is wanted behind a refusal only what makes it that kind is refused', async () => {
  const { names } = await found('bukan lipstik matte, lipstik tahan lama');
  expect(names[0]).toBe('Rosava lipstick, long lasting');
  expect(names).not.toContain('Rosava lipstick, matte');
});
