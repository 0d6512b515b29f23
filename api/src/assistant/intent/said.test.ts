import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { packsIn } from '../sum/packs.ts';
import { reckoningIn } from '../sum/voucher.ts';
import { understand } from './follow.ts';

const after = (currency: CurrencyCode, ...turns: string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['SGD', 'suitcase', 'with 4 wheels', 'cheapest first', 'suitcase with 4 wheels'],
  ['IDR', 'sabun batang', 'yang wangi lavender', 'urutin dari termurah', 'wangi lavender'],
  ['SGD', 'vacuum cleaner', 'cordless only', 'cheapest first', 'vacuum cleaner cordless'],
] as const)(
  'BEY-49: in %s what was said of %s stays when %s is followed by an order',
  (...turns) => {
    const [currency, list, trait, order, thing] = turns;
    const question = after(currency, list, trait, order);
    expect(question).toMatchObject({ kind: 'FIND', by: 'CHEAPEST', isSorted: true });
    expect(question.things[0]).toContain(thing);
  },
);

test('BEY-49: of a long sentence what a thing is like is kept, and no word that joins nothing', () => {
  const said = "my mum just moved and she needs a frying pan that won't stick and fits induction";
  expect(after('SGD', said).things).toEqual(['frying pan fits induction']);
  const two = 'we just moved in with my parents so we want a blender and a kettle that pours well';
  expect(after('SGD', two).things).toEqual(['blender and kettle']);
});

test.each([
  ['IDR', 'kalo nambah barang 100rb lagi?', 100_000_00],
  ['IDR', 'kalau tambah 60rb?', 60_000_00],
] as const)('BEY-50: in %s “%s” adds to the basket of a sum', (currency, more, amount) => {
  const sum = 'keranjang saya 340rb, ada voucher 15% max 40rb min 300rb, jadi bayar berapa?';
  const { kind, things } = after(currency, sum, more);
  expect(kind).toBe('RECKON');
  expect(things[0]).toBe(`${sum}, ${amount / 100_000}rb`);
});

test('BEY-10: coupons by their minimum may name the most that it is', () => {
  for (const text of ['min spend lower than $30 one', 'minimum spend under 30'])
    expect(after('SGD', 'any coupon for lazada', text), text).toMatchObject({
      kind: 'COUPONS',
      term: 'least',
      amount: 30_00,
    });
});

test.each([
  ['THB', 'ไฟฉาย งบ 300', 'เอาอันที่ถูกที่สุดมาอันเดียวพอ', 1],
  ['SGD', 'umbrella', 'how much for 2 of the cheapest one', 2],
] as const)('BEY-10: in %s pieces after “%s” may be of the cheapest: %s', (...turns) => {
  const [currency, list, text, pieces] = turns;
  expect(after(currency, list, text)).toMatchObject({ kind: 'PIECES', by: 'CHEAPEST', pieces });
});

test('BEY-10: what pieces are packed in is counted, and looked for by nobody', () => {
  expect(after('SGD', 'rice', '3 bags how much')).toMatchObject({ kind: 'PIECES', pieces: 3 });
});

test.each([
  ['PHP', 'pinakasulit na laptop below 40k', 'laptop', 40_000_00],
  ['SGD', 'which is the best air fryer under 80', 'air fryer', 80_00],
] as const)('BEY-49: in %s one is picked within a budget: %s', (currency, text, thing, most) => {
  const { kind, things } = after(currency, text);
  expect(kind).toBe('PICK');
  expect(intentOf(things[0] ?? '', currency)).toMatchObject({ text: thing, maxAmount: most });
});

test.each([
  ['SGD', 'rice 5kg vs 1kg which is better value', ['rice 5kg', 'rice 1kg']],
  ['IDR', 'beras 5kg atau 10kg lebih murah mana', ['beras 5kg', 'beras 10kg']],
] as const)('BEY-10: in %s two sizes of one thing are compared: %s', (currency, text, things) => {
  expect(after(currency, text)).toMatchObject({ kind: 'COMPARE', things });
});

test('BEY-10: what was looked for is compared with another thing', () => {
  const { kind, things } = after('SGD', 'yoga mat', 'compare with a tennis racket');
  expect([kind, things]).toEqual(['COMPARE', ['yoga mat', 'tennis racket']]);
});

test('BEY-10: which of two packs is meant counts none of them', () => {
  const said = 'mì gói thùng 30 gói 120k với lốc 5 gói 22k cái nào lời hơn';
  expect(packsIn(said, 'VND')?.map(({ size, price }) => [size, price])).toEqual([
    [30, 120_000],
    [5, 22_000],
  ]);
});

test('BEY-10: what to give is asked in Thai behind the person too', () => {
  expect(after('THB', 'ลูกสาว 4 ขวบ ชอบวาดรูป ให้อะไรดีไม่เกิน 400').kind).toBe('PRESENT');
});

test('BEY-49: Thai in Latin letters says a limit and an order as Thai does', () => {
  const [list, order] = ['yak dai krapao duen tang mai kern 2000', 'tua nai tuk sud'];
  expect(intentOf(after('THB', list).things[0] ?? '', 'THB').maxAmount).toBe(2000_00);
  expect(after('THB', list, order).by).toBe('CHEAPEST');
});

test.each([
  ['THB', 'พาวเวอร์แบงก์', 'รอ 11.11 ดีไหมหรือกดเลย', { kind: 'WAIT', things: [] }],
  ['THB', 'โน้ตบุ๊ก', 'ถ้ารอลดวันไหนจะลดเยอะสุด', { kind: 'WAIT', things: [] }],
  ['IDR', 'headset', 'tunggu tgl kembar apa beli skrg', { kind: 'WAIT', things: [] }],
  ['SGD', 'laptop', 'wait for gss or just whack', { kind: 'WAIT' }],
  ['THB', 'หูฟัง', 'เอาไว้ก่อน ถ้าลดเหลือ 1900 ทักมา', { kind: 'ALERT', amount: 1900_00, things: [] }],
  [
    'IDR',
    'laptop',
    'klo turun ke 250rb kabarin y',
    { kind: 'ALERT', things: [], amount: 250_000_00 },
  ],
  ['THB', 'นมกล่อง', 'กล่องนึงตกกี่บาทอะ', { kind: 'FIND', things: ['นมกล่อง per unit'] }],
  [
    'IDR',
    'susu uht',
    'satu kotaknya jatoh berapa',
    { kind: 'FIND', things: ['susu uht per unit'] },
  ],
  ['THB', 'หม้อทอด', 'ใส่คูปองลด 120 เหลือเท่าไร', { kind: 'RECKON' }],
  ['IDR', 'blender', 'pake voucher 35rb jadi brp', { kind: 'RECKON' }],
  ['SGD', 'blender', 'with $8 off and 5% cashback how much i pay', { kind: 'RECKON' }],
  ['THB', 'รองเท้าวิ่ง', 'เทียบกับของ modaka หน่อยดิ', { kind: 'COMPARE' }],
] as const)('BEY-10: in %s after “%s” what is spoken, “%s”, is asked of it', (...turns) => {
  const [currency, list, text, meant] = turns;
  expect(after(currency, list, text)).toMatchObject(meant);
});

test('BEY-10: makers are compared, and what for is none of them', () => {
  const { kind, things } = after('PHP', 'sony vs bosch blender for smoothies, tiny kitchen');
  expect(kind).toBe('COMPARE');
  expect(things).toHaveLength(2);
});

test('BEY-49: half a unit is read in Thai, with the figure right behind a word', () => {
  for (const text of ['หนักไม่เกินกิโลครึ่งมะ', 'หนักไม่เกิน1.5 กิโล'])
    expect(after('THB', 'โน้ตบุ๊ก', text).things[0], text).toContain('1.5 กิโล');
});

test.each([
  ['THB', 'แมวจามทั้งวันเลยอ่ะ หาทรายแมวฝุ่นน้อย', 'ทรายแมวฝุ่นน้อย'],
  ['SGD', 'my gf sleeps next to me, need a wireless mouse', 'wireless mouse'],
  ['IDR', 'besok aku mau naik gunung sama temen, lagi nyari senter', 'senter'],
] as const)('BEY-49: in %s what tells why is no part of what is wanted: %s', (...turns) => {
  const [currency, text, thing] = turns;
  expect(after(currency, text)).toMatchObject({ kind: 'FIND', things: [thing] });
});

test.each([
  ['IDR', 'yang 2 dong', undefined],
  ['IDR', 'debu kemana2 dong', undefined],
  ['IDR', '2 jutaan', 3_000_000_00],
  ['IDR', '300 ribuan', 400_000_00],
  ['VND', '500 dong', 500_000],
] as const)('BEY-49: in %s “%s” is a budget where it says so', (currency, text, most) => {
  expect(intentOf(`x ${text}`, currency).maxAmount).toBe(most);
});

test('BEY-49: a budget of so many millions goes to their end after a list too', () => {
  const [thing = ''] = after('IDR', 'hp', 'ada yg 2jutaan ga').things;
  expect(intentOf(thing, 'IDR').maxAmount).toBe(3_000_000_00);
});

test.each([
  ['THB', 'ลูกสาว 5 ขวบชอบระบายสี ไม่เกิน 300', { kind: 'PRESENT' }],
  ['SGD', 'she is 6 years old and likes drawing', { kind: 'PRESENT' }],
  ['THB', 'ไมเกรนขึ้นบ่อย กินวิตามินตัวไหนหาย', { kind: 'WARNING' }],
  ['SGD', 'airfryer says 40% off but feels kinda sus', { kind: 'EXPLAIN' }],
] as const)('BEY-10: in %s “%s” is read as it is meant', (currency, text, meant) => {
  expect(after(currency, text)).toMatchObject(meant);
});

test('BEY-10: another person than before has presents of their own, within the same budget', () => {
  const [text = ''] = after('THB', 'ของขวัญให้แม่ งบ 1000 ชอบปลูกต้นไม้', 'แล้วถ้าเป็นของพ่อล่ะ').things;
  expect(text).not.toContain('แม่');
  expect(intentOf(text, 'THB').maxAmount).toBe(1000_00);
});

test('BEY-49: what a power bank holds is said with a scale, or in amperes', () => {
  expect(after('IDR', 'powerbank', 'yg 20rb mah ada?').things[0]).toContain('20000 mah');
  expect(after('THB', 'พาวเวอร์แบงก์', '20000 แอมป์').things[0]).toContain('20000 แอมป์');
});

test.each([
  ['SGD', 'speaker', 'the teqra or the mirelle, which would you pick', { kind: 'COMPARE' }],
  ['SGD', 'speaker', 'and if i buy two with 10% off?', { kind: 'RECKON', pieces: 2 }],
  ['IDR', 'air fryer', 'bandingin dua itu', { kind: 'COMPARE', things: [], pointsBack: true }],
  [
    'SGD',
    'air fryer',
    'is the saapan one cheaper',
    { by: 'CHEAPEST', things: ['air fryer saapan'] },
  ],
] as const)(
  'BEY-10: in %s after “%s”, “%s” is of what was shown',
  (currency, list, text, meant) => {
    expect(after(currency, list, text)).toMatchObject(meant);
  },
);

test('BEY-10: where a product is cheapest names the product, and no shop', () => {
  expect(after('THB', 'หูฟัง sonvo wh1000s5 ร้านไหนถูกสุด')).toMatchObject({
    by: 'CHEAPEST',
    things: ['หูฟัง sonvo wh1000s5'],
  });
});

test.each([
  ['IDR', 'sepatu lari', 'beli 2, kupon 15% maks 50rb, ongkir 20rb, total berapa', 2],
  ['SGD', 'air fryer', 'buy 2 with 10% off max $8 voucher, total?', 2],
  ['THB', 'air fryer', 'I have a 15% coupon with max 100 off. What do I pay for two?', 2],
  ['THB', 'กระเป๋าเดินทาง', 'ซื้อ 2 ใบ ใช้โค้ดลด 10% สูงสุด 150 ค่าส่ง 50 จ่ายเท่าไหร่', 2],
  ['THB', 'กระเป๋าเดินทาง', 'อันที่สองมีโค้ดลด 40 บาท เหลือเท่าไร', undefined],
  ['THB', 'air fryer', 'the second one with a 40 baht code, how much', undefined],
  ['IDR', 'air fryer', 'yang kedua pakai kode 40rb jadi berapa', undefined],
  ['PHP', 'air fryer', 'may code na 50 yung una, magkano nalang', undefined],
  ['MYR', 'air fryer', 'yang kedua ada kod rm10 jadi berapa', undefined],
  ['SGD', 'air fryer', 'second one with $5 voucher how much ah', undefined],
  ['VND', 'air fryer', 'cái thứ hai có mã giảm 40k thì còn bao nhiêu', undefined],
] as const)('BEY-50: in %s after “%s”, “%s” buys so many of it', (currency, list, text, pieces) => {
  const { kind, things, pieces: bought } = after(currency, list, text);
  expect([kind, bought]).toEqual(['RECKON', pieces]);
  expect(reckoningIn(things[0] ?? '', currency)?.prices).toEqual([]);
});

test('BEY-10: an alert after a sum is one, and the biggest discount today is of all', () => {
  const sum = 'with a 15% coupon with max 100 off what do I pay';
  expect(after('THB', 'air fryer', sum, 'set an alert if it drops below 1800')).toMatchObject({
    kind: 'ALERT',
    amount: 1800_00,
  });
  expect(after('IDR', 'susu uht', 'diskon terbesar hari ini').things).toEqual([]);
  expect(after('IDR', 'susu bayi untuk umur 3 bulan').kind).toBe('WARNING');
});

test('BEY-10: what goes with a thing that was shown is looked for alone', () => {
  const { things } = after('THB', 'power bank', 'and a charger to go with it, fast one');
  expect(things).toEqual(['charger, fast']);
});

test.each([
  ['IDR', 'yang zephyo dibanding byteen bagusan mana', ['headset zephyo', 'headset byteen']],
  ['IDR', 'zephyo dibandingkan dengan byteen bagus mana', ['zephyo', 'byteen']],
  ['SGD', 'zephyo compared to byteen, which is better', ['zephyo', 'byteen']],
  ['MYR', 'zephyo berbanding byteen mana lagi bagus', ['zephyo', 'byteen']],
] as const)('BEY-10: in %s “%s” puts two makers side by side', (currency, text, named) => {
  const { kind, things } = after(currency, 'headset gaming', text);
  expect(kind).toBe('COMPARE');
  named.forEach((one, at) => expect(things[at]).toContain(one));
});
