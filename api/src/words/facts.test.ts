import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { FACT_NAMES, FACT_UNITS, FACT_VALUES } from '../lexicon/index.ts';
import { factsFor, factValueFor } from './facts.ts';

const one = (name: string, value: string) => [{ name, value }];

test('TEN-05: common names, colours and figures are in the words of the reader, the rest in those of the shop', () => {
  expect(factsFor('en', one('หน้าจอ', '14 นิ้ว'))).toEqual(one('Screen', '14-inch'));
  expect(factsFor('id', one('น้ำหนัก', '1.3 กก.'))).toEqual(one('Berat', '1,3 kg'));
  expect(factsFor('th', one('Battery', '5000 mAh'))).toEqual(one('แบตเตอรี่', '5000 mAh'));
  expect(factsFor('en', one('ช่องเสียบ', 'USB-C สองช่อง'))).toEqual(one('ช่องเสียบ', 'USB-C สองช่อง'));
  expect(factsFor('en', one('breadcrumb', 'สี'))).toEqual(one('breadcrumb', 'สี'));
  for (const [value, en, th, id] of [
    ['เทา', 'Grey', 'เทา', 'Abu-abu'],
    ['สีดำ', 'Black', 'สีดำ', 'Hitam'],
    ['Merah muda', 'Pink', 'ชมพู', 'Merah muda'],
    ['màu trắng', 'White', 'ขาว', 'Putih'],
    ['1,5 liter', '1.5 litres', '1.5 ลิตร', '1,5 liter'],
    ['ดำ / ขาว', 'ดำ / ขาว', 'ดำ / ขาว', 'ดำ / ขาว'],
    ['M', 'M', 'M', 'M'],
    ['XL', 'XL', 'XL', 'XL'],
    ['1.500 g', '1.500 g', '1.500 g', '1.500 g'],
  ] as const) {
    expect(factValueFor('en', value), value).toBe(en);
    expect(factValueFor('th', value), value).toBe(th);
    expect(factValueFor('id', value), value).toBe(id);
  }
});

test('TEN-05: no word means two things, and what is put in other words once is not changed again', () => {
  for (const lines of [FACT_NAMES, FACT_VALUES, FACT_UNITS]) {
    const meanings = lines
      .trim()
      .split('\n')
      .map((line) => [
        ...new Set(line.split(/[|,]/).map((word) => word.trim().replace(/^-/, '').toLowerCase())),
      ]);
    const words = meanings.flat().filter((word) => word !== '');
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...LANGUAGES), (text, lang) => {
      const once = factValueFor(lang, text);
      expect(factValueFor(lang, once)).toBe(once);
    }),
  );
});
