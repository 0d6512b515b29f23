import type { Translation } from '../translation.ts';
import type { record as source } from '../en/record.ts';

export const record: Translation<typeof source> = {
  'record.title': 'รอดีหรือซื้อเลย: เราบอกถูกบ่อยแค่ไหน',
  'record.intro':
    'ใต้กราฟของสินค้าเราบอกว่ารอแล้วน่าจะคุ้มหรือไม่ หน้านี้ลองกฎนั้นกับอดีตของสินค้า ทุกวันเราถามว่าด้วยสิ่งที่รู้ในวันนั้นกฎจะบอกอะไร แล้วดูว่าเกิดอะไรขึ้นจริง',
  'record.past': 'ราคาตั้งแต่ {from} ถึง {to} ราคาที่ดีกว่าคือถูกลงอย่างน้อย {better}%',
  'record.none': 'ยังไม่ได้นับ เรานับทุกคืน',
  'record.within': 'ภายใน {days} วัน',
  'record.thin':
    'ข้อมูลไม่พอ: มีคำทำนาย {forecasts} ครั้ง ของสินค้า {goods} ชิ้น เราไม่บอกอัตราถ้ามีไม่ถึง {need} ครั้ง จากสินค้า {needGoods} ชิ้น',
  'record.right': 'ถูก: {right} จากคำทำนาย {forecasts} ครั้ง ของสินค้า {goods} ชิ้น',
  'record.standing.BETTER': 'ดีกว่าคนที่พูดเหมือนเดิมทุกครั้ง',
  'record.standing.NO_BETTER': 'ไม่ได้ดีกว่าคนที่พูดเหมือนเดิมทุกครั้ง ช่วงนี้อย่าเพิ่งเชื่อ',
  'record.ways': 'เทียบกับคนที่พูดเหมือนเดิมทุกครั้ง ในวันเดียวกัน',
  'record.who': 'ใคร',
  'record.said': 'คำทำนาย',
  'record.was-right': 'ถูก',
  'record.ours': 'กฎของเรา',
  'record.ours.wait': '… เมื่อบอกให้รอ',
  'record.ours.buy': '… เมื่อบอกให้ซื้อ',
  'record.always.wait': 'บอก “รอ” ทุกครั้ง',
  'record.always.buy': 'บอก “ซื้อ” ทุกครั้ง',
  'record.steps': 'มั่นใจแค่ไหน และเกิดจริงบ่อยแค่ไหน',
  'record.steps.text':
    'ถ้าเราบอก 80% ราคาที่ถูกลงอย่างน้อย {better}% ควรมาภายใน {days} วัน ราว 80 จาก 100 ครั้ง ช่วง 20% ถึง 70% เราไม่พูดอะไร',
  'record.steps.said': 'โอกาสที่เราบอก',
  'record.steps.mean': 'เฉลี่ย {percent}',
  'record.steps.came': 'มาจริง',
  'record.made': 'นับเมื่อ {time} จากสินค้าที่มีประวัติพอ {goods} ชิ้น ใช้เวลา {seconds} วินาที',
  'record.sampled': 'ยังมีสินค้ามากกว่านี้ ที่เห็นคือกลุ่มตัวอย่าง',
  'record.alike': 'วันที่ติดกันของสินค้าเดียวกันมักคล้ายกัน จำนวนสินค้าจึงบอกได้มากกว่าจำนวนคำทำนาย',
};
