/**
 * What a name of the demo world may end with: what suits the thing itself, so that no power bank cancels noise.
 * Lines: categories, then what suits them in Thai, English and Indonesian. `{h}` hours, `{l}` litres, `{n}` pieces, `{m}` ml and `{g}` g
 * are numbers that suit.
 */
import type { Language } from '#contract/language.ts';

const TABLE = `
el11|ตัดเสียงรบกวน;แบต {h} ชม.;กันน้ำ IPX5;บลูทูธ 5.4|noise cancelling;{h}-hour battery;IPX5 water resistant;Bluetooth 5.4|peredam bising;baterai {h} jam;tahan air IPX5;Bluetooth 5.4
el12|เบสแน่น;แบต {h} ชม.;กันน้ำ IPX7;บลูทูธ 5.4|deep bass;{h}-hour battery;IPX7 waterproof;Bluetooth 5.4|bas dalam;baterai {h} jam;tahan air IPX7;Bluetooth 5.4
el13|ตัดเสียงรบกวน;USB-C;พร้อมขาตั้ง|noise reduction;USB-C;with stand|peredam bising;USB-C;dengan penyangga
el21|256 GB;128 GB;จอ 120 Hz;แบตอึด|256 GB;128 GB;120 Hz display;long battery life|256 GB;128 GB;layar 120 Hz;baterai awet
el22|กันกระแทก;บางเบา;แม่เหล็กในตัว|shockproof;slim;magnetic|anti benturan;tipis;magnetik
el23|กันน้ำ 5 ATM;วัดชีพจร;แบต 7 วัน;บลูทูธ 5.4|5 ATM water resistant;heart rate;7-day battery;Bluetooth 5.4|tahan air 5 ATM;detak jantung;baterai 7 hari;Bluetooth 5.4
el31|20000 mAh;10000 mAh;ชาร์จเร็ว 22.5 W;พกขึ้นเครื่องได้|20000 mAh;10000 mAh;22.5 W fast charging;cabin approved|20000 mAh;10000 mAh;pengisian cepat 22,5 W;boleh dibawa ke kabin
el32|65 W;30 W;GaN;USB-C|65 W;30 W;GaN;USB-C|65 W;30 W;GaN;USB-C
el33|15 W;สายยาว 1 ม.;สายยาว 2 ม.|15 W;1 m cable;2 m cable|15 W;kabel 1 m;kabel 2 m
el41|4K;กันสั่น 5 แกน;พร้อมเลนส์คิต|4K;5-axis stabilised;with kit lens|4K;stabilisasi 5 sumbu;dengan lensa kit
el42|4K;กันน้ำ 10 ม.;กันสั่น|4K;waterproof to 10 m;stabilised|4K;tahan air 10 m;stabilisasi
co11|RAM 16 GB;SSD 512 GB;จอ 14 นิ้ว;หนัก 1.3 กก.|16 GB RAM;512 GB SSD;14-inch display;weighs 1.3 kg|RAM 16 GB;SSD 512 GB;layar 14 inci;berat 1,3 kg
co12|14 นิ้ว;15.6 นิ้ว;กันน้ำ;ซิปสองชั้น|14 inch;15.6 inch;waterproof;double zip|14 inci;15,6 inci;tahan air;ritsleting ganda
co21|ไร้เสียงคลิก;ต่อ 3 เครื่อง;USB-C;พกพาง่าย|silent clicks;pairs with 3 devices;USB-C;travel size|klik senyap;sambung 3 perangkat;USB-C;ukuran travel
co22|ไร้เสียงคลิก;ต่อ 3 เครื่อง;ไฟ RGB;แป้นไทย|silent keys;pairs with 3 devices;RGB light;full size|tombol senyap;sambung 3 perangkat;lampu RGB;ukuran penuh
co23|พิมพ์สองหน้า;Wi-Fi;สแกนได้|double-sided;Wi-Fi;with scanner|cetak dua sisi;Wi-Fi;dengan pemindai
co31,co32|ไร้สาย;ไฟ RGB;USB-C|wireless;RGB light;USB-C|nirkabel;lampu RGB;USB-C
co41|1 TB;2 TB;กันกระแทก;USB-C|1 TB;2 TB;shockproof;USB-C|1 TB;2 TB;anti benturan;USB-C
co42|50 แผ่น;25 แผ่น|50 discs;25 discs|50 keping;25 keping
ha11|55 นิ้ว;43 นิ้ว;4K;สั่งงานด้วยเสียง|55 inch;43 inch;4K;voice control|55 inci;43 inci;4K;kontrol suara
ha12|ติดในบ้าน;สาย 5 ม.;รับสัญญาณชัด|indoor;5 m cable;strong signal|dalam ruang;kabel 5 m;sinyal jernih
ha21|ประหยัดไฟ;สั่งงานผ่านแอป;9 W;แพ็ก 4|energy saving;app control;9 W;pack of 4|hemat listrik;kontrol aplikasi;9 W;isi 4
ha22|ชาร์จ USB-C;1000 ลูเมน;กันน้ำ|USB-C charging;1000 lumens;waterproof|isi daya USB-C;1000 lumen;tahan air
ha31|ไร้สาย;เสียงเงียบ;แบต 40 นาที|cordless;quiet;40-minute battery|tanpa kabel;senyap;baterai 40 menit
ha32|ผ้า 2 ผืน;บิดอัตโนมัติ;ถังสองช่อง|with 2 pads;self-wringing;two-tank bucket|2 kain;peras otomatis;ember dua ruang
ha33|แพ็ก {n};ไม่ทิ้งรอย|pack of {n};non-scratch|isi {n};tidak menggores
ha41|2 กก.;สำหรับรถยนต์;พร้อมขาแขวน|2 kg;for cars;with bracket|2 kg;untuk mobil;dengan gantungan
ha42|50 ชิ้น;120 ชิ้น;สำหรับเดินทาง|50 pieces;120 pieces;for travel|50 buah;120 buah;untuk perjalanan
ki11|28 ซม.;24 ซม.;ใช้กับเตาแม่เหล็ก;พร้อมฝาแก้ว|28 cm;24 cm;induction ready;with glass lid|28 cm;24 cm;untuk induksi;dengan tutup kaca
ki12|2.5 ลิตร;1.5 ลิตร;แบ่งสองช่อง|2.5 litres;1.5 litres;two-flavour|2,5 liter;1,5 liter;dua ruang
ki13|5 ลิตร;3.5 ลิตร;จอสัมผัส;ล้างเครื่องได้|5 litres;3.5 litres;touch screen;dishwasher safe|5 liter;3,5 liter;layar sentuh;aman mesin cuci piring
ki21|พร้อมเหยือก;2 แก้ว;กรองสแตนเลส|with carafe;2 cups;steel filter|dengan teko;2 cangkir;saringan baja
ki22|แก้วทนร้อน;800 มล.;พร้อมที่กรอง|heatproof glass;800 ml;with strainer|kaca tahan panas;800 ml;dengan saringan
ki23|1.5 ลิตร;2 ลิตร;โถแก้ว;ล้างเครื่องได้|1.5 litres;2 litres;glass jug;dishwasher safe|1,5 liter;2 liter;gelas kaca;aman mesin cuci piring
ki31,ki33|สแตนเลส 304;ด้ามไม้;ล้างเครื่องได้|304 stainless;wooden handle;dishwasher safe|baja 304;gagang kayu;aman mesin cuci piring
ki32|{n} ชิ้น;เซรามิก;เข้าไมโครเวฟได้|{n} pieces;ceramic;microwave safe|{n} buah;keramik;aman microwave
ki41|ไม่ติดพิมพ์;20 ซม.;ซิลิโคน|non-stick;20 cm;silicone|antilengket;20 cm;silikon
ki42|12 โปรแกรม;ตั้งเวลาได้;900 กรัม|12 programmes;with timer;900 g loaf|12 program;dengan pengatur waktu;roti 900 g
ho11|2 ที่นั่ง;3 ที่นั่ง;สีครีม;ถอดซักได้|2 seats;3 seats;cream;washable cover|2 dudukan;3 dudukan;krem;sarung bisa dicuci
ho12|ไม้ยางพารา;ประกอบง่าย;สีครีม|rubberwood;easy assembly;cream|kayu karet;mudah dirakit;krem
ho13|5 ฟุต;6 ฟุต;มีลิ้นชัก|queen size;king size;with drawers|ukuran queen;ukuran king;dengan laci
ho21|ทรงโค้ง;เต็มตัว;กรอบไม้|arched;full length;wooden frame|melengkung;seluruh badan;bingkai kayu
ho22|200 กรัม;กลิ่นลาเวนเดอร์;แพ็ก {n}|200 g;lavender;pack of {n}|200 g;lavender;isi {n}
ho31|พร้อมกระถาง;ดูแลง่าย;ฟอกอากาศ|with pot;easy care;air purifying|dengan pot;mudah dirawat;pembersih udara
ho32|100 เมล็ด;ผักสวนครัว;ดอกไม้|100 seeds;kitchen garden;flowers|100 biji;kebun dapur;bunga
ho33|{l} ลิตร;ปากยาว|{l} litres;long spout|{l} liter;corong panjang
ho41|3 ชั้น;เหล็กกล้า;มีล้อ|3 tiers;steel;on wheels|3 tingkat;baja;beroda
ho42,ho43|ชุด {n} ชิ้น;เหล็กโครเมียม;ด้ามกันลื่น|set of {n};chrome steel;non-slip handle|set {n} buah;baja krom;gagang antiselip
fa11,fa12|ผ้าฝ้ายแท้;ทรงหลวม;ไม่ต้องรีด;ระบายอากาศ|pure cotton;relaxed fit;no ironing;breathable|katun asli;potongan longgar;tanpa setrika;sejuk
fa21|ผ้าฝ้ายแท้;ทรงหลวม;แพ็ก 3;ระบายอากาศ|pure cotton;relaxed fit;pack of 3;breathable|katun asli;potongan longgar;isi 3;sejuk
fa22|ทรงกระบอก;ผ้ายืด;เอวสูง|straight cut;stretch;high waist|potongan lurus;stretch;pinggang tinggi
fa23|กันลม;ซับในบุขน;มีฮู้ด|windproof;fleece lined;with hood|tahan angin;berlapis bulu;bertudung
fa31|พื้นโฟม;ระบายอากาศ;เบาพิเศษ|foam sole;breathable;ultra light|sol busa;sejuk;sangat ringan
fa32,fa33|หนังแท้;พื้นกันลื่น;รุ่นใหม่|real leather;non-slip sole;new season|kulit asli;sol antiselip;model baru
fa41|เงินแท้ 925;ปรับขนาดได้;พร้อมกล่อง|925 silver;adjustable;with box|perak 925;dapat diatur;dengan kotak
fa42|กัน UV400;เลนส์โพลาไรซ์;กรอบเบา|UV400;polarised;light frame|UV400;lensa polarisasi;bingkai ringan
fa43|ปรับขนาดได้;กันแดด;ผ้าฝ้ายแท้|adjustable;sun protection;pure cotton|dapat diatur;pelindung matahari;katun asli
ba11|กันน้ำ;ซิปสองชั้น;สายปรับได้|waterproof;double zip;adjustable strap|tahan air;ritsleting ganda;tali dapat diatur
ba12|20 ลิตร;30 ลิตร;กันน้ำ;เบาพิเศษ|20 litres;30 litres;waterproof;ultra light|20 liter;30 liter;tahan air;sangat ringan
ba21|20 นิ้ว;24 นิ้ว;ล้อหมุนรอบ;เบาพิเศษ|20 inch;24 inch;spinner wheels;ultra light|20 inci;24 inci;roda putar;sangat ringan
ba22|พับได้;กัน UV;กันลม|folding;UV protection;windproof|lipat;anti UV;tahan angin
ba31|2 คน;4 คน;กันน้ำ;กางง่าย|for 2;for 4;waterproof;pops up|untuk 2 orang;untuk 4 orang;tahan air;mudah didirikan
ba32|กันน้ำ;เรืองแสง;พร้อมสายคล้อง|waterproof;luminous;with lanyard|tahan air;menyala dalam gelap;dengan tali
ba41,ba42|ผ้าวูล;นุ่มพิเศษ;อุ่นสบาย|wool blend;extra soft;warm|campuran wol;ekstra lembut;hangat
be11,be12|ติดทน;เนื้อแมตต์;สีแดงอิฐ|long lasting;matte;brick red|tahan lama;matte;merah bata
be21|{m} มล.;ผิวแพ้ง่าย;ไม่มีน้ำหอม;สูตรอ่อนโยน|{m} ml;sensitive skin;fragrance free;gentle formula|{m} ml;kulit sensitif;tanpa parfum;formula lembut
be22|{g} กรัม;แพ็ก {n};ผิวแพ้ง่าย;ไม่มีน้ำหอม|{g} g;pack of {n};sensitive skin;fragrance free|{g} g;isi {n};kulit sensitif;tanpa parfum
be31,be32|สแตนเลส;ไม้ไผ่;สำหรับช่าง|stainless;bamboo;professional|baja;bambu;profesional
be41|ขนนุ่ม;แพ็ก {n};ชาร์จได้|soft bristles;pack of {n};rechargeable|bulu lembut;isi {n};isi ulang daya
be42|5 ใบมีด;แพ็ก {n};ผิวแพ้ง่าย|5 blades;pack of {n};sensitive skin|5 bilah;isi {n};kulit sensitif
be43|{m} มล.;ติดทน;กลิ่นดอกไม้|{m} ml;long lasting;floral|{m} ml;tahan lama;aroma bunga
he11,he12|เบอร์ 5;เบอร์ 7;รุ่นแข่ง|size 5;size 7;match grade|ukuran 5;ukuran 7;kelas tanding
he21,he22|คาร์บอน;น้ำหนักเบา;พร้อมกระเป๋า|carbon;lightweight;with bag|karbon;ringan;dengan tas
he31|20 นิ้ว;7 เกียร์;เฟรมอะลูมิเนียม|20 inch;7 gears;aluminium frame|20 inci;7 gigi;rangka aluminium
he32,he33|ปรับระดับได้;ล้อมีไฟ;รับน้ำหนัก 80 กก.|adjustable;light-up wheels;carries 80 kg|dapat diatur;roda menyala;beban 80 kg
he41|60 เม็ด;30 เม็ด;สำหรับผู้ใหญ่|60 tablets;30 tablets;for adults|60 tablet;30 tablet;untuk dewasa
he43|6 มม.;10 มม.;กันลื่น|6 mm;10 mm;non-slip|6 mm;10 mm;antiselip
he42|10 ออนซ์;12 ออนซ์;หนังเทียม|10 oz;12 oz;synthetic leather|10 oz;12 oz;kulit sintetis
mo11|ปลอดสาร BPA;คอกว้าง;240 มล.|BPA free;wide neck;240 ml|bebas BPA;leher lebar;240 ml
mo12|แพ็ก {n};รสจืด;180 มล.|pack of {n};plain;180 ml|isi {n};tawar;180 ml
mo21|ซักเครื่องได้;ผิวนุ่ม;40 ซม.|machine washable;soft touch;40 cm|bisa dicuci mesin;lembut;40 cm
mo22|100 ชิ้น;500 ชิ้น;อายุ 3 ปีขึ้นไป|100 pieces;500 pieces;from 3 years|100 buah;500 buah;usia 3+
mo23|พร้อมด้าย;1.2 ม.;อายุ 6 ปีขึ้นไป|with line;1.2 m;from 6 years|dengan benang;1,2 m;usia 6+
mo31|แพ็ก {n};กันลื่น;ผ้าฝ้ายแท้|pack of {n};non-slip;pure cotton|isi {n};antiselip;katun asli
mo32|กัน UV;แห้งไว;ซักเครื่องได้|UV protection;quick dry;machine washable|anti UV;cepat kering;bisa dicuci mesin
mo41,mo42|12 สี;24 สี;ล้างออกง่าย|12 colours;24 colours;washable|12 warna;24 warna;mudah dicuci
gr11|{g} กรัม;หวานน้อย;โกโก้ 70%|{g} g;less sugar;70% cocoa|{g} g;rendah gula;kakao 70%
gr12,gr13|{g} กรัม;แพ็ก {n};หวานน้อย|{g} g;pack of {n};less sugar|{g} g;isi {n};rendah gula
gr21|แพ็ก {n};รสต้มยำ;ไม่ทอด|pack of {n};tom yum;not fried|isi {n};rasa tom yum;tanpa digoreng
gr22|5 กก.;1 กก.;ออร์แกนิก|5 kg;1 kg;organic|5 kg;1 kg;organik
gr31,gr32|{g} กรัม;แพ็ก {n};ออร์แกนิก|{g} g;pack of {n};organic|{g} g;isi {n};organik
gr41,gr42,gr43|แพ็ก {n};ออร์แกนิก;สดใหม่;{g} กรัม|pack of {n};organic;fresh;{g} g|isi {n};organik;segar;{g} g
li11,li12,li13|สำหรับผู้เริ่มต้น;พร้อมกระเป๋า;งานทำมือ|for beginners;with case;handmade|untuk pemula;dengan tas;buatan tangan
li21|กระดาษถนอมสายตา;A5;160 หน้า|eye-friendly paper;A5;160 pages|kertas nyaman di mata;A5;160 halaman
li22|0.5 มม.;แพ็ก {n};หมึกเจล|0.5 mm;pack of {n};gel ink|0,5 mm;isi {n};tinta gel
li23|ปกแข็ง;ฉบับใหม่;ภาพสี|hardcover;new edition;colour pictures|sampul keras;edisi baru;gambar berwarna
li31,li33|แพ็ก {n};ปลอดภัย;งานทำมือ|pack of {n};pet safe;handmade|isi {n};aman;buatan tangan
li32|{g} กรัม;เร่งสี;ลอยน้ำ|{g} g;colour enhancing;floating|{g} g;pencerah warna;terapung
li41|แพ็ก {n};ผ้าฝ้าย;100 กรัม|pack of {n};cotton;100 g|isi {n};katun;100 g
li42|ชุด {n} ชิ้น;พร้อมกล่อง|set of {n};with box|set {n} buah;dengan kotak
li43|70 มม.;พร้อมขาตั้ง;สำหรับผู้เริ่มต้น|70 mm;with tripod;for beginners|70 mm;dengan tripod;untuk pemula
`;

/** By category, then language. */
export const SPECS: ReadonlyMap<string, Readonly<Record<Language, readonly string[]>>> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [codes = '', ...words] = line.split('|');
      const [th = [], en = [], id = []] = words.map((list) => list.split(';'));
      return codes.split(',').map((code) => [code, { th, en, id }] as const);
    }),
);
