import { expect, test } from 'vitest';
import { numbersOf } from '../draft-rules.ts';
import { chiSquareOf, drawsOfShopper, rehearse } from './rehearse.ts';
import type { RehearsedPrize } from './rehearse.ts';

const prize = (numbers: number, stock: number | null, cost: number | null): RehearsedPrize => ({
  prizeId: String(numbers),
  name: 'x',
  kind: cost === null ? 'NOTHING' : 'GOODS',
  numbers,
  stock,
  cost,
});
const PRIZES = [
  prize(3, 2, 500),
  prize(97, 400, 100),
  prize(900, null, 1),
  prize(9_000, null, null),
];

test('BEY-13: odds shown are odds used over 100,000 draws, within the bounds of chance, in under three seconds', () => {
  const begun = process.cpuUsage();
  const played = rehearse(PRIZES, 100_000, 'year-end');
  // of a processor of its own: others may work on this machine
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(3_000);
  expect(played.chiSquare).toMatchObject({ degrees: 3, fits: true });
  for (const { odds, share } of played.prizes) expect(Math.abs(odds - share)).toBeLessThan(0.005);
  const [first, second, third, nothing] = played.prizes;
  expect(first).toMatchObject({ won: 2, cost: 1_000, endedNo: expect.any(Number) });
  expect(second).toMatchObject({ won: 400, cost: 40_000 });
  expect(second?.left).toHaveLength(10);
  expect(second?.left?.[0]).toBeGreaterThan(0.5);
  expect(second?.left?.at(-1)).toBe(0);
  expect([third?.left, nothing?.left, nothing?.cost]).toEqual([null, null, null]);
  expect(played.cost).toBe(41_000 + (third?.won ?? 0));
  expect([played.mostCost, played.soldOutNo]).toEqual([null, null]);
});

test('BEY-13: the same seed plays the same; a lottery without endless prizes is sold out, at its whole cost', () => {
  const limited = [prize(4_000, 5, 10), prize(1_000, 3, 20), prize(5_000, null, null)];
  const played = rehearse(limited, 500, 'a');
  expect(rehearse(limited, 500, 'a')).toEqual(played);
  expect(rehearse(limited, 500, 'b')).not.toEqual(played);
  const ends = played.prizes.map(({ endedNo }) => endedNo ?? 0);
  expect(played).toMatchObject({ cost: 110, mostCost: 110, soldOutNo: Math.max(...ends) });
});

test('BEY-13: counts that chance does not make are named, also where they fit too well', () => {
  const groups = (counted: readonly number[]) =>
    counted.map((one) => ({ expected: 1_000, counted: one }));
  expect(chiSquareOf(groups([1_010, 980, 1_005, 1_005]))).toMatchObject({ degrees: 3, fits: true });
  expect(chiSquareOf(groups([1_200, 900, 900, 1_000])).fits).toBe(false);
  expect(chiSquareOf(groups([1_000, 1_000, 1_000, 1_000, 1_000])).fits).toBe(false);
  // 0.05 % lie above 17.730 of three degrees, as tables of the distribution have it
  expect(chiSquareOf(groups([1_010, 980, 1_005, 1_005])).high).toBeCloseTo(17.73, 0);
  expect(chiSquareOf([{ expected: 100, counted: 100 }])).toMatchObject({ degrees: 0, fits: true });
});

test('OPS-60: how often one shopper draws follows from the rules of chances and their caps', () => {
  const rules = [
    { reason: 'BASE', chances: 1, mostADay: 1, mostInAll: 5 },
    { reason: 'SHARE', chances: 2, mostADay: 3, mostInAll: 10 },
  ] as const;
  expect(drawsOfShopper(rules, 10)).toEqual({ once: 1, daily: 5, everything: 25 });
});

test('OPS-60: odds are numbers of the ten thousand or a share of 0.01 %, and nothing between', () => {
  const given = [3, 10_000, '0.03 %', '100%', '12.5 %', '0.030%', '0.005 %', '101 %', -1, '3', '%'];
  expect(given.map(numbersOf)).toEqual([
    3,
    10_000,
    3,
    10_000,
    1_250,
    3,
    null,
    null,
    null,
    null,
    null,
  ]);
});
