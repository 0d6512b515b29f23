/**
 * Labels that compare goods with each other, held to a naive model over random markets, judged a
 * part at a time.
 */
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { daysAgo, makeGoods, makeOffer, observe } from '../../../test/story.ts';
import { buildCategory } from '../../../test/build.ts';
import { makeWorld } from '../../../test/world.ts';
import { judge } from './index.ts';

const world = await makeWorld();
const ctx = await world.ctx();

interface Sales {
  readonly sold14: number | null;
  readonly sold30: number | null;
  readonly sold: number;
}
interface Standing extends Sales {
  readonly id: number;
  readonly category: number;
}

const tops: number[] = [];
for (const code of ['first', 'second', 'third'])
  tops.push((await buildCategory(ctx.db, { code })).id);
/** Of the first category more than its share of places can name, of the last few. */
const SIZES = [220, 31, 9];

const few = fc.oneof(fc.constantFrom(0, 0, 1, 2, 3), fc.integer({ min: 0, max: 40 }));
const sales = fc.record<Sales>({
  sold14: fc.option(few, { nil: null }),
  sold30: fc.option(few, { nil: null }),
  sold: few,
});
/** What changed of which goods since the last judging; categories without 30-day sales come up. */
const round = fc.record({
  changes: fc.array(fc.record({ at: fc.nat(), sales }), { maxLength: 120 }),
  quiet: fc.subarray([0, 1, 2]),
  judged: fc.option(fc.integer({ min: 0, max: 2 }), { nil: null }),
});

function best(
  goods: readonly Standing[],
  of: (one: Standing) => number | null,
  places: number,
): number[] {
  const selling = goods.filter((one) => (of(one) ?? 0) > 0);
  return selling
    .toSorted((a, b) => (of(b) ?? 0) - (of(a) ?? 0) || a.id - b.id)
    .slice(0, places)
    .map((one) => one.id);
}

/** A tenth of what sells, twenty at most, by the last 30 days where any are reported. */
function sellersOf(goods: readonly Standing[]): number[] {
  const of = goods.some((one) => (one.sold30 ?? 0) > 0)
    ? (one: Standing) => one.sold30
    : (one: Standing) => one.sold;
  return best(
    goods,
    of,
    Math.min(20, Math.ceil(goods.filter((one) => (of(one) ?? 0) > 0).length * 0.1)),
  );
}

test('LAB-04, PRC-11, PRC-12: who sells best is who a naive count names, whatever was judged last', async () => {
  const offers: { goodsId: number; offerId: number; category: number }[] = [];
  for (const [at, size] of SIZES.entries())
    for (let n = 0; n < size; n += 1) {
      const goodsId = await makeGoods(ctx, { categoryId: tops[at] as number });
      const offerId = await makeOffer(ctx, goodsId);
      offers.push({ goodsId, offerId, category: at });
    }
  for (const { offerId } of offers)
    await observe(ctx, offerId, [{ at: daysAgo(ctx, 0), item: 100_000 }]);
  const given: Standing[] = offers.map(({ goodsId, category }) => ({
    id: goodsId,
    category,
    sold14: null,
    sold30: null,
    sold: 0,
  }));
  const standing = [...given];
  const sellers: number[][] = [[], [], []];
  await fc.assert(
    fc.asyncProperty(round, async ({ changes, quiet, judged }) => {
      for (const { at, sales: now } of changes)
        given[at % given.length] = { ...(given[at % given.length] as Standing), ...now };
      for (const [at, one] of given.entries())
        if (quiet.includes(one.category)) given[at] = { ...one, sold30: null };
      await ctx.db.run(sql`update offer o set sold_14 = t.sold_14, sold_30 = t.sold_30,
          sold_count = t.sold
        from unnest(${given.map((one) => one.id)}::bigint[], ${given.map((one) => one.sold14)}::int[],
          ${given.map((one) => one.sold30)}::int[], ${given.map((one) => one.sold)}::bigint[]) t(id,
          sold_14, sold_30, sold)
        where o.goods_id = t.id`);
      const touched = given.flatMap((one, at) =>
        judged === null || one.category === judged ? [at] : [],
      );
      await judge(ctx, judged === null ? 'all' : touched.map((at) => (given[at] as Standing).id));
      for (const at of touched) standing[at] = given[at] as Standing;
      for (const category of judged === null ? [0, 1, 2] : [judged])
        sellers[category] = sellersOf(standing.filter((one) => one.category === category));
      const labels = await ctx.db.rows<{ goods_id: number; label: string }>(
        sql`select goods_id, label from goods_label
            where label = any(${['BEST_SELLER', 'HIGH_SALES_14_DAYS', 'HIGH_SALES_30_DAYS']})`,
      );
      const have = (label: string) =>
        labels
          .flatMap((row) => (row.label === label ? [row.goods_id] : []))
          .toSorted((a, b) => a - b);
      const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
      expect(have('HIGH_SALES_14_DAYS')).toEqual(sorted(best(standing, (one) => one.sold14, 50)));
      expect(have('HIGH_SALES_30_DAYS')).toEqual(sorted(best(standing, (one) => one.sold30, 50)));
      expect(have('BEST_SELLER')).toEqual(sorted(sellers.flat()));
    }),
    { numRuns: 12, endOnFailure: true },
  );
});
