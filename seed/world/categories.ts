/**
 * The category tree of the demo world: 12 tops, 48 seconds, 120 thirds, in three languages. A third
 * also says what its goods look like (a drawing's name or an emoji) and what they cost, in baht.
 * Lines: `code|th|en|id|motif` (or several: `motif+motif`), a third also `|from|to`; indentation is
 * the level.
 */
const TREE = `
el|อิเล็กทรอนิกส์|Electronics|Elektronik|🎧
 el1|เครื่องเสียง|Audio|Audio|speaker
  el11|หูฟังไร้สาย|Wireless headphones|Headphone nirkabel|🎧+earbuds|590|5900
  el12|ลำโพงบลูทูธ|Bluetooth speakers|Speaker Bluetooth|speaker|390|3900
  el13|ไมโครโฟน|Microphones|Mikrofon|🎙️|450|2900
 el2|มือถือและแท็บเล็ต|Phones and tablets|Ponsel dan tablet|smartphone
  el21|สมาร์ตโฟน|Smartphones|Ponsel pintar|smartphone|3900|24900
  el22|เคสมือถือ|Phone cases|Casing ponsel|phone-case|99|690
  el23|สมาร์ตวอทช์|Smart watches|Jam pintar|smart-watch|890|8900
 el3|ไฟและชาร์จ|Power and charging|Daya dan pengisian|power-bank
  el31|พาวเวอร์แบงก์|Power banks|Power bank|power-bank|390|1990
  el32|หัวชาร์จเร็ว|Fast chargers|Charger cepat|charger|190|1290
  el33|ที่ชาร์จแม่เหล็ก|Magnetic chargers|Charger magnetik|magnetic-charger|99|790
 el4|กล้อง|Cameras|Kamera|📷
  el41|กล้องมิเรอร์เลส|Mirrorless cameras|Kamera mirrorless|📷|12900|42900
  el42|กล้องแอ็กชัน|Action cameras|Kamera aksi|action-camera|1990|12900
co|คอมพิวเตอร์|Computers|Komputer|💻
 co1|โน้ตบุ๊ก|Laptops|Laptop|💻
  co11|โน้ตบุ๊กทำงาน|Work laptops|Laptop kerja|💻|12900|38900
  co12|กระเป๋าโน้ตบุ๊ก|Laptop sleeves|Tas laptop|sleeve|290|1290
 co2|อุปกรณ์ต่อพ่วง|Accessories|Aksesori komputer|🖱️
  co21|เมาส์ไร้สาย|Wireless mice|Mouse nirkabel|🖱️|190|1990
  co22|คีย์บอร์ดไร้สาย|Wireless keyboards|Keyboard nirkabel|⌨️|490|3990
  co23|เครื่องพิมพ์|Printers|Printer|🖨️|2490|8900
 co3|เกม|Gaming|Gim|🎮
  co31|จอยเกม|Game controllers|Stik gim|🎮|490|2490
  co32|จอยอาร์เคด|Arcade sticks|Stik arkade|🕹️|790|3990
 co4|จัดเก็บข้อมูล|Storage|Penyimpanan|drive
  co41|ฮาร์ดดิสก์พกพา|Portable drives|Hard disk portabel|drive|990|4990
  co42|การ์ดหน่วยความจำ|Memory cards|Kartu memori|memory-card|149|1290
ha|เครื่องใช้ไฟฟ้า|Home appliances|Peralatan rumah|tv
 ha1|ทีวี|Television|Televisi|tv
  ha11|สมาร์ตทีวี|Smart TVs|TV pintar|tv|5900|29900
  ha12|เสาอากาศ|Antennas|Antena|antenna|190|990
 ha2|แสงสว่าง|Lighting|Pencahayaan|💡
  ha21|หลอดไฟอัจฉริยะ|Smart bulbs|Lampu pintar|💡|99|690
  ha22|ไฟฉาย|Torches|Senter|🔦|99|890
 ha3|ทำความสะอาด|Cleaning|Kebersihan|vacuum
  ha31|ไม้กวาดไฟฟ้า|Electric sweepers|Sapu listrik|vacuum|490|3990
  ha32|ไม้ถูพื้น|Mop sets|Set alat pel|mop|199|1290
  ha33|ฟองน้ำ|Sponges|Spons|🧽|29|199
 ha4|ความปลอดภัย|Safety|Keamanan|🧯
  ha41|เครื่องดับเพลิง|Fire extinguishers|Alat pemadam|🧯|390|1490
  ha42|กล่องยาสามัญ|First aid kits|Kotak P3K|first-aid|149|790
ki|ครัว|Kitchen|Dapur|pan
 ki1|เครื่องครัว|Cookware|Alat masak|pan
  ki11|กระทะเคลือบหิน|Stone-coated pans|Wajan lapis batu|pan|290|1990
  ki12|หม้อสุกี้ไฟฟ้า|Hot pots|Panci hot pot|hot-pot|490|2490
  ki13|หม้อทอดไร้น้ำมัน|Air fryers|Air fryer|air-fryer|990|4990
 ki2|เครื่องดื่ม|Drinks|Minuman|dripper
  ki21|แก้วดริปกาแฟ|Drip coffee sets|Set kopi tetes|dripper|159|990
  ki22|กาน้ำชา|Teapots|Teko teh|🫖|190|1290
  ki23|เครื่องปั่น|Blenders|Blender|blender|390|3990
 ki3|มีดและจาน|Knives and plates|Pisau dan piring|🔪
  ki31|มีดเชฟ|Chef's knives|Pisau koki|🔪|149|1990
  ki33|ช้อนส้อม|Cutlery|Sendok garpu|cutlery|59|690
  ki32|ชุดจาน|Plate sets|Set piring|plates|199|1490
 ki4|เบเกอรี|Baking|Roti dan kue|cake-tin
  ki41|พิมพ์เค้ก|Cake tins|Loyang kue|cake-tin|99|690
  ki42|เครื่องทำขนมปัง|Bread makers|Pembuat roti|bread-maker|1290|4990
ho|บ้านและสวน|Home and garden|Rumah dan taman|sofa
 ho1|เฟอร์นิเจอร์|Furniture|Furnitur|sofa
  ho11|โซฟาผ้า|Fabric sofas|Sofa kain|sofa|3990|15900
  ho12|เก้าอี้ไม้|Wooden chairs|Kursi kayu|🪑|590|2990
  ho13|เตียงนอน|Beds|Tempat tidur|🛏️|3490|14900
 ho2|ของแต่งบ้าน|Decor|Dekorasi|🪞
  ho21|กระจกแต่งห้อง|Room mirrors|Cermin kamar|🪞|290|2490
  ho22|เทียนหอม|Scented candles|Lilin aroma|candle|99|690
 ho3|สวน|Garden|Taman|🪴
  ho31|ต้นไม้ในกระถาง|Potted plants|Tanaman pot|🪴|129|990
  ho32|เมล็ดพันธุ์|Seeds|Benih|seeds|29|199
  ho33|บัวรดน้ำ|Watering cans|Penyiram tanaman|watering-can|99|490
 ho4|เครื่องมือ|Tools|Perkakas|🧰
  ho41|กล่องเครื่องมือ|Tool boxes|Kotak perkakas|🧰|390|2990
  ho42|ไขควง|Screwdrivers|Obeng|🪛|59|590
  ho43|ประแจ|Wrenches|Kunci pas|🔧|79|690
fa|แฟชั่น|Fashion|Fesyen|👗
 fa1|เสื้อผ้าผู้หญิง|Women's clothing|Busana wanita|👗
  fa11|เดรส|Dresses|Gaun|👗|190|1490
  fa12|เสื้อเบลาส์|Blouses|Blus|👚|149|890
 fa2|เสื้อผ้าผู้ชาย|Men's clothing|Busana pria|👕
  fa21|เสื้อยืด|T-shirts|Kaus|👕|99|690
  fa22|กางเกงยีนส์|Jeans|Celana jin|👖|390|1990
  fa23|เสื้อโค้ต|Coats|Mantel|🧥|590|2990
 fa3|รองเท้า|Shoes|Sepatu|👟
  fa31|รองเท้าวิ่ง|Running shoes|Sepatu lari|👟|790|4990
  fa32|รองเท้าหนัง|Leather shoes|Sepatu kulit|👞|890|3990
  fa33|รองเท้าส้นสูง|High heels|Sepatu hak|👠|390|2490
 fa4|เครื่องประดับ|Jewellery|Perhiasan|💍
  fa41|แหวน|Rings|Cincin|💍|290|8900
  fa42|แว่นกันแดด|Sunglasses|Kacamata hitam|🕶️|190|2990
  fa43|หมวก|Caps|Topi|🧢|99|790
ba|กระเป๋าและเดินทาง|Bags and travel|Tas dan perjalanan|🧳
 ba1|กระเป๋า|Bags|Tas|👜
  ba11|กระเป๋าสะพาย|Shoulder bags|Tas bahu|👜|290|2990
  ba12|เป้|Backpacks|Ransel|🎒|390|2490
 ba2|เดินทาง|Luggage|Koper|🧳
  ba21|กระเป๋าเดินทาง|Suitcases|Koper|🧳|890|4990
  ba22|ร่ม|Umbrellas|Payung|☂️|99|590
 ba3|แคมปิง|Camping|Berkemah|⛺
  ba31|เต็นท์|Tents|Tenda|⛺|890|4990
  ba32|เข็มทิศ|Compasses|Kompas|🧭|129|790
 ba4|ผ้าพันคอ|Scarves|Syal|🧣
  ba41|ผ้าพันคอไหมพรม|Knitted scarves|Syal rajut|🧣|129|690
  ba42|ถุงมือ|Gloves|Sarung tangan|🧤|79|490
be|ความงาม|Beauty|Kecantikan|💄
 be1|เครื่องสำอาง|Make-up|Rias wajah|💄
  be11|ลิปสติก|Lipsticks|Lipstik|💄|79|690
  be12|น้ำยาทาเล็บ|Nail polish|Kuteks|nail-polish|39|290
 be2|บำรุงผิว|Skin care|Perawatan kulit|🧴
  be21|โลชั่น|Body lotions|Losion tubuh|🧴|89|590
  be22|สบู่ก้อน|Bar soaps|Sabun batang|soap|29|199
 be3|เส้นผม|Hair|Rambut|🪮
  be31|หวี|Combs|Sisir|🪮|29|290
  be32|กรรไกรตัดผม|Hair scissors|Gunting rambut|✂️|59|590
 be4|ช่องปาก|Oral care|Perawatan mulut|🪥
  be41|แปรงสีฟัน|Toothbrushes|Sikat gigi|🪥|39|1490
  be42|มีดโกน|Razors|Pisau cukur|🪒|49|690
  be43|น้ำหอม|Perfumes|Parfum|perfume|290|2490
he|สุขภาพและกีฬา|Health and sport|Kesehatan dan olahraga|⚽
 he1|กีฬาทีม|Team sports|Olahraga tim|⚽
  he11|ลูกฟุตบอล|Footballs|Bola sepak|⚽|199|1290
  he12|ลูกบาสเกตบอล|Basketballs|Bola basket|🏀|290|1490
 he2|แร็กเกต|Racket sports|Olahraga raket|🏸
  he21|ไม้แบดมินตัน|Badminton rackets|Raket badminton|🏸|290|3990
  he22|ไม้เทนนิส|Tennis rackets|Raket tenis|tennis-racket|690|4990
 he3|จักรยาน|Cycling|Bersepeda|🚲
  he31|จักรยานพับ|Folding bikes|Sepeda lipat|🚲|2990|12900
  he32|โรลเลอร์สเกต|Roller skates|Sepatu roda|🛼|890|2990
  he33|สกู๊ตเตอร์|Kick scooters|Otoped|🛴|690|4990
 he4|สุขภาพ|Wellness|Kesehatan|yoga-mat
  he41|วิตามิน|Vitamins|Vitamin|vitamins|99|990
  he43|เสื่อโยคะ|Yoga mats|Matras yoga|yoga-mat|190|1290
  he42|นวมชกมวย|Boxing gloves|Sarung tinju|🥊|390|1990
mo|แม่และเด็ก|Mother and baby|Ibu dan bayi|🍼
 mo1|ให้นม|Feeding|Menyusui|🍼
  mo11|ขวดนม|Baby bottles|Botol bayi|🍼|99|690
  mo12|นมกล่อง|Milk|Susu kotak|carton|129|490
 mo2|ของเล่น|Toys|Mainan|🧸
  mo21|ตุ๊กตาหมี|Teddy bears|Boneka beruang|🧸|129|890
  mo22|ตัวต่อ|Puzzles|Puzel|🧩|99|790
  mo23|ว่าว|Kites|Layang-layang|🪁|59|390
 mo3|เสื้อผ้าเด็ก|Children's clothing|Pakaian anak|🧦
  mo31|ถุงเท้าเด็ก|Children's socks|Kaus kaki anak|🧦|39|190
  mo32|ชุดว่ายน้ำเด็ก|Children's swimwear|Baju renang anak|🩱|149|690
 mo4|ศิลปะเด็ก|Art for children|Seni anak|🎨
  mo41|ชุดสีน้ำ|Watercolour sets|Set cat air|🎨|79|590
  mo42|ดินสอสี|Crayons|Krayon|🖍️|29|290
gr|อาหารและของใช้|Groceries|Bahan makanan|🍎
 gr1|ขนม|Snacks|Camilan|🍫
  gr11|ช็อกโกแลต|Chocolate|Cokelat|🍫|29|390
  gr12|คุกกี้|Biscuits|Biskuit|🍪|25|290
  gr13|ป๊อปคอร์น|Popcorn|Berondong jagung|🍿|25|190
 gr2|อาหาร|Food|Makanan|cup-noodles
  gr21|บะหมี่กึ่งสำเร็จรูป|Instant noodles|Mi instan|cup-noodles|39|290
  gr22|ข้าวหอม|Fragrant rice|Beras wangi|rice-bag|59|390
 gr3|เครื่องปรุง|Seasoning|Bumbu|🍯
  gr31|น้ำผึ้ง|Honey|Madu|🍯|99|690
  gr32|เกลือหิมาลัย|Himalayan salt|Garam Himalaya|🧂|39|290
 gr4|ของสด|Fresh|Segar|🍎
  gr41|แอปเปิล|Apples|Apel|🍎|59|390
  gr42|องุ่น|Grapes|Anggur|🍇|79|490
  gr43|อะโวคาโด|Avocados|Alpukat|🥑|79|390
li|ไลฟ์สไตล์|Lifestyle|Gaya hidup|guitar
 li1|ดนตรี|Music|Musik|guitar
  li11|กีตาร์โปร่ง|Acoustic guitars|Gitar akustik|guitar|1290|8900
  li12|เปียโนไฟฟ้า|Electric pianos|Piano elektrik|piano|2490|14900
  li13|ไวโอลิน|Violins|Biola|🎻|1490|6900
 li2|เครื่องเขียน|Stationery|Alat tulis|📓
  li21|สมุดโน้ต|Notebooks|Buku catatan|📓|29|290
  li22|ปากกา|Pens|Pena|🖊️|19|490
  li23|หนังสือ|Books|Buku|📚|99|590
 li3|สัตว์เลี้ยง|Pets|Hewan peliharaan|🐾
  li31|ของเล่นสุนัข|Dog toys|Mainan anjing|🦴|39|390
  li32|อาหารปลา|Fish food|Pakan ikan|fish-food|39|290
  li33|ทรายแมว|Cat litter|Pasir kucing|cat-litter|99|590
 li4|งานฝีมือ|Crafts|Kerajinan|🧶
  li41|ไหมพรม|Yarn|Benang rajut|🧶|29|290
  li42|ชุดเย็บผ้า|Sewing kits|Set jahit|🧵|39|390
  li43|กล้องดูดาว|Telescopes|Teleskop|🔭|890|6900
`;

export interface CategorySeed {
  readonly code: string;
  readonly names: { readonly th: string; readonly en: string; readonly id: string };
  readonly motif: string;
  /** All that its goods may look like. */
  readonly motifs: readonly [string, ...string[]];
  readonly level: 1 | 2 | 3;
  readonly parent: string | undefined;
  /** Thirds: price range in baht. */
  readonly price: readonly [number, number] | undefined;
}

/** The tree, parents before children. */
export function categorySeeds(): CategorySeed[] {
  const parents: string[] = [];
  return TREE.split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const level = ((line.match(/^ */)?.[0].length ?? 0) + 1) as 1 | 2 | 3;
      const [code, th, en, id, motifList, from, to] = line.trim().split('|') as [
        string,
        string,
        string,
        string,
        string,
        string?,
        string?,
      ];
      const motifs = motifList.split('+') as [string, ...string[]];
      parents[level] = code;
      return {
        code,
        names: { th, en, id },
        motif: motifs[0],
        motifs,
        level,
        parent: level === 1 ? undefined : parents[level - 1],
        price: from && to ? ([Number(from), Number(to)] as const) : undefined,
      };
    });
}
