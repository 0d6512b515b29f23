import type { PriceMessages } from './en.ts';

export const messages: PriceMessages = {
  'sale.PAYDAY': 'วันเงินเดือนออก',
  'sale.MID_MONTH': 'โปรกลางเดือน',
  'sale.HARBOLNAS': 'Harbolnas {day}',
  'sale.HOLIDAY': 'โปรวันหยุด {day}',
  'sale.DOUBLE': '{day}',
  'sku.LOW': '{now} ต่ำกว่าราคาปกติ {median} อยู่ {percent}% (90 วันล่าสุด)',
  'sku.FAIR': '{now} ใกล้เคียงราคาปกติ {median} ในช่วง 90 วันล่าสุด',
  'sku.HIGH': '{now} สูงกว่าราคาปกติ {median} อยู่ {percent}% (90 วันล่าสุด)',
  'sku.UNKNOWN': 'มีข้อมูลเพียง {days} วัน ยังบอกไม่ได้ว่าราคาปกติเท่าไร',
};
