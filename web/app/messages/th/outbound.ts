import type { Translation } from '../translation.ts';
import type { outbound as source } from '../en/outbound.ts';

export const outbound: Translation<typeof source> = {
  'go.title': 'ไปต่อที่ {host}',
  'go.soon': 'กำลังพาไปในอีกสักครู่',
  'go.stayed': 'ยังอยู่ที่นี่ จนกว่าคุณจะเลือก',
  'go.on': 'ไปที่ร้าน',
  'go.back': 'กลับไปที่คุ้ม',
  'go.stay': 'รอก่อน',
  'go.coupon': 'คูปองที่ใช้ได้ที่ร้านนี้',
  'go.tag.OURS': 'ลิงก์นี้มีแท็กพันธมิตรของเรา หากคุณซื้อ ร้านอาจจ่ายค่าแนะนำให้เรา',
  'go.tag.FOREIGN': 'ลิงก์นี้มีแท็กจากต้นทางติดมา เราไม่ได้แก้ไข',
  'go.tag.NONE': 'ลิงก์นี้ไม่มีแท็กพันธมิตรของเรา',
  'go.tag.honest': 'ราคาที่คุณจ่าย อันดับ และคำตัดสินของเราไม่เปลี่ยน',
  'go.tag.decline': 'ไม่ใช้แท็กพันธมิตรกับฉัน',
  'go.tag.allow': 'อนุญาตแท็กพันธมิตรอีกครั้ง',
  'download.scan': 'สแกนด้วยมือถือ',
  'share.copy': 'คัดลอกลิงก์',
};
