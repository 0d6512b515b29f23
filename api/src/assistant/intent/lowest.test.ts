/** What costs less than ever: of all that is sold, of a kind, or of what was shown. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';
import type { Question } from './question.ts';

const after = (currency: CurrencyCode, turns: readonly string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['SGD', ['which products are at their lowest ever'], []],
  ['SGD', ['what is at its lowest price now'], []],
  ['SGD', ['show me everything at an all-time low'], []],
  ['THB', ['ตอนนี้มีอะไรถูกที่สุดในรอบหลายเดือนบ้าง'], []],
  ['IDR', ['barang apa yang paling murah sepanjang masa sekarang'], []],
  ['VND', ['món nào đang ở mức giá thấp nhất từ trước đến nay'], []],
  ['MYR', ['produk apa tengah di harga terendah'], []],
  ['PHP', ['ano ang nasa pinakamababang presyo ngayon'], []],
  ['SGD', ['laptop', 'show me deals at all-time low under $50'], ['<= 50']],
  ['SGD', ['any laptops at an all-time low?'], ['laptops']],
  ['THB', ['หูฟังรุ่นไหนราคาต่ำสุดเท่าที่เคยมี'], ['หูฟัง']],
] satisfies [CurrencyCode, string[], string[]][])(
  'BEY-10, LAB-05: in %s it is asked what costs less than ever: %s',
  (currency, turns, things) => {
    expect(after(currency, turns)).toMatchObject({ kind: 'LOWEST', things, pointsBack: false });
  },
);

test.each([
  ['SGD', ['laptop', 'which of these is at its lowest ever']],
  ['SGD', ['laptop', 'which is at its lowest']],
  ['THB', ['หูฟังบลูทูธ', 'ตัวไหนราคาต่ำสุดเท่าที่เคยมีบ้าง']],
] satisfies [CurrencyCode, string[]][])(
  'BEY-10: in %s it is asked of what was shown: %s',
  (currency, turns) => {
    expect(after(currency, turns)).toMatchObject({ kind: 'LOWEST', things: [], pointsBack: true });
  },
);

test.each([
  ['SGD', 'is the aira mini at its lowest ever?', { kind: 'GOOD_PRICE' }],
  ['SGD', 'what is the lowest price ever of aira mini', { kind: 'GOOD_PRICE' }],
  ['SGD', 'lowest price laptop', { kind: 'FIND', by: 'CHEAPEST', things: ['laptop'] }],
  ['IDR', 'hp dengan harga terendah', { kind: 'FIND', by: 'CHEAPEST', things: ['hp'] }],
  ['THB', 'หูฟังราคาต่ำสุด', { kind: 'FIND', by: 'CHEAPEST', things: ['หูฟัง'] }],
  ['VND', 'tai nghe giá thấp nhất', { kind: 'FIND', by: 'CHEAPEST', things: ['tai nghe'] }],
  ['MYR', 'rice cooker harga paling rendah', { kind: 'FIND', by: 'CHEAPEST' }],
] satisfies [CurrencyCode, string, Partial<Question>][])(
  'BEY-10: in %s the lowest price of one product, or the cheapest of a kind: %s',
  (currency, text, meant) => {
    expect(after(currency, [text])).toMatchObject(meant);
  },
);

test.each([
  ['SGD', 'what is on sale under $30', { kind: 'DEALS', things: ['<= 30'] }],
  ['SGD', 'what is on sale under $30 but no clothes', { kind: 'BIGGEST' }],
  ['THB', 'มีอะไรลดราคาอยู่ ต่ำกว่า 500', { kind: 'DEALS', things: ['<= 500'] }],
] satisfies [CurrencyCode, string, Partial<Question>][])(
  'BEY-10: in %s limits alone name no product that is on sale: %s',
  (currency, text, meant) => {
    expect(after(currency, [text])).toMatchObject(meant);
  },
);

test.each([
  ['THB', 'ตั้งแจ้งเตือนยังไง'],
  ['IDR', 'cara pasang alert gimana'],
  ['SGD', 'how do i set an alert'],
  ['VND', 'cách đặt thông báo giá như thế nào'],
  ['MYR', 'macam mana nak set alert'],
  ['PHP', 'paano mag-set ng price alert'],
] satisfies [CurrencyCode, string][])(
  'BEY-05: in %s how an alert is set names no product: %s',
  (currency, text) => {
    expect(after(currency, [text])).toMatchObject({ kind: 'ALERT', things: [] });
  },
);
