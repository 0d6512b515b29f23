/** Words from which names and texts of the demo world are made, per language. */
import type { Language } from '#contract/language.ts';

/** Series names that follow a brand; the same in every language. */
export const SERIES = [
  'Hush',
  'Pop',
  'Tempo',
  'Trail',
  'Lite',
  'Plus',
  'Neo',
  'Max',
  'Air',
  'Go',
  'Pure',
  'Duo',
  'Nova',
  'Slim',
  'Prime',
  'Core',
  'Wave',
  'Mini',
  'One',
  'Flex',
] as const;

export const COLOURS: Readonly<Record<Language, readonly string[]>> = {
  th: ['เทา', 'ขาว', 'น้ำเงิน', 'ดำ', 'ชมพู', 'เขียว'],
  en: ['Grey', 'White', 'Blue', 'Black', 'Pink', 'Green'],
  id: ['Abu-abu', 'Putih', 'Biru', 'Hitam', 'Merah muda', 'Hijau'],
};

/** Descriptions: an opening, a middle and an end, of each a few. `{name}` is the product. */
export const DESCRIPTIONS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  th: [
    ['{name} ออกแบบมาให้ใช้ได้ทุกวันโดยไม่ต้องคิดมาก', '{name} รุ่นที่คนใช้จริงกลับมาซื้อซ้ำ', '{name} ตัวเลือกที่ลงตัวระหว่างราคากับคุณภาพ'],
    ['วัสดุแข็งแรง น้ำหนักพอดีมือ ดูแลง่าย', 'ทดสอบการใช้งานต่อเนื่องแล้วยังเหมือนใหม่', 'ขนาดกะทัดรัด เก็บง่าย ไม่กินที่'],
    ['มีของพร้อมส่งในประเทศ เปลี่ยนคืนได้ภายใน 7 วัน', 'ในกล่องมีคู่มือภาษาไทยและใบรับประกัน', 'เหมาะทั้งใช้เองและเป็นของขวัญ'],
  ],
  en: [
    ['{name} is made for every day, without fuss.', '{name} is the one people buy again.', '{name} sits where price and quality meet.'],
    ['Sturdy material, a comfortable weight and easy care.', 'Tested in long use, and still like new.', 'Compact, easy to store, takes no room.'],
    ['Shipped from within the country, returns within 7 days.', 'The box holds a manual and the warranty card.', 'Good for yourself and as a present.'],
  ],
  id: [
    [
      '{name} dibuat untuk dipakai setiap hari tanpa repot.',
      '{name} adalah produk yang dibeli lagi oleh pemakainya.',
      '{name} berada di titik temu harga dan mutu.',
    ],
    ['Bahan kokoh, bobot pas, perawatan mudah.', 'Sudah diuji lama dan tetap seperti baru.', 'Ringkas, mudah disimpan, tidak makan tempat.'],
    ['Dikirim dari dalam negeri, retur dalam 7 hari.', 'Di dalam kotak ada panduan dan kartu garansi.', 'Cocok untuk sendiri maupun hadiah.'],
  ],
};

/** What an editor says of a deal, by verdict; `{name}`, `{shop}`. */
export const DEAL_TEXTS: Readonly<Record<Language, Readonly<Record<'good' | 'plain', readonly string[]>>>> = {
  th: {
    good: ['ราคานี้ต่ำกว่าที่ขายมาตลอดหลายเดือน ใครรออยู่รอบนี้น่าสนใจ', 'เช็กย้อนหลังแล้วลดจริง ของครบสีครบรุ่น', 'ร้านส่งไว รีวิวดี ราคาตอนนี้คุ้มกว่ารอบก่อน'],
    plain: ['ดูกราฟราคาก่อนตัดสินใจ รอบก่อนเคยมีราคานี้มาแล้ว', 'ร้านขึ้นป้ายลด แต่ลองเทียบกับราคาย้อนหลังก่อน', 'ของใช้ดี แต่ถ้าไม่รีบ รอรอบหน้าก็ได้'],
  },
  en: {
    good: [
      'This is below what it has cost for months. If you were waiting, look now.',
      'We checked the history: the cut is real, and every colour is there.',
      'Quick shop, good reviews, and a better price than last time.',
    ],
    plain: [
      'Look at the price line first; it has been here before.',
      'The label says sale. Compare it with the history.',
      'A good product, but there is no hurry.',
    ],
  },
  id: {
    good: [
      'Harganya di bawah rata-rata beberapa bulan. Kalau memang menunggu, ini saatnya.',
      'Sudah kami cek riwayatnya: potongannya asli, semua warna tersedia.',
      'Toko cepat, ulasan bagus, dan lebih murah dari promo sebelumnya.',
    ],
    plain: [
      'Lihat dulu grafik harganya; angka ini pernah muncul.',
      'Labelnya diskon. Bandingkan dengan riwayatnya.',
      'Produk bagus, tapi tidak perlu buru-buru.',
    ],
  },
};
