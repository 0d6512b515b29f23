import type { Translation } from '../translation.ts';
import type { form as source } from '../en/form.ts';

export const form: Translation<typeof source> = {
  'form.optional': '(ไม่บังคับ)',
  'account.password.show': 'แสดง',
  'account.password.hide': 'ซ่อน',
  'account.password.show.label': 'แสดง: {name}',
  'account.wait': 'สักครู่ …',
  'problem.required': 'กรุณากรอกข้อมูล',
  'problem.format': 'รูปแบบไม่ถูกต้อง',
  'problem.phone': 'กรุณากรอกเบอร์มือถือให้ถูกต้อง',
  'problem.email': 'กรุณากรอกอีเมลให้ถูกต้อง',
  'problem.password.wrong': 'รหัสผ่านไม่ถูกต้อง',
  'problem.password.mismatch': 'รหัสผ่านที่กรอกทั้งสองครั้งไม่ตรงกัน',
  'problem.password.length': 'รหัสผ่านต้องมี 8 ถึง 20 ตัวอักษร',
  'problem.password.plain': 'รหัสผ่านต้องมีตัวอักษรและตัวเลขอย่างน้อยอย่างละหนึ่งตัว',
  'problem.password.common': 'รหัสผ่านนี้คาดเดาได้ง่ายเกินไป กรุณาเลือกรหัสผ่านอื่น',
  'problem.password.characters': 'รหัสผ่านมีอักขระที่มองไม่เห็นซึ่งใช้ไม่ได้',
  'problem.code.wrong': 'รหัสยืนยันไม่ถูกต้อง กรุณาลองใหม่',
  'problem.code.expired': 'รหัสยืนยันนี้หมดอายุแล้ว กรุณาขอรหัสใหม่',
  'problem.nickname.length': 'ชื่อที่แสดงต้องมี 2 ถึง 20 ตัวอักษร',
  'problem.nickname.characters': 'ชื่อที่แสดงใช้เครื่องหมาย @ < > หรือ / ไม่ได้',
  'problem.nickname.reserved': 'ชื่อนี้อาจทำให้เข้าใจผิดว่าเป็นคนอื่นหรือทีมงานคุ้ม กรุณาเลือกชื่ออื่น',
  'problem.nickname.taken': 'มีคนใช้ชื่อนี้แล้ว กรุณาเลือกชื่ออื่น',
  'problem.birthday': 'กรุณาเลือกวันที่ที่ถูกต้องและไม่ใช่วันในอนาคต',
  'problem.biography': 'กรุณาเขียนแนะนำตัวไม่เกิน {max} ตัวอักษร',
};
