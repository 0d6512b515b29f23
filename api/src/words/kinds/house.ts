/** Rooms, laundry and cleaning: kinds in the languages of the markets (kinds.ts). */
export const HOUSE = `
hook: en wall hook = adhesive hook = wall hooks = sticky hook = coat hook; th ตะขอแขวน =
ตะขอติดผนัง = ที่แขวนของ; lat ta kho khwaen; id hook tempel; ms cangkuk dinding = penyangkut
dinding; vi móc treo tường = móc treo; tl sabitan sa pader,
door stopper: en door stop = door bumper; th ที่กั้นประตู = ตัวกันประตู; id ganjal pintu = penahan
pintu; ms penahan pintu; vi chặn cửa = miếng chặn cửa; tl pangkalso ng pinto,
curtain rod: en curtain pole = shower rod = tension rod = curtain track; th ราวม่าน = รางม่าน; lat
rao man; id tiang gorden = rel gorden = batang gorden; ms batang langsir = rod langsir; vi thanh
treo rèm = cây treo rèm; tl rod ng kurtina = baras ng kurtina,
window blinds: en roller blinds = blinds = roller blind; th มู่ลี่ = ม่านม้วน; lat mu li; id tirai
bambu = krey = roller blind jendela; ms bidai = bidai tingkap; vi màn sáo = rèm cuốn = mành cửa;
tl blinds sa bintana,
wall sticker: en wall decal = wall stickers = window film; th สติกเกอร์ติดผนัง = ฟิล์มติดกระจก; id
stiker kaca; ms pelekat dinding; vi decal dán tường = dán kính cửa; tl sticker sa pader,
clock: en alarm clock = desk clock = digital clock = wall clock = hanging clock; th นาฬิกาตั้งโต๊ะ
= นาฬิกาติดผนัง; lat nalika pluk; id jam meja = jam beker; ms jam meja; vi đồng hồ để bàn; tl
orasang panggising = relo na pang gising = orasan sa dingding = relos sa dingding,
cushion cover: en throw pillow cover = throw pillow; th ปลอกหมอนอิง = หมอนอิง = เบาะรองนั่ง; lat
mon ing = bo rong nang; id bantal sofa = sarung bantal sofa = bantal duduk; ms kusyen = sarung
kusyen = alas duduk; vi vỏ gối tựa = gối tựa lưng = đệm ngồi; tl kutson ng upuan = throw pillow na
cover,
pillowcase: en pillow cover = bolster case = pillow cases = pillow slip = bolster cover; th
ปลอกหมอนข้าง; id sarung guling; ms sarung bantal peluk; vi vỏ gối ôm; tl punda ng unan,
bed sheet: en bedsheet set = flat sheet = bed linen = sheet set = bedspread; th ชุดเครื่องนอน; lat
pha pu tiang; ms set cadar = cadar tilam; tl kubrekama = sapin ng kama = bedsheet na set,
mattress protector: en mattress cover = mattress pad; th ผ้ารองกันเปื้อน = ท็อปเปอร์ =
ผ้ารองที่นอน; lat thop poe; id pelindung kasur = topper kasur; ms pelindung tilam = pelapik tilam;
vi tấm bảo vệ nệm = topper nệm; tl takip ng kutson = protektor ng kutson,
towel rack: en towel bar = towel holder = towel hanger; th ที่แขวนผ้าเช็ดตัว; id gantungan handuk
= rak handuk; ms penyidai tuala = rak tuala; vi giá treo khăn = thanh treo khăn; tl sabitan ng
tuwalya,
towel: en bath towel = face towel = hand towel = beach towel = hair towel; th ผ้าเช็ดผม = ผ้าเช็ดมือ; id
handuk tangan = handuk muka; ms tuala mandi = tuala tangan = tuala muka; vi khăn lau mặt = khăn mặt
= khăn tắm; tl tuwalyang panligo = bimpo = pamunas ng kamay = tuwalya sa mukha,
clothes rack: en garment rack = clothes stand = coat rack = coat stand = clothes hanger stand; th
ราวแขวนเสื้อ = ราวตากผ้าพับได้; lat rao khwaen suea; id jemuran baju = rak baju = stand hanger; ms
penyidai baju; vi giá treo đồ = giá treo quần áo,
clothesline: en clothes line = laundry rope; th เชือกตากผ้า; lat chueak tak pha; id tali jemuran;
ms tali ampaian = tali jemuran; vi dây phơi quần áo; tl tali ng sampayan,
hanger: th ไม้แขวน; id gantungan pakaian; ms penyangkut pakaian; vi móc quần áo = mắc áo; tl
hanger ng damit = sabitan na hanger,
shower curtain: en bathroom curtain; th ม่านห้องน้ำ = ม่านอาบน้ำ; id tirai kamar mandi = tirai
mandi; ms langsir bilik mandi; vi rèm phòng tắm = màn tắm; tl kurtina sa banyo,
doormat: en bath mat = floor mat = bathroom mat = non slip mat = kitchen mat = door mat = entrance
mat = foot mat; th แผ่นกันลื่น = พรมเช็ดเท้า; lat phrom chet thao; id keset kaki = keset kamar mandi =
keset; ms alas kaki = pengesat kaki; vi thảm lau chân = thảm nhà tắm = thảm chùi chân; tl punasan ng
paa = pamunas ng paa = basahan sa paa,
carpet: en rug = area rug = floor rug = fur rug; th พรมขน; lat phrom pu phuen; id karpet bulu =
ambal; ms karpet bulu = ambal; vi thảm lông,
soap dispenser: en foam dispenser = lotion dispenser = soap pump; th ที่กดสบู่ = เครื่องกดสบู่ =
ขวดปั๊มสบู่; id dispenser sabun = tempat sabun cair; ms bekas sabun cair = pam sabun; vi bình đựng
xà phòng = máy nhả xà phòng; tl lalagyan ng likidong sabon,
soap dish: en soap holder = soap box = soap tray; th ที่วางสบู่ = กล่องสบู่; lat thi wang sabu; id
tempat sabun = kotak sabun; ms bekas sabun = tempat sabun mandi; vi khay đựng xà phòng = hộp xà
phòng; tl lalagyan ng sabon = sabonera,
toothbrush holder: en toothpaste dispenser = toothbrush cup; th ที่ใส่แปรงสีฟัน =
ที่แขวนแปรงสีฟัน; id tempat sikat gigi; ms bekas berus gigi = pemegang berus gigi; vi kệ bàn chải
= giá để bàn chải đánh răng; tl lalagyan ng sipilyo = lagayan ng toothbrush,
toilet plunger: en plunger = drain cleaner = drain snake = pipe cleaner; th ที่ปั๊มส้วม =
งูเหล็กทะลวงท่อ = น้ำยาล้างท่อ; id pompa wc = sedot wc = pembersih saluran; ms pam tandas; vi cây
thông cống = cây thông bồn cầu = bột thông cống; tl pang bomba sa inidoro = pang tanggal ng bara,
toilet brush: en toilet cleaning brush; th แปรงขัดส้วม; id sikat toilet; vi cọ bồn cầu; tl pang
kuskos ng inidoro,
bidet: en bidet spray = toilet spray = hand bidet; th สายฉีดชำระ = สายชำระ; lat sai chit; id jet
shower = semprotan toilet = bidet toilet; ms semburan bidet = paip bidet; vi vòi xịt vệ sinh = vòi
xịt toilet; tl bidet sa banyo,
sink: en kitchen sink = wash basin = washbasin; th ซิงค์ล้างจาน = อ่างล้างหน้า = อ่างล้างมือ; lat
sing lang chan; id wastafel = bak cuci piring = kitchen sink; ms singki = sinki dapur; vi bồn rửa
chén = chậu rửa = lavabo; tl lababo,
drain strainer: en drain cover = floor drain = sink strainer = drain filter; th ตะแกรงท่อน้ำทิ้ง =
ที่กรองเศษอาหาร; id saringan wastafel = saringan air = penutup lubang; ms penapis sinki = penutup
longkang; vi lưới lọc rác = nắp thoát nước = phễu thoát sàn; tl salaan ng lababo = takip ng drain,
laundry bag: en laundry net = washing bag = mesh laundry bag; th ถุงซักผ้า = ถุงตาข่ายซักผ้า; lat
thung sak pha; id kantong laundry = jaring cuci = laundry net; ms beg dobi = jaring basuhan; vi
túi giặt = túi lưới giặt; tl lalagyan ng labahan = net na pang laba,
laundry basket: en laundry hamper = dirty clothes basket; th ตะกร้าเสื้อผ้า; id keranjang baju
kotor = keranjang laundry; ms bakul pakaian = bakul baju kotor; vi giỏ quần áo bẩn; tl lalagyan ng
maruming damit,
broom: en broomstick = broom set = soft broom; th ไม้กวาดดอกหญ้า; id sapu lidi = sapu ijuk; ms
penyapu lidi = batang penyapu; vi cây chổi; tl walis tingting,
dustpan: en dust pan; th ที่โกยผง = ที่ตักขยะ; lat thi tak phong; id serokan sampah; ms pengaut
sampah; vi ki hốt rác = xẻng hốt rác,
floor squeegee: en floor wiper = window wiper = glass wiper = window squeegee; th ไม้รีดน้ำ =
ไม้ปาดน้ำ = ไม้เช็ดกระจก; lat mai rit nam; id wiper lantai = pembersih kaca = karet pel; ms
penolak air lantai = pengelap tingkap; vi cây gạt nước = cây lau kính = gạt nước sàn; tl pang
tulak ng tubig sa sahig = pamunas ng bintana,
moisture absorber: en desiccant = dehumidifier box = silica gel = moisture absorbent; th
สารดูดความชื้น = กล่องดูดความชื้น = ซองกันชื้น; lat thi dut khwam chuen; id silica gel penyerap;
ms penyerap kelembapan; vi hút ẩm = gói hút ẩm = viên hút ẩm; tl pang sipsip ng moisture,
mothballs: en camphor balls = naphthalene balls; th ลูกเหม็น = การบูร; lat luk men; id kamper =
kapur barus; ms ubat gegat = kapur barus; vi long não = băng phiến; tl naptalina,
mouse trap: en rat trap = mousetrap = glue trap = rat glue; th กับดักหนู = กาวดักหนู = ที่ดักหนู;
lat kap dak nu = kao dak nu; id perangkap tikus = jebakan tikus = lem tikus; ms perangkap tikus =
gam tikus; vi bẫy chuột = keo dính chuột; tl panghuli ng daga = patibong ng daga,
rat poison: en rodenticide; th ยาเบื่อหนู; lat ya buea nu; id racun tikus; ms racun tikus; vi
thuốc diệt chuột = thuốc chuột; tl lason sa daga,
cockroach killer: en roach bait = cockroach bait = ant killer = roach killer = termite killer; th
ยากำจัดแมลงสาบ = เจลกำจัดแมลงสาบ = กับดักแมลงสาบ = ยากำจัดปลวก; lat ya kam chat malaeng sap; id
racun kecoa = obat kecoa = obat semut = obat rayap; ms racun lipas = perangkap lipas = racun semut
= racun anai anai; vi thuốc diệt gián = thuốc diệt kiến = bẫy gián; tl pamatay ipis = pamatay
langgam = pamatay anay,
fly swatter: en fly trap = fly catcher = electric swatter = mosquito racket = mosquito swatter; th
ไม้ตีแมลงวัน = กาวดักแมลงวัน = ไม้ช็อตยุง; lat mai ti malaeng wan = mai chot yung; id perangkap
lalat = lem lalat; ms pemukul lalat = perangkap lalat; vi vỉ đập ruồi = bẫy ruồi = vợt điện; tl
pamalo ng langaw = panghuli ng langaw = raketa sa lamok,
mosquito repellent: en mosquito spray = mosquito coil = insect repellent; th ยากันยุงขด = ยาจุดกันยุง;
lat ya chut kan yung; id obat nyamuk bakar = lotion anti nyamuk; ms lingkaran nyamuk = lingkaran
ubat nyamuk; vi nhang muỗi = nhang đuổi muỗi = thuốc chống muỗi; tl pang alis ng lamok,
incense: en incense sticks = incense burner = joss stick = incense stick = joss sticks; th ธูป =
กระถางธูป = ธูปหอม = กำยาน; lat thup; id dupa = hio = kemenyan; ms kemenyan = setanggi = colok; vi
nhang = hương thắp = trầm hương = hương trầm; tl insenso,
tissue box: en tissue holder = tissue dispenser = tissue paper holder = toilet paper holder; th
กล่องทิชชู่ = กล่องใส่ทิชชู่ = ที่ใส่กระดาษทิชชู่; lat klong thit chu; id tempat tisu = kotak tisu; ms kotak tisu =
bekas tisu; vi hộp đựng khăn giấy = hộp giấy ăn = hộp giấy; tl lalagyan ng tissue,
lamp: en bedside lamp = bedroom lamp = sleep lamp = led ring light = photo light = video light =
softbox; th โคมไฟหัวเตียง = ไฟหัวเตียง = ไฟกลางคืน = ไฟไลฟ์สด = ไฟวงแหวน = ไฟถ่ายรูป; lat fai hua
tiang = fai lai = fai wong waen; vi đèn ngủ để bàn = đèn livestream = đèn ring = đèn quay phim; tl
ilaw sa pagtulog = lampshade sa kama = ilaw pang selfie = ilaw pang video; id lampu ring = lampu
selfie = lampu studio; ms lampu cincin = lampu studio,
chandelier: en pendant light = hanging lamp = pendant lamp; th โคมไฟระย้า = โคมไฟแขวน; lat khom
fai khwaen; id lampu gantung; ms lampu gantung = lampu candelier; vi đèn chùm = đèn thả; tl aranya
= ilaw na pabitin,
fairy lights: en string lights = christmas lights = decorative lights; th ไฟกระพริบ = ไฟประดับ;
lat fai kra phrip = fai pra dap; id lampu natal; ms lampu kelip kelip = lampu hiasan; vi đèn nháy
= đèn led trang trí; tl pailaw na pamasko = christmas light na ilaw,
storage organizer: en desk organizer = drawer organizer = makeup organizer = cosmetic organizer =
makeup storage = cosmetic storage = makeup rack; th กล่องจัดระเบียบ = ที่เก็บของ =
กล่องเก็บเครื่องสำอาง = ชั้นวางเครื่องสำอาง; id tempat penyimpanan = organizer laci = rak kosmetik = tempat
kosmetik; ms penyusun
laci = bekas solekan = rak solekan; vi khay đựng đồ = hộp đựng mỹ phẩm = kệ mỹ phẩm; tl lagayan ng
makeup = lagayan ng cosmetics = lagayan ng kolorete,
lampshade: en lamp shade; th โคมครอบไฟ; id kap lampu; ms terendak lampu; vi chụp đèn; tl takip ng
ilaw,
wind chime: en wind chimes = dream catcher = dreamcatcher; th กระดิ่งลม = โมบาย; lat kra ding lom;
id lonceng angin; ms loceng angin; vi chuông gió; tl wind chime na pabitin,
photo album: en photo book = scrapbook; th อัลบั้มรูป = สมุดภาพ; lat an bam rup; id album foto; ms
album gambar; vi album ảnh; tl album ng litrato,
fridge magnet: en refrigerator magnet; th แม่เหล็กติดตู้เย็น; id magnet kulkas; ms magnet peti sejuk; vi
nam châm tủ lạnh = nam châm dán tủ lạnh; tl magnet sa ref,
piggy bank: en money box = coin bank = saving box; th กระปุกออมสิน; lat kra puk om sin; id
celengan; ms tabung duit = tabung syiling; vi heo đất = ống heo = lợn tiết kiệm; tl alkansya,
flag: en banner = bunting; th ธง = ธงชาติ; id bendera = umbul umbul; ms bendera; vi lá cờ = băng
rôn; tl bandila = banderitas,
toilet freshener: en toilet deodorizer = toilet block = toilet gel = urinal cake; th ก้อนดับกลิ่น
= ก้อนดับกลิ่นชักโครก = เจลดับกลิ่นห้องน้ำ; id pewangi toilet = kamper toilet; ms pewangi tandas;
vi viên thả bồn cầu = viên tẩy bồn cầu; tl pampabango ng banyo,
garbage bag: en bin bags = bin bag = garbage bag = bin liner = rubbish bag; th ถุงขยะ = ถุงดำ;
lat thung khaya; id kantong sampah = plastik sampah = trash bag hitam; ms beg sampah = plastik
sampah; vi túi rác = bao rác; tl supot ng basura = garbage bag na itim,
mosquito net: en bed net = mosquito netting; th มุ้ง = มุ้งครอบ; lat mung; id kelambu; ms
kelambu; vi màn ngủ = mùng = mùng chụp; tl kulambo,
clothespin: en clothespin = clothes pins = laundry pegs = cloth clips; th ไม้หนีบผ้า =
ตัวหนีบผ้า; id jepitan baju = jepit jemuran; ms penyepit baju = sepit kain; vi kẹp phơi đồ = kẹp
quần áo; tl sipit ng damit = pang ipit ng damit,
shower head: en handheld shower = rain shower = shower set; th ฝักบัว = หัวฝักบัว; lat fak bua;
id kepala shower = shower mandi; ms kepala pancuran; vi vòi sen = vòi hoa sen; tl ulo ng shower,
red envelope: en ang pao = angbao = hongbao; th ซองอั่งเปา = อั่งเปา = ซองแดง; lat ang pao; id
angpao = amplop angpao = amplop lebaran; ms sampul raya = angpau; vi lì xì = phong bao; tl ampao
= sobre na pula,
festive lantern: en paper lantern = sky lantern = chinese lantern = festival lantern; th โคมลอย =
โคมไฟจีน = โคมกระดาษ = กระทง; lat khom loi; id lampion = lampion imlek; ms tanglung = pelita raya
= lampu pelita; vi đèn lồng = lồng đèn = đèn ông sao; tl parol na pang pasko,
festive decoration: en raya decoration = new year decoration = garland; th ของตกแต่งเทศกาล; id
hiasan lebaran = hiasan ketupat = ketupat hiasan = dekorasi natal; ms hiasan raya = hiasan
ketupat; vi đồ trang trí tết = mâm ngũ quả = trang trí giáng sinh; tl palamuti sa pasko =
dekorasyon sa pasko,
flower garland: en garland of flowers = jasmine garland; th พวงมาลัย = มาลัยดอกไม้ =
พวงมาลัยมะลิ; lat phuang malai; id kalung bunga; ms kalungan bunga; vi vòng hoa; tl kuwintas na
bulaklak,
dishwashing liquid: en dishwash liquid = dishwash = dish wash liquid; ms sabun basuh pinggan =
cecair pencuci pinggan; id sabun pencuci piring = sabun colek; vi nước rửa chén bát; tl sabon
panghugas = panghugas ng plato,
coffee table: en center table = centre table; th โต๊ะกาแฟ = โต๊ะกลาง; id meja tamu = meja kopi; ms
meja kopi = meja ruang tamu; vi bàn trà = bàn sofa; tl mesa sa sala = center table sa sala,
dehumidifier: ms penyerap lembapan = penyerap kelembapan; id penyerap lembab = serap air; vi hút ẩm;
th กล่องดูดความชื้น; tl pang sipsip ng moisture,
`;
