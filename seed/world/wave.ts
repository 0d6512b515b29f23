/** What a wave of spam says, how it is reported, and what a moderator writes. */
import type { Language } from '#contract/language.ts';

interface WaveWords {
  readonly says: string;
  readonly report: string;
  readonly verdict: string;
}

export const WAVE: Readonly<Record<Language, WaveWords>> = {
  th: {
    says: 'ของถูกกว่านี้มีอีกเพียบ ทักไลน์ @superdeal-demo ได้เลย รับส่วนลดพิเศษเฉพาะวันนี้',
    report: 'โพสต์ข้อความเดียวกันใต้หลายดีล ชวนไปคุยนอกเว็บ',
    verdict: 'โฆษณาข้อความเดียวกันหลายที่ และชวนติดต่อ @superdeal-demo',
  },
  en: {
    says: 'Far cheaper elsewhere, write to @superdeal-demo for a special price today only',
    report: 'The same text under many deals, inviting people to chat elsewhere',
    verdict: 'The same advertisement in many places, asking to contact @superdeal-demo',
  },
  id: {
    says: 'Ada yang jauh lebih murah, hubungi @superdeal-demo untuk harga khusus hari ini saja',
    report: 'Teks yang sama di banyak promo, mengajak chat di luar situs',
    verdict: 'Iklan yang sama di banyak tempat, mengajak menghubungi @superdeal-demo',
  },
};
