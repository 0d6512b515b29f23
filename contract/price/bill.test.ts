import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestStack, takenOff } from '../coupon/stack.ts';
import type { StackCoupon } from '../coupon/stack.ts';
import { addsUp, beyondOf, billOf, codeOf } from './bill.ts';
import type { PriceParts } from './effective.ts';

const amount = fc.integer({ min: 0, max: 5_000_00 });
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null });

const parts: fc.Arbitrary<PriceParts> = fc
  .record({
    itemAmount: amount,
    shippingAmount: maybe(amount),
    couponAmount: maybe(amount),
    couponCode: maybe(fc.constantFrom('NOV86C', 'คูปอง')),
    withShipping: fc.boolean(),
    withCoupon: fc.boolean(),
  })
  .map((one) => ({
    ...one,
    effectiveAmount: Math.max(
      0,
      one.itemAmount +
        (one.withShipping ? (one.shippingAmount ?? 0) : 0) -
        (one.withCoupon ? (one.couponAmount ?? 0) : 0),
    ),
  }));

const coupon: fc.Arbitrary<Omit<StackCoupon, 'id'>> = fc.record({
  discountType: fc.constantFrom('AMOUNT', 'DISCOUNT'),
  amount: maybe(amount),
  fraction: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
  minSpendAmount: maybe(amount),
  capAmount: maybe(amount),
  exclusive: fc.boolean(),
  issuer: fc.constantFrom('platform', 'shop'),
});
const coupons = fc
  .array(coupon, { maxLength: 6 })
  .map((all) => all.map((one, at) => ({ ...one, id: String(at) })));

test('BEY-04: the lines of a bill add up to what is paid, to the last unit', () => {
  fc.assert(
    fc.property(parts, coupons, fc.boolean(), (priced, all, isStacked) => {
      const shipping = priced.withShipping ? (priced.shippingAmount ?? 0) : 0;
      const best = bestStack(priced.itemAmount, shipping, all);
      const stack = {
        couponAmount: best.couponAmount,
        payAmount: best.payAmount,
        used: best.used.map((one) => ({ ...one, code: `C${one.id}`, title: '' })),
      };
      const bill = billOf(priced, isStacked ? stack : null);
      const off = bill.coupons.reduce((sum, one) => sum + one.amount, 0);
      expect(priced.itemAmount + shipping - off).toBe(bill.payAmount);
      expect(bill.payAmount).toBeGreaterThanOrEqual(0);
      expect(bill.coupons.every((one) => one.amount > 0)).toBe(true);
      expect(addsUp(bill)).toBe(off > 0 || shipping > 0);
    }),
  );
});

test('BEY-04: the bill in a line begins with the price above it and ends with what is paid, or adds up to that price', () => {
  fc.assert(
    fc.property(parts, coupons, fc.boolean(), (priced, all, hasSeen) => {
      const shipping = priced.withShipping ? (priced.shippingAmount ?? 0) : 0;
      const best = bestStack(priced.itemAmount, shipping, all);
      const codes = [hasSeen ? priced.couponCode : 'OTHER', null];
      const stack = {
        couponAmount: best.couponAmount,
        payAmount: best.payAmount,
        used: best.used.map((one, at) => ({ ...one, code: codes[at] ?? null, title: one.id })),
      };
      const bill = billOf(priced, stack);
      const beyond = beyondOf(bill);
      const taken = beyond?.taken.reduce((sum, one) => sum + one.amount, 0) ?? 0;
      expect(priced.effectiveAmount + (beyond?.without?.amount ?? 0) - taken).toBe(bill.payAmount);
      expect(beyond?.taken.every((one) => one.amount > 0) ?? true).toBe(true);
      expect(beyondOf(billOf(priced, null))).toBeNull();
    }),
  );
});

test('BEY-08: the best coupons are those that a search through every allowed choice finds', () => {
  fc.assert(
    fc.property(amount, coupons, (item, all) => {
      let most = 0;
      for (let chosen = 0; chosen < 2 ** all.length; chosen += 1) {
        const some = all.filter((_, at) => (chosen >> at) & 1);
        const issuers = new Set(some.map((one) => one.issuer));
        const isAllowed =
          some.length <= 1 || (issuers.size === some.length && some.every((one) => !one.exclusive));
        const off = some.reduce((sum, one) => sum + takenOff(item, one), 0);
        if (isAllowed) most = Math.max(most, Math.min(item, off));
      }
      expect(bestStack(item, 0, all).couponAmount).toBe(most);
    }),
  );
});

test('BEY-08: a coupon never takes off below its minimum, above its cap or more than the price', () => {
  fc.assert(
    fc.property(amount, coupons, (item, all) => {
      for (const one of all) {
        const off = takenOff(item, one);
        if (item < (one.minSpendAmount ?? 0)) expect(off).toBe(0);
        expect(off).toBeLessThanOrEqual(Math.min(item, one.capAmount ?? item));
      }
    }),
  );
});

test('BEY-08: of several codes the one that takes off the most is copied; without a code, none', () => {
  const priced = { ...fc.sample(parts, 1)[0] } as PriceParts;
  const of = (...used: [string | null, number][]) =>
    codeOf({
      parts: priced,
      payAmount: 0,
      instead: null,
      coupons: used.map(([code, off]) => ({ code, title: '', amount: off })),
    });
  expect(of(['A', 5], ['B', 7], [null, 9])).toBe('B');
  expect(of([null, 9])).toBeNull();
  expect(of()).toBeNull();
});
