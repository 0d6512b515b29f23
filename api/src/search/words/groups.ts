/**
 * Names and loan words in their spellings, and what is sold in the words of three languages, one group a line: whoever
 * writes one of a group finds the others. What operators add per tenant stands in `search_synonym`. Spellings are as
 * people type them; `normalise` has the last word.
 */
import { NAMES } from './names.ts';

export const THINGS: readonly string[] = `
powerbank = power bank = พาวเวอร์แบงก์ = พาวเวอร์แบงค์ = เพาเวอร์แบงก์ = เพาเวอร์แบงค์ = พาวเวอแบงค์ = แบตสำรอง
notebook = โน้ตบุ๊ก = โน๊ตบุ๊ค = โน้ตบุ๊ค = โน๊ตบุ๊ก = laptop = แล็ปท็อป = แลปท็อป = แล็ปทอป
computer = คอมพิวเตอร์ = komputer
tablet = แท็บเล็ต = แท็ปเล็ต = แทบเล็ต
smartphone = สมาร์ทโฟน = สมาร์ตโฟน = smart phone = ponsel pintar
smartwatch = สมาร์ทวอทช์ = สมาร์ตวอทช์ = สมาร์ตวอตช์ = jam pintar = สมาร์ทวอช = สมาทวอช = smart watch = นาฬิกาอัจฉริยะ
smart tv = สมาร์ททีวี = smarttv
television = โทรทัศน์ = ทีวี = tv = televisi
keyboard = คีย์บอร์ด = คีบอร์ด
mouse = เมาส์ = เม้าส์ = เม้า = เมาท์ = เมาส
monitor = มอนิเตอร์ = จอมอนิเตอร์
printer = ปริ้นเตอร์ = พรินเตอร์ = เครื่องพิมพ์
router = เราเตอร์ = เร้าเตอร์
speaker = ลำโพง = สปีคเกอร์
headphone = headphones = หูฟัง = headset = เฮดโฟน = earphone = earphones = earbuds = เอียร์บัด = เอียบัด
microphone = ไมโครโฟน = mikrofon = mic
camera = กล้อง = kamera
charger = ที่ชาร์จ = หัวชาร์จ = ชาร์จเจอร์ = pengisi daya
adapter = อะแดปเตอร์ = อแดปเตอร์ = adaptor
cable = สายเคเบิล = kabel
microwave = ไมโครเวฟ = ไมโครเวป
air fryer = airfryer = หม้อทอดไร้น้ำมัน = แอร์ฟรายเออร์ = หม้อทอดลมร้อน
blender = เครื่องปั่น = เบลนเดอร์
mixer = มิกเซอร์ = เครื่องผสม
rice cooker = หม้อหุงข้าว = penanak nasi
vacuum cleaner = vacuum = เครื่องดูดฝุ่น = penyedot debu
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
sunscreen = ครีมกันแดด = กันแดด = tabir surya = sunblock = sunblok
moisturizer = มอยส์เจอร์ไรเซอร์ = มอยเจอร์ไรเซอร์ = moisturiser = pelembab
toner = โทนเนอร์
cleanser = คลีนเซอร์
shampoo = แชมพู = sampo = shampo
conditioner = คอนดิชันเนอร์ = ครีมนวด
lipstick = ลิปสติก = ลิป = lipstik
mascara = มาสคาร่า = maskara
cushion = คุชชั่น = คุชชัน
perfume = น้ำหอม = parfum
vitamin = วิตามิน = ไวตามิน
whey = เวย์
mask = มาส์ก = มาสก์ = masker
shirt = เสื้อเชิ้ต = kemeja
t-shirt = เสื้อยืด = kaos = tshirt
jeans = ยีนส์ = กางเกงยีนส์
jacket = แจ็คเก็ต = แจ็กเก็ต = jaket
hoodie = ฮู้ดดี้ = เสื้อฮู้ด
sneaker = sneakers = สนีกเกอร์ = สนีคเกอร์ = รองเท้าผ้าใบ
shoes = รองเท้า = sepatu
sandals = รองเท้าแตะ = sandal
bag = กระเป๋า = tas
backpack = กระเป๋าเป้ = เป้ = ransel = แบ็คแพ็ค
watch = นาฬิกา = jam tangan
sofa = โซฟา
mattress = ที่นอน = kasur
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
phone = handphone = โทรศัพท์ = มือถือ = โทรศัพท์มือถือ = hp = hape = ponsel = telepon = smartphone = สมาร์ตโฟน = สมาร์ทโฟน
case = เคส = casing
glass = ฟิล์มกระจก
memory card = เมมโมรี่การ์ด = kartu memori
hard disk = harddisk = ฮาร์ดดิสก์ = ฮาร์ดดิส
flash drive = flashdrive = แฟลชไดรฟ์ = flashdisk
screen protector = ฟิล์มกันรอย = ฟิลม์กันรอย = pelindung layar = anti gores
phone case = เคสมือถือ = เคสโทรศัพท์ = casing hp
power strip = ปลั๊กพ่วง = ปลั๊กไฟ = stop kontak
light bulb = หลอดไฟ = bohlam
dash cam = dashcam = กล้องติดรถยนต์ = กล้องหน้ารถ
coffee maker = coffee machine = เครื่องชงกาแฟ = mesin kopi
toaster = เครื่องปิ้งขนมปัง = pemanggang roti
oven = เตาอบ
gas stove = เตาแก๊ส = kompor
frying pan = pan = กระทะ = wajan
saucepan = cooking pot = หม้อ = panci
knife = มีด = pisau
plate = จาน = piring
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
suitcase = luggage = กระเป๋าเดินทาง = koper
wallet = กระเป๋าสตางค์ = dompet
belt = เข็มขัด = ikat pinggang
socks = ถุงเท้า = kaos kaki
underwear = ชุดชั้นใน = กางเกงใน = pakaian dalam
dress = เดรส = gaun
skirt = กระโปรง
trousers = pants = กางเกง = celana
swimsuit = ชุดว่ายน้ำ = baju renang
running shoes = รองเท้าวิ่ง = sepatu lari
hat = หมวก = topi
sunglasses = แว่นกันแดด = แว่นตากันแดด = kacamata hitam
necklace = สร้อยคอ = kalung
earring = earrings = ต่างหู = anting
rice = ข้าวสาร = beras
cooking oil = น้ำมันพืช = minyak goreng
instant noodles = บะหมี่กึ่งสำเร็จรูป = mi instan = mie instan
snack = snacks = ขนม = camilan = cemilan
tea = ใบชา = teh
sugar = น้ำตาล = gula
soap = สบู่ = sabun
toothpaste = ยาสีฟัน = pasta gigi = odol
toothbrush = แปรงสีฟัน = sikat gigi
detergent = ผงซักฟอก = น้ำยาซักผ้า = deterjen
fabric softener = น้ำยาปรับผ้านุ่ม = ปรับผ้านุ่ม = pewangi pakaian
tissue = ทิชชู่ = ทิชชู = กระดาษทิชชู่ = tisu
lotion = โลชั่น = โลชัน = losion
face wash = โฟมล้างหน้า = sabun muka
foundation = รองพื้น = alas bedak
bicycle = bike = จักรยาน = sepeda
tent = เต็นท์ = เต้นท์ = tenda
yoga mat = เสื่อโยคะ = matras yoga
guitar = กีตาร์ = กีต้าร์ = gitar
book = หนังสือ = buku
pen = ปากกา = pena = pulpen
doll = ตุ๊กตา = boneka
jigsaw = จิ๊กซอว์ = จิ๊กซอ = puzzle
screwdriver = ไขควง = obeng
hammer = ค้อน = palu
cat food = อาหารแมว = makanan kucing
dog food = อาหารสุนัข = อาหารหมา = makanan anjing
fish food = อาหารปลา = pakan ikan
cat litter = ทรายแมว = pasir kucing
baby bottle = ขวดนม = botol bayi = botol susu
formula milk = นมผง = susu formula
`
  .trim()
  .split('\n');

/** What things are like, or are for: by itself none says what is looked for. */
export const TRAITS: readonly string[] = `
bluetooth = บลูทูธ = บลูทูท = บลูทูส
gaming = เกมมิ่ง = เกมมิง
wireless = ไร้สาย = ไวร์เลส = nirkabel
usb = ยูเอสบี
collagen = คอลลาเจน = คอลาเจน = kolagen
protein = โปรตีน
pro = โปร
max = แม็กซ์ = แมกซ์
plus = พลัส
mini = มินิ
ultra = อัลตร้า = อัลตรา
set = เซ็ต = เซต
type c = type-c = usb c = usb-c = tipe c = tipe-c = ไทป์ซี = ไทปซี
vitamin c = วิตามินซี = วิตซี
cat = แมว = kucing
dog = สุนัข = หมา = anjing
black = สีดำ = hitam
white = สีขาว = putih
red = สีแดง = merah
blue = สีน้ำเงิน = biru
green = สีเขียว = hijau
pink = สีชมพู
women = ผู้หญิง = wanita = perempuan = cewek
men = ผู้ชาย = pria = cowok
kids = เด็ก = anak
baby = ทารก = bayi
`
  .trim()
  .split('\n');

export const GROUPS: readonly string[] = [...NAMES, ...THINGS, ...TRAITS];
