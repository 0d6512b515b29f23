import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from '../intent/follow.ts';
import { basketIn, linesIn } from './basket.ts';
import { reckoningIn } from './voucher.ts';

const totalOf = (text: string, currency: CurrencyCode) =>
  basketIn(text, currency)?.reduce((sum, one) => sum + one, 0);

test.each([
  ['SGD', '3 lotions at $5 each and 2 lipsticks at $8 each, total?', 31_00],
  ['SGD', '3 lotions for $5 and 2 lipsticks $8, total?', 21_00],
  ['SGD', 'soap $4.50 pack of 3 and rice 5kg $13.70 total?', 18_20],
  ['THB', 'เสื้อ 2 ตัว ตัวละ 150 กับกางเกง 400 รวมเท่าไหร่', 700_00],
  ['THB', 'ปากกาแพ็ก 6 ราคา 147 สิบแพ็ก กับสมุดเล่มละ 75 ยี่สิบเล่ม รวมเท่าไหร่คะ', 2970_00],
  ['THB', 'สบู่ 3 ก้อน 100 กับแชมพู 89 2 ขวด รวมกี่บาท', 478_00],
  ['THB', 'หูฟัง 1,250 กับเคส 300 รวมเท่าไหร่', 1550_00],
  ['IDR', '3 losion glowen 129rb + 2 lipstik lipora 58rb, bayar berapa', 503_000_00],
  ['IDR', 'buku 15rb dua puluh sama pensil 5rb sepuluh, total berapa', 350_000_00],
  ['MYR', '2 t shirt denimo rm10.90 sehelai + seluar jeans rm202.80, total', 224_60],
  ['SGD', 'pens 10 at $2 each and 3 books at $5 each, total?', 35_00],
  ['VND', '2 áo 150k với 1 quần 400k tổng bao nhiêu', 700_000],
  ['PHP', '3 sabon 45 at 2 shampoo 120, magkano lahat', 375_00],
] as const)('BEY-50: in %s %j is so much together', (currency, text, total) => {
  expect(totalOf(text, currency)).toBe(total);
  expect(understand(text, [], currency)).toMatchObject({ kind: 'RECKON', things: [text] });
});

test.each([
  // nothing says that the total is asked for
  ['THB', 'เสื้อ 2 ตัว ตัวละ 150 กับกางเกง 400'],
  // which of them, and no sum of both
  ['SGD', 'wallet $25 or belt $18, which total is cheaper?'],
  ['SGD', 'Shopee $20 and Lazada $22, total?'],
  // a voucher, shipping and a budget are no things
  ['SGD', 'lotion $5, lipstick $8, 10% off, total?'],
  ['SGD', 'shop A $20 shipping $3, shop B $22 free shipping, total?'],
  ['IDR', 'total 500rb cukup ga buat laptop'],
  // a count, a price or neither
  ['THB', 'สมุดเล่มละ 75 สามสิบเล่ม กับปากกา 10 รวมเท่าไหร่'],
  ['PHP', 'cart ko 1,250, magkano na lang'],
] as const)('BEY-50: in %s %j is no basket that is read for sure', (currency, text) => {
  expect(basketIn(text, currency)).toBeUndefined();
});

const line = fc.record({
  thing: fc.constantFrom('lotions', 'shirts', 'towels', 'pens', 'notebooks', 'soaps'),
  count: fc.integer({ min: 1, max: 99 }),
  cents: fc.integer({ min: 100_00, max: 9999_99 }),
});

test('BEY-50: whatever is bought, so often and at that price, the total is exact', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 6 }), (lines) => {
      const said = lines.map(
        ({ thing, count, cents }) => `${count} ${thing} at $${(cents / 100).toFixed(2)} each`,
      );
      const total = lines.reduce((sum, { count, cents }) => sum + count * cents, 0);
      expect(totalOf(`${said.join(' + ')}, total?`, 'SGD')).toBe(total);
    }),
  );
});

test('BEY-50: a basket goes on with a voucher, and a code leaves what is paid of all pieces', () => {
  const basket = 'pens 10 at $2 each and 3 books at $5 each, total?';
  const { things } = understand('and with 10% off max $3?', [basket], 'SGD');
  const sum = reckoningIn(things[0] ?? '', 'SGD');
  expect(sum?.prices.reduce((all, one) => all + one, 0)).toBe(35_00);
  expect(sum?.vouchers).toMatchObject([{ share: 1000, cap: 3_00 }]);
  const coded = '2 t shirt denimo rm10.90 sehelai + seluar jeans rm202.80, guna DENIMO20';
  expect(linesIn(coded, 'MYR')).toEqual([10_90, 10_90, 202_80]);
});
