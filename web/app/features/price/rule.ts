/**
 * What the words of a verdict and of a label mean, with the figures that they rest on, which come
 * from the contract.
 */
import {
  ALL_TIME_LOW_NEEDS,
  DROP_DAYS,
  HALF_YEAR_DAYS,
  HIGHLY_RATED,
  WELL_REVIEWED,
} from '#contract/catalog/label.ts';
import type { Label } from '#contract/catalog/label.ts';
import type { ChipKey } from '#contract/price/chip.ts';
import { FRESH_PRICE_DAYS, JUDGING, LOW_GUARD } from '#contract/price/judging.ts';
import { figure } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';

const percent = (share: number) => Math.round(share * 100);
/** A price of at least `notCheaper` is at most this much cheaper. */
const HARDLY = percent(1 - JUDGING.notCheaper);

/** The rules of verdicts, each a section of the page "how we judge", in the order of the tests. */
export const RULES = [
  'none',
  'always',
  'unverified',
  'once',
  'raised',
  'fake',
  'overstated',
  'verified',
  'old',
] as const;
export type Rule = (typeof RULES)[number];

const RULE_OF: Readonly<Record<ChipKey, Rule>> = {
  'chip.none': 'none',
  'chip.usual': 'none',
  'chip.below': 'none',
  'chip.dearer': 'none',
  'chip.always': 'always',
  'chip.unverified': 'unverified',
  'chip.unverified.lasting': 'unverified',
  'chip.unverified.dearer': 'unverified',
  'chip.once': 'once',
  'chip.raised': 'raised',
  'chip.fake': 'fake',
  'chip.overstated': 'overstated',
  'chip.overstated.none': 'overstated',
  'chip.verified': 'verified',
  'chip.old': 'old',
};

/** Where the rule behind a chip is explained. */
export function ruleAddress(chip: ChipKey): string {
  return `/how-we-judge#${RULE_OF[chip]}`;
}

/** The test behind a chip. */
export function ruleOf(chip: ChipKey): string {
  return ruleText(RULE_OF[chip]);
}

export function ruleText(rule: Rule): string {
  switch (rule) {
    case 'none':
      return t('judging.none', {
        percent: percent(JUDGING.claimMin),
        seen: JUDGING.minObservedDays,
      });
    case 'always':
      return t('judging.always', { seen: JUDGING.alwaysOnSaleDays, days: JUDGING.typicalDays });
    case 'unverified':
      return t('judging.unverified', { seen: JUDGING.minObservedDays, days: JUDGING.typicalDays });
    case 'once':
      return t('judging.once', { share: percent(JUDGING.onceBelow), hours: JUDGING.onceHours });
    case 'raised':
      return t('judging.raised', {
        percent: percent(JUDGING.raiseMin),
        days: JUDGING.raiseDays,
        off: HARDLY,
      });
    case 'fake':
      return t('judging.fake', { percent: percent(JUDGING.fakeClaimMin), off: HARDLY });
    case 'overstated':
      return t('judging.overstated', {
        percent: percent(JUDGING.claimMin),
        points: percent(JUDGING.overstatedBy),
      });
    case 'verified':
      return t('judging.verified', { percent: percent(JUDGING.claimMin) });
    case 'old':
      return t('judging.old', { days: FRESH_PRICE_DAYS });
  }
}

/** When a label is given. */
export function meaningOf(label: Label): string {
  const low = /^LOWEST_(\d+)_DAYS$/.exec(label);
  if (low)
    return t('meaning.lowest', { days: low[1] as string, percent: percent(LOW_GUARD.realMin) });
  switch (label) {
    case 'ALL_TIME_LOW':
      return t('meaning.all-time-low', {
        days: ALL_TIME_LOW_NEEDS.days,
        percent: percent(LOW_GUARD.realMin),
      });
    case 'HALF_YEAR_LOW':
      return t('meaning.lowest', { days: HALF_YEAR_DAYS, percent: percent(LOW_GUARD.realMin) });
    case 'FREE_SHIPPING':
      return t('meaning.free-shipping');
    case 'BEST_SELLER':
      return t('meaning.best-seller');
    case 'HIGH_SALES_14_DAYS':
      return t('meaning.high-sales', { days: 14 });
    case 'HIGH_SALES_30_DAYS':
      return t('meaning.high-sales', { days: 30 });
    case 'HIGHLY_RATED':
      return rated(HIGHLY_RATED);
    case 'GOOD_REVIEW_PRODUCT':
      return rated(WELL_REVIEWED);
    case 'FLASH_SALE':
    case 'LAZ_FLASH':
      return t('meaning.flash-sale');
    case 'LAZ_MALL':
    case 'SHOPEE_MALL':
      return t('meaning.mall');
    case 'PRICE_REDUCTION':
      return t('meaning.price-reduction', { days: DROP_DAYS });
    case 'PRICE_REDUCTION_TOP':
      return t('meaning.price-reduction-top');
    case 'EXCLUSIVE_MANUAL':
    case 'EXCLUSIVE_AUTO':
      return t('meaning.exclusive');
    default:
      return t('meaning.collection');
  }
}

function rated({ rating, reviews }: { rating: number; reviews: number }): string {
  return t('meaning.rated', { rating: figure(rating), reviews });
}
