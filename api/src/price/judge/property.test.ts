/**
 * The whole way from looks to a verdict against the specification in `contract/price/`, over random
 * series; `equal.test.ts` has the judge alone, over more of them.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { series } from '../../../../test/series.ts';
import { asJudgement, specified, takeSeries } from '../../../../test/taken.ts';
import { makeWorld } from '../../../../test/world.ts';
import { pricesOf } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();
/** `KHUM_SERIES` sets another number. */
const BATCH = 100;
const RUNS = Math.ceil(Number(process.env.KHUM_SERIES ?? 500) / BATCH);

test('BEY-01, LAB-05, LAB-06: every figure of a verdict, and every low, equals the specification', async () => {
  const kinds = new Set<string>();
  const bases = new Set<string | null>();
  const lows = new Set<string | null>();
  await fc.assert(
    fc.asyncProperty(fc.array(series, { minLength: BATCH, maxLength: BATCH }), async (many) => {
      const { goodsIds, offerIds } = await takeSeries(ctx, many);
      const prices = await pricesOf(ctx, goodsIds);
      const wanted = await specified(ctx, offerIds);
      for (const [index, goodsId] of goodsIds.entries()) {
        const price = prices.get(goodsId);
        const { judgement, low } = wanted[index] as (typeof wanted)[number];
        if (!price) throw new Error('There is no price.');
        kinds.add(price.verdict.kind);
        bases.add(price.verdict.typicalBasis);
        const label = price.dealLabels.find((one) => /LOW/.test(one)) ?? null;
        lows.add(label);
        const story = JSON.stringify(many[index]);
        expect(asJudgement(price.verdict, ctx.tenant.timezone), story).toEqual(judgement);
        expect({ label, lowDays: price.lowDays, asLow: price.verdict.asLowTime }, story).toEqual({
          label: low.label,
          lowDays: low.lowDays,
          asLow: low.asLowAt === null ? null : new Date(low.asLowAt).toISOString(),
        });
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect([...kinds].sort()).toEqual([
    'ALWAYS_ON_SALE',
    'FAKE',
    'NO_CLAIM',
    'OVERSTATED',
    'RAISED_FIRST',
    'UNVERIFIED',
    'VERIFIED',
  ]);
  expect(bases).toEqual(new Set(['BEFORE', 'RISE', 'LASTING', null]));
  expect(lows.size).toBeGreaterThan(5);
}, 900_000);
