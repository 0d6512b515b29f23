/** The file with everything about somebody is ready. */
import { defineTemplate } from '../template/template.ts';

export const dataExport = defineTemplate({
  holes: ['url', 'hours'],
  words: {
    th: {
      subject: 'ข้อมูลของคุณพร้อมดาวน์โหลดแล้ว',
      title: 'ไฟล์ข้อมูลของคุณพร้อมแล้ว',
      paragraphs: ['ไฟล์ที่คุณขอไว้บนคุ้มพร้อมแล้ว เข้าสู่ระบบเพื่อดาวน์โหลดได้ภายใน {hours} ชั่วโมง จากนั้นไฟล์จะถูกลบ'],
      button: { text: 'ไปหน้าดาวน์โหลด', url: '{url}' },
      foot: 'หากคุณไม่ได้ขอไฟล์นี้ กรุณาเปลี่ยนรหัสผ่านและตรวจดูว่ามีอุปกรณ์อื่นเข้าสู่ระบบอยู่หรือไม่',
    },
    en: {
      subject: 'Your data is ready to download',
      title: 'Your data is ready',
      paragraphs: [
        'The file that you requested on Khum is ready. Sign in and download it within {hours} hours; after that it is deleted.',
      ],
      button: { text: 'Go to the download', url: '{url}' },
      foot: 'If you did not request it, change your password and check where your account is signed in.',
    },
    id: {
      subject: 'Data Anda siap diunduh',
      title: 'Data Anda sudah siap',
      paragraphs: [
        'File yang Anda minta di Khum sudah siap. Masuk dan unduh dalam {hours} jam; setelah itu file dihapus.',
      ],
      button: { text: 'Ke halaman unduhan', url: '{url}' },
      foot: 'Jika bukan Anda yang memintanya, ganti kata sandi dan periksa di mana akun Anda sedang masuk.',
    },
  },
});
