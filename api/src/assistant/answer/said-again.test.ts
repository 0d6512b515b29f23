/** What titles say is said of the same cards, and counts of pieces are read. */
import { beforeAll, expect, test } from 'vitest';
import { daily, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { backfill } from '../../search/index.ts';
import { answersTo } from '../converse.ts';

const world = await makeWorld();
const ask = async (...turns: string[]) =>
  (await answersTo({ ...(await world.ctx('SG')), lang: 'en' }, turns)).at(-1)?.text ?? '';

beforeAll(async () => {
  const ctx = await world.ctx('SG');
  for (const [name, amount] of [
    ['Malina Little socks, pure cotton', 3_40],
    ['Morika Casa cutlery, set of 24', 12_40],
    ['Petalia Satin bar soap, pack of 3', 9_00],
    ['Purelle Calm body lotion, fragrance free', 15_10],
    ['Lumbre Master tool box, on wheels', 39_00],
    ['Lindal Oak wooden chair, with cushion', 86_70],
  ] as const)
    await makeHistory(ctx, daily(ctx, 30, 0, { item: amount }), {
      goods: { name, reviews: 3, rating: 4 },
    });
  await backfill(ctx);
});

test('AI-05: what the title of the same card says is said, and no silence', async () => {
  expect(await ask('socks', 'pure cotton one')).toContain('pure cotton. That is its claim');
  expect(await ask('tool box', 'does it come with tools?')).not.toContain('tools. That is');
  expect(await ask('cutlery', 'got stretch?')).not.toContain('That is its claim');
});

test('AI-05: what counts pieces in a title answers how many there are', async () => {
  expect(await ask('cutlery', 'how many pieces')).toContain('set of 24, as the shop states it');
  expect(await ask('soap', 'how many pcs inside')).toContain('pack of 3');
});

test('AI-05: a lotion without fragrance is no perfume', async () => {
  expect(await ask('perfume below 40')).not.toContain('I found one product');
});
