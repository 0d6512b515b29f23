/** Names of makers, shops and models in their spellings, one group a line (groups.ts). */
export const NAMES: readonly string[] = `
samsung = ซัมซุง = ซัมซุง์
apple = แอปเปิล = แอปเปิ้ล = แอ๊ปเปิ้ล
iphone = ไอโฟน
pro max = โปรแม็ก = โปรแมกซ์ = โปรแม็กซ์ = โปรแมก
ultra = อัลตร้า = อัลตรา
xbox = เอ็กซ์บ็อกซ์ = เอ็กซ์บอกซ์
nintendo switch = นินเทนโดสวิตช์ = นินเทนโดสวิช
thermomix = เทอร์โมมิกซ์
kindle = คินเดิล
ipad = ไอแพด
macbook = แมคบุ๊ก = แมคบุ๊ค = แม็คบุ๊ค
airpods = แอร์พอด = แอร์พอดส์
galaxy = แกแลคซี่ = แกแล็กซี่ = กาแลคซี่ = กาแลกซี่ = กาแล็กซี่ = กาแล็คซี่
huawei = หัวเว่ย = หัวเหว่ย
xiaomi = เสียวหมี่ = เสี่ยวหมี่ = เซียวมี่ = เซียวหมี่
redmi = เรดมี่ = เรดมี
poco = โปโก้ = โปโก = โพโค
tecno = เทคโน
nothing = นัทติง
hello kitty = เฮลโลคิตตี้ = เฮลโล คิตตี้ = คิตตี้
sanrio = ซานริโอ้ = ซานริโอ
doraemon = โดราเอมอน = โดเรม่อน
disney = ดิสนีย์
marvel = มาร์เวล
pokemon = โปเกมอน
labubu = ลาบูบู้ = ลาบูบู
pop mart = ป๊อปมาร์ท
dyson = ไดสัน
tefal = ทีฟาล์ว = เทฟาล
electrolux = อีเลคโทรลักซ์ = อีเล็กโทรลักซ์
haier = ไฮเออร์
beko = เบโค
sharp = ชาร์ป
thermos = เทอร์มอส
tupperware = ทัพเพอร์แวร์
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
`
  .trim()
  .split('\n');
