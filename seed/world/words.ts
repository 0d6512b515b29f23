/** Words from which names and texts of the demo world are made, per language. */
import type { Language } from '#contract/language.ts';

export const COLOURS: Readonly<Record<Language, readonly string[]>> = {
  th: ['เทา', 'ขาว', 'น้ำเงิน', 'ดำ', 'ชมพู', 'เขียว'],
  en: ['Grey', 'White', 'Blue', 'Black', 'Pink', 'Green'],
  id: ['Abu-abu', 'Putih', 'Biru', 'Hitam', 'Merah muda', 'Hijau'],
};

/** A deal that costs nothing; `{name}`. */
export const FREEBIE: Readonly<
  Record<Language, { readonly title: string; readonly text: string }>
> = {
  th: {
    title: 'แจกฟรี: {name} คนละ 1 ชิ้น',
    text: 'ร้านแจกให้ลูกค้าที่กดรับในหน้าร้าน ไม่ต้องผูกบัตร จำกัดคนละหนึ่งชิ้น\n\nค่าส่งขึ้นอยู่กับร้าน ดูยอดก่อนกดยืนยัน',
  },
  en: {
    title: 'Free: {name}, one each',
    text: 'The shop gives one to every customer who claims it on its page; no card is needed.\n\nDelivery is up to the shop; look at the total before you confirm.',
  },
  id: {
    title: 'Gratis: {name}, satu per orang',
    text: 'Toko membagikan satu untuk tiap pembeli yang mengambilnya di halaman toko, tanpa kartu.\n\nOngkir tergantung toko; lihat totalnya sebelum konfirmasi.',
  },
};

/** What an editor says of a deal, by verdict; `{name}`, `{shop}`. */
export const DEAL_TEXTS: Readonly<
  Record<Language, Readonly<Record<'good' | 'plain', readonly string[]>>>
> = {
  th: {
    good: [
      'ราคานี้ต่ำกว่าที่ขายมาตลอดหลายเดือน ใครรออยู่รอบนี้น่าสนใจ',
      'เช็กย้อนหลังแล้วลดจริง ไม่ใช่ตั้งราคาใหม่แล้วขีดทิ้ง',
      'ร้านส่งไว รีวิวดี ราคาตอนนี้คุ้มกว่ารอบก่อน',
      'เส้นราคานิ่งมานาน เพิ่งลงมาไม่กี่วันนี้เอง',
      'คิดค่าส่งแล้วก็ยังต่ำกว่าราคาที่ขายตามปกติ',
      'ตอนกดดูยังมีของ แต่ร้านไม่บอกว่าเหลือเท่าไร',
      'ถ้าร้านมีคูปองเก็บหน้าร้าน ลองกดก่อน บางบัญชีลดได้อีกนิด',
      'เป็นของที่ซื้อเมื่อไรก็ได้ใช้ ราคานี้ไม่ต้องรอวันเลขคู่',
    ],
    plain: [
      'ดูกราฟราคาก่อนตัดสินใจ รอบก่อนเคยมีราคานี้มาแล้ว',
      'ร้านขึ้นป้ายลด แต่ลองเทียบกับราคาย้อนหลังก่อน',
      'ของใช้ดี แต่ถ้าไม่รีบ รอรอบหน้าก็ได้',
      'ตัวเลขบนป้ายดูแรง แต่ราคาที่จ่ายแทบไม่ต่างจากเดือนก่อน',
      'เอามาลงเพราะมีคนถามเข้ามาเยอะ ไม่ใช่เพราะถูกเป็นพิเศษ',
      'ถ้าต้องใช้เลยก็ซื้อได้ ไม่แพงกว่าปกติ แต่อย่าซื้อเพราะป้าย',
      'ตั้งเตือนไว้ที่ราคาต่ำสุดของ 90 วัน น่าจะได้เห็นอีก',
      'ค่าส่งคือตัวแปรของดีลนี้ ดูยอดรวมหน้าชำระเงินก่อน',
    ],
  },
  en: {
    good: [
      'This is below what it has cost for months. If you were waiting, look now.',
      'We checked the history: the cut is real, not a new price crossed out.',
      'Quick shop, good reviews, and a better price than last time.',
      'The line was flat for a long time and came down only this week.',
      'Even with delivery it is below what it usually costs.',
      'In stock when we looked; the shop does not say how many are left.',
      'See whether the shop has a voucher to collect first. Some accounts save a little more.',
      'It is something you will use anyway, and this price need not wait for a double day.',
    ],
    plain: [
      'Look at the price line first; it has been here before.',
      'The label says sale. Compare it with the history.',
      'A good product, but there is no hurry.',
      'The figure on the label is bold; what you pay is nearly what it was last month.',
      'Listed because many asked, not because it is unusually cheap.',
      'Fine if you need it today. Just do not buy it for the label.',
      'Set an alert at the 90-day low: you will probably see it again.',
      'Delivery decides this one. Read the total before you pay.',
    ],
  },
  id: {
    good: [
      'Harganya di bawah rata-rata beberapa bulan. Kalau memang menunggu, ini saatnya.',
      'Sudah kami cek riwayatnya: potongannya nyata, bukan harga baru yang dicoret.',
      'Toko cepat, ulasan bagus, dan lebih murah dari promo sebelumnya.',
      'Garis harganya lama datar dan baru turun minggu ini.',
      'Setelah ongkir pun masih di bawah harga biasanya.',
      'Masih ada stok saat kami lihat; toko tidak menyebut sisanya.',
      'Cek dulu voucher di halaman toko. Beberapa akun bisa hemat sedikit lagi.',
      'Barang yang pasti terpakai, dan harga ini tidak perlu menunggu tanggal kembar.',
    ],
    plain: [
      'Lihat dulu grafik harganya; angka ini pernah muncul.',
      'Labelnya diskon. Bandingkan dengan riwayatnya.',
      'Produk bagus, tapi tidak perlu buru-buru.',
      'Angka di label besar, tetapi yang dibayar hampir sama dengan bulan lalu.',
      'Kami muat karena banyak yang bertanya, bukan karena sangat murah.',
      'Boleh kalau perlu hari ini. Jangan beli karena labelnya.',
      'Pasang pengingat di harga terendah 90 hari: kemungkinan muncul lagi.',
      'Ongkir yang menentukan. Lihat totalnya sebelum membayar.',
    ],
  },
};
