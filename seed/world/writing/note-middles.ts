/**
 * How it went with what a note is about, by the kinds of goods that a sentence is true of.
 * Lines: `codes of categories|th|en|id`. Every category of goods has at least one.
 */
import type { Language } from '#contract/language.ts';

const SENTENCES = `
el11 el12|ต่อบลูทูธไว เดินไปอีกห้องก็ไม่หลุด|Pairs at once, and the connection holds when I walk into the next room.|Langsung tersambung, dan tetap stabil saat saya ke kamar sebelah.
el11 el12|เสียงกลาง ๆ ฟังพอดแคสต์ชัด ถ้าหวังเบสหนักอาจไม่ใช่ทาง|Balanced sound, clear for podcasts. If you want heavy bass, look elsewhere.|Suara seimbang, jelas untuk podcast. Kalau mencari bass besar, bukan ini.
el13|เสียงพูดชัดทั้งตอนประชุมและอัดคลิป เสียงพัดลมไม่ค่อยเข้า|Voices are clear in calls and recordings, and the fan in the room stays out.|Suara jelas saat rapat dan rekaman, bunyi kipas hampir tidak masuk.
el11 el12 el21 el23 el31 el41 el42 co11 ha22 ha31|แบตอยู่ได้เกือบตามที่บอก จุดที่ไม่ชอบคือคู่มือตัวเล็กมาก|The battery lasts close to what they say. The manual is printed far too small.|Baterainya hampir sesuai klaim. Buku panduannya kecil sekali.
el21 el23|จอสว่างพอกลางแดด เปิดแอปไว ใช้ทั้งวันไม่หน่วง|The screen can be read in the sun, and nothing stutters through the day.|Layarnya terbaca di bawah matahari, seharian tidak tersendat.
el22|ใส่พอดีเป๊ะ ปุ่มกดง่าย มือถือไม่ลื่นแล้ว|Fits exactly, the buttons click, and the phone slips less.|Pas sekali, tombol mudah ditekan, ponsel tidak licin lagi.
el31 el32 el33|ชาร์จไวตามที่บอก แค่อุ่น ๆ ไม่ร้อน|Charges as fast as they say and gets no more than lukewarm.|Mengisi secepat klaimnya dan hanya hangat.
el41 el42|ภาพคมแม้ตอนเย็น แต่เมนูต้องใช้เวลาเรียนรู้ครึ่งวัน|Sharp pictures even in the evening; the menus take an afternoon to learn.|Gambar tajam walau sore; menunya perlu setengah hari dipelajari.
co11 co22|พิมพ์งานยาว ๆ ไม่ล้า เสียงเบาพอสำหรับออฟฟิศ|Comfortable for long typing, and quiet enough for an office.|Nyaman mengetik lama dan cukup senyap untuk kantor.
co21 co31 co32|จับถนัดมือ กดแล้วตอบสนองทันที ไม่มีหน่วงให้รู้สึก|Sits well in the hand, and I notice no delay at all.|Enak digenggam dan tidak terasa jeda sama sekali.
co12 ba11 ba12|ช่องเยอะแบบที่ได้ใช้จริง ซิปลื่น กันฝนปรอย ๆ ได้|Pockets where I need them, smooth zips, and it survived a drizzle.|Kantongnya berguna, ritsleting lancar, tahan gerimis.
co23|ต่อไวไฟเสร็จในสิบนาที งานพิมพ์คม หมึกชุดแรกใช้ได้นานกว่าที่คิด|On the Wi-Fi within ten minutes, clean prints, and the first ink lasts longer than feared.|Tersambung Wi-Fi sepuluh menit, cetakan bersih, tinta pertama awet.
co41 co42|เสียบแล้วเครื่องเห็นทันที ไฟล์ที่ลงไว้เปิดได้ครบ|Recognised at once, and everything I put on it could be read again.|Langsung terbaca, semua berkas yang disimpan bisa dibuka lagi.
ha11|ภาพสว่างแม้ห้องโดนแดด เสียงพอสำหรับข่าว แต่ดูหนังอยากได้ลำโพงเพิ่ม|Bright even in a sunny room. The sound will do for news; films deserve a speaker.|Terang walau ruangan silau. Suaranya cukup untuk berita; film perlu pengeras.
ha12|หมุนหาทิศห้านาที ได้ช่องเพิ่มจากของเก่าหลายช่อง|Five minutes of turning it, and there are more channels than with the old one.|Lima menit mencari arah, salurannya lebih banyak dari antena lama.
ha21 ha22|สว่างทั่วดีและไม่ร้อน|Bright and even, and it does not get hot.|Terang merata dan tidak panas.
ha31 ha32 ha33|คราบที่ถอดใจไปแล้วก็ออก ตัวมันเองก็ล้างง่าย|Takes away what I had given up on, and is easy to clean itself.|Kotoran yang sudah menyerah pun hilang, alatnya sendiri mudah dibersihkan.
ha41 ha42|เขียนวิธีใช้ไว้ชัด วันหมดอายุยังอีกไกล หวังว่าจะไม่ต้องใช้|Clearly labelled, the date is far off, and I hope never to need it.|Petunjuknya jelas, tanggalnya masih lama, semoga tidak pernah dipakai.
ki11 ki12 ki13|ความร้อนกระจายดี ทำอะไรก็ไม่ติด|The heat spreads evenly and nothing sticks.|Panas merata dan tidak ada yang lengket.
ki11 ki12 ki13 ki21 ki22 ki23 ki32 ki33 ki41|ล้างง่ายจริง ใช้มาเดือนหนึ่งยังไม่มีรอย|Truly easy to wash. A month of use, and not a scratch.|Benar-benar mudah dicuci. Sebulan dipakai belum tergores.
ki23 ki42|เสียงเบากว่าที่กลัว สูตรในคู่มือทำตามแล้วออกมาดี|Quieter than I feared, and the recipes that come with it work.|Lebih senyap dari dugaan, dan resep bawaannya berhasil.
ki31 be32|คมตั้งแต่แกะกล่อง จับแล้วน้ำหนักสมดุลดี|Sharp out of the box, and well balanced in the hand.|Tajam sejak dibuka dan seimbang di tangan.
ki21 ki22|รินไม่หยด อุ่นพอถึงแก้วที่สอง|Pours without dripping, and keeps warm for a second cup.|Tuangannya tidak menetes dan tetap hangat untuk cangkir kedua.
ki32 ki33|มาครบทุกชิ้น ไม่บิ่นไม่งอ ซ้อนเก็บได้เรียบร้อย|All pieces there, nothing chipped or bent, and they stack well.|Lengkap semua, tidak ada yang gompal atau bengkok, mudah ditumpuk.
ki41 ki42|ลองครั้งแรกก็ออกมาทั้งก้อน ไม่ติดก้น|The first try already came out whole.|Percobaan pertama sudah keluar utuh.
ho11 ho12 ho13|ประกอบยี่สิบนาที น็อตครบ สีตรงรูป|Twenty minutes to put together, all screws there, the colour as in the picture.|Dirakit dua puluh menit, sekrup lengkap, warna sesuai foto.
ho11 ho12 ho13|แข็งแรงดี ไม่โยก มีกลิ่นของใหม่จาง ๆ สองสามวันแรก|Steady, no wobble; a faint smell of new things for two days.|Kokoh, tidak goyang; sedikit bau baru dua hari pertama.
ho21|ภาพไม่เบี้ยว แพ็กมาแน่นมาก ห้องดูกว้างขึ้น|No distortion, very well packed, and the room looks larger.|Tidak melengkung, kemasannya rapat, kamar terasa lebih luas.
ho22 be43|กลิ่นอ่อน ๆ อยู่ได้นาน ไม่ฉุนจนปวดหัว|A gentle scent that lasts without giving a headache.|Wanginya lembut dan tahan lama tanpa bikin pusing.
ho31|มาถึงดินยังชื้น ใบไม่หักสักใบ สองอาทิตย์แล้วแตกยอดใหม่|The soil was still moist and no leaf broken; two weeks later it has new shoots.|Tanahnya masih lembap, daun utuh; dua minggu kemudian sudah bertunas.
ho32|งอกเกือบครบภายในสิบวัน|Nearly all of them came up within ten days.|Hampir semuanya tumbuh dalam sepuluh hari.
ho33|จุน้ำพอรดทั้งระเบียง น้ำออกนุ่มไม่หยดเลอะ|Holds enough for the whole balcony, pours softly and does not drip.|Cukup untuk satu balkon, airnya halus dan tidak menetes.
ho41 ho42 ho43|งานแน่นดี ไม่คลอน ใช้ซ่อมของในบ้านไปหลายรอบแล้ว|Solid, nothing rattles, and it has seen several repairs at home already.|Kokoh, tidak longgar, sudah beberapa kali dipakai memperbaiki barang rumah.
fa11 fa12 fa21 fa22 fa23 mo31 mo32 ba42|ไซซ์ตรงตาราง ซักสองรอบยังทรงเดิม|True to the size chart, and two washes later it keeps its shape.|Sesuai tabel ukuran, dua kali cuci bentuknya tetap.
fa11 fa12 fa21 ba41|ผ้านุ่ม ใส่สบาย สีจริงเข้มกว่ารูปนิดเดียว|Soft and comfortable; the colour is a little darker than in the picture.|Lembut dan nyaman; warnanya sedikit lebih gelap dari foto.
fa31 fa32 fa33 he32|ใส่ทั้งวันไม่กัดเท้า ไซซ์ตรง|No blisters after a full day, and the size is right.|Seharian tidak lecet dan ukurannya pas.
fa41|สวยกว่าในรูป ใส่มาสองอาทิตย์ยังไม่หมอง|Finer than in the picture, and two weeks of wear have not dulled it.|Lebih cantik dari foto, dua minggu dipakai belum kusam.
fa42 fa43|สวมพอดีไม่บีบ ออกแดดทั้งวันได้|Sits well without pinching, for a whole day in the sun.|Pas tanpa menjepit, enak seharian di bawah matahari.
ba21|ล้อลื่นเงียบ ลากบนฟุตปาทขรุขระรอดมาได้สองทริป|The wheels run quietly, with two trips on rough pavements behind them.|Rodanya senyap, sudah dua perjalanan di trotoar kasar.
ba22 ba31|เจอฝนหนักมาแล้ว ข้างในแห้งสนิท|It has been through a real downpour, and it was dry inside.|Sudah kena hujan deras dan di dalamnya tetap kering.
ba32|เข็มนิ่งไว อ่านกลางแดดชัด|The needle settles at once and can be read in the sun.|Jarumnya cepat tenang dan terbaca di bawah matahari.
be11 be12|สีตรงรูป ติดทนถึงเย็น|The colour is as in the picture and lasts until evening.|Warnanya sesuai foto dan tahan sampai sore.
be21 be22|ผิวนุ่ม ไม่เหนียว ใช้มาสองอาทิตย์ศอกที่แห้งดีขึ้น|Leaves the skin soft and not sticky; two weeks made a difference on dry elbows.|Kulit lembut dan tidak lengket; dua minggu siku kering membaik.
be31|หวีผมเปียกไม่ดึง ไม่ชี้ฟู|Goes through wet hair without pulling.|Menyisir rambut basah tanpa menarik.
be41|เข้าถึงซี่ในสุด ขนแปรงยังไม่บานหลังหนึ่งเดือน|Reaches the back teeth, and the bristles still stand after a month.|Menjangkau gigi belakang, bulunya belum mekar setelah sebulan.
be42|โกนเรียบ ไม่บาด ใบเดียวใช้ได้สองอาทิตย์|Close and gentle: one blade, two weeks, no cuts.|Bersih dan lembut: satu pisau dua minggu tanpa luka.
he11 he12|เก็บลมดี จับไม่ลื่นแม้เหงื่อออก|Keeps its air, and the grip is good even when wet.|Anginnya awet, tidak licin walau basah.
he21 he22|เบามือ เอ็นยังตึงหลังเล่นทุกอาทิตย์|Light in the hand, and the strings keep their tension.|Ringan di tangan, senarnya tetap kencang.
he31 he33|พับไว ล้อเงียบ เบรกอยู่ตั้งแต่วันแรก|Folds in seconds, rolls quietly, and brakes well from the first day.|Cepat dilipat, rodanya senyap, remnya pakem sejak awal.
he41|เม็ดไม่ใหญ่ กลืนง่าย วันหมดอายุเหลือเกินปี|Easy to swallow, and the date is more than a year off.|Mudah ditelan, tanggalnya masih lebih dari setahun.
he43|ปูบนกระเบื้องไม่ลื่น เข่าไม่เจ็บเหมือนก่อน|Does not slip on tiles, and my knees are grateful.|Tidak licin di keramik, lutut terasa lebih nyaman.
he42|นวมแน่น ข้อมือไม่พลิก ต่อยอาทิตย์ละสามครั้งยังไม่สึก|Good padding and a firm wrist; three times a week and no wear yet.|Bantalannya tebal, pergelangan aman; tiga kali seminggu belum aus.
mo11|ลูกยอมดูดตั้งแต่วันแรก ล้างง่ายไม่มีมุมอับ|Accepted from the first day, easy to clean, no hidden corners.|Langsung diterima sejak hari pertama, mudah dibersihkan.
mo12 gr11 gr12 gr13 gr21 gr22 gr31 gr32 li32|วันหมดอายุเหลือเกือบปี แพ็กมาไม่แตกไม่รั่ว|Nearly a year to the date, and nothing broken or leaking.|Tanggalnya masih hampir setahun, tidak ada yang pecah atau bocor.
mo21 mo22 mo23 li31|ชอบตั้งแต่วันแรก ผ่านมาเดือนหนึ่งยังไม่พัง|Loved from the first day, and still whole after a month.|Disukai sejak hari pertama, sebulan masih utuh.
mo21 mo22 mo42|ไม่มีกลิ่น ไม่มีส่วนแหลมหรือหลุดง่าย|No smell, and nothing sharp or loose about it.|Tidak berbau, tidak ada bagian tajam atau mudah lepas.
mo31 mo32|ผ้านุ่ม ตะเข็บไม่ครูดผิวเด็ก|Soft on the skin, and the seams do not rub.|Lembut di kulit, jahitannya tidak menggesek.
mo41 mo42|สีสดมาก เลอะมือเลอะโต๊ะก็เช็ดออก|Strong colours that wash off hands and table.|Warnanya cerah dan mudah dibersihkan dari tangan dan meja.
mo12 gr11 gr12 gr13 gr21 gr22 gr31 gr32|รสชาติเหมือนซื้อในห้าง แต่ถูกกว่าพอสมควร|Tastes as from the supermarket, and costs clearly less.|Rasanya seperti di supermarket, tapi jelas lebih murah.
gr41 gr42 gr43|สดกว่าที่คิด ไม่ช้ำ ลูกสุดท้ายผ่านไปอาทิตย์หนึ่งยังดี|Fresher than I feared, none bruised; the last ones were still good after a week.|Lebih segar dari dugaan, tidak memar; yang terakhir masih bagus setelah seminggu.
li11 li12 li13|เสียงใสกว่าที่หวัง มือใหม่เริ่มได้เลย|A clearer sound than I hoped; right for beginners.|Suaranya lebih jernih dari harapan; cocok untuk pemula.
li11 li13|งานประณีต ตั้งสายสองสามวันแรกบ่อยหน่อย แล้วก็นิ่ง|Neatly made. It needed tuning for the first days, then it held.|Buatannya rapi. Hari-hari awal perlu disetem, setelah itu stabil.
li21|กระดาษเขียนลื่นไม่ซึม ใช้ปากกาเจลได้สบาย|Smooth paper that does not bleed, also with gel pens.|Kertasnya halus dan tidak tembus, juga untuk pulpen gel.
li22|จดแล้วหมึกออกทันที ไม่เลอะมือ|Writes at once and does not smear.|Langsung menulis dan tidak belepotan.
li23|กระดาษดี พิมพ์คม มุมไม่ยับ|Good paper, clean print, no bent corner.|Kertasnya bagus, cetakan bersih, sudutnya tidak terlipat.
li32|ปลากินหมดทันที น้ำไม่ขุ่น|Eaten at once, and the water stays clear.|Langsung dimakan dan airnya tetap jernih.
li33|จับก้อนไว ฝุ่นน้อย แมวเปลี่ยนยี่ห้อแล้วไม่งอแง|Clumps at once and hardly dusts. The cats accepted the change without a strike.|Cepat menggumpal, debunya sedikit, kucing langsung mau.
li41|นุ่ม ไม่มีปมทั้งม้วน ถักเพลิน|Soft, and not one knot in the whole ball.|Lembut dan tidak ada simpul di seluruh gulungan.
li42|ของซ่อมเสื้อฉุกเฉินครบ เข็มไม่งอ|Everything for a quick repair is there, and the needles do not bend.|Lengkap untuk perbaikan cepat, jarumnya tidak bengkok.
li43|เห็นหลุมดวงจันทร์ชัด ขาตั้งสั่นนิดหน่อยตอนลมแรง|The craters of the moon are clear; the stand shakes a little in the wind.|Kawah bulan terlihat jelas; kakinya sedikit goyang saat berangin.
`;

interface Sentence {
  readonly categories: ReadonlySet<string>;
  readonly words: Readonly<Record<Language, string>>;
}

const sentences: readonly Sentence[] = SENTENCES.trim()
  .split('\n')
  .map((line) => {
    const [codes, th, en, id] = line.split('|') as [string, string, string, string];
    return { categories: new Set(codes.split(' ')), words: { th, en, id } };
  });

/** What may be said of goods of a category. */
export function noteMiddles(category: string, lang: Language): string[] {
  return sentences.filter((one) => one.categories.has(category)).map((one) => one.words[lang]);
}
