import type { Translation } from '../../lib/message.ts';
import type { house as source } from '../en/house.ts';

export const house: Translation<typeof source> = {
  'about.title': 'Tentang Khum',
  'about.lead': 'Khum (คุ้ม) berarti “sepadan” dalam bahasa Thai. Kami menjawab satu pertanyaan sebelum Anda membeli: promo ini sungguhan?',
  'about.how': 'Yang kami kerjakan',
  'about.how.1': 'Setiap hari kami mencatat harga produk yang sebenarnya di Shopee, Lazada, dan TikTok Shop, termasuk ongkir dan kupon.',
  'about.how.2':
    'Kami menilai setiap diskon dari harga sebelum diskon dimulai, bukan dari harga lama menurut toko. Aturannya terbuka dan sama untuk semua toko.',
  'about.how.3': 'Kami menunjukkan buktinya: hari saat harga terlihat, hari saat tidak, dan setiap angka yang menjadi dasar penilaian.',
  'about.money': 'Siapa yang membayar',
  'about.money.1':
    'Beberapa toko membayar komisi saat Anda membeli lewat tautan kami. Kode yang mengurutkan dan menilai tidak bisa membacanya, jadi komisi tidak mengubah urutan atau penilaian.',
  'about.wrong': 'Kalau kami salah',
  'about.wrong.1':
    'Harga berubah lebih cepat daripada yang bisa dipantau. Kalau ada harga yang tidak mungkin benar, laporkan di halaman produk; ada orang yang memeriksanya. Untuk hal lain, tulis kepada kami.',
  'about.regions': 'Di mana kami ada',
  'about.regions.1': 'Setiap negara punya toko, mata uang, dan riwayat harganya sendiri:',
  'sitemap.title': 'Peta situs',
  'sitemap.pages': 'Halaman',
  'sitemap.tags': 'Tag',
  'download.title': 'Aplikasi Khum',
  'download.text': 'Promo simpanan dan notifikasi harga, selalu bersamamu.',
  'download.web': 'Belum ada aplikasi untuk negara ini. Khum bekerja sama baiknya di peramban: buka menunya lalu pilih “Tambahkan ke layar utama”.',
  'phone.label': 'Nomor telepon',
  'phone.country': 'Negara',
  'phone.number': 'Nomor tanpa kode negara',
  'brand.deals': 'Promo {name}',
  'document.version': 'Versi {n}, {date}',
  'document.placeholder': 'Teks ini hanya pengganti sampai pengelola situs menerbitkan yang sebenarnya.',
};
