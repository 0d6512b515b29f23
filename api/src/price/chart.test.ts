/** The step line of a chart at the beginning of its range. */
import { expect, test } from 'vitest';
import { pointsOf } from './chart.ts';
import type { DayRow } from './chart.ts';
import { rangeOf } from './range.ts';

const at = (day: string) => new Date(`${day}T05:00:00Z`);
const rowOf = (day: string, price: number): DayRow => ({
  day,
  low: price,
  low_at: at(day),
  high: price,
  high_at: at(day),
  mid: price,
  mean: price,
  close: price,
  close_at: at(day),
  in_stock: true,
  seen_at: at(day),
});
const NOW = at('2026-11-20');
const ZONE = 'Asia/Bangkok';
const RANGE = rangeOf({ dayRange: 7 }, NOW, null, ZONE);

const lineOf = (...days: readonly DayRow[]) =>
  pointsOf(days, RANGE, NOW, ZONE).map(({ price }) => price);

test('PRC-03: what held before the range is drawn where it lies among the prices within', () => {
  const days = [rowOf('2026-11-15', 100), rowOf('2026-11-17', 120)];
  expect(lineOf(rowOf('2026-11-13', 110), ...days)[0]).toBe(110);
  expect(lineOf(rowOf('2026-11-13', 130), ...days)[0]).toBe(100);
  expect(lineOf(rowOf('2026-11-13', 90), ...days)[0]).toBe(100);
});

test('PRC-03: where nobody looked within the range, what still holds is drawn', () => {
  expect(lineOf(rowOf('2026-11-13', 110))[0]).toBe(110);
});
