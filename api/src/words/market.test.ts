import { expect, test } from 'vitest';
import { COMMON, dictionaryOf } from './dictionary.ts';
import { kindsIn } from './kinds.ts';
import { linesOf } from './market.ts';
import { EN } from './markets/en.ts';
import { ID } from './markets/id.ts';
import { MS } from './markets/ms.ts';
import { SG } from './markets/sg.ts';
import { TH_LATIN } from './markets/th-latin.ts';
import { TH } from './markets/th.ts';
import { TL } from './markets/tl.ts';
import { VI } from './markets/vi.ts';
import { normalise } from './normalise.ts';
import { romanOf } from './roman.ts';
import { thingIn } from './thing.ts';

const CURRENCIES = ['THB', 'IDR', 'MYR', 'SGD', 'PHP', 'VND'];
const LISTS = { EN, ID, MS, SG, TH, TH_LATIN, TL, VI };
const groupsIn = (list: string) =>
  list
    .split(',')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

test('BEY-49: every market names some 600 kinds of things, each line a head and its spellings', () => {
  for (const [name, list] of Object.entries(LISTS)) {
    for (const line of groupsIn(list)) expect(line, name).toMatch(/^[^=,]+( = [^=,]+)+$/u);
    const heads = new Set(groupsIn(list).map((line) => line.split('=')[0]?.trim()));
    if (!['EN', 'SG'].includes(name)) expect(heads.size, name).toBeGreaterThan(570);
  }
});

test('BEY-49: the names of a department are read where their language is, in each of its languages', () => {
  const kinds = (currency: string, term: string) => dictionaryOf(currency).kindsOf(normalise(term));
  for (const [currency, term, kind] of [
    ['SGD', 'coaster', 'coaster'],
    ['IDR', 'jas hujan', 'raincoat'],
    ['IDR', 'tatakan gelas', 'coaster'],
    ['MYR', 'ampaian', 'clothes rack'],
    ['VND', 'móc quần áo', 'hanger'],
    ['PHP', 'lubid', 'nylon rope'],
    ['THB', 'ที่รองแก้ว', 'coaster'],
    ['THB', 'thi rong kaew', 'coaster'],
  ] as const) {
    expect(kinds(currency, term), term).toContain(kind);
    if (term !== kind)
      expect(kinds(currency === 'SGD' ? 'MYR' : 'SGD', term), `${term} elsewhere`).toEqual([]);
  }
  for (const language of ['en', 'th', 'lat', 'id', 'ms', 'vi', 'tl'] as const) {
    const lines = kindsIn(language);
    for (const line of lines) expect(line).toMatch(/^[^=,;:]+( = [^=,;:]+)+$/u);
    expect(new Set(lines.map((line) => line.split(' = ')[0])).size).toBe(lines.length);
    expect(lines.length, language).toBeGreaterThan(270);
  }
});

test('BEY-49: what the words of a market mean is found in that market, and nothing in another', () => {
  const kinds = (currency: string, term: string) => dictionaryOf(currency).kindsOf(normalise(term));
  for (const [currency, term, kind] of [
    ['VND', 'tai nghe', 'headphone'],
    ['VND', 'nồi cơm điện', 'rice cooker'],
    ['VND', 'noi com dien', 'rice cooker'],
    ['MYR', 'peti sejuk', 'refrigerator'],
    ['MYR', 'beg galas', 'backpack'],
    ['MYR', 'sabun pinggan', 'dishwashing liquid'],
    ['PHP', 'panlangoy', 'swimsuit'],
    ['PHP', 'bentilador', 'fan'],
    ['PHP', 'relo', 'watch'],
    ['PHP', 'kama', 'bed'],
    ['IDR', 'magicom', 'rice cooker'],
    ['IDR', 'bolpoin', 'pen'],
    ['SGD', 'haversack', 'backpack'],
    ['THB', 'muu tot', 'fried pork'],
    ['THB', 'krapao', 'bag'],
    ['THB', 'rong thao', 'shoes'],
  ] as const) {
    expect(kinds(currency, term), term).toContain(kind);
    for (const other of CURRENCIES.filter((one) => one !== currency))
      if (['tai nghe', 'relo', 'kama', 'beg galas', 'muu tot', 'krapao'].includes(term))
        expect(kinds(other, term), `${term} in ${other}`).toEqual([]);
  }
});

test('BEY-49: no word of a market alone is one of the common words for something else', () => {
  for (const currency of CURRENCIES) {
    const own = dictionaryOf(currency);
    for (const common of COMMON.names().filter((name) => /^[a-z]+$/.test(name)))
      for (const kind of COMMON.kindsOf(common))
        expect(own.kindsOf(common), `${common} in ${currency}`).toContain(kind);
    for (const word of ['can', 'but', 'the', 'to', 'man', 'mat', 'ban', 'pin', 'bun', 'set'])
      expect(own.kindsOf(word), `${word} in ${currency}`).toEqual([]);
  }
});

test('BEY-49: a Vietnamese word of one syllable is read with its marks where it is English without', () => {
  const { kindsOf } = dictionaryOf('VND');
  expect([kindsOf('bàn'), kindsOf('ban'), kindsOf('bút'), kindsOf('but')]).toEqual([
    ['table'],
    [],
    ['pen'],
    [],
  ]);
});

test('BEY-49: what is eaten, kept or mended is one kind by each of its names in a market', () => {
  for (const [currency, kind, ...names] of [
    ['THB', 'canned fish', 'ปลากระป๋อง', 'pla kra pong', 'canned tuna'],
    ['IDR', 'canned fish', 'sarden', 'ikan kaleng'],
    ['IDR', 'exhaust', 'knalpot', 'exhaust pipe'],
    ['MYR', 'butter', 'mentega', 'unsalted butter'],
    ['MYR', 'playpen', 'pagar bayi', 'baby gate'],
    ['PHP', 'cheese', 'keso', 'cream cheese'],
    ['PHP', 'notebook paper', 'notbuk', 'kwaderno'],
    ['VND', 'milk tea', 'trà sữa', 'boba'],
    ['VND', 't-shirt', 'babytee', 'baby tee'],
    ['SGD', 'skipping rope', 'jump rope'],
    ['SGD', 'thermos', 'vacuum flask'],
  ] as const)
    for (const name of names)
      expect(dictionaryOf(currency).kindsOf(normalise(name)), name).toContain(kind);
});

test('BEY-49: Thai in Latin letters is one for what is heard alike', () => {
  for (const some of [
    ['muu tot', 'moo thot', 'mu thod', 'mootod'],
    ['krapao', 'gra pao', 'kra pao'],
    ['rong thao', 'rongtao'],
    ['kaeo nam', 'kaew nam', 'gaew nam'],
    ['suea yuet', 'seua yued', 'sua yuet'],
    ['khlong maeo', 'klong meow'],
    ['ngoen', 'ngern'],
    ['khiao', 'kiew', 'khieow'],
  ])
    expect(new Set(some.map(romanOf)).size, some.join()).toBe(1);
  expect(romanOf('mu thot')).not.toBe(romanOf('mo thot'));
  expect(romanOf('maeo')).not.toBe(romanOf('mao'));
  expect(linesOf('SGD').roman).toEqual([]);
});

test('BEY-49: a Vietnamese word that is typed with its marks is what these make of it', () => {
  for (const [text, thing] of [
    ['váy không cần ủi', 'váy'],
    ['còn vậy thì sao', undefined],
    ['bộ này', undefined],
    ['bơ chín', 'bo'],
    ['tháng sau', undefined],
    ['nồi chiên', 'noi chien'],
    ['mũ cho bé', 'mũ'],
  ] as const)
    expect(thingIn(text, 'VND'), text).toBe(thing);
});

test('BEY-49: what people call a thing by what it is for, or by half of its name, is known too', () => {
  for (const [currency, term, kind] of [
    ['THB', 'ถังดับไฟ', 'fire extinguisher'],
    ['THB', 'ที่นอนโยคะ', 'yoga mat'],
    ['THB', 'เมมโมรี่', 'memory card'],
    ['THB', 'ใยขัด', 'sponge'],
    ['IDR', 'kasur olahraga', 'yoga mat'],
    ['IDR', 'sepatu kondangan', 'high heels'],
    ['SGD', 'jotter pad', 'notebook paper'],
    ['SGD', 'kitty sand', 'cat litter'],
    ['MYR', 'cakera keras luaran', 'hard disk'],
    ['VND', 'bình dập lửa', 'fire extinguisher'],
    ['PHP', 'bag sa balikat', 'shoulder bag'],
    ['THB', 'ซองใส่แล็ปท็อป', 'laptop bag'],
    ['VND', 'kính đi nắng', 'sunglasses'],
    ['IDR', 'alas kaki', 'shoes'],
    ['MYR', 'mainan susun gambar', 'jigsaw'],
  ] as const)
    expect(dictionaryOf(currency).kindsOf(normalise(term)), term).toContain(kind);
});
