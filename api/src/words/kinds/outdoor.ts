/** Vehicles, sport and music: kinds in the languages of the markets (kinds.ts). */
export const OUTDOOR = `
car charger: en car phone charger = car usb charger; th ที่ชาร์จในรถ = ที่ชาร์จรถยนต์; lat thi
chat nai rot; id charger mobil = cas mobil; ms pengecas kereta; vi sạc ô tô = tẩu sạc ô tô; tl
charger ng kotse = charger sa sasakyan,
car phone holder: en phone mount = car holder = hp holder for car = car phone mount = phone mount
for car; th ที่ยึดมือถือในรถ = ที่วางมือถือในรถ; id tempat hp mobil = holder hp mobil; ms pemegang telefon
kereta; vi kẹp điện thoại ô tô = giá đỡ điện thoại ô tô; tl patungan ng cellphone sa kotse,
car sun shade: en car sunshade = windshield sun shade = windshield cover = window shade = windscreen
shade = windshield shade = windscreen cover; th ม่านบังแดดรถ = บังแดดรถยนต์ = บังแดดหน้ารถ; lat ban daet
rot; id pelindung matahari mobil = penutup kaca mobil; ms pelindung matahari kereta; vi rèm che nắng
ô tô = tấm che nắng ô tô; tl panangga sa araw ng kotse,
steering wheel cover: en steering cover = steering wheel = gear knob; th ปลอกพวงมาลัย =
หุ้มพวงมาลัย; lat hum phuang ma lai; id sarung stir = cover stir; ms sarung stereng; vi bọc vô
lăng; tl kober ng manibela = pambalot ng manibela,
car cover: en car body cover = motorcycle cover = motor cover; th ผ้าคลุมรถ = ผ้าคลุมรถยนต์ =
ผ้าคลุมรถมอเตอร์ไซค์; lat pha khlum rot; id sarung mobil = cover mobil = sarung motor = cover
motor; ms penutup kereta = penutup motosikal; vi bạt phủ ô tô = bạt phủ xe máy = áo trùm xe; tl
takip ng kotse = pantakip ng motor,
side mirror: en rear view mirror = rearview mirror = blind spot mirror = motorcycle mirror; th
กระจกมองข้าง = กระจกมองหลัง; lat kra chok mong khang; id spion = kaca spion = spion motor; ms
cermin sisi = cermin pandang belakang; vi gương chiếu hậu = kính chiếu hậu; tl salamin ng motor =
side mirror ng motor,
car headlight: en headlight = fog light = led headlight = motorcycle light = tail light = turn
signal light; th ไฟหน้ารถ = ไฟตัดหมอก = ไฟท้ายรถ = ไฟเลี้ยว; lat fai na rot = fai tat mok; id
lampu mobil = lampu motor = lampu sein = lampu kabut; ms lampu kereta = lampu kabus = lampu
motosikal; vi đèn pha = đèn xe máy = đèn xi nhan = đèn trợ sáng; tl ilaw ng motor = ilaw ng kotse,
car horn: en air horn = motorcycle horn; th แตรรถ; lat trae rot; id klakson = telolet; ms hon
kereta = hon motosikal; vi còi xe = còi ô tô; tl busina,
brake pad: en brake pads = brake shoe = disc brake = brake lever = brake caliper; th ผ้าเบรก =
จานเบรก = มือเบรก; lat pha brek; id kampas rem = cakram = rem; ms pad brek = cakera brek = brek;
vi má phanh = bố thắng = đĩa phanh = phanh; tl preno = brake pad ng motor,
spark plug: en spark plugs = ignition coil; th หัวเทียน = คอยล์จุดระเบิด; lat hua thian; id busi =
koil motor; ms palam pencucuh; vi bugi = bu gi; tl ispark plag,
oil filter: en air filter = cabin filter = fuel filter; th กรองน้ำมันเครื่อง = กรองอากาศ =
กรองแอร์; lat krong akat; id filter oli = saringan udara = filter udara; ms penapis minyak =
penapis udara kereta; vi lọc dầu = lọc gió = lọc xăng; tl pansala ng langis = air filter ng motor,
inner tube: en tire tube = tyre tube = tire patch = puncture repair; th ยางใน = แผ่นปะยาง; lat
yang nai; id ban dalam = tambal ban; ms tiub tayar = tampal tayar; vi săm xe = ruột xe = miếng vá;
tl interior ng gulong = pang tapal ng gulong,
car jack: en floor jack = hydraulic jack = scissor jack; th แม่แรง; lat mae raeng; id dongkrak; ms
jek kereta; vi con đội = kích ô tô; tl diyak = jack ng kotse,
jump starter: en jumper cable = booster cable = battery charger car; th สายพ่วงแบต = จั๊มสตาร์ท;
lat sai phuang baet; id kabel jumper aki = jumper aki = cas aki; ms kabel jumper = pengecas bateri
kereta; vi dây câu bình = kích bình = sạc ắc quy; tl pang jumpstart = charger ng baterya ng
sasakyan,
car wash: en car wax = car polish = car shampoo = car coating = scratch remover = tire shine; th
แว็กซ์รถ = น้ำยาเคลือบเงารถ; lat nam ya khlueap rot; id wax mobil = poles mobil; ms pengilat
kereta; vi sáp đánh bóng xe = xóa xước; tl pang wax ng kotse = pampakintab ng kotse,
motorcycle gloves: en riding gloves = cycling gloves = bike gloves; th ถุงมือขับมอเตอร์ไซค์ =
ถุงมือปั่นจักรยาน; lat thung mue mo toe sai; id sarung tangan motor = sarung tangan sepeda; ms
sarung tangan motosikal; vi găng tay xe máy = găng tay đi phượt; tl guwantes ng motor,
motorcycle box: en top box = tail box = saddle bag = motorcycle bag; th กล่องท้ายมอเตอร์ไซค์ =
กระเป๋าข้างมอเตอร์ไซค์; lat klong thai mo toe sai; id box motor = tas motor; ms kotak motosikal =
beg motosikal; vi thùng xe máy = thùng sau xe; tl kahon ng motor = compartment ng motor,
exhaust pipe: en muffler = exhaust; th ท่อไอเสีย = ท่อแต่ง; lat tho ai sia; id knalpot; ms ekzos;
vi ống xả = pô xe; tl tambutso,
motorcycle chain: en bike chain = bicycle chain = sprocket; th โซ่มอเตอร์ไซค์ = โซ่จักรยาน =
สเตอร์; lat so mo toe sai; id rantai motor = rantai sepeda = gir motor; ms rantai motosikal =
rantai basikal; vi sên xe = xích xe = nhông sên; tl kadena ng motor = kadena ng bisikleta,
chain lubricant: en chain lube = grease gun = lubricating oil = wd40 = rust remover; th
สเปรย์หล่อลื่นโซ่ = จาระบี = น้ำยากำจัดสนิม; lat cha ra bi; id pelumas rantai = penghilang karat =
gemuk; ms pelincir rantai = gris = penanggal karat; vi xịt sên = mỡ bò = tẩy gỉ sét; tl pampadulas
ng kadena = grasa = pang tanggal ng kalawang,
fishing reel: en spinning reel = baitcasting reel; th รอกตกปลา; lat rok tok pla; id reel pancing =
rel pancing; ms kekili = mesin pancing; vi máy câu = máy câu cá; tl karete ng pamingwit = rel ng
pamingwit,
fishing rod: en fishing pole; id joran pancing = pancingan; ms joran pancing; vi cần câu cá,
fishing line: en fishing lure = fishing hook = fishing net = fishing bait = tackle box = soft
bait; th เหยื่อปลอม = สายเอ็น = ตะขอเบ็ด = อวน; lat yuea plom = sai en; id umpan pancing = senar
pancing = kail = jaring ikan; ms umpan = tali pancing = mata kail = pukat; vi mồi câu = dây câu =
lưỡi câu = lưới cá; tl pain sa isda = tansi = kawil = lambat,
kettlebell: en barbell = weight plates = weight lifting bar; th เคทเทิลเบล = บาร์เบล =
แผ่นน้ำหนัก; lat ba ben; id kettlebel; ms barbel = pemberat; vi tạ đòn = tạ ấm; tl pabigat na pang
gym,
dumbbell: en hand weights = dumbbell set; id dumbell; ms dumbel; vi tạ đơn = quả tạ,
ab roller: en ab wheel = pull up bar = push up bar = push up board = hand grip = grip
strengthener; th ลูกกลิ้งบริหารหน้าท้อง = บาร์โหน = ที่บีบมือ; lat ba hon; id alat sit up = pull
up bar pintu = hand grip tangan; ms bar tarik badan; vi con lăn tập bụng = xà đơn = kìm bóp tay;
tl pang ehersisyo sa tiyan = pang gym na gulong,
exercise bike: en spin bike = stationary bike = elliptical; th จักรยานออกกำลังกาย =
เครื่องปั่นจักรยาน; lat chakkrayan ok kam lang kai; id sepeda statis; ms basikal senaman; vi xe
đạp tập = xe đạp tập thể dục; tl bisikleta na pang ehersisyo,
foam roller: en massage roller = massage ball; th โฟมโรลเลอร์ = ลูกบอลนวด; lat fom ro loe; id
roller pijat = bola pijat; ms penggelek busa; vi con lăn massage = bóng massage; tl pang masahe na
roller,
knee brace: en knee pad = knee pads = knee support = elbow pad = knee guard = ankle support =
wrist support = shin guards; th สนับแข้ง = ที่รัดข้อมือ; lat sanap khao; id deker = decker lutut;
ms pad lutut = pengawal tulang kering; vi bọc ống đồng = băng cổ tay; tl pantuhod = suporta sa
tuhod = pad sa tuhod,
bicycle light: en bike light = bike horn = bike bell = bike pump = bicycle pump; th ไฟจักรยาน =
ที่สูบลมจักรยาน = กระดิ่งจักรยาน; lat fai chakkrayan; id lampu sepeda = pompa sepeda = bel sepeda;
ms lampu basikal = pam basikal = loceng basikal; vi đèn xe đạp = bơm xe đạp = chuông xe đạp; tl
ilaw ng bisikleta = pambomba ng bisikleta,
bicycle lock: en bike lock = motorcycle lock = disc lock = wheel lock; th ล็อคจักรยาน = ล็อคล้อ =
กุญแจล็อคล้อ; lat lok lo; id gembok sepeda = kunci sepeda = gembok motor; ms kunci basikal = kunci
motosikal; vi khóa xe đạp = khóa chống trộm = khóa đĩa; tl kandado ng bisikleta = kandado ng
motor,
bicycle seat: en bike seat = bike saddle = bicycle saddle = bike bag; th เบาะจักรยาน =
กระเป๋าจักรยาน; lat bo chakkrayan; id sadel sepeda = jok sepeda; ms tempat duduk basikal = pelana
basikal; vi yên xe đạp; tl upuan ng bisikleta,
swim cap: en swimming cap = snorkel = snorkel mask = swim fins = diving mask; th หมวกว่ายน้ำ =
หน้ากากดำน้ำ = ตีนกบ; lat muak wai nam; id topi renang = alat snorkeling = kaki katak; ms topi
renang = alat selam = sirip renang; vi mũ bơi = kính lặn = ống thở = chân vịt bơi; tl sombrero sa
paglangoy = pang sisid na salamin,
camping stove: en portable stove = camp stove = camping cookware = wind screen stove = camping
table; th เตาแคมป์ปิ้ง = เตาพกพา = โต๊ะแคมป์ปิ้ง; lat tao khaem ping; id kompor portable = kompor
camping = meja lipat camping; ms dapur kem = dapur mudah alih = meja lipat kem; vi bếp du lịch =
bếp gas mini = bàn dã ngoại; tl kalan na pang kamping = kalan na portable,
trekking pole: en hiking pole = hiking stick = trekking poles; th ไม้เท้าเดินป่า; lat mai thao
doen pa; id tongkat gunung = trekking pole gunung; ms tongkat mendaki; vi gậy leo núi = gậy
trekking; tl baston sa pag akyat,
tent: en beach tent = pop up tent = canopy = gazebo tent = tarp tent; th ทาร์ป = ฟลายชีท = เต๊นท์;
lat ten khaem ping; id kemah; ms khemah kem = kanopi; vi lều trại; tl tent na pang kamping =
trapal na tent,
dart board: en darts = billiard cue = pool cue = bowling ball; th ปาเป้า = ไม้คิวบิลเลียด; lat pa
pao; id papan dart = stik biliar; ms papan dart = kayu biliard; vi phi tiêu = gậy bida = cơ bida;
tl tako sa bilyar = darts na laro,
whistle: en referee whistle = stopwatch = megaphone; th นกหวีด = นาฬิกาจับเวลากีฬา = โทรโข่ง; lat
nok wit = thoro khong; id peluit = stopwatch olahraga = megafon; ms wisel = jam randik; vi còi
thổi = đồng hồ bấm giây = loa cầm tay; tl pito = silbato = megapon,
trophy: en medal = medals; th ถ้วยรางวัล = เหรียญรางวัล = โล่รางวัล; lat thuai rang wan; id piala
= medali = plakat; ms piala = pingat = plak; vi huy chương = kỷ niệm chương; tl tropeo = medalya =
plake,
cymbal: en cymbals = crash cymbal = drumsticks = drum stick; th ฉาบกลอง = ไม้กลอง; lat mai klong;
id simbal = stik drum; ms simbal = kayu dram; vi chũm chọe = dùi trống; tl simbalo = pamalo ng
tambol,
guitar strings: en guitar string = guitar pick = capo = guitar strap; th สายกีตาร์ = ปิ๊กกีตาร์ =
คาโป้; lat sai ki ta; id senar gitar = pick gitar = kapo; ms tali gitar = pik gitar; vi dây đàn
guitar = capo = phím gảy; tl kuwerdas = kuwerdas ng gitara = pang kalabit ng gitara,
music stand: en keyboard stand = guitar stand = sheet music stand; th ขาตั้งโน้ต = ขาตั้งกีตาร์;
id stand partitur = stand gitar = stand keyboard; ms tempat nota muzik = penyangga gitar; vi giá
nhạc = chân đàn; tl patungan ng piyesa = patungan ng gitara,
skipping rope: en jump rope = speed rope; th เชือกโดด; id tali lompat = lompat tali = tali
skipping; ms tali skip = tali lompat; vi dây nhảy; tl luksong lubid = pang jump rope,
hiking boots: en trekking shoes = hiking shoes = trail shoes = mountaineering shoes; th
รองเท้าเดินป่า = รองเท้าเทรคกิ้ง; lat rong thao doen pa; id sepatu gunung = sepatu hiking; ms
kasut mendaki = kasut hiking; vi giày leo núi = giày trekking; tl sapatos na pang akyat ng bundok
= sapatos pang hiking,
surfboard: en surf board = paddle board = sup board = bodyboard = wakeboard; th กระดานโต้คลื่น =
ซับบอร์ด; lat kra dan to khluen; id papan selancar = papan surfing; ms papan luncur = papan
luncur air; vi ván lướt sóng = ván chèo sup; tl tabla ng surfing,
golf ball: en golf balls = golf club = golf clubs = golf bag = golf glove; th ลูกกอล์ฟ = ไม้กอล์ฟ
= ถุงกอล์ฟ; lat luk kop = mai kop; id bola golf = stik golf = tas golf; ms bola golf = kayu golf
= beg golf; vi bóng golf = gậy golf = túi golf; tl bola ng golf = pamalo ng golf,
compost bin: en composter = compost = potting soil = garden soil = greenhouse; th ถังหมักปุ๋ย =
ดินปลูก = โรงเรือน; lat din pluk; id komposter = tanah tanam = media tanam; ms tong kompos =
tanah hitam; vi thùng ủ phân = đất trồng = đất sạch; tl lupang pagtaniman = abono na kompost,
garden light: en garden lights = solar light = solar lamp = outdoor light = path light; th ไฟสวน
= โคมไฟโซลาร์เซลล์ = ไฟโซล่าเซลล์; lat fai so la; id lampu taman = lampu tenaga surya; ms lampu
taman = lampu solar; vi đèn sân vườn = đèn năng lượng mặt trời; tl ilaw sa hardin = ilaw na solar,
car vacuum: th ที่ดูดฝุ่นในรถ = เครื่องดูดฝุ่นรถ; en car hoover; id penyedot debu mobil; ms vakum
kereta; vi hút bụi ô tô; tl pang bakyum ng kotse,
car mat: th แผ่นยางปูพื้นรถ = ยางปูพื้นรถ = พรมรถยนต์; vi thảm lót sàn ô tô = thảm ô tô = thảm
sàn xe; en car floor mat = car carpet; id karpet mobil; ms tikar kereta = karpet kereta; tl banig
ng kotse = karpet ng kotse,
car seat cover: id sarung jok mobil = sarung jok; en car seat cushion; ms sarung kusyen kereta;
th หุ้มเบาะรถ; vi bọc ghế ô tô = áo ghế ô tô; tl takip ng upuan ng kotse,
air freshener: id pengharum mobil = parfum mobil = pewangi mobil; en car perfume; ms pewangi
kereta; th น้ำหอมปรับอากาศ; vi nước hoa ô tô = nước hoa xe hơi = sáp thơm; tl pabango ng kotse,
car cloth: en car wash towel = car drying towel = car wipes; id lap mobil; ms kain lap kereta; th
ผ้าเช็ดรถ; vi khăn lau xe; tl punas ng kotse = pamunas ng kotse,
foam sprayer: en foam spray bottle = snow foam sprayer; th ขวดฉีดโฟม = กระบอกฉีดโฟม; id botol semprot
busa = semprotan busa; ms penyembur buih = penyembur foam; vi bình xịt bọt tuyết; tl pang spray ng
foam,
`;
