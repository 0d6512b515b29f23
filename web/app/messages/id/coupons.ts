import type { Translation } from '../translation.ts';
import type { coupons as source } from '../en/coupons.ts';

export const coupons: Translation<typeof source> = {
  'coupons.head': 'Kupon dan kode promo Shopee, Lazada, dan TikTok Shop hari ini',
  'coupons.intro':
    'Setiap kupon menunjukkan kapan terakhir berhasil dan untuk berapa orang yang mencobanya. Kupon kedaluwarsa tidak ditampilkan.',
  'coupons.tab.all': 'Semua',
  'coupons.tab.CODE': 'Kode',
  'coupons.tab.DISCOUNT': 'Tanpa kode',
  'coupons.type': 'Jenis kupon',
  'coupons.platform': 'Platform',
  'coupons.platform.all': 'Semua platform',
  'coupons.find': 'Toko, merek, atau kode',
  'coupons.sort.SHELF_TIME_DESC': 'Terbaru',
  'coupons.sort.SAVING_DESC': 'Hemat terbanyak',
  'coupons.sort.END_TIME_ASC': 'Segera berakhir',
  'coupons.sort.WORKS_DESC': 'Paling sering berhasil',
  'coupons.none': 'Tidak ada kupon yang cocok',
  'coupons.none.text': 'Coba platform atau kata lain.',
  'coupons.none.all': 'Lihat semua kupon',
  'coupons.rest': 'Semua kupon lain',
  'coupons.of-goods': 'Kupon untuk produk ini',
  'coupons.of-brand': 'Kupon untuk {name}',
  'coupons.more': 'Lihat {n} kupon lagi',
  'coupon.of-offer': 'Untuk penawaran {shop} seharga {price}',
};
