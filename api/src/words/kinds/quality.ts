/**
 * What things are like, of what, where and for whom, in the languages of the markets (kinds.ts); the
 * heads say no thing by themselves (groups.ts).
 */
export const QUALITY = `
noise cancelling: ms pembatalan bunyi = batal bunyi = halang bunyi; vi chống ồn = khử ồn = khử tiếng
ồn = lọc tiếng ồn; tl pang alis ng ingay,
over ear: en on ear = over the ear; th ครอบหู = แบบครอบหู; lat khrop hu; vi chụp tai = trùm đầu = chùm
đầu,
in ear: th อินเอียร์ = เสียบหู; vi nhét tai,
heart rate: ms degupan jantung = kadar degupan jantung; vi đo nhịp tim; tl tibok ng puso = pulso,
leather: en genuine leather = pu leather; th หนังแท้ = หนังเทียม; lat nang thae; id kulit asli = bahan
kulit; ms kulit asli = kulit tulen; vi da thật = bằng da = da bò; tl balat = katad,
cotton: th ผ้าฝ้าย = ผ้าคอตตอน = คอตตอน; lat pha fai; id katun = bahan katun; ms kapas = kain kapas; vi
vải cotton = thun cotton; tl koton,
stainless steel: en stainless; th สแตนเลส = สเตนเลส; lat satoenlet; id stainles = baja tahan karat;
ms keluli tahan karat; vi inox = thép không gỉ; tl stainles,
plastic: th พลาสติก; lat phlastik; id plastik; ms plastik; vi bằng nhựa = nhựa; tl plastik,
silicone: en silicon; th ซิลิโคน; lat silikhon; id silikon; ms silikon; vi bằng silicon; tl silikon,
ceramic: en porcelain; th เซรามิก = เซรามิค; lat seramik; id keramik; ms seramik; vi bằng sứ = gốm sứ;
tl seramika,
bamboo: th ไม้ไผ่; lat mai phai; id bambu; ms buluh; vi bằng tre = tre; tl kawayan,
rubber: th ยางพารา; lat yang para; id karet; ms getah; vi cao su; tl goma,
metal: th โลหะ; lat loha; id logam; ms logam; vi kim loại; tl metal na,
wooden: en wood = solid wood,
small: en tiny = little; ms kecik; tl maliit na = munti,
large: en big = huge; id gede; ms besar; tl malaking,
gold: th สีทอง; lat si thong; id emas = warna emas; ms emas = warna emas; vi màu vàng gold = mạ vàng;
tl ginto = gintong,
silver: th สีเงิน; lat si ngoen; id perak = warna perak; ms perak = warna perak; vi màu bạc; tl pilak,
blue: lat si nam ngoen; ms biru; vi xanh dương = xanh da trời = xanh biển; tl asul = bughaw,
yellow: lat si lueang = lueang; ms kuning; vi màu vàng; tl dilaw,
green: lat si khiao = khiao; ms hijau; vi xanh lá = xanh lục = xanh rêu; tl berde = luntian,
purple: lat si muang; ms ungu; vi màu tím = tím; tl lila = kulay ube,
grey: lat si thao; ms kelabu; vi màu xám = xám; tl kulay abo = abo,
brown: en coffee brown; lat si nam tan; id warna coklat = cokelat tua; ms warna coklat = perang; vi
màu nâu = nâu; tl kayumanggi = kulay tsokolate,
orange colour: en orange color; th สีส้ม; lat si som; id warna oranye = oranye; ms warna oren =
jingga; vi màu cam; tl kulay kahel = kahel,
wall: en wall mounted = wall mount = wall hanging; th ติดผนัง = แขวนผนัง; lat tit phanang; id dinding =
tempel dinding; ms dinding; vi treo tường = gắn tường; tl dingding = pader = pang dingding,
outdoor: en outdoors; th กลางแจ้ง = เอาท์ดอร์; lat klang chaeng; id luar ruangan = outdor; ms luar
rumah = luar; vi ngoài trời; tl pang labas = panlabas,
women: en womens = woman = ladies = lady = female; th ผญ = สตรี; ms wanita; vi con gái; tl pang babae
= kababaihan,
men: en mens = man = male; th ผช = บุรุษ; id laki = lelaki; vi con trai; tl kalalakihan = pang lalaki,
kids: en children = childrens = child; th เด็กๆ; id anak kecil; ms kanak kanak; vi trẻ con = thiếu
nhi; tl pang bata = batang,
baby: en newborn = infant; th เด็กอ่อน = เด็กแรกเกิด; lat dek on; id bayi baru lahir = newborn; ms baby;
vi trẻ sơ sinh; tl bagong silang = pang baby,
toddler: en toddlers = preschooler = preschoolers; th เด็กเล็ก = เด็กวัยเตาะแตะ; id balita = batita;
ms kanak kanak kecil; vi trẻ mới biết đi = trẻ tập đi; tl paslit,
girls: en girl; th เด็กผู้หญิง = เด็กหญิง; id anak perempuan; ms budak perempuan; vi bé gái; tl batang
babae,
boys: en boy; th เด็กผู้ชาย = เด็กชาย; id anak laki = anak cowok; ms budak lelaki; vi bé trai; tl batang
lalaki,
elderly: en seniors = senior citizen = old folks; th คนแก่ = ผู้สูงอายุ; lat khon kae; id lansia = orang
tua; ms warga emas = orang tua; vi người già = người cao tuổi = người lớn tuổi; tl matanda =
nakatatanda,
adult: th ผู้ใหญ่; lat phu yai; id dewasa; ms dewasa; vi người lớn; tl pang matanda,
cat: ms kucing; vi mèo; tl pusa,
dog: ms anjing; vi chó; tl aso,
round: th ทรงกลม = กลมๆ; lat song klom; id bulat = bundar; ms bulat; vi hình tròn = tròn; tl bilog =
pabilog,
square: th สี่เหลี่ยม; lat si liam; id kotak persegi = persegi; ms segi empat; vi hình vuông = vuông; tl
parisukat = kwadrado,
foldable: en folding = collapsible = folds; id fold; ms fold; th แบบพับ; lat bap phap = phap; tl tiklop =
natutupi,
rechargeable: th ชาร์จได้ = แบบชาร์จ; lat chat dai; id isi ulang = bisa dicas = bisa dicharge = cas usb; ms boleh cas = boleh dicas; vi sạc
lại = sạc điện; tl nachacharge = rechargable,
automatic: en auto; th อัตโนมัติ; lat attanomat; id otomatis; ms automatik; vi tự động; tl awtomatik,
digital: th ดิจิตอล = ดิจิทัล; lat dichithon; vi kỹ thuật số = điện tử,
handheld: en hand held; th มือถือได้ = แบบมือถือ; id genggam = pegang; ms pegang tangan; vi cầm tay; tl
hawak = nahahawakan = pangkamay,
thick: th แบบหนา = หนาๆ; id tebal; ms tebal; vi dày; tl makapal,
thin: th แบบบาง = บางๆ; id tipis; ms nipis; vi mỏng; tl manipis,
long sleeve: en long sleeves = long sleeved; th แขนยาว; lat khaen yao; id lengan panjang; ms lengan
panjang; vi dài tay = tay dài; tl mahabang manggas = mahaba ang manggas,
short sleeve: en short sleeves = short sleeved; th แขนสั้น; lat khaen san; id lengan pendek; ms lengan
pendek; vi ngắn tay = tay ngắn; tl maikling manggas = maikli ang manggas,
high waist: en high waisted; th เอวสูง; lat eo sung; id pinggang tinggi; ms pinggang tinggi; vi cạp
cao = lưng cao; tl mataas na baywang,
oversized: en oversize; th โอเวอร์ไซส์ = โอเวอร์ไซซ์; lat owoesai; vi form rộng = dáng rộng; tl maluwag,
plus size: en big size = plus sized; th ไซส์ใหญ่ = ไซซ์ใหญ่ = สาวอวบ; lat sai yai; id jumbo = ukuran
besar; ms saiz besar; vi size lớn = bigsize = cỡ đại; tl malaking size = pang mataba,
non stick: en nonstick; th ไม่ติด = ไม่ติดกระทะ = เคลือบหินอ่อน; id anti lengket = antilengket; ms tidak
melekat = anti lekat; vi chống dính; tl hindi dumidikit = di dumidikit,
non slip: en anti slip = nonslip = antislip = slip resistant; th กันลื่น; lat kan luen; id anti licin =
anti selip; ms tidak licin = anti gelincir; vi chống trượt; tl hindi madulas = di madulas,
shockproof: en anti shock = drop proof = shock proof; th กันกระแทก; lat kan kra thaek; id tahan
banting = anti shock; ms kalis hentakan; vi chống sốc; tl hindi nababasag,
rugged: en heavy duty phone; id tahan banting; ms tahan lasak = lasak; vi siêu bền,
transparent: en see through; th โปร่งใส = ใสๆ; id transparan = bening; ms lutsinar; vi trong suốt; tl
malinaw,
adjustable: th ปรับได้ = ปรับระดับได้; id bisa disetel = bisa diatur; ms boleh laras; vi điều chỉnh; tl
naaadjust,
magnetic: th แม่เหล็ก; lat mae lek; id magnet; ms magnet; vi nam châm; tl magnetik,
solar: en solar powered; th โซล่าเซลล์ = โซลาร์เซลล์ = พลังงานแสงอาทิตย์; lat solasel; id tenaga surya; ms
tenaga suria; vi năng lượng mặt trời; tl de araw,
used: en second hand = secondhand = preloved = 2nd hand; th มือสอง = มือ 2; lat mue song; id bekas =
seken = second; ms terpakai; vi đã qua sử dụng = hàng cũ = đồ cũ; tl segunda mano = ukay,
floral: en flower print = flowery; th ลายดอก = ลายดอกไม้; lat lai dok = lai dok mai; id motif bunga =
bunga bunga; ms bercorak bunga = corak bunga; vi hoa nhí = họa tiết hoa; tl bulaklakin,

on wheels: en wheeled = has wheels = with wheels = got wheels; th มีล้อ; id beroda = ada roda; ms
beroda = ada roda; vi có bánh xe; tl may gulong = de gulong = degulong,
deep bass: en strong bass = heavy bass = good bass = powerful bass = more bass; th เบสหนัก = เบสแน่น; id
bass kuat = bass mantap = bass nendang; ms bass kuat = bass padu = bass mantap; vi bass mạnh = bass
khỏe; tl malakas na bass = malakas bass = malakas ang bass = lakas ng bass,
light up wheels: en led wheels = wheels that light up = wheels light up; th ล้อมีไฟ; id roda menyala =
roda lampu; ms roda menyala = roda berlampu = roda ada lampu; vi bánh xe phát sáng; tl umiilaw na
gulong = umiilaw ang gulong = may ilaw na gulong = may ilaw ang gulong,
pure cotton: en 100 cotton = all cotton = full cotton; th คอตตอนแท้ = ฝ้ายแท้; id katun murni = katun
asli; ms kapas tulen = cotton tulen = kapas asli; vi cotton nguyên chất; tl puro cotton = purong
cotton,
floating: en floats = can float; th ลอยน้ำ; id mengapung = terapung; ms terapung; vi nổi trên
nước; tl lumulutang = nakalutang,
with hood: en hooded = got hood = has hood; th มีฮู้ด; id ada tudung = pakai tudung; ms ada hud = ada
hoodie; vi có mũ; tl may hood = may hoodie,
eye friendly: en easy on the eyes = good for eyes; th ถนอมสายตา; id ramah mata = nyaman di mata; ms
mesra mata; tl hindi masakit sa mata = di masakit sa mata,
stabilised: en stabilized = anti shake = image stabilization = image stabilisation; th กันสั่น; id
anti goyang = anti getar; ms anti gegar = anti goyang; vi chống rung; tl hindi maalog = di maalog,
lace up: en with laces = got laces; th ผูกเชือก; id bertali = pakai tali; ms bertali = ada tali; vi
buộc dây; tl may sintas = de sintas,
`;
