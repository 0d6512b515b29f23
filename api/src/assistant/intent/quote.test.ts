import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordsOf } from '../../words/index.ts';
import { isStopWord, quoteOf } from './quote.ts';

const quoted = (text: string, thing: string) => {
  const named = new Set(wordsOf(thing).map((word) => word.text));
  const rest = wordsOf(text).map((word) => word.text);
  return quoteOf(
    rest.filter((word) => !named.has(word) && !isStopWord(word)),
    text,
  );
};

test('BEY-49: what a question says of a thing is said back in its own words, without stop words', () => {
  expect(quoted('a quiet keyboard for the office', 'keyboard')).toBe('quiet, office');
  expect(quoted('powerbank yg ringan buat naik gunung dong', 'powerbank')).toBe(
    'ringan buat naik gunung',
  );
  expect(quoted('she already has puzzles', 'puzzles')).toBe('');
  expect(quoted('tai nghe pin trâu nhé', 'tai nghe')).toBe('pin trâu');
  expect(quoted('ลำโพงไว้ฟังในห้องน้ำ', 'ลำโพง')).toBe('ฟังในห้องน้ำ');
  expect(quoted('หูฟังแบตอึดๆ เอาไปวิ่ง', 'หูฟัง')).toBe('แบตอึดๆ เอาไปวิ่ง');
  expect(quoted('sapatos na pang jogging', 'sapatos')).toBe('jogging');
});

test('BEY-49: what tells why it is wanted is not said back, what has a figure or a maker is', () => {
  expect(quoted('umbrella, monsoon drenched my suede loafers terribly', 'umbrella')).toBe('');
  expect(quoted('umbrella monsoon proof', 'umbrella')).toBe('monsoon proof');
  expect(quoted('headphones zx9000 gamma ultra deluxe', 'headphones')).toBe(
    'zx9000 gamma ultra deluxe',
  );
});

test('BEY-49: whatever is typed, what is said back are parts of it', () => {
  const piece = fc.constantFrom(
    'หูฟัง',
    'ๆ',
    'เสียงดัง',
    'นํ้า',
    'quiet',
    'the',
    'İ',
    'ß',
    'đẹp',
    'tai nghe',
    '5L',
    ',',
    ' ',
    '𝑨',
    '๒',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const words = wordsOf(text).map((word) => word.text);
      for (const phrase of quoteOf(words, text).split(', '))
        expect(text.normalize('NFC')).toContain(phrase);
    }),
  );
});
