import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { take, temporary } from '../../../../test/feeds.ts';
import { makeWorld } from '../../../../test/world.ts';
import { backfill } from '../../search/index.ts';
import { breadcrumbs, placeBreadcrumb } from './place.ts';

const world = await makeWorld();
const platform = world.database.platform();
const parts = { database: world.database };

/** A feed of one item a breadcrumb. */
const feedOf = (name: string, crumbs: readonly string[]) =>
  temporary(
    name,
    `id,title,price,url,category\n${crumbs
      .map(
        (crumb, at) => `${name}-${at},Zorbek ${at},10,https://s.example/${name}/${at},"${crumb}"`,
      )
      .join('\n')}\n`,
  );

const categoriesOf = async (source: string) =>
  (
    await platform.rows<{ code: string }>(sql`select c.code from offer o
      join goods g on g.id = o.goods_id join category c on c.id = g.category_id
      where o.source = ${source} order by o.external_id`)
  ).map(({ code }) => code);

await platform.run(sql`insert into category (id, code, parent_id, level, names, path) values
  (9101, 'zorb', null, 1, '{"en":"Zorbs","th":"ซอร์บ"}', '{9101}'),
  (9102, 'zorb_small', 9101, 2, '{"en":"Small zorbs","th":"ซอร์บเล็ก"}', '{9101,9102}')`);

test('OPS-20: a breadcrumb that nothing explains is listed, is placed by an operator, and is known to later imports', async () => {
  const file = feedOf('places', [
    'หมวดแปลก &gt; ของจิปาถะ',
    'Aneka / Serba-serbi / Lain',
    'Lặt vặt | Linh tinh',
    'หมวดแปลก > > ของจิปาถะ > ย่อย',
    'Aneka/Serba-serbi/Sisa',
  ]);
  await take(world, { file, source: 'places', tenant: 'TH' });
  expect(await categoriesOf('places')).toEqual(Array.from({ length: 5 }, () => 'other'));
  const { unplaced } = await breadcrumbs(parts, 'places');
  expect(Object.fromEntries(unplaced.map((one) => [one.breadcrumb, one.goods]))).toEqual({
    'Aneka > Serba-serbi > Lain': 1,
    'Aneka > Serba-serbi > Sisa': 1,
    'Lặt vặt > Linh tinh': 1,
    'หมวดแปลก > ของจิปาถะ': 1,
    'หมวดแปลก > ของจิปาถะ > ย่อย': 1,
  });
  // a place is of all below it, and the longest breadcrumb goes first
  await placeBreadcrumb(parts, 'places', 'หมวดแปลก', 'zorb');
  await placeBreadcrumb(parts, 'places', 'หมวดแปลก › ของจิปาถะ › ย่อย', 'zorb_small');
  await placeBreadcrumb(parts, 'places', 'aneka|serba-serbi', 'zorb_small');
  await take(world, { file, source: 'places', tenant: 'TH' });
  expect(await categoriesOf('places')).toEqual([
    'zorb',
    'zorb_small',
    'other',
    'zorb_small',
    'zorb_small',
  ]);
  const after = await breadcrumbs(parts, 'places');
  expect(after.unplaced.map((one) => one.breadcrumb)).toEqual(['Lặt vặt > Linh tinh']);
  expect(after.placed).toContainEqual({
    source: 'places',
    breadcrumb: 'หมวดแปลก > ของจิปาถะ > ย่อย',
    category: 'zorb_small',
  });
  await world.jobQueue.workAll();
  await backfill(await world.ctx('TH'));
  const found = async (keyword: string) =>
    (await world.call('search.search', { keyword })).data?.totals?.GOODS;
  expect(await found('Linh tinh')).toBe(1);
  expect(await found('ของจิปาถะ')).toBe(1);
  // by its upper steps only what nothing else finds
  expect(await found('Lặt vặt')).toBe(1);
  expect(await found('small zorbs')).toBe(3);
});

test('OPS-20: a place is of one source, can be changed and taken back, and a wrong one is refused', async () => {
  const file = feedOf('mine', ['Strange things']);
  await take(world, { file, source: 'mine', tenant: 'TH' });
  await placeBreadcrumb(parts, 'mine', 'Strange things', 'zorb');
  await placeBreadcrumb(parts, 'mine', 'Strange things', 'zorb_small');
  await take(world, { file: feedOf('theirs', ['Strange things']), source: 'theirs', tenant: 'TH' });
  expect(await categoriesOf('theirs')).toEqual(['other']);
  expect((await breadcrumbs(parts, 'mine')).placed).toEqual([
    { source: 'mine', breadcrumb: 'Strange things', category: 'zorb_small' },
  ]);
  await placeBreadcrumb(parts, 'mine', 'Strange things', null);
  expect((await breadcrumbs(parts, 'mine')).placed).toEqual([]);
  await expect(placeBreadcrumb(parts, 'mine', 'Strange things', null)).rejects.toThrow('no place');
  await expect(placeBreadcrumb(parts, 'mine', ' > ', 'zorb')).rejects.toThrow('no breadcrumb');
  await expect(placeBreadcrumb(parts, 'mine', 'A', 'nowhere')).rejects.toThrow('no category');
  await expect(placeBreadcrumb(parts, 'nobody', 'A', 'zorb')).rejects.toThrow('no source');
});

test('OPS-20: of 10,000 breadcrumbs the 200 with the most goods are listed, and a place above them is of all', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => `Mixed > Bin ${at}`);
  const file = feedOf('many', [...many, 'Mixed > Bin 7']);
  await take(world, { file, source: 'many', tenant: 'TH' });
  const { unplaced } = await breadcrumbs(parts, 'many');
  expect(unplaced).toHaveLength(200);
  expect(unplaced[0]).toEqual({ source: 'many', breadcrumb: 'Mixed > Bin 7', goods: 2 });
  await placeBreadcrumb(parts, 'many', 'Mixed', 'zorb');
  await take(world, { file, source: 'many', tenant: 'TH' });
  expect(new Set(await categoriesOf('many'))).toEqual(new Set(['zorb']));
  expect((await breadcrumbs(parts, 'many')).unplaced).toEqual([]);
});
