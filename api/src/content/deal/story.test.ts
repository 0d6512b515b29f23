import { expect, test } from 'vitest';
import { daily, daysAgo, observe, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';

const world = await makeWorld();

test('DEMO-01, BEY-02, BEY-07: a price that really fell becomes a deal, is explained, ends when it rises and comes back', async () => {
  const ctx = await world.ctx('TH');
  const { goodsId, offerId } = await makeHistory(ctx, [
    ...daily(ctx, 120, 1, { item: 100_000 }),
    { at: daysAgo(ctx, 0), item: 79_000, was: 100_000 },
  ]);
  await world.jobQueue.workAll();
  const feed = async () => (await world.call('deal.feed', {}, { 'accept-language': 'en' })).data;
  const [deal] = (await feed())?.content ?? [];
  expect(deal).toMatchObject({
    goodsId: String(goodsId),
    currentPrice: '฿790',
    originPrice: '฿1000',
    discount: 0.21,
    verdict: { kind: 'VERIFIED', real: 0.21 },
    labels: ['ALL_TIME_LOW', 'PRICE_REDUCTION_TOP', 'PRICE_REDUCTION'],
  });
  const score = (await world.call('deal.score', { id: deal?.code as string })).data;
  // 120 of 121 seen days were dearer, today's is the same; 21 % of 40 % off
  expect(score?.items.find((item) => item.part === 'PRICE_POSITION')?.points).toBe(40);
  expect(score?.items.find((item) => item.part === 'VERIFIED_DISCOUNT')?.points).toBe(11);

  world.clock.set(new Date(ctx.now.getTime() + 2 * 3_600_000));
  await observe(await world.ctx('TH'), offerId, [{ at: world.clock.now(), item: 100_000 }]);
  await world.jobQueue.workAll();
  expect((await feed())?.totalElements).toBe(0);
  expect(
    (await world.call('deal.get-by-id', { subject: { type: 'DEAL', code: deal?.code as string } }))
      .data,
  ).toMatchObject({
    state: 'EXPIRED',
    endReason: 'PRICE',
    currentPrice: '฿1000',
  });

  world.clock.set(new Date(ctx.now.getTime() + 4 * 3_600_000));
  await observe(await world.ctx('TH'), offerId, [
    { at: world.clock.now(), item: 79_000, was: 100_000 },
  ]);
  await world.jobQueue.workAll();
  expect((await feed())?.content[0]).toMatchObject({ code: deal?.code, state: 'LIVE' });
});

test('DEMO-02, DEMO-03, DEMO-05, DEMO-06: what was raised first, is always on sale, fake, or too young becomes no deal beside judged goods', async () => {
  const ctx = await world.ctx('ID');
  const ids = [
    (
      await makeHistory(ctx, [
        ...daily(ctx, 72, 13, { item: 100_000 }),
        ...daily(ctx, 12, 1, { item: 150_000 }),
        { at: daysAgo(ctx, 0), item: 99_000, was: 150_000 },
      ])
    ).goodsId,
    (await makeHistory(ctx, daily(ctx, 90, 0, { item: 50_000, was: 100_000 }))).goodsId,
    (
      await makeHistory(ctx, [
        ...daily(ctx, 90, 1, { item: 79_000 }),
        { at: daysAgo(ctx, 0), item: 79_000, was: 132_000 },
      ])
    ).goodsId,
    (await makeHistory(ctx, daily(ctx, 4, 0, { item: 50_000, was: 100_000 }))).goodsId,
  ];
  await world.jobQueue.workAll();
  expect(ids).toHaveLength(4);
  expect((await world.call('deal.feed', {}, { 'x-tenant': 'ID' })).data?.totalElements).toBe(0);
});
