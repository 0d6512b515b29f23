/**
 * Labels that follow from prices, sales and reviews (rows LAB, AMB-08). The judge stores every
 * label that holds; goods and deals each show those of their own vocabulary, the strongest first.
 */
import {
  DEAL_LABELS,
  GOODS_LABELS,
  HALF_YEAR_DAYS,
  LABELS,
  LOW_DAYS,
} from '#contract/catalog/label.ts';
import type { DealLabel, GoodsLabel, Label } from '#contract/catalog/label.ts';

const LOWS: readonly Label[] = [
  'ALL_TIME_LOW',
  'HALF_YEAR_LOW',
  ...[...LOW_DAYS].reverse().map((days) => `LOWEST_${days}_DAYS` as Label),
];

/**
 * Strongest first: how low the price is, then what will pass soon, then what others think, then
 * what is always so.
 */
export const STRENGTH: readonly Label[] = [
  ...LOWS,
  'FLASH_SALE',
  'LAZ_FLASH',
  'PRICE_REDUCTION_TOP',
  'PRICE_REDUCTION',
  'EXCLUSIVE_MANUAL',
  'EXCLUSIVE_AUTO',
  'BEST_SELLER',
  'HIGH_SALES_14_DAYS',
  'HIGH_SALES_30_DAYS',
  'HIGHLY_RATED',
  'GOOD_REVIEW_PRODUCT',
  'FREE_SHIPPING',
  'LAZ_MALL',
  'SHOPEE_MALL',
  'COLLECTION_MANUAL',
  'COLLECTION_AUTO',
];

/** The labels of goods: their vocabulary knows two lengths of low, 30 days and 7 days (LAB-07). */
export function goodsLabelsOf(all: readonly string[]): GoodsLabel[] {
  const shown = strongestFirst(all)
    .map(asGoodsLabel)
    .filter((label) => label !== null);
  return [...new Set(shown)];
}

/** The labels of deals. */
export function dealLabelsOf(all: readonly string[]): DealLabel[] {
  return strongestFirst(all).filter((label): label is DealLabel =>
    (DEAL_LABELS as readonly string[]).includes(label),
  );
}

/** Known labels by strength, of the lows only the strongest (LAB-08). */
export function strongestFirst(all: readonly string[]): Label[] {
  const held = STRENGTH.filter((label) => all.includes(label));
  const low = held.find(isLow);
  return held.filter((label) => !isLow(label) || label === low);
}

export function isLow(label: string): boolean {
  return (LOWS as readonly string[]).includes(label);
}

/** What a label is called among goods; null: goods have no such label. */
export function asGoodsLabel(label: Label): GoodsLabel | null {
  if (label === 'ALL_TIME_LOW') return label;
  if (isLow(label)) return lowDaysOf(label) >= 30 ? 'LOWEST_30_DAYS' : 'LOWEST_7_DAYS';
  return (GOODS_LABELS as readonly string[]).includes(label) ? (label as GoodsLabel) : null;
}

function lowDaysOf(label: Label): number {
  return label === 'HALF_YEAR_LOW' ? HALF_YEAR_DAYS : Number(label.split('_')[1]);
}

/** Lows of so many days or more. */
export function lowsFrom(days: number): readonly Label[] {
  return LOWS.filter((label) => label === 'ALL_TIME_LOW' || lowDaysOf(label) >= days);
}

/** Every label beside its name among goods, for the queries that keep `goods_label`. */
export const GOODS_NAMES: {
  readonly labels: readonly Label[];
  readonly names: readonly GoodsLabel[];
} = (() => {
  const pairs = LABELS.map((label) => [label, asGoodsLabel(label)] as const).filter(
    (pair): pair is [Label, GoodsLabel] => pair[1] !== null,
  );
  return { labels: pairs.map(([label]) => label), names: pairs.map(([, name]) => name) };
})();
