/** What the bots answer in a chat. */
import type { Language } from '#contract/language.ts';

const ANSWERS = {
  hello: {
    th: 'สวัสดีจากคุ้ม หากต้องการรับการแจ้งเตือนที่นี่ ให้กดผูกในหน้าช่องทางและเวลา แล้วส่งรหัสที่ได้มาที่แชตนี้',
    en: 'Hello from Khum. To get notifications here, press Link on the page Channels and times, then send the code to this chat.',
    id: 'Halo dari Khum. Untuk menerima notifikasi di sini, tekan Tautkan di halaman Saluran dan waktu, lalu kirim kodenya ke obrolan ini.',
  },
  linked: {
    th: 'ผูกแล้ว คุ้มจะส่งการแจ้งเตือนมาที่นี่',
    en: 'Linked. Khum sends your notifications here now.',
    id: 'Tertaut. Khum mengirim notifikasi Anda ke sini.',
  },
  expired: {
    th: 'รหัสนี้ใช้ไม่ได้แล้ว กรุณาขอรหัสใหม่ในหน้าช่องทางและเวลา',
    en: 'This code no longer works. Please get a new one on the page Channels and times.',
    id: 'Kode ini sudah tidak berlaku. Minta kode baru di halaman Saluran dan waktu.',
  },
  limit: {
    th: 'บัญชีนี้มีช่องทางครบจำนวนแล้ว กรุณาลบก่อนเพิ่มใหม่',
    en: 'This account has as many channels as it can have. Please delete one first.',
    id: 'Saluran akun ini sudah penuh. Hapus satu dulu.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export function sayToChat(lang: Language, what: keyof typeof ANSWERS): string {
  return ANSWERS[what][lang];
}
