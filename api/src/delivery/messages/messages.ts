/** Something happened on the site while somebody was not there: one thing, or several. */
import { defineTemplate } from '../template/template.ts';

export const message = defineTemplate({
  holes: ['name', 'title', 'what', 'url'],
  words: {
    th: {
      subject: 'คุ้ม: {title}',
      title: 'มีข่าวถึงคุณ {name}',
      paragraphs: ['ข่าวใหม่บนคุ้ม {what}'],
      button: { text: 'ดูบนคุ้ม', url: '{url}' },
      foot: 'คุณได้รับอีเมลนี้เพราะเปิดการแจ้งเตือนทางอีเมลไว้ เลือกได้ว่าจะรับเรื่องใดในหน้าการแจ้งเตือน',
    },
    en: {
      subject: 'Khum: {title}',
      title: 'News for you, {name}',
      paragraphs: ['New on Khum: {what}'],
      button: { text: 'See it on Khum', url: '{url}' },
      foot: 'You get this mail because your messages also come by mail. You choose which on the page of your notifications.',
    },
    id: {
      subject: 'Khum: {title}',
      title: 'Kabar untuk Anda, {name}',
      paragraphs: ['Baru di Khum: {what}'],
      button: { text: 'Lihat di Khum', url: '{url}' },
      foot: 'Anda menerima email ini karena pemberitahuan Anda juga dikirim lewat email. Pilih yang mana di halaman notifikasi.',
    },
  },
});

export const messages = defineTemplate({
  holes: ['name', 'title', 'what', 'count', 'more', 'url'],
  words: {
    th: {
      subject: 'คุ้ม: {title} และอีก {more} เรื่อง',
      title: 'มีข่าวถึงคุณ {name} {count} เรื่อง',
      paragraphs: ['ล่าสุดบนคุ้ม {what}', 'ยังมีอีก {more} เรื่องที่คุณยังไม่ได้อ่าน'],
      button: { text: 'อ่านทั้งหมด', url: '{url}' },
      foot: 'คุณได้รับอีเมลนี้เพราะเปิดการแจ้งเตือนทางอีเมลไว้ เลือกได้ว่าจะรับเรื่องใดในหน้าการแจ้งเตือน',
    },
    en: {
      subject: 'Khum: {title}, and {more} more',
      title: '{count} new messages for you, {name}',
      paragraphs: ['The latest on Khum: {what}', 'You have not read {more} more.'],
      button: { text: 'Read them all', url: '{url}' },
      foot: 'You get this mail because your messages also come by mail. You choose which on the page of your notifications.',
    },
    id: {
      subject: 'Khum: {title}, dan {more} lagi',
      title: '{count} kabar baru untuk Anda, {name}',
      paragraphs: ['Yang terbaru di Khum: {what}', 'Masih ada {more} lagi yang belum Anda baca.'],
      button: { text: 'Baca semuanya', url: '{url}' },
      foot: 'Anda menerima email ini karena pemberitahuan Anda juga dikirim lewat email. Pilih yang mana di halaman notifikasi.',
    },
  },
});
