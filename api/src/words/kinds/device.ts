/** Electric things and what goes with them: kinds in the languages of the markets (kinds.ts). */
export const DEVICE = `
clamp tool: en c clamp = bench vise = g clamp = wood clamp; th แคลมป์ = ปากกาจับชิ้นงาน =
ซีแคลมป์; lat pak ka chap; id ragum = klem c = catok kayu; ms pengapit c = ragum; vi ê tô = kẹp
chữ c; tl gato na pang ipit = pang ipit ng kahoy,
electrical wire: en electric wire = copper wire = wires cable = speaker wire; th สายไฟ =
สายทองแดง; lat sai fai; id kabel listrik = kabel tembaga; ms wayar elektrik = wayar; vi dây điện =
dây đồng; tl kawad ng kuryente = wire ng kuryente,
light switch: en wall switch = dimmer switch = switch outlet = wall socket = electrical outlet =
smart switch; th สวิตช์ไฟ = เต้ารับ = ปลั๊กไฟผนัง; lat sa wit fai; id saklar = saklar lampu; ms
suis lampu = soket dinding; vi công tắc = ổ cắm tường = công tắc điện; tl suwits = saksakan =
outlet sa pader,
circuit breaker: en mcb = breaker switch = rccb; th เบรกเกอร์; lat brek koe; id mcb = saklar
pemutus; ms pemutus litar; vi cầu dao = aptomat; tl breaker ng kuryente,
power strip: en extension wire = extension cable = surge protector; lat rang plak; id kabel roll;
vi ổ cắm nối dài = dây nối dài; tl ekstensyon ng kuryente = saksakan na mahaba,
adapter: id adaptor = konverter; ms penyesuai = penukar; vi đầu chuyển = bộ chuyển đổi = cáp chuyển;
lat hua plaeng,
plug adapter: en travel adapter = universal adapter = plug converter; th หัวแปลงปลั๊ก =
อะแดปเตอร์เดินทาง; lat hua plaeng plak; id adaptor travel = sambungan colokan = steker; ms
penyesuai palam = adapter kembara; vi ổ chuyển đổi = phích cắm chuyển đổi; tl adapter ng saksakan,
solar panel: en solar panels = solar power = power station = solar generator = inverter; th
แผงโซลาร์เซลล์ = อินเวอร์เตอร์; lat phaeng so la = in woe toe; id panel surya = panel tenaga surya
= inverter; ms panel solar = penyongsang; vi tấm pin năng lượng mặt trời = biến tần = bộ kích
điện; tl solar na panel = imberter,
hdmi cable: en hdmi cord = display cable = vga cable = displayport cable; th สายเอชดีเอ็มไอ =
สายต่อทีวี; lat sai hdmi; id kabel hdmi; ms kabel hdmi; vi cáp hdmi = dây hdmi; tl kable ng hdmi,
lan cable: en ethernet cable = network cable = internet cable = cat6; th สายแลน; lat sai laen; id
kabel lan = kabel internet; ms kabel lan = kabel internet; vi dây mạng = cáp mạng; tl kable ng
internet = lan na kable,
audio cable: en aux cable = audio jack = rca cable = audio adapter = splitter cable; th
สายเอยูเอ็กซ์ = สายสัญญาณเสียง; lat sai siang; id kabel aux = kabel audio; ms kabel aux = kabel
audio; vi dây loa = cáp âm thanh = dây aux; tl kable ng audio,
tv bracket: en tv mount = wall mount bracket = tv wall mount = monitor arm = tv stand; th
ขาแขวนทีวี = ขายึดทีวี; lat kha khwaen thi wi; id bracket tv = gantungan tv; ms pendakap tv =
bracket televisyen; vi giá treo tivi = khung treo tivi = giá treo màn hình; tl sabitan ng tv =
bracket ng tv,
gimbal: en phone stabilizer = camera stabilizer = phone gimbal; th ไม้กันสั่น = กิมบอล; lat mai
kan san; id stabilizer kamera = stabilizer hp; ms penstabil kamera; vi gậy chống rung = tay cầm
chống rung; tl pampatatag ng camera,
camera bag: en camera case = camera strap = lens cap = lens hood; th กระเป๋ากล้อง = สายคล้องกล้อง
= ฟิลเตอร์เลนส์; lat krapao klong; id tas kamera = tali kamera; ms beg kamera = tali kamera; vi
túi máy ảnh = dây đeo máy ảnh = kính lọc; tl bag ng kamera = strap ng camera,
phone ring: en phone grip = phone strap = phone lanyard = ring holder = popsocket; th แหวนมือถือ =
สายคล้องมือถือ = กริปมือถือ; lat sai khlong mue thue; id ring hp = tali hp = gantungan hp =
popsocket hp; ms cincin telefon = tali telefon; vi nhẫn điện thoại = dây đeo điện thoại; tl tali
ng cellphone = singsing ng cellphone,
charging cable: en phone cable = data cord; th สายชาร์จมือถือ = สายยูเอสบี; lat sai chat mue thue;
id kabel hp; ms kabel telefon; vi dây sạc điện thoại = cáp điện thoại; tl kurdon ng charger ng cp
= kable ng cp = wire ng charger,
wifi repeater: en wifi extender = signal booster = wifi booster = wifi adapter = wifi dongle; th
ตัวขยายสัญญาณไวไฟ = ตัวรับสัญญาณไวไฟ; lat tua kha yai wai fai; id penguat wifi = penguat sinyal =
dongle wifi; ms penguat isyarat wifi; vi bộ kích sóng wifi = kích wifi; tl pampalakas ng wifi =
pampalakas ng signal,
graphics tablet: en drawing tablet = pen tablet = drawing pad; th เมาส์ปากกา = แท็บเล็ตวาดรูป; lat
mao pak ka; id pen tablet gambar = tablet gambar; ms tablet lukisan; vi bảng vẽ điện tử = bảng vẽ;
tl tablet na guhitan,
space heater: en room heater = electric heater = heater fan = hand warmer = electric blanket; th
ฮีตเตอร์ = เครื่องทำความร้อน = ผ้าห่มไฟฟ้า; lat hit toe; id pemanas ruangan = penghangat ruangan;
ms pemanas bilik; vi máy sưởi = quạt sưởi = chăn điện; tl pampainit ng kwarto,
steam mop: en steam cleaner = electric mop = floor scrubber = spin scrubber = cleaning brush =
electric scrubber; th ม็อบไอน้ำ = เครื่องขัดพื้น = แปรงทำความสะอาด = แปรงขัดพื้น; lat praeng khat
phuen; id pel uap = sikat lantai = sikat pembersih = sikat elektrik; ms mop wap = berus lantai =
berus pembersih; vi cây lau hơi nước = bàn chải cọ sàn = bàn chải chà sàn = cọ vệ sinh; tl pang
iskoba = iskoba = pang kuskos ng sahig,
water flosser: en oral irrigator = dental water jet = tongue scraper = teeth whitening = tongue
cleaner; th ไหมขัดฟันพลังน้ำ = ที่ขูดลิ้น = เจลฟอกฟันขาว; lat thi khut lin; id pembersih lidah =
pemutih gigi = water flosser gigi; ms pengikis lidah = pemutih gigi; vi tăm nước = máy tăm nước =
cạo lưỡi = làm trắng răng; tl pang linis ng dila = pampaputi ng ngipin,
thermal printer: en label printer = receipt printer = label maker = pos printer = portable
printer; th เครื่องพิมพ์ใบเสร็จ = เครื่องพิมพ์ฉลาก = เครื่องปริ้นสติ๊กเกอร์; lat khrueang phim bai
set; id printer thermal = printer resi = printer label; ms pencetak resit = pencetak label; vi máy
in hóa đơn = máy in nhiệt = máy in tem; tl pang print ng resibo,
thermal paper: en receipt paper = label sticker = sticker paper = photo paper = shipping label; th
กระดาษความร้อน = สติกเกอร์ความร้อน = กระดาษสติกเกอร์ = กระดาษโฟโต้; lat kra dat sa tik koe; id
kertas thermal = kertas label = kertas stiker = kertas foto; ms kertas termal = kertas pelekat =
kertas foto; vi giấy in nhiệt = giấy in ảnh = tem nhãn = decal giấy; tl papel ng resibo = papel na
sticker,
barcode scanner: en cash drawer = qr scanner = money counter = cash box = bill counter; th
เครื่องสแกนบาร์โค้ด = เครื่องนับเงิน = ลิ้นชักเก็บเงิน; lat khrueang nap ngoen; id scanner barcode
= mesin kasir = mesin hitung uang; ms pengimbas kod bar = laci tunai = mesin kira duit; vi máy
quét mã vạch = máy đếm tiền = két đựng tiền; tl pang scan ng barcode = pambilang ng pera,
pc case: en computer case = computer casing = atx case = cpu casing; th เคสคอม = เคสคอมพิวเตอร์;
lat khet khom; id casing pc = casing komputer; ms casing komputer = sarung cpu; vi vỏ máy tính =
vỏ case máy tính; tl kahon ng kompyuter,
motherboard: en mainboard = mobo; th เมนบอร์ด = มาเธอร์บอร์ด; lat men bot; id papan induk =
motherboard komputer; ms papan induk; vi bo mạch chủ; tl motherbord,
power supply: en psu = switching power supply = atx power supply; th พาวเวอร์ซัพพลาย =
เพาเวอร์ซัพพลาย; id catu daya; ms bekalan kuasa; vi nguồn máy tính = bộ nguồn; tl suplay ng
kuryente,
cpu cooler: en cpu fan = heatsink = liquid cooler = thermal paste; th ซิลิโคนซีพียู =
พัดลมซีพียู; id kipas cpu = pasta termal = pendingin prosesor; ms kipas cpu = penyejuk cpu; vi
tản nhiệt cpu = keo tản nhiệt; tl bentilador ng cpu,
projector screen: en projection screen; th จอโปรเจคเตอร์ = จอรับภาพ; lat cho pro chek toe; id
layar proyektor; ms skrin projektor; vi màn chiếu; tl tabing ng projector = screen ng projector,
sound card: en audio interface = usb sound card = audio mixer = mixer console; th ซาวด์การ์ด =
ออดิโออินเตอร์เฟส = มิกเซอร์เสียง; id kartu suara = mixer audio; ms kad bunyi = pengadun audio;
vi card âm thanh = sound card thu âm; tl sound kard,
smart plug: en wifi plug = smart socket = timer plug; th ปลั๊กอัจฉริยะ = ปลั๊กไวไฟ; id stop
kontak pintar = colokan pintar; ms palam pintar = soket pintar; vi ổ cắm thông minh = ổ cắm wifi;
tl matalinong saksakan,
3d printer: en filament = pla filament = resin printer = 3d printers; th เครื่องพิมพ์สามมิติ =
เส้นพลาสติก; lat khrueang phim sam mi ti; id printer tiga dimensi = filamen; ms pencetak 3d =
filamen pencetak; vi máy in 3d = nhựa in 3d; tl printer na 3d,
car stereo: en car radio = android head unit = car multimedia player = car amplifier; th
วิทยุรถยนต์ = เครื่องเสียงรถยนต์ = จอแอนดรอยด์; lat wi thayu rot; id tape mobil = head unit mobil
= audio mobil; ms radio kereta = pemain android kereta; vi màn hình android ô tô = loa ô tô; tl
radyo ng kotse = stereo ng kotse,
intercom: en helmet intercom = motorcycle intercom = door intercom = video intercom; th
อินเตอร์คอม = บลูทูธติดหมวกกันน็อค; id interkom = interkom helm; ms interkom = interkom topi
keledar; vi bộ đàm mũ bảo hiểm = chuông cửa có hình; tl interkom = interkom ng helmet,
phone case: th ซองมือถือ; lat khes = khes mue thue = khet iphone = khes iphone; id sarung hp =
silikon hp = softcase hp; ms sarung telefon = casing telefon = casing fon; tl case ng cp = case ng
cellphone = keys ng cellphone,
feature phone: en senior phone = button phone = push button phone = keypad mobile; th มือถือปุ่มกด =
โทรศัพท์ปุ่มกด = มือถือผู้สูงอายุ; id hp tombol = hp lansia; ms telefon butang = fon butang = telefon orang
tua = telefon warga emas; vi điện thoại cục gạch = điện thoại phím; tl de pindot na cellphone = de
keypad,
phone: id hape = henpon; ms henpon = hanpon = henfon = fon; vi dế yêu; tl telepono na android,
phone stand: en phone desk stand = tablet stand; th ขาตั้งมือถือ = แท่นวางมือถือ; id stand hp = penyangga
hp = dudukan hp; ms pemegang telefon meja = stand telefon; vi giá đỡ điện thoại; tl stand ng cp,
`;
