/** A voucher that somebody has, and the product that it is for, in the languages of six markets. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';
import { boughtWith } from './own-voucher.ts';

test.each<[CurrencyCode, string, string, number[]]>([
  ['MYR', 'boleh kira baucar 10% utk suitcase nomadi luna jadi berapa', 'suitcase nomadi luna', []],
  ['MYR', 'ada baucar rm20, saapan neo jadi berapa', 'saapan neo', []],
  ['SGD', 'i got a $5 voucher, final price for Nuvox Plus 9 with shipping?', 'nuvox plus 9', [9]],
  ['SGD', 'with a $5 off code what will i pay for Pebblo Neo 7', 'pebblo neo 7', [7]],
  [
    'IDR',
    'punya voucher 20rb, kalo beli cokelat biscara gold jadi berapa',
    'cokelat biscara gold',
    [],
  ],
  ['THB', 'มีโค้ดลด 10% ซื้อ Lumo Go 3 เหลือเท่าไหร่', 'lumo go 3', [3]],
  ['THB', 'Morika Slim 6 ใช้โค้ดลด 15% สูงสุด 100 บาท เหลือเท่าไร', 'morika slim 6', [6]],
  [
    'PHP',
    'may 100 pesos off voucher ako, magkano na lang yung stovia slim 3?',
    'stovia slim 3',
    [3],
  ],
  ['VND', 'voucher 10% thì nuvox lite 8 còn bao nhiêu', 'nuvox lite 8', [8]],
])('BEY-50: in %s “%s” asks what is left to pay of “%s”', (currency, text, name, figures) => {
  expect(understand(text, [], currency).kind).toBe('RECKON');
  const bought = boughtWith(text, currency);
  expect(bought?.name.join(' ')).toBe(name);
  expect(bought?.figures.map((one) => Number(one.text))).toEqual(figures);
});

test.each<[CurrencyCode, string]>([
  ['SGD', 'Lumo Go 3 is $300, 10% off, what do i pay'],
  ['SGD', '15% off 80 how much'],
  ['SGD', 'how much do i have to spend for the 10% coupon'],
  ['IDR', 'beli 2, kupon 15% maks 50rb, ongkir 20rb, total berapa'],
  ['THB', 'มีโค้ด 100 บาทของตัวเอง เหลือเท่าไหร่'],
])('BEY-50: in %s “%s” names no product whose price is to be looked up', (currency, text) => {
  expect(boughtWith(text, currency)).toBeUndefined();
});
