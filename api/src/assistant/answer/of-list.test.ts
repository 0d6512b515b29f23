/** Histories, orders and sizes of what was shown, from what was seen and what titles state. */
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { daily, daysAgo, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { backfill } from '../../search/index.ts';
import { answersTo } from '../converse.ts';

const world = await makeWorld();
const answer = async (lang: Language, ...turns: string[]) =>
  (await answersTo({ ...(await world.ctx('TH')), lang }, turns)).at(-1);
const ask = async (lang: Language, ...turns: string[]) => (await answer(lang, ...turns))?.text;
const namesOf = async (lang: Language, ...turns: string[]) =>
  (await answer(lang, ...turns))?.cards.map(({ name }) => name);

/** Names, the prices of the first month, then and now, and how many have reviewed them. */
const SOLD = [
  ['Zima One blender, 2 litres', 1000_00, 900_00, 800_00, 12],
  ['Noma Two blender, 1.5 litres', 500_00, 450_00, 600_00, 340],
  ['Pexa Three blender, glass jug', 700_00, 650_00, 700_00, 0],
  ['Roveo Coast suitcase, 28-inch', 4000_00, 4000_00, 4000_00, 3],
  ['Cabino Luna backpack, waterproof', 800_00, 800_00, 800_00, 5],
  ['Byteen Duo work laptop, weighs 1.3 kg', 17_000_00, 17_000_00, 17_000_00, 5],
  ['Corvia Wave work laptop, 512 GB SSD', 18_000_00, 18_000_00, 18_000_00, 9],
  ['Lumo Go smartphone, 128 GB', 5000_00, 5000_00, 5000_00, 1],
  ['Orbit Max smartphone, 256 GB', 9000_00, 9000_00, 9000_00, 1],
  ['Lumo Up smartphone, 256 GB', 6500_00, 6500_00, 6500_00, 1],
] as const;

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  for (const [name, first, then, now, reviews] of SOLD)
    await makeHistory(
      ctx,
      [
        ...daily(ctx, 60, 31, { item: first }),
        ...daily(ctx, 30, 6, { item: then }),
        ...daily(ctx, 5, 1, { item: now }),
        { at: daysAgo(ctx, 0), item: now },
      ],
      { goods: { name, reviews, rating: 4 } },
    );
  await backfill(ctx);
});

test.each([
  [
    'en',
    'blenders',
    'did the price go up or down?',
    /Zima.+ down 20%, from ฿1,000 on .+ to ฿800 now/,
  ],
  [
    'en',
    'blenders',
    'did the price go up or down?',
    /Noma.+ up 20%, from ฿500 .+ ฿600 now; .+ ฿450/,
  ],
  ['en', 'blenders', 'did the price go up or down?', /Pexa.+ ฿700, as on .+ lowest .+ ฿650/],
  ['th', 'blender', 'สามเดือนที่ผ่านมาราคาขึ้นหรือลง', /Zima.+ ลง 20% จาก ฿1,000 .+ เหลือ ฿800/],
  ['id', 'blender', 'harga tiga bulan terakhir naik atau turun?', /Noma.+ naik 20%, dari ฿500/],
  ['en', 'blenders', 'has the Noma Two blender gone up this month?', /Noma.+ up 33%, from ฿450/],
] as const)('BEY-10, BEY-50: in %s after "%s", "%s" is one line a card', async (...row) => {
  const [lang, list, question, line] = row;
  expect(await ask(lang, list, question)).toMatch(line);
});

test('BEY-10: of one card that is meant the history is said and no other', async () => {
  const list = (await namesOf('en', 'blenders')) ?? [];
  const told = await namesOf('en', 'blenders', 'and the second one, has it gone up?');
  expect(told).toEqual(list.slice(1, 2));
});

test('BEY-10: the most reviewed come first, with how many have', async () => {
  expect(await ask('en', 'most reviewed blender')).toMatch(/Noma.+: 340 reviews .+\n.*Zima.+: 12/s);
  expect(await ask('th', 'blender', 'รีวิวเยอะสุดตัวไหน')).toMatch(/Noma.+: 340 รีวิว/);
  expect(await ask('id', 'blender', 'yang paling banyak ulasannya')).toMatch(/Noma.+: 340 ulasan/);
});

test('BEY-10: orders of what was shown stay with it, where nothing was within the budget', async () => {
  for (const turns of [
    ['blender below 50', 'the most reviewed of these'],
    ['blender งบ 50', 'ตัวไหนถูกสุดในนี้'],
    ['blender di bawah 50', 'mana yang paling bagus ratingnya dari ini?'],
  ] as const) {
    const names = (await namesOf('en', ...turns)) ?? [];
    expect(names.length, turns.join(' / ')).toBeGreaterThan(0);
    for (const name of names) expect(name, turns.join(' / ')).toMatch(/blender/);
  }
});

test('BEY-10: a bag of a size that suitcases alone state leads to these', async () => {
  expect(await namesOf('en', 'a bag 28 inch')).toEqual(['Roveo Coast suitcase, 28-inch']);
  expect(await namesOf('th', 'กระเป๋าใบใหญ่ 28 นิ้ว')).toEqual(['Roveo Coast suitcase, 28-inch']);
  expect(await namesOf('id', 'tas besar 28 inci')).toEqual(['Roveo Coast suitcase, 28-inch']);
  // of a size that nothing states nothing else is offered
  expect(await namesOf('en', 'blender 9 litres')).not.toContain('Roveo Coast suitcase, 28-inch');
});

test('BEY-10: an adjective is an order only where titles state what it goes by', async () => {
  for (const said of ['light ones', 'เบาๆ', 'yang ringan'])
    expect(await namesOf('en', 'laptop', said), said).toEqual([
      'Byteen Duo work laptop, weighs 1.3 kg',
    ]);
  const untold = (await namesOf('en', 'smartphone', 'light ones')) ?? [];
  for (const name of untold) expect(name).toMatch(/smartphone/);
});

test('BEY-10: another size costs so much more, of the same maker where it sells both', async () => {
  const text = await ask('en', 'smartphone 128 GB', 'how much more for 256?');
  expect(text).toMatch(/Lumo Go smartphone, 128 GB is the cheaper one, by ฿1,500/);
});

test('BEY-10: how the first two differ is asked back where nothing was shown', async () => {
  expect(await namesOf('en', 'how do the first two differ')).toEqual([]);
});

test('BEY-10: whether the most reduced of these is real is asked of that one', async () => {
  expect(await namesOf('en', 'blenders', 'is the biggest discount of these real?')).toHaveLength(1);
});

test('BEY-10: what is asked for by wishes alone is anything within them', async () => {
  const names = await namesOf('th', 'อะไรบ้างไม่เกิน 700');
  expect(names?.length).toBeGreaterThan(0);
});
