import { afterEach, expect, test } from 'vitest';
import { findVisitBy } from '../../lib/page.ts';
import type { Visit } from '../../lib/page.ts';
import { percent } from './number.ts';

afterEach(() => findVisitBy(() => undefined));

test('ACT-02, BEY-13: odds are written exactly, with the decimal mark of the language', () => {
  const inLanguage = (lang: string) => {
    findVisitBy(() => ({ page: { lang }, messages: {} }) as unknown as Visit);
    return [1500, 232, 8427, 1].map(percent);
  };
  expect(inLanguage('en')).toEqual(['15%', '2.32%', '84.27%', '0.01%']);
  expect(inLanguage('th')).toEqual(['15%', '2.32%', '84.27%', '0.01%']);
  expect(inLanguage('id')).toEqual(['15%', '2,32%', '84,27%', '0,01%']);
});
