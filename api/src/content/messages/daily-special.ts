/** The page of daily specials in words; holes are filled with the parameters of the rule. */
import type { Language } from '#contract/language.ts';

interface Words {
  title: string;
  subtitle: string;
  rules: string;
}

export const DAILY_SPECIAL: Readonly<Record<Language, Words>> = {
  th: {
    title: 'ดีลเด็ดประจำวัน',
    subtitle: 'ส่วนลดที่ตรวจกับราคาย้อนหลังแล้วว่าจริง',
    rules:
      'เราเลือกดีลที่ยังซื้อได้ ประกาศภายใน {days} วันล่าสุด และถูกกว่าราคาปกติจริงอย่างน้อย {percent}% ตามราคาย้อนหลังของเราเอง เรียงจากส่วนลดจริงมากที่สุด ไม่เกิน {most} รายการ ค่าแนะนำไม่มีผลต่อการเลือก อัปเดตทุกเที่ยงคืน',
  },
  en: {
    title: 'Daily specials',
    subtitle: 'Discounts confirmed by their own price history',
    rules:
      'We choose deals that are still available, were published within the last {days} days, and are at least {percent}% below their usual price in our own price history: the largest real discount first, at most {most}. Commission has no influence. Updated every midnight.',
  },
  id: {
    title: 'Promo pilihan hari ini',
    subtitle: 'Diskon yang terbukti dari riwayat harganya',
    rules:
      'Kami memilih promo yang masih bisa dibeli, terbit dalam {days} hari terakhir, dan setidaknya {percent}% di bawah harga biasanya menurut riwayat harga kami sendiri; diskon nyata terbesar lebih dulu, paling banyak {most}. Komisi tidak berpengaruh. Diperbarui setiap tengah malam.',
  },
};
