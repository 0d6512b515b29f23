/** What digests say of each line, in the language of their reader. */
import type { Language } from '#contract/language.ts';
import { fillSentence } from '#contract/sentence.ts';

const en = {
  still: '{why}. Seen on {at}; on {now} still {price}',
  gone: '{why}. Seen at {held} on {at}',
  'verdict.gone': 'The price we held is gone',
  stop: 'Stop emails about this',
  quiet: 'Change quiet hours',
  manage: 'Manage alerts',
};
type DigestWords = typeof en;

const th: DigestWords = {
  still: 'ตรงกับ {why} เมื่อ {at} ดูอีกครั้ง {now} ยัง {price}',
  gone: 'ตรงกับ {why} เห็น {held} เมื่อ {at}',
  'verdict.gone': 'ราคาที่จะเตือนหมดไปแล้ว',
  stop: 'เลิกรับอีเมลเรื่องนี้',
  quiet: 'เปลี่ยนเวลาเงียบ',
  manage: 'จัดการแจ้งเตือน',
};

const id: DigestWords = {
  still: '{why}. Terpantau {at}, dicek lagi {now} masih {price}',
  gone: '{why}. Terpantau {held} pada {at}',
  'verdict.gone': 'Harga yang kami tahan sudah lewat',
  stop: 'Hentikan email tentang ini',
  quiet: 'Ubah jam tenang',
  manage: 'Kelola notifikasi',
};

const ALL: Readonly<Record<Language, DigestWords>> = { th, en, id };

export const sayDigest = (
  lang: Language,
  key: keyof DigestWords,
  holes: Readonly<Record<string, string | number>> = {},
): string => fillSentence(lang, ALL[lang][key], holes);

/** When a mail was written, as a reader says it: the day with its name, and the time. */
export function sayMoment(lang: Language, at: Date, timezone: string): string {
  return new Intl.DateTimeFormat(`${LOCALES[lang]}-u-ca-gregory`, {
    timeZone: timezone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

/** A day of the calendar, such as 2026-11-30, as a reader says it. */
export function sayDay(lang: Language, day: string): string {
  return new Intl.DateTimeFormat(`${LOCALES[lang]}-u-ca-gregory`, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(day));
}

const LOCALES: Readonly<Record<Language, string>> = { th: 'th-TH', en: 'en-GB', id: 'id-ID' };
