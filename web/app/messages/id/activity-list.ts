import type { Translation } from '../translation.ts';
import type { activityList as source } from '../en/activity-list.ts';

export const activityList: Translation<typeof source> = {
  'activities.text':
    'Undian yang bisa diperiksa siapa pun, bonus, dan lencana. Peluang dan tanggal diumumkan lebih dulu dan tidak berubah.',
  'activities.open': 'Sedang berlangsung',
  'activities.soon': 'Segera hadir',
  'activities.ended': 'Sudah berakhir',
  'activities.none': 'Saat ini tidak ada aktivitas yang berlangsung',
  'activities.none.text': 'Aktivitas berikutnya akan muncul di sini sebelum dimulai.',
  'activities.none.go': 'Lihat promo',
};
