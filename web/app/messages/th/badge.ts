import type { Translation } from '../translation.ts';
import type { badge as source } from '../en/badge.ts';

export const badge: Translation<typeof source> = {
  'badge.own': 'ตราของฉัน',
  'badge.on-the-way': 'กำลังสะสม',
  'badge.got': 'ได้เมื่อ {date}',
  'badge.of': '{n} จาก {goal}',
  'badge.met': '{n} จาก {goal} ข้อ',
  'badge.done': 'ครบ',
  'badge.not-begun': 'ยังไม่เริ่ม',
  'badge.holders': 'ผู้ได้ {n} คน ตรวจโดยกติกาอัตโนมัติ',
  'badge.until': 'ถึง {date}',
  'badge.text': 'ทำครบ {n} ข้อ ได้ตรา {badge} แสดงในหน้าของคุณ',
  'badge.text.by-hand': 'ทีมงานมอบตรา {badge} ให้เอง',
  'badge.conditions': 'สิ่งที่ต้องทำ',
  'badge.sign-in': 'เข้าสู่ระบบเพื่อเริ่มสะสม',
};
