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
  th: ['การแจ้งเตือนถึงที่นี่แล้ว', 'ข้อความจากคุ้มจะแสดงแบบนี้'],
  en: ['Notifications arrive here', 'This is how they look.'],
  id: ['Notifikasi sampai di sini', 'Beginilah tampilannya.'],
};
