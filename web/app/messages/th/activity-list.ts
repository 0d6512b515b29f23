import type { Translation } from '../translation.ts';
import type { activityList as source } from '../en/activity-list.ts';

export const activityList: Translation<typeof source> = {
  'activities.text': 'จับรางวัลที่ใครก็ตรวจได้ โบนัส และตรา โอกาสและวันประกาศล่วงหน้าและไม่เปลี่ยน',
  'activities.open': 'เปิดอยู่',
  'activities.soon': 'เร็ว ๆ นี้',
  'activities.ended': 'จบแล้ว',
  'activities.none': 'ตอนนี้ไม่มีกิจกรรมที่เปิดอยู่',
  'activities.none.text': 'กิจกรรมถัดไปจะอยู่ตรงนี้ก่อนเปิด',
  'activities.none.go': 'ไปดูดีล',
};
