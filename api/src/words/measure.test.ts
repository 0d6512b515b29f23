import { expect, test } from 'vitest';
import { sizeKeys, statesSizes, unitIn } from './measure.ts';

test('BEY-49: a size is one whatever its unit is called and however its decimal is written', () => {
  for (const text of ['3.5L', '3,5 liter', '3.5 ลิตร', '3500 ml', 'noi 3,5 lít', '3.5 litres'])
    expect(sizeKeys(text), text).toEqual(['volume 3500']);
  for (const text of ['6.7"', '6.7 inch', '6,7 inci', '6.7 นิ้ว', '6.7”'])
    expect(sizeKeys(text), text).toEqual(sizeKeys('6.7 inches'));
  expect(sizeKeys('1.5 kg')).toEqual(sizeKeys('1500 กรัม'));
  expect(sizeKeys('65 WAT')).toEqual(sizeKeys('65W'));
  expect(sizeKeys('1TB')).toEqual(sizeKeys('1000 GB'));
});

test('BEY-49: what stands in a list has the unit behind it, but a fraction is none', () => {
  expect(sizeKeys('realme C67 (8+128GB)')).toEqual(['storage 128', 'storage 8']);
  expect(sizeKeys('TV 43"/50"')).toEqual(['length 1092', 'length 1270']);
  expect(sizeKeys('hose 6/8/10 mm')).toEqual(['length 10', 'length 6', 'length 8']);
  expect(sizeKeys('1/2 kg')).toEqual(['weight 2000']);
  expect(sizeKeys('iPhone 15 Pro, 128GB')).toEqual(['storage 128']);
  expect(sizeKeys('Redmi Note 13')).toEqual([]);
});

test('BEY-10: a unit without a figure is no part of two Thai words', () => {
  expect(unitIn('อันแรกกี่วัตต์')?.dimension).toBe('power');
  expect(unitIn('กก.ละเท่าไหร่')?.dimension).toBe('weight');
  expect(unitIn('กิโลละ')?.dimension).toBe('weight');
});

test('BEY-49: a text states the sizes of another where it has all of them', () => {
  expect(statesSizes('Air fryer 5 ลิตร', '5L')).toBe(true);
  expect(statesSizes('Air fryer 3.5 ลิตร', '5L')).toBe(false);
  expect(statesSizes('Air fryer 3.5 ลิตร', 'air fryer')).toBe(false);
  expect(statesSizes('8GB RAM 256 GB SSD', '256gb 8 gb')).toBe(true);
});
