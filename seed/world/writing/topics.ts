/**
 * What the demo world's editors know about things to buy: one topic per kind of goods, in three
 * languages. A line starting with `#` is a heading, the others are paragraphs; the first paragraph
 * is the lead.
 */
import type { Language } from '#contract/language.ts';

export interface Topic {
  /** Code of the category it is about. */
  readonly category: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly text: Readonly<Record<Language, string>>;
}

export interface Tip extends Omit<Topic, 'category'> {
  /** What its cover shows. */
  readonly motif: string;
}

export const TOPICS: readonly Topic[] = [
  {
    category: 'el11',
    title: {
      th: 'เลือกหูฟังไร้สายให้ตรงหู ไม่ต้องจ่ายแพงเกินจำเป็น',
      en: 'Wireless headphones: what you pay for, and what you can skip',
      id: 'Memilih headphone nirkabel: mana yang layak dibayar, mana yang tidak',
    },
    text: {
      th: `หูฟังไร้สายราคาต่างกันเป็นสิบเท่า แต่เสียงไม่ได้ดีขึ้นสิบเท่าตาม ก่อนกดสั่งลองถามตัวเองว่าใส่ที่ไหนบ่อยที่สุด บนรถไฟฟ้า ในยิม หรือหน้าคอม
# ใส่บนรถไฟฟ้า ให้ดูการตัดเสียงก่อน
ระบบตัดเสียงรบกวนที่ดีทำให้ฟังเบาลงได้ หูไม่ล้า รุ่นกลางตอนนี้ตัดเสียงเครื่องยนต์ได้ใกล้เคียงรุ่นท็อป ส่วนเสียงคนพูดยังเป็นจุดที่รุ่นแพงทำได้ดีกว่า
# ใส่ออกกำลังกาย ให้ดูมาตรฐานกันน้ำ
อย่างน้อย IPX4 สำหรับเหงื่อ และลองดูรีวิวเรื่องหลุดง่ายหรือไม่ จุกหูฟังที่พอดีสำคัญกว่าสเปกบนกล่อง
# ประชุมทั้งวัน ให้ดูไมค์และการต่อสองเครื่อง
ต่อมือถือกับโน้ตบุ๊กพร้อมกันได้ช่วยชีวิตมาก ไมค์ที่ดีตัดเสียงพัดลมออกโดยไม่ทำให้เสียงเราเหมือนหุ่นยนต์
# จังหวะซื้อ
หูฟังลดแรงสุดรอบวันเลขคู่และก่อนรุ่นใหม่ออกราวหนึ่งเดือน ดูกราฟราคา 90 วันของรุ่นที่เล็งไว้ ถ้าเส้นยังแตะราคาเดิมทุกเดือน ก็ไม่มีเหตุผลต้องรีบ`,
      en: `Wireless headphones differ tenfold in price, and nowhere near tenfold in sound. Before you order, ask where you wear them most: on the train, in the gym, or at a desk.
# For the train, look at noise cancelling first
Good cancelling lets you listen at a lower volume, so your ears tire less. Mid-range pairs now remove engine hum about as well as the top ones; voices are where the money still shows.
# For the gym, look at water resistance
IPX4 is the least for sweat. Read the reviews for pairs that fall out; tips that fit matter more than anything printed on the box.
# For calls all day, look at the microphone and multipoint
Being connected to phone and laptop at once saves you many times a day. A good microphone removes the fan without turning you into a robot.
# When to buy
They drop most around double-day sales and about a month before a successor. Open the 90-day line of the pair you want: if it keeps coming back to the same price every month, there is no hurry.`,
      id: `Harga headphone nirkabel bisa berbeda sepuluh kali lipat, tetapi suaranya tidak. Sebelum memesan, tanyakan dulu di mana paling sering dipakai: di kereta, di gym, atau di meja kerja.
# Untuk di kereta, lihat peredam bisingnya dulu
Peredam bising yang baik membuat volume bisa lebih kecil, telinga pun tidak cepat lelah. Kelas menengah kini meredam dengung mesin hampir sama baiknya dengan kelas atas; suara orang berbicara masih menjadi pembeda.
# Untuk olahraga, lihat ketahanan air
Minimal IPX4 untuk keringat. Baca ulasan soal mudah lepas atau tidak; ukuran eartip yang pas lebih penting daripada spesifikasi di kotak.
# Untuk rapat seharian, lihat mikrofon dan multipoint
Tersambung ke ponsel dan laptop sekaligus sangat membantu. Mikrofon yang baik membuang suara kipas tanpa membuat suara kita seperti robot.
# Kapan membeli
Potongan terbesar ada di tanggal kembar dan sekitar sebulan sebelum model baru. Buka grafik 90 hari: kalau harganya kembali ke angka yang sama setiap bulan, tidak perlu buru-buru.`,
    },
  },
  {
    category: 'el31',
    title: {
      th: 'พาวเวอร์แบงก์ขึ้นเครื่องได้ไหม ดูตัวเลขไหนบนฉลาก',
      en: 'Power banks: the two numbers on the label that matter',
      id: 'Power bank: dua angka di label yang benar-benar penting',
    },
    text: {
      th: `ตัวเลข mAh ตัวใหญ่ ๆ บนกล่องเป็นความจุของเซลล์ ไม่ใช่ไฟที่เข้าโทรศัพท์จริง ใช้งานจริงได้ราว 60–65 เปอร์เซ็นต์
# ดู Wh ก่อนขึ้นเครื่อง
สายการบินส่วนใหญ่ให้ไม่เกิน 100 Wh ซึ่งประมาณ 27,000 mAh ที่ 3.7 โวลต์ ต้องถือขึ้นเครื่องเท่านั้น ห้ามโหลดใต้เครื่อง ถ้าฉลากลบเลือนหรือไม่มีเลข เจ้าหน้าที่มีสิทธิ์ไม่ให้ผ่าน
# ดูวัตต์ขาออก
มือถือรุ่นใหม่รับ 20–45 วัตต์ โน้ตบุ๊กบาง ๆ ต้องการ 60 วัตต์ขึ้นไป ตัวเลขรวมทุกช่องกับตัวเลขต่อช่องไม่ใช่เลขเดียวกัน อ่านตัวเล็กให้จบ
# มาตรฐานที่ควรมี
มองหาเครื่องหมาย มอก. และการป้องกันไฟเกิน ของถูกผิดปกติที่ไม่มีฉลากคือความเสี่ยงในกระเป๋าเรา
# จังหวะซื้อ
ราคาพาวเวอร์แบงก์แกว่งถี่มาก ร้านชอบขึ้นราคาก่อนแล้วค่อยลด ดูเส้นราคาเดิมก่อนเชื่อป้าย`,
      en: `The big mAh figure on the box is the capacity of the cells, not what reaches your phone. Expect 60 to 65 per cent of it in real use.
# Watt-hours decide whether it flies
Most airlines allow up to 100 Wh, about 27,000 mAh at 3.7 volts, in cabin luggage only. If the label is worn off or has no figure, staff may keep it.
# Watts decide how fast it charges
Recent phones take 20 to 45 watts; a thin laptop wants 60 or more. The total of all sockets and the figure for one socket are two different numbers: read the small print.
# Marks worth having
Look for a national safety mark and protection against overload. Something oddly cheap without a label is a risk in your own bag.
# When to buy
These prices swing often, and shops like to raise before they cut. Look at the line before you believe the sign.`,
      id: `Angka mAh besar di kotak adalah kapasitas sel, bukan daya yang sampai ke ponsel. Pemakaian nyata sekitar 60–65 persennya.
# Wh menentukan boleh tidaknya naik pesawat
Kebanyakan maskapai mengizinkan hingga 100 Wh, kira-kira 27.000 mAh pada 3,7 volt, hanya di kabin. Kalau label hilang atau tanpa angka, petugas berhak menahannya.
# Watt menentukan kecepatan mengisi
Ponsel baru menerima 20–45 watt; laptop tipis butuh 60 watt ke atas. Angka total semua port dan angka per port berbeda: baca tulisan kecilnya.
# Tanda yang sebaiknya ada
Cari tanda SNI dan perlindungan arus lebih. Barang yang terlalu murah tanpa label adalah risiko di tas sendiri.
# Kapan membeli
Harganya sering naik turun, dan toko suka menaikkan dulu sebelum memotong. Lihat garis harganya sebelum percaya pada label diskon.`,
    },
  },
  {
    category: 'ki13',
    title: {
      th: 'หม้อทอดไร้น้ำมันขนาดไหนพอดีกับบ้านเรา',
      en: 'Which air fryer size fits your home',
      id: 'Air fryer ukuran berapa yang pas untuk rumah Anda',
    },
    text: {
      th: `คนส่วนใหญ่ซื้อใหญ่เกินไปในครั้งแรก แล้วบ่นเรื่องกินไฟกับที่วาง หรือซื้อเล็กเกินไปแล้วต้องทอดสามรอบ
# กี่คน กี่ลิตร
คนเดียวหรือสองคน 2–3 ลิตรพอ สามถึงสี่คน 4–5.5 ลิตร ถ้าจะอบไก่ทั้งตัวให้มองหา 6 ลิตรขึ้นไปและดูความสูงของตะกร้า ไม่ใช่แค่ความจุ
# วัตต์สูงไม่ได้แปลว่าเปลืองเสมอ
เครื่อง 1,500 วัตต์ที่สุกใน 15 นาทีกินไฟพอ ๆ กับ 1,000 วัตต์ที่ต้อง 25 นาที สิ่งที่ต่างคือปลั๊กที่บ้านรับไหวหรือเปล่า
# ล้างง่ายสำคัญกว่าฟังก์ชัน
ตะกร้าเคลือบที่ถอดได้ทั้งชุดช่วยให้ใช้จริงทุกวัน โปรแกรมอัตโนมัติ 12 แบบส่วนใหญ่ไม่มีใครกดหลังเดือนแรก
# จังหวะซื้อ
หม้อทอดเป็นของที่ร้านชอบติดป้าย “จาก 3,990” ทั้งปี ดูว่าเคยขายราคานั้นจริงไหม ในหน้าสินค้าของคุ้มจะบอกให้`,
      en: `Most people buy too big the first time and complain about the bill and the worktop, or too small and fry in three rounds.
# How many people, how many litres
One or two people: 2 to 3 litres. Three or four: 4 to 5.5. For a whole chicken look for 6 or more, and for the height of the basket rather than the volume alone.
# More watts need not cost more
A 1,500-watt fryer that is done in 15 minutes uses about as much as a 1,000-watt one in 25. What differs is what your socket can bear.
# Easy to wash beats clever
A coated basket that comes apart gets used every day. Of twelve automatic programs nobody presses more than two after the first month.
# When to buy
Fryers are the kind of thing that carries a "was" price all year. See whether it was ever sold at that price; the product page tells you.`,
      id: `Kebanyakan orang membeli terlalu besar pada awalnya lalu mengeluhkan listrik dan tempat, atau terlalu kecil hingga harus menggoreng tiga kali.
# Berapa orang, berapa liter
Satu atau dua orang cukup 2–3 liter. Tiga atau empat orang 4–5,5 liter. Untuk ayam utuh cari 6 liter ke atas dan perhatikan tinggi keranjangnya.
# Watt besar tidak selalu boros
Alat 1.500 watt yang matang dalam 15 menit memakai listrik hampir sama dengan 1.000 watt selama 25 menit. Yang berbeda adalah daya di rumah.
# Mudah dicuci lebih penting daripada fitur
Keranjang berlapis yang bisa dilepas membuat alat ini dipakai tiap hari. Dari dua belas program otomatis, biasanya hanya dua yang dipakai setelah sebulan.
# Kapan membeli
Air fryer sering memasang harga coret sepanjang tahun. Periksa apakah pernah benar-benar dijual di harga itu; halaman produk menunjukkannya.`,
    },
  },
  {
    category: 'fa31',
    title: {
      th: 'รองเท้าวิ่งคู่แรก วัดเท้าก่อนดูแบรนด์',
      en: 'Your first running shoes: measure the foot before the brand',
      id: 'Sepatu lari pertama: ukur kaki dulu, baru merek',
    },
    text: {
      th: `รองเท้าที่ดีที่สุดคือคู่ที่ใส่แล้วลืมว่าใส่อยู่ ราคาเป็นเรื่องรอง
# วัดตอนเย็น
เท้าขยายตอนเย็นได้ครึ่งเบอร์ วัดด้วยถุงเท้าที่จะใส่วิ่งจริง เผื่อปลายเท้าประมาณหนึ่งนิ้วโป้ง
# ดูหน้าเท้า ไม่ใช่แค่ความยาว
เบอร์เท่ากันแต่คนละทรง คนหน้าเท้ากว้างควรหารุ่นที่มี wide ให้เลือก ไม่ใช่ซื้อยาวขึ้น
# พื้นหนาไม่ได้เหมาะกับทุกคน
พื้นหนานุ่มช่วยวิ่งยาวบนถนน แต่เลี้ยวเร็วหรือเข้ายิมจะโคลง ถ้าใช้คู่เดียวทุกอย่าง เลือกกลาง ๆ
# จังหวะซื้อ
รุ่นปีก่อนมักลดทันทีที่รุ่นใหม่วางขาย และเปลี่ยนแค่สีกับหน้าผ้า ดูกราฟว่ารุ่นเดิมลงถึงไหนแล้วค่อยตัดสินใจ`,
      en: `The best pair is the one you forget you are wearing. The price comes after that.
# Measure in the evening
Feet grow by half a size through the day. Measure in the socks you run in, and leave a thumb's width in front.
# Look at width, not length alone
The same size comes in different shapes. If your forefoot is wide, find a model with a wide fit rather than a longer shoe.
# Thick soles are not for everybody
A tall, soft sole helps on long roads and wobbles in the gym. If one pair does it all, stay in the middle.
# When to buy
Last year's model falls the day its successor is in the shops, and often only the colour changed. See how low the line has gone before you decide.`,
      id: `Sepatu terbaik adalah yang membuat Anda lupa sedang memakainya. Harga urusan kedua.
# Ukur di sore hari
Kaki membesar hingga setengah ukuran di sore hari. Ukur dengan kaus kaki lari dan sisakan selebar ibu jari di depan.
# Lihat lebarnya, bukan panjangnya saja
Ukuran sama bisa berbeda bentuk. Kalau telapak depan lebar, cari model wide, bukan ukuran yang lebih panjang.
# Sol tebal tidak cocok untuk semua
Sol tebal dan empuk enak untuk jarak jauh, tetapi goyah di gym. Kalau hanya satu pasang, pilih yang sedang.
# Kapan membeli
Model tahun lalu turun begitu penerusnya dijual, sering kali hanya beda warna. Lihat dulu sampai mana garis harganya turun.`,
    },
  },
  {
    category: 'be21',
    title: {
      th: 'โลชั่นขวดใหญ่ถูกกว่าจริงไหม คิดราคาต่อ 100 มล.',
      en: 'Is the big bottle really cheaper? Count per 100 ml',
      id: 'Apakah botol besar benar lebih murah? Hitung per 100 ml',
    },
    text: {
      th: `ชั้นวางโลชั่นเป็นสนามของขวดแถม แพ็กคู่ และขนาดพิเศษ วิธีเดียวที่ไม่หลงคือหารออกมาเป็นราคาต่อ 100 มล.
# ขวดคู่ไม่ได้ถูกกว่าเสมอ
ร้านรู้ว่าเราคิดว่าแพ็กคุ้มกว่า บางช่วงแพ็กคู่แพงกว่าซื้อเดี่ยวสองขวดในร้านเดียวกัน
# ดูวันหมดอายุของแพ็กลดแรง
ของลดมากมักใกล้หมดอายุ โลชั่นเปิดแล้วใช้ได้ราว 12 เดือน ซื้อหกขวดอาจทิ้งสองขวด
# ส่วนผสมที่ทำงานจริง
กลีเซอรีน เซราไมด์ และยูเรียเป็นของพื้นฐานที่ได้ผล น้ำหอมเยอะไม่ได้ทำให้ชุ่มชื้นขึ้น และผิวแพ้ง่ายควรเลี่ยง
# จังหวะซื้อ
หมวดความงามลดจริงช่วงกลางเดือนกับวันเลขคู่ ที่เหลือคือป้าย`,
      en: `The lotion shelf is a field of free extras, twin packs and special sizes. The only way through is the price per 100 ml.
# Twins are not always cheaper
Shops know that we think a pack saves money. In some weeks the twin costs more than two singles from the same shop.
# Check the date on heavy discounts
Deep cuts are often close to expiry. An open bottle is good for about a year; of six you may throw away two.
# Ingredients that do the work
Glycerin, ceramides and urea are the plain ones that help. Perfume does not moisturise, and sensitive skin is better without.
# When to buy
Beauty really drops in the middle of the month and on double days. The rest is signs.`,
      id: `Rak losion penuh bonus, paket kembar, dan ukuran khusus. Satu-satunya cara adalah menghitung harga per 100 ml.
# Paket kembar tidak selalu lebih murah
Toko tahu kita menganggap paket lebih hemat. Kadang paket dua lebih mahal daripada dua botol satuan di toko yang sama.
# Periksa tanggal pada diskon besar
Potongan besar sering dekat kedaluwarsa. Botol yang sudah dibuka bertahan sekitar setahun; dari enam botol mungkin dua terbuang.
# Bahan yang benar-benar bekerja
Gliserin, seramida, dan urea adalah bahan dasar yang membantu. Parfum tidak melembapkan, dan kulit sensitif sebaiknya menghindarinya.
# Kapan membeli
Kategori kecantikan benar-benar turun di tengah bulan dan tanggal kembar. Sisanya hanya label.`,
    },
  },
  {
    category: 'co11',
    title: {
      th: 'โน้ตบุ๊กทำงานปีนี้ แรมเท่าไรถึงพอ',
      en: 'A laptop for work: how much memory is enough this year',
      id: 'Laptop kerja: berapa memori yang cukup tahun ini',
    },
    text: {
      th: `ถ้าเปิดเบราว์เซอร์สามสิบแท็บกับประชุมออนไลน์พร้อมกัน 8 GB ไม่พอแล้ว เริ่มที่ 16 GB จะใช้ได้อีกหลายปี
# หน้าจอคือสิ่งที่มองทั้งวัน
ความสว่าง 300 นิตขึ้นไปถ้านั่งริมหน้าต่าง อัตราส่วน 16:10 เห็นเอกสารเพิ่มอีกหลายบรรทัด
# แบตเตอรี่ ดูวัตต์ชั่วโมง ไม่ใช่ชั่วโมงในโฆษณา
55 Wh ขึ้นไปพอสำหรับวันทำงานนอกออฟฟิศ ถ้าชาร์จผ่าน USB-C ได้จะพกหัวชาร์จตัวเดียวกับมือถือ
# ช่องเสียบที่ลืมดู
นับของที่ต้องเสียบจริง ๆ แล้วบวกหนึ่ง ไม่อย่างนั้นต้องซื้อฮับเพิ่มอีกหลายร้อย
# จังหวะซื้อ
ก่อนเปิดเทอมกับปลายปีคือรอบใหญ่ รุ่นซีพียูก่อนหน้ามักลดราว 15–20 เปอร์เซ็นต์เมื่อเทียบกับราคาปกติของมันเอง ไม่ใช่ราคาบนป้าย`,
      en: `With thirty tabs and a video call, 8 GB is no longer enough. Start at 16 GB and it will serve for years.
# The screen is what you look at all day
300 nits or more if you sit by a window; 16:10 shows several more lines of any document.
# Battery: read watt-hours, not advertised hours
55 Wh or more covers a day away from the desk. Charging by USB-C means one charger for laptop and phone.
# Sockets that people forget
Count what you really plug in and add one; otherwise you will buy a hub as well.
# When to buy
Back-to-school and the end of the year are the big rounds. The previous processor drops some 15 to 20 per cent against its own usual price, not against the sign.`,
      id: `Dengan tiga puluh tab dan rapat video, 8 GB tidak lagi cukup. Mulailah dari 16 GB agar awet beberapa tahun.
# Layar adalah yang dilihat seharian
300 nit ke atas kalau duduk dekat jendela; rasio 16:10 menampilkan lebih banyak baris dokumen.
# Baterai: baca watt-jam, bukan jam di iklan
55 Wh ke atas cukup untuk sehari di luar kantor. Pengisian lewat USB-C berarti satu charger untuk laptop dan ponsel.
# Port yang sering terlupa
Hitung yang benar-benar dicolok lalu tambah satu; kalau tidak, Anda akan membeli hub juga.
# Kapan membeli
Menjelang tahun ajaran dan akhir tahun adalah putaran besar. Prosesor generasi lalu turun 15–20 persen dari harga biasanya sendiri, bukan dari label.`,
    },
  },
  {
    category: 'ha31',
    title: {
      th: 'ไม้กวาดไฟฟ้ากับเครื่องดูดฝุ่น ห้องแบบไหนควรใช้อะไร',
      en: 'Sweeper or vacuum: which one for which room',
      id: 'Sapu listrik atau penyedot debu: mana untuk ruangan apa',
    },
    text: {
      th: `คอนโดพื้นลามิเนตกับบ้านปูพรมต้องการคนละเครื่อง แรงดูดสูงสุดบนกล่องบอกได้แค่ครึ่งเดียว
# พื้นแข็ง ดูหัวแปรง
หัวแปรงนุ่มเก็บฝุ่นละเอียดบนพื้นไม้ได้ดีกว่าแรงดูดสูง ๆ กับหัวแข็ง
# มีสัตว์เลี้ยง ดูการพันผม
แปรงที่กันผมพันช่วยประหยัดเวลานั่งตัดผมออกจากแกนทุกอาทิตย์
# แบตเตอรี่ถอดได้คืออายุเครื่อง
แบตเสื่อมใน 2–3 ปี ถ้าถอดเปลี่ยนได้ เครื่องอยู่ต่ออีกเท่าตัว เช็กราคาแบตแท้ก่อนซื้อ
# จังหวะซื้อ
รุ่นรองท็อปของปีก่อนคือจุดคุ้มที่สุด กราฟของหมวดนี้มักลงเป็นขั้นบันได ไม่ค่อยกลับขึ้น`,
      en: `A flat with laminate and a house with carpets need different machines. The suction on the box tells half of it.
# Hard floors: look at the brush
A soft roller picks up fine dust from wood better than strong suction with a hard head.
# Pets: look at hair
A brush that does not tangle saves you cutting hair from the axle each week.
# A battery that comes out is the life of the machine
Cells fade in two or three years. If you can replace them, it lives twice as long; check what the original costs first.
# When to buy
Last year's second-best is where the value is. Prices here go down in steps and seldom come back.`,
      id: `Apartemen berlantai laminasi dan rumah berkarpet butuh alat berbeda. Daya hisap di kotak baru separuh cerita.
# Lantai keras: lihat sikatnya
Rol lembut mengangkat debu halus lebih baik daripada hisapan kuat dengan kepala keras.
# Ada hewan: lihat soal rambut
Sikat anti-kusut menghemat waktu menggunting rambut dari porosnya setiap minggu.
# Baterai lepas-pasang adalah umur alat
Sel melemah dalam 2–3 tahun. Kalau bisa diganti, alat hidup dua kali lebih lama; cek harga baterai aslinya dulu.
# Kapan membeli
Model kedua terbaik tahun lalu paling bernilai. Harga kategori ini turun bertahap dan jarang naik lagi.`,
    },
  },
  {
    category: 'mo11',
    title: {
      th: 'ขวดนมใบแรก เลือกจุกก่อนเลือกขวด',
      en: 'First baby bottles: choose the teat before the bottle',
      id: 'Botol bayi pertama: pilih dotnya dulu',
    },
    text: {
      th: `ลูกแต่ละคนชอบจุกไม่เหมือนกัน ซื้อมาครบโหลตั้งแต่วันแรกคือเสี่ยงที่สุด
# เริ่มสองยี่ห้อ อย่างละใบ
ลองสองสามวันแล้วค่อยซื้อเพิ่มยี่ห้อที่ลูกยอมดูด
# แก้วหรือพลาสติก
แก้วไม่เก็บกลิ่นและทนความร้อน พลาสติก PP หรือ PPSU เบากว่าและปลอดภัยถ้าเปลี่ยนตามรอบ
# ไซซ์จุกตามอายุเป็นแค่แนวทาง
ดูจังหวะการดูด ถ้าสำลักบ่อยให้ลดขนาดลง ถ้าหงุดหงิดให้ลองเบอร์ถัดไป
# จังหวะซื้อ
ชุดของขวัญแรกเกิดลดแรงแต่ได้ขนาดที่อาจไม่ใช้ คิดราคาต่อใบก่อนเสมอ`,
      en: `Babies do not agree on teats. Buying a dozen of one kind on the first day is the riskiest choice.
# Begin with two makes, one of each
Try them for a few days, then buy more of the one that is accepted.
# Glass or plastic
Glass keeps no smell and stands heat. PP or PPSU is lighter, and safe when you replace it in time.
# Sizes by age are only a guide
Watch the rhythm: if there is choking, go down; if there is anger, try the next size.
# When to buy
Newborn sets are cut deeply and hold sizes you may never use. Always count per bottle.`,
      id: `Setiap bayi punya selera dot sendiri. Membeli selusin jenis yang sama di hari pertama paling berisiko.
# Mulai dari dua merek, masing-masing satu
Coba beberapa hari, lalu tambah yang disukai bayi.
# Kaca atau plastik
Kaca tidak menyimpan bau dan tahan panas. PP atau PPSU lebih ringan dan aman bila diganti tepat waktu.
# Ukuran menurut usia hanya panduan
Perhatikan ritmenya: kalau sering tersedak, turunkan; kalau gelisah, naikkan ukurannya.
# Kapan membeli
Paket bayi baru lahir dipotong besar tetapi berisi ukuran yang mungkin tak terpakai. Hitung selalu per botol.`,
    },
  },
  {
    category: 'gr22',
    title: {
      th: 'ข้าวหอม 5 กิโลถุงไหนคุ้ม ดูอะไรนอกจากราคา',
      en: 'Five kilos of rice: what to look at besides the price',
      id: 'Beras 5 kilo: apa yang dilihat selain harga',
    },
    text: {
      th: `ข้าวเป็นของที่ซื้อทุกเดือน ต่างกันถุงละยี่สิบบาท ปีหนึ่งก็เกือบสามร้อย
# ดูปีเก็บเกี่ยว
ข้าวใหม่หอมและนุ่มแต่กินน้ำน้อย ข้าวเก่าร่วนเหมาะกับข้าวผัด ฉลากที่ดีบอกปีชัดเจน
# เปอร์เซ็นต์ข้าวหัก
ข้าวหัก 5 เปอร์เซ็นต์กับ 15 เปอร์เซ็นต์ราคาต่างกันได้มาก สำหรับโจ๊กหรือข้าวต้ม ข้าวหักไม่ใช่ปัญหา
# คิดราคาต่อกิโล รวมค่าส่ง
ของหนักค่าส่งกินส่วนลดหมด ดูราคาสุทธิที่รวมค่าส่งแล้วในหน้าสินค้า
# จังหวะซื้อ
ราคาขยับตามฤดูเก็บเกี่ยว ปลายปีมักต่ำสุด ซื้อเท่าที่กินหมดในสองเดือน กันมอด`,
      en: `Rice is bought every month; a small difference per bag is a good dinner by the end of the year.
# Look at the harvest year
New rice is fragrant and soft and needs less water; old rice is loose and right for frying. A good label names the year.
# Share of broken grains
Five per cent and fifteen per cent broken differ a lot in price. For porridge, broken grains are no fault.
# Count per kilo, with delivery
Heavy things lose their discount to shipping. Look at the effective price on the product page.
# When to buy
It moves with the harvest and is usually lowest at the end of the year. Buy what you eat in two months.`,
      id: `Beras dibeli tiap bulan; selisih kecil per karung terasa di akhir tahun.
# Lihat tahun panen
Beras baru wangi dan pulen serta butuh sedikit air; beras lama pera, cocok untuk nasi goreng. Label yang baik menyebut tahunnya.
# Persentase patah
Patah 5 persen dan 15 persen bisa jauh beda harga. Untuk bubur, beras patah bukan masalah.
# Hitung per kilo, termasuk ongkir
Barang berat kehilangan diskonnya karena ongkir. Lihat harga efektif di halaman produk.
# Kapan membeli
Harga mengikuti panen dan biasanya terendah di akhir tahun. Beli untuk dua bulan saja.`,
    },
  },
  {
    category: 'he43',
    title: {
      th: 'เสื่อโยคะหนาเท่าไรดี ฝึกแบบไหนใช้แบบนั้น',
      en: 'How thick should a yoga mat be',
      id: 'Seberapa tebal matras yoga sebaiknya',
    },
    text: {
      th: `หนาไปก็โคลง บางไปก็เจ็บเข่า เลือกตามท่าที่ทำบ่อยที่สุด
# 3–4 มม. สำหรับท่ายืน
ทรงตัวดี พกง่าย เหมาะกับคนเดินทาง
# 6 มม. สำหรับเริ่มต้น
นุ่มพอสำหรับเข่าและข้อศอก ยังทรงตัวได้
# 8–10 มม. สำหรับยืดเหยียดและพิลาทิส
สบายมากบนพื้นกระเบื้อง แต่ท่ายืนขาเดียวจะยาก
# วัสดุและกลิ่น
TPE เบาและกลิ่นน้อย ยางธรรมชาติเกาะดีแต่มีกลิ่นช่วงแรก PVC ทนและถูกแต่ลื่นเมื่อเหงื่อออก`,
      en: `Too thick wobbles, too thin hurts the knees. Choose by what you do most.
# 3 to 4 mm for standing poses
Steady, light, good for travel.
# 6 mm to begin with
Soft enough for knees and elbows, still steady.
# 8 to 10 mm for stretching and Pilates
Kind on tiles, and hard work on one leg.
# Material and smell
TPE is light with little smell; natural rubber grips best and smells at first; PVC lasts and is cheap, and slips when you sweat.`,
      id: `Terlalu tebal goyah, terlalu tipis menyakiti lutut. Pilih sesuai gerakan yang paling sering.
# 3–4 mm untuk pose berdiri
Stabil, ringan, cocok untuk bepergian.
# 6 mm untuk pemula
Cukup empuk untuk lutut dan siku, tetap stabil.
# 8–10 mm untuk peregangan dan pilates
Nyaman di lantai keramik, tetapi sulit untuk satu kaki.
# Bahan dan bau
TPE ringan dan sedikit berbau; karet alam paling mencengkeram tetapi berbau di awal; PVC awet dan murah, namun licin saat berkeringat.`,
    },
  },
  {
    category: 'li33',
    title: {
      th: 'ของใช้แมวที่ซื้อทีละเยอะแล้วคุ้มจริง',
      en: 'Cat supplies worth buying in bulk, and those that are not',
      id: 'Kebutuhan kucing yang layak dibeli banyak, dan yang tidak',
    },
    text: {
      th: `ทรายแมวกับอาหารเม็ดเป็นรายจ่ายทุกเดือน ส่วนของเล่นแมวเลือกเองว่าจะเล่นกล่อง
# ทรายแมว ซื้อทีละสามถุงได้
ไม่หมดอายุ และค่าส่งต่อถุงลดลงมาก คิดราคาต่อกิโลเทียบกันระหว่างชนิด
# อาหารเม็ด อย่าเกินสองเดือน
เปิดแล้วไขมันเหม็นหืน แมวเบื่อ ซื้อถุงพอดีกับที่กินหมดใน 6 สัปดาห์
# ที่ลับเล็บ ซื้อแพ็กเติมได้
ฐานใช้ได้หลายปี เปลี่ยนแค่ไส้
# จังหวะซื้อ
ร้านสัตว์เลี้ยงแจกคูปองกลางเดือน รวมกับส่งฟรีแล้วมักต่ำสุดของเดือนนั้น`,
      en: `Litter and dry food are monthly bills; as for toys, the cat will choose the box.
# Litter: three bags at once
It does not expire and shipping per bag falls. Compare per kilo between kinds.
# Dry food: never more than two months
Fat turns once it is open and cats notice. Buy what is eaten in six weeks.
# Scratchers: refills
The base lasts for years; change the pad.
# When to buy
Pet shops give coupons in the middle of the month; with free shipping that is usually the month's lowest.`,
      id: `Pasir dan makanan kering adalah pengeluaran bulanan; soal mainan, kucing akan memilih kardusnya.
# Pasir: tiga kantong sekaligus
Tidak kedaluwarsa dan ongkir per kantong turun. Bandingkan per kilo antarjenis.
# Makanan kering: jangan lebih dari dua bulan
Lemaknya berubah setelah dibuka dan kucing tahu. Beli yang habis dalam enam minggu.
# Papan cakar: isi ulang
Alasnya awet bertahun-tahun; ganti isinya saja.
# Kapan membeli
Toko hewan memberi kupon di tengah bulan; ditambah gratis ongkir biasanya terendah bulan itu.`,
    },
  },
  {
    category: 'ba21',
    title: {
      th: 'กระเป๋าเดินทาง 20, 24 หรือ 28 นิ้ว แบบไหนไม่ต้องซื้อสองรอบ',
      en: 'Suitcases: 20, 24 or 28 inches, so you buy only once',
      id: 'Koper 20, 24, atau 28 inci agar tidak membeli dua kali',
    },
    text: {
      th: `ขนาดบนป้ายเป็นนิ้ว แต่สายการบินดูเป็นเซนติเมตรรวมล้อ วัดจริงก่อนซื้อ
# 20 นิ้วสำหรับถือขึ้นเครื่อง
ส่วนใหญ่ให้ไม่เกิน 56 × 36 × 23 ซม. รุ่นที่ล้อใหญ่สวย ๆ มักเกินไปสองเซนติเมตร
# 24 นิ้วคือขนาดที่ใช้บ่อยสุด
ไปเจ็ดวันได้ และยังไม่เกิน 23 กิโลง่าย ๆ
# 28 นิ้ว คิดก่อน
ใส่เต็มแล้วเกินน้ำหนักแทบทุกครั้ง เหมาะกับครอบครัวที่แบ่งใบเดียว
# ล้อกับซิปคือสิ่งที่พังก่อน
ล้อคู่หมุนเงียบกว่า ซิปกันงัดคุ้มกว่ากรอบอะลูมิเนียมสำหรับคนทั่วไป`,
      en: `Labels say inches; airlines measure centimetres, wheels included. Measure before you buy.
# 20 inches for the cabin
Most allow 56 × 36 × 23 cm. Pretty big wheels are often two centimetres too tall.
# 24 inches is the one you will use
Seven days fit, and it does not pass 23 kilos too easily.
# 28 inches: think first
Full, it is overweight nearly every time. It suits a family that shares one.
# Wheels and zips fail first
Double wheels run quieter; an anti-pry zip serves most people better than a frame.`,
      id: `Label memakai inci; maskapai mengukur sentimeter termasuk roda. Ukur sebelum membeli.
# 20 inci untuk kabin
Umumnya 56 × 36 × 23 cm. Roda besar yang cantik sering lebih dua sentimeter.
# 24 inci paling sering dipakai
Cukup untuk tujuh hari dan tidak mudah melewati 23 kilo.
# 28 inci: pikirkan dulu
Kalau penuh hampir pasti kelebihan berat. Cocok untuk keluarga yang berbagi.
# Roda dan ritsleting rusak lebih dulu
Roda ganda lebih senyap; ritsleting anti-congkel lebih berguna daripada rangka bagi kebanyakan orang.`,
    },
  },
];

/** What holds for every kind of goods; `{site}` is the product's name. */
export const TIPS: readonly Tip[] = [
  {
    motif: '📈',
    title: {
      th: 'อ่านกราฟราคาให้เป็นใน 3 นาที',
      en: 'Read a price chart in three minutes',
      id: 'Membaca grafik harga dalam tiga menit',
    },
    text: {
      th: `กราฟราคาไม่ได้มีไว้โชว์ มันตอบคำถามเดียวว่า “ตอนนี้ถูกจริงไหม”
# เส้นประคือราคาปกติ
คือค่ากลางของราคาในช่วงก่อนลด ถ้าราคาตอนนี้ต่ำกว่าเส้นนี้ชัด ๆ แปลว่าลดจริง
# จุดต่ำสุดบอกว่ารอได้ไหม
ถ้าเคยลงมาถึงราคานี้ทุกเดือน รอรอบหน้าก็ไม่เสียอะไร
# ช่องว่างคือไม่เห็นราคา
เส้นที่ขาดหายไปแปลว่าช่วงนั้นเราไม่เห็นราคา อาจเพราะของหมดหรือร้านปิด ไม่ใช่ราคาศูนย์
# จุดที่ถูกกันออก
ราคาที่กระโดดผิดปกติ เช่น ลดจาก 790 เหลือ 7.9 จะไม่ถูกนับจนกว่าจะมีการยืนยัน`,
      en: `A price chart is not decoration. It answers one question: is this really cheap now?
# The dashed line is the usual price
It is the middle of what was asked before the promotion. Clearly below it means a real cut.
# The low tells you whether to wait
If it comes down here every month, waiting costs you nothing.
# A gap means that no price was seen
Where the line breaks we saw none: sold out, or the shop was closed. It does not mean zero.
# Points that are left out
A jump that cannot be right, such as 790 to 7.9, does not count until somebody confirms it.`,
      id: `Grafik harga bukan hiasan. Ia menjawab satu pertanyaan: apakah ini benar-benar murah sekarang?
# Garis putus adalah harga biasa
Yaitu nilai tengah sebelum promosi. Jelas di bawahnya berarti potongan nyata.
# Titik terendah menunjukkan perlu menunggu atau tidak
Kalau tiap bulan turun ke sini, menunggu tidak merugikan.
# Celah berarti harganya tidak terpantau
Di mana garis terputus, kami tidak melihat harga: habis atau tokonya tutup. Bukan berarti nol.
# Titik yang dikecualikan
Lompatan yang tak masuk akal, misalnya 790 menjadi 7,9, tidak dihitung sampai ada yang memastikan.`,
    },
  },
  {
    motif: '🔍',
    title: {
      th: 'ลด 70% จริงหรือขึ้นก่อนแล้วค่อยลด',
      en: '70% off, or raised first and then cut?',
      id: 'Diskon 70%, atau dinaikkan dulu baru dipotong?',
    },
    text: {
      th: `ป้ายลดเยอะที่สุดในหน้าแรกมักไม่ใช่ของที่ถูกที่สุด ร้านขยับราคาตั้งขึ้นก่อนวันงานเพียงไม่กี่วัน
# สามสัญญาณที่เห็นบ่อย
ราคาเดิมไม่เคยขายจริง ราคาขึ้นไม่เกินสองสัปดาห์ก่อนลด และลดทุกวันทั้งปี
# ดูคำตัดสินก่อนดูเปอร์เซ็นต์
คุ้มเทียบกับราคาที่ขายจริงก่อนโปร แล้วบอกตรง ๆ ว่าลดจริงเท่าไร ถ้าข้อมูลไม่พอเราก็บอกว่าไม่พอ
# เก็บหลักฐานไว้ต่อรอง
หน้าสินค้าทุกหน้าแชร์ได้ ส่งกราฟให้ร้านดูแล้วขอราคาเดิมก็เคยได้ผล`,
      en: `The largest sign on the page is seldom the lowest price. Some shops lift the list price only days before the event.
# Three signs we see often
A "was" price nobody ever paid, a rise within two weeks of the cut, and a sale that lasts all year.
# Read the verdict before the percentage
We compare with what was really asked before the promotion and say the real cut. When the history is too thin, we say that.
# Keep the evidence
Every product page can be shared. Sending the chart to the shop and asking for the old price has worked.`,
      id: `Label diskon terbesar jarang berarti harga terendah. Sebagian toko menaikkan harga coret beberapa hari sebelum acara.
# Tiga tanda yang sering terlihat
Harga coret yang tak pernah dibayar siapa pun, kenaikan dalam dua minggu sebelum potongan, dan obral sepanjang tahun.
# Baca penilaiannya sebelum persennya
Kami membandingkan dengan harga nyata sebelum promosi dan menyebut potongan sebenarnya. Kalau riwayatnya tipis, kami katakan begitu.
# Simpan buktinya
Setiap halaman produk bisa dibagikan. Mengirim grafik ke toko dan meminta harga lama pernah berhasil.`,
    },
  },
  {
    motif: '🎟️',
    title: {
      th: 'คูปองกับโค้ดส่งฟรี ใช้อันไหนก่อนถึงจ่ายน้อยสุด',
      en: 'Coupon or free shipping: which first',
      id: 'Kupon atau gratis ongkir: mana dulu',
    },
    text: {
      th: `ตะกร้าเดียวกัน ใช้คูปองคนละลำดับ จ่ายต่างกันได้เป็นร้อย
# ดูขั้นต่ำก่อน
ลดร้อยละมีเพดาน ลดเป็นบาทมีขั้นต่ำ ของถูกใช้ลดบาท ของแพงใช้ลดร้อยละจนชนเพดาน
# แยกตะกร้าบ้าง
บางทีแยกสองบิลแล้วใช้โค้ดร้านคนละอันคุ้มกว่า แต่ต้องคิดค่าส่งเพิ่มด้วย
# อย่าซื้อเพิ่มเพื่อให้ถึงขั้นต่ำ
เติมของ 90 บาทเพื่อลด 50 บาทคือจ่ายเพิ่ม 40 บาท`,
      en: `The same basket with coupons in another order can cost quite different sums.
# Minimum first
A percentage has a cap, an amount has a minimum. Cheap things take the amount; dear ones the percentage, up to its cap.
# Split the basket sometimes
Two bills with a shop code each may be better; count the second delivery.
# Do not buy to reach the minimum
Adding 90 to save 50 means paying 40 more.`,
      id: `Keranjang yang sama dengan urutan kupon berbeda bisa berakhir dengan harga yang jauh berbeda.
# Lihat minimum dulu
Persen punya batas, potongan tetap punya minimum. Barang murah memakai potongan tetap; yang mahal memakai persen sampai batasnya.
# Kadang pisahkan keranjang
Dua pesanan dengan kode toko masing-masing bisa lebih hemat; hitung ongkir keduanya.
# Jangan menambah belanja demi minimum
Menambah 90 untuk hemat 50 berarti membayar 40 lebih banyak.`,
    },
  },
  {
    motif: '🛒',
    title: {
      th: 'วันเลขคู่ 11.11 และ 12.12 ซื้ออะไรดี อะไรควรรอ',
      en: '11.11 and 12.12: what to buy, what to leave',
      id: '11.11 dan 12.12: apa yang dibeli, apa yang ditunda',
    },
    text: {
      th: `ของแต่ละหมวดลดไม่พร้อมกัน วันเลขคู่ไม่ได้ถูกที่สุดของทุกอย่าง
# ควรซื้อ
ของใช้ในบ้าน เครื่องสำอางแบรนด์ใหญ่ อุปกรณ์เสียง กลุ่มนี้กราฟลงชัดทุกปี
# ควรรอ
ทีวีและเครื่องใช้ไฟฟ้าชิ้นใหญ่มักลดต่อหลังปีใหม่ รองเท้ารุ่นใหม่รอเปลี่ยนฤดู
# เตรียมตัวล่วงหน้าหนึ่งสัปดาห์
ใส่ของในรายการโปรด ดูราคาก่อนงาน แล้วเทียบในวันจริง จะรู้ทันทีว่าใครขึ้นราคารอ`,
      en: `Categories do not fall together, and double days are not the lowest for everything.
# Buy
Household goods, cosmetics of the big brands, audio: their lines fall every year.
# Wait
Televisions and large appliances often fall further after New Year; new shoes wait for the season.
# Prepare a week before
Save what you want, look at its price before the day and compare on the day. You will see at once who raised it.`,
      id: `Setiap kategori turun di waktu berbeda, dan tanggal kembar bukan yang terendah untuk semuanya.
# Beli
Kebutuhan rumah, kosmetik merek besar, audio: grafiknya turun tiap tahun.
# Tunggu
Televisi dan alat besar sering turun lagi setelah tahun baru; sepatu model baru menunggu ganti musim.
# Siapkan seminggu sebelumnya
Simpan yang diinginkan, lihat harga sebelum hari-H, lalu bandingkan. Akan langsung terlihat siapa yang menaikkan.`,
    },
  },
];

/** Questions that every guide answers; `{name}` is the kind of goods. */
export const QUESTIONS: Readonly<
  Record<Language, readonly { question: string; answer: string }[]>
> = {
  th: [
    {
      question: '{name}ควรซื้อช่วงไหนถึงถูก',
      answer: 'ดูเส้นราคา 180 วันของรุ่นที่สนใจ ถ้าลงมาที่จุดต่ำเดิมบ่อย ๆ รอรอบถัดไปได้ รอบใหญ่คือวันเลขคู่และปลายเดือน',
    },
    {
      question: 'ราคา{name}ที่เห็นรวมค่าส่งหรือยัง',
      answer: 'ราคาสุทธิของเรารวมค่าส่งและหักคูปองที่ใช้ได้ทันที แต่ละรายการแสดงแยกบรรทัดและปิดได้',
    },
    {
      question: 'ร้านแบบไหนปลอดภัยกว่า',
      answer: 'ร้าน Mall หรือร้านทางการของแบรนด์คืนสินค้าง่ายกว่า ร้านทั่วไปให้ดูจำนวนรีวิวที่มีรูปและวันที่เปิดร้าน',
    },
    { question: 'ทำไมบางรุ่นไม่มีป้าย “ลดจริง”', answer: 'เพราะประวัติราคายังสั้น เราไม่ตัดสินจากข้อมูลไม่กี่วัน' },
    {
      question: 'ถ้าซื้อแล้วราคาลงอีกทำอย่างไร',
      answer: 'หลายร้านมีนโยบายคืนส่วนต่างภายใน 7 วัน แจ้งผ่านแชตพร้อมภาพกราฟจากหน้าสินค้า',
    },
  ],
  en: [
    {
      question: 'When is the best time to buy {name}?',
      answer:
        'Look at the 180-day line of the one you want. If it often comes down to the same low, wait for the next round; the big ones are double days and month ends.',
    },
    {
      question: 'Do the prices of {name} include delivery?',
      answer:
        'Our effective price counts delivery and coupons that you can use now. Each stands on a line of its own and can be switched off.',
    },
    {
      question: 'Which sellers are safer?',
      answer:
        'Official stores take returns more easily. With others, look for reviews with pictures and for how long the shop has been open.',
    },
    {
      question: 'Why do some have no "real discount" mark?',
      answer: 'Because their price history is still short. We do not judge from a few days.',
    },
    {
      question: 'What if it gets cheaper after I bought?',
      answer:
        'Many shops refund the difference within seven days. Write to them with the chart from the product page.',
    },
  ],
  id: [
    {
      question: 'Kapan waktu terbaik membeli {name}?',
      answer:
        'Lihat garis 180 hari dari yang Anda incar. Kalau sering kembali ke titik rendah yang sama, tunggu putaran berikutnya; yang besar adalah tanggal kembar dan akhir bulan.',
    },
    {
      question: 'Apakah harga {name} sudah termasuk ongkir?',
      answer:
        'Harga efektif kami menghitung ongkir dan kupon yang bisa dipakai sekarang. Masing-masing ditulis terpisah dan bisa dimatikan.',
    },
    {
      question: 'Penjual mana yang lebih aman?',
      answer:
        'Toko resmi lebih mudah menerima retur. Untuk toko lain, lihat ulasan bergambar dan lama toko berdiri.',
    },
    {
      question: 'Mengapa sebagian tidak bertanda "diskon nyata"?',
      answer: 'Karena riwayat harganya masih pendek. Kami tidak menilai dari beberapa hari.',
    },
    {
      question: 'Bagaimana kalau harganya turun setelah saya beli?',
      answer:
        'Banyak toko mengembalikan selisih dalam tujuh hari. Hubungi mereka dengan grafik dari halaman produk.',
    },
  ],
};
