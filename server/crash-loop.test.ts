import { expect, test } from 'vitest';
import { isCrashLoop } from './crash-loop.ts';

test('ten deaths within a minute are a crash loop; as many over an hour are not', () => {
  const fast: number[] = [];
  expect(Array.from({ length: 10 }, (_, index) => isCrashLoop(fast, index * 500))).toEqual([
    ...Array.from({ length: 9 }, () => false),
    true,
  ]);
  const slow: number[] = [];
  expect(
    Array.from({ length: 20 }, (_, index) => isCrashLoop(slow, index * 180_000)),
  ).not.toContain(true);
  expect(slow.length).toBe(1);
});
