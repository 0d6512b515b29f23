/** Names of labels and of their first categories in Thai, as pages write them. */
import type { LabelName } from './label.ts';

export const names: Readonly<Record<LabelName, string>> = {
  LOW_PRICE: 'ราคาต่ำสุด',
  SHIPPING_FEE: 'ส่งฟรี',
  SALES_VOLUME: 'ขายดี',
  GOOD_REVIEW: 'รีวิวดี',
  PLATFORM_SOURCE: 'แพลตฟอร์ม',
  LOWEST: 'ต่ำสุดใน {days} วัน',
  HALF_YEAR_LOW: 'ต่ำสุดในครึ่งปี',
  ALL_TIME_LOW: 'ต่ำสุดที่เคยเห็น',
  PRICE_REDUCTION: 'เพิ่งลดราคา',
  PRICE_REDUCTION_TOP: 'ลดแรงวันนี้',
  FREE_SHIPPING: 'ส่งฟรี',
  FLASH_SALE: 'แฟลชเซล',
  BEST_SELLER: 'ขายดี',
  HIGH_SALES: 'ขายดี {days} วัน',
  HIGHLY_RATED: 'คะแนนสูง',
  GOOD_REVIEW_PRODUCT: 'รีวิวดี',
  LAZ_MALL: 'LazMall',
  LAZ_FLASH: 'LazFlash',
  SHOPEE_MALL: 'Shopee Mall',
  EXCLUSIVE_MANUAL: 'เฉพาะที่คุ้ม',
  EXCLUSIVE_AUTO: 'เฉพาะที่คุ้ม',
  COLLECTION_MANUAL: 'คัดมาให้',
  COLLECTION_AUTO: 'คัดมาให้',
};
