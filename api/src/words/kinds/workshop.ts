/** Tools, garden and packing: kinds in the languages of the markets (kinds.ts). */
export const WORKSHOP = `
nylon rope: en rope = paracord = jute rope; th เชือก = เชือกไนลอน = เชือกร่ม; lat chueak nai lon;
id tali tambang = tali rami = tali pramuka; ms tali nilon; vi dây thừng = dây dù = dây cói; tl
lubid = pisi = panali,
cable tie: en cable ties = zip tie = zip ties = velcro strap = velcro tape; th เคเบิ้ลไทร์ =
สายรัดเคเบิล = ตีนตุ๊กแก; lat ke boen thai = tin tuk kae; id kabel ties = pengikat kabel = kabel
tis = perekat velcro; ms pengikat kabel = tali velcro; vi dây rút = dây rút nhựa = dây thít = khóa
dán; tl panali ng kable = pang tali ng wire,
cable organizer: en cable tidy = cable clip = cable holder = cable winder = cable sleeve; th
ที่เก็บสายไฟ = ที่รัดสาย = คลิปเก็บสาย; lat thi kep sai; id perapi kabel = klip kabel = penggulung
kabel; ms penyusun kabel = klip kabel; vi kẹp dây điện = bọc dây cáp = hộp giấu dây; tl pang ayos
ng kable,
door lock: en pad lock = combination lock = luggage lock = cabinet lock; th แม่กุญแจ = กุญแจล็อค;
lat mae kun chae = kunchae; id gembok koper; ms mangga kunci = mangga nombor; vi khóa số = khóa
móc; tl kandado na may numero,
door hinge: en hinge = hinges = cabinet hinge = drawer slide; th บานพับ = รางลิ้นชัก; lat ban
phap; id engsel = engsel pintu = rel laci; ms engsel = engsel pintu; vi bản lề = bản lề tủ = ray
trượt; tl bisagra,
door handle: en door knob = doorknob = cabinet handle = drawer handle = drawer knob; th
มือจับประตู = ลูกบิดประตู = มือจับลิ้นชัก; lat luk bit pra tu; id gagang pintu = handle pintu =
tarikan laci; ms tombol pintu = pemegang pintu; vi tay nắm cửa = núm tủ = tay nắm tủ; tl hawakan
ng pinto = seradura,
caster wheel: en casters = furniture wheels = trolley wheel = chair wheels; th ล้อเลื่อน = ลูกล้อ;
lat luk lo; id roda troli = roda kursi; ms roda troli = roda kerusi; vi bánh xe đẩy = bánh xe ghế;
tl gulong ng upuan,
drill: en electric drill = impact drill = hammer drill = hand drill; th สว่านไร้สาย = สว่านไฟฟ้า;
lat sawan; ms drill tanpa wayar; vi máy khoan pin; tl de kuryenteng barena = pang butas ng pader,
drill bit: en drill bits = hole saw = router bit = tap and die; th ดอกสว่าน = โฮลซอ; lat dok sa
wan; id mata bor = hole saw; ms mata gerudi; vi mũi khoan = mũi khoét; tl talim ng barena = bala
ng drill,
angle grinder: en grinder machine = cutting disc = grinding disc = cutting wheel = polisher
machine; th ลูกหมู = ใบตัด = ใบเจียร; lat khrueang chia; id mesin gerinda = batu gerinda = mata
gerinda; ms mesin pengisar besi = grinder tangan = cakera pemotong; vi máy cắt cầm tay = đá cắt =
đá mài; tl pang grind = pangkinis na grinder,
circular saw: en jigsaw machine = chain saw = chainsaw = saw blade = band saw = electric saw; th
เลื่อยวงเดือน = เลื่อยยนต์ = ใบเลื่อย = เลื่อยไฟฟ้า; lat lueai yon = lueai fai fa; id gergaji
mesin = gergaji listrik = mata gergaji; ms gergaji berantai = mata gergaji = gergaji elektrik; vi
máy cưa = cưa máy = lưỡi cưa = cưa xích; tl lagaring de kuryente = talim ng lagari = de motor na
lagari,
saw: en hand saw = handsaw = wood saw = hacksaw = pruning saw; th เลื่อยมือ; lat lueai mue; id
gergaji kayu = gergaji besi; ms gergaji tangan; vi cưa tay = cưa gỗ; tl lagare,
hex key: en allen key = allen wrench = hex key set = torx; th ประแจหกเหลี่ยม = กุญแจหกเหลี่ยม; lat
pra chae hok liam; id kunci l = kunci inggris l; ms kunci allen = kunci heks; vi lục giác = bộ lục
giác; tl allen na liyabe = liyabeng heksagon,
pliers: en cutting pliers = wire cutter = wire stripper = crimping tool = nipper = side cutter; th
คีมตัด = คีมปอกสาย = คีมย้ำ; lat khim tat; id tang potong = tang kombinasi = tang crimping; ms
pemotong wayar; vi kìm cắt = kìm bấm = kìm tuốt dây; tl pang putol ng alambre,
glue gun: en hot glue gun = glue sticks = glue stick; th ปืนกาว = กาวแท่ง; lat puen kao; id lem
tembak = lem bakar = glue gun tembak; ms pistol gam = gam panas; vi súng bắn keo = keo nến; tl
baril na pandikit = pandikit na istik,
sealant: en silicone sealant = caulk = waterproof sealant = epoxy = super glue; th ซิลิโคนยาแนว =
กาวยาแนว = อีพ็อกซี่ = กาวร้อน; lat si li khon ya naeo = kao ron; id lem silikon = lem besi = lem
korea; ms gam silikon = gam gajah; vi keo silicone = keo chống thấm = keo 502; tl silikon na
pandikit = bulkasil = pandikit na matibay,
tape: en duct tape = packing tape = double sided tape = electrical tape = adhesive tape =
waterproof tape; th เทปผ้า = เทปสองหน้า = เทปพันสายไฟ; lat thep song na; id double tape = solatip;
ms pita dua muka = pita wayar; vi băng dính hai mặt = băng keo điện; tl pang dikit na teyp = teyp
na de kolor = electrical teyp,
tarpaulin: en tarp = plastic sheet cover = canvas tarp; th ผ้าใบกันฝน = ผ้าใบคลุม; lat pha bai kan
fon; id terpal; ms kanvas hujan = terpal; vi bạt che = bạt che mưa = bạt nhựa; tl trapal,
sandpaper: en sand paper = sanding disc = sander = sanding paper; th กระดาษทราย =
เครื่องขัดกระดาษทราย; lat kra dat sai; id amplas = kertas amplas = mesin amplas; ms kertas pasir =
mesin pelelas; vi giấy nhám = máy chà nhám; tl liha = papel de liha,
spray paint: en aerosol paint = paint spray = spray gun = paint sprayer; th สีสเปรย์ = ปืนพ่นสี =
กาพ่นสี; lat si sape; id pilok = pylox = cat semprot = spray gun cat; ms cat sembur = pistol
sembur cat; vi sơn xịt = súng phun sơn = bình xịt sơn; tl pinturang spray = pang spray ng pintura,
paint brush: en paint roller = roller brush = wall brush = paint tray; th ลูกกลิ้งทาสี; lat luk
kling tha si; id rol cat; ms penggelek cat; vi con lăn sơn = chổi sơn; tl roler ng pintura,
safety goggles: en safety glasses = welding goggles = welding mask = safety helmet = hard hat; th
แว่นนิรภัย = แว่นเซฟตี้ = หมวกเซฟตี้ = หน้ากากเชื่อม; lat waen ni ra phai; id kacamata safety =
helm proyek = topeng las; ms cermin mata keselamatan = topi keselamatan; vi kính bảo hộ = mũ bảo
hộ = mặt nạ hàn; tl salaming pang proteksi = helmet na pang konstruksyon,
safety shoes: en safety boots = steel toe shoes = work boots; th รองเท้าเซฟตี้ = รองเท้านิรภัย;
lat rong thao sef ti; id sepatu safety = sepatu proyek; ms kasut keselamatan; vi giày bảo hộ; tl
sapatos na pang trabaho,
ear plug: en ear plugs = earplugs = ear muffs; th ที่อุดหู = จุกอุดหู; lat thi ut hu; id penyumbat
telinga; ms penyumbat telinga; vi nút bịt tai = bịt tai chống ồn; tl pantakip sa tenga = takip sa
tainga,
garden hose: en water hose = hose reel = hose pipe = hose nozzle = water spray gun = garden
sprinkler = sprinkler; th หัวฉีดน้ำ = สปริงเกอร์; lat sa pring koe; id semprotan air = sprinkler
taman; ms paip getah = penyembur air; vi vòi tưới cây = vòi xịt nước = béc tưới; tl hose ng tubig,
hand hoe: en garden tool = hoe = rake = garden fork = trowel = machete = sickle; th
เครื่องมือทำสวน = จอบ = คราด = ส้อมพรวน; lat khrueang mue tham suan; id sekop taman = garpu tanah
= arit; ms penyodok kebun = parang; vi cuốc = cào đất; tl asarol = kalaykay = itak = gulok,
garden sprayer: en pressure sprayer = pump sprayer = spray bottle = mist sprayer; th กระบอกฉีดน้ำ
= ถังพ่นยา = ฟ็อกกี้; lat fok ki; id semprotan tanaman = sprayer hama = botol spray; ms botol
semburan = penyembur racun; vi bình xịt = bình phun thuốc; tl pang spray ng halaman = pandilig na
bote,
flower pot: en planter = nursery pot = seedling tray = seed tray = hanging pot = hanging planter =
planter pot; th ถาดเพาะ = กระถางแขวน; id tray semai = pot gantung = pot bunga gantung; ms dulang
semaian = pasu gantung; vi khay ươm = chậu treo = giỏ treo; tl paso ng halaman = punlaan = pasong
nakasabit,
grow light: en plant light = grow lamp = full spectrum light; th ไฟปลูกต้นไม้; lat fai pluk ton
mai; id lampu tanaman; ms lampu tumbuhan; vi đèn trồng cây = đèn led trồng cây; tl ilaw ng
halaman,
artificial grass: en fake grass = artificial plant = fake plant; th หญ้าเทียม = ต้นไม้ปลอม; lat ya
thiam; id rumput sintetis = tanaman palsu = bunga palsu; ms rumput tiruan = pokok plastik; vi cỏ
nhân tạo = cây giả = hoa lụa; tl pekeng damo = pekeng halaman = pekeng bulaklak,
pesticide: en herbicide = weed killer = fungicide = plant medicine = insect killer for plants; th
ยาฆ่าแมลง = ยาฆ่าหญ้า; lat ya kha malaeng = ya kha ya; id pestisida = obat hama = herbisida; ms
racun rumpai; vi thuốc trừ sâu = thuốc diệt cỏ; tl pamatay damo = pamatay peste = pestisidyo,
fertilizer: en fertiliser = plant food = plant nutrient = organic fertilizer; th ปุ๋ยน้ำ = ปุ๋ยอินทรีย์ =
ฮอร์โมนพืช = ปุ๋ยต้นไม้; lat pui nam; id pupuk cair = pupuk organik = pupuk tanaman; ms baja pokok = baja
organik; vi phân hữu cơ = phân bón lá = phân bón cây = phân bón hữu cơ; tl pataba sa halaman = abono
= pataba ng halaman,
wire mesh: en garden netting = chicken wire = mesh net = screen net; th ตาข่าย = รั้ว = มุ้งลวด;
lat ta khai = mung luat; id kawat ayam; ms dawai ayam; vi lưới thép = hàng rào; tl alambre = bakod
= lambat na bakod,
packing material: en bubble wrap = packaging box = carton box = mailing bag = courier bag =
plastic bag = zip lock bag = ziplock bag; th บับเบิ้ล = กันกระแทก = ซองไปรษณีย์ = กล่องพัสดุ =
ถุงซิปล็อค = ถุงพลาสติก; lat thung sip lok = klong phat sa du; id bubble wrap = kardus = plastik
packing = polymailer = plastik klip; ms pembalut gelembung = kotak bungkusan = beg kurier =
plastik beg; vi xốp hơi = túi gói hàng = hộp carton = túi zip = túi nilon; tl supot = kahon na
pang balot = plastik na supot,
gift wrap: en gift wrapping = wrapping paper = gift bag = paper bag = ribbon; th กระดาษห่อของขวัญ
= ถุงของขวัญ = ถุงกระดาษ = ริบบิ้น; lat kra dat ho khong khwan = thung kra dat; id kertas kado =
tas kertas = paper bag = pita kado; ms kertas pembalut hadiah = beg kertas = reben; vi giấy gói
quà = túi giấy = ruy băng = túi quà; tl pambalot ng regalo = laso = papel na supot,
sewing thread: en sewing needle = embroidery thread = embroidery kit = cross stitch = crochet hook
= knitting needles; th ด้าย = เข็มโครเชต์ = ชุดปักผ้า; lat khem yep pha; id benang jahit = jarum
rajut = kristik; ms benang jahit = jarum kait; vi chỉ may = kim móc = chỉ thêu = len sợi; tl
karayom = panggantsilyo = pananahi na karayom,
beads: en bead kit = jewelry making = bracelet beads = charms for bracelet; th ลูกปัด; lat luk
pat; id manik manik = manik; ms manik; vi hạt cườm = hạt vòng; tl abaloryo = mga butil na pang
bracelet,
epoxy resin: en resin mold = silicone mold = soap base = candle wax = soy wax; th เรซิ่น =
แม่พิมพ์ซิลิโคน = ไขถั่วเหลือง; lat re sin; id resin = cetakan silikon = lilin soy; ms resin =
acuan silikon; vi nhựa resin = khuôn silicon = sáp nến; tl hulmahan na silicone,
water valve: en ball valve = pipe fitting = pvc pipe = hose connector = water pipe; th วาล์วน้ำ =
ข้อต่อท่อ = ท่อพีวีซี; lat wao nam; id keran air = pipa paralon = sambungan pipa; ms injap air =
paip pvc = penyambung paip; vi van nước = van khóa = ống nhựa pvc = khớp nối; tl balbula = tubo ng
tubig = koneksyon ng tubo,
ball bearing: en bearing = bearings = roller bearing; th ลูกปืน = ตลับลูกปืน; lat luk puen; id
bearing = laher = bantalan roda; ms galas = bearing roda; vi bạc đạn = vòng bi; tl bering,
spirit level: en laser level = level tool = vernier caliper = caliper; th ระดับน้ำ = เลเซอร์ระดับ
= เวอร์เนียร์; lat ra dap nam; id waterpass = jangka sorong = laser level; ms pengukur aras =
angkup vernier; vi thước thủy = máy cân bằng laser = thước kẹp; tl pang level = kalibrador,
tape measure: en measuring tape = ruler tape = laser measure = distance meter; th สายวัด = ตลับเมตร;
lat sai wat; id pita ukur = meteran jahit = meteran gulung; ms pita pengukur = pita ukur; vi thước
cuộn = thước dây may; tl medida = metro na panukat,
air compressor: en air pump = compressor pump = tire pump = electric air pump; th เครื่องปั๊มลม =
ที่สูบลม; lat thi sup lom; id kompresor = pompa angin; ms pemampat udara = pam angin; vi máy nén
khí = máy bơm hơi; tl kompresor = pambomba ng hangin,
tool box: en repair kit; th ชุดบล็อก = ชุดประแจ = กล่องใส่เครื่องมือช่าง; lat chut khrueang mue;
id set alat = kunci sok = box perkakas; ms kit alatan = set soket = kotak peralatan; vi bộ đồ nghề
= bộ đồ nghề sửa chữa; tl set ng gamit,
magnet: en neodymium magnet = strong magnet; th แม่เหล็ก; lat mae lek; id magnet neodymium; ms
magnet kuat; vi nam châm; tl batubalani,
workbench: en work bench = tool bench = saw horse; th โต๊ะช่าง = โต๊ะงานช่าง; id meja kerja kayu
= meja tukang; ms bangku kerja = meja bengkel; vi bàn nguội = bàn thợ; tl mesa ng karpintero,
work gloves: en safety gloves = cut resistant gloves = welding gloves; th ถุงมือช่าง =
ถุงมือกันบาด = ถุงมือเซฟตี้; lat thung mue chang; id sarung tangan kerja = sarung tangan safety =
sarung tangan las; ms sarung tangan kerja = sarung tangan keselamatan; vi găng tay bảo hộ = găng
tay lao động; tl guwantes na pangtrabaho = gwantes,
tyre inflator: en tire inflator = air compressor portable = tyre pump = tire pump; th ปั๊มลมไฟฟ้า
= เครื่องเติมลม = ปั๊มลมพกพา; lat pam lom; id pompa ban elektrik = pompa ban; ms pam tayar =
pengepam tayar; vi bơm lốp = máy bơm lốp; tl pambomba ng gulong = bomba ng gulong,
tyre gauge: en tire gauge = tire pressure gauge = tyre pressure gauge = tpms; th เกจวัดลมยาง =
ที่วัดลมยาง; id pengukur tekanan ban = alat ukur angin ban; ms tolok tekanan tayar; vi đồng hồ đo
áp suất lốp; tl panukat ng hangin ng gulong,
wiper blade: en windshield wiper = wiper blades = windscreen wiper; th ใบปัดน้ำฝน = ที่ปัดน้ำฝน;
lat bai pat nam fon; id wiper mobil = karet wiper; ms pengelap cermin kereta = bilah pengelap; vi
cần gạt mưa = gạt mưa ô tô; tl wiper ng kotse = pamunas ng salamin ng kotse,
headlight bulb: en headlight = car headlight = fog light = led headlight; th ไฟหน้ารถ =
หลอดไฟหน้ารถ = ไฟตัดหมอก; lat fai na rot; id lampu depan motor = lampu mobil = lampu kabut; ms
lampu depan kereta = lampu kabus; vi đèn pha = đèn pha ô tô = đèn xe máy; tl ilaw sa harap ng
kotse = hedlayt,
exhaust: en exhaust pipe = motorcycle exhaust = muffler exhaust = car muffler; th ท่อไอเสีย =
ท่อแต่ง; lat tho ai sia; id knalpot = knalpot motor = knalpot racing; ms ekzos = ekzos motor; vi
ống xả = pô xe máy = pô xe; tl tambutso = tambutso ng motor,
roof rack: en car roof rack = roof box = bike rack = cargo carrier; th แร็คหลังคา = แร็คหลังคารถ;
id rak atap mobil = roof rack mobil; ms rak bumbung kereta; vi giá nóc ô tô = baga mui; tl rak sa
bubong ng kotse,
tow rope: en tow strap = towing rope = winch rope; th สายลากรถ = เชือกลากรถ; id tali derek = tali
tarik mobil; ms tali tunda kereta = tali tunda; vi dây kéo xe = dây cứu hộ; tl panghila ng kotse
= lubid na panghila,
radiator: en car radiator = radiator cap = radiator coolant = coolant = antifreeze; th หม้อน้ำรถ
= น้ำยาหม้อน้ำ = คูลแลนท์; lat nam ya mo nam; id radiator mobil = air radiator; ms cecair
penyejuk = radiator kereta; vi két nước = nước làm mát; tl radyetor = tubig ng radyetor,
magnifying glass: en magnifier = loupe = microscope = kids microscope; th แว่นขยาย =
กล้องจุลทรรศน์; lat waen kha yai; id kaca pembesar = lup = mikroskop; ms kanta pembesar =
mikroskop; vi kính lúp = kính hiển vi; tl pampalaking salamin = mikroskopyo,
shredder: en paper shredder = document shredder = laminator = laminating machine; th
เครื่องทำลายเอกสาร = เครื่องเคลือบบัตร; lat khrueang tham lai ek ka san; id mesin penghancur
kertas = mesin laminating; ms mesin pencarik kertas = mesin laminat; vi máy hủy tài liệu = máy ép
plastic; tl pamunit ng papel = pang laminate,
hole punch: en paper punch = puncher = hole puncher = tape dispenser = tape cutter; th
ที่เจาะกระดาษ = แท่นตัดเทป; id pelubang kertas = pembolong kertas = pemotong selotip; ms penebuk
lubang = penebuk kertas; vi đồ bấm lỗ = dụng cụ cắt băng keo; tl pambutas ng papel,
index cards: en flash cards = flashcards = note cards = binder = ring binder = document folder;
th บัตรคำ = แฟ้มเอกสาร = แฟ้มห่วง; id kartu indeks = kartu flash = ordner = map dokumen; ms kad
imbasan = fail gelang; vi thẻ học = bìa còng = bìa hồ sơ; tl plaskard = folder ng papeles,
craft clay: en polymer clay = air dry clay = modelling clay = modeling clay; th ดินปั้น = ดินเบา;
lat din pan; id tanah liat mainan = clay mainan; ms tanah liat permainan; vi đất sét nặn = đất
nặn; tl luwad na pang craft,
electric screwdriver: en cordless screwdriver = power screwdriver; th ไขควงไฟฟ้า = ไขควงไร้สาย;
lat khai khuang fai fa; id obeng elektrik = obeng listrik = obeng cas; ms pemutar skru elektrik;
vi tua vít điện = máy bắt vít; tl de kuryenteng distornilyador,
ladder: ms tangga lipat = tangga aluminium; en step ladder = folding ladder = extension ladder;
th บันไดพับ = บันไดอลูมิเนียม; id tangga lipat = tangga aluminium; vi thang gấp = thang rút =
thang nhôm; tl hagdan na natitiklop,
soil: en potting mix = planting soil = soil mix; th ดินปลูกต้นไม้ = ดินใบก้ามปู; id tanah pot; ms
tanah pasu = tanah campuran; vi đất trồng cây; tl lupang pantanim = lupa ng halaman
`;
