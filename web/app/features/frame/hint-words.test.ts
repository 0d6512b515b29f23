import { expect, test } from 'vitest';
import { hintLanguage, hintWords } from './hint-words.ts';

test('AMB-01: the region hint speaks the first language of the browser that Khum speaks, else English', () => {
  expect(hintLanguage(['id-ID', 'id', 'en'])).toBe('id');
  expect(hintLanguage(['in-ID'])).toBe('id');
  expect(hintLanguage(['th'])).toBe('th');
  expect(hintLanguage(['jv', 'id'])).toBe('id');
  expect(hintLanguage(['vi-VN', 'vi'])).toBe('en');
  expect(hintLanguage(['ms-MY'])).toBe('en');
  expect(hintLanguage(['fil-PH', 'tl'])).toBe('en');
  expect(hintLanguage([])).toBe('en');
});

test('the region hint has one sentence of its own in every language', () => {
  const said = (['th', 'en', 'id'] as const).map((lang) => hintWords(lang)['region.hint.go']);
  expect(new Set(said).size).toBe(3);
  for (const sentence of said) expect(sentence).toContain('{country}');
});
