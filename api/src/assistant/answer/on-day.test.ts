/** What a product cost on a sale day that is over, from what was seen then. */
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { daily, daysAgo, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { backfill } from '../../search/index.ts';
import { answersTo } from '../converse.ts';

const world = await makeWorld();
const ask = async (lang: Language, ...turns: string[]) =>
  (await answersTo({ ...(await world.ctx('TH')), lang }, turns)).at(-1)?.text ?? '';

/** 11.11 is ten days ago. */
const SALE = 10;

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  for (const [name, then] of [
    ['Zima kettle', 800_00],
    ['Noma blender', 1250_00],
    ['Sona toaster', 1000_00],
    ['Pexa fan', null],
  ] as const)
    await makeHistory(
      ctx,
      [
        ...daily(ctx, 60, SALE + 1, { item: 1000_00 }),
        ...(then === null ? [] : [{ at: daysAgo(ctx, SALE), item: then }]),
        ...daily(ctx, SALE - 1, 0, { item: 1000_00 }),
      ],
      { goods: { name } },
    );
  await makeHistory(ctx, daily(ctx, 2, 0, { item: 500_00 }), {
    goods: { name: 'Brand new mixer' },
  });
  await backfill(ctx);
});

test.each([
  ['en', 'Zima kettle', 'was it cheaper on 11.11?', /11\.11\) it cost ฿800, 20% less than now/],
  ['en', 'Noma blender', 'how much was it on 11.11', /11\.11\) it cost ฿1,250, 25% more than now/],
  ['en', 'Sona toaster', 'what was the price on 11.11', /11\.11\) it cost ฿1,000, as it does now/],
  ['en', 'Pexa fan', 'was it cheaper on 11.11?', /I have no price for it on .*11\.11/],
  ['en', 'Zima kettle', 'was it cheaper on 11/11?', /11\.11\) it cost ฿800, 20% less/],
  ['th', 'Zima kettle', 'ตอน 11.11 ถูกกว่านี้ไหม', /11\.11\) ราคา ฿800 ถูกกว่าตอนนี้ 20%/],
  ['id', 'Zima kettle', 'waktu 11.11 lebih murah ga', /11\.11\) harganya ฿800, 20% lebih murah/],
] as const)('BEY-10: in %s "%s", "%s" is answered by the price of that day', async (...row) => {
  const [lang, name, asked, answer] = row;
  expect(await ask(lang, name, asked)).toMatch(answer);
});

test.each([
  [
    'en',
    'what did it cost last month',
    /From 01\/10\/2026 to 31\/10\/2026 it cost ฿1,000; now it is ฿1,000/,
  ],
  [
    'en',
    'how much was it last week',
    /From 09\/11\/2026 to 15\/11\/2026 it cost ฿800 to ฿1,000; now/,
  ],
  ['en', 'was it cheaper yesterday?', /On 20\/11\/2026 it cost ฿1,000, as it does now/],
  ['th', 'เดือนที่แล้วราคาเท่าไหร่', /ช่วง .* ราคา ฿1,000 ตอนนี้ ฿1,000/],
  ['th', 'อาทิตย์ที่แล้วถูกกว่านี้ไหม', /ราคา ฿800 ถึง ฿1,000/],
  ['id', 'minggu lalu berapa harganya', /harganya ฿800 hingga ฿1[.,]000; sekarang/],
  ['id', 'kemarin lebih murah ga', /harganya ฿1[.,]000, sama seperti sekarang/],
] as const)('BEY-10: in %s "%s" is answered by the prices of that time', async (...row) => {
  const [lang, asked, answer] = row;
  expect(await ask(lang, 'Zima kettle', asked)).toMatch(answer);
});

test('BEY-10: of a time before the first look no price is made up', async () => {
  expect(await ask('en', 'Brand new mixer', 'how much was it last month')).toMatch(
    /I have no price for it (?:on|from)/,
  );
});

test('BEY-10: a sale day to come is waited for, and one in passing is of the calendar', async () => {
  expect(await ask('en', 'Zima kettle', '12.12 cheaper or not')).toContain('12.12');
  expect(await ask('en', 'Zima kettle', '12.12 cheaper or not')).not.toContain('it cost');
  expect(await ask('en', 'when is 11.11')).toContain('is over');
});
