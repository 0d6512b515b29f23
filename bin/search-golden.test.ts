import { expect, test } from 'vitest';
import { temporary } from '../test/feeds.ts';
import { goldenIn, gradeOf, isHeldOut } from './search-golden.ts';

const KNOWN = new Set(['el21', 'el22']);

test('BEY-49: a kind is read with its queries, and a result is judged by its category, else by its title', () => {
  const file = temporary(
    'kinds.tsv',
    'categories\twords\texcept\ten\tid\nel21\tphone,มือถือ\tcase,for\tphone,smart phone\thp\n',
  );
  const queries = goldenIn(file);
  expect(queries.map(({ language, query }) => [language, query])).toEqual([
    ['en', 'phone'],
    ['en', 'smart phone'],
    ['id', 'hp'],
  ]);
  const grade = (name: string, category: string | null = null) =>
    gradeOf(queries[0] as (typeof queries)[number], { code: '', name, category }, KNOWN);
  expect(grade('anything', 'el21')).toBe('exact');
  expect(grade('Phone', 'el22')).toBe('wrong');
  expect(grade('Lumo PHONE 5G', 'other')).toBe('exact');
  expect(grade('มือถือLumo')).toBe('exact');
  expect(grade('Case of a phone')).toBe('accessory');
  expect(grade('Saxophone')).toBe('wrong');
  const kettle = {
    ...queries[0],
    sorts: { ...queries[0]?.sorts, exact: { categories: [], words: ['ấm'] } },
  };
  const gradeOfKettle = (name: string) =>
    gradeOf(kettle as (typeof queries)[number], { code: '', name, category: null }, KNOWN);
  expect(gradeOfKettle('Ấm đun nước')).toBe('exact');
  expect(gradeOfKettle('Cable USB AM')).toBe('wrong');
  const hat = { ...kettle, sorts: { ...kettle.sorts, exact: { categories: [], words: ['cap'] } } };
  expect(
    gradeOf(
      hat as (typeof queries)[number],
      { code: '', name: 'Giày cao cấp', category: null },
      KNOWN,
    ),
  ).toBe('wrong');
});

test('BEY-49: a judged list has words for every grade', () => {
  const file = temporary(
    'lists.tsv',
    [
      'language\tquery\texact-categories\texact-words\tsubstitute-categories\tsubstitute-words\taccessory-categories\taccessory-words',
      'en\tcheap phone\tel21\tphone\t\ttablet\tel22\tcharger',
    ].join('\n'),
  );
  const [query] = goldenIn(file);
  const grades = ['phone', 'tablet', 'phone charger', 'kite'].map((name) =>
    gradeOf(query as NonNullable<typeof query>, { code: '', name, category: null }, KNOWN),
  );
  expect(grades).toEqual(['exact', 'substitute', 'accessory', 'wrong']);
});

test('BEY-49: about half of the queries are only measured, always the same', () => {
  const queries = Array.from({ length: 1000 }, (_, at) => ({
    language: 'en',
    query: `thing ${at}`,
  }));
  const held = queries.filter(isHeldOut);
  expect(held.length).toBeGreaterThan(400);
  expect(held.length).toBeLessThan(600);
  expect(queries.filter(isHeldOut)).toEqual(held);
});
