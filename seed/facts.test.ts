/**
 * Every sentence of a verdict in the demo world, in all six regions, recomputed from the looks it
 * rests on.
 */
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { pricesOf } from '#api/price/index.ts';
import { REFUTED } from '#contract/price/verdict.ts';
import { checkFacts } from '../test/facts.ts';
import { makeDemoWorld } from '../test/demo.ts';

const REGIONS = ['TH', 'ID', 'SG', 'MY', 'PH', 'VN'] as const;
const world = await makeDemoWorld();

test('BEY-01, LAB-06, DEMO-01: every sentence about every product of the demo world is so, and nothing refuted is called low or fallen', async () => {
  const wrong: string[] = [];
  let checked = 0;
  for (const region of REGIONS) {
    const ctx = await world.ctx(region);
    const ids = (
      await ctx.db.rows<{ goods_id: number }>(
        sql`select goods_id from goods_price order by goods_id`,
      )
    ).map((row) => row.goods_id);
    for (const [id, price] of await pricesOf(ctx, ids)) {
      const now = {
        amount: price.currentAmount,
        was: price.originAmount,
        seenTime: price.seenTime,
        isCurrent: price.isCurrent,
      };
      await checkFacts(ctx, Number(price.bestOfferId), price.verdict, now).catch((error: Error) =>
        wrong.push(`${region} ${id}: ${error.message}`),
      );
      const lows = price.dealLabels.filter((label) => /LOW|PRICE_REDUCTION/.test(label));
      if (
        lows.length > 0 &&
        (REFUTED.includes(price.verdict.kind) || price.verdict.seenOnce || !price.isCurrent)
      )
        wrong.push(`${region} ${id}: ${price.verdict.kind} with ${lows.join()}`);
      checked += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(250);
}, 300_000);
