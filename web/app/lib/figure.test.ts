import { expect, test } from 'vitest';
import { ratingText } from './figure.ts';
import { findVisitBy } from './page.ts';
import type { Visit } from './page.ts';

test('a rating has a decimal also where it is whole, by the marks of the language', () => {
  findVisitBy(() => ({ page: { lang: 'en' } }) as Visit);
  expect([4, 4.8, 4.25, 5].map(ratingText)).toEqual(['4.0', '4.8', '4.25', '5.0']);
  findVisitBy(() => ({ page: { lang: 'id' } }) as Visit);
  expect([4, 4.8, 5].map(ratingText)).toEqual(['4,0', '4,8', '5,0']);
  expect(ratingText(0), 'none').toBe('');
});
