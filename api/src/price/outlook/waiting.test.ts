import { expect, test } from 'vitest';
import { daysAgo, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { waitingFor } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();
/** A history of so many days; `price` knows how many days ago. */
const seen = (days: number, price: (ago: number) => number) =>
  makeHistory(
    ctx,
    Array.from({ length: days }, (_, at) => ({
      at: daysAgo(ctx, days - 1 - at),
      item: price(days - 1 - at),
    })),
  );
const said = async ({ goodsId }: { goodsId: number }) =>
  (await world.call('price.outlook', { id: String(goodsId) })).data;

test('BEY-22: one answer with what the chart shows, its chance, its record against one constant answer, and the sale ahead', async () => {
  const monthly = await seen(300, (ago) => (ago % 30 === 12 ? 80_000 : 100_000));
  const waiting = await waitingFor(ctx, monthly.goodsId);
  expect(waiting).toMatchObject({
    state: 'WAIT',
    lows: { days: 300, times: 10, everyDays: 30, lastDay: '2026-11-09', amount: 80_000 },
    sale: { name: 'วันเงินเดือนออก', day: '2026-11-25', fell: 0 },
  });
  expect(waiting.probability).toBeGreaterThan(0.7);
  const { record } = waiting;
  expect(record).toMatchObject({ always: 'WAIT' });
  expect(record?.right).toBeGreaterThan(record?.alwaysRight ?? Infinity);
  expect(await said(monthly)).toMatchObject({
    ...waiting,
    days: 30,
    betterBy: 0.05,
    currencyCode: 'THB',
  });
  const inOne = await seen(300, (ago) => (ago % 30 === 0 ? 80_000 : 100_000));
  expect(await said(inOne)).toMatchObject({ state: 'BUY', lows: { times: 0, lastDay: null } });
});

test('BEY-22: of what no shop has nobody is told to buy it, nor how surely it gets cheaper', async () => {
  const low = (ago: number) => ({ at: daysAgo(ctx, ago), item: ago % 30 === 0 ? 80_000 : 100_000 });
  const days = Array.from({ length: 300 }, (_, at) => low(299 - at));
  const gone = await makeHistory(ctx, [
    ...days,
    { at: daysAgo(ctx, 0, 11), item: 80_000, inStock: false },
  ]);
  expect(await said(gone)).toMatchObject({ state: 'SOLD_OUT', probability: null, record: null });
});

test('BEY-22: a price that hardly moves has no chance and no record to quote; a short history says from when it can tell', async () => {
  const flat = await seen(200, (ago) => 100_000 + (ago % 3) * 500);
  expect(await said(flat)).toMatchObject({
    state: 'NO_GAIN',
    probability: null,
    record: null,
    lows: { stillDays: 200, times: 0 },
  });
  const young = await seen(60, (ago) => (ago % 7 === 4 ? 80_000 : 100_000));
  expect(await said(young)).toMatchObject({
    state: 'TOSS_UP',
    probability: null,
    record: null,
    lows: { days: 60, everyDays: 7, sureFromDay: '2027-01-20' },
  });
  expect((await world.call('price.outlook', { id: 'nobody-knows' })).errorKey).toBe(
    'catalog.goods.not_found',
  );
});

test('BEY-22: of the sales ahead the one is named that mostly lowered this price', async () => {
  // it falls on the 11.11 and 10.10 of the calendar, on no payday
  const doubles = await seen(300, (ago) => {
    const day = new Date(daysAgo(ctx, ago)).toISOString();
    return day.slice(5, 7) === day.slice(8, 10) ? 80_000 : 100_000;
  });
  const { sale } = await waitingFor(ctx, doubles.goodsId);
  expect(sale).toMatchObject({ name: '12.12', day: '2026-12-12' });
  expect(sale?.fell).toBe(sale?.of);
});
