import sql from 'sql-template-tag';
import type { DealDetail } from '#contract/content/deal.ts';
import type { Envelope } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { makeWorld } from '../../../../test/world.ts';
import { buildDeal, buildGoods, setPrice } from '../../../../test/build.ts';
import { refreshDeals, settleDeals } from '../index.ts';

const world = await makeWorld();
const HOUR = 3_600_000;
const later = (ms: number) => new Date(world.clock.now().getTime() + ms);

/** Whether the deal is in the feed, and what its page says. */
async function look(code: string, tenant = 'TH') {
  const headers = { 'x-tenant': tenant };
  const feed = await world.call('deal.feed', { size: 100 }, headers);
  const page = (await world.call(
    'deal.get-by-id',
    { subject: { type: 'DEAL', code } },
    headers,
  )) as Envelope<DealDetail>;
  return {
    listed: feed.data?.content.some((deal) => deal.code === code),
    state: page.data?.state,
    reason: page.data?.endReason,
    data: page.data,
    page,
  };
}

test('BEY-07: a deal ends when its price rises more than 2 % above it, and revives at its price', async () => {
  const ctx = await world.ctx('TH');
  const goods = await buildGoods(ctx, { price: 1000_00 });
  const deal = await buildDeal(ctx, goods);
  await refreshDeals(ctx, [goods.id]);
  expect(await look(deal.code)).toMatchObject({ listed: true, state: 'LIVE', reason: null });

  await setPrice(ctx, goods, { price: 1020_00 });
  await refreshDeals(ctx, [goods.id]);
  expect(await look(deal.code)).toMatchObject({ listed: true, state: 'LIVE' });

  await setPrice(ctx, goods, { price: 1020_01 });
  expect(await refreshDeals(ctx, [goods.id])).toEqual({ proposed: 0, ended: 1 });
  expect(await look(deal.code)).toMatchObject({
    listed: false,
    state: 'EXPIRED',
    reason: 'PRICE',
    data: { endedTime: ctx.now.toISOString() },
  });

  await setPrice(ctx, goods, { price: 1000_01 });
  await refreshDeals(ctx, [goods.id]);
  expect(await look(deal.code)).toMatchObject({ listed: false, state: 'EXPIRED', reason: 'PRICE' });

  await setPrice(ctx, goods, { price: 1000_00 });
  await refreshDeals(ctx, [goods.id]);
  expect(await look(deal.code)).toMatchObject({
    listed: true,
    state: 'LIVE',
    reason: null,
    data: { endedTime: null },
  });
});

test('BEY-07: a deal ends when it is out of stock and revives when it is back; the listener does it', async () => {
  const ctx = await world.ctx('TH');
  const goods = await buildGoods(ctx, { price: 500_00 });
  const deal = await buildDeal(ctx, goods);
  await refreshDeals(ctx, [goods.id]);
  await setPrice(ctx, goods, { price: 500_00, inStock: false });
  await ctx.emit({ topic: 'price.judged', goodsIds: [goods.id] });
  await world.jobQueue.workAll();
  expect(await look(deal.code)).toMatchObject({ listed: false, state: 'EXPIRED', reason: 'STOCK' });
  await setPrice(ctx, goods, { price: 500_00 });
  await ctx.emit({ topic: 'price.judged', goodsIds: [goods.id] });
  await world.jobQueue.workAll();
  expect(await look(deal.code)).toMatchObject({ listed: true, state: 'LIVE' });
});

test('BEY-07: a deal begins and ends by the clock within a minute', async () => {
  const ctx = await world.ctx('TH');
  const start = world.clock.now();
  const goods = await buildGoods(ctx, { price: 500_00 });
  const deal = await buildDeal(ctx, goods, { startsAt: later(HOUR), endsAt: later(2 * HOUR) });
  await refreshDeals(ctx, [goods.id]);
  expect(await look(deal.code)).toMatchObject({ listed: false, state: 'UPCOMING' });
  for (const [at, listed, state] of [
    [later(HOUR), true, 'LIVE'],
    // noticed late, as after a stop of the server
    [later(2.5 * HOUR), false, 'EXPIRED'],
  ] as const) {
    world.clock.set(at);
    await world.jobQueue.wakeSchedules();
    await world.jobQueue.workAll();
    expect(await look(deal.code), state).toMatchObject({ listed, state });
  }
  const end = new Date(start.getTime() + 2 * HOUR).toISOString();
  expect(await look(deal.code)).toMatchObject({
    reason: 'TIME',
    data: { endedTime: end, history: [{ state: 'EXPIRED', reason: 'TIME', time: end }] },
  });
  world.clock.set(start);
});

test('BEY-07: what an operator ended stays ended, and the page names the best alternative', async () => {
  const ctx = await world.ctx('TH');
  const goods = await buildGoods(ctx, { price: 300_00 });
  const [deal, other] = [await buildDeal(ctx, goods), await buildDeal(ctx, goods)];
  await refreshDeals(ctx, [goods.id]);
  await ctx.db.run(
    sql`update deal set state = 'EXPIRED', end_reason = 'OPERATOR', ended_at = ${ctx.now}
        where content_id = ${deal.id}`,
  );
  await settleDeals(ctx, [deal.id]);
  await refreshDeals(ctx, 'all');
  expect(await look(deal.code)).toMatchObject({
    listed: false,
    state: 'EXPIRED',
    reason: 'OPERATOR',
    data: { nextBest: { code: other.code } },
  });
});

test('CONT-10, AMB-21: only published, passed deals for all are public', async () => {
  const ctx = await world.ctx('TH');
  const goods = await buildGoods(ctx, { price: 300_00 });
  for (const hidden of [
    { publishStatus: 0 },
    { publishStatus: -1 },
    { auditStatus: 'AUDITING' },
    { auditStatus: 'SELF_VISIBLE' },
    { viewerType: 'SELF' },
    { publishTime: later(HOUR) },
  ]) {
    const deal = await buildDeal(ctx, goods, hidden);
    await refreshDeals(ctx, [goods.id]);
    const { listed, page } = await look(deal.code);
    expect({ listed, key: page.errorKey }, JSON.stringify(hidden)).toEqual({
      listed: false,
      key: 'content.not_found',
    });
  }
});

test('TEN-12: a deal of one tenant is not found by another', async () => {
  const ctx = await world.ctx('TH');
  const goods = await buildGoods(ctx, { price: 300_00 });
  const deal = await buildDeal(ctx, goods);
  await refreshDeals(ctx, [goods.id]);
  expect(await look(deal.code, 'ID')).toMatchObject({
    listed: false,
    page: { success: false, errorKey: 'content.not_found', status: 200 },
  });
});

test('12.9: a deal that nothing leads from to a shop ends, and returns with its address', async () => {
  const ctx = await world.ctx('TH');
  const goods = await buildGoods(ctx, { price: 300_00 });
  const deal = await buildDeal(ctx, goods);
  await refreshDeals(ctx, [goods.id]);
  expect(await look(deal.code)).toMatchObject({ listed: true, state: 'LIVE' });
  const [offer] = await ctx.db.rows<{ id: number; url: string }>(
    sql`select id, url from offer where goods_id = ${goods.id}`,
  );
  await ctx.db.run(sql`update offer set url = '' where goods_id = ${goods.id}`);
  await refreshDeals(ctx, [goods.id]);
  expect(await look(deal.code)).toMatchObject({ listed: false, state: 'EXPIRED', reason: 'STOCK' });
  await ctx.db.run(sql`update offer set url = ${offer?.url} where goods_id = ${goods.id}`);
  await refreshDeals(ctx, [goods.id]);
  expect(await look(deal.code)).toMatchObject({ listed: true, state: 'LIVE' });
});
