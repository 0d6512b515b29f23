import { expect, test } from 'vitest';
import {
  daily,
  daysAgo,
  makeGoods,
  makeOffer,
  observe,
  makeHistory,
} from '../../../../test/story.ts';
import type { Observation } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { pricesOf } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();

/** Goods known for `known` days at 1,000, once at 700 `lower` days ago, now at 790. */
async function lastLower(lower: number, known: number) {
  const given: Observation[] = daily(ctx, known, 1, { item: 100_000 }).map((one, index) =>
    known - index === lower ? { ...one, item: 70_000 } : one,
  );
  const { goodsId } = await makeHistory(ctx, [...given, { at: daysAgo(ctx, 0), item: 79_000 }]);
  return (await pricesOf(ctx, [goodsId])).get(goodsId);
}

test.each([
  [6, undefined, []],
  [7, 'LOWEST_7_DAYS', ['LOWEST_7_DAYS']],
  [9, 'LOWEST_7_DAYS', ['LOWEST_7_DAYS']],
  [10, 'LOWEST_10_DAYS', ['LOWEST_7_DAYS']],
  [29, 'LOWEST_20_DAYS', ['LOWEST_7_DAYS']],
  [30, 'LOWEST_30_DAYS', ['LOWEST_30_DAYS']],
  [169, 'LOWEST_160_DAYS', ['LOWEST_30_DAYS']],
  [170, 'LOWEST_170_DAYS', ['LOWEST_30_DAYS']],
  [179, 'LOWEST_170_DAYS', ['LOWEST_30_DAYS']],
  [180, 'HALF_YEAR_LOW', ['LOWEST_30_DAYS']],
  [200, 'HALF_YEAR_LOW', ['LOWEST_30_DAYS']],
])('LAB-05, LAB-06: last lower %i days ago is %s', async (days, low, goods) => {
  const price = await lastLower(days, 220);
  expect(price?.lowDays).toBe(days);
  expect(price?.dealLabels.find((label) => label.startsWith('LOW') || label.endsWith('LOW'))).toBe(
    low,
  );
  expect(price?.labels).toEqual(goods);
  expect(price?.allTimeLow).toBe(false);
});

test.each([
  [6, undefined],
  [7, 'LOWEST_7_DAYS'],
  [20, 'LOWEST_20_DAYS'],
  [34, 'LOWEST_30_DAYS'],
  [35, 'ALL_TIME_LOW'],
])('LAB-06, PRC-07: never lower and known for %i days is %s', async (known, low) => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, known, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 79_000 },
  ]);
  const price = (await pricesOf(ctx, [goodsId])).get(goodsId);
  expect(price?.lowDays).toBeNull();
  expect(price?.dealLabels.find((label) => label.startsWith('LOW') || label.endsWith('LOW'))).toBe(
    low,
  );
});

test('LAB-06: nine observations are too few for an all-time low, however old', async () => {
  const given = [100, 90, 80, 70, 60, 50, 40, 30].map((ago) => ({
    at: daysAgo(ctx, ago),
    item: 100_000,
  }));
  const { goodsId, offerId } = await makeHistory(ctx, [
    ...given,
    { at: daysAgo(ctx, 0), item: 79_000 },
  ]);
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)?.dealLabels[0]).toBe('LOWEST_100_DAYS');
  await observe(ctx, offerId, [{ at: daysAgo(ctx, 20), item: 100_000 }]);
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)?.dealLabels[0]).toBe('ALL_TIME_LOW');
});

test('LAB-05: where the usual price is unknown, four looks of late are too few for a low', async () => {
  const silent = [
    ...daily(ctx, 210, 200, { item: 100_000 }),
    ...daily(ctx, 106, 103, { item: 100_000 }),
  ];
  const late = [80, 60, 40].map((ago) => ({ at: daysAgo(ctx, ago), item: 100_000 }));
  const { goodsId, offerId } = await makeHistory(ctx, [
    { at: daysAgo(ctx, 351), item: 60_000 },
    ...silent,
    ...late,
    { at: daysAgo(ctx, 0), item: 70_000 },
  ]);
  const before = (await pricesOf(ctx, [goodsId])).get(goodsId);
  expect(before?.verdict.typicalAmount).toBeNull();
  expect(before?.dealLabels).not.toContain('HALF_YEAR_LOW');
  await observe(ctx, offerId, [{ at: daysAgo(ctx, 20), item: 100_000 }]);
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)?.dealLabels).toContain('HALF_YEAR_LOW');
});

test('LAB-05: a price that never moved is no low', async () => {
  const { goodsId } = await makeHistory(ctx, daily(ctx, 200, 0, { item: 79_000 }));
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)).toMatchObject({
    labels: [],
    dealLabels: [],
    allTimeLow: false,
  });
});

test('LAB-08: qualifying for 7, 30 and all time shows all time alone', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 200, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 79_000 },
  ]);
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)?.labels).toEqual(['ALL_TIME_LOW']);
});

test('PRC-09, PRC-10, DEAL-20: the low of goods looks at all their offers', async () => {
  const goodsId = await makeGoods(ctx);
  const [near, far] = [
    await makeOffer(ctx, goodsId),
    await makeOffer(ctx, goodsId, { platform: 'LAZADA' }),
  ];
  await observe(ctx, near, [
    ...daily(ctx, 60, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 79_000 },
  ]);
  await observe(ctx, far, [
    ...daily(ctx, 60, 13, { item: 110_000 }),
    { at: daysAgo(ctx, 12), item: 75_000 },
    ...daily(ctx, 11, 0, { item: 110_000 }),
  ]);
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)).toMatchObject({
    currentAmount: 79_000,
    platform: 'SHOPEE',
    offerCount: 2,
    lowDays: 12,
    bestOfferId: String(near),
    labels: ['LOWEST_7_DAYS'],
  });
});

test('a price at which it was sold out is neither a low nor a base', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 60, 21, { item: 100_000 }),
    ...daily(ctx, 20, 11, { item: 50_000, inStock: false }),
    ...daily(ctx, 10, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 79_000 },
  ]);
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)).toMatchObject({
    allTimeLow: true,
    verdict: { typicalAmount: 100_000 },
  });
});

test('sold out now: the last price is shown, and is no low', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 60, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 79_000, inStock: false },
  ]);
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)).toMatchObject({
    currentAmount: 79_000,
    inStock: false,
    labels: [],
  });
});

test('goods whose offers are all retired keep their last price, not to be had', async () => {
  const { goodsId } = await makeHistory(ctx, daily(ctx, 60, 0, { item: 100_000 }), {
    retired: true,
  });
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)).toMatchObject({
    currentAmount: 100_000,
    inStock: false,
    offerCount: 0,
  });
});
