/** What the owner of a channel hears about it. */
import type { Language } from '#contract/language.ts';

export const CHANNEL_SENTENCES = {
  'channel.off.GONE': {
    en: [
      '{name} was turned off',
      'The address no longer exists. Enter a new one on the page Channels and times.',
    ],
    th: ['ปิดช่องทาง {name} แล้ว', 'ไม่พบที่อยู่ปลายทางแล้ว กรุณาใส่ที่อยู่ใหม่ในหน้าช่องทางและเวลา'],
    id: [
      '{name} dinonaktifkan',
      'Alamatnya sudah tidak ada. Isi alamat baru di halaman Saluran dan waktu.',
    ],
  },
  'channel.off.REFUSED': {
    en: [
      '{name} was turned off',
      'The other side refused {times} messages in a row. Check address and token.',
    ],
    th: ['ปิดช่องทาง {name} แล้ว', 'ปลายทางปฏิเสธข้อความ {times} ครั้งติดกัน กรุณาตรวจสอบที่อยู่และโทเค็น'],
    id: [
      '{name} dinonaktifkan',
      'Tujuan menolak {times} pesan berturut-turut. Periksa alamat dan tokennya.',
    ],
  },
  'channel.off.BLOCKED': {
    en: [
      '{name} was turned off',
      'Our bot is blocked in that chat. Unblock it, then turn the channel on again.',
    ],
    th: ['ปิดช่องทาง {name} แล้ว', 'แชตนั้นบล็อกบอตของเรา เลิกบล็อกแล้วเปิดช่องทางอีกครั้งได้'],
    id: [
      '{name} dinonaktifkan',
      'Bot kami diblokir di obrolan itu. Buka blokirnya, lalu aktifkan lagi salurannya.',
    ],
  },
  'channel.off.BUSY': {
    en: ['{name} was turned off', 'The other side was too busy for {times} attempts in a row.'],
    th: ['ปิดช่องทาง {name} แล้ว', 'ปลายทางไม่ว่างรับข้อความ {times} ครั้งติดกัน'],
    id: ['{name} dinonaktifkan', 'Tujuan terlalu sibuk {times} kali berturut-turut.'],
  },
  'channel.off.TIMEOUT': {
    en: ['{name} was turned off', 'The other side did not answer {times} times in a row.'],
    th: ['ปิดช่องทาง {name} แล้ว', 'ปลายทางไม่ตอบ {times} ครั้งติดกัน'],
    id: ['{name} dinonaktifkan', 'Tujuan tidak menjawab {times} kali berturut-turut.'],
  },
  'channel.off.UNREACHABLE': {
    en: ['{name} was turned off', 'The other side could not be reached {times} times in a row.'],
    th: ['ปิดช่องทาง {name} แล้ว', 'ติดต่อปลายทางไม่ได้ {times} ครั้งติดกัน'],
    id: ['{name} dinonaktifkan', 'Tujuan tidak bisa dihubungi {times} kali berturut-turut.'],
  },
  'channel.off.ANSWER': {
    en: ['{name} was turned off', 'The other side failed {times} times in a row.'],
    th: ['ปิดช่องทาง {name} แล้ว', 'ปลายทางขัดข้อง {times} ครั้งติดกัน'],
    id: ['{name} dinonaktifkan', 'Tujuan bermasalah {times} kali berturut-turut.'],
  },
  'channel.off.UNKNOWN': {
    en: ['{name} was turned off', 'Several messages did not arrive.'],
    th: ['ปิดช่องทาง {name} แล้ว', 'ข้อความหลายครั้งส่งไม่ถึง'],
    id: ['{name} dinonaktifkan', 'Beberapa pesan tidak sampai.'],
  },
  'channel.gone': {
    en: [
      '{name} no longer gets notifications',
      'The browser gave up its connection. Turn notifications on there again.',
    ],
    th: ['{name} ไม่ได้รับการแจ้งเตือนแล้ว', 'เบราว์เซอร์เลิกเชื่อมต่อ กรุณาเปิดการแจ้งเตือนบนเครื่องนั้นอีกครั้ง'],
    id: [
      '{name} tidak lagi menerima notifikasi',
      'Browser itu memutus sambungannya. Aktifkan lagi notifikasi di sana.',
    ],
  },
  'channel.quiet': {
    en: [
      '{name} has gone quiet',
      'We sent notifications there and have not heard from it for {days} days. Open Khum there once, or remove the device.',
    ],
    th: [
      '{name} เงียบไป',
      'เราส่งการแจ้งเตือนไปที่เครื่องนั้น แต่ไม่มีสัญญาณกลับมา {days} วันแล้ว เปิดคุ้มบนเครื่องนั้นสักครั้ง หรือลบเครื่องออก',
    ],
    id: [
      '{name} tidak ada kabar',
      'Kami mengirim notifikasi ke sana, tetapi tidak ada kabar selama {days} hari. Buka Khum di sana sekali, atau hapus perangkatnya.',
    ],
  },
  'channel.quota': {
    en: [
      'The LINE messages of this month are used up',
      'Until next month, your LINE messages come by email instead.',
    ],
    th: ['ข้อความ LINE ของเดือนนี้ครบแล้ว', 'จนกว่าจะขึ้นเดือนใหม่ เรื่องที่จะส่งทาง LINE จะส่งทางอีเมลแทน'],
    id: [
      'Pesan LINE bulan ini sudah habis',
      'Sampai bulan berikutnya, yang seharusnya lewat LINE kami kirim lewat email.',
    ],
  },
} as const satisfies Record<string, Record<Language, readonly [title: string, text: string]>>;
