import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import {
  daily,
  daysAgo,
  makeGoods,
  makeOffer,
  observe,
  makeHistory,
} from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { judge, pricesOf } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();

test('LAB-02: a flash sale that ended loses its label with the next wake', async () => {
  const { goodsId } = await makeHistory(ctx, daily(ctx, 3, 0, { item: 100_000 }), {
    flashSale: true,
    flashUntil: new Date('2026-11-21T03:30:00Z'),
  });
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)?.labels).toEqual(['FLASH_SALE']);
  world.clock.set('2026-11-21T04:30:00.000Z');
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)?.labels).toEqual([]);
  world.clock.set(ctx.now);
});

test('LAB-02, BEY-01: no flash sale is one whose price is the usual one or was raised first', async () => {
  const flash = { flashSale: true, flashUntil: new Date('2026-11-22T03:30:00Z') };
  const labelsOf = async (looks: Parameters<typeof makeHistory>[1]) => {
    const { goodsId } = await makeHistory(ctx, looks, flash);
    const price = (await pricesOf(ctx, [goodsId])).get(goodsId);
    return [
      price?.verdict.kind,
      price?.labels.includes('FLASH_SALE'),
      price?.flashEndTime !== null,
    ];
  };
  const before = daily(ctx, 60, 1, { item: 100_000 });
  const today = (item: number, was?: number) => ({ at: daysAgo(ctx, 0), item, was: was ?? null });
  expect(await labelsOf([...before, today(100_000)])).toEqual(['NO_CLAIM', false, false]);
  expect(await labelsOf([...before, today(100_000, 150_000)])).toEqual(['FAKE', false, false]);
  expect(await labelsOf([...before, today(80_000, 100_000)])).toEqual(['VERIFIED', true, true]);
  expect(await labelsOf([...before, today(80_000, 160_000)])).toEqual(['OVERSTATED', false, false]);
  // what is usual is not known: the shop's word is all there is
  expect(await labelsOf([today(80_000, 160_000)])).toEqual(['UNVERIFIED', true, true]);
});

test('PRC-07: the lows of a day that has turned are judged again by the next wake, once', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 60, 10, { item: 100_000 }),
    { at: daysAgo(ctx, 9), item: 70_000 },
    ...daily(ctx, 8, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 79_000 },
  ]);
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)?.dealLabels).toContain('LOWEST_7_DAYS');
  // ten minutes after midnight in Bangkok
  world.clock.set('2026-11-21T17:10:00.000Z');
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)).toMatchObject({
    lowDays: 10,
    dealLabels: expect.arrayContaining(['LOWEST_10_DAYS']),
    spark: { to: '2026-11-22' },
  });
  const judged = await ctx.db.row(
    sql`select judged_at from goods_price where goods_id = ${goodsId}`,
  );
  world.clock.set('2026-11-21T18:20:00.000Z');
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  expect(
    await ctx.db.row(sql`select judged_at from goods_price where goods_id = ${goodsId}`),
  ).toEqual(judged);
  world.clock.set(ctx.now);
});

test('what an import touched after midnight does not hide the sibling that it did not touch', async () => {
  const goodsId = await makeGoods(ctx);
  const [touched, sibling] = [
    await makeOffer(ctx, goodsId),
    await makeOffer(ctx, goodsId, { platform: 'LAZADA' }),
  ];
  for (const offer of [touched, sibling])
    await observe(ctx, offer, daily(ctx, 30, 0, { item: 100_000 }));
  world.clock.set('2026-11-22T17:10:00.000Z');
  await observe(await world.ctx(), touched, [{ at: '2026-11-22T17:05:00.000Z', item: 100_000 }]);
  await world.jobQueue.wakeSchedules();
  await world.jobQueue.workAll();
  expect(
    await ctx.db.row(sql`select judged_at from offer_price where offer_id = ${sibling}`),
  ).toEqual({ judged_at: new Date('2026-11-22T17:10:00.000Z') });
  world.clock.set(ctx.now);
});

test('a retired offer no longer makes the price, the days or the lows of its goods', async () => {
  const goodsId = await makeGoods(ctx);
  const [stays, goes, third] = [
    await makeOffer(ctx, goodsId),
    await makeOffer(ctx, goodsId, { platform: 'LAZADA' }),
    await makeOffer(ctx, goodsId, { platform: 'TIKTOK' }),
  ];
  await observe(ctx, stays, [
    ...daily(ctx, 60, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 79_000 },
  ]);
  await observe(ctx, goes, daily(ctx, 60, 0, { item: 50_000 }));
  await observe(ctx, third, daily(ctx, 60, 0, { item: 150_000 }));
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)).toMatchObject({
    currentAmount: 50_000,
    offerCount: 3,
    allTimeLow: false,
  });
  await ctx.db.run(sql`update offer set retired = true where id = ${goes}`);
  await judge(ctx, [goodsId]);
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)).toMatchObject({
    currentAmount: 79_000,
    offerCount: 2,
    allTimeLow: true,
    verdict: { observedDays: 90 - 29 },
  });
  await ctx.db.run(sql`update offer set retired = true where id = ${third}`);
  await judge(ctx, [goodsId]);
  expect((await pricesOf(ctx, [goodsId])).get(goodsId)).toMatchObject({
    currentAmount: 79_000,
    offerCount: 1,
    allTimeLow: true,
  });
  expect(
    await ctx.db.row(sql`select count(*) as days from goods_day where goods_id = ${goodsId}`),
  ).toEqual({ days: 0 });
});
