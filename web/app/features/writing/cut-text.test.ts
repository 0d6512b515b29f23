import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test('CONT-02: 300 characters are shown as 240 with an ellipsis, and what fits is left alone', () => {
  expect(cutText('a'.repeat(300))).toBe(`${'a'.repeat(240)}…`);
  expect(cutText('a'.repeat(240))).toBe('a'.repeat(240));
});

test('CONT-02: a Thai consonant keeps its marks', () => {
  const cut = cutText('กี่'.repeat(300), 5);
  expect(cut).toBe(`${'กี่'.repeat(5)}…`);
  expect(cutText('👩‍👩‍👧'.repeat(10), 2)).toBe('👩‍👩‍👧👩‍👩‍👧…');
});
