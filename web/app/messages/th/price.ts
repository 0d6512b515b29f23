import type { Translation } from '../translation.ts';
import type { price as source } from '../en/price.ts';

export const price: Translation<typeof source> = {
  'price.free': 'ฟรี',
  'price.freebie': 'แจกฟรี ไม่ต้องจ่าย จึงไม่มีส่วนลดให้ตรวจ',
  'price.was': 'ราคาเดิม',
  'price.last-seen': 'เห็นล่าสุด {date}',
  'label.lowest': 'ต่ำสุดใน {days} วัน',
  'label.all-time-low': 'ต่ำสุดที่เคยเห็น',
  'label.half-year-low': 'ต่ำสุดในครึ่งปี',
  'label.as-low.ever': 'เท่ากับต่ำสุดที่เคยเห็น',
  'label.as-low.half-year': 'เท่ากับต่ำสุดในครึ่งปี',
  'label.as-low': 'เท่ากับต่ำสุดใน {days} วัน',
  'label.free-shipping': 'ส่งฟรี',
  'label.best-seller': 'ขายดี',
  'label.high-sales': 'ขายดี {days} วัน',
  'label.highly-rated': 'คะแนนสูง',
  'label.good-review': 'รีวิวดี',
  'label.flash-sale': 'แฟลชเซล',
  'label.laz-flash': 'LazFlash',
  'label.price-reduction': 'เพิ่งลดราคา',
  'label.price-reduction-top': 'ลดแรงวันนี้',
  'label.exclusive': 'เฉพาะที่คุ้ม',
  'label.collection': 'คัดมาให้',
  'judge.verified': 'ลดจริง',
  'judge.more': 'อ่านเกณฑ์ทั้งหมด',
  'platform.other': 'ร้านอื่น',
};
