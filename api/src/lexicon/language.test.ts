import { expect, test } from 'vitest';
import { wordsOf } from '../assistant/intent/words.ts';
import { questionOf } from '../assistant/intent/intent.ts';
import { understand } from '../assistant/intent/follow.ts';
import { intentReader } from '../search/query/intent.ts';
import { LEXICONS, NONE } from './index.ts';
import type { Lexicon } from './index.ts';

/** Nobody speaks it: no word of it is one of another language. */
const zuvian: Lexicon = {
  ...NONE,
  language: 'zuv',
  asks: { ...NONE.asks, wait: '[qe] zumbo <end>', coupons: 'qipon[im]', goodPrice: 'prizo xal[a]' },
  courtesy: { ...NONE.courtesy, greetings: 'zavuh', particles: 'zi' },
  follow: { ...NONE.follow, opening: 'uzi', cheaper: 'plu xip', pointing: 'zot' },
  around: { ...NONE.around, fillers: 'qero, unu', between: 'kaj', trait: 'enz' },
  traits: { ...NONE.traits, colours: { ...NONE.traits.colours, black: 'nigru' } },
  money: {
    ...NONE.money,
    price: 'prizo',
    atMost: 'suv',
    between: 'inter',
    to: 'kaj',
    scales: { milu: 1000 },
    whole: { unumilu: '1 milu' },
    coins: 'zuvo[j]',
    units: 'jaro[j]',
  },
  shops: { ...NONE.shops, platforms: { ...NONE.shops.platforms, LAZADA: 'lazadzo' } },
};
const read = intentReader([...LEXICONS, zuvian]);
const words = wordsOf([...LEXICONS, zuvian]);

test('14.4: a language is a file: budgets of an invented one are read beside the others', () => {
  for (const [query, meant] of [
    ['radio suv 300', { text: 'radio', maxAmount: 300_00 }],
    ['radio inter 2 milu kaj 3 milu', { text: 'radio', minAmount: 2000_00, maxAmount: 3000_00 }],
    ['radio suv unumilu', { text: 'radio', maxAmount: 1000_00 }],
    ['radio prizo 50 zuvoj', { text: 'radio', maxAmount: 50_00 }],
    ['radio suv 5 jaroj', { text: 'radio suv 5 jaroj' }],
    ['radio lazadzo', { text: 'radio', platforms: ['LAZADA'] }],
    ['หูฟัง ไม่เกิน 300', { text: 'หูฟัง', maxAmount: 300_00 }],
  ] as const)
    expect(read(query, 'THB'), query).toEqual(meant);
  expect(intentReader(LEXICONS)('radio suv 300', 'THB'), 'without its file').toEqual({
    text: 'radio suv 300',
  });
});

test('14.4: questions of an invented language are understood beside the others', () => {
  for (const [question, meant] of [
    ['qero unu radio qe zumbo?', { kind: 'WAIT', things: ['radio'] }],
    ['radio qiponim', { kind: 'COUPONS', things: ['radio'] }],
    ['prizo xala radio', { kind: 'GOOD_PRICE', things: ['radio'] }],
    ['zavuh zi', { kind: 'HELLO', things: [] }],
    ['plu xip zot', { by: 'CHEAPER' }],
    ['พาวเวอร์แบงก์ควรรอไหม', { kind: 'WAIT', things: ['พาวเวอร์แบงก์'] }],
  ] as const)
    expect(questionOf(question, words), question).toMatchObject(meant);
  expect(understand('uzi enz nigru', ['headphones'], 'THB', words)).toMatchObject({
    kind: 'FIND',
    things: ['headphones enz nigru'],
  });
  expect(questionOf('radio qe zumbo'), 'without its file').toMatchObject({ kind: 'FIND' });
});
