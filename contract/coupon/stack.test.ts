import { expect, test } from 'vitest';
import { bestStack } from './stack.ts';
import type { StackCoupon } from './stack.ts';

const off = (id: string, amount: number, more: Partial<StackCoupon> = {}): StackCoupon => ({
  id,
  discountType: 'AMOUNT',
  amount,
  fraction: null,
  minSpendAmount: null,
  capAmount: null,
  exclusive: false,
  ...more,
});
const part = (id: string, fraction: number, more: Partial<StackCoupon> = {}): StackCoupon => ({
  ...off(id, 0, more),
  discountType: 'DISCOUNT',
  amount: null,
  fraction,
});

/** item, shipping, coupons → what is used, and what is paid. */
const BASKETS: readonly [
  name: string,
  item: number,
  shipping: number,
  coupons: StackCoupon[],
  used: Record<string, number>,
  pay: number,
][] = [
  ['no coupon', 900_00, 60_00, [], {}, 960_00],
  ['one amount', 900_00, 60_00, [off('a', 100_00)], { a: 100_00 }, 860_00],
  [
    'below the minimum spend',
    900_00,
    0,
    [off('a', 100_00, { minSpendAmount: 900_01 })],
    {},
    900_00,
  ],
  [
    'at the minimum spend; shipping does not count towards it',
    900_00,
    60_00,
    [off('a', 100_00, { minSpendAmount: 900_00 })],
    { a: 100_00 },
    860_00,
  ],
  [
    'a fraction without floating point: 29 % of 100.00',
    100_00,
    0,
    [part('a', 0.29)],
    { a: 29_00 },
    71_00,
  ],
  [
    'a fraction with a cap',
    2000_00,
    0,
    [part('a', 0.15, { capAmount: 120_00 })],
    { a: 120_00 },
    1880_00,
  ],
  [
    'two add up, each reckoned on the full price',
    1000_00,
    0,
    [off('a', 100_00), part('b', 0.1)],
    { a: 100_00, b: 100_00 },
    800_00,
  ],
  [
    'an exclusive one that beats the others together',
    1000_00,
    0,
    [off('a', 100_00), part('b', 0.1), off('c', 250_00, { exclusive: true })],
    { c: 250_00 },
    750_00,
  ],
  [
    'an exclusive one that does not',
    1000_00,
    40_00,
    [off('a', 100_00), part('b', 0.1), off('c', 150_00, { exclusive: true })],
    { a: 100_00, b: 100_00 },
    840_00,
  ],
  [
    'never below nothing; shipping is still paid',
    80_00,
    40_00,
    [off('a', 50_00), off('b', 60_00)],
    { b: 60_00, a: 20_00 },
    40_00,
  ],
  [
    'a coupon that does not say how much',
    500_00,
    0,
    [off('a', 0, { amount: null }), part('b', 0, { fraction: null })],
    {},
    500_00,
  ],
  [
    'of each issuer the one that takes most off',
    500_00,
    0,
    [
      off('a', 50_00, { issuer: 'platform' }),
      off('b', 70_00, { issuer: 'platform' }),
      off('c', 20_00, { issuer: 'shop' }),
      off('d', 10_00),
    ],
    { b: 70_00, c: 20_00, d: 10_00 },
    400_00,
  ],
  [
    'the dearer of two exclusive ones',
    500_00,
    0,
    [off('a', 50_00, { exclusive: true }), off('b', 70_00, { exclusive: true })],
    { b: 70_00 },
    430_00,
  ],
];
for (const [name, item, shipping, coupons, used, pay] of BASKETS)
  test(`BEY-08, BEY-04: the stack calculator: ${name}`, () => {
    const stack = bestStack(item, shipping, coupons);
    expect(Object.fromEntries(stack.used.map((one) => [one.id, one.amount]))).toEqual(used);
    expect(stack.payAmount).toBe(pay);
    expect(stack.couponAmount).toBe(item + shipping - pay);
  });
