/** Offers of shops that are told apart by a number, and sums of which a figure changes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from '../intent/follow.ts';
import { paidFor } from './offer.ts';
import { offersIn } from './offers.ts';
import { AFTER } from './packs.ts';
import { reckoningIn } from './voucher.ts';

/** What each shop asks for in the last of these turns, as it is read after those before. */
function pays(turns: readonly string[], currency: CurrencyCode): [string, number][] {
  const { kind, things } = understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);
  expect(kind, turns.at(-1)).toBe('OFFERS');
  const offers = offersIn(things[0] ?? '', currency) ?? [];
  return offers.map((one) => [one.name, paidFor(one).pay]);
}

test('BEY-50: shops by their number or letter each have what is said behind them', () => {
  const thai =
    'ร้านแรกหม้อทอด 1,590 ค่าส่ง 60 มีโค้ดลด 100 ร้านสอง 1,690 ส่งฟรี ลด 10% สูงสุด 150 ร้านสาม 1,499 ค่าส่ง 90 ร้านไหนถูกสุด';
  expect(pays([thai], 'THB')).toEqual([
    ['ร้านแรก', 1550_00],
    ['ร้านสอง', 1540_00],
    ['ร้านสาม', 1589_00],
  ]);
  expect(
    pays(
      [
        'Shop 1: controller 2,090 + 75 shipping, 100 off voucher. Shop 2: 2,250 free shipping with 12% off max 200. Which one is cheaper?',
      ],
      'PHP',
    ),
  ).toEqual([
    ['Shop 1', 2065_00],
    ['Shop 2', 2050_00],
  ]);
  for (const [text, currency, paid] of [
    ['toko A 689rb ongkir 22rb, toko B 720rb gratis ongkir, mending mana', 'IDR', [711, 720]],
    ['kedai pertama RM59 pos RM5, kedai kedua RM62 pos percuma, mana murah?', 'MYR', [64, 62]],
    ['shop 1 bán 250k ship 20k, shop 2 262k freeship, mua đâu rẻ hơn', 'VND', [2700, 2620]],
    ['one store asks $45 plus $3 delivery, another $47 shipped free. cheaper?', 'SGD', [48, 47]],
    [
      'speaker X $269 + $8 shipping. speaker Y $249. speaker Z $289 15% off',
      'SGD',
      [277, 249, 245.65],
    ],
    ['ร้าน ก ไก่ ขาย 99', 'THB', undefined],
    ['ซื้อร้าน 3 ชิ้น 200 ร้านเดียวกัน', 'THB', undefined],
  ] as const) {
    const scale = currency === 'IDR' ? 1000_00 : 100;
    const read = offersIn(text, currency)?.map((one) => paidFor(one).pay / scale);
    expect(read, text).toEqual(paid);
  }
});

test('BEY-50: what changes of one shop leaves the other as it was', () => {
  const shops =
    'Toko A 689.000 ongkir 22.000 ada voucher 50rb. Toko B 720.000 gratis ongkir. Mending mana?';
  const after = (text: string) => pays([shops, text], 'IDR').map(([, pay]) => pay / 1000_00);
  expect(after('kalo voucher toko A ternyata min belanja 700rb gimana')).toEqual([711, 720]);
  expect(after('kalau ongkir toko B 15rb?')).toEqual([661, 735]);
  expect(after('kalau toko B turun jadi Rp650.000?')).toEqual([661, 650]);
  const first = ['Shop 1: 2,090 + 75 shipping. Shop 2: 2,250 free shipping. Which is cheaper?'];
  expect(
    pays([...first, 'paano kung 150 yung shipping sa shop 1'], 'PHP').map(([, p]) => p),
  ).toEqual([2240_00, 2250_00]);
});

test('BEY-50: a figure of a sum changes, and the others stay: cap, minimum, basket, shipping', () => {
  const turns = [
    'cart is $86, 12% off code capped at $8 with min spend $60, plus a $3 shop voucher, shipping 1.99. total?',
    'what if the cap is $15',
    'and min spend 100?',
    'and the shipping 3.50?',
    'and if my basket is $120?',
  ];
  const sums = turns.map((turn, at) => {
    const { kind, things } = understand(turn, turns.slice(0, at), 'SGD');
    expect(kind, turn).toBe('RECKON');
    const sum = reckoningIn(things[0] ?? '', 'SGD');
    const [code, shop] = sum?.vouchers ?? [];
    return [code?.cap, code?.least, shop?.amount, sum?.shipping, ...(sum?.prices ?? [])];
  });
  expect(sums).toEqual([
    [8_00, 60_00, 3_00, 1_99, 86_00],
    [15_00, 60_00, 3_00, 1_99, 86_00],
    [15_00, 100_00, 3_00, 1_99, 86_00],
    [15_00, 100_00, 3_00, 3_50, 86_00],
    [15_00, 100_00, 3_00, 3_50, 120_00],
  ]);
  const thai = ['ของ 1,250 โค้ด 15% สูงสุด 120 ขั้นต่ำ 800 กับโค้ดร้านลด 50 ค่าส่ง 38 จ่ายเท่าไหร่'];
  const [less = ''] = understand('แล้วถ้าตะกร้าเหลือ 780 ล่ะ', thai, 'THB').things;
  expect(reckoningIn(less, 'THB')).toMatchObject({ prices: [780_00], shipping: 38_00 });
});

test('BEY-50: offers by their place or their letter, and what changes of one of them', () => {
  const mics = 'mic pertama 279rb ongkir 15rb. mic kedua 310rb gratis ongkir. mana lebih murah?';
  expect(pays([mics], 'IDR').map(([, pay]) => pay / 1000_00)).toEqual([294, 310]);
  const bikes =
    'offer A $539 + $35 shipping with $40 voucher, offer B $560 free shipping 8% off max $50';
  const needs = 'and if A needs min spend $600 for the voucher?';
  expect(pays([bikes, needs], 'SGD').map(([, pay]) => pay)).toEqual([574_00, 515_20]);
  const thai = 'เต็นท์ร้านเอ 3,190 มีคูปอง 300 ค่าส่ง 100 ส่วนร้านบี 2,990 ค่าส่ง 150 ร้านไหนถูก';
  expect(pays([thai], 'THB').map(([, pay]) => pay)).toEqual([2990_00, 3140_00]);
  // a name and what follows it without a space, and no other shop with it
  const lost = 'ร้านเอ 1,590 ส่ง 60 โค้ดลด 100 ร้านบี 1,690 ส่งฟรี ลด 10% สูงสุด 150 ร้านไหนถูก';
  const used = pays([lost, 'ถ้าร้านบีโค้ดหมดแล้วล่ะ'], 'THB').map(([, pay]) => pay);
  expect(used).toEqual([1550_00, 1690_00]);
  const third = [
    'Penawaran 1: 533.000. Penawaran 2: 560.000. Penawaran 3: 599.000 diskon 10%. Total?',
  ];
  expect(pays([...third, 'yang ketiga diskonnya cuma 5%'], 'IDR').at(-1)?.[1]).toBe(569_050_00);
  // what was shown is compared by its place, and no offer is made of it
  expect(understand('so sánh mẫu 1 với mẫu 2', ['loa'], 'VND').kind).toBe('COMPARE');
});

test('BEY-50: a cap is taken away, and of two vouchers one alone is used', () => {
  const turns = [
    'total belanja 1.200.000, kupon toko 100rb min 1jt, kupon platform 5% maks 40rb. bayar berapa?',
    'kalo kuponnya gak bisa digabung',
    'kalo tanpa maksimal?',
  ];
  const sums = turns.map((turn, at) => {
    const { things } = understand(turn, turns.slice(0, at), 'IDR');
    const { isOneAlone, vouchers = [], prices } = reckoningIn(things[0] ?? '', 'IDR') ?? {};
    return [isOneAlone === true, vouchers[1]?.cap, prices];
  });
  expect(sums).toEqual([
    [false, 40_000_00, [1_200_000_00]],
    [true, 40_000_00, [1_200_000_00]],
    [true, null, [1_200_000_00]],
  ]);
  const shipping = 'ของ 640 บาท โค้ดลด 60 ขั้นต่ำ 600 ค่าส่ง 45 มีโค้ดช่วยค่าส่งไม่เกิน 40 ขั้นต่ำ 500';
  expect(reckoningIn(shipping, 'THB')?.vouchers).toMatchObject([
    { amount: 60_00, least: 600_00 },
    { issuer: 'SHIPPING', amount: 40_00, least: 500_00 },
  ]);
});

test('BEY-50: a voucher that cannot be used after all is left out, and an order may come down to less', () => {
  const left = (currency: CurrencyCode, ...turns: readonly string[]) => {
    const { kind, things } = understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);
    const { vouchers = [], prices } = reckoningIn(things[0] ?? '', currency) ?? {};
    return [kind, vouchers.map(({ share, amount }) => share ?? amount), prices];
  };
  const cart = 'cart $120, 10% code cap $10, store voucher $6. total?';
  expect(left('SGD', cart, 'the 10% code has expired')).toEqual(['RECKON', [6_00], [120_00]]);
  expect(left('SGD', cart, "the store voucher doesn't work")).toEqual([
    'RECKON',
    [10_00],
    [120_00],
  ]);
  const basket = 'keranjang 275rb, voucher 30% maks 60rb, voucher toko 10rb. jadi berapa';
  expect(left('IDR', basket, 'voucher toko gak bisa dipake', 'kalo belanjanya 240rb')).toEqual([
    'RECKON',
    [30_00],
    [240_000_00],
  ]);
  const milk = 'ซื้อข้าวกับนมรวม 640 บาท โค้ดลด 60 ขั้นต่ำ 600 สุทธิเท่าไร';
  expect(left('THB', milk, 'ถ้าเอานมออก เหลือ 490')).toEqual(['RECKON', [60_00], [490_00]]);
  const shops = 'ร้านหนึ่ง 1,590 โค้ด 5% ร้านสอง 1,650 โค้ดลด 120 อันไหนถูกสุด';
  expect(pays([shops, 'ถ้าร้านสองโค้ดหมดแล้วล่ะ'], 'THB').map(([, pay]) => pay)).toEqual([
    1510_50, 1650_00,
  ]);
});

test('BEY-50, property: whatever figure is said last is the one that counts', () => {
  const figure = fc.integer({ min: 21, max: 9_999 });
  fc.assert(
    fc.property(figure, figure, figure, figure, (cap, least, otherCap, otherLeast) => {
      const first = `voucher 10% off, max ${cap}, min spend ${least}, it costs 500`;
      const sum = [first, `max ${otherCap}?`, `min spend ${otherLeast}`].join(AFTER);
      expect(reckoningIn(sum, 'PHP')).toMatchObject({
        vouchers: [{ share: 1000, cap: otherCap * 100, least: otherLeast * 100 }],
        prices: [500_00],
      });
    }),
  );
});

test('BEY-50: what is taken out of a basket leaves the rest of it', () => {
  for (const [first, then, currency, left] of [
    [
      'ของในตะกร้า 1240 มีโค้ดร้าน 60 ขั้นต่ำ 500 กับโค้ดลาซลด 12% ขั้นต่ำพัน ลดสูงสุด 100 เหลือจ่ายเท่าไหร่',
      'ถ้าเอาออกชิ้นนึง 290 ยังใช้ได้ทั้งคู่มั้ยคะ',
      'THB',
      950,
    ],
    ['ตะกร้า 1240 โค้ดร้าน 60 ขั้นต่ำ 500 จ่ายเท่าไหร่', 'ถ้าเอาชิ้น 290 ออก', 'THB', 950],
    [
      'keranjang 415rb, voucher toko 20rb min 150rb. bayar brp',
      'kalo barang 30rb nya dikeluarin?',
      'IDR',
      385_000,
    ],
    ['cart $58.40, shop voucher $5 off min $40', 'if i remove the 12 dollar thing', 'SGD', 46.4],
    ['cart RM215 voucher RM15 off min RM150', 'kalau keluarkan barang RM40', 'MYR', 175],
  ] as const) {
    const { kind, things } = understand(then, [first], currency);
    expect(kind, then).toBe('RECKON');
    expect(reckoningIn(things[0] ?? '', currency)?.prices, then).toEqual([Math.round(left * 100)]);
  }
});

test('BEY-50: how many vouchers there are is no amount beside those that name their money', () => {
  const sum = reckoningIn(
    'cart RM215, got RM15 off min RM150 and 8% off cap RM20 min RM200 plus free shipping voucher. can stack all 3? final how much',
    'MYR',
  );
  expect(sum?.prices).toEqual([215_00]);
  expect(sum?.vouchers.map(({ least }) => least)).toEqual([150_00, 200_00]);
});

test('BEY-50: coins and vouchers said afterwards are of the platform that is named, whatever it is called', () => {
  const paid = (currency: CurrencyCode, turns: readonly string[]) => {
    const { kind, things } = understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);
    expect(kind, turns.join(' / ')).toBe('OFFERS');
    const unit = 10 ** CURRENCIES[currency].digits;
    return offersIn(things[0] ?? '', currency)?.map((one) => paidFor(one).pay / unit);
  };
  const thai = ['ช้อปปี้ 1290 ค่าส่ง 40 มีโค้ดลด 100 ลาซาด้า 1250 ส่งฟรี', 'ลืมบอก ช้อปปี้ใช้คอยน์ลดได้อีก 30 บาท'];
  expect(paid('THB', thai)).toEqual([1200, 1250]);
  expect(paid('THB', [...thai, 'สรุปซื้อเจ้าไหน จ่ายเท่าไหร่'])).toEqual([1200, 1250]);
  expect(
    paid('IDR', [
      'di shopee 285rb ongkir 15rb, di tokped 299rb gratis ongkir, mending mana',
      'tp aku punya voucher shopee 10% max 20rb min blanja 250rb',
      'trus klo tokped ada potongan 25rb, jadinya gmn',
    ]),
  ).toEqual([280_000, 274_000]);
});

test('BEY-50: a million with three decimals is no thousand millions', () => {
  for (const [currency, text, amount] of [
    ['IDR', 'sepeda lipat hopra 1,329jt itu udah murah belum', 1_329_000],
    ['IDR', 'tv 2.499 juta murah ga', 2_499_000],
    ['IDR', 'laptop 12.500rb murah ga', 12_500_000],
    ['VND', 'xe đạp gấp 1,329tr rẻ chưa', 1_329_000],
  ] as const)
    expect(understand(text, [], currency).amount, text).toBe(
      amount * 10 ** CURRENCIES[currency].digits,
    );
});

test('BEY-50: a voucher on top is beside the one that a sum has, and a count of shops is no offer', () => {
  for (const [currency, sum, more] of [
    [
      'THB',
      'ซื้อของ 1,250 บาท มีโค้ดลด 15% ขั้นต่ำ 500 ลดสูงสุด 100',
      'ถ้ามีโค้ดร้านลดอีก 50 ใช้พร้อมกันได้ไหม แล้วเหลือเท่าไร',
    ],
    [
      'PHP',
      '2 blenders at 789 each, 10% off code capped at 100 with min spend 1k',
      'and if the shop also gives 50 off on top?',
    ],
    [
      'IDR',
      'belanja 350rb voucher 10% min 200rb maks 25rb',
      'kalau voucher toko 20rb juga dipakai?',
    ],
  ] as const) {
    const { kind, things } = understand(more, [sum], currency);
    expect(kind, more).toBe('RECKON');
    expect(reckoningIn(things[0] ?? '', currency)?.vouchers.length, more).toBe(2);
  }
  const offers = 'same mouse on 3 apps: shopee 31.90 + 1.99 shipping, lazada 34.50 free shipping';
  expect(offersIn(offers, 'SGD')?.map((one) => paidFor(one).pay)).toEqual([33_89, 34_50]);
});
