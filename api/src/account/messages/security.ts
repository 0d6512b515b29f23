/** What a security notice says has happened. */
import type { Language } from '#contract/language.ts';

export const NOTICES = {
  email: {
    th: 'เปลี่ยนอีเมลของบัญชีเป็น {receiver}',
    en: 'The email address of your account was changed to {receiver}.',
    id: 'Alamat email akun Anda diubah menjadi {receiver}.',
  },
  mobile: {
    th: 'เปลี่ยนเบอร์มือถือของบัญชีเป็น {receiver}',
    en: 'The phone number of your account was changed to {receiver}.',
    id: 'Nomor ponsel akun Anda diubah menjadi {receiver}.',
  },
  password: {
    th: 'เปลี่ยนรหัสผ่านของบัญชี',
    en: 'The password of your account was changed.',
    id: 'Kata sandi akun Anda diubah.',
  },
  device: {
    th: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่',
    en: 'Your account was signed in on a new device.',
    id: 'Akun Anda dipakai masuk di perangkat baru.',
  },
} as const satisfies Record<string, Record<Language, string>>;
