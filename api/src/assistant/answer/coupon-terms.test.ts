import { expect, test } from 'vitest';
import type { Coupon } from '#contract/coupon/coupon.ts';
import type { Context } from '../../kernel/context.ts';
import { byTerms } from './coupon-terms.ts';

const ctx = { lang: 'en', tenant: { currency: 'SGD' } } as Context;
const intro = (...least: (number | null)[]) =>
  byTerms(
    ctx,
    least.map((minSpendAmount) => ({ state: 'LIVE', minSpendAmount }) as Coupon),
    (one) => one,
    { term: 'least' },
  ).intro;

test('BEY-50: coupons that all go without a minimum are called so, and others come lowest first', () => {
  expect(intro(null, null, null, 30_00)).toBe('These have no minimum spend:');
  expect(intro(null)).toBe('These have no minimum spend:');
  expect(intro(null, 20_00)).toBe('The lowest minimum first:');
  expect(intro()).not.toBe('These have no minimum spend:');
});
