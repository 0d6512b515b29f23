/**
 * What people call departments of shops where they ask for anything of one ("skincare", "barang
 * dapur"): lines without an indent name departments by the first of their names in
 * `departments.ts`; the indented line below says how it is called in English, Thai and Indonesian,
 * and further ones what else it is called, in six languages. They are read only where nothing
 * narrower is named: a kitchen knife is a knife.
 */
const NAMES = `
phone accessories
  phone accessories; อุปกรณ์เสริมมือถือ; aksesori ponsel
  mobile accessories; อุปกรณ์มือถือ; aksesoris hp; aksesoris ponsel; aksesoris handphone;
  aksesori telefon; aksesori phone; phụ kiện điện thoại; phone accessory; mga accessories sa phone
audio
  audio; เครื่องเสียง; perangkat audio
  audio gear; peralatan audio; thiết bị âm thanh; đồ âm thanh
cameras
  cameras and optics; กล้องและเลนส์; kamera dan lensa
  camera gear; peralatan kamera; อุปกรณ์กล้อง; thiết bị máy ảnh
computer accessories
  computer accessories; อุปกรณ์คอมพิวเตอร์; aksesori komputer
  aksesoris komputer; aksesoris laptop; pc accessories; laptop accessories; อุปกรณ์คอม;
  phụ kiện máy tính; phụ kiện laptop
gaming
  gaming; เกมและอุปกรณ์; perlengkapan gim
  gaming gear; gaming accessories; เกมมิ่งเกียร์; อุปกรณ์เกม; perlengkapan gaming;
  aksesori gaming; phụ kiện chơi game; đồ chơi game
kitchen appliances
  kitchen appliances; เครื่องใช้ไฟฟ้าในครัว; peralatan listrik dapur
  kitchen appliance; เครื่องครัวไฟฟ้า; peralatan elektrik dapur; thiết bị nhà bếp;
  đồ điện nhà bếp; appliances sa kusina
cookware
  cookware; เครื่องครัว; alat masak
  kitchenware; cooking utensils; kitchen utensils; tableware; อุปกรณ์ทำครัว; อุปกรณ์ครัว;
  peralatan masak; perabotan dapur; peralatan makan; perkakas dapur; alat memasak;
  dụng cụ nhà bếp; dụng cụ nấu ăn; đồ nấu ăn; panluto; gamit panluto; gamit pangluto
home appliances
  home appliances; เครื่องใช้ไฟฟ้า; peralatan listrik rumah
  household appliances; เครื่องใช้ไฟฟ้าในบ้าน; alat elektronik rumah; peralatan elektrik;
  perkakas elektrik; đồ điện gia dụng; điện gia dụng; thiết bị gia dụng; appliances sa bahay
cleaning
  cleaning supplies; ของใช้ทำความสะอาด; perlengkapan kebersihan
  cleaning products; อุปกรณ์ทำความสะอาด; น้ำยาทำความสะอาด; alat kebersihan; alat pembersih;
  pembersih rumah; peralatan mencuci; barang cuci; pencuci rumah; đồ vệ sinh nhà cửa; đồ dọn dẹp;
  dụng cụ vệ sinh; panlinis; gamit panlinis
lighting
  lighting; โคมไฟและหลอดไฟ; pencahayaan
  อุปกรณ์ส่องสว่าง; lampu hias; đồ chiếu sáng; thiết bị chiếu sáng; mga ilaw
furniture
  furniture; เฟอร์นิเจอร์; furnitur
  เฟอนิเจอร์; perabot; perabotan; perabot rumah; mebel; nội thất; đồ nội thất; muwebles;
  mga kasangkapan
bedding
  bedding and decor; เครื่องนอนและของแต่งบ้าน; perlengkapan tidur dan dekorasi
  home decor; room decor; house decor; ของแต่งบ้าน; ของแต่งห้อง; ของตกแต่งบ้าน; ของตกแต่งห้อง;
  เครื่องนอน; dekorasi; dekorasi rumah; dekorasi kamar; hiasan rumah; hiasan bilik; deko bilik;
  đồ trang trí; trang trí nhà cửa; decor phòng; chăn ga gối; pampaganda ng bahay;
  palamuti sa bahay; pang decor sa bahay
tools
  tools; เครื่องมือช่าง; perkakas
  hand tools; power tools; hardware tools; อุปกรณ์ช่าง; alat pertukangan; alat tukang;
  perkakas rumah; peralatan tukang; dụng cụ sửa chữa; đồ nghề; mga gamit pang karpintero;
  gamit pangkumpuni
skin care
  skin care; สกินแคร์; perawatan kulit
  skincare; skin-care; บำรุงผิว; บำรุงผิวหน้า; ครีมบำรุง; ผลิตภัณฑ์บำรุงผิว; penjagaan kulit;
  penjagaan wajah; penjagaan muka; produk muka; perawatan wajah; dưỡng da; chăm sóc da;
  đồ dưỡng da; kem dưỡng da; pangangalaga sa balat; pampakinis; pang skincare
make-up
  make-up; เครื่องสำอาง; kosmetik
  makeup; make up; cosmetics; beauty products; เมคอัพ; เมกอัพ; alat rias; alat make up;
  alat solek; barang solek; barang makeup; mekap; mỹ phẩm; đồ trang điểm; trang điểm; pampaganda;
  pang makeup; kolorete
hair
  hair care; ดูแลเส้นผม; perawatan rambut
  haircare; ผลิตภัณฑ์ดูแลผม; บำรุงผม; penjagaan rambut; chăm sóc tóc; dưỡng tóc;
  pangangalaga sa buhok; pang buhok
oral care
  personal care; ของใช้ส่วนตัว; perawatan diri
  oral care; toiletries; ดูแลช่องปาก; perlengkapan mandi; penjagaan diri; kelengkapan diri;
  barang mandian; chăm sóc cá nhân; đồ vệ sinh cá nhân; vệ sinh răng miệng; gamit panligo
wellness
  health and wellness; สุขภาพ; kesehatan
  health supplies; health products; ของใช้เพื่อสุขภาพ; อุปกรณ์สุขภาพ; produk kesehatan;
  alat kesehatan; produk kesihatan; barang kesihatan; đồ chăm sóc sức khỏe; thực phẩm chức năng;
  thiết bị y tế; pangkalusugan
jewellery
  jewellery and accessories; เครื่องประดับ; perhiasan dan aksesori
  jewellery; jewelry; fashion accessories; aksesori fesyen; perhiasan; barang kemas; trang sức;
  phụ kiện thời trang; đồ trang sức; alahas; mga alahas
luggage
  travel goods; ของใช้เดินทาง; perlengkapan perjalanan
  travel gear; travel accessories; อุปกรณ์เดินทาง; ของใช้ตอนเดินทาง; perlengkapan travel;
  kelengkapan travel; kelengkapan mengembara; đồ du lịch; phụ kiện du lịch; pang travel;
  gamit pang biyahe
camping
  camping gear; อุปกรณ์แคมป์ปิ้ง; perlengkapan berkemah
  camping stuff; camping equipment; camping things; อุปกรณ์แคมปิ้ง; อุปกรณ์แคมปิง; ของแคมป์ปิ้ง;
  อุปกรณ์เดินป่า; perlengkapan camping; alat camping; alat kemah; peralatan berkemah;
  barang camping; barang berkhemah; kelengkapan berkhemah; peralatan khemah; đồ cắm trại;
  đồ dã ngoại; gamit pang camping; pang camping
cycling
  cycling; จักรยานและอุปกรณ์; perlengkapan sepeda
  cycling gear; อุปกรณ์จักรยาน; aksesori basikal; phụ kiện xe đạp
sports
  sports gear; อุปกรณ์กีฬา; alat olahraga
  sports equipment; sporting goods; sport equipment; fitness equipment; gym equipment;
  exercise equipment; exercise gear; workout gear; exercise at home; workout at home;
  อุปกรณ์ออกกำลังกาย; เครื่องออกกำลังกาย; เครื่องกีฬา; perlengkapan olahraga; alat fitness;
  alat gym; alat sukan; peralatan sukan; barang sukan; alat senaman; peralatan senaman;
  dụng cụ thể thao; đồ thể thao; dụng cụ tập gym; đồ tập gym; gamit pang sports; pang gym;
  pang ehersisyo; gamit pang exercise
cars and motorcycles
  car and motorcycle goods; อุปกรณ์รถยนต์; perlengkapan mobil dan motor
  car accessories; motorcycle accessories; ของแต่งรถ; อุปกรณ์รถ; อุปกรณ์มอเตอร์ไซค์;
  aksesori kereta; aksesori motosikal; aksesori motor; aksesoris mobil; aksesoris motor;
  perlengkapan motor; phụ kiện xe máy; phụ kiện ô tô; đồ chơi xe; accessories sa kotse;
  accessories sa motor
baby essentials
  baby goods; ของใช้เด็กอ่อน; perlengkapan bayi
  baby food; makanan bayi; อาหารเด็ก; đồ ăn dặm; pagkain ng baby;
  baby stuff; baby things; baby products; baby essentials; newborn essentials; ของใช้เด็ก;
  ของใช้ทารก; ของใช้เด็กแรกเกิด; ของเด็กอ่อน; ของเด็กแรกเกิด; อุปกรณ์เด็กอ่อน; keperluan bayi;
  kebutuhan bayi; peralatan bayi; barang bayi; barang baby; kelengkapan bayi; kelengkapan baby;
  barangan bayi; đồ sơ sinh; đồ cho bé; đồ em bé; đồ dùng cho bé; đồ cho trẻ sơ sinh;
  gamit ng baby; gamit sa baby; gamit pang baby; gamit ng sanggol; pang baby; para sa baby
toys
  toys; ของเล่น; mainan
food + seasoning + snacks
  food; อาหาร; makanan
  foodstuff; food stuff; ของกิน; bahan makanan; barang makan; thực phẩm; pagkain;
  mga pagkain
seasoning
  seasonings; เครื่องปรุงรส; bumbu dapur
  seasoning; condiments; เครื่องปรุง; perisa; rempah ratus; bahan perasa; gia vị; pampalasa;
  panimpla
snacks
  snacks; ขนม; camilan
  cemilan; kudapan; jajanan; snek; đồ ăn vặt; ăn vặt; chichirya; tsitsirya; kukutin; mga chichirya
fruit
  fruit; ผลไม้; buah
  fruits; fresh fruit; ผลไม้สด; buah buahan; buah-buahan; buah segar; trái cây; hoa quả; trái cây tươi;
  prutas; mga prutas; phon la mai; phonlamai
vegetables
  vegetables; ผัก; sayur
  vegetable; veggies; veg; fresh vegetables; ผักสด; พืชผัก; sayuran; sayur-sayuran; sayur mayur; rau củ;
  rau xanh; rau; gulay; mga gulay; phak
meat
  meat; เนื้อสัตว์; daging
  meats; fresh meat; เนื้อสด; daging segar; thịt; thịt tươi; karne; mga karne
seafood
  seafood; อาหารทะเล; makanan laut
  ซีฟู้ด; ของทะเล; hải sản; đồ biển; pagkaing dagat; lamang dagat
drinks
  drinks; เครื่องดื่ม; minuman
  beverage; beverages; ของดื่ม; air minuman; đồ uống; thức uống; nước giải khát; inumin; mga inumin
music
  musical instruments; เครื่องดนตรี; alat musik
  musical instrument; music instruments; alat muzik; nhạc cụ; instrumentong pangmusika;
  gamit sa musika
stationery
  stationery; เครื่องเขียน; alat tulis
  stationary; school supplies; office supplies; art supplies; อุปกรณ์การเรียน; อุปกรณ์สำนักงาน;
  อุปกรณ์เครื่องเขียน; อุปกรณ์ศิลปะ; perlengkapan sekolah; alat sekolah; peralatan sekolah;
  perlengkapan kantor; alat lukis; alatan sekolah; barang sekolah; alatan tulis;
  kelengkapan sekolah; văn phòng phẩm; dụng cụ học tập; đồ dùng học tập; đồ dùng học sinh;
  gamit sa school; gamit sa eskwela; gamit pang eskwela; gamit pang school; pang school supplies
pets
  pet supplies; ของใช้สัตว์เลี้ยง; perlengkapan hewan
  pet stuff; pet products; for my pet; for my dog; for my cat; สัตว์เลี้ยง; ของใช้แมว; ของใช้หมา;
  ของใช้น้องแมว; ของใช้น้องหมา; perlengkapan kucing; perlengkapan anjing; kebutuhan kucing;
  barang kucing; barang haiwan; kelengkapan kucing; keperluan haiwan; đồ cho thú cưng; đồ cho mèo;
  đồ cho chó; đồ thú cưng; đồ cho chó mèo; đồ cho thú nuôi; dogs and cats;
  cats and dogs; pet things; หมาแมว; น้องหมาน้องแมว; anjing kucing;
  gamit ng aso; gamit ng pusa; gamit ng alaga; pang aso; pang pusa
garden
  garden; สวนและต้นไม้; taman
  gardening; gardening tools; garden tools; garden supplies; อุปกรณ์ทำสวน; อุปกรณ์สวน; ของทำสวน;
  alat berkebun; perlengkapan berkebun; alat kebun; peralatan berkebun; barang kebun; đồ làm vườn;
  dụng cụ làm vườn; gamit sa garden; gamit sa hardin; pang garden; panghardin
kitchen appliances + cookware
  kitchen; ครัว; dapur
  kitchen stuff; kitchen things; for the kitchen; for my kitchen; for kitchen; ของใช้ในครัว;
  ของใช้ครัว; ใช้ในครัว; barang dapur; alat dapur; alatan dapur; peralatan dapur;
  perlengkapan dapur; kelengkapan dapur; perabot dapur; buat dapur; untuk dapur; đồ nhà bếp;
  đồ dùng nhà bếp; đồ bếp; cho nhà bếp; cho bếp; gamit sa kusina; gamit pangkusina; pang kusina;
  para sa kusina
skin care + make-up + hair + oral care
  beauty; ความงาม; kecantikan
  beauty stuff; health and beauty; ผลิตภัณฑ์ความงาม; produk kecantikan; produk kecantikan wajah;
  barang kecantikan; sản phẩm làm đẹp; đồ làm đẹp; làm đẹp; pampaganda ng mukha
clothing + shoes + bags + jewellery
  fashion; แฟชั่น; fesyen
  fashion items; แฟชั่นผู้หญิง; barang fesyen; thời trang; đồ thời trang
home appliances + kitchen appliances + television
  electrical appliances; เครื่องใช้ไฟฟ้าทุกชนิด; alat elektronik
  electronics and appliances; đồ điện; mga appliances; barang elektrik;
  barang elektronik
phones and tablets + audio + cameras + computers + computer accessories + gaming + phone accessories
  electronics; อิเล็กทรอนิกส์; elektronik
  gadgets; gadget; อุปกรณ์อิเล็กทรอนิกส์; สินค้าไอที; อุปกรณ์ไอที; gajet; đồ công nghệ;
  thiết bị điện tử; điện tử; đồ điện tử; hàng điện tử; mga gadget
home appliances + kitchen appliances + cookware + cleaning
  household goods; ของใช้ในบ้าน; perlengkapan rumah
  household items; home essentials; things for the house; ของใช้ในครัวเรือน; ของเข้าบ้าน;
  ของใช้คอนโด; ของใช้หอ; alat rumah tangga; peralatan rumah tangga; perabotan rumah tangga;
  kebutuhan rumah; perlengkapan kos; barang rumah; keperluan rumah; kelengkapan rumah;
  barangan rumah; đồ gia dụng; đồ dùng gia đình; đồ dùng trong nhà; gamit sa bahay; pang bahay
food + seasoning + snacks
  groceries; ของกินของใช้; bahan pokok
  grocery; sembako; barang runcit; barang dapur kering; hàng tạp hóa; mga grocery
camping + cycling + sports
  sports and outdoors; กีฬาและกลางแจ้ง; olahraga dan luar ruang
  outdoor gear; outdoor stuff; อุปกรณ์กลางแจ้ง; perlengkapan outdoor; barang outdoor; đồ đi phượt;
  pang outdoor
`;

/** One or several departments under names of their own. */
export interface NamedDepartment {
  /** The departments, by the first names that they have in `departments.ts`. */
  readonly departments: readonly string[];
  readonly called: Readonly<Record<'en' | 'th' | 'id', string>>;
  readonly names: readonly string[];
}

export const NAMED_DEPARTMENTS: readonly NamedDepartment[] = NAMES.trim()
  .split(/\n(?! )/)
  .map((entry) => {
    const [of = '', ...lines] = entry.split('\n');
    const names = lines.flatMap((line) => line.split(';')).map((name) => name.trim());
    const [en = '', th = '', id = ''] = names;
    return {
      departments: of.split('+').map((name) => name.trim()),
      called: { en, th, id },
      names: [...new Set(names.filter((name) => name !== ''))],
    };
  });
