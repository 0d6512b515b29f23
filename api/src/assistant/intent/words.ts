/**
 * The words by which people ask, in Thai, English and Indonesian. Data: what they mean is decided
 * in `intent.ts`.
 */

const word = (words: string) => String.raw`(?<![a-z])(?:${words})(?![a-z])`;

/** A day of the sale calendar by its name. */
const SALE = `(?<![\\d.])(?:1\\.1|2\\.2|3\\.3|4\\.4|5\\.5|6\\.6|7\\.7|8\\.8|9\\.9|10\\.10|11\\.11|12\\.12)(?![\\d.])|${word('double days?|pay ?day(?: sale)?|harbolnas|tanggal kembar|gajian|(?:next|big) sale|sale days?')}|เงินเดือนออก|วันเลขเบิ้ล|วันดับเบิ้ล|วันลดราคา|ฮาร์โบลนาส`;
const WHEN = `${word("when(?:'s| is| are| will)?|what (?:day|date)|how (?:long|many days) (?:until|till|to)|kapan|tanggal berapa|hari apa|berapa hari lagi")}|วันไหน|เมื่อไ(?:ร|หร่)|ตอนไหน|วันที่เท่าไ(?:ร|หร่)|กี่วัน|อีกนาน`;
export const SALE_DAY = new RegExp(SALE);

/** In the order in which they are looked for; the first that is found is what is meant. */
export const KIND_WORDS = {
  COUPONS: new RegExp(
    `คูปอง(?:ส่วน)?(?:ลด)?(?:ราคา)?|(?:โค้ด|โค๊ด|รหัส)(?:ส่วน)?(?:ลด)?(?:ราคา)?|เวาเชอร์|วอยเชอร์|${word('(?:discount |promo )?(?:coupons?|vouchers?)(?: codes?)?|promo codes?|discount codes?|(?:kupon|voucher|voucer)(?: diskon| belanja| promo)?|kode (?:promo|diskon|voucher|kupon)')}`,
    'g',
  ),
  SALES: new RegExp(
    `(?:${WHEN}).*(?:${SALE})|(?:${SALE}).*(?:${WHEN})|${word("(?:when is |when's )?(?:the )?(?:next|upcoming) (?:big |mega |major )?(?:sale|sales|sale day|promo)|(?:promo|sale|diskon) besar (?:berikutnya|selanjutnya|kapan)|kapan (?:ada )?(?:promo|sale|diskon) besar")}|(?:ลด(?:ราคา)?|เซลล์?|โปร)(?:ใหญ่)?(?:ครั้ง|รอบ)(?:หน้า|ต่อไป)(?:เมื่อไ(?:ร|หร่)|วันไหน)?`,
    'g',
  ),
  WAIT: new RegExp(
    `รอ(?:ถึง|จน)|จะลด(?:ราคา)?(?:เหลือ|ลง)?(?:เท่าไ(?:ร|หร่))|(?:ควร)?รอ(?:ก่อน)?(?:ดี)?(?:ไหม|มั้ย|หรือ|ก่อน)|รอลด|ควรรอ|ควรซื้อ(?:ตอนนี้|วันนี้|เลย)+(?:ดี)?(?:ไหม|มั้ย|หรือ)?|ซื้อ(?:ตอนนี้|เลย)(?:ดี)?(?:ไหม|มั้ย|หรือ)|จะลด(?:ราคา)?(?:อีก|ลง)?(?:ไหม|มั้ย|เมื่อ)|จะถูกลง|ซื้อ(?:ตอน|ช่วง)ไหน(?:ดี)?|ซื้อเมื่อ(?:ไร|ไหร่)(?:ดี)?|(?:ตอน|ช่วง)ไหนน่าซื้อ|` +
      word(
        '(?:is )?(?:now |it |this )?(?:is )?(?:now )?a good time(?: to buy)?|should i (?:wait|buy)|wait for|worth waiting|(?:is it )?better to wait|wait or buy|buy (?:it )?(?:now|today)(?: or wait)?|(?:now )?or wait|will (?:it|the price|this|the price of) (?:drop|fall|get cheaper)|when will|perlu tunggu|(?:sebaiknya |lebih baik )?(?:tunggu|nunggu|menunggu)(?: dulu)?|beli sekarang|kapan (?:diskon|turun|murah)|kapan (?:waktu(?:nya)? )?(?:yang )?(?:terbaik|tepat|paling murah)(?: untuk)?(?: beli| membeli)?|kapan (?:sebaiknya )?(?:beli|membeli)|(?:best time|when|when should i) to buy|when should i buy|(?:bakal|akan) turun',
      ),
    'g',
  ),
  EXPLAIN: new RegExp(
    `ทำไม(?:ถึง)?(?:บอกว่า)?|ราคา(?:แพง)?(?:ขึ้น|ลง)(?!ไป)|(?:ส่วน)?ลดไม่จริง|ลดจริง(?:ไหม|มั้ย|หรือ(?:เปล่า|ปล่าว)?)?|ลดหลอก|จริงหรือ(?:หลอก|เปล่า|ปล่าว|ไม่)|จริงไหม|จริงมั้ย|ขึ้นราคาก่อนลด|อธิบาย|` +
      word(
        'why(?: (?:is|did|has))?|(?:the )?price (?:go(?:ne)?|went) (?:up|down)|harga(?:nya)? (?:naik|turun)|explain|verdict|(?:is )?(?:the |this |that )?(?:discount|sale|deal|offer) (?:of |on |for )?(?:real|fake|genuine|honest)|real discount|fake discount|how (?:much )?(?:real|honest)|really (?:discounted|on sale)|kenapa|mengapa|jelaskan|diskon(?:nya)? (?:asli|beneran|benar|palsu|bohong|nyata)|(?:asli|beneran) diskon|(?:discount|sale|diskon)(?:nya)?(?=.* (?:real|fake|genuine|asli|palsu))|(?<=(?:discount|sale|diskon).*)(?:real|fake|genuine|asli|palsu)',
      ),
    'g',
  ),
  COMPARE: new RegExp(
    `เปรียบเทียบ|เทียบ|(?:อะไร|แบบไหน|ใคร|แบรนด์ไหน|ยี่ห้อไหน)?(?:ดี|คุ้ม|ถูก|แพง|น่าซื้อ)กว่ากัน|อันไหน(?:ดี|คุ้ม|ถูก)(?:กว่า)?|ตัวไหน(?:ดี|คุ้ม|ถูก)กว่า|รุ่นไหน(?:ดี|คุ้ม|ถูก)กว่า|${word('compare|comparison|versus|vs|which (?:one )?(?:is|has) (?:the )?(?:better|cheaper|best|cheapest|lower price|better price)|difference between|bandingkan|perbandingan|banding|mana (?:yang )?(?:lebih |paling )?(?:bagus|murah|baik|oke|worth it|mending)|mending(?:an)? (?:yang )?mana|(?:bagusan|murahan|pilih) (?:yang )?mana|lebih (?:bagus|murah) mana')}`,
    'g',
  ),
  GOOD_PRICE: new RegExp(
    `ราคา(?:นี้)?(?:โอเค|ดี|ถูก|แพง)(?:ไป)?(?:ไหม|มั้ย|หรือ(?:เปล่า|ยัง))|แพง(?:ไป)?(?:ไหม|มั้ย|หรือ)|ถูก(?:จริง|แล้ว)?(?:ไหม|มั้ย|หรือ)|คุ้ม(?:ค่า)?(?:ไหม|มั้ย|หรือ)|น่าซื้อ(?:ไหม|มั้ย)|เคย(?:ถูก|ลด)(?:กว่านี้|ราคา|ถึง)?(?:นี้)?(?:ไหม|มั้ย|หรือ)?|ราคาปกติ|ประวัติราคา|(?:ราคา)?ต่ำ(?:ที่)?สุด|(?:เมื่อวาน|เดือนที่แล้ว|อาทิตย์ที่แล้ว)|แพง(?:จัง|มาก)|` +
      word(
        '(?:what (?:is|was) )?(?:the |its )?lowest price(?: ever)?|yesterday|last (?:week|month|year)|kemarin|(?:bulan|minggu) lalu|harga (?:terendah|termurah)(?:nya)?|mahal (?:banget|sekali|amat)|(?:has|was|is) (?:it|this|that) (?:ever )?(?:been )?(?:cheaper|lower)(?: before)?|ever (?:been )?cheaper|pernah (?:lebih )?(?:murah|turun)|(?:is (?:it|this|that) )?(?:a )?(?:good|fair|great|right) (?:price|deal)|worth (?:it|the price|buying)|too expensive|overpriced|price history|(?:usual|typical|normal) price|is (?:it|this|that) (?:cheap|expensive)|harga(?:nya)? (?:bagus|wajar|oke|normal|biasanya)|(?:harga(?:nya)? )?(?:murah|mahal|kemahalan) (?:ga|gak|nggak|tidak|kah|atau tidak)|kemahalan|(?:bagus|wajar|oke|murah|mahal) (?:ga|gak|nggak|enggak|kah)|worth it|riwayat harga|layak (?:beli|dibeli)|harga(?:nya)?(?=.* (?:wajar|bagus|murah|mahal|oke))|(?<=harga.*)(?:wajar|bagus|murah|mahal|oke)|price(?=.* (?:good|fair|high))|(?<=price.*)(?:good|fair|too high)',
      ),
    'g',
  ),
  SERVICE: new RegExp(
    `ผ่อน(?:ได้|ชำระ|จ่าย|กี่|ไหม|มั้ย)|(?:มี)?(?:รับ)?ประกัน(?:กี่|นาน|ไหม|มั้ย|ศูนย์)|(?:เก็บเงิน)?ปลายทาง|คืน(?:สินค้า|เงิน|ของ)|เช็ค(?:สถานะ|พัสดุ|ออเดอร์)|ออเดอร์ของ|(?:สั่ง)?ซื้อ(?:ยังไง|อย่างไร)|จ่าย(?:ยังไง|อย่างไร)|` +
      word(
        'cicil(?:an)?|cod|garansi(?:nya)?|retur|refund|lacak|pesanan(?:ku| saya)|cara (?:beli|bayar|pesan|order)(?:nya)?|bayar(?:nya)? (?:gimana|bagaimana|pakai apa)|warranty|warranties|instal?lments?|pay ?later|spaylater|cash on delivery|returns? policy|return it|track (?:my |an? |the )?(?:order|parcel|package)|where is my (?:order|parcel|package)|how (?:do|can) i (?:buy|order|pay)(?: it| this)?',
      ),
    'g',
  ),
  SHIPPING: new RegExp(
    `ค่า(?:จัด)?ส่ง(?:เท่าไ(?:ร|หร่)|กี่บาท)?|(?:รวม|บวก)(?:ค่า)?ส่ง(?:หรือยัง|แล้ว|ไหม|มั้ย)?|^(?:มี|แล้ว|อันนี้|ตัวนี้)?\\s*ส่งฟรี(?:ไหม|มั้ย|หรือเปล่า|รึเปล่า)?$|ส่งกี่วัน|กี่วัน(?:ถึง|ได้ของ)|` +
      word(
        "(?:what(?:'s| is)|how much (?:is|are|for|does)) (?:the )?(?:shipping|delivery|postage)(?: fees?| costs?)?(?: cost)?|(?:shipping|delivery) (?:fees?|costs?|price|charges?)|cost of (?:shipping|delivery)|(?:is )?(?:shipping|delivery) (?:free|included)|how (?:long|fast) (?:is |does |will )?(?:the )?(?:shipping|delivery)(?: take)?|berapa ongkir(?:nya)?|ongkir(?:nya)?(?: (?:berapa|gratis|free))?|ongkos kirim(?:nya)?|biaya (?:kirim|pengiriman)(?:nya)?|berapa lama (?:pengiriman|sampai|kirim)(?:nya)?|pengiriman berapa (?:lama|hari)",
      ) +
      `|^(?:${word('and|with|is there|is it|ada|bisa|dapat')}\\s*)*${word('free (?:shipping|delivery)|(?:gratis|bebas|free) ongkir(?:nya)?')}(?:\\s*${word('ga|gak|nggak|tidak|kah|ya|ada')})?\\s*\\??$`,
    'g',
  ),
  SELLER: new RegExp(
    `(?:น่า)?เชื่อถือ(?:ได้)?(?:ไหม|มั้ย|หรือเปล่า|รึเปล่า)?|ไว้ใจได้(?:ไหม|มั้ย)?|ปลอดภัย(?:ไหม|มั้ย|หรือเปล่า)?|(?:เป็น)?ของ(?:แท้|ปลอม)(?:ไหม|มั้ย|หรือเปล่า|รึเปล่า|ป่าว)?|โกง(?:ไหม|มั้ย|หรือเปล่า)?|` +
      word(
        '(?:is |are |can i )?(?:it |this |that |the |these )?(?:shop|store|seller|merchant)?s?\\s*(?:safe(?: to (?:buy|order)(?: from)?)?|legit(?:imate)?|trustworthy|trusted|reliable|a scam|scam|authentic|genuine)|(?:shop|store|seller)\\s+(?:good|ok|okay)|trust (?:this|the|it)(?: (?:shop|store|seller))?|penipu(?:an)?|(?:ter|te)percaya|amanah|(?<=(?:toko|penjual|seller|beli).*)aman|aman(?= (?:ga|gak|nggak|tidak|kah|enggak|beli))|(?:ori(?:ginal)?|asli)(?= (?:ga|gak|nggak|tidak|kah|enggak|atau))|barang(?:nya)? (?:ori(?:ginal)?|asli)|^(?:yang )?ori(?:ginal)?$',
      ),
    'g',
  ),
  DEALS: new RegExp(
    `(?:มี)?ดีล(?:อะไร(?:บ้าง)?)?(?:วันนี้|เด็ด|ดี)?|(?:มี)?โปร(?:โมชัน|โมชั่น)?(?:อะไร(?:บ้าง)?|เด็ด|ดี ?ๆ?)(?:วันนี้)?|(?:มี)?ของถูก ?(?:ๆ|ดี)?(?:ไหม|มั้ย)?|ลดเยอะ(?:สุด)?|(?:ลดราคา|โปร(?:โมชัน|โมชั่น)?|ลด)(?:แรง)?วันนี้|มีอะไรลด|${word("(?:today'?s |best |hot |top )*(?:deals?|offers?)(?: today| now)?|what'?s on sale|(?:ada )?(?:promo|diskon)(?: apa| terbaik)?(?: saja)? hari ini|promo terbaik|ada promo(?: apa)?(?: saja)?|diskon (?:terbesar|gede)|(?:biggest|best) discounts?|penawaran")}`,
    'g',
  ),
  HELP: new RegExp(
    `(?:คุณ|เธอ)(?:คือ|เป็น)ใคร|ช่วยอะไร(?:ได้|ฉัน)?|ทำอะไรได้(?:บ้าง)?|เป็น(?:บอท|คน|หุ่นยนต์|ai|เอไอ)(?:หรือ|ไหม|ใช่)|${word('what can you do|how do (?:you|i) (?:work|use)(?: this)?|who are you|are you (?:a )?(?:bot|robot|human|real|ai)|help me please|^help$|bisa apa(?: saja)?|siapa (?:kamu|anda)|(?:kamu|anda) siapa|(?:kamu|ini|anda) (?:robot|bot|ai|manusia)')}`,
    'g',
  ),
} as const;

/** Greetings and thanks around a question, or in its place. */
export const COURTESY = new RegExp(
  `^(?:(?:${word('(?:hi|hello|hey|halo|hai|hallo)(?: there| all| everyone)?|good (?:morning|afternoon|evening)|thanks?(?: (?:a lot|so much|very much))?|thank you(?: (?:so|very) much)?|thx|tq|ty|cheers|perfect|cool|awesome|ok|okay|oke|okey|sip|siap|mantap|terima ?kasih(?: banyak)?|makasih(?: banyak)?|trims|selamat (?:pagi|siang|sore|malam)|permisi|kak|gan|bro|sis|assalamualaikum')}|สวัสดี|หวัดดี|ดีครับ|ดีค่ะ|ดีจ้า|ขอบคุณ|ขอบใจ|โอเค|เยี่ยม|แอดมิน|ครับ|ค่ะ|คะ|คับ)(?:[\\s,.!~]|มาก(?!กว่า)|เลย|นะ|ครับ|ค่ะ|คะ|คับ|ค่า|จ้า|จ้ะ|ๆ|${word('ya+|nih|deh|dong|kak|min|gan|sis|bro|bang|then|again|friend|mate')})*)+`,
);

/** Whoever is angry is answered calmly, and their words are not said again. */
export const RUDE = new RegExp(
  `^(?:.*(?:(?:ไอ้|อี)(?:โง่|บ้า|ควาย|เวร|ดอก|สัตว์)|มึง|ควย|เหี้ย|สัส(?!ดี)|ห่วย(?:แตก)?|โง่|เฮงซวย|แม่ง(?!า)).{0,12}|.*${word('fuck(?:ing|er)?|fck|shit(?:ty)?|bullshit|asshole|bitch|bastard|cunt|idiot|stupid|dumb|moron|useless|you suck|sucks|anjing(?:lu| lu)?|anjir|bangsat|bego|goblok|tolol|kampret|bodoh|kontol|memek|sialan|brengsek|jelek banget')}.{0,12})$`,
);
/** A present: what would please nobody here can know, but what is worth its price they can. */
export const PRESENTS = new RegExp(
  `(?:ของขวัญ|ของฝาก)(?:วันเกิด|ปีใหม่)?(?:\\s*(?:ให้|สำหรับ|แก่)\\s*(?:คุณ)?(?:แม่|พ่อ|แฟน|เพื่อน|ลูก|หลาน|พี่|น้อง|ครู|หัวหน้า)(?:สาว|ชาย)?)?|${word('(?:birthday |christmas |wedding )?(?:gifts?|presents?)(?: ideas?)?(?: (?:for )?(?:my |a |the )?(?:mum|mom|mother|dad|father|boyfriend|girlfriend|wife|husband|friend|sister|brother|son|daughter|nephew|niece|boss|teacher|him|her|kids?|baby))?|(?:hadiah|kado)(?: ulang tahun)?(?: (?:untuk |buat )?(?:ibu|mama|bapak|ayah|papa|pacar|teman|istri|suami|anak|adik|kakak|guru|bos))?')}`,
  'g',
);

/** A question that goes on from the one before, at its beginning or end. */
export const GOING_ON =
  /^(?:(?<![a-z])(?:and|then|so|but|also|what about|how about|(?:any |something )?(?:from|by)|(?:ada )?(?:yang )?(?:dari|merek|merk)|(?:kalau|kalo|klo|terus|lalu|dan|trus|gimana|bagaimana)(?: (?:kalau|dengan|sama|kalo))?)(?![a-z])|แล้ว(?:ก็|ถ้า)?|แต่(?:ถ้า)?|ถ้า(?:เป็น)?|งั้น|(?:มี)?(?:ของ)?(?:แบรนด์|ยี่ห้อ)(?!ไหน|อะไร))\s*|(?:ล่ะ|หละ|ละ)(?:ครับ|คะ|ค่ะ|คับ)?\s*\??$|(?<![a-z])(?:gimana|bagaimana)\s*\??$/g;

/** One of the cards by its place. */
export const THE_PLACE = new RegExp(
  `(?:อัน|ตัว|ชิ้น|ข้อ|รุ่น|เครื่อง|คู่|ใบ)(?:ที่)?\\s*(?:แรก|หนึ่ง|สอง|สาม|สี่|สุดท้าย|[1-4](?!\\d))|${word('(?:the )?(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?:one|product|item|option)|^(?:first|second|third|fourth|last|1st|2nd|3rd|4th)(?=[,.?!]|$)|the (?:first|second|third|fourth|last|1st|2nd|3rd|4th)(?! hand)|(?:number|no\\.?|option|#) ?[1-4]|(?:yang|nomor|no\\.?|pilihan)(?: (?:nomor|no))? ?(?:ke-?)?(?:pertama|kedua|ketiga|keempat|terakhir|satu|dua|tiga|empat|[1-4])')}`,
  'g',
);
export const PLACES: readonly RegExp[] = [
  /แรก|หนึ่ง|first|1|pertama|satu/,
  /สอง|second|2|kedua|dua/,
  /สาม|third|3|ketiga|tiga/,
  /สี่|fourth|4|keempat|empat/,
  /สุดท้าย|last|terakhir/,
];
export const CHEAPEST = new RegExp(
  `(?:ที่|อันที่|ตัวที่)?(?:ราคา)?ถูก(?:ที่)?สุด|${word('(?:the )?(?:cheapest|lowest[ -]priced?)(?: ones?)?|(?:yang )?(?:paling murah|termurah)')}`,
  'g',
);
export const DEAREST = new RegExp(
  `(?:ที่|อันที่|ตัวที่)?(?:ราคา)?แพง(?:ที่)?สุด|${word('(?:the )?(?:most expensive|dearest)(?: ones?)?|(?:yang )?(?:paling mahal|termahal)')}`,
  'g',
);
export const CHEAPER = new RegExp(
  `(?:มี)?(?:อัน|ตัว|รุ่น|ที่|แบบ)*(?:ราคา)?(?:ที่)?ถูกกว่า(?:นี้|นั้น)?(?:อีก)?|${word('(?:the |a |any |anything |something |show me )*cheaper(?: ones?| options?| than (?:that|this))?|(?:ada )?(?:yang )?lebih murah(?: lagi| dari (?:itu|ini))?')}`,
  'g',
);

export const DEARER = new RegExp(
  `(?:มี)?(?:อัน|ตัว|รุ่น|ที่|แบบ)*(?:ราคา)?(?:ที่)?แพงกว่า(?:นี้|นั้น)?(?:อีก|หน่อย)*|${word('(?:the |a |any |something |show me )*(?:more expensive|pricier|dearer)(?: ones?| options?)?|(?:ada )?(?:yang )?lebih mahal(?: lagi| dikit| sedikit)?')}`,
  'g',
);
export const RATED = new RegExp(
  `(?:เอา)?(?:ที่|อันที่|ตัวที่)?(?:รีวิว|เรตติ้ง|คะแนน)(?:ดี|สูง)(?: ?ๆ|ที่สุด|สุด)?|${word('(?:the )?(?:best|top|highest|well)[ -](?:rated|reviewed)(?: ones?)?|(?:with )?good (?:reviews?|ratings?)|(?:yang )?(?:rating|ulasan|review)(?:nya)? (?:tertinggi|bagus|tinggi)')}`,
  'g',
);
/** "Show me more": the next ones of what was looked for. */
export const MORE = new RegExp(
  `^(?:ขอ|มี|ดู|เอา)*(?:อีก|เพิ่ม(?:เติม)?|(?:อัน|ตัว|แบบ|รุ่น)อื่น)(?: ?ๆ|อีก|หน่อย|ไหม|มั้ย|ครับ|ค่ะ|คะ)*$|^${word("(?:(?:can you )?(?:show|give|see)(?: me)? )?(?:some |any |anything |something )?(?:more|others?|another(?: one)?|else|next)(?: ones?| options?| results?| please)?|i don't like (?:it|them|these|those|that|this)(?: ones?)?|not (?:these|those|this|that)(?: ones?)?|(?:(?:tampilkan|lihat|ada|kasih|tunjukkan) )?(?:yang )?(?:lain(?:nya)?|lagi)(?: dong| lagi)?|ga suka|gak suka")}\\s*[?.!]*$`,
);
/** Whoever has had enough. */
export const ENOUGH = new RegExp(
  `^(?:ไม่เอา(?:แล้ว|ละ)|ช่างเถอะ|ไม่เป็นไร|พอแล้ว)|^${word("(?:ga|gak|nggak|tidak) jadi(?: deh)?|never ?mind|forget it|no thanks?|that's all|that is all|cukup|bye|goodbye|dah")}\\s*[.!]*$`,
);
/** It asks of what was shown, though it names nothing. */
export const POINTING =
  /(?:นี้|นั้น)|มัน(?!ฝรั่ง|เทศ)|เท่าไ(?:ร|หร่)|กี่บาท|ที่ไหน|(?<![a-z])(?:it|this|that|these|those|them|how much|where)(?![a-z])|(?:ini|itu|nya|berapa|di ?mana)(?![a-z])/;
/** A budget that is changed is a budget. */
export const CHANGED_BUDGET =
  /(?<![a-z])(?:naikin|naikkan|turunin|turunkan|ubah|raise|increase|lower|change|make)(?: my| the| it)? ?(?:budget|anggaran)?(?:nya)?(?: jadi| ke| to)?(?= ?(?:rp|s?\$|฿|rm)?\s*\d)|(?:เพิ่ม|ลด|เปลี่ยน)งบ(?:เป็น)?/g;

/** What narrows a search without naming a thing. */
export const COLOURS =
  /(?:สี)?(?:ดำ|ขาว|แดง|น้ำเงิน|ฟ้า|เขียว|ชมพู|เทา|ทอง|เหลือง|ม่วง|น้ำตาล|ครีม|ส้ม)(?![\u0E01-\u0E4E])|สีเงิน|สีเบจ|(?<![a-z])(?:black|white|red|blue|green|pink|gr[ea]y|silver|gold|yellow|purple|brown|beige|orange|hitam|putih|merah|biru|hijau|abu-abu|perak|emas|kuning|ungu|coklat|cokelat|krem|oranye)(?![a-z])/g;
export const AROUND_A_TRAIT =
  /(?<![a-z])(?:in|on|at|from|only|ones?|yang|warna|colou?r|di|dari|dengan|with|saja|aja|version|versi|it|them|available)(?![a-z])|สี|ใน|บน|แบบ|รุ่น|ที่|มี|เอา|ของ/g;

/** What is said around the thing that is looked for. */
export const FILLERS: readonly RegExp[] = [
  // what it costs is said of whatever is found
  /^ราคา(?=[^\d]*(?:เท่า(?:ไร|ไหร่)|กี่บาท))/g,
  /ราคา(?:อยู่ที่|ประมาณ)?\s*(?:เท่า(?:ไร|ไหร่|ใด)|กี่บาท)|(?:เท่า(?:ไร|ไหร่)|กี่บาท)|(?<![a-z])(?:how much (?:is|are|does|do|for)?|(?:what(?:'s| is) the )?price of|prices? for|costs?|berapa(?:an)? (?:harga|duit)(?:nya)?|harga(?:nya)? berapa|berapa(?:an)?)(?![a-z])/g,
  /^(?:ช่วย|รบกวน|ขอ)?(?:หา|แนะนำ|ค้นหา|มองหา|อยากได้|อยากซื้อ|ต้องการ)(?:ซื้อ)?(?:ให้)?(?:หน่อย)?/g,
  /(?:ให้)?(?:หน่อย)?(?:นะ)?(?:ครับ|ค่ะ|คะ|จ้า|จ้ะ)\s*$/g,
  /[\s,.]*(?:ขอบคุณ(?:มาก)?(?:ครับ|ค่ะ)?|(?<![a-z])(?:thanks?(?: you)?(?: a lot| in advance)?|makasih|terima ?kasih)(?![a-z]))\s*!*\s*$/g,
  /(?:มี)?อะไรบ้าง|(?:ให้)?หน่อย|(?:ตัว|รุ่น|อัน|ยี่ห้อ|แบรนด์|แบบ)ไหน(?:ดี(?:ที่)?(?:สุด)?)?|ใน(?=\s*(?:ลาซาด|ช[้็]?อปปี้|ติ๊กต|lazada|shopee|tiktok))|มี(?:ไหม|มั้ย)|บ้าง\s*$|(?:ไหม|มั้ย)\s*\??\s*$|(?:สำหรับ|ของ)\s*$|^(?:\s*(?:สำหรับ|ของ(?!ขวัญ|เล่น|ใช้|แต่ง|แท้|กิน|ฝาก|ว่าง|หวาน|สด)|มี))+/g,
  /(?<![a-z])(?:which|please|can you|could you|help me|i want|i need|i am|i'm|looking for|find me|find|show me|show|give me|recommend|recommendations?|suggest|search for|tell me about|tell me|what is the|what is|what's|what|are there|is there|is it|is|any|some|between|buying|good|for me|for|of|on|the|a|an|me|best|to buy|or buy now)(?![a-z])/g,
  /(?<![a-z])(?:^atau|tolong|carikan|cari|rekomendasi(?:kan)?|saya|aku|mau|ingin|butuh|beli|apakah|apa ada|apa|ada|yang bagus|yang|dong|untuk|buat|dari|bagus|terbaik|ya|nih|sih|sekarang|saat ini|ga|gak|nggak)(?![a-z])/g,
  /(?:แบรนด์|ยี่ห้อ)(?!ไหน|อะไร)|(?<![a-z])(?:brands?|merek|merk|from(?!\s*[\d$฿]|\s*rp|\s*rm)|do you (?:have|sell)|have you(?: got)?|can i (?:get|use|buy|have)|got|where (?:can|do|should) i (?:buy|get)|where to (?:buy|get)|aja|saja|di ?mana|something|anything|got any|punya|jual|mana|lagi|nyari|bang|gue|gua)(?![a-z])|อะไรก็ได้|(?:หา)?ซื้อ(?=.*ที่ไหน)|(?:ได้)?ที่ไหน(?:ดี)?|^(?:ขอ)?ดู(?!ดาว)|ด้วย(?:คน)?\s*$/g,
  /\s*(?:แล้ว|และ)(?:ก็)?(?:มี)?\s*$|(?<![a-z])(?:and|or|also|plus|then|with|using|dan|terus|trus|lalu|juga|sama)\s*$|^\s*(?:and|also|then|dan|terus|trus|lalu)(?![a-z])/g,
  // the double days of the sale calendar: they say when, not what
  /(?<![\d.])(1[0-2]|[1-9])[./]\1(?![\d.])/g,
];

/** Around whose coupons are asked for. */
export const COUPON_WHOSE =
  /(?<![a-z])(?:from|at|by|in|of|on|with|my|all|every|today|now|right|working|valid|new|latest|more|shops?|stores?|brands?|app|official|di|dari|pada|semua|lain(?:nya)?|hari ini|terbaru|aktif|berlaku|masih|bisa dipakai|toko|merek|merk|aplikasi|punya)(?![a-z])|ร้าน(?:ค้า)?|แบรนด์|ยี่ห้อ|แอป|ของ|จาก|ใน|ที่ใช้ได้|ใช้ได้|ทั้งหมด|ทุก(?:ใบ|อัน)?|อื่น(?:ๆ| ๆ)?|วันนี้|ตอนนี้|ล่าสุด|ใหม่|แจก/gi;
export const SHOP_WORDS = /(?<![a-z])(?:shop|store|toko|seller|penjual)(?![a-z])|ร้าน/i;

/** "This one": what the conversation was about. */
export const POINTERS =
  /(?:สินค้า|ตัว|อัน|รุ่น|ราคา|ของ|ชิ้น|ร้าน(?:ค้า)?|ผู้ขาย|คนขาย)?(?:นี้|นั้น|แรก)|ร้าน(?:ค้า)?|ผู้ขาย|คนขาย|มัน|(?<![a-z])(?:this|that|it|these|those|them|ones?|first|second|product|price|discount|sale|all|good|shop|store|seller|item|here|ini|itu|nya|produk|barang(?:nya)?|toko(?:nya)?|penjual(?:nya)?|seller(?:nya)?|harga(?:nya)?|diskon(?:nya)?|pertama|kedua|semua(?:nya)?|naik|turun|any)(?![a-z])|ทั้งหมด/g;

/** Between two things that are compared. */
export const BETWEEN =
  /(?<![a-z])(?:vs\.?|versus|with|and|or|dengan|dan|atau|sama)(?![a-z])|กับ|และ|หรือ|,|\//;
