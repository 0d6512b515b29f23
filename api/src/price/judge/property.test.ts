/** The judge in SQL against the specification in `contract/price/judge.ts` and `low.ts`, over random series. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asJudgement, series, specified, takeSeries } from '../../../../test/series.ts';
import { makeWorld } from '../../../../test/world.ts';
import { pricesOf } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();
/** 10,000 series by `KHUM_SERIES=10000`. */
const BATCH = 100;
const RUNS = Math.ceil(Number(process.env.KHUM_SERIES ?? 1000) / BATCH);

test('BEY-01, LAB-05, LAB-06: every figure of a verdict, and every low, equals the specification', async () => {
  const kinds = new Set<string>();
  const bases = new Set<string | null>();
  const lows = new Set<string | null>();
  await fc.assert(
    fc.asyncProperty(fc.array(series, { minLength: BATCH, maxLength: BATCH }), async (many) => {
      const { goodsIds, offerIds } = await takeSeries(ctx, many);
      const prices = await pricesOf(ctx, goodsIds);
      for (const [index, goodsId] of goodsIds.entries()) {
        const price = prices.get(goodsId);
        const { judgement, low } = await specified(ctx, offerIds[index] as number);
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
  expect([...kinds].sort()).toEqual(['ALWAYS_ON_SALE', 'FAKE', 'NO_CLAIM', 'OVERSTATED', 'RAISED_FIRST', 'UNVERIFIED', 'VERIFIED']);
  expect(bases).toEqual(new Set(['BEFORE', 'RISE', 'LASTING', null]));
  expect(lows.size).toBeGreaterThan(5);
}, 900_000);
