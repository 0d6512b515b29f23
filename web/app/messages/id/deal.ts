import type { Translation } from '../translation.ts';
import type { deal as source } from '../en/deal.ts';

export const deal: Translation<typeof source> = {
  'home.title': 'Khum: promo yang dicek dengan riwayat harganya',
  'home.description':
    'Promo dari Shopee, Lazada, dan TikTok Shop dengan riwayat harga dan penilaian jujur untuk setiap diskon.',
  'home.notice': 'Harga dicatat harian. Cek grafiknya',
  'home.latest': 'Promo terbaru',
  'finds.title': 'Temuan terbaru pengguna',
  'home.rest': 'promo lainnya',
  'home.sort': 'Urutkan',
  'home.all': 'Semua',
  'sort.recommended': 'Rekomendasi',
  'sort.newest': 'Terbaru',
  'sort.discount': 'Diskon nyata terbesar',
  'labels.LOW_PRICE': 'Harga terendah',
  'labels.SHIPPING_FEE': 'Gratis ongkir',
  'labels.SALES_VOLUME': 'Terlaris',
  'labels.GOOD_REVIEW': 'Ulasan bagus',
  'labels.PLATFORM_SOURCE': 'Platform',
  'deal.ended': 'Berakhir {ago}',
  'deal.ended.plain': 'Berakhir',
  'rail.label': 'Peringkat dan kupon',
  'deal.seen': 'Harga terlihat {seen} dari {days} hari',
  'home.filter': 'Saring menurut label',
  'deal.see': 'Lihat promo',
  'daily.next': 'promo baru dalam',
  'deal.editor': 'Editor',
  'home.notice.2': 'Diskon dicek dengan harga 90 hari',
  'home.notice.3': 'Komisi tidak mengubah peringkat',
  'deal.alert': 'Kabari promo baru',
};
