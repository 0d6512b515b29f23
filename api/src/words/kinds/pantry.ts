/** What is eaten and drunk: kinds in the languages of the markets (kinds.ts). */
export const PANTRY = `
basmati rice: en basmati; th ข้าวบาสมาติ = บาสมาติ; id beras basmati; ms beras basmati; vi gạo basmati;
tl bigas basmati,
okra: th กระเจี๊ยบเขียว = กระเจี๊ยบ; lat krachiap; id bunga okra; ms bendi = kacang bendi; vi đậu bắp; tl
okra na gulay,
chocolate milk: en choco milk; th นมช็อกโกแลต = นมรสช็อกโกแลต; lat nom chok ko laet; id susu coklat =
susu cokelat; ms susu coklat; vi sữa socola = sữa sô cô la; tl gatas na tsokolate,
brown rice: en wholegrain rice = red rice; th ข้าวกล้อง; lat khao klong; id beras merah = beras
coklat; ms beras perang; vi gạo lứt = gạo lức; tl pulang bigas,
cheese: en cheddar = mozzarella = cream cheese = cheese slices; th ชีส = เนยแข็ง; lat chit
khaeng; id keju; ms keju; vi phô mai; tl keso,
butter: en unsalted butter = salted butter = margarine; th เนยจืด = เนยเค็ม = มาการีน; id mentega
= margarin; ms mentega = marjerin; vi bơ lạt = bơ thực vật; tl mantikilya = margarina,
peanut butter: en almond butter = nut butter; th เนยถั่ว; lat noei thua; id selai kacang; ms
mentega kacang = jem kacang; vi bơ đậu phộng = bơ lạc; tl palaman na mani,
pasta: en spaghetti = macaroni = penne = lasagna; th พาสต้า = สปาเก็ตตี้ = มักกะโรนี; lat sa pa
ket ti; id spageti = makaroni; ms spageti = makaroni; vi mì ý = mì spaghetti = nui ống; tl
ispageti = makaroni,
canned fish: en canned tuna = tuna can = sardines = canned sardines = canned mackerel; th
ปลากระป๋อง = ทูน่ากระป๋อง = ซาร์ดีน; lat pla kra pong; id sarden = tuna kaleng = ikan kaleng; ms
sardin = ikan sardin = tuna tin; vi cá hộp = cá ngừ đóng hộp; tl sardinas = de latang isda,
canned meat: en corned beef = luncheon meat = canned meat = meat loaf = spam can; th เนื้อกระป๋อง
= หมูกระป๋อง; id kornet = daging kaleng; ms daging tin = kornet daging; vi thịt hộp = pate hộp;
tl karne norte = de latang karne,
plant milk: en soy milk = almond milk = oat milk = coconut milk = soya milk; th นมถั่วเหลือง =
นมอัลมอนด์ = กะทิ = น้ำเต้าหู้; lat nom thua lueang; id susu kedelai = susu almond = santan; ms
susu soya = susu badam = santan kelapa; vi sữa đậu nành = sữa hạt = nước cốt dừa; tl gata = gatas
ng soya = taho na gatas,
cashew: en cashew nut = almonds = almond nuts = mixed nuts = pistachio = walnut; th
เม็ดมะม่วงหิมพานต์ = อัลมอนด์อบ = ถั่วรวม = พิสตาชิโอ; lat met ma muang; id kacang mete = kacang
almond = kacang mede; ms gajus = kacang gajus = kacang badam; vi hạt điều = hạnh nhân = hạt dinh
dưỡng = óc chó; tl kasoy = kasuy = almendras,
dried fruit: en dried mango = raisins = dried mangoes = dates fruit = prunes; th ผลไม้อบแห้ง =
มะม่วงอบแห้ง = ลูกเกด = อินทผลัม; lat phon la mai op haeng; id buah kering = kismis = mangga
kering = kurma; ms buah kering = kismis = kurma; vi trái cây sấy = xoài sấy = nho khô = mít sấy;
tl pinatuyong mangga = pasas,
chewing gum: en bubble gum = gum sticks = mint candy = mints; th หมากฝรั่ง = ลูกอมมิ้นท์; lat mak
fa rang; id permen karet; ms gula-gula getah; vi kẹo cao su = kẹo the; tl babolgam = bubble gum
na kendi,
kimchi: en pickles = pickled vegetables = fermented vegetables; th กิมจิ = ผักดอง; lat kim chi;
id acar = asinan; ms jeruk sayur = acar; vi kim chi = dưa muối; tl atsara = burong gulay,
energy drink: en energy drinks = isotonic drink = sports drink = electrolyte drink; th
เครื่องดื่มชูกำลัง = เกลือแร่; lat khrueang duem chu kam lang; id minuman berenergi = minuman
isotonik; ms minuman tenaga = minuman isotonik; vi nước tăng lực = nước điện giải; tl inuming
pampalakas = enerhiyang inumin,
whisky: en whiskey = liquor = vodka = gin bottle = brandy = rum bottle = tequila; th วิสกี้ =
เหล้า = วอดก้า; lat wit sa ki; id minuman keras = wiski; ms wiski = arak; vi rượu mạnh = rượu
whisky; tl alak = lambanog,
baking powder: en yeast = baking soda = instant yeast = gelatin powder; th ผงฟู = ยีสต์ =
เบกกิ้งโซดา = เจลาติน; lat phong fu = yit; id ragi = baking soda kue = ragi instan = pengembang
kue; ms yis = serbuk penaik = soda bikarbonat; vi men nở = bột nở = bột nổi; tl pampaalsa =
lebadura,
vanilla: en vanilla extract = vanilla essence = food coloring = food colouring = food flavor; th
กลิ่นวานิลลา = สีผสมอาหาร; lat si pha som a han; id pewarna makanan = perisa vanila; ms pewarna
makanan = esen vanila; vi màu thực phẩm = tinh chất vani; tl pangkulay ng pagkain = banilya,
protein bar: en protein bars = energy bar = granola bar = cereal bar = nutrition bar; th
โปรตีนบาร์ = ธัญพืชอัดแท่ง = กราโนล่าบาร์; id protein batangan = sereal batangan; ms bar tenaga =
bar protein; vi thanh protein = thanh năng lượng = thanh ngũ cốc; tl bar na protina,
curry paste: en curry powder = curry sauce = curry cube; th พริกแกง = ผงกะหรี่ = น้ำพริกแกง; lat
phong ka ri; id bumbu kari = bubuk kari; ms serbuk kari = rempah kari; vi bột cà ri = gia vị cà
ri; tl kari na pulbos,
milk tea: en bubble tea = boba = tapioca pearls = boba pearls = thai tea mix; th ชานม =
ชานมไข่มุก = ไข่มุก; lat cha nom; id teh susu = boba minuman = teh tarik; ms teh tarik = teh
susu; vi trà sữa = trân châu; tl sago = sago at gulaman,
coffee: en coffee beans = ground coffee = roasted coffee = drip coffee bags; th เมล็ดกาแฟ =
กาแฟคั่วบด; lat ma let ka fae; id biji kopi = kopi bubuk = kopi sachet; ms biji kopi = serbuk
kopi; vi hạt cà phê = cà phê rang xay; tl kapeng barako = butil ng kape = kape na barako,
tea: en green tea = tea bags = herbal tea = matcha = oolong tea = black tea; th ชาเขียว = มัทฉะ =
ชาสมุนไพร; lat cha khiao; id teh hijau = teh celup = teh herbal; ms teh hijau = uncang teh = teh
herba; vi trà xanh = trà túi lọc = trà thảo mộc; tl tsaa = berdeng tsaa,
chips: en potato chips = crisps = tortilla chips; id keripik kentang = keripik singkong; ms
kerepek ubi = kerepek kentang; vi khoai tây chiên = bim bim khoai tây; tl sitsirya = sitsiriya,
cereal: en oatmeal = rolled oats = oats = instant oats; th ข้าวโอ๊ตบด; id havermut = gandum oat;
ms oat segera = bijirin oat; vi yến mạch; tl otmil,
soft drink: en soda = cola = carbonated drink; th โซดา = น้ำโคล่า; id minuman bersoda = minuman
soda; ms minuman berkarbonat = air gas; vi nước có ga; tl softdrinks = sopdrinks,
spice: en pepper = black pepper = white pepper = paprika = turmeric powder = cinnamon; th พริกไทย
= พริกไทยดำ = ขมิ้นผง = อบเชย; id lada = merica = kunyit bubuk = kayu manis; ms lada hitam = lada
putih = serbuk kunyit = kayu manis; vi hạt tiêu = tiêu đen = bột nghệ = quế thanh; tl paminta =
luyang dilaw = kanela,
mooncake: en moon cake = mid autumn cake; th ขนมไหว้พระจันทร์; lat khanom wai phra chan; id kue
bulan = mooncake; ms kuih bulan; vi bánh trung thu,
festive cookies: en raya cookies = christmas cookies = pineapple tarts; th คุกกี้เทศกาล; id kue
lebaran = nastar = kastengel; ms kuih raya = biskut raya = tart nenas; vi mứt tết = bánh mứt,
orange fruit: en mandarin orange = mandarin oranges = tangerine; th ส้มเขียวหวาน = ส้มแมนดาริน;
id jeruk mandarin = jeruk imlek; ms limau mandarin; vi quýt = cam quýt; tl dalandan = dalanghita,
gift basket: en gift hamper = fruit basket = christmas hamper; th กระเช้าของขวัญ = กระเช้าผลไม้;
id parsel = hampers lebaran = parcel lebaran; ms hamper raya = bakul hadiah; vi giỏ quà tết = giỏ
quà; tl regalong basket = basket na pang regalo,
beer: en lager = pale ale = craft beer = wheat beer = draught beer = ipa beer; th เบียร์; id bir; ms
bir; vi bia; tl serbesa = beer na de lata,
`;
