/**
 * Malay names of kinds.
 * Lines of `head = spelling = …`, several parted by commas (market.ts).
 */
export const MS = `
phone = telefon bimbit = telepon bimbit = telefon = telefon pintar = tefon = henset, feature phone =
telefon
butang, phone case = kes telefon = sarung telefon = casing telefon = penutup telefon, screen
protector = pelindung skrin = kaca pelindung skrin = tempered glass, charger = pengecas = kepala
pengecas = pengecas telefon = pengecas pantas = cas telefon, charging cable = kabel pengecas =
wayar pengecas = kabel usb = kabel data, powerbank = bank kuasa = pengecas mudah alih = bateri
mudah alih, wireless charger = pengecas tanpa wayar, phone holder = pemegang telefon = pendiri
telefon, sim card = kad sim, selfie stick = batang swafoto = kayu selfie, tablet = komputer
tablet, headphone = fon kepala = fon telinga = set kepala = alat dengar = earfon, speaker =
pembesar suara = spiker, soundbar = bar bunyi, microphone = mikrofon = pembesar suara tangan,
smartwatch = jam pintar = jam tangan pintar, smart band = gelang pintar = jalur pintar, notebook =
komputer riba = laptop = lappy, computer = komputer = komputer meja, monitor = skrin komputer,
mouse = tetikus, mouse pad = alas tetikus, keyboard = papan kekunci = kekunci, printer = pencetak
= mesin pencetak, printer ink = dakwat = dakwat pencetak = kartrij dakwat, scanner = pengimbas,
projector =
projektor = lcd projektor, hard disk = cakera keras = pemacu keras, ssd = pemacu keadaan pepejal,
flash drive = pemacu kilat = pendrive = pen drive, memory card = kad memori = kad sd = micro sd,
router = penghala = penghala wifi = modem, pocket wifi = wifi poket, webcam = kamera web, graphics
card = kad grafik, ram module = memori ram, processor = pemproses, laptop bag = beg laptop = beg
komputer riba = sarung laptop, laptop stand = pendiri laptop, cooling pad = kipas laptop, usb hub
= hab usb, game controller = pengawal permainan = gamepad = controller, game console = konsol
permainan, gaming
chair = kerusi gaming, arcade stick = kayu bedik arked, camera = kamera = kamera digital, action
camera = kamera aksi, cctv = kamera litar tertutup = kamera keselamatan, dash cam = kamera kereta
= kamera papan pemuka, tripod = kaki tiga, camera lens = kanta kamera, drone = dron, e-book reader
= pembaca e-buku, calculator = kalkulator = mesin kira, battery = bateri, power strip = soket
sambungan = palam sambungan = wayar sambungan,
television = televisyen = peti televisyen = tv, smart tv = tv pintar = televisyen pintar, tv box =
kotak tv = dekoder, antenna = antena = aerial tv = aerial, remote control = alat kawalan jauh,
amplifier = penguat suara, karaoke machine = mesin karaoke, turntable = pemain piring hitam,
air conditioner = penghawa dingin = ekon = aircond, fan = kipas = kipas angin = kipas berdiri =
kipas meja, handheld fan = kipas tangan = kipas mini, air cooler = penyejuk udara, air purifier =
pembersih udara = penapis udara = penulen udara, humidifier = pelembap udara, dehumidifier =
penyahlembap = penyerap lembapan, refrigerator = peti sejuk = peti ais, freezer = peti sejuk beku
= penyejuk beku, washing machine = mesin basuh = mesin basuh baju, clothes dryer = mesin
pengering, dishwasher = mesin basuh pinggan, water heater = pemanas air, water purifier = penapis
air = penulen air, water dispenser = pembancuh air = dispenser air, vacuum cleaner = pembersih
hampagas = penyedut habuk = vakum = penyedut hampagas, robot vacuum = robot vakum = vakum robot,
electric sweeper = penyapu elektrik, iron = seterika, garment steamer = pengukus pakaian =
seterika wap, ironing board = papan seterika, sewing machine = mesin jahit, mosquito killer =
perangkap nyamuk = raket nyamuk, light bulb = mentol = mentol lampu = lampu led = mentol pintar,
lamp = lampu meja = lampu tidur, ceiling light = lampu siling, led strip = lampu jalur, solar
light = lampu solar, flashlight = lampu suluh = lampu picit, generator = penjana elektrik, fire
extinguisher = pemadam api = alat pemadam kebakaran, first aid kit = peti kecemasan = kit
pertolongan cemas = kotak pertolongan cemas, smoke detector = pengesan asap, doorbell = loceng
pintu, door lock = kunci pintu = mangga, safe = peti besi, weighing scale = penimbang = alat
penimbang = dacing, massager = alat urut = pengurut, massage chair = kerusi urut, thermometer =
termometer = jangka suhu, blood pressure monitor = alat tekanan darah,
air fryer = periuk goreng udara = penggoreng udara = kuali udara, rice cooker = periuk nasi =
periuk nasi elektrik, pressure cooker = periuk tekanan, slow cooker = periuk perlahan, hot pot =
periuk steamboat = periuk elektrik = steamboat = periuk stimbot, electric grill = pemanggang
elektrik, bbq grill =
pemanggang = pemanggang bbq, gas stove = dapur gas, induction cooker = dapur induksi = dapur
elektrik, microwave = ketuhar gelombang mikro, oven = ketuhar, toaster = pembakar roti =
pemanggang roti, sandwich maker = pembuat sandwic, bread maker = pembuat roti = mesin buat roti =
mesin roti, blender = pengisar = mesin pengisar = pengisar buah, juicer = pemerah jus = pemerah
buah, meat grinder = pengisar daging, hand mixer = pemukul telur = pengadun, coffee maker = mesin
kopi = pembancuh kopi, coffee dripper = penitis kopi = kopi drip = set kopi drip = set drip kopi =
kopi titis, coffee grinder
= pengisar kopi, milk frother = pembuih susu, kettle = cerek = cerek elektrik = ketel, teapot =
teko = teko teh, frying pan = kuali = periuk kuali = kuali tidak melekat = kuali leper = pan leper, wok = kuali
besar = kuali besi, saucepan = periuk, steamer = pengukus, knife = pisau, kitchen knife = pisau
dapur = pisau cef, knife sharpener = pengasah pisau = batu asah, cutting board = papan pemotong =
papan cincang, peeler = pengupas kulit, ladle = senduk = sudip, spatula = sudip, strainer =
penapis = penyaring, mixing bowl = mangkuk adunan = besen, plate = pinggan = set pinggan = pinggan
mangkuk, bowl = mangkuk, cup = cawan = gelas, mug = kole = muk, spoon = sudu, fork = garfu,
cutlery = sudu garfu = sudu garpu = sudu dan garfu = kutleri, chopsticks = penyepit, straw =
penyedut minuman, bottle = botol air = botol minuman, tumbler = termos = kelalang termos, lunch
box = bekas makanan = mangkuk tingkat, food container = bekas simpanan = tupperware = balang, rice
dispenser = bekas beras = tong beras, dish rack = rak pinggan, cling wrap = pembalut plastik,
aluminium foil = kerajang aluminium, baking paper = kertas pembakar, cake tin = acuan kek = loyang
kek = acuan kuih, rolling pin = penggelek doh, gas cylinder = tong gas,
mop = mop lantai = pengelap lantai = alat
mengelap lantai, broom = penyapu, dustpan = penyodok sampah, sponge = span =
span basuh pinggan = span cuci pinggan, bucket = baldi, basin = besen, trash bin = tong sampah =
bakul sampah, garbage bag = beg sampah = plastik sampah, dishwashing liquid = sabun pencuci
pinggan = cecair pencuci pinggan, detergent = sabun basuh = sabun cuci baju = serbuk pencuci =
pencuci pakaian = detergen, fabric softener = pelembut fabrik = pelembut pakaian, bleach =
peluntur = klorox, floor cleaner = pencuci lantai, toilet cleaner = pencuci tandas, toilet brush =
berus tandas, insecticide = racun serangga = ubat nyamuk, mosquito repellent = penghalau nyamuk,
air freshener = pewangi udara = penyegar udara = pewangi bilik = pewangi kereta, scented candle =
lilin = lilin wangi = lilin beraroma, essential oil = minyak pati, diffuser = peresap aroma,
laundry basket = bakul baju = bakul kain, clothes rack = penyidai = ampaian = rak baju, hanger =
penyangkut baju, clothespin = penyepit baju, tissue = tisu muka, toilet paper = tisu tandas, wet
wipes = tisu basah,
sofa = set sofa = kerusi sofa, chair = kerusi = kerusi kayu = kerusi lipat = bangku, office chair
= kerusi pejabat, stool = bangku kecil, table = meja = meja makan = meja lipat, desk = meja tulis
= meja kerja = meja belajar, bed = katil = katil kayu = rangka katil, mattress = tilam, pillow =
bantal, bolster = bantal peluk, blanket = selimut = gebar, bed sheet = cadar = alas tilam,
pillowcase = sarung bantal, curtain = langsir, carpet = permaidani = karpet, doormat = pengesat
kaki = alas kaki, mirror = cermin = cermin dinding, clock = jam dinding = jam loceng, shelf = rak
= rak buku = para, shoe rack = rak kasut, wardrobe = almari baju = almari pakaian = almari, drawer
= laci = kabinet laci, storage box = kotak simpanan, basket = bakul, bedside table = meja sisi
katil, picture frame = bingkai gambar, wallpaper = kertas dinding, vase = pasu bunga = vas,
artificial flower = bunga plastik, mosquito net = kelambu, umbrella = payung = payung lipat,
raincoat = baju hujan, towel = tuala, shower head = kepala pancuran, faucet = pili air = paip air,
toilet seat = tempat duduk tandas, water tank = tangki air, ladder = tangga,
potted plant = pokok pasu = pokok hiasan = pokok bunga, flower pot = pasu = pasu bunga, seed =
biji benih = benih, fertilizer = baja tanaman = baja, soil = tanah hitam, watering can = cerek
siram = penyiram pokok = penyiram, garden hose = hos air, lawn mower = mesin rumput, pruning
shears = gunting pokok, shovel = penyodok = cangkul, drill = gerudi = mesin gerudi, grinder =
mesin pencanai, saw = gergaji, hammer = tukul, screwdriver = pemutar skru = pemutar skrew, wrench
= spanar = sepana = perengkuh, pliers = playar, tool box = kotak alatan = kotak alat = peti alat =
set alatan,
tape measure = pita ukur, nail = paku, screw = skru, glue = gam, tape = pita pelekat = selotep,
paint = cat dinding = cat rumah, paint brush = berus cat, welding machine = mesin kimpal,
soldering iron = besi pateri, water pump = pam air, pressure washer = mesin jet air,
dress = gaun, skirt = skirt labuh, blouse = blaus, shirt = kemeja, t-shirt = kemeja-t = baju t =
tshirt = t shirt, polo shirt = baju kolar = baju polo, crop top = baju crop, tank top = singlet,
sweater = baju sejuk = baju panas, jacket = jaket, coat = kot = jaket = baju kot, hoodie = hudi =
baju
hoodie, suit = sut, jeans = seluar jean = seluar jeans, trousers = seluar = seluar panjang =
seluar slack, shorts = seluar pendek, leggings = seluar ketat, pyjamas = baju tidur = pijama,
underwear = seluar dalam = pakaian dalam, bra = coli, socks = stokin = sarung kaki = stoking,
swimsuit = pakaian renang = baju renang, school uniform = uniform sekolah = baju sekolah, hijab =
tudung = shawl, prayer mat = sejadah, sarong = kain pelikat = kain sarung, shoes = kasut, sneaker
= kasut sukan = kasut sneakers, running shoes = kasut lari = kasut sukan = kasut joging = kasut
larian, leather shoes = kasut kulit = kasut formal, high heels = kasut tumit tinggi = kasut tumit,
sandals = selipar = sandal, boots = kasut but = but, roller skates = kasut roda, ring = cincin,
necklace = rantai leher, bracelet = gelang tangan, earring = subang = anting-anting, watch = jam
tangan, sunglasses = cermin mata hitam = cermin mata gelap = cermin hitam, eyeglasses = cermin
mata = bingkai cermin mata, hat = topi, belt = tali pinggang, tie = tali leher, scarf = skarf =
selendang = mafela, glove = sarung tangan, bag = beg, shoulder bag = beg sandang = beg silang =
beg bahu, handbag = beg tangan, tote bag = beg kain, backpack = beg galas = beg sekolah = beg
sandang belakang, wallet = beg duit = dompet, suitcase = bagasi = beg pakaian = beg tarik = beg
troli = beg roda,
lipstick = gincu = gincu bibir = lipstik, lip balm = pelembap bibir, foundation = asas solekan =
alas bedak, face powder = bedak muka = bedak, blush = pemerah pipi, eyeshadow = pembayang mata,
eyeliner = celak, mascara = maskara, eyebrow pencil = pensel kening, false eyelashes = bulu mata
palsu, makeup brush = berus solek, makeup remover = penanggal solekan, nail polish = pengilat kuku
= varnis kuku, perfume = minyak wangi = pewangi badan = wangian, deodorant = pewangi ketiak =
deodoran, lotion = losyen = losyen badan, moisturizer = pelembap = pelembap muka = krim muka,
sunscreen = pelindung matahari = losyen matahari, serum = serum muka, toner = penyegar muka, face
wash = pencuci muka = pembersih muka, face mask = topeng muka = masker muka, surgical mask =
pelitup muka = penutup muka, acne cream = krim jerawat = ubat jerawat, shampoo = syampu,
conditioner = perapi rambut = pelembut rambut, hair oil = minyak rambut, hair dye = pewarna
rambut, hair wax = pomed = gel rambut, hair dryer = pengering rambut = dryer rambut = pengering
rambut elektrik, hair straightener = pelurus
rambut, hair curler = pengeriting rambut, hair clipper = mesin gunting rambut, comb = sikat rambut
= sikat, hair scissors = gunting rambut, hair clip = klip rambut = sepit rambut, wig = rambut
palsu, soap = sabun = sabun buku = sabun mandi, body wash = sabun mandian = pencuci badan, body
scrub = lulur = skrub badan, toothbrush = berus gigi, electric toothbrush = berus gigi elektrik,
toothpaste = ubat gigi, mouthwash = ubat kumur = pencuci mulut, dental floss = flos gigi, razor =
pencukur = pisau cukur, sanitary pad = tuala wanita = pad, condom = kondom, contact lens = kanta
lekap, cotton pads = kapas, nail clipper = pengetip kuku,
diaper = lampin = lampin pakai buang = pampers, baby bottle = botol susu = botol susu bayi,
formula milk = susu tepung = susu formula = susu bayi, breast pump = pam susu, baby clothes = baju
bayi, baby carrier = pembawa bayi, stroller = kereta sorong bayi, car seat = kerusi keselamatan
kanak-kanak, crib = katil bayi = buaian, pacifier = puting, baby powder = bedak bayi, baby wipes =
tisu basah bayi, maternity dress = baju mengandung, toy = mainan = permainan, doll = anak patung =
patung, teddy bear = patung beruang = anak patung beruang, jigsaw = teka-teki = teka-teki jigsaw =
susun suai
gambar, building blocks = blok binaan, toy car = kereta mainan, toy gun = pistol mainan, kite =
layang-layang = wau, board game = permainan papan, watercolour set = warna air = set warna air =
cat air, crayon = pensel warna = krayon, children's socks = stokin budak = stokin kanak-kanak,
football = bola sepak = bola, football boots = kasut bola, basketball = bola keranjang, volleyball
= bola tampar, badminton racket = raket badminton, shuttlecock = bulu tangkis = bulu badminton,
tennis racket = raket tenis, table tennis paddle = bet ping pong, golf club = kayu golf, boxing
gloves = sarung tinju = sarung tangan tinju, punching bag = beg tinju, dumbbell = dambel,
treadmill = mesin larian, yoga mat = tilam yoga = tikar yoga = alas yoga = mat yoga, resistance
band = tali
rintangan, skipping rope = tali lompat = tali skip, hula hoop = gelung hula, bicycle = basikal,
folding bike = basikal lipat, electric bike = basikal elektrik, bicycle helmet = topi keledar
basikal, scooter = skuter = otoped, skateboard = papan selaju, swimming goggles = cermin mata
renang = gogal, life jacket = jaket keselamatan, fishing rod = joran = batang pancing, tent =
khemah, sleeping bag = beg tidur, camping chair = kerusi perkhemahan, compass = kompas, binoculars
= teropong, telescope = teleskop = teropong bintang, jersey = jersi, knee brace = pelindung lutut,
vitamin = suplemen = makanan tambahan, supplement = suplemen = makanan tambahan, whey = protein
whey, cod liver oil = minyak ikan, balm = minyak angin = minyak cap kapak, plaster = plaster luka,
face shield = pelindung muka, wheelchair = kerusi roda,
cat food = makanan kucing, dog food = makanan anjing, fish food = makanan ikan = palet ikan, bird
food = makanan burung, cat litter = pasir kucing, litter box = bekas pasir kucing, cat toy =
mainan kucing, dog toy = mainan anjing, pet bed = tilam kucing, pet cage = sangkar = sangkar
kucing, pet bowl = mangkuk kucing, pet shampoo = syampu kucing, leash = tali anjing, pet collar =
kolar kucing, aquarium = akuarium,
motorcycle helmet = topi keledar, motorcycle = motosikal, car = kereta, tyre = tayar, engine oil =
minyak enjin = minyak hitam, car battery = bateri kereta, car seat cover = sarung kusyen kereta,
car phone holder = pemegang telefon kereta, car wash = syampu kereta, car mat = karpet kereta,
windscreen wiper = wiper kereta = pengelap cermin kereta, car vacuum = vakum kereta, tyre inflator
= pam tayar,
notebook paper = buku nota = buku tulis = buku latihan, pen = pen mata bulat = pena, pencil =
pensel, marker = pen marker = pen penanda, highlighter = pen penyerlah, eraser = pemadam, ruler =
pembaris, scissors = gunting, stapler = pengokot, pencil case = bekas pensel = kotak pensel,
folder = fail, paper = kertas = kertas a4, book = buku = buku cerita = novel, greeting card = kad
ucapan, sticker = pelekat, whiteboard = papan putih, globe = glob, yarn = benang = benang kait =
benang
bulu kambing = benang bulu, sewing kit = kit jahitan = set jahitan = set jahit = alat jahitan =
jarum jahit,
fabric = kain ela = kain meter,
guitar = gitar = gitar akustik, violin = biola, drum = dram = gendang, flute = seruling, harmonica
= harmonika,
rice = beras = beras wangi, glutinous rice = pulut = beras pulut, instant noodles = mi segera =
mee segera = maggi = meggi, noodles = mee = mi = bihun = kuey teow, bread = roti, cake = kek,
biscuit = biskut, chocolate = coklat, candy = gula-gula, chips = kerepek = kerepek kentang,
popcorn = bertih jagung = pop corn, snack = makanan ringan = snek = kudapan, nuts = kacang, milk =
susu = susu kotak = susu segar, condensed milk = susu pekat, yogurt = dadih, coffee = kopi = kopi
segera, tea = teh, juice = jus = jus buah, soft drink = minuman bergas, mineral water = air
mineral, beer = bir, wine = wain, honey = madu = madu asli = madu lebah, salt = garam = garam
bukit, sugar = gula, fish sauce = sos ikan, soy sauce = kicap, oyster sauce = sos tiram, chili
sauce = sos cili = sambal, ketchup = sos tomato, vinegar = cuka, spice = rempah = rempah ratus,
curry paste = pes kari, cooking oil = minyak masak, olive oil = minyak zaitun, coconut oil =
minyak kelapa, flour = tepung gandum = tepung, egg = telur, beef = daging lembu, pork =
daging babi, fried pork = babi goreng, chicken = ayam, sausage = sosej, fish = ikan, canned fish =
sardin = ikan tin, shrimp = udang, seaweed = rumpai laut, tofu = tauhu, apple
fruit = epal = buah epal, grapes = anggur = buah anggur, avocado = avokado = buah avokado, banana
= pisang, mango = mangga, orange fruit = oren = limau, coconut = kelapa, garlic = bawang putih, ice cream = aiskrim, jam = jem, cereal = bijirin = oat,
wireless = tanpa wayar = wayarles, electric = elektrik, portable = mudah alih, foldable = boleh
lipat = lipat, waterproof = kalis air, women = wanita = perempuan, men = lelaki, kids = budak =
kanak-kanak, baby = bayi, black = hitam, white = putih, red = merah, pink = merah jambu, small =
kecil, large = besar, wooden = kayu, organic = organik,
thermos = termos, baking tray = dulang pembakar, measuring cup = cawan penyukat, ice tray = acuan
ais, tray = dulang, pitcher = jag, tablecloth = alas meja, can opener = pembuka tin, grater =
pemarut, mortar = lesung batu = batu lesung, tongs = penyepit makanan, whisk = pemukul telur
tangan, noodle maker = pembuat mi, rice scoop = senduk nasi, gas lighter = pemetik api, squeegee =
pengelap kaca, feather duster = bulu ayam, rubber gloves = sarung tangan getah, lint remover =
pembuang bulu, vacuum bag = beg vakum, hook = penyangkut, partition = pengadang, bunk bed = katil
dua tingkat, sofa cover = sarung sofa, air mattress = tilam angin, hammock = buaian, swimming pool
= kolam renang kembung, swim ring = pelampung renang, water gun = pistol air, bubble machine =
mesin buih, balloon = belon, party decoration = hiasan hari jadi, gift box = kotak hadiah, gift =
hadiah, key holder = rantai kunci, gps tracker = penjejak gps, vr headset = cermin mata vr, stylus
= pen stylus, hair mask = masker rambut, eye cream = krim mata, hand cream = krim tangan, foot
cream = krim kaki, depilatory = krim pembuang bulu, tattoo = tatu sementara, nail file = kikir
kuku, skincare set = set penjagaan kulit, saree = sari, kurung = baju kurung, songkok = kopiah,
traditional dress = baju tradisional, uniform shoes = kasut sekolah, slippers = selipar rumah,
insole = tapak kasut, shoe polish = pengilat kasut, waist bag = beg pinggang, card holder = bekas
kad, passport cover = sarung pasport, travel pillow = bantal leher, luggage tag = tag bagasi,
handkerchief = sapu tangan = tuala sapu tangan, memory card reader = pembaca kad,
engine oil = minyak motor,
makeup remover = pembersih mekap = penanggal mekap, shaving cream = krim cukur, hdmi cable = kabel
hdmi, tablet case = casing tablet = sarung tablet, underwear = seluar dalam, hijab = tudung =
selendang = bawal, broom = penyapu lidi = batang penyapu = penyapu sampah, car cover = sarung
motosikal,
massager = mesin urut = pengurut = mesin urut kaki,
plaster = pita otot = pita sukan,
dishwashing liquid = sabun pinggan = pencuci pinggan = sabun cuci pinggan = sabun basuh pinggan,
charging cable = wayar usb = wayar cas = kabel cas = wayar caj, charger = kepala cas = adapter
pengecas, car charger = charger kereta = pengecas dalam kereta, comb = penyisir rambut, air
freshener = penyegar bilik = pewangi rumah = pewangi ruang = minyak wangi kereta = perfume kereta,
essential oil = minyak aromaterapi, diffuser = alat aromaterapi, television = tv skrin rata =
tivi, phone = talipon, phone case = kover telefon = cover handphone, razor = mesin cukur =
pencukur janggut = pencukur misai, hair clipper = mesin rambut, hair dryer = blower rambut,
tumbler = botol termos = flask = botol panas sejuk = botol air panas sejuk, bottle = bekas air
minum, ice pack = beg air panas = tungku elektrik = tuam panas, sanitary pad = pad wanita = tuala
haid, foundation = bedak cair, lipstick = pewarna bibir, body wash = mandian = sabun badan = gel
mandian, toy gun = senapang mainan, wall sticker = stiker dinding, table = meja perkhemahan = meja
kelah, skirt = kain labuh, paint = cat tembok, aircon cleaner = air conditioner cleaner = aircond
cleaner = pencuci aircond = cuci aircond = pencuci penghawa dingin = spray aircond, spice =
perencah = serbuk perasa, diaper = lampin bayi, eyeglasses = cermin mata rabun, sunglasses = spek
hitam, detergent = sabun baju = sabun pencuci, perfume = haruman, vitamin = pil vitamin, mosquito
repellent = penghalau serangga,
`;
