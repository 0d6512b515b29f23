/** What a page of somebody’s own gives, in Indonesian. */
import type { Translation } from '../translation.ts';
import type { gives as source } from '../en/gives.ts';

export const gives: Translation<typeof source> = {
  'gives.example': 'Contohnya',
  'gives.back': 'Setelah masuk, Anda kembali ke halaman ini.',
  'gives.alerts.title': 'Notifikasi saya',
  'gives.alerts.text':
    'Sebutkan yang Anda cari. Kami kabari saat ada promo yang cocok, bukan diskon yang tidak nyata.',
  'gives.alerts.example':
    '“Air fryer”, hanya diskon nyata: langsung di ponsel, atau satu email sehari',
  'gives.saved.title': 'Tersimpan',
  'gives.saved.text':
    'Semua yang Anda simpan, di semua perangkat, beserta perubahan harganya sejak itu.',
  'gives.saved.example':
    'Koper yang Anda simpan hari Senin: kini 12% lebih murah, terendah dalam 90 hari',
  'gives.likes.title': 'Disukai',
  'gives.likes.text': 'Semua yang Anda sukai, dalam satu daftar.',
  'gives.likes.example': 'Catatan tentang headphone yang ingin Anda baca lagi',
  'gives.messages.title': 'Notifikasi',
  'gives.messages.text':
    'Harga yang Anda pantau, balasan komentar, dan kabar dari yang Anda ikuti.',
  'gives.messages.example': 'Penanak nasi sudah mencapai harga yang Anda tunggu',
  'gives.ways.title': 'Saluran dan waktu',
  'gives.ways.text': 'Pilih lewat mana Anda dikabari, seberapa sering, dan kapan tidak boleh.',
  'gives.ways.example':
    'Harga turun langsung ke ponsel, sisanya satu email hari Minggu, malam tidak diganggu',
  'gives.publish.title': 'Kiriman Anda',
  'gives.publish.text':
    'Tulis promo atau catatan. Tersimpan saat Anda mengetik, dan Anda tahu hasilnya.',
  'gives.publish.example':
    'Penanak nasi yang Anda temukan: kami tambahkan riwayat harga dan penilaiannya',
  'gives.observe.title': 'Laporkan harga',
  'gives.observe.text':
    'Laporkan harga yang Anda lihat di toko. Dihitung setelah orang lain mengonfirmasi.',
  'gives.observe.example': 'Di keranjang lebih murah daripada yang kami tampilkan',
  'gives.activity.title': 'Aktivitas',
  'gives.activity.text': 'Peluang, hadiah, dan alamat kirim Anda.',
  'gives.activity.example': 'Undian yang Anda ikuti: nomor Anda, dan bukti bahwa undiannya adil',
  'gives.following.title': 'Diikuti',
  'gives.following.text': 'Kiriman baru dari orang yang Anda ikuti, terbaru lebih dulu.',
  'gives.following.example': 'Catatan baru dari orang yang temuannya Anda suka',
  'gives.profile.title': 'Akun Anda',
  'gives.profile.text':
    'Nama dan foto, kata sandi, perangkat, dan salinan semua data Anda yang kami simpan.',
  'gives.profile.example': 'Keluarkan ponsel yang sudah tidak Anda pakai',
};
