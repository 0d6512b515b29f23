import type { Translation } from '../translation.ts';
import type { meaning as source } from '../en/meaning.ts';

export const meaning: Translation<typeof source> = {
  'meaning.lowest':
    'Dalam {days} hari sebelumnya kami tidak melihat harga yang lebih murah, sudah termasuk ongkir dan kupon, dan memang {percent}% atau lebih di bawah harga biasa.',
  'meaning.all-time-low':
    'Sejak kami mulai mencatat, setidaknya {days} hari lalu, kami tidak melihat harga yang lebih murah, sudah termasuk ongkir dan kupon, dan memang {percent}% atau lebih di bawah harga biasa.',
  'label.also': '{label} (juga {date})',
  'meaning.free-shipping': 'Toko tidak mengenakan ongkir untuk penawaran ini.',
  'meaning.best-seller': 'Termasuk yang paling laris di kategorinya.',
  'meaning.high-sales': 'Termasuk yang paling banyak terjual dalam {days} hari terakhir.',
  'meaning.rated': 'Rating {rating} atau lebih, dari minimal {reviews} pembeli.',
  'meaning.flash-sale': 'Harga ini hanya berlaku sebentar di toko.',
  'meaning.mall': 'Dijual oleh mereknya sendiri, atau toko yang dijamin platform.',
  'meaning.price-reduction': 'Harga yang Anda bayar turun dalam {days} hari terakhir.',
  'meaning.price-reduction-top': 'Termasuk penurunan harga terbesar hari ini.',
  'meaning.exclusive': 'Harga atau kupon khusus pembaca situs ini.',
  'meaning.collection': 'Bagian dari koleksi situs ini.',
  'evidence.seen.full': 'Terakhir terpantau {time}, waktu {country}.',
};
