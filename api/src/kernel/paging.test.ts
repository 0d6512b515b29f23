import { expect, test } from 'vitest';
import { listAnswer, pageOf, sumOf, upTo } from './paging.ts';

const items = (many: number) => Array.from({ length: many }, (_, at) => at);
const at = (page: number) => pageOf({ page, size: 10 });
const answered = (many: number, total: Parameters<typeof listAnswer>[1], page: number) => {
  const { content: _content, ...rest } = listAnswer(items(many), total, at(page));
  return rest;
};

test('LIST-06, AMB-83: what a page shows wins over a count that is some minutes old', () => {
  expect(answered(10, 25, 1)).toEqual({ totalElements: 25, hasNext: true });
  expect(answered(5, 25, 3)).toEqual({ totalElements: 25, hasNext: false });
  // more than was counted
  expect(answered(7, 3, 1)).toEqual({ totalElements: 7, hasNext: false });
  // the last page is gone: whoever is led to the last one comes to one that is there
  expect(answered(0, 25, 3)).toEqual({ totalElements: 20, hasNext: false });
  expect(answered(0, 25, 1)).toEqual({ totalElements: 0, hasNext: false });
  expect(answered(0, 4, 9)).toEqual({ totalElements: 4, hasNext: false });
});

test('LIST-06: where counting stopped there are at least so many, and full pages go on', () => {
  expect(answered(10, { count: 20, isFloor: true }, 2)).toEqual({
    totalElements: 20,
    totalIsFloor: true,
    hasNext: true,
  });
  expect(answered(3, { count: 20, isFloor: true }, 3)).toEqual({
    totalElements: 23,
    totalIsFloor: true,
    hasNext: false,
  });
  expect(answered(0, { count: 20, isFloor: true }, 3)).toEqual({
    totalElements: 20,
    hasNext: false,
  });
  expect([upTo(100, 100), upTo(101, 100)]).toEqual([
    { count: 100, isFloor: false },
    { count: 100, isFloor: true },
  ]);
  expect(sumOf([upTo(5, 100), upTo(101, 100)])).toEqual({ count: 105, isFloor: true });
});
