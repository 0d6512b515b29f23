import { expect, test } from 'vitest';
import { isStuck } from './stuck.ts';

test('CONT-14, MD-02: it sticks at 56 px on a phone and at 70 px on a desktop, exactly', () => {
  expect([57, 56, 55].map((top) => isStuck(top, 767))).toEqual([false, true, true]);
  expect([71, 70, 69].map((top) => isStuck(top, 768))).toEqual([false, true, true]);
});
