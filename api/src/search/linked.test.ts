import { beforeAll, expect, test } from 'vitest';
import { buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill } from './index.ts';

const world = await makeWorld();
const TITLES = [
  'Lumo 20W charger, white',
  'Lumo cellphone 128GB',
  'Lumo phone case, clear',
  'Felto wireless mouse',
  'Sticker pad of a Felto gaming mouse, computer accessory',
  'Nuri watch for men',
  'Supplement, pang-araw-araw na pagkuha',
  'Strideo running shoes',
  'Strideo tsinelas for women',
  'Felto non-stick frying pan',
] as const;

beforeAll(async () => {
  const ctx = await world.ctx('PH');
  for (const name of TITLES) await buildGoods(ctx, { name });
  await world.jobQueue.workAll();
  await backfill(ctx);
});

async function firstFor(keyword: string): Promise<string | undefined> {
  const { data } = await world.call('search.search', { keyword }, { 'x-tenant': 'PH' });
  return (data?.content ?? []).map((card) => (card as { name: string }).name)[0];
}

test('BEY-49: words that only link others in Filipino are not missed', async () => {
  for (const [typed, title] of [
    ['cellphone na pang bata', 'Lumo cellphone 128GB'],
    ['pang takbo na sapatos', 'Strideo running shoes'],
    ['relong panlalaki', 'Nuri watch for men'],
    ['mouse na walang wire', 'Felto wireless mouse'],
  ] as const)
    expect(await firstFor(typed), typed).toBe(title);
});

test('SRCH-05, BEY-49: behind a thing the beginning of a word is not taken for another thing', async () => {
  const { data } = await world.call(
    'search.suggest',
    { keyword: 'tsinelas pan' },
    { 'x-tenant': 'PH' },
  );
  const names = data?.suggestions.map(({ text }) => text);
  expect(names).toContain('Strideo tsinelas for women');
  expect(names).not.toContain('Felto non-stick frying pan');
});

test('BEY-49: what is of or for another thing in Filipino is not that thing', async () => {
  for (const [typed, title] of [
    ['pang charge ng cellphone', 'Lumo 20W charger, white'],
    ['pang-charge', 'Lumo 20W charger, white'],
    ['lalagyan ng cellphone', 'Lumo phone case, clear'],
    ['mouse ng computer', 'Felto wireless mouse'],
  ] as const)
    expect(await firstFor(typed), typed).toBe(title);
});
