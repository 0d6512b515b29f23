/** Builds the words of articles and guides from what is known of a topic and of the goods there are. Pure. */
import type { Language } from '#contract/language.ts';
import { QUESTIONS } from './topics.ts';
import type { Topic } from './topics.ts';

export interface Words {
  readonly title: string;
  readonly text: string;
}

/** Goods that a text shows, the best first. */
export interface Shown {
  readonly code: string;
  readonly verified: boolean;
}

/** A topic's paragraphs, with the cards of two goods among them. */
export function topicWords(topic: Pick<Topic, 'title' | 'text'>, lang: Language, shown: readonly Shown[]): Words {
  const lines = topic.text[lang].split('\n');
  const headings = lines.filter((line) => line.startsWith('# ')).length;
  let seen = 0;
  const html = lines.map((line) => {
    if (!line.startsWith('# ')) return `<p>${line}</p>`;
    seen += 1;
    const card = seen === 2 ? shown[0] : seen === headings ? shown[1] : undefined;
    return `${card ? cardOf(card) : ''}<h2>${line.slice(2)}</h2>`;
  });
  return { title: topic.title[lang], text: `${html.join('')}${shown.slice(2, 4).map(cardOf).join('')}` };
}

const WATCH: Readonly<Record<Language, { title: readonly string[]; lead: string; real: string; none: string; look: string; end: string }>> = {
  th: {
    title: ['{name}ตัวไหนลดจริงสัปดาห์นี้', 'เช็กราคา{name}: ใครลด ใครแค่ติดป้าย', 'รวม{name}ที่ราคาต่ำกว่าปกติตอนนี้'],
    lead: 'เราไล่ดูประวัติราคาของ{name} {count} รายการที่ติดตามอยู่ พบว่า {real} รายการถูกกว่าราคาปกติของตัวเองจริง ที่เหลือเป็นราคาเดิมที่มีป้ายใหม่',
    real: 'ที่ลดจริง',
    none: 'รอบนี้ยังไม่มีตัวไหนต่ำกว่าราคาปกติชัดเจน เก็บไว้ในรายการโปรดแล้วรอได้',
    look: 'ที่ยังไม่ต้องรีบ',
    end: 'ราคาในการ์ดอัปเดตเองทุกครั้งที่เราเห็นราคาใหม่ ถ้าตัวเลขไม่ตรงกับตอนที่เขียน บทความจะบอกไว้ด้านบน',
  },
  en: {
    title: ['{name}: which are really cheaper this week', '{name}, checked: who cut and who only hung a sign', 'Below their usual price now: {name}'],
    lead: 'We went through the price history of {count} {name} that we follow. {real} are really below their own usual price; the rest cost what they did, with a new sign.',
    real: 'Really cheaper',
    none: 'Nothing is clearly below its usual price this time. Save what you like and wait.',
    look: 'No hurry with these',
    end: 'The cards show the price as last seen. When it no longer is what it was at the time of writing, the article says so at the top.',
  },
  id: {
    title: [
      '{name}: mana yang benar-benar turun minggu ini',
      'Cek harga {name}: siapa yang memotong, siapa yang cuma pasang label',
      '{name} di bawah harga biasanya sekarang',
    ],
    lead: 'Kami menelusuri riwayat harga {count} {name} yang kami pantau. {real} benar-benar di bawah harga biasanya sendiri; sisanya tetap, hanya labelnya baru.',
    real: 'Benar-benar turun',
    none: 'Kali ini belum ada yang jelas di bawah harga biasanya. Simpan dulu dan tunggu.',
    look: 'Tidak perlu buru-buru',
    end: 'Kartu menampilkan harga terakhir yang terlihat. Kalau sudah berbeda dari saat ditulis, artikelnya memberi tahu di atas.',
  },
};

/** Which goods of a kind are really cheaper now: written from their histories. */
export function watchWords(name: string, lang: Language, shown: readonly Shown[], count: number, turn: number): Words {
  const words = WATCH[lang];
  const real = shown.filter((one) => one.verified).slice(0, 3);
  const rest = shown.filter((one) => !one.verified).slice(0, 2);
  const fill = (text: string) =>
    text
      .replaceAll('{name}', name)
      .replace('{count}', String(count))
      .replace('{real}', String(shown.filter((one) => one.verified).length));
  const title = fill(words.title[turn % words.title.length] as string);
  const section = (heading: string, cards: readonly Shown[]) => (cards.length === 0 ? '' : `<h2>${heading}</h2>${cards.map(cardOf).join('')}`);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    text: `<p>${fill(words.lead)}</p>${real.length > 0 ? section(words.real, real) : `<p>${words.none}</p>`}${section(words.look, rest)}<p>${words.end}</p>`,
  };
}

const GUIDE: Readonly<Record<Language, { title: string; summary: string; picks: readonly { title: string; text: string }[] }>> = {
  th: {
    title: 'คู่มือเลือกซื้อ{name}',
    summary: 'เลือก{name}ให้คุ้ม จากราคาจริงย้อนหลัง พร้อมรุ่นแนะนำสามแบบและคำถามที่พบบ่อย',
    picks: [
      { title: 'คุ้มที่สุดตอนนี้', text: '<p>คะแนนรวมสูงสุดจากราคาเทียบกับตัวมันเอง รีวิว และความสดใหม่ของราคา</p>' },
      { title: 'งบน้อยก็พอ', text: '<p>ราคาเข้าถึงง่าย รีวิวไม่ต่ำกว่ามาตรฐานของหมวด</p>' },
      { title: 'คนซื้อซ้ำมากที่สุด', text: '<p>ขายดีต่อเนื่องในรอบ 30 วัน และยังรักษาคะแนนรีวิวไว้ได้</p>' },
    ],
  },
  en: {
    title: 'Buying guide: {name}',
    summary: 'Choose {name} by what they really cost over time, with three kinds of picks and the usual questions.',
    picks: [
      { title: 'The best value now', text: '<p>The highest score from price against its own history, reviews and how fresh the price is.</p>' },
      { title: 'For a small budget', text: '<p>Easy on the wallet, with reviews no worse than usual for the kind.</p>' },
      { title: 'Bought again most', text: '<p>Selling steadily over 30 days while keeping its rating.</p>' },
    ],
  },
  id: {
    title: 'Panduan membeli {name}',
    summary: 'Memilih {name} dari harga nyata sepanjang waktu, dengan tiga jenis pilihan dan pertanyaan umum.',
    picks: [
      { title: 'Paling sepadan sekarang', text: '<p>Skor tertinggi dari harga terhadap riwayatnya sendiri, ulasan, dan kebaruan harga.</p>' },
      { title: 'Untuk anggaran kecil', text: '<p>Ramah di kantong, ulasannya tidak di bawah rata-rata kategori.</p>' },
      { title: 'Paling sering dibeli lagi', text: '<p>Laris stabil selama 30 hari dan tetap menjaga ratingnya.</p>' },
    ],
  },
};

export function guideWords(topic: Topic, name: string, lang: Language) {
  const words = GUIDE[lang];
  const fill = (text: string) => text.replaceAll('{name}', name);
  return {
    title: fill(words.title),
    summary: fill(words.summary),
    text: topicWords(topic, lang, []).text,
    sections: words.picks,
    faq: QUESTIONS[lang].map(({ question, answer }) => ({ question: fill(question), answer: fill(answer) })),
  };
}

function cardOf({ code }: Shown): string {
  return `<div data-goods="${code}"></div>`;
}
