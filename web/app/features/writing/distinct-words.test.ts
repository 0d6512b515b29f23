import { expect, test } from 'vitest';
import { distinctWords, tagKey } from './distinct-words.ts';

test('CONT-03, CONT-17: a tag is shown once, whatever its case, space or way of writing', () => {
  expect(
    distinctWords(['Kitchen', 'หม้อ', 'kitchen ', 'KITCHEN', ' ', 'หม้อ', 'Café', 'Cafe\u0301']),
  ).toEqual(['Kitchen', 'หม้อ', 'Café']);
  expect(tagKey(' Air Fryer ')).toBe('air fryer');
});
