/** What messages say of bonuses and badges; for sentences.ts. */
export const BONUS_SENTENCES = {
  'badge.awarded': {
    en: ['New badge: {badge}', 'It is on your profile now.'],
    th: ['ได้ตราใหม่: {badge}', 'แสดงในหน้าของคุณแล้ว'],
    id: ['Lencana baru: {badge}', 'Sudah tampil di profil Anda.'],
  },
  'bonus.confirmed': {
    en: ['Bonus {amount} confirmed', 'Order {order}. It is paid by {day}.'],
    th: ['ยืนยันโบนัส {amount} แล้ว', 'คำสั่งซื้อ {order} จ่ายภายใน {day}'],
    id: ['Bonus {amount} sudah dikonfirmasi', 'Pesanan {order}. Dibayar paling lambat {day}.'],
  },
  'bonus.paid': {
    en: ['Bonus {amount} paid', 'Order {order}, reference {reference}'],
    th: ['จ่ายโบนัส {amount} แล้ว', 'คำสั่งซื้อ {order} เลขอ้างอิง {reference}'],
    id: ['Bonus {amount} sudah dibayar', 'Pesanan {order}, referensi {reference}'],
  },
  'bonus.not-found': {
    en: ['Order {order} was not found', 'Check the number and submit it again. {note}'],
    th: ['ไม่พบคำสั่งซื้อ {order}', 'ตรวจเลขแล้วส่งใหม่ได้ {note}'],
    id: ['Pesanan {order} tidak ditemukan', 'Periksa nomornya lalu ajukan lagi. {note}'],
  },
  'bonus.cancelled': {
    en: ['No bonus for order {order}', 'The order was cancelled. {note}'],
    th: ['คำสั่งซื้อ {order} ไม่ได้โบนัส', 'เพราะคำสั่งซื้อถูกยกเลิก {note}'],
    id: ['Pesanan {order} tidak mendapat bonus', 'Pesanannya dibatalkan. {note}'],
  },
  'bonus.goods-returned': {
    en: ['No bonus for order {order}', 'The goods were returned. {note}'],
    th: ['คำสั่งซื้อ {order} ไม่ได้โบนัส', 'เพราะสินค้าถูกส่งคืน {note}'],
    id: ['Pesanan {order} tidak mendapat bonus', 'Barangnya dikembalikan. {note}'],
  },
  'bonus.not-eligible': {
    en: ['No bonus for order {order}', 'It does not meet the rules of the activity. {note}'],
    th: ['คำสั่งซื้อ {order} ไม่ได้โบนัส', 'เพราะไม่ตรงตามกติกาของกิจกรรม {note}'],
    id: ['Pesanan {order} tidak mendapat bonus', 'Tidak memenuhi aturan aktivitas. {note}'],
  },
} as const;
