import type { Translation } from '../translation.ts';
import type { alertMail as source } from '../en/alert-mail.ts';

export const alertMail: Translation<typeof source> = {
  'alert-mail.stop.title': 'Hentikan email ini?',
  'alert-mail.stop.text':
    'Notifikasinya tetap aktif; hanya emailnya yang berhenti. Tidak perlu masuk ke akun.',
  'alert-mail.stop.send': 'Hentikan email ini',
  'alert-mail.done.title': 'Email ini sudah dihentikan',
  'alert-mail.done.text':
    'Anda tidak akan menerima email tentang ini lagi. Tidak perlu masuk ke akun.',
  'alert-mail.again': 'Urungkan',
  'alert-mail.manage': 'Atur satu per satu',
  'alert-mail.on': 'Di aplikasi dan lewat email',
  'alert-mail.off': 'Tetap di aplikasi, tanpa email',
  'alert-mail.only':
    'Tautan ini hanya untuk email ini dan tidak bisa dipakai untuk masuk ke akun Anda.',
  'alert-mail.failed': 'Tautan ini sudah tidak berlaku. Masuk untuk mengatur notifikasi Anda.',
  'alert-mail.none': 'Notifikasi ini sudah tidak ada, jadi emailnya juga tidak dikirim lagi.',
  'digest.title.one': 'Ada yang cocok dengan permintaan Anda',
  'digest.title': '{n} kabar, {open} masih berlaku',
  'digest.lead': 'Setiap harga kami periksa lagi sebelum email dikirim.',
  'digest.note': 'Harga per {time} dan bisa berubah. Alasannya tertulis di setiap baris.',
  'digest.stop': 'Hentikan email ini',
};
