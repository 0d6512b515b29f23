/** Clothes, bags and what is worn: kinds in the languages of the markets (kinds.ts). */
export const FASHION = `
jumpsuit: en romper = overalls = playsuit = dungarees; th จั๊มสูท = เอี๊ยม; lat cham sut; id baju
kodok = jumpsuit wanita = overall wanita; ms jumpsuit wanita; vi đồ bay = yếm = áo liền quần; tl
jumper na pambabae = overalls na damit,
cardigan: en shrug = knit cardigan; th คาร์ดิแกน = เสื้อคลุมไหมพรม; lat kha di kaen; id kardigan =
cardigan rajut; ms kardigan; vi áo cardigan = áo khoác len; tl kardigan,
blazer: en suit jacket = waistcoat; th เบลเซอร์; lat ble soe = suea sut; id blazer wanita = rompi
jas; ms blazer wanita; vi áo blazer = áo gi lê; tl blazer na pambabae,
tracksuit: en jogging suit = sweatsuit = jogger set; th ชุดวอร์ม = กางเกงวอร์ม; lat chut wom =
kang keng wom; id setelan olahraga = training set = celana training; ms sut trek = seluar trek =
seluar sukan; vi bộ đồ thể thao = quần thể thao = bộ nỉ; tl terno na pang jogging = jogging pants,
underwear: en boxer shorts = boxer brief = boxer briefs = mens underwear; th บ็อกเซอร์ =
กางเกงบ็อกเซอร์; lat bok soe = kang keng bok soe; id celana boxer = boxer pria; ms seluar kotak =
boxer lelaki; vi quần sịp = quần đùi nam = quần lót nam; tl boxer na pang lalaki = karsonsilyo,
pyjamas: en nightgown = nightdress = nightie = sleepwear = lingerie = night dress; th
ชุดนอนกระโปรง = ชุดนอนเซ็กซี่; id gaun tidur = lingerie seksi; ms gaun tidur; vi váy ngủ = đầm
ngủ; tl daster = duster = damit pantulog,
bathrobe: en bath robe = dressing gown = robe; th เสื้อคลุมอาบน้ำ; lat suea khlum ap nam; id jubah
mandi = kimono handuk; ms jubah mandi; vi áo choàng tắm; tl roba = bata pampaligo,
arm sleeves: en arm sleeve = sun sleeves = arm warmers = uv sleeves; th ปลอกแขน = ปลอกแขนกันแดด;
lat plok khaen; id manset = manset tangan = sarung lengan; ms sarung lengan = stokin lengan; vi
ống tay chống nắng = găng tay chống nắng; tl manggas na panlaban sa araw = armsleeve,
bow tie: en bowtie = cravat; th หูกระต่าย; lat hu kra tai; id dasi kupu kupu; ms tali leher kupu
kupu; vi nơ cổ = nơ đeo cổ; tl ribon sa leeg,
scarf: en stole = wrap scarf = neck scarf; lat pha khlum lai; ms pasmina = mafla; vi khăn lụa,
hijab: en headscarf = instant hijab; th ผ้าคลุมฮิญาบ; id jilbab instan = bergo = khimar = ciput;
ms tudung instant = tudung bawal = tudung sarung = anak tudung,
prayer dress: en prayer robe = mukena = telekung; th ชุดละหมาด; id mukena = mukena dewasa = rukuh;
ms telekung = telekung travel = kain telekung,
brooch: en pin badge = lapel pin = enamel pin = badge; th เข็มกลัด; lat khem klat; id bros = bros
jilbab; ms kerongsang = pin tudung; vi ghim cài áo = trâm cài = huy hiệu; tl alpiler na pang
disenyo = broch,
key holder: en keychain = key chain = key fob = lanyard; id ganci; ms pemegang kunci; vi móc chìa
khóa; tl susian = lalagyan ng susi = sabitan ng susi,
anklet: en ankle bracelet; th กำไลข้อเท้า; lat kam lai kho thao; id gelang kaki; ms gelang kaki =
rantai kaki; vi lắc chân = vòng chân; tl pulseras sa paa = anklet na pambabae,
watch strap: en watch band = watchband = strap for watch; th สายนาฬิกา; lat sai nalika; id tali
jam = tali jam tangan = strap jam; ms tali jam = tali jam tangan; vi dây đồng hồ; tl strap ng relo
= tali ng relo,
watch box: en watch case = watch winder; th กล่องนาฬิกา; lat klong nalika; id kotak jam tangan; ms
kotak jam tangan; vi hộp đựng đồng hồ; tl lalagyan ng relo,
jewelry box: en jewellery box = jewelry organizer = jewelry case; th กล่องเครื่องประดับ =
กล่องใส่แหวน; lat klong khrueang pradap; id kotak perhiasan = tempat perhiasan; ms kotak barang
kemas = bekas barang kemas; vi hộp đựng trang sức = hộp trang sức,
wallet: en coin purse = card wallet = leather wallet = money clip; th กระเป๋าใส่เหรียญ; lat krapao
satang = krapao ngoen; id dompet kulit = dompet koin; ms dompet kulit = beg syiling; vi ví tiền =
ví; tl kalupi = kowintse = lalagyan ng barya,
clutch bag: en evening bag; th กระเป๋าคลัทช์ = กระเป๋าถือออกงาน; lat krapao khlat; id tas pesta =
clutch pesta; ms beg tangan kecil = klac; vi ví cầm tay = túi cầm tay; tl pouch na pambabae =
clutch na pambabae,
shoulder bag: en body bag = chest bag = cross body bag; th กระเป๋าสะพายไหล่; lat krapao saphai
khang; id tas pundak; ms beg sling = beg selempang; vi túi khoác vai; tl body bag = bag na
pambalikat = sling bag na pambabae = bag sa balikat = sakbat na bag,
tote bag: en tote = canvas bag = shopping bag = grocery bag = canvas tote; th กระเป๋าช้อปปิ้ง; lat
krapao pha; id tas belanja = tas kanvas; ms beg tote = beg kanvas = beg beli belah; vi túi đi chợ;
tl eco bag = bag na pamalengke,
duffel bag: en gym bag = travel bag = sports bag = duffle bag = weekender; th กระเป๋าเดินทางแบบถือ
= กระเป๋ายิม = กระเป๋าฟิตเนส; id tas olahraga = tas gym = tas duffel = tas travel; ms beg gim =
beg sukan = beg galas pakaian; vi túi du lịch = túi tập gym = túi thể thao; tl bag na pang gym =
bag na pang byahe,
backpack: en book bag; lat krapao nak rian; ms beg belakang; vi cặp sách = ba lô học sinh; tl bag
sa likod,
shoelaces: en shoe laces = shoelace = shoe lace; th เชือกรองเท้า; lat chueak rong thao; id tali
sepatu; ms tali kasut; vi dây giày; tl sintas = tali ng sapatos,
shoe brush: en shoe cleaner = shoe cleaning kit = sneaker cleaner = shoe spray; th แปรงขัดรองเท้า
= น้ำยาซักรองเท้า = โฟมทำความสะอาดรองเท้า; lat praeng khat rong thao; id sikat sepatu = pembersih
sepatu; ms berus kasut = pencuci kasut; vi bàn chải đánh giày = nước vệ sinh giày; tl brush ng
sapatos = pang linis ng sapatos,
stockings: en pantyhose = tights = stocking = compression socks; th ถุงน่อง; lat thung nong; id
stoking = kaos kaki panjang; ms sarung kaki nipis; vi quần tất = vớ da = tất da chân; tl medyas na
mahaba = stokings,
glasses case: en spectacles case = eyeglass case = sunglasses case = glasses holder; th
กล่องแว่นตา = ซองแว่น; lat klong waen ta; id kotak kacamata = tempat kacamata; ms bekas cermin
mata = sarung cermin mata; vi hộp đựng kính = bao kính; tl lalagyan ng salamin,
sunglasses: en uv glasses; th แว่นใส่กันแดด; lat waen ta kan daet; id kacamata anti uv;
vi kính đi nắng = kính chống nắng = mắt kính râm; tl salaming pang araw = salamin na pang araw =
shades na pang araw,
eyeglasses: en glasses frame = eye glasses = anti radiation glasses; th แว่นสายตา = แว่นกรองแสง;
lat waen sai ta; id kacamata baca; ms spek mata; vi kính lão,
clogs: en crocs = rubber clogs = garden clogs; th รองเท้าหัวโต = รองเท้าแตะหัวโต; lat rong thao
hua to; id sandal karet = sandal crocs; ms kasut getah = selipar crocs; vi dép sục = dép cá sấu;
tl bakya = crocs na tsinelas,
sandals: en flipflops = house slippers = slippers sandals; th รองเท้าคีบ = รองเท้าหูหนีบ = รองเท้าฟองน้ำ =
ช้างดาว; lat rong thao khip; id sandal slop = sendal jepit = sandal jepit; ms selipar jepun = selipar
getah; vi dép xỏ ngón = dép tông = dép tổ ong = dép lào = dép kẹp = dép bánh mì; tl sinelas =
tsinelas na goma = step in,
flat shoes: en ballet flats = doll shoes = ballerina shoes; th รองเท้าส้นแบน; lat rong thao khat
chu; id flatshoes = sepatu flat = sepatu balet; ms kasut flat = kasut sarung; vi giày búp bê =
giày bệt; tl doll shoes = sapatos na flat,
rain boots: en wellies = rubber boots = gumboots = wellington boots; th รองเท้าบูทกันฝน =
รองเท้าบูทยาง; id sepatu boot karet = sepatu hujan; ms but hujan = but getah; vi ủng đi mưa = ủng
cao su; tl botas na goma,
shoe cover: en shoe covers = rain shoe cover; th ถุงคลุมรองเท้า; lat thung khlum rong thao; id
pelindung sepatu = sarung sepatu = jas hujan sepatu; ms sarung kasut; vi bọc giày đi mưa = ủng bọc
giày; tl takip ng sapatos,
raincoat: en rain jacket = rain poncho; id ponco; vi bộ áo mưa,
umbrella: en sun umbrella; vi ô gấp = cái dù; tl payong na tiklop,
costume: en cosplay costume = halloween costume = fancy dress; th ชุดคอสเพลย์ = ชุดแฟนซี; lat chut
khot phle; id kostum = kostum cosplay; ms kostum; vi đồ cosplay = đồ hóa trang; tl kasuotan pang
cosplay = kostyum,
wedding dress: en bridal gown = bridesmaid dress = wedding gown; th ชุดแต่งงาน = ชุดเจ้าสาว; lat
chut chao sao; id gaun pengantin; ms baju pengantin = gaun pengantin; vi váy cưới = áo cưới; tl
damit pangkasal = trahe de boda,
waist bag: en fanny pack = bum bag = belt pouch; id tas pinggang; ms beg pinggang; vi túi đeo
hông = túi bao tử; tl beltbag,
kimono: en yukata = haori = kimono robe = kimono cardigan; th กิโมโน = ยูกาตะ; lat ki mo no; id
kimono jepang = yukata jepang; ms kimono jepun; vi áo kimono = yukata nhật; tl kimona,
cufflinks: en cuff links = tie clip = tie pin = brooch = lapel pin; th กระดุมข้อมือ = เข็มกลัด;
lat khem klat; id kancing manset = penjepit dasi = bros; ms butang manset = kerongsang; vi khuy
măng sét = kẹp cà vạt = ghim cài áo; tl broche = alpiler,
tuxedo: en mens suit = wedding suit = formal suit = barong; th ชุดทักซิโด้ = ชุดสูทเจ้าบ่าว; id
tuksedo = setelan jas; ms tuksedo = sut lelaki; vi vest cưới = bộ vest nam; tl barong tagalog =
terno na pormal,
t-shirt: en baby tee = babytee = graphic tee; ms baju kaos; vi áo babytee = áo phông; tl tisert,
camisole: en cami top = spaghetti strap top = singlet top = tube top; th เสื้อสายเดี่ยว =
สายเดี่ยว = เสื้อเกาะอก; lat suea sai diao; id tanktop = tank top wanita = kamisol; ms baju
singlet; vi áo hai dây = áo hai day; tl kamisola,
polo shirt: en polo tee = polo tees = collar tee; th เสื้อโปโลคอปก; id kaos kerah = kaos polo =
polo shirt pria; ms baju kolar = baju polo; vi áo thun có cổ; tl polo na may kwelyo,
graduation gown: en academic gown = convocation gown = graduation toga; th ชุดครุย = เสื้อครุย;
lat chut khrui; id toga wisuda = baju toga; ms jubah konvokesyen = jubah graduasi; vi áo cử nhân
= lễ phục tốt nghiệp; tl toga,
koko shirt: en baju koko = muslim shirt; th เสื้อมุสลิมชาย; id baju koko = koko pria = kemko =
kurta; ms baju melayu = kurta lelaki = jubah lelaki,
gamis: en abaya = muslimah dress = kaftan; th ชุดมุสลิมหญิง = อาบายา; id gamis = gamis wanita =
baju gamis = abaya = gamis syari; ms jubah = jubah wanita = jubah muslimah = abaya = kaftan,
jacket: vi áo khoác gió = áo gió = áo khoác dù; th เสื้อกันลม = แจ็คเก็ตกันลม; id jaket parasut =
jaket windbreaker; ms jaket kalis angin; tl jacket na pang hangin = dyaket,
belly band: en maternity belt = postpartum belt; th ผ้ารัดหน้าท้อง = เข็มขัดพยุงครรภ์; id
bengkung = stagen; tl bigkis ng tiyan,
traditional dress: en ao dai = cheongsam = qipao; th ชุดไทย = กี่เพ้า = สไบ; id kebaya modern =
baju adat; ms baju kebarung = cheongsam; vi áo dài = áo bà ba = sườn xám; tl filipiniana = baro
at saya,
shorts: lat kang keng kha san; th กางเกงขาสั้น = ขาสั้น; id celana pendek = kolor; ms seluar pendek; vi
quần đùi = quần short = quần ngắn; tl korto = salawal,
high heels: en party shoes; th รองเท้าออกงาน; lat son sung = rongthao son sung; id sepatu pesta =
sepatu wanita pesta = sepatu kondangan; ms kasut tinggi = kasut pesta; vi giày gót nhọn = giày đi
tiệc; tl sapatos na mataas = sapatos pang party,
handkerchief: ms sapu tangan = tuala sapu tangan; id sapu tangan = saputangan; tl panyo; th
ผ้าเช็ดหน้า,
hijab: tl hijab,
bag strap: en bag straps = strap for bags = replacement bag strap; th สายกระเป๋า; id tali tas; ms tali
beg; vi dây đeo túi; tl strap ng bag,
`;
