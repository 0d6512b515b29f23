/**
 * What people call things of kinds that the lists have, and what no title says: by what they are
 * for, by half of the name, or by what they look like (kinds.ts).
 */
export const SPOKEN = `
memory card: en camera card; th เมมโมรี่ = เมมกล้อง = เมมโมรี่กล้อง = เมมมือถือ = การ์ดกล้อง; id
memori kamera = kartu kamera = sd card kamera; ms kad kamera; vi thẻ sd = thẻ micro sd; tl memory
ng camera = memory ng cellphone,
yoga mat: en workout mat = pilates mat; th ที่นอนโยคะ = เบาะโยคะ = พรมโยคะ = แผ่นออกกำลังกาย; id
kasur olahraga = kasur yoga = matras olahraga = matras pilates; ms tilam senaman = tikar senaman;
vi thảm tập gym; tl sapin sa yoga = banig sa ehersisyo,
fire extinguisher: th ถังดับไฟ = ที่ดับเพลิง = สเปรย์ดับเพลิง; id tabung apar = tabung pemadam; ms
alat pemadam api; vi bình dập lửa; tl pampatay ng apoy = pamatay apoy,
sponge: en kitchen sponge = dish scrubber = washing up sponge; th ใยขัด = แผ่นใยขัด = ใยขัดจาน =
ใยล้างจาน = สก๊อตไบรต์; id spons piring; ms span pinggan; vi miếng cọ = mút rửa bát; tl espongha
sa plato,
cat litter: en kitty sand = kitty cat sand; th ทรายห้องน้ำแมว; id pasir toilet
kucing = pasir kitty; ms pasir kitty = pasir tandas kucing; vi cát cho mèo,
telescope: th กล้องส่องดาว; id teropong bintang; ms teleskop bintang; vi kính viễn vọng; tl
pangtingin ng bituin,
sewing kit: en needle and thread set = mending kit; th ชุดเข็มด้าย; id peralatan jahit = jarum
benang; ms kit jahit; vi hộp kim chỉ; tl gamit pangtahi,
yarn: en knitting thread; th ไหมถัก = ด้ายถัก = ด้ายโครเชต์; id benang crochet; tl sinulid pang
gantsilyo = yarn pang crochet,
fish food: en fish flakes = fish pellets = goldfish food; th อาหารปลาทอง = อาหารเม็ดปลา =
อาหารเม็ดให้ปลา = อาหารให้ปลา; vi thức ăn cá cảnh; tl
pagkain sa isda,
dog toy: en puppy toy; th ของเล่นน้องหมา; id mainan gigit anjing; vi đồ chơi cún; tl
laruan sa aso,
pen: en biro = ink pen; ms pen mata bola; vi bút mực = bút viết,
violin: en fiddle; th ไวโอลีน,
piano: en electric keyboard piano = electronic piano; th เปียโนดิจิตอล = คีย์บอร์ดเปียโน =
อิเล็กโทน; id piano digital = keyboard musik; ms piano digital = papan kekunci muzik; vi đàn piano
điện; tl electric na piano,
chocolate: en choco bar; th ช็อกโกแล็ต,
watercolour set: en water color paint,
swimsuit: en kids swimsuit = kids swimming costume = swimming suit = bathers; th ชุดว่ายน้ำเด็ก;
tl swimsuit ng bata,
socks: en ankle socks,
kite: en flying kite; vi diều giấy; tl guryon,
jigsaw: en puzzle game = puzzle pieces; th ตัวต่อจิ๊กซอว์ = เกมต่อภาพ; id pasel = susun gambar =
mainan susun gambar; ms susun gambar = mainan susun gambar; vi trò chơi ghép hình = ghép tranh; tl
buuin na larawan,
baby bottle: vi bình bú,
boxing gloves: en sparring gloves = mma gloves; th นวมมวย; vi găng tay đấm bốc; tl gloves pang
boxing,
scooter: th สกู๊ตเตอร์ขาไถ; ms skuter kaki,
roller skates: th อินไลน์สเก็ต; tl iskeyt = sapatos na may gulong,
folding bike: tl bisikletang natitiklop,
tennis racket: en tennis bat; th ไม้ตีเทนนิส; tl raketa sa tennis,
badminton racket: en badminton bat = shuttle bat; th ไม้ตีแบด; id raket bultang; tl raketa sa
badminton,
basketball: th บาสเกตบอล = ลูกบาสเก็ตบอล,
football: vi trái bóng đá,
perfume: th หัวน้ำหอม,
razor: id pencukur,
toothbrush: th ที่แปรงฟัน,
hair scissors: en hair cutting scissors; tl gunting pang buhok,
soap: en soap bar = bathing soap; th สบู่อาบน้ำ; id sabun batangan; vi xà bông cục,
lotion: id losion badan,
nail polish: en nail colour; tl pintura sa kuko,
glove: en hand gloves,
compass: en hiking compass,
suitcase: en travel luggage; th กระเป๋าใส่ของเดินทาง; ms beg bagasi; vi hành lý; tl bagahe =
lagayan ng damit pang byahe,
hat: th แก๊ป,
ring: en finger ring; vi cà rá,
jeans: en denim pants = denim trousers,
dress: tl damit pambabae,
wrench: th กุญแจปากตาย; tl lyabe,
screwdriver: tl disturnilyador,
watering can: en plant watering jug = watering pot; th กระบวยรดน้ำ = ที่รดน้ำต้นไม้ =
กาน้ำรดต้นไม้ = กระป๋องรดน้ำ; id penyiram bunga = alat siram tanaman = ceret siram; ms bekas siram
= alat siram pokok; vi ca tưới cây = bình tưới nước; tl pandilig ng halaman = pangdilig ng
halaman,
seed: ms anak benih,
potted plant: th ไม้กระถาง; vi cây trong nhà,
mirror: en standing mirror = full body mirror = looking glass; th กระจกเงา; ms cermin muka,
chair: id bangku kayu,
sofa: id sofa bed; vi sô pha,
bread maker: th เครื่องอบขนมปัง; tl gawaan ng tinapay,
cake tin: th ถาดอบเค้ก; tl molde ng cake = lutuan ng keyk,
plate: en dinner set = crockery; th จานชาม; vi bộ chén dĩa = bộ bát đĩa,
cutlery: en spoons and forks; tl kutsara tinidor,
kitchen knife: en cooking knife; th มีดครัว,
blender: en juicer blender = liquidiser; th ที่ปั่นผลไม้ = ที่ปั่นน้ำผลไม้; id alat blender =
blender buah = penghalus buah; ms mesin kisar = blender buah; vi máy xay hoa quả = máy xay trái
cây = cối xay sinh tố; tl panggiling ng prutas,
teapot: th กาชงชา; tl pitsel ng tsaa,
coffee dripper: en pour over set; th ที่ดริปกาแฟ = ดริปเปอร์; ms set kopi titis; vi phin; tl
pansala ng kape,
air fryer: id penggoreng udara; tl prituhang walang mantika,
hot pot: tl kaldero pang hotpot,
frying pan: en stone pan; th กระทะหิน,
first aid kit: en bandage and plaster box = plaster box = bandage box = emergency kit; th ชุดทำแผล = กล่องทำแผล; id perlengkapan p3k =
kotak perban; ms peti pertolongan cemas = kotak bantuan kecemasan; vi hộp y tế = túi cứu thương;
tl gamit pang first aid,
mop: en wet mop; id tongkat pel; ms alat mop; vi đồ lau nhà; tl pamunas ng sahig = panlinis ng sahig,
electric sweeper: en cordless sweeper; th เครื่องกวาดพื้น; id sapu otomatis; ms penyapu automatik;
vi máy quét nhà; tl electric na walis,
flashlight: en pocket torch; vi đèn bin; tl plaslayt,
light bulb: en wifi bulb = smart light bulb; th หลอดไฟอัจฉริยะ = หลอดไฟสมาร์ท; id bohlam pintar =
lampu wifi; ms lampu pintar; vi đèn thông minh; tl smart na bumbilya = bumbilya na wifi,
antenna: en tv aerial; ms antena tv; vi ăng ten tivi; tl antena ng tv,
television: en smart telly,
hard disk: en external hard disk; th ฮาร์ดดิสก์พกพา = เอ็กซ์เทอร์นอล; ms cakera keras luaran; tl
hard drive na portable,
game controller: en joypad = game pad; ms kayu bedik; tl controller pang laro,
printer: en printing machine; th เครื่องปริ๊น,
keyboard: en key board; tl tipaan,
mouse: en computer mouse,
laptop bag: en laptop cover = computer sleeve; th ซองโน้ตบุ๊ก = ซองใส่โน๊ตบุ๊ค = ซองใส่แล็ปท็อป =
ซองแล็ปท็อป = ซองใส่โน้ตบุ๊ก = ซองโน๊ตบุ๊ค = กระเป๋าใส่โน้ตบุ๊ก = กระเป๋าใส่แล็ปท็อป; id sarung
notebook = pelindung laptop; ms sarung komputer riba; vi bao laptop = túi máy tính; tl lalagyan ng
laptop = sisidlan ng laptop = takip ng laptop,
notebook: en laptop computer,
action camera: th แอคชั่นแคม,
camera: en vlog camera; th กล้องมิลเลอร์เลส; ms kamera tanpa cermin; vi máy ảnh không gương lật,
powerbank: en portable battery = phone battery pack; th ที่สำรองไฟมือถือ = ที่ชาร์จสำรอง; id baterai
cadangan hp; ms bateri simpanan; tl pawerbank = pang charge na dala dala,
smartwatch: en smart wrist watch; th นาฬิกาสมาร์ทวอทช์,
microphone: vi mi crô,
headphone: en ear pods; tl pang tenga,
shoes: en footwear; id alas kaki; tl sapin sa paa,
maternity milk: th นมคนท้อง = นมคุณแม่ตั้งครรภ์; id susu ibu hamil = susu hamil = susu bumil; ms susu
ibu mengandung; vi sữa bầu = sữa cho bà bầu; tl gatas pang buntis = gatas ng buntis,
`;
