import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from '../intent/follow.ts';
import { pricedOf, summedOf } from '../intent/priced.ts';
import { questionOf } from '../intent/intent.ts';
import { WORDS } from '../intent/words.ts';
import { paidFor } from './offer.ts';
import { offersIn } from './offers.ts';
import { AFTER } from './packs.ts';
import { again as reckonedAgain } from './changed.ts';
import { offOf, reckoningIn } from './voucher.ts';

test('BEY-50: the rules of a voucher, prices, shipping and budget are read in three languages', () => {
  for (const [text, currency, voucher, more] of [
    [
      'มีโค้ดลด 15% สูงสุด 100 ขั้นต่ำ 500 ซื้อของ 890 จ่ายเท่าไหร่',
      'THB',
      { share: 1500, cap: 100_00, least: 500_00 },
      { prices: [890_00] },
    ],
    [
      'ซื้อ 3 ชิ้น ชิ้นละ 199 มีคูปองลด 50 ขั้นต่ำ 500 เหลือเท่าไร',
      'THB',
      { share: null, amount: 50_00, least: 500_00 },
      { prices: [199_00, 199_00, 199_00] },
    ],
    [
      'beli 2 barang 120rb dan 80rb, ada voucher potongan 30rb minimal 150rb, totalnya?',
      'IDR',
      { amount: 30_000_00, least: 150_000_00 },
      { prices: [120_000_00, 80_000_00] },
    ],
    [
      'I have a voucher: 10% off, capped at 15, minimum 100. Two items at 60 and 75. What do I pay?',
      'SGD',
      { share: 1000, cap: 15_00, least: 100_00 },
      { prices: [60_00, 75_00] },
    ],
    [
      'My budget is only `425`, but I have a voucher: 1. It applies to products from the same shop. 2. It is valid only when the total price exceeds `170`. 3. It provides a fixed discount of `34`. A shirt in size 16.',
      'PHP',
      { share: null, amount: 34_00, cap: null, least: 170_01, exceeds: true, sameShop: true },
      { prices: [], budget: 425_00 },
    ],
  ] as const) {
    const read = reckoningIn(text, currency);
    expect(read, text).toMatchObject({ vouchers: [voucher], ...more });
    expect(summedOf(text, currency, WORDS)?.kind, text).toBe('RECKON');
  }
  for (const text of ['headphones 50% off', 'หูฟังลด 50% มีไหม', 'coupons for headphones'])
    expect(summedOf(text, 'THB', WORDS), text).toBeUndefined();
});

test('BEY-50: a number of things is no price, and right before a price it is of each', () => {
  for (const [text, currency, prices] of [
    ['beli 3 kaos 50rb, voucher 20rb min belanja 100rb', 'IDR', [50_000_00, 50_000_00, 50_000_00]],
    ['buy 3 shirts $50, voucher $5 min 40, shipping $2', 'SGD', [50_00, 50_00, 50_00]],
    ['buy 3 shirts for $50, voucher $5 min 40', 'SGD', [50_00]],
    ['if i buy 3 packs for $15 with $2 voucher', 'SGD', [15_00]],
    ['baucar rm15 min rm100, beli 2 helai rm59', 'MYR', [59_00, 59_00]],
    ['mua 3 hộp sữa 85k, giảm 20k đơn từ 200k', 'VND', [85_000, 85_000, 85_000]],
    ['ซื้อเสื้อ 3 ตัว 150 บาท โค้ดลด 30 ขั้นต่ำ 300 ส่ง 40', 'THB', [150_00]],
    ['3 packs in the cart, $15 together, 10% voucher', 'SGD', [15_00]],
    ['order of 3 items: 20, 30, 45 with voucher 10 off min spend 90', 'SGD', [20_00, 30_00, 45_00]],
  ] as const)
    expect(reckoningIn(text, currency)?.prices, text).toEqual(prices);
  // however many, whatever it costs
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 21, max: 500 }), (n, price) => {
      const text = `buy ${n} shirts $${price}, voucher $5 min 20`;
      expect(reckoningIn(text, 'SGD')?.prices).toEqual(Array(n).fill(price * 100));
    }),
  );
});

test('BEY-50: several vouchers have each its rules and who gives it', () => {
  for (const [text, currency, vouchers, more] of [
    [
      'voucher shopee potong 20rb min belanja 150rb, voucher toko 10% maks 15rb. belanja 180rb ongkir 12rb jadi berapa',
      'IDR',
      [
        { issuer: 'PLATFORM', amount: 20_000_00, least: 150_000_00, cap: null },
        { issuer: 'SHOP', share: 1000, cap: 15_000_00, least: null },
      ],
      { prices: [180_000_00], shipping: 12_000_00 },
    ],
    [
      'โค้ดร้านลด 10% สูงสุด 50 โค้ด Lazada ลด 80 ขั้นต่ำ 400 ซื้อของ 600 ค่าส่ง 40 จ่ายเท่าไหร่',
      'THB',
      [
        { issuer: 'SHOP', share: 1000, cap: 50_00, least: null },
        { issuer: 'PLATFORM', amount: 80_00, least: 400_00, cap: null },
      ],
      { prices: [600_00], shipping: 40_00 },
    ],
    [
      '20% off shop voucher capped at 15, and $5 off Shopee voucher min spend 60. Cart is $80',
      'SGD',
      [
        { issuer: 'SHOP', share: 2000, cap: 15_00, least: null },
        { issuer: 'PLATFORM', amount: 5_00, least: 60_00 },
      ],
      { prices: [80_00] },
    ],
    [
      '50 off on orders above 500, 120 off on orders above 1000, my cart is 1100, what do I pay',
      'PHP',
      [
        { issuer: null, amount: 50_00, least: 500_01 },
        { issuer: null, amount: 120_00, least: 1000_01 },
      ],
      { prices: [1100_00] },
    ],
    [
      'minimum spend 200: $20 off, minimum spend 500: 15% off max 90. cotton 100% shirts for 520',
      'SGD',
      [
        { issuer: null, amount: 20_00, least: 200_00, cap: null },
        { issuer: null, share: 1500, least: 500_00, cap: 90_00 },
      ],
      { prices: [520_00] },
    ],
    [
      'โค้ดส่งฟรี ขั้นต่ำ 99 กับโค้ดลด 15% สูงสุด 60 ซื้อ 350 ค่าส่ง 45 รวมจ่ายเท่าไหร่',
      'THB',
      [
        { issuer: 'SHIPPING', least: 99_00 },
        { issuer: null, share: 1500, cap: 60_00, least: null },
      ],
      { prices: [350_00], shipping: 45_00 },
    ],
  ] as const) {
    expect.soft(reckoningIn(text, currency), text).toMatchObject({ vouchers, ...more });
    expect(summedOf(text, currency, WORDS)?.kind, text).toBe('RECKON');
  }
});

/** The same with nothing but whole numbers. */
function plainly(
  total: bigint,
  voucher: {
    share: bigint | null;
    amount: bigint | null;
    cap: bigint | null;
    least: bigint | null;
  },
): bigint {
  if (voucher.least !== null && total < voucher.least) return 0n;
  let off = voucher.share === null ? (voucher.amount ?? 0n) : (total * voucher.share) / 10_000n;
  if (voucher.cap !== null && off > voucher.cap) off = voucher.cap;
  return off > total ? total : off;
}

test('BEY-50, property: what a voucher takes off is what whole numbers give, and never more than all', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000_00 });
  const maybe = fc.option(amount, { nil: null });
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000_00 }), { minLength: 1, maxLength: 9 }),
      fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: null }),
      amount,
      maybe,
      maybe,
      (prices, share, fixed, cap, least) => {
        const total = prices.reduce((sum, one) => sum + one, 0);
        const voucher = { share, amount: share === null ? fixed : null, cap, least };
        const rules = { ...voucher, issuer: null, exceeds: false, isBack: false, sameShop: false };
        const off = offOf(rules, total, 0);
        const big = (value: number | null) => (value === null ? null : BigInt(value));
        expect(BigInt(off)).toBe(
          plainly(BigInt(total), {
            share: big(share),
            amount: big(voucher.amount),
            cap: big(cap),
            least: big(least),
          }),
        );
      },
    ),
  );
});

test('BEY-50, property: whatever amounts are written, they are read as they are written', () => {
  const figure = fc.integer({ min: 21, max: 99_999 });
  fc.assert(
    fc.property(
      figure,
      figure,
      figure,
      fc.integer({ min: 1, max: 99 }),
      (price, least, cap, share) => {
        expect(
          reckoningIn(
            `voucher ${share}% off, max ${cap}, min spend ${least}, it costs ${price}`,
            'PHP',
          ),
        ).toMatchObject({
          vouchers: [{ share: share * 100, cap: cap * 100, least: least * 100 }],
          prices: [price * 100],
        });
      },
    ),
  );
});

test('BEY-10: named offers are read with shipping and discounts; a range is none', () => {
  const of = (text: string, currency: CurrencyCode = 'THB') =>
    offersIn(text, currency)?.map((one) => [one.name, paidFor(one).pay]);
  expect(of('Shopee 890 ค่าส่ง 40 กับ Lazada 920 ส่งฟรี อันไหนถูกกว่า')).toEqual([
    ['Shopee', 930_00],
    ['Lazada', 920_00],
  ]);
  expect(of('mending Shopee 890rb atau Lazada 850rb ongkir 60rb?', 'IDR')).toEqual([
    ['Shopee', 890_000_00],
    ['Lazada', 910_000_00],
  ]);
  expect(of('ร้าน A ขาย 1,250 ลด 10% ร้าน B ขาย 1,190 ส่ง 50')).toEqual([
    ['ร้าน A', 1125_00],
    ['ร้าน B', 1240_00],
  ]);
  expect(summedOf('headphones priced from 50 to 150', 'SGD', WORDS)).toBeUndefined();
});

test('BEY-50: a voucher is of the offer that it names; a minimum that is missed takes nothing off', () => {
  const of = (text: string, currency: CurrencyCode, pieces = 1) =>
    offersIn(text, currency)?.map((one) => [one.name, paidFor(one, pieces).pay]);
  const shops =
    'Shopee sells it at 129 with $3.50 shipping, Lazada 125 free shipping; Shopee voucher $8 off min 200';
  expect(of(shops, 'SGD')).toEqual([
    ['Shopee', 132_50],
    ['Lazada', 125_00],
  ]);
  expect(of(shops, 'SGD', 2)).toEqual([
    ['Shopee', 253_50],
    ['Lazada', 250_00],
  ]);
  expect(of(`ร้าน A ขาย 459 ส่ง 40 กับร้าน B ขาย 490 ส่งฟรี${AFTER}ใช้โค้ดลด 30 บาทที่ร้าน B`, 'THB')).toEqual(
    [
      ['ร้าน A', 499_00],
      ['ร้าน B', 460_00],
    ],
  );
});

test('BEY-50: free shipping with an amount is a bound, and what one has is no budget', () => {
  expect(
    reckoningIn('โค้ดลด 15% สูงสุด 100 ขั้นต่ำ 400 กับโค้ดส่งฟรี 40 บาท ซื้อของ 650 ค่าส่ง 38', 'THB'),
  ).toMatchObject({
    vouchers: [
      { share: 1500, cap: 100_00, least: 400_00 },
      { issuer: 'SHIPPING', amount: 40_00 },
    ],
    prices: [650_00],
    shipping: 38_00,
  });
  expect(
    reckoningIn('I have a 100 off voucher min spend 999. Cart is 1200 plus 60 shipping', 'PHP'),
  ).toMatchObject({
    vouchers: [{ amount: 100_00, least: 999_00 }],
    prices: [1200_00],
    budget: null,
  });
  expect(
    reckoningIn(
      'belanja 250rb, voucher toko 10% maks 20rb min 150rb dan voucher shopee 15rb min 200rb',
      'IDR',
    ),
  ).toMatchObject({
    vouchers: [
      { issuer: 'SHOP', cap: 20_000_00, least: 150_000_00 },
      { issuer: 'PLATFORM', amount: 15_000_00, least: 200_000_00 },
    ],
  });
});

test('BEY-10: a price that was seen is no budget and no part of the name', () => {
  const of = (text: string, currency: CurrencyCode) => {
    const { amount, things } = pricedOf(questionOf(text), text, currency);
    return { amount, things };
  };
  for (const [text, currency, amount, thing] of [
    ['is 79 a good price for an air fryer?', 'SGD', 79_00, 'air fryer'],
    ['เห็นหูฟัง Sonvo ราคา 790 น่าซื้อไหม', 'THB', 790_00, 'หูฟัง sonvo'],
    ['power bank 350rb worth it?', 'IDR', 350_000_00, 'power bank'],
    ['saw a power bank for 35 at the mall, worth it?', 'SGD', 35_00, 'power bank'],
    ['iphone 15 good price?', 'SGD', undefined, 'iphone 15'],
  ] as const)
    expect(of(text, currency), text).toEqual({ amount, things: [thing] });
});

test('BEY-50: a shipping voucher, cashback and waived shipping lower what they are of', () => {
  const said = (text: string, currency: CurrencyCode) => {
    const { vouchers, prices, shipping, budget } = reckoningIn(text, currency) ?? {};
    return {
      vouchers: vouchers?.map(({ issuer, share, amount, isBack }) => [
        isBack ? 'BACK' : issuer,
        share ?? amount,
      ]),
      prices,
      shipping,
      budget,
    };
  };
  expect(
    said('$60 basket, delivery $4.50, I have a $3 shipping voucher and 5% cashback', 'SGD'),
  ).toEqual({
    vouchers: [
      ['SHIPPING', 3_00],
      ['BACK', 500],
    ],
    prices: [60_00],
    shipping: 4_50,
    budget: null,
  });
  expect(
    said('belanja 350rb, voucher toko 10%, cashback 5%, ongkir 15rb gratis', 'IDR'),
  ).toMatchObject({
    vouchers: [
      ['SHOP', 1000],
      ['BACK', 500],
    ],
    prices: [350_000_00],
    shipping: 0,
  });
  expect(said('ของ 890 ค่าส่ง 40 โค้ดส่งฟรี 30 ลด 10% ได้เงินคืน 3%', 'THB')).toMatchObject({
    vouchers: [
      ['SHIPPING', 30_00],
      [null, 1000],
      ['BACK', 300],
    ],
    shipping: 40_00,
  });
  expect(said('đơn 500k, phí ship 30k, mã freeship 20k, hoàn tiền 5%', 'VND')).toMatchObject({
    vouchers: [
      ['SHIPPING', 20_000],
      ['BACK', 500],
    ],
    shipping: 30_000,
  });
  expect(said('RM85 item, RM10 voucher, delivery RM5 free', 'MYR')).toMatchObject({
    vouchers: [[null, 10_00]],
    prices: [85_00],
    shipping: 0,
  });
});

test('BEY-50, property: shipping is never lowered below nothing, nor by a minimum that is missed', () => {
  const amount = fc.integer({ min: 0, max: 1_000_00 });
  const maybe = fc.option(amount, { nil: null });
  fc.assert(
    fc.property(amount, amount, maybe, maybe, maybe, (total, shipping, most, cap, least) => {
      const rules = { share: null, amount: most, cap, least, issuer: 'SHIPPING' } as const;
      const off = offOf(
        { ...rules, exceeds: false, isBack: false, sameShop: false },
        total,
        shipping,
      );
      expect(off).toBeLessThanOrEqual(shipping);
      if (least !== null && total < least) expect(off).toBe(0);
      else expect(off).toBe(Math.min(shipping, most ?? shipping, cap ?? shipping));
    }),
  );
});

test('BEY-50: what an order costs goes on with the sum, and so does what it had nothing of', () => {
  const before = ['spending 120, 12% off capped at 10 with min spend 80. final price?'];
  const [less = ''] = understand('what if I only spend 75', before, 'SGD').things;
  expect(reckoningIn(less, 'SGD')?.prices).toEqual([75_00]);
  expect(understand('and if I buy 3', before, 'SGD')).toMatchObject({ pieces: 3 });
  expect(understand('and 5% cashback', before, 'SGD').things).toEqual([
    `${before[0]}, and 5% cashback`,
  ]);
});

test('BEY-50: who gives a voucher may stand between its amount and its name', () => {
  const [share, shop] =
    reckoningIn('stack 10% off min $50 cap $8 with $5 shop voucher min $40 on a $65 cart', 'SGD')
      ?.vouchers ?? [];
  expect([share?.share, share?.cap, share?.least]).toEqual([10_00, 8_00, 50_00]);
  expect([shop?.issuer, shop?.amount, shop?.least]).toEqual(['SHOP', 5_00, 40_00]);
  const each = reckoningIn('3 shirts $15 each, $5 shop voucher, 10% off cap 10', 'SGD');
  expect(each?.prices).toEqual([15_00, 15_00, 15_00]);
  expect(each?.vouchers.map(({ amount, share }) => amount ?? share)).toEqual([5_00, 10_00]);
  const two = reckoningIn('mã shop 20k đơn từ 150k, mã shopee 10% tối đa 50k, giỏ 450k', 'VND');
  expect(two?.vouchers.map(({ issuer }) => issuer)).toEqual(['SHOP', 'PLATFORM']);
  expect(two?.prices).toEqual([450_000]);
});

test('BEY-50: what an order has to cost is a minimum, beside what the basket costs', () => {
  for (const [currency, text, least, prices] of [
    ['SGD', 'spend $120 get $15 off, my cart is 135, what do i pay', 120_00, [135_00]],
    ['SGD', 'spend $50 save $5, my total is $62', 50_00, [62_00]],
    ['VND', 'voucher 20k đơn 150k, mua 180k, ship 15k', 150_000, [180_000]],
    ['VND', 'giảm 10% tối đa 25k đơn 99k, mua 300k', 99_000, [300_000]],
    ['THB', 'ซื้อ 500 ลด 50 ตะกร้า 620 จ่ายเท่าไร', 500_00, [620_00]],
    // what is bought is no minimum where nothing else is said to cost something
    ['SGD', 'i spend $62, $5 voucher', null, [62_00]],
    ['VND', 'voucher 20k, mua 180k', null, [180_000]],
    // nor of two that are bought
    ['THB', 'โค้ดลด 50 ซื้อ 500 กับ 300 ส่ง 40', null, [500_00, 300_00]],
  ] as const)
    expect(reckoningIn(text, currency), text).toMatchObject({ vouchers: [{ least }], prices });
});

test('BEY-50: coins pay a part, and take no price with them', () => {
  for (const [currency, text, coins, prices] of [
    ['THB', 'ซื้อ 890 ใช้โค้ดลด 15% สูงสุด 100 แล้วก็ใช้เหรียญ 25', 25_00, [890_00]],
    ['THB', 'โค้ดลด 100 โค้ดส่งฟรี ซื้อ 620 ส่ง 45 ใช้คอยน์ 30', 30_00, [620_00]],
    ['PHP', 'bili ako 1200, voucher 10% max 100, coins 50, sf 60', 50_00, [1200_00]],
    ['MYR', 'harga rm89, baucar rm10, syiling rm3, pos rm4.90', 3_00, [89_00]],
    ['IDR', 'belanja 250rb, voucher 20rb min 200rb, koin 5rb, ongkir 12rb', 500_000, [25_000_000]],
    ['VND', 'mua 300k, mã giảm 30k, xu 5k', 5_000, [300_000]],
  ] as const) {
    const sum = reckoningIn(text, currency);
    expect(sum?.prices, text).toEqual(prices);
    expect(sum?.vouchers, text).toContainEqual(
      expect.objectContaining({ issuer: 'COINS', amount: coins, isBack: false }),
    );
  }
  // what comes back is paid with no coins
  expect(reckoningIn('ซื้อ 500 โค้ดคืนคอยน์ 10%', 'THB')?.vouchers).toMatchObject([
    { isBack: true, share: 1000 },
  ]);
  expect(reckoningIn('cart $80, 10% coins back', 'SGD')?.vouchers).toMatchObject([
    { isBack: true, share: 1000 },
  ]);
});

test('BEY-50: so many coins are worth what is said, or what a coin is worth there', () => {
  for (const [currency, text, coins] of [
    ['SGD', 'cart $86, shop code $8 off min $60, 300 coins worth $3, shipping $1.99', [3_00]],
    ['SGD', '$86 basket with 200 coins, $5 off code', [2_00]],
    ['MYR', 'harga rm89, baucar rm10, syiling 150', [1_50]],
    ['PHP', 'cart ko 980, voucher 100, coins 35', [35_00]],
  ] as const) {
    const vouchers = reckoningIn(text, currency)?.vouchers ?? [];
    const paid = vouchers.filter(({ issuer }) => issuer === 'COINS').map(({ amount }) => amount);
    expect(paid, text).toEqual(coins);
  }
});

test('BEY-50: a sum is reckoned again without one of its vouchers, without coins, or sent free', () => {
  for (const [currency, sum, turn, changed, left] of [
    [
      'SGD',
      'cart $86, shop code $8 off, platform code $4 off, 300 coins, shipping $2',
      'without the platform one?',
      { leftOut: 'PLATFORM' },
      ['SHOP', 'COINS'],
    ],
    [
      'PHP',
      'cart 980, 12% off min 500, coins 35',
      'pag walang coins?',
      { leftOut: 'COINS' },
      [null],
    ],
    [
      'THB',
      'ซื้อ 1290 โค้ดร้าน 10% สูงสุด 120 ใช้คอยน์ 45 ส่ง 38',
      'ถ้าไม่ใช้คอยน์',
      { leftOut: 'COINS' },
      ['SHOP'],
    ],
    ['THB', 'ซื้อ 990 ลด 10% สูงสุด 50 ส่ง 38', 'ถ้าส่งฟรีล่ะ', { isSentFree: true }, [null]],
  ] as const) {
    const question = understand(turn, [sum], currency);
    expect(question, turn).toMatchObject({ kind: 'RECKON', ...changed });
    const reckoning = reckoningIn(question.things[0] ?? '', currency);
    if (!reckoning) throw new Error(sum);
    const again = reckonedAgain(reckoning, question);
    expect(
      again.vouchers.map(({ issuer }) => issuer),
      turn,
    ).toEqual(left);
    expect(again.prices, turn).toEqual(reckoning.prices);
    expect(again.shipping, turn).toBe('isSentFree' in changed ? 0 : reckoning.shipping);
  }
});

test.each([
  ['THB', 'ซื้อ 3 ชิ้นลด 15% ชิ้นละ 259 ต้องจ่ายเท่าไหร่', 'ถ้าส่งอีก 40'],
  ['THB', 'ชิ้นละ 259 ซื้อ 3 ชิ้นลด 15% จ่ายเท่าไหร่', 'ค่าส่งอีก 40'],
  ['SGD', 'buy 3 get 15% off, each 259, how much do i pay', 'plus 40 shipping'],
  ['PHP', '259 each, I buy 3 pcs with 15% off, how much', 'plus 40 shipping'],
] as const)(
  'BEY-50: in %s "%s" is a share of three pieces, and shipping comes to it',
  (currency, asked, next) => {
    const sum = reckoningIn(asked, currency);
    expect(sum?.prices).toEqual([259_00, 259_00, 259_00]);
    expect(sum?.vouchers.map(({ share, amount }) => [share, amount])).toEqual([[1500, null]]);
    const { kind, things, pieces } = understand(next, [asked], currency);
    expect([kind, pieces]).toEqual(['RECKON', undefined]);
    expect(reckoningIn(things[0] ?? '', currency)).toMatchObject({
      prices: sum?.prices,
      shipping: 40_00,
    });
  },
);

test('BEY-50: pieces of a sum are counted whatever they are called', () => {
  for (const [currency, asked, next] of [
    ['IDR', 'satuannya 45rb, beli 4 pcs diskon 10%, ongkir 12rb, totalnya?', 'kalau 6 pcs'],
    ['SGD', '45 each, I buy 4 pcs with 10% off, how much', 'what if 6 pcs'],
  ] as const)
    expect(understand(next, [asked], currency), next).toMatchObject({ kind: 'RECKON', pieces: 6 });
});
