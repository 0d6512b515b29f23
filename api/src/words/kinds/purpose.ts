/**
 * What things are for, of and against, in the languages of the markets (kinds.ts): words of which
 * things may be found where nothing else of a query is (groups.ts).
 */
export const PURPOSE = `
handle: en handle grip; id handel = gagang = pegangan; ms pemegang; vi tay cầm kéo; tl hawakan,
office: th ออฟฟิศ = สำนักงาน; lat ofit = samnakngan; id kantor; ms pejabat; vi văn phòng; tl opisina =
pang opisina,
school: th โรงเรียน = ไปโรงเรียน; lat rong rian; id sekolah; ms sekolah; vi đi học; tl eskwela = pang
eskwela = pamasok,
travel: en travelling = traveling; th เดินทาง = ท่องเที่ยว; lat doen thang; id bepergian; ms melancong =
perjalanan; vi du lịch; tl pang biyahe = biyahe,
wedding: en bridal; th งานแต่ง = แต่งงาน; lat ngan taeng; id nikah = pernikahan = kondangan; ms kahwin
= perkahwinan; vi đám cưới = tiệc cưới; tl kasal = pangkasal,
short story: en short stories; th เรื่องสั้น; lat rueang san; id cerpen = cerita pendek; ms cerpen =
cerita pendek; vi truyện ngắn; tl maikling kwento = maikling kuwento,
birthday: th วันเกิด; lat wan koet; id ulang tahun = ultah; ms hari jadi; vi sinh nhật; tl kaarawan,
baptism: en christening = baptismal; id baptis; vi rửa tội; tl binyag = pang binyag = pambinyag,
maternity: en pregnant = pregnancy; th คนท้อง = ตั้งครรภ์ = คุณแม่ตั้งครรภ์; lat khon thong; id ibu hamil =
bumil = hamil; ms ibu mengandung = mengandung = hamil; vi bà bầu = mẹ bầu; tl buntis = pang buntis,
running: en jogging; lat wing; id jogging; ms berlari; vi chạy bộ; tl pang jogging,
bird: th นก; id burung; ms burung; vi chim; tl ibon,
plants: th ต้นไม้; lat ton mai; id tanaman; ms tanaman = pokok; vi cây trồng; tl halaman,
spicy: th รสเผ็ด = เผ็ด; lat phet; id pedas; ms pedas; vi vị cay = cay; tl maanghang,
sweet: th รสหวาน; lat wan; id manis; ms manis; vi vị ngọt = ngọt; tl matamis,
barbecue: en bbq = bar b q; th บาร์บีคิว; tl barbikyu,
crispy: en crunchy; th กรอบ; lat krop; id renyah = kriuk; ms rangup; vi giòn; tl malutong,
cartoon: th ลายการ์ตูน = การ์ตูน; lat lai katun = katun; id kartun = motif kartun; ms kartun; vi hoạt
hình; tl kartun,
dry skin: th ผิวแห้ง; lat phio haeng; id kulit kering; ms kulit kering; vi da khô; tl tuyong balat,
oily skin: th ผิวมัน; lat phio man; id kulit berminyak; ms kulit berminyak; vi da dầu = da nhờn; tl
oily na balat,
sensitive skin: th ผิวแพ้ง่าย = ผิวบอบบาง; lat phio phae ngai; id kulit sensitif; ms kulit sensitif; vi
da nhạy cảm; tl sensitibong balat,
face: en facial; th ใบหน้า = ผิวหน้า; lat bai na; id wajah = muka; ms muka = wajah; vi da mặt = mặt;
tl mukha = pang mukha,
acne: en pimple = pimples = anti acne; th สิว = รักษาสิว; lat sio; id jerawat = berjerawat; ms jerawat;
vi mụn = trị mụn; tl tagihawat = tigyawat,
anti aging: en anti ageing = anti wrinkle = wrinkle; th ลดริ้วรอย = ริ้วรอย; lat rio roi; id anti
penuaan = kerutan; ms anti penuaan = kedutan; vi chống lão hóa = nếp nhăn; tl kulubot,
oil control: th คุมมัน = ควบคุมความมัน; lat khum man; id kontrol minyak; ms kawal minyak; vi kiềm dầu =
kiểm soát dầu; tl pang oily,
pockets: en pocket = multi pocket; th หลายกระเป๋า; id kantong = saku; ms poket; vi túi hộp; tl bulsa
= maraming bulsa,
massage: th นวด; lat nuat; id pijat = pijet; ms urut; vi mát xa = massage; tl masahe = pang masahe,
movie: en film; th ภาพยนตร์; id film bioskop; ms wayang = filem; vi phim; tl pelikula,
chinese: th ภาษาจีน; id cina = tiongkok; ms cina; vi trung quốc; tl intsik,
medicine: en remedy; th ยารักษา; id obat; ms ubat = obat; vi thuốc trị; tl gamot,
fungus: en fungal = antifungal = anti fungal = athletes foot; th เชื้อรา = น้ำกัดเท้า = ฮ่องกงฟุต; id
jamur kulit =
kutu air; ms kutu air = kulat kaki; vi nấm chân = nấm da; tl alipunga = an an,
mite: en mites = bed bug = bed bugs; th ไรฝุ่น = ตัวเรือด; id tungau = kutu busuk; ms hama = pepijat; vi
rệp giường = mạt bụi; tl surot,
fever: th ลดไข้; id demam; ms demam; vi hạ sốt; tl lagnat,
cough: th แก้ไอ; id batuk; ms batuk; vi ho khan; tl ubo,
slimming: en weight loss = fat burning; th ลดน้ำหนัก = ลดความอ้วน; id pelangsing = diet; ms kurus =
pelangsing; vi giảm cân; tl pampapayat = pang diet,
floor: th พื้นบ้าน; id lantai; ms lantai; vi sàn nhà; tl sahig = pang sahig,
cement: en concrete; th ปูนซีเมนต์ = คอนกรีต; id semen = beton; ms simen = konkrit; vi xi măng = bê
tông; tl semento = konkreto,
neck: id leher; ms leher; tl leeg = pang leeg,
rain: id hujan; ms hujan; tl ulan = pang ulan,
kitchen: th ในครัว = ห้องครัว; lat khrua; id dapur; ms dapur; vi nhà bếp; tl kusina = pang kusina,
soft: th นุ่ม = นิ่ม; lat num; id lembut = empuk; ms lembut; vi mềm = êm; tl malambot,
bathroom: th ห้องน้ำ; lat hong nam; id kamar mandi; ms bilik mandi = bilik air; vi phòng tắm = nhà
tắm; tl banyo = pang banyo = kubeta,
bedroom: th ห้องนอน; lat hong non; id kamar tidur; ms bilik tidur; vi phòng ngủ; tl kwarto,
living room: th ห้องนั่งเล่น = ห้องรับแขก; lat hong nang len; id ruang tamu; ms ruang tamu; vi phòng
khách; tl sala = salas,
`;
