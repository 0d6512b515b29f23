import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { buildGoods } from '../../../../test/build.ts';
import { makeWorld } from '../../../../test/world.ts';

const world = await makeWorld();

test('GUIDE-02, BEY-01: a guide picks each product once, and nothing whose discount is made up', async () => {
  const ctx = await world.ctx();
  const goods = [];
  for (const verdict of ['VERIFIED', 'RAISED_FIRST', 'FAKE', 'NO_CLAIM', 'OVERSTATED'] as const)
    goods.push(await buildGoods(ctx, { verdict, was: 900_00 }));
  const [real, raised, fake, plain, overstated] = goods.map((one) => one.id) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const twin = (await buildGoods(ctx, { verdict: 'VERIFIED' })).id;
  await ctx.db.run(
    sql`insert into goods_twin (tenant_id, low_id, high_id, confidence, basis, made_at)
        values ('TH', ${real}, ${twin}, 0.9, 'MODEL', ${ctx.now})`,
  );
  const sections = ['Best', 'Cheap', 'Loud', 'How'].map((title) => ({ title, text: '<p>x</p>' }));
  await ctx.db.run(sql`insert into special_subject (tenant_id, code, subtitle, cover, texts,
      section_goods, update_time)
    values ('TH', 'g1', 'pans', '', ${JSON.stringify({ en: { title: 'Pans', sections } })}::jsonb,
      ${JSON.stringify([
        [real, raised, fake],
        [twin, plain, overstated, real],
        [raised, real],
        [],
      ])}::jsonb, ${ctx.now})`);
  const { data } = await world.call(
    'guide.detail',
    { subtitle: 'pans' },
    { 'accept-language': 'en' },
  );
  expect(data?.sections.map((section) => section.goods.map((card) => Number(card.id)))).toEqual([
    [real],
    [plain, overstated],
    [],
  ]);
  expect(data?.sections.map(({ title }) => title)).toEqual(['Best', 'Cheap', 'How']);
});
