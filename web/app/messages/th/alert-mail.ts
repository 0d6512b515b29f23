import type { Translation } from '../translation.ts';
import type { alertMail as source } from '../en/alert-mail.ts';

export const alertMail: Translation<typeof source> = {
  'alert-mail.stop.title': 'เลิกรับอีเมลเหล่านี้ไหม',
  'alert-mail.stop.text': 'แจ้งเตือนเหล่านี้ยังอยู่ เลิกเฉพาะอีเมล ไม่ต้องเข้าสู่ระบบ',
  'alert-mail.stop.send': 'เลิกรับอีเมล',
  'alert-mail.done.title': 'เลิกรับทางอีเมลแล้ว',
  'alert-mail.done.text': 'คุณจะไม่ได้รับอีเมลของแจ้งเตือนเหล่านี้อีก ไม่ต้องเข้าสู่ระบบ ไม่ต้องยืนยัน',
  'alert-mail.again': 'เลิกทำ',
  'alert-mail.manage': 'จัดการทีละข้อ',
  'alert-mail.on': 'ส่งในแอปและทางอีเมล',
  'alert-mail.off': 'ยังอยู่ในแอป ไม่ส่งอีเมล',
  'alert-mail.only': 'ลิงก์นี้ใช้ได้เฉพาะเลิกรับ เปิดดูบัญชีไม่ได้',
  'alert-mail.failed': 'ลิงก์นี้ใช้ไม่ได้แล้ว เข้าสู่ระบบเพื่อจัดการแจ้งเตือน',
  'alert-mail.none': 'ไม่มีแจ้งเตือนเหล่านี้แล้ว จึงไม่มีอีเมลอีก',
  'digest.title.one': 'มีเรื่องที่ตรงกับที่คุณตั้งไว้',
  'digest.title': 'มี {n} เรื่อง ยังคุ้มอยู่ {open} เรื่อง',
  'digest.lead': 'เราดูราคาทุกเรื่องอีกครั้งก่อนส่งอีเมล',
  'digest.note': 'ราคาในฉบับนี้ดูเมื่อ {time} และอาจเปลี่ยนได้ ทุกเรื่องบอกว่าเตือนเพราะอะไร',
  'digest.stop': 'เลิกรับอีเมลเหล่านี้',
};
