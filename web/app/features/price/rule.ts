/** What the words of a verdict and of a label mean, with the figures that they rest on, which come from the contract. */
import { ALL_TIME_LOW_NEEDS, DROP_DAYS, HALF_YEAR_DAYS, HIGHLY_RATED, WELL_REVIEWED } from '#contract/catalog/label.ts';
import type { Label } from '#contract/catalog/label.ts';
import { formatNumber } from '#contract/money.ts';
import { JUDGING } from '#contract/price/judging.ts';
import type { VerdictKind } from '#contract/price/verdict.ts';
import { t } from '../../lib/message.ts';

const percent = (share: number) => Math.round(share * 100);

/** The test that a discount of this kind met. */
export function ruleOf(kind: VerdictKind): string {
  switch (kind) {
    case 'NO_CLAIM':
      return t('judging.none', { percent: percent(JUDGING.claimMin) });
    case 'ALWAYS_ON_SALE':
      return t('judging.always', { seen: JUDGING.alwaysOnSaleDays, days: JUDGING.typicalDays });
    case 'UNVERIFIED':
      return t('judging.unverified', { seen: JUDGING.minObservedDays, days: JUDGING.typicalDays });
    case 'RAISED_FIRST':
      return t('judging.raised', { percent: percent(JUDGING.raiseMin), days: JUDGING.raiseDays, share: percent(JUDGING.notCheaper) });
    case 'FAKE':
      return t('judging.fake', { percent: percent(JUDGING.fakeClaimMin), share: percent(JUDGING.notCheaper) });
    case 'OVERSTATED':
      return t('judging.overstated', { points: percent(JUDGING.overstatedBy) });
    case 'VERIFIED':
      return t('judging.verified');
  }
}

/** When a label is given. */
export function meaningOf(label: Label): string {
  const low = /^LOWEST_(\d+)_DAYS$/.exec(label);
  if (low) return t('meaning.lowest', { days: low[1] as string });
  switch (label) {
    case 'ALL_TIME_LOW':
      return t('meaning.all-time-low', { days: ALL_TIME_LOW_NEEDS.days });
    case 'HALF_YEAR_LOW':
      return t('meaning.lowest', { days: HALF_YEAR_DAYS });
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
  return t('meaning.rated', { rating: formatNumber(rating), reviews });
}
