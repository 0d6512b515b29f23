import type { Translation } from '../translation.ts';
import type { newsletter as source } from '../en/newsletter.ts';

export const newsletter: Translation<typeof source> = {
  'newsletter.title': 'Buletin mingguan, tanpa akun',
  'newsletter.title.tag': '{tag}, tiap minggu lewat email',
  'newsletter.text':
    'Promo terbaik minggu ini, tiap Minggu pagi: hanya yang masih buka, urut dari yang benar-benar hemat.',
  'newsletter.text.tag':
    'Promo baru dengan tag ini, tiap Minggu pagi: hanya yang masih buka, urut dari yang benar-benar hemat.',
  'newsletter.email': 'Alamat email',
  'newsletter.email.hint':
    'Kami mengirim satu tautan. Tidak ada lagi yang datang sebelum Anda mengonfirmasi.',
  'newsletter.send': 'Kirim tautannya',
  'newsletter.note':
    'Tanpa akun, tanpa profil. Satu klik di setiap email mengakhirinya. Alamat yang tidak dikonfirmasi dalam 48 jam dihapus.',
  'newsletter.sent': 'Periksa kotak surat Anda: tautan konfirmasi sedang dikirim.',
  'newsletter.sent.note': 'Berlaku 48 jam. Jika tidak ada, periksa folder spam.',
  'newsletter.bad': 'Ini bukan alamat email.',
  'newsletter.limit': 'Terlalu banyak permintaan hari ini. Coba lagi besok.',
  'newsletter.best': 'Atau promo terbaik dari semuanya',
  'newsletter.entry': 'Tiap minggu lewat email, tanpa akun',
  'newsletter.get': 'Terima ini tiap minggu',
  'newsletter.failed.title': 'Tautan ini sudah tidak berlaku',
  'newsletter.failed': 'Tautan konfirmasi berlaku 48 jam. Minta yang baru.',
  'newsletter.failed.end':
    'Buletin sudah berakhir dan alamat ini dihapus. Tidak ada lagi yang datang.',
  'newsletter.again.ask': 'Minta buletin',
  'newsletter.state.WAITING': 'Konfirmasi {name}',
  'newsletter.state.WAITING.text': 'Tekan tombolnya, edisi pertama datang hari Minggu.',
  'newsletter.state.ON': '{name}: terkonfirmasi',
  'newsletter.state.ON.text': 'Datang tiap Minggu pukul 9. Minggu tanpa promo berarti tanpa email.',
  'newsletter.state.OFF': '{name}: berakhir',
  'newsletter.state.OFF.text': 'Tidak ada lagi yang datang. Alamatnya kami hapus dalam dua hari.',
  'newsletter.confirm': 'Konfirmasi',
  'newsletter.end': 'Akhiri buletin ini',
  'newsletter.undo': 'Urungkan',
  'newsletter.issue': '{name}: {n} promo minggu ini',
  'newsletter.issue.text':
    'Promo yang masih buka saat email dikirim, urut dari yang paling hemat dibanding harga biasa.',
};
