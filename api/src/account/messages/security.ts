/** What a security notice says has happened. */
import type { Language } from '#contract/language.ts';

export const NOTICES = {
  email: {
    th: 'อีเมลของบัญชีถูกเปลี่ยนเป็น {receiver}',
    en: 'The e-mail address of your account was changed to {receiver}.',
    id: 'Alamat email akun Anda diubah menjadi {receiver}.',
  },
  mobile: {
    th: 'หมายเลขโทรศัพท์ของบัญชีถูกเปลี่ยนเป็น {receiver}',
    en: 'The phone number of your account was changed to {receiver}.',
    id: 'Nomor telepon akun Anda diubah menjadi {receiver}.',
  },
  password: {
    th: 'รหัสผ่านของบัญชีถูกเปลี่ยน',
    en: 'The password of your account was changed.',
    id: 'Kata sandi akun Anda diubah.',
  },
  device: {
    th: 'มีการเข้าสู่ระบบบัญชีของคุณจากอุปกรณ์ใหม่',
    en: 'Your account was signed in on a new device.',
    id: 'Akun Anda masuk di perangkat baru.',
  },
} as const satisfies Record<string, Record<Language, string>>;
