/** Labels in words, and which of them a card shows. */
import type { DealCard, GoodsCard } from '#contract/catalog/card.ts';
import { HALF_YEAR_DAYS, LABEL_CATEGORIES, LABELS } from '#contract/catalog/label.ts';
import type { Label } from '#contract/catalog/label.ts';
import type { Verdict, VerdictKind } from '#contract/price/verdict.ts';
import { t } from '../../lib/message.ts';

/**
 * The name of a label in the page's language (LAB-07); a low that equals an older one is as low,
 * not lower.
 */
export function labelName(label: Label, isAsLow = false): string {
  const low = /^LOWEST_(\d+)_DAYS$/.exec(label);
  if (low) return t(isAsLow ? 'label.as-low' : 'label.lowest', { days: low[1] as string });
  switch (label) {
    case 'ALL_TIME_LOW':
      return t(isAsLow ? 'label.as-low.ever' : 'label.all-time-low');
    case 'HALF_YEAR_LOW':
      return t(isAsLow ? 'label.as-low.half-year' : 'label.half-year-low');
    case 'FREE_SHIPPING':
      return t('label.free-shipping');
    case 'BEST_SELLER':
      return t('label.best-seller');
    case 'HIGH_SALES_14_DAYS':
      return t('label.high-sales', { days: 14 });
    case 'HIGH_SALES_30_DAYS':
      return t('label.high-sales', { days: 30 });
    case 'HIGHLY_RATED':
      return t('label.highly-rated');
    case 'GOOD_REVIEW_PRODUCT':
      return t('label.good-review');
    case 'FLASH_SALE':
      return t('label.flash-sale');
    case 'LAZ_FLASH':
      return t('label.laz-flash');
    case 'LAZ_MALL':
      return 'LazMall';
    case 'SHOPEE_MALL':
      return 'Shopee Mall';
    case 'PRICE_REDUCTION':
      return t('label.price-reduction');
    case 'PRICE_REDUCTION_TOP':
      return t('label.price-reduction-top');
    case 'EXCLUSIVE_MANUAL':
    case 'EXCLUSIVE_AUTO':
      return t('label.exclusive');
    default:
      return t('label.collection');
  }
}

/**
 * The name of what a list is filtered by: a label, a first category of labels, or a code that is
 * neither.
 */
export function filterName(code: string): string {
  const category = LABEL_CATEGORIES.find((one) => one === code);
  if (category) return t(`labels.${category}`);
  const label = LABELS.find((one) => one === code);
  return label ? labelName(label) : code;
}

/** The icon of a label. */
export function labelIcon(label: Label): string {
  if (isLow(label)) return 'arrow-down-to-line';
  if (label === 'FREE_SHIPPING') return 'truck';
  if (label === 'FLASH_SALE' || label === 'LAZ_FLASH') return 'zap';
  if (label === 'BEST_SELLER' || label.startsWith('HIGH_SALES')) return 'trophy';
  if (label === 'HIGHLY_RATED' || label === 'GOOD_REVIEW_PRODUCT') return 'star';
  if (label === 'LAZ_MALL' || label === 'SHOPEE_MALL') return 'store';
  return 'tag';
}

export function isLow(label: Label): boolean {
  return label === 'ALL_TIME_LOW' || label === 'HALF_YEAR_LOW' || label.startsWith('LOWEST_');
}

/** The strongest of those that say alike: "bestseller" and "bestseller (14 days)" are one. */
export function onePerKind(labels: readonly Label[]): Label[] {
  const kinds = labels.map(kindOf);
  return labels.filter((_, at) => kinds.indexOf(kinds[at] as string) === at);
}

/** What a label speaks of; the same icon says the same. */
function kindOf(label: Label): string {
  return isNamed(label) ? label : labelIcon(label);
}

/** Each says something that its icon does not. */
function isNamed(label: Label): boolean {
  return labelIcon(label) === 'tag' || labelIcon(label) === 'store';
}

type Ending =
  | Pick<DealCard, 'verdict' | 'endTime' | 'state'>
  | Pick<GoodsCard, 'verdict' | 'flashEndTime'>;
type Tagged = Pick<DealCard | GoodsCard, 'labels' | 'verdict' | 'spark' | 'currentAmount'> & Ending;

/** How far a price lies below everything before it to be called the lowest on a card. */
const RECORD_MARGIN = 0.25;

/**
 * The lowest ever seen, by far, in half a year of looks: a tag that most cards wear says nothing.
 * What is only as low as before, lower by a little or hardly known has its label on its own page.
 */
export function isRecord({ labels, verdict, spark, currentAmount }: Tagged): boolean {
  if (!labels.includes('ALL_TIME_LOW') || verdict.asLowTime !== null) return false;
  if (verdict.totalDays < HALF_YEAR_DAYS) return false;
  const before = spark.steps.flatMap(([, amount]) =>
    amount === null || amount === currentAmount ? [] : [amount],
  );
  const lowest = Math.min(verdict.priorAmount ?? Infinity, ...before);
  return lowest < Infinity && currentAmount <= lowest * (1 - RECORD_MARGIN);
}

/** The one tag of a card: a flash sale, an outstanding low, or a bestseller. */
export function strongestTag(
  card: Tagged,
): { label: Label; icon: string; tone: string } | undefined {
  const labels = card.labels as Label[];
  const flash = labels.find((label) => label === 'FLASH_SALE' || label === 'LAZ_FLASH');
  // nothing is called a flash sale that does not count down
  if (flash && untilOf(card) !== null) return { label: flash, icon: 'zap', tone: ' tag--flash' };
  if (isRecord(card))
    return { label: 'ALL_TIME_LOW', icon: 'arrow-down-to-line', tone: ' tag--low' };
  const best = labels.find((label) => label === 'BEST_SELLER' || label.startsWith('HIGH_SALES'));
  return best && { label: best, icon: 'trophy', tone: '' };
}

/** Those of the contract, which pages may not load for its schemas. */
export const REFUTED: readonly VerdictKind[] = ['RAISED_FIRST', 'FAKE', 'ALWAYS_ON_SALE'];

/** History says that the discount is none: beside it nothing hurries anybody to buy. */
export const isRefuted = ({ kind }: Pick<Verdict, 'kind'>): boolean => REFUTED.includes(kind);

/** When a deal ends that is open, or the flash sale of goods; null: nothing counts down. */
export function untilOf(card: Ending): string | null {
  if (isRefuted(card.verdict)) return null;
  if ('flashEndTime' in card) return card.flashEndTime;
  return card.state === 'LIVE' ? card.endTime : null;
}
