/** What is asked on of what was shown: figures, ends, other coupons; and departments that are cheap. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { withThatCode } from './code.ts';
import { understand } from './follow.ts';
import type { Question } from './question.ts';

type Case = readonly [CurrencyCode, readonly string[], Partial<Question>];
const after = (currency: CurrencyCode, turns: readonly string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['THB', ['หูฟังครอบหูมีมั้ยคะ', 'แบตกี่ชั่วโมง'], { kind: 'MEASURE' }],
  ['THB', ['หูฟังครอบหูมีมั้ยคะ', 'แบตใช้ได้กี่ชั่วโมง'], { kind: 'MEASURE' }],
  ['VND', ['laptop', 'ssd bao nhiêu'], { kind: 'MEASURE', pointsBack: true }],
  ['VND', ['laptop', 'pin bao nhiêu vậy'], { kind: 'MEASURE', pointsBack: true }],
  ['IDR', ['laptop', 'ssd nya berapa'], { kind: 'MEASURE', pointsBack: true }],
] satisfies Case[])(
  'BEY-10, BEY-50: in %s a figure is asked of what was shown: %s',
  (currency, turns, meant) => {
    expect(after(currency, turns)).toMatchObject(meant);
  },
);

test.each([
  ['THB', 'แฟลชเซลล์ถึงกี่โมง'],
  ['THB', 'แฟลชเซลวันนี้หมดกี่โมง'],
  ['IDR', 'flash sale sampai jam berapa'],
  ['IDR', 'flash salenya abis jam brp kak'],
  ['VND', 'flash sale đến mấy giờ'],
  ['SGD', 'what time does the flash sale end'],
  ['SGD', 'flash sale until when ah'],
  ['MYR', 'flash sale sampai pukul berapa'],
  ['PHP', 'hanggang kailan yung flash sale'],
] satisfies [CurrencyCode, string][])(
  'BEY-10: in %s the end of the flash sale is asked, and no watch: %s',
  (currency, text) => {
    expect(after(currency, [text])).toMatchObject({ kind: 'ENDING', things: [] });
  },
);

test.each([
  [
    'VND',
    ['mã SUPER150K xài sao', 'vậy có mã nào hợp đơn 500k k'],
    { kind: 'COUPONS', things: [], amount: 500_000 },
  ],
  [
    'SGD',
    ['what promo codes on lazada today', 'i buying $15 of stuff from lazada, best code?'],
    { kind: 'COUPONS', term: 'saves', amount: 15_00 },
  ],
  [
    'PHP',
    ['maleta 28 inch', 'pag bumaba sa 4500 pasabi naman'],
    { kind: 'ALERT', things: [], amount: 4500_00 },
  ],
  ['MYR', ['kedai Ipoh Street okay ke'], { kind: 'SELLER' }],
  ['PHP', ['rice 1kilo magkano', 'pang 5 kilos magkano aabutin'], { kind: 'PIECES' }],
  ['MYR', ['barang dapur apa yang murah sekarang'], { kind: 'FIND', by: 'CHEAPEST' }],
  ['IDR', ['cara pasang alert harga gimana'], { kind: 'ALERT', things: [] }],
] satisfies Case[])('BEY-10, BEY-49: in %s it is meant as asked: %s', (currency, turns, meant) => {
  expect(after(currency, turns)).toMatchObject(meant);
});

test('BEY-10: another coupon is asked for, and not the one that was named before', () => {
  const before = ['mã SUPER150K xài sao'];
  expect(withThatCode('vậy có mã nào hợp đơn 500k', before)).not.toContain('SUPER150K');
  expect(withThatCode('mua 500k dùng được ko', before)).toContain('SUPER150K');
  expect(withThatCode('habis bila', ['STORE30 boleh guna dekat mana'])).toContain('STORE30');
});

test.each([
  [
    'SGD',
    ['is the Morika Air 9 blender price legit', 'ok then the other 2 litre ones leh'],
    'blender 2 litre',
  ],
  ['THB', ['หม้อทอด Saapan Air 9', 'ตัวอื่นที่จุ 5 ลิตรล่ะ'], 'หม้อทอด จุ 5 ลิตร'],
  ['IDR', ['blender cuchina', 'yang lain yang 2 liter?'], 'blender 2 liter'],
  ['VND', ['nồi chiên saapan', 'cái khác 5 lít có không'], 'nồi chiên 5 lít'],
  ['PHP', ['blender morika', 'may iba pa bang 2 liters?'], 'blender 2 liters'],
] satisfies [CurrencyCode, string[], string][])(
  'BEY-10: in %s others of the kind are whoever makes them: %s',
  (currency, turns, meant) => {
    expect(after(currency, turns)).toMatchObject({ kind: 'FIND', things: [meant] });
  },
);
