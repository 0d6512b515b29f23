/** Likes, collections, follows; users in public. */
import type { Translation } from '../../lib/message.ts';
import type { mark as source } from '../en/mark.ts';

export const mark: Translation<typeof source> = {
  'mark.like': 'Suka',
  'mark.collect': 'Simpan',
  'mark.collected': 'Tersimpan. Lihat di daftar simpanan.',
  'mark.uncollected': 'Dihapus dari simpanan',
  'mark.follow': 'Ikuti',
  'mark.followed': 'Mengikuti',
  'mark.follow.whom': 'Ikuti {name}',
};
