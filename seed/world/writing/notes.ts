/** What shoppers of the demo world say in their notes: an opening, how it went by kind of goods, and an end. `{name}` is the product. */
import type { Language } from '#contract/language.ts';

export const NOTE_TITLES: Readonly<Record<Language, readonly string[]>> = {
  th: [
    'ใช้ {name} มาหนึ่งเดือน เล่าให้ฟังตรง ๆ',
    'รีวิว {name} แบบไม่อวย',
    '{name} คุ้มไหม ดูจากที่ใช้จริง',
    'ได้ {name} มาตอนราคาต่ำสุด ประทับใจกว่าที่คิด',
    'แกะกล่อง {name} พร้อมข้อสังเกต',
    'ก่อนซื้อ {name} อ่านอันนี้ก่อน',
  ],
  en: [
    'A month with the {name}, honestly',
    'The {name}: good, bad and the price',
    'Is the {name} worth it? What I found',
    'Caught the {name} at its low, and happy',
    'Unboxing the {name}, with notes',
    'Read this before the {name}',
  ],
  id: [
    'Sebulan memakai {name}, jujur saja',
    '{name}: bagus, kurang, dan harganya',
    'Apakah {name} sepadan? Pengalaman saya',
    'Dapat {name} di harga terendah, puas',
    'Buka kotak {name} dengan catatan',
    'Baca ini sebelum membeli {name}',
  ],
};

export const NOTE_OPENINGS: Readonly<Record<Language, readonly string[]>> = {
  th: [
    'เล็งมานานมาก รอกราฟลงถึงกดสั่ง ของมาถึงในสองวัน แพ็กมาแน่นดี',
    'ซื้อเพราะของเก่าพัง ไม่ได้ตั้งใจจะรีวิว แต่มีคนถามเยอะเลยเขียนไว้',
    'เทียบสามร้านก่อนซื้อ สุดท้ายเลือกร้านที่แพงกว่านิดหน่อยแต่ส่งฟรีและคืนง่าย',
    'สารภาพว่าซื้อเพราะลดราคา ใช้ไปใช้มาติดใจ',
    'แฟนเลือก เราเป็นคนใช้ ผ่านมาสามอาทิตย์แล้วขอเล่าบ้าง',
  ],
  en: [
    'I waited for the line to come down before ordering. It arrived in two days, well packed.',
    'Bought it because the old one died; people kept asking, so here is a note.',
    'Compared three shops and took the slightly dearer one with free delivery and easy returns.',
    'I admit it was the discount. Then it grew on me.',
    'My partner chose it, I use it. Three weeks in, here is my side.',
  ],
  id: [
    'Saya menunggu grafiknya turun baru memesan. Sampai dua hari, kemasan rapi.',
    'Beli karena yang lama rusak; banyak yang bertanya, jadi saya tulis.',
    'Membandingkan tiga toko, akhirnya pilih yang sedikit lebih mahal tapi gratis ongkir dan mudah retur.',
    'Jujur, awalnya karena diskon. Lama-lama suka.',
    'Pasangan yang memilih, saya yang memakai. Setelah tiga minggu, begini ceritanya.',
  ],
};

/** By the code of the top category. */
export const NOTE_MIDDLES: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  th: {
    el: ['แบตอยู่ได้เกือบตามที่บอก ต่อบลูทูธไวและไม่หลุดตอนเดินห่าง จุดที่ไม่ชอบคือคู่มือตัวเล็กมาก', 'เสียงกลาง ๆ ไม่บูมเกิน ฟังพอดแคสต์ชัด ถ้าหวังเบสหนักอาจไม่ใช่ทาง'],
    co: ['ตอบสนองเร็ว พิมพ์งานยาว ๆ ไม่ล้า เสียงพัดลมดังขึ้นตอนเปิดวิดีโอคอลนาน ๆ เท่านั้น', 'น้ำหนักเบากว่าที่คิด ใส่เป้ไปคาเฟ่ได้ทุกวัน ช่องเสียบน้อยไปหนึ่งช่อง'],
    ha: ['ตั้งค่าครั้งแรกใช้เวลานิดหน่อย หลังจากนั้นไม่ต้องแตะอีกเลย เสียงทำงานเบากว่าเครื่องเก่า', 'กินไฟไม่ต่างจากเดิมเท่าไร แต่สว่างและทั่วกว่ามาก'],
    ki: ['ล้างง่ายจริง คราบหลุดตั้งแต่น้ำแรก ใช้ทุกวันมาเดือนหนึ่งยังไม่มีรอย', 'ความร้อนกระจายดี ทำไข่ดาวไม่ติด แต่ด้ามร้อนถ้าเปิดไฟแรงนาน'],
    ho: ['ประกอบเองยี่สิบนาที น็อตครบ สีตรงรูป วางแล้วห้องดูสว่างขึ้น', 'แข็งแรงดี ไม่โยก มีกลิ่นสีจาง ๆ สองสามวันแรก'],
    fa: ['ไซซ์ตรงตาราง ผ้าไม่บาง ซักเครื่องสองรอบยังทรงเดิม', 'ใส่สบาย ไม่กัดเท้า เดินทั้งวันได้ สีจริงเข้มกว่ารูปนิดเดียว'],
    ba: ['ช่องเยอะแบบที่ได้ใช้จริง ซิปลื่น กันฝนปรอย ๆ ได้', 'ล้อลื่นเงียบ ลากบนฟุตปาทไทยรอดมาได้สองทริป'],
    be: ['ซึมไว ไม่เหนียว ใช้เช้าเย็นสองอาทิตย์ ผิวแห้งตรงศอกดีขึ้นชัด', 'กลิ่นอ่อนไม่แรง สีติดทนถึงเย็น ถ้ากินข้าวต้องเติมบ้าง'],
    he: ['จับถนัดมือ น้ำหนักพอดีสำหรับมือใหม่ ใช้สัปดาห์ละสามครั้งยังไม่มีส่วนไหนสึก', 'เข่าไม่เจ็บเหมือนแต่ก่อน พื้นกระเบื้องก็ไม่ลื่น'],
    mo: ['ลูกชอบตั้งแต่วันแรก ล้างง่าย ไม่มีมุมอับ', 'วัสดุไม่มีกลิ่น ขอบเรียบไม่บาดมือ เด็กสามขวบเล่นเองได้'],
    gr: ['สดกว่าที่คิด วันหมดอายุเหลือเกือบปี แพ็กมาไม่แตก', 'รสชาติเหมือนซื้อในห้าง แต่คิดต่อชิ้นแล้วถูกกว่าพอสมควร'],
    li: ['งานประณีตดี เสียงใสกว่าที่หวัง มือใหม่เริ่มได้เลย', 'กระดาษเขียนลื่นไม่ซึม ใช้ปากกาหมึกเจลได้สบาย'],
  },
  en: {
    el: [
      'The battery lasts close to what they say and the connection holds when I walk away. The manual is tiny.',
      'Balanced sound, clear for podcasts. If you want heavy bass, look elsewhere.',
    ],
    co: ['Quick, and comfortable for long typing. The fan is only heard in long calls.', 'Lighter than expected, fine to carry daily. One socket too few.'],
    ha: [
      'The first set-up takes a moment; after that I never touched it again. Quieter than the old one.',
      'Uses about the same power and lights the room far better.',
    ],
    ki: ['Truly easy to wash. A month of daily use and not a scratch.', 'Heat spreads evenly and eggs do not stick; the handle gets warm on high.'],
    ho: ['Twenty minutes to put together, all screws there, the colour as in the picture.', 'Steady, no wobble; a faint smell of paint for two days.'],
    fa: [
      'True to the size chart, the fabric is not thin, and two washes later it keeps its shape.',
      'No blisters after a full day. The colour is a little darker than in the picture.',
    ],
    ba: ['Pockets where I need them, smooth zips, and it survived a drizzle.', 'The wheels run quietly, two trips on rough pavements behind them.'],
    be: [
      'Absorbs fast and is not sticky. Two weeks morning and evening made a difference on dry elbows.',
      'A faint scent, and the colour stays until evening; touch up after lunch.',
    ],
    he: ['Good grip and weight for a beginner. Three times a week and no wear yet.', 'My knees are grateful, and it does not slip on tiles.'],
    mo: ['Accepted from the first day, easy to clean, no hidden corners.', 'No smell, smooth edges; a three-year-old manages alone.'],
    gr: ['Fresher than I feared, nearly a year to the date, nothing broken.', 'Tastes as in the supermarket and costs clearly less per piece.'],
    li: ['Neatly made and a clearer sound than I hoped; right for beginners.', 'Smooth paper that does not bleed, also with gel pens.'],
  },
  id: {
    el: [
      'Baterainya hampir sesuai klaim dan koneksi stabil saat menjauh. Buku panduannya kecil sekali.',
      'Suara seimbang, jelas untuk podcast. Kalau mencari bass besar, bukan ini.',
    ],
    co: [
      'Responsif dan nyaman mengetik lama. Kipas hanya terdengar saat rapat panjang.',
      'Lebih ringan dari perkiraan, enak dibawa tiap hari. Kurang satu port.',
    ],
    ha: ['Pengaturan pertama agak lama, setelah itu tidak perlu disentuh lagi. Lebih senyap.', 'Listriknya hampir sama, tetapi jauh lebih terang dan merata.'],
    ki: ['Benar-benar mudah dicuci. Sebulan dipakai tiap hari belum tergores.', 'Panas merata dan telur tidak lengket; gagang agak panas kalau api besar.'],
    ho: ['Dirakit dua puluh menit, sekrup lengkap, warna sesuai foto.', 'Kokoh, tidak goyang; sedikit bau cat dua hari pertama.'],
    fa: ['Sesuai tabel ukuran, kain tidak tipis, dua kali cuci bentuknya tetap.', 'Seharian tidak lecet. Warna sedikit lebih gelap dari foto.'],
    ba: ['Kantongnya berguna, ritsleting lancar, tahan gerimis.', 'Rodanya senyap, sudah dua perjalanan di trotoar kasar.'],
    be: ['Cepat meresap, tidak lengket. Dua minggu pagi-sore siku kering membaik.', 'Wangi lembut, warna tahan sampai sore; perlu ditambah setelah makan.'],
    he: ['Genggaman enak dan beratnya pas untuk pemula. Tiga kali seminggu belum aus.', 'Lutut terasa lebih nyaman, tidak licin di keramik.'],
    mo: ['Langsung diterima sejak hari pertama, mudah dibersihkan.', 'Tidak berbau, tepinya halus; anak tiga tahun bisa sendiri.'],
    gr: [
      'Lebih segar dari dugaan, tanggalnya masih hampir setahun, tidak ada yang pecah.',
      'Rasanya seperti di supermarket, dihitung per buah jelas lebih murah.',
    ],
    li: ['Buatannya rapi, suaranya lebih jernih dari harapan; cocok untuk pemula.', 'Kertasnya halus dan tidak tembus, juga untuk pulpen gel.'],
  },
};

export const NOTE_ENDS: Readonly<Record<Language, readonly string[]>> = {
  th: [
    'สรุปให้ 8 เต็ม 10 หักเรื่องกล่องบุบมานิดหน่อย ถ้าราคากลับไปเท่านี้อีกซื้อซ้ำแน่',
    'ถ้ามีของเดิมที่ยังดีอยู่ไม่ต้องรีบ แต่ถ้ากำลังหา ตัวนี้จบ',
    'แนะนำให้ดูกราฟก่อน ของเราได้ต่ำกว่าราคาปกติเยอะ รู้สึกชนะ',
    'ใครใช้รุ่นอื่นอยู่มาแลกเปลี่ยนกันได้นะ',
  ],
  en: [
    'Eight out of ten; the box came dented. At this price I would buy it again.',
    'No hurry if yours still works. If you are looking, this one settles it.',
    'Look at the chart first. I paid well below the usual price and it feels like winning.',
    'If you use another model, tell us how it compares.',
  ],
  id: [
    'Delapan dari sepuluh; kotaknya agak penyok. Di harga ini saya mau beli lagi.',
    'Tidak perlu buru-buru kalau yang lama masih bagus. Kalau sedang mencari, ini jawabannya.',
    'Lihat grafiknya dulu. Saya dapat jauh di bawah harga biasa, rasanya menang.',
    'Yang memakai model lain, ayo berbagi.',
  ],
};
