import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { fillSentence } from './sentence.ts';

test('14.5: English counts by the plural rule of the language: one day, 0, 2 and 1,234 days', () => {
  const days = (n: string | number) => fillSentence('en', '{n} {n|day|days} ago', { n });
  expect(days(1)).toBe('1 day ago');
  expect(days('1')).toBe('1 day ago');
  for (const n of [0, 2, 11, 21, 1.5, '1,234', '0.1', 'many'])
    expect(days(n)).toBe(`${n} days ago`);
});

test('14.5: Thai and Indonesian have one form, whatever the count', () => {
  for (const lang of ['th', 'id'] as const)
    for (const n of [0, 1, 2]) expect(fillSentence(lang, '{n|a|b}', { n })).toBe('b');
});

test('14.5: a value is never read as a template, and a placeholder without a value stays', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.string(), (lang, text) => {
      expect(fillSentence(lang, '{a}, {b}', { a: text })).toBe(`${text}, {b}`);
    }),
  );
  expect(fillSentence('en', '{a}', { a: '{b|x|y} $& $1', b: 1 })).toBe('{b|x|y} $& $1');
});
