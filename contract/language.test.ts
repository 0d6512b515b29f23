import { expect, test } from 'vitest';
import { chooseLanguage } from './language.ts';

test('TEN-05, AMB-03: the cookie, then the wish within the tenant, then its first language, ultimately Thai', () => {
  expect(chooseLanguage('id', 'en', ['th', 'en'])).toBe('id');
  expect(chooseLanguage(undefined, 'fr-FR, en;q=0.5, th;q=0.2', ['th', 'en'])).toBe('en');
  expect(chooseLanguage('xx', 'id', ['th', 'en'])).toBe('th');
  expect(chooseLanguage(undefined, 'in-ID', ['id', 'en'])).toBe('id');
  expect(chooseLanguage(undefined, undefined, ['en'])).toBe('en');
  expect(chooseLanguage(undefined, ';;;,q=', [])).toBe('th');
});
