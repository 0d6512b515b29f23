/**
 * Thai names of kinds and the commonest slips in them, read in every region: no other language
 * is written so.
 * Lines of `head = spelling = …`, several parted by commas (market.ts).
 */
export const TH = `
phone = สมาทโฟน = สมารทโฟน = สมาดโฟน = สมาร์ดโฟน = โทสับ = โทรสับ = โทรศัพย์ = มือถีอ, feature
phone = มือถือปุ่มกด = โทรศัพท์ปุ่มกด, screen protector = ฟิล์ม = ฟิล์มมือถือ = กระจกนิรภัย,
charger = สายชาจ = ที่ชาร์ท = ที่ชาจ = อแดปเตอร์ชาร์จ, charging cable = สายชาร์จ = สายชาร์ต =
สายชาร์จเร็ว = สายชาจ, powerbank = เพาเวอแบงค์ = พาวเวอแบ้ง = พาเวอร์แบงค์ = แบตเตอรี่สำรอง,
wireless charger = แท่นชาร์จไร้สาย = ที่ชาร์จไร้สาย, phone holder = ที่วางมือถือ = ขาตั้งมือถือ =
ที่จับมือถือ, sim card = ซิม = ซิมการ์ด = ซิมเน็ต, selfie stick = ไม้เซลฟี่, tablet = แท็ปเลต =
แทปเลต = ไอแพค, headphone = หูฟังครอบหู = หุฟัง, speaker = ลำโพง = ลําโพง, soundbar = ซาวด์บาร์,
microphone = ไมค์ลอย = ไมโครโฟน, smartwatch = นาฬิกาสมาร์ทวอช = นาฬิกาสมาร์ท = สมาทวอช, smart band
= สายรัดข้อมือสุขภาพ = สมาร์ทแบนด์, notebook = โน๊ตบุค = โนตบุ๊ค = โน้ตบุค = โน๊ตบุก = คอมพกพา =
คอมพิวเตอร์พกพา = แล็ปทอพ, computer = คอม = คอมประกอบ, monitor = จอคอม = จอคอมพิวเตอร์ =
หน้าจอคอม, mouse pad = แผ่นรองเมาส์, keyboard = แป้นพิมพ์ = คีย์บอด, printer = ปริ้นเตอ =
ปรินเตอร์ = เครื่องปริ้น = เครื่องพิมพ์ = ปริ้นท์เตอร์, printer ink = หมึกปริ้นเตอร์ = หมึกพิมพ์ =
ตลับหมึก, scanner = เครื่องสแกน = สแกนเนอร์, projector = โปรเจคเตอร์ = เครื่องฉาย = โปรเจ็คเตอร์,
hard disk = ฮาดดิส = ฮาร์ดดิสก์, ssd = เอสเอสดี, flash drive = แฟลชไดร์ฟ = แฟลชไดร์ = แฟรชไดรฟ์ =
ทัมไดร์ฟ, memory card = เมมการ์ด = การ์ดความจำ = เมมโมรี่การด = การ์ดหน่วยความจำ = ไมโครเอสดี,
router = เราเตอร์ไวไฟ = เร้าเตอร์ = ตัวปล่อยไวไฟ, pocket wifi = พ็อคเก็ตไวไฟ = ไวไฟพกพา, webcam =
เว็บแคม = กล้องเว็บแคม, graphics card = การ์ดจอ = กราฟิกการ์ด, ram module = แรม = แรมคอม,
processor = ซีพียู, laptop bag = กระเป๋าโน้ตบุ๊ก = กระเป๋าโน๊ตบุ๊ค = ซองโน้ตบุ๊ค =
กระเป๋าใส่โน๊ตบุ๊ค = กระเป๋าแล็ปท็อป, laptop stand = ขาตั้งโน้ตบุ๊ก = แท่นวางโน๊ตบุ๊ค, cooling pad
= พัดลมโน้ตบุ๊ก = พัดลมรองโน๊ตบุ๊ค, usb hub = ยูเอสบีฮับ = ฮับยูเอสบี, game controller = จอยเกมส์
= จอยสติ๊ก = จอยสติก, game console = เครื่องเกม = เครื่องเล่นเกม, gaming chair = เก้าอี้เกมมิ่ง =
เก้าอี้เล่นเกม, arcade stick = จอยอาร์เคด = จอยโยกอาร์เคด, camera = กล้องถ่ายรูป = กล้องมิลเลอเลส
= กล้องถ่ายภาพ = กล้องดิจิตอล, action camera = กล้องแอคชั่น = กล้องแอ็คชั่น = กล้องติดหมวก, cctv =
กล้องวงจรปิด = กล้องไวไฟ, dash cam = กล้องหน้ารถ = กล้องติดรถ, tripod = ขาตั้งกล้อง, camera lens =
เลนส์กล้อง, drone = โดรน, e-book reader = เครื่องอ่านอีบุ๊ค, calculator = เครื่องคิดเลข, battery =
ถ่าน = ถ่านชาร์จ = แบตเตอรี่, power strip = ปลั๊กราง = รางปลั๊ก = ปลั๊กสามตา,
television = โทรทัด = ทีวีจอแบน = ทีวีดิจิตอล = โทรทัศ, smart tv = ทีวีสมาร์ท = แอนดรอยด์ทีวี, tv
box = กล่องทีวี = กล่องแอนดรอยด์, antenna = เสาอากาศ = เสาทีวี = เสาอากาศทีวี = เสารับสัญญาณ,
remote control = รีโมท = รีโมททีวี, radio = วิทยุ, amplifier = แอมป์ = เครื่องขยายเสียง, karaoke
machine = เครื่องคาราโอเกะ, turntable = เครื่องเล่นแผ่นเสียง,
air conditioner = แอร์บ้าน = เครื่องแอร์, fan = พัดลมไอน้ำ, handheld fan = พัดลมพกพา =
พัดลมมือถือ, air cooler = พัดลมไอเย็น, air purifier = เครื่องกรองอากาศ, humidifier =
เครื่องเพิ่มความชื้น = เครื่องพ่นไอน้ำ, dehumidifier = เครื่องลดความชื้น, refrigerator = ตู้เย็น =
ตุ้เย็น = ตู้เย้น, freezer = ตู้แช่แข็ง = ตู้แช่, washing machine = เครื่องซักผ้าฝาบน =
เครื่องซักผ้าฝาหน้า, clothes dryer = เครื่องอบผ้า, dishwasher = เครื่องล้างจาน, water heater =
เครื่องทำน้ำอุ่น, water purifier = เครื่องกรองน้ำ, water dispenser = ตู้กดน้ำ, vacuum cleaner =
ที่ดูดฝุ่น, robot vacuum = หุ่นยนต์ถูพื้น, electric sweeper = ไม้กวาดไฟฟ้า = ไม้กวาดไร้สาย, iron =
เตารีดไอน้ำ = ที่รีดผ้า, garment steamer = เครื่องรีดไอน้ำ = เตารีดไอน้ำแบบถือ, ironing board =
โต๊ะรีดผ้า = ที่รองรีด, sewing machine = จักรเย็บผ้า, mosquito killer = เครื่องดักยุง = ที่ช็อตยุง
= ไม้ตียุง, light bulb = หลอดไฟled = หลอดไฟแอลอีดี = หลอดประหยัดไฟ, lamp = โคมไฟอ่านหนังสือ,
ceiling light = โคมไฟเพดาน, led strip = ไฟเส้น = ไฟเส้นled, solar light = ไฟโซล่าเซลล์ =
โซล่าเซลล์ = โคมไฟโซล่าเซลล์, flashlight = ไฟฉายคาดหัว = กระบอกไฟฉาย, generator = เครื่องปั่นไฟ,
fire extinguisher = ถังดับเพลิง = เครื่องดับเพลิง, first aid kit = กล่องยาสามัญ = กล่องยา =
ชุดปฐมพยาบาล = กล่องปฐมพยาบาล, smoke detector = เครื่องตรวจจับควัน, doorbell = กริ่งประตู =
กริ่งไร้สาย, door lock = กลอนประตู = ล็อคประตู = ดิจิตอลล็อค, safe = ตู้เซฟ, weighing scale =
เครื่องชั่งน้ำหนัก = ตาชั่ง = ตราชั่ง, massager = เครื่องนวด = ปืนนวด, massage chair = เก้าอี้นวด,
thermometer = ปรอทวัดไข้ = เทอร์โมมิเตอร์ = ที่วัดไข้, blood pressure monitor = เครื่องวัดความดัน,
air fryer = หม้อทอด = หม้อทอดไร้มัน = หม้อทอดไร้น้ํามัน = หม้อทอดลม, rice cooker =
หม้อหุงข้าวดิจิตอล = หม้อหุงเข้า, pressure cooker = หม้อแรงดัน = หม้ออัดแรงดัน, slow cooker =
หม้อตุ๋น, hot pot = หม้อชาบู = หม้อไฟ = หม้อไฟฟ้า = หม้อสุกี้ = หม้อต้มไฟฟ้า = หม้ออเนกประสงค์,
electric grill = เตาปิ้งย่างไฟฟ้า = กระทะปิ้งย่าง, bbq grill = เตาย่าง = เตาบาร์บีคิว, gas stove =
เตาแก๊ส = หัวเตาแก๊ส, induction cooker = เตาแม่เหล็กไฟฟ้า = เตาไฟฟ้า, microwave = ไมโครเวป =
เตาไมโครเวฟ = ไมโครเวฟ, oven = เตาอบขนม, toaster = เครื่องปิ้งหนมปัง = ที่ปิ้งขนมปัง, sandwich
maker = เครื่องทำแซนวิช = เครื่องทำวาฟเฟิล, bread maker = เครื่องทำขนมปัง = เครื่องนวดแป้ง,
blender = โถปั่น = เครื่องปั่นสมูทตี้, juicer = เครื่องคั้นน้ำผลไม้ = ที่คั้นน้ำส้ม, meat grinder
= เครื่องบดหมู = เครื่องบดเนื้อ = เครื่องบดสับ, hand mixer = เครื่องตีไข่ = เครื่องตีแป้ง =
ที่ตีไข่, coffee maker = เครื่องทำกาแฟ = เครื่องกาแฟ = เครื่องชงกาแฟสด, coffee dripper = ดริปกาแฟ
= ชุดดริป = แก้วดริปกาแฟ = ชุดดริปกาแฟ = กาแฟดริป, coffee grinder = เครื่องบดกาแฟ = ที่บดกาแฟ,
milk frother = เครื่องตีฟองนม, kettle = กระติกน้ำร้อน = กะติกน้ำร้อน, teapot = ป้านชา = กาชา =
ชุดน้ำชา = ชุดกาน้ำชา, frying pan = กระทะเคลือบหิน = กระทะหินอ่อน = กระทะเหล็ก = กระทะก้นลึก, wok
= กระทะจีน, saucepan = หม้อสแตนเลส = หม้อต้ม = หม้อด้าม, steamer = ซึ้ง = ลังถึง = หม้อนึ่ง, knife
= มีดปอก = มีดปอกผลไม้, kitchen knife = มีดสับ = มีดอีโต้ = มีดทำครัว, knife sharpener = ที่ลับมีด
= หินลับมีด, cutting board = เขียง, peeler = ที่ปอกเปลือก = มีดปอกเปลือก, ladle = ทัพพี = กระบวย,
spatula = ตะหลิว = พายยาง, strainer = กระชอน, mixing bowl = ชามผสม = อ่างผสม, plate = จานข้าว =
ชุดจาน = จานเซรามิก, bowl = ถ้วย = ชามข้าว, cup = แก้ว = แก้วน้ำ = แก้วกาแฟ, mug = แก้วมัค =
ถ้วยกาแฟ, spoon = ช้อนชา, fork = ซ่อม, cutlery = ชุดช้อนส้อม = ช้อนซ่อม, chopsticks = ตะเกียบ,
straw = หลอดดูดน้ำ, bottle = ขวดน้ำ = กระบอกน้ำ, tumbler = แก้วเก็บอุณหภูมิ = แก้วเยติ = กระติก =
แก้วเก็บเย็น, lunch box = กล่องข้าว = กล่องอาหาร = ปิ่นโต, food container = กล่องถนอมอาหาร =
กล่องใส่อาหาร, rice dispenser = ถังข้าวสาร, dish rack = ที่คว่ำจาน = ชั้นคว่ำจาน, cling wrap =
ฟิล์มถนอมอาหาร = แรปอาหาร, aluminium foil = ฟอยล์, baking paper = กระดาษไข = กระดาษรองอบ, cake tin
= พิมพ์ขนม = พิมพ์เค้ก = พิมขนม = ถาดอบ, rolling pin = ไม้นวดแป้ง, apron = ผ้ากันเปื้อน, gas
cylinder = ถังแก๊ส,
mop = ไม้ม็อป = ม็อบ = ไม้ถู = ไม้ถูบ้าน = ถังปั่นม็อบ, broom = ไม้กวาดทางมะพร้าว, dustpan =
ที่โกยขยะ = ที่ตักผง, sponge = ฟองน้ำล้างจาน = สก็อตไบรต์, bucket = ถังน้ำ = ถังพลาสติก, basin =
กะละมัง, trash bin = ถังขยะ, garbage bag = ถุงขยะ = ถุงดำ, dishwashing liquid = น้ำยาล้างจาน,
detergent = ผงซักฟอก = น้ำยาซักผ้า = แฟ้บ = เจลซักผ้า, fabric softener = ดาวน์นี่ = น้ำยาปรับผ้า,
bleach = น้ำยาฟอกขาว = ไฮเตอร์, floor cleaner = น้ำยาถูพื้น, toilet cleaner = น้ำยาล้างห้องน้ำ,
toilet brush = แปรงขัดห้องน้ำ, insecticide = ยาฉีดยุง = สเปรย์กันยุง = ยากันยุง, mosquito
repellent = โลชั่นกันยุง = ยาทากันยุง, air freshener = สเปรย์ปรับอากาศ = น้ำหอมปรับอากาศ =
น้ำหอมรถ, scented candle = เทียน = เทียนอโรม่า = เทียนหอม, essential oil = น้ำมันหอมระเหย,
diffuser = เครื่องพ่นอโรม่า = ก้านไม้หอม, laundry basket = ตะกร้าผ้า = ตะกร้าใส่ผ้า, clothes rack
= ราวตากผ้า = ราวแขวนผ้า, hanger = ไม้แขวนเสื้อ, clothespin = ไม้หนีบผ้า = ตัวหนีบผ้า, tissue =
กระดาษชำระ = กระดาษเช็ดหน้า, toilet paper = กระดาษทิชชู่ม้วน = ทิชชู่ม้วน, wet wipes = ทิชชู่เปียก
= ผ้าเปียก,
sofa = โซฟาเบด = โซฟาผ้า, chair = เก้าอี้ไม้ = เก้าอี้พับ = เกาอี้ = เก้าอี, office chair =
เก้าอี้ทำงาน, stool = เก้าอี้สตูล = ม้านั่ง, table = โต๊ะไม้ = โต๊ะพับ = โต๊ะกินข้าว, desk =
โต๊ะทำงาน = โต๊ะคอม = โต๊ะเขียนหนังสือ, bed = เตียงนอน = เตียงไม้ = เตียงเหล็ก, mattress =
ที่นอนยางพารา = ฟูกนอน = ที่นอนปิคนิค, pillow = หมอนหนุน = หมอนยางพารา, bolster = หมอนข้าง,
blanket = ผ้านวม = ผ้าห่มนวม, bed sheet = ผ้าปู = ผ้าปูเตียง = ชุดผ้าปูที่นอน, pillowcase =
ปลอกหมอน, curtain = ม่าน = ม่านหน้าต่าง, carpet = พรม = พรมปูพื้น, doormat = พรมเช็ดเท้า, mirror =
กระจกแต่งหน้า = กระจกเต็มตัว = กระจกแต่งห้อง, clock = นาฬิกาแขวน = นาฬิกาปลุก, shelf = ชั้นวางของ
= ชั้นหนังสือ = ชั้นวางหนังสือ = ชั้นเหล็ก, shoe rack = ชั้นวางรองเท้า, wardrobe = ตู้เสื้อผ้า,
drawer = ลิ้นชัก = ตู้ลิ้นชัก, storage box = กล่องเก็บของ = กล่องพลาสติก, basket = ตะกร้า, bedside
table = โต๊ะข้างเตียง, picture frame = กรอบรูป, wallpaper = วอลเปเปอร์ = สติ๊กเกอร์ติดผนัง, vase =
แจกัน, artificial flower = ดอกไม้ปลอม = ช่อดอกไม้, mosquito net = มุ้ง, umbrella = ร่มพับ =
ร่มกันฝน = ร่มกันแดด, raincoat = เสื้อกันฝน = ชุดกันฝน, towel = ผ้าขนหนู, shower head = ฝักบัว,
faucet = ก๊อกน้ำ, toilet seat = ฝารองนั่งชักโครก, water tank = แท็งก์น้ำ = ถังเก็บน้ำ, ladder =
บันไดพับ = บันได,
potted plant = ต้นไม้ในกระถาง = ต้นไม้ฟอกอากาศ = ไม้ประดับ = ต้นไม้, flower pot = กระถาง =
กระถางต้นไม้, seed = เมล็ดพันธุ์ = เมล็ดผัก = เมล็ดดอกไม้, fertilizer = ปุ๋ย, soil = ดินปลูก =
ดิน, watering can = บัวรดน้ำ = ที่รดน้ำ = ฝักบัวรดน้ำ, garden hose = สายยาง, lawn mower =
เครื่องตัดหญ้า, pruning shears = กรรไกรตัดกิ่ง, shovel = พลั่ว = เสียม, grinder = หินเจียร =
เครื่องเจียร, saw = เลื่อย, hammer = ค้อน, screwdriver = ชุดไขควง = ไขควง, wrench = ประแจเลื่อน =
ประแจปากตาย = ประแจ, pliers = คีม, tool box = กล่องเครื่องมือ = ชุดเครื่องมือ =
กล่องเครื่องมือช่าง, tape measure = ตลับเมตร, nail = ตะปู, screw = สกรู = น็อต, glue = กาว, tape =
เทป = เทปกาว, paint = สีทาบ้าน = สี, paint brush = แปรงทาสี, welding machine = เครื่องเชื่อม =
ตู้เชื่อม, soldering iron = หัวแร้ง, multimeter = มัลติมิเตอร์, water pump = ปั๊มน้ำ, pressure
washer = เครื่องฉีดน้ำแรงดันสูง = เครื่องล้างรถ,
dress = เดรสยาว = ชุดกระโปรง = ชุดเดรส = เดรสทำงาน = เดส, skirt = กระโปรงสั้น = กระโปรงยาว, blouse
= เบลาส์ = เสื้อผู้หญิง = เสื้อทำงานผู้หญิง = เสื้อเบลาส์, shirt = เสื้อเชิ๊ต = เสื้อเชิต, t-shirt
= เสื้อยืดคอกลม = เสื้อคอกลม = เสื้อโอเวอร์ไซส์ = เสื้อยีด, polo shirt = เสื้อโปโล = โปโล, crop
top = ครอปท็อป = เสื้อครอป, tank top = เสื้อกล้าม, sweater = เสื้อกันหนาว = เสื้อไหมพรม, jacket =
แจคเก็ต = เสื้อแจ็คเก็ต = เสื้อคลุม, coat = เสื้อกันหนาวตัวยาว = เสื้อโค้ต = เสื้อโค๊ท, hoodie =
เสื้อมีฮู้ด = ฮู้ด = ฮุดดี้, suit = สูท = เสื้อสูท, jeans = กางเกงยีนขายาว = ยีน, trousers =
กางเกงขายาว = กางเกงสแลค = กางเกงทำงาน, shorts = กางเกงขาสั้น, leggings = เลกกิ้ง, pyjamas =
ชุดนอน, underwear = กกน = กางเกงลิง = ชั้นใน, bra = บรา = เสื้อใน = ยกทรง = เสื้อชั้นใน, socks =
ถุงท้าว, swimsuit = ชุดว่ายน้ํา = บิกินี่, school uniform = ชุดนักเรียน, hijab = ฮิญาบ =
ผ้าคลุมผม, prayer mat = ผ้าละหมาด, sarong = โสร่ง = ผ้าถุง, batik = ผ้าบาติก, shoes = รองท้าว =
ลองเท้า, sneaker = ผ้าใบ, running shoes = รองเท้ากีฬา, leather shoes = รองเท้าคัทชู = รองเท้าคัชชู
= คัทชู, high heels = รองเท้ามีส้น = รองเท้าสนสูง, sandals = แตะ = รองเท้าหูหนีบ = รองเท้าสาน,
boots = รองเท้าบูท = บูท, roller skates = โรลเลอร์สเก็ต = สเก็ต = รองเท้าสเก็ต = โรลเลอร์เบลด,
ring = แหวนเงิน = แหวนทอง, necklace = สร้อย = สร้อยทอง, bracelet = กำไล = สร้อยข้อมือ, earring =
ต่างหูเงิน = ตุ้มหู, watch = นาฬิกาข้อมือ = นาลิกา, sunglasses = แว่นตาดำ, eyeglasses = แว่นตา =
กรอบแว่น, hat = หมวกบักเก็ต = หมวกกันแดด = หมวดแก๊ป, belt = เข็มขัดหนัง, tie = เนคไท, scarf =
ผ้าพันคอไหมพรม = ผ้าคลุมไหล่ = ผ้าพันคอ, glove = ถุงมือกันหนาว = ถุงมือยาง, bag = กระเป่า =
กะเป๋า, shoulder bag = กระเป๋าผู้หญิง = กระเป๋าคาดอก, handbag = กระเป๋าหิ้ว, tote bag = ถุงผ้า =
กระเป๋าผ้า, backpack = กระเป๋าเป้เดินทาง = กระเป๋านักเรียน = เป้นักเรียน, wallet = กระเป๋าตัง =
กระเป๋าเงิน, suitcase = กระเป๋าเดินทาง = กระเป๋าล้อลาก = กระเป๋าลาก = กะเป๋าเดินทาง,
lipstick = ลิปแมท = ลิปสติค = ลิบสติก = ลิปมัน = ลิปทินท์, lip balm = ลิปบาล์ม, foundation =
แป้งรองพื้น, face powder = แป้งพัฟ = แป้งฝุ่น = แป้งตลับ, blush = บลัชออน = ปัดแก้ม, eyeshadow =
อายแชโดว์, eyeliner = อายไลเนอร์, mascara = มาสคาร่ากันน้ำ, eyebrow pencil = ดินสอเขียนคิ้ว, false
eyelashes = ขนตาปลอม, makeup brush = แปรงแต่งหน้า, makeup remover = คลีนซิ่ง =
ที่เช็ดเครื่องสำอาง, nail polish = ยาทาเล็บ = สีเจล = น้ำยาทาเล็บเจล, perfume = นํ้าหอม = น้ําหอม,
deodorant = โรลออน = สเปรย์ระงับกลิ่นกาย, lotion = โลชั่นทาตัว = ครีมบำรุงผิว = โลชั่นผิวขาว,
moisturizer = มอยเจอร์ = มอยเจอไรเซอร์ = ครีมบำรุงหน้า, sunscreen = ครีมกันแดดหน้า = กันแดดหน้า,
serum = เซรัม = เซรั่มหน้าใส = น้ำตบ, toner = โทนเนอ = น้ำตบ, face wash = ครีมล้างหน้า =
เจลล้างหน้า, face mask = มาส์กหน้า = แผ่นมาส์กหน้า, surgical mask = แมส = หน้ากากอนามัย =
แมสปิดปาก, acne cream = ครีมแต้มสิว = เจลแต้มสิว, shampoo = ยาสระผม, conditioner = ครีมนวดผม, hair
oil = น้ำมันใส่ผม = เซรั่มผม, hair dye = ยาย้อมผม = สีย้อมผม, hair wax = แว็กซ์ = เจลใส่ผม, hair
dryer = ไดเป่าผม = ไดร์ = ที่เป่าผม, hair straightener = เครื่องหนีบผม = ที่หนีบผม, hair curler =
เครื่องม้วนผม = โรลม้วนผม, hair clipper = ปัตตาเลี่ยน, comb = หวีผม = หวีแปรง, hair scissors =
กรรไกรตัดผม = กรรไกรซอยผม, hair clip = กิ๊บ = กิ๊บติดผม, wig = วิก, soap = สบู่ก้อน = สบุ่ =
สบู่เหลว, body wash = ครีมอาบน้ำ = เจลอาบน้ำ, body scrub = สครับผิว, toothbrush = แปรงฟัน =
แปลงสีฟัน, electric toothbrush = แปรงสีฟันไฟฟ้า, toothpaste = ยาสีฟันฟันขาว, mouthwash =
น้ำยาบ้วนปาก, dental floss = ไหมขัดฟัน, razor = มีดโกนหนวด = เครื่องโกนหนวด, sanitary pad =
ผ้าอนามัย, condom = ถุงยาง = ถุงยางอนามัย, contact lens = คอนแทคเลนส์, cotton pads = สำลี, nail
clipper = กรรไกรตัดเล็บ,
diaper = ผ้าอ้อมสำเร็จรูป = แพมเพิด, baby bottle = ขวดนม, formula milk = นมเด็ก, breast pump =
เครื่องปั๊มนม, baby clothes = เสื้อผ้าเด็กอ่อน = ชุดเด็ก, baby carrier = เป้อุ้มเด็ก, stroller =
รถเข็นเด็กพับได้, car seat = คาร์ซีท, crib = เตียงเด็ก = เปล, pacifier = จุกนม = จุกหลอก, baby
powder = แป้งเด็ก, baby wipes = ทิชชู่เปียกเด็ก, maternity dress = ชุดคลุมท้อง, toy = ของเด็กเล่น,
doll = ตุ๊กตาผ้า = ตุ๊กตา, teddy bear = ตุ๊กตาหมี = หมีเท็ดดี้, jigsaw = จิ๊กซอ = ตัวต่อไม้ =
จิกซอ = ตัวต่อ, building blocks = บล็อคตัวต่อ = เลโก้, toy car = รถของเล่น = รถบังคับ, toy gun =
ปืนของเล่น = ปืนฉีดน้ำ, kite = ว่าว, board game = บอร์ดเกม, slime = สไลม์, watercolour set = สีน้ำ
= ชุดสีน้ำ, crayon = สีเทียน = สีไม้ = ดินสอสี = สีชอล์ค, children's socks = ถุงเท้าเด็ก,
football = ลูกบอล = ฟุตบอล = ลูกฟุตบอล, football boots = สตั๊ด = รองเท้าสตั๊ด, basketball = ลูกบาส
= บาสเก็ตบอล = บาส, volleyball = ลูกวอลเลย์ = วอลเลย์บอล, badminton racket = ไม้แบด =
ไม้แบดมินตัน, shuttlecock = ลูกขนไก่ = ลูกแบด, tennis racket = ไม้เทนนิส = แร็กเก็ตเทนนิส, table
tennis paddle = ไม้ปิงปอง, golf club = ไม้กอล์ฟ, boxing gloves = นวม = นวมต่อยมวย = นวมชกมวย =
ถุงมือชกมวย = ถุงมือมวย, punching bag = กระสอบทราย, dumbbell = ดัมเบล = ดัมเบลล์, treadmill =
ลู่วิ่ง, yoga mat = เสื่อโยคะ = แผ่นโยคะ = แผ่นรองโยคะ = เสื่อออกกำลังกาย, resistance band =
ยางยืดออกกำลังกาย, skipping rope = เชือกกระโดด, hula hoop = ฮูลาฮูป, bicycle = รถจักรยาน =
จักรยานเสือหมอบ = จักยาน, folding bike = จักรยานพับ, electric bike = จักรยานไฟฟ้า, bicycle helmet
= หมวกจักรยาน, scooter = สกูตเตอร์ = สกุ๊ตเตอร์, skateboard = สเก็ตบอร์ด, swimming goggles =
แว่นว่ายน้ำ, life jacket = เสื้อชูชีพ, fishing rod = เบ็ดตกปลา = คันเบ็ด, tent = เต้น = เต้นท์ =
เต็นท์แคมป์ปิ้ง = เต็น, sleeping bag = ถุงนอน, camping chair = เก้าอี้สนาม = เก้าอี้แคมป์, compass
= เข็มทิศ, binoculars = กล้องส่องทางไกล, telescope = กล้องดูดาว = กล้องโทรทรรศน์, jersey =
เสื้อบอล = เสื้อฟุตบอล, knee brace = ที่รัดเข่า = สนับเข่า, vitamin = วิตตามิน = ไวตามิน =
วิตามินรวม, supplement = อาหารเสริม, whey = เวย์โปรตีน, cod liver oil = น้ำมันตับปลา, balm =
ยาหม่อง, plaster = พลาสเตอร์ = พลาสเตอร์ยา, face shield = เฟซชิลด์, wheelchair = รถเข็นคนป่วย =
วีลแชร์,
cat food = อาหารแมว = ขนมแมว, dog food = อาหารหมา = อาหารสุนัข, fish food = อาหารปลา =
อาหารปลาสวยงาม, bird food = อาหารนก, cat litter = ทรายแมว = ทรายเต้าหู้, litter box = ห้องน้ำแมว =
กระบะทราย, cat toy = ของเล่นแมว, dog toy = ของเล่นหมา = ของเล่นสุนัข, pet bed = ที่นอนแมว =
ที่นอนหมา, pet cage = กรง = กรงแมว = กรงหมา, pet bowl = ชามอาหารแมว = ชามหมา, pet shampoo =
แชมพูแมว = แชมพูหมา, leash = สายจูง, pet collar = ปลอกคอ, aquarium = ตู้ปลา,
motorcycle helmet = หมวกกันน๊อค = หมวกกันน็อก = หมวกนิรภัย, motorcycle = มอเตอร์ไซค์ = มอไซ, car =
รถยนต์ = รถ, tyre = ยาง = ยางรถยนต์, engine oil = น้ำมันเครื่อง, car battery = แบตเตอรี่รถ, car
seat cover = หุ้มเบาะ, car phone holder = ที่วางมือถือในรถ, car wash = น้ำยาล้างรถ, car mat =
พรมรถ = พรมปูพื้นรถ, windscreen wiper = ที่ปัดน้ำฝน, car vacuum = เครื่องดูดฝุ่นในรถ, tyre
inflator = ปั๊มลม,
notebook paper = สมุดจด = สมุดโน๊ต = สมุดบันทึก = สมุด = สมุดโน้ต, pen = ปากกาลูกลื่น = ปากกาเจล =
ปากกกา = ปากกา, pencil = ดินสอ = ดินสอกด, marker = ปากกาเมจิก = ปากกาเคมี = ปากกาไวท์บอร์ด,
highlighter = ปากกาเน้นข้อความ = ไฮไลท์, eraser = ยางลบ, ruler = ไม้บรรทัด, scissors = กรรไกร =
กันไกร, stapler = แม็กเย็บกระดาษ = แม็ก, pencil case = กล่องดินสอ, folder = แฟ้ม, paper = กระดาษ =
กระดาษA4, book = หนังสือนิยาย = นิยาย = หนังสือการ์ตูน = หนังสือ, greeting card = การ์ดอวยพร,
sticker = สติ๊กเกอร์, whiteboard = ไวท์บอร์ด = กระดานไวท์บอร์ด, globe = ลูกโลก, yarn = ไหมพรม =
ไหม, sewing kit = ชุดเย็บผ้า = อุปกรณ์เย็บผ้า = เข็มเย็บผ้า = เข็มกับด้าย, fabric = ผ้า = ผ้าเมตร,
guitar = กีต้า = กีต้าร์ = กีต้าร์โปร่ง = กีตาร์โปร่ง, ukulele = อูคูเลเล่, piano =
คีย์บอร์ดไฟฟ้า, violin = ไวโอลิน = ไวโอริน, drum = กลองชุด = กลอง, flute = ขลุ่ย, harmonica =
เมาท์ออร์แกน,
rice = ข้าวสารหอมมะลิ = ข้าวสวย = ข้าวกล้อง = ข้าวหอมมะลิ, glutinous rice = ข้าวเหนียว, instant
noodles = มาม่า = ไวไว = ยำยำ = บะหมี่ถ้วย = บะมี่, noodles = เส้นก๋วยเตี๋ยว = เส้นหมี่, bread =
ขนมปัง, cake = เค้ก = เค็ก = ขนมเค้ก, biscuit = คุ้กกี้ = บิสกิต = ขนมปังกรอบ = แครกเกอร์ =
คุ๊กกี้, chocolate = ช็อคโกแลค = ช๊อคโกแลต = ชอคโกแลต = ชอกโกแลต, candy = ลูกอม = ลูกกวาด, chips =
มันฝรั่งทอด = มันฝรั่งแผ่น, popcorn = ข้าวโพดคั่ว = ป๊อบคอร์น = ป็อปคอร์น = ป๊อปคอน, snack =
ขนมกินเล่น = ขนมขบเคี้ยว, nuts = ถั่ว = อัลมอนด์, milk = นมกล่อง = นมจืด = นมสด = นมยูเอชที,
condensed milk = นมข้น = นมข้นหวาน, yogurt = โยเกิร์ต, coffee = กาแฟสำเร็จรูป = กาแฟคั่วบด =
กาแฟซอง, tea = ชา = ชาเขียว = ชาไทย, juice = น้ำผลไม้, soft drink = น้ำอัดลม, mineral water =
น้ำแร่ = น้ำดื่ม, beer = เบียร์, wine = ไวน์, honey = น้ำผึ่ง = น้ำผึ้งป่า, salt = เกลือหิมาลัย =
เกลือชมพู = เกลือป่น, sugar = น้ำตาลทราย, fish sauce = น้ำปลา, soy sauce = ซีอิ๊ว = ซีอิ้ว, oyster
sauce = ซอสหอยนางรม = น้ำมันหอย, chili sauce = ซอสพริก, ketchup = ซอสมะเขือเทศ, vinegar =
น้ำส้มสายชู, spice = เครื่องเทศ, curry paste = พริกแกง = เครื่องแกง, cooking oil = น้ำมันทำอาหาร =
น้ำมันปาล์ม, olive oil = น้ำมันมะกอก, coconut oil = น้ำมันมะพร้าว, flour = แป้งสาลี = แป้งมัน, egg
= ไข่ไก่ = ไข่, meat = เนื้อ = เนื้อวัว, pork = หมู = เนื้อหมู, fried pork = หมูทอด, chicken = ไก่
= เนื้อไก่, sausage = ไส้กรอก, fish = ปลา, canned fish = ปลากระป๋อง, shrimp = กุ้ง, seaweed =
สาหร่าย, tofu = เต้าหู้, fruit = ผลไม้, apple fruit = แอปเปิ้ล = แอ๊ปเปิ้ล = แอปเปิล, grapes =
องุ่น = องุ่นแดง = องุ่นเขียว, avocado = อะโวคาโด้ = อาโวคาโด = อโวคาโด = อาโวคาโด้, banana =
กล้วย, mango = มะม่วง, durian = ทุเรียน, orange fruit = ส้ม, coconut = มะพร้าว, vegetable = ผัก,
garlic = กระเทียม, ice cream = ไอศกรีม = ไอติม, jam = แยม, cereal = ซีเรียล = ข้าวโอ๊ต = กราโนล่า =
มูสลี่,
wireless = ไม่มีสาย = ไรสาย, bluetooth = บลูธูท = บลูทูธ5.0, electric = ใช้ไฟฟ้า, portable =
พกพาได้, foldable = พับ = พับเก็บได้, waterproof = กันน้ํา, women = ผู้หญิง = หญิง, men = ผู้ชาย =
ชาย, kids = เด็กเล็ก, baby = เบบี๋, black = ดำ, white = ขาว, red = แดง, pink = ชมพู, small = เล็ก
= ขนาดเล็ก, large = ใหญ่ = ขนาดใหญ่, wooden = ไม้, organic = ออร์แกนิค,
thermos = กระติกน้ำร้อน, baking tray = ถาดอบ = ถาดอบขนม, measuring cup = ถ้วยตวง, ice tray =
พิมพ์น้ำแข็ง, tray = ถาด, pitcher = เหยือก, tablecloth = ผ้าปูโต๊ะ, can opener = ที่เปิดกระป๋อง,
grater = ที่ขูด, mortar = ครก, tongs = ที่คีบอาหาร, whisk = ตะกร้อ, noodle maker = เครื่องทำเส้น,
rice scoop = ทัพพีตักข้าว, gas lighter = ไฟแช็ค, squeegee = ที่รีดน้ำ, feather duster = ไม้ขนไก่,
rubber gloves = ถุงมือล้างจาน, lint remover = เครื่องตัดขุย, vacuum bag = ถุงสูญญากาศ, hook =
ตะขอ, partition = ฉากกั้น, bunk bed = เตียงสองชั้น, sofa cover = ผ้าคลุมโซฟา, air mattress =
ที่นอนเป่าลม, hammock = เปลญวน, swimming pool = สระน้ำเป่าลม, swim ring = ห่วงยาง, water gun =
ปืนฉีดน้ำ, bubble machine = เครื่องเป่าฟอง, balloon = ลูกโป่ง, party decoration =
ของตกแต่งวันเกิด, gift box = กล่องของขวัญ, gift = ของขวัญ, key holder = พวงกุญแจ, lighter =
ไฟแช็ก, walkie talkie = วอ = วิทยุสื่อสาร, gps tracker = จีพีเอส, vr headset = แว่นวีอาร์, stylus
= ปากกาทัชสกรีน, hair mask = ทรีทเม้นท์ = ทรีทเมนท์, eye cream = ครีมทาใต้ตา = อายครีม, hand cream
= ครีมทามือ, foot cream = ครีมทาส้นเท้า, depilatory = ครีมกำจัดขน, tattoo = แทททู = รอยสัก, nail
file = ตะไบเล็บ, skincare set = เซ็ตบำรุงผิว, saree = ส่าหรี, kurung = กุรง, kebaya = เคบายา,
songkok = หมวกกะปิเยาะ, traditional dress = ชุดไทย, uniform shoes = รองเท้านักเรียน, slippers =
รองเท้าใส่ในบ้าน = สลิปเปอร์, insole = แผ่นรองเท้า, shoe polish = ยาขัดรองเท้า, waist bag =
กระเป๋าคาดเอว, card holder = ที่ใส่บัตร, passport cover = ปกพาสปอร์ต, travel pillow = หมอนรองคอ,
luggage tag = ป้ายห้อยกระเป๋า,
handkerchief = ผ้าเช็ดหน้า, building blocks = ตัวต่อ, memory card reader = เครื่องอ่านการ์ด = การ์ดรีดเดอร์, trolley cart =
รถเข็น = รถเข็นของ,
shaving cream = โฟมโกนหนวด = โลชั่นหลังโกนหนวด = อาฟเตอร์เชฟ, tablet case = เคสแท็บเล็ต = เคสไอแพด =
ไอแพดเคส, underwear = กางเกงชั้นใน = กกน,
tablet case = เคสไอแพท,
`;
