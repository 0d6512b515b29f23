import type { Translation } from '../translation.ts';
import type { activityFrame as source } from '../en/activity-frame.ts';

export const activityFrame: Translation<typeof source> = {
  'activity.title': 'Aktivitas',
  'activity.state.COMING_SOON': 'Segera hadir',
  'activity.state.RUNNING': 'Sedang dibuka',
  'activity.state.ENDED': 'Sudah berakhir',
  'activity.state.REVEALED': 'Sudah berakhir',
  'lottery.state.COMING_SOON': 'Segera hadir',
  'lottery.state.RUNNING': 'Sedang berlangsung',
  'lottery.state.ENDED': 'Berakhir, menunggu kunci dibuka',
  'lottery.state.REVEALED': 'Kunci sudah dibuka',
  'activity.opens-in': 'Dibuka dalam',
  'activity.ends-in': 'Berakhir dalam',
  'activity.days': 'hari',
  'activity.hours': 'jam',
  'activity.minutes': 'menit',
  'activity.seconds': 'detik',
  'activity.rules': 'Aturan',
  'activity.deals': 'Promo yang sedang dilihat',
  'activity.held.title': 'Perilaku tidak wajar, hadiah tidak bisa diklaim.',
  'activity.held.text':
    'Hadiah Anda ditahan sejak {time}. Selama Anda mengajukan keberatan, tidak ada yang hilang.',
  'activity.held.waiting':
    'Keberatan Anda sudah kami terima. Tim kami membacanya dan menjawab lewat notifikasi.',
  'activity.held.refused': 'Tim kami sudah memeriksa ulang dan tetap menahannya.',
  'activity.held.label': 'Kenapa ini tidak benar',
  'activity.held.hint': 'Satu keberatan untuk setiap penahanan. Ceritakan apa adanya.',
  'activity.held.empty': 'Tulis sedikit dulu.',
  'activity.held.send': 'Kirim keberatan',
};
