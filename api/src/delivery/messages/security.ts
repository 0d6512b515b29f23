/**
 * Something about an account changed, or it was signed in from somewhere new: told where its owner
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
        'หากเป็นคุณ ไม่ต้องทำอะไร หากไม่ใช่ โปรดเปลี่ยนรหัสผ่านและออกจากระบบอุปกรณ์ที่ไม่รู้จัก',
      ],
      button: { text: 'ตรวจสอบบัญชี', url: '{url}' },
      foot: 'จดหมายนี้ส่งถึงคุณเพราะที่อยู่นี้เป็นหรือเคยเป็นของบัญชี',
      sms: 'คุ้ม: {what} หากไม่ใช่คุณ โปรดตรวจสอบ {url}',
    },
    en: {
      subject: 'Security notice for your Khum account',
      title: 'Something changed in your account',
      paragraphs: [
        'What happened: {what}',
        'Device: {device}. Time: {time}.',
        'If that was you, there is nothing to do. If not, change your password and sign out the devices that you do not know.',
      ],
      button: { text: 'Look at your account', url: '{url}' },
      foot: 'You get this because this address belongs, or belonged, to the account.',
      sms: 'Khum: {what} Not you? Look here: {url}',
    },
    id: {
      subject: 'Pemberitahuan keamanan akun Khum Anda',
      title: 'Ada perubahan pada akun Anda',
      paragraphs: [
        'Yang terjadi: {what}',
        'Perangkat: {device}. Waktu: {time}.',
        'Jika itu Anda, tidak perlu melakukan apa pun. Jika bukan, ganti kata sandi dan keluarkan perangkat yang tidak Anda kenal.',
      ],
      button: { text: 'Periksa akun Anda', url: '{url}' },
      foot: 'Anda menerima ini karena alamat ini adalah, atau pernah menjadi, milik akun tersebut.',
      sms: 'Khum: {what} Bukan Anda? Periksa: {url}',
    },
  },
});
