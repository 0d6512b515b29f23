/** The facts that may be stated about a verdict, in Thai. */
import type { facts as factsSource } from './en.ts';

export const facts: { readonly [Key in keyof typeof factsSource]: string } = {
  'fact.claim': 'ร้านอ้างว่าลด {percent} จาก {was} เหลือ {now}',
  'fact.no-claim': 'ราคา {now} ร้านไม่ได้อ้างส่วนลด',
  'fact.usual': 'เราเห็นราคา {seen} วันระหว่าง {from} ถึง {to} ขายที่ราว {typical} อยู่ {days} วัน',
  'fact.usual.all-along':
    'เราเห็นราคา {seen} วันระหว่าง {from} ถึง {to} ขายที่ราว {typical} มาตลอด ({days} วัน)',
  'fact.usual.middle': 'เราเห็นราคา {seen} วันระหว่าง {from} ถึง {to} ราคาขึ้นลงไม่คงที่ ค่ากลางคือ {typical}',
  'fact.usual.rise': 'ก่อนหน้านั้นขายที่ราว {typical} อยู่ {days} จาก {seen} วันที่เราเห็น',
  'fact.usual.rise.middle': 'ก่อนหน้านั้นราคาขึ้นลงไม่คงที่ ค่ากลางของ {seen} วันที่เราเห็นคือ {typical}',
  'fact.lasting':
    'ใน {window} วันล่าสุด ขายราคานี้หรือถูกกว่า {days} จาก {seen} วันที่เราเห็น ครั้งแรกเมื่อ {from} ราคานี้จึงกลายเป็นราคาปกติไปแล้ว',
  'fact.lasting.dearer': 'ใน {window} วันล่าสุด ราคาปกติคือ {typical} ซึ่งเป็นค่ากลางของ {seen} วันที่เราเห็น',
  'fact.real': 'เท่ากับลดจริง {percent}',
  'fact.real.more': 'ลดจริง {percent} มากกว่าที่ร้านอ้าง',
  'fact.real.none': 'จึงไม่ได้ลดจริง',
  'fact.real.dearer': 'แพงกว่าปกติ {percent}',
  'fact.below': 'ตอนนี้ถูกกว่านั้น {percent}',
  'fact.about': 'ตอนนี้ก็ขายราว ๆ นั้น',
  'fact.between': 'ราคาปกติเปลี่ยนไปในช่วงนั้น และราคาวันนี้อยู่ระหว่างกลาง',
  'fact.raised': 'ราคาขึ้นเป็น {raised} เมื่อ {date} ก่อนเริ่มลดเมื่อ {promo}',
  'fact.raised.between': 'ราคาขึ้นเป็น {raised} ในช่วง {after} ถึง {date} ก่อนเริ่มลดเมื่อ {promo}',
  'fact.raised.same-day': 'ราคาขึ้นเป็น {raised} เมื่อ {date} วันเดียวกับที่ติดป้ายลด',
  'fact.raised.together': 'ในช่วง {after} ถึง {date} ราคาขึ้นเป็น {raised} พร้อมกับติดป้ายลด',
  'fact.raised.during': 'ราคาขึ้นเป็น {raised} ในช่วง {after} ถึง {date} ทั้งที่ติดป้ายลดมาตั้งแต่ {promo}',
  'fact.struck': 'ราคาขีดฆ่าถูกขยับขึ้นเป็น {raised} เมื่อ {date} ส่วนราคาขายไม่ได้ลดลง',
  'fact.always': 'ร้านติดราคาขีดฆ่าคู่กับราคาประมาณนี้มา {days} วันใน {window} วันล่าสุด',
  'fact.thin': 'ก่อนหน้านั้นเราเห็นราคา {seen} วัน ต้องครบ {needed} วันจึงจะตัดสินได้',
  'fact.thin.now': 'เราเห็นราคามา {seen} วัน ต้องครบ {needed} วันจึงจะบอกราคาปกติได้',
  'fact.first': 'เราเพิ่งเห็นราคาวันเดียว คือ {date}',
  'fact.once': 'เพิ่งเห็นราคานี้ครั้งเดียว และต่ำกว่าปกติ {typical} มาก เราจะตัดสินเมื่อเห็นซ้ำ',
  'fact.old': 'เราเห็นล่าสุดที่ {now} เมื่อ {date} ตอนนี้ราคาอาจเปลี่ยนไปแล้ว',
  'fact.repacked': 'ขนาดบรรจุเปลี่ยนเมื่อ {date} ราคาก่อนหน้านั้นเทียบตามขนาดปัจจุบัน',
  'fact.relisted': 'หน้าสินค้านี้เปลี่ยนเป็นสินค้าอื่นเมื่อ {date} จึงไม่เทียบกับราคาก่อนหน้านั้น',
  'fact.cheaper': 'เคยถูกกว่านี้เมื่อ {date} ที่ {amount}',
  'fact.earlier': 'ในหนึ่งปีก่อนหน้า เคยขายราคานี้หรือถูกกว่า {days} วัน ล่าสุดเมื่อ {date}',
  'fact.former':
    'ช่วงก่อนหน้านั้นในปีเดียวกันเคยขายที่ราว {typical} อยู่ {days} จาก {seen} วันที่เราเห็น ล่าสุดเมื่อ {date} เทียบกับราคานั้นถูกกว่า {percent}',
  'fact.former.middle':
    'ช่วงก่อนหน้านั้นในปีเดียวกันราคาขึ้นลงไม่คงที่ ค่ากลางของ {seen} วันที่เราเห็นคือ {typical} เทียบกับราคานั้นถูกกว่า {percent}',
  'fact.as-low': 'ต่ำเท่ากับเมื่อ {date} ไม่ได้ต่ำกว่านั้น',
};
