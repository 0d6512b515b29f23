/** What became of what was looked at in this browser (BEY-36). */
import type { Translation } from '../translation.ts';
import type { since as source } from '../en/since.ts';

export const since: Translation<typeof source> = {
  'here.note': 'เก็บไว้ในเบราว์เซอร์นี้เท่านั้น',
  'here.forget': 'ล้างทั้งหมด',
  'here.undo': 'เลิกทำ',
  'here.forgotten': 'ล้างแล้ว',
  'here.fell': 'ถูกลง {amount} จากตอนที่ดู',
  'here.rose': 'แพงขึ้น {amount} จากตอนที่ดู',
  'here.same': 'ราคาเท่าตอนที่ดู',
  'here.ended': 'ดีลจบแล้ว',
  'here.gone': 'ตอนนี้ของหมด',
  'here.searched': 'คำค้นล่าสุด',
};
