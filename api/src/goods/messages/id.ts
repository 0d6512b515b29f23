/** Names of labels and of their first categories in Indonesian. */
import type { LabelName } from './label.ts';

export const names: Readonly<Record<LabelName, string>> = {
  LOW_PRICE: 'Harga rendah',
  SHIPPING_FEE: 'Ongkir',
  SALES_VOLUME: 'Terlaris',
  GOOD_REVIEW: 'Ulasan bagus',
  PLATFORM_SOURCE: 'Toko',
  LOWEST: 'Terendah dalam {days} hari',
  HALF_YEAR_LOW: 'Terendah dalam setengah tahun',
  ALL_TIME_LOW: 'Terendah sepanjang masa',
  PRICE_REDUCTION: 'Harga turun',
  PRICE_REDUCTION_TOP: 'Turun terbanyak hari ini',
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
  COLLECTION_MANUAL: 'Koleksi',
  COLLECTION_AUTO: 'Koleksi',
};
