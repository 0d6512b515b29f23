import { expect, test } from 'vitest';
import sql from 'sql-template-tag';
import { checkFacts } from '../../../../test/facts.ts';
import { daily, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { noteRepacked, pricesOf, takeIn } from '../index.ts';
import type { GoodsPrice } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();

const look = (offer: number, item: number, was: number | null, relisted: readonly number[] = []) =>
  takeIn(
    ctx,
    sql`select ${offer}::bigint, ${ctx.now}::timestamptz, 'THB', ${item}::bigint, ${was}::bigint,
        null::bigint, null::bigint, null::text, true, 'PUBLIC', 'feed', 100::smallint, null::bytea,
        null::bigint`,
    { relisted },
  );
async function said(goodsId: number, offerId: number) {
  const price = (await pricesOf(ctx, [goodsId])).get(goodsId) as GoodsPrice;
  return checkFacts(ctx, offerId, price.verdict, {
    amount: price.currentAmount,
    was: price.originAmount,
    seenTime: price.seenTime,
    isCurrent: price.isCurrent,
  });
}
const priceOf = async (goodsId: number) => (await pricesOf(ctx, [goodsId])).get(goodsId);

test('BEY-03: a listing whose title changed with its price is another thing: nothing before is compared', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, daily(ctx, 90, 1, { item: 100_000 }));
  await look(offerId, 62_000, 100_000, [offerId]);
  expect(await priceOf(goodsId)).toMatchObject({
    currentAmount: 62_000,
    labels: [],
    realDiscount: null,
    verdict: { kind: 'UNVERIFIED', totalDays: 1 },
  });
  expect(await said(goodsId, offerId)).toContain('fact.relisted');
});

test('BEY-03: a new title at about the same price changes nothing', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, daily(ctx, 90, 1, { item: 100_000 }));
  await look(offerId, 80_000, 100_000, [offerId]);
  expect(await priceOf(goodsId)).toMatchObject({
    realDiscount: 0.2,
    labels: ['ALL_TIME_LOW'],
    verdict: { kind: 'VERIFIED' },
  });
});

test('BEY-20: a pack halved is judged by the unit', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, daily(ctx, 90, 1, { item: 100_000 }));
  await look(offerId, 62_000, 100_000);
  expect(await priceOf(goodsId)).toMatchObject({
    realDiscount: 0.38,
    verdict: { kind: 'VERIFIED' },
  });
  await noteRepacked(ctx, goodsId, 0.5);
  expect(await priceOf(goodsId)).toMatchObject({
    realDiscount: -0.24,
    labels: [],
    verdict: { typicalAmount: 50_000 },
  });
  expect((await priceOf(goodsId))?.verdict.kind).not.toBe('VERIFIED');
  expect(await said(goodsId, offerId)).toContain('fact.repacked');
});
