/**
 * What shops say of goods, by kind, so that nothing has a manual that is eaten. A text is what the
 * thing is and how it comes. Lines: `codes|th|en|id`; `{name}` is the product. The first line that
 * fits counts.
 */
import type { Language } from '#contract/language.ts';
import type { Chance } from './random.ts';

const THINGS = `
el11|{name} ฟังเพลงและคุยสายได้ทั้งวัน เชื่อมต่อไว สวมแล้วไม่กดหู มาพร้อมกล่องและสายชาร์จ USB-C|{name}: music and calls all day. They connect quickly, sit lightly and come with a case and a USB-C cable.|{name} untuk musik dan telepon seharian. Cepat tersambung, ringan di telinga, lengkap dengan tempat dan kabel USB-C.
el12|{name} เสียงเต็มห้องจากตัวเล็กที่ถือมือเดียวได้ ต่อสองตัวเป็นสเตอริโอ มีสายคล้องในกล่อง|{name} fills a room and still fits one hand. Pair two for stereo; a strap is in the box.|{name} mengisi satu ruangan tetapi muat di satu tangan. Dua unit bisa jadi stereo; tali ada di kotak.
el13|{name} รับเสียงคมชัดระยะใกล้ ตัดเสียงห้องได้ดี เสียบแล้วใช้ได้เลยกับคอมและมือถือ|{name} picks up a close voice clearly and keeps the room out. Plug it into a computer or phone and speak.|{name} menangkap suara dekat dengan jernih dan menahan gema ruangan. Colokkan ke komputer atau ponsel, langsung bicara.
el21|{name} จอสว่างลื่นตา กล้องหลังถ่ายกลางคืนได้ดี รองรับสองซิมและ 5G|{name}: a bright, smooth display, a main camera that copes with the night, two SIM cards and 5G.|{name} dengan layar terang dan mulus, kamera utama andal di malam hari, dua SIM, dan 5G.
el22|{name} ขอบยกสูงกันจอและเลนส์ เจาะช่องพอดีทุกปุ่ม ไม่อมความร้อน เลือกรุ่นมือถือได้ตอนสั่ง|{name} has raised edges for screen and lenses and cut-outs that line up. Choose your phone when you order.|{name} bertepi tinggi melindungi layar dan lensa, semua lubang pas. Pilih tipe ponsel saat memesan.
el23|{name} ดูแจ้งเตือน ชีพจร และการนอนบนข้อมือ เปลี่ยนสายได้ ใช้ได้ทั้ง Android และ iPhone|{name} shows messages, heart rate and sleep on your wrist. The strap can be changed; it works with Android and iPhone.|{name} menampilkan pesan, detak jantung, dan tidur di pergelangan. Tali bisa diganti; cocok untuk Android dan iPhone.
el31|{name} จ่ายไฟได้สองเครื่องพร้อมกัน มีไฟบอกระดับ ฉลากบอก Wh ชัดเจนสำหรับขึ้นเครื่อง|{name} feeds two devices at once, shows what is left and states its watt-hours for the airport.|{name} mengisi dua perangkat sekaligus, menunjukkan sisa daya, dan mencantumkan Wh untuk bandara.
el32|{name} หัวเล็กพับเก็บง่าย ชาร์จได้ทั้งมือถือ แท็บเล็ต และโน้ตบุ๊กบางรุ่น มีระบบกันร้อนเกิน|{name}: a small charger for phone, tablet and light laptops, with protection against overheating.|{name}: charger kecil untuk ponsel, tablet, dan laptop ringan, dengan pelindung panas.
el33|{name} แปะปุ๊บชาร์จปั๊บ แม่เหล็กจับแน่นแม้ใส่เคส ไฟไม่แยงตาตอนนอน|{name} snaps on and charges, holds through a case, and does not glow at night.|{name} langsung menempel dan mengisi, tetap kuat memakai casing, dan tidak silau di malam hari.
el4|{name} ถ่ายภาพและวิดีโอคมชัด ใช้งานง่ายตั้งแต่วันแรก ในกล่องมีแบตเตอรี่ สายชาร์จ และสายคล้อง|{name} takes sharp pictures and video and is easy from the first day. Battery, cable and strap are in the box.|{name} menghasilkan foto dan video tajam dan mudah sejak hari pertama. Baterai, kabel, dan tali ada di kotak.
co11|{name} บางเบาสำหรับพกทำงาน คีย์บอร์ดพิมพ์สบาย ชาร์จผ่าน USB-C มาพร้อมระบบปฏิบัติการแท้|{name} is slim enough to carry to work, types well and charges by USB-C. It comes with a licensed system.|{name} tipis untuk dibawa kerja, nyaman mengetik, dan diisi lewat USB-C. Sistemnya berlisensi.
co12|{name} บุนุ่มรอบด้าน ซิปไม่ครูดเครื่อง มีช่องแยกสำหรับสายชาร์จและเอกสาร|{name} is padded all round, with a zip that cannot scratch and a pocket for charger and papers.|{name} berlapis empuk, ritsleting tidak menggores, dengan kantong untuk charger dan dokumen.
co2|{name} ต่อง่าย ใช้ได้ทั้ง Windows, macOS และ Android แบตหรือหมึกชุดแรกมาในกล่อง|{name} connects easily to Windows, macOS and Android. The first batteries or ink are in the box.|{name} mudah dipasang di Windows, macOS, dan Android. Baterai atau tinta pertama ada di kotak.
co3|{name} ปุ่มตอบสนองไว จับได้นานไม่ล้า ใช้กับคอม มือถือ และเครื่องเกมหลัก ๆ|{name} answers at once and stays comfortable for hours. It works with computers, phones and the usual consoles.|{name} responsif dan nyaman berjam-jam. Cocok untuk komputer, ponsel, dan konsol umum.
co4|{name} อ่านเขียนเร็ว เก็บรูปและงานได้สบาย เสียบแล้วเครื่องเห็นทันทีโดยไม่ต้องลงโปรแกรม|{name} reads and writes fast, holds pictures and work, and is recognised without any program.|{name} cepat membaca dan menulis, muat foto dan pekerjaan, langsung dikenali tanpa program.
ha11|{name} ภาพสว่างสีเป็นธรรมชาติ มีแอปสตรีมมิงในตัว ต่อมือถือขึ้นจอได้ ขาตั้งถอดได้สำหรับแขวน|{name}: a bright, natural picture with streaming built in. It mirrors your phone, and the feet come off for a wall.|{name}: gambar terang dan alami dengan streaming bawaan. Bisa menampilkan ponsel, kakinya bisa dilepas untuk dinding.
ha12|{name} รับช่องดิจิทัลในบ้านได้คมชัด ตั้งหรือแขวนก็ได้ ติดตั้งเองในห้านาที|{name} brings in digital channels indoors. Stand it or hang it; it is set up in five minutes.|{name} menangkap siaran digital di dalam rumah. Bisa berdiri atau digantung; siap dalam lima menit.
ha21|{name} แสงสม่ำเสมอไม่กะพริบ ประหยัดไฟกว่าหลอดเดิม ขั้ว E27 มาตรฐาน|{name}: even light without flicker, far less power than an old bulb, standard E27 base.|{name}: cahaya merata tanpa kedip, lebih hemat daripada lampu lama, ulir E27 standar.
ha22|{name} ส่องไกล ปรับได้สามระดับ ตัวกันน้ำ มีสายคล้องมือ|{name} throws its light far, has three levels, keeps water out and comes with a strap.|{name} menyorot jauh, tiga tingkat cahaya, tahan air, dengan tali.
ha31|{name} เก็บฝุ่นและเส้นผมบนพื้นแข็งกับพรมเตี้ย ถังถอดล้างได้ แขวนเก็บข้างกำแพง|{name} takes dust and hair from hard floors and low carpets. The bin can be washed; it hangs on the wall.|{name} mengangkat debu dan rambut dari lantai keras dan karpet tipis. Wadahnya bisa dicuci; bisa digantung.
ha3|{name} เก็บคราบในครัวและห้องน้ำได้ดี แห้งไว ไม่ทิ้งกลิ่น|{name} deals with kitchen and bathroom stains, dries quickly and keeps no smell.|{name} mengatasi noda dapur dan kamar mandi, cepat kering, dan tidak berbau.
ha4|{name} หยิบใช้ได้ทันทีเมื่อจำเป็น วิธีใช้เป็นภาพชัดเจน ตรวจวันหมดอายุได้จากด้านนอก|{name} is ready when it is needed. The steps are shown as pictures, and the date can be read from outside.|{name} siap saat dibutuhkan. Langkahnya bergambar jelas, tanggalnya terlihat dari luar.
ki11|{name} เคลือบหินไม่ติดก้น ใช้น้ำมันน้อย ด้ามไม่ร้อนมือ ใช้ได้กับเตาแก๊สและเตาแม่เหล็ก|{name} has a stone coating that releases food with little oil, and a handle that stays cool, on gas and induction.|{name} berlapis batu antilengket, sedikit minyak, gagang tidak panas, untuk kompor gas dan induksi.
ki12|{name} ต้ม นึ่ง และสุกี้ในหม้อเดียว ปรับไฟได้ ฝาแก้วมองเห็นข้างใน ถอดล้างง่าย|{name} boils, steams and does hot pot. The heat is adjustable, the lid is glass, and it comes apart for washing.|{name} untuk merebus, mengukus, dan hot pot. Suhu bisa diatur, tutup kaca, mudah dilepas untuk dicuci.
ki13|{name} กรอบนอกนุ่มในโดยแทบไม่ใช้น้ำมัน ตะกร้าเคลือบไม่ติด ถอดล้างได้ ตั้งเวลาแล้วตัดเอง|{name}: crisp outside and tender inside with hardly any oil. The coated basket comes out for washing; the timer switches it off.|{name}: renyah di luar, lembut di dalam, hampir tanpa minyak. Keranjang antilengket bisa dilepas; mati sendiri.
ki21|{name} ชงกาแฟดริปได้รสสะอาด ไหลสม่ำเสมอ มีที่กรองและช้อนตวงให้|{name} makes a clean cup with an even flow. A filter and a measuring spoon are included.|{name} menghasilkan kopi bersih dengan aliran rata. Saringan dan sendok takar disertakan.
ki22|{name} รินลื่นไม่หยด เก็บความร้อนได้ดี มีที่กรองใบชาในตัว|{name} pours without a drip, keeps its heat and has a strainer inside.|{name} tuangannya tidak menetes, menjaga panas, dengan saringan di dalam.
ki23|{name} ปั่นน้ำแข็งและผลไม้ได้เนียน ใบมีดถอดล้างได้ ฐานกันลื่น ไม่ทำงานถ้าฝาไม่ล็อก|{name} makes ice and fruit smooth. The blades come out, the base grips, and it will not start with the lid open.|{name} menghaluskan es dan buah. Pisaunya bisa dilepas, alasnya antiselip, tidak menyala kalau tutup terbuka.
ki31|{name} คมนาน น้ำหนักสมดุล จับถนัดมือ มาพร้อมปลอกเก็บใบมีด|{name} stays sharp, balances well and comes with a guard for the blade.|{name} tahan tajam, seimbang, nyaman digenggam, dengan pelindung bilah.
ki3|{name} ผิวเรียบล้างง่าย ไม่อมกลิ่น ซ้อนเก็บได้ไม่กินที่ ใช้ได้ทุกวันและรับแขก|{name}: smooth and easy to wash, stacks away neatly, good for every day and for guests.|{name}: halus dan mudah dicuci, rapi ditumpuk, untuk sehari-hari maupun tamu.
ki41|{name} ความร้อนทั่วถึง ขนมหลุดง่ายทั้งก้อน ทนความร้อนได้ถึง 230 องศา|{name} bakes evenly and lets go of the cake whole. It bears up to 230 °C.|{name} panasnya rata dan kue lepas utuh. Tahan hingga 230 °C.
ki42|{name} นวด หมัก และอบในเครื่องเดียว ตั้งเวลาข้ามคืนให้เสร็จตอนเช้า มีสูตรในเล่ม|{name} kneads, proves and bakes. Set it overnight for the morning; recipes are in the booklet.|{name} menguleni, mengembangkan, dan memanggang. Atur malam untuk pagi; resep ada di buku.
ho1|{name} โครงแข็งแรงรับน้ำหนักได้ดี ผิวเรียบไม่เป็นเสี้ยน มีเครื่องมือประกอบให้ครบ|{name} has a sturdy frame and smooth edges. Everything for putting it together is in the box.|{name} rangkanya kokoh dan tepinya halus. Semua alat rakit ada di kotak.
ho21|{name} ภาพไม่บิดเบี้ยว ขอบเก็บเรียบร้อย แขวนหรือตั้งพิงก็ได้ แพ็กกันแตกอย่างดี|{name} shows you undistorted in a tidy frame. Hang it or lean it; it travels in shockproof packing.|{name} tidak melengkung dengan bingkai rapi. Bisa digantung atau disandarkan; kemasannya aman.
ho22|{name} ไขถั่วเหลือง กลิ่นนุ่มไม่ฉุน ไส้ฝ้ายไม่มีควันดำ จุดได้นานราว 40 ชั่วโมง|{name}: soy wax, a soft scent, a cotton wick that does not smoke, some 40 hours of burning.|{name}: lilin kedelai, wangi lembut, sumbu katun tanpa asap, menyala sekitar 40 jam.
ho31|{name} ปลูกมาแล้วในดินพร้อมใช้ ทนแสงรำไรในห้อง รดน้ำสัปดาห์ละสองครั้ง|{name} arrives rooted in good soil, bears indoor light and wants water twice a week.|{name} sudah tertanam di media siap pakai, tahan cahaya ruangan, disiram dua kali seminggu.
ho32|{name} อัตรางอกสูง ปลูกในกระถางหรือแปลงก็ได้ วิธีปลูกเขียนไว้หลังซอง|{name} germinate well in pots or beds. How to sow them stands on the back.|{name} daya tumbuhnya tinggi, untuk pot atau bedeng. Cara tanam ada di belakang.
ho33|{name} น้ำออกนุ่มเป็นฝอย ไม่กระแทกดิน หูจับมั่นแม้มือเปียก|{name} pours a soft rain that does not wash out the soil, with a handle for wet hands.|{name} airnya halus dan tidak mengikis tanah, gagang mantap walau tangan basah.
ho4|{name} เหล็กชุบแข็ง ด้ามจับมั่น ไม่ลื่นแม้มือเปื้อนน้ำมัน เก็บเข้ากล่องได้เป็นระเบียบ|{name}: hardened steel with a grip that holds in oily hands, and a place for every piece.|{name}: baja keras dengan gagang mantap walau berminyak, tersimpan rapi.
fa1|{name} ผ้าทิ้งตัวสวย ใส่ได้ทั้งวันทำงานและวันหยุด ตัดเย็บเก็บตะเข็บเรียบร้อย|{name} falls well for work and weekends, with neat seams inside.|{name} jatuhnya bagus untuk kerja dan akhir pekan, jahitannya rapi.
fa2|{name} ทรงใส่ง่ายเข้ากับทุกอย่าง ผ้าระบายอากาศ ซักเครื่องได้ สีไม่ตก|{name} goes with everything, breathes, washes in the machine and keeps its colour.|{name} mudah dipadukan, sejuk, bisa dicuci mesin, warnanya tidak luntur.
fa31|{name} พื้นโฟมรับแรงกระแทก หน้าผ้าตาข่ายระบายดี เหมาะกับซ้อมทุกวันถึงฮาล์ฟมาราธอน|{name}: a foam sole that takes the shock and a mesh that breathes, from daily runs to a half marathon.|{name}: sol busa meredam benturan dan jaring sejuk, dari latihan harian hingga setengah maraton.
fa3|{name} หนังนุ่มไม่กัดเท้า พื้นเย็บแน่น ใส่ทำงานหรือออกงานได้|{name}: soft from the first day, with a stitched sole, for work and for going out.|{name}: lembut sejak hari pertama, sol dijahit, untuk kerja dan acara.
fa4|{name} ดีไซน์เรียบใส่ได้ทุกวัน น้ำหนักเบา มาในซองพร้อมเป็นของขวัญ|{name}: simple enough for every day, light to wear, and it comes ready to give.|{name}: sederhana untuk tiap hari, ringan, siap jadi hadiah.
ba1|{name} ช่องจัดของเป็นระเบียบ สายปรับได้ ผ้ากันละอองน้ำ ฐานไม่ย้วย|{name} keeps things in order, with an adjustable strap, a fabric that sheds drizzle and a firm base.|{name} menata barang dengan rapi, tali dapat diatur, kain menahan gerimis, alas kokoh.
ba21|{name} ล้อหมุนรอบเงียบ ซิปกันงัด ตัวล็อกผ่านด่านตรวจได้ ข้างในมีตาข่ายแบ่งสองฝั่ง|{name}: quiet spinner wheels, an anti-pry zip, a lock that customs can open, and two divided halves.|{name}: roda senyap, ritsleting anti-congkel, kunci ramah bea cukai, dan dua sisi bersekat.
ba22|{name} กางกดปุ่มเดียว ก้านทนลม เคลือบกันแดด พับแล้วใส่กระเป๋าได้|{name} opens at a press, stands the wind, keeps the sun off and folds into a bag.|{name} terbuka sekali tekan, tahan angin, menahan matahari, muat di tas.
ba3|{name} เบา เก็บเข้าถุงได้ ทนแดดฝนเมืองร้อน กางหรือใช้งานได้คนเดียว|{name}: light, packs into its bag, made for tropical sun and rain, and one person can manage it.|{name}: ringan, masuk kantongnya, tahan matahari dan hujan tropis, cukup satu orang.
ba4|{name} เนื้อนุ่มไม่คัน อุ่นพอสำหรับห้องแอร์และทริปเมืองหนาว ซักมือได้|{name}: soft, warm enough for air conditioning and cold cities, washed by hand.|{name}: lembut, cukup hangat untuk ruangan ber-AC dan kota dingin, cuci tangan.
be1|{name} สีชัดเกลี่ยง่าย ติดทนโดยไม่แห้งตึง ผ่านการจดแจ้งแล้ว|{name}: true colour that goes on easily and stays without drying. Registered with the authority.|{name}: warna jelas, mudah diratakan, tahan lama tanpa kering. Sudah terdaftar.
be2|{name} เนื้อบางซึมไว ไม่เหนียว ใช้ได้ทั้งหน้าร้อนและห้องแอร์ ผ่านการทดสอบการระคายเคือง|{name} is light, not sticky, and right for heat and air conditioning. Tested on sensitive skin.|{name} ringan, tidak lengket, cocok untuk panas dan AC. Teruji untuk kulit sensitif.
be3|{name} ขอบมนไม่บาดหนังศีรษะ ใช้ได้ทั้งผมแห้งและผมเปียก ล้างน้ำได้|{name}: rounded edges, for wet and dry hair, rinses clean.|{name}: tepi membulat, untuk rambut basah dan kering, mudah dibilas.
be43|{name} กลิ่นเปิดสดใส กลางเป็นดอกไม้ ท้ายอุ่น ติดทนราวหกชั่วโมง|{name} opens fresh, turns floral and ends warm. It lasts some six hours.|{name} terbuka segar, lalu bunga, dan berakhir hangat. Bertahan sekitar enam jam.
be4|{name} ออกแบบให้จับถนัดและเข้าถึงทุกมุม อ่อนโยนต่อเหงือกและผิว เปลี่ยนหัวหรือใบได้|{name} sits well in the hand, reaches everywhere, is gentle, and its head can be changed.|{name} enak digenggam, menjangkau semua sudut, lembut, dan kepalanya bisa diganti.
he1|{name} ผิวจับกระชับ เด้งสม่ำเสมอ ใช้ได้ทั้งสนามหญ้าและพื้นแข็ง แถมเข็มสูบลม|{name}: a good grip and an even bounce on grass and hard courts. A needle is included.|{name}: cengkeraman baik dan pantulan rata di rumput maupun lantai. Jarum pompa disertakan.
he2|{name} โครงเบาแต่ไม่แอ่น สมดุลกลาง เหมาะกับมือใหม่ถึงระดับชมรม ขึงเอ็นมาให้แล้ว|{name}: a light frame that does not bend, evenly balanced, from beginners to clubs, already strung.|{name}: rangka ringan tidak melentur, seimbang, dari pemula sampai klub, sudah bersenar.
he3|{name} โครงแข็งแรง เบรกสองจุด ปรับให้พอดีตัวได้ ประกอบมาแล้วเกือบทั้งหมด|{name}: a strong frame, two brakes, adjustable, and nearly all of it is already put together.|{name}: rangka kuat, dua rem, bisa disetel, hampir seluruhnya sudah dirakit.
he41|{name} วันละหนึ่งเม็ดหลังอาหาร มีเลข อย. ไม่ใส่น้ำตาล ขวดทึบกันแสง|{name}: one a day after a meal. Registered, without sugar, in a bottle that keeps light out.|{name}: satu tablet sehari sesudah makan. Terdaftar, tanpa gula, botolnya kedap cahaya.
he4|{name} เนื้อแน่นทนเหงื่อ ไม่ลื่น ทำความสะอาดด้วยผ้าชุบน้ำ มีสายรัดสำหรับพก|{name}: dense, sweat-proof and non-slip. Wipe it clean; a strap is included.|{name}: padat, tahan keringat, tidak licin. Cukup dilap; tali disertakan.
mo11|{name} จุกนุ่มไล่อากาศ ลดท้องอืด ปากกว้างล้างง่าย เข้าเครื่องนึ่งได้|{name}: a soft teat that lets air out, a wide neck for washing, safe in the steriliser.|{name}: dot lembut yang mengeluarkan udara, leher lebar mudah dicuci, aman disteril.
mo12|{name} นมโคแท้ไม่เติมน้ำตาล กล่องเล็กพอดีมือเด็ก เก็บนอกตู้เย็นได้จนกว่าจะเปิด|{name}: whole milk without added sugar, in cartons for small hands. Keeps unchilled until opened.|{name}: susu sapi murni tanpa gula tambahan, kotak kecil untuk anak. Tahan di suhu ruang sebelum dibuka.
mo2|{name} ขอบมน สีปลอดสารพิษ ชิ้นส่วนไม่หลุดง่าย ช่วยฝึกมือและจินตนาการ|{name}: rounded edges, safe colours, no loose parts, good for hands and imagination.|{name}: tepi membulat, warna aman, tidak mudah lepas, melatih tangan dan imajinasi.
mo3|{name} ผ้านุ่มไม่บาดผิวเด็ก ยืดได้ตามตัว ซักบ่อยก็ไม่ย้วย|{name}: soft on young skin, stretches with the child and survives many washes.|{name}: lembut di kulit anak, elastis, tahan sering dicuci.
mo4|{name} สีสดเกลี่ยง่าย ไม่มีกลิ่น ล้างออกจากมือและเสื้อได้|{name}: bright colours without smell that wash off hands and clothes.|{name}: warna cerah tanpa bau, mudah dicuci dari tangan dan baju.
gr11|{name} เนื้อเนียนละลายในปาก หวานกำลังดี ส่งในซองเก็บความเย็น|{name} melts slowly and is not too sweet. It travels in a cool bag.|{name} lumer perlahan dan tidak terlalu manis. Dikirim dalam kantong dingin.
gr1|{name} กรอบใหม่ทุกซอง หวานกำลังดี ซองปิดซ้ำได้|{name}: crisp in every bag, not too sweet, with a pack that closes again.|{name}: renyah, tidak terlalu manis, kemasannya bisa ditutup lagi.
gr21|{name} เส้นเหนียวนุ่ม น้ำซุปเข้มข้น สุกในสามนาที|{name}: springy noodles in a rich broth, ready in three minutes.|{name}: mi kenyal dengan kuah gurih, siap dalam tiga menit.
gr22|{name} เม็ดยาวหอมนุ่ม ข้าวต้นเต็มเม็ด บอกปีเก็บเกี่ยวบนถุง|{name}: long, fragrant grains, few of them broken, with the harvest year on the bag.|{name}: bulir panjang dan wangi, sedikit patah, tahun panen tertera.
gr3|{name} แท้ไม่ผสม จากแหล่งเดียว บรรจุขวดปิดสนิท|{name}: pure, from one origin, in a sealed pack.|{name}: murni, dari satu sumber, kemasan tersegel.
gr4|{name} คัดขนาดสม่ำเสมอ เก็บเมื่อสุกพอดี ห่อกันช้ำทีละลูก|{name}: even in size, picked when ripe, each wrapped against bruises.|{name}: ukurannya seragam, dipetik saat matang, dibungkus satu per satu.
li1|{name} เสียงกลมนุ่ม คอจับถนัด ตั้งเสียงมาจากโรงงานแล้ว มีหนังสือฝึกเล่มเล็ก|{name}: a round, warm sound, easy under the hands, set up in the workshop, with a small tutor.|{name}: suara hangat, nyaman dimainkan, sudah disetel, dengan buku latihan kecil.
li23|{name} อ่านเพลินจบในสองเย็น กระดาษถนอมสายตา มีคั่นหนังสือ|{name}: two pleasant evenings, on paper that is kind to the eyes, with a bookmark.|{name}: dua malam yang menyenangkan, kertas nyaman di mata, dengan pembatas buku.
li2|{name} เขียนลื่นไม่ซึม สันกางราบ พกได้ทุกวัน|{name} writes smoothly, does not bleed and goes anywhere.|{name} lancar dipakai menulis, tidak tembus, mudah dibawa.
li31|{name} เนื้อแน่นไม่แตกเป็นชิ้น ช่วยขัดฟัน เหมาะกับสุนัขทุกขนาด|{name}: dense, does not splinter, cleans the teeth, for dogs of every size.|{name}: padat, tidak pecah, membersihkan gigi, untuk semua ukuran anjing.
li32|{name} ลอยน้ำนาน น้ำไม่ขุ่น โปรตีนครบสำหรับปลาสวยงาม|{name} floats long, keeps the water clear and has what ornamental fish need.|{name} lama terapung, air tetap jernih, gizi lengkap untuk ikan hias.
li33|{name} จับก้อนไว ฝุ่นน้อย เก็บกลิ่นได้หลายวัน|{name} clumps at once, makes little dust and holds the smell for days.|{name} cepat menggumpal, minim debu, menahan bau berhari-hari.
li4|{name} ครบพร้อมเริ่ม ใช้ง่าย เก็บเป็นระเบียบในกล่องเดียว|{name}: all you need to begin, easy to use and tidy in its box.|{name}: lengkap untuk mulai, mudah dipakai, rapi dalam kotaknya.
`;

/** How it comes; ` // ` stands between what may be said. */
const COMES = `
gr4|ส่งด้วยรถเย็น ถ้าช้ำหรือเสียส่งรูปภายใน 24 ชั่วโมง ร้านคืนเงิน|Delivered chilled. Send a picture within 24 hours if anything is bruised, and the shop refunds it.|Dikirim dingin. Kirim foto dalam 24 jam bila ada yang memar, toko mengganti uangnya.
gr,mo12,he41,li32,li33|วันหมดอายุเหลืออย่างน้อยหกเดือน เก็บในที่แห้งและเย็น|At least six months to the date. Keep it cool and dry.|Masa kedaluwarsa minimal enam bulan. Simpan di tempat sejuk dan kering. // ปิดผนึกจากโรงงาน ส่งในกล่องกันกระแทก|Sealed at the factory and sent in a padded box.|Tersegel dari pabrik, dikirim dalam kotak berlapis.
be1,be2,be43|ซีลทุกชิ้น บอกวันผลิตและวันหมดอายุชัดเจน คืนได้ถ้ายังไม่แกะ|Every piece is sealed and dated; unopened ones can be returned.|Setiap produk tersegel dan bertanggal; boleh dikembalikan bila belum dibuka.
fa,ba4,mo3,he32|ดูตารางไซซ์ในรูปก่อนสั่ง เปลี่ยนไซซ์ได้ภายใน 7 วัน|See the size chart before you order; sizes can be exchanged within 7 days.|Lihat tabel ukuran sebelum memesan; ukuran bisa ditukar dalam 7 hari. // ส่งจากคลังในประเทศ ป้ายอยู่ครบคืนได้ภายใน 7 วัน|Sent from within the country; returns within 7 days with the tags on.|Dikirim dari dalam negeri; retur 7 hari bila label masih utuh.
ho31,ho32|แพ็กกันกระแทกอย่างดี ถ้าเสียหายระหว่างทางร้านส่งใหม่|Packed with care; if it suffers on the way, the shop sends another.|Dikemas hati-hati; bila rusak di jalan, toko mengirim lagi.
el,co,ha1,ha31,ki12,ki13,ki23,ki42,li12|ประกัน 1 ปี ซ่อมหรือเปลี่ยนเครื่องที่ศูนย์ในประเทศ|One year of warranty, repaired or replaced within the country.|Garansi satu tahun, diperbaiki atau diganti di dalam negeri. // ในกล่องมีคู่มือและใบรับประกัน เปลี่ยนเครื่องใหม่ได้ภายใน 7 วัน|Manual and warranty card are in the box; a faulty one is exchanged within 7 days.|Panduan dan kartu garansi ada di kotak; unit cacat ditukar dalam 7 hari.
|ส่งจากคลังในประเทศ เปลี่ยนคืนได้ภายใน 7 วัน|Sent from within the country, with returns within 7 days.|Dikirim dari dalam negeri, retur dalam 7 hari. // แพ็กแน่นหนา ห่อเป็นของขวัญได้ แจ้งในช่องหมายเหตุ|Packed firmly. It can be wrapped as a present: say so in the note.|Dikemas rapat. Bisa dibungkus kado: tulis di catatan.
`;

interface Line {
  readonly kinds: readonly string[];
  readonly texts: readonly Readonly<Record<Language, string>>[];
}

const linesOf = (table: string): Line[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [kinds = '', ...rest] = line.split(/\|(.*)/);
      const texts = (rest[0] ?? '').split(' // ').map((entry) => {
        const [th = '', en = '', id = ''] = entry.split('|');
        return { th, en, id };
      });
      return { kinds: kinds.split(','), texts };
    });

const THING_LINES = linesOf(THINGS);
const COMING_LINES = linesOf(COMES);

export function describe(
  category: string,
  name: string,
  language: Language,
  chance: Chance,
): string {
  return [THING_LINES, COMING_LINES]
    .map((lines) => lines.find(({ kinds }) => kinds.some((kind) => category.startsWith(kind))))
    .map((line) => (line ? chance.pick(line.texts)[language] : ''))
    .map((text) => text.replace('{name}', name))
    .join('\n\n');
}
