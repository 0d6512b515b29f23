import { expect, test } from 'vitest';
import { daily, daysAgo, makeGoods, makeOffer, observe, makeHistory } from '../../../test/story.ts';
import { makeWorld } from '../../../test/world.ts';

const world = await makeWorld();

test('DEMO-10, BEY-04: the cheaper item with ฿60 shipping loses to the one that is delivered free', async () => {
  const ctx = await world.ctx('TH');
  const goodsId = await makeGoods(ctx);
  const dear = await makeOffer(ctx, goodsId, { platform: 'SHOPEE' });
  const free = await makeOffer(ctx, goodsId, { platform: 'LAZADA' });
  await observe(ctx, dear, daily(ctx, 30, 0, { item: 890_00, shipping: 60_00 }));
  await observe(ctx, free, daily(ctx, 30, 0, { item: 920_00, shipping: 0 }));
  const ask = async (withShipping: boolean) =>
    (await world.call('goods.detail', { id: String(goodsId), withShipping })).data;
  expect(await ask(true)).toMatchObject({
    currentAmount: 920_00,
    platform: 'LAZADA',
    offers: [
      { platform: 'LAZADA', currentAmount: 920_00, isBest: true },
      { platform: 'SHOPEE', currentAmount: 950_00, isBest: false },
    ],
  });
  expect((await ask(false))?.offers[0]).toMatchObject({
    platform: 'SHOPEE',
    currentAmount: 890_00,
    isBest: true,
  });
});

test('DEMO-12: nine days without stock are a gap in the chart, and the same price again is neither a drop nor a low', async () => {
  const ctx = await world.ctx('ID');
  const { goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 80, 10, { item: 690_00 }),
    ...daily(ctx, 9, 1, { item: 690_00, inStock: false }),
    { at: daysAgo(ctx, 0), item: 690_00 },
  ]);
  const headers = { 'x-tenant': 'ID' };
  const stat = (
    await world.call('price.statistics', { id: String(goodsId), dayRange: 30 }, headers)
  ).data;
  expect(stat?.points.map((point) => [point.state, point.price])).toEqual([
    ['seen', 690_00],
    ['out_of_stock', null],
    ['seen', 690_00],
  ]);
  const detail = (await world.call('goods.detail', { id: String(goodsId) }, headers)).data;
  expect(detail).toMatchObject({
    inStock: true,
    currentAmount: 690_00,
    verdict: { kind: 'NO_CLAIM' },
  });
  expect(detail?.labels.filter((label) => label.includes('LOW'))).toEqual([]);
});
