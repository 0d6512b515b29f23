/** Offers of platforms that are named with a price each, whatever is said of vouchers beside them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from '../intent/follow.ts';
import { paidFor } from './offer.ts';
import { offersIn } from './offers.ts';

function paysOf(text: string, currency: CurrencyCode) {
  const { kind, things } = understand(text, [], currency);
  expect(kind, text).toBe('OFFERS');
  return (offersIn(things[0] ?? '', currency) ?? []).map((one) => ({
    name: one.name,
    pay: paidFor(one).pay / 100,
    back: paidFor(one).back / 100,
  }));
}

test('BEY-50: platforms with a price each are compared, each with its own voucher', () => {
  for (const [text, currency, pays] of [
    [
      'แอร์ฟรายตัวเดียวกันเลย shopee 1590 ค่าส่ง 60 มีโค้ดลด 10% สูงสุด 120 / lazada 1499 ค่าส่ง 90 ไม่มีโค้ด / tiktok 1620 ส่งฟรี ลดเพิ่ม 80 ซื้อที่ไหนถูกสุด',
      'THB',
      [1530, 1589, 1540],
    ],
    [
      'bingung nih, di shopee 689rb ongkir 18rb ada voucher 50rb min belanja 500rb, di lazada 659rb gratis ongkir tapi ga ada voucher, trus di tiktok 699rb gratis ongkir, mending beli dimana ya',
      'IDR',
      [657_000, 659_000, 699_000],
    ],
    [
      'shopee 320k ship 15k co voucher 20k don tu 250k, lazada 335k freeship giam 8% toi da 25k, tiktok 310k ship 22k, mua o dau re hon',
      'VND',
      [3150, 3100, 3320],
    ],
    ['ช้อปปี้ 450 ลดอีก 20 บาท ลาซาด้า 430 ส่ง 35 ติ๊กต็อก 470 ส่งฟรี', 'THB', [430, 465, 470]],
    ['Shopee RM59 pos RM5 tapi Lazada RM65 voucher RM4 pos percuma', 'MYR', [64, 61]],
  ] as const)
    expect(
      paysOf(text, currency).map(({ pay }) => pay),
      text,
    ).toEqual(pays);
});

test('BEY-50: a shop that has no voucher takes none from the next, and gives it none', () => {
  const text =
    'หูฟังรุ่นเดียวกัน ร้านแรก 1,090 ส่ง 40 มีโค้ดลด 100 ขั้นต่ำ 1,000 ร้านสอง 990 ส่งฟรีไม่มีโค้ด ร้านสาม 1,150 ส่งฟรี ลด 15% สูงสุด 120 ร้านไหนจ่ายน้อยสุด';
  expect(paysOf(text, 'THB').map(({ pay }) => pay)).toEqual([1030, 990, 1030]);
});

test('BEY-50: cashback is of its offer, and lowers nothing now', () => {
  const offers = paysOf(
    'Tiktok 499 may 10% off max 40 at 38 shipping pero sa Shopee 520 free shipping may cashback 5%, alin mas mura',
    'PHP',
  );
  expect(offers).toEqual([
    { name: 'TikTok Shop', pay: 497, back: 0 },
    { name: 'Shopee', pay: 520, back: 26 },
  ]);
});

test('BEY-50: vouchers of platforms that name no price are no offers', () => {
  for (const text of [
    'Voucher Shopee $5 min $30, voucher Lazada $3, my cart is $40',
    'Shopee voucher $5 off, cart $40',
  ])
    expect(understand(text, [], 'SGD').kind, text).not.toBe('OFFERS');
});

test('BEY-50: what is said of one platform never changes another', () => {
  const price = fc.integer({ min: 100, max: 999 });
  const fee = fc.integer({ min: 11, max: 60 });
  const off = fc.constantFrom(null, 10, 25, 40);
  const offer = fc.record({ price, fee: fc.option(fee), off });
  const clause = ({ price: at, fee: sent, off: less }: (typeof sample)[0]) =>
    [
      `${at}`,
      sent === null ? 'free shipping' : `+ ${sent} shipping`,
      less === null ? 'no voucher' : `with ${less} off voucher`,
    ].join(' ');
  const sample = fc.sample(offer, 1);
  fc.assert(
    fc.property(fc.tuple(offer, offer, offer), (three) => {
      const names = ['Shopee', 'Lazada', 'TikTok Shop'];
      const text = three.map((one, at) => `${names[at]} ${clause(one)}`).join(' / ');
      expect(
        paysOf(`${text}, which is cheapest?`, 'PHP').map(({ pay }) => pay),
        text,
      ).toEqual(three.map((one) => one.price + (one.fee ?? 0) - (one.off ?? 0)));
    }),
    { numRuns: 60 },
  );
});

test.each([
  [
    'SGD',
    'shopee $45 + $1.99 ship w $5 off voucher vs lazada $41.90 free ship which cheaper leh',
    [41.99, 41.9],
  ],
  ['SGD', 'shopee $20 postage 3 voucher 4 vs lazada $18.50 postage 2', [19, 20.5]],
  ['SGD', 'tiktok 25 w 3 off + 1.5 ship vs shopee 24 free shp', [23.5, 24]],
  ['MYR', 'shopee 50 - 5 + 4.90 pos atau lazada 48', [49.9, 48]],
  ['MYR', 'shopee rm45 + postage 5 voucher 10 vs lazada rm42 frsh ship mana murah', [40, 42]],
  ['PHP', 'lazada 999 w/ 100 off + 80 shipping or shopee 950 free ship, alin mas mura', [979, 950]],
  ['IDR', 'shopee 89rb+ongkir 9rb-voc 10rb vs tokped 92rb gratis ongkir', [88_000, 92_000]],
  ['THB', 'shopee 199+38 โค้ดลด 20 กับ laz 189+ส่ง 35', [217, 224]],
] as const)(
  'BEY-50: in %s what is added and taken off is read as typed: %s',
  (currency, text, pays) => {
    expect(paysOf(text, currency).map(({ pay }) => pay)).toEqual(pays);
  },
);
