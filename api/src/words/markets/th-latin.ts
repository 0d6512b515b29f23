/**
 * Thai names of kinds in Latin letters, by the Royal system and as people type them.
 * Lines of `head = spelling = …`, several parted by commas (market.ts).
 */
export const TH_LATIN = `
phone = mue thue = mue tue = meu teu = muethue = tho ra sap = thorasap = thorasab = to ra sap,
feature phone = mue thue pum kot, phone case = khet = khet mue thue = case mue thue = khet tho ra
sap, screen protector = fim = fim krachok = fim kan roi, charger = thi chat = hua chat = ti chart
= hua chart = adaptoe, charging cable = sai chat = sai chart = sai usb, powerbank = bat samrong =
bat sam rong = phao woe baeng = pawo bang, wireless charger = thaen chat rai sai, phone holder =
thi wang mue thue = kha tang mue thue, sim card = sim kat = sim net, selfie stick = mai sel fi,
tablet = thaep let = teblet, headphone = hu fang = hufang = hoo fang = hoofang, speaker = lam
phong = lam pong = lampong, soundbar = sao ba, microphone = mai = mai khro fon = mai loi,
smartwatch = nalika samat = samat wot = nalika smart, smart band = sai rat kho mue, notebook = not
buk = notbuk = note book = laep thop, computer = khom = khom phio toe, monitor = cho khom = mo ni
toe, mouse = mao = mao rai sai = maus, mouse pad = phaen rong mao, keyboard = khi bot = paen phim
= kibot, printer = prin toe = khrueang prin = khrueang phim, printer ink = muek prin toe, scanner
= sa kaen noe, projector = pro chek toe, hard disk = hat dit = had dis, ssd = es es di, flash
drive = flaet drai, memory card = mem = mem kat = memo ri kat, router = rao toe, pocket wifi =
phok ket wai fai, webcam = wep khaem, graphics card = kat cho, ram module = raem, processor = si
phi yu, laptop bag = krapao not buk = krapao laeptop, laptop stand = kha tang not buk, cooling pad
= phat lom not buk, usb hub = hap usb, game controller = choi kem = choi game, game console =
khrueang kem, gaming chair = kao i kem ming, arcade stick = choi a khet, camera = klong = klong
thai rup = glong = klong mirrorless, action camera = klong aek chan, cctv = klong wong chon pit,
dash cam = klong na rot = klong tit rot, tripod = kha tang klong, camera lens = len klong, drone =
dron, e-book reader = khrueang an e buk, calculator = khrueang khit lek, battery = than = baet toe
ri, power strip = plak phuang = plak fai = pak phuang,
television = thi wi = tiwi = tee wee = thorathat, smart tv = samat thi wi = samart tv, tv box =
klong thi wi, antenna = sao a kat = sao thi wi, remote control = ri mot, radio = witthayu,
amplifier = aem, karaoke machine = khrueang kha ra o ke, turntable = khrueang len phaen siang,
air conditioner = ae = ae ban, fan = phat lom = pat lom, handheld fan = phat lom phok pha, air
cooler = phat lom ai yen, air purifier = khrueang fok a kat = khrueang fok akat, humidifier =
khrueang phoem khwam chuen, dehumidifier = khrueang lot khwam chuen, refrigerator = tu yen = too
yen, freezer = tu chae = tu chae khaeng, washing machine = khrueang sak pha = kruang sak pa,
clothes dryer = khrueang op pha, dishwasher = khrueang lang chan, water heater = khrueang tham nam
un, water purifier = khrueang krong nam, water dispenser = tu kot nam, vacuum cleaner = khrueang
dut fun = kruang dood foon, robot vacuum = hun yon dut fun, electric sweeper = mai kwat fai fa,
iron = tao rit = taorit, garment steamer = khrueang rit ai nam, ironing board = to rit pha, sewing
machine = chak yep pha, mosquito killer = mai ti yung = khrueang dak yung, light bulb = lot fai =
lod fai, lamp = khom fai, ceiling light = khom fai phe dan, led strip = fai sen, solar light = fai
so la sel = so la sel, flashlight = fai chai, generator = khrueang pan fai, fire extinguisher =
thang dap phloeng = khrueang dap phloeng, first aid kit = klong ya = chut pathom phayaban, smoke
detector = khrueang truat chap khwan, doorbell = kring pratu, door lock = klon pratu, safe = tu
sef, weighing scale = ta chang = khrueang chang nam nak, massager = khrueang nuat, massage chair =
kao i nuat, thermometer = parot = thoe mo mi toe, blood pressure monitor = khrueang wat khwam dan,
air fryer = mo thot = mo thot rai nam man = mor tod = mo tod = mo tod rai nam man, rice cooker =
mo hung khao = mor hung khao, pressure cooker = mo raeng dan, slow cooker = mo tun, hot pot = mo
suki = mo chabu = mo fai fa, electric grill = tao ping yang, bbq grill = tao yang, gas stove = tao
kaet = tao gas, induction cooker = tao mae lek fai fa = tao fai fa, microwave = mai khro wep, oven
= tao op, toaster = khrueang ping khanom pang, sandwich maker = khrueang tham saen wit, bread
maker = khrueang tham khanom pang, blender = khrueang pan = kruang pan, juicer = khrueang khan nam
phon la mai, meat grinder = khrueang bot mu, hand mixer = khrueang ti khai, coffee maker =
khrueang chong ka fae, coffee dripper = drip ka fae = chut drip, coffee grinder = khrueang bot ka
fae, milk frother = khrueang ti fong nom, kettle = ka tom nam = ka nam ron, teapot = ka nam cha =
pan cha, frying pan = kratha = kra tha = katha = gratha, wok = kratha chin, saucepan = mo = mo
tom, steamer = sueng = mo nueng, knife = mit = meed, kitchen knife = mit tham khrua = mit chef,
knife sharpener = thi lap mit, cutting board = khiang, peeler = thi pok plueak, ladle = thap phi,
spatula = ta lio, strainer = kra chon, mixing bowl = cham pha som, plate = chan = jaan = chut
chan, bowl = cham = thuai, cup = kaeo = kaew, mug = kaeo mak, spoon = chon, fork = som, cutlery =
chon som, chopsticks = ta kiap, straw = lot dut nam, bottle = khuat nam = krabok nam, tumbler =
kra tik = kaeo kep khwam yen, lunch box = klong khao = pin to, food container = klong thanom a
han, rice dispenser = thang khao san, dish rack = thi khwam chan, cling wrap = fim thanom a han,
aluminium foil = foi, baking paper = kra dat khai, cake tin = phim khek = phim khanom, rolling pin
= mai nuat paeng, apron = pha kan puean, gas cylinder = thang kaet,
mop = mai thu phuen = mai mop, broom = mai kwat = mai guad, dustpan = thi koi kha ya, sponge =
fong nam = fong nam lang chan, bucket = thang nam, basin = ka la mang, trash bin = thang kha ya,
garbage bag = thung kha ya, dishwashing liquid = nam ya lang chan, detergent = phong sak fok = fab
= nam ya sak pha, fabric softener = nam ya prap pha num, bleach = nam ya fok khao, floor cleaner =
nam ya thu phuen, toilet cleaner = nam ya lang hong nam, toilet brush = praeng khat hong nam,
insecticide = ya chit yung, mosquito repellent = ya tha kan yung, air freshener = nam hom prap a
kat, scented candle = thian hom, essential oil = nam man hom ra hoei, diffuser = khrueang phon
aroma, laundry basket = ta kra pha, clothes rack = rao tak pha, hanger = mai khwaen suea,
clothespin = mai nip pha, tissue = thit chu, toilet paper = kra dat cham ra, wet wipes = thit chu
piak,
sofa = so fa, chair = kao i = kaoi = gao ee, office chair = kao i tham ngan, stool = sa tun, table
= to = to mai, desk = to tham ngan, bed = tiang = tiang non, mattress = thi non = fuk, pillow =
mon = mon nun, bolster = mon khang, blanket = pha hom, bed sheet = pha pu thi non, pillowcase =
plok mon, curtain = pha man = man, carpet = phrom, doormat = phrom chet thao, mirror = krachok =
kra chok, clock = nalika khwaen, shelf = chan wang = chan wang khong, shoe rack = chan wang rong
thao, wardrobe = tu suea pha, drawer = lin chak, storage box = klong kep khong, basket = ta kra,
bedside table = to khang tiang, picture frame = krop rup, wallpaper = wol pe poe, vase = chae kan,
artificial flower = dok mai plom, mosquito net = mung, umbrella = rom = rom phap, raincoat = suea
kan fon, towel = pha chet tua = pha khon nu, shower head = fak bua, faucet = kok nam, toilet seat
= fa rong nang, water tank = thaeng nam, ladder = ban dai,
potted plant = ton mai = mai pra dap, flower pot = kra thang, seed = ma let = ma let phan,
fertilizer = pui, soil = din pluk, watering can = bua rot nam, garden hose = sai yang, lawn mower
= khrueang tat ya, pruning shears = kan krai tat king, shovel = phlua, drill = sa wan, grinder =
hin chia, saw = lueai, hammer = khon, screwdriver = khai khuang, wrench = pra chae = prachae,
pliers = khim, tool box = klong khrueang mue, tape measure = ta lap met, nail = ta pu, screw = sa
kru, glue = kao, tape = thep kao, paint = si tha ban, paint brush = praeng tha si, welding machine
= tu chueam, soldering iron = hua raeng, multimeter = man ti mi toe, water pump = pam nam,
pressure washer = khrueang chit nam,
dress = dret = chut dret = det, skirt = kra prong, blouse = suea phu ying = bao = blao, shirt =
suea choet, t-shirt = suea yuet = suea yeut, polo shirt = suea po lo, crop top = suea khrop, tank
top = suea klam, sweater = suea kan nao, jacket = chaek ket, coat = suea khot, hoodie = hut di,
suit = sut, jeans = yin = kang keng yin, trousers = kang keng = kangkeng, shorts = kang keng kha
san, leggings = lek king, pyjamas = chut non, underwear = kang keng nai, bra = suea nai, socks =
thung thao, swimsuit = chut wai nam, school uniform = chut nak rian, hijab = hi yap, prayer mat =
pha la mat, sarong = sa rong, batik = ba tik, shoes = rong thao = rongthao = rong tao, sneaker =
pha bai = rong thao pha bai, running shoes = rong thao wing = rong thao ki la, leather shoes =
rong thao nang, high heels = rong thao son sung = son sung, sandals = rong thao tae = tae, boots =
but = rong thao but, roller skates = sa ket = rong thao sa ket, ring = waen, necklace = soi = soi
kho, bracelet = kam lai, earring = tang hu, watch = na li ka = nalika = nari ka, sunglasses = waen
kan daet = waen dam, eyeglasses = waen ta, hat = muak = muak kaep, belt = khem khat, tie = nek
thai, scarf = pha phan kho, glove = thung mue, bag = krapao = kra pao = gra pao, shoulder bag =
krapao saphai = krapao sa phai, handbag = krapao thue, tote bag = thung pha, backpack = krapao pe
= pe = kra pao pe, wallet = krapao tang, suitcase = krapao doen thang = krapao lak,
lipstick = lip = lip sa tik = lip matte, lip balm = lip bam, foundation = rong phuen, face powder
= paeng = paeng phap, blush = bat on = pat kaem, eyeshadow = ai chae do, eyeliner = ai lai noe,
mascara = mat kha ra, eyebrow pencil = din so khian khio, false eyelashes = khon ta plom, makeup
brush = praeng taeng na, makeup remover = khlin sing, nail polish = ya tha lep = si tha lep,
perfume = nam hom = namhom, deodorant = ron on, lotion = lo chan = khrim tha phio, moisturizer =
moi choe rai soe, sunscreen = khrim kan daet, serum = se ram, toner = thon noe, face wash = fom
lang na, face mask = mas na, surgical mask = maet = na kak anamai, acne cream = khrim taem sio,
shampoo = chaem phu = ya sa phom, conditioner = khrim nuat, hair oil = nam man sai phom, hair dye
= ya yom phom, hair wax = waek, hair dryer = dai pao phom = dai, hair straightener = khrueang nip
phom, hair curler = khrueang muan phom, hair clipper = pat ta lian, comb = wi = wi phom, hair
scissors = kan krai tat phom, hair clip = kip, wig = wik, soap = sabu = sa bu, body wash = khrim
ap nam, body scrub = sa khrap, toothbrush = praeng si fan = plaeng si fan, electric toothbrush =
praeng si fan fai fa, toothpaste = ya si fan, mouthwash = nam ya buan pak, dental floss = mai khat
fan, razor = mit kon = thi kon nuat, sanitary pad = pha anamai, condom = thung yang, contact lens
= khon thaek len, cotton pads = sam li, nail clipper = kan krai tat lep,
diaper = pha om = phaem phoet = pampers, baby bottle = khuat nom, formula milk = nom phong, breast
pump = khrueang pam nom, baby clothes = suea pha dek, baby carrier = pe um dek, stroller = rot
khen dek, car seat = kha sit, crib = tiang dek, pacifier = chuk nom, baby powder = paeng dek, baby
wipes = thit chu piak dek, maternity dress = chut khlum thong, toy = khong len, doll = tuk ka ta,
teddy bear = tuk ka ta mi = mi, jigsaw = tua to = chik so, building blocks = tua to lego, toy car
= rot bang khap, toy gun = puen khong len, kite = wao, board game = bot kem, slime = sa lai,
watercolour set = si nam, crayon = din so si = si thian = si mai, children's socks = thung thao
dek,
football = luk fut bon = fut bon = luk bon, football boots = sa tat, basketball = luk bat = bat
ket bon, volleyball = wol le bon, badminton racket = mai baet = mai baet min tan, shuttlecock =
luk khon kai, tennis racket = mai ten nit, table tennis paddle = mai ping pong, golf club = mai
kop, boxing gloves = nuam = nuam chok muai = nuam muai thai, punching bag = kra sop sai, dumbbell
= dam ben, treadmill = lu wing, yoga mat = suea yo kha = phaen yo kha, resistance band = yang
yuet, skipping rope = chueak kra dot, hula hoop = hu la hup, bicycle = chak kra yan = jakrayan,
folding bike = chak kra yan phap, electric bike = chak kra yan fai fa, bicycle helmet = muak chak
kra yan, scooter = sa kut toe, skateboard = sa ket bot, swimming goggles = waen wai nam, life
jacket = suea chu chip, fishing rod = bet tok pla = khan bet, tent = ten, sleeping bag = thung
non, camping chair = kao i sa nam, compass = khem thit, binoculars = klong song thang klai,
telescope = klong du dao, jersey = suea bon, knee brace = thi rat khao, vitamin = wi ta min,
supplement = a han soem, whey = we pro tin, cod liver oil = nam man tap pla, balm = ya mong,
plaster = phlat toe, face shield = fet chin, wheelchair = rot khen,
cat food = a han maeo, dog food = a han ma = a han su nak, fish food = a han pla, bird food = a
han nok, cat litter = sai maeo, litter box = kra ba sai, cat toy = khong len maeo, dog toy = khong
len ma = khong len su nak, pet bed = thi non maeo, pet cage = krong, pet bowl = cham a han maeo,
pet shampoo = chaem phu ma, leash = sai chung, pet collar = plok kho, aquarium = tu pla,
motorcycle helmet = muak kan nok, motorcycle = mo toe sai, car = rot yon, tyre = yang rot, engine
oil = nam man khrueang, car battery = baet rot, car seat cover = hum bo, car phone holder = thi
wang mue thue nai rot, car wash = nam ya lang rot, car mat = phrom rot, windscreen wiper = thi pat
nam fon, car vacuum = khrueang dut fun rot, tyre inflator = pam lom,
notebook paper = sa mut = sa mut not, pen = pak ka = pakka, pencil = din so, marker = pak ka me
chik, highlighter = pak ka hai lai, eraser = yang lop, ruler = mai ban that, scissors = kan krai,
stapler = maek yep, pencil case = klong din so, folder = faem, paper = kra dat, book = nang sue,
greeting card = kat uai phon, sticker = sa tik koe, whiteboard = wai bot, globe = luk lok, yarn =
mai phrom, sewing kit = chut yep pha, fabric = pha met,
guitar = ki ta = kita, ukulele = u khu le le, piano = pia no, violin = wai o lin, drum = klong
chut, flute = khlui, harmonica = mao o kaen,
rice = khao = khao san = khao hom ma li = khao hom, glutinous rice = khao niao, instant noodles =
ma ma = mama = ba mi = wai wai, noodles = sen kuai tiao, bread = khanom pang, cake = khek, biscuit
= khuk ki = khukki = bit kit, chocolate = chok ko laet = chokolaet, candy = luk om, chips = man fa
rang, popcorn = pop khon = khao phot khua, snack = khanom, nuts = thua, milk = nom = nom klong =
nom chuet, condensed milk = nom khon, yogurt = yo koet, coffee = ka fae = kafae, tea = cha, juice
= nam phon la mai, soft drink = nam at lom, mineral water = nam rae, beer = bia, wine = wai, honey
= nam phueng = nam phung, salt = kluea = klua, sugar = nam tan, fish sauce = nam pla, soy sauce =
si io, oyster sauce = sot hoi nang rom, chili sauce = sot phrik, ketchup = sot ma khuea thet,
vinegar = nam som sai chu, spice = khrueang thet, curry paste = phrik kaeng, cooking oil = nam man
phuet, olive oil = nam man ma kok, coconut oil = nam man ma phrao, flour = paeng sa li, egg = khai
= khai kai, beef = nuea wua, pork = mu, fried pork = mu thot = muu tot = moo tod = mu tod = moo thot,
chicken = kai, sausage = sai krok, fish = pla, canned fish = pla kra pong, shrimp = kung, seaweed
= sa rai, tofu = tao hu, apple fruit = aep poen = aeppoen, grapes = a ngun =
angun, avocado = a wo kha do = awokado, banana = kluai, mango = ma muang, durian = thu rian,
orange fruit = som, coconut = ma phrao, garlic = kra thiam, ice cream = ai tim,
jam = yaem, cereal = si rian,
wireless = rai sai, bluetooth = blu thut, electric = fai fa, portable = phok pha, foldable = phap
dai, waterproof = kan nam, women = phu ying, men = phu chai, kids = dek, baby = tha rok, black =
si dam, white = si khao, red = si daeng = daeng, pink = si chom phu = chom phu, small = lek, large =
yai,
thermos = kra tik nam ron, baking tray = that op, measuring cup = thuai tuang, ice tray = phim nam
khaeng, pitcher = yueak, tablecloth = pha pu to, can opener = thi poet kra pong,
grater = thi khut, mortar = khrok, tongs = thi khip, whisk = ta kro, noodle maker = khrueang tham
sen, rice scoop = thap phi khao, gas lighter = fai chaek, squeegee = thi rit nam, feather duster =
mai khon kai, rubber gloves = thung mue lang chan, lint remover = khrueang tat khui, vacuum bag =
thung sunyakat, hook = ta kho, partition = chak kan, bunk bed = tiang song chan, sofa cover = pha
khlum so fa, air mattress = thi non pao lom, hammock = ple yuan, swimming pool = sa nam pao lom,
swim ring = huang yang, water gun = puen chit nam, bubble machine = khrueang pao fong, balloon =
luk pong, gift box = klong khong khwan, gift = khong khwan, key holder = phuang kun chae, lighter
= fai chaek, walkie talkie = witthayu sue san, vr headset = waen wi a, stylus = pak ka thach, hair
mask = thrit men, eye cream = ai khrim, hand cream = khrim tha mue, foot cream = khrim tha son
thao, depilatory = khrim kam chat khon, tattoo = tat thu, nail file = ta bai lep, skincare set =
set bam rung phio, traditional dress = chut thai, uniform shoes = rong thao nak rian, slippers =
rong thao nai ban, insole = phaen rong thao, shoe polish = ya khat rong thao, waist bag = krapao
khat eo, card holder = thi sai bat, passport cover = pok phat sa pot, travel pillow = mon rong
kho, luggage tag = pai hoi krapao,
underwear = kang keng nai = kangkeng nai,
trolley cart = rot khen = rotkhen, graphics card = kan jo = kat cho = gaad jo, book = nang sue,
`;
