import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { buildGoods } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { backfill } from './index.ts';

const world = await makeWorld();
const GOODS = {
  belt: { name: 'Belt Ombrai 20', attributes: [{ name: 'material', value: 'cork' }] },
  cork: { name: 'Cork belt Zantro', attributes: [] },
  weekly: { name: 'Weekly Zantro for women', attributes: [] },
  bag: {
    name: 'Zantro Neo 5',
    attributes: [
      { name: 'breadcrumb', value: 'Zorbia > Women > Tote bags' },
      { name: 'SKU', value: '7745594986_PH' },
      { name: 'colour family' },
    ],
  },
} as const;
const names = new Map<string, keyof typeof GOODS>();

beforeAll(async () => {
  const ctx = await world.ctx('PH');
  for (const [key, { name, attributes }] of Object.entries(GOODS)) {
    const { code, id } = await buildGoods(ctx, { name });
    await ctx.db.run(
      sql`update goods set attributes = ${JSON.stringify(attributes)}::jsonb where id = ${id}`,
    );
    names.set(code, key as keyof typeof GOODS);
  }
  await world.jobQueue.workAll();
  await backfill(ctx);
});

async function found(keyword: string) {
  const answer = await world.call('search.search', { keyword }, { 'x-tenant': 'PH' });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return (answer.data?.content ?? []).map((card) => names.get((card as { code: string }).code));
}

test('BEY-49: goods are found by what their source says of them beside the title, after those that say it in the title', async () => {
  expect(await found('cork belt')).toEqual(['cork', 'belt']);
  expect(await found('Zantro tote bags')).toEqual(['bag']);
  expect(await found('belt -"cork"')).toEqual([]);
});

test('BEY-49: the upper steps of a place of a source find what nothing else does; numbers of stock nothing', async () => {
  expect(await found('women')).toEqual(['weekly']);
  expect(await found('zorbia')).toEqual(['bag']);
  // for whom it is fills up nothing beside a name that something has
  expect(await found('zorbia women')).toEqual(['bag']);
  expect(await found('7745594986')).toEqual([]);
});
