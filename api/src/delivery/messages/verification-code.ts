import type { AuthScene } from '#contract/account/verification.ts';
import type { Language } from '#contract/language.ts';
import { defineTemplate } from '../template/template.ts';

/** What the code is for, so that nobody gives away a code for something else than they think. */
const scene: Readonly<Record<AuthScene, Readonly<Record<Language, string>>>> = {
  REGISTER: { th: 'สมัครสมาชิก', en: 'create your account', id: 'membuat akun' },
  LOGIN: { th: 'เข้าสู่ระบบ', en: 'sign in', id: 'masuk' },
  CHANGEPWD: { th: 'ตั้งรหัสผ่านใหม่', en: 'set a new password', id: 'membuat kata sandi baru' },
  CLOSEUSER: { th: 'ปิดบัญชี', en: 'close your account', id: 'menutup akun' },
  CHANGE_MOBILE_EMAIL: {
    th: 'ผูกกับบัญชีของคุณ',
    en: 'link it to your account',
    id: 'menautkan ke akun',
  },
  CHECK_OLD_MOBILE_EMAIL: {
    th: 'ยืนยันตัวตน',
    en: 'confirm that it is you',
    id: 'memastikan identitas Anda',
  },
};

/** A code that proves a receiver; `minutes` is how long it is good. */
export const verificationCode = defineTemplate({
  holes: ['code', 'minutes', 'scene'],
  choices: { scene },
  words: {
    th: {
      subject: '{code} คือรหัสยืนยันของคุณ',
      title: 'รหัสยืนยันของคุณ',
      paragraphs: ['ใช้รหัสนี้เพื่อ{scene} ใช้ได้ภายใน {minutes} นาที'],
      figure: '{code}',
      foot: 'อย่าบอกรหัสนี้กับใคร ทีมงานคุ้มไม่มีนโยบายขอรหัสจากคุณ ถ้าคุณไม่ได้ขอรหัสนี้ ไม่ต้องทำอะไร',
      sms: '{code} คือรหัสคุ้มเพื่อ{scene} ใช้ได้ {minutes} นาที ห้ามบอกใคร',
    },
    en: {
      subject: '{code} is your verification code',
      title: 'Your verification code',
      paragraphs: ['Use this code to {scene}. It is valid for {minutes} minutes.'],
      figure: '{code}',
      foot: 'Never share this code: Khum never asks for it. If you did not request it, you can ignore this email.',
      sms: '{code} is your Khum code to {scene}. Valid for {minutes} minutes. Never share it.',
    },
    id: {
      subject: '{code} adalah kode verifikasi Anda',
      title: 'Kode verifikasi Anda',
      paragraphs: ['Pakai kode ini untuk {scene}. Berlaku {minutes} menit.'],
      figure: '{code}',
      foot: 'Jangan beri tahu kode ini kepada siapa pun: Khum tidak pernah memintanya. Kalau Anda tidak memintanya, abaikan saja.',
      sms: '{code} adalah kode Khum untuk {scene}. Berlaku {minutes} menit. Jangan beri tahu siapa pun.',
    },
  },
});
