import { expect, test } from 'vitest';
import sql from 'sql-template-tag';
import { daily, daysAgo, observe, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { pricesOf } from '../index.ts';
import type { GoodsPrice } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();

async function priceOf(goodsId: number): Promise<GoodsPrice> {
  const price = (await pricesOf(ctx, [goodsId])).get(goodsId);
  if (!price) throw new Error('There is no price.');
  return price;
}

test('DEMO-01: stable 1,000 for 120 days, now 790 with 1,000 struck: VERIFIED, a real 21 %, an all-time low', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 120, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 79_000, was: 100_000 },
  ]);
  const price = await priceOf(goodsId);
  expect(price.verdict).toMatchObject({
    kind: 'VERIFIED',
    claimed: 0.21,
    real: 0.21,
    typicalAmount: 100_000,
    priorAmount: 100_000,
    priorTime: daysAgo(ctx, 1).toISOString(),
    cheaperBefore: false,
    promoStart: daysAgo(ctx, 0).toISOString(),
    raisedTime: null,
    raisedAmount: null,
    fromTime: daysAgo(ctx, 90, 0).toISOString(),
    observedDays: 90,
    preDays: 90,
    strikeDays: 1,
    windowDays: 90,
  });
  expect(price).toMatchObject({
    currentPrice: '฿790',
    originPrice: '฿1000',
    discount: 0.21,
    realDiscount: 0.21,
    labels: ['ALL_TIME_LOW'],
    allTimeLow: true,
    lowDays: null,
  });
  expect(price.dealLabels).toEqual(['ALL_TIME_LOW', 'PRICE_REDUCTION_TOP', 'PRICE_REDUCTION']);
});

test('DEMO-02: 1,000 for 60 days, raised to 1,500 twelve days ago, now 990 with 34 % claimed: RAISED_FIRST, a real 1 %', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 72, 13, { item: 100_000 }),
    ...daily(ctx, 12, 1, { item: 150_000 }),
    { at: daysAgo(ctx, 0), item: 99_000, was: 150_000 },
  ]);
  expect((await priceOf(goodsId)).verdict).toMatchObject({
    kind: 'RAISED_FIRST',
    claimed: 0.34,
    real: 0.01,
    typicalAmount: 100_000,
    raisedTime: daysAgo(ctx, 12).toISOString(),
    raisedAmount: 150_000,
    promoStart: daysAgo(ctx, 0).toISOString(),
  });
});

test('BEY-01: raised 44 days ago, on promotion for 19 days: RAISED_FIRST all the same', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 104, 45, { item: 100_000 }),
    ...daily(ctx, 44, 20, { item: 150_000 }),
    ...daily(ctx, 19, 0, { item: 99_000, was: 150_000 }),
  ]);
  expect((await priceOf(goodsId)).verdict).toMatchObject({
    kind: 'RAISED_FIRST',
    real: 0.01,
    raisedTime: daysAgo(ctx, 44).toISOString(),
    promoStart: daysAgo(ctx, 19).toISOString(),
  });
});

test('DEMO-03: 500 every day with 1,000 struck for 90 days: ALWAYS_ON_SALE', async () => {
  const { goodsId } = await makeHistory(ctx, daily(ctx, 89, 0, { item: 50_000, was: 100_000 }));
  const price = await priceOf(goodsId);
  expect(price.verdict).toMatchObject({
    kind: 'ALWAYS_ON_SALE',
    claimed: 0.5,
    strikeDays: 90,
    real: 0,
  });
  expect(price.labels).toEqual([]);
});

test('DEMO-04: typical 800, now 720, claims 50 %: OVERSTATED, a real 10 %', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 100, 1, { item: 80_000 }),
    { at: daysAgo(ctx, 0), item: 72_000, was: 144_000 },
  ]);
  expect((await priceOf(goodsId)).verdict).toMatchObject({
    kind: 'OVERSTATED',
    claimed: 0.5,
    real: 0.1,
    typicalAmount: 80_000,
  });
});

test('DEMO-05: 790 for 90 days, now 790 claiming 40 % for one day: FAKE', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 90, 1, { item: 79_000 }),
    { at: daysAgo(ctx, 0), item: 79_000, was: 131_700 },
  ]);
  const price = await priceOf(goodsId);
  expect(price.verdict).toMatchObject({
    kind: 'FAKE',
    claimed: 0.4001,
    real: 0,
    promoStart: daysAgo(ctx, 0).toISOString(),
  });
  expect(price.labels).toEqual([]);
});

test('DEMO-06: five days of history: UNVERIFIED, and no chart', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 4, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 70_000, was: 100_000 },
  ]);
  const price = await priceOf(goodsId);
  expect(price.verdict).toMatchObject({ kind: 'UNVERIFIED', claimed: 0.3, preDays: 4 });
  expect(price.labels).toEqual([]);
  const { data } = await world.call('price.statistics', { id: String(goodsId) });
  expect(data).toMatchObject({ enough: false, totalDays: 5, minDays: 7 });
});

test('DEMO-07: one observation of 7.90 in a series of 790 is in quarantine and is no low', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, daily(ctx, 60, 1, { item: 79_000 }));
  const taken = await observe(ctx, offerId, [{ at: daysAgo(ctx, 0), item: 790 }]);
  expect(taken).toMatchObject({ observations: 1, quarantined: 1 });
  expect(
    await ctx.db.rows(
      sql`select reason, released_at from price_exclusion where offer_id = ${offerId}`,
    ),
  ).toEqual([{ reason: 'DECIMAL_SLIP', released_at: null }]);
  const price = await priceOf(goodsId);
  expect(price).toMatchObject({
    currentAmount: 79_000,
    labels: [],
    allTimeLow: false,
    droppedTime: null,
  });
});

test('DEMO-08, E5: given away for 0 for a day, later 199: the low is 199', async () => {
  const { goodsId, taken } = await makeHistory(ctx, [
    ...daily(ctx, 80, 41, { item: 29_900 }),
    { at: daysAgo(ctx, 40, 9), item: 0 },
    { at: daysAgo(ctx, 40, 21), item: 0 },
    ...daily(ctx, 39, 1, { item: 29_900 }),
    { at: daysAgo(ctx, 0), item: 19_900 },
  ]);
  expect(taken.quarantined).toBe(2);
  expect(await priceOf(goodsId)).toMatchObject({
    currentAmount: 19_900,
    allTimeLow: true,
    labels: ['ALL_TIME_LOW'],
  });
  const { data } = await world.call('price.statistics', { id: String(goodsId), dayRange: 0 });
  expect(data?.min).toEqual({ amount: 19_900, time: daysAgo(ctx, 0).toISOString() });
  expect(data?.excluded.map((one) => one.reason)).toEqual(['ZERO', 'ZERO']);
});

test('DEMO-09, LAB-05: last lower 45 days ago: LOWEST_40_DAYS', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 100, 46, { item: 100_000 }),
    { at: daysAgo(ctx, 45), item: 70_000 },
    ...daily(ctx, 44, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 79_000 },
  ]);
  const price = await priceOf(goodsId);
  expect(price.dealLabels[0]).toBe('LOWEST_40_DAYS');
  expect(price).toMatchObject({ lowDays: 45, labels: ['LOWEST_30_DAYS'] });
});

test('BEY-01: a sale of two days each month stays VERIFIED', async () => {
  const given = Array.from({ length: 120 }, (_, index) => 120 - index).map((ago) => ({
    at: daysAgo(ctx, ago),
    ...(ago % 30 < 2 ? { item: 79_000, was: 100_000 } : { item: 100_000 }),
  }));
  const { goodsId } = await makeHistory(ctx, [
    ...given,
    { at: daysAgo(ctx, 0), item: 79_000, was: 100_000 },
  ]);
  expect((await priceOf(goodsId)).verdict).toMatchObject({
    kind: 'VERIFIED',
    claimed: 0.21,
    real: 0.21,
  });
});

test('BEY-01: a spike that came and went long ago accuses nobody', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 100, 61, { item: 100_000 }),
    ...daily(ctx, 60, 51, { item: 150_000 }),
    ...daily(ctx, 50, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 85_000, was: 100_000 },
  ]);
  expect((await priceOf(goodsId)).verdict).toMatchObject({ kind: 'VERIFIED', raisedTime: null });
});
