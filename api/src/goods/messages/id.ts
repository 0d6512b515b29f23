/** Names of labels and of their first categories in Indonesian, as pages write them. */
import type { LabelName } from './label.ts';

export const names: Readonly<Record<LabelName, string>> = {
  LOW_PRICE: 'Harga terendah',
  SHIPPING_FEE: 'Gratis ongkir',
  SALES_VOLUME: 'Terlaris',
  GOOD_REVIEW: 'Ulasan bagus',
  PLATFORM_SOURCE: 'Platform',
  LOWEST: 'Terendah {days} hari',
  HALF_YEAR_LOW: 'Terendah setengah tahun',
  ALL_TIME_LOW: 'Rekor terendah',
  PRICE_REDUCTION: 'Harga turun',
  PRICE_REDUCTION_TOP: 'Turun terbesar hari ini',
  FREE_SHIPPING: 'Gratis ongkir',
  FLASH_SALE: 'Flash sale',
  BEST_SELLER: 'Terlaris',
  HIGH_SALES: 'Terlaris {days} hari',
  HIGHLY_RATED: 'Rating tinggi',
  GOOD_REVIEW_PRODUCT: 'Ulasan bagus',
  LAZ_MALL: 'LazMall',
  LAZ_FLASH: 'LazFlash',
  SHOPEE_MALL: 'Shopee Mall',
  EXCLUSIVE_MANUAL: 'Eksklusif',
  EXCLUSIVE_AUTO: 'Eksklusif',
  COLLECTION_MANUAL: 'Pilihan',
  COLLECTION_AUTO: 'Pilihan',
};
