import type { PriceMessages } from './en.ts';

export const messages: PriceMessages = {
  'verdict.NO_CLAIM': 'ร้านไม่ได้อ้างส่วนลด: ราคา {now}',
  'verdict.NO_CLAIM.typical': 'ร้านไม่ได้อ้างส่วนลด: ราคา {now} จากราคาปกติ {typical} (มีข้อมูล {preDays} วัน)',
  'verdict.ALWAYS_ON_SALE': 'ลดราคาตลอด: ขาย {now} พร้อมขีดฆ่า {was} มาแล้ว {strikeDays} วัน ใน {windowDays} วันล่าสุด',
  'verdict.UNVERIFIED': 'ร้านอ้างว่าลด {claimed}% จาก {was} แต่เรามีข้อมูลราคาก่อนหน้านี้ไม่พอจะตัดสิน ({preDays} วัน)',
  'verdict.RAISED_FIRST': 'ขึ้นราคาก่อนลด: ปรับเป็น {raised} เมื่อ {raisedDate} ก่อนเริ่มโปรโมชัน {promoDate} เทียบกับราคาเดิม {typical} แล้ว {now} {off} ไม่ใช่ลด {claimed}%',
  'verdict.FAKE': 'ร้านอ้างว่าลด {claimed}% จาก {was} แต่ {now} ไม่ได้ถูกกว่าปกติ: ราคาปกติ {typical} จากข้อมูล {preDays} วันก่อน {promoDate}',
  'verdict.OVERSTATED': 'อ้างว่าลด {claimed}% จาก {was} แต่{off}: {now} จากราคาปกติ {typical} (ข้อมูล {preDays} วันก่อน {promoDate})',
  'verdict.VERIFIED': '{off}: {now} จากราคาปกติ {typical} (ข้อมูล {preDays} วันก่อน {promoDate})',
  'verdict.cheaper': 'เคยถูกกว่านี้เมื่อ {priorDate}: {prior}',
  'sale.PAYDAY': 'วันเงินเดือนออก',
  'sale.MID_MONTH': 'ลดกลางเดือน',
  'sale.HARBOLNAS': 'Harbolnas {day}',
  'sale.DOUBLE': '{day}',
  'off.some': 'ลดจริง {percent}%',
  'off.none': 'ไม่ได้ลดเลย',
  'off.dearer': 'แพงขึ้น {percent}%',
  'sku.LOW': '{now} ต่ำกว่าราคาปกติ {median} ในช่วง 90 วันล่าสุด {percent}%',
  'sku.FAIR': '{now} ใกล้เคียงราคาปกติ {median} ในช่วง 90 วันล่าสุด',
  'sku.HIGH': '{now} สูงกว่าราคาปกติ {median} ในช่วง 90 วันล่าสุด {percent}%',
  'sku.UNKNOWN': 'มีข้อมูลเพียง {days} วัน ยังบอกไม่ได้ว่าราคาปกติเท่าไร',
};
