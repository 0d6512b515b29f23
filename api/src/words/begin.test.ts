import { expect, test } from 'vitest';
import { beginningsOf } from './begin.ts';

test('BEY-49: letters begin a name however it is spaced', () => {
  const { isBegun, mayBegin } = beginningsOf(['rice cooker', 'power bank', 'ที่ชาร์จ']);
  for (const letters of ['rice', 'ricecook', 'powerbank', 'ที่ชาร์จ'])
    expect(isBegun(letters), letters).toBe(true);
  for (const letters of ['cooker', 'ricecookers', 'powerful', 'zz'])
    expect(isBegun(letters), letters).toBe(false);
  expect(['rice', 'cooker', 'powerbank', 'สาย'].filter(mayBegin)).toEqual(['rice', 'สาย']);
});
