/** What may be wrong with a subject, by what it is, in three languages (REP-01). */
import type { Language } from '#contract/language.ts';

type Options = Readonly<Record<string, Readonly<Record<Language, string>>>>;

const SPAM = { en: 'Advertising or spam', th: 'โฆษณาหรือสแปม', id: 'Iklan atau spam' };
const OFFENSIVE = {
  en: 'Insulting or hateful',
  th: 'หยาบคายหรือสร้างความเกลียดชัง',
  id: 'Menghina atau penuh kebencian',
};
const ILLEGAL = {
  en: 'Illegal or dangerous',
  th: 'ผิดกฎหมายหรืออันตราย',
  id: 'Ilegal atau berbahaya',
};
const OTHER = { en: 'Something else', th: 'เรื่องอื่น', id: 'Hal lain' };

export const REPORT_OPTIONS = {
  content: {
    MISLEADING: {
      en: 'Misleading or untrue',
      th: 'ทำให้เข้าใจผิดหรือไม่จริง',
      id: 'Menyesatkan atau tidak benar',
    },
    UNDISCLOSED: {
      en: 'Undisclosed advertising',
      th: 'โฆษณาแฝง',
      id: 'Iklan terselubung',
    },
    COPIED: {
      en: 'Copied from someone else',
      th: 'คัดลอกผลงานคนอื่น',
      id: 'Menyalin karya orang lain',
    },
    OFFENSIVE,
    ILLEGAL,
    OTHER,
  },
  goods: {
    WRONG_FACTS: {
      en: 'Wrong name, picture or facts',
      th: 'ชื่อ รูป หรือข้อมูลผิด',
      id: 'Nama, gambar, atau data salah',
    },
    MIXED_UP: {
      en: 'Mixed up with another product',
      th: 'ปนกับสินค้าตัวอื่น',
      id: 'Tercampur dengan produk lain',
    },
    COUNTERFEIT: { en: 'Counterfeit', th: 'ของปลอม', id: 'Barang palsu' },
    ILLEGAL,
    OTHER,
  },
  comment: {
    SPAM,
    OFFENSIVE,
    PRIVATE: {
      en: 'Someone’s private data',
      th: 'เปิดเผยข้อมูลส่วนตัว',
      id: 'Data pribadi seseorang',
    },
    OFF_TOPIC: { en: 'Off topic', th: 'ไม่เกี่ยวข้องกับเรื่องนี้', id: 'Di luar topik' },
    OTHER,
  },
  user: {
    IMPERSONATION: {
      en: 'Pretends to be someone else',
      th: 'แอบอ้างเป็นคนอื่น',
      id: 'Mengaku sebagai orang lain',
    },
    FRAUD: { en: 'Tries to scam people', th: 'หลอกลวงผู้อื่น', id: 'Mencoba menipu' },
    SPAM,
    OFFENSIVE,
    OTHER,
  },
} as const satisfies Record<string, Options>;

/** What an option is called; of a later version's, which is not known here, its code. */
export function optionName(
  kind: 'CONTENT' | 'GOODS' | 'COMMENT' | 'USER',
  code: string,
  lang: Language,
): string {
  return optionsOf(kind.toLowerCase() as keyof typeof REPORT_OPTIONS)[code]?.[lang] ?? code;
}

export function optionsOf(kind: keyof typeof REPORT_OPTIONS): Options {
  return REPORT_OPTIONS[kind];
}
