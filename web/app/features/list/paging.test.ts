import { expect, test } from 'vitest';
import { pageCount, pageOf, shownPages } from './paging.ts';
import { pulledHeight, refreshesAt } from './pull-to-refresh.tsx';

const page = (query: string) => pageOf(new URL(`http://x/${query}`));

test('LIST-01, LIST-05: the page is a whole number from 1; anything else is the first', () => {
  expect(
    [
      '',
      '?page=1',
      '?page=7',
      '?page=0',
      '?page=-2',
      '?page=abc',
      '?page=2.5',
      '?page=99999999',
    ].map(page),
  ).toEqual([1, 1, 7, 1, 1, 1, 1, 1]);
  expect(page('?page=999')).toBe(500);
});

test('LIST-05: there is always one page, and never more than the bound', () => {
  expect([0, 1, 20, 21, 1_000_000].map((total) => pageCount(total, 20))).toEqual([1, 1, 1, 2, 500]);
});

test('page numbers: the ends, the current one and its neighbours, gaps between', () => {
  expect(shownPages(1, 1)).toEqual([1]);
  expect(shownPages(1, 13)).toEqual([1, 2, 3, null, 13]);
  expect(shownPages(7, 13)).toEqual([1, null, 6, 7, 8, null, 13]);
  expect(shownPages(13, 13)).toEqual([1, null, 11, 12, 13]);
});

test('LIST-07: the pull is damped by 0.8 and refreshes from 0.9 of 30 px on', () => {
  expect(pulledHeight(10)).toBe(8);
  expect(pulledHeight(-5)).toBe(0);
  expect(pulledHeight(1000)).toBe(60);
  expect([refreshesAt(26.9), refreshesAt(27)]).toEqual([false, true]);
});
