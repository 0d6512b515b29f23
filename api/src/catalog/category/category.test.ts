import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import { buildCategory, buildGoods } from '../../../../test/build.ts';
import { slugOf } from './show.ts';

const world = await makeWorld();

beforeAll(async () => {
  const { db } = await world.ctx();
  const home = await buildCategory(db, {
    code: 'home',
    names: { en: 'Home & Living', th: 'บ้าน และสวน', id: 'Rumah' },
  });
  const kitchen = await buildCategory(db, {
    code: 'kitchen',
    names: { en: 'Kitchen / Dining', th: 'ครัว' },
    parent: home,
  });
  await buildCategory(db, { code: 'fryer', names: { th: 'หม้อทอดไร้น้ำมัน' }, parent: kitchen });
  await buildCategory(db, { code: 'pan', names: { id: 'Wajan' }, parent: kitchen });
  await buildCategory(db, { code: 'garden', names: { en: 'Garden' }, parent: home });
  await buildCategory(db, { code: 'beauty', names: { en: 'Beauty' } });
});
const english = { 'accept-language': 'en' };
const codes = (list: readonly { code: string }[] | null | undefined) =>
  list?.map((one) => one.code);

test('CAT-01, CAT-02: tops have no parents, children and parents follow the tree', async () => {
  const tops = (await world.call('category.tops', {}, english)).data;
  expect(codes(tops)).toEqual(['home', 'beauty']);
  for (const top of tops ?? []) expect(top).toMatchObject({ parentId: null, level: 1 });
  expect(codes((await world.call('category.next-children', { id: 'home' })).data)).toEqual([
    'kitchen',
    'garden',
  ]);
  expect(
    codes((await world.call('category.next-children', { id: tops?.[0]?.id as string })).data),
  ).toEqual(['kitchen', 'garden']);
  expect(codes((await world.call('category.parents-by-code', { code: 'fryer' })).data)).toEqual([
    'home',
    'kitchen',
    'fryer',
  ]);
  expect(tops?.map((top) => top.hasChildren)).toEqual([true, false]);
});

test('CAT-01, AMB-17: by code equals by id, and so do the parents', async () => {
  const byCode = await world.call('category.by-code', { code: 'fryer' });
  const id = byCode.data?.id as string;
  expect((await world.call('category.by-id', { id })).data).toEqual(byCode.data);
  expect((await world.call('category.by-id', { id: 'fryer' })).data).toEqual(byCode.data);
  expect((await world.call('category.parents', { id })).data).toEqual(
    (await world.call('category.parents-by-code', { code: 'fryer' })).data,
  );
});

test('CAT-01: the list pages, narrowed by parent or level; related are siblings and children', async () => {
  const list = async (ask: object) => (await world.call('category.list', ask)).data;
  expect(await list({ level: 3, pageRequest: { page: 1, size: 1 } })).toMatchObject({
    totalElements: 2,
    hasNext: true,
    content: [{ code: 'fryer' }],
  });
  const home = (await world.call('category.by-code', { code: 'home' })).data?.id;
  expect(codes((await list({ parentId: home }))?.content)).toEqual(['kitchen', 'garden']);
  expect(await list({ parentId: '9999999999999999999' })).toMatchObject({
    content: [],
    totalElements: 0,
  });
  expect(await list({ pageRequest: { page: 7, size: 20 } })).toMatchObject({
    content: [],
    totalElements: 6,
    hasNext: false,
  });
  expect(codes((await world.call('category.related', { codes: ['kitchen'] })).data)).toEqual([
    'garden',
    'fryer',
    'pan',
  ]);
  expect((await world.call('category.related', {})).data).toEqual([]);
});

test('CAT-02: the whole tree is three levels deep', async () => {
  const tree = (await world.call('category.tree', {}, english)).data;
  expect(
    tree?.map((top) => [
      top.code,
      top.children.map((middle) => [middle.code, codes(middle.children)]),
    ]),
  ).toEqual([
    [
      'home',
      [
        ['kitchen', ['fryer', 'pan']],
        ['garden', []],
      ],
    ],
    ['beauty', []],
  ]);
});

test('CAT-03: names in the language of the request, else English, else Thai, else any', async () => {
  const name = async (code: string, lang: string) =>
    (await world.call('category.by-code', { code }, { 'accept-language': lang })).data?.name;
  expect([await name('home', 'th'), await name('home', 'en'), await name('home', 'id')]).toEqual([
    'บ้าน และสวน',
    'Home & Living',
    'Rumah',
  ]);
  expect([await name('kitchen', 'id'), await name('fryer', 'id'), await name('pan', 'th')]).toEqual(
    ['Kitchen / Dining', 'หม้อทอดไร้น้ำมัน', 'Wajan'],
  );
});

test('NAV-10: a slug is the name in lower case with hyphens, in Thai too', async () => {
  expect((await world.call('category.by-code', { code: 'kitchen' }, english)).data?.slug).toBe(
    'kitchen-dining',
  );
  expect(slugOf('บ้าน และสวน')).toBe('บ้าน-และสวน');
  expect(slugOf(' A/B & C ')).toBe('a-b-c');
});

test('CAT-04: unknown id or code is a failure with a sentence, not a crash', async () => {
  for (const [name, ask] of [
    ['category.by-id', { id: '424242' }],
    ['category.by-code', { code: 'nothing' }],
    ['category.parents', { id: 'nothing' }],
    ['category.next-children', { id: '99999999999999999999' }],
  ] as const) {
    expect(await world.call(name, ask as never, english), name).toMatchObject({
      status: 200,
      success: false,
      code: 404,
      errorKey: 'catalog.category.not_found',
      message: expect.stringMatching(/\w/),
    });
  }
});

test('CAT-01, CAT-02: once goods are placed, what holds none in the region is left out of the tops and the tree', async () => {
  const ctx = await world.ctx('SG');
  const pan = await ctx.db.row<{ id: number }>(sql`select id from category where code = 'pan'`);
  await buildGoods(ctx, { name: 'Wok', categoryId: pan?.id as number });
  const held = { ...english, 'x-tenant': 'SG' };
  expect(codes((await world.call('category.tops', {}, held)).data)).toEqual(['home']);
  const tree = (await world.call('category.tree', {}, held)).data;
  expect(codes(tree?.[0]?.children)).toEqual(['kitchen']);
  expect(codes(tree?.[0]?.children[0]?.children)).toEqual(['pan']);
  expect(codes((await world.call('category.tops', {}, english)).data)).toEqual(['home', 'beauty']);
});
