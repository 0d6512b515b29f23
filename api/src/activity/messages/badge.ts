/** What is to be done for a badge, in the reader's language. */
import type { BadgeMetric } from '#contract/activity/badge.ts';
import type { Language } from '#contract/language.ts';
import { fillSentence } from '#contract/sentence.ts';

const CONDITIONS: Readonly<Record<BadgeMetric, Readonly<Record<Language, string>>>> = {
  SIGHTINGS: {
    th: 'รายงานราคาที่ยืนยันแล้ว {n} ครั้ง',
    en: 'Report {n} {n|price|prices} that {n|gets|get} confirmed',
    id: 'Laporkan {n} harga yang terkonfirmasi',
  },
  WRITINGS: {
    th: 'โน้ตหรือดีลของคุณเผยแพร่ {n} เรื่อง',
    en: 'Publish {n} {n|note or deal|notes or deals}',
    id: 'Terbitkan {n} catatan atau promo',
  },
  LIKED_COMMENTS: {
    th: 'ความคิดเห็นที่คนอื่นถูกใจ {n} ครั้ง',
    en: 'Write {n} {n|comment|comments} that others like',
    id: 'Tulis {n} komentar yang disukai orang lain',
  },
  COUPON_CHECKS: {
    th: 'บอกผลคูปอง {n} ใบ',
    en: 'Report whether {n} {n|coupon works|coupons work}',
    id: 'Beri tahu apakah {n} kupon berfungsi',
  },
  DEAL_VOTES: {
    th: 'โหวตดีล {n} ครั้ง',
    en: 'Vote on {n} {n|deal|deals}',
    id: 'Beri suara pada {n} promo',
  },
  WATCHES: {
    th: 'เฝ้าราคา {n} สินค้า',
    en: 'Watch {n} {n|price|prices}',
    id: 'Pantau {n} harga',
  },
  DRAWS: {
    th: 'จับรางวัล {n} ครั้ง',
    en: 'Draw {n} {n|time|times}',
    id: 'Ikut undian {n} kali',
  },
};

export const sayCondition = (metric: BadgeMetric, goal: number, lang: Language): string =>
  fillSentence(lang, CONDITIONS[metric][lang], { n: goal });
