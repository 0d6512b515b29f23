import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetOf } from './budget.ts';

test('12.6: all processes together fit into the server, and leave its owner ten connections beside those that are reserved', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 2000 }),
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 1, max: 64 }),
      fc.option(fc.integer({ min: 4, max: 500 })),
      (max, reserved, processes, wished) => {
        let budget: number;
        try {
          budget = budgetOf({ max, reserved }, processes, wished ?? undefined);
        } catch (error) {
          expect((error as Error).message).toContain('Raise max_connections');
          expect(processes * 7 + 10).toBeGreaterThan(max - reserved - processes);
          return;
        }
        expect(processes * (budget + 3) + 10 + reserved).toBeLessThanOrEqual(max);
        expect(budget).toBeGreaterThanOrEqual(4);
        if (wished !== null) expect(budget).toBeLessThanOrEqual(wished);
      },
    ),
  );
});

test('12.6: one process takes what serves well, four share what there is', () => {
  expect(budgetOf({ max: 120, reserved: 3 }, 1)).toBe(20);
  expect(budgetOf({ max: 100, reserved: 3 }, 4)).toBe(18);
  expect(budgetOf({ max: 100, reserved: 3 }, 1, 8)).toBe(8);
  expect(() => budgetOf({ max: 100, reserved: 3 }, 16)).toThrow(
    /WORKERS=16 needs at least 122 connections; the database gives 97/,
  );
});
