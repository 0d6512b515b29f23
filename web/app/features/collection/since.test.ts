import { expect, test } from 'vitest';
import { sinceSaved } from './since.ts';

test('INT-12: the change since something was saved, in whole per cent towards zero; unknown is not zero', () => {
  expect(sinceSaved(100_00, 88_00)).toBe(-12);
  expect(sinceSaved(100_00, 87_01)).toBe(-12);
  expect(sinceSaved(100_00, 105_90)).toBe(5);
  expect(sinceSaved(100_00, 99_50)).toBe(0);
  expect(Object.is(sinceSaved(100_00, 99_50), 0)).toBe(true);
  expect(sinceSaved(null, 99_50)).toBeNull();
  expect(sinceSaved(0, 99_50)).toBeNull();
});
