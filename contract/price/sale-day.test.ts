import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saleDaysOf } from './sale-day.ts';

test('BEY-22, 14.3: days of a region are words, and a day that never comes is none', () => {
  expect(saleDaysOf('DOUBLE')).toHaveLength(12);
  expect(saleDaysOf('PAYDAY:25')).toEqual([{ kind: 'PAYDAY', on: '25' }]);
  expect(saleDaysOf('HOLIDAY:02-29')).toEqual([{ kind: 'HOLIDAY', on: '02-29' }]);
  for (const word of [
    '',
    'PAYDAY',
    'PAYDAY:00',
    'PAYDAY:32',
    'PAYDAY:5',
    'HOLIDAY:02-30',
    'HOLIDAY:13-01',
    'HOLIDAY:00-01',
    'DOUBLE:11-11',
    'payday:25',
    'NONSENSE:25',
    'PAYDAY:25 ',
  ])
    expect(saleDaysOf(word), word).toBeNull();
  fc.assert(
    fc.property(fc.string(), (word) => {
      for (const { on } of saleDaysOf(word) ?? []) expect(on).toMatch(/^(?:\d\d-)?\d\d$/);
    }),
  );
});
