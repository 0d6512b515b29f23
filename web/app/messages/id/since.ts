/** What became of what was looked at in this browser (BEY-36). */
import type { Translation } from '../translation.ts';
import type { since as source } from '../en/since.ts';

export const since: Translation<typeof source> = {
  'here.note': 'Hanya disimpan di browser ini',
  'here.forget': 'Hapus semua',
  'here.undo': 'Urungkan',
  'here.forgotten': 'Sudah dihapus.',
  'here.fell': 'Turun {amount} sejak Anda lihat',
  'here.rose': 'Naik {amount} sejak Anda lihat',
  'here.same': 'Harga masih sama',
  'here.ended': 'Promo sudah berakhir',
  'here.gone': 'Sekarang habis',
  'here.searched': 'Pencarian terakhir',
};
