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

/** What a name may end with, by top category. `{n}` is a number that suits. */
export const SPECS: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  el: {
    th: ['ตัดเสียงรบกวน', 'แบต {h} ชม.', 'กันน้ำ IPX5', 'บลูทูธ 5.4', 'รับประกัน 2 ปี'],
    en: ['noise cancelling', '{h}-hour battery', 'IPX5 water resistant', 'Bluetooth 5.4', '2-year warranty'],
    id: ['peredam bising', 'baterai {h} jam', 'tahan air IPX5', 'Bluetooth 5.4', 'garansi 2 tahun'],
  },
  co: {
    th: ['ไร้เสียงคลิก', 'ต่อ 3 เครื่อง', 'USB-C', 'ไฟ RGB', 'พกพาง่าย'],
    en: ['silent clicks', 'pairs with 3 devices', 'USB-C', 'RGB light', 'travel size'],
    id: ['klik senyap', 'sambung 3 perangkat', 'USB-C', 'lampu RGB', 'ukuran travel'],
  },
  ha: {
    th: ['ประหยัดไฟ', 'เสียงเงียบ', 'สั่งงานผ่านแอป', 'ฉลากเบอร์ 5', 'แพ็ก 4'],
    en: ['energy saving', 'quiet', 'app control', 'A-rated', 'pack of 4'],
    id: ['hemat listrik', 'senyap', 'kontrol aplikasi', 'label A', 'isi 4'],
  },
  ki: {
    th: ['เคลือบหิน', '{l} ลิตร', 'ใช้กับเตาแม่เหล็ก', 'ล้างเครื่องได้', 'สแตนเลส 304'],
    en: ['stone coating', '{l} litres', 'induction ready', 'dishwasher safe', '304 stainless'],
    id: ['lapisan batu', '{l} liter', 'untuk induksi', 'aman mesin cuci', 'baja 304'],
  },
  ho: {
    th: ['ไม้ยางพารา', 'ประกอบง่าย', 'กันน้ำ', 'สีครีม', '{n} ชิ้น'],
    en: ['rubberwood', 'easy assembly', 'water resistant', 'cream', '{n} pieces'],
    id: ['kayu karet', 'mudah dirakit', 'tahan air', 'krem', '{n} buah'],
  },
  fa: {
    th: ['ผ้าฝ้ายแท้', 'ทรงหลวม', 'ระบายอากาศ', 'ไม่ต้องรีด', 'รุ่นใหม่'],
    en: ['pure cotton', 'relaxed fit', 'breathable', 'no ironing', 'new season'],
    id: ['katun asli', 'potongan longgar', 'sejuk', 'tanpa setrika', 'model baru'],
  },
  ba: {
    th: ['{l} ลิตร', 'กันน้ำ', 'ล้อหมุนรอบ', 'ซิปสองชั้น', 'เบาพิเศษ'],
    en: ['{l} litres', 'waterproof', 'spinner wheels', 'double zip', 'ultra light'],
    id: ['{l} liter', 'tahan air', 'roda putar', 'ritsleting ganda', 'sangat ringan'],
  },
  be: {
    th: ['{m} มล.', 'ผิวแพ้ง่าย', 'ไม่มีน้ำหอม', 'ติดทน', 'สูตรอ่อนโยน'],
    en: ['{m} ml', 'sensitive skin', 'fragrance free', 'long lasting', 'gentle formula'],
    id: ['{m} ml', 'kulit sensitif', 'tanpa parfum', 'tahan lama', 'formula lembut'],
  },
  he: {
    th: ['รุ่นแข่ง', 'น้ำหนักเบา', 'กันลื่น', 'ปรับระดับได้', 'พร้อมกระเป๋า'],
    en: ['match grade', 'lightweight', 'non-slip', 'adjustable', 'with bag'],
    id: ['kelas tanding', 'ringan', 'antiselip', 'dapat diatur', 'dengan tas'],
  },
  mo: {
    th: ['ปลอดสาร BPA', 'ซักเครื่องได้', '{n} ชิ้น', 'อายุ 3 ปีขึ้นไป', 'ผิวนุ่ม'],
    en: ['BPA free', 'machine washable', '{n} pieces', 'from 3 years', 'soft touch'],
    id: ['bebas BPA', 'bisa dicuci mesin', '{n} buah', 'usia 3+', 'lembut'],
  },
  gr: {
    th: ['{g} กรัม', 'แพ็ก {n}', 'ออร์แกนิก', 'หวานน้อย', 'สดใหม่'],
    en: ['{g} g', 'pack of {n}', 'organic', 'less sugar', 'fresh'],
    id: ['{g} g', 'isi {n}', 'organik', 'rendah gula', 'segar'],
  },
  li: {
    th: ['สำหรับผู้เริ่มต้น', 'งานทำมือ', 'ชุด {n} ชิ้น', 'พร้อมกล่อง', 'กระดาษถนอมสายตา'],
    en: ['for beginners', 'handmade', 'set of {n}', 'with case', 'eye-friendly paper'],
    id: ['untuk pemula', 'buatan tangan', 'set {n} buah', 'dengan kotak', 'kertas nyaman di mata'],
  },
};

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
