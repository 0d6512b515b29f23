import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { LABELS } from '#contract/catalog/label.ts';
import { daily, daysAgo, makeGoods, makeOffer, observe, makeHistory } from '../../../test/story.ts';
import type { GoodsTraits, OfferTraits } from '../../../test/story.ts';
import { makeWorld } from '../../../test/world.ts';
import { dealLabelsOf, goodsLabelsOf, judge, pricesOf } from './index.ts';
import { STRENGTH } from './label.ts';

const world = await makeWorld();
const ctx = await world.ctx();

const stored = async (goodsId: number) =>
  (
    await ctx.db.rows<{ label: string }>(
      sql`select label from goods_label where goods_id = ${goodsId} order by label`,
    )
  ).map((row) => row.label);

test('LAB-07: every label has its strength, once', () => {
  expect([...STRENGTH].sort()).toEqual([...LABELS].sort());
});

test.each([
  ['ALL_TIME_LOW', 'ALL_TIME_LOW'],
  ['HALF_YEAR_LOW', 'LOWEST_30_DAYS'],
  ['LOWEST_170_DAYS', 'LOWEST_30_DAYS'],
  ['LOWEST_30_DAYS', 'LOWEST_30_DAYS'],
  ['LOWEST_20_DAYS', 'LOWEST_7_DAYS'],
  ['LOWEST_10_DAYS', 'LOWEST_7_DAYS'],
  ['LOWEST_7_DAYS', 'LOWEST_7_DAYS'],
])('LAB-07: %s is %s among goods', (deal, goods) => {
  expect(goodsLabelsOf([deal])).toEqual([goods]);
  expect(dealLabelsOf([deal])).toEqual([deal]);
});

test('LAB-08: of several lows the strongest alone, first; unknown words vanish', () => {
  expect(
    goodsLabelsOf(['FREE_SHIPPING', 'LOWEST_7_DAYS', 'ALL_TIME_LOW', 'LOWEST_40_DAYS', 'NONSENSE']),
  ).toEqual(['ALL_TIME_LOW', 'FREE_SHIPPING']);
  expect(
    dealLabelsOf([
      'HIGH_SALES_14_DAYS',
      'LOWEST_7_DAYS',
      'EXCLUSIVE_MANUAL',
      'LOWEST_40_DAYS',
      'LAZ_FLASH',
    ]),
  ).toEqual(['LOWEST_40_DAYS', 'EXCLUSIVE_MANUAL']);
});

const traits: [string, OfferTraits & { goods?: GoodsTraits }, string[], string[]][] = [
  ['a mall of Lazada', { platform: 'LAZADA', isMall: true }, ['LAZ_MALL'], ['LAZ_MALL']],
  ['a mall of Shopee', { platform: 'SHOPEE', isMall: true }, ['SHOPEE_MALL'], ['SHOPEE_MALL']],
  ['a mall elsewhere', { platform: 'TIKTOK', isMall: true }, [], []],
  [
    'a flash sale of Lazada',
    { platform: 'LAZADA', flashSale: true, flashUntil: new Date('2026-11-21T04:00:00Z') },
    ['FLASH_SALE', 'LAZ_FLASH'],
    ['FLASH_SALE'],
  ],
  ['a flash sale without an end', { flashSale: true, flashUntil: null }, [], []],
  [
    'a flash sale that is over',
    { flashSale: true, flashUntil: new Date('2026-11-21T02:00:00Z') },
    [],
    [],
  ],
  [
    '4.7 of 50 reviews',
    { goods: { rating: 4.7, reviews: 50 } },
    ['HIGHLY_RATED'],
    ['HIGHLY_RATED'],
  ],
  ['4.5 of 200 reviews', { rating: 4.5, reviews: 200 }, ['GOOD_REVIEW_PRODUCT'], []],
  ['4.9 of 49 reviews', { rating: 4.9, reviews: 49 }, [], []],
  [
    'what an operator says',
    { goods: { manualLabels: ['EXCLUSIVE_MANUAL', 'BEST_SELLER'] } },
    ['BEST_SELLER'],
    ['EXCLUSIVE_MANUAL', 'BEST_SELLER'],
  ],
];
test.each(traits)('LAB-02, LAB-03: %s', async (_what, offer, goods, deal) => {
  const { goodsId } = await makeHistory(ctx, daily(ctx, 3, 0, { item: 100_000 }), offer);
  const price = (await pricesOf(ctx, [goodsId])).get(goodsId);
  expect(price?.labels).toEqual(goods);
  expect(price?.dealLabels).toEqual(deal);
  expect(price?.flashEndTime, 'with its end').toBe(
    goods.includes('FLASH_SALE') ? offer.flashUntil?.toISOString() : null,
  );
  expect(await stored(goodsId)).toEqual([...goods].sort());
});

test('LAB-02: free shipping is shipping of 0, not unknown shipping', async () => {
  const free = await makeHistory(ctx, daily(ctx, 3, 0, { item: 100_000, shipping: 0 }));
  const unknown = await makeHistory(ctx, daily(ctx, 3, 0, { item: 100_000 }));
  expect((await pricesOf(ctx, [free.goodsId])).get(free.goodsId)?.labels).toEqual([
    'FREE_SHIPPING',
  ]);
  expect((await pricesOf(ctx, [unknown.goodsId])).get(unknown.goodsId)?.labels).toEqual([]);
});

test('LAB-04: a recorded drop of one per cent is reported for seven days', async () => {
  const cases: [number, number, boolean][] = [
    [6, 99_000, true],
    [8, 99_000, false],
    [2, 99_500, false],
  ];
  for (const [ago, to, told] of cases) {
    const { goodsId } = await makeHistory(ctx, [
      ...daily(ctx, 30, ago + 1, { item: 100_000 }),
      ...daily(ctx, ago, 0, { item: to }),
    ]);
    expect(
      (await pricesOf(ctx, [goodsId])).get(goodsId)?.dealLabels.includes('PRICE_REDUCTION'),
    ).toBe(told);
  }
});

test('LAB-04: the top reductions are the twenty largest of the local day, and who is outrun loses the label', async () => {
  const my = await world.ctx('MY');
  const ids: number[] = [];
  for (let index = 0; index < 21; index++) {
    const { goodsId } = await makeHistory(my, [
      { at: daysAgo(my, 1), item: 100_000 },
      { at: daysAgo(my, 0), item: 98_000 - index * 1_000 },
    ]);
    ids.push(goodsId);
  }
  const prices = await pricesOf(my, ids);
  expect(ids.map((id) => prices.get(id)?.dealLabels.includes('PRICE_REDUCTION_TOP'))).toEqual(
    ids.map((_, index) => index > 0),
  );
  world.clock.set('2026-11-22T03:00:00.000Z');
  const tomorrow = await world.ctx('MY');
  await judge(tomorrow, 'all');
  expect(
    [...(await pricesOf(tomorrow, ids)).values()].some((price) =>
      price.dealLabels.includes('PRICE_REDUCTION_TOP'),
    ),
  ).toBe(false);
  world.clock.set(ctx.now);
});

test('PRC-11, PRC-12, DEAL-20: the fifty that sell most in 14 and in 30 days', async () => {
  const id = await world.ctx('ID');
  const ids: number[] = [];
  for (let index = 0; index < 52; index++) {
    const goodsId = await makeGoods(id);
    const offer = await makeOffer(id, goodsId, { sold14: index, sold30: 100 - index });
    await observe(id, offer, [{ at: daysAgo(id, 0), item: 100_000 }]);
    ids.push(goodsId);
  }
  const prices = await pricesOf(id, ids);
  const holders = (label: 'HIGH_SALES_14_DAYS' | 'HIGH_SALES_30_DAYS') =>
    ids
      .map((one, index) => (prices.get(one)?.labels.includes(label) ? index : -1))
      .filter((index) => index >= 0);
  expect(holders('HIGH_SALES_14_DAYS')).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 2),
  );
  expect(holders('HIGH_SALES_30_DAYS')).toEqual(Array.from({ length: 50 }, (_, index) => index));
  // a tenth of what sells in one category
  expect(ids.filter((one) => prices.get(one)?.labels.includes('BEST_SELLER'))).toEqual(
    ids.slice(0, 6),
  );
});

test('PRICE: news of drops and judgements are announced with the import, and only real drops', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, daily(ctx, 30, 1, { item: 100_000 }));
  const news: object[] = [];
  const listening = {
    ...ctx,
    emit: async (event: object) => {
      news.push(event);
    },
  };
  await observe(listening, offerId, [{ at: daysAgo(ctx, 0, 6), item: 1_000 }]);
  await observe(listening, offerId, [{ at: daysAgo(ctx, 0, 7), item: 99_500 }]);
  await observe(listening, offerId, [{ at: daysAgo(ctx, 0, 8), item: 90_000 }]);
  expect(news.filter((event) => 'drops' in event)).toEqual([
    { topic: 'price.dropped', drops: [{ goodsId, from: 99_500, to: 90_000 }] },
  ]);
  expect(
    news.filter((event) => 'goodsIds' in event && (event.goodsIds as number[]).includes(goodsId)),
  ).toHaveLength(3);
});
