import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { daily, daysAgo, makeGoods, makeOffer, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { holdsOpen, pricesOf, settleHold, takeIn } from '../index.ts';

const world = await makeWorld();

async function feed(rows: readonly { offer: number; item: number }[], source = 'feed') {
  const ctx = await world.ctx();
  return takeIn(
    ctx,
    sql`select o, ${ctx.now}::timestamptz, 'THB', i, null::bigint, null::bigint, null::bigint,
        null::text, true, 'PUBLIC', ${source}, 100::smallint, null::bytea, null::bigint
      from unnest(${rows.map((row) => row.offer)}::bigint[],
        ${rows.map((row) => row.item)}::bigint[]) told(o, i)`,
  );
}

test('BEY-03: a source whose prices jump together is held as a whole, first looks too, with an alarm; an operator decides', async () => {
  const ctx = await world.ctx();
  const known = [];
  for (let index = 0; index < 24; index++)
    known.push(await makeHistory(ctx, daily(ctx, 30, 1, { item: 80_000 + index * 1000 })));
  const newGoods = await makeGoods(ctx);
  const newOffer = await makeOffer(ctx, newGoods);
  // the feed reports dollars in a column of baht; one row would pass for a sale
  const taken = await feed([
    ...known.map(({ offerId }, index) => ({
      offer: offerId,
      item: index === 0 ? 60_000 : 2_300 + index * 28,
    })),
    { offer: newOffer, item: 2_500 },
  ]);
  expect(taken).toMatchObject({ observations: 25, quarantined: 25 });
  const prices = await pricesOf(ctx, [...known.map((one) => one.goodsId), newGoods]);
  expect(prices.get(newGoods)).toBeUndefined();
  for (const [index, { goodsId }] of known.entries())
    expect(prices.get(goodsId)).toMatchObject({ currentAmount: 80_000 + index * 1000, labels: [] });
  const [hold] = await holdsOpen(ctx);
  expect(hold).toMatchObject({ source: 'feed', known: 24, wild: 23, looks: 25 });

  const held = async () => (await world.app.operations.inject({ url: '/metrics' })).body;
  expect(await held()).toContain('khum_price_sources_held{tenant="TH"} 1');

  expect(await settleHold(ctx, (hold as { id: number }).id, 'RELEASED')).toBe(true);
  expect(await holdsOpen(ctx)).toEqual([]);
  expect(await held()).toContain('khum_price_sources_held{tenant="TH"} 0');
  const after = await pricesOf(ctx, [...known.map((one) => one.goodsId), newGoods]);
  expect(after.get(newGoods)).toMatchObject({ currentAmount: 2_500 });
  expect(after.get(known[0]?.goodsId as number)).toMatchObject({ currentAmount: 60_000 });
  // one by one they are still implausible
  expect(after.get(known[1]?.goodsId as number)).toMatchObject({ currentAmount: 81_000 });
  expect(await settleHold(ctx, (hold as { id: number }).id, 'KEPT')).toBe(false);
});

test('BEY-03: a sale of a whole shop is no jump', async () => {
  const ctx = await world.ctx();
  const known = [];
  for (let index = 0; index < 24; index++)
    known.push(
      await makeHistory(ctx, [
        ...daily(ctx, 30, 1, { item: 80_000 }),
        { at: daysAgo(ctx, 0, 1), item: 80_000 },
      ]),
    );
  expect(await feed(known.map(({ offerId }) => ({ offer: offerId, item: 40_000 })))).toMatchObject({
    observations: 24,
    quarantined: 0,
  });
  expect(await holdsOpen(ctx)).toEqual([]);
});
