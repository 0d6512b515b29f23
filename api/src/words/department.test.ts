import { expect, test } from 'vitest';
import { NAMED_DEPARTMENTS } from './department-names.ts';
import { departmentsHolding } from './department.ts';
import { DEPARTMENTS, isShelf } from './departments.ts';
import { COMMON, dictionaryOf } from './dictionary.ts';
import { normalise } from './normalise.ts';
import { thingIn } from './thing.ts';

test('BEY-09: departments have names of their own in three languages, and each names known ones', () => {
  const known = new Set(DEPARTMENTS.map(({ places }) => places[0]));
  const names = NAMED_DEPARTMENTS.flatMap((one) => one.names.map(normalise));
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  for (const { departments, called } of NAMED_DEPARTMENTS) {
    for (const name of departments.filter((one) => !isShelf(one)))
      expect(known, name).toContain(name);
    for (const name of Object.values(called)) expect(name, departments[0]).not.toBe('');
    expect(/^[\u0E00-\u0E7F ]+$/.test(called.th), called.th).toBe(true);
  }
});

test('BEY-09: a department is read where nothing narrower is named, and holds its kinds', () => {
  for (const [text, currency, kind] of [
    ['skincare for oily skin', 'SGD', 'lotion'],
    ['barang dapur bawah', 'MYR', 'frying pan'],
    ['mỹ phẩm cho da dầu', 'VND', 'lipstick'],
    ['gamit sa eskwela', 'PHP', 'pen'],
    ['อุปกรณ์กีฬามีอะไรบ้าง', 'THB', 'yoga mat'],
    ['perlengkapan bayi', 'IDR', 'baby bottle'],
  ] as const) {
    const named = thingIn(text, currency);
    expect(named && dictionaryOf(currency).kindsOf(named), text).toContain(kind);
  }
  expect(thingIn('a knife for the kitchen')).toBe('knife');
  expect(thingIn('ผ้ากันเปื้อนใช้ในครัว', 'THB')).not.toBe('ใช้ในครัว');
  // what only a longer name holds is no department
  expect(thingIn('the kitchenette')).toBeUndefined();
});

test('BEY-09: a thing is held by a department by whatever name it has', () => {
  for (const thing of ['rice cooker', 'หม้อหุงข้าว', 'magicom'])
    expect(departmentsHolding(thing, 'IDR')[0]?.en, thing).toBe('kitchen appliances');
  expect(departmentsHolding('เครื่องซักผ้า')[0]?.id).toBe('peralatan listrik rumah');
  expect(departmentsHolding('wallpaper engine')).toEqual([]);
  expect(COMMON.isDepartment('knife')).toBe(false);
});
