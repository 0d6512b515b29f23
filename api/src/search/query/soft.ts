/**
 * Words that say what a shopper wants of a thing, not which thing: found they count a little,
 * missing they are not missed.
 */

const SOFT = new Set(
  `the a an of for with and or to in on at by best cheap cheapest sale deal deals discount discounts promo promotion promotions buy price prices good new top review reviews
  used refurbished secondhand original genuine latest newest popular online
  meriah kualitas
  bekas seken second baru terbaru asli ori terlaris laris populer
  มือสอง ใหม่ ล่าสุด แท้ ของแท้ ยอดนิยม ขายดี ออนไลน์
  yang untuk dan di ke dari dengan murah termurah promo diskon harga penawaran tawaran beli jual terbaik bagus paling rekomendasi cari ulasan
  ราคา ถูก ลด ส่วนลด ลดราคา โปรโมชั่น โปร ซื้อ ขาย สำหรับ และ ของ ที่ ดี สุด ดีที่สุด แนะนำ รีวิว หา อยาก ได้ รุ่น ไหน ครับ ค่ะ คะ นะ มี`
    .split(/\s+/)
    .filter(Boolean),
);

export function isSoft(word: string): boolean {
  return SOFT.has(word);
}
