/**
 * Indonesian names of kinds and slips in them.
 * Lines of `head = spelling = …`, several parted by commas (market.ts).
 */
export const ID = `
phone = handpone = henpon = telepon genggam = ponsel android, feature phone = hp jadul = hp
tombol, phone case = kondom hp = casing handphone = sarung hp = kesing hp = softcase hp = silikon
hp, screen protector = tempered glass = anti gores hp = kaca pelindung hp, charger = cas hp =
cas magnet = cas cepat = kepala cas = batok cas = batok charger = kepala charger = adaptor charger = carger = casan hp =
cesan = alat cas, charging cable = kabel data =
kabel charger = kabel casan = kabel cas = kabel usb, powerbank = pb = pb hp = pengisi daya
portabel =
bank daya, wireless charger = charger nirkabel = cas tanpa kabel, phone holder = holder hp =
dudukan hp = stand hp = tatakan hp, sim card = kartu sim = kartu perdana, selfie stick = tongsis,
tablet = tablet android = tab, headphone = earphone = hansfree = handsfree = headset = henset =
alat dengar = tws, speaker = spiker = pengeras suara = salon aktif = speker = sound system,
soundbar = sound bar, microphone = mik = mikrofon = mic wireless, smartwatch = jam pintar = jam
digital pintar, smart band = gelang pintar, notebook = leptop = laptop = komputer jinjing =
lektop, computer = komputer = pc = cpu rakitan = komputer rakitan, monitor = layar monitor = layar
komputer, mouse = tetikus = mos = maus, mouse pad = alas mouse = tatakan mouse = mousepad,
keyboard = papan ketik = kibor = kiybord, printer = mesin cetak = pencetak = mesin print, printer
ink = tinta printer = katrid = kartrid = catridge, scanner = pemindai, projector = proyektor =
infokus, hard disk = hardisk = harddisk eksternal = hardisk eksternal = hdd eksternal, ssd = solid
state, flash drive = flesdisk = fd = flashdis, memory card = memori card = memori hp = mmc = kartu
sd = micro sd = sd card, router = ruter = modem wifi = wifi rumah, pocket wifi = mifi = modem
mifi, webcam = kamera web, graphics card = kartu grafis = vga card = vga, ram module = memori ram,
processor = prosesor, laptop bag = tas laptop = sleeve laptop = sarung laptop = softcase laptop =
laptop sleeve, laptop stand = dudukan laptop = stand laptop, cooling pad = kipas laptop =
pendingin laptop, usb hub = hub usb = colokan usb, game controller = stik ps = gamepad = stik game
hp = joystik, game console = konsol game = konsol gim = ps, gaming chair = kursi gaming, arcade
stick = stik arkade, camera = kamera foto = kamera digital = kamera mirrorless = kamera dslr =
tustel, action camera = kamera aksi = kamera gopro, cctv = kamera cctv = kamera pengawas = kamera
pengintai, dash cam = kamera dashboard = kamera mobil, tripod = kaki kamera = penyangga kamera,
camera lens = lensa kamera = lensa, drone = pesawat drone, e-book reader = pembaca buku
elektronik, calculator = kalkulator, battery = baterai = batre = batu baterai = baterei, power
strip = terminal listrik = colokan listrik = kabel rol = colokan kabel,
television = tivi = tipi = tv led = televisi led, smart tv = tv pintar = android tv = tv android,
tv box = stb = set top box = android box, antenna = antena tv = antena, remote control = remot =
remote tv, amplifier = ampli, karaoke machine = mesin karaoke, turntable = pemutar piringan hitam,
air conditioner = ac = ase = pendingin ruangan, fan = kipas = kipas angin berdiri, handheld fan =
kipas portable = kipas genggam, air cooler = pendingin udara, air purifier = penjernih udara =
purifier, humidifier = pelembab udara, dehumidifier = penyerap lembab, refrigerator = lemari es =
kulkas = lemari pendingin, freezer = frizer = freezer box, washing machine = mesin cuci = mesin
cuci baju, clothes dryer = mesin pengering baju, dishwasher = mesin cuci piring, water heater =
pemanas air, water purifier = penyaring air = filter air, water dispenser = dispenser = dispenser
air, vacuum cleaner = penghisap debu = vakum cleaner = penyedot debu, robot vacuum = robot
penyedot debu = robot vakum, electric sweeper = sapu listrik = sapu elektrik, iron = strika =
gosokan = setrika uap, garment steamer = setrika uap gantung = steamer baju, ironing board = meja
setrika = papan setrika, sewing machine = mesin jahit, mosquito killer = raket nyamuk = perangkap
nyamuk, light bulb = lampu bohlam = lampu led = lampu = bola lampu = lampu pintar, lamp = lampu
meja = lampu belajar = lampu tidur, ceiling light = lampu plafon, led strip = lampu strip = lampu
tumblr, solar light = lampu tenaga surya = lampu solar, flashlight = senter led = lampu senter =
sinter, generator = genset, fire extinguisher = apar = alat pemadam api = pemadam api = alat
pemadam, first aid kit = kotak p3k = kotak obat, smoke detector = pendeteksi asap, doorbell = bel
rumah = bel pintu, door lock = kunci pintu = gembok, safe = brankas, weighing scale = timbangan =
timbangan badan, massager = alat pijat = pijat elektrik = massage gun, massage chair = kursi
pijat, thermometer = termometer, blood pressure monitor = tensimeter = alat tensi,
air fryer = airfrayer = penggorengan udara = air frayer, rice cooker = magicom = magic com =
mejikom = majikom = mesin nasi = rice coker, pressure cooker = panci presto = presto, slow cooker
= panci slow cooker, hot pot = panci listrik = panci suki = panci shabu = panci elektrik = panci
multifungsi, electric grill = panggangan listrik = grill pan, bbq grill = panggangan = alat
panggang, gas stove = kompor gas = kompor, induction cooker = kompor induksi = kompor listrik,
microwave = microwaf = mikrowave, oven = oven listrik = pemanggang, toaster = pemanggang roti =
toster, sandwich maker = pemanggang sandwich = cetakan waffle, bread maker = mesin roti = pembuat
roti = mesin pembuat roti, blender = blender jus = blender tangan = blander, juicer = pemeras
jeruk = alat jus, meat grinder = gilingan daging = penggiling daging = chopper, hand mixer = mixer
kue = mikser = mixer roti, coffee maker = mesin kopi = alat kopi = mesin espresso, coffee dripper
= set kopi tetes = dripper kopi = v60 = kopi tetes, coffee grinder = gilingan kopi = grinder kopi,
milk frother = pengocok susu, kettle = ketel listrik = teko listrik = teko pemanas, teapot = teko
teh = poci = set teko = poci teh, frying pan = penggorengan = wajan teflon = teplon = kuali =
wajan granit = frypan, wok = wajan besar = kuali besi, saucepan = panci susu = panci = dandang,
steamer = kukusan = dandang kukus, knife = piso = pisau buah, kitchen knife = pisau daging = golok
dapur, knife sharpener = asahan pisau = pengasah pisau, cutting board = talenan, peeler =
pengupas, ladle = centong = sendok sayur, spatula = sutil, strainer = saringan, mixing bowl =
baskom = mangkuk adonan, plate = set piring = piring makan = piring keramik, bowl = mangkok =
mangkok sayur, cup = gelas = cangkir, mug = mug keramik = gelas mug, spoon = sendok makan, fork =
garpu makan, cutlery = alat makan = set sendok, chopsticks = sumpit, straw = sedotan, bottle =
botol minum = tempat minum = botol air, tumbler = termos = tumbler stainless = botol termos, lunch
box = kotak makan = kotak bekal = misting = rantang, food container = toples = wadah makanan =
kotak makanan, rice dispenser = tempat beras = dispenser beras, dish rack = rak piring, cling wrap
= plastik wrap, baking paper = kertas roti = kertas air fryer, cake tin = loyang = loyang kue =
cetakan kue, rolling pin = penggilas adonan, apron = celemek, gas cylinder = tabung gas,
mop = pel lantai = kain pel = pel putar = alat pel lantai, broom = sapu lantai, dustpan = pengki =
serokan, sponge = spons cuci = spon cuci piring = sabut cuci piring, bucket = ember, basin =
baskom = ember cuci, trash bin = tempat sampah = tong sampah, garbage bag = kantong sampah =
plastik sampah, dishwashing liquid = sabun cuci piring = sunlight, detergent = sabun cuci baju =
sabun cuci = rinso = ditergen = deterjen cair, fabric softener = pelembut pakaian = molto =
pelicin, bleach = pemutih = bayclin, floor cleaner = pembersih lantai = karbol, toilet cleaner =
pembersih toilet = porstex, toilet brush = sikat wc, insecticide = obat nyamuk = semprotan nyamuk,
mosquito repellent = lotion anti nyamuk, air freshener = pengharum ruangan = pewangi ruangan =
stella, scented candle = lilin aroma = lilin wangi = lilin aromaterapi = lilin, essential oil =
minyak atsiri, diffuser = diffuser aroma = reed diffuser, laundry basket = keranjang baju =
keranjang cucian, clothes rack = jemuran = gantungan baju berdiri, hanger = hanger baju =
gantungan baju, clothespin = jepitan baju = penjepit jemuran, tissue = tisue = tissu = tisu wajah,
toilet paper = tisu toilet = tisu gulung, wet wipes = tisu basah,
sofa = kursi sofa = sofabed = sofa kain, chair = kursi kayu = kursi lipat = bangku = korsi, office
chair = kursi kerja = kursi kantor putar, stool = bangku kecil = dingklik, table = meja lipat =
meja makan = meja kayu, desk = meja kerja = meja belajar = meja komputer, bed = dipan = ranjang =
kasur tempat tidur = tempat tidur kayu, mattress = springbed = kasur busa = kasur lipat, pillow =
bantal tidur, bolster = guling, blanket = bed cover = selimut tebal, bed sheet = seprei = sprai =
seprey, pillowcase = sarung bantal, curtain = tirai = hordeng = korden, carpet = karpet =
permadani, doormat = keset, mirror = kaca cermin = kaca rias = cermin kamar = cermin dinding,
clock = jam dinding = jam weker, shelf = rak buku = rak serbaguna = rak besi = rak susun, shoe
rack = rak sepatu, wardrobe = lemari baju = lemari pakaian = lemari, drawer = laci = lemari laci,
storage box = kotak penyimpanan = box kontainer, basket = keranjang, bedside table = nakas,
picture frame = bingkai foto = pigura, wallpaper = wallpaper dinding = stiker dinding, vase = vas
bunga, artificial flower = bunga plastik = buket bunga, mosquito net = kelambu, umbrella = payung
lipat = payung hujan, raincoat = jas hujan = mantel hujan, towel = anduk = handuk mandi, shower
head = kepala shower = pancuran, faucet = kran air = keran, toilet seat = dudukan toilet, water
tank = tandon air = toren, ladder = tangga lipat = tangga,
potted plant = tanaman hias = tanaman pot = bunga hidup = pot tanaman, flower pot = pot bunga =
pot, seed = benih = bibit = biji tanaman = bibit sayur, fertilizer = pupuk, soil = media tanam =
tanah, watering can = penyiram tanaman = gembor, garden hose = selang = selang air, lawn mower =
mesin rumput = pemotong rumput, pruning shears = gunting dahan, shovel = sekop = cangkul, drill =
bor listrik = mesin bor = bor tangan, grinder = gerinda = gurinda, saw = gergaji, hammer = palu =
martil, screwdriver = obeng set = obeng, wrench = kunci pas = kunci inggris = kunci ring, pliers =
tang, tool box = kotak perkakas = tool kit = perkakas = kotak alat, tape measure = meteran, nail =
paku, screw = sekrup = baut, glue = lem, tape = lakban = isolasi = selotip, paint = cat tembok =
cat kayu = cat minyak, paint brush = kuas cat, welding machine = mesin las, soldering iron =
solder, multimeter = avometer = multitester, water pump = pompa air, pressure washer = alat cuci
motor = jet cleaner,
dress = dres = gaun pesta = daster = baju gaun, skirt = rok, blouse = atasan wanita = blus wanita
= bluse, shirt = kemeja pria = hem, t-shirt = kaos oblong = kaus = t shirt = tisert = baju kaos,
polo shirt = kaos kerah = kaos polo, crop top = atasan crop, tank top = kaos singlet = singlet,
sweater = sweter = baju hangat, jacket = jaket kulit = jeket, coat = jaket tebal = mantel tebal =
overcoat, hoodie = sweater hoodie = jaket hoodie = hudi, suit = jas = blazer, jeans = jins =
celana jins = jean, trousers = celana panjang = celana bahan, shorts = celana pendek = kolor,
leggings = legging, pyjamas = baju tidur = piyama, underwear = celana dalam = sempak = cd, bra =
bh = beha, socks = kaus kaki = kaos kaki anak, swimsuit = bikini = baju berenang, school uniform =
seragam sekolah, hijab = jilbab = kerudung = pasmina, prayer mat = sajadah, sarong = sarung, shoes
= sepatu pria = sepatu wanita, sneaker = sepatu kets = snekers = sepatu sneakers, running shoes =
sepatu jogging = sepatu olahraga = sepatu running, leather shoes = pantofel = sepatu pantofel =
sepatu kulit pria, high heels = hak tinggi = high heel = sepatu hak, sandals = sandal jepit =
sendal, boots = sepatu boot = sepatu bot, roller skates = sepatu roda = inline skate, ring =
cincin perak = cincin emas, necklace = kalung emas, bracelet = gelang, earring = anting-anting =
giwang, watch = arloji = jam, sunglasses = kacamata gaya = kacamata fashion, eyeglasses = kacamata
= frame kacamata, hat = topi bucket = topi baseball, belt = sabuk = gesper = ikat pinggang, tie =
dasi, scarf = syal rajut = selendang = slayer, glove = kaos tangan = sarung tangan, bag = tas
wanita = tas pria, shoulder bag = tas slempang = tas wanita = tas cangklong = slempang, handbag =
tas tangan = tas jinjing wanita, tote bag = totebag = tas kain, backpack = tas punggung = tas
gendong = backpak = tas sekolah, wallet = dompet pria = dompet wanita, suitcase = koper kabin =
tas koper = kopor,
lipstick = gincu = lipen = lipstick matte = pemerah bibir = lip cream, lip balm = pelembab bibir,
foundation = fondation = foundation cair, face powder = bedak = bedak padat = bedak tabur, blush =
perona pipi, eyeshadow = eye shadow = perona mata, eyeliner = celak = eye liner, mascara = maskara
waterproof, eyebrow pencil = pensil alis, false eyelashes = bulu mata palsu, makeup brush = kuas
make up, makeup remover = micellar water = pembersih make up, nail polish = kutek = cat kuku =
kutex, perfume = minyak wangi = farfum = parfume, deodorant = deodoran, lotion = lotion badan =
handbody = hand and body = losion tubuh, moisturizer = pelembab wajah = pelembap = krim wajah,
sunscreen = sunscreen wajah = suncreen = sunblok, serum = serum wajah = essence, toner = toner
wajah, face wash = facial wash = pembersih wajah = facial foam = sabun wajah, face mask = masker
wajah = sheet mask, surgical mask = masker medis = masker mulut, acne cream = krim jerawat = obat
jerawat, shampoo = sampo = shampo, conditioner = kondisioner rambut, hair oil = vitamin rambut =
minyak rambut, hair dye = cat rambut = semir rambut = pewarna rambut, hair wax = pomade = minyak
pomade, hair dryer = hairdryer = alat pengering rambut = dryer rambut, hair straightener = catokan =
catok
rambut, hair curler = keriting rambut = roll rambut, hair clipper = alat cukur rambut = mesin
cukur, comb = sisir rambut = sikat rambut, hair scissors = gunting rambut, hair clip = jepit
rambut = jedai, wig = rambut palsu, soap = sabun mandi = sabun batang, body wash = sabun cair =
sabun mandi cair, body scrub = lulur, toothbrush = sikat gigi = sikatgigi, electric toothbrush =
sikat gigi listrik, toothpaste = odol = pasta gigi, mouthwash = obat kumur, dental floss = benang
gigi, razor = cukuran = alat cukur kumis = silet, sanitary pad = pembalut = softex, condom =
kondom, contact lens = softlens = lensa kontak, cotton pads = kapas, nail clipper = gunting kuku,
diaper = pampers = popok bayi = pempers = pampres, baby bottle = botol bayi = dot bayi = botol dot
= dot susu, formula milk = susu bayi = sufor = susu bubuk, breast pump = pompa asi, baby clothes =
baju bayi = jumper bayi, baby carrier = gendongan bayi, stroller = stroler = kereta dorong bayi,
car seat = kursi mobil bayi, crib = ranjang bayi = box bayi = ayunan, pacifier = empeng = dot,
baby powder = bedak bayi, baby wipes = tisu basah bayi, maternity dress = baju hamil, toy = maenan
= mainan anak, doll = boneka = bonek, teddy bear = boneka beruang = boneka teddy, jigsaw = puzle =
puzzle = puzel = bongkar pasang, building blocks = lego = balok susun, toy car = mobil mobilan =
mobil remot = hot wheels, toy gun = pistol mainan = tembak tembakan, kite = layangan = layang
layang, board game = permainan papan = monopoli, watercolour set = cat air = set cat air, crayon =
krayon = pensil warna = pastel, children's socks = kaos kaki anak = kaus kaki anak,
football = bola sepak = bola kaki = bola bola, football boots = sepatu bola, basketball = bola
basket, volleyball = bola voli, badminton racket = raket = raket bulutangkis = raket badminton,
shuttlecock = kok, tennis racket = raket tenis, table tennis paddle = bet pingpong, golf club =
stik golf, boxing gloves = sarung tinju = sarung tangan tinju = glove tinju, punching bag =
samsak, dumbbell = barbel = dumbel = barbell, treadmill = alat lari = treadmil, yoga mat = matras
yoga = matras senam = karpet yoga, resistance band = karet fitnes, skipping rope = tali skipping =
lompat tali, hula hoop = hula hup, bicycle = sepedah = sepeda gunung = mtb, folding bike = sepeda
lipat = seli, electric bike = sepeda listrik, bicycle helmet = helm sepeda, scooter = otopet =
skuter = scoter, skateboard = papan luncur, swimming goggles = kacamata renang, life jacket =
pelampung, fishing rod = joran = pancing = alat pancing, tent = tenda camping = tenda kemah =
tenda dome, sleeping bag = kantong tidur, camping chair = kursi camping = kursi lipat outdoor,
compass = kompas, binoculars = teropong = keker, telescope = teropong bintang = teleskop, jersey =
jersey bola = baju bola, knee brace = deker lutut = pelindung lutut, vitamin = multivitamin =
suplemen, supplement = suplemen = suplemen makanan, whey = susu protein = whey protein, cod liver
oil = minyak ikan, balm = balsem = minyak angin, plaster = plester = hansaplast, face shield =
pelindung wajah, wheelchair = kursi roda,
cat food = makanan kucing = wiskas = whiskas, dog food = makanan anjing = dogfood, fish food =
pakan ikan = pelet ikan = makanan ikan, bird food = pakan burung, cat litter = pasir kucing =
pasir gumpal, litter box = bak pasir kucing, cat toy = mainan kucing, dog toy = mainan anjing, pet
bed = kasur kucing, pet cage = kandang = kandang kucing, pet bowl = tempat makan kucing, pet
shampoo = sampo kucing, leash = tali anjing, pet collar = kalung kucing, aquarium = akuarium,
motorcycle helmet = helem = helm motor = helm full face, motorcycle = sepeda motor = motor, car =
mobil, tyre = ban = ban mobil = ban motor, engine oil = oli = oli mesin, car battery = aki = aki
mobil, car seat cover = sarung jok, car phone holder = holder hp mobil, car wash = sampo mobil,
car mat = karpet mobil, windscreen wiper = wiper mobil, car vacuum = vacuum mobil, tyre inflator =
pompa ban,
notebook paper = buku tulis = buku catatan = notes, pen = bolpoin = pulpen = pena = bolpen =
ballpoint, pencil = pensil, marker = spidol, highlighter = stabilo, eraser = penghapus = setip,
ruler = penggaris = mistar, scissors = gunting, stapler = hekter = jepretan, pencil case = tempat
pensil = kotak pensil, folder = map = stopmap, paper = kertas = kertas hvs, book = novel = komik =
buku cerita = buku bacaan, greeting card = kartu ucapan, sticker = stiker, whiteboard = papan
tulis, yarn = benang rajut = benang wol = benang, sewing kit = alat jahit = set jahit = jarum
jahit, fabric = kain,
guitar = gitar akustik = gitar elektrik = gitar listrik, ukulele = kentrung, piano = piano
elektrik = piano listrik = organ, violin = biola, drum = gendang, flute = suling = seruling,
harmonica = harmonika,
rice = beras pulen = beras wangi, glutinous rice = beras ketan = ketan, instant
noodles = mi goreng = mie goreng = indomi = mi instant = supermi, noodles = mi = bihun = kwetiau,
bread = roti = roti tawar, cake = kue = bolu = kue ulang tahun, biscuit = biskuat = kue kaleng =
biskuit = kue, chocolate = coklat batang = silverqueen = cokelat, candy = permen, chips = keripik
= kripik = keripik kentang, popcorn = berondong jagung = brondong jagung = jagung berondong = pop corn, snack =
cemilan = jajanan = snek, nuts = kacang, milk = susu uht = susu kotak = susu cair, condensed milk
= susu kental manis = skm, yogurt = yoghurt, coffee = kopi bubuk = kopi sachet, tea = teh celup =
teh hijau, juice = jus buah = jus, soft drink = minuman soda, mineral water = air mineral = air
minum, beer = bir, wine = anggur merah, honey = madu asli = madu hutan, salt = garam himalaya =
garam dapur, sugar = gula pasir, fish sauce = kecap ikan, soy sauce = kecap = kecap manis, oyster
sauce = saus tiram, chili sauce = saus sambal = sambal, ketchup = saus tomat, vinegar = cuka,
spice = bumbu = rempah, curry paste = bumbu kari = bumbu gulai, cooking oil = minyak = minyak
sayur, olive oil = minyak zaitun, coconut oil = minyak kelapa, flour = tepung terigu = tepung, egg
= telur = telor, beef = daging sapi, pork = daging babi, fried pork = babi goreng,
chicken = ayam = daging ayam, sausage = sosis, fish = ikan, canned fish = sarden = ikan kaleng,
shrimp = udang, seaweed = rumput laut = nori, tofu = tahu, apple fruit
= apel = buah apel, grapes = anggur = buah anggur, avocado = apokat = alpokat = alpukat, banana =
pisang, mango = mangga, orange fruit = jeruk, coconut = kelapa,
garlic = bawang putih, ice cream = es krim, jam = selai, cereal = sereal = oatmeal,
wireless = tanpa kabel = nirkabel, bluetooth = bluetoot = blutut, electric = listrik = elektrik,
portable = portabel, foldable = lipat = bisa dilipat, waterproof = anti air = tahan air, women =
cewek = wanita = perempuan = ibu, men = cowok = pria = laki-laki = laki laki, kids = anak =
anak-anak = bocah, baby = bayi, black = item = hitam, white = putih, red = merah, pink = merah
muda, small = kecil, large = besar, wooden = kayu, organic = organik,
thermos = termos air, baking tray = loyang oven, measuring cup = gelas takar, ice tray = cetakan
es, tray = nampan, pitcher = teko air, tablecloth = taplak meja, can opener = pembuka kaleng,
grater = parutan, mortar = cobek = ulekan, tongs = capitan = penjepit makanan, whisk = pengocok
telur, noodle maker = cetakan mie, rice scoop = centong nasi, gas lighter = korek api = korek,
squeegee = wiper kaca, feather duster = kemoceng, rubber gloves = sarung tangan karet, lint
remover = penghilang bulu, vacuum bag = plastik vakum, hook = gantungan dinding = kapstok,
partition = sekat ruangan, bunk bed = ranjang tingkat, sofa cover = sarung sofa, air mattress =
kasur angin, hammock = buaian gantung, swimming pool = kolam renang karet, swim ring = ban renang,
water gun = pistol air, bubble machine = mesin gelembung, balloon = balon, party decoration =
dekorasi ulang tahun, gift box = kotak kado = hampers, gift = kado = hadiah, key holder =
gantungan kunci, lighter = korek gas, walkie talkie = ht = handy talky, gps tracker = pelacak gps,
vr headset = kacamata vr, stylus = stylus pen, hair mask = masker rambut, eye cream = krim mata,
hand cream = krim tangan, foot cream = krim kaki, depilatory = krim penghilang bulu, tattoo = tato
temporer, nail file = kikir kuku, skincare set = paket skincare = skincare, saree = sari, kurung =
baju kurung, songkok = peci = kopiah, traditional dress = baju adat, uniform shoes = sepatu
sekolah, slippers = sandal rumah, insole = insole sepatu, shoe polish = semir sepatu, waist bag =
tas pinggang, card holder = dompet kartu, passport cover = sampul paspor, travel pillow = bantal
leher, luggage tag = label koper,
handkerchief = sapu tangan, suitcase = tas koper = koper hardcase = hardcase koper = koper travel,
face wash = sabun cuci muka = pembersih muka, memory card reader = pembaca kartu = kartu reader,
engine oil = oli motor,
makeup remover = pembersih makeup = penghapus makeup, shaving cream = krim cukur, hdmi cable =
kabel hdmi, tablet case = casing tablet = casing ipad = sarung tablet, underwear = celana dalam =
cd pria, hijab = kerudung = jilbab = pashmina = pasmina = bergo, broom = sapu taman, car cover =
selimut motor,
moisturizer = pelembab muka = pelembap wajah = krim pelembab = krim muka, makeup remover = air
micellar, serum = serum muka, phone = telpon genggam, printer ink = tinta suntik = isi tinta =
katrid tinta, flat shoes = sepatu datar = sepatu teplek, sunscreen = krim matahari, hand sanitizer
= antiseptik tangan, detergent = sabun baju = sabun cair baju, phone case = kesing = softcase,
cooler bag = tas makan, mattress = matras, blender = juser, transistor = komponen elektronik, lens
protector = pelindung lensa = pelindung kamera hp = anti gores kamera, headlight bulb = lampu
depan = biled, supplement = obat kuat = suplemen stamina = jamu kuat, chips = basreng,
`;
