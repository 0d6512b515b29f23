import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from '../intent/follow.ts';
import { packsIn } from './packs.ts';
import { reckoningIn } from './voucher.ts';

const read = (text: string, currency: CurrencyCode) =>
  packsIn(text, currency)?.map(({ unit, size, price }) => [unit, size, price]);

test('BEY-50: packs with a price each are read in six languages, in either order', () => {
  for (const [currency, text, packs] of [
    [
      'SGD',
      '500g for $6 or 1kg for $11, which is cheaper',
      [
        ['g', 500, 600],
        ['g', 1000, 1100],
      ],
    ],
    [
      'SGD',
      '$5 for 2kg rice or $12 for 5kg, which is better?',
      [
        ['g', 2000, 500],
        ['g', 5000, 1200],
      ],
    ],
    [
      'SGD',
      '6 pack 1.5l for 7.20 vs 12 pack 600ml for 6.50',
      [
        ['ml', 9000, 720],
        ['ml', 7200, 650],
      ],
    ],
    [
      'THB',
      '500 กรัม 89 กับ 1 กิโล 159 อันไหนคุ้มกว่า',
      [
        ['g', 500, 8900],
        ['g', 1000, 15900],
      ],
    ],
    [
      'THB',
      'น้ำ 6 ขวด 1.5 ลิตร 79 กับ 12 ขวด 600 มล. 55 อันไหนคุ้ม',
      [
        ['ml', 9000, 7900],
        ['ml', 7200, 5500],
      ],
    ],
    [
      'IDR',
      '500 gram 25rb atau 1 kg 45rb mending mana',
      [
        ['g', 500, 2_500_000],
        ['g', 1000, 4_500_000],
      ],
    ],
    [
      'VND',
      '500g 80k hay 1kg 150k cái nào lợi hơn',
      [
        ['g', 500, 80_000],
        ['g', 1000, 150_000],
      ],
    ],
    [
      'PHP',
      '500g 120 o 1kg 220, alin mas sulit',
      [
        ['g', 500, 12_000],
        ['g', 1000, 22_000],
      ],
    ],
  ] as const) {
    expect(read(text, currency), text).toEqual(packs);
    expect(understand(text, [], currency).kind, text).toBe('PACKS');
  }
});

test('BEY-50: pieces that come free are shared among all of them', () => {
  for (const [currency, text, size, price] of [
    ['SGD', 'buy 2 get 1 free at $12 each, how much per piece', 3, 2400],
    ['THB', '2 แถม 1 ราคา 99 ตกชิ้นละเท่าไร', 3, 9900],
    ['IDR', 'beli 2 gratis 1 harga 15rb jatuhnya berapa per biji', 3, 1_500_000],
    ['VND', 'mua 2 tặng 1 giá 50k thì mỗi cái bao nhiêu', 3, 50_000],
    ['PHP', 'buy 1 take 1 na 199, magkano isa', 2, 19_900],
  ] as const)
    expect(read(text, currency), text).toEqual([['piece', size, price]]);
});

test('BEY-50: so many for what is paid are packs, and the figure of a name is no count', () => {
  for (const [currency, text, packs] of [
    [
      'SGD',
      'buy 3 shampoos for 15 or 6 each?',
      [
        [3, 15_00],
        [1, 6_00],
      ],
    ],
    [
      'THB',
      'ซื้อครีมกันแดด 2 หลอด 599 กับ 1 หลอด 320 แบบไหนคุ้ม',
      [
        [2, 599_00],
        [1, 320_00],
      ],
    ],
    [
      'THB',
      'กล่องเก็บของพลาสติก 3 ใบ 199 กับ 5 ใบ 299 อันไหนคุ้มกว่า',
      [
        [3, 199_00],
        [5, 299_00],
      ],
    ],
    [
      'SGD',
      '2 power banks for $50 or 1 for $28, better deal?',
      [
        [2, 50_00],
        [1, 28_00],
      ],
    ],
    [
      'PHP',
      'alin mas tipid 2 for 150 or 3 for 210',
      [
        [2, 150_00],
        [3, 210_00],
      ],
    ],
    [
      'VND',
      'mua 2 tặng 1 giá 150k hay mua lẻ 60k một cái',
      [
        [3, 150_000],
        [1, 60_000],
      ],
    ],
    [
      'IDR',
      '3 bungkus 45rb sama 5 bungkus 70rb hemat mana',
      [
        [3, 45_000_00],
        [5, 70_000_00],
      ],
    ],
    [
      'SGD',
      '3 for $10 or $4 each',
      [
        [3, 10_00],
        [1, 4_00],
      ],
    ],
    [
      'SGD',
      '2 for 11 or 3 for 15',
      [
        [2, 11_00],
        [3, 15_00],
      ],
    ],
    [
      'THB',
      '3 ขวด 100 หรือขวดละ 40',
      [
        [3, 100_00],
        [1, 40_00],
      ],
    ],
    [
      'VND',
      '3 cái 100k hay 40k mỗi cái',
      [
        [3, 100_000],
        [1, 40_000],
      ],
    ],
  ] as const) {
    expect(
      packsIn(text, currency)?.map(({ size, price }) => [size, price]),
      text,
    ).toEqual(packs);
    expect(understand(text, [], currency).kind, text).toBe('PACKS');
  }
  for (const text of [
    'iphone 15 for 900 or samsung 24 for 800',
    'aira hush 2 for 790 or 850 at lazada',
    'kid of 3 wants a kite for $15 or $20',
    'laptop 2 for 900',
  ])
    expect(packsIn(text, 'SGD'), text).toBeUndefined();
});

test('BEY-50: a sum with a voucher, two kinds of measures and a list of wishes are no packs', () => {
  for (const text of [
    '2kg rice $12 and 1kg sugar $3 with $5 off voucher, which is cheaper',
    '500g for $6 or 1 litre for $3, which is cheaper',
    'laptop 14 inch $500 or 15 inch $600',
    'rice 5kg under $12',
  ])
    expect(packsIn(text, 'SGD'), text).toBeUndefined();
  expect(understand('rice 2kg $12 and sugar 1kg $3', [], 'SGD').kind).not.toBe('PACKS');
  expect(understand('500g $6, 1kg $12 or 2kg for $24', [], 'SGD').kind).toBe('PACKS');
});

test('BEY-50: whatever packs are named, each is read with its own price', () => {
  const pack = fc.record({
    size: fc.integer({ min: 1, max: 9000 }),
    price: fc.integer({ min: 1, max: 900 }),
  });
  fc.assert(
    fc.property(pack, pack, (one, other) => {
      const text = `${one.size} g for $${one.price} or ${other.size} g for $${other.price}, which is cheaper`;
      expect(read(text, 'SGD')).toEqual(
        [one, other].map(({ size, price }) => ['g', size, price * 100]),
      );
    }),
    { numRuns: 200 },
  );
});

test('BEY-50: so many for so much go on with packs, and what a bank gives back comes back later', () => {
  const before = ['3 for $10 or $3.80 each which is cheaper'];
  const next = understand('what if 5 for $16', before, 'SGD');
  expect(next.kind).toBe('PACKS');
  expect(read(next.things[0] ?? '', 'SGD')).toEqual([
    ['piece', 3, 10_00],
    ['piece', 1, 3_80],
    ['piece', 5, 16_00],
  ]);
  const bank = reckoningIn('$15 off min $120 plus 8% bank card cashback, my cart is 135', 'SGD');
  expect(bank?.vouchers.map(({ isBack }) => isBack)).toEqual([false, true]);
});

test('BEY-10: alerts are asked for in Thai, Filipino and Vietnamese with what was shown', () => {
  for (const [currency, known, text, amount] of [
    ['THB', 'มือถือ', 'บอกด้วยถ้าลดอีก', undefined],
    ['PHP', 'power bank', 'mag-alert ka pag naging 399', 399_00],
    ['VND', 'balo', 'báo mình khi còn 200k', 200_000],
  ] as const) {
    const { kind, things, ...question } = understand(text, [known], currency);
    expect([kind, things, question.amount], text).toEqual(['ALERT', [], amount]);
  }
});

test('BEY-50: packs that a box, "isi" or a measure counts', () => {
  for (const [currency, text, packs] of [
    ['IDR', 'popok isi 40 85rb, isi 60 120rb, mending yang mana', ['piece 40', 'piece 60']],
    ['IDR', '1 dus isi 40 110rb atau satuan 3rb', ['piece 40', 'piece 1']],
    ['THB', 'ผ้าอ้อม แพ็ค 60 399 กับ แพ็ค 84 529', ['piece 60', 'piece 84']],
    ['SGD', 'pack of 40 for $12 or pack of 60 for $17', ['piece 40', 'piece 60']],
    ['VND', 'bỉm 40 miếng 199k hay 60 miếng 279k', ['piece 40', 'piece 60']],
    ['SGD', 'a 3-pack 250ml for $6 or a 1L bottle for $7', ['ml 750', 'ml 1000']],
    ['THB', 'น้ำยาซักผ้า 3 ลิตร 189 หรือถุง 750 มล 3 ถุง 129', ['ml 3000', 'ml 2250']],
  ] as const)
    expect(
      packsIn(text, currency)?.map(({ unit, size }) => `${unit} ${size}`),
      text,
    ).toEqual(packs);
});

test('property: however a pack is counted, its price is never taken for a number of pieces', () => {
  const pack = fc.tuple(fc.integer({ min: 2, max: 99 }), fc.integer({ min: 1, max: 900 }));
  const forms = fc.constantFrom(
    (n: number, price: number) => `box of ${n} for $${price}`,
    (n: number, price: number) => `isi ${n} $${price}`,
    (n: number, price: number) => `${n} pcs $${price}`,
    (n: number, price: number) => `แพ็ค ${n} ราคา $${price}`,
    (n: number, price: number) => `gói ${n} giá $${price}`,
  );
  const joins = fc.constantFrom(' or ', ', ', ' vs ', ' atau ', ' hay ');
  fc.assert(
    fc.property(pack, pack, forms, joins, ([a, first], [b, second], form, join) => {
      const found = packsIn(`${form(a, first)}${join}${form(b, second)}`, 'SGD');
      expect(found?.map(({ size, price }) => [size, price])).toEqual([
        [a, first * 100],
        [b, second * 100],
      ]);
    }),
    { numRuns: 300 },
  );
});

test('BEY-50: what is taken off one pack, or paid for sending it, is of that one', () => {
  for (const [currency, text, packs] of [
    [
      'SGD',
      'toilet paper 30 rolls $15.90 or 20 rolls $9.90 with $2 shipping',
      [
        ['piece', 30, 1590],
        ['piece', 20, 1190],
      ],
    ],
    [
      'SGD',
      '500g for $6 with a $1 voucher or 1kg for $11',
      [
        ['g', 500, 500],
        ['g', 1000, 1100],
      ],
    ],
    [
      'PHP',
      '1kg rice 60 or 5kg 280 plus 50 shipping',
      [
        ['g', 1000, 60_00],
        ['g', 5000, 330_00],
      ],
    ],
  ] as const)
    expect(read(text, currency), text).toEqual(packs);
  // behind a comma it is of the whole order
  expect(read('500g for $6 or 1kg for $11, $1 voucher', 'SGD')).toBeUndefined();
});

test('BEY-50: a voucher on one of the packs before changes that one alone', () => {
  for (const [currency, before, text, packs] of [
    [
      'SGD',
      '30 rolls $15.90 or 20 rolls $9.90',
      'what if I use a $1 voucher on the second',
      [15_90, 8_90],
    ],
    ['THB', 'กาแฟ แพ็ค 27 ซอง 120 กับ 60 ซอง 245 อันไหนคุ้ม', 'ถ้าอันแรกลด 10%', [108_00, 245_00]],
    ['SGD', '500g for $6 or 1kg for $11', 'the last one is 20% off', [6_00, 8_80]],
  ] as const) {
    const { kind, things } = understand(text, [before], currency);
    expect(kind, text).toBe('PACKS');
    expect(
      packsIn(things[0] ?? '', currency)?.map(({ price }) => price),
      text,
    ).toEqual(packs);
  }
  // more than it costs is no price
  const { kind } = understand('a $20 voucher on the first', ['500g for $6 or 1kg for $11'], 'SGD');
  expect(kind).not.toBe('PACKS');
});
