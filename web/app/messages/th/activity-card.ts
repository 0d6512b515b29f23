import type { Translation } from '../translation.ts';
import type { activityCard as source } from '../en/activity-card.ts';

export const activityCard: Translation<typeof source> = {
  'activity.card.ended': 'จบ {time}',
  'activity.card.from': 'เปิด {time}',
  'activity.card.until': 'ถึง {time}',
  'activity.ends-in': 'จบในอีก',
  'activity.opens-in': 'เปิดในอีก',
  'activity.state.COMING_SOON': 'เร็ว ๆ นี้',
  'activity.state.ENDED': 'จบแล้ว',
  'activity.state.REVEALED': 'จบแล้ว',
  'activity.state.RUNNING': 'เปิดอยู่',
  'activity.title': 'กิจกรรม',
  'lottery.state.COMING_SOON': 'เร็ว ๆ นี้',
  'lottery.state.ENDED': 'จบแล้ว รอเปิดกุญแจ',
  'lottery.state.REVEALED': 'เปิดกุญแจแล้ว',
  'lottery.state.RUNNING': 'กำลังจับรางวัล',
};
