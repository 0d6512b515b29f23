/**
 * Builds the words of articles and guides from what is known of a topic and of the goods there are.
 * Pure.
 */
import type { Language } from '#contract/language.ts';
import { adviceOf } from './advice.ts';
import { noteMiddles } from './note-middles.ts';
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
export function topicWords(
  topic: Pick<Topic, 'title' | 'text'>,
  lang: Language,
  shown: readonly Shown[],
): Words {
  const lines = topic.text[lang].split('\n');
  const headings = lines.filter((line) => line.startsWith('# ')).length;
  let seen = 0;
  const html = lines.map((line) => {
    if (!line.startsWith('# ')) return `<p>${line}</p>`;
    seen += 1;
    const card = seen === 2 ? shown[0] : seen === headings ? shown[1] : undefined;
    return `${card ? cardOf(card) : ''}<h2>${line.slice(2)}</h2>`;
  });
  return {
    title: topic.title[lang],
    text: `${html.join('')}${shown.slice(2, 4).map(cardOf).join('')}`,
  };
}

interface WatchWords {
  readonly title: readonly string[];
  readonly lead: readonly string[];
  readonly span: readonly string[];
  readonly before: readonly string[];
  readonly real: readonly string[];
  readonly none: readonly string[];
  readonly look: readonly string[];
  readonly said: readonly string[];
  readonly end: readonly string[];
}

const WATCH: Readonly<Record<Language, WatchWords>> = {
  th: {
    title: [
      '{name}ตัวไหนลดจริงสัปดาห์นี้',
      'เช็กราคา{name}: ใครลด ใครแค่ติดป้าย',
      'รวม{name}ที่ราคาต่ำกว่าปกติตอนนี้',
      'จะซื้อ{name} อ่านราคาย้อนหลังก่อน',
      '{name}: ราคาวันนี้เทียบกับสามเดือนก่อน',
    ],
    lead: [
      'เราไล่ดูประวัติราคาของ{name} {count} รายการที่ติดตามอยู่ {real} รายการถูกกว่าราคาปกติของตัวเองจริง ที่เหลือราคาเดิม แค่ป้ายใหม่',
      'มีคนถามเรื่อง{name}เข้ามาหลายรอบ เลยเปิดดู {count} รายการทีละเส้น เจอที่ลงจริง {real} รายการ',
      'สัปดาห์นี้ป้ายลดของ{name}เยอะเป็นพิเศษ เทียบกับราคาย้อนหลังแล้วผ่าน {real} จาก {count} รายการ',
      'ก่อนหยิบ{name}ลงตะกร้า ดูก่อนว่าใครลดจากราคาที่เคยขายจริง จาก {count} รายการที่จดราคาไว้ มี {real} รายการ',
    ],
    span: [
      'ตอนที่เขียน ราคาเริ่มที่ {low} ไปจนถึง {high}',
      'ช่วงราคาตอนนี้คือ {low} ถึง {high} ต่างกันที่ขนาดกับวัสดุเป็นหลัก',
    ],
    before: ['ดูอะไรก่อนดูราคา', 'ข้อเดียวที่ควรรู้ก่อน', 'ก่อนเทียบราคา'],
    real: ['ที่ลดจริง', 'ต่ำกว่าราคาปกติของตัวเอง', 'ผ่านการเทียบย้อนหลัง'],
    none: [
      'รอบนี้ยังไม่มีตัวไหนต่ำกว่าราคาปกติชัดเจน เก็บไว้ในรายการโปรดแล้วรอได้',
      'ไม่มีตัวไหนที่เส้นราคาลงจริงในสัปดาห์นี้ ตั้งเตือนไว้ดีกว่า',
    ],
    look: ['ที่ยังไม่ต้องรีบ', 'ป้ายลดแต่ราคาเดิม', 'รอได้อีกรอบ'],
    said: ['คนที่ซื้อไปแล้วบอกว่า', 'จากโน้ตของผู้ใช้'],
    end: [
      'ราคาในการ์ดอัปเดตเองทุกครั้งที่เราเห็นราคาใหม่ ถ้าตัวเลขไม่ตรงกับตอนที่เขียน บทความจะบอกไว้ด้านบน',
      'ยังไม่ตัดสินใจก็กดตั้งเตือนไว้ ถึงราคาที่ตั้งเมื่อไรเราบอก',
      'เจอร้านที่ถูกกว่านี้ ส่งลิงก์มาในคอมเมนต์ เราจะเช็กย้อนหลังให้',
    ],
  },
  en: {
    title: [
      '{name}: which are really cheaper this week',
      '{name}, checked: who cut and who only hung a sign',
      'Below their usual price now: {name}',
      'Buying {name}? Read their prices first',
      '{name}: today against three months ago',
    ],
    lead: [
      'We went through the price history of {count} {name} that we follow. {real} are really below their own usual price; the rest cost what they did, with a new sign.',
      'Many of you asked about {name}, so we opened {count} price lines one by one. {real} have truly come down.',
      'There are many signs on {name} this week. Held against their history, {real} of {count} pass.',
      'Before {name} go into the basket: of {count} whose prices we write down, {real} are cheaper than they were really sold for.',
    ],
    span: [
      'At the time of writing they cost from {low} to {high}.',
      'Prices run from {low} to {high}, mostly for size and material.',
    ],
    before: ['What to look at before the price', 'The one thing to know', 'Before you compare'],
    real: ['Really cheaper', 'Below their own usual price', 'Passed the check'],
    none: [
      'Nothing is clearly below its usual price this time. Save what you like and wait.',
      'No line has really come down this week: an alert is the better choice.',
    ],
    look: ['No hurry with these', 'A sign, and the old price', 'These can wait'],
    said: ['From people who bought', 'From readers’ notes'],
    end: [
      'The cards show the price as last seen. When it no longer is what it was at the time of writing, the article says so at the top.',
      'Undecided? Set an alert, and we tell you when your price is there.',
      'If you find a cheaper shop, leave the link in a comment and we look at its history.',
    ],
  },
  id: {
    title: [
      '{name}: mana yang benar-benar turun minggu ini',
      'Cek harga {name}: siapa yang memotong, siapa yang cuma pasang label',
      '{name} di bawah harga biasanya sekarang',
      'Mau beli {name}? Baca riwayat harganya dulu',
      '{name}: harga hari ini dan tiga bulan lalu',
    ],
    lead: [
      'Kami menelusuri riwayat harga {count} {name} yang kami pantau. {real} benar-benar di bawah harga biasanya sendiri; sisanya tetap, hanya labelnya baru.',
      'Banyak yang bertanya soal {name}, jadi kami buka {count} garis harga satu per satu. {real} memang turun.',
      'Minggu ini label diskon {name} banyak sekali. Dibandingkan dengan riwayatnya, {real} dari {count} lolos.',
      'Sebelum {name} masuk keranjang: dari {count} yang kami catat harganya, {real} lebih murah daripada harga jual nyatanya.',
    ],
    span: [
      'Saat ditulis, harganya mulai {low} sampai {high}.',
      'Kisaran harganya {low} sampai {high}, bedanya terutama di ukuran dan bahan.',
    ],
    before: ['Yang dilihat sebelum harga', 'Satu hal yang perlu tahu', 'Sebelum membandingkan'],
    real: ['Benar-benar turun', 'Di bawah harga biasanya sendiri', 'Lolos pemeriksaan'],
    none: [
      'Kali ini belum ada yang jelas di bawah harga biasanya. Simpan dulu dan tunggu.',
      'Minggu ini tidak ada garis yang benar-benar turun; lebih baik pasang pengingat.',
    ],
    look: ['Tidak perlu buru-buru', 'Ada label, harganya tetap', 'Bisa menunggu'],
    said: ['Kata yang sudah membeli', 'Dari catatan pembaca'],
    end: [
      'Kartu menampilkan harga terakhir yang terpantau. Kalau sudah berbeda dari saat ditulis, artikelnya memberi tahu di atas.',
      'Belum yakin? Pasang pengingat, kami kabari saat harganya tercapai.',
      'Kalau ketemu toko yang lebih murah, tinggalkan tautan di komentar; kami cek riwayatnya.',
    ],
  },
};

/** What is known of a kind of goods on the day that it is written of. */
export interface Watched {
  readonly category: string;
  readonly name: string;
  readonly shown: readonly Shown[];
  readonly count: number;
  /** The cheapest and the dearest, as prices are shown. */
  readonly low: string;
  readonly high: string;
}

/**
 * Which goods of a kind are really cheaper now: written from their histories; `turn` chooses among
 * ways to say it.
 */
export function watchWords(
  { category, name, shown, count, low, high }: Watched,
  lang: Language,
  turn: number,
): Words {
  const words = WATCH[lang];
  const real = shown.filter((one) => one.verified);
  const fill = (text: string) =>
    text
      .replaceAll('{name}', name)
      .replace('{count}', String(count))
      .replace('{real}', String(real.length))
      .replace('{low}', low)
      .replace('{high}', high);
  // strides apart, so that two texts that begin alike do not go on alike
  const say = (choices: readonly string[], stride: number) =>
    fill(choices[Math.floor(turn / stride) % choices.length] as string);
  const section = (heading: string, inside: string) =>
    inside === '' ? '' : `<h2>${heading}</h2>${inside}`;
  const cards = (some: readonly Shown[]) => some.map(cardOf).join('');
  const said = noteMiddles(category, lang)[0];
  const title = say(words.title, 1);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    text: [
      `<p>${say(words.lead, 1)}</p><p>${say(words.span, 2)}</p>`,
      section(say(words.before, 1), `<p>${adviceOf(category, lang)}</p>`),
      real.length > 0
        ? section(say(words.real, 2), cards(real.slice(0, 3)))
        : `<p>${say(words.none, 1)}</p>`,
      section(say(words.look, 1), cards(shown.filter((one) => !one.verified).slice(0, 2))),
      said ? section(say(words.said, 3), `<blockquote>${said}</blockquote>`) : '',
      `<p>${say(words.end, 2)}</p>`,
    ].join(''),
  };
}

const GUIDE: Readonly<
  Record<
    Language,
    { title: string; summary: string; picks: readonly { title: string; text: string }[] }
  >
> = {
  th: {
    title: 'คู่มือเลือกซื้อ{name}',
    summary: 'เลือก{name}ให้คุ้ม จากราคาจริงย้อนหลัง พร้อมรุ่นแนะนำสามแบบและคำถามที่พบบ่อย',
    picks: [
      {
        title: 'คุ้มที่สุดตอนนี้',
        text: '<p>คะแนนรวมสูงสุดจากราคาเทียบกับตัวมันเอง รีวิว และความสดใหม่ของราคา</p>',
      },
      { title: 'งบน้อยก็พอ', text: '<p>ราคาเข้าถึงง่าย รีวิวไม่ต่ำกว่ามาตรฐานของหมวด</p>' },
      { title: 'คนซื้อซ้ำมากที่สุด', text: '<p>ขายดีต่อเนื่องในรอบ 30 วัน และยังรักษาคะแนนรีวิวไว้ได้</p>' },
    ],
  },
  en: {
    title: 'Buying guide: {name}',
    summary:
      'Choose {name} by what they really cost over time, with three kinds of picks and the usual questions.',
    picks: [
      {
        title: 'The best value now',
        text: '<p>The highest score from price against its own history, reviews and how fresh the price is.</p>',
      },
      {
        title: 'For a small budget',
        text: '<p>Easy on the wallet, with reviews no worse than usual for the kind.</p>',
      },
      {
        title: 'Bought again most',
        text: '<p>Selling steadily over 30 days while keeping its rating.</p>',
      },
    ],
  },
  id: {
    title: 'Panduan membeli {name}',
    summary:
      'Memilih {name} dari harga nyata sepanjang waktu, dengan tiga jenis pilihan dan pertanyaan umum.',
    picks: [
      {
        title: 'Paling sepadan sekarang',
        text: '<p>Skor tertinggi dari harga terhadap riwayatnya sendiri, ulasan, dan kebaruan harga.</p>',
      },
      {
        title: 'Untuk anggaran kecil',
        text: '<p>Ramah di kantong, ulasannya tidak di bawah rata-rata kategori.</p>',
      },
      {
        title: 'Paling sering dibeli lagi',
        text: '<p>Laris stabil selama 30 hari dan tetap menjaga ratingnya.</p>',
      },
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
    faq: QUESTIONS[lang].map(({ question, answer }) => ({
      question: fill(question),
      answer: fill(answer),
    })),
  };
}

function cardOf({ code }: Shown): string {
  return `<div data-goods="${code}"></div>`;
}
