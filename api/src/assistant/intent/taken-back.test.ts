/** What is taken back, meant for one of those shown, or typed short. */
import { expect, test } from 'vitest';
import type { CurrencyCode } from '#contract/money.ts';
import { understand } from './follow.ts';
import type { Question } from './question.ts';

type Case = readonly [CurrencyCode, readonly string[], Partial<Question>];
const after = (currency: CurrencyCode, turns: readonly string[]) =>
  understand(turns.at(-1) ?? '', turns.slice(0, -1), currency);

test.each([
  ['SGD', ['smart watch not mirelle', 'mirelle is fine too'], 'smart watch'],
  ['SGD', ['smart watch not mirelle', 'actually mirelle also can if cheaper'], 'smart watch'],
  ['IDR', ['mouse, jangan byteen', 'eh boleh byteen deng asal murah'], 'mouse'],
  ['MYR', ['kasut kulit tak nak yg ada tali', 'ok la yg tali pun boleh'], 'kasut kulit'],
  ['PHP', ['mouse wag pebblo', 'sige pebblo na nga basta pinakamura'], 'mouse'],
  ['VND', ['đầm, không lấy Linnen', 'thôi Linnen cũng được, miễn rẻ'], 'đầm'],
  ['THB', ['รองเท้าวิ่ง ไม่เอา strideo', 'strideo ก็ได้'], 'รองเท้าวิ่ง'],
] satisfies [CurrencyCode, string[], string][])(
  'BEY-10: in %s what was refused may be there after all: %s',
  (currency, turns, thing) => {
    const { kind, things } = after(currency, turns);
    expect([kind, things]).toEqual(['FIND', [thing]]);
  },
);

test.each([
  ['THB', ['รองเท้าวิ่ง ไม่เอา strideo', 'ถูกกว่านี้ก็ได้'], /-"strideo"/],
  ['SGD', ['smart watch not mirelle', 'orbit also can'], /-"mirelle"/],
] satisfies [CurrencyCode, string[], RegExp][])(
  'BEY-10: in %s what is not named stays refused: %s',
  (currency, turns, thing) => {
    const { things, of } = after(currency, turns);
    expect(`${things[0]} ${of ?? ''}`).toMatch(thing);
  },
);

test.each([
  ['THB', ['พาวเวอร์แบงก์ nuvox neo 9', 'ขอดูราคาย้อนหลัง 3 เดือน'], { kind: 'MOVED', span: 'quarter' }],
  ['THB', ['มือถือไม่เกิน 6000', 'พิมผิดครับ 8000'], { kind: 'FIND', things: ['มือถือ <= 8000'] }],
  [
    'THB',
    ['เทียบ stovia pro กะ blendo go 3'],
    { kind: 'COMPARE', things: ['stovia pro', 'blendo go 3'] },
  ],
  ['THB', ['ลูกสาวจะขึ้น ป.1 เดือนหน้า อยากได้ดินสอสี'], { kind: 'FIND' }],
  [
    'SGD',
    ['Pavio Pro smartphone', 'set alert 10% lower than now'],
    { kind: 'ALERT', things: [], less: 1000 },
  ],
  [
    'SGD',
    ['change my telescope alert to 150 can'],
    { kind: 'ALERT', things: ['telescope'], amount: 150_00 },
  ],
  [
    'SGD',
    ['compare nuvox plus 9 and kirapo nova powerbank', 'ok the cheaper one, if i buy 2 how much'],
    { kind: 'PIECES', by: 'CHEAPER', pieces: 2 },
  ],
  [
    'IDR',
    ['cari air fryer', 'yaudah yg paling murah td total sm ongkir brp'],
    { kind: 'TOTAL', by: 'CHEAPEST' },
  ],
  [
    'MYR',
    ['nak cari air fryer', 'yg paling murah tu campur postage brp'],
    { kind: 'TOTAL', by: 'CHEAPEST' },
  ],
  [
    'SGD',
    ['wireless mouse', 'which is the cheapest one with shipping'],
    { kind: 'TOTAL', by: null },
  ],
  [
    'MYR',
    ['sejarah harga fon teqra duo', 'murah betul ke skrg ni'],
    { kind: 'GOOD_PRICE', pointsBack: true },
  ],
  ['MYR', ['fon teqra duo', 'ori ke tak'], { kind: 'SELLER' }],
  ['IDR', ['harga hp lumo max', 'jd skrg lg murah apa mahal nih'], { kind: 'GOOD_PRICE' }],
  ['MYR', ['sale paling besar hari ni apa'], { kind: 'BIGGEST', things: [] }],
  ['VND', ['hom nay sale gi manh nhat'], { kind: 'BIGGEST', things: [] }],
  ['PHP', ['ibang malalaki discount ngayon ano'], { kind: 'BIGGEST', things: [] }],
  ['PHP', ['may voucher ba kayo ngyn'], { kind: 'COUPONS', things: [] }],
  ['VND', ['nồi chiên không dầu', 'lay cai do di, tinh ca ship het nhiu'], { kind: 'TOTAL' }],
] satisfies Case[])(
  'BEY-10: in %s it is meant of what was spoken of: %s',
  (currency, turns, meant) => {
    expect(after(currency, turns)).toMatchObject(meant);
  },
);

test('BEY-10: what somebody has already is no present', () => {
  const turns = ['gift for my gf 50 bucks', 'she got perfume alr, something else'];
  expect(after('SGD', turns).things[0]).toContain('-"perfume"');
});
