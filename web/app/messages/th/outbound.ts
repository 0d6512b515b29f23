import type { Translation } from '../translation.ts';
import type { outbound as source } from '../en/outbound.ts';

export const outbound: Translation<typeof source> = {
  'go.title': 'ไปต่อที่ {host}',
  'go.soon': 'กำลังพาไปในอีกสักครู่',
  'go.stayed': 'หยุดไว้แล้ว เลือกได้ว่าจะไปต่อหรือกลับ',
  'go.on': 'ไปที่ร้าน',
  'go.back': 'กลับไปที่คุ้ม',
  'go.stay': 'รอก่อน',
  'go.coupon': 'คูปองที่ใช้ได้ที่ร้านนี้',
  'go.tag.OURS': 'ลิงก์นี้มีแท็กแอฟฟิลิเอตของเรา หากคุณซื้อ ร้านอาจจ่ายค่าแนะนำให้เรา',
  'go.tag.FOREIGN': 'ลิงก์นี้มีแท็กแอฟฟิลิเอตของคนอื่นติดมา เราไม่ได้แก้ไข',
  'go.tag.NONE': 'ลิงก์นี้ไม่มีแท็กแอฟฟิลิเอตของเรา',
  'go.tag.honest': 'ไม่มีผลต่อราคาที่คุณจ่าย อันดับ และคำตัดสินของเรา',
  'go.tag.decline': 'ไม่ใช้แท็กแอฟฟิลิเอตกับฉัน',
  'go.tag.allow': 'อนุญาตแท็กแอฟฟิลิเอตอีกครั้ง',
  'download.scan': 'สแกนด้วยมือถือ',
  'share.close': 'ปิด',
  'share.copy': 'คัดลอกลิงก์',
};
