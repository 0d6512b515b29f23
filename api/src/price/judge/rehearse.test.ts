import { expect, test } from 'vitest';
import { daily, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { rehearse } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();

test('BEY-54: a rehearsal itemises what another threshold would have said, day by day, and writes nothing', async () => {
  const { offerId, goodsId } = await makeHistory(ctx, [
    ...daily(ctx, 150, 45, { item: 100_000 }),
    ...daily(ctx, 44, 0, { item: 70_000, was: 100_000 }),
  ]);
  expect(await rehearse(ctx, {})).toMatchObject({ changes: {}, items: [] });
  const { judged, changes, items } = await rehearse(ctx, { alwaysOnSaleDays: 40 });
  expect(judged).toBe(13);
  // the strike-through was seen on 45 days: today alone it reaches 40 among the days that are
  // looked at
  expect(changes).toEqual({ 'OVERSTATED>ALWAYS_ON_SALE': 1 });
  expect(items).toEqual([
    {
      offerId,
      goodsId,
      day: '2026-11-21',
      from: 'OVERSTATED',
      to: 'ALWAYS_ON_SALE',
      real: 0,
      realThen: 0,
    },
  ]);
  expect((await rehearse(ctx, { lastingDays: 60 })).changes).toEqual({ 'OVERSTATED>VERIFIED': 3 });
  expect((await world.call('price.verdict', { id: String(goodsId) })).data?.verdict.kind).toBe(
    'OVERSTATED',
  );
});
