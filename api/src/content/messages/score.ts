/** The parts of a score in sentences. */
import type { SCORE_ITEMS } from '#contract/content/score.ts';
import type { Language } from '#contract/language.ts';

type Part = (typeof SCORE_ITEMS)[number];

export const SCORE_TEXTS: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  th: {
    PRICE_POSITION: 'ตำแหน่งราคาใน 180 วัน',
    VERIFIED_DISCOUNT: 'ลดจริงจากราคาปกติ',
    COMMUNITY: 'โหวตของนักช้อป (เริ่มที่ค่ากลาง)',
    FRESHNESS: 'ความใหม่ของดีล',
    RELIABILITY: 'มีสินค้า ค่าส่งชัดเจน ไม่ต้องใช้คูปอง',
    SELLER: 'ร้านทางการ คะแนน และจำนวนรีวิว',
    CAP: 'ราคาย้อนหลังไม่ยืนยันส่วนลดที่ร้านอ้าง คะแนนจึงถูกจำกัด',
  },
  en: {
    PRICE_POSITION: 'Price position in the last 180 days',
    VERIFIED_DISCOUNT: 'Real discount from the usual price',
    COMMUNITY: 'Shoppers’ votes (starting in the middle)',
    FRESHNESS: 'Freshness of the deal',
    RELIABILITY: 'In stock, shipping known, no coupon needed',
    SELLER: 'Official shop, rating and number of reviews',
    CAP: 'The price history does not support the shop’s claim, so the score is capped',
  },
  id: {
    PRICE_POSITION: 'Posisi harga dalam 180 hari',
    VERIFIED_DISCOUNT: 'Diskon nyata dari harga biasa',
    COMMUNITY: 'Suara pengguna (mulai dari tengah)',
    FRESHNESS: 'Kebaruan promo',
    RELIABILITY: 'Stok ada, ongkir jelas, tanpa kupon',
    SELLER: 'Toko resmi, rating, dan jumlah ulasan',
    CAP: 'Riwayat harga tidak mendukung klaim toko, jadi skor dibatasi',
  },
};
