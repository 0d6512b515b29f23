import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstLetter, headOf, shorten, wellFormed } from './text.ts';

const LETTERS = ['a', 'ก', 'กี่', '👩‍👩‍👧', '𠮷', '𝑨', '🇹🇭', 'é', '👍🏽', ' '];
const letters = fc.array(fc.constantFrom(...LETTERS), { maxLength: 400 });
const anything = fc.oneof(
  letters.map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
);
const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });

test('a head is a beginning of the text, within its bound, and ends where a letter ends', () => {
  fc.assert(
    fc.property(anything, fc.integer({ min: 1, max: 300 }), (text, most) => {
      const head = headOf(text, most);
      expect(text.startsWith(head)).toBe(true);
      expect(head.length).toBeLessThanOrEqual(most);
      if (text.isWellFormed()) expect(head.isWellFormed()).toBe(true);
      if (text.length > most) expect(head.length).toBeGreaterThan(most - 65);
    }),
  );
  fc.assert(
    fc.property(letters, fc.integer({ min: 12, max: 300 }), (all, most) => {
      const text = all.join('');
      const ends = [...segmenter.segment(text)].map(({ index }) => index);
      expect([...ends, text.length]).toContain(headOf(text, most).length);
    }),
  );
});

test('a pile of marks larger than its bound is cut between code points', () => {
  expect(headOf(`a${'\u0301'.repeat(5000)}`, 100)).toHaveLength(100);
  expect(headOf('😀'.repeat(40), 3)).toBe('😀');
  expect(headOf('👩‍👩‍👧', 3).isWellFormed()).toBe(true);
  expect(headOf('', 0)).toBe('');
});

test('CONT-02: shortened text keeps whole letters and says that something was cut', () => {
  expect(shorten('a'.repeat(300), 240)).toBe(`${'a'.repeat(240)}…`);
  expect(shorten('a'.repeat(240), 240)).toBe('a'.repeat(240));
  expect(shorten('กี่'.repeat(300), 5)).toBe(`${'กี่'.repeat(5)}…`);
  expect(shorten('👩‍👩‍👧'.repeat(10), 2)).toBe('👩‍👩‍👧👩‍👩‍👧…');
  expect(shorten('👩‍👩‍👧'.repeat(2), 2)).toBe('👩‍👩‍👧👩‍👩‍👧');
});

test('CONT-02: of simple scripts the browser need not be asked, and is not contradicted', () => {
  const signs = fc.oneof(
    fc.integer({ min: 0x20, max: 0x24f }),
    fc.integer({ min: 0x300, max: 0x36f }),
    fc.integer({ min: 0xe01, max: 0xe5b }),
    fc.integer({ min: 0x1e00, max: 0x1eff }),
    fc.integer({ min: 0x2010, max: 0x202f }),
    fc.constantFrom(0x20ab, 0x20ac, 0x200d, 0xfe0f, 0x1f600, 0xac00),
  );
  fc.assert(
    fc.property(
      fc.array(signs, { maxLength: 60 }),
      fc.integer({ min: 1, max: 40 }),
      (all, most) => {
        const text = String.fromCodePoint(...all);
        const seen = [...segmenter.segment(text)];
        const rest = seen[most];
        expect(shorten(text, most)).toBe(
          rest === undefined ? text : `${text.substring(0, rest.index).trimEnd()}…`,
        );
      },
    ),
    { numRuns: 2000 },
  );
});

test('the first letter is what people see first', () => {
  expect([
    firstLetter('𠮷野家'),
    firstLetter('👩‍👩‍👧 family'),
    firstLetter('กี่'),
    firstLetter(''),
  ]).toEqual(['𠮷', '👩‍👩‍👧', 'กี่', '']);
});

test('well-formed text holds neither NUL nor half a surrogate pair', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('\0', '\ud835', '\udc00', '𝑨', 'ก', 'a')), (all) => {
      const text = wellFormed(all.join(''));
      expect(text.isWellFormed() && !text.includes('\0')).toBe(true);
    }),
  );
  expect(wellFormed('a\0b\ud835c𝑨')).toBe('ab\ufffdc𝑨');
});
