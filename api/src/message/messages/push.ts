/** What a browser shows besides the messages themselves. */
import type { Language } from '#contract/language.ts';

const WAITING: Readonly<Record<Language, string>> = {
  th: 'มีข้อความใหม่ {count} ข้อความบนคุ้ม',
  en: '{count} new messages on Khum',
  id: '{count} pesan baru di Khum',
};

export function sayWaiting(lang: Language, count: number): string {
  return WAITING[lang].replace('{count}', String(count));
}

export const TEST: Readonly<Record<Language, readonly [title: string, body: string]>> = {
  th: ['คุ้มส่งถึงเครื่องนี้แล้ว', 'การแจ้งเตือนจะแสดงแบบนี้'],
  en: ['Khum reaches this device', 'This is how notifications look.'],
  id: ['Khum sampai ke perangkat ini', 'Beginilah tampilan notifikasi.'],
};
