/** Kitchen and table: kinds in the languages of the markets (kinds.ts). */
export const KITCHEN = `
ice cream scoop: en ice cream spoon = cookie scoop; th ที่ตักไอศกรีม = ที่ตักไอติม; lat thi tak ai
tim; id sendok es krim = scoop es krim; ms sudu aiskrim; vi muỗng múc kem = cây múc kem; tl pang
sandok ng ice cream,
kitchen funnel: en funnel; th กรวยกรอก = กรวยกรอกน้ำ; id corong; ms corong; vi phễu; tl imbudo,
tea strainer: en tea infuser = tea filter; th ที่กรองชา = กระชอนกรองชา = ถุงกรองชา; lat thi krong
cha; id saringan teh; ms penapis teh; vi lọc trà = rây lọc trà; tl salaan ng tsaa,
oven mitt: en oven gloves = oven glove = baking gloves; th ถุงมือกันความร้อน = ถุงมือเตาอบ; lat
thung mue kan ron; id sarung tangan oven; ms sarung tangan ketuhar; vi găng tay lò nướng = găng
tay cách nhiệt; tl guwantes na pang oven,
pot holder: en trivet = hot pad; th ที่รองหม้อ = แผ่นรองหม้อ = ที่จับหม้อร้อน; id tatakan panci =
alas panci; ms alas periuk; vi lót nồi = miếng lót nồi; tl sapin ng kaldero = panghawak ng
kaldero,
coaster: en cup mat = drink coaster; th ที่รองแก้ว = แผ่นรองแก้ว; lat thi rong kaeo; id tatakan
gelas; ms alas cawan = pelapik cawan; vi lót ly = lót cốc; tl sapin ng baso,
placemat: en table mat; th ที่รองจาน = แผ่นรองจาน; id alas makan = tatakan piring; ms alas
pinggan; vi lót bàn ăn = thảm lót bàn; tl sapin ng plato,
spice jar: en spice rack = seasoning box = seasoning jar = condiment jar; th ขวดเครื่องปรุง =
กล่องเครื่องปรุง = กระปุกเครื่องปรุง; lat khuat khrueang prung; id tempat bumbu = botol bumbu =
toples bumbu; ms bekas rempah; vi lọ gia vị = hộp gia vị = hũ gia vị; tl lalagyan ng pampalasa,
oil dispenser: en oil bottle = oil sprayer = oil pot; th ขวดน้ำมัน = ขวดสเปรย์น้ำมัน =
เหยือกกรองน้ำมัน; id botol minyak = wadah minyak; ms bekas minyak = botol minyak masak; vi bình
đựng dầu ăn = bình xịt dầu ăn; tl lalagyan ng mantika,
cleaning cloth: en wiping cloth = microfiber cloth = microfibre cloth = dish cloth = dishcloth =
kitchen towel = cleaning rag = cleaning towel; th ผ้าเช็ดทำความสะอาด = ผ้าไมโครไฟเบอร์ =
ผ้าขี้ริ้ว = ผ้าเช็ดโต๊ะ = ผ้าเช็ดจาน; lat pha khi rio = pha chet to; id kain lap = lap microfiber
= kanebo = lap dapur; ms kain lap = kain buruk = tuala dapur; vi khăn lau = giẻ lau = khăn lau bếp
= khăn microfiber; tl basahan = pamunas = pamunas ng mesa,
bottle brush: en cup brush = bottle cleaner; th แปรงล้างขวด = แปรงล้างแก้ว = แปรงล้างขวดนม; id
sikat botol; ms berus botol; vi cọ rửa bình = cọ rửa ly = cọ bình sữa; tl pang linis ng bote =
brush ng bote,
bottle opener: en corkscrew = wine opener; th ที่เปิดขวด = ที่เปิดไวน์; lat thi poet khuat; id
pembuka botol = bukaan botol; ms pembuka botol; vi đồ khui bia = khui rượu = đồ mở nắp; tl
abrelata ng bote,
water dipper: en water scoop; th ขันน้ำ = ขันอาบน้ำ = ขันตักน้ำ; lat khan nam; id gayung = gayung
mandi; ms gayung = penceduk air; vi gáo múc nước = ca múc nước; tl tabo,
gallon pump: en water bottle pump = water gallon pump = drinking water pump; th ที่ปั๊มน้ำดื่ม =
หัวปั๊มน้ำถัง; id pompa galon = pompa galon elektrik; ms pam air botol; vi vòi bơm nước bình = máy
bơm nước bình; tl pang bomba ng galon,
kitchen timer: en cooking timer; th นาฬิกาจับเวลาทำอาหาร = เครื่องจับเวลา; id timer dapur; ms
pemasa dapur; vi đồng hồ hẹn giờ nấu ăn; tl timer sa kusina,
cookie cutter: en biscuit cutter = fondant cutter; th พิมพ์กดคุกกี้ = ที่ตัดคุกกี้; id cetakan kue
kering = cetakan cookies; ms acuan biskut; vi khuôn cắt bánh = khuôn bánh quy; tl pang hulma ng
cookies,
piping bag: en piping nozzle = pastry bag = icing nozzle; th หัวบีบครีม = ถุงบีบครีม; id piping
bag kue = spuit kue = plastik segitiga; ms beg paip kek; vi túi bắt kem = đui bắt kem,
vegetable chopper: en vegetable slicer = food chopper = food slicer = mandoline slicer = vegetable
cutter = garlic press; th เครื่องหั่นผัก = ที่สไลด์ผัก = ที่หั่นผัก = เครื่องสับ; lat khrueang han
phak; id alat pemotong sayur = pemotong sayur = parutan sayur; ms pemotong sayur = penghiris
sayur; vi dụng cụ thái rau = máy thái rau củ = dụng cụ bào rau củ; tl pang hiwa ng gulay = pang
tadtad,
skewer: en bbq skewers = skewers = satay stick; th ไม้เสียบ = ไม้เสียบลูกชิ้น =
เหล็กเสียบบาร์บีคิว; lat mai siap; id tusuk sate = tusukan sate; ms lidi sate = pencucuk sate; vi
que xiên = xiên nướng; tl tuhog = stick pang barbecue,
toothpick: en toothpicks = tooth pick; th ไม้จิ้มฟัน; lat mai chim fan; id tusuk gigi; ms
pencungkil gigi; vi tăm xỉa răng = tăm tre; tl palito ng ngipin,
table napkin: en napkins = serviette = paper napkin; th กระดาษเช็ดปาก = ผ้าเช็ดปาก; id serbet =
tisu makan; ms tisu makan = napkin meja; vi khăn ăn; tl serbilyeta = napkin sa mesa,
cooler box: en ice box = ice chest = cool box; th กระติกน้ำแข็ง = กล่องเก็บความเย็น = ถังแช่; lat
kra tik nam khaeng; id kotak es = box es = cool box es; ms kotak ais = tong ais; vi thùng đá =
thùng giữ lạnh; tl lalagyan ng yelo = ice bucket na malaki,
cooler bag: en insulated bag = thermal bag = lunch bag = insulated lunch bag = bento bag; th
กระเป๋าเก็บความเย็น = กระเป๋าเก็บอุณหภูมิ = ถุงเก็บความเย็น; lat krapao kep khwam yen; id tas
bekal = tas pendingin = tas asi; ms beg sejuk = beg bekal; vi túi giữ nhiệt = túi giữ lạnh = túi
đựng cơm; tl baunan na bag = bag ng baon,
vacuum sealer: en food sealer = bag sealer = sealing machine; th เครื่องซีลสูญญากาศ = เครื่องซีล =
เครื่องซีลถุง; lat khrueang sin; id mesin vakum makanan = alat press plastik = sealer plastik; ms
mesin pengedap vakum = pengedap plastik; vi máy hút chân không = máy hàn miệng túi; tl pang selyo
ng plastik,
food cover: en food tent = dish cover; th ฝาชี; lat fa chi; id tudung saji; ms tudung saji; vi
lồng bàn; tl takip ng pagkain,
glass jar: en jar = jars = canister = mason jar = storage jar; th โหลแก้ว = ขวดโหล = กระปุก; lat
khuat lo; id toples kaca = stoples; ms balang kaca = balang kuih; vi hũ thủy tinh = lọ thủy tinh =
hũ đựng; tl garapon,
coffee filter: en filter paper = drip filter; th กระดาษกรองกาแฟ = ที่กรองกาแฟ; id kertas filter
kopi = saringan kopi; ms penapis kopi; vi giấy lọc cà phê; tl salaan ng kape,
ice maker: en ice machine = ice crusher = ice shaver; th เครื่องทำน้ำแข็ง = เครื่องบดน้ำแข็ง; id
mesin es batu = alat serut es; ms mesin ais = mesin pengisar ais; vi máy làm đá = máy bào đá; tl
pang gawa ng yelo = pang kayod ng yelo,
waffle maker: en egg boiler = pancake maker = egg cooker; th เครื่องต้มไข่; id cetakan wafel =
pembuat wafel = alat rebus telur; ms pembuat wafel; vi máy làm bánh waffle = máy luộc trứng; tl
pang luto ng waffle,
mortar: en stone mortar = mortar and pestle = pestle; th ครกหิน = ครกไม้; lat khrok hin; id cobek
batu = lumpang; ms lesung; vi cối đá = chày cối = cối giã,
grill pan: en griddle pan = bbq grill pan; th กระทะย่าง; id wajan panggangan = pan bbq; ms kuali
pemanggang = pan pemanggang; vi chảo nướng; tl parilya,
saucepan: en casserole pot = casserole = cauldron = soup pot = pots and pans; th หม้อแกง; lat mo
kaeng; id periuk; ms belanga = periuk kukus; vi nồi nấu; tl palayok,
ladle: en cooking spoon = ladle set = soup ladle = rice paddle; th กระบวย = กระบวยตักน้ำ =
กระบวยตักแกง; id sendok sayur = centong sayur; ms cedok nasi = senduk kuah; vi vá múc canh = vá cơm =
muôi múc canh; tl siyansi = pang sandok = sandok ng sabaw,
rice dispenser: en rice container = rice bucket = rice bin; th ถังใส่ข้าวสาร; id wadah beras; vi
thùng đựng gạo,
egg holder: en egg tray = egg storage = egg box; th กล่องเก็บไข่ = แผงไข่; id tempat telur = rak
telur; ms bekas telur; vi khay đựng trứng = hộp đựng trứng; tl lalagyan ng itlog,
knife holder: en knife block = knife rack; th ที่เสียบมีด = ที่เก็บมีด; id tempat pisau = rak
pisau; ms rak pisau = tempat pisau; vi hộp cắm dao = kệ dao; tl lagayan ng kutsilyo,
strainer: en colander = sieve = tea strainer = oil strainer; id saringan = saringan teh; ms
penapis teh = tapis; vi rây lọc = rổ lọc; tl salaan = pangsala,
thermos: en vacuum flask = thermal flask = insulated bottle = thermos flask = insulated flask = food
jar; th กระติกน้ำร้อนพกพา = ขวดเก็บอุณหภูมิ; id botol termos = termos air = termos air panas = termos nasi;
ms kelalang = termos kelalang = termos air; vi bình giữ nhiệt = bình thủy; tl termos na inuman =
termos ng kape,
french press: en coffee press = coffee plunger = moka pot = drip coffee pot; th เฟรนช์เพรส =
หม้อต้มกาแฟ = มอคค่าพอท; id alat seduh kopi = teko kopi; ms penekan kopi = teko kopi; vi bình ép
cà phê = phin cà phê; tl pang tulo ng kape = presang pangkape,
food processor: en food chopper = vegetable chopper = meat grinder = mincer; th เครื่องสับอาหาร =
เครื่องบดเนื้อ = เครื่องบดสับ; lat khrueang bot nuea; id penggiling daging = chopper daging =
pencincang; ms pengisar daging = pemotong makanan; vi máy xay thịt = máy băm thịt; tl gilingan ng
karne = pang giling ng karne,
kitchen scale: en digital scale = food scale = weighing scale = baking scale; th ตาชั่งดิจิตอล =
เครื่องชั่งอาหาร = ตาชั่งครัว; lat ta chang; id timbangan dapur = timbangan kue; ms penimbang
dapur = penimbang makanan; vi cân nhà bếp = cân điện tử; tl timbangan sa kusina = timbangang
digital,
ice tray: en ice cube tray = ice mold = ice maker tray = ice ball mold; id cetakan es batu =
cetakan es; ms acuan ais = dulang ais; vi khay đá = khay làm đá; tl hulmahan ng yelo = lalagyan
ng yelo,
kitchen roll: en paper towel = paper towels = kitchen towel paper; th กระดาษซับมัน =
กระดาษอเนกประสงค์; lat kra dat sap man; id tisu dapur = tisu gulung dapur; ms tisu dapur; vi giấy
lau bếp = khăn giấy bếp; tl papel na pamunas,
peeler: en fruit peeler = vegetable peeler = potato peeler; th ที่ปอกผลไม้ = ที่ปอกมะละกอ; id
pengupas buah = pengupas kentang = pengupas sayur; ms pengupas buah = pengupas sayur; vi dao gọt
trái cây = dao gọt hoa quả; tl pang balat = pambalat ng gulay,
dish rack: th ตะแกรงคว่ำจาน = ที่คว่ำแก้ว = ตะแกรงพักจาน; lat takraeng khwam chan; id rak
pengering piring = rak cuci piring; ms rak pengering pinggan; vi kệ úp chén = giá úp bát; tl
patuluan ng pinggan,
grater: en cheese grater = vegetable grater = ginger grater = box grater; th ที่ขูดชีส =
ที่ขูดมะละกอ = ที่ขูดขิง; id parutan keju = parutan kelapa; ms parut keju = pemarut kelapa; vi
bàn nạo = dụng cụ bào sợi; tl kudkuran ng keso = kudkuran,
spatula: en wok spatula = wok turner = frying spatula; th ตะหลิวไม้ = ตะหลิวซิลิโคน; id sodet =
sutil = sodet kayu; ms sudip kayu; vi xẻng nấu ăn = sạn nấu ăn; tl siyanse = sandok na pang prito,
cutting board: en chopping board = chopping block = butcher block; th เขียงไม้ = เขียงพลาสติก =
เขียงหั่น; id talenan kayu = alas potong; ms papan pencincang; vi thớt gỗ = thớt nhựa = thớt tre;
tl sangkalang kahoy = chopping board na kahoy,
santan strainer: en coconut milk strainer = mesh strainer = fine sieve; th กระชอนกะทิ =
ผ้ากรองกะทิ; id saringan santan; ms tapis santan = penapis santan; vi rây lọc cốt dừa; tl salaan
ng gata,
basket: vi rổ nhựa = rá nhựa = rổ rá; th กระจาดพลาสติก = ตะกร้าพลาสติก; tl buslong plastik =
basket na plastik; ms bakul plastik; id keranjang plastik,
pitcher: en water jug = water pitcher = juice jug; th เหยือกน้ำ = เหยือก; id teko air = kendi; ms
jag air = jag; vi bình đựng nước = ca đựng nước; tl pitsel
`;
