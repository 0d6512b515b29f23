/**
 * How shoppers of the demo world begin and end their notes; what lies between stands in
 * `note-middles.ts`. `{name}` is the product. What is eaten or used up has no old one that broke,
 * and is not lived with for a month.
 */
import type { Language } from '#contract/language.ts';

interface Choices {
  /** True of anything. */
  readonly any: readonly string[];
  /** True of what lasts. */
  readonly lasting: readonly string[];
}

const USED_UP = /^(gr|be[12]|mo12|he41|li32|li33|ho32|ho22|be43)/;

/** What may be said of goods of a category. */
export function sayings(
  words: Readonly<Record<Language, Choices>>,
  category: string,
  lang: Language,
): readonly string[] {
  const { any, lasting } = words[lang];
  return USED_UP.test(category) ? any : [...any, ...lasting];
}

export const NOTE_TITLES: Readonly<Record<Language, Choices>> = {
  th: {
    any: [
      'รีวิว {name} แบบไม่อวย',
      '{name} คุ้มไหม ดูจากที่ใช้จริง',
      'ได้ {name} มาตอนราคาต่ำสุด ประทับใจกว่าที่คิด',
      'ก่อนซื้อ {name} อ่านอันนี้ก่อน',
      '{name} ดีตรงไหน ขัดใจตรงไหน',
      'สั่ง {name} มาลองเพราะรีวิวในนี้',
      'เทียบหลายร้านแล้วจบที่ {name}',
      'สามข้อที่อยากบอกก่อนกด {name}',
    ],
    lasting: [
      'ใช้ {name} มาหนึ่งเดือน เล่าให้ฟังตรง ๆ',
      'แกะกล่อง {name} พร้อมข้อสังเกต',
      'เปลี่ยนจากของเก่ามาเป็น {name}',
      '{name} ใช้ทุกวันแล้วเป็นอย่างไร',
      'ถามกันมาเยอะ เลยเขียนเรื่อง {name}',
      '{name}: สิ่งที่กล่องไม่ได้บอก',
    ],
  },
  en: {
    any: [
      'The {name}: good, bad and the price',
      'Is the {name} worth it? What I found',
      'Caught the {name} at its low, and happy',
      'Read this before the {name}',
      'What I like about the {name}, and what I do not',
      'Tried the {name} because of a note here',
      'Compared a few shops, ended up with the {name}',
      'Three things about the {name}',
    ],
    lasting: [
      'A month with the {name}, honestly',
      'Unboxing the {name}, with notes',
      'From my old one to the {name}',
      'The {name}, used every day',
      'You asked about the {name}, so here it is',
      'What the box does not say about the {name}',
    ],
  },
  id: {
    any: [
      '{name}: bagus, kurang, dan harganya',
      'Apakah {name} sepadan? Pengalaman saya',
      'Dapat {name} di harga terendah, puas',
      'Baca ini sebelum membeli {name}',
      'Yang saya suka dan tidak suka dari {name}',
      'Coba {name} gara-gara ulasan di sini',
      'Sudah banding beberapa toko, pilih {name}',
      'Tiga hal tentang {name}',
    ],
    lasting: [
      'Sebulan memakai {name}, jujur saja',
      'Buka kotak {name} dengan catatan',
      'Dari yang lama ke {name}',
      '{name} kalau dipakai tiap hari',
      'Banyak yang tanya soal {name}, ini jawabannya',
      '{name}: yang tidak tertulis di kotaknya',
    ],
  },
};

export const NOTE_OPENINGS: Readonly<Record<Language, Choices>> = {
  th: {
    any: [
      'เล็งมานานมาก รอกราฟลงถึงกดสั่ง ของมาถึงในสองวัน แพ็กมาแน่นดี',
      'เทียบสามร้านก่อนซื้อ สุดท้ายเลือกร้านที่แพงกว่านิดหน่อยแต่ส่งฟรีและคืนง่าย',
      'สารภาพว่าซื้อเพราะลดราคา ใช้ไปใช้มาติดใจ',
      'เพื่อนที่ออฟฟิศแนะนำมา ตอนแรกไม่เชื่อ ลองแล้วยอม',
      'สั่งตอนตีหนึ่งวันเลขคู่ ตื่นมานึกว่าพลาด พอของมาถึงโล่งใจ',
      'ตั้งเตือนราคาไว้เดือนกว่า มือถือเด้งปุ๊บกดเลย',
      'เคยซื้อของถูกกว่านี้แล้วเสียดายเงิน รอบนี้เลยอ่านรีวิวก่อน',
      'ไม่ได้รีบใช้ แต่ราคานี้ไม่เห็นมาหลายเดือนแล้ว',
    ],
    lasting: [
      'ซื้อเพราะของเก่าพัง ไม่ได้ตั้งใจจะรีวิว แต่มีคนถามเยอะเลยเขียนไว้',
      'แฟนเลือก เราเป็นคนใช้ ผ่านมาสักพักแล้วขอเล่าบ้าง',
      'ย้ายห้องใหม่เลยต้องซื้อหลายอย่าง ตัวนี้เป็นชิ้นที่ไม่เสียใจ',
      'ยืมของพี่สาวใช้มาก่อน ชอบเลยซื้อของตัวเอง',
    ],
  },
  en: {
    any: [
      'I waited for the line to come down before ordering. It arrived in two days, well packed.',
      'Compared three shops and took the slightly dearer one with free delivery and easy returns.',
      'I admit it was the discount. Then it grew on me.',
      'A colleague recommended it. I did not believe her; now I owe her a coffee.',
      'Ordered at one in the morning on a double day, regretted it at breakfast, stopped regretting it when it came.',
      'I had an alert on this for over a month. The phone buzzed, I pressed.',
      'I have bought cheaper ones and been sorry, so this time I read first.',
      'No hurry on my side, but I had not seen this price for months.',
    ],
    lasting: [
      'Bought it because the old one died; people kept asking, so here is a note.',
      'My partner chose it, I use it. Some weeks in, here is my side.',
      'We moved and had to buy many things at once. This is one that I do not regret.',
      'Borrowed my sister’s for a while, liked it, got my own.',
    ],
  },
  id: {
    any: [
      'Saya menunggu grafiknya turun baru memesan. Sampai dua hari, kemasan rapi.',
      'Membandingkan tiga toko, akhirnya pilih yang sedikit lebih mahal tapi gratis ongkir dan mudah retur.',
      'Jujur, awalnya karena diskon. Lama-lama suka.',
      'Teman kantor yang menyarankan. Awalnya tidak percaya, sekarang setuju.',
      'Pesan jam satu malam pas tanggal kembar, paginya sempat menyesal, lega setelah barang datang.',
      'Sudah pasang pengingat harga sebulan lebih. Begitu bunyi, langsung beli.',
      'Pernah beli yang lebih murah dan kecewa, jadi kali ini baca ulasan dulu.',
      'Sebenarnya tidak buru-buru, tapi harga segini sudah berbulan-bulan tidak muncul.',
    ],
    lasting: [
      'Beli karena yang lama rusak; banyak yang bertanya, jadi saya tulis.',
      'Pasangan yang memilih, saya yang memakai. Setelah beberapa minggu, begini ceritanya.',
      'Baru pindah dan harus beli banyak barang. Yang ini tidak disesali.',
      'Dulu pinjam punya kakak, cocok, akhirnya beli sendiri.',
    ],
  },
};

/** Of the price and the shop; some notes say nothing of them. */
export const NOTE_PRICES: Readonly<Record<Language, Choices>> = {
  th: {
    any: [
      'ราคาที่จ่ายจริงรวมส่งตรงกับที่หน้านี้คิดให้',
      'มีคูปองร้านอีกใบเลยได้ถูกลงอีกนิด แต่โค้ดหมดเร็วมาก',
      'ร้านส่งช้ากว่าที่บอกหนึ่งวัน แชตตอบไว เลยไม่ว่ากัน',
      'กล่องบุบมุมหนึ่ง ของข้างในปกติ',
      'เช็กย้อนหลังแล้วเคยต่ำกว่านี้ครั้งเดียวเมื่อปีก่อน ถือว่าโอเค',
      'ได้จากร้านทางการ ใบเสร็จครบ',
    ],
    lasting: ['ชิ้นแรกมีตำหนินิดหน่อย แจ้งไป ร้านส่งชิ้นใหม่มาให้ในสามวัน'],
  },
  en: {
    any: [
      'What I paid with delivery is what this page works out.',
      'A shop coupon took a little more off; the code was gone an hour later.',
      'The shop was a day late and quick to answer, so no hard feelings.',
      'One corner of the box was dented, what was in it was fine.',
      'It has been lower once, a year ago. Good enough for me.',
      'From the official store, receipt included.',
    ],
    lasting: ['The first had a small flaw; I asked, and another came in three days.'],
  },
  id: {
    any: [
      'Yang saya bayar dengan ongkir sama dengan hitungan di halaman ini.',
      'Dapat kupon toko jadi lebih murah sedikit; satu jam kemudian kodenya habis.',
      'Toko telat sehari tapi cepat membalas, jadi tidak masalah.',
      'Satu sudut kotaknya penyok, isinya aman.',
      'Pernah lebih rendah sekali, tahun lalu. Buat saya cukup.',
      'Dari toko resmi, struknya lengkap.',
    ],
    lasting: ['Yang pertama ada cacat kecil; saya lapor, tiga hari kemudian diganti.'],
  },
};

export const NOTE_ENDS: Readonly<Record<Language, Choices>> = {
  th: {
    any: [
      'สรุปให้ 8 เต็ม 10 ถ้าราคากลับไปเท่านี้อีกซื้อซ้ำแน่',
      'แนะนำให้ดูกราฟก่อน ของเราได้ต่ำกว่าราคาปกติเยอะ รู้สึกชนะ',
      'ไม่ถึงกับว้าว แต่ไม่มีอะไรให้บ่น',
      'ถ้าแพงกว่านี้สองร้อยคงไม่ซื้อ ราคานี้พอดี',
      'ใครเจอถูกกว่านี้มาบอกกันบ้าง',
      'ตัดสินใจซื้ออีกชิ้นให้ที่บ้านแล้ว',
    ],
    lasting: [
      'ถ้ามีของเดิมที่ยังดีอยู่ไม่ต้องรีบ แต่ถ้ากำลังหา ตัวนี้จบ',
      'ใครใช้รุ่นอื่นอยู่มาแลกเปลี่ยนกันได้นะ',
      'ครบสามเดือนเมื่อไรจะมาอัปเดตอีกที',
      'ถ้าเน้นทนมากกว่าสวย ผ่าน',
    ],
  },
  en: {
    any: [
      'Eight out of ten. At this price I would buy it again.',
      'Look at the chart first. I paid well below the usual price and it feels like winning.',
      'Nothing to shout about, nothing to complain of.',
      'For much more I would have passed; at this price it is right.',
      'If you find it cheaper, tell us.',
      'Already ordered a second one for my parents.',
    ],
    lasting: [
      'No hurry if yours still works. If you are looking, this one settles it.',
      'If you use another model, tell us how it compares.',
      'I will be back with an update in three months.',
      'If you want it to last rather than to shine: yes.',
    ],
  },
  id: {
    any: [
      'Delapan dari sepuluh. Di harga ini saya mau beli lagi.',
      'Lihat grafiknya dulu. Saya dapat jauh di bawah harga biasa, rasanya menang.',
      'Tidak istimewa, tapi tidak ada yang dikeluhkan.',
      'Kalau jauh lebih mahal saya lewatkan; di harga ini pas.',
      'Kalau ada yang lebih murah, kabari ya.',
      'Sudah pesan satu lagi untuk orang tua.',
    ],
    lasting: [
      'Tidak perlu buru-buru kalau yang lama masih bagus. Kalau sedang mencari, ini jawabannya.',
      'Yang memakai model lain, ayo berbagi.',
      'Tiga bulan lagi saya perbarui catatan ini.',
      'Kalau mencari yang awet daripada yang cantik: ya.',
    ],
  },
};

/** A title about a product: Thai sets no space between Thai words. */
export function titledWith(title: string, name: string): string {
  return /^[\u0E00-\u0E7F]/.test(name)
    ? title.replace(/(?<=[\u0E00-\u0E7F]) \{name\}/, name).replace('{name}', name)
    : title.replace('{name}', name);
}
