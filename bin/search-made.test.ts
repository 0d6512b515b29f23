import { expect, test } from 'vitest';
import { madeOf } from './search-made.ts';

const THINGS = [
  { code: 'a', name: 'Lumo TV UA-65DU8000 crystal' },
  { code: 'b', name: 'Lumo TV UA-65DU8000 crystal, black' },
  { code: 'c', name: 'Kettla frying pan stone' },
  { code: 'd', name: 'Vitamin 500mg x 30' },
];

test('BEY-49: models are asked for without their dashes, and without their first or last letters', () => {
  const asked = Array.from({ length: 20 }, (_, seed) => madeOf(THINGS, 'models', seed)).flat();
  expect(asked.length).toBeGreaterThan(10);
  for (const { query, right } of asked) {
    expect('ua65du8000').toContain(query);
    expect([...right].toSorted()).toEqual(['a', 'b']);
  }
  expect(new Set(asked.map(({ query }) => query)).size).toBeGreaterThan(2);
});

test('BEY-49: words that stand side by side are glued, and a seed makes the same queries again', () => {
  const asked = Array.from({ length: 20 }, (_, seed) => madeOf(THINGS, 'glued words', seed)).flat();
  expect(asked.map(({ query }) => query)).toContain('kettlafrying');
  expect(asked.every(({ query }) => /^[a-z]{6,26}$/.test(query))).toBe(true);
  expect(madeOf(THINGS, 'glued words', 3)).toEqual(madeOf(THINGS, 'glued words', 3));
});
