/** The parts of a score in sentences. */
import type { SCORE_ITEMS } from '#contract/content/score.ts';
import type { Language } from '#contract/language.ts';

type Part = (typeof SCORE_ITEMS)[number];

export const SCORE_TEXTS: Readonly<Record<Language, Readonly<Record<Part, string>>>> = {
  th: {
    PRICE_POSITION: 'ราคานี้อยู่ตรงไหนเมื่อเทียบกับราคาใน 180 วันที่ผ่านมา',
    VERIFIED_DISCOUNT: 'ถูกกว่าราคาปกติจริงเท่าไรตามประวัติราคา',
    COMMUNITY: 'ผลโหวตของผู้ซื้อ ทุกดีลเริ่มจากค่ากลางเท่ากัน',
    FRESHNESS: 'ดีลนี้ใหม่แค่ไหน',
    RELIABILITY: 'มีของ ค่าส่งชัดเจน และไม่ต้องพึ่งคูปอง',
    SELLER: 'ร้านทางการ คะแนน และจำนวนรีวิว',
    CAP: 'ประวัติราคาไม่ยืนยันส่วนลดที่ร้านอ้าง คะแนนจึงถูกจำกัด',
  },
  en: {
    PRICE_POSITION: 'Where this price stands among the prices of the last 180 days',
    VERIFIED_DISCOUNT: 'How far it really is below the usual price',
    COMMUNITY: 'What buyers vote; every deal begins in the same middle',
    FRESHNESS: 'How new the deal is',
    RELIABILITY: 'In stock, shipping known, no coupon needed',
    SELLER: 'Official shop, rating and number of reviews',
    CAP: 'The price history does not bear out what the shop claims, so the score is capped',
  },
  id: {
    PRICE_POSITION: 'Posisi harga ini di antara harga 180 hari terakhir',
    VERIFIED_DISCOUNT: 'Seberapa jauh harga ini benar-benar di bawah harga biasa',
    COMMUNITY: 'Suara pembeli; semua promo mulai dari nilai tengah yang sama',
    FRESHNESS: 'Seberapa baru promo ini',
    RELIABILITY: 'Stok ada, ongkir jelas, tanpa kupon',
    SELLER: 'Toko resmi, rating, dan jumlah ulasan',
    CAP: 'Riwayat harga tidak membenarkan klaim toko, jadi skor dibatasi',
  },
};
