/** A basket in several orders: each voucher once, where it takes the most off. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from '../intent/follow.ts';
import { bestOf } from './orders.ts';
import { reckoningIn } from './voucher.ts';
import type { Voucher } from './voucher.ts';

test.each([
  [
    'MYR',
    'cart RM215, RM15 off min RM150',
    'what if i split into 2 orders, 115 and 100',
    [115, 100],
  ],
  ['THB', 'ตะกร้า 900 โค้ดลด 100 ขั้นต่ำ 500', 'ถ้าแยกเป็น 2 ออเดอร์ 500 กับ 400 ล่ะ', [500, 400]],
  [
    'PHP',
    'cart 900, 100 off min 500',
    'pag hiniwalay ko sa dalawang hiwalay na order 500 at 400',
    [500, 400],
  ],
  [
    'VND',
    'đơn 900k, mã giảm 100k đơn từ 500k',
    'tách thành 2 đơn 500k và 400k thì sao',
    [500_000, 400_000],
  ],
  [
    'MYR',
    'troli rm215, baucar rm15 min rm150',
    'kalau asing 2 order rm115 dengan rm100',
    [115, 100],
  ],
] as const)('BEY-50: in %s after “%s” %s', (currency, sum, split, orders) => {
  const { kind, things } = understand(split, [sum], currency);
  expect(kind).toBe('RECKON');
  const unit = 10 ** CURRENCIES[currency].digits;
  expect(reckoningIn(things[0] ?? '', currency)?.orders).toEqual(orders.map((one) => one * unit));
});

test('BEY-50: a split that does not say what each order costs has no amounts', () => {
  const { things } = understand('แยกเป็นสองบิลล่ะ', ['ตะกร้า 900 โค้ดลด 100 ขั้นต่ำ 500'], 'THB');
  expect(reckoningIn(things[0] ?? '', 'THB' satisfies CurrencyCode)?.orders).toEqual([]);
});

const amount = fc.integer({ min: 100, max: 50_000 });
const voucher: fc.Arbitrary<Voucher> = fc
  .record({
    share: fc.option(fc.integer({ min: 100, max: 5000 })),
    amount,
    cap: fc.option(amount),
    least: fc.option(amount),
  })
  .map(({ share, amount: off, cap, least }) => ({
    issuer: null,
    share,
    amount: share === null ? off : null,
    cap: share === null ? null : cap,
    least,
    exceeds: false,
    isBack: false,
    sameShop: false,
  }));

test('BEY-50, property: no order pays less than nothing, and none takes a voucher that another has', () => {
  fc.assert(
    fc.property(
      fc.array(voucher, { maxLength: 3 }),
      fc.array(amount, { minLength: 2, maxLength: 3 }),
      fc.integer({ min: 0, max: 5000 }),
      (vouchers, orders, shipping) => {
        const sums = bestOf('THB', vouchers, orders, shipping);
        const total = orders.reduce((sum, one) => sum + one + shipping, 0);
        const paid = sums.reduce((sum, { pay }) => sum + pay, 0);
        for (const { pay } of sums) expect(pay).toBeGreaterThanOrEqual(shipping);
        expect(paid).toBeLessThanOrEqual(total);
        // no voucher takes off more than it does of the order where it does most
        const most = vouchers.map((one) =>
          Math.max(
            ...orders.map((order) => order - (bestOf('THB', [one], [order], 0)[0]?.pay ?? 0)),
          ),
        );
        expect(total - paid).toBeLessThanOrEqual(most.reduce((sum, one) => sum + one, 0));
      },
    ),
  );
});
