/**
 * Goods with several offers, as chance makes them, say one thing wherever they are shown (BEY-01,
 * PROD).
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { series } from '../../../test/series.ts';
import type { Look } from '../../../test/series.ts';
import { daysAgo, makeGoods, makeOffer, observe } from '../../../test/story.ts';
import { expectOneVerdict } from '../../../test/surfaces.ts';
import { makeWorld } from '../../../test/world.ts';
import { goodsCards } from './card.ts';

const world = await makeWorld({ env: { API_RATE_LIMIT: '1000000' } });

const looks = fc.record({
  history: series,
  /** Days since the last look. */
  unseen: fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.constantFrom(3, 8, 14, 15, 60) },
  ),
  shipping: fc.option(fc.constantFrom(0, 3_900), { nil: null }),
  coupon: fc.option(fc.constant(5_000), { nil: null }),
  platform: fc.constantFrom('LAZADA', 'SHOPEE', 'TIKTOK'),
});

test('BEY-01: of goods with several offers, fresh and stale, with shipping and coupons, every surface says the same', async () => {
  const ctx = await world.ctx();
  const cases = fc.sample(fc.array(looks, { minLength: 1, maxLength: 4 }), {
    numRuns: 30,
    seed: Number(process.env.FC_SEED ?? 11),
  });
  const ids: number[] = [];
  for (const offers of cases) {
    const goodsId = await makeGoods(ctx);
    ids.push(goodsId);
    for (const { history, unseen, shipping, coupon, platform } of offers) {
      const offerId = await makeOffer(ctx, goodsId, { platform, shopName: `shop ${platform}` });
      const observed = (look: Look) => ({
        at: daysAgo(ctx, look.ago + unseen),
        item: look.item,
        was: look.was,
        shipping,
        coupon,
        inStock: look.stock,
      });
      await observe(ctx, offerId, history.map(observed));
    }
  }
  const cards = await goodsCards(ctx, ids);
  expect(cards.length).toBe(ids.length);
  expect([
    cards.some((card) => !card.isCurrent),
    cards.some((card) => card.offerCount > 1),
  ]).toEqual([true, true]);
  for (const card of cards) await expectOneVerdict(world, ctx, card);
  // the row of tags not to believe has just those whose claim is refuted now, the biggest first, one of a brand
  const refuted = cards.filter(
    ({ verdict, inStock, isCurrent, discount }) =>
      ['RAISED_FIRST', 'FAKE'].includes(verdict.kind) &&
      inStock &&
      isCurrent &&
      !verdict.seenOnce &&
      (discount ?? 0) > 0,
  );
  const shown = (await world.call('goods.refuted', { size: 20 })).data ?? [];
  const brands = shown.map(({ brandName }) => brandName).filter((name) => name !== null);
  expect(new Set(brands).size).toBe(brands.length);
  for (const card of shown) expect(refuted.map(({ id }) => id)).toContain(card.id);
  expect(shown.length > 0).toBe(refuted.length > 0);
  expect(shown[0]?.discount ?? 0).toBe(
    Math.max(0, ...refuted.map(({ discount }) => discount ?? 0)),
  );
}, 240_000);

test('BEY-04: a stale offer at 400 does not beat one at 950 that was seen today, and comes last, marked', async () => {
  const ctx = await world.ctx();
  const goodsId = await makeGoods(ctx, { code: 'stale-400' });
  const stale = await makeOffer(ctx, goodsId, { platform: 'SHOPEE' });
  const fresh = await makeOffer(ctx, goodsId, { platform: 'LAZADA' });
  await observe(
    ctx,
    stale,
    Array.from({ length: 30 }, (_, at) => ({ at: daysAgo(ctx, 60 + at), item: 40_000 })).reverse(),
  );
  await observe(
    ctx,
    fresh,
    Array.from({ length: 30 }, (_, at) => ({ at: daysAgo(ctx, 29 - at), item: 95_000 })),
  );
  const page = (await world.call('goods.detail', { code: 'stale-400' })).data;
  expect(page).toMatchObject({
    currentAmount: 95_000,
    isCurrent: true,
    verdict: { offerId: String(fresh) },
  });
  expect(page?.offers.map((offer) => [offer.id, offer.isCurrent, offer.isBest])).toEqual([
    [String(fresh), true, true],
    [String(stale), false, false],
  ]);
});
