import type { Translation } from '../../lib/message.ts';
import type { ranking as source } from '../en/ranking.ts';

export const ranking: Translation<typeof source> = {
  'ranks.title': 'Peringkat',
  'ranks.intro': 'Diurutkan dari angka yang bisa diperiksa siapa pun, disusun ulang setiap tengah malam. Tiap daftar menjelaskan caranya.',
  'ranks.collections': 'Pilihan redaksi kami',
  'ranks.method': 'Cara menyusunnya',
  'ranks.next': 'disusun ulang dalam',
  'ranks.updated': 'Diperbarui {time}',
  'ranks.sample': 'Dari {n} yang dibandingkan',
  'ranks.count': '{n} isi',
  'ranks.rank': 'Peringkat {n}',
  'ranks.up': 'naik {n}',
  'ranks.down': 'turun {n}',
  'ranks.same': 'tetap',
  'ranks.new': 'Baru',
  'ranks.none': 'Belum ada peringkat',
  'ranks.none.text': 'Peringkat muncul begitu produk punya penjualan, ulasan, atau riwayat harga.',
  'ranks.empty': 'Belum ada yang masuk peringkat ini',
  'ranks.empty.text': 'Datanya belum cukup saat ini. Daftar disusun ulang setiap tengah malam.',
  'goods.sold': '{n} terjual sejak awal',
  'goods.sold.lately': '{n} terjual/{days} hari',
  'goods.reviews': '{n} ulasan',
  'writing.pinned': 'Disematkan',
  'writing.rank': 'Peringkat',
};
