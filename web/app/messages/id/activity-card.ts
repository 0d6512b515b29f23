import type { Translation } from '../translation.ts';
import type { activityCard as source } from '../en/activity-card.ts';

export const activityCard: Translation<typeof source> = {
  'activity.card.ended': 'Berakhir {time}',
  'activity.card.from': 'Dibuka {time}',
  'activity.card.until': 'Sampai {time}',
  'activity.ends-in': 'Berakhir dalam',
  'activity.opens-in': 'Dibuka dalam',
  'activity.state.COMING_SOON': 'Segera hadir',
  'activity.state.ENDED': 'Sudah berakhir',
  'activity.state.REVEALED': 'Sudah berakhir',
  'activity.state.RUNNING': 'Sedang berlangsung',
  'activity.title': 'Aktivitas',
  'lottery.state.COMING_SOON': 'Segera hadir',
  'lottery.state.ENDED': 'Berakhir, menunggu kunci dibuka',
  'lottery.state.REVEALED': 'Kunci sudah dibuka',
  'lottery.state.RUNNING': 'Sedang berlangsung',
};
