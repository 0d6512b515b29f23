import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { take, temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';

const world = await makeWorld();
const platform = world.database.platform();
const codes = async () =>
  (await platform.rows<{ code: string }>(sql`select code from category order by code`)).map(
    ({ code }) => code,
  );
const file = temporary(
  'first.csv',
  `id,title,price,url
F-1,หม้อหุงข้าว Morika 1.8 ลิตร,900,https://s.example/f1
F-2,Kazeo Tempo running shoes,1900,https://s.example/f2
F-3,Sonvo 43 inch LED TV,8900,https://s.example/f3
F-4,Lumo X5 smartphone 8/256,6900,https://s.example/f4
F-5,Zzyx qqv,10,https://s.example/f5
`,
);

test('OPS-20: a dry run makes no category; the first import of an installation without any makes departments, and places goods in them', async () => {
  await take(world, { file, source: 'first', tenant: 'TH', dryRun: true });
  expect(await codes()).toEqual([]);
  await take(world, { file, source: 'first', tenant: 'TH' });
  const placed = await platform.rows<{ item: string; steps: string }>(sql`
    select o.external_id as item, string_agg(a.code, ' > ' order by a.level) as steps
    from offer o join goods g on g.id = o.goods_id join category c on c.id = g.category_id
      join category a on a.id = any(c.path) group by 1 order by 1`);
  expect(placed).toEqual([
    { item: 'F-1', steps: 'kitchen > kitchenappliances' },
    { item: 'F-2', steps: 'fashion > shoes' },
    { item: 'F-3', steps: 'electricalappliances > television' },
    { item: 'F-4', steps: 'electronics > phonesandtablets' },
    { item: 'F-5', steps: 'other' },
  ]);
  const names = await platform.rows<{ names: Record<string, string> }>(
    sql`select names from category`,
  );
  for (const one of names)
    expect(['en', 'th', 'id'].every((lang) => Boolean(one.names[lang]))).toBe(true);
});

test('OPS-20: what an operator has of categories is left as it is', async () => {
  await platform.run(sql`update goods set category_id = null`);
  await platform.run(sql`delete from category where level = 2`);
  await platform.run(sql`delete from category where code <> 'toys'`);
  await take(world, { file, source: 'second', tenant: 'TH' });
  expect(await codes()).toEqual(['other', 'toys']);
});
