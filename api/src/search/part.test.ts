import { beforeAll, expect, test } from 'vitest';
import { buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill } from './index.ts';

const world = await makeWorld();
const TITLES = {
  phone: 'Panasonic KX-TG3551BX cordless phone',
  tv: 'TV Kuvia UA65DU8000KXXM 65 inch',
  suit: 'Trunki ride on kids suitcase',
  note: 'Redmi Note 13 Pro 5G (8GB+256GB)',
  fryer: 'Air fryer Philips 4.1 L',
  dryer: 'Dehumidification bag against moisture',
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
});

async function found(keyword: string) {
  const answer = await world.call('search.search', { keyword }, { 'x-tenant': 'PH' });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return (answer.data?.content ?? []).map((card) => names.get((card as { code: string }).code));
}

test('BEY-49: a model is found without its dashes, and by most of its letters', async () => {
  for (const typed of ['kxtg3551bx', 'tg3551bx', 'xtg3551b', 'KX-TG3551BX'])
    expect(await found(typed), typed).toEqual(['phone']);
  for (const typed of ['ua65du8000', '65du8000kxxm', 'du8000kxx'])
    expect(await found(typed), typed).toEqual(['tv']);
  expect(await found('8gb256gb')).toEqual(['note']);
});

test('BEY-49: words are found glued together, with short ones and figures among them', async () => {
  for (const [typed, wanted] of [
    ['redminote13pro', 'note'],
    ['airfryerphilips', 'fryer'],
    ['rideonkids', 'suit'],
    ['onkidssuitcase', 'suit'],
    ['dehumidificationbagmoisture', 'dryer'],
    ['tvkuvia65inch', 'tv'],
  ] as const)
    expect(await found(typed), typed).toEqual([wanted]);
});

test('BEY-49: letters that are only a small part of a word, or of none, find nothing', async () => {
  for (const typed of ['suitc4se99', 'onic', 'humidif', 'zq81xwv', '%%%_'])
    expect(await found(typed), typed).toEqual([]);
});
