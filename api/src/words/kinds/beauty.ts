/** Beauty and health: kinds in the languages of the markets (kinds.ts). */
export const BEAUTY = `
concealer: en concealers = color corrector; th คอนซีลเลอร์; lat khon sin loe; id concealer wajah;
ms penyembunyi parut; vi che khuyết điểm = kem che khuyết điểm; tl pang takip ng peklat,
makeup primer: en face primer = primer makeup; th ไพรเมอร์; lat phrai moe; id primer wajah = face
primer; ms primer muka; vi kem lót = kem lót trang điểm; tl primer sa mukha,
setting spray: en setting powder = fixing spray = makeup fixer; th สเปรย์ล็อคเมคอัพ =
สเปรย์เซ็ตเมคอัพ; id setting spray wajah; ms semburan penetap solekan; vi xịt khóa nền = xịt giữ
lớp trang điểm; tl spray na pang lapat ng make up,
lip liner: en lip pencil; th ดินสอเขียนขอบปาก = ลิปไลเนอร์; id pensil bibir; ms pensel bibir; vi
chì kẻ môi = viền môi; tl lapis sa labi,
lipstick: en lipgloss = lip glow = lip oil = lip colour = lippie; th ลิปกลอส; lat lip klot; id
lipgloss = lip serum; ms pengilat bibir; vi son bóng; tl lip gloss na makintab = pangkulay sa
labi,
lip balm: en lip treatment = lip mask = chapstick; th ลิปบำรุง; lat lip man; id lip balm bibir; vi
son dưỡng môi; tl lip balm na pampalambot = pampahid sa labi,
face powder: en pressed powder = loose powder = compact powder = powder compact; lat paeng fun; ms
bedak padat = bedak kompak; vi phấn nén = phấn bột; tl pulbos sa mukha,
foundation: en cushion foundation = liquid foundation = bb cream = cc cream; th บีบีครีม; ms bedak
asas; vi phấn nước = kem nền che khuyết điểm; tl pundasyon sa mukha,
eyelash curler: en lash curler; th ที่ดัดขนตา; lat thi dat khon ta; id penjepit bulu mata; ms
pelentik bulu mata; vi bấm mi = kẹp mi; tl pangkulot ng pilik mata,
tweezers: en tweezer = eyebrow tweezer; th แหนบ = แหนบถอนขน; lat naep; id pinset = pencabut alis;
ms penyepit kening = pinset; vi nhíp = nhíp nhổ; tl tiyani,
powder puff: en makeup sponge = beauty blender = cushion puff = beauty sponge; th พัฟ =
ฟองน้ำแต่งหน้า = พัฟแต่งหน้า; lat fong nam taeng na; id spons bedak = spons make up = puff bedak;
ms span bedak = span solekan; vi bông phấn = mút trang điểm = bông mút; tl espongha ng make up,
makeup bag: en cosmetic bag = toiletry bag = makeup pouch = cosmetic pouch; th
กระเป๋าเครื่องสำอาง; lat krapao khrueang sam ang; id tas kosmetik = pouch kosmetik = dompet make
up; ms beg kosmetik = beg solekan; vi túi đựng mỹ phẩm = túi trang điểm; tl lalagyan ng make up na
bag = bag ng kolorete,
gua sha: en face roller = jade roller = facial roller = facial massager; th กัวซา =
ลูกกลิ้งนวดหน้า; lat kua sa; id alat pijat wajah = roller wajah; ms roller muka = pengurut muka;
vi cây lăn mặt = máy massage mặt; tl pang masahe ng mukha,
facial steamer: en nano steamer = nano mist = face steamer; th เครื่องพ่นไอน้ำหน้า; id steamer
wajah; ms pengukus muka; vi máy xông mặt; tl pang singaw ng mukha,
pimple patch: en acne patch = pimple patches; th แผ่นแปะสิว; lat phaen pae sio; id stiker jerawat
= acne patch jerawat; ms pelekat jerawat = tampalan jerawat; vi miếng dán mụn; tl pantapal sa
tigyawat,
acne cream: en acne treatment = acne gel; th ยาแต้มสิว; lat ya taem sio; vi chấm mụn; tl pang
tigyawat = pantanggal ng tigyawat,
eye mask: en under eye patch = sleep mask = eye patch = sleeping eye mask; th มาส์กตา =
แผ่นแปะใต้ตา = ผ้าปิดตา; lat pha pit ta; id masker mata = penutup mata; ms topeng mata = penutup
mata; vi mặt nạ mắt = bịt mắt ngủ; tl piring sa mata = takip sa mata,
cotton bud: en cotton swab = cotton buds = q tips = ear buds cotton; th คอตตอนบัด = สำลีก้าน =
ก้านสำลี; lat khot ton bat = samli kan; id cutton bud = korek kuping; ms putik kapas; vi tăm bông
= bông ngoáy tai; tl pang linis ng tenga = bulak na stick,
hair clip: en claw clip = hair claw = hair pin = hairpin = barrette = bobby pin = shark clip; th
กิ๊บหนีบผม; lat kip tit phom = kip nip phom; id jepitan rambut = penjepit rambut; ms penyepit
rambut; vi kẹp càng cua = cặp tóc; tl ipit sa buhok = pang ipit ng buhok = clip sa buhok,
hair tie: en scrunchie = hair band = hair ties = scrunchies = hair elastic = ponytail holder; th
ยางรัดผม = ยางมัดผม = โดนัทรัดผม; lat yang rat phom = yang mat phom; id ikat rambut = karet rambut
= kuncir rambut; ms getah rambut = pengikat rambut; vi dây buộc tóc = thun cột tóc = chun buộc tóc
= cột tóc; tl panali ng buhok = pang tali sa buhok = goma sa buhok,
headband: en hairband = hair hoop = alice band; th ที่คาดผม = ผ้าคาดผม; lat thi khat phom; id
bando = bando rambut; ms cekak rambut; vi băng đô = cài tóc = bờm tóc; tl bando sa buhok =
headband ng babae,
hair curler: en curling iron = curling wand = hair roller = hair rollers; th แกนม้วนผม; id catok
keriting; ms penggulung rambut; vi lô uốn tóc; tl pangkulot ng buhok = kulot,
hair straightener: en straightening brush; th ที่รีดผม = หวีหนีบผม; lat thi nip phom; id catok =
pelurus rambut; ms seterika rambut; vi máy là tóc; tl pang unat ng buhok,
hair dryer: en hair blower; th เครื่องเป่าผม; lat khrueang pao phom; id hair dryer rambut; tl pang
tuyo ng buhok,
hair spray: en hair gel = hair mousse = hair styling spray; th สเปรย์ฉีดผม = เจลแต่งผม =
มูสแต่งผม; lat sape chit phom; id gel rambut = hair spray rambut; ms semburan rambut; vi keo xịt
tóc = gel vuốt tóc = gôm xịt tóc; tl gel sa buhok,
hair wax: en pomade = hair clay = hair pomade; th แว็กซ์ผม = โพเมด; lat waek phom; id pomade
rambut; ms pomade rambut; vi sáp tóc,
hair tonic: en hair growth serum = hair growth oil = hair loss treatment; th แฮร์โทนิค =
เซรั่มบำรุงผม = เซรั่มปลูกผม; lat he tho nik; id penumbuh rambut = tonik rambut = hair tonic
rambut; ms tonik rambut = serum rambut; vi serum mọc tóc = tinh dầu bưởi = thuốc mọc tóc; tl
pampatubo ng buhok = pampakapal ng buhok,
shower cap: en bath cap = hair cap = hair net; th หมวกคลุมผม = หมวกอาบน้ำ = เน็ตคลุมผม; lat muak
ap nam; id penutup rambut = shower cap mandi; ms penutup rambut = topi mandi; vi mũ trùm tóc = mũ
tắm; tl takip ng buhok = net sa buhok,
comb: en hair comb = paddle brush; th แปรงหวีผม = หวีพกพา; ms berus rambut; vi lược gỡ rối,
shaving cream: en shaving foam = aftershave = after shave = shaving gel; th ครีมโกนหนวด =
โฟมโกนหนวด; lat khrim kon nuat; id krim cukur = busa cukur; ms krim cukur = losyen lepas cukur; vi
kem cạo râu = bọt cạo râu; tl krema pang ahit = pang ahit na foam,
body oil: en massage oil = baby oil = bio oil; th น้ำมันนวด = เบบี้ออยล์; lat nam man nuat; id
minyak urut = minyak pijat; ms minyak urut = minyak badan; vi dầu massage = dầu dưỡng thể; tl
langis pang masahe = langis sa katawan,
foot file: en callus remover = pedicure file = foot scraper; th ที่ขัดส้นเท้า; lat thi khat son
thao; id penghalus tumit = penggosok kaki; ms penggosok tumit; vi chà gót chân = dụng cụ chà gót;
tl panghilod ng paa = pang kuskos ng talampakan,
fake nails: en press on nails = nail tips = false nails = nail sticker = nail art stickers; th
เล็บปลอม = สติกเกอร์ติดเล็บ; lat lep plom; id kuku palsu = stiker kuku; ms kuku palsu = pelekat
kuku; vi móng giả = móng úp = sticker móng; tl pekeng kuko,
nail polish remover: en nail remover = acetone = gel remover; th น้ำยาล้างเล็บ; lat nam ya lang
lep; id pembersih kutek = aseton kuku; ms penanggal cat kuku; vi nước rửa móng = tẩy sơn móng; tl
pantanggal ng kutiks = asetona,
nail lamp: en uv nail lamp = nail drill = nail dryer; th เครื่องอบเล็บ = เครื่องเจียรเล็บ; lat
khrueang op lep; id lampu kuku = bor kuku; ms lampu kuku; vi đèn hơ gel = máy mài móng = đèn sấy
móng; tl ilaw ng kuko,
loofah: en bath sponge = exfoliating gloves = bath brush = back scrubber = shower puff = bath
puff; th ใยขัดตัว = ใยบวบ = ฟองน้ำอาบน้ำ; lat yai khat tua; id spons mandi = shower puff mandi; ms
span mandi = berus mandi; vi bông tắm = xơ mướp; tl lupa panghilod = panghilod ng likod,
hand sanitizer: en sanitizer = alcohol spray = hand gel = rubbing alcohol; th เจลล้างมือ =
แอลกอฮอล์ล้างมือ = สเปรย์แอลกอฮอล์; lat chen lang mue; id pembersih tangan = hand sanitizer
tangan; ms pembasmi kuman tangan = cecair pembasmi; vi nước rửa tay khô = gel rửa tay = cồn sát
khuẩn; tl alkohol = pang disinfect ng kamay,
hand wash: en liquid hand soap = hand wash soap; th สบู่ล้างมือ = โฟมล้างมือ; lat sabu lang mue;
id sabun cuci tangan; ms sabun tangan = pencuci tangan; vi nước rửa tay; tl sabon sa kamay,
feminine wash: en intimate wash = feminine hygiene wash; th น้ำยาทำความสะอาดจุดซ่อนเร้น =
สบู่จุดซ่อนเร้น; id sabun kewanitaan = pembersih kewanitaan; ms pencuci kewanitaan = sabun
kewanitaan; vi dung dịch vệ sinh phụ nữ = dung dịch vệ sinh; tl panghugas sa pwerta = pambabaeng
panghugas,
personal lubricant: en lubricant gel = lubricating jelly = lube gel; th เจลหล่อลื่น; lat chen lo
luen; id pelumas gel; ms gel pelincir; vi gel bôi trơn; tl pampadulas na gel,
nebulizer: en nebuliser = inhaler; th เครื่องพ่นยา = ยาดม; id alat uap = inhaler hidung; ms alat
nebulizer = inhaler; vi máy xông mũi họng = máy khí dung; tl pausok na nebulizer,
posture corrector: en back brace = back support = waist support = lumbar support = waist trainer =
corset = shapewear; th เสื้อพยุงหลัง = เข็มขัดพยุงหลัง = ชุดกระชับสัดส่วน; lat khem khat phayung
lang; id korset = penyangga punggung = korset pelangsing; ms korset = bengkung = penyokong
belakang; vi đai lưng = gen nịt bụng = đai nịt bụng; tl suporta sa likod = pampaliit ng tiyan,
ice pack: en cold pack = gel pack = hot water bag = hot water bottle = heating pad; th ถุงประคบ =
ถุงน้ำร้อน = เจลเย็น = กระเป๋าน้ำร้อน; lat thung nam ron; id kompres = buli buli = ice gel; ms
tuala sejuk = pek ais = botol air panas; vi túi chườm = túi sưởi = miếng dán hạ sốt; tl pang
kompres = bag ng mainit na tubig,
pill box: en pill organizer = medicine box = pill case; th กล่องใส่ยา = ตลับยา; lat klong sai ya;
id tempat obat; ms bekas ubat = kotak ubat; vi hộp đựng thuốc = hộp chia thuốc; tl lalagyan ng
gamot,
bandage: en gauze = elastic bandage = medical tape = wound dressing; th ผ้าพันแผล = ผ้าก๊อซ =
ผ้ายืด; lat pha phan phlae; id perban = kasa; ms pembalut luka = kain pembalut; vi băng gạc = băng
thun = băng keo cá nhân = băng gâu; tl benda = gasa,
pain relief patch: en pain patch = heat patch = muscle rub = liniment; th แผ่นแปะแก้ปวด = ยานวด =
พลาสเตอร์บรรเทาปวด; lat phaen pae kae puat = ya nuat; id koyo = koyo cabe = minyak gosok; ms koyok
= plaster sakit; vi cao dán = miếng dán giảm đau = dầu nóng; tl pantapal sa sakit = salonpas na
pantapal = liniment na pang haplos,
walking stick: en crutches = walking cane = crutch; th ไม้เท้า = ไม้ค้ำยัน; lat mai thao; id
tongkat jalan = kruk; ms tongkat; vi gậy chống = nạng; tl baston = saklay,
oximeter: en pulse oximeter = glucometer = blood glucose meter = glucose monitor; th
เครื่องวัดออกซิเจน = เครื่องวัดน้ำตาล; lat khrueang wat nam tan; id alat cek gula darah =
oksimeter; ms alat ujian gula = oksimeter; vi máy đo đường huyết = máy đo nồng độ oxy; tl pang
sukat ng asukal sa dugo,
eye drops: en eye drop = contact lens solution = lens solution; th น้ำตาเทียม = ยาหยอดตา =
น้ำยาคอนแทคเลนส์; lat ya yot ta; id obat tetes mata = cairan softlens; ms titisan mata = cecair
kanta lekap; vi nước nhỏ mắt = thuốc nhỏ mắt = nước ngâm lens; tl patak sa mata,
collagen: en collagen powder = collagen drink = collagen peptide; th คอลลาเจน; lat khon la chen;
id kolagen; ms kolagen; vi collagen uống = nước uống collagen; tl collagen na inumin,
cod liver oil: en fish oil = omega 3 = krill oil = omega-3; th น้ำมันปลา = โอเมก้า 3; lat nam man
pla,
antifungal cream: en fungal cream = athletes foot cream; th ยาทาเชื้อรา = ยาแก้น้ำกัดเท้า; id obat kutu
air = salep jamur = obat panu = obat kurap; ms ubat kutu air = krim kulat = obat kutu air; vi
thuốc trị nấm; tl gamot sa alipunga = gamot sa an an,
slimming tea: en slimming coffee = weight loss tea = detox tea = slimming pills; th ชาลดน้ำหนัก =
กาแฟลดน้ำหนัก = ยาลดน้ำหนัก; lat ya lot nam nak; id teh pelangsing = obat pelangsing = jamu
pelangsing; ms teh pelangsing = ubat kurus = kopi kurus; vi trà giảm cân = thuốc giảm cân; tl
pampapayat = tsaang pampapayat = kapeng pampapayat,
whey: en mass gainer = creatine; th โปรตีนผง; lat wey pro tin; id bubuk protein; ms serbuk
protein; vi bột protein = sữa tăng cân; tl pulbos na protina = pampataba,
sunscreen: en sun cream = sun block = sunscreen spray = sun protection cream; th โลชั่นกันแดด; lat
krem kan daet; ms krim pelindung matahari; vi xịt chống nắng; tl pampahid sa araw = sunblock na
panlaban sa araw,
makeup remover: en cleansing oil = cleansing balm = micellar water = cleansing water; th
คลีนซิ่งออยล์ = ไมเซลล่า; id minyak pembersih = micellar water wajah; ms air misel = minyak
pencuci; vi dầu tẩy trang = sáp tẩy trang,
bath bomb: en bath salts = bath salt = bubble bath = foot soak; th บาธบอม = เกลือแช่ตัว =
เกลือสปา; id garam mandi = bom mandi; ms garam mandian = bom mandian; vi bom tắm = muối tắm =
muối ngâm chân; tl asin na pampaligo,
eyeshadow: en eyeshadow palette = eye shadow = eye palette; id perona mata = palet mata; ms
pembayang mata; vi phấn mắt = bảng phấn mắt; tl anino sa mata = pangkulay ng talukap,
face primer: en makeup primer = pore primer = setting spray = makeup fixer; th ไพรเมอร์ =
สเปรย์ล็อคเมคอัพ; lat phrai moe; id primer wajah = primer makeup; ms primer muka; vi kem lót =
xịt khóa nền; tl primer sa mukha,
menstrual cup: en tampon = tampons = period cup = period panties; th ถ้วยอนามัย =
ผ้าอนามัยแบบสอด; id cawan menstruasi = menstrual cup silikon; ms cawan haid; vi cốc nguyệt san =
tampon băng vệ sinh; tl tasa sa regla,
pregnancy test: en ovulation test = pregnancy kit = pregnancy strip; th ที่ตรวจครรภ์ =
ชุดตรวจตั้งครรภ์; lat thi truat khan; id tes kehamilan = alat tes hamil = testpack; ms ujian
kehamilan = alat ujian kehamilan; vi que thử thai; tl pang test ng buntis = pregnancy tes,
glucose meter: en glucometer = blood sugar monitor = glucose test strips = blood glucose meter;
th เครื่องวัดน้ำตาล = แผ่นตรวจน้ำตาล; lat khrueang wat nam tan; id alat cek gula darah = strip
gula darah; ms alat ukur gula darah = glukometer; vi máy đo đường huyết = que thử đường huyết; tl
panukat ng asukal sa dugo,
hearing aid: en hearing aids = hearing amplifier = ear plugs = earplugs; th เครื่องช่วยฟัง =
ที่อุดหู; lat khrueang chuai fang; id alat bantu dengar = penyumbat telinga; ms alat bantu
pendengaran = penyumbat telinga; vi máy trợ thính = nút bịt tai; tl pantulong sa pandinig = pasak
sa tainga,
hair bun: en bun maker = hair donut; th ดังโงะผม = โดนัทผม; id sanggul = konde = cepol rambut; ms
sanggul = sanggul rambut; vi búi tóc giả; tl pusod na buhok,
makeup remover: tl pambura ng make up,
face wash: th คลีนเซอร์ = เจลล้างหน้า = ครีมล้างหน้า = วิปโฟม; lat jel lang na = fom lang na; id sabun
pembersih wajah = facewash; ms pencuci muka = sabun muka; vi sữa rửa mặt = srm; tl sabong
panghilamos,
false eyelashes: en fake eyelashes = fake lashes = false lashes; id bulu mata palsu magnet; tl
pekeng pilik mata = pilik mata = pilikmata = pekeng pilikmata,
body wash: th ครีมอาบน้ำ = เจลอาบน้ำ = สบู่เหลว; lat khrim ap nam = jel ap nam = jel ab nam; id sabun
mandi cair; ms sabun mandian; vi sữa tắm; tl panligo na likido,
`;
