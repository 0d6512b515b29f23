import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeGoods, makeOffer } from '../../../../test/story.ts';
import { checkFacts } from '../../../../test/facts.ts';
import { makeWorld } from '../../../../test/world.ts';
import type { World } from '../../../../test/world.ts';
import { judge, pricesOf, takeIn } from '../index.ts';

/** Real series, which are not shipped: beside the checkout, or where the environment says. */
const FOLDER = [
  process.env.KHUM_SAMPLES,
  ...['..', '../..'].map((up) => path.join(import.meta.dirname, '../../../..', up, 'shared/data')),
]
  .filter((one) => one !== undefined)
  .map((one) => path.join(one, 'shopee-vn-history'))
  .find((one) => existsSync(one));
const ITEMS = [
  '10664696259',
  '11859453588',
  '13309490267',
  '3947807313',
  '5660743161',
  '7743986580',
];

interface Line {
  time: string;
  price: string;
  price_before_discount: string;
  item_status: string;
}

/**
 * What is stated about it at many moments of its past, each sentence checked against the looks until
 * then.
 */
async function checkThroughTime(world: World, goodsId: number, offerId: number): Promise<void> {
  const now = world.clock.now();
  for (const moment of [
    '2021-12-20',
    '2022-03-03',
    '2022-06-15',
    '2022-11-12',
    '2023-01-15',
    '2023-03-20',
    '2023-04-04',
    '2024-06-01',
    '2026-01-05',
  ]) {
    world.clock.set(`${moment}T03:00:00.000Z`);
    const then = await world.ctx('VN');
    await judge(then, [goodsId]);
    const price = (await pricesOf(then, [goodsId])).get(goodsId);
    if (!price || Date.parse(price.seenTime) > then.now.getTime()) continue;
    await checkFacts(then, offerId, price.verdict, {
      amount: price.currentAmount,
      was: price.originAmount,
      seenTime: price.seenTime,
      isCurrent: price.isCurrent,
    });
  }
  world.clock.set(now.toISOString());
  await judge(await world.ctx('VN'), [goodsId]);
}

test.skipIf(FOLDER === undefined)(
  'BEY-03: six real series, of which a shop scrambled six weeks: no scrambled price counts, none becomes a low',
  async () => {
    const world = await makeWorld();
    world.clock.set('2026-01-05T03:00:00.000Z');
    const ctx = await world.ctx('VN');
    for (const item of ITEMS) {
      const lines = parse(readFileSync(path.join(FOLDER as string, `${item}.csv`)), {
        columns: true,
      }) as Line[];
      const goodsId = await makeGoods(ctx, { code: item });
      const offerId = await makeOffer(ctx, goodsId);
      // VND times 100,000
      const vnd = (price: string) => Math.round(Number(price) / 100_000);
      const scrambled = lines.filter((line) => Number(line.price) % 100_000_000 !== 0);
      const taken = await takeIn(
        ctx,
        sql`select ${offerId}::bigint, to_timestamp(t), 'VND', p, nullif(w, 0), null::bigint,
            null::bigint, null::text, s, 'PUBLIC', 'history', 100::smallint, null::bytea,
            null::bigint
      from unnest(${lines.map((line) => Number(line.time))}::bigint[],
        ${lines.map((line) => vnd(line.price))}::bigint[],
        ${lines.map((line) => vnd(line.price_before_discount))}::bigint[],
        ${lines.map((line) => line.item_status !== 'sold_out')}::boolean[]) told(t, p, w, s)`,
      );
      expect(taken.observations).toBe(lines.length);

      const counted = await ctx.db.rows<{
        price: number;
      }>(sql`select o.item_amount as price from price_observation o where o.offer_id = ${offerId}
      and extract(epoch from o.observed_at)::bigint =
        any(${scrambled.map((line) => Number(line.time))}::bigint[])
      and not exists (select from price_exclusion e where e.offer_id = o.offer_id
        and e.observed_at = o.observed_at and e.source = o.source and e.released_at is null)`);
      expect(counted, `${item}: scrambled prices that count`).toEqual([]);

      const honest = lines.filter((line) => Number(line.price) % 100_000_000 === 0);
      const { data } = await world.call(
        'price.statistics',
        { id: item, dayRange: 0 },
        { 'x-tenant': 'VN' },
      );
      for (const low of [data?.min, ...(data?.lows ?? [])]) {
        if (low)
          expect(
            honest.map((line) => vnd(line.price)),
            `${item}: a low of ${low.amount}`,
          ).toContain(low.amount);
      }
      // outside the six weeks hardly anything is doubted: a sale to under half for some hours,
      // until it is reported twice
      const doubted = taken.quarantined - scrambled.length;
      expect(doubted, `${item}: honest prices in quarantine`).toBeLessThanOrEqual(
        Math.ceil(honest.length * 0.005),
      );
      expect(honest.map((line) => vnd(line.price))).toContain(
        (await pricesOf(ctx, [goodsId])).get(goodsId)?.currentAmount,
      );
      await checkThroughTime(world, goodsId, offerId);
    }
  },
  120_000,
);
