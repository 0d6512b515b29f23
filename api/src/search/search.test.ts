import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import type { Ask } from '#contract/calls.ts';
import type { GoodsCard } from '#contract/catalog/card.ts';
import { makeWorld } from '../../../test/world.ts';
import { buildBrand, buildCategory, buildDeal, buildGoods, setPrice } from '../../../test/build.ts';
import type { GoodsMade } from '../../../test/build.ts';
import { refreshDeals } from '../content/index.ts';
import { backfill } from './index.ts';

const world = await makeWorld();
const made: Record<string, GoodsMade> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
  const ctx = await world.ctx('TH');
  const home = await buildCategory(ctx.db, { code: 'home', names: { en: 'Home', th: 'บ้าน' } });
  const kitchen = await buildCategory(ctx.db, {
    code: 'kitchen',
    names: { en: 'Kitchen', th: 'ครัว' },
    parent: home,
  });
  const fryer = await buildCategory(ctx.db, {
    code: 'fryer',
    names: { en: 'Air fryers', th: 'หม้อทอดไร้น้ำมัน' },
    parent: kitchen,
  });
  const audio = await buildCategory(ctx.db, {
    code: 'audio',
    names: { en: 'Audio', th: 'เครื่องเสียง' },
  });
  const philips = await buildBrand(ctx.db, 'Philips', 'P', ['ฟิลิปส์']);
  const sony = await buildBrand(ctx.db, 'Sony', 'S');
  Object.assign(ids, {
    philips: String(philips.id),
    philipsCode: philips.code,
    fryer: String(fryer.id),
    home: String(home.id),
  });
  const day = (back: number) => new Date(ctx.now.getTime() - back * 86_400_000);
  made.fryer = await buildGoods(ctx, {
    name: 'หม้อทอดไร้น้ำมัน Philips XXL 7.3 ลิตร',
    brandId: philips.id,
    categoryId: fryer.id,
    price: 3990_00,
    was: 7990_00,
    verdict: 'VERIFIED',
    real: 0.3,
    labels: ['FREE_SHIPPING', 'LAZ_MALL'],
    sold: 500,
    rating: 4.8,
    createdAt: day(3),
  });
  made.fryer2 = await buildGoods(ctx, {
    name: 'หม้อทอดลมร้อนขนาดเล็ก',
    categoryId: fryer.id,
    price: 990_00,
    was: 1290_00,
    labels: ['FREE_SHIPPING'],
    platform: 'SHOPEE',
    sold: 900,
    rating: 4.1,
    createdAt: day(2),
  });
  made.ear = await buildGoods(ctx, {
    name: 'หูฟังไร้สาย WH-1000XM5',
    names: { en: 'Wireless headphones WH-1000XM5' },
    brandId: sony.id,
    categoryId: audio.id,
    price: 9990_00,
    platform: 'TIKTOK',
    sold: 20,
    rating: 4.9,
    createdAt: day(1),
  });
  made.samsung = await buildGoods(ctx, {
    name: 'ซัมซุง Galaxy A54 สีแดง 8/128GB',
    categoryId: audio.id,
    price: 8990_00,
    platform: 'UNKNOWN',
    sold: 10,
    createdAt: day(0),
  });
  // a neighbour of หูฟัง that is not what somebody meant
  await buildGoods(ctx, { name: 'สมุดความหวัง ปกแข็ง', categoryId: audio.id, price: null });
  await buildGoods(ctx, { name: 'หม้อทอดที่ยังไม่มีราคา', categoryId: fryer.id, price: null });
  await buildDeal(ctx, made.fryer, { title: 'หม้อทอดฟิลิปส์ถูกจริง', keywords: ['ของใช้ในครัว'] });
  await refreshDeals(ctx, 'all');
  await world.jobQueue.workAll();
  await backfill(ctx);
  const other = await world.ctx('ID');
  await buildGoods(other, {
    name: 'Philips Airfryer XXL minyak sedikit',
    brandId: philips.id,
    categoryId: fryer.id,
    price: 1_990_000_00,
  });
  await backfill(other);
});

const codes = async (ask: Partial<Ask<'search.search'>>, headers = {}) => {
  const answer = await world.call('search.search', ask, headers);
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return answer.data?.content.map((card) => card.code) ?? [];
};

test('BEY-09: words are found in Thai and English, whole, in part, and across scripts', async () => {
  for (const keyword of [
    'หม้อทอดไร้น้ำมัน',
    'หม้อทอดไร้นํ้ามัน',
    'philips',
    'ฟิลิปส์',
    'PHILIPS xxl',
    'air fryer philips',
    'หม้อทอด philips',
  ]) {
    expect(await codes({ keyword }), keyword).toContain(made.fryer?.code);
  }
  for (const keyword of ['หูฟัง', 'wireless headphone', 'wh1000xm5', 'WH-1000', 'หูฟังไร้สาย'])
    expect((await codes({ keyword }))[0], keyword).toBe(made.ear?.code);
  for (const keyword of ['ซัมซุง', 'แดง', 'a54', 'galaxy a54', 'ซัมซุงสีแดง'])
    expect((await codes({ keyword }))[0], keyword).toBe(made.samsung?.code);
});

test('BEY-09: a typing slip is forgiven when words find nothing', async () => {
  expect(await codes({ keyword: 'galaxi a54' })).toContain(made.samsung?.code);
  expect(await codes({ keyword: 'wireles hedphones' })).toContain(made.ear?.code);
  expect(await codes({ keyword: 'zzzz qqqq' })).toEqual([]);
  expect(await codes({ keyword: '!!! ---' })).toEqual([]);
});

test('BEY-09: when nothing has all the words, what has some of them is found', async () => {
  expect(await codes({ keyword: 'submarine headphones' })).toEqual([made.ear?.code]);
  expect(await codes({ keyword: 'wireless headphones' })).toEqual([made.ear?.code]);
  for (const [keyword, partial] of [
    ['submarine headphones', true],
    ['wireless headphones', false],
  ] as const)
    expect(
      (await world.call('search.search', { keyword })).data?.understood,
      keyword,
    ).toMatchObject({ partial });
});

test('BEY-09: what an unknown word may have been counts only beside another word of the query', async () => {
  const both = await world.call('search.search', { keyword: 'samsung galaxi' });
  expect(both.data?.content.map((card) => card.code)).toEqual([made.samsung?.code]);
  expect(both.data?.understood).toMatchObject({ corrected: 'samsung galaxy', partial: false });
  const chance = await world.call('search.search', { keyword: 'philips galaxi' });
  expect(chance.data?.content.map((card) => card.code)).not.toContain(made.samsung?.code);
  expect(chance.data?.content.map((card) => card.code)).toContain(made.fryer?.code);
  expect(chance.data?.understood).toMatchObject({ corrected: null, reason: null, partial: true });
  // what is said of any thing is missed in none, and is no slip of another word
  const used = await world.call('search.search', { keyword: 'galaxy bekas' });
  expect(used.data?.understood).toMatchObject({ corrected: null, partial: false });
  expect(used.data?.totalElements).toBe(1);
});

test('BEY-09: of a thing with a quality that none has, the thing is found, never something else with the quality', async () => {
  expect(await codes({ keyword: 'หม้อทอดไร้สาย' })).not.toContain(made.ear?.code);
  expect((await codes({ keyword: 'หม้อทอดไร้สาย' })).toSorted()).toEqual(
    [made.fryer?.code, made.fryer2?.code].toSorted(),
  );
  expect(await codes({ keyword: 'wireless kettle mini' })).toEqual([]);
  // a name beside a thing that nobody sells still leads to what is sold under it
  expect(await codes({ keyword: 'philips toaster' })).toContain(made.fryer?.code);
});

test('TEN-12: search never crosses tenants', async () => {
  expect(await codes({ keyword: 'philips' }, { 'x-tenant': 'ID' })).toHaveLength(1);
  expect(await codes({ keyword: 'philips' })).not.toContain(
    (await codes({ keyword: 'philips' }, { 'x-tenant': 'ID' }))[0],
  );
  expect(await codes({ keyword: 'philips' }, { 'x-tenant': 'MY' })).toEqual([]);
});

test('SRCH-01: each field alone narrows, and unknown values give an empty list', async () => {
  const all = await codes({});
  expect(all).toHaveLength(4);
  const narrowed: [Partial<Ask<'search.search'>>, (keyof typeof made)[]][] = [
    [{ categoryCodes: ['kitchen'] }, ['fryer', 'fryer2']],
    [{ classificationCodes: ['audio'] }, ['ear', 'samsung']],
    [{ categoryIds: [ids.fryer as string] }, ['fryer', 'fryer2']],
    [{ classificationIds: [ids.home as string] }, ['fryer', 'fryer2']],
    [{ brandIds: [ids.philips as string] }, ['fryer']],
    [{ brandCodes: [ids.philipsCode as string] }, ['fryer']],
    [{ platforms: ['shopee'] }, ['fryer2']],
    [{ platforms: ['TIKTOK_SHOP'] }, ['ear']],
    [{ labels: ['FREE_SHIPPING'] }, ['fryer', 'fryer2']],
    [{ labels: ['FREE_SHIPPING', 'LAZ_MALL'] }, ['fryer']],
    [{ labels: ['PLATFORM_SOURCE'] }, ['fryer']],
    [{ minAmount: 9000_00 }, ['ear']],
    [{ maxAmount: 1000_00 }, ['fryer2']],
    [{ queryList: [{ field: 'brandId', value: ids.philips }] }, ['fryer']],
    [{ queryList: [{ field: 'platform', value: 'SHOPEE' }] }, ['fryer2']],
  ];
  for (const [ask, expected] of narrowed)
    expect(new Set(await codes(ask)), JSON.stringify(ask)).toEqual(
      new Set(expected.map((name) => made[name]?.code)),
    );
  for (const unknown of [
    { categoryCodes: ['nothing'] },
    { categoryIds: ['99999'] },
    { classificationIds: ['9999999999999999999'] },
    { brandIds: ['99999'] },
    { brandCodes: ['no'] },
    { platforms: ['MOON'] },
    { labels: ['SHINY'] },
    { dataTypes: ['PLANET'] },
    { dataTypes: ['NOTE'] },
    { dataTypes: ['ARTICLE'] },
    { contentTypeCodes: ['POEM'] },
    { queryList: [{ field: 'colour', value: 'red' }] },
  ] satisfies Partial<Ask<'search.search'>>[])
    expect(await codes(unknown), JSON.stringify(unknown)).toEqual([]);
});

test('PROD-17, SRCH-02: the first data type decides the cards, and totals count every tab', async () => {
  const { data } = await world.call('search.search', { dataTypes: ['CONTENT'], keyword: 'หม้อทอด' });
  expect(data).toMatchObject({
    totalElements: 1,
    content: [{ contentTypeCode: 'DEAL', title: 'หม้อทอดฟิลิปส์ถูกจริง' }],
    totals: { GOODS: 2, CONTENT: 1, NOTE: 0, ARTICLE: 0 },
  });
  expect(
    (await world.call('search.search', { contentTypeCodes: ['DEAL'] })).data?.content[0],
  ).toMatchObject({ contentTypeCode: 'DEAL' });
  expect(
    (await world.call('search.search', { dataTypes: ['GOODS_LINK_DETAIL'] })).data?.totalElements,
  ).toBe(4);
  expect(
    (await world.call('search.search', { dataTypes: ['CONTENT'], labels: ['FREE_SHIPPING'] })).data
      ?.totalElements,
  ).toBe(1);
});

test('SRCH-06, DEAL-15: every sort orders as it says', async () => {
  const order = (sort: string) => codes({ sort });
  const named = (...names: string[]) => names.map((name) => made[name]?.code);
  expect(await order('PRICE_ASC')).toEqual(named('fryer2', 'fryer', 'samsung', 'ear'));
  expect(await order('PRICE_DESC')).toEqual(named('ear', 'samsung', 'fryer', 'fryer2'));
  expect(await order('NEWEST')).toEqual(named('samsung', 'ear', 'fryer2', 'fryer'));
  expect(await order('SALES')).toEqual(named('fryer2', 'fryer', 'ear', 'samsung'));
  expect((await order('RATING')).slice(0, 3)).toEqual(named('ear', 'fryer', 'fryer2'));
  expect((await order('DISCOUNT')).slice(0, 2)).toEqual(named('fryer', 'fryer2'));
  expect(await order('BY_MOONLIGHT')).toHaveLength(4);
});

test('PROD-10: the order by sales begins with what can be bought, also within a category', async () => {
  const ctx = await world.ctx('TH');
  const [first, second] = [made.fryer2, made.fryer] as [GoodsMade, GoodsMade];
  const price = {
    price: 990_00,
    was: 1290_00,
    platform: 'SHOPEE' as const,
    labels: ['FREE_SHIPPING'],
  };
  await setPrice(ctx, first, { ...price, inStock: false });
  for (const sort of ['SALES', undefined])
    for (const ask of [{}, { categoryCodes: ['fryer'] }]) {
      const found = await codes({ ...ask, ...(sort && { sort }) });
      expect(found[0], JSON.stringify(ask)).toBe(second.code);
      expect(found.at(-1), JSON.stringify(ask)).toBe(first.code);
    }
  await setPrice(ctx, first, price);
});

test('BEY-01: a price that was not seen for long is not the cheapest of now', async () => {
  const ctx = await world.ctx('TH');
  const see = (lately: boolean) =>
    ctx.db.run(
      sql`update goods_price set is_current = ${lately}
          where goods_id = ${Number(made.fryer2?.id)}`,
    );
  const cheapest = async (ask: Partial<Ask<'search.search'>>) =>
    (await codes({ sort: 'PRICE_ASC', ...ask }))[0];
  for (const ask of [{}, { keyword: 'หม้อทอด' }, { categoryCodes: ['fryer'] }]) {
    await see(false);
    expect(await cheapest(ask)).toBe(made.fryer?.code);
    await see(true);
    expect(await cheapest(ask)).toBe(made.fryer2?.code);
  }
});

test('PROD-12, PROD-11: facets count what choosing them gives', async () => {
  for (const dataTypes of [['GOODS'], ['CONTENT']]) {
    const { data } = await world.call('search.filters', { dataTypes }, { 'accept-language': 'en' });
    const total = async (ask: Partial<Ask<'search.search'>>) =>
      (await world.call('search.search', { dataTypes, ...ask })).data?.totalElements;
    expect(data?.categories.length).toBeGreaterThan(0);
    for (const { code, count } of data?.categories ?? [])
      expect(await total({ categoryCodes: [code] }), code).toBe(count);
    for (const { code, count } of data?.brands ?? [])
      expect(await total({ brandCodes: [code] }), code).toBe(count);
    for (const { code, count } of data?.platforms ?? [])
      expect(await total({ platforms: [code] }), code).toBe(count);
    for (const { code, count } of data?.labels ?? [])
      expect(await total({ labels: [code] }), code).toBe(count);
  }
  const { data } = await world.call(
    'search.filters',
    { categoryCodes: ['home'], keyword: 'หม้อทอด' },
    { 'accept-language': 'en' },
  );
  expect(data).toMatchObject({
    categories: [{ code: 'kitchen', name: 'Kitchen', count: 2 }],
    priceRange: { minAmount: 990_00, maxAmount: 3990_00, currencyCode: 'THB' },
  });
  expect((await world.call('search.filters', { labels: ['SHINY'] })).data).toMatchObject({
    priceRange: null,
    labels: [],
  });
});

test('PROD-12: buckets hold every price once, whatever range is chosen, and each counts what its range lists', async () => {
  for (const ask of [
    { dataTypes: ['GOODS'] },
    { dataTypes: ['CONTENT'] },
    { keyword: 'หม้อทอด' },
    { keyword: 'หม้อทอด ไม่เกิน 1500' },
    { categoryCodes: ['home'], minAmount: 2000_00 },
  ]) {
    const facets = async (more: Partial<Ask<'search.filters'>>) =>
      (await world.call('search.filters', { ...ask, ...more })).data?.priceRange;
    const list = async (more: Partial<Ask<'search.search'>>) =>
      (await world.call('search.search', { ...ask, ...more })).data;
    const range = await facets({});
    const buckets = range?.buckets ?? [];
    expect(buckets.length, JSON.stringify(ask)).toBeGreaterThan(0);
    expect(range?.minAmount).toBeGreaterThanOrEqual(buckets[0]?.from as number);
    expect(range?.maxAmount).toBeLessThan(buckets.at(-1)?.to as number);
    const bounds = { minAmount: 0, maxAmount: Number.MAX_SAFE_INTEGER };
    expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(
      (await list(bounds))?.totalElements,
    );
    for (const { from, to, count } of buckets)
      expect((await list({ minAmount: from, maxAmount: to - 1 }))?.totalElements).toBe(count);
    expect(await facets({ minAmount: buckets[0]?.to })).toEqual(range);
  }
  expect((await world.call('search.filters', { labels: ['SHINY'] })).data?.priceRange).toBeNull();
});

test('BEY-01, PROD-12: verdicts narrow a list to what their cards say, deals and goods alike; unknown ones find nothing', async () => {
  for (const dataTypes of [['GOODS'], ['CONTENT']]) {
    const list = async (verdicts?: string[]) =>
      (await world.call('search.search', { dataTypes, ...(verdicts && { verdicts }) })).data;
    const cards = ((await list())?.content ?? []) as GoodsCard[];
    const kinds = new Set(cards.map(({ verdict }) => verdict.kind));
    expect(kinds.size).toBeGreaterThan(0);
    for (const kind of kinds) {
      const found = await list([kind]);
      expect(found?.content.map(({ code }) => code).toSorted()).toEqual(
        cards
          .filter(({ verdict }) => verdict.kind === kind)
          .map(({ code }) => code)
          .toSorted(),
      );
      expect(found?.totalElements).toBe(found?.content.length);
    }
    expect((await list(['SHINY']))?.totalElements).toBe(0);
    expect((await list([...kinds]))?.totalElements).toBe(cards.length);
  }
});

test('LIST-05, AMB-83: pages are clamped, and one beyond the last is empty', async () => {
  const ask = (page: number, size: number) =>
    world.call('search.search', { pageRequest: { page, size } });
  expect((await ask(0, 2)).data).toMatchObject({
    totalElements: 4,
    hasNext: true,
    content: { length: 2 },
  });
  expect((await ask(2, 2)).data).toMatchObject({ hasNext: false });
  expect((await ask(999, 1000)).data).toMatchObject({
    content: [],
    totalElements: 4,
    hasNext: false,
  });
});

test('TEN-12: the search function itself gives nothing to a connection without a tenant', async () => {
  const every = sql`select w.id from search_documents('{GOODS}', ${["'philips'"]}::text[],
      ${[1]}::int[], ${["'philips'"]}::text[], ${[1]}::real[], ${[1]}::real[], 0, 'philips', false,
      100) w`;
  const words = sql`select t.term from search_terms(${['philips']}::text[], ${[]}::text[],
      ${[]}::text[], ${[]}::text[]) t`;
  for (const statement of [every, words]) {
    expect(await world.database.platform().rows(statement)).toEqual([]);
    expect(await (await world.ctx('MY')).db.rows(statement)).toEqual([]);
    expect(await (await world.ctx('TH')).db.rows(statement)).toHaveLength(1);
  }
});

test('BEY-09: budgets, shops and labels in words narrow the list, and the answer says what was understood', async () => {
  const answer = await world.call('search.search', { keyword: 'หม้อทอด ไม่เกิน ๑๐๐๐ บาท' });
  expect(answer.data?.content.map((card) => card.code)).toEqual([made.fryer2?.code]);
  expect(answer.data?.understood).toMatchObject({
    text: 'หม้อทอด',
    maxAmount: 1000_00,
    minAmount: null,
    corrected: null,
    platforms: [],
  });
  expect(await codes({ keyword: 'หม้อทอด shopee' })).toEqual([made.fryer2?.code]);
  expect(await codes({ keyword: 'หม้อทอด ไม่เกิน 1000', maxAmount: 5000_00 })).toHaveLength(2);
  expect((await codes({ keyword: 'ไม่เกิน 1000' })).length).toBe(1);
});

test('BEY-09: glue, the wrong keyboard, another script and a slip find the same; quotes take words as they are', async () => {
  for (const [keyword, reason, corrected] of [
    ['wirelessheadphones', 'TYPO', 'wireless headphones'],
    ["s^ay'wihlkp", 'LAYOUT', 'หูฟังไร้สาย'],
    ['wirless headphones', 'TYPO', 'wireless headphones'],
    ['หฟังไร้สาย', 'TYPO', 'หูฟังไร้สาย'],
  ] as const) {
    const answer = await world.call('search.search', { keyword });
    expect(answer.data?.content[0]?.code, keyword).toBe(made.ear?.code);
    expect(answer.data?.understood, keyword).toMatchObject({ reason, corrected });
    expect((await world.call('search.spell', { keyword })).data).toEqual({
      keyword,
      corrected,
      reason,
    });
  }
  for (const keyword of ['samsung', 'sony wireless', 'headset', 'เฮดโฟน'])
    expect((await codes({ keyword })).length, keyword).toBeGreaterThan(0);
  expect(await codes({ keyword: '"wirless"' })).toEqual([]);
  expect((await world.call('search.spell', { keyword: 'wireless' })).data).toMatchObject({
    corrected: null,
    reason: null,
  });
});

test('BEY-09: synonyms and boosts of operators are data', async () => {
  const ctx = await world.ctx('TH');
  expect(await codes({ keyword: 'อุปกรณ์ทำเฟรนช์ฟรายส์' })).not.toContain(made.fryer?.code);
  await ctx.db.run(
    sql`insert into search_synonym (tenant_id, words)
        values ('TH', ${['กระทะลม', 'หม้อทอด']}::text[])`,
  );
  await ctx.db.run(
    sql`insert into search_boost (tenant_id, keyword, subject_type, subject_id, boost) select 'TH',
        'หม้อทอด', 'GOODS', g.id, 1 from goods g where g.code = ${made.fryer2?.code}`,
  );
  await world.jobQueue.workAll();
  world.clock.set(new Date(world.clock.now().getTime() + 120_000));
  expect(await codes({ keyword: 'กระทะลม' })).toEqual(
    expect.arrayContaining([made.fryer?.code, made.fryer2?.code]),
  );
  expect((await codes({ keyword: 'หม้อทอด' }))[0]).toBe(made.fryer2?.code);
  await ctx.db.run(sql`update search_boost set boost = -1`);
  world.clock.set(new Date(world.clock.now().getTime() + 120_000));
  expect((await codes({ keyword: 'หม้อทอด' }))[0]).toBe(made.fryer?.code);
});

test('BEY-09: words are counted, and what no document has any more is not known', async () => {
  const ctx = await world.ctx('TH');
  const known = async () =>
    (
      await ctx.db.rows<{ term: string; df: number }>(
        sql`select term, df from search_terms(${['', 'xm', 'galaxy', 'submarine']}::text[], '{}',
            '{}', '{}')`,
      )
    ).map(({ term, df }) => [term, df]);
  expect(new Map((await known()) as [string, number][]).get('galaxy')).toBe(1);
  await ctx.db.run(
    sql`update search_document set tsv = ''::tsvector where title_norm like '%galaxy%'`,
  );
  await ctx.db.run(sql`select count_search_terms()`);
  expect(new Map((await known()) as [string, number][]).has('galaxy')).toBe(false);
});
