import { expect, test } from 'vitest';
import { countryOf, ownNameOf } from './country.ts';

const ALL = ['TH', 'ID', 'SG', 'MY', 'PH', 'VN'];

test('AMB-01: a browser names a country, or speaks what is spoken in one alone', () => {
  expect(countryOf(['id-ID', 'id', 'en'], ALL)).toBe('ID');
  expect(countryOf(['vi'], ALL)).toBe('VN');
  expect(countryOf(['fil-PH', 'en-US'], ALL)).toBe('PH');
  expect(countryOf(['en-US', 'en', 'ms-MY'], ALL)).toBe('MY');
  expect(countryOf(['en-SG'], ALL)).toBe('SG');
  expect(countryOf(['zh-Hans-SG'], ALL)).toBe('SG');
  expect(countryOf(['en-GB', 'en'], ALL)).toBeUndefined();
  expect(countryOf([], ALL)).toBeUndefined();
  expect(countryOf(['', '-', 'x'], ALL)).toBeUndefined();
  expect(countryOf(['vi-VN'], ['TH', 'ID']), 'no region of ours').toBeUndefined();
});

test('TEN-02: countries are called as their people call them', () => {
  expect(ALL.map(ownNameOf)).toEqual([
    'ประเทศไทย',
    'Indonesia',
    'Singapore',
    'Malaysia',
    'Pilipinas',
    'Việt Nam',
  ]);
  expect(ownNameOf('XX')).toBeUndefined();
});
