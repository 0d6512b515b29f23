import type { Translation } from '../translation.ts';
import type { list as source } from '../en/list.ts';

export const list: Translation<typeof source> = {
  'ranks.head': 'Produk terlaris dan diskon nyata terbesar hari ini',
  'list.watch': 'Pantau semua di daftar ini',
  'list.watch.text':
    'Semua yang Anda simpan di sini dipantau dengan aturan ini sampai dikeluarkan.',
  'list.kind': 'Beri tahu saat',
  'list.kind.BELOW_NOW': 'turun {percent}%',
  'list.kind.BELOW_TYPICAL': '{percent}% di bawah harga biasa',
  'list.kind.NEW_LOW': 'rekor terendah',
  'list.kind.RESTOCK': 'tersedia lagi',
  'list.percent': 'Seberapa banyak',
  'list.on': 'Pantau daftar ini',
  'list.save': 'Simpan aturan',
  'list.off': 'Berhenti memantau daftar ini',
  'list.is': '{made} dari {n} produk dipantau oleh daftar ini',
  'list.is.none': '{n} produk di daftar ini',
  'list.left':
    '{n} produk tidak dipantau: paling banyak {most} pantauan harga. Hapus satu, lalu coba lagi.',
  'list.left.some': '{n} produk tidak dipantau.',
  'list.fill': 'Pantau juga sisanya',
  'list.ended': 'Daftar ini tidak dipantau lagi. Pantauannya sudah dihapus.',
  'list.undo': 'Urungkan',
  'list.from.GOODS': 'dari produk tersimpan Anda',
  'list.from.DEALS': 'dari promo tersimpan Anda',
  'list.all': 'Daftar tersimpan',
  'list.all.GOODS': 'Produk tersimpan',
  'list.all.DEALS': 'Promo tersimpan',
  'list.all.off': 'belum dipantau',
};
