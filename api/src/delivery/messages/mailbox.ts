/** Words of the development mailbox. */
import type { Language } from '#contract/language.ts';

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly receiver: string;
  readonly show: string;
  readonly all: string;
  readonly none: string;
  readonly noneTo: string;
  readonly code: string;
  readonly text: string;
  readonly mail: string;
  readonly gone: string;
  readonly home: string;
  readonly channel: Readonly<Record<'EMAIL' | 'SMS', string>>;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  th: {
    title: 'กล่องจดหมายทดลอง',
    lead: 'คุ้มเครื่องนี้ยังไม่ได้ต่อกับเซิร์ฟเวอร์อีเมลหรือ SMS จดหมายทุกฉบับจึงมาอยู่ที่นี่ รวมทั้งรหัสยืนยัน',
    receiver: 'ผู้รับ (อีเมลหรือเบอร์โทร)',
    show: 'แสดง',
    all: 'แสดงทั้งหมด',
    none: 'ยังไม่มีจดหมาย ลองขอรหัสยืนยันในหน้าเข้าสู่ระบบ',
    noneTo: 'ยังไม่มีจดหมายถึง {to}',
    code: 'รหัส',
    text: 'ข้อความ',
    mail: 'อีเมลที่ผู้รับเห็น',
    gone: 'รหัสหมดอายุแล้ว ข้อความถูกลบ',
    home: 'ไปหน้าแรกของคุ้ม',
    channel: { EMAIL: 'อีเมล', SMS: 'SMS' },
  },
  en: {
    title: 'Trial mailbox',
    lead: 'This Khum is not connected to a mail server or an SMS gateway yet, so every message ends up here, verification codes included.',
    receiver: 'Receiver (e-mail or phone)',
    show: 'Show',
    all: 'Show all',
    none: 'No messages yet. Ask for a verification code on the sign-in page.',
    noneTo: 'No messages to {to} yet.',
    code: 'Code',
    text: 'Text',
    mail: 'The mail as its receiver sees it',
    gone: 'The code has expired; its text is gone.',
    home: 'To the home page of Khum',
    channel: { EMAIL: 'E-mail', SMS: 'SMS' },
  },
  id: {
    title: 'Kotak surat percobaan',
    lead: 'Khum ini belum tersambung ke server email atau gateway SMS, jadi semua surat berakhir di sini, termasuk kode verifikasi.',
    receiver: 'Penerima (email atau telepon)',
    show: 'Tampilkan',
    all: 'Tampilkan semua',
    none: 'Belum ada surat. Minta kode verifikasi di halaman masuk.',
    noneTo: 'Belum ada surat untuk {to}.',
    code: 'Kode',
    text: 'Teks',
    mail: 'Email seperti yang dilihat penerimanya',
    gone: 'Kode sudah kedaluwarsa; teksnya dihapus.',
    home: 'Ke beranda Khum',
    channel: { EMAIL: 'Email', SMS: 'SMS' },
  },
};
