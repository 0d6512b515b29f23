import type { Translation } from '../translation.ts';
import type { activityFrame as source } from '../en/activity-frame.ts';

export const activityFrame: Translation<typeof source> = {
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
  'activity.held.label': 'Mengapa ini tidak benar',
  'activity.held.hint': 'Satu keberatan untuk setiap penahanan. Ceritakan apa adanya.',
  'activity.held.empty': 'Tulis sedikit dulu.',
  'activity.held.send': 'Kirim keberatan',
};
