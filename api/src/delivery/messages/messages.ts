/** Something happened on the site while somebody was not there: one thing, or several. */
import { defineTemplate } from '../template/template.ts';

export const message = defineTemplate({
  holes: ['name', 'title', 'what', 'url'],
  words: {
    th: {
      subject: 'คุ้ม: {title}',
      title: 'คุณ{name} มีการแจ้งเตือนใหม่',
      paragraphs: ['ใหม่บนคุ้ม: {what}'],
      button: { text: 'ดูบนคุ้ม', url: '{url}' },
      foot: 'คุณได้รับอีเมลนี้เพราะเปิดการแจ้งเตือนทางอีเมลไว้ เลือกเรื่องที่จะรับได้ที่ตั้งค่าการแจ้งเตือน',
    },
    en: {
      subject: 'Khum: {title}',
      title: '{name}, you have a new notification',
      paragraphs: ['New on Khum: {what}'],
      button: { text: 'See it on Khum', url: '{url}' },
      foot: 'You get this email because email notifications are on. Choose which ones you get in your notification settings.',
    },
    id: {
      subject: 'Khum: {title}',
      title: '{name}, ada notifikasi baru untuk Anda',
      paragraphs: ['Baru di Khum: {what}'],
      button: { text: 'Lihat di Khum', url: '{url}' },
      foot: 'Anda menerima email ini karena notifikasi email aktif. Pilih yang ingin Anda terima di pengaturan notifikasi.',
    },
  },
});

export const messages = defineTemplate({
  holes: ['name', 'title', 'what', 'count', 'more', 'url'],
  words: {
    th: {
      subject: 'คุ้ม: {title} และอีก {more} เรื่อง',
      title: 'คุณ{name} มีการแจ้งเตือนใหม่ {count} เรื่อง',
      paragraphs: ['ล่าสุดบนคุ้ม: {what}', 'ยังมีอีก {more} เรื่องที่คุณยังไม่ได้อ่าน'],
      button: { text: 'อ่านทั้งหมด', url: '{url}' },
      foot: 'คุณได้รับอีเมลนี้เพราะเปิดการแจ้งเตือนทางอีเมลไว้ เลือกเรื่องที่จะรับได้ที่ตั้งค่าการแจ้งเตือน',
    },
    en: {
      subject: 'Khum: {title}, and {more} more',
      title: '{name}, you have {count} new notifications',
      paragraphs: ['The latest on Khum: {what}', '{more} more unread.'],
      button: { text: 'Read them all', url: '{url}' },
      foot: 'You get this email because email notifications are on. Choose which ones you get in your notification settings.',
    },
    id: {
      subject: 'Khum: {title}, dan {more} lainnya',
      title: '{name}, ada {count} notifikasi baru untuk Anda',
      paragraphs: ['Yang terbaru di Khum: {what}', '{more} lainnya belum dibaca.'],
      button: { text: 'Baca semuanya', url: '{url}' },
      foot: 'Anda menerima email ini karena notifikasi email aktif. Pilih yang ingin Anda terima di pengaturan notifikasi.',
    },
  },
});
