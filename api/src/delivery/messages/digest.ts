/** What alerts and price watches found: one thing, or several in a digest. Their lines are data. */
import { defineTemplate } from '../template/template.ts';

const foot = {
  th: 'ราคาในฉบับนี้ดูเมื่อ {time} และอาจเปลี่ยนได้ คุณได้รับอีเมลนี้เพราะตั้งแจ้งเตือนไว้',
  en: 'Prices as of {time}; they may change. You get this email because you set an alert.',
  id: 'Harga per {time} dan bisa berubah. Anda menerima email ini karena memasang notifikasi.',
} as const;

export const offer = defineTemplate({
  holes: ['title', 'time', 'url'],
  words: {
    th: {
      subject: 'คุ้ม: {title}',
      title: 'มีเรื่องที่ตรงกับที่คุณตั้งไว้',
      paragraphs: ['เราดูราคาทุกเรื่องอีกครั้งก่อนส่งฉบับนี้'],
      button: { text: 'ดูบนเว็บ', url: '{url}' },
      foot: foot.th,
    },
    en: {
      subject: 'Khum: {title}',
      title: 'A match for what you asked for',
      paragraphs: ['We rechecked every price before sending this email.'],
      button: { text: 'Read on the web', url: '{url}' },
      foot: foot.en,
    },
    id: {
      subject: 'Khum: {title}',
      title: 'Ada yang cocok dengan permintaan Anda',
      paragraphs: ['Setiap harga kami periksa lagi sebelum email ini dikirim.'],
      button: { text: 'Baca di web', url: '{url}' },
      foot: foot.id,
    },
  },
});

export const digest = defineTemplate({
  holes: ['count', 'open', 'time', 'url'],
  words: {
    th: {
      subject: 'คุ้ม: มี {count} เรื่อง ยังคุ้มอยู่ {open}',
      title: 'มี {count} เรื่อง ยังคุ้มอยู่ {open}',
      paragraphs: ['เราดูราคาทุกเรื่องอีกครั้งก่อนส่งฉบับนี้'],
      button: { text: 'เปิดดูทั้งหมดบนเว็บ', url: '{url}' },
      foot: foot.th,
    },
    en: {
      subject: 'Khum: {count} matches, {open} still good',
      title: '{count} matches, {open} still good',
      paragraphs: ['We rechecked every price before sending this email.'],
      button: { text: 'Read all on the web', url: '{url}' },
      foot: foot.en,
    },
    id: {
      subject: 'Khum: {count} kabar, {open} masih berlaku',
      title: '{count} kabar, {open} masih berlaku',
      paragraphs: ['Setiap harga kami periksa lagi sebelum email ini dikirim.'],
      button: { text: 'Baca semua di web', url: '{url}' },
      foot: foot.id,
    },
  },
});
