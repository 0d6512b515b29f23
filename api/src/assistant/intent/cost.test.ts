/** What an order has to cost, which coupons can be used now, and what goods cost in the end. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { clausesOf } from './clause.ts';
import { understand } from './follow.ts';

type Row<Last> = [CurrencyCode, string, string, Last[]];

const after = (currency: CurrencyCode, ...turns: string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each<Row<string>>([
  ['IDR', 'voucher bisa digabung gak?', 'minimal belanjanya berapa', []],
  ['IDR', 'ada voucher shopee ga', 'min belanja brp', ['shopee']],
  ['SGD', 'can i stack vouchers', 'whats the minimum spend ah', []],
  [
    'SGD',
    'vouchers can stack or not on shopee',
    'what is min spend for the lazada one',
    ['lazada'],
  ],
  ['MYR', 'ada baucar lazada?', 'belian minimum berapa', ['lazada']],
  ['PHP', 'pwede ba pagsamahin ang vouchers', 'ano yung minimum spend', []],
  ['PHP', 'may voucher ba sa lazada', 'magkano minimum', ['lazada']],
  ['VND', 'ma giam gia co dung chung dc ko', 'don toi thieu bao nhieu', []],
  ['VND', 'mã giảm giá có dùng chung được không', 'đơn tối thiểu bao nhiêu vậy', []],
  ['THB', 'โค้ดใช้ซ้อนกันได้ไหม', 'ขั้นต่ำเท่าไหร่', []],
  ['THB', 'คูปองลาซาด้า', 'ยอดขั้นต่ำล่ะ', ['ลาซาด้า']],
])('BEY-50: in %s after "%s" "%s" asks for the minimum spend', (currency, ...row) => {
  const [before, asked, things] = row;
  expect(after(currency, before, asked)).toMatchObject({
    kind: 'COUPONS',
    term: 'least',
    things,
  });
});

test('BEY-50: whether coupons go together and from what order on are two questions', () => {
  expect(clausesOf('voucher bisa digabung gak? minimal belanja berapa')).toHaveLength(2);
  expect(clausesOf('can vouchers be combined and stacked?')).toHaveLength(1);
});

test.each([
  ['SGD', 'minimum spend for free shipping?', 'free shipping'],
  ['SGD', 'free shipping on shopee min spend how much', 'shopee free shipping'],
  ['IDR', 'belanja minimal berapa biar gratis ongkir?', 'free shipping'],
  ['THB', 'ต้องซื้อกี่บาทถึงจะส่งฟรี', 'free shipping'],
  ['VND', 'mua bao nhieu thi duoc freeship', 'free shipping'],
  ['MYR', 'kena beli berapa baru free shipping', 'free shipping'],
  ['PHP', 'magkano dapat bilhin para free shipping', 'free shipping'],
] as const)('BEY-50: in %s "%s" asks from what order on it is free', (currency, asked, thing) => {
  expect(after(currency, asked)).toMatchObject({ kind: 'COUPONS', term: 'least', things: [thing] });
});

test.each([
  ['THB', 'มีโค้ดอะไรบ้าง', 'อันไหนใช้ได้วันนี้'],
  ['IDR', 'ada voucher apa aja', 'yang bisa dipakai hari ini yang mana?'],
  ['SGD', 'any vouchers?', 'which of those can I use today?'],
  ['MYR', 'ada baucar apa', 'yang mana boleh guna hari ni'],
  ['PHP', 'may vouchers ba', 'alin ang pwede gamitin ngayon'],
  ['VND', 'có mã giảm giá nào', 'cái nào dùng được hôm nay'],
  ['VND', 'co ma giam gia nao khong', 'ma nao con dung duoc'],
] as const)('BEY-50: in %s after "%s" "%s" is of those coupons', (currency, ...turns) => {
  expect(after(currency, ...turns)).toMatchObject({ kind: 'COUPONS', pointsBack: true });
});

test.each([
  ['SGD', ['which items ship free'], 'free shipping'],
  ['SGD', ['what has free shipping?', 'under 20'], 'free shipping <= 20'],
  ['THB', ['ของอะไรส่งฟรีบ้าง', 'ไม่เกิน 100'], 'free shipping <= 100'],
  ['IDR', ['apa aja yang gratis ongkir', 'di bawah 50rb'], 'free shipping <= 50000'],
  ['MYR', ['barang apa yang free shipping'], 'free shipping'],
  ['PHP', ['ano ang may free shipping'], 'free shipping'],
  ['VND', ['freeship co nhung mon nao', 'duoi 100k thoi'], 'free shipping <= 100000'],
  ['SGD', ['laptop', 'which ones ship free?'], 'laptop free shipping'],
] as const)('BEY-49: in %s %j looks for what is sent for free', (currency, turns, thing) => {
  expect(after(currency, ...turns)).toMatchObject({ kind: 'FIND', things: [thing] });
});

test.each([
  ['SGD', 'air fryer', 'which one is cheapest after voucher'],
  ['THB', 'หูฟังไร้สาย', 'อันไหนถูกสุดหลังใช้โค้ด'],
  ['IDR', 'rice cooker', 'mana yang paling murah setelah voucher'],
  ['VND', 'tai nghe', 'cái nào rẻ nhất sau khi áp mã'],
  ['PHP', 'air fryer', 'alin pinakamura pag may voucher'],
  ['MYR', 'air fryer', 'yang mana paling murah lepas baucar'],
] as const)('BEY-50: in %s after "%s" "%s" takes off what coupons do', (currency, ...turns) => {
  expect(after(currency, ...turns)).toMatchObject({ kind: 'TOTAL', isReduced: true });
});

test.each<Row<number>>([
  ['THB', 'หม้อทอด', 'รวมส่งแล้วกี่บาท', []],
  ['SGD', 'air fryer under 80', 'total price of the first one with shipping?', [0]],
  ['SGD', 'air fryer under 80', 'how much is the second one including delivery', [1]],
  ['VND', 'noi chien khong dau', 'cai dau tien tinh ca ship het bao nhieu', [0]],
  ['IDR', 'blender', 'total sama ongkir berapa', []],
  ['MYR', 'blender', 'harga sekali pos berapa', []],
  ['PHP', 'blender', 'magkano lahat kasama shipping', []],
])('BEY-50: in %s after "%s" "%s" counts shipping in', (currency, ...row) => {
  const [thing, asked, places] = row;
  expect(after(currency, thing, asked)).toMatchObject({
    kind: 'TOTAL',
    places,
    pointsBack: true,
  });
});

test.each([
  ['THB', 'หูฟังตัวไหนถูกสุดรวมส่ง', 'หูฟัง'],
  ['IDR', 'air fryer termurah sudah termasuk ongkir', 'air fryer'],
  ['PHP', 'pinakamura na air fryer kasama shipping', 'air fryer'],
  ['SGD', 'cheapest kettle including delivery', 'kettle'],
  ['MYR', 'kettle paling murah termasuk pos', 'kettle'],
  ['VND', 'may xay re nhat tinh ca phi ship duoi 1tr', 'máy xay <= 1000000'],
] as const)(
  'BEY-49: in %s "%s" is in the order of prices with shipping',
  (currency, asked, thing) => {
    expect(after(currency, asked)).toMatchObject({
      kind: 'FIND',
      things: [expect.stringMatching(new RegExp(thing, 'i'))],
      by: 'CHEAPEST',
      isSent: true,
    });
  },
);

test.each<Row<number>>([
  ['VND', 'nồi chiên không dầu', 'cái thứ 2 ship bao nhiêu', [1]],
  ['SGD', 'kettle', 'how much to deliver the second one', [1]],
  ['SGD', 'air fryer', 'how much is that air fryer to ship', []],
  ['PHP', 'kettle', 'magkano paship nung una', [0]],
  ['THB', 'กาต้มน้ำ', 'อันแรกค่าส่งเท่าไหร่', [0]],
  ['IDR', 'kettle', 'ongkir yang kedua berapa', [1]],
])('BEY-10: in %s after "%s" "%s" asks what sending costs', (currency, ...row) => {
  const [thing, asked, places] = row;
  expect(after(currency, thing, asked)).toMatchObject({ kind: 'SHIPPING', places });
});

test('BEY-50: whether a coupon makes it cheaper asks for coupons, and days of sending are no fee', () => {
  expect(after('SGD', 'headphones', 'can I get it cheaper with a coupon').kind).toBe('COUPONS');
  expect(after('MYR', 'antena', 'hantar berapa hari').kind).toBe('SHIPPING');
  expect(after('SGD', 'how much for three with shipping?').kind).not.toBe('TOTAL');
});
