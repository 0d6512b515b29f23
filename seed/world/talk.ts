/**
 * What people say under deals, articles, notes and products, and what others answer: of anything
 * that is sold, and of its kind.
 */
import type { Language } from '#contract/language.ts';
import { remarkLinesOf } from './deal-words/kind.ts';
import type { DealKind } from './deal-words/kind.ts';

export interface Remark {
  readonly says: string;
  readonly answers: readonly string[];
}
export type Under = 'DEAL' | 'GOODS' | 'WRITING';

/** A remark is a line: what is said, then each answer after a `>`. */
const remarksOf = (lines: string): Remark[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [says = '', ...answers] = line.split('>');
      return { says, answers };
    });

/** True of anything; of deals, whatever their price history says. */
const REMARKS: Readonly<Record<Language, Readonly<Record<Under, readonly Remark[]>>>> = {
  th: {
    DEAL: remarksOf(`
ค่าส่งต่างจังหวัดเพิ่มไหมครับ>ของผมเชียงใหม่ ส่งฟรีครับ>ขึ้นอยู่กับร้าน ดูหน้าชำระเงินก่อนกดดีที่สุด>ขอบคุณครับ
ใครใช้คูปองร้านซ้อนได้บ้าง>ซ้อนได้ค่ะ กดเก็บในหน้าร้านก่อน>ของเราไม่ขึ้น น่าจะหมดแล้ว
จ่ายปลายทางได้หรือเปล่า>ร้านนี้ไม่ได้ครับ ต้องจ่ายก่อน
ของแท้ไหมคะ ร้านนี้ไม่เคยซื้อ>เคยสั่งสองรอบ ของมีใบรับรองมาด้วย
ส่งของภายในสามวันตามที่บอกจริง ประทับใจ
แอปแสดงราคาไม่ตรงกับเว็บ ต้องเข้าผ่านลิงก์ตรงนี้ถึงได้>ขอบคุณมาก งงอยู่ตั้งนาน
`),
    GOODS: remarksOf(`
ดูกราฟก่อนซื้อช่วยได้เยอะ>จริงค่ะ
ร้านไหนส่งไวสุดครับ>ร้านทางการ สองวันถึง>แล้วแต่จังหวัดค่ะ
มีใครเคยเคลมกับร้านนี้ไหม>เคยครั้งหนึ่ง ตอบไวดี
ลังเลระหว่างตัวนี้กับตัวที่ถูกกว่า ใครเคยใช้ทั้งคู่บ้าง>ถ้าใช้ทุกวันเอาตัวนี้ครับ>นาน ๆ ใช้ที ตัวถูกก็พอค่ะ
สีในรูปกับของจริงต่างกันไหมคะ>ของจริงเข้มกว่าหน่อยค่ะ
ซื้อซ้ำรอบสองแล้ว ยังโอเคเหมือนเดิม>ดีใจที่ยังทำเหมือนเดิม
อยากรู้ว่ารุ่นใหม่จะออกเมื่อไร รุ่นนี้จะได้ลด
เทียบราคาสามร้านในหน้านี้สะดวกดี ไม่ต้องเปิดสามแอป>ชอบตรงรวมค่าส่งให้ด้วย
น้ำหนักกับขนาดตรงตามที่เขียนค่ะ วัดมาแล้ว
ให้เป็นของขวัญ คนรับชอบมาก>ร้านห่อให้ไหมครับ>ห่อให้ค่ะ แจ้งในหมายเหตุ
ยังไม่รีบ ขอเฝ้าราคาไว้ก่อน>ตั้งเตือนไว้แล้วครับ
แพ็กกล่องมาแน่นหนาดี ไม่มีรอย
`),
    WRITING: remarksOf(`
อ่านแล้วตัดสินใจง่ายขึ้นเยอะ ขอบคุณค่ะ>เห็นด้วยครับ เขียนตรงดี
อยากให้เทียบกับรุ่นที่ถูกกว่านี้ด้วย>รออ่านเหมือนกันค่ะ>น่าสนใจครับ
ราคาในการ์ดกับหน้าร้านตรงกันนะ เพิ่งเช็กมา>ขอบคุณที่เช็กให้ค่ะ
ชอบที่บอกข้อเสียด้วย ไม่ได้อวยอย่างเดียว>ใช่เลย
ส่งให้แม่อ่านแล้ว แม่บอกเพิ่งเข้าใจ>น่ารักมากค่ะ
เรื่องดูย้อนหลังก่อนเชื่อป้าย ใช้ได้กับทุกอย่างจริง ๆ
ของเราใช้มานานกว่านี้ ขอเสริมว่าดูแลดี ๆ อยู่ได้หลายปี>ขอบคุณที่มาแชร์ครับ
ไม่เห็นด้วยนิดหนึ่ง บางทีจ่ายเพิ่มแล้วสบายใจกว่า>มุมนี้ก็จริงค่ะ
เขียนภาคต่อด้วยนะคะ รออ่าน
เซฟไว้ก่อน เดี๋ยวสิ้นเดือนกลับมาอ่านใหม่>เหมือนกันเลย
สั้นดี อ่านจบบนรถไฟฟ้าพอดี>สองสถานีจบ 555
อ่านคอมเมนต์แล้วได้ความรู้พอ ๆ กับบทความ
`),
  },
  id: {
    DEAL: remarksOf(`
Ongkir ke luar Jawa nambah nggak ya?>Saya di Medan, gratis ongkir.>Tergantung toko, cek dulu sebelum bayar.>Makasih infonya!
Ada yang bisa gabung voucher toko?>Bisa, klaim dulu di halaman toko.>Punya saya tidak muncul, mungkin sudah habis.
Bisa COD nggak?>Toko ini belum bisa, harus bayar dulu.
Original kah? Belum pernah beli di toko ini.>Dua kali pesan, ada kartu garansinya.
Dikirim tiga hari sesuai janji, mantap.
Harga di aplikasi beda, harus lewat link sini baru dapat.>Makasih, pantas bingung.
`),
    GOODS: remarksOf(`
Lihat grafik dulu sebelum beli sangat membantu.>Betul.
Toko mana yang kirimnya paling cepat?>Toko resmi, dua hari sampai.>Tergantung kota.
Ada yang pernah klaim garansi di toko ini?>Pernah sekali, responnya cepat.
Bingung antara ini dan yang lebih murah. Ada yang pernah coba dua-duanya?>Kalau dipakai tiap hari, ini.>Kalau jarang, yang murah cukup.
Warna aslinya sama dengan foto?>Sedikit lebih gelap.
Beli kedua kali, kualitasnya masih sama.>Syukurlah tidak berubah.
Model barunya kapan keluar ya, biar yang ini turun.
Enak bisa banding tiga toko di satu halaman.>Ongkirnya juga dihitung, suka.
Berat dan ukurannya sesuai, sudah saya ukur.
Buat kado, yang dikasih senang sekali.>Tokonya bisa bungkus?>Bisa, tulis di catatan.
Belum buru-buru, saya pantau dulu.>Sudah pasang notifikasi.
Kemasannya rapat, tidak ada goresan.
`),
    WRITING: remarksOf(`
Jadi lebih gampang memutuskan, terima kasih.>Setuju, tulisannya jujur.
Tolong bandingkan juga dengan yang lebih murah.>Ikut menunggu.>Menarik nih.
Harga di kartu sama dengan di toko, barusan saya cek.>Makasih sudah dicek.
Suka karena kekurangannya juga ditulis.>Betul.
Saya kirim ke ibu, katanya baru paham.>Manis sekali.
Cek riwayat sebelum percaya label itu berlaku untuk semuanya.
Punya saya sudah lebih lama. Kalau dirawat bisa bertahun-tahun.>Makasih sudah berbagi.
Agak beda pendapat, kadang bayar lebih bikin tenang.>Betul juga sih.
Ditunggu sambungannya.
Disimpan dulu, akhir bulan dibaca lagi.>Sama.
Singkat, habis dibaca di KRL.>Dua stasiun selesai.
Komentarnya sama bergunanya dengan artikelnya.
`),
  },
  en: {
    DEAL: remarksOf(`
Does shipping cost extra outside the city?>Free for me.>Depends on the shop, the checkout page says.>Thanks!
Could anyone add a shop voucher?>Yes, collect it on the shop page first.>Mine did not show up, probably used up.
Cash on delivery?>Not with this shop, you pay first.
Is it genuine? I have never bought there.>Ordered twice, the warranty card was in the box.
Sent within three days as promised.
The app shows another price, the link here gives the right one.>Thank you, I was puzzled.
`),
    GOODS: remarksOf(`
Looking at the chart before buying helps.>True.
Which shop delivers fastest?>The official one, two days.>Depends on where you are.
Has anyone returned something to this shop?>Once, they answered quickly.
Torn between this and the cheaper one. Has anyone had both?>For every day, this one.>Now and then, the cheap one does it.
Is the colour as in the picture?>A little darker.
Second time I buy it, still the same quality.>Good to hear.
When is the new model due? Then this one should drop.
Handy to see three shops on one page.>And with delivery counted.
Weight and size are as stated, I measured.
A present that went down very well.>Does the shop wrap it?>It does, write it in the note.
No hurry, I am watching the price for now.>My alert is set.
Came firmly packed, not a scratch.
`),
    WRITING: remarksOf(`
Made the decision a lot easier, thank you.>Agreed, it is honest.
Please compare it with a cheaper one, too.>Would read that.>Good idea.
The price on the card is the one in the shop, just checked.>Thanks for checking.
Nice that it says what is bad about it, too.>Exactly.
Sent it to my mother, who says she finally gets it.>Lovely.
History first, label second: works for everything.
Had mine for longer. Looked after, it lasts for years.>Thanks for sharing.
Not sure I agree, sometimes paying more buys peace of mind.>Fair point.
Please write a sequel.
Saved for the end of the month.>Same.
Short enough for the train.>Two stops.
The comments are as useful as the text.
`),
  },
};

/** Of a kind, by the top category's code: `kinds|th|en|id`. */
const OF_KIND = `
el co ha|ประกันร้านหรือประกันศูนย์ครับ>ในกล่องเป็นใบของศูนย์ครับ>ของเราก็ศูนย์ค่ะ|Is the warranty from the shop or the maker?>The card in the box is the maker’s.>Same with mine.|Garansi toko atau garansi resmi?>Di kotak kartunya resmi.>Punya saya juga.
el co ha|ใช้มาสองเดือนยังปกติดี ไม่ร้อน ไม่ดับ>ขอบคุณที่มาบอกครับ|Two months in: no heat, no surprises.>Thanks for the update.|Dua bulan dipakai: tidak panas, tidak mati.>Makasih kabarnya.
ki ho|ล้างแล้วแห้งไวไหมคะ>แห้งไวค่ะ เช็ดทีเดียวจบ|Does it dry quickly after washing?>One wipe and done.|Habis dicuci cepat kering?>Sekali lap selesai.
ki ho|ขนาดพอดีกับห้องเช่าเล็ก ๆ ไม่เกะกะ>กว้างเท่าไรครับ>ประมาณสองฝ่ามือค่ะ|Fits a tiny rented room.>How wide is it?>About two hands.|Pas untuk kamar kos kecil.>Lebarnya berapa?>Kira-kira dua jengkal.
fa ba|ไซซ์ตรงไหมคะ ปกติใส่ M>ตรงค่ะ เราใส่ M พอดี>ถ้าชอบหลวมเผื่อหนึ่งไซซ์ครับ|True to size? I usually wear M.>Yes, M fits me.>Go one up if you like it loose.|Ukurannya pas? Biasanya M.>Pas, saya M.>Kalau suka longgar naik satu.
fa ba|ซักไปสามรอบสีไม่ตก ทรงยังอยู่|Three washes: the colour and the shape are still there.|Tiga kali cuci warna dan bentuknya tetap.
be|ผิวแพ้ง่ายใช้ได้ไหมคะ>เราแพ้ง่าย ใช้แล้วไม่มีผื่นค่ะ>ลองที่ท้องแขนก่อนดีกว่านะคะ|Is it all right for sensitive skin?>Mine is, and nothing happened.>Try it on your arm first.|Aman untuk kulit sensitif?>Kulit saya sensitif, aman.>Coba dulu di lengan.
be|วันหมดอายุอีกเกือบสองปี ร้านเก็บของดี|Nearly two years to the date, so the stock is fresh.|Tanggalnya masih hampir dua tahun, stoknya baru.
he|มือใหม่ใช้ได้ไหมครับ>ได้เลย เริ่มจากตัวนี้ไม่ต้องเปลี่ยนบ่อย|Right for a beginner?>Yes, you will not need another soon.|Cocok untuk pemula?>Cocok, tidak perlu cepat ganti.
he|ใช้ทุกเช้ามาเดือนหนึ่ง ยังเหมือนใหม่>ได้แรงบันดาลใจเลยค่ะ|Every morning for a month, still like new.>That motivates me.|Tiap pagi selama sebulan, masih seperti baru.>Jadi semangat.
mo|ลูกสองขวบใช้ได้ไหมคะ>ลูกเราสองขวบครึ่ง ชอบมากค่ะ|All right for a two-year-old?>Mine is two and a half and loves it.|Untuk anak dua tahun bisa?>Anak saya dua setengah, suka sekali.
mo|ซื้อแจกหลานสามคน แย่งกันใหญ่>คราวหน้าซื้อคนละสีค่ะ|Bought for three nieces. There was a fight.>Three colours next time.|Beli untuk tiga keponakan, rebutan.>Lain kali beda warna.
gr|วันหมดอายุเหลือเท่าไรคะ>ของเราเหลือแปดเดือนค่ะ|How long to the date?>Eight months on mine.|Kedaluwarsanya masih lama?>Punya saya delapan bulan.
gr|อร่อยกว่าที่คิด สั่งเพิ่มอีกแพ็ก>ขอลองบ้าง|Better than I expected, ordered more.>Let me try.|Lebih enak dari dugaan, pesan lagi.>Mau coba.
li|เหมาะกับคนเริ่มต้นไหมครับ>เริ่มจากตัวนี้แหละครับ พอดี|Good to start with?>Just right to start with.|Bagus untuk mulai?>Pas untuk mulai.
li|ซื้อมาฆ่าเวลาวันหยุด ตอนนี้ติดแล้ว>ยินดีต้อนรับค่ะ|Bought it for one weekend, now I am hooked.>Welcome.|Beli untuk isi akhir pekan, sekarang ketagihan.>Selamat datang.
`;

const ofKind = OF_KIND.trim()
  .split('\n')
  .map((line) => {
    const [kinds = '', th = '', en = '', id = ''] = line.split('|');
    return { kinds: kinds.split(' '), words: { th, en, id } };
  });

/** What may be said in a place; under goods and deals mostly of their kind. */
export function remarksFor(
  under: Under,
  category: string | null,
  lang: Language,
): readonly Remark[] {
  const general = REMARKS[lang][under];
  if (under === 'WRITING' || category === null) return general;
  const own = ofKind
    .filter(({ kinds }) => kinds.some((kind) => category.startsWith(kind)))
    .flatMap(({ words }) => remarksOf(words[lang]));
  return [...own, ...general];
}

/** What may be said of a deal of this kind: of its price, and of what is sold. */
export function remarksOfDeal(
  kind: DealKind,
  category: string | null,
  lang: Language,
): readonly Remark[] {
  const ofPrice = remarksOf(remarkLinesOf(lang, kind));
  return kind === 'ENDED' ? ofPrice : [...ofPrice, ...remarksFor('DEAL', category, lang)];
}
