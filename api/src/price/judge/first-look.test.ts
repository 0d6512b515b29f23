/** First looks, judged shortly, against the judge of long histories: row for row the same. */
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Context } from '#api/kernel/context.ts';
import { makeGoods, makeOffer } from '../../../../test/story.ts';
import { makeWorld } from '../../../../test/world.ts';
import { takeIn } from '../index.ts';
import { beginTaking, settleDays } from '../take-in/take-in.ts';

const world = await makeWorld();
const ctx = await world.ctx();

const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
/**
 * One look, on some day of the last half year, at an offer of its own goods or of the goods before.
 */
const look = fc.record({
  minutes: fc.oneof(fc.integer({ min: 0, max: 3 * 1440 }), fc.integer({ min: 0, max: 180 * 1440 })),
  item: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 300_000 }) },
    { weight: 1, arbitrary: fc.constant(0) },
  ),
  was: maybe(fc.integer({ min: 1, max: 400_000 })),
  shipping: maybe(fc.constantFrom(0, 3_000)),
  coupon: maybe(fc.constantFrom(500, 20_000)),
  stock: fc.boolean(),
  platform: fc.constantFrom('SHOPEE', 'LAZADA', 'UNKNOWN'),
  mall: fc.boolean(),
  flash: fc.boolean(),
  flashMinutes: maybe(fc.integer({ min: -600, max: 600 })),
  rating: maybe(fc.constantFrom(4.2, 4.6, 4.9)),
  reviews: fc.constantFrom(0, 60, 300),
  sold: fc.constantFrom(0, 5, 900),
  sold30: maybe(fc.constantFrom(0, 40)),
  listed: fc.boolean(),
  retired: fc.boolean(),
  manual: fc.constantFrom<string[]>([], ['BEST_SELLER'], ['FREE_SHIPPING', 'PRICE_REDUCTION_TOP']),
  besides: fc.boolean(),
  currency: fc.oneof(
    { weight: 19, arbitrary: fc.constant('THB') },
    { weight: 1, arbitrary: fc.constant('USD') },
  ),
});
type Look = typeof look extends fc.Arbitrary<infer Value> ? Value : never;

async function place(looks: readonly Look[]): Promise<{ offerIds: number[]; goodsIds: number[] }> {
  const offerIds: number[] = [];
  const goodsIds: number[] = [];
  for (const one of looks) {
    const goodsId =
      one.besides && goodsIds.length > 0 ? (goodsIds.at(-1) as number) : await makeGoods(ctx);
    const offerId = await makeOffer(ctx, goodsId);
    const until =
      one.flashMinutes === null ? null : new Date(ctx.now.getTime() + one.flashMinutes * 60_000);
    await ctx.db.run(sql`update offer set platform = ${one.platform}, is_mall = ${one.mall},
        flash_sale = ${one.flash}, flash_until = ${until}, rating = ${one.rating},
      review_count = ${one.reviews}, sold_count = ${one.sold}, sold_14 = ${one.sold30},
        sold_30 = ${one.sold30}, retired = ${one.retired} where id = ${offerId}`);
    await ctx.db.run(
      sql`update goods set listed = ${one.listed}, manual_labels = ${one.manual}
          where id = ${goodsId}`,
    );
    offerIds.push(offerId);
    goodsIds.push(goodsId);
  }
  return { offerIds, goodsIds };
}

function take(looks: readonly Look[], offerIds: readonly number[]) {
  return takeIn(
    ctx,
    sql`select o, t, c, i, w, h, k, case when k is not null then 'CODE' end, s, 'PUBLIC', 'feed',
        100::smallint, null::bytea, null::bigint
    from unnest(${offerIds as number[]}::bigint[],
      ${looks.map((one) => new Date(ctx.now.getTime() - one.minutes * 60_000))}::timestamptz[],
      ${looks.map((one) => one.currency)}::text[],
      ${looks.map((one) => one.item)}::bigint[], ${looks.map((one) => one.was)}::bigint[],
        ${looks.map((one) => one.shipping)}::bigint[],
      ${looks.map((one) => one.coupon)}::bigint[], ${looks.map((one) => one.stock)}::boolean[])
        told(o, t, c, i, w, h, k, s)`,
  );
}

/** Rolls the same days up and judges the same offers, as if they had a history. */
function settleAgain(offerIds: readonly number[], as: Context) {
  return as.db.transaction(async (db) => {
    await beginTaking(db);
    await db.run(
      sql`insert into taking_day select offer_id, day from price_day
          where offer_id = any(${offerIds as number[]}::bigint[])`,
    );
    await settleDays({ ...as, db });
  });
}

async function written(goodsIds: readonly number[], offerIds: readonly number[]) {
  const of = (ids: readonly number[]) => sql`= any(${ids as number[]}::bigint[]) order by 1, 2`;
  return {
    days: await ctx.db.rows(sql`select * from price_day where offer_id ${of(offerIds)}`),
    merged: await ctx.db.rows(sql`select * from goods_day where goods_id ${of(goodsIds)}`),
    offers: await ctx.db.rows(sql`select * from offer_price where offer_id ${of(offerIds)}`),
    goods: await ctx.db.rows<{ goods_id: number }>(
      sql`select * from goods_price where goods_id ${of(goodsIds)}`,
    ),
    labels: await ctx.db.rows(
      sql`select goods_id, label from goods_label where goods_id ${of(goodsIds)}`,
    ),
  };
}

test('BEY-01, PRC-03: a first look is judged shortly exactly as it is at length', async () => {
  const verdicts = new Set<unknown>();
  let goods = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(look, { minLength: 60, maxLength: 60 }), async (looks) => {
      const { offerIds, goodsIds } = await place(looks);
      await take(looks, offerIds);
      const shortly = await written(goodsIds, offerIds);
      await settleAgain(offerIds, ctx);
      expect(await written(goodsIds, offerIds)).toEqual(shortly);
      for (const row of shortly.offers as { verdict: string }[]) verdicts.add(row.verdict);
      goods += shortly.goods.length;
    }),
    { numRuns: 6, endOnFailure: true },
  );
  expect([...verdicts].sort()).toEqual(['NO_CLAIM', 'UNVERIFIED']);
  expect(goods).toBeGreaterThan(50);
}, 120_000);

test('OPS-24: what is judged goes with its offer and with its goods, and nothing of others does', async () => {
  const plain = {
    minutes: 10,
    item: 500,
    was: 900,
    shipping: 0,
    coupon: null,
    stock: true,
    platform: 'SHOPEE',
    mall: false,
    flash: false,
    flashMinutes: null,
    rating: 4.9,
  };
  const looks = Array.from({ length: 3 }, () => ({
    ...plain,
    reviews: 300,
    sold: 5,
    sold30: null,
    listed: true,
    retired: false,
    manual: [],
    besides: false,
    currency: 'THB',
  }));
  const { offerIds, goodsIds } = await place(looks as Look[]);
  await take(looks as Look[], offerIds);
  const [, , kept] = goodsIds as [number, number, number];
  expect(
    new Set(
      (await written(goodsIds, offerIds)).labels.map(
        (row) => (row as { goods_id: number }).goods_id,
      ),
    ).size,
  ).toBe(3);
  await ctx.db.run(sql`delete from offer where id = ${offerIds[0]}`);
  await ctx.db.run(sql`delete from goods where id = ${goodsIds[1]}`);
  const left = await written(goodsIds, offerIds);
  expect(left.offers.map((row) => (row as { goods_id: number }).goods_id)).toEqual([kept]);
  expect(left.goods.map((row) => row.goods_id)).toEqual([goodsIds[0], kept]);
  expect(left.labels.some((row) => (row as { goods_id: number }).goods_id === goodsIds[1])).toBe(
    false,
  );
});
