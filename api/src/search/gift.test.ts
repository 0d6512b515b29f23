import { beforeAll, expect, test } from 'vitest';
import { buildCategory, buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill, keepKinds } from './index.ts';

const world = await makeWorld();
const GOODS: readonly { name: string; price: number }[] = [
  { name: 'Lumo leather wallet', price: 400_00 },
  { name: 'Lumo steel wristwatch', price: 1_900_00 },
  { name: 'Brauno coffee maker', price: 450_00 },
  { name: 'Weizo silk scarf red', price: 300_00 },
  { name: 'Weizo silk scarf blue', price: 310_00 },
  { name: 'Nami fishing rod carbon', price: 350_00 },
  { name: 'Poko jigsaw puzzle', price: 150_00 },
  { name: 'Poko diaper pants', price: 200_00 },
  { name: 'Gift wrapping paper', price: 20_00 },
  { name: 'Rolly brake pads, a gift for dad', price: 300_00 },
];

beforeAll(async () => {
  const ctx = await world.ctx('SG');
  const category = await buildCategory(ctx.db, { code: 'all', names: { en: 'Everything' } });
  for (const goods of GOODS) await buildGoods(ctx, { categoryId: category.id, ...goods });
  await world.jobQueue.workAll();
  await backfill(ctx);
  await keepKinds(ctx);
});

async function ask(keyword: string) {
  const { data } = await world.call('search.search', { keyword }, { 'x-tenant': 'SG' });
  const names = (data?.content ?? []).map((card) => ('name' in card ? card.name : ''));
  return { names, understood: data?.understood, total: data?.totalElements };
}

test('BEY-49: a present for somebody finds goods of kinds that make one, within the budget, and says how it was read', async () => {
  const { names, understood } = await ask('gift for dad under 500');
  expect(names.slice(0, 2).toSorted()).toEqual(['Brauno coffee maker', 'Lumo leather wallet']);
  expect(names).not.toContain('Lumo steel wristwatch');
  expect(names).not.toContain('Rolly brake pads, a gift for dad');
  expect(understood).toMatchObject({
    text: '',
    maxAmount: 500_00,
    partial: false,
    gift: { words: 'gift for dad', person: 'father', age: null },
  });
});

test('BEY-49: what the one likes comes first, and what is refused stays out', async () => {
  expect((await ask('gift for dad who loves fishing')).names[0]).toBe('Nami fishing rod carbon');
  const { names, understood } = await ask('gift for mom, not red');
  expect(names[0]).toBe('Weizo silk scarf blue');
  expect(names).not.toContain('Weizo silk scarf red');
  expect(understood?.without).toEqual(['red']);
});

test('BEY-49: a present for a child is of kinds for that age alone', async () => {
  expect((await ask('gift for a 5 year old')).names).toEqual(['Poko jigsaw puzzle']);
  expect((await ask('gift for a newborn baby')).names).toEqual(['Poko diaper pants']);
});

test('BEY-49: the words of a gift, said again without its budget, are the same gift; in quotes they are words', async () => {
  const first = await ask('gift for dad under 500');
  const again = await ask(first.understood?.gift?.words ?? '');
  expect(again.understood?.gift).toEqual(first.understood?.gift);
  expect(again.names).toContain('Lumo steel wristwatch');
  expect((await ask('"gift for dad"')).names).toEqual(['Rolly brake pads, a gift for dad']);
  expect((await ask('gift wrapping paper')).names[0]).toBe('Gift wrapping paper');
});
