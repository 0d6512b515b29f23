import type { Translation } from '../translation.ts';
import type { coupons as source } from '../en/coupons.ts';

export const coupons: Translation<typeof source> = {
  'coupons.head': 'โค้ดส่วนลดและคูปอง Shopee Lazada TikTok Shop วันนี้',
  'coupons.intro': 'คูปองทุกใบบอกว่าใช้ได้ล่าสุดเมื่อไร และใช้ได้กี่คนจากคนที่ลอง ใบที่หมดอายุไม่แสดงที่นี่',
  'coupons.tab.all': 'ทั้งหมด',
  'coupons.tab.CODE': 'โค้ด',
  'coupons.tab.DISCOUNT': 'ไม่ต้องใช้โค้ด',
  'coupons.type': 'ชนิดคูปอง',
  'coupons.platform': 'แพลตฟอร์ม',
  'coupons.platform.all': 'ทุกแพลตฟอร์ม',
  'coupons.find': 'ร้าน แบรนด์ หรือโค้ด',
  'coupons.sort.SHELF_TIME_DESC': 'ใหม่สุด',
  'coupons.sort.SAVING_DESC': 'ลดมากสุด',
  'coupons.sort.END_TIME_ASC': 'ใกล้หมดอายุ',
  'coupons.sort.WORKS_DESC': 'ใช้ได้ดีสุด',
  'coupons.none': 'ไม่มีคูปองที่ตรงกับที่เลือก',
  'coupons.none.text': 'ลองแพลตฟอร์มอื่นหรือคำอื่น',
  'coupons.none.all': 'ดูคูปองทั้งหมด',
  'coupons.rest': 'คูปองอื่นทั้งหมด',
  'coupons.of-goods': 'คูปองที่ใช้กับสินค้านี้',
  'coupons.of-brand': 'คูปองที่ใช้กับ {name}',
  'coupons.more': 'อีก {n} คูปอง',
  'coupon.of-offer': 'สำหรับร้าน {shop} ราคา {price}',
};
