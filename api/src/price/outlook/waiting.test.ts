import { expect, test } from 'vitest';
import { daysAgo, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { waitingFor } from '../index.ts';

const world = await makeWorld();

test('BEY-22: from the days that were seen; silent on a short history; the next sale of the region is named', async () => {
  const ctx = await world.ctx();
  const weekly = await makeHistory(
    ctx,
    Array.from({ length: 200 }, (_, at) => ({
      at: daysAgo(ctx, 199 - at),
      item: (199 - at) % 7 === 3 ? 80_000 : 100_000,
    })),
  );
  const { outlooks, sale } = await waitingFor(ctx, weekly.goodsId);
  expect(outlooks.map((one) => [one.days, one.advice])).toEqual([
    [7, 'WAIT'],
    [30, 'WAIT'],
  ]);
  expect(outlooks.every((one) => one.right <= one.said && one.said >= 15)).toBe(true);
  expect(sale).toEqual({ name: 'วันเงินเดือนออก', day: '2026-11-25' });
  const young = await makeHistory(
    ctx,
    Array.from({ length: 60 }, (_, at) => ({
      at: daysAgo(ctx, 59 - at),
      item: at % 7 === 3 ? 80_000 : 100_000,
    })),
  );
  expect((await waitingFor(ctx, young.goodsId)).outlooks).toEqual([]);
  const said = (await world.call('price.outlook', { id: String(weekly.goodsId) })).data;
  expect(said).toMatchObject({ state: 'WAIT', outlooks, betterBy: 0.05, sale });
  expect(said?.rhythm).toMatchObject({ days: 200, falls: 28, sureFromDay: null });
  const early = (await world.call('price.outlook', { id: String(young.goodsId) })).data;
  expect(early).toMatchObject({ state: 'TOSS_UP', outlooks: [], rhythm: { days: 60 } });
  expect(early?.rhythm.falls).toBeGreaterThan(7);
  expect(early?.rhythm.sureFromDay).not.toBeNull();
  expect((await world.call('price.outlook', { id: 'nobody-knows' })).errorKey).toBe(
    'catalog.goods.not_found',
  );
});
