/**
 * Names and loan words in their spellings, and what is sold in the words of three languages, one
 * group a line: whoever writes one of a group finds the others. What operators add per tenant
 * stands in `search_synonym`. Spellings are as people type them; `normalise` has the last word.
 */
import { purposeHeads, qualityHeads } from './kinds.ts';

export const THINGS: readonly string[] = `
powerbank = power bank = พาวเวอร์แบงก์ = พาวเวอร์แบงค์ = เพาเวอร์แบงก์ = เพาเวอร์แบงค์ = พาวเวอแบงค์ = แบตสำรอง
notebook = leptop = โน้ตบุ๊ก = โน๊ตบุ๊ค = โน้ตบุ๊ค = โน๊ตบุ๊ก = laptop = แล็ปท็อป = แลปท็อป = แล็ปทอป = แล็ปท็อบ = แลปทอป = แลปท็อบ
computer = คอมพิวเตอร์ = komputer
tablet = แท็บเล็ต = แท็ปเล็ต = แทบเล็ต
smartwatch = jam tangan pintar = นาฬิกาอัจฉริยะ = สมาร์ทวอทช์ = สมาร์ตวอทช์ = สมาร์ตวอตช์ = jam pintar = สมาร์ทวอช = สมาทวอช = smart watch = นาฬิกาอัจฉริยะ
smart tv = สมาร์ททีวี = สมาร์ตทีวี = smarttv = tv pintar
television = โทรทัศน์ = ทีวี = tv = televisi
keyboard = คีย์บอร์ด = คีบอร์ด = คีบอด
mouse = mos = เมาส์ = เม้าส์ = เม้า = เมาท์ = เมาส
monitor = มอนิเตอร์ = จอมอนิเตอร์
printer = ปริ้นเตอร์ = พรินเตอร์ = เครื่องพิมพ์
router = เราเตอร์ = เร้าเตอร์
speaker = ลำโพง = สปีคเกอร์
headphone = หูฟัง = headset = hedset = เฮดโฟน = เฮดเซ็ต = earphone = earbud = earbuds = เอียร์บัด = เอียบัด = tws = หูฟังเอียร์บัด
microphone = ไมโครโฟน = ไมค์ = ไมค์โครโฟน = mikrofon = mic = mik
camera = กล้อง = kamera
charger = ที่ชาร์จ = หัวชาร์จ = ชาร์จเจอร์ = แท่นชาร์จ = pengisi daya = casan = cas hp = cas-casan
plug = ปลั๊ก = colokan
adapter = อะแดปเตอร์ = อแดปเตอร์ = adaptor
cable = สายเคเบิล = kabel
microwave = ไมโครเวฟ = ไมโครเวป
air fryer = airfryer = oil free fryer = penggorengan tanpa minyak = penggoreng tanpa minyak = goreng tanpa minyak = หม้อทอดไร้น้ำมัน = แอร์ฟรายเออร์ = หม้อทอดลมร้อน
blender = เครื่องปั่น = เบลนเดอร์ = smoothie maker = juicer = เครื่องปั่นน้ำผลไม้
mixer = มิกเซอร์ = เครื่องผสม
rice cooker = หม้อหุงข้าว = penanak nasi
vacuum cleaner = vacuum = hoover = เครื่องดูดฝุ่น = penyedot debu = vakum
mop = ไม้ถูพื้น = ไม้ม็อบ = ม็อบถูพื้น = alat pel = pel
broom = sweeper = ไม้กวาด = sapu
sponge = ฟองน้ำ = spons = spon
robot vacuum = หุ่นยนต์ดูดฝุ่น
air purifier = เครื่องฟอกอากาศ = pembersih udara = pemurni udara
air conditioner = แอร์ = เครื่องปรับอากาศ
refrigerator = fridge = ตู้เย็น = kulkas
washing machine = เครื่องซักผ้า = mesin cuci
fan = พัดลม = kipas angin
kettle = กาต้มน้ำ = กาน้ำร้อน = ketel
hair dryer = ไดร์เป่าผม = ไดร์ = pengering rambut
iron = เตารีด = setrika
serum = เซรั่ม = เซรัม
sunscreen = ครีมกันแดด = tabir surya = sunblock = sunblok
moisturizer = มอยส์เจอร์ไรเซอร์ = มอยเจอร์ไรเซอร์ = moisturiser = pelembab
toner = โทนเนอร์
cleanser = คลีนเซอร์
shampoo = แชมพู = sampo = shampo
conditioner = kondisioner = คอนดิชันเนอร์ = ครีมนวด = ครีมนวดผม
lipstick = ลิปสติก = ลิป = lipstik
mascara = มาสคาร่า = maskara
cushion = คุชชั่น = คุชชัน
perfume = น้ำหอม = parfum
vitamin = วิตามิน = ไวตามิน
whey = เวย์
mask = มาส์ก = มาสก์ = masker
shirt = เสื้อเชิ้ต = kemeja
clothes = clothing = เสื้อผ้า = baju = pakaian = busana = quần áo = áo quần = damit = kasuotan
blouse = เสื้อเบลาส์ = blus
t-shirt = เสื้อยืด = kaos = kaus = tshirt = tee = kaos oblong
jeans = ยีนส์ = กางเกงยีนส์ = กางเกงยีน = celana jeans = celana jin
jacket = แจ็คเก็ต = แจ็กเก็ต = jaket
coat = โค้ต = โค้ท = เสื้อโค้ต = เสื้อโค้ท = mantel
hoodie = ฮู้ดดี้ = เสื้อฮู้ด
sneaker = sneakers = trainers = sepatu kets = สนีกเกอร์ = สนีคเกอร์ = รองเท้าผ้าใบ
shoes = shoe = รองเท้า = sepatu
sandals = รองเท้าแตะ = sandal
bag = กระเป๋า = tas
handbag = กระเป๋าถือ = tas jinjing
shoulder bag = sling bag = crossbody bag = กระเป๋าสะพาย = กระเป๋าสะพายข้าง = tas selempang = tas bahu
school bag = กระเป๋านักเรียน = tas sekolah
backpack = rucksack = กระเป๋าเป้ = เป้ = เป้สะพายหลัง = ransel = tas ransel = แบ็คแพ็ค
watch = นาฬิกา = jam tangan
sofa = โซฟา
mattress = ที่นอน = ฟูก = kasur
bed = เตียง = เตียงนอน = tempat tidur = ranjang
pillow = หมอน = bantal
lamp = โคมไฟ = lampu
drill = สว่าน = bor
helmet = หมวกกันน็อค = helm
coffee = กาแฟ = kopi
chocolate = ช็อกโกแลต = ช็อคโกแลต = cokelat = coklat
milk = นม = susu
diaper = diapers = ผ้าอ้อม = popok = แพมเพิส = แพมเพิร์ส
stroller = รถเข็นเด็ก = kereta bayi
toy = toys = ของเล่น = mainan
game = เกม
phone = handphone = โทรศัพท์ = มือถือ = โทรศัพท์มือถือ = hp = hape = ponsel = telepon = smartphone = smart phone = สมาร์ตโฟน = สมาร์ทโฟน = ponsel pintar
case = เคส = casing
glass = ฟิล์มกระจก
memory card = เมมโมรี่การ์ด = kartu memori
hard disk = harddisk = hard drive = portable drive = external hard drive = ฮาร์ดดิสก์ = ฮาร์ดดิส = hdd
flash drive = flashdrive = แฟลชไดรฟ์ = flashdisk
screen protector = ฟิล์มกันรอย = ฟิลม์กันรอย = pelindung layar = anti gores
phone case = เคสมือถือ = เคสโทรศัพท์ = casing hp
power strip = ปลั๊กพ่วง = ปลั๊กไฟ = stop kontak
light bulb = smart bulb = bulb = หลอดไฟ = bohlam = bohlamp
flashlight = torch = ไฟฉาย = senter
game controller = gamepad = joystick = จอยเกม = จอยเกมส์ = จอย = stik game = stik gim = joystik
dash cam = dashcam = กล้องติดรถยนต์ = กล้องหน้ารถ
coffee maker = coffee machine = เครื่องชงกาแฟ = mesin kopi
toaster = เครื่องปิ้งขนมปัง = pemanggang roti
oven = เตาอบ
gas stove = เตาแก๊ส = kompor
frying pan = pan = กระทะ = กะทะ = wajan = teflon = กระทะเทฟล่อน = เทฟล่อน = เทฟลอน = non stick pan = nonstick pan = wajan anti lengket
saucepan = cooking pot = pot = หม้อ = panci
hot pot = หม้อสุกี้ = หม้อสุกี้ไฟฟ้า = panci hot pot
teapot = กาน้ำชา = teko
knife = มีด = pisau
kitchen knife = chef's knife = มีดทำครัว = มีดเชฟ = pisau dapur = pisau koki
plate = จาน = piring
bowl = ชาม = mangkuk = mangkok
spoon = ช้อน = sendok
fork = ส้อม = garpu
cutlery = ช้อนส้อม = sendok garpu = ชุดช้อนส้อม
bottle = ขวด = botol
tumbler = กระติกน้ำ = แก้วเก็บความเย็น
towel = ผ้าเช็ดตัว = handuk
blanket = ผ้าห่ม = selimut
bed sheet = ผ้าปูที่นอน = sprei = seprai
curtain = ผ้าม่าน = gorden
table = โต๊ะ = meja
chair = เก้าอี้ = kursi
office chair = เก้าอี้สำนักงาน = kursi kantor
shelf = ชั้นวาง = rak
mirror = กระจก = cermin
umbrella = ร่ม = payung
suitcase = luggage = กระเป๋าเดินทาง = กระเป๋าล้อลาก = กระเป๋าลาก = koper = trolley bag
wallet = กระเป๋าสตางค์ = dompet
belt = เข็มขัด = ikat pinggang
socks = ถุงเท้า = kaos kaki
underwear = ชุดชั้นใน = กางเกงใน = pakaian dalam
dress = เดรส = gaun
skirt = กระโปรง
trousers = pants = กางเกง = celana
swimsuit = ชุดว่ายน้ำ = baju renang
running shoes = รองเท้าวิ่ง = sepatu lari
hat = cap = หมวก = หมวกแก๊ป = topi
glove = gloves = ถุงมือ = sarung tangan
scarf = ผ้าพันคอ = syal
ring = แหวน = cincin
high heels = heels = รองเท้าส้นสูง = ส้นสูง = sepatu hak = sepatu hak tinggi
leather shoes = รองเท้าหนัง = sepatu kulit
sunglasses = shades = แว่นกันแดด = แว่นตากันแดด = แว่นดำ = kacamata hitam = kaca mata hitam = kacamata item = kaca mata item
necklace = สร้อยคอ = kalung
earring = earrings = ต่างหู = anting
rice = ข้าวสาร = ข้าวหอม = ข้าวหอมมะลิ = beras
cooking oil = น้ำมันพืช = minyak goreng
instant noodles = instant noodle = บะหมี่กึ่งสำเร็จรูป = บะหมี่ซอง = มาม่า = mi instan = mie instan = indomie
snack = snacks = ขนม = camilan = cemilan
bread = ขนมปัง = roti tawar
bread maker = bread machine = เครื่องทำขนมปัง = pembuat roti
biscuit = biscuits = cookie = cookies = คุกกี้ = บิสกิต = biskuit = kue kering
honey = น้ำผึ้ง = madu
salt = เกลือ = garam
tea = ใบชา = teh
sugar = น้ำตาล = gula
soap = สบู่ = sabun
toothpaste = ยาสีฟัน = pasta gigi = odol
toothbrush = แปรงสีฟัน = sikat gigi
electric toothbrush = แปรงสีฟันไฟฟ้า = sikat gigi elektrik = sikat gigi listrik
razor = มีดโกน = ที่โกนหนวด = pisau cukur = alat cukur
comb = หวี = sisir
nail polish = น้ำยาทาเล็บ = สีทาเล็บ = kuteks = cat kuku
detergent = ผงซักฟอก = น้ำยาซักผ้า = deterjen
fabric softener = น้ำยาปรับผ้านุ่ม = ปรับผ้านุ่ม = pewangi pakaian
tissue = ทิชชู่ = ทิชชู = กระดาษทิชชู่ = tisu
lotion = body lotion = โลชั่น = โลชัน = losion = ครีมทาผิว = ครีมทาตัว = โลชั่นทาผิว = hand body
face wash = โฟมล้างหน้า = sabun muka
foundation = รองพื้น = alas bedak
bicycle = bike = จักรยาน = sepeda
folding bike = foldable bike = foldable bicycle = folding bicycle = จักรยานพับ = จักรยานพับได้ = sepeda lipat
scooter = สกู๊ตเตอร์ = otoped = skuter
compass = เข็มทิศ = kompas
tent = เต็นท์ = เต้นท์ = tenda
yoga mat = เสื่อโยคะ = matras yoga
guitar = กีตาร์ = กีต้าร์ = gitar
violin = ไวโอลิน = biola
piano = เปียโน
telescope = กล้องดูดาว = teleskop
book = หนังสือ = buku
note book = สมุด = สมุดโน้ต = buku tulis = buku catatan
crayon = ดินสอสี = สีเทียน = krayon
pen = ปากกา = pena = pulpen
doll = ตุ๊กตา = boneka
teddy bear = ตุ๊กตาหมี = boneka beruang = teddy
jigsaw = จิ๊กซอว์ = จิ๊กซอ = puzzle
screwdriver = ไขควง = obeng
hammer = ค้อน = palu
cat supplies = ของใช้แมว = kebutuhan kucing
dog toy = dog toys = toys for dogs = toy for dogs = ของเล่นสุนัข = ของเล่นหมา = mainan anjing
cat toy = cat toys = ของเล่นแมว = mainan kucing
cat food = อาหารแมว = makanan kucing
dog food = อาหารสุนัข = อาหารหมา = makanan anjing
fish food = อาหารปลา = pakan ikan
cat litter = ทรายแมว = pasir kucing
baby bottle = ขวดนม = botol bayi = botol susu
formula milk = นมผง = susu formula
`
  .trim()
  .split('\n');

/** What things are like, or are for, as the common dictionary has it. */
const COMMON_TRAITS: readonly string[] = `
seamless = ไร้รอยต่อ = ไร้ตะเข็บ = ไร้ขอบ
bluetooth = บลูทูธ = บลูทูท = บลูทูส
gaming = เกมมิ่ง = เกมมิง
wireless = ไร้สาย = ไวร์เลส = nirkabel = no wire = no wires = without wire = without wires
whitening = brightening = pampaputi = ไวท์เทนนิ่ง = pemutih kulit = làm trắng da
electric = ไฟฟ้า = elektrik = listrik
portable = พกพา = portabel
foldable = พับได้ = lipat
waterproof = water resistant = water-resistant = กันน้ำ = tahan air = anti air = kalis air = tahan hujan = anti hujan
noise cancelling = noise cancellation = noise canceling = ตัดเสียงรบกวน = ตัดเสียง = กันเสียงรบกวน = ลดเสียงรบกวน = peredam bising
long battery life = แบตอึด = แบตทน = แบตนาน = baterai awet = baterai tahan lama = bateri tahan lama = baterainya awet = batre awet = batrenya awet = jarang dicas = แบตอยู่ได้นาน = ไม่ต้องชาร์จบ่อย
long lasting = ติดทน = ติดทนนาน = tahan lama
dishwasher safe = ล้างเครื่องได้
induction ready = ใช้กับเตาแม่เหล็ก = untuk induksi
for beginners = สำหรับผู้เริ่มต้น = สำหรับมือใหม่ = มือใหม่ = untuk pemula
no transfer = ไม่ติดแก้ว = ไม่ติดแมส = tidak membekas
heart rate = heart rate monitor = วัดชีพจร = วัดหัวใจ = degupan jantung = denyut jantung = detak jantung = nhịp tim = đo nhịp tim = kadar jantung
silent clicks = เสียงเงียบ = ไร้เสียงคลิก = klik senyap
non slip = non-slip = anti slip = anti-slip = กันลื่น = antiselip = chống trượt = tak licin
cabin approved = flight approved = พกขึ้นเครื่องได้ = ขึ้นเครื่องได้ = boleh dibawa ke kabin = naik pesawat
lightweight = น้ำหนักเบา = เบา = เบาๆ = เบาพิเศษ = ไม่หนัก = ringan = enteng = ultra light = siêu nhẹ = sangat ringan
fast charging = ชาร์จเร็ว = ชาร์จไว = isi daya cepat = pengisian cepat
machine washable = ซักเครื่องได้ = bisa dicuci mesin
led = แอลอีดี
usb = ยูเอสบี
collagen = คอลลาเจน = คอลาเจน = kolagen
protein = โปรตีน
pro = โปร
max = แม็กซ์ = แมกซ์
plus = พลัส
mini = มินิ
small
large
wooden
organic
ultra = อัลตร้า = อัลตรา
set = เซ็ต = เซต
type c = type-c = typec = usb c = usb-c = usbc = tipe c = tipe-c = ไทป์ซี = ไทปซี
vitamin c = วิตามินซี = วิตซี
cat = แมว = kucing
dog = สุนัข = หมา = anjing
black = สีดำ = hitam
white = สีขาว = putih
red = สีแดง = merah = wine red = maroon = burgundy
blue = สีน้ำเงิน = biru
sky blue = สีฟ้า = light blue = biru muda
navy blue = สีกรมท่า = สีกรม = biru dongker
yellow = สีเหลือง = kuning
purple = สีม่วง = ungu
grey = gray = สีเทา = abu-abu = kelabu
brown = สีน้ำตาล
beige = สีเบจ = krem
green = สีเขียว = hijau
pink = สีชมพู = rose gold
women = ผู้หญิง = wanita = perempuan = cewek
men = ผู้ชาย = pria = cowok
kids = เด็ก = anak
baby = ทารก = bayi
`
  .trim()
  .split('\n');

const headOf = (line: string) => line.split('=')[0]?.trim() ?? '';
const COMMON_HEADS: ReadonlySet<string> = new Set(COMMON_TRAITS.map(headOf));

/** What things are like, or are for: by itself none says what is looked for. */
export const TRAITS: readonly string[] = [
  ...COMMON_TRAITS,
  ...qualityHeads().filter((head) => !COMMON_HEADS.has(head)),
];

/** What things are for, of and against: words as good as others, in several languages. */
export const PURPOSES: readonly string[] = purposeHeads();
