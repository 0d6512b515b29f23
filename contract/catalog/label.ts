/**
 * Labels of deals and goods, their five first categories, and platforms (rows LAB, AMB-07, AMB-08).
 */

/** LAB-01: the five first categories, in the order of the chips. */
export const LABEL_CATEGORIES = [
  'LOW_PRICE',
  'SHIPPING_FEE',
  'SALES_VOLUME',
  'GOOD_REVIEW',
  'PLATFORM_SOURCE',
] as const;
export type LabelCategory = (typeof LABEL_CATEGORIES)[number];

/** N of the lowest-price-in-N-days labels: 7, 10, then every 10 up to 170 (LAB-05). */
export const LOW_DAYS = [
  7, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170,
] as const;
/** Days of HALF_YEAR_LOW. */
export const HALF_YEAR_DAYS = 180;
/** ALL_TIME_LOW needs this age and this many observations (AMB-08). */
export const ALL_TIME_LOW_NEEDS = { days: 35, observations: 10 } as const;
/**
 * HIGHLY_RATED and GOOD_REVIEW_PRODUCT: at least this mean rating, from at least this many reviews.
 */
export const HIGHLY_RATED = { rating: 4.7, reviews: 50 } as const;
export const WELL_REVIEWED = { rating: 4.5, reviews: 200 } as const;
/** PRICE_REDUCTION: days since the price fell. */
export const DROP_DAYS = 7;

export const DEAL_LABELS = [
  'FREE_SHIPPING',
  'BEST_SELLER',
  'HIGHLY_RATED',
  'FLASH_SALE',
  'LAZ_MALL',
  'SHOPEE_MALL',
  'EXCLUSIVE_MANUAL',
  'EXCLUSIVE_AUTO',
  'COLLECTION_MANUAL',
  'COLLECTION_AUTO',
  'PRICE_REDUCTION',
  'PRICE_REDUCTION_TOP',
  'LOWEST_7_DAYS',
  'LOWEST_10_DAYS',
  'LOWEST_20_DAYS',
  'LOWEST_30_DAYS',
  'LOWEST_40_DAYS',
  'LOWEST_50_DAYS',
  'LOWEST_60_DAYS',
  'LOWEST_70_DAYS',
  'LOWEST_80_DAYS',
  'LOWEST_90_DAYS',
  'LOWEST_100_DAYS',
  'LOWEST_110_DAYS',
  'LOWEST_120_DAYS',
  'LOWEST_130_DAYS',
  'LOWEST_140_DAYS',
  'LOWEST_150_DAYS',
  'LOWEST_160_DAYS',
  'LOWEST_170_DAYS',
  'HALF_YEAR_LOW',
  'ALL_TIME_LOW',
] as const;
export type DealLabel = (typeof DEAL_LABELS)[number];

/** LAB-07: price tags and goods label codes, 13. */
export const GOODS_LABELS = [
  'ALL_TIME_LOW',
  'LOWEST_30_DAYS',
  'LOWEST_7_DAYS',
  'FREE_SHIPPING',
  'BEST_SELLER',
  'HIGH_SALES_14_DAYS',
  'HIGH_SALES_30_DAYS',
  'HIGHLY_RATED',
  'GOOD_REVIEW_PRODUCT',
  'FLASH_SALE',
  'LAZ_MALL',
  'LAZ_FLASH',
  'SHOPEE_MALL',
] as const;
export type GoodsLabel = (typeof GOODS_LABELS)[number];

/** A label that a list is narrowed by: any of those that the mall of a platform gives. */
export const OFFICIAL_SHOP = 'OFFICIAL_SHOP';
export const OFFICIAL_LABELS = ['LAZ_MALL', 'SHOPEE_MALL'] as const;

export const LABELS = [...new Set([...DEAL_LABELS, ...GOODS_LABELS])] as readonly (
  | DealLabel
  | GoodsLabel
)[];
export type Label = DealLabel | GoodsLabel;

/**
 * The first category a label is navigated under; null: shown, but no chip of its own. Among the
 * lowest prices is what was not lower in half a year: nearly every deal is the lowest of a week or
 * a month, for that makes it one.
 */
export function labelCategory(label: Label): LabelCategory | null {
  if (label === 'ALL_TIME_LOW' || label === 'HALF_YEAR_LOW') return 'LOW_PRICE';
  if (label === 'FREE_SHIPPING') return 'SHIPPING_FEE';
  if (label === 'BEST_SELLER' || label.startsWith('HIGH_SALES_')) return 'SALES_VOLUME';
  if (label === 'HIGHLY_RATED' || label === 'GOOD_REVIEW_PRODUCT') return 'GOOD_REVIEW';
  if (label === 'LAZ_MALL' || label === 'SHOPEE_MALL' || label === 'LAZ_FLASH')
    return 'PLATFORM_SOURCE';
  return null;
}

/** Stored platform codes: the union of the specification's three lists (AMB-07). */
export const PLATFORMS = [
  'LAZADA',
  'SHOPEE',
  'TIKTOK',
  'TIKTOK_SHOP',
  'AMAZON',
  'TOKOPEDIA',
  'ALIEXPRESS',
  'SHEIN',
  'UNKNOWN',
] as const;
export type Platform = (typeof PLATFORMS)[number];
/** The lists as the specification names them. */
export const DEAL_PLATFORMS = ['LAZADA', 'SHOPEE', 'TIKTOK'] as const;
export const PLATFORM_CODES = ['LAZADA', 'SHOPEE', 'AMAZON', 'TOKOPEDIA'] as const;
export const GOODS_PLATFORM_TYPES = [
  'LAZADA',
  'SHOPEE',
  'AMAZON',
  'ALIEXPRESS',
  'SHEIN',
  'TIKTOK_SHOP',
  'TIKTOK',
  'UNKNOWN',
] as const;

/** Any spelling → a stored platform; what is unknown is UNKNOWN, never an error (PROD-09). */
export function platformOf(text: string | null | undefined): Platform {
  const code = (text ?? '')
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  return (PLATFORMS as readonly string[]).includes(code) ? (code as Platform) : 'UNKNOWN';
}
/** The name a shopper reads. TIKTOK and TIKTOK_SHOP are both TikTok Shop. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  LAZADA: 'Lazada',
  SHOPEE: 'Shopee',
  TIKTOK: 'TikTok Shop',
  TIKTOK_SHOP: 'TikTok Shop',
  AMAZON: 'Amazon',
  TOKOPEDIA: 'Tokopedia',
  ALIEXPRESS: 'AliExpress',
  SHEIN: 'SHEIN',
  UNKNOWN: 'Other',
};
