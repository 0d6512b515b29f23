import type { Translation } from '../translation.ts';
import type { list as source } from '../en/list.ts';

export const list: Translation<typeof source> = {
  'list.watch': 'เฝ้าทุกอย่างในรายการนี้',
  'list.watch.text': 'สิ่งที่คุณบันทึกไว้ที่นี่จะถูกเฝ้าตามเงื่อนไขนี้ เอาออกเมื่อไรก็เลิกเฝ้า',
  'list.kind': 'เตือนเมื่อ',
  'list.kind.BELOW_NOW': 'ลดลง {percent}%',
  'list.kind.BELOW_TYPICAL': 'ถูกกว่าปกติ {percent}%',
  'list.kind.NEW_LOW': 'ต่ำสุดที่เคยเห็น',
  'list.kind.RESTOCK': 'ของเข้า',
  'list.percent': 'เท่าไร',
  'list.on': 'เฝ้ารายการนี้',
  'list.save': 'บันทึกเงื่อนไข',
  'list.off': 'เลิกเฝ้ารายการนี้',
  'list.is': 'รายการนี้เฝ้าอยู่ {made} จาก {n} สินค้า',
  'list.is.none': 'มี {n} สินค้าในรายการนี้',
  'list.left': 'อีก {n} สินค้าไม่ได้เฝ้า เพราะเฝ้าราคาได้สูงสุด {most} รายการ ลบสักรายการแล้วลองใหม่',
  'list.left.some': 'อีก {n} สินค้าไม่ได้เฝ้า',
  'list.fill': 'เฝ้าที่เหลือด้วย',
  'list.ended': 'เลิกเฝ้ารายการนี้แล้ว และลบการเฝ้าราคาของรายการนี้แล้ว',
  'list.undo': 'เลิกทำ',
  'list.from.GOODS': 'จากสินค้าที่บันทึกไว้',
  'list.from.DEALS': 'จากดีลที่บันทึกไว้',
  'list.all': 'รายการที่บันทึกไว้',
  'list.all.GOODS': 'สินค้าที่บันทึกไว้',
  'list.all.DEALS': 'ดีลที่บันทึกไว้',
  'list.all.off': 'ยังไม่เฝ้า',
};
