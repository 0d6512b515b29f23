import { beforeAll, expect, test } from 'vitest';
import { findVisitBy } from './page.ts';
import type { Visit } from './page.ts';
import { totalText } from './total.ts';

beforeAll(() => findVisitBy(() => ({ page: { lang: 'en' } }) as Visit));

test('PROD-05, PROD-12: a count that stopped is shown as a floor, an exact one as it is', () => {
  expect([totalText(0), totalText(9_999), totalText(1_000_000), totalText(10_000, true)]).toEqual([
    '0',
    '9,999',
    '1,000,000',
    '10,000+',
  ]);
});
