/** What attributes state is read where titles are silent, and never shown. */
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { jsonOf } from '../../kernel/json.ts';
import { goodsCards } from '../../goods/index.ts';
import { daily, daysAgo, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { backfill } from '../../search/index.ts';
import { answersTo } from '../converse.ts';
import { statedBy, withStated } from './stated.ts';

const world = await makeWorld();
const ids: number[] = [];

const SOLD: readonly (readonly [string, number, Readonly<Record<string, string>>])[] = [
  ['Byteen Duo work laptop', 17_000_00, { RAM: '16 GB', 'ความจุ SSD': '512 GB', Weight: '1.3 kg' }],
  ['Corvia Wave work laptop, RAM 8 GB', 15_000_00, { RAM: '16 GB', Storage: '256 GB' }],
  ['Zephyo One work laptop', 14_000_00, { 'Memory (RAM)': '8 GB', SSD: '256 GB' }],
  ['Lumo Go smartphone', 5000_00, { ความจุแบตเตอรี่: '5500 mAh', Colour: 'Navy blue' }],
  ['Orbit Max smartphone, long battery life', 9000_00, { Battery: '4500 mAh' }],
  ['Kirapo Slim power bank, cabin approved', 500_00, { Kapasitas: '20000 mAh' }],
  ['Voltia Go power bank, 10000 mAh', 400_00, { Capacity: '20000 mAh' }],
  ['Noma Two blender, 1.5 litres', 500_00, {}],
];

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  for (const [name, price, stated] of SOLD) {
    const { goodsId } = await makeHistory(
      ctx,
      [...daily(ctx, 60, 1, { item: price }), { at: daysAgo(ctx, 0), item: price }],
      { goods: { name } },
    );
    ids.push(goodsId);
    const attributes = Object.entries(stated).map(([key, value]) => ({ name: key, value }));
    await ctx.db.run(
      sql`update goods set attributes = ${jsonOf(attributes)}::jsonb where id = ${goodsId}`,
    );
  }
  await backfill(ctx);
});

const last = async (turns: readonly string[]) =>
  (await answersTo({ ...(await world.ctx('TH')), lang: 'en' }, turns)).at(-1);

test.each([
  [['laptop RAM 16 GB'], ['Byteen Duo'], ''],
  [['laptop with at least 16 GB RAM'], ['Byteen Duo'], ''],
  [['laptop SSD 512 GB'], ['Byteen Duo'], ''],
  [['phone with a battery of at least 5000 mAh'], ['Lumo Go'], ''],
  [['phone battery 5500 mAh'], ['Lumo Go'], ''],
  [['power bank 20000 mAh'], ['Kirapo Slim'], ''],
  [['smartphones', 'which one has the longest battery'], ['Lumo Go', 'Orbit Max'], '5500 mAh'],
  [['laptops', 'which has more RAM'], ['Byteen Duo', 'Corvia Wave', 'Zephyo One'], '8 GB'],
  [['Lumo Go smartphone', 'what colours does it come in?'], ['Lumo Go'], 'blue'],
  [['Kirapo Slim power bank', 'how many mAh?'], ['Kirapo Slim'], '20000 mAh, as the shop'],
  [['Voltia Go power bank', 'how many mAh?'], ['Voltia Go'], '10000 mAh, as the shop'],
  [['Kirapo Slim power bank', 'can I take it on the plane?'], ['Kirapo Slim'], 'about 74 Wh'],
  [['Noma Two blender', 'how many watts?'], ['Noma Two'], 'no size in its title'],
  [['compare Byteen Duo and Zephyo One'], ['Byteen Duo', 'Zephyo One'], 'RAM 16 GB, 512 GB'],
] as const)('BEY-10: %j is answered by what attributes state', async (turns, names, said) => {
  const answer = await last(turns);
  const shown = answer?.cards.map(({ name }) => name.split(' ').slice(0, 2).join(' ')) ?? [];
  expect(shown.toSorted(), answer?.text).toEqual([...names].toSorted());
  expect(answer?.text).toContain(said);
});

test('BEY-10: cards know what attributes state, and show none of it', async () => {
  const ctx = await world.ctx('TH');
  const cards = await goodsCards(ctx, ids);
  let asked = 0;
  const counting = { rows: (query: typeof sql.prototype) => ((asked += 1), ctx.db.rows(query)) };
  const stated = await withStated({ ...ctx, db: { ...ctx.db, ...counting } as never }, cards);
  expect(asked).toBe(1);
  expect(statedBy(stated[0] as { name: string })).toContain('RAM 16 GB');
  expect(stated.map(({ name }) => name)).toEqual(SOLD.map(([name]) => name));
  expect(JSON.stringify(stated)).toBe(JSON.stringify(cards));
});
