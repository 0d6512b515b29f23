/** Badges of every region of the demo world. */
import type { BadgeMetric } from '#contract/activity/badge.ts';
import type { Language } from '#contract/language.ts';

type Texts = Readonly<Record<Language, string>>;

export interface SeedBadge {
  readonly code: string;
  readonly name: Texts;
  /** What it is given for. */
  readonly summary: Texts;
  readonly motif: string;
  readonly motifs: readonly string[];
  /** From and until, in days from today; open now where nothing is said. */
  readonly days?: readonly [number, number];
  readonly conditions: readonly {
    readonly metric: BadgeMetric;
    readonly goal: number;
    readonly ever?: boolean;
  }[];
}

export const BADGES: readonly SeedBadge[] = [
  {
    code: 'deal-hunter',
    name: { th: 'นักล่าดีลตัวจริง', en: 'Deal hunter', id: 'Pemburu promo' },
    summary: {
      th: 'โหวตดีลครบ 20 ครั้ง',
      en: 'Vote on 20 deals',
      id: 'Beri suara pada 20 promo',
    },
    motif: '🏆',
    motifs: ['🏆', '🔍', '📈', '⭐', '🎖️'],
    conditions: [{ metric: 'DEAL_VOTES', goal: 20 }],
  },
  {
    code: 'helpful-voice',
    name: { th: 'เสียงที่ช่วยได้จริง', en: 'Helpful voice', id: 'Suara yang membantu' },
    summary: {
      th: 'มีคนถูกใจความคิดเห็นของคุณ',
      en: 'Write a comment that others like',
      id: 'Tulis komentar yang disukai orang lain',
    },
    motif: '⭐',
    motifs: ['⭐', '🎖️', '🏆', '🔍', '📈'],
    conditions: [{ metric: 'LIKED_COMMENTS', goal: 1, ever: true }],
  },
  {
    code: 'price-scout',
    name: { th: 'สายสืบราคา', en: 'Price scout', id: 'Pengintai harga' },
    summary: {
      th: 'เฝ้าราคา 2 ชิ้น และแจ้งราคาที่เห็นให้ยืนยันได้ 1 ครั้ง',
      en: 'Watch two prices, and report one that is confirmed',
      id: 'Pantau dua harga, dan laporkan satu harga yang terkonfirmasi',
    },
    motif: '🔍',
    motifs: ['🔍', '📈', '⭐', '🏆', '🎖️'],
    conditions: [
      { metric: 'WATCHES', goal: 2, ever: true },
      { metric: 'SIGHTINGS', goal: 1 },
    ],
  },
  {
    code: 'coupon-tester',
    name: { th: 'นักลองโค้ด', en: 'Coupon tester', id: 'Penguji kupon' },
    summary: {
      th: 'บอกว่าโค้ดใช้ได้ไหม ครบ 10 ครั้ง',
      en: 'Say of ten coupons whether they work',
      id: 'Beri tahu apakah sepuluh kupon berfungsi',
    },
    motif: '🎖️',
    motifs: ['🎖️', '🧾', '🏆', '🔍', '⭐'],
    days: [4, 64],
    conditions: [{ metric: 'COUPON_CHECKS', goal: 10 }],
  },
  {
    code: 'early-bird',
    name: { th: 'มาก่อนใคร', en: 'Early bird', id: 'Datang paling awal' },
    summary: {
      th: 'เขียนบันทึกหรือดีลแรกในช่วงเปิดตัว',
      en: 'Write a first note or deal in the opening weeks',
      id: 'Tulis catatan atau promo pertama di minggu pembukaan',
    },
    motif: '📈',
    motifs: ['📈', '⭐', '🎖️', '🏆', '🔍'],
    days: [-60, -21],
    conditions: [{ metric: 'WRITINGS', goal: 1 }],
  },
];
