import { expect, test } from 'vitest';
import { foldTags, matching, movedTo } from './select-rules.ts';

const named = (...labels: string[]) =>
  labels.map((label) => ({ value: label.toLowerCase(), label }));

test('UI-04, CONST-21: ten tags are shown, the eleventh is folded into "+1"', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `b${at}`);
  expect(foldTags([])).toEqual({ shown: [], folded: 0 });
  expect(foldTags(ten)).toEqual({ shown: ten, folded: 0 });
  expect(foldTags([...ten, 'b10'])).toEqual({ shown: ten, folded: 1 });
  expect(foldTags([...ten, 'b10', 'b11', 'b12']).folded).toBe(3);
});

test('UI-04: what was typed finds labels that have it, those that begin with it first', () => {
  const brands = named('Sonvo', 'Mirelle', 'Ovo', 'หม้อทอด');
  const labels = (typed: string) => matching(brands, typed).map((one) => one.label);
  expect(labels('')).toEqual(['Sonvo', 'Mirelle', 'Ovo', 'หม้อทอด']);
  expect(labels(' OVO ')).toEqual(['Ovo']);
  expect(labels('ｖｏ')).toEqual(['Sonvo', 'Ovo']);
  expect(labels('o')).toEqual(['Ovo', 'Sonvo']);
  expect(labels('ทอด')).toEqual(['หม้อทอด']);
  expect(labels('.*')).toEqual([]);
});

test('UI-04: arrows go round, pages stop at the ends, other keys move nothing', () => {
  expect([
    movedTo('ArrowDown', -1, 3),
    movedTo('ArrowDown', 2, 3),
    movedTo('ArrowUp', -1, 3),
    movedTo('ArrowUp', 0, 3),
  ]).toEqual([0, 0, 2, 2]);
  expect([
    movedTo('PageDown', -1, 30),
    movedTo('PageDown', 25, 30),
    movedTo('PageUp', 3, 30),
  ]).toEqual([9, 29, 0]);
  expect([movedTo('Home', 1, 3), movedTo('a', 1, 3), movedTo('ArrowDown', 0, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
