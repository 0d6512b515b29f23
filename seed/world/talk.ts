/** What people say under deals, articles, notes and products, and what others answer; true of anything that is sold. */
import type { Language } from '#contract/language.ts';

export interface Remark {
  readonly says: string;
  readonly answers: readonly string[];
}
export type Under = 'DEAL' | 'GOODS' | 'WRITING';

export const REMARKS: Readonly<Record<Language, Readonly<Record<Under, readonly Remark[]>>>> = {
  th: {
    DEAL: [
      { says: 'กดทันพอดี ราคาหน้าตะกร้าตรงกับที่เขียนไว้', answers: ['ของเราก็ตรงค่ะ', 'มาช้าไปสิบนาที ยังได้ราคานี้อยู่'] },
      { says: 'ค่าส่งต่างจังหวัดเพิ่มไหมครับ', answers: ['ของผมเชียงใหม่ ส่งฟรีครับ', 'ขึ้นอยู่กับร้าน ดูหน้าชำระเงินก่อนกดดีที่สุด', 'ขอบคุณครับ'] },
      { says: 'ดูกราฟย้อนหลังแล้วเคยถูกกว่านี้ครั้งหนึ่ง แต่วันนี้ก็ถือว่าดี', answers: ['ตั้งใจรอรอบหน้าเหมือนกัน', 'รอบนั้นของหมดเร็วมากค่ะ'] },
      { says: 'ใครใช้คูปองร้านซ้อนได้บ้าง', answers: ['ซ้อนได้ค่ะ กดเก็บในหน้าร้านก่อน', 'ของเราไม่ขึ้น น่าจะหมดแล้ว'] },
      { says: 'รอราคานี้มาตั้งแต่เดือนก่อน ในที่สุดก็ได้', answers: ['ยินดีด้วยครับ'] },
    ],
    GOODS: [
      { says: 'ราคาขึ้นลงบ่อยมาก ดูกราฟก่อนซื้อช่วยได้เยอะ', answers: ['จริงค่ะ กลางเดือนมักจะถูกกว่า'] },
      { says: 'ร้านไหนส่งไวสุดครับ', answers: ['ร้านทางการ สองวันถึง', 'แล้วแต่จังหวัดค่ะ'] },
      { says: 'มีใครเคยเคลมกับร้านนี้ไหม', answers: ['เคยครั้งหนึ่ง ตอบไวดี'] },
    ],
    WRITING: [
      { says: 'อ่านแล้วตัดสินใจง่ายขึ้นเยอะ ขอบคุณค่ะ', answers: ['เห็นด้วยครับ เขียนตรงดี'] },
      { says: 'อยากให้เทียบกับรุ่นที่ถูกกว่านี้ด้วย', answers: ['รออ่านเหมือนกันค่ะ', 'น่าสนใจครับ'] },
      { says: 'ราคาในการ์ดกับหน้าร้านตรงกันนะ เพิ่งเช็กมา', answers: ['ขอบคุณที่เช็กให้ค่ะ'] },
      { says: 'ชอบที่บอกข้อเสียด้วย ไม่ได้อวยอย่างเดียว', answers: ['ใช่เลย'] },
    ],
  },
  id: {
    DEAL: [
      { says: 'Pas banget, harga di keranjang sama dengan yang ditulis.', answers: ['Punya saya juga sama.', 'Telat sepuluh menit, masih dapat harga ini.'] },
      {
        says: 'Ongkir ke luar Jawa nambah nggak ya?',
        answers: ['Saya di Medan, gratis ongkir.', 'Tergantung toko, cek dulu sebelum bayar.', 'Makasih infonya!'],
      },
      {
        says: 'Di grafik pernah lebih murah sekali, tapi hari ini sudah bagus.',
        answers: ['Sama, saya juga nunggu yang berikutnya.', 'Waktu itu cepat sekali habis.'],
      },
      { says: 'Ada yang bisa gabung voucher toko?', answers: ['Bisa, klaim dulu di halaman toko.', 'Punya saya tidak muncul, mungkin sudah habis.'] },
      { says: 'Nunggu harga ini dari bulan lalu, akhirnya dapat.', answers: ['Selamat ya!'] },
    ],
    GOODS: [
      { says: 'Harganya sering naik turun, lihat grafik dulu sangat membantu.', answers: ['Betul, pertengahan bulan biasanya lebih murah.'] },
      { says: 'Toko mana yang kirimnya paling cepat?', answers: ['Toko resmi, dua hari sampai.', 'Tergantung kota.'] },
      { says: 'Ada yang pernah klaim garansi di toko ini?', answers: ['Pernah sekali, responnya cepat.'] },
    ],
    WRITING: [
      { says: 'Jadi lebih gampang memutuskan, terima kasih.', answers: ['Setuju, tulisannya jujur.'] },
      { says: 'Tolong bandingkan juga dengan yang lebih murah.', answers: ['Ikut menunggu.', 'Menarik nih.'] },
      { says: 'Harga di kartu sama dengan di toko, barusan saya cek.', answers: ['Makasih sudah dicek.'] },
      { says: 'Suka karena kekurangannya juga ditulis.', answers: ['Betul.'] },
    ],
  },
  en: {
    DEAL: [
      { says: 'Just in time. The price in the basket is the one written here.', answers: ['Same for me.', 'Ten minutes later and it still worked.'] },
      { says: 'Does shipping cost extra outside the city?', answers: ['Free for me.', 'Depends on the shop, the checkout page says.', 'Thanks!'] },
      {
        says: 'The chart shows it was cheaper once, but today is still good.',
        answers: ['Waiting for the next round as well.', 'That one sold out very fast.'],
      },
      { says: 'Could anybody add a shop voucher?', answers: ['Yes, collect it on the shop page first.', 'Mine did not show up, probably used up.'] },
      { says: 'Waited for this price since last month, finally.', answers: ['Well done.'] },
    ],
    GOODS: [
      { says: 'The price goes up and down a lot. Looking at the chart first helps.', answers: ['True, mid-month is usually cheaper.'] },
      { says: 'Which shop delivers fastest?', answers: ['The official one, two days.', 'Depends on where you are.'] },
      { says: 'Has anybody returned something to this shop?', answers: ['Once, they answered quickly.'] },
    ],
    WRITING: [
      { says: 'Made the decision a lot easier, thank you.', answers: ['Agreed, it is honest.'] },
      { says: 'Please compare it with a cheaper one, too.', answers: ['Would read that.', 'Good idea.'] },
      { says: 'The price on the card is the one in the shop, just checked.', answers: ['Thanks for checking.'] },
      { says: 'Nice that it says what is bad about it, too.', answers: ['Exactly.'] },
    ],
  },
};
