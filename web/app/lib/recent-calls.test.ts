import { expect, test } from 'vitest';
import { noteCall, recentCalls } from './recent-calls.ts';

test('AMB-64: the last fifty calls are kept, the oldest leaves first', () => {
  for (let n = 1; n <= 60; n += 1)
    noteCall({
      time: '2026-11-22T00:00:00.000Z',
      method: 'GET',
      path: `/api/${n}`,
      status: 200,
      ms: n,
    });
  expect(recentCalls().map((call) => call.ms)).toEqual(
    Array.from({ length: 50 }, (_, at) => at + 11),
  );
});
