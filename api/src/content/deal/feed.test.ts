import sql from 'sql-template-tag';
import { beforeAll, expect, test } from 'vitest';
import {
  DEAL_LABELS,
  GOODS_LABELS,
  LABEL_CATEGORIES,
  labelCategory,
} from '#contract/catalog/label.ts';
import { makeWorld } from '../../../../test/world.ts';
import { buildCategory, buildDeal, buildGoods, setPrice } from '../../../../test/build.ts';
import type { GoodsMade, GoodsSpec } from '../../../../test/build.ts';
import { refreshDeals } from '../index.ts';

const world = await makeWorld();
const PLAIN = [
  'FREE_SHIPPING',
  'BEST_SELLER',
  'HIGHLY_RATED',
  'FLASH_SALE',
  'LAZ_MALL',
  'SHOPEE_MALL',
] as const;

/** Goods with an open deal each. */
async function deals(
  tenant: string,
  specs: (GoodsSpec & { deal?: Parameters<typeof buildDeal>[2] })[],
) {
  const ctx = await world.ctx(tenant);
  const made: { goods: GoodsMade; id: number; code: string }[] = [];
  for (const { deal, ...spec } of specs) {
    const goods = await buildGoods(ctx, spec);
    made.push({ goods, ...(await buildDeal(ctx, goods, deal)) });
  }
  await refreshDeals(ctx, 'all');
  return { ctx, made };
}
const feed = async (tenant: string, ask: object = {}) =>
  (await world.call('deal.feed', ask, { 'x-tenant': tenant, 'accept-language': 'en' })).data;

beforeAll(async () => {
  const back = (hours: number) => new Date(world.clock.now().getTime() - hours * 3_600_000);
  await deals(
    'TH',
    Array.from({ length: 45 }, (_, at) => ({
      price: 100_00 + at,
      was: at % 2 ? 200_00 : null,
      ...(at % 3 ? ({ verdict: 'VERIFIED', real: 0.01 * ((at * 7) % 44) } as const) : {}),
      labels: [PLAIN[at % PLAIN.length] as string],
      mall: at % 3 === 0,
      rating: 4 + (at % 10) / 10,
      reviews: at * 10,
      deal: { publishTime: back(at * 5), endsAt: back(-48) },
    })),
  );
});

test('DEAL-01, LIST-01, LIST-02: 20 deals a page, pages follow each other without gaps or repeats', async () => {
  const first = await feed('TH');
  expect(first).toMatchObject({ totalElements: 45, hasNext: true, content: { length: 20 } });
  const codes = [first, await feed('TH', { page: 2 }), await feed('TH', { page: 3 })].flatMap(
    (page) => page?.content.map((deal) => deal.code),
  );
  expect(new Set(codes).size).toBe(45);
  expect((await feed('TH', { page: 3 }))?.hasNext).toBe(false);
});

test('LIST-05, AMB-34, AMB-83: page and size are clamped, beyond the last page nothing is', async () => {
  expect((await feed('TH', { page: 0, size: 0 }))?.content).toHaveLength(1);
  expect((await feed('TH', { page: -3, size: 500 }))?.content).toHaveLength(45);
  expect(await feed('TH', { page: 99_999 })).toEqual({
    content: [],
    totalElements: 45,
    hasNext: false,
  });
});

test('AMB-31, SRCH-06: recommended by score then time, newest by time, discount by the real one', async () => {
  const all = async (sort: string) => (await feed('TH', { size: 100, sort }))?.content ?? [];
  const newest = (await all('NEWEST')).map((deal) => deal.publishTime);
  expect(newest).toEqual(newest.toSorted().toReversed());
  const discounts = (await all('DISCOUNT')).map((deal) => deal.verdict.real ?? 0);
  expect(discounts).toEqual(discounts.toSorted((a, b) => b - a));
  expect(discounts[0]).toBe(0.43);
  const scores = await Promise.all(
    (await all('RECOMMENDED'))
      .slice(0, 15)
      .map(async (deal) => (await world.call('deal.score', { id: deal.id })).data?.score ?? -1),
  );
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test('DEAL-01, LAB-02: every label filters to the deals that carry it; an unknown one gives an empty list', async () => {
  for (const label of PLAIN) {
    const page = await feed('TH', { label, size: 100 });
    expect(page?.totalElements, label).toBeGreaterThan(0);
    expect(page?.content).toHaveLength(page?.totalElements ?? -1);
    for (const deal of page?.content ?? []) expect(deal.labels).toContain(label);
  }
  expect(await feed('TH', { label: 'SHINY' })).toEqual({
    content: [],
    totalElements: 0,
    hasNext: false,
  });
});

test('DEAL-02, LAB-01, PROD-11: labels are grouped under exactly the five first categories, counts equal the filtered totals', async () => {
  const { data } = await world.call('deal.label-navigate', {}, { 'accept-language': 'en' });
  expect(data?.total).toBe(45);
  expect(data?.categories.map(({ code }) => code)).toEqual([...LABEL_CATEGORIES]);
  for (const { code, category, count, name } of data?.labels ?? []) {
    expect(category).toBe(labelCategory(code as never));
    expect(name).not.toBe(code);
    expect((await feed('TH', { label: code }))?.totalElements, code).toBe(count);
  }
  for (const { code, count } of data?.categories ?? [])
    expect((await feed('TH', { label: code }))?.totalElements, code).toBe(count);
});

test('LAB-01: among the lowest prices is what was not lower in half a year, not what was merely reduced or is the lowest of a month', async () => {
  await deals('PH', [
    { labels: ['PRICE_REDUCTION', 'PRICE_REDUCTION_TOP'] },
    { labels: ['LOWEST_20_DAYS', 'PRICE_REDUCTION'] },
    { labels: ['LOWEST_30_DAYS'] },
    { labels: ['HALF_YEAR_LOW'] },
    { labels: ['ALL_TIME_LOW'] },
  ]);
  expect((await feed('PH', { label: 'LOW_PRICE' }))?.totalElements).toBe(2);
  expect((await feed('PH', { label: 'PRICE_REDUCTION' }))?.totalElements).toBe(2);
});

test('LAB-08: only the strongest low label is shown and listed', async () => {
  const { made } = await deals('ID', [
    { labels: ['LOWEST_7_DAYS', 'LOWEST_30_DAYS', 'ALL_TIME_LOW', 'FREE_SHIPPING'] },
  ]);
  expect((await feed('ID'))?.content[0]).toMatchObject({
    code: made[0]?.code,
    labels: ['ALL_TIME_LOW', 'FREE_SHIPPING'],
  });
  expect((await feed('ID', { label: 'LOWEST_30_DAYS' }))?.totalElements).toBe(0);
  expect((await feed('ID', { label: 'LOW_PRICE' }))?.totalElements).toBe(1);
});

test('LAB-03: labels by hand and by rule, and a rule suppressed', async () => {
  const good = { verdict: 'VERIFIED', real: 0.3, labels: ['ALL_TIME_LOW'] } satisfies GoodsSpec;
  const { made } = await deals('SG', [
    { ...good, deal: { manualLabels: ['EXCLUSIVE_MANUAL', 'COLLECTION_MANUAL'] } },
    { ...good, deal: { manualLabels: ['-COLLECTION_AUTO'] } },
  ]);
  const labels = async (at: number) =>
    (await feed('SG'))?.content.find((deal) => deal.code === made[at]?.code)?.labels;
  expect(await labels(0)).toEqual([
    'ALL_TIME_LOW',
    'EXCLUSIVE_MANUAL',
    'COLLECTION_MANUAL',
    'COLLECTION_AUTO',
  ]);
  expect(await labels(1)).toEqual(['ALL_TIME_LOW']);
});

test('LAB-04: a label that prices earn or lose follows them into the list', async () => {
  const { ctx, made } = await deals('MY', [
    { price: 90_00, labels: ['PRICE_REDUCTION', 'PRICE_REDUCTION_TOP'] },
  ]);
  expect((await feed('MY', { label: 'PRICE_REDUCTION_TOP' }))?.totalElements).toBe(1);
  await setPrice(ctx, made[0]?.goods as GoodsMade, { price: 90_00, labels: ['PRICE_REDUCTION'] });
  await refreshDeals(ctx, [made[0]?.goods.id as number]);
  expect((await feed('MY', { label: 'PRICE_REDUCTION_TOP' }))?.totalElements).toBe(0);
  expect((await feed('MY', { label: 'PRICE_REDUCTION' }))?.totalElements).toBe(1);
});

test('every label has a name in three languages', async () => {
  const { labelName } = await import('../../goods/index.ts');
  for (const lang of ['th', 'en', 'id'] as const)
    for (const code of [...DEAL_LABELS, ...GOODS_LABELS, ...LABEL_CATEGORIES])
      expect(labelName(code, lang), `${lang} ${code}`).not.toMatch(/_|\{/);
});

test('DEAL-09, PROD-01, PROD-07, PROD-09, DEAL-17: the card says what it must, per platform, and no old price that is not above the price', async () => {
  const specs: GoodsSpec[] = [
    'LAZADA',
    'SHOPEE',
    'TIKTOK',
    'TIKTOK_SHOP',
    'AMAZON',
    'TOKOPEDIA',
    'ALIEXPRESS',
    'SHEIN',
    'UNKNOWN',
    'mars',
  ].map((platform, at) => ({
    platform,
    price: 129_000,
    was: at % 2 ? 129_000 : 258_000,
    labels: ['FREE_SHIPPING', 'FLASH_SALE', 'BEST_SELLER'],
    deal: { endsAt: new Date(world.clock.now().getTime() + 3_600_000) },
  }));
  const { made } = await deals('PH', specs);
  const cards = (await feed('PH', { size: 100 }))?.content ?? [];
  for (const [at, { code, goods }] of made.entries()) {
    const card = cards.find((one) => one.code === code);
    const platform = specs[at]?.platform;
    expect(card, platform).toMatchObject({
      platform: platform === 'mars' ? 'UNKNOWN' : platform,
      currencyCode: 'PHP',
      currentPrice: '₱1290',
      originPrice: at % 2 ? null : '₱2580',
      discount: at % 2 ? null : 0.5,
      goodsId: String(goods.id),
      labels: ['FLASH_SALE', 'BEST_SELLER', 'FREE_SHIPPING'],
      state: 'LIVE',
      name: expect.any(String),
      cover: '/pic/a.webp',
    });
  }
});

test('DEAL-03: recommendations ignore fields they do not know, leave out what is asked, and narrow by category', async () => {
  const ctx = await world.ctx('VN');
  const top = await buildCategory(ctx.db, { code: 'beauty' });
  const leaf = await buildCategory(ctx.db, { parent: top });
  const { made } = await deals('VN', [{ categoryId: leaf.id }, {}, {}]);
  const ask = async (input: object) =>
    (await world.call('deal.recommend', input, { 'x-tenant': 'VN' })).data;
  expect(await ask({ moon: 'full', pageRequest: { page: 1, size: 2, tide: 3 } })).toMatchObject({
    totalElements: 3,
    hasNext: true,
    content: { length: 2 },
  });
  expect(
    (await ask({ excludeIds: [String(made[0]?.id)] }))?.content.map((deal) => deal.id),
  ).not.toContain(String(made[0]?.id));
  expect((await ask({ categoryCode: 'beauty' }))?.content.map((deal) => deal.code)).toEqual([
    made[0]?.code,
  ]);
  expect((await ask({ categoryCode: 'nowhere' }))?.totalElements).toBe(0);
});

test('AMB-46: a feed is cached for half a minute, and forgotten when deals change here', async () => {
  const before = (await feed('MY'))?.totalElements ?? 0;
  const { made } = await deals('MY', [{}]);
  expect((await feed('MY'))?.totalElements).toBe(before + 1);
  expect((await feed('MY', { size: 100 }))?.content.map((deal) => deal.code)).toContain(
    made[0]?.code,
  );
});

test('DEAL-18, AMB-46: a second look gets what is cached; a deal that another process opened without an announcement is there within a minute', async () => {
  const headers = { 'x-tenant': 'MY' };
  const { made } = await deals('MY', [{}, {}]);
  const ctx = await world.ctx('MY');
  const hidden = made[0] as { id: number; code: string };
  await ctx.db.run(sql`update deal set is_open = false where content_id = ${hidden.id}`);
  world.clock.set(new Date(world.clock.now().getTime() + 31_000));
  const codes = async () =>
    (await world.call('deal.feed', { size: 100 }, headers)).data?.content.map((deal) => deal.code);
  const kept = await codes();
  expect(kept).not.toContain(hidden.code);
  await ctx.db.run(sql`update deal set is_open = true where content_id = ${hidden.id}`);
  expect(await codes()).toEqual(kept);
  world.clock.set(new Date(world.clock.now().getTime() + 31_000));
  expect(await codes()).toContain(hidden.code);
});

test('DEAL-08, API-24: an activity shows at most four of the best deals unless it asks for more', async () => {
  const ctx = await world.ctx('VN');
  const headers = { 'x-tenant': 'VN' };
  for (let n = 0; n < 6; n += 1)
    await buildDeal(ctx, await buildGoods(ctx, { verdict: 'VERIFIED', real: n / 20 }));
  await refreshDeals(ctx, 'all');
  const feed = (await world.call('deal.feed', {}, headers)).data;
  const best = feed?.content.map((deal) => deal.id);
  const { data } = await world.call('activity.deals', { activityId: '1' }, headers);
  expect(data?.content.map((deal) => deal.id)).toEqual(best?.slice(0, 4));
  expect(data).toMatchObject({ totalElements: feed?.totalElements, hasNext: true });
  const second = (
    await world.call('activity.deals', { pageRequest: { page: 2, size: 4 } }, headers)
  ).data?.content;
  expect(second?.map((deal) => deal.id)).toEqual(best?.slice(4, 8));
});
