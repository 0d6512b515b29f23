import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { daily, daysAgo, observe, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { decideExclusion, pricesOf } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();

const exclusions = (offerId: number) =>
  ctx.db.rows<{ reason: string; released_by: string | null }>(sql`
  select reason, released_by from price_exclusion where offer_id = ${offerId}
    order by observed_at`);
const priceOf = async (goodsId: number) => (await pricesOf(ctx, [goodsId])).get(goodsId);

test.each([
  ['0.01', 1, 'TOO_LOW'],
  ['a tenth', 7_900, 'DECIMAL_SLIP'],
  ['a hundredth', 790, 'DECIMAL_SLIP'],
  ['ten times', 790_000, 'DECIMAL_SLIP'],
  ['ten times, nearly', 795_000, 'DECIMAL_SLIP'],
  ['four times', 320_000, 'TOO_HIGH'],
  ['a third', 26_000, 'TOO_LOW'],
  ['nothing', 0, 'ZERO'],
])('BEY-03: %s in a series of 790 changes nothing', async (_what, item, reason) => {
  const { goodsId, offerId } = await makeHistory(ctx, [
    ...daily(ctx, 60, 21, { item: 99_000 }),
    ...daily(ctx, 20, 1, { item: 79_000 }),
  ]);
  const before = await priceOf(goodsId);
  const taken = await observe(ctx, offerId, [{ at: daysAgo(ctx, 0), item, was: 200_000 }]);
  expect(taken).toMatchObject({ observations: 1, quarantined: 1 });
  expect(await exclusions(offerId)).toEqual([{ reason, released_by: null }]);
  expect(await priceOf(goodsId)).toMatchObject({
    currentAmount: 79_000,
    labels: before?.labels,
    allTimeLow: true,
    verdict: { kind: 'NO_CLAIM' },
  });
});

test('BEY-03: what is dear or cheap within reason counts at once', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, daily(ctx, 60, 1, { item: 79_000 }));
  expect(
    (
      await observe(ctx, offerId, [
        { at: daysAgo(ctx, 0, 8), item: 28_000 },
        { at: daysAgo(ctx, 0), item: 236_000 },
      ])
    ).quarantined,
  ).toBe(0);
  expect((await priceOf(goodsId))?.currentAmount).toBe(236_000);
});

test('BEY-03: a wrong currency counts for nothing, however often it comes', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, daily(ctx, 60, 2, { item: 79_000 }));
  await observe(ctx, offerId, [
    { at: daysAgo(ctx, 1), item: 70_000, currency: 'USD' },
    { at: daysAgo(ctx, 0), item: 70_000, currency: 'USD' },
  ]);
  expect((await exclusions(offerId)).map((one) => one.reason)).toEqual(['CURRENCY', 'CURRENCY']);
  expect((await priceOf(goodsId))?.currentAmount).toBe(79_000);
});

test('BEY-03: a fall to a quarter is never believed of its own source, however long it reports it, and at once of another', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, daily(ctx, 80, 41, { item: 80_000 }));
  for (const ago of [40, 39, 20, 1])
    await observe(ctx, offerId, [{ at: daysAgo(ctx, ago), item: 20_000 }]);
  expect(
    (await observe(ctx, offerId, [{ at: daysAgo(ctx, 0, 8, 0), item: 20_000 }])).quarantined,
  ).toBe(1);
  expect((await exclusions(offerId)).map((one) => one.released_by)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  // nothing that counts was seen for long: the last price is no price of now
  expect(await priceOf(goodsId)).toMatchObject({
    currentAmount: 80_000,
    isCurrent: false,
    labels: [],
  });
  expect(
    (
      await observe(ctx, offerId, [
        { at: daysAgo(ctx, 0, 8, 59), item: 20_100, source: 'COMMUNITY' },
      ])
    ).quarantined,
  ).toBe(0);
  expect((await exclusions(offerId)).map((one) => one.released_by)).toEqual([
    null,
    null,
    null,
    'CONFIRMED',
    'CONFIRMED',
  ]);
  expect(await priceOf(goodsId)).toMatchObject({ currentAmount: 20_100, isCurrent: true });
});

test('BEY-03: what fell below six tenths is shown as seen once, and is no low, no drop and no verdict until a second look six hours later', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, daily(ctx, 60, 1, { item: 80_000 }));
  await observe(ctx, offerId, [{ at: daysAgo(ctx, 0, 1), item: 40_000, was: 80_000 }]);
  await observe(ctx, offerId, [{ at: daysAgo(ctx, 0, 6, 59), item: 40_000, was: 80_000 }]);
  expect(await priceOf(goodsId)).toMatchObject({
    currentAmount: 40_000,
    dealLabels: [],
    realDiscount: null,
    verdict: { kind: 'UNVERIFIED', seenOnce: true, real: null },
  });
  await observe(ctx, offerId, [{ at: daysAgo(ctx, 0, 7), item: 40_000, was: 80_000 }]);
  const price = await priceOf(goodsId);
  expect(price).toMatchObject({
    currentAmount: 40_000,
    realDiscount: 0.5,
    verdict: { kind: 'VERIFIED', seenOnce: false },
  });
  expect(price?.dealLabels).toEqual(expect.arrayContaining(['ALL_TIME_LOW', 'PRICE_REDUCTION']));
});

test('BEY-03: a plausible drop is reported the same day, on one look', async () => {
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 60, 1, { item: 80_000 }),
    { at: daysAgo(ctx, 0), item: 48_000 },
  ]);
  expect(await priceOf(goodsId)).toMatchObject({
    realDiscount: 0.4,
    labels: ['ALL_TIME_LOW'],
    verdict: { seenOnce: false },
  });
});

test('BEY-03: another price in between confirms nothing', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, daily(ctx, 60, 4, { item: 80_000 }));
  await observe(ctx, offerId, [
    { at: daysAgo(ctx, 3), item: 8_000 },
    { at: daysAgo(ctx, 2), item: 80_000 },
    { at: daysAgo(ctx, 1), item: 8_000 },
    { at: daysAgo(ctx, 0), item: 80_000 },
  ]);
  expect((await exclusions(offerId)).map((one) => one.released_by)).toEqual([null, null]);
  expect((await priceOf(goodsId))?.labels).toEqual([]);
});

test('BEY-03: an operator releases a price or takes one out, and the judgement follows', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, [
    ...daily(ctx, 60, 1, { item: 80_000 }),
    { at: daysAgo(ctx, 0), item: 20_000 },
  ]);
  const seen = { offerId, observedAt: daysAgo(ctx, 0), source: 'feed' };
  expect(await decideExclusion(ctx, { ...seen, decision: 'RELEASE' })).toBe(true);
  expect(await priceOf(goodsId)).toMatchObject({ currentAmount: 20_000, allTimeLow: true });
  expect(await decideExclusion(ctx, { ...seen, decision: 'RELEASE' })).toBe(false);
  expect(await decideExclusion(ctx, { ...seen, decision: 'EXCLUDE' })).toBe(true);
  expect(await priceOf(goodsId)).toMatchObject({ currentAmount: 80_000, allTimeLow: false });
  expect(await exclusions(offerId)).toEqual([{ reason: 'REPORTED', released_by: null }]);
  expect(
    await decideExclusion(ctx, { ...seen, observedAt: daysAgo(ctx, 300), decision: 'EXCLUDE' }),
  ).toBe(false);
});

test('E5: not even an operator makes a price of 0 count', async () => {
  const { offerId } = await makeHistory(ctx, [
    ...daily(ctx, 40, 1, { item: 80_000 }),
    { at: daysAgo(ctx, 0), item: 0 },
  ]);
  expect(
    await decideExclusion(ctx, {
      offerId,
      observedAt: daysAgo(ctx, 0),
      source: 'feed',
      decision: 'RELEASE',
    }),
  ).toBe(false);
});

test('E5: a coupon that leaves nothing to pay is no price either', async () => {
  const { goodsId, taken } = await makeHistory(ctx, [
    ...daily(ctx, 40, 1, { item: 5_000 }),
    { at: daysAgo(ctx, 0), item: 5_000, coupon: 6_000 },
  ]);
  expect(taken.quarantined).toBe(1);
  expect((await priceOf(goodsId))?.currentAmount).toBe(5_000);
});

test('BEY-03: odd figures in a series of round steps are jitter until reported again exactly, an hour later', async () => {
  const vn = await world.ctx('VN');
  const { goodsId, offerId } = await makeHistory(vn, daily(vn, 60, 1, { item: 4_690_000 }));
  await observe(vn, offerId, [
    { at: daysAgo(vn, 0, 6), item: 5_642_848 },
    { at: daysAgo(vn, 0, 6, 30), item: 4_251_177 },
    { at: daysAgo(vn, 0, 7), item: 4_263_000 },
  ]);
  const reasons = () =>
    vn.db.rows<{ reason: string; released_by: string | null }>(
      sql`select reason, released_by from price_exclusion where offer_id = ${offerId}
          order by observed_at`,
    );
  // the third is in steps, but nobody believes a new price while the answers jitter
  expect(await reasons()).toEqual([
    { reason: 'JITTER', released_by: null },
    { reason: 'JITTER', released_by: null },
    { reason: 'JITTER', released_by: null },
  ]);
  await observe(vn, offerId, [{ at: daysAgo(vn, 0, 9), item: 4_263_000 }]);
  expect(await reasons()).toEqual([
    { reason: 'JITTER', released_by: null },
    { reason: 'JITTER', released_by: null },
    { reason: 'JITTER', released_by: 'CONFIRMED' },
  ]);
  expect((await pricesOf(vn, [goodsId])).get(goodsId)).toMatchObject({
    currentAmount: 4_263_000,
    allTimeLow: true,
  });
});

test('BEY-03: a series that never kept round steps is not accused of leaving them', async () => {
  const vn = await world.ctx('VN');
  const given = daily(vn, 60, 1, { item: 0 }).map((one, index) => ({
    ...one,
    item: 4_690_000 + index * 137,
  }));
  const { taken } = await makeHistory(vn, given);
  expect(taken.quarantined).toBe(0);
  const { taken: percentages } = await makeHistory(ctx, [
    ...daily(ctx, 60, 1, { item: 99_900 }),
    { at: daysAgo(ctx, 0), item: 84_915 },
  ]);
  expect(percentages.quarantined).toBe(0);
});

test('BEY-04: prices for members, newcomers or the app are no part of the series', async () => {
  const { goodsId, taken } = await makeHistory(ctx, [
    ...daily(ctx, 40, 0, { item: 80_000 }),
    { at: daysAgo(ctx, 0, 9, 30), item: 60_000, audience: 'MEMBER' },
    { at: daysAgo(ctx, 0), item: 60_000, audience: 'APP' },
  ]);
  expect(taken).toMatchObject({ observations: 43, quarantined: 0 });
  expect((await priceOf(goodsId))?.currentAmount).toBe(80_000);
});

test('BEY-03: the same file a second time changes nothing', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, daily(ctx, 40, 0, { item: 80_000 }));
  const before = await priceOf(goodsId);
  expect(await observe(ctx, offerId, daily(ctx, 40, 0, { item: 80_000 }))).toEqual({
    observations: 0,
    quarantined: 0,
    goodsIds: [],
  });
  expect(await priceOf(goodsId)).toEqual(before);
});
