import { thingIn } from './thing.ts';
import { expect, test } from 'vitest';
import { COMMON } from './dictionary.ts';
import { mistakable } from './keys.ts';
import { isBroken, otherLayout } from './layout.ts';
import { beginning, exactly, stemmed, vectorOf } from './lexeme.ts';
import { otherNumber } from './plural.ts';
import { nearOf, slips, slipsAllowed } from './slip.ts';
import { haveLikeVowels, soundOf } from './sound.ts';
import { stemOf } from './stem.ts';
import { normalise } from './normalise.ts';
import { wordsOf } from './words.ts';
import type { Word } from './words.ts';

const texts = (text: string) => wordsOf(text).map((word) => word.text);

test('0.2: น้ำ is the same however its marks were typed, and doubled marks count once', () => {
  const right = 'น\u0E49\u0E33';
  for (const typed of [right, 'น\u0E4D\u0E49\u0E32', 'น\u0E49\u0E4D\u0E32', 'น\u0E49\u0E49\u0E33'])
    expect(normalise(typed)).toBe(right);
  expect(normalise('ทํา')).toBe('ทำ');
  expect(normalise('เเก้ว')).toBe('แก้ว');
  expect(normalise('ปีี๒๕๖๙ Café Đà')).toBe('ปี2569 cafe da');
});

test('0.2: mixed scripts are cut at their borders', () => {
  expect(texts('หม้อทอดไร้น้ำมันPhilipsราคาถูก')).toContain('philips');
  expect(texts('ไอโฟน15โปร')).toEqual(expect.arrayContaining(['ไอโฟน', '15', 'โปร']));
});

test('0.2: brands and loan words stay whole', () => {
  for (const brand of ['ลาซาด้า', 'อาดิดาส', 'ช้อปปี้', 'ซัมซุง', 'พาวเวอร์แบงก์'])
    expect(texts(`${brand}ของแท้`)).toContain(brand);
});

test('สีแดง is found by both of its words', () => {
  expect(texts('เสื้อสีแดง')).toEqual(['เสื้อ', 'สี', 'แดง']);
});

test('a word is asked for as documents hold it: whole, from its beginning, model numbers in pieces too', () => {
  const word = (text: string) => wordsOf(text)[0] as Word;
  expect(exactly(word('A54'))).toEqual(["'a54'", "('a' & '54')"]);
  expect(beginning(word('Hub'))).toBe("'hub':*");
  expect([beginning(word('54')), beginning(word('x')), beginning(word('กระเป๋า'))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(beginning(word('แอร์'))).toBe("'แอร์':*");
  expect(exactly(word('กระเป๋า'))).toEqual([
    "'กระเป๋า'",
    "('~กร' & '~ระ' & '~ะเ' & '~เป' & '~ป๋' & '~๋า')",
  ]);
  // letters of a short word stand side by side by chance
  expect(exactly(word('แอร์'))).toEqual(["'แอร์'"]);
  expect(vectorOf([{ text: "O'Neil A54", weight: 'A' }])).toBe(
    "'o':2A 'neil':3A 'a54':4A 'a':4A '54':4A '=@-':6A",
  );
});

test('BEY-09: Indonesian stems stand beside surface forms, and meet', () => {
  for (const word of ['penawaran', 'menawarkan', 'tawaran', 'ditawarkan'])
    expect(stemOf(word), word).toBe('tawar');
  for (const word of ['blender', 'kursi', 'galaxy', 'xiaomi', 'a54'])
    expect(stemOf(word).length, word).toBeGreaterThanOrEqual(3);
  expect(stemmed(wordsOf('penawaran')[0] as Word)).toEqual(["'=tawar'", "'tawar'"]);
  expect(vectorOf([{ text: 'menawarkan', weight: 'A' }])).toBe(
    "'menawarkan':2A '=tawar':2A '=@-':4A",
  );
});

test('BEY-09: the wrong keyboard is read both ways', () => {
  expect(otherLayout("s^ay'")).toBe('หูฟัง');
  expect(otherLayout(otherLayout('running shoes'))).toBe('running shoes');
  expect(otherLayout('หูฟัง')).toBe("s^ay'");
});

test('BEY-09: names sound alike in both scripts', () => {
  for (const [thai, latin] of [
    ['ซัมซุง', 'samsung'],
    ['ฟิลิปส์', 'philips'],
    ['ลาซาด้า', 'lazada'],
    ['การ์มิน', 'garmin'],
    ['อาดิดาส', 'adidas'],
    ['พานาโซนิค', 'panasonic'],
  ] as const)
    expect(soundOf(thai), latin).toBe(soundOf(latin));
  expect([soundOf('ซัมซุง'), soundOf('lego'), soundOf('a54')]).toEqual(['smsn', null, null]);
  expect(soundOf('ยานอวกาศ')).not.toBe(soundOf('nuvox'));
});

test('BEY-09: names of the same consonants are one name only where their vowels are alike', () => {
  for (const [thai, latin] of [
    ['ซัมซุง', 'samsung'],
    ['หัวเว่ย', 'huawei'],
    ['อีเล็กโทรลักซ์', 'electrolux'],
    ['เน็ตฟลิกซ์', 'netflix'],
    ['นินเทนโด้', 'nintendo'],
  ] as const)
    expect(haveLikeVowels(thai, latin), latin).toBe(true);
  for (const [thai, latin] of [
    ['ฟลิกซ์', 'flexo'],
    ['สปอติ', 'sepatu'],
    ['สปาร์ติ', 'sportu'],
    ['ถุงเท้า', 'tango'],
  ] as const) {
    expect(soundOf(thai) === soundOf(latin) && haveLikeVowels(thai, latin), latin).toBe(false);
  }
});

test('BEY-09: a slip that fingers or ears make is nearer than another, and at the beginning nothing else is one', () => {
  for (const [one, other] of ['kl', 'nm', 'ck', 'sz', 'ซส', 'รล', 'ดเ', '่้'].map(
    (two) => [...two] as [string, string],
  ))
    expect(mistakable(one, other), one + other).toBe(true);
  for (const [one, other] of ['wl', 'qm', 'ตห'].map((two) => [...two] as [string, string]))
    expect(mistakable(one, other), one + other).toBe(false);
  const far = (typed: string, word: string) => slips(typed, word) > slipsAllowed(typed);
  for (const [typed, word] of ['weather leather', 'flight light', 'tax max'].map(
    (two) => two.split(' ') as [string, string],
  ))
    expect(far(typed, word), typed).toBe(true);
  for (const [typed, word] of [
    'keather leather',
    'eather leather',
    'fitamin vitamin',
    'hedset headset',
    'โลชัน โลชั่น',
  ].map((two) => two.split(' ') as [string, string]))
    expect(far(typed, word), typed).toBe(false);
});

test('BEY-09: what nobody writes on purpose was written on the other keyboard', () => {
  for (const text of ["s^ay'", 'crouo Fxi;u', "i]'gmhk", '้ำฟกย้นืำ', 'ะฟื้ ้รดร'])
    expect(isBroken(text), text).toBe(true);
  for (const text of [
    'หูฟังไร้สาย',
    'เสื้อยืดคอกลม',
    'แก้วน้ำ',
    'wireless mouse',
    "levi's 501",
    'wh-1000xm5',
    'type-c',
    'ได้เปล่า',
  ])
    expect(isBroken(text), text).toBe(false);
});

test('BEY-09: the dictionary knows nouns in either number, spellings a slip away, and what comes nearest to a thing', () => {
  expect(
    ['glasses', 'knives', 'batteries', 'shoes', 'watch', 'mouse', 'dress'].map(
      (word) => otherNumber(word)[0],
    ),
  ).toEqual(['glass', 'knife', 'battery', 'shoe', 'watches', 'mice', 'dresses']);
  expect(COMMON.spellingsNear('แอร์ฟลายเออร์')).toContain('แอร์ฟรายเออร์');
  expect(COMMON.spellingsOf('power banks')).toContain('พาวเวอร์แบงก์');
  expect([
    COMMON.broaderThan('sneakers'),
    COMMON.broaderThan('รองเท้าผ้าใบ'),
    COMMON.broaderThan('washing machine'),
  ]).toEqual(['running shoes', 'running shoes', undefined]);
});

test('BEY-09: slips are counted, and words a slip apart share a form', () => {
  expect([
    slips('wireless', 'wireles'),
    slips('galaxy', 'galaxi'),
    slips('power', 'pwoer'),
    slips('lamp', 'lamps'),
    slips('cat', 'dog'),
  ]).toEqual([1, 1, 1, 1, 3]);
  for (const [one, other] of [
    ['wireless', 'wireles'],
    ['galaxy', 'galaxi'],
    ['power', 'pwoer'],
    ['หูฟัง', 'หฟัง'],
  ] as const)
    expect(
      nearOf(one).some((form) => nearOf(other).includes(form)),
      one,
    ).toBe(true);
  expect([nearOf('a54'), nearOf('ab')]).toEqual([[], []]);
});

test('a run of letters without end is left out of a document', () => {
  expect(vectorOf([{ text: `${'x'.repeat(5000)} neo`, weight: 'A' }])).toBe("'neo':3A '=@-':5A");
});

test('BEY-09: of words it is known which name a thing that is sold', () => {
  expect(
    ['power bank aira', 'หูฟังไร้สาย sonvo', 'aira', 'wireless mini', 'sepatu lari cewek'].map((one) =>
      thingIn(one),
    ),
  ).toEqual(['power bank', 'หูฟัง', undefined, undefined, 'sepatu lari']);
});
