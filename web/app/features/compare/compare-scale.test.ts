import { expect, test } from 'vitest';
import { againstUsual, compareScale } from './compare-scale.ts';

const usual = (...amounts: (number | null)[]) => amounts.map((typical) => ({ typical }));

test('BEY-59: usual prices more than four times apart are compared each with its own, others by amount', () => {
  expect(compareScale(null, usual(4500, 18_000))).toBe('amount');
  expect(compareScale(null, usual(4500, 18_001))).toBe('usual');
  expect(compareScale(null, usual(18_001, 9000, 4500))).toBe('usual');
});

test('BEY-59: what the address asks for counts, unless no usual price is known', () => {
  expect(compareScale('amount', usual(4500, 2_490_000))).toBe('amount');
  expect(compareScale('usual', usual(4500, 5000))).toBe('usual');
  expect(compareScale('usual', usual(4500, null))).toBe('usual');
  expect(compareScale('usual', usual(null, null))).toBe('amount');
  expect(compareScale('anything', usual(4500, 5000))).toBe('amount');
});

test('BEY-59: no history is left out unasked: one without a usual price keeps all by amount', () => {
  expect(compareScale(null, usual(4500, null, 2_490_000))).toBe('amount');
});

test('BEY-59: a history in per cent of its usual price; gaps stay gaps', () => {
  const at = (price: number | null) => ({
    time: '2026-11-01T00:00:00Z',
    price,
    state: price === null ? ('unseen' as const) : ('seen' as const),
  });
  const stat = { typical: 200, points: [at(150), at(null), at(300)] };
  expect(againstUsual(stat as never)).toEqual({
    typical: 200,
    points: [at(75), at(null), at(150)],
  });
  expect(againstUsual({ typical: null, points: [at(150)] } as never)).toBeUndefined();
});
