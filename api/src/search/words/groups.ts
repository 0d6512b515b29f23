/**
 * Names and loan words in their spellings, one group a line: whoever writes one of a group finds the others. What operators
 * add per tenant stands in `search_synonym`. Spellings are as people type them; `normalise` has the last word.
 */
export const GROUPS: readonly string[] = `
samsung = ซัมซุง = ซัมซุง์
apple = แอปเปิล = แอปเปิ้ล = แอ๊ปเปิ้ล
iphone = ไอโฟน
ipad = ไอแพด
macbook = แมคบุ๊ก = แมคบุ๊ค = แม็คบุ๊ค
airpods = แอร์พอด = แอร์พอดส์
galaxy = กาแลคซี่ = กาแลกซี่ = กาแล็กซี่ = กาแล็คซี่
huawei = หัวเว่ย = หัวเหว่ย
xiaomi = เสียวหมี่ = เสี่ยวหมี่ = เซียวมี่ = เซียวหมี่
redmi = เรดมี่ = เรดมี
oppo = ออปโป้ = ออปโป = อ๊อปโป้
vivo = วีโว่ = วีโว้
realme = เรียลมี = เรียวมี
honor = ออเนอร์ = ฮอนเนอร์
infinix = อินฟินิกซ์
nokia = โนเกีย
motorola = โมโตโรล่า = โมโตโรลา
oneplus = วันพลัส
asus = เอซุส = อัสซุส
acer = เอเซอร์
lenovo = เลอโนโว = เลโนโว
dell = เดลล์
microsoft = ไมโครซอฟท์ = ไมโครซอฟต์
google = กูเกิล = กูเกิ้ล
intel = อินเทล
canon = แคนนอน
nikon = นิคอน
epson = เอปสัน
brother = บราเดอร์
sony = โซนี่ = โซนี
panasonic = พานาโซนิค = พานาโซนิก
philips = ฟิลิปส์ = ฟิลิป = ฟิลลิปส์
toshiba = โตชิบา = โตชิบ้า
hitachi = ฮิตาชิ
sharp = ชาร์ป
mitsubishi = มิตซูบิชิ
daikin = ไดกิ้น = ไดกิน
electrolux = อีเลคโทรลักซ์ = อิเล็กโทรลักซ์ = อีเลคโทรลัก
dyson = ไดสัน
tefal = เทฟาล = ทีฟาล์ว = ทีฟาล
haier = ไฮเออร์
hisense = ไฮเซนส์
bosch = บ๊อช = บอช
makita = มากีต้า = มากิต้า
hatari = ฮาตาริ
sanyo = ซันโย
otto = ออตโต้ = อ๊อตโต้
smarthome = สมาร์ทโฮม
anker = แองเคอร์ = แอนเคอร์
baseus = เบซุส = บาซุส
ugreen = ยูกรีน
eloop = อีลูป
logitech = ลอจิเทค = โลจิเทค = ลอจิเทก
razer = เรเซอร์
jbl = เจบีแอล
bose = โบส
marshall = มาร์แชล = มาร์แชลล์
sennheiser = เซนไฮเซอร์
gopro = โกโปร
sandisk = แซนดิสก์ = แซนดิส
kingston = คิงส์ตัน = คิงสตัน
nintendo = นินเทนโด = นินเทนโด้
playstation = เพลย์สเตชั่น = เพลสเตชั่น
adidas = อาดิดาส
nike = ไนกี้ = ไนกี
reebok = รีบอค = รีบอก
puma = พูม่า = พูมา
converse = คอนเวิร์ส = คอนเวิส
vans = แวนส์
fila = ฟิล่า
skechers = สเก็ตเชอร์ส = สเก็ตเชอร์
crocs = คร็อคส์ = คร็อกส์
asics = เอสิคส์ = แอซิกส์
uniqlo = ยูนิโคล่ = ยูนิโคล = ยูนิโคล่
levis = ลีวายส์ = levi's
lacoste = ลาคอสท์ = ลาคอสต์
casio = คาสิโอ = คาซิโอ้
seiko = ไซโก้ = ไซโก
garmin = การ์มิน
fitbit = ฟิตบิท
loreal = ลอรีอัล = l'oreal = ลอริอัล
garnier = การ์นิเย่ = การ์นิเยร์
maybelline = เมย์เบลลีน = เมเบอลีน
mistine = มิสทีน = มิสทิน
nivea = นีเวีย
vaseline = วาสลีน = วาสลิน
dove = โดฟ
sunsilk = ซันซิล
pantene = แพนทีน
cetaphil = เซตาฟิล = เซตาฟิว
cerave = เซราวี
eucerin = ยูเซอริน
senka = เซ็นกะ
biore = บิโอเร
laneige = ลาเนจ
innisfree = อินนิสฟรี
colgate = คอลเกต
sensodyne = เซ็นโซดายน์
wardah = วาร์ดาห์
nestle = เนสท์เล่ = เนสเล่
nescafe = เนสกาแฟ
milo = ไมโล
ovaltine = โอวัลติน
lays = เลย์
oreo = โอรีโอ
mama = มาม่า
pampers = แพมเพิส = แพมเพอร์ส
mamypoko = มามี่โพโค = มามี่โพโกะ
huggies = ฮักกี้ส์ = ฮักกี้
lego = เลโก้ = เลโก
hotwheels = ฮอตวีล
ikea = อิเกีย
lazada = ลาซาด้า = ลาซาดา
shopee = ช้อปปี้ = ช็อปปี้ = ชอปปี้
tiktok = ติ๊กต็อก = ติ๊กตอก = ติกต็อก
central = เซนทรัล = เซ็นทรัล
lotus = โลตัส
lock and lock = ล็อคแอนด์ล็อค
zebra = ซีบร้า
seagull = นกนางนวล
toyota = โตโยต้า
honda = ฮอนด้า
yamaha = ยามาฮ่า
michelin = มิชลิน
powerbank = power bank = พาวเวอร์แบงก์ = พาวเวอร์แบงค์ = เพาเวอร์แบงก์ = เพาเวอร์แบงค์ = พาวเวอแบงค์ = แบตสำรอง
bluetooth = บลูทูธ = บลูทูท = บลูทูส
notebook = โน้ตบุ๊ก = โน๊ตบุ๊ค = โน้ตบุ๊ค = โน๊ตบุ๊ก = laptop = แล็ปท็อป = แลปท็อป = แล็ปทอป
computer = คอมพิวเตอร์ = komputer
tablet = แท็บเล็ต = แท็ปเล็ต = แทบเล็ต
smartphone = สมาร์ทโฟน = smart phone
smartwatch = สมาร์ทวอทช์ = สมาร์ทวอช = smart watch = นาฬิกาอัจฉริยะ
smart tv = สมาร์ททีวี = smarttv
television = โทรทัศน์ = ทีวี = tv = televisi
keyboard = คีย์บอร์ด = คีบอร์ด
mouse = เมาส์ = เม้าส์
gaming = เกมมิ่ง = เกมมิง
monitor = มอนิเตอร์ = จอมอนิเตอร์
printer = ปริ้นเตอร์ = พรินเตอร์ = เครื่องพิมพ์
router = เราเตอร์ = เร้าเตอร์
speaker = ลำโพง = สปีคเกอร์
headphone = headphones = หูฟัง = headset = เฮดโฟน = earphone = earphones
earbuds = เอียร์บัด = เอียบัด
wireless = ไร้สาย = ไวร์เลส = nirkabel
microphone = ไมโครโฟน = mikrofon = mic
camera = กล้อง = kamera
charger = ที่ชาร์จ = หัวชาร์จ = ชาร์จเจอร์ = pengisi daya
adapter = อะแดปเตอร์ = อแดปเตอร์ = adaptor
cable = สายเคเบิล = kabel
usb = ยูเอสบี
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
collagen = คอลลาเจน = คอลาเจน = kolagen
sunscreen = ครีมกันแดด = กันแดด = tabir surya = sunblock
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
protein = โปรตีน
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
diaper = diapers = ผ้าอ้อม = popok
stroller = รถเข็นเด็ก = kereta bayi
toy = toys = ของเล่น = mainan
game = เกม
pro = โปร
max = แม็กซ์ = แมกซ์
plus = พลัส
mini = มินิ
ultra = อัลตร้า = อัลตรา
set = เซ็ต = เซต
phone = handphone = โทรศัพท์ = มือถือ = hp = ponsel = telepon
case = เคส = casing
glass = ฟิล์มกระจก
memory card = เมมโมรี่การ์ด = kartu memori
black = สีดำ = hitam
white = สีขาว = putih
red = สีแดง = merah
blue = สีน้ำเงิน = biru
green = สีเขียว = hijau
pink = สีชมพู
women = ผู้หญิง = wanita = perempuan
men = ผู้ชาย = pria
kids = เด็ก = anak
baby = ทารก = bayi
`
  .trim()
  .split('\n');
