/**
 * What things have or can do, as titles say it and as shoppers ask for it, in the languages of the
 * markets (kinds.ts); the heads say no thing by themselves (groups.ts).
 */
export const PROPERTY = `
wireless: en cordless; id tanpa kabel; ms nirwayar; vi không cần dây; tl walang wire = walang
kable,
silent clicks: en silent keys = silent = quiet = noiseless = no noise = no sound = soundless; th
เงียบ = ไม่มีเสียง = ไร้เสียง = เสียงไม่ดัง = เสียงเบา; lat ngiap; id ga berisik = tidak berisik = tombol senyap =
senyap = hening; ms senyap = bunyi senyap = tak bising; vi yên tĩnh = êm
tai = không ồn; tl tahimik = walang ingay = hindi maingay,
with scanner: en scan = scans = scanning; th สแกนได้ = สแกน; lat sakaen; id dengan pemindai = bisa
scan; ms boleh scan = boleh mengimbas; vi scan được; tl nakaka scan = nakakapag scan,
double sided: en duplex = two sided; th สองหน้า = พิมพ์สองหน้า; lat song na; id dua sisi = bolak
balik; ms dua muka = dua belah; vi hai mặt; tl magkabilaan,
polarised: en polarized = polarised lens = polarized lenses; th โพลาไรซ์ = เลนส์โพลาไรซ์; lat
pholarai; id polarisasi = lensa polarisasi; ms polarisasi; vi phân cực; tl polaroid,
windproof: en wind proof = wind resistant = storm proof; th กันลม = ต้านลม; lat kan lom; id tahan
angin = anti angin; ms kalis angin; vi chống gió = chịu gió; tl hindi bumabaligtad = di
bumabaligtad = matibay sa hangin = kontra hangin,
non scratch: en scratch free; th ไม่ทิ้งรอย = ไม่เป็นรอย; id tidak menggores = anti gores; ms tak
mencalar = tidak calar; vi không trầy = không xước; tl hindi nakakagasgas = hindi nagagasgas,
easy assembly: en easy to assemble; th ประกอบง่าย; id mudah dirakit = gampang dirakit; ms senang
pasang; vi dễ lắp ráp = dễ lắp; tl madaling buuin,
with cushion: en cushioned = got cushion = has cushion; ms ada kusyen = berkusyen = dengan kusyen; vi có đệm = có nệm = đệm
ngồi; tl may kutson = may cushion = may unan,
with bag: ms ada beg = dengan beg = sekali beg; vi kèm bao = kèm túi = có bao; tl may bag = may
kasamang bag,
with drawers: en with storage = storage drawers; th มีลิ้นชัก = มีที่เก็บของ = เก็บของได้; id dengan laci =
ada laci = ada penyimpanan; ms ada laci = ada ruang simpanan; vi có ngăn kéo = có ngăn chứa đồ; tl
may drawer = may lagayan,
pairs with 3 devices: en multi device = multiple devices = several devices; th ต่อได้หลายเครื่อง =
เชื่อมต่อหลายเครื่อง = เชื่อมได้หลายเครื่อง = หลายอุปกรณ์; id multi perangkat = banyak perangkat; ms banyak
peranti = pelbagai peranti; vi nhiều thiết bị; tl maraming device,
washable: en removable cover; th ถอดซักได้ = ซักได้; id bisa dicuci; ms boleh basuh = boleh dibasuh;
vi giặt được = tháo giặt; tl nalalabhan = pwedeng labhan,
easy care: en low maintenance = easy to care for = hard to kill; th ดูแลง่าย = เลี้ยงง่าย; id mudah
dirawat = gampang dirawat; ms mudah dijaga = senang jaga; vi dễ chăm sóc = dễ chăm; tl madaling
alagaan,
less sugar: en low sugar = low in sugar = less suger = less sweet = not too sweet = not so sweet; th หวานน้อย = น้ำตาลน้อย; lat wan noi; id
rendah gula = kurang manis; ms kurang gula = kurang manis; vi ít đường = ít ngọt; tl di masyadong
matamis,
fragrance free: en unscented = no fragrance = scent free = no scent = no smell = no perfume;
th ไม่มีน้ำหอม = ไร้น้ำหอม = ไม่มีกลิ่น = ไม่เอากลิ่น = ไร้กลิ่น = ไม่ใส่น้ำหอม; id tanpa parfum = tanpa pewangi =
tanpa wangi = tanpa bau = gak bau = ga bau = nggak bau; ms tanpa wangian = bebas wangian = tanpa
bau = tak berbau; vi không mùi = không hương liệu; tl walang amoy = walang pabango = di mabaho,
induction ready: en fits induction = induction compatible = works on induction = induction safe;
th ใช้กับเตาแม่เหล็ก = ใช้กับเตาแม่เหล็กไฟฟ้า = ใช้กับเตาแม่เหล็กได้; id untuk induksi = buat induksi; ms sesuai
induksi; vi dùng được bếp từ = dùng cho bếp từ; tl pwede sa induction,
cabin approved: en flight friendly = flight safe; th เอาขึ้นเครื่องได้ = เอาขึ้นเครื่องบินได้ = ถือขึ้นเครื่องได้ = ถือขึ้นเครื่อง; id bisa dibawa
ke pesawat = boleh naik pesawat = boleh dibawa ke kabin; ms bawa naik flight = boleh bawa naik flight = boleh naik kapal
terbang; vi mang lên máy bay = được mang lên máy bay; tl pwede sa eroplano = pwede sa airplane,
seedless: en no seeds; th ไม่มีเมล็ด = ไร้เมล็ด; id tanpa biji; ms tanpa biji; vi không hạt; tl walang
buto,
for beginners: en beginner = beginners = for a beginner = beginner friendly = newbie = newbies; th
ผู้เริ่มต้น = มือใหม่ = หัดเล่น; lat mue mai; id pemula; ms orang baru = baru belajar; vi người mới = người
mới chơi = mới chơi = mới tập; tl baguhan = nagsisimula,
handmade: en hand made; th งานทำมือ = ทำมือ; id buatan tangan; ms buatan tangan; vi thủ công = làm
tay; tl gawang kamay,
with stand: th พร้อมขาตั้ง = มีขาตั้ง; id dengan penyangga = dengan dudukan; ms ada pendiri; vi có chân
đế; tl may patungan,
with strainer: en infuser = with infuser; th ที่กรอง = มีที่กรอง; id dengan saringan = ada saringan; ms
ada penapis = dengan penapis; vi có lưới lọc = lưới lọc; tl may salaan,
heatproof: en heat resistant = heat proof; th ทนร้อน = ทนความร้อน; lat thon ron; id tahan panas; ms
tahan haba; vi chịu nhiệt; tl hindi tinatablan ng init,
with timer: en timer; th ตั้งเวลาได้ = ตั้งเวลา; id dengan pengatur waktu = ada timer; ms ada pemasa;
vi hẹn giờ; tl may timer,
touch screen: en touchscreen; th จอสัมผัส = หน้าจอสัมผัส; id layar sentuh; ms skrin sentuh; vi màn hình
cảm ứng; tl touchscreen,
dishwasher safe: en dishwashable = dishwasher proof = in the dishwasher = into the dishwasher =
inside
dishwasher = in dishwasher; th เครื่องล้างจานได้ = เข้าเครื่องล้างจานได้ = เข้าเครื่องล้างจาน = ใส่เครื่องล้างจานได้
= ล้างด้วยเครื่องได้; id masuk
mesin cuci piring = bisa masuk mesin cuci piring; ms masuk mesin basuh pinggan = boleh masuk mesin
basuh pinggan; vi rửa được bằng máy = bỏ máy rửa chén = cho vào máy rửa bát = rửa máy được = rửa máy; tl pwede sa dishwasher,
sugar free: en no sugar = without sugar = zero sugar = no added sugar = unsweetened; th ไม่มีน้ำตาล =
ไม่ใส่น้ำตาล = ไร้น้ำตาล = ปราศจากน้ำตาล; id tanpa gula = bebas gula = nol gula; ms tanpa gula = tiada gula = tak
bergula; vi không đường = không có đường; tl walang asukal = walang sugar,
alcohol free: en no alcohol = without alcohol = zero alcohol; th ไม่มีแอลกอฮอล์ = ปราศจากแอลกอฮอล์ =
ไร้แอลกอฮอล์; id tanpa alkohol = bebas alkohol; ms tanpa alkohol = tiada alkohol; vi không cồn = không có cồn; tl
walang alcohol,
gluten free: en no gluten = without gluten; th ไม่มีกลูเตน = ปราศจากกลูเตน = ไร้กลูเตน; id tanpa gluten =
bebas gluten; ms tiada gluten; vi không gluten; tl walang gluten,
lactose free: en no lactose = without lactose; th ไม่มีแลคโตส = ไม่มีแล็กโทส = ปราศจากแลคโตส; id tanpa
laktosa = bebas laktosa; ms bebas laktosa; vi không lactose; tl walang lactose,
caffeine free: en decaf = no caffeine = without caffeine = decaffeinated; th ไม่มีคาเฟอีน = ไร้คาเฟอีน; id
tanpa kafein = bebas kafein; ms tanpa kafein; vi không caffeine = không cafein; tl walang caffeine,
paraben free: en no paraben = no parabens = without parabens; th ไม่มีพาราเบน = ปราศจากพาราเบน; id tanpa
paraben = bebas paraben; ms tanpa paraben = tiada paraben; vi không paraben; tl walang paraben,
bpa free: en no bpa = without bpa; th ปลอดสาร bpa = ไม่มี bpa = ไร้สาร bpa; id bebas bpa = tanpa bpa;
ms bebas bpa = tanpa bpa; vi không bpa = không chứa bpa; tl walang bpa,
low dust: en less dust = dust free = no dust = low dusting; th ฝุ่นน้อย = ไม่มีฝุ่น = ไม่ฟุ้ง = ฝุ่นไม่ฟุ้ง; id
minim debu = sedikit debu = ga debuan = debunya dikit; ms kurang habuk = tak berhabuk; vi ít bụi =
không bụi; tl hindi maalikabok = walang alikabok,
velvet finish: en velvet texture = velvety; th เนื้อกำมะหยี่ = กำมะหยี่; id hasil beludru = beludru; ms
baldu; vi nhung; tl parang velvet,
microwave safe: en microwaveable = microwavable; th เข้าไมโครเวฟได้; id aman microwave; ms selamat
microwave; vi dùng được lò vi sóng; tl pwede sa microwave,
energy saving: en power saving = saves electricity; th ประหยัดไฟ = กินไฟน้อย; lat prayat fai; id
hemat listrik = irit listrik = hemat energi; ms jimat elektrik = jimat tenaga; vi tiết kiệm điện =
ít tốn điện; tl matipid sa kuryente = tipid sa kuryente,
glass jug: en glass jar = glass pitcher; id wadah kaca = gelas kaca; ms jag kaca = bekas kaca =
kaca; vi cối
thủy tinh = cối thuỷ tinh; tl babasaging jar,
voice control: en voice controlled; th สั่งงานด้วยเสียง = สั่งด้วยเสียง; id kontrol suara = perintah
suara; ms kawalan suara; vi điều khiển bằng giọng nói = giọng nói; tl utos ng boses,
app control: en app controlled; th สั่งงานผ่านแอป = ควบคุมผ่านแอป; id kontrol aplikasi; ms kawalan
aplikasi; vi điều khiển qua app; tl kontrol sa app,
quick dry: en fast drying = quick drying = dries fast; th แห้งไว = แห้งเร็ว; id cepat kering; ms
cepat kering; vi nhanh khô = mau khô; tl mabilis matuyo,
matte: en matt; th เนื้อแมตต์ = เนื้อแมท = เนื้อแมต = แมตต์ = แมท = แมต; id doff; vi môi lì = lì môi,
no transfer: en transfer proof = kiss proof = smudge proof; th ไม่ติดแก้ว = ไม่ติดแมส; id tidak
membekas = tidak transfer; ms tak comot; vi không lem = không dính cốc; tl hindi nabubura = di
nabubura = hindi natatanggal = di natatanggal,
soft bristles: en soft bristle; th ขนนุ่ม = ขนแปรงนุ่ม; id bulu lembut = bulu halus; ms bulu lembut;
vi lông mềm; tl malambot na bristles,
pops up: en pop up = quick setup; th กางง่าย = กางไว; id mudah didirikan; ms mudah didirikan; vi tự
bung = dựng nhanh; tl madaling itayo,
luminous: en glow in the dark; th เรืองแสง; id menyala dalam gelap; ms bercahaya dalam gelap; vi dạ
quang; tl umiilaw sa dilim,
lavender: en lavender scent; th ลาเวนเดอร์ = กลิ่นลาเวนเดอร์; id wangi lavender = aroma lavender; ms
bau lavender; vi oải hương; tl amoy lavender,
stretch: en stretchy = elastic; th ผ้ายืด; id melar = elastis; ms anjal; vi co giãn = co dãn; tl
nababanat,
no ironing: en wrinkle free = iron free; th ไม่ต้องรีด = ไม่ยับ; id tanpa setrika = anti kusut; ms tak
perlu gosok; vi không cần ủi = không nhăn; tl hindi nagugusot,
hardcover: en hard cover; th ปกแข็ง; id sampul keras; ms kulit keras; vi bìa cứng; tl matigas na
pabalat,
breathable: th ระบายอากาศ; lat rabai akat; id sejuk = adem; ms menyerap peluh; vi thoáng khí; tl
presko,
lightweight: en light weight = not heavy = not too heavy; th เบาพิเศษ; id ringan; ms ringan; tl
magaan = hindi mabigat,
fast charging: id ngecas cepat = cepat ngecas; ms cas cepat = cas laju; tl mabilis mag charge,
fast: en quick = speedy; id cepat = kencang; ms pantas = laju; vi nhanh; tl mabilis,
long battery life: en battery lasts long = strong battery = big battery; th แบตอยู่นาน = แบตเยอะ; id
batre
awet = batere awet = awet batre = awet baterai = baterai badak; ms bateri lama = bateri tahan;
vi pin khỏe = pin khoẻ = pin trâu bò = pin lâu = pin bền; tl matagal malowbat = matagal malobat =
matagal ma lowbat = di agad nalolowbat = matagal ang battery = malakas ang battery,
`;
