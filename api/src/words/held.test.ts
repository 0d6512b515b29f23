/** Memory and storage as titles say them. */
import { expect, test } from 'vitest';
import { heldAsked, heldIn } from './held.ts';

test.each([
  ['โน้ตบุ๊กทำงาน Corvia Plus RAM 16 GB', 16, undefined],
  ['โน้ตบุ๊กทำงาน Corvia Wave SSD 512 GB', undefined, 512],
  ['Laptop 14" 16GB RAM 512GB SSD', 16, 512],
  ['Laptop Ryzen 5 512 GB, 8GB DDR4 RAM', 8, 512],
  ['Nuvox Flex smartphone, 256 GB', undefined, 256],
  ['Galaxy A15 8/256 GB', 8, 256],
  ['Redmi 13C 6GB+128GB', 6, 128],
  ['HP 8+256GB garansi resmi', 8, 256],
  ['มือถือ แรม 8GB รอม 128GB', 8, 128],
  ['Nuvox Flex smartphone, 256 GB, RAM 6 GB', 6, 256],
  ['Memory card 128 GB', undefined, 128],
  ['SSD 1 TB', undefined, 1000],
  ['hard drive 1/2 TB', undefined, 2000],
  ['Rice cooker 1.8 L', undefined, undefined],
] as const)('BEY-10: "%s" has %s GB of memory and %s of storage', (title, memory, storage) => {
  expect(heldIn(title, 'memory')?.amount).toBe(memory);
  expect(heldIn(title, 'storage')?.amount).toBe(storage);
});

test('BEY-10: what is asked for by the names of memory, storage and batteries is parted from them', () => {
  const asked = heldAsked('laptop kerja RAM 16 GB');
  expect(asked?.rest).toBe('laptop kerja 16 GB');
  expect(asked?.isHeld('Laptop; RAM 16 GB; SSD; 256 GB')).toBe(true);
  expect(asked?.isHeld('Laptop; RAM 8 GB; SSD; 16 GB')).toBe(false);
  expect(heldAsked('hp baterai 5000 mAh')?.rest).toBe('hp 5000 mAh');
  expect(heldAsked('phone 256 GB')).toBeUndefined();
  expect(heldAsked('laptop with RAM')).toBeUndefined();
});
