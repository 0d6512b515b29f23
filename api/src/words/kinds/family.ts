/** Children, paper and animals: kinds in the languages of the markets (kinds.ts). */
export const FAMILY = `
play mat: en playmat = baby mat = crawling mat = foam mat = puzzle mat; th แผ่นรองคลาน =
เสื่อรองคลาน; lat phaen rong khlan; id karpet bayi = matras bayi = playmat bayi; ms tikar bayi =
tikar main; vi thảm chơi = thảm xốp = thảm nằm chơi; tl banig ng bata = play mat ng baby,
floor mat: en rubber mat = straw mat = sleeping mat; th เสื่อ = เสื่อน้ำมัน = เสื่อปิกนิก; lat
suea nam man; id tikar = tikar lipat = tikar plastik; ms tikar = tikar getah = tikar mengkuang; vi
chiếu = chiếu cói = thảm trải; tl banig,
baby walker: en walker for baby = baby bouncer = baby rocker = baby swing; th รถหัดเดิน = เปลโยก;
lat rot hat doen; id baby walker bayi = bouncer bayi = ayunan bayi; ms kerusi roda bayi = buaian
bayi; vi xe tập đi = ghế rung = nôi rung; tl andador = duyan ng sanggol,
high chair: en highchair = feeding chair = booster seat; th เก้าอี้กินข้าวเด็ก = เก้าอี้ทานข้าว;
lat kao i kin khao dek; id kursi makan bayi; ms kerusi makan bayi; vi ghế ăn dặm = ghế ăn cho bé;
tl upuan ng sanggol sa kainan,
teether: en teething toy = baby rattle = rattle; th ยางกัด; lat yang kat; id mainan gigit bayi =
gigitan bayi; ms penggigit bayi; vi gặm nướu = lục lạc; tl ngatngatan ng sanggol = kalansing,
baby bib: en bib = burp cloth = bibs; th ผ้ากันเปื้อนเด็ก = ผ้ากันน้ำลาย; lat pha kan nam lai; id
celemek bayi = slabber; ms bib bayi = lampin dada; vi yếm ăn = yếm ăn dặm = khăn yếm; tl babero =
bib ng sanggol,
swaddle: en swaddle blanket = baby wrap = receiving blanket; th ผ้าห่อตัว = ผ้าอ้อมผ้า = ผ้าห่อตัวทารก; lat
pha ho tua; id bedong = bedong bayi = selimut bayi = kain bedong; ms bedung = selimut bayi = kain
bedung; vi khăn quấn = chũn quấn = chăn quấn; tl pambalot ng sanggol,
baby bath tub: en baby bathtub = bath tub = bathtub = foldable bathtub; th อ่างอาบน้ำเด็ก; lat ang
ap nam dek; id bak mandi bayi = ember mandi bayi; ms besen mandi bayi = tab mandi; vi chậu tắm =
bồn tắm; tl paliguan ng sanggol = batya ng sanggol,
potty: en potty seat = potty trainer = toilet training seat = baby potty; th กระโถนเด็ก =
ฝารองชักโครกเด็ก; lat kra thon dek; id pispot anak = toilet anak; ms tandas budak = pispot; vi bô
vệ sinh = bô cho bé; tl arinola ng bata = arinola,
bottle warmer: en bottle steriliser = bottle sterilizer = sterilizer; th เครื่องอุ่นนม =
เครื่องนึ่งขวดนม; lat khrueang un nom; id penghangat susu = steril botol = alat steril; ms pemanas
susu = pensteril botol; vi máy hâm sữa = máy tiệt trùng bình sữa; tl pang init ng gatas = pang
isterilisa ng bote,
milk storage bag: en breast milk bag = milk bag = breastmilk storage bag; th ถุงเก็บน้ำนม; lat
thung kep nam nom; id kantong asi = plastik asi; ms beg susu ibu = plastik susu ibu; vi túi trữ
sữa; tl lalagyan ng gatas ng ina,
nursing cover: en nursing pillow = breastfeeding cover = nursing apron = breast pad; th
ผ้าคลุมให้นม = หมอนให้นม; lat pha khlum hai nom; id apron menyusui = bantal menyusui; ms kain
penyusuan = bantal menyusu; vi áo choàng cho con bú = gối cho bú; tl pantakip sa pagpapasuso,
baby monitor: en baby cam; th กล้องดูเด็ก = เบบี้มอนิเตอร์; id monitor bayi = kamera bayi; ms
monitor bayi; vi máy theo dõi bé; tl pangbantay ng sanggol,
diaper bag: en mommy bag = mummy bag; th กระเป๋าคุณแม่ = กระเป๋าสัมภาระคุณแม่; lat krapao khun
mae; id tas bayi = tas perlengkapan bayi; ms beg lampin; vi túi bỉm sữa = túi đựng đồ cho bé; tl
bag ng sanggol = bag ng lampin,
diaper: en diaper pants = cloth diaper = washable diaper = nappy = nappies; th ผ้าอ้อมสำเร็จรูป; id
popok celana = popok kain = clodi = popok sekali pakai; ms lampin kain; vi tã dán = tã quần = tã vải
= bỉm; tl lampin na tapon = lampin na tela = lampin,
safety gate: en baby gate = corner guard = child lock = safety lock; th ที่กั้นเด็ก =
กันกระแทกมุมโต๊ะ; id pagar bayi = pengaman sudut; ms pagar bayi = pelindung bucu; vi hàng rào chặn
= bọc cạnh bàn; tl harang ng bata,
tricycle: en balance bike = kids bike = push bike = ride on car = ride-on car = kids scooter =
scooter for kids; th จักรยานสามล้อ = รถขาไถ = รถเด็กนั่ง; lat rot kha thai = chakkrayan dek; id
sepeda roda tiga = sepeda keseimbangan = skuter anak; ms basikal roda tiga = basikal imbangan =
skuter budak = skuter kanak kanak; vi xe chòi chân = xe thăng bằng = xe scooter trẻ em; tl
traysikel ng bata = iskuter ng bata,
play tent: en kids tent = toy house = play house = doll house = dollhouse; th เต็นท์เด็ก =
บ้านตุ๊กตา; lat ten dek = ban tukta; id tenda anak = rumah boneka; ms khemah budak = rumah anak
patung; vi lều cho bé = nhà búp bê; tl tolda ng bata = bahay ng manika,
teddy bear: en plush doll = cuddly toy = cuddly bear; th ตุ๊กตานุ่ม = หมีน่ากอด = ตุ๊กตาน้องหมี =
ตุ๊กตาหมีน้อย = หมีน้อย; lat tukta mi = tuk ta mi = tukkata; id boneka bulu = beruang teddy = boneka teddy
bear; ms patung bulu = beruang mainan; vi gấu teddy = gấu nhồi bông; tl manika na malambot = stuff
toy = istap toy = stuffed bear,
rubik's cube: en rubiks cube = magic cube = speed cube; th รูบิค; lat ru bik; id rubik = kubus
rubik; ms kiub rubik; vi rubik = khối rubik; tl kubo ni rubik,
playing cards: en poker cards = card game = tarot cards = uno cards = deck of cards; th ไพ่ =
ไพ่ทาโรต์; lat phai tharot; id kartu remi = kartu tarot = kartu uno = kartu mainan; ms daun terup
= kad permainan; vi bài tây = bộ bài = bài tarot; tl baraha = kard na laro,
chess set: en chess = chess board = mahjong set = domino = dominoes; th หมากรุก = หมากฮอส =
โดมิโน่; lat mak ruk = mak hot; id catur = papan catur = domino = mahyong; ms catur = set catur;
vi cờ vua = cờ tướng = bộ cờ = cờ domino; tl ahedres = dama = domino na laro,
toy car: en remote control car = rc car = rc truck = rc toy; lat rot bangkhap; id mobil remote =
mobil rc; ms kereta kawalan jauh = kereta rc; vi ô tô điều khiển; tl de remote na kotse = kotseng
laruan na remote,
toy: en kids toy = toys for kids = educational toy = children toy = montessori toy = sensory toy;
th ของเล่นเด็ก = ของเล่นเสริมพัฒนาการ; lat khong len dek; id mainan edukasi; ms mainan budak =
mainan kanak kanak; vi đồ chơi trẻ em; tl laruan ng bata = laruang pambata,
play dough: en playdough = modelling clay = modeling clay = polymer clay; th ดินน้ำมัน = แป้งโดว์;
lat din nam man; id plastisin = lilin mainan; ms plastisin = tanah liat mainan; vi đất nặn = đất
sét; tl luwad na laruan = clay na laruan,
colouring book: en coloring book = activity book = workbook; th สมุดระบายสี = แบบฝึกหัด; lat samut
rabai si; id buku mewarnai = buku gambar; ms buku mewarna; vi sách tô màu = vở tập tô; tl librong
pangkulay = kulayang libro,
flash cards: en flashcards = flash card; th แฟลชการ์ด = บัตรคำ; lat bat kham; id kartu belajar =
flash card anak; ms kad imbasan; vi thẻ học = thẻ flashcard; tl kard na pang aral,
water toy: en bath toy = sand toy = beach toy; th ของเล่นน้ำ = ของเล่นทราย; id mainan air = mainan
pasir; ms mainan air = mainan pasir; vi đồ chơi tắm = đồ chơi cát; tl laruan sa tubig = laruan sa
buhangin,
rubber stamp: en self inking stamp = ink pad = stamp pad; th ตรายาง = หมึกแท่น; lat tra yang; id
stempel; ms cap getah; vi con dấu = mực dấu; tl pangtatak = selyo na goma,
correction tape: en correction pen = whiteout = correction fluid; th เทปลบคำผิด = ลิควิด =
น้ำยาลบคำผิด; lat thep lop kham phit; id tipe x = tip ex = penghapus pulpen; ms pita pembetulan =
pemadam cecair; vi bút xóa = băng xóa; tl pambura ng bolpen,
pencil sharpener: en sharpener for pencils = electric sharpener; th กบเหลาดินสอ =
เครื่องเหลาดินสอ; lat kop lao din so; id rautan pensil = serutan pensil = rautan; ms pengasah
pensel; vi gọt bút chì = chuốt bút chì; tl pantasa = pang tasa ng lapis,
crayon: en colored pencils = colouring crayons = wax crayons; th ดินสอสีไม้ = สีชอล์ก; vi chì màu
= bút sáp màu; tl lapis na pangkulay = lapis na may kulay,
sticky notes: en sticky note = post it = memo pad; th กระดาษโน้ต = โพสต์อิท; lat phot it; id
kertas memo = sticky note tempel; ms nota lekat; vi giấy nhớ = giấy ghi chú; tl papel na dikit,
notebook paper: en planner = writing book = composition notebook = sketch pad = sketch book =
drawing book = drawing paper = foolscap paper = ruled paper = foolscap pad = jotter = jotter book
= jotter pad = writing pad; th แพลนเนอร์ = สมุดสเก็ตช์ = สมุดวาดรูป = กระดาษรายงาน = สมุดเขียน;
lat samut wat khian; id buku sketsa = kertas folio = kertas folio bergaris = buku agenda; ms diari
= buku lukisan = buku skec = kertas kajang; vi vở = vở viết = sổ vẽ = giấy vẽ = giấy thi = giấy kẻ
ngang; tl talaarawan = notbuk na papel = papel na guhitan = guhitan na libro = papel na pad =
intermediate pad = sulatan,
envelope: en envelopes = money envelope = mailing envelope; th ซองจดหมาย = ซองเอกสาร; lat song
chot mai; id amplop; ms sampul surat = sampul duit raya; vi phong bì = bao lì xì; tl sobre =
ampaw,
paper clip: en binder clip = paper clips = binder clips; th คลิปหนีบกระดาษ = คลิปดำ; lat khlip nip
kra dat; id klip kertas = penjepit kertas; ms klip kertas; vi kẹp giấy = ghim kẹp; tl ipit ng
papel,
laminator: en laminating machine = laminating film = paper cutter = paper shredder; th
เครื่องเคลือบบัตร = เครื่องตัดกระดาษ; lat khrueang khlueap bat; id mesin laminating = mesin
pemotong kertas; ms mesin laminasi = pemotong kertas; vi máy ép plastic = máy cắt giấy; tl pang
laminate = pang gupit ng papel na malaki,
painting canvas: en canvas board = easel = drawing board = stretched canvas; th ผ้าใบวาดรูป =
ขาตั้งวาดรูป = เฟรมผ้าใบ; lat fem pha bai; id kanvas lukis = papan lukis = easel lukis; ms kanvas
lukisan = papan lukisan; vi toan vẽ = giá vẽ; tl kambas na pinturahan,
washi tape: en masking tape = decorative tape; th เทปวาชิ = กระดาษกาว = เทปกาวย่น; lat kra dat
kao; id selotip kertas = lakban kertas; ms pita hiasan = pita kertas; vi băng dính giấy = băng keo
giấy; tl papel na teyp,
chalk: en chalkboard = blackboard = blackboard eraser; th ชอล์ก = กระดานดำ; lat kra dan dam; id
kapur tulis = papan tulis hitam; ms kapur tulis = papan hitam; vi phấn viết bảng = bảng đen; tl
tisa,
utility knife: en cutter knife = box cutter = utility cutter = craft knife; th คัตเตอร์ =
มีดคัตเตอร์; lat khat toe; id cutter = pisau cutter; ms pisau pemotong = pisau lipat; vi dao rọc
giấy = dao dọc giấy; tl katter = kutsilyo na pang papel,
comic book: en manga = storybook = story book = comics; th การ์ตูน = มังงะ = หนังสือนิทาน; lat
nang sue ka tun = ni yai; ms komik; vi truyện tranh = tiểu thuyết; tl nobela = komiks = kwentong
pambata,
pet harness: en dog harness = cat harness = cat leash = pet leash; th สายรัดอก = สายจูงหมา =
สายจูงสุนัข = สายจูงแมว; lat sai chung ma; id tali kucing = harness kucing; ms tali kucing; vi yếm
chó = vòng cổ chó = vòng cổ mèo; tl tali ng pusa,
pet carrier: en cat carrier = dog carrier = pet bag = pet backpack = pet stroller; th กระเป๋าแมว =
กระเป๋าใส่แมว = กล่องใส่แมว; lat krapao maeo; id tas kucing = pet cargo = keranjang kucing; ms beg
kucing; vi balo mèo = túi vận chuyển chó mèo = lồng vận chuyển; tl bag ng pusa = lagayan ng aso,
cat tree: en cat scratcher = scratching post = cat tower = cat condo = scratching board; th
คอนโดแมว = ที่ลับเล็บแมว = ที่ฝนเล็บแมว; lat khon do maeo; id garukan kucing = rumah kucing =
cakaran kucing; ms pokok kucing = pencakar kucing; vi nhà cây mèo = cào móng mèo = trụ cào móng;
tl kalmutan ng pusa,
hamster cage: en hamster toy = hamster wheel = rabbit cage = small pet cage; th กรงแฮมสเตอร์ =
กรงกระต่าย; lat krong haem sa toe; id kandang hamster = kandang kelinci; ms sangkar hamster =
sangkar arnab; vi lồng hamster = chuồng thỏ; tl kulungan ng hamster = kulungan ng kuneho,
bird cage: en parrot cage = bird house; th กรงนก; lat krong nok; id sangkar burung = kandang
burung; ms sangkar burung; vi lồng chim; tl kulungan ng ibon,
pet cage: en dog cage = cat cage = dog crate = pet fence = kennel; th กรงสุนัข = คอกสุนัข = กรงหมา; lat
krong maeo = krong ma; id kandang anjing = kandang kucing; ms sangkar anjing = sangkar kucing; vi
chuồng chó = lồng mèo = chuồng mèo = hàng rào chó mèo = lồng chó; tl kulungan ng aso = kulungan ng
pusa = hawla ng ibon,
cat food: en kitten food = wet cat food = cat treats = dry cat food; th ขนมแมวเลีย =
อาหารเปียกแมว = อาหารแมวเปียก = อาหารน้องแมว = อาหารเม็ดแมว; lat khanom maeo;
id pakan kucing = snack kucing; ms snek kucing,
dog treat: en dog treats = dog snack = dog bone; th ขนมหมา = ขนมสุนัข; lat khanom ma; id snack
anjing = cemilan anjing; ms snek anjing; vi bánh thưởng chó = xương gặm; tl tsitsirya ng aso =
meryenda ng aso,
pet comb: en pet brush = grooming brush = pet grooming = pet clipper = deshedding tool; th หวีแมว
= แปรงหวีขน = หวีขนหมา; lat wi maeo; id sisir kucing = sisir bulu; ms sikat kucing = berus bulu;
vi lược chải lông = găng tay chải lông; tl suklay ng aso = suklay ng pusa,
flea treatment: en flea collar = tick and flea = flea spray = anti tick = flea and tick; th
ยาหยดเห็บหมัด = ยากำจัดเห็บ; lat ya kam chat hep; id obat kutu kucing = obat kutu; ms ubat kutu
kucing = ubat kutu; vi thuốc trị ve rận = nhỏ gáy = vòng cổ trị ve; tl pang garapata = gamot sa
pulgas = pamatay garapata,
pet clothes: en dog clothes = cat clothes = pet costume = dog shirt; th เสื้อหมา = เสื้อแมว =
ชุดแมว; lat suea ma; id baju kucing = baju anjing; ms baju kucing = baju anjing; vi áo cho chó =
quần áo chó mèo; tl damit ng aso = damit ng pusa,
pet diaper: en pee pad = pet pad = training pad = dog diaper = puppy pad; th แผ่นรองฉี่ =
แผ่นรองซับ; lat phaen rong chi; id perlak kucing = underpad; ms lapik kencing = lampin haiwan; vi
tấm lót vệ sinh = bỉm chó; tl diaper ng aso = sapin sa ihi,
aquarium filter: en fish tank filter = aquarium pump = air pump aquarium = aquarium light = fish
tank; th กรองตู้ปลา = ปั๊มลมตู้ปลา; id filter akuarium = aerator; ms penapis akuarium; vi lọc hồ
cá = máy sủi oxy; tl pansala ng akwaryum,
dog collar: en pet collar = cat collar = pet harness = dog harness = pet tag; th ปลอกคอหมา =
ปลอกคอแมว = สายรัดอกหมา; lat plok kho ma; id kalung anjing = kalung kucing = harness kucing; ms
kolar anjing = kolar kucing; vi vòng cổ chó = vòng cổ mèo = yếm chó; tl kolar ng aso = kwelyo ng
aso = kolar ng pusa,
pet bed: en dog bed = cat bed = pet mat = dog house; th ที่นอนหมา = ที่นอนแมว = บ้านหมา = เบาะนอนแมว =
ที่นอนสุนัข; lat thi non maeo; id kasur kucing = kasur anjing = rumah kucing; ms katil kucing = tilam
kucing; vi ổ cho chó = nệm chó = nhà cho mèo = nệm cho chó = ổ cho mèo = đệm chó; tl higaan ng aso =
higaan ng pusa = bahay ng aso,
pet shampoo: en dog shampoo = cat shampoo = pet soap = pet wipes; th แชมพูหมา = แชมพูแมว =
แชมพูสุนัข; lat chaem phu ma; id sampo kucing = sampo anjing = shampo kucing; ms syampu kucing =
syampu anjing; vi sữa tắm cho chó = sữa tắm cho mèo; tl shampoo ng aso = sabon ng aso,
nursing bra: en breastfeeding bra = maternity bra = nursing cover; th เสื้อในให้นม =
ชุดชั้นในให้นม; id bra menyusui = bh menyusui; ms bra menyusu = coli menyusu; vi áo ngực cho con
bú = áo lót cho con bú; tl bra na pang nagpapasuso,
baby blanket: en receiving blanket = baby quilt = baby wrap; th ผ้าห่มเด็ก = ผ้าห่อตัวเด็ก; lat
pha hom dek; id selimut bayi = bedong bayi = bedong; ms selimut bayi = bedung; vi chăn em bé =
chăn cho bé = khăn quấn bé; tl kumot ng baby = lampin na pambalot,
playpen: en baby fence = baby gate = play yard = safety gate; th คอกกั้นเด็ก = ประตูกั้นเด็ก; lat
khok kan dek; id pagar bayi = pagar pengaman bayi; ms pagar bayi = pagar keselamatan; vi quây cũi
= quây bóng = thanh chặn cửa; tl kuna na laruan = bakod ng baby,
action figure: en action figures = anime figure = figurine = collectible figure; th ฟิกเกอร์ =
โมเดลฟิกเกอร์; lat fik koe; id figur aksi = patung anime; ms patung aksi = figura aksi; vi mô
hình nhân vật = mô hình anime; tl laruang pigura = pigurin,
model kit: en model car kit = gunpla = plastic model = diecast car = diecast; th โมเดลกันดั้ม =
โมเดลรถ = รถเหล็ก; id model kit gundam = diecast mobil = miniatur mobil; ms kit model = kereta
model; vi mô hình lắp ráp = mô hình xe; tl modelong kotse = laruang modelo,
trading cards: en collectible cards = pokemon cards = playing cards = uno cards = photocard; th
การ์ดสะสม = ไพ่ = การ์ดโปเกมอน = โฟโต้การ์ด; id kartu koleksi = kartu remi = kartu pokemon; ms
kad koleksi = daun terup = kad pokemon; vi thẻ bài = bài tây = thẻ pokemon; tl baraha = kard na
koleksyon,
rubik cube: en magic cube = speed cube = fidget toy = pop it = fidget spinner; th รูบิค =
ลูกบาศก์รูบิค = ของเล่นป๊อปอิท; lat ru bik; id kubus rubik = rubik mainan; ms kiub rubik = kiub
ajaib; vi khối rubik = rubik xếp hình; tl kyub na rubik,
christmas tree: en christmas decoration = christmas lights = christmas ornament = xmas tree; th
ต้นคริสต์มาส = ของตกแต่งคริสต์มาส; lat ton khrit sa mat; id pohon natal = hiasan natal = lampu
natal; ms pokok krismas = hiasan krismas; vi cây thông noel = đồ trang trí noel; tl krismas tri =
parol = dekorasyong pampasko = christmas light na parol,
trumpet: en saxophone = clarinet = cornet trumpet; th ทรัมเป็ต = แซกโซโฟน; id terompet =
saksofon; ms trompet = saksofon; vi kèn trumpet = kèn saxophone; tl trumpeta = saksopon,
metronome: en guitar tuner = music tuner = capo = guitar capo; th เครื่องตั้งสายกีตาร์ = คาโป้ =
เมโทรนอม; id penala gitar = kapo gitar = metronom; ms penala gitar = kapo; vi máy lên dây = capo
guitar = máy đếm nhịp; tl pangtono ng gitara = metronom,
stroller: id stroller bayi = kereta dorong bayi; ms stroller bayi = kereta tolak bayi; vi xe đẩy
em bé; th รถเข็นเด็กทารก; tl istroler,
pacifier: en teat = soother = baby teat = nipple teat; ms puting bayi = puting kosong; th จุกหลอก
= จุกนม = จุกยาง; id empeng = kempeng = puting dot; vi ti giả = núm vú = núm ti; tl tsupon =
pasipayer,
crib: vi nôi em bé = cũi = nôi = giường cũi; en bassinet = baby cot = baby cradle; th เปลเด็ก =
เปลนอนเด็ก; id box bayi; ms katil bayi = buai bayi; tl kuna = duyan ng bata,
aquarium: id akuarium mini = tangki ikan; en small aquarium = fish bowl; th อ่างปลา = ตู้ปลาเล็ก;
ms akuarium kecil = tangki ikan; vi bể cá mini = hồ cá; tl lalagyan ng isda,
note book: en school notebook = composition book; th สมุดเรียน; id buku tulis sekolah; vi vở học
sinh = tập học sinh; tl kuwaderno,
tablet case: en ipad case = ipad cover = tablet cover = tablet sleeve; th เคสไอแพด = เคสไอแพท =
เคสแท็บเล็ต; lat khet ipad; id casing tablet = case ipad = sarung tablet; ms sarung ipad = bekas
tablet; vi ốp ipad = bao da ipad = ốp lưng ipad; tl kes ng tablet = case ng ipad,
underpad: en disposable underpad = incontinence pad = bed pad; th แผ่นรองซับผู้ใหญ่ = แผ่นรองซับผู้ป่วย; id
perlak = underpad dewasa = alas ompol; ms alas katil pesakit = lapik katil = lapik hospital; vi tấm
lót người già = tấm lót y tế; tl sapin sa kama ng may sakit,
`;
