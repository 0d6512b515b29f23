/** Why something is shown, and what this browser hides. */
import type { Translation } from '../translation.ts';
import type { mute as source } from '../en/mute.ts';

export const mute: Translation<typeof source> = {
  'because.title': 'ทำไมถึงเห็นรายการนี้',
  'because.deal':
    'อยู่ใน “{list}” เพราะได้ {score} จาก 100 คะแนน คิดจากราคาเทียบกับราคาย้อนหลัง ร้าน โหวต และความใหม่',
  'because.goods': 'อยู่ใน “{list}” เพราะตรงกับรายการนี้และลำดับที่เลือก',
  'because.same': 'ทุกคนเห็นรายการเดียวกัน ไม่ได้เลือกจากข้อมูลของคุณ',
  'because.money': 'ค่าแนะนำไม่มีผล เพราะระบบจัดอันดับอ่านค่านี้ไม่ได้',
  'because.score': 'ดูที่มาของคะแนน',
  'because.history': 'ดูราคาย้อนหลัง',
  'mute.title': 'ไม่อยากเห็นแบบนี้',
  'mute.title.list': 'ที่ซ่อนไว้ในเบราว์เซอร์นี้',
  'mute.kind.brand': 'ซ่อนแบรนด์',
  'mute.kind.platform': 'ซ่อนแพลตฟอร์ม',
  'mute.kind.category': 'ซ่อนหมวด',
  'mute.of.brand': 'แบรนด์',
  'mute.of.platform': 'แพลตฟอร์ม',
  'mute.of.category': 'หมวดหมู่',
  'mute.note': 'เก็บไว้ในเบราว์เซอร์นี้เท่านั้น และใช้กับทุกรายการ',
  'mute.list': 'ดูที่ซ่อนไว้',
  'mute.none': 'ยังไม่ได้ซ่อนอะไร แตะจุดสามจุดบนการ์ดเพื่อซ่อนแบรนด์ แพลตฟอร์ม หรือหมวด',
  'mute.done': 'ซ่อน {name} แล้ว',
  'mute.undo': 'เลิกทำ',
  'mute.show': 'เลิกซ่อน {name}',
  'mute.shown': 'แสดง {name} อีกครั้งแล้ว',
  'kept.title': 'ที่จำไว้ในเบราว์เซอร์นี้',
  'kept.text': 'สินค้าที่ดู {looks} ชิ้น คำค้น {words} คำ หน้าแรกใช้บอกว่าอะไรเปลี่ยนไป และไม่ส่งให้เราใช้อย่างอื่น',
  'kept.none': 'ไม่ได้จำอะไรไว้',
  'kept.forget': 'ล้างทั้งหมด',
  'kept.forgotten': 'ล้างแล้ว',
  'kept.off': 'ไม่ต้องจำสินค้าที่ดู',
};
