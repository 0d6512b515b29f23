import type { Translation } from '../translation.ts';
import type { newsletter as source } from '../en/newsletter.ts';

export const newsletter: Translation<typeof source> = {
  'newsletter.title': 'Buletin mingguan, tanpa akun',
  'newsletter.title.tag': '{tag}, tiap minggu lewat email',
  'newsletter.text':
    'Promo terbaik minggu ini, tiap Minggu pagi: hanya yang masih berlaku, diskon nyata terbesar lebih dulu.',
  'newsletter.text.tag':
    'Promo baru dengan tag ini, tiap Minggu pagi: hanya yang masih berlaku, diskon nyata terbesar lebih dulu.',
  'newsletter.email': 'Alamat email',
  'newsletter.email.hint':
    'Kami kirim satu tautan. Email lain baru dikirim setelah Anda mengonfirmasi.',
  'newsletter.send': 'Kirim tautannya',
  'newsletter.note':
    'Tanpa akun, tanpa profil. Berhenti kapan saja dengan satu klik di setiap email. Alamat yang tidak dikonfirmasi dalam 48 jam dihapus.',
  'newsletter.sent': 'Periksa email Anda: tautan konfirmasi sedang dikirim.',
  'newsletter.sent.note': 'Berlaku 48 jam. Jika tidak ada, periksa folder spam.',
  'newsletter.bad': 'Ini bukan alamat email.',
  'newsletter.limit': 'Terlalu banyak permintaan hari ini. Coba lagi besok.',
  'newsletter.best': 'Atau semua promo terbaik',
  'newsletter.entry': 'Tiap minggu lewat email, tanpa akun',
  'newsletter.get': 'Terima ini tiap minggu',
  'newsletter.failed.title': 'Tautan ini sudah tidak berlaku',
  'newsletter.failed': 'Tautan konfirmasi berlaku 48 jam. Minta yang baru.',
  'newsletter.failed.end':
    'Anda sudah berhenti berlangganan dan alamat ini dihapus. Tidak ada lagi email dari kami.',
  'newsletter.again.ask': 'Minta buletin',
  'newsletter.state.WAITING': 'Konfirmasi {name}',
  'newsletter.state.WAITING.text': 'Tekan tombolnya, edisi pertama dikirim hari Minggu.',
  'newsletter.state.ON': '{name}: terkonfirmasi',
  'newsletter.state.ON.text':
    'Dikirim tiap Minggu pukul 9. Kalau tidak ada promo, tidak ada email.',
  'newsletter.state.OFF': '{name}: berhenti berlangganan',
  'newsletter.state.OFF.text': 'Tidak ada lagi email. Alamatnya kami hapus dalam dua hari.',
  'newsletter.confirm': 'Konfirmasi',
  'newsletter.end': 'Berhenti berlangganan',
  'newsletter.undo': 'Urungkan',
  'newsletter.issue': '{name}: {n} promo minggu ini',
  'newsletter.issue.text':
    'Promo yang masih berlaku saat email dikirim, diskon nyata terbesar lebih dulu.',
};
