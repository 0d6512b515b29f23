/**
 * The quarantine over random series: the order of arrival says nothing, and what is in it moves no
 * figure.
 */
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Context } from '#api/kernel/context.ts';
import { daysAgo, makeGoods, makeOffer } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { pricesOf, takeIn } from '../index.ts';

const world = await makeWorld();
const ctx = await world.ctx();

interface Given {
  at: Date;
  item: number;
  was: number | null;
  stock: boolean;
  source: string;
}

async function offersFor(many: number): Promise<{ goodsIds: number[]; offerIds: number[] }> {
  const goodsIds: number[] = [];
  const offerIds: number[] = [];
  for (let index = 0; index < many; index++) {
    const goodsId = await makeGoods(ctx);
    goodsIds.push(goodsId);
    offerIds.push(await makeOffer(ctx, goodsId));
  }
  return { goodsIds, offerIds };
}

/** All series in one import. */
function take(
  given: readonly (readonly Given[])[],
  offerIds: readonly number[],
  as: Context = ctx,
) {
  const rows = given.flatMap((reported, index) =>
    reported.map((one) => ({ ...one, offer: offerIds[index] as number })),
  );
  return takeIn(
    as,
    sql`select o, t, 'THB', i, w, null::bigint, null::bigint, null::text, s, 'PUBLIC', src,
        100::smallint, null::bytea, null::bigint
    from unnest(${rows.map((row) => row.offer)}::bigint[],
      ${rows.map((row) => row.at)}::timestamptz[], ${rows.map((row) => row.item)}::bigint[],
      ${rows.map((row) => row.was)}::bigint[],
      ${rows.map((row) => row.stock)}::boolean[], ${rows.map((row) => row.source)}::text[]) reported(o,
        t, i, w, s, src)`,
  );
}

const pricesIn = async (goodsIds: readonly number[]) => {
  const prices = await pricesOf(ctx, goodsIds);
  return goodsIds.map((id) => prices.get(id));
};

/** Sightings at odd minutes, glitches among them, by two sources. */
const messy = fc
  .tuple(
    fc.boolean(),
    fc.array(
      fc.record({
        minute: fc.integer({ min: 0, max: 60 * 24 * 60 }),
        item: fc.oneof(
          { weight: 12, arbitrary: fc.constantFrom(79_000, 90_000, 100_000) },
          { weight: 2, arbitrary: fc.constantFrom(1, 790, 10_000, 1_000_000, 0, 20_000) },
          { weight: 1, arbitrary: fc.integer({ min: 60_000, max: 160_000 }) },
        ),
        again: fc.integer({ min: 0, max: 3 }),
        stock: fc.boolean(),
        source: fc.constantFrom('feed', 'form'),
      }),
      { minLength: 3, maxLength: 60 },
    ),
  )
  .map(([habit, reported]): Given[] => {
    const known = new Map<string, Given>();
    // forty days of a round price make a habit, against which odd figures are jitter
    if (habit)
      for (let ago = 100; ago > 60; ago--)
        known.set(`habit${ago}`, {
          at: daysAgo(ctx, ago),
          item: 100_000,
          was: null,
          stock: true,
          source: 'feed',
        });
    for (const one of reported) {
      for (let time = 0; time <= one.again; time++) {
        const at = new Date(ctx.now.getTime() - (one.minute - time * 35) * 60_000);
        if (at <= ctx.now)
          known.set(`${at.getTime()}${one.source}`, {
            at,
            item: one.item,
            was: null,
            stock: one.stock,
            source: one.source,
          });
      }
    }
    return [...known.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
  });

/** Everything derived, without what names the offer or the moment. */
async function derived(offerIds: readonly number[], goodsIds: readonly number[]) {
  const days = await ctx.db.rows<{ offer_id: number }>(
    sql`select * from price_day where offer_id = any(${offerIds}::bigint[]) order by offer_id, day`,
  );
  const open = await ctx.db.rows<{ offer_id: number }>(
    sql`select offer_id, observed_at, source, reason from price_exclusion
        where offer_id = any(${offerIds}::bigint[]) and released_at is null order by 1, 2, 3`,
  );
  const place = new Map(offerIds.map((id, index) => [id, index]));
  const prices = (await pricesIn(goodsIds)).map(
    (price) =>
      price && {
        ...price,
        goodsId: '',
        bestOfferId: '',
        verdict: { ...price.verdict, offerId: '' },
        dealLabels: price.dealLabels.filter((label) => label !== 'PRICE_REDUCTION_TOP'),
      },
  );
  return {
    days: days.map((row) => ({ ...row, offer_id: place.get(row.offer_id) })),
    open: open.map((row) => ({ ...row, offer_id: place.get(row.offer_id) })),
    prices,
  };
}

test('BEY-03: a file in two halves, or one by one backwards, is judged as it is at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(messy, { minLength: 6, maxLength: 6 }),
      fc.integer({ min: 0, max: 100 }),
      async (many, cut) => {
        const atOnce = await offersFor(many.length);
        await take(many, atOnce.offerIds);
        const expected = await derived(atOnce.offerIds, atOnce.goodsIds);

        const halves = await offersFor(many.length);
        await take(
          many.map((reported) => reported.slice(0, Math.floor((reported.length * cut) / 100))),
          halves.offerIds,
        );
        await take(
          many.map((reported) => reported.slice(Math.floor((reported.length * cut) / 100))),
          halves.offerIds,
        );
        expect(await derived(halves.offerIds, halves.goodsIds)).toEqual(expected);

        const shuffled = await offersFor(many.length);
        for (const part of [4, 1, 3, 0, 2])
          await take(
            many.map((reported) => reported.filter((_, index) => (index * 7) % 5 === part)),
            shuffled.offerIds,
          );
        expect(await derived(shuffled.offerIds, shuffled.goodsIds)).toEqual(expected);
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
}, 120_000);

test('BEY-03, PRC-03: what is in quarantine never moves a figure', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(messy, { minLength: 8, maxLength: 8 }), async (many) => {
      const { goodsIds, offerIds } = await offersFor(many.length);
      await take(many, offerIds);
      for (const [index, reported] of many.entries()) {
        const open = new Set(
          (
            await ctx.db.rows<{ observed_at: Date; source: string }>(
              sql`select observed_at, source from price_exclusion
                  where offer_id = ${offerIds[index]} and released_at is null`,
            )
          ).map((row) => `${row.observed_at.getTime()}${row.source}`),
        );
        const counted = reported.filter((one) => !open.has(`${one.at.getTime()}${one.source}`));
        expect(counted.some((one) => one.item === 0)).toBe(false);
        const byDay = Map.groupBy(counted, (one) =>
          new Date(one.at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10),
        );
        const inStock = [...byDay.values()].flatMap((day) => day.filter((one) => one.stock));
        const { data } = await world.call('price.statistics', {
          id: String(goodsIds[index]),
          dayRange: 0,
        });
        expect(data?.min?.amount ?? null).toBe(
          inStock.length === 0 ? null : Math.min(...inStock.map((one) => one.item)),
        );
        expect(data?.max?.amount ?? null).toBe(
          inStock.length === 0 ? null : Math.max(...inStock.map((one) => one.item)),
        );
        expect(data?.totalDays).toBe(byDay.size);
        for (const point of data?.points ?? [])
          expect(point.price === null || counted.some((one) => one.item === point.price)).toBe(
            true,
          );
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
}, 120_000);
