import type { Translation } from '../translation.ts';
import type { price as source } from '../en/price.ts';

export const price: Translation<typeof source> = {
  'price.free': 'Gratis',
  'price.freebie': 'Gratis: tidak ada yang dibayar, jadi tidak ada diskon yang dicek.',
  'price.was': 'Sebelumnya',
  'price.last-seen': 'terakhir terpantau {date}',
  'label.lowest': 'Terendah {days} hari',
  'label.all-time-low': 'Rekor terendah',
  'label.half-year-low': 'Terendah setengah tahun',
  'label.as-low.ever': 'Setara rekor terendah',
  'label.as-low.half-year': 'Setara terendah setengah tahun',
  'label.as-low': 'Setara terendah {days} hari',
  'label.free-shipping': 'Gratis ongkir',
  'label.best-seller': 'Terlaris',
  'label.high-sales': 'Terlaris {days} hari',
  'label.highly-rated': 'Rating tinggi',
  'label.good-review': 'Ulasan bagus',
  'label.flash-sale': 'Flash sale',
  'label.laz-flash': 'LazFlash',
  'label.price-reduction': 'Harga turun',
  'label.price-reduction-top': 'Turun terbesar hari ini',
  'label.exclusive': 'Eksklusif',
  'label.collection': 'Pilihan',
  'judge.verified': 'Diskon nyata',
  'judge.more': 'Baca aturannya',
  'platform.other': 'Toko lain',
};
