import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dictionaryOf } from '../../words/index.ts';
import { intentOf } from './intent.ts';
import { refusedQuery } from './refused-query.ts';

const of = (text: string) => intentOf(text, 'THB');

test('BEY-49: what is not wanted is read in three languages, and is no word to be found', () => {
  for (const [query, text, without] of [
    ['หูฟังไร้สาย ไม่เอา Aira', 'หูฟังไร้สาย', ['aira']],
    ['พาวเวอร์แบงก์ที่ไม่ใช่ของ Voltia', 'พาวเวอร์แบงก์', ['voltia']],
    ['ไม่เอาสีดำหรือสีขาว เสื้อ', 'เสื้อ', ['สีดำ', 'สีขาว']],
    ['นาฬิกาผู้ชาย ยกเว้นสมาร์ทวอทช์', 'นาฬิกาผู้ชาย', ['สมาร์ทวอทช์']],
    ['power bank bukan merk Voltia', 'power bank', ['voltia']],
    ['speaker, jangan Sonvo', 'speaker', ['sonvo']],
    ['headphones except Sonvo', 'headphones', ['sonvo']],
    ['headphones not Sonvo wireless', 'headphones wireless', ['sonvo']],
    ['rice cooker no black or white please', 'rice cooker please', ['black', 'white']],
    ['almond milk no chocolate', 'almond milk', ['chocolate']],
    ['headphones -"baan deal"', 'headphones', ['baan deal']],
  ] as const)
    expect(of(query), query).toEqual({ text, without });
  expect(of('backpack not from Lazada')).toMatchObject({ notPlatforms: ['LAZADA'] });
  expect(of('skincare tanpa parfum'), 'what it lacks is a word as well').toEqual({
    text: 'skincare tanpa parfum',
    without: ['parfum'],
  });
});

test('BEY-49: no name of a thing, no budget and no question is taken for what is not wanted', () => {
  for (const words of [
    'penggorengan tanpa minyak',
    'หม้อทอดไร้น้ำมัน',
    'not bad headphones',
    'ini asli bukan',
    'kulkas no frost',
    'running socks no show',
    'kawali na hindi dumidikit',
    'takip ng motor na hindi nababasa',
    'ไม่เอา Aira',
  ])
    expect(of(words), words).toEqual({ text: words });
  expect(of('headphone jangan lebih dari 900 ribu').without).toBeUndefined();
  expect(of('หูฟังไม่เอาเกิน 900').without).toBeUndefined();
});

test('BEY-49: wishes of any offer narrow and are no words', () => {
  for (const [query, meant] of [
    ['sunscreen official store', { labels: ['OFFICIAL_SHOP'] }],
    ['สมาร์ทวอทช์ลดจริงเท่านั้น', { verdicts: ['VERIFIED'] }],
    ['earphone, di lazada', { platforms: ['LAZADA'] }],
    ['sepatu flash sale gratis ongkir', { labels: ['FREE_SHIPPING', 'FLASH_SALE'] }],
    ['beras per kilo', { perUnit: true }],
    ['ข้าวสาร ต่อกิโล', { perUnit: true }],
    ['total 100 for two backpacks', { maxAmount: 50_00, pieces: 2 }],
    ['กระเป๋าเดินทาง 2 ใบ งบรวม 3000', { maxAmount: 1500_00, pieces: 2 }],
  ] as const)
    expect(of(query), query).toMatchObject(meant);
  expect(of('lamp under 1.5 kg')).toEqual({ text: 'lamp under 1.5 kg' });
});

test('BEY-49: whatever name is refused, nothing in it breaks the condition', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const query = refusedQuery([name]);
      if (query === '') return;
      expect(query).toMatch(/^!\(.*\)$/);
      // quotes of PostgreSQL are doubled within
      expect((query.replaceAll("''", '').match(/'/g)?.length ?? 0) % 2).toBe(0);
    }),
  );
  expect(refusedQuery(['black'])).toContain('ดำ');
  expect(refusedQuery([])).toBe('');
});

test('BEY-49: a kind of another thing is refused whole, a kind of the same by what makes it', () => {
  for (const [query, text, without] of [
    ['snacks, no dark chocolate', 'snacks', ['dark chocolate']],
    ['camilan, jangan cokelat hitam', 'camilan', ['cokelat hitam']],
    ['chocolate, no dark chocolate', 'chocolate', ['dark']],
    ['sepatu, jangan sepatu hitam', 'sepatu', ['hitam']],
    ['headphones not Sonvo headphones', 'headphones', ['sonvo']],
  ] as const)
    expect(of(query), query).toEqual({ text, without });
  expect(refusedQuery(['dark chocolate'])).toMatch(/dark[^|]*chocolate/);
});

test('BEY-49: what is not expensive is no name that could be refused', () => {
  for (const query of ['bola basket, jangan mahal', 'bag, not expensive'])
    expect(of(query), query).not.toHaveProperty('without.0');
});

test('BEY-49: "nothing with" refuses, although a maker is called Nothing; "not too loud" is no price', () => {
  expect(intentOf('toys, nothing with small parts', 'SGD')).toMatchObject({ without: ['parts'] });
  expect(intentOf('nothing phone', 'SGD').without).toBeUndefined();
  expect(intentOf('keyboard, not too loud', 'SGD')).toMatchObject({ without: ['loud'] });
  expect(intentOf('keyboard, not too expensive', 'SGD').without).toBeUndefined();
  expect(intentOf('tas, jangan terlalu besar', 'IDR')).toMatchObject({ without: ['besar'] });
});

test('BEY-49: who refuses a maker that a thing is called by does not refuse the thing', () => {
  const refused = refusedQuery(['colgate'], dictionaryOf('PHP'));
  expect(refused).toContain("'colgate'");
  expect(refused).not.toContain('toothpaste');
});

test('BEY-49: what a thing is like in the words of the market is refused whole, also where one of them ends clauses', () => {
  expect(intentOf('tai nghe không phải chụp tai', 'VND')).toMatchObject({
    text: 'tai nghe',
    without: ['chup tai'],
  });
  expect(intentOf('tai nghe không phải trùm đầu', 'VND')).toMatchObject({ without: ['trum dau'] });
});
