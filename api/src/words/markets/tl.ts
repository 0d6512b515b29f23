/**
 * Filipino names of kinds, with what is mixed of Filipino and English.
 * Lines of `head = spelling = …`, several parted by commas (market.ts).
 */
export const TL = `
phone = selpon = telepono = cellphone = cp = smart phone na mura, feature phone = keypad phone =
de-keypad na cellphone, phone case = kes ng cellphone = case ng cellphone = case ng selpon = case
ng cp = takip ng cellphone, screen protector = tempered glass = screen protector ng cp = pang
protekta ng screen, charger = charger ng cp = charger ng cellphone = pangkarga = panarga, charging
cable = cord ng charger = kable ng charger = kurdon ng charger = usb cord, powerbank = pambank =
powerbank na mura = portable na charger, wireless charger = wireless na charger, phone holder =
patungan ng cellphone = holder ng cp = stand ng cellphone, sim card = sim kard, selfie stick =
monopod = pang selfie, tablet = tablet na mura, headphone = hedset = hedpon = ear phone = earpods
= pang tenga na tugtugan, speaker = ispiker = ispeker = sound na malakas, soundbar = sound bar,
microphone = mikropono = mikropon, smartwatch = relo na smart = smart na relo = matalinong relo,
smart band = smart na band, notebook = laptap = kompyuter na laptop, computer = kompyuter =
desktop na pc, monitor = monitor ng computer = iskrin, mouse = mouse ng computer = maus, mouse pad
= patungan ng mouse = mousepad, keyboard = keyboard ng computer = tiklado, printer = pang print =
taga print, printer ink = tinta ng printer = ink ng printer, scanner = iskaner, projector =
projektor = pang proyekto, hard disk = hard disk na external, flash drive = usb na imbakan = usb
drive, memory card = memory kard = micro sd = sd card, router = router ng wifi = modem, webcam =
camera ng computer, ram module = ram, laptop bag = bag ng laptop = lagayan ng laptop, laptop stand
= patungan ng laptop, cooling pad = pampalamig ng laptop, game controller = controller = pang
kontrol ng laro =
joystick, game console = pang laro na console, gaming chair = upuang pang gaming, arcade stick =
arcade na stick, camera = kamera = pang picture, action camera = action cam, cctv = cctv camera =
kamerang pambantay, dash cam = kamera ng kotse, tripod = tripod ng camera, camera lens = lente ng
camera, e-book reader = pang basa ng ebook, calculator = kalkyuleytor = kalkulator, battery =
baterya, power strip = extension = extension cord = ekstensyon,
television = telebisyon = tibi = tv na flat, smart tv = smart na telebisyon, tv box = tv plus =
black box, antenna = antena, remote control = rimot, radio = radyo, amplifier = ampli, karaoke
machine = videoke, turntable = pang tugtog ng plaka,
air conditioner = erkon = aircon, fan = bentilador = electric fan = elektrikpan, handheld fan =
mini fan = pang kamay na bentilador, air purifier = panlinis ng hangin = pang linis ng hangin,
humidifier = pampabasa ng hangin, dehumidifier = pang alis ng moisture, refrigerator = ref =
prigider = pridyider = repridyereytor, freezer = pang yelo na freezer, washing machine = labahan =
washing = pang laba, clothes dryer = pang tuyo ng damit, dishwasher = pang hugas ng pinggan na
machine, water heater = pang init ng tubig, water purifier = panala ng tubig, water dispenser =
lalagyan ng mineral, vacuum cleaner = bakyum = vacuum = panghigop ng alikabok, robot vacuum =
robot na vacuum, electric sweeper = walis na de kuryente = de kuryenteng walis, iron = plantsa,
garment steamer = steamer ng damit, ironing board = kabayo ng plantsa = plantsahan, sewing machine
= makinang panahi = makina, mosquito killer = pamatay lamok = pang lamok, light bulb = bumbilya =
bombilya = ilaw na led, lamp = lampara = lampshade = ilaw sa mesa, ceiling light = ilaw sa kisame,
led strip = led na strip, solar light = solar na ilaw, flashlight = plaslait = lente = flash
light, generator = dyenereytor, fire extinguisher = pamatay sunog = pamatay ng sunog, first aid
kit = kahon ng gamot = first aid = lagayan ng gamot, smoke detector = pang detect ng usok,
doorbell = timbre, door lock = kandado = lock ng pinto, safe = kaha de yero = bolt, weighing scale
= timbangan, massager = pang masahe = masahe, massage chair = upuang pang masahe, thermometer =
termometro = pang kuha ng lagnat, blood pressure monitor = pang bp = bp monitor,
air fryer = pang prito na walang mantika = erfrayer = air frayer, rice cooker = saingan = rays
kuker = kaserolang de kuryente = pang saing, pressure cooker = presyur kuker = pang pressure, slow
cooker = islow kuker, hot pot = kalderong de kuryente = shabu shabu na kaldero, electric grill =
ihawan de kuryente, bbq grill = ihawan = barbikyuhan, gas stove = kalan = gasul na kalan = gas
stob, induction cooker = kalan de kuryente = induction na kalan, microwave = maykroweyb =
maykrowave, oven = hurno = pugon, toaster = tostadora = toster, sandwich maker = pang gawa ng
sandwich, bread maker = pangluto ng tinapay =
panggawa ng tinapay = pang gawa ng tinapay = gumagawa ng tinapay, blender = blender ng shake =
pang shake = pangblend = osterizer, juicer = pang piga ng juice, meat grinder = gilingan ng karne
= pang giling, hand mixer = panghalo = pang batido, coffee maker = pang timpla ng kape = kapetera,
coffee dripper = pang drip ng kape = drip ng kape, coffee grinder = gilingan ng kape, milk frother
= pang pabula ng gatas, kettle = takure = initan ng tubig, teapot = tsarera = lalagyan ng tsaa,
frying pan = kawali = kawali na non stick, wok = kawa = kawali na malaki, saucepan = kaldero =
kaserola, steamer = pasingawan = steamer na kaldero, knife = kutsilyo, kitchen knife = kutsilyo sa
kusina = kutsilyong pang kusina, knife sharpener = hasaan, cutting board = sangkalan = tadtaran,
peeler = pang balat, ladle = sandok, spatula = siyanse, strainer = salaan, mixing bowl =
palanggana, plate = plato = pinggan = pinggan pinggan, bowl = mangkok = tason, cup = tasa = baso,
mug = tasa, spoon = kutsara, fork = tinidor, cutlery = kutsara at tinidor = kubyertos, chopsticks
= chopstick = sipit, straw = straw na inumin, bottle = bote = lalagyan ng tubig = tumbler, tumbler
= termos = tambler, lunch box = baunan = lalagyan ng baon, food container = lalagyan ng pagkain =
tupperware, rice dispenser = bigasan = lalagyan ng bigas, dish rack = tauban = lagayan ng plato,
cling wrap = pambalot ng pagkain, aluminium foil = foil, baking paper = papel pang bake, cake tin
= panghulma = pang hulma =
hulmahan = hulmahan ng cake = molde, rolling pin = pang gilong ng masa, apron = epron, gas
cylinder = tangke ng gasul,
mop = panlampaso = lampaso = map = pang mop, broom = walis = walis tambo, dustpan = pandakot,
sponge = espongha = iskoba ng plato, bucket = timba = balde, basin = batya = planggana, trash bin
= basurahan, garbage bag = trash bag = plastik ng basura, dishwashing liquid = pang hugas ng
pinggan = joy = dishwashing, detergent = sabong panlaba = panlaba = tide, fabric softener = fabcon
= downy = pampalambot ng damit, bleach = zonrox = chlorox = pampaputi ng damit, floor cleaner =
panlinis ng sahig, toilet cleaner = panlinis ng inidoro = panlinis ng banyo = pang linis ng cr,
toilet brush = brush ng inidoro, insecticide = pamatay insekto = katol, mosquito repellent =
pantaboy ng lamok = off lotion, air freshener = pabango ng kwarto = pabango sa kwarto = air wick,
scented candle = kandila = mabangong kandila = kandilang mabango, laundry basket = ropero = basket
ng labada, clothes rack = sampayan, hanger = sabitan ng damit, clothespin = sipit = ipit ng damit,
tissue = tisyu, toilet paper = tissue sa cr, wet wipes = wipes = basang tissue,
sofa = sopa = supa, chair = upuan = silya = bangko = upuang kahoy, office chair = upuan sa
opisina, stool = bangkito, table = mesa = lamesa = hapag, desk = mesang pang aral = study table,
bed = kama = higaan = katre, mattress = kutson = kutsyon, pillow = unan, bolster = tandayan =
dantayan, blanket = kumot, bed sheet = bedsheet = kobre kama = sapin sa kama, pillowcase = punda,
curtain = kurtina, carpet = karpet = alpombra, doormat = basahan sa paa = pamunas ng paa, mirror =
salamin = salamin sa pader, clock = orasan = relo sa dingding, shelf = istante = estante = shelves
= patungan, shoe rack = lagayan ng sapatos, wardrobe = aparador = lagayan ng damit, drawer =
tukador, storage box = lalagyan = kahon na imbakan, basket = buslo, bedside table = mesa sa tabi
ng kama, picture frame = kuwadro, vase = plorera, artificial flower = plastik na bulaklak,
mosquito net = kulambo, umbrella = payong, raincoat = kapote, towel = tuwalya, shower head = dutsa
= shower, faucet = gripo, toilet seat = upuan ng inidoro, water tank = tangke ng tubig, ladder =
hagdan,
potted plant = halaman = halamang nasa paso = halaman sa paso, flower pot = paso, seed = binhi =
buto = buto ng gulay = buto ng halaman, fertilizer = pataba = abono, soil = lupa = loam, watering
can = regadera = pandilig, garden hose = hose = hos, lawn mower = pang gapas ng damo = pang tabas,
pruning shears = pang putol ng sanga, shovel = pala, drill = barena = pang butas, saw = lagari,
hammer = martilyo, screwdriver = distornilyador = destornilyador = screw driver = desturnilyador,
wrench = liyabe =
yabe, pliers = plais, tool box = kahon ng gamit = kahon ng tools = lagayan ng tools, tape measure
= metro = pang sukat, nail = pako, screw = turnilyo, glue = pandikit, tape = skats teyp, paint =
pintura, paint brush = brotsa = pinsel, welding machine = pang welding, soldering iron =
panghinang, multimeter = multitester, water pump = bomba ng tubig = pang bomba, pressure washer =
pang hugas ng kotse,
dress = bestida = dres, skirt = palda, blouse = blusa, shirt = polo = kamisa, t-shirt = kamiseta =
tisert = t shirt, tank top = sando, sweater = suwiter = panlamig, jacket = dyaket = diyaket, coat
= amerikana = abrigo, hoodie = jacket na may hood = hudi, suit = amerikana, jeans = maong =
pantalong maong, trousers = pantalon = pants = salawal, shorts = salawal na maikli, pyjamas =
pantulog = pajama, underwear = panty = brip = salawal na panloob, socks = medyas, swimsuit =
panligo, school uniform = uniporme, hijab = belo, prayer mat = sajada, sarong = malong, shoes =
sapatos = sapatos na pambabae = sapatos na panlalaki, sneaker = rubber shoes = sniker, running
shoes = rubber shoes = sapatos pantakbo = pantakbo = sapatos sa pagtakbo = sapatos na pang
jogging, leather shoes = sapatos na balat = balat na sapatos
= sapatos na leather = leather na sapatos = sapatos leather, high heels = takong = sapatos na may
takong, sandals = tsinelas = sandalyas, boots = bota = botas, roller skates = isketing, ring =
singsing, necklace = kwintas, bracelet = pulseras, earring = hikaw, watch = relo = relos,
sunglasses = shades = salamin sa araw = antipara, eyeglasses = salamin sa mata, hat = sumbrero =
sombrero = kap, belt = sinturon, tie = kurbata, scarf = bandana = balabal = alampay, glove =
guwantes = gwantes, bag = bayong, shoulder bag = bag na pambabae = bag na sukbit = sukbit na bag,
handbag = bitbitin, backpack = bakpak = bag pang eskwela = bag sa school, wallet = pitaka,
suitcase = maleta,
lipstick = kolorete = lipistik, foundation = make up base, face powder = polbo = pulbos, blush =
blush on, eyeshadow = eye shadow, eyeliner = eye liner, mascara = maskara, eyebrow pencil = pang
kilay, false eyelashes = pekeng pilikmata, makeup brush = brush pang make up, makeup remover =
pantanggal ng make up, nail polish = kyutiks = cutics = kuteks = kolor ng kuko, perfume = pabango =
pampabango = pabanggo = pabangong pambabae = pabangong panlalaki, deodorant = tawas, lotion = losyon = losyon
sa katawan, moisturizer = pang moisturize, sunscreen = sunblock = pang sunblock, face wash =
panghilamos = pang hilamos = sabon sa mukha, surgical mask = facemask = pantakip sa bibig, acne
cream = gamot sa tagihawat = pampawala ng pimples, shampoo = shampu = siyampu, conditioner =
kondisyoner, hair oil = langis sa buhok, hair dye = pangkulay ng buhok = pang kulay ng buhok, hair
wax = pomada, hair dryer = blower ng buhok = pang blower, hair straightener = plantsa ng buhok,
hair curler = pang kulot, hair clipper = razor ng barbero, comb = suklay, hair scissors = gunting
sa buhok = gunting ng buhok, hair clip = ipit = sipit sa buhok, wig = peluka, soap = sabon =
sabong pampaligo = pampaligo = sabon pampaputi, body wash = sabong likido, body scrub = pang hilod = iskrab,
toothbrush = sipilyo = sepilyo, electric toothbrush = de kuryenteng sipilyo, toothpaste = tutpeyst
= kolgeyt = colgate, mouthwash = pang mumog = pangmumog, dental floss = floss, razor = labaha =
pang ahit = pangahit, sanitary pad = napkin = pads, condom = kondom, contact lens = kontak lens,
cotton pads = bulak, nail clipper = nail cutter = panghigad,
diaper = lampin = diaper ng baby = pampers, baby bottle = bote ng bata = dede = dede ng baby =
bote ng gatas, formula milk = gatas ng baby = gatas na pulbos, breast pump = pang pump ng gatas,
baby clothes = damit ng baby = baru baruan, baby carrier = pang buhat ng baby, stroller = andador
na de tulak, crib = kuna = duyan, pacifier = tsupon, baby powder = pulbos ng baby, maternity dress
= damit pangbuntis, toy = laruan, doll = manika, teddy bear = stuffed toy = oso na laruan, jigsaw
= palaisipan = puzzle na laruan, building blocks = lego = pang buo na laruan, toy car = kotse
kotsehan, toy gun = baril barilan, kite = saranggola, slime = islaym, watercolour set = watercolor
= pangkulay na tubig, crayon = krayola = krayon = pang kulay, children's socks = medyas ng bata =
medyas pambata,
football = bola ng soccer = bola pang soccer = putbol, football boots = sapatos pang soccer,
basketball = bola ng basketball = bola pang basketball = basketbol, volleyball = bola ng
volleyball = balibol, badminton racket = raketa = raketa ng badminton, shuttlecock = shattel,
tennis racket = raketa ng tennis, table tennis paddle = raketa ng pingpong, golf club = palo ng
golf, boxing gloves = guwantes sa boksing = guwantes pang boksing, dumbbell = dambel = pang buhat,
treadmill = tredmil, yoga mat = banig pang yoga = banig sa yoga, skipping rope = jumping rope =
lubid na pang talon, bicycle = bisikleta = bike = baisikel, folding bike = bisikletang natutupi =
bike na natitiklop, electric bike = ebike = de kuryenteng bike, bicycle helmet = helmet ng bike,
scooter = iskuter, skateboard = iskeytbord, swimming goggles = goggles, life jacket = salbabida =
life vest, fishing rod = pamingwit = bingwit, tent = tolda = tent pang camping, camping chair =
upuan pang camping, compass = aguhon = kompas, binoculars = largabista, telescope = teleskopyo,
jersey = dyersi, knee brace = knee pad, vitamin = bitamina, supplement = food supplement =
pampalusog, cod liver oil = langis ng isda, balm = efficascent = ointment, plaster = band aid,
wheelchair = silyang de gulong,
cat food = pagkain ng pusa, dog food = pagkain ng aso = dogfood, fish food = pagkain ng isda, bird
food = pagkain ng ibon = patuka, cat litter = buhangin ng pusa = cat sand = litter sand, litter
box = duming lalagyan ng pusa, cat toy = laruan ng pusa, dog toy = laruan ng aso = laruan para sa
aso, pet bed = higaan
ng aso = higaan ng pusa, pet cage = kulungan = hawla, pet bowl = kainan ng aso, pet shampoo =
shampoo ng aso, leash = tali ng aso, pet collar = kwelyo ng aso, aquarium = akwaryum,
motorcycle helmet = helmet ng motor, motorcycle = motor = motorsiklo, car = kotse = oto, tyre =
gulong, engine oil = langis ng makina, car battery = baterya ng kotse, car seat cover = seat
cover, car phone holder = phone holder sa kotse, car wash = pang hugas ng kotse, car mat = mat ng
kotse, windscreen wiper = wiper, car vacuum = vacuum ng kotse, tyre inflator = pang bomba ng
gulong,
notebook paper = kwaderno = notbuk = notebook na sulatan, pen = bolpen = ballpen = panulat,
pencil = lapis,
marker = pentel pen, eraser = pambura, scissors = gunting, pencil case = lalagyan ng lapis, paper
= papel = bond paper, book = libro = aklat, greeting card = kard na pambati, sticker = istiker,
whiteboard = pisara, globe = globo, yarn = sinulid = sinulid na panggantsilyo, sewing kit = pang
tahi = pantahi = karayom at sinulid, fabric = tela,
guitar = gitara, ukulele = yukelele, piano = piyano, violin = biyolin, drum = tambol, flute =
plawta, harmonica = harmonika = silindro,
rice = bigas, glutinous rice = malagkit, instant noodles = pancit canton = noodles = lucky me =
instant mami, noodles = pansit = miki = bihon, bread = tinapay, cake = keyk, biscuit = biskwit =
tinapay na biskwit, chocolate = tsokolate, candy = kendi, chips = sitsirya = kornik, popcorn =
popkorn, snack = meryenda = pica pica, nuts = mani, milk = gatas, condensed milk = kondensada,
coffee = kape, tea = tsaa, juice = katas, soft drink = soft drinks, mineral water = tubig na
mineral, beer = serbesa, wine = alak = bino, honey = pulot = pulot-pukyutan = pulut pukyutan, salt
= asin, sugar = asukal, fish sauce = patis, soy sauce = toyo, chili sauce = siling sauce = hot
sauce, ketchup = ketsap, vinegar = suka, spice = pampalasa = rekado, curry paste = panimplang
kari, cooking oil = mantika, olive oil = langis ng oliba, coconut oil = langis ng niyog, flour =
harina, egg = itlog, beef = karne ng baka, pork = baboy, fried pork = pritong baboy,
chicken = manok, sausage = longganisa = hotdog, fish = isda, canned fish = sardinas = de lata,
shrimp = hipon, seaweed = damong dagat, tofu = tokwa, apple fruit = mansanas,
grapes = ubas, avocado = abokado, banana = saging, mango = mangga, orange fruit = dalandan =
kahel, coconut = niyog = buko, garlic = bawang, ice cream = sorbetes = ays
krim, jam = palaman, cereal = siryal = oatmeal,
wireless = walang wire = wayrles, bluetooth = blutut, electric = de kuryente = de-kuryente,
portable = nabibitbit, foldable = natutupi = natitiklop, waterproof = hindi nababasa, women =
pambabae = babae, men = panlalaki = lalaki, kids = pambata = bata, baby = sanggol, black = itim,
white = puti = maputi, red = pula, pink = rosas, small = maliit, large = malaki, wooden = kahoy,
organic = organiko,
thermos = termos, baking tray = bandeha sa hurno, measuring cup = panukat na tasa, ice tray =
hulmahan ng yelo, tray = bandeha, pitcher = pitsel, tablecloth = mantel, can opener = abrelata,
grater = kudkuran, mortar = almires = dikdikan, tongs = sipit ng pagkain, whisk = batidor, noodle
maker = pang gawa ng pansit, rice scoop = sandok ng kanin, gas lighter = layter = posporo,
squeegee = pang punas ng salamin, feather duster = plumero, rubber gloves = guwantes na goma, lint
remover = pang alis ng himulmol, hook = sabitan, partition = dibisyon, bunk bed = dobol deck =
double deck, sofa cover = cover ng sofa, air mattress = air bed, hammock = duyan, swimming pool =
inflatable na pool, swim ring = salbabida, water gun = baril na de tubig, balloon = lobo, party
decoration = dekorasyon sa birthday, gift box = kahon ng regalo, gift = regalo, key holder =
keychain, lighter = layter, hair mask = hair treatment, foot cream = cream sa paa, depilatory =
pampatanggal ng buhok, kurung = baju kurung, songkok = kopiah, traditional dress = barong =
filipiniana, uniform shoes = sapatos na pang eskwela = school shoes, slippers = tsinelas pambahay,
shoe polish = biton = kiwi sa sapatos, waist bag = belt bag, card holder = lalagyan ng card,
passport cover = cover ng passport, travel pillow = unan sa leeg, luggage tag = tag ng maleta,
handkerchief = panyo = panyolito, memory card reader = pambasa ng memory card,
engine oil = langis ng motor,
charger = pang charge = pang karga, sponge = pang kuskos = pang hugas ng plato, flashlight = pang
ilaw, cutlery = pang kain, tool box = lalagyan ng tools = lalagyan ng gamit = kahon ng kasangkapan,
nail polish = pang kulay ng kuko = pang kuko, lipstick = pang labi = pampapula ng labi, pen = pang
sulat, knife = pang hiwa = panghiwa, light bulb = ilaw, lamp = ilaw, comb = brush sa buhok = brush
ng buhok = pang suklay, dog food = pagkain ng tuta, cat food = pagkain ng kuting, tripod = patungan
ng camera, phone case = lalagyan ng cellphone = lagayan ng cellphone = lalagyan ng cp, detergent =
pang laba na sabon = pampalaba, scissors = pang gupit, hair clipper = pang gupit ng buhok, broom =
pang walis, peeler = pang talop, can opener = pang bukas ng lata, bottle opener = pang bukas ng
bote,
hammer = pang pukpok, saw = pang lagari, thermometer = pang sukat ng lagnat, umbrella = pang ulan,
raincoat = pang ulan, brush = pang kuskos, watering can = pang dilig, cooking pot = pang luto,
saucepan = pang luto, coffee maker = pang kape, handheld fan = pamaypay, clothes = damit = damitan,
jewelry = alahas, makeup remover = pang tanggal ng make up, cleanser = pang linis ng mukha,
makeup brush = pang lagay ng make up, ruler = panukat = pang guhit, eraser = pang bura,
wallet = lalagyan ng pera, water bottle = lalagyan ng tubig, pencil case = lagayan ng lapis,
jewelry box = lalagyan ng alahas, makeup bag = lagayan ng make up, running shoes = pang takbo,
shaving cream = pang ahit na krema, tablet case = case ng tablet = case ng ipad, underwear = brief
= panty = salawal na panloob, broom = walis tingting, car cover = takip ng motor = cover ng motor =
trapal ng motor,
tyre gauge = pang sukat ng hangin = panukat ng hangin,
acne cream = gamot sa tigyawat = pampawala ng tigyawat, hair dye = pangkulay sa buhok,
swimsuit = damit panlangoy = damit pang swimming = panlangoy = kasuotang panlangoy, soap = sabon
panligo = sabong panligo = sabon pang ligo = sabong pangligo = sabong pampaputi, chili powder =
sili na pulbos = pulbos na sili = siling pulbos = dinurog na sili, power strip = saksakan =
saksakan ng kuryente, fishing line = tali ng pangisda = tali pangisda = nylon na pangisda = tali
ng pamingwit, fishing rod = pangisda, tyre = gulong ng motor = gulong ng kotse = gulong ng bike =
gulong ng bisikleta, sunglasses = salamin pang araw = salamin sa mata pang araw, hijab = talukbong
= panyong pang ulo = panakip sa ulo, sewing thread = sinulid = sinulid na panahi = sinulid pang
tahi, nail polish remover = pantanggal ng kyutiks = pantanggal ng nail polish = pantanggal ng
kolor sa kuko, nail clipper = pang gupit ng kuko = pamputol ng kuko = panggupit ng kuko, car cover
= saplot ng kotse = trapal ng kotse = cover ng kotse, phone stand = tuntungan ng cellphone = stand
ng selpon, phone case = pabalat ng cellphone = saplot ng cellphone = kaha ng cellphone, screen
protector = salamin ng cellphone = tempered ng cp = pang protekta ng screen ng cp, bracelet =
bangle = pulseras na bilog, clock = orasang pang dingding = relong pang dingding, doll = manyika,
rain boots = botang pang ulan = bota pang ulan, backpack = bag na pang likod = bag na pang
eskwela, school bag = bag ng estudyante, wallet = kartera, water bottle = bote ng tubig = bote ng
inumin = inuman ng tubig, food container = tapperware = lalagyan ng ulam, knife = patalim =
kampit, nylon rope = tali, glue = mighty bond, screw = tornilyo, car headlight = ilaw sa harap =
headlight ng motor = headlight ng kotse, brake pad = preno ng motor = brake pad ng kotse = preno
ng kotse, engine oil = langis pang makina = langis ng kotse, car seat cover = takip ng upuan ng
motor = takip ng upuan ng kotse, pet shampoo = shampoo ng pusa, pet bed = higaan ng alaga, shampoo
= syampu = gugo, conditioner = pampalambot ng buhok, hair dye = pangkulay na buhok = kulay ng
buhok = pantina = tina sa buhok, hair clip = pang ipit, hair tie = goma ng buhok, moisturizer =
krema sa mukha = cream sa mukha = pamahid sa mukha, lotion = pamahid sa balat = pampahid sa balat,
sunscreen = panlaban sa araw = proteksyon sa araw, deodorant = pang kilikili, lipstick =
pampapula, false eyelashes = pustisong pilikmata = pustiso na pilikmata = artipisyal na pilikmata,
fake nails = pustisong kuko = artipisyal na kuko, toothbrush = pang sipilyo, toothpaste = pang
ngipin, mask = maskarang pang mukha, diaper = lampin ng bata, wet wipes = pamunas ng baby = wipes
ng baby, baby clothes = damit pang baby = damit ng sanggol = baro ng baby, toy = laruan pang bata,
board game = larong pampamilya = larong pang mesa, book = aklat pambata, bible = bibliya = banal
na aklat, rosary = rosaryo = dasalan, colouring book = librong kulayan = kulayan, towel = bimpo,
clothes rack = rack ng damit = sabitan ng mga damit, table = lamesita, chair = monoblock, shelf =
patungan ng gamit, blender = panghalo ng prutas, rice cooker = lutuan ng kanin = saingan ng kanin,
cctv = kamera sa labas = camera sa labas, camera = pang litrato, printer = taga imprenta, speaker
= spiker, dried fish = daing = dilis = tuyo na isda, chips = tsitsirya = chicharon = sitsaron,
basketball = bola, football = bola, whitening = pampaputi = pang paputi,
`;
