/** What messages say of a link that somebody waited for (BEY-14). */

export const LINK_SENTENCES = {
  'watch.KNOWN': {
    en: [
      '{subject}: {price}',
      'Khum now has the price of the link you were waiting for. Verdict: {verdict}. {odd}',
    ],
    th: ['{subject} ราคา {price}', 'คุ้มมีราคาของลิงก์ที่คุณรอแล้ว คำตัดสิน: {verdict} {odd}'],
    id: [
      '{subject}: {price}',
      'Khum kini punya harga dari tautan yang Anda tunggu. Penilaian: {verdict}. {odd}',
    ],
  },
  'watch.KNOWN.out': {
    en: [
      'Khum now knows {subject}',
      'It is the product of the link you were waiting for. It is sold out at the moment.',
    ],
    th: ['คุ้มรู้จัก {subject} แล้ว', 'เป็นสินค้าของลิงก์ที่คุณรอ แต่ตอนนี้ของหมด'],
    id: [
      'Khum kini mengenal {subject}',
      'Ini produk dari tautan yang Anda tunggu. Saat ini stoknya habis.',
    ],
  },
} as const;
