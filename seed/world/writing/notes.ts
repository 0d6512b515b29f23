/**
 * How shoppers of the demo world begin and end their notes; what lies between stands in `note-middles.ts`. `{name}` is the
 * product. What is eaten or used up has no old one that broke, and is not lived with for a month.
 */
import type { Language } from '#contract/language.ts';

interface Choices {
  /** True of anything. */
  readonly any: readonly string[];
  /** True of what lasts. */
  readonly lasting: readonly string[];
}

const USED_UP = /^(gr|be[12]|mo12|he41|li32|ho32|ho22|be43)/;

/** What may be said of goods of a category. */
export function sayings(words: Readonly<Record<Language, Choices>>, category: string, lang: Language): readonly string[] {
  const { any, lasting } = words[lang];
  return USED_UP.test(category) ? any : [...any, ...lasting];
}

export const NOTE_TITLES: Readonly<Record<Language, Choices>> = {
  th: {
    any: ['รีวิว {name} แบบไม่อวย', '{name} คุ้มไหม ดูจากที่ใช้จริง', 'ได้ {name} มาตอนราคาต่ำสุด ประทับใจกว่าที่คิด', 'ก่อนซื้อ {name} อ่านอันนี้ก่อน'],
    lasting: ['ใช้ {name} มาหนึ่งเดือน เล่าให้ฟังตรง ๆ', 'แกะกล่อง {name} พร้อมข้อสังเกต'],
  },
  en: {
    any: [
      'The {name}: good, bad and the price',
      'Is the {name} worth it? What I found',
      'Caught the {name} at its low, and happy',
      'Read this before the {name}',
    ],
    lasting: ['A month with the {name}, honestly', 'Unboxing the {name}, with notes'],
  },
  id: {
    any: [
      '{name}: bagus, kurang, dan harganya',
      'Apakah {name} sepadan? Pengalaman saya',
      'Dapat {name} di harga terendah, puas',
      'Baca ini sebelum membeli {name}',
    ],
    lasting: ['Sebulan memakai {name}, jujur saja', 'Buka kotak {name} dengan catatan'],
  },
};

export const NOTE_OPENINGS: Readonly<Record<Language, Choices>> = {
  th: {
    any: [
      'เล็งมานานมาก รอกราฟลงถึงกดสั่ง ของมาถึงในสองวัน แพ็กมาแน่นดี',
      'เทียบสามร้านก่อนซื้อ สุดท้ายเลือกร้านที่แพงกว่านิดหน่อยแต่ส่งฟรีและคืนง่าย',
      'สารภาพว่าซื้อเพราะลดราคา ใช้ไปใช้มาติดใจ',
    ],
    lasting: ['ซื้อเพราะของเก่าพัง ไม่ได้ตั้งใจจะรีวิว แต่มีคนถามเยอะเลยเขียนไว้', 'แฟนเลือก เราเป็นคนใช้ ผ่านมาสามอาทิตย์แล้วขอเล่าบ้าง'],
  },
  en: {
    any: [
      'I waited for the line to come down before ordering. It arrived in two days, well packed.',
      'Compared three shops and took the slightly dearer one with free delivery and easy returns.',
      'I admit it was the discount. Then it grew on me.',
    ],
    lasting: ['Bought it because the old one died; people kept asking, so here is a note.', 'My partner chose it, I use it. Three weeks in, here is my side.'],
  },
  id: {
    any: [
      'Saya menunggu grafiknya turun baru memesan. Sampai dua hari, kemasan rapi.',
      'Membandingkan tiga toko, akhirnya pilih yang sedikit lebih mahal tapi gratis ongkir dan mudah retur.',
      'Jujur, awalnya karena diskon. Lama-lama suka.',
    ],
    lasting: [
      'Beli karena yang lama rusak; banyak yang bertanya, jadi saya tulis.',
      'Pasangan yang memilih, saya yang memakai. Setelah tiga minggu, begini ceritanya.',
    ],
  },
};

export const NOTE_ENDS: Readonly<Record<Language, Choices>> = {
  th: {
    any: ['สรุปให้ 8 เต็ม 10 หักเรื่องกล่องบุบมานิดหน่อย ถ้าราคากลับไปเท่านี้อีกซื้อซ้ำแน่', 'แนะนำให้ดูกราฟก่อน ของเราได้ต่ำกว่าราคาปกติเยอะ รู้สึกชนะ'],
    lasting: ['ถ้ามีของเดิมที่ยังดีอยู่ไม่ต้องรีบ แต่ถ้ากำลังหา ตัวนี้จบ', 'ใครใช้รุ่นอื่นอยู่มาแลกเปลี่ยนกันได้นะ'],
  },
  en: {
    any: [
      'Eight out of ten; the box came dented. At this price I would buy it again.',
      'Look at the chart first. I paid well below the usual price and it feels like winning.',
    ],
    lasting: ['No hurry if yours still works. If you are looking, this one settles it.', 'If you use another model, tell us how it compares.'],
  },
  id: {
    any: [
      'Delapan dari sepuluh; kotaknya agak penyok. Di harga ini saya mau beli lagi.',
      'Lihat grafiknya dulu. Saya dapat jauh di bawah harga biasa, rasanya menang.',
    ],
    lasting: ['Tidak perlu buru-buru kalau yang lama masih bagus. Kalau sedang mencari, ini jawabannya.', 'Yang memakai model lain, ayo berbagi.'],
  },
};
