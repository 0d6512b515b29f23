/** Names of labels and of their first categories in Thai. */
import type { LabelName } from './label.ts';

export const names: Readonly<Record<LabelName, string>> = {
  LOW_PRICE: 'ราคาต่ำ',
  SHIPPING_FEE: 'ค่าส่ง',
  SALES_VOLUME: 'ขายดี',
  GOOD_REVIEW: 'รีวิวดี',
  PLATFORM_SOURCE: 'ร้านค้า',
  LOWEST: 'ต่ำสุดในรอบ {days} วัน',
  HALF_YEAR_LOW: 'ต่ำสุดในรอบครึ่งปี',
  ALL_TIME_LOW: 'ต่ำสุดเท่าที่เคยเห็น',
  PRICE_REDUCTION: 'ลดราคาแล้ว',
  PRICE_REDUCTION_TOP: 'ลดแรงวันนี้',
  FREE_SHIPPING: 'ส่งฟรี',
  FLASH_SALE: 'แฟลชเซล',
  BEST_SELLER: 'สินค้าขายดี',
  HIGH_SALES: 'ยอดขายสูงใน {days} วัน',
  HIGHLY_RATED: 'คะแนนสูง',
  GOOD_REVIEW_PRODUCT: 'รีวิวดี',
  LAZ_MALL: 'LazMall',
  LAZ_FLASH: 'LazFlash',
  SHOPEE_MALL: 'Shopee Mall',
  EXCLUSIVE_MANUAL: 'เฉพาะที่นี่',
  EXCLUSIVE_AUTO: 'เฉพาะที่นี่',
  COLLECTION_MANUAL: 'คอลเลกชัน',
  COLLECTION_AUTO: 'คอลเลกชัน',
};
