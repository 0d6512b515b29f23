/** Weekly newsletters for people without an account: the question whether they are wanted, and an issue. */
import { defineTemplate } from '../template/template.ts';

export const newsletterConfirm = defineTemplate({
  holes: ['name', 'url'],
  words: {
    th: {
      subject: 'คุ้ม: ยืนยันอีเมลสรุป {name}',
      title: 'รับอีเมลสรุปรายสัปดาห์ {name} ไหม',
      paragraphs: ['เปิดลิงก์แล้วกดยืนยัน ฉบับแรกจะมาในวันอาทิตย์'],
      button: { text: 'ไปที่หน้ายืนยัน', url: '{url}' },
      foot: 'ลิงก์ใช้ได้ 48 ชั่วโมง ถ้าคุณไม่ได้ขอ ไม่ต้องทำอะไร เราจะลบที่อยู่อีเมลนี้',
    },
    en: {
      subject: 'Khum: confirm the newsletter {name}',
      title: 'Do you want the weekly newsletter {name}?',
      paragraphs: ['Open the link and confirm. The first one comes on Sunday.'],
      button: { text: 'Go and confirm', url: '{url}' },
      foot: 'The link works for 48 hours. If you did not request this, do nothing: we will delete this address.',
    },
    id: {
      subject: 'Khum: konfirmasi buletin {name}',
      title: 'Ingin menerima buletin mingguan {name}?',
      paragraphs: ['Buka tautan lalu konfirmasi. Edisi pertama datang hari Minggu.'],
      button: { text: 'Buka dan konfirmasi', url: '{url}' },
      foot: 'Tautan berlaku 48 jam. Jika bukan Anda yang meminta, abaikan saja: alamat ini kami hapus.',
    },
  },
});

export const newsletter = defineTemplate({
  holes: ['name', 'count', 'url'],
  words: {
    th: {
      subject: 'คุ้ม: {name} {count} ดีลในสัปดาห์นี้',
      title: '{name} {count} ดีลในสัปดาห์นี้',
      paragraphs: ['ดีลที่ยังเปิดอยู่ เรียงจากที่ลดจริงมากสุด'],
      button: { text: 'เปิดดูทั้งหมดบนเว็บ', url: '{url}' },
      foot: 'คุณได้รับอีเมลนี้เพราะยืนยันไว้ ราคาอาจเปลี่ยนหลังจากส่ง',
    },
    en: {
      subject: 'Khum: {name}, deals this week: {count}',
      title: '{name}, deals this week: {count}',
      paragraphs: ['Deals that are still open, biggest real discount first.'],
      button: { text: 'Read all on the web', url: '{url}' },
      foot: 'You get this because you confirmed it. Prices may have changed since it was sent.',
    },
    id: {
      subject: 'Khum: {name}, {count} promo minggu ini',
      title: '{name}, {count} promo minggu ini',
      paragraphs: ['Promo yang masih berlaku, diskon nyata terbesar lebih dulu.'],
      button: { text: 'Baca semua di web', url: '{url}' },
      foot: 'Anda menerima ini karena sudah mengonfirmasi. Harga bisa berubah setelah dikirim.',
    },
  },
});
