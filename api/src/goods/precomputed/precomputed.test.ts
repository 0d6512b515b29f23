import pg from 'pg';
import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import Value from 'typebox/value';
import { buildBrand, buildCategory, buildDeal, buildGoods } from '../../../../test/build.ts';
import { generateDeals } from '../../../../test/generate.ts';
import { makeWorld } from '../../../../test/world.ts';
import type { Context } from '../../kernel/context.ts';
import { modules } from '#server/modules.ts';
import { isDue } from './make.ts';

const world = await makeWorld();
const GOODS = 2000;
const handlers = Object.assign({}, ...modules.map((module) => module.handlers)) as Record<
  CallName,
  (ctx: Context, ask: unknown) => Promise<unknown>
>;
const count = modules
  .flatMap((module) => module.schedules ?? [])
  .find(({ name }) => name === 'goods.count')?.run as (ctx: Context) => Promise<void>;
const ids = { brands: [] as string[], top: '', middle: '', leaf: '' };

beforeAll(async () => {
  const ctx = await world.ctx();
  const categories = [];
  for (const top of ['north', 'south']) {
    const parent = await buildCategory(ctx.db, { code: top });
    const middle = await buildCategory(ctx.db, { code: `${top}_middle`, parent });
    // goods exist on every level
    categories.push(parent, middle);
    for (const leaf of ['one', 'two', 'three'])
      categories.push(await buildCategory(ctx.db, { code: `${top}_${leaf}`, parent: middle }));
  }
  const brands = [];
  for (let at = 0; at < 7; at += 1) brands.push(await buildBrand(ctx.db, `Brand ${at}`));
  const of = { categoryIds: categories.map(({ id }) => id), brandIds: brands.map(({ id }) => id) };
  await generateDeals(ctx, GOODS, of);
  await generateDeals(await world.ctx('ID'), 100, of);
  // some have no brand, no category, no place in lists; some shops lie; some deals are over
  await ctx.db.run(
    sql`update goods set brand_id = case when id % 11 = 0 then null else brand_id end,
        category_id = case when id % 13 = 0 then null else category_id end, listed = id % 17 > 0`,
  );
  await ctx.db.run(sql`update goods_price set verdict = 'FAKE' where goods_id % 5 = 0`);
  await ctx.db.run(
    sql`insert into goods_label (tenant_id, label, goods_id) select 'TH', 'LAZ_MALL', id from goods
        where id % 4 = 0`,
  );
  await ctx.db.run(
    sql`delete from deal_label l using deal d where d.content_id = l.content_id
        and d.goods_id % 9 = 0`,
  );
  await ctx.db.run(sql`update deal set is_open = false where goods_id % 9 = 0`);
  Object.assign(ids, {
    brands: brands.map(({ id }) => String(id)),
    top: String(categories[0]?.id),
    middle: String(categories[1]?.id),
    leaf: String(categories[2]?.id),
  });
  await standing(ctx);
  const owner = new pg.Client(world.url);
  await owner.connect();
  await owner.query('vacuum analyze');
  await owner.end();
});

/** As a tenant of many: every count above zero is stored. */
const many = (ctx: Context): Context => ({ ...ctx, config: { ...ctx.config, countedUpTo: 0 } });
/** Counts again, as if nothing was stored. */
async function standing(ctx: Context): Promise<void> {
  await ctx.db.run(sql`delete from standing_state`);
  await count(many(ctx));
}

/**
 * What a call answers, and whether it read goods or deals to count them; some minutes after
 * whatever was cached.
 */
async function answerOf(
  ctx: Context,
  name: CallName,
  wish: object,
  later: number,
): Promise<{ answer: unknown; counts: readonly string[] }> {
  const counts: string[] = [];
  const db: Context['db'] = {
    ...ctx.db,
    row: async (statement) => (await db.rows(statement))[0] as never,
    rows: (statement) => {
      if (
        /count\(\*\)|min\(/.test(statement.text) &&
        /\b(from|join) (goods|deal|goods_price|deal_label|goods_label)\b/.test(statement.text)
      )
        counts.push(statement.text);
      return ctx.db.rows(statement);
    },
  };
  const ask = Value.Default(calls.get(name)?.ask as never, structuredClone(wish));
  const answer = (await handlers[name](
    { ...ctx, db, now: new Date(ctx.now.getTime() + later * 60_000) },
    ask,
  )) as Record<string, unknown>;
  return { answer: plain(answer), counts };
}

/** Equals among the most frequent may come in any order. */
function plain(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .map(plain)
      .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  return value;
}

test('PROD-11, PROD-12: what is stored equals what is counted, for every filter that it serves, without reading goods or deals', async () => {
  const ctx = await world.ctx();
  const [one, two] = ids.brands as [string, string];
  const fields: object[] = [
    {},
    { categoryIds: [ids.top] },
    { categoryIds: [ids.leaf, ids.middle] },
    { categoryCodes: ['north_one', 'south'] },
    { classificationCodes: ['south_middle'] },
    { brandIds: [one] },
    { brandIds: [one, two, one] },
    { platforms: ['LAZADA'] },
    { platforms: ['shopee', 'TIKTOK_SHOP', 'TIKTOK'] },
    { labels: ['FREE_SHIPPING'] },
  ];
  const pairs: object[] = [
    { categoryIds: [ids.top], brandIds: [one, two] },
    { categoryIds: [ids.leaf], platforms: ['LAZADA'] },
    { classificationIds: [ids.middle], labels: ['ALL_TIME_LOW'] },
    { brandIds: [two], platforms: ['LAZADA', 'SHOPEE'] },
    { brandIds: [two], labels: ['FREE_SHIPPING'] },
    { platforms: ['TIKTOK'], labels: ['ALL_TIME_LOW', 'ALL_TIME_LOW'] },
  ];
  const asks: [CallName, object][] = [
    ...fields.flatMap((filter): [CallName, object][] => [
      ['search.filters', { dataTypes: ['GOODS'], ...filter }],
      ['search.filters', { dataTypes: ['CONTENT'], ...filter }],
      // within one field only labels are stored
      ...(/ategor|lassif/.test(Object.keys(filter).join())
        ? []
        : [['goods.category-navigate', filter] as [CallName, object]]),
      ...('brandIds' in filter
        ? []
        : [
            ['brand.navigate', { ...filter, pageRequest: { page: 1, size: 100 } }] as [
              CallName,
              object,
            ],
          ]),
    ]),
    ...[...fields, ...pairs].flatMap((filter): [CallName, object][] => [
      ['search.search', { dataTypes: ['GOODS'], ...filter, pageRequest: { page: 1, size: 1 } }],
      ['search.search', { dataTypes: ['CONTENT'], ...filter, pageRequest: { page: 1, size: 1 } }],
    ]),
    ...fields.map((filter): [CallName, object] => [
      'search.filters',
      { dataTypes: ['GOODS'], ...filter, facets: ['priceRange'] },
    ]),
    [
      'search.search',
      {
        dataTypes: ['GOODS'],
        labels: ['FREE_SHIPPING', 'LAZ_MALL'],
        pageRequest: { page: 1, size: 1 },
      },
    ],
    [
      'search.search',
      {
        dataTypes: ['CONTENT'],
        labels: ['LOW_PRICE', 'ALL_TIME_LOW'],
        pageRequest: { page: 1, size: 1 },
      },
    ],
    [
      'search.search',
      { dataTypes: ['CONTENT'], labels: ['LOW_PRICE'], pageRequest: { page: 1, size: 1 } },
    ],
    ['goods.category-navigate', { parentCode: 'north' }],
    ['goods.category-navigate', { parentCode: 'south_middle', brandIds: [one] }],
    ['brand.home', {}],
    ['brand.detail', { id: one }],
    ['deal.label-navigate', {}],
    ['deal.feed', { page: 1, size: 1, label: 'LOW_PRICE' }],
    ['deal.recommend', { categoryCode: 'north_middle', pageRequest: { page: 1, size: 1 } }],
  ];
  for (const [at, [name, ask]] of asks.entries()) {
    const asked = `${name} ${JSON.stringify(ask)}`;
    const live = await answerOf(ctx, name, ask, 10 * at);
    const stored = await answerOf(many(ctx), name, ask, 10 * at + 5);
    expect(live.counts.length, asked).toBeGreaterThan(0);
    expect(stored.counts, asked).toEqual([]);
    expect(stored.answer, asked).toEqual(live.answer);
  }
});

test('PROD-12: what has no stored count is counted up to a number, and then says that there is more', async () => {
  const ctx = {
    ...(await world.ctx()),
    config: { ...(await world.ctx()).config, countedUpTo: 100 },
  };
  const dear = { minAmount: 300, platforms: ['LAZADA'], labels: ['FREE_SHIPPING'] };
  const few = { ...dear, categoryIds: [ids.leaf] };
  const page = { pageRequest: { page: 1, size: 20 } };
  const { answer } = await answerOf(
    ctx,
    'search.search',
    { dataTypes: ['GOODS'], ...dear, ...page },
    5000,
  );
  expect(answer).toMatchObject({
    totalElements: 100,
    totalIsFloor: true,
    totals: { GOODS: 100 },
    floors: ['GOODS'],
    hasNext: true,
  });
  const facets = await answerOf(ctx, 'search.filters', dear, 5000);
  expect(facets.answer).toMatchObject({
    floors: ['brands', 'categories', 'labels', 'platforms', 'priceRange'],
  });
  // below the number all is as true as ever
  const exact = await answerOf(await world.ctx(), 'search.filters', few, 5010);
  expect(
    (await answerOf(ctx, 'search.filters', { ...few, facets: ['labels', 'brands'] }, 30)).answer,
  ).toMatchObject({
    labels: (exact.answer as { labels: unknown }).labels,
    brands: (exact.answer as { brands: unknown }).brands,
  });
  const small = await answerOf(
    ctx,
    'search.search',
    { dataTypes: ['GOODS'], ...few, ...page },
    5020,
  );
  expect(small.answer).not.toHaveProperty('floors');
  expect(small.answer).not.toHaveProperty('totalIsFloor');
});

test('PROD-11: news are counted by the next wake, of one tenant alone, and nothing is stored where there are few', async () => {
  const ctx = await world.ctx();
  const total = async (tenant: string) =>
    (
      await (
        await world.ctx(tenant)
      ).db.row<{ count: number }>(
        sql`select count from standing_count where kind = 'GOODS' and chosen = '' and field = ''`,
      )
    )?.count;
  await standing(ctx);
  const before = (await total('TH')) as number;
  expect(before).toBeGreaterThan(1000);
  expect(await total('ID')).toBeUndefined();
  const goods = await buildGoods(ctx, { brandId: Number(ids.brands[0]), price: 100_00 });
  await buildDeal(ctx, goods);
  await ctx.emit({ topic: 'goods.changed', goodsIds: [goods.id] });
  await world.jobQueue.workAll();
  await count(many({ ...ctx, now: new Date(ctx.now.getTime() + 120_000) }));
  expect(await total('TH')).toBe(before + 1);
  // the same tenant is a small one by the usual number
  await count({ ...ctx, now: new Date(ctx.now.getTime() + 7_200_000) });
  expect(await total('TH')).toBeUndefined();
});

test('PROD-11: counts are made after news, no sooner than their cost allows, and now and then without any', () => {
  const at = (seconds: number) => new Date(1_000_000 + seconds * 1000);
  expect(isDue(undefined, at(0))).toBe(true);
  expect(isDue({ changed_at: at(10), made_at: at(20), took_ms: 100 }, at(200))).toBe(false);
  expect(isDue({ changed_at: at(30), made_at: at(20), took_ms: 100 }, at(40))).toBe(true);
  expect(isDue({ changed_at: at(30), made_at: at(20), took_ms: 8000 }, at(99))).toBe(false);
  expect(isDue({ changed_at: at(30), made_at: at(20), took_ms: 8000 }, at(100))).toBe(true);
  expect(isDue({ changed_at: at(10), made_at: at(20), took_ms: 100 }, at(20 + 3600))).toBe(true);
});
