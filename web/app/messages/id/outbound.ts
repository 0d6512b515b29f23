import type { Translation } from '../translation.ts';
import type { outbound as source } from '../en/outbound.ts';

export const outbound: Translation<typeof source> = {
  'go.title': 'Menuju {host}',
  'go.soon': 'Sebentar lagi Anda diarahkan ke sana.',
  'go.stayed': 'Anda tetap di sini sampai memilih.',
  'go.on': 'Lanjut ke toko',
  'go.back': 'Kembali ke Khum',
  'go.stay': 'Tunggu dulu',
  'go.coupon': 'Kupon yang berlaku di sana',
  'go.tag.OURS':
    'Tautan ini memuat tag afiliasi kami: jika Anda membeli, toko mungkin membayar kami.',
  'go.tag.FOREIGN': 'Tautan ini membawa tag afiliasi pihak lain; kami tidak mengubahnya.',
  'go.tag.NONE': 'Tautan ini tidak memuat tag afiliasi kami.',
  'go.tag.honest': 'Harga yang Anda bayar, peringkat, dan penilaian kami tetap sama.',
  'go.tag.decline': 'Tanpa tag afiliasi untuk saya',
  'go.tag.allow': 'Izinkan lagi tag afiliasi',
  'download.scan': 'Pindai dengan ponsel',
  'share.close': 'Tutup',
  'share.copy': 'Salin tautan',
};
