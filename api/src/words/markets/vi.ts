/**
 * Vietnamese names of kinds, with their marks; they are found without them too.
 * Lines of `head = spelling = …`, several parted by commas (market.ts).
 */
export const VI = `
phone = điện thoại = điện thoại di động = điện thoại thông minh = đt = dế, feature phone = điện
thoại phím = điện thoại cục gạch, phone case = ốp lưng = ốp điện thoại = ốp lưng điện thoại = bao
da điện thoại, screen protector = miếng dán màn hình = dán màn hình = kính cường lực = dán cường
lực, charger = củ sạc = cục sạc = sạc điện thoại = bộ sạc = sạc nhanh = đầu sạc, charging cable =
cáp sạc = dây sạc = dây cáp sạc = cáp dữ liệu = cáp, powerbank = sạc dự phòng = pin dự phòng = pin
sạc dự phòng = cục sạc dự phòng, wireless charger = sạc không dây = đế sạc không dây, phone holder
= giá đỡ điện thoại = đế điện thoại = kẹp điện thoại, sim card = sim = sim du lịch = sim data =
thẻ sim = sim điện thoại,
selfie stick = gậy tự sướng = gậy selfie, tablet = máy tính bảng, headphone = tai nghe = tai phone
= tai nghe nhét tai = tai nghe chụp tai, speaker = loa = loa kéo = loa thùng = dàn loa, soundbar =
loa thanh, microphone = micro = míc = mic thu âm = mi cờ rô, smartwatch = đồng hồ thông minh,
smart band = vòng đeo tay thông minh = vòng tay thông minh, notebook = máy tính xách tay = laptop
= máy xách tay = lap top, computer = máy tính = máy tính để bàn = máy vi tính, monitor = màn hình
= màn hình máy tính, mouse = chuột máy tính = chuột không dây = con chuột = chuột, mouse pad = lót
chuột = tấm lót chuột = bàn di chuột, keyboard = bàn phím = bàn phím máy tính = bàn phím cơ,
printer = máy in, printer ink = mực in = hộp mực in, scanner = máy quét = máy scan, projector =
máy chiếu, hard disk = ổ cứng = ổ cứng di động = ổ đĩa cứng, ssd = ổ ssd, flash drive = usb lưu
trữ = ổ usb = usb, memory card = thẻ nhớ, router = bộ phát wifi = cục phát wifi = cục wifi = bộ
định tuyến, pocket wifi = wifi di động, webcam = camera máy tính, graphics card = card đồ họa =
card màn hình = vga, ram module = thanh ram = ram máy tính, processor = bộ vi xử lý, laptop bag =
túi đựng laptop = túi chống sốc = túi chống sốc laptop = cặp laptop = túi laptop, laptop stand =
giá đỡ laptop =
kệ laptop, cooling pad = đế tản nhiệt, usb hub = bộ chia usb, game controller = tay cầm chơi game
= tay cầm game = tay game = tay cầm, game console = máy chơi game, gaming chair = ghế chơi game =
ghế
gaming, arcade stick = cần gạt arcade = tay cầm arcade = cần điều khiển, camera = máy ảnh = máy
chụp hình = máy
chụp ảnh, action camera = máy quay hành động = camera hành trình thể thao, cctv = camera an ninh =
camera giám sát = camera quan sát, dash cam = camera hành trình, tripod = chân máy ảnh = giá ba
chân, camera lens = ống kính, drone = máy bay không người lái = flycam, e-book reader = máy đọc
sách, calculator = máy tính bỏ túi = máy tính casio, battery = pin = cục pin = pin sạc, power
strip = ổ cắm điện = ổ điện = ổ cắm kéo dài,
television = tivi = ti vi = vô tuyến = máy truyền hình, smart tv = tivi thông minh = smart tivi =
ti vi thông minh, tv box = hộp tivi = đầu thu = android box, antenna = ăng ten = anten, remote
control = điều khiển tivi = điều khiển từ xa = remote, radio = đài radio = máy nghe đài = đài fm,
amplifier = âm ly = ampli, karaoke machine = dàn karaoke, turntable = máy hát đĩa,
air conditioner = máy lạnh = điều hòa = máy điều hòa, fan = quạt = quạt máy = quạt điện = quạt
đứng, handheld fan = quạt cầm tay = quạt mini, air cooler = quạt hơi nước = quạt điều hòa, air
purifier = máy lọc không khí, humidifier = máy tạo ẩm = máy phun sương, dehumidifier = máy hút ẩm,
refrigerator = tủ lạnh, freezer = tủ đông, washing machine = máy giặt, clothes dryer = máy sấy
quần áo, dishwasher = máy rửa chén = máy rửa bát, water heater = bình nóng lạnh = máy nước nóng,
water purifier = máy lọc nước, water dispenser = cây nước nóng lạnh, vacuum cleaner = máy hút bụi,
robot vacuum = robot hút bụi = robot lau nhà, electric sweeper = chổi điện, iron = bàn ủi = bàn
là = bàn ủi hơi nước = bàn là hơi nước, garment steamer = bàn ủi hơi nước đứng = bàn là đứng,
ironing board = cầu là = bàn để ủi,
sewing machine = máy may = máy khâu, mosquito killer = đèn bắt muỗi = vợt muỗi, light bulb = bóng
đèn thông minh = bóng đèn = bóng đèn led = đèn led, lamp = đèn bàn = đèn ngủ = đèn học, ceiling
light = đèn trần = đèn
ốp trần, led strip = đèn led dây, solar light = đèn năng lượng mặt trời, flashlight = đèn pin =
đèn pin sạc,
generator = máy phát điện, fire extinguisher = bình chữa cháy = bình cứu hỏa, first aid kit = hộp
sơ cứu = túi sơ cứu = bộ sơ cứu = túi y tế, smoke detector = báo khói = cảm biến khói, doorbell =
chuông cửa, door lock = khóa cửa = ổ khóa, safe = két sắt, weighing scale = cân = cân sức khỏe =
cân điện tử, massager = máy massage = máy mát xa = súng massage, massage chair = ghế massage = ghế
mát xa, thermometer = nhiệt kế, blood pressure monitor = máy đo huyết áp,
air fryer = nồi chiên không dầu = nồi chiên = nồi chiên hơi, rice cooker = nồi cơm điện = nồi cơm,
pressure cooker = nồi áp suất, slow cooker = nồi nấu chậm = nồi hầm, hot pot = nồi lẩu = nồi lẩu
điện = nồi điện đa năng, electric grill = bếp nướng điện = vỉ nướng, bbq grill = bếp nướng = vỉ
nướng than, gas stove = bếp ga = bếp gas, induction cooker = bếp từ = bếp điện, microwave = lò vi
sóng, oven = lò nướng, toaster = máy nướng bánh mì, sandwich maker = máy làm bánh sandwich = máy
kẹp bánh mì, bread maker = máy làm bánh mì = máy làm bánh, blender = máy xay sinh tố = máy xay =
cối xay, juicer = máy ép trái cây = máy ép, meat grinder = máy xay thịt, hand mixer = máy đánh
trứng, coffee maker = máy pha cà phê, coffee dripper = phin cà phê = bộ pha cà phê = phễu lọc cà
phê, coffee grinder = máy xay cà phê, milk frother = máy đánh sữa = máy tạo bọt, kettle = ấm đun
nước = ấm siêu tốc = bình siêu tốc = bình đun, teapot = ấm trà = bình trà = bộ ấm trà, frying pan
= chảo = chảo chống dính = chảo gang, wok = chảo sâu lòng, saucepan = nồi = nồi inox = quánh,
steamer = nồi hấp = xửng hấp, knife = dao = con dao, kitchen knife = dao làm bếp = dao nhà bếp =
dao bếp, knife sharpener = mài dao = đồ mài dao, cutting board = thớt, peeler = dao bào = dụng cụ
bào, ladle = vá = muôi, spatula = xẻng nấu ăn = phới, strainer = rây = vợt lọc, mixing bowl = tô
trộn = thố trộn, plate = đĩa = dĩa = bộ đĩa = chén đĩa = bát đĩa, bowl = tô = chén = bát, cup = ly
= cốc = tách, mug = ca = cốc sứ, spoon = muỗng = thìa, fork = nĩa = dĩa ăn, cutlery = muỗng nĩa =
bộ thìa nĩa = thìa dĩa = bộ dao nĩa = dao nĩa = bộ đồ ăn = bộ muỗng nĩa, chopsticks = đũa, straw =
ống hút, bottle = bình nước = chai nước, tumbler
= bình giữ nhiệt = ly giữ nhiệt = phích nước, lunch box = hộp cơm = cà mèn = hộp đựng cơm, food
container = hộp đựng thực phẩm, rice dispenser = thùng gạo, dish rack = kệ chén = giá úp chén bát,
cling wrap = màng bọc thực phẩm, aluminium foil = giấy bạc, baking paper = giấy nến, cake tin =
khuôn bánh = khuôn làm bánh, rolling pin = cây cán bột, apron = tạp dề, gas cylinder = bình ga,
mop = cây lau nhà = chổi lau nhà = bộ lau nhà = cây lau sàn, broom = chổi = chổi quét nhà, dustpan
= hốt rác = đồ hốt rác, sponge = miếng rửa chén = miếng rửa bát = bọt biển = mút rửa chén, bucket
= xô = thùng nước, basin = chậu = thau, trash bin = thùng rác, garbage bag = túi rác = bao rác,
dishwashing liquid = nước rửa chén = nước rửa bát, detergent = nước giặt = bột giặt = viên giặt,
fabric softener = nước xả vải = nước xả, bleach = thuốc tẩy = nước tẩy, floor cleaner = nước lau
sàn = nước lau nhà, toilet cleaner = nước tẩy bồn cầu = tẩy toilet, toilet brush = chổi cọ toilet,
insecticide = thuốc xịt muỗi = xịt côn trùng, mosquito repellent = kem chống muỗi = xịt chống
muỗi, air freshener = xịt phòng = nước hoa xe = sáp thơm, scented candle = nến thơm = nến,
essential oil = tinh dầu, diffuser = máy khuếch tán tinh dầu, laundry basket = giỏ đựng đồ giặt,
clothes rack = giá phơi đồ = sào phơi đồ = giàn phơi, hanger = móc áo = móc treo quần áo,
clothespin = kẹp quần áo, tissue = khăn giấy = giấy ăn, toilet paper = giấy vệ sinh, wet wipes =
khăn ướt = khăn giấy ướt,
sofa = ghế sofa = ghế sô pha, chair = ghế = ghế gỗ = ghế ăn = ghế xếp, office chair = ghế văn
phòng = ghế xoay, stool = ghế đẩu = ghế đôn, table = bàn = bàn ăn = bàn gấp, desk = bàn làm việc =
bàn học = bàn máy tính, bed = giường = giường ngủ = giường gỗ, mattress = nệm = đệm, pillow = gối
= gối nằm, bolster = gối ôm, blanket = chăn = mền, bed sheet = ga giường = drap giường = ga trải
giường, pillowcase = áo gối = vỏ gối, curtain = rèm cửa = màn cửa, carpet = thảm = thảm trải sàn,
doormat = thảm chùi chân, mirror = gương = gương soi = gương trang điểm, clock = đồng hồ treo
tường = đồng hồ báo thức, shelf = kệ = kệ sách = giá sách = kệ để đồ, shoe rack = kệ giày = tủ
giày, wardrobe = tủ quần áo = tủ áo, drawer = tủ ngăn kéo = ngăn kéo, storage box = hộp đựng đồ =
thùng đựng đồ, basket = giỏ = rổ, bedside table = tủ đầu giường, picture frame = khung ảnh = khung
tranh, wallpaper = giấy dán tường, vase = bình hoa = lọ hoa, artificial flower = hoa giả = hoa
nhựa, mosquito net = mùng = màn chống muỗi, umbrella = dù = ô dù = ô che mưa = cây dù, raincoat =
áo mưa, towel = khăn tắm = khăn mặt, shower head = vòi sen, faucet = vòi nước, toilet seat = nắp
bồn cầu, water tank = bồn nước, ladder = thang nhôm = thang,
potted plant = cây cảnh = chậu cây = cây trong chậu = cây để bàn, flower pot = chậu hoa = chậu
trồng cây, seed = hạt giống, fertilizer = phân bón, soil = đất trồng, watering can = bình tưới cây
= bình tưới, garden hose = ống nước = vòi tưới, lawn mower = máy cắt cỏ, pruning shears = kéo cắt
cành, shovel = xẻng, drill = máy khoan = khoan pin, grinder = máy mài, saw = cưa, hammer = búa,
screwdriver = tua vít = tuốc nơ vít = tô vít, wrench = cờ lê = mỏ lết = bộ cờ lê, pliers = kìm, tool box =
hộp dụng cụ = hộp đồ nghề = bộ dụng cụ, tape measure = thước dây = thước cuộn, nail = đinh, screw
= ốc vít = vít, glue = keo dán, tape = băng keo = băng dính, paint = sơn = sơn tường = sơn nước,
paint brush = cọ sơn, welding machine = máy hàn, soldering iron = mỏ hàn, multimeter = đồng hồ vạn
năng, water pump = máy bơm nước, pressure washer = máy rửa xe = máy xịt rửa,
dress = đầm = váy = váy đầm = váy liền = đầm dự tiệc, skirt = chân váy, blouse = áo kiểu = áo sơ
mi nữ,
shirt = áo sơ mi, t-shirt = áo thun = áo phông, polo shirt = áo thun có cổ = áo polo, crop top =
áo croptop = áo lửng, tank top = áo ba lỗ, sweater = áo len, jacket = áo khoác = áo gió, coat = áo
khoác = áo
khoác dạ = áo măng tô = áo choàng, hoodie = áo hoodie, suit = áo vest = bộ vest, jeans = quần jean
= quần bò = quần jeans, trousers = quần dài = quần tây = quần, shorts = quần short = quần đùi,
leggings = quần legging, pyjamas = đồ ngủ = đồ bộ, underwear = quần lót = đồ lót, bra = áo ngực =
áo lót, socks = vớ = tất, swimsuit = đồ bơi = áo tắm = bikini, swimwear =
quần bơi = áo bơi = đồ bơi trẻ em = quần bơi trẻ em = áo bơi trẻ em, school uniform = đồng phục học
sinh, hijab = khăn trùm đầu, prayer mat = thảm cầu nguyện, sarong = váy sarong, batik = vải batik,
shoes = giày = giày dép, sneaker = giày thể thao = giày sneaker, running shoes = giày chạy bộ =
giày chạy = giày thể thao, leather shoes = giày da = giày tây, high heels = giày cao gót = cao gót
= guốc, sandals = dép = dép lê = sandal, boots = giày bốt = bốt = ủng, roller skates = giày trượt
patin = patin = giày patin, ring = nhẫn, necklace = dây chuyền = vòng cổ, bracelet = vòng tay =
lắc tay, earring = bông tai = khuyên tai = hoa tai, watch = đồng hồ = đồng hồ đeo tay, sunglasses
= kính râm = kính mát = mắt kính, eyeglasses = gọng kính = kính cận, hat = mũ = nón = mũ lưỡi trai
= nón kết, belt = thắt lưng = dây nịt, tie = cà vạt, scarf = khăn choàng = khăn quàng cổ = khăn
len, glove = găng tay = bao tay, bag = túi = túi xách, shoulder bag = túi đeo chéo = túi đeo vai =
túi xách nữ, handbag = túi xách = túi xách tay, tote bag = túi tote = túi vải, backpack = balo =
ba lô = ba lo, wallet = ví = bóp = ví da, suitcase = vali = va li = vali kéo = va li kéo,
lipstick = son = son môi = son lì = thỏi son, lip balm = son dưỡng, foundation = kem nền, face
powder = phấn phủ = phấn trang điểm, blush = má hồng, eyeshadow = phấn mắt, eyeliner = kẻ mắt,
mascara = chuốt mi, eyebrow pencil = chì kẻ mày = kẻ mày, false eyelashes = mi giả, makeup brush =
cọ trang điểm, makeup remover = nước tẩy trang, nail polish = sơn móng tay = nước sơn móng,
perfume = nước hoa = dầu thơm, deodorant = lăn khử mùi = xịt khử mùi, lotion = sữa dưỡng thể = kem
dưỡng thể = lotion dưỡng thể, moisturizer = kem dưỡng ẩm = kem dưỡng, sunscreen = kem chống nắng =
chống nắng, serum = tinh chất = serum dưỡng da, toner = nước hoa hồng = nước cân bằng, face wash =
sữa rửa mặt, face mask = mặt nạ = mặt nạ giấy, surgical mask = khẩu trang, acne cream = kem trị
mụn, shampoo = dầu gội = dầu gội đầu, conditioner = dầu xả, hair oil = dầu dưỡng tóc, hair dye =
thuốc nhuộm tóc, hair wax = sáp vuốt tóc, hair dryer = máy sấy tóc, hair straightener = máy duỗi
tóc = máy ép tóc, hair curler = máy uốn tóc = lô cuốn tóc, hair clipper = tông đơ, comb = lược =
lược chải tóc, hair scissors = kéo cắt tóc, hair clip = kẹp tóc, wig = tóc giả, soap = xà phòng =
xà bông, body wash = sữa tắm, body scrub = tẩy tế bào chết, toothbrush = bàn chải = bàn chải đánh
răng, electric toothbrush = bàn chải điện, toothpaste = kem đánh răng, mouthwash = nước súc miệng,
dental floss = chỉ nha khoa, razor = dao cạo = dao cạo râu = máy cạo râu, sanitary pad = băng vệ
sinh, condom = bao cao su, contact lens = kính áp tròng = lens, cotton pads = bông tẩy trang, nail
clipper = bấm móng tay,
diaper = tã = bỉm = tã giấy = bỉm em bé, baby bottle = bình sữa = bình sữa em bé, formula milk =
sữa bột = sữa công thức, breast pump = máy hút sữa, baby clothes = quần áo em bé = đồ sơ sinh,
baby carrier = địu em bé, stroller = xe đẩy em bé, car seat = ghế ô tô cho bé, crib = nôi = cũi em
bé, pacifier = ti giả = núm vú giả, baby powder = phấn rôm, baby wipes = khăn ướt em bé, maternity
dress = đầm bầu, toy = đồ chơi, doll = búp bê, teddy bear = gấu bông = thú bông = thú nhồi bông,
jigsaw = xếp hình = tranh ghép = ghép hình, building blocks = đồ chơi xếp hình = lắp ráp, toy car
= xe đồ chơi = xe điều khiển, toy gun = súng đồ chơi, kite = diều = con diều, board game = cờ =
trò chơi cờ, watercolour set = màu nước = bộ màu nước, crayon = bút màu = bút chì màu = bút sáp =
sáp màu, children's socks = tất trẻ em = vớ trẻ em = tất em bé,
football = bóng đá = quả bóng đá = trái banh = banh, football boots = giày đá bóng = giày đá banh,
basketball = bóng rổ = quả bóng rổ, volleyball = bóng chuyền, badminton racket = vợt cầu lông,
shuttlecock = quả cầu lông = cầu lông, tennis racket = vợt tennis = vợt quần vợt, table tennis
paddle = vợt bóng bàn, golf club = gậy golf, boxing gloves = găng tay boxing = găng đấm bốc = găng
boxing, punching bag = bao cát đấm bốc, dumbbell = tạ tay = tạ, treadmill = máy chạy bộ, yoga mat
= thảm yoga = thảm tập yoga = thảm tập, resistance band = dây kháng lực, skipping rope = dây nhảy,
hula hoop = vòng lắc eo, bicycle = xe đạp, folding bike = xe đạp gấp = xe đạp xếp, electric bike =
xe đạp điện, bicycle helmet = mũ bảo hiểm xe đạp, scooter = xe trượt = xe scooter = xe trượt
scooter, skateboard = ván trượt, swimming goggles = kính bơi, life jacket = áo phao, fishing rod =
cần câu, tent = lều = lều cắm trại, sleeping bag = túi ngủ, camping chair = ghế cắm trại, compass
= la bàn, binoculars = ống nhòm, telescope = kính thiên văn, jersey = áo đá bóng = áo bóng đá,
knee brace = băng gối = bó gối, vitamin = thực phẩm chức năng = thuốc bổ, supplement = thực phẩm
chức năng, whey = sữa tăng cơ, cod liver oil = dầu cá, balm = dầu gió = cao xoa, plaster = băng cá
nhân = urgo, face shield = kính chống giọt bắn, wheelchair = xe lăn,
cat food = thức ăn cho mèo = thức ăn mèo = hạt cho mèo = pate mèo, dog food = thức ăn cho chó = thức ăn
chó = hạt cho chó,
fish food = thức ăn cho cá = thức ăn cá = cám cá, bird food = thức ăn cho chim, cat litter = cát
vệ sinh mèo = cát mèo = cát vệ sinh, litter box = khay vệ sinh mèo, cat toy = đồ chơi cho mèo = đồ
chơi mèo, dog toy = đồ chơi cho chó, pet bed = nệm thú cưng = ổ cho mèo, pet cage =
chuồng = lồng, pet bowl = bát ăn cho mèo, pet shampoo = sữa tắm cho chó = sữa tắm cho mèo, leash =
dây dắt chó, pet collar = vòng cổ chó mèo, aquarium = bể cá = hồ cá,
motorcycle helmet = mũ bảo hiểm = nón bảo hiểm, motorcycle = xe máy, car = ô tô = xe hơi, tyre =
lốp xe = vỏ xe, engine oil = dầu nhớt = nhớt, car battery = ắc quy = bình ắc quy, car seat cover =
bọc ghế ô tô, car phone holder = giá đỡ điện thoại ô tô, car wash = nước rửa xe, car mat = thảm ô
tô, windscreen wiper = gạt mưa, car vacuum = máy hút bụi ô tô, tyre inflator = bơm lốp,
notebook paper = sổ tay = vở = tập vở = sổ ghi chép, pen = bút = bút bi = viết = bút gel, pencil =
bút chì, marker = bút lông = bút dạ, highlighter = bút dạ quang, eraser = tẩy = cục tẩy, ruler =
thước kẻ, scissors = kéo, stapler = dập ghim = bấm kim, pencil case = hộp bút = túi bút, folder =
bìa hồ sơ, paper = giấy in = giấy a4, book = sách = cuốn sách = truyện, greeting card = thiệp chúc
mừng, sticker = nhãn dán = hình dán, whiteboard = bảng trắng, globe = quả địa cầu, yarn = len =
len đan = sợi len, sewing kit = bộ kim chỉ = bộ đồ may vá = kim chỉ, fabric = vải,
guitar = đàn ghi ta = ghi ta = đàn guitar = ghita, ukulele = đàn ukulele, piano = đàn piano = đàn
organ = dương cầm = piano điện, violin = đàn vĩ cầm = vĩ cầm = đàn violin, drum = trống, flute =
sáo, harmonica = kèn harmonica,
rice = gạo = gạo thơm, glutinous rice = gạo nếp = nếp, instant noodles = mì gói = mì tôm
= mì ăn liền, noodles = bún = phở = miến = mì, bread = bánh mì, cake = bánh kem = bánh ngọt,
biscuit = bánh quy = bánh bích quy, chocolate = sô cô la = socola = sô-cô-la = kẹo socola, candy =
kẹo, chips = khoai tây chiên = bim bim, popcorn = bắp rang bơ = bỏng ngô = bắp rang, snack = đồ ăn
vặt = bánh kẹo, nuts = các loại hạt = hạt điều = đậu phộng, milk = sữa = sữa tươi = sữa hộp,
condensed milk = sữa đặc, yogurt = sữa chua, coffee = cà phê = cafe, tea = trà = chè, juice = nước
ép = nước trái cây, soft drink = nước ngọt, mineral water = nước suối = nước khoáng, beer = bia,
wine = rượu vang, honey = mật ong, salt = muối = muối hồng = muối ăn, sugar = đường = đường cát,
fish sauce = nước mắm, soy sauce = nước tương = xì dầu, oyster sauce = dầu hào, chili sauce =
tương ớt, ketchup = tương cà, vinegar = giấm, spice = gia vị, curry paste = bột cà ri, cooking oil
= dầu ăn, olive oil = dầu ô liu, coconut oil = dầu dừa, flour = bột mì, egg = trứng, beef =
thịt bò, pork = thịt heo = thịt lợn, fried pork = thịt heo chiên, chicken = thịt gà = gà, sausage
= xúc xích, fish = cá, canned fish = cá hộp, shrimp = tôm, seaweed = rong biển, tofu = đậu hũ =
đậu phụ, apple fruit = táo = trái táo = quả táo, grapes = nho = nho
tươi = quả nho, avocado = bơ = quả bơ = trái bơ, banana = chuối, mango = xoài, durian = sầu riêng,
orange fruit = cam, coconut = dừa, garlic = tỏi, ice cream = kem = kem
lạnh, jam = mứt, cereal = ngũ cốc = yến mạch,
wireless = không dây, electric = điện, portable = di động = cầm tay = mini bỏ túi, foldable = gấp
gọn = gấp = xếp gọn, waterproof = chống nước, noise cancelling = chống ồn, long battery
life = pin trâu = pin lâu, long lasting = lâu trôi = bền màu,
lightweight = nhẹ, fast charging = sạc nhanh, women = nữ = phụ nữ, men = nam giới, kids = trẻ em,
baby = em bé = sơ sinh, black = màu đen = đen, white = màu trắng = trắng, red = màu đỏ = đỏ, pink
= màu hồng = hồng, small = nhỏ = cỡ nhỏ, large = lớn = cỡ lớn, wooden = bằng gỗ = gỗ, organic =
hữu cơ,
thermos = phích nước = bình thủy, baking tray = khay nướng, measuring cup = cốc đong, ice tray =
khay đá, tray = khay = mâm, pitcher = bình đựng nước, tablecloth = khăn trải bàn, can opener = đồ
khui hộp, grater = dụng cụ nạo, mortar = cối, tongs = kẹp gắp, whisk = phới lồng, noodle maker =
máy làm mì, rice scoop = vá xới cơm, gas lighter = bật lửa, squeegee = cây gạt kính, feather
duster = chổi lông gà, rubber gloves = găng tay cao su, lint remover = máy cắt lông xù, vacuum bag
= túi hút chân không, hook = móc dán tường, partition = vách ngăn, bunk bed = giường tầng, sofa
cover = bọc ghế sofa, air mattress = nệm hơi, hammock = võng, swimming pool = bể bơi phao, swim
ring = phao bơi, water gun = súng nước, bubble machine = máy thổi bong bóng, balloon = bong bóng,
party decoration = đồ trang trí sinh nhật, gift box = hộp quà, gift = quà tặng, key holder = móc
khóa, lighter = hộp quẹt, walkie talkie = bộ đàm, gps tracker = định vị = thiết bị định vị, vr
headset = kính thực tế ảo, stylus = bút cảm ứng, hair mask = kem ủ tóc = dầu hấp tóc, eye cream =
kem mắt, hand cream = kem dưỡng da tay, foot cream = kem nứt gót chân, depilatory = kem tẩy lông,
tattoo = hình xăm dán, nail file = dũa móng, skincare set = bộ dưỡng da, saree = áo sari, kurung =
áo dài mã lai, kebaya = áo kebaya, songkok = mũ songkok, traditional dress = áo dài, uniform shoes
= giày học sinh, slippers = dép đi trong nhà, insole = lót giày, shoe polish = xi đánh giày, waist
bag = túi bao tử = túi đeo bụng, card holder = ví đựng thẻ, passport cover = bao hộ chiếu, travel
pillow = gối cổ, luggage tag = thẻ hành lý,
handkerchief = khăn tay = khăn mùi xoa, memory card reader = đầu đọc thẻ = đầu đọc thẻ nhớ,
shaving cream = kem cạo râu, hdmi cable = dây hdmi, tablet case = ốp ipad = bao da ipad, underwear
= quần lót = quần sịp, broom = chổi rơm,
bedside table = kệ đầu giường = táp đầu giường, t-shirt = áo cộc tay, sneaker = giày bata, snack =
nui chiên, refrigerator = tủ mát, shelf = tủ sách, acne cream = kem mụn, sandals = dép quai hậu,
scarf = khăn quàng = khăn bandana = khăn turban,
`;
