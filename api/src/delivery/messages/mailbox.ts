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
    title: 'กล่องข้อความทดสอบ',
    lead: 'คุ้มเครื่องนี้ยังไม่ได้ต่อกับเซิร์ฟเวอร์อีเมลหรือ SMS ข้อความทุกฉบับจึงมาอยู่ที่นี่ รวมทั้งรหัสยืนยัน',
    receiver: 'ผู้รับ (อีเมลหรือเบอร์มือถือ)',
    show: 'แสดง',
    all: 'แสดงทั้งหมด',
    none: 'ยังไม่มีข้อความ ลองขอรหัสยืนยันในหน้าเข้าสู่ระบบ',
    noneTo: 'ยังไม่มีข้อความถึง {to}',
    code: 'รหัส',
    text: 'ข้อความ',
    mail: 'อีเมลที่ผู้รับเห็น',
    gone: 'รหัสหมดอายุแล้ว และลบข้อความไปแล้ว',
    home: 'ไปหน้าแรกของคุ้ม',
    channel: { EMAIL: 'อีเมล', SMS: 'SMS' },
  },
  en: {
    title: 'Test mailbox',
    lead: 'Khum is not connected to a mail server or an SMS gateway yet, so every email and SMS ends up here, including verification codes.',
    receiver: 'Recipient (email or phone)',
    show: 'Show',
    all: 'Show all',
    none: 'Nothing here yet. Request a verification code on the sign-in page.',
    noneTo: 'Nothing for {to} yet.',
    code: 'Code',
    text: 'Text',
    mail: 'The email as the recipient sees it',
    gone: 'The code has expired; its text was deleted.',
    home: 'Go to the Khum home page',
    channel: { EMAIL: 'Email', SMS: 'SMS' },
  },
  id: {
    title: 'Kotak pesan uji coba',
    lead: 'Khum ini belum tersambung ke server email atau gateway SMS, jadi semua email dan SMS masuk ke sini, termasuk kode verifikasi.',
    receiver: 'Penerima (email atau nomor ponsel)',
    show: 'Tampilkan',
    all: 'Tampilkan semua',
    none: 'Belum ada pesan. Minta kode verifikasi di halaman masuk.',
    noneTo: 'Belum ada pesan untuk {to}.',
    code: 'Kode',
    text: 'Teks',
    mail: 'Email seperti yang dilihat penerimanya',
    gone: 'Kode sudah kedaluwarsa dan teksnya dihapus.',
    home: 'Ke beranda Khum',
    channel: { EMAIL: 'Email', SMS: 'SMS' },
  },
};
