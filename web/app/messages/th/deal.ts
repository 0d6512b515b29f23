import type { Translation } from '../../lib/message.ts';
import type { deal as source } from '../en/deal.ts';

export const deal: Translation<typeof source> = {
  'home.title': 'คุ้ม ดีลที่ตรวจราคาแล้ว',
  'home.description': 'รวมดีลจาก Shopee Lazada และ TikTok Shop พร้อมราคาย้อนหลัง และคำตัดสินว่าส่วนลดจริงแค่ไหน',
  'home.notice': 'เราจดราคาทุกวัน ดูกราฟก่อนซื้อ',
  'home.latest': 'ดีลล่าสุด',
  'home.sort': 'เรียง',
  'home.all': 'ทั้งหมด',
  'sort.recommended': 'แนะนำ',
  'sort.newest': 'ใหม่สุด',
  'sort.discount': 'ลดจริงมากสุด',
  'labels.LOW_PRICE': 'ราคาต่ำสุด',
  'labels.SHIPPING_FEE': 'ส่งฟรี',
  'labels.SALES_VOLUME': 'ขายดี',
  'labels.GOOD_REVIEW': 'รีวิวดี',
  'labels.PLATFORM_SOURCE': 'แพลตฟอร์ม',
  'deal.ended': 'จบแล้ว {ago}ก่อน',
  'deal.ended.plain': 'จบแล้ว',
  'rail.best': 'ลดจริงแรงสุด',
  'deal.seen': 'เห็นราคา {seen} จาก {days} วัน',
  'deal.shop': 'ไปที่ร้าน',
};
