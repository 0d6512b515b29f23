import type { Translation } from '../translation.ts';
import type { deal as source } from '../en/deal.ts';

export const deal: Translation<typeof source> = {
  'home.title': 'คุ้ม ดีลที่ตรวจกับราคาย้อนหลังแล้ว',
  'home.description':
    'รวมดีลจาก Shopee Lazada และ TikTok Shop พร้อมราคาย้อนหลัง และคำตัดสินว่าส่วนลดจริงแค่ไหน',
  'home.notice': 'เราจดราคาทุกวัน ดูกราฟก่อนซื้อ',
  'home.latest': 'ดีลล่าสุด',
  'finds.title': 'นักช้อปเพิ่งเจอ',
  'home.rest': 'ดีลอื่น ๆ',
  'home.sort': 'เรียงตาม',
  'home.all': 'ทั้งหมด',
  'sort.recommended': 'แนะนำ',
  'sort.newest': 'ใหม่สุด',
  'sort.discount': 'ลดจริงมากสุด',
  'labels.LOW_PRICE': 'ราคาต่ำสุด',
  'labels.SHIPPING_FEE': 'ส่งฟรี',
  'labels.SALES_VOLUME': 'ขายดี',
  'labels.GOOD_REVIEW': 'รีวิวดี',
  'labels.PLATFORM_SOURCE': 'แพลตฟอร์ม',
  'deal.ended': 'จบแล้ว {ago}',
  'deal.ended.plain': 'จบแล้ว',
  'rail.label': 'อันดับและคูปอง',
  'deal.seen': 'เห็นราคา {seen} จาก {days} วัน',
  'home.filter': 'กรองตามป้าย',
  'deal.see': 'ดูดีลนี้',
  'daily.next': 'รอบใหม่ใน',
  'deal.editor': 'กองบรรณาธิการ',
  'home.notice.2': 'ส่วนลดทุกรายการเทียบราคา 90 วัน',
  'home.notice.3': 'ค่าแนะนำไม่มีผลต่ออันดับ',
  'deal.alert': 'แจ้งเตือนดีลใหม่',
};
