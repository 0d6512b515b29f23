import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';

type Row = readonly [currency: CurrencyCode, turns: readonly string[], meant: object];

function expectAll(rows: readonly Row[]) {
  for (const [currency, turns, meant] of rows) {
    const [last = '', ...before] = turns.toReversed();
    expect(understand(last, before.toReversed(), currency), turns.join(' | ')).toMatchObject(meant);
  }
}

test('BEY-49: the place that something is sent to is no product', () => {
  const shown = { kind: 'SHIPPING', things: [], pointsBack: true };
  expectAll([
    ['IDR', ['rice cooker', 'ongkir ke Pontianak berapa'], shown],
    ['SGD', ['kettle', 'how much is shipping to tuas south'], shown],
    ['VND', ['máy sấy tóc', 'phí ship về Cần Thơ bao nhiêu'], shown],
    ['THB', ['กระทะ', 'ค่าส่งไปอุบลเท่าไหร่'], shown],
    ['PHP', ['electric fan', 'magkano shipping sa iloilo'], shown],
    ['MYR', ['kipas', 'pos ke kelantan berapa'], shown],
    ['IDR', ['ongkir ke bandung untuk rice cooker stovia'], { things: ['rice cooker stovia'] }],
  ]);
});

test('BEY-49: memory after a list narrows it, and keeps its budget and what was refused', () => {
  for (const said of ['ram 16 gb dong', 'yang 16 gb', 'ram 16gb']) {
    const turns = ['laptop maksimal 10jt', 'jangan Zephyo', said];
    const [thing = ''] = understand(said, turns.slice(0, 2), 'IDR').things;
    expect(thing, said).toContain('<= 10000000');
    expect(thing, said).toContain('-"Zephyo"');
    expect(thing, said).toMatch(/16 ?gb/);
  }
});

test('BEY-49: a size is looked for, whatever was asked of the product before', () => {
  const turns = ['is 500 a good price for a jacket', 'do you have it in size L'];
  expectAll([['SGD', turns, { kind: 'FIND', things: ['jacket size L'] }]]);
});

test('BEY-49: what else there is of the same is more of it', () => {
  const more = { kind: 'FIND', by: 'MORE', page: 2 };
  expectAll([
    ['SGD', ['umbrella', 'any other umbrellas?'], { ...more, things: ['umbrella'] }],
    ['IDR', ['payung', 'ada payung lain?'], { ...more, things: ['payung'] }],
    ['SGD', ['umbrella', 'any other raincoats?'], { kind: 'FIND', by: null }],
  ]);
});

test('BEY-49: a code is no doubt about a discount, and whose shop it is no product', () => {
  expectAll([
    ['THB', ['พัดลม', 'เอาตัวถูก มีโค้ดลดไหม'], { kind: 'COUPONS', by: 'CHEAPEST' }],
    ['THB', ['พัดลม', 'ร้านออฟฟิเชียลไหม'], { kind: 'SELLER', things: [] }],
    ['THB', ['พัดลม', 'ตัวนี้ลดจริงไหม'], { kind: 'EXPLAIN' }],
  ]);
});

test('BEY-49: whether a price is good and whether to wait are both answered', () => {
  const both = { kind: 'WAIT', also: ['GOOD_PRICE'], pointsBack: true };
  expectAll([
    ['THB', ['หม้อทอด', 'ตัวนี้ราคาดีหรือยัง รอ 12.12 ดีไหม'], both],
    ['SGD', ['air fryer', 'is this a good price or wait for 12.12?'], both],
    ['SGD', ['air fryer', 'wait for 12.12 or not'], { kind: 'WAIT', also: [] }],
  ]);
});

test('BEY-50: vouchers without a price are of the order that was named before', () => {
  const turns = ['lazada coupons', 'which is best for an order of 300'];
  const rules = '30 off min 200 or 12% off max 40, which is better?';
  const { kind, things } = understand(rules, turns, 'MYR');
  expect(kind).toBe('RECKON');
  expect(things[0]).toContain('price 300');
  expect(understand(`order 250, ${rules}`, turns, 'MYR').things[0]).not.toContain('300');
});

test('BEY-49: after a present a kind that is none for them is looked for as itself', () => {
  expectAll([
    ['VND', ['quà tặng mẹ', 'nước mắm'], { kind: 'FIND', things: ['nước mắm'] }],
    ['SGD', ['gift for my mum', 'rice'], { kind: 'FIND', things: ['rice'] }],
    ['SGD', ['gift for my mum', 'perfume'], { kind: 'PRESENT' }],
    // a lipstick, and nobody's son
    ['VND', ['quà tặng mẹ', 'son'], { kind: 'PRESENT', things: [expect.stringContaining('mẹ')] }],
  ]);
});

test('BEY-49: Filipino and Indonesian words of refusal, price and freebies', () => {
  const turns = ['wireless mouse', 'd naman ung Corvia, iba brand'];
  expectAll([
    ['PHP', turns, { things: ['wireless mouse -"Corvia"'] }],
    ['PHP', [...turns, 'under 900'], { things: ['wireless mouse <= 900 -"Corvia"'] }],
    ['PHP', ['yung Strideo Peak ba sulit na sa 990'], { kind: 'GOOD_PRICE', amount: 990_00 }],
    ['IDR', ['250 ribu itu termurah sepanjang masa?'], { kind: 'GOOD_PRICE', things: [] }],
    ['IDR', ['gratisan'], { kind: 'ABOUT', about: ['activities'] }],
    ['THB', ['ของแถม'], { kind: 'ABOUT', about: ['activities'] }],
    ['THB', ['หูฟังมีของแถมไหม'], { kind: 'FIND' }],
  ]);
});

test('BEY-49: a department after a flash sale is looked for in it', () => {
  expectAll([
    ['IDR', ['flash sale hari ini apa aja', 'yang elektronik aja'], { kind: 'FIND' }],
    ['SGD', ['any flash sale now', 'electronics only'], { things: ['electronics flash sale'] }],
  ]);
  expect(understand('electronics only', ['any flash sale now'], 'SGD')).not.toHaveProperty('of');
});

test('BEY-49: a maker that none of those shown is of gets an alert of its own', () => {
  const turns = ['headphones under 60', 'tell me when the Zinova one drops below 40'];
  expectAll([
    ['SGD', turns, { kind: 'ALERT', amount: 40_00, things: ['Zinova headphones'] }],
    ['SGD', ['headphones', 'tell me when it gets there again'], { kind: 'ALERT', things: [] }],
  ]);
});

test('BEY-49: which code is asked for is no question how one is used', () => {
  const asked = { kind: 'COUPONS', term: 'saves', amount: 850_00 };
  expectAll([
    ['THB', ['โค้ดลด lazada', 'ซื้อของ 850 บาท ใช้โค้ดไหนคุ้มสุด'], asked],
    ['THB', ['โค้ดนี้ใส่ตรงไหน'], { kind: 'ABOUT', about: ['codes'] }],
    ['MYR', ['vacuum bawah 200', 'tambah bajet sampai 350'], { things: ['vacuum <= 350'] }],
    ['SGD', ['u selling movie tickets?'], { kind: 'FIND', things: ['movie tickets'] }],
    ['SGD', ['got rice cooker cheap one anot'], { by: 'CHEAPEST', things: ['rice cooker'] }],
  ]);
});
