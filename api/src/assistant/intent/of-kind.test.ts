import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { normalise } from '../../words/index.ts';
import { understand } from './follow.ts';
import type { Question } from './question.ts';
import { withoutName } from './words.ts';

type Case = readonly [before: string, turn: string, currency: CurrencyCode, Partial<Question>];

function expectAll(cases: readonly Case[]): void {
  for (const [before, turn, currency, question] of cases)
    expect(understand(turn, before === '' ? [] : [before], currency), turn).toMatchObject(question);
}

test('BEY-49: cheap ones are the cheapest of their kind first, whatever the language', () => {
  const by = 'CHEAPEST';
  expectAll([
    ['', 'หูฟังถูกๆ', 'THB', { by, things: ['หูฟัง'] }],
    ['', 'ขอกระเป๋าเป้ราคาประหยัด', 'THB', { by, things: ['กระเป๋าเป้'] }],
    ['', 'cheap wireless mouse under 300', 'SGD', { by, things: ['wireless mouse <= 300'] }],
    ['', 'headphone murah', 'IDR', { by, things: ['headphone'] }],
    ['', 'murang lamp na maganda', 'PHP', { by, things: ['lamp'] }],
    ['', 'tai nghe giá rẻ', 'VND', { by, things: ['tai nghe'] }],
  ]);
  for (const [turn, currency] of [
    ['is 790 cheap for headphones', 'SGD'],
    ['หูฟังตัวนี้ถูกไหม', 'THB'],
    ['headphones, not the cheap ones', 'SGD'],
  ] as const)
    expect(understand(turn, [], currency).by, turn).not.toBe(by);
});

test('BEY-49: what is added to a budget is added, what takes its place does that', () => {
  expectAll([
    ['มือถือ งบหมื่นเดียว', 'ถ้าเพิ่มงบอีก 3000', 'THB', { things: ['มือถือ <= 13000'] }],
    ['headphones under 100', 'add another 50', 'SGD', { things: ['headphones <= 150'] }],
    ['tws 300rb', 'tambah 100rb lagi', 'IDR', { things: ['tws <= 400000'] }],
    ['tws 300rb', 'naikin budget jadi 500rb', 'IDR', { things: ['tws <= 500000'] }],
    ['laptop 20k budget', 'kaya ba ng 15k', 'PHP', { things: ['laptop <= 15000'] }],
    ['มือถือ งบ 9000', 'แล้วหูฟังล่ะ งบเท่าเดิม 9000', 'THB', { things: ['หูฟัง <= 9000'] }],
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 90_000 }),
      fc.integer({ min: 100, max: 9000 }),
      (a, b) => {
        const { things } = understand(`raise my budget by ${b}`, [`laptop under ${a}`], 'SGD');
        expect(intentOf(things[0] ?? '', 'SGD').maxAmount).toBe((a + b) * 100);
      },
    ),
    { numRuns: 60 },
  );
});

test('BEY-59: so many of a kind are compared, by the order that is asked for', () => {
  const kind = 'COMPARE';
  expectAll([
    ['', 'compare the two cheapest air fryers', 'SGD', { kind, by: 'CHEAPEST', pieces: 2 }],
    ['', 'bandingin dua tws paling murah', 'IDR', { kind, by: 'CHEAPEST', pieces: 2 }],
    ['', 'เปรียบเทียบหูฟัง 2 ตัวที่ขายดี', 'THB', { kind, by: 'SOLD', pieces: 2 }],
    ['', 'compare top 3 headphones', 'SGD', { kind, by: null, pieces: 3, things: ['headphones'] }],
  ]);
  expect(understand('compare Sonvo 2 and Aira 3 headphones', [], 'SGD').pieces).toBeUndefined();
});

test('BEY-22: whether to wait is asked of a kind, whatever is said around it', () => {
  const kind = 'WAIT';
  expectAll([
    ['', 'หม้อทอดไร้น้ำมันควรซื้อตอนนี้หรือรอ 12.12', 'THB', { kind, things: ['หม้อทอดไร้น้ำมัน'] }],
    ['', 'ควรรอ 12.12 ไหมถ้าจะซื้อทีวี', 'THB', { kind, things: ['ทีวี'] }],
    ['', 'bibili na ba ako ng laptop o hintayin ang 12.12', 'PHP', { kind, things: ['laptop'] }],
    ['', 'beli blender sekarang atau nunggu 12.12', 'IDR', { kind, things: ['blender'] }],
  ]);
  expect(understand('should i wait for the Sonvo laptop', [], 'SGD').things).toEqual([
    'Sonvo laptop',
  ]);
});

test('BEY-05: whoever wants to hear of a kind at a price says so before or behind it', () => {
  const kind = 'ALERT';
  expectAll([
    [
      '',
      'kalau ada laptop diskon di bawah 6 juta kasih tau ya',
      'IDR',
      { kind, things: ['laptop'] },
    ],
    ['', 'notify me pag bumaba sa 1000 ang rice cooker', 'PHP', { kind, amount: 1000_00 }],
    ['', 'เตือนด้วยถ้าหูฟังลดต่ำกว่า 500', 'THB', { kind, amount: 500_00, things: ['หูฟัง'] }],
  ]);
});

test('BEY-50: coupons that go together are asked for by themselves, and more packs beside others', () => {
  expectAll([
    ['any voucher for shopee', 'does it stack with free shipping', 'MYR', { kind: 'STACKING' }],
    ['', 'ใช้คูปองสองใบด้วยกันได้ไหม', 'THB', { kind: 'STACKING' }],
    ['', 'voucher toko sama gratis ongkir bisa digabung?', 'IDR', { kind: 'STACKING' }],
    ['$24.90 for 2L vs $15 for 1.2L', 'and 3 x 500ml at $20', 'SGD', { kind: 'PACKS' }],
    [
      'mã giảm giá lazada cho đơn 300k',
      'nếu mua 500k thì trả bao nhiêu',
      'VND',
      { kind: 'COUPONS', term: 'saves', amount: 500_000 },
    ],
  ]);
});

test('BEY-49: a size is of what was looked for, and what it comes in is no other thing', () => {
  expectAll([
    ['rice', '5kg bags only', 'SGD', { things: ['rice 5kg'] }],
    ['ทีวี', 'ที่ไม่ใช่ของ shopee', 'THB', { things: ['ทีวี -"shopee"'] }],
    ['quà cho bạn gái 500k', 'không phải mỹ phẩm', 'VND', { kind: 'PRESENT' }],
    ['แชมพู', 'อันไหนถูกสุดต่อ ml', 'THB', { things: ['แชมพู per unit'] }],
    ['ลดเยอะสุดวันนี้', 'เอาเฉพาะของใช้ในบ้าน', 'THB', { kind: 'BIGGEST', things: ['ของใช้ในบ้าน'] }],
  ]);
});

test('BEY-10: discounts of so much and more are asked for, of all or of a kind', () => {
  const kind = 'BIGGEST';
  expectAll([
    ['', 'anything over 50% off', 'SGD', { kind, less: 5000, things: [] }],
    ['', 'มีอะไรลดเกินครึ่งบ้าง', 'THB', { kind, less: 5000 }],
    ['', 'diskon di atas 40% apa aja', 'IDR', { kind, less: 4000 }],
    ['', 'headphones at least 30% off', 'SGD', { kind, less: 3000, things: ['headphones'] }],
  ]);
  for (const turn of ['is the 50% off headphones for real?', '10% off 500, what do i pay'])
    expect(understand(turn, [], 'SGD').kind, turn).not.toBe(kind);
});

test('BEY-10: what was shown is asked what it does, weighs and is made of', () => {
  expectAll([
    ['robot vacuum', 'does it mop', 'SGD', { kind: 'INCLUDED', things: ['mop'] }],
    ['robot vacuum', 'how long is the battery', 'SGD', { kind: 'MEASURE', things: [] }],
    ['robot vacuum', 'does it have free shipping', 'SGD', { kind: 'SHIPPING' }],
    ['hp 2 jutaan', 'bedain dua yang pertama', 'IDR', { kind: 'DIFFER', places: [0, 1] }],
  ]);
});

test('BEY-10: a figure behind "she is" is her age and no budget, and what papa has is no present', () => {
  const girl = understand('she is 12', ['gift for a girl under 10'], 'SGD');
  expect(girl).toMatchObject({ kind: 'PRESENT' });
  expect(intentOf(girl.things[0] ?? '', 'SGD').maxAmount).toBe(10_00);
  expect(girl.things[0]).toContain('12');
  expect(understand('hindi mug', ['regalo kay papa 500 pesos'], 'PHP')).toMatchObject({
    kind: 'PRESENT',
    things: [expect.stringContaining('-"mug"')],
  });
});

test('BEY-10: what else is said around a kind is of the question, and no part of its name', () => {
  expectAll([
    ['', 'contoh yang harganya dinaikin dulu dong', 'IDR', { kind: 'FAKES' }],
    ['sepatu lari', 'ada yang gratis ongkir?', 'IDR', { things: ['sepatu lari free shipping'] }],
    [
      'electric fan',
      'add to watch kapag bumaba sa 1200',
      'PHP',
      { kind: 'ALERT', amount: 1200_00 },
    ],
    ['air fryer', 'add it to my watchlist', 'SGD', { kind: 'ALERT' }],
    ['kipas meja', 'mana lagi murah shopee ke lazada', 'MYR', { kind: 'PLATFORMS' }],
    ['kado nikahan 500rb', 'urutin dari yang mahal', 'IDR', { by: 'DEAREST' }],
    ['air fryer', 'which one dropped more', 'SGD', { kind: 'PICK' }],
    ['', 'sulit ba tong blender na 799', 'PHP', { things: ['blender'], amount: 799_00 }],
    ['', 'เพื่อนท้อง จะซื้ออะไรไปเยี่ยมดี งบ 700', 'THB', { kind: 'PRESENT' }],
    ['', 'harga susu formula per 100 gram paling murah', 'IDR', { by: 'CHEAPEST' }],
  ]);
  const shown = understand('is $40 a good price', ['headphones'], 'SGD');
  expect(shown).toMatchObject({ kind: 'GOOD_PRICE', amount: 40_00 });
  const flat = understand('หม้อทอดตอนนี้คะ อยู่คอนโดคนเดียว', [], 'THB');
  expect(flat.things[0]).not.toContain('คอนโด');
});

test('BEY-10: which deals end soon is asked in six languages, and of coupons and sales it is not', () => {
  expectAll(
    (
      [
        ['THB', 'ดีลไหนใกล้หมดเวลา'],
        ['SGD', 'which deals are ending soon'],
        ['IDR', 'promo yang mau habis apa aja'],
        ['PHP', 'anong deals ang malapit na matapos'],
        ['VND', 'deal nào sắp hết'],
        ['MYR', 'tawaran yang hampir tamat'],
      ] as const
    ).map(([currency, turn]) => ['', turn, currency, { kind: 'ENDING' }]),
  );
  expectAll([
    ['', 'which voucher expires soon', 'SGD', { kind: 'COUPONS', term: 'ends' }],
    ['', 'when does the 12.12 sale end', 'SGD', { kind: 'SALES' }],
  ]);
});

test('BEY-22: whether a kind gets cheaper asks to wait, and is no order of what there is', () => {
  expectAll([
    ['', 'will an air fryer be cheaper tomorrow?', 'SGD', { kind: 'WAIT', by: null }],
    ['', 'will headphones drop at 12.12', 'SGD', { kind: 'WAIT', things: ['headphones'] }],
    ['', 'blender bakal turun ga', 'IDR', { kind: 'WAIT', things: ['blender'] }],
    ['headphones', 'will you show me something cheaper', 'SGD', { kind: 'FIND' }],
  ]);
});

test('BEY-10: a thing that nobody names is asked for by its use in each language', () => {
  expectAll([
    ['', 'something to cook rice in', 'SGD', { things: ['rice cooker'] }],
    ['', 'alat buat nyetrika baju', 'IDR', { things: ['iron'] }],
    ['', 'มีอะไรกันฝนไหม', 'THB', { things: ['umbrella'] }],
    ['', 'cái gì để nghe nhạc', 'VND', { things: ['headphone and speaker'] }],
  ]);
});

test('BEY-10: one of several things is left out, and two of what was looked for are compared', () => {
  const both = 'I have $100, want headphones and a power bank';
  const [left = ''] = understand('skip the power bank', [both], 'SGD').things;
  expect(intentOf(left, 'SGD')).toMatchObject({ maxAmount: 100_00 });
  expect(left).toContain('headphones');
  expect(left).not.toContain('power bank');
  expectAll([
    [
      'mouse murah',
      'compare dua yang paling murah',
      'MYR',
      { kind: 'COMPARE', by: 'CHEAPEST', pieces: 2, things: ['mouse'] },
    ],
    [
      'laptop under rm1500',
      'got any with 16gb ram',
      'MYR',
      { things: ['laptop with 16gb ram <= 1500'] },
    ],
    ['', 'cheapest 2 speakers', 'SGD', { by: 'CHEAPEST', things: ['speakers'] }],
    ['', 'any flash sale now?', 'SGD', { kind: 'FIND', things: ['flash sale'] }],
    ['', 'apa ada diskon palsu di toko sebelah', 'IDR', { kind: 'FAKES' }],
    ['', 'thanks, what else can you do', 'SGD', { kind: 'HELP' }],
    ['', 'how do you know a discount is fake', 'SGD', { kind: 'TRUST' }],
    [
      '',
      'alin mas mura sa shopee o lazada yung running shoes',
      'PHP',
      { kind: 'PLATFORMS', things: ['running shoes'] },
    ],
    ['', '3 pack sponge $4.50 vs 10 pack $12', 'SGD', { kind: 'PACKS' }],
  ]);
});

test('BEY-05: oil is no pronoun where an alert is asked for, and the price behind it is the one', () => {
  expectAll([
    [
      '',
      'ตั้งเตือนราคาหม้อทอดไร้น้ำมันที่ 1200',
      'THB',
      { kind: 'ALERT', amount: 1200_00, things: ['หม้อทอดไร้น้ำมัน'] },
    ],
  ]);
});

test('BEY-49: another maker than one that is named is any but that', () => {
  for (const [before, turn, currency] of [
    ['sepatu lari', 'merek lain selain nike dong', 'IDR'],
    ['sepatu lari', 'ada merk lain ga selain nike', 'IDR'],
    ['shoes', 'any brand other than nike', 'SGD'],
    ['รองเท้า', 'ยี่ห้ออื่นที่ไม่ใช่ nike', 'THB'],
  ] as const)
    expect(understand(turn, [before], currency), turn).toMatchObject({
      kind: 'FIND',
      by: null,
      things: [`${before} -"nike"`],
    });
  expectAll([['sepatu lari', 'merek lain dong', 'IDR', { isOtherBrand: true }]]);
});

test('BEY-49: a price that is asked of behind a thing is no budget', () => {
  expectAll([
    ['', 'is an air fryer at $85 ok', 'SGD', { kind: 'GOOD_PRICE', amount: 85_00 }],
    ['', 'is a blender for $40 good?', 'SGD', { kind: 'GOOD_PRICE', amount: 40_00 }],
    ['', 'a good blender for $40', 'SGD', { kind: 'FIND', things: ['blender <= 40'] }],
  ]);
});

test('BEY-49: what a battery holds is in thousands too, and at most so much is paid', () => {
  expectAll([
    ['', 'มือถือแบตอึด ไม่เกิน 7000', 'THB', { things: ['มือถือแบตอึด <= 7000'] }],
    ['', 'มือถือแบต 6000 ไม่เกิน 5000 บาท', 'THB', { things: ['มือถือ 6000 mAh <= 5000'] }],
    ['', 'powerbank 20k mah below rm100', 'MYR', { things: ['powerbank 20000 mah <= 100'] }],
    ['blender', 'yang paling kecil wattnya', 'IDR', { kind: 'SIZED', size: 'thrifty' }],
    ['hp 2 jutaan', 'yang batrenya paling gede', 'IDR', { kind: 'SIZED', size: 'lasting' }],
    ['พัดลม', 'อันแรกใช้ไฟกี่วัตต์', 'THB', { kind: 'MEASURE', places: [0] }],
  ]);
});

test('BEY-49: a name that is written with the marks of Vietnamese is taken away with them', () => {
  expectAll([
    ['', 'nồi cơm điện loại nào to nhất', 'VND', { kind: 'SIZED', things: ['nồi cơm điện'] }],
    ['', 'nước giặt 3.6kg 165k hay túi 2kg 99k', 'VND', { kind: 'PACKS' }],
    ['', 'đường 1kg 25k và gạo 5kg 120k', 'VND', { kind: 'OFFERS' }],
  ]);
  const names = fc.constantFrom('nồi cơm điện', 'Đèn bàn', 'tai nghe', 'nước giặt');
  const sides = fc.constantFrom('', 'a ', 'cái ', 'รุ่น ');
  fc.assert(
    fc.property(names, sides, sides, (name, before, behind) => {
      const bare = normalise(name);
      expect(withoutName(`${before}${name} ${behind}`, bare)).toBe(`${before}  ${behind}`);
    }),
  );
});

test('BEY-10: codes that work are asked for as coupons', () => {
  expectAll([
    ['', 'any working lazada codes today', 'SGD', { kind: 'COUPONS', things: ['lazada'] }],
    ['', 'any valid shopee voucher now', 'SGD', { kind: 'COUPONS', things: ['shopee'] }],
  ]);
});
