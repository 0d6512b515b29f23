/** BEY-50: promotions of several pieces beside a share that is taken off each. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { offEach, promotionsIn } from './promotions.ts';

/** What a piece costs less under each, in per cent, and the price that is named. */
function read(typed: string, currency: CurrencyCode = 'THB') {
  const found = promotionsIn(typed, currency);
  return found && { off: found.all.map((one) => Math.round(offEach(one)) / 100), of: found.price };
}

test.each<[CurrencyCode, string, number[], number | null]>([
  ['SGD', 'buy 1 get 1 free or 40% off, which is better', [50, 40], null],
  ['PHP', 'buy 1 take 1 vs 50% off, 199 each', [50, 50], 19_900],
  ['IDR', 'beli 3 gratis 1 atau diskon 20%', [25, 20], null],
  ['IDR', 'beli 2 bonus 1 apa diskon 35%, harga 50rb', [33.33, 35], 5_000_000],
  ['THB', '2 แถม 1 หรือ 1 แถม 1', [33.33, 50], null],
  ['THB', 'ชิ้นที่ 2 ลด 50% กับลด 30% อันไหนคุ้ม', [25, 30], null],
  ['VND', 'cái thứ 2 nửa giá hay giảm 20%', [25, 20], null],
  ['MYR', '2nd one half price or 25% off', [25, 25], null],
  ['MYR', 'barang kedua separuh harga ke diskaun 30%', [25, 30], null],
])('BEY-50: %s %s', (currency, typed, off, of) => {
  expect(read(typed, currency)).toEqual({ off, of });
});

test.each([
  'buy 1 get 1 free at 99',
  '40% off or 30% off',
  '40% off min 500 or buy 1 get 1',
  'buy 2 get 1 at 120 or 3 for 99',
  'buy 0 get 1 or 10% off',
])('BEY-50: %s is no choice between promotions', (typed) => {
  expect(promotionsIn(typed, 'THB')).toBeUndefined();
});

test('BEY-50: what a piece costs less agrees with what all of them cost', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 99 }),
      (bought, free, percent) => {
        const found = promotionsIn(`buy ${bought} get ${free} free or ${percent}% off`, 'SGD');
        const [bundle, each] = (found?.all ?? []).map(offEach);
        const paid = bought / (bought + free);
        expect(bundle).toBeCloseTo((1 - paid) * 10_000, 6);
        expect(each).toBe(percent * 100);
      },
    ),
  );
});
