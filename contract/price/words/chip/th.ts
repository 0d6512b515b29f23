/** Chips and reasons of cards, in Thai. */
import type { chips as chipsSource } from './en.ts';

export const chips: { readonly [Key in keyof typeof chipsSource]: string } = {
  'chip.verified': '-{percent} ลดจริง',
  'chip.overstated': 'จริงแค่ -{percent}',
  'chip.overstated.none': 'อ้างเกินจริง',
  'chip.raised': 'ขึ้นก่อนลด',
  'chip.fake': 'ไม่ได้ลดจริง',
  'chip.always': 'ลดอยู่ตลอด',
  'chip.unverified': 'ยังตรวจไม่ได้',
  'chip.unverified.lasting': 'กลายเป็นราคาปกติ',
  'chip.once': 'เพิ่งเห็นครั้งเดียว',
  'chip.old': 'ไม่เห็นราคามาสักพัก',
  'chip.none': 'ร้านไม่ได้อ้างส่วนลด',
  'chip.usual': 'ราคาปกติ',
  'chip.below': 'ถูกกว่าปกติ {percent}',
  'chip.dearer': 'แพงกว่าปกติ {percent}',
  'why.usual': 'ปกติ {typical} เห็น {days} จาก {seen} วัน',
  'why.middle': 'ปกติราว {typical}',
  'why.raised': 'ขึ้นจาก {typical} แล้วเมื่อ {date}',
  'why.always': 'ติดป้ายลด {days} จาก {window} วัน',
  'why.thin': 'เห็นมา {seen} วัน ต้องครบ {needed} วัน',
  'why.once': 'ต่ำกว่า {typical} มาก รอเห็นซ้ำอีกครั้ง',
  'why.odd': 'ต่ำกว่า {typical} มาก อาจเป็นราคาผิด ร้านอาจยกเลิก',
  'why.lasting': 'ราคานี้หรือถูกกว่า {days} จาก {seen} วัน',
  'why.old': 'เห็นล่าสุด {date}',
  'why.none': 'ร้านไม่ได้อ้างส่วนลด',
};
