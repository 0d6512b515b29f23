/** What was stated about a price is stored, and raises are counted per shop (BEY-01, BEY-56). */
import { expect, test } from 'vitest';
import { daily, daysAgo, observe, makeHistory } from '../../../test/story.ts';
import { makeWorld } from '../../../test/world.ts';

const world = await makeWorld();
const ctx = await world.ctx();
const ask = async (id: string) =>
  (await world.call('price.said', { id }, { 'accept-language': 'en' })).data;
const raised = (shopName: string, platform: 'SHOPEE' | 'LAZADA' = 'SHOPEE') =>
  makeHistory(
    ctx,
    [
      ...daily(ctx, 90, 13, { item: 100_000 }),
      ...daily(ctx, 12, 1, { item: 150_000 }),
      { at: daysAgo(ctx, 0), item: 99_000, was: 150_000 },
    ],
    {
      shopName,
      platform,
    },
  );

test('BEY-01: each verdict is stored with its figures and with what changed it, the newest first', async () => {
  const { goodsId, offerId } = await makeHistory(ctx, [...daily(ctx, 40, 0, { item: 100_000 })]);
  expect((await ask(String(goodsId)))?.said).toEqual([]);
  await observe(ctx, offerId, [{ at: ctx.now, item: 70_000, was: 100_000 }]);
  const data = await ask(String(goodsId));
  expect(data?.said).toMatchObject([
    {
      kind: 'VERIFIED',
      words: '-30% real discount',
      cause: 'LOOK',
      amount: 70_000,
      typicalAmount: 100_000,
      claimed: 0.3,
      real: 0.3,
      offerId: String(offerId),
    },
  ]);
  expect(data?.said[0]?.time).toBe(ctx.now.toISOString());
});

test('BEY-56: raises before a discount are counted per shop: once while they last, apart from other platforms and shops', async () => {
  const first = await raised('Bangkok Gadgets');
  await raised('Bangkok Gadgets');
  await raised('Bangkok Gadgets', 'LAZADA');
  await raised('Chiang Mai Gadgets');
  const of = async ({ goodsId }: { goodsId: number }) => (await ask(String(goodsId)))?.shop;
  expect(await of(first)).toEqual({ name: 'Bangkok Gadgets', days: 365, raisedFirst: 2 });
  // seen again within the month, in the same affair: no second episode
  await observe(ctx, first.offerId, [{ at: new Date(ctx.now.getTime() - 60_000), item: 150_000 }]);
  await observe(ctx, first.offerId, [{ at: ctx.now, item: 99_500, was: 150_000 }]);
  expect(await of(first)).toMatchObject({ raisedFirst: 2 });
  expect(
    (await ask(String(first.goodsId)))?.said.filter((one) => one.kind === 'RAISED_FIRST').length,
  ).toBeGreaterThanOrEqual(1);
});

test('BEY-01: of goods that nobody knows nothing was said', async () => {
  expect((await world.call('price.said', { id: 'nobody-knows' })).errorKey).toBe(
    'catalog.goods.not_found',
  );
});
