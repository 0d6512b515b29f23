/** Names of labels and of their first categories in English, as pages write them. */
import type { LabelName } from './label.ts';

export const names: Readonly<Record<LabelName, string>> = {
  LOW_PRICE: 'Lowest prices',
  SHIPPING_FEE: 'Free shipping',
  SALES_VOLUME: 'Bestsellers',
  GOOD_REVIEW: 'Good reviews',
  PLATFORM_SOURCE: 'Platforms',
  LOWEST: 'Lowest in {days} days',
  HALF_YEAR_LOW: 'Half-year low',
  ALL_TIME_LOW: 'All-time low',
  PRICE_REDUCTION: 'Price dropped',
  PRICE_REDUCTION_TOP: 'Top drop today',
  FREE_SHIPPING: 'Free shipping',
  FLASH_SALE: 'Flash sale',
  BEST_SELLER: 'Bestseller',
  HIGH_SALES: 'Bestseller ({days} days)',
  HIGHLY_RATED: 'Highly rated',
  GOOD_REVIEW_PRODUCT: 'Good reviews',
  LAZ_MALL: 'LazMall',
  LAZ_FLASH: 'LazFlash',
  SHOPEE_MALL: 'Shopee Mall',
  EXCLUSIVE_MANUAL: 'Exclusive',
  EXCLUSIVE_AUTO: 'Exclusive',
  COLLECTION_MANUAL: 'Collection',
  COLLECTION_AUTO: 'Collection',
};
