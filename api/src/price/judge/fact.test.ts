/** Every sentence of a verdict against the looks it rests on. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FactKey } from '#contract/price/fact.ts';
import { checkFacts } from '../../../../test/facts.ts';
import { series } from '../../../../test/series.ts';
import { takeSeries } from '../../../../test/taken.ts';
import { daily, daysAgo, makeHistory } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { pricesOf } from '../index.ts';
import type { GoodsPrice } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();

const shown = (price: GoodsPrice) => ({
  amount: price.currentAmount,
  was: price.originAmount,
  seenTime: price.seenTime,
  isCurrent: price.isCurrent,
});

test('BEY-01: every sentence about random series is so', async () => {
  const said = new Set<FactKey>();
  await fc.assert(
    fc.asyncProperty(fc.array(series, { minLength: 60, maxLength: 60 }), async (many) => {
      const { goodsIds, offerIds } = await takeSeries(ctx, many);
      const prices = await pricesOf(ctx, goodsIds);
      for (const [index, goodsId] of goodsIds.entries()) {
        const price = prices.get(goodsId) as GoodsPrice;
        try {
          for (const key of await checkFacts(
            ctx,
            offerIds[index] as number,
            price.verdict,
            shown(price),
          ))
            said.add(key);
        } catch (error) {
          throw new Error(
            `${(error as Error).message}\n${JSON.stringify(price.verdict)}\n${JSON.stringify(many[index])}`,
            { cause: error },
          );
        }
      }
    }),
    { numRuns: Math.ceil(Number(process.env.KHUM_SERIES ?? 300) / 60), endOnFailure: true },
  );
  // the rest have scripts of their own below
  expect(said.size).toBeGreaterThan(12);
}, 600_000);

async function keysOf(given: Parameters<typeof makeHistory>[1]): Promise<FactKey[]> {
  const { goodsId, offerId } = await makeHistory(ctx, given);
  const price = (await pricesOf(ctx, [goodsId])).get(goodsId) as GoodsPrice;
  return checkFacts(ctx, offerId, price.verdict, shown(price));
}

test('BEY-01: rare sentences are so', async () => {
  const struck = { at: daysAgo(ctx, 0), item: 100_000, was: 150_000 };
  expect(
    await keysOf([
      ...daily(ctx, 90, 14, { item: 100_000 }),
      ...daily(ctx, 6, 1, { item: 150_000 }),
      struck,
    ]),
  ).toContain('fact.raised.between');
  expect(await keysOf([...daily(ctx, 90, 1, { item: 80_000 }), struck])).toContain(
    'fact.raised.same-day',
  );
  expect(await keysOf([...daily(ctx, 90, 9, { item: 80_000 }), struck])).toContain(
    'fact.raised.together',
  );
  expect(
    await keysOf([
      ...daily(ctx, 160, 80, { item: 104_000 }),
      ...daily(ctx, 79, 50, { item: 100_000, was: 160_000 }),
      { at: daysAgo(ctx, 0), item: 150_000, was: 160_000 },
    ]),
  ).toContain('fact.raised.during');
  expect(
    await keysOf([
      ...daily(ctx, 90, 41, { item: 100_000 }),
      ...daily(ctx, 40, 1, { item: 100_000, was: 120_000 }),
      struck,
    ]),
  ).toContain('fact.struck');
  expect(await keysOf(daily(ctx, 90, 20, { item: 100_000 }))).toContain('fact.old');
  expect(await keysOf([{ at: daysAgo(ctx, 0), item: 100_000 }])).toContain('fact.first');
  expect(
    await keysOf([
      ...daily(ctx, 90, 1, { item: 100_000 }),
      { at: daysAgo(ctx, 0), item: 50_000, was: 100_000 },
    ]),
  ).toContain('fact.once');
  expect(
    await keysOf([
      ...daily(ctx, 90, 1, { item: 100_000 }),
      { at: daysAgo(ctx, 0), item: 70_000, was: 80_000 },
    ]),
  ).toContain('fact.real.more');
  expect(
    await keysOf([
      ...daily(ctx, 100, 1, { item: 24_900, was: 45_200 }),
      { at: daysAgo(ctx, 0), item: 26_900, was: 48_900 },
    ]),
  ).toEqual(expect.arrayContaining(['fact.lasting.dearer', 'fact.real.dearer']));
  const monthly = daily(ctx, 120, 0, { item: 100_000 }).map((one, index) =>
    (120 - index) % 30 === 0 ? { ...one, item: 70_000 } : one,
  );
  expect(await keysOf(monthly)).toEqual(
    expect.arrayContaining(['fact.as-low', 'fact.below', 'fact.earlier']),
  );
});
