/**
 * Something about an account changed, or it was signed in from somewhere new: sent where its owner
 * reads it, also the old address.
 */
import { defineTemplate } from '../template/template.ts';

export const security = defineTemplate({
  holes: ['what', 'device', 'time', 'url'],
  words: {
    th: {
      subject: 'แจ้งเตือนความปลอดภัยของบัญชีคุ้ม',
      title: 'มีการเปลี่ยนแปลงในบัญชีของคุณ',
      paragraphs: [
        'เหตุการณ์: {what}',
        'อุปกรณ์: {device} เวลา: {time}',
        'หากเป็นคุณเอง ไม่ต้องทำอะไร หากไม่ใช่ กรุณาเปลี่ยนรหัสผ่านและออกจากระบบในอุปกรณ์ที่ไม่รู้จัก',
      ],
      button: { text: 'ตรวจสอบบัญชี', url: '{url}' },
      foot: 'คุณได้รับอีเมลนี้เพราะที่อยู่นี้เป็นหรือเคยเป็นของบัญชี',
      sms: 'คุ้ม: {what} หากไม่ใช่คุณ กรุณาตรวจสอบ {url}',
    },
    en: {
      subject: 'Security notice for your Khum account',
      title: 'Something changed in your account',
      paragraphs: [
        'What happened: {what}',
        'Device: {device}. Time: {time}.',
        'If that was you, there is nothing to do. If not, change your password and sign out of devices that you do not recognise.',
      ],
      button: { text: 'Check your account', url: '{url}' },
      foot: 'You get this email because this address belongs, or belonged, to the account.',
      sms: 'Khum: {what} Not you? Check: {url}',
    },
    id: {
      subject: 'Notifikasi keamanan akun Khum Anda',
      title: 'Ada perubahan pada akun Anda',
      paragraphs: [
        'Yang terjadi: {what}',
        'Perangkat: {device}. Waktu: {time}.',
        'Jika itu Anda, tidak perlu melakukan apa pun. Jika bukan, ganti kata sandi dan keluar dari perangkat yang tidak Anda kenal.',
      ],
      button: { text: 'Periksa akun Anda', url: '{url}' },
      foot: 'Anda menerima email ini karena alamat ini adalah, atau pernah menjadi, milik akun tersebut.',
      sms: 'Khum: {what} Bukan Anda? Periksa: {url}',
    },
  },
});
