/** Why something is shown, and what this browser hides. */
import type { Translation } from '../translation.ts';
import type { mute as source } from '../en/mute.ts';

export const mute: Translation<typeof source> = {
  'because.title': 'Mengapa saya melihat ini?',
  'because.deal':
    'Ada di “{list}” karena skornya {score} dari 100: harga dibanding riwayatnya sendiri, toko, suara, dan kebaruan.',
  'because.goods': 'Ada di “{list}” karena cocok dengan daftar ini dan urutannya.',
  'because.same': 'Semua orang melihat daftar yang sama. Data Anda tidak ikut menentukan.',
  'because.money': 'Komisi tidak berpengaruh: kode yang mengurutkan tidak bisa membacanya.',
  'because.score': 'Lihat rincian skornya',
  'because.history': 'Lihat riwayat harga',
  'mute.title': 'Kurangi yang seperti ini',
  'mute.title.list': 'Disembunyikan di browser ini',
  'mute.kind.brand': 'Sembunyikan merek',
  'mute.kind.platform': 'Sembunyikan platform',
  'mute.kind.category': 'Sembunyikan kategori',
  'mute.of.brand': 'Merek',
  'mute.of.platform': 'Platform',
  'mute.of.category': 'Kategori',
  'mute.note': 'Hanya disimpan di browser ini dan berlaku di semua daftar.',
  'mute.list': 'Yang disembunyikan',
  'mute.none':
    'Belum ada yang disembunyikan. Ketuk tiga titik di kartu untuk menyembunyikan merek, platform, atau kategori.',
  'mute.done': '{name} disembunyikan',
  'mute.undo': 'Urungkan',
  'mute.show': 'Tampilkan lagi {name}',
  'mute.shown': '{name} ditampilkan lagi',
  'kept.title': 'Diingat di browser ini',
  'kept.text':
    '{looks} produk yang Anda lihat, {words} pencarian. Beranda memakainya untuk memberi tahu apa yang berubah; kami tidak menerimanya untuk hal lain.',
  'kept.none': 'Tidak ada yang diingat.',
  'kept.forget': 'Hapus semua',
  'kept.forgotten': 'Sudah dihapus',
  'kept.off': 'Jangan ingat yang saya lihat',
};
