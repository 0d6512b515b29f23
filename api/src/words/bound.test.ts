import { expect, test } from 'vitest';
import { boundsIn, isWithin } from './bound.ts';

test('BEY-49: bounds of size are read in the languages of the region', () => {
  for (const [text, amount, isLeast, rest] of [
    ['air fryer at least 5L', 5000, true, 'air fryer'],
    ['smart tv 55 inch or bigger', 1397, true, 'smart tv'],
    ['not above 65 inch', 1651, false, ''],
    ['ลำโพง ไม่เกิน 2 กก.', 2000, false, 'ลำโพง'],
    ['หม้อไม่ต่ำกว่า 5 ลิตร', 5000, true, 'หม้อ'],
    ['blender minimal 2 liter', 2000, true, 'blender'],
    ['nồi ít nhất 5 lít', 5000, true, 'nồi'],
    ['power bank 20000 mAh ke atas', 20_000, true, 'power bank'],
  ] as const) {
    const found = boundsIn(text);
    expect(
      found.bounds.map((one) => [one.amount, one.isLeast]),
      text,
    ).toEqual([[amount, isLeast]]);
    expect(found.rest, text).toBe(rest);
  }
  expect(boundsIn('under 500 baht, 5 litres').bounds).toEqual([]);
});

test('BEY-49: only a title that states a measure is within a bound of it', () => {
  const { bounds } = boundsIn('at least 5 litres');
  expect(isWithin('Air fryer, 5 litres', bounds)).toBe(true);
  expect(isWithin('Air fryer, 3.5 litres', bounds)).toBe(false);
  expect(isWithin('Air fryer, 6 kg', bounds)).toBe(false);
  expect(isWithin('Air fryer', bounds)).toBe(false);
});

test('BEY-10: a bound of memory is none of storage', () => {
  const laptop = 'Laptop, RAM 8 GB, SSD 512 GB';
  for (const [text, isThere] of [
    ['RAM at least 16 GB', false],
    ['at least 16 GB of RAM', false],
    ['RAM minimal 8 GB', true],
    ['แรม 16 GB ขึ้นไป', false],
    ['at least 256 GB', true],
    ['at most 128 GB', false],
  ] as const)
    expect(isWithin(laptop, boundsIn(text).bounds), text).toBe(isThere);
  expect(boundsIn('laptop RAM minimal 16 GB').rest).toBe('laptop');
  expect(boundsIn('phone, battery of at least 5000 mAh').rest).toBe('phone,');
});
