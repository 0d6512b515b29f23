import { expect, test } from 'vitest';
import { UNKNOWN_VERDICT } from '#contract/price/verdict.ts';
import { REFUTED, isRecord, onePerKind, strongestTag, untilOf } from './label.ts';

const card = (over: object, verdict: object = {}) => ({
  labels: ['ALL_TIME_LOW' as const],
  flashEndTime: null as string | null,
  currentAmount: 750,
  spark: { to: '2026-11-23', steps: [], typical: null, seenDays: 90 },
  ...over,
  verdict: { ...UNKNOWN_VERDICT, priorAmount: 1_000, totalDays: 180, ...verdict },
});

test('LAB-08: a card calls a price the lowest only where it is a quarter below everything before it in half a year', () => {
  expect(isRecord(card({}))).toBe(true);
  expect(isRecord(card({ currentAmount: 751 })), 'by less').toBe(false);
  expect(isRecord(card({}, { asLowTime: '2026-11-01T00:00:00Z' })), 'as low as before').toBe(false);
  expect(isRecord(card({}, { totalDays: 179 })), 'known too short').toBe(false);
  expect(isRecord(card({ labels: ['HALF_YEAR_LOW'] })), 'of half a year').toBe(false);
  expect(isRecord(card({}, { priorAmount: null })), 'nothing before is known').toBe(false);
});

test('LAB-08: what the small line shows before counts too; gaps and the price itself do not', () => {
  const spark = (steps: [number, number | null][]) => ({
    spark: { to: '2026-11-23', steps, typical: null, seenDays: 90 },
  });
  expect(
    isRecord(
      card(
        spark([
          [80, 900],
          [40, 1_000],
          [2, 750],
        ]),
      ),
    ),
  ).toBe(false);
  expect(
    isRecord(
      card(
        spark([
          [80, 1_000],
          [40, null],
          [2, 750],
        ]),
      ),
    ),
  ).toBe(true);
  expect(
    isRecord(
      card(
        spark([
          [80, 1_000],
          [2, 750],
        ]),
        { priorAmount: null },
      ),
    ),
  ).toBe(true);
});

test('a flash sale comes before a record, a record before a bestseller', () => {
  const labels = ['ALL_TIME_LOW', 'BEST_SELLER', 'FLASH_SALE'] as const;
  const flashEndTime = '2026-11-24T00:00:00Z';
  expect(strongestTag(card({ labels, flashEndTime }))?.label).toBe('FLASH_SALE');
  expect(
    strongestTag(card({ labels, flashEndTime }, { kind: 'FAKE' }))?.label,
    'refuted, so nothing counts down',
  ).toBe('ALL_TIME_LOW');
  expect(strongestTag(card({ labels }))?.label, 'without an end').toBe('ALL_TIME_LOW');
  expect(strongestTag(card({ labels: labels.slice(0, 2) }))?.label).toBe('ALL_TIME_LOW');
  expect(strongestTag(card({ labels: labels.slice(0, 2), currentAmount: 990 }))?.label).toBe(
    'BEST_SELLER',
  );
  expect(strongestTag(card({ labels: [] }))).toBeUndefined();
});

test('LAB-07: a detail names one label of a kind, the strongest', () => {
  expect(
    onePerKind([
      'ALL_TIME_LOW',
      'FLASH_SALE',
      'LAZ_FLASH',
      'BEST_SELLER',
      'HIGH_SALES_14_DAYS',
      'HIGHLY_RATED',
      'GOOD_REVIEW_PRODUCT',
      'FREE_SHIPPING',
      'LAZ_MALL',
    ]),
  ).toEqual([
    'ALL_TIME_LOW',
    'FLASH_SALE',
    'BEST_SELLER',
    'HIGHLY_RATED',
    'FREE_SHIPPING',
    'LAZ_MALL',
  ]);
  expect(onePerKind(['EXCLUSIVE_AUTO', 'COLLECTION_AUTO'])).toHaveLength(2);
});

test('DEAL-09, BEY-01: nothing counts down beside a discount that history refutes', () => {
  const endTime = '2026-12-02T00:00:00.000Z';
  const until = (kind: string, more: object) =>
    untilOf({ verdict: { kind }, ...more } as unknown as Parameters<typeof untilOf>[0]);
  expect(until('VERIFIED', { state: 'LIVE', endTime })).toBe(endTime);
  expect(until('UNVERIFIED', { flashEndTime: endTime })).toBe(endTime);
  expect(until('VERIFIED', { state: 'EXPIRED', endTime })).toBeNull();
  for (const kind of REFUTED) {
    expect(until(kind, { state: 'LIVE', endTime }), kind).toBeNull();
    expect(until(kind, { flashEndTime: endTime }), kind).toBeNull();
  }
});
