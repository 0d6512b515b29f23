import type { Translation } from '../translation.ts';
import type { meaning as source } from '../en/meaning.ts';

export const meaning: Translation<typeof source> = {
  'meaning.lowest':
    'ใน {days} วันก่อนหน้า เราไม่เห็นราคาที่ถูกกว่านี้ นับรวมค่าส่งและคูปองแล้ว และถูกกว่าราคาปกติจริง {percent}% ขึ้นไป',
  'meaning.all-time-low':
    'เราไม่เห็นราคาที่ถูกกว่านี้ตั้งแต่เริ่มเก็บราคา ซึ่งอย่างน้อย {days} วันมาแล้ว นับรวมค่าส่งและคูปอง และถูกกว่าราคาปกติจริง {percent}% ขึ้นไป',
  'label.also': '{label} (เคยเห็น {date})',
  'meaning.free-shipping': 'ร้านส่งให้ฟรี ไม่คิดค่าส่ง',
  'meaning.best-seller': 'อยู่ในกลุ่มขายดีที่สุดของหมวดนี้',
  'meaning.high-sales': 'อยู่ในกลุ่มขายได้มากที่สุดในรอบ {days} วัน',
  'meaning.rated': 'ได้คะแนน {rating} ขึ้นไป จากผู้ซื้ออย่างน้อย {reviews} คน',
  'meaning.flash-sale': 'ร้านขายราคานี้แค่ช่วงสั้น ๆ',
  'meaning.mall': 'ขายโดยแบรนด์เอง หรือร้านที่แพลตฟอร์มรับรอง',
  'meaning.price-reduction': 'ราคาที่จ่ายจริงลดลงภายใน {days} วันที่ผ่านมา',
  'meaning.price-reduction-top': 'อยู่ในกลุ่มที่ราคาลดลงมากที่สุดของวันนี้',
  'meaning.exclusive': 'ราคาหรือคูปองเฉพาะผู้ใช้คุ้ม',
  'meaning.collection': 'อยู่ในชุดสินค้าที่คุ้มคัดไว้',
  'evidence.seen.full': 'เห็นราคาล่าสุด {time} ตามเวลา{country}',
};
