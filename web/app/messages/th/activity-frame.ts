import type { Translation } from '../translation.ts';
import type { activityFrame as source } from '../en/activity-frame.ts';

export const activityFrame: Translation<typeof source> = {
  'activity.days': 'วัน',
  'activity.hours': 'ชม.',
  'activity.minutes': 'นาที',
  'activity.seconds': 'วิ',
  'activity.rules': 'กติกา',
  'activity.deals': 'ดีลที่คนกำลังดู',
  'activity.held.title': 'พบพฤติกรรมผิดปกติ รับรางวัลไม่ได้',
  'activity.held.text': 'รางวัลของคุณถูกพักไว้ตั้งแต่ {time} ระหว่างคัดค้านไม่มีอะไรหาย',
  'activity.held.waiting': 'ได้รับคำคัดค้านแล้ว ทีมงานจะอ่านและตอบทางการแจ้งเตือน',
  'activity.held.refused': 'ทีมงานดูอีกครั้งแล้วและยังพักรางวัลไว้',
  'activity.held.label': 'ทำไมจึงไม่ถูกต้อง',
  'activity.held.hint': 'คัดค้านได้หนึ่งครั้งต่อการพักหนึ่งครั้ง เล่าตามที่เกิดขึ้นจริงได้เลย',
  'activity.held.empty': 'เขียนสักเล็กน้อยก่อน',
  'activity.held.send': 'ส่งคำคัดค้าน',
};
