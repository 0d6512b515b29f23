/** Qualities that titles say by another, in what the assistant answers. */
import { beforeAll, expect, test } from 'vitest';
import { buildCategory, buildGoods } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';
import { backfill, keepKinds } from '../../search/index.ts';
import { answersTo } from '../index.ts';

const world = await makeWorld();
const NAMES = {
  SG: [
    'Lumos wireless headphones, 8-hour battery',
    'Kodara wireless headphones, noise cancelling',
    'Weizo Bluetooth speaker, deep bass',
    'Pebbla wireless mouse, silent clicks',
  ],
  TH: ['หูฟังไร้สาย Lumos แบต 8 ชม.', 'ลำโพงบลูทูธ Weizo เบสแน่น'],
  ID: ['Headphone nirkabel Lumos tahan air', 'Speaker Bluetooth Weizo bas kuat'],
} as const;

beforeAll(async () => {
  const { db } = await world.ctx('SG');
  const category = await buildCategory(db, { code: 'all', names: { en: 'Everything' } });
  for (const [tenant, names] of Object.entries(NAMES)) {
    const ctx = await world.ctx(tenant);
    for (const name of names)
      await buildGoods(ctx, { name, categoryId: category.id, price: 50_00 });
    await world.jobQueue.workAll();
    await backfill(ctx);
    await keepKinds(ctx);
  }
});

const answerTo = async (tenant: string, asked: string) =>
  (await answersTo(await world.ctx(tenant), [asked])).at(-1);

test('BEY-49: of wireless headphones Bluetooth is not denied, and what a title with the one says of the other is said', async () => {
  for (const [tenant, asked, many] of [
    ['SG', 'bluetooth headphones', 2],
    ['SG', 'bluetooth headphones under 60', 2],
    ['SG', 'noise cancelling bluetooth headphones', 1],
    ['TH', 'หูฟังบลูทูธ', 1],
    ['ID', 'headphone bluetooth tahan air', 1],
  ] as const) {
    const answer = await answerTo(tenant, asked);
    expect(answer?.cards, asked).toHaveLength(many);
    expect(answer?.text, asked).not.toMatch(/No title|Tidak ada|ไม่มี/);
    expect(answer?.text, asked).toMatch(/“(?:ไร้สาย|nirkabel|wireless)”/);
    expect(answer?.text, asked).toMatch(/“(?:บลูทูธ|bluetooth)”/i);
  }
});

test('BEY-49: a speaker with Bluetooth is wireless, which needs no saying', async () => {
  for (const [tenant, asked] of [
    ['SG', 'wireless speaker under 100'],
    ['ID', 'speaker nirkabel'],
    ['TH', 'ลำโพงไร้สาย'],
  ] as const) {
    const answer = await answerTo(tenant, asked);
    expect(answer?.cards, asked).toHaveLength(1);
    expect(answer?.text, asked).not.toMatch(/No title|Tidak ada|ไม่มี|nearly always|hampir selalu/);
  }
});

test('BEY-49: a wireless mouse is not said to have Bluetooth', async () => {
  const answer = await answerTo('SG', 'bluetooth mouse');
  expect(answer?.text).toContain('No title says “bluetooth”');
  expect(answer?.text).not.toContain('nearly always');
});
