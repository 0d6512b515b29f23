import type { Translation } from '../../lib/message.ts';
import type { ranking as source } from '../en/ranking.ts';

export const ranking: Translation<typeof source> = {
  'ranks.title': 'อันดับ',
  'ranks.intro': 'เรียงจากตัวเลขที่ตรวจสอบได้ จัดใหม่ทุกเที่ยงคืน ทุกอันดับบอกวิธีจัด',
  'ranks.collections': 'กองบรรณาธิการคัดมาให้',
  'ranks.method': 'จัดอันดับอย่างไร',
  'ranks.next': 'จัดใหม่ใน',
  'ranks.updated': 'อัปเดต {time}',
  'ranks.sample': 'เทียบจาก {n} รายการ',
  'ranks.count': '{n} รายการ',
  'ranks.rank': 'อันดับ {n}',
  'ranks.up': 'ขึ้น {n} อันดับ',
  'ranks.down': 'ลง {n} อันดับ',
  'ranks.same': 'อันดับเดิม',
  'ranks.new': 'ใหม่',
  'ranks.none': 'ยังไม่มีอันดับ',
  'ranks.none.text': 'อันดับจะขึ้นเมื่อสินค้ามียอดขาย คะแนน หรือราคาย้อนหลังพอ',
  'ranks.empty': 'ตอนนี้ยังไม่มีรายการที่ติดอันดับ',
  'ranks.empty.text': 'ข้อมูลยังไม่พอจัดอันดับ เราจัดใหม่ทุกเที่ยงคืน',
  'goods.sold': 'ขายแล้วทั้งหมด {n}',
  'goods.sold.lately': 'ขายได้ {n} ใน {days} วัน',
  'goods.reviews': 'รีวิว {n}',
  'writing.pinned': 'ปักหมุด',
  'writing.rank': 'อันดับ',
};
