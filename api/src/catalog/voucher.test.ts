import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Coupon } from '#contract/coupon/coupon.ts';
import { helpedBy, holdsAt } from '#contract/coupon/help.ts';
import { takenOff } from '#contract/coupon/stack.ts';
import { vouchersOfGoods, vouchersOn } from './voucher.ts';

const platform = fc.constantFrom('SHOPEE', 'LAZADA');
const shopName = fc.constantFrom(null, 'Rim Nam', 'Baan Suan');
const offers = fc.array(
  fc.record({
    platform,
    shopName,
    parts: fc.record({ itemAmount: fc.integer({ min: 1, max: 3_000 }) }),
  }),
  { minLength: 1, maxLength: 3 },
);
const coupons = fc.array(
  fc
    .record({
      platform: fc.oneof(platform, fc.constant('UNKNOWN')),
      shopName,
      discountType: fc.constantFrom('AMOUNT', 'DISCOUNT'),
      amount: fc.option(fc.integer({ min: 0, max: 500 })),
      fraction: fc.option(fc.constantFrom(0, 0.05, 0.5)),
      minSpendAmount: fc.option(fc.integer({ min: 0, max: 5_000 })),
      capAmount: fc.option(fc.integer({ min: 0, max: 300 })),
      state: fc.constantFrom('LIVE', 'DOUBTFUL', 'EXPIRED'),
    })
    .map((coupon) => coupon as Coupon),
  { maxLength: 8 },
);

test('COUP-06: every live coupon of a product takes something off one of its offers, or would where a second piece reached its minimum; the most off the best offer comes first', () => {
  fc.assert(
    fc.property(offers, coupons, (own, all) => {
      const shown = vouchersOfGoods(own, all).filter((coupon) => coupon.state === 'LIVE');
      const off = (coupon: Coupon, pieces: number) =>
        own.map((offer) =>
          holdsAt(offer, coupon) ? takenOff(offer.parts.itemAmount * pieces, coupon) : 0,
        );
      // five per cent of the smallest price is nothing: two pieces help only where one is too cheap
      const reached = (coupon: Coupon) =>
        own.some(
          (offer, at) =>
            offer.parts.itemAmount < (coupon.minSpendAmount ?? 0) && (off(coupon, 2)[at] ?? 0) > 0,
        );
      const wanted = all.filter(
        (coupon) => coupon.state === 'LIVE' && (Math.max(...off(coupon, 1)) > 0 || reached(coupon)),
      );
      expect(new Set(shown)).toEqual(new Set(wanted));
      const here = shown.map((coupon) => off(coupon, 1)[0] ?? 0);
      expect(here).toEqual(here.toSorted((one, other) => other - one));
      // none of another offer leads before what a second piece of the first would reach
      const elsewhere = shown.map((coupon) => helpedBy(coupon, own)?.isFirst !== true);
      expect(elsewhere).toEqual(elsewhere.toSorted());
    }),
  );
});

test('DEAL-10: every coupon of a deal takes something off its own offer, the most first', () => {
  fc.assert(
    fc.property(offers, coupons, ([offer], all) => {
      if (!offer) return;
      const { itemAmount } = offer.parts;
      const off = vouchersOn(itemAmount, offer, all).map((coupon) => {
        expect(holdsAt(offer, coupon)).toBe(true);
        return takenOff(itemAmount, coupon);
      });
      expect(off.every((amount) => amount > 0)).toBe(true);
      expect(off).toEqual(off.toSorted((one, other) => other - one));
    }),
  );
});
