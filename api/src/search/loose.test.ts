import { beforeAll, expect, test } from 'vitest';
import { buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill, keepKinds } from './index.ts';

const world = await makeWorld();
const TITLES = {
  bracelet: 'Jade bracelet lucky charm by Manila Shoes',
  valve: 'Angle valve 1/2 x 3/8',
  oil: 'Castor oil organic 250 ml',
  syrup: 'Brown sugar syrup 900 ml',
  phone: 'Samsung Galaxy A15 phone 128 GB',
  mini: 'Mini steamer for travel',
  steamer: 'Rice cooker mini 1.2 L',
  headset: 'Realfit wireless headset',
  glasses: 'Hedsa sunglasses',
  speaker: 'Edifier bluetooth speaker',
  flask: 'Steel water bottle with a straw',
  chair: 'Wooden chair, easy to build',
  vitamins: 'Hexlo vitamins, 60 tablets',
  yogurt: 'Yogurt bundle (2 bottles) with can opener and mineral water',
} as const;
const names = new Map<string, keyof typeof TITLES>();

beforeAll(async () => {
  const ctx = await world.ctx('PH');
  for (const [key, name] of Object.entries(TITLES)) {
    const { code } = await buildGoods(ctx, { name });
    names.set(code, key as keyof typeof TITLES);
  }
  await world.jobQueue.workAll();
  await backfill(ctx);
  await keepKinds(ctx);
});

async function found(keyword: string) {
  const answer = await world.call('search.search', { keyword }, { 'x-tenant': 'PH' });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return (answer.data?.content ?? []).map((card) => names.get((card as { code: string }).code));
}

test('BEY-49: what is in the name of a seller is not sold, and the name is still found', async () => {
  expect(await found('shoes')).toEqual([]);
  expect(await found('manila bracelet')).toEqual(['bracelet']);
});

test('BEY-49: a measure is one, and nothing is found for a figure or a letter of it alone', async () => {
  expect(await found('250 ml')).toEqual(['oil']);
  expect(await found('900ml x 12')).toEqual(['syrup']);
  expect(await found('fresh milk 250ml x 3')).toEqual([]);
  expect(await found('1,2L')).toEqual(['steamer']);
});

test('BEY-49: names glued to the word beside them are cut; what one has a charger for is none', async () => {
  expect(await found('rice cookermini')).toEqual(['steamer']);
  expect((await found('bluetoothspeaker edifier'))[0]).toBe('speaker');
  expect(await found('charger samsung phone')).toEqual([]);
  expect(await found('phone samsung')).toEqual(['phone']);
});

test('BEY-49: what a thing is to be free of is not looked for', async () => {
  expect(await found('sugar free biscuits')).toEqual([]);
});

test('SRCH-05, BEY-49: goods of the name that letters become come before what only begins so', async () => {
  const answer = await world.call(
    'search.suggest',
    { keyword: 'heds' },
    { 'x-tenant': 'PH', 'accept-language': 'en' },
  );
  const goods = (answer.data?.suggestions ?? []).filter(({ kind }) => kind === 'GOODS');
  expect(goods.map(({ code }) => names.get(code ?? ''))).toEqual(['headset', 'glasses']);
});

test('BEY-49: what is a thing of several words comes before what only has the words', async () => {
  expect(await found('water bottle')).toEqual(['flask', 'yogurt']);
});

test('BEY-49: a slip in a word of a name is one, whatever that word could be by itself', async () => {
  expect(await found('rice coker')).toEqual(['steamer']);
  expect(await found('watr bottle')).toEqual(['flask', 'yogurt']);
});

test('BEY-49: only the thing that is asked for is replaced by the nearest kind', async () => {
  expect(await found('laptop table')).toEqual(['chair']);
  expect(await found('table fan')).toEqual([]);
});

test('BEY-49: where a thing is not sold, what comes nearest comes before what only counts by its name', async () => {
  expect((await found('tablet'))[0]).toBe('phone');
});

test('BEY-49: of two things that are asked for the one that is sold is shown, whichever comes first', async () => {
  for (const keyword of [
    'toothpaste and vitamins',
    'vitamins and toothpaste',
    'toothpaste or vitamins',
  ])
    expect(await found(keyword), keyword).toEqual(['vitamins']);
  expect(await found('toothpaste')).toEqual([]);
});
