import type { Translation } from '../translation.ts';
import type { record as source } from '../en/record.ts';

export const record: Translation<typeof source> = {
  'record.title': 'รอดีหรือซื้อเลย: เราทายถูกบ่อยแค่ไหน',
  'record.intro':
    'ใต้กราฟของสินค้า เราบอกว่าควรรอหรือไม่ หน้านี้ทดสอบกฎนั้นกับราคาในอดีต โดยดูทีละวันว่าจากข้อมูลที่มีในวันนั้น กฎจะบอกอะไร แล้วเกิดอะไรขึ้นจริง',
  'record.past': 'ราคาตั้งแต่ {from} ถึง {to} ราคาที่ดีกว่าหมายถึงถูกลงอย่างน้อย {better}%',
  'record.none': 'ยังไม่ได้คำนวณ เราคำนวณทุกคืน',
  'record.within': 'ภายใน {days} วัน',
  'record.thin':
    'ข้อมูลไม่พอ: คาดการณ์ไว้ {forecasts} ครั้ง จากสินค้า {goods} ชิ้น เราไม่แสดงอัตราถ้าไม่ถึง {need} ครั้ง จากสินค้า {needGoods} ชิ้น',
  'record.right': 'ถูก {right} จาก {forecasts} ครั้งที่คาดการณ์ ของสินค้า {goods} ชิ้น',
  'record.standing.BETTER': 'ดีกว่าการตอบแบบเดิมทุกครั้ง',
  'record.standing.NO_BETTER': 'ไม่ได้ดีกว่าการตอบแบบเดิมทุกครั้ง ตอนนี้อย่าเพิ่งเชื่อ',
  'record.ways': 'เทียบกับการตอบแบบเดิมทุกครั้ง ในวันเดียวกัน',
  'record.who': 'วิธี',
  'record.said': 'การคาดการณ์',
  'record.was-right': 'ถูก',
  'record.ours': 'กฎของเรา',
  'record.ours.wait': '… เมื่อบอกให้รอ',
  'record.ours.buy': '… เมื่อบอกให้ซื้อ',
  'record.always.wait': 'บอก “รอ” ทุกครั้ง',
  'record.always.buy': 'บอก “ซื้อ” ทุกครั้ง',
  'record.steps': 'โอกาสที่เราบอก กับสิ่งที่เกิดขึ้นจริง',
  'record.steps.text':
    'ถ้าเราบอก 80% ราคาควรถูกลงอย่างน้อย {better}% ภายใน {days} วัน ราว 80 จาก 100 ครั้ง ระหว่าง 20% ถึง 70% เราไม่แนะนำอะไร',
  'record.steps.said': 'โอกาสที่เราบอก',
  'record.steps.mean': 'เฉลี่ย {percent}',
  'record.steps.came': 'เกิดขึ้นจริง',
  'record.made': 'คำนวณเมื่อ {time} จากสินค้าที่มีประวัติพอ {goods} ชิ้น ใช้เวลา {seconds} วินาที',
  'record.sampled': 'ยังมีสินค้ามากกว่านี้ ที่เห็นคือกลุ่มตัวอย่าง',
  'record.alike': 'วันที่ติดกันของสินค้าเดียวกันมักคล้ายกัน จำนวนสินค้าจึงบอกได้มากกว่าจำนวนครั้งที่คาดการณ์',
};
