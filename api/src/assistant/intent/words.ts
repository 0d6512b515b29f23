/** The words by which people ask, in Thai, English and Indonesian. Data: what they mean is decided in `intent.ts`. */

const word = (words: string) => String.raw`(?<![a-z])(?:${words})(?![a-z])`;

/** In the order in which they are looked for; the first that is found is what is meant. */
export const KIND_WORDS = {
  COUPONS: new RegExp(`คูปอง|โค้ด(?:ส่วน)?ลด|โค้ด|โค๊ด|${word('coupons?|vouchers?|promo codes?|discount codes?|kupon|voucer|kode promo|kode diskon')}`, 'g'),
  WAIT: new RegExp(
    `(?:ควร)?รอ(?:ก่อน)?(?:ดี)?(?:ไหม|มั้ย|หรือ|ก่อน)|รอลด|ควรรอ|ควรซื้อ(?:เลย|ตอนนี้)|ซื้อ(?:ตอนนี้|เลย)(?:ดี)?(?:ไหม|มั้ย|หรือ)|จะลด(?:ราคา)?(?:อีก|ลง)?(?:ไหม|มั้ย|เมื่อ)|จะถูกลง|ซื้อ(?:ตอน|ช่วง)ไหน(?:ดี)?|ซื้อเมื่อ(?:ไร|ไหร่)(?:ดี)?|(?:ตอน|ช่วง)ไหนน่าซื้อ|` +
      word(
        'should i (?:wait|buy)|wait for|worth waiting|(?:is it )?better to wait|wait or buy|buy (?:it )?(?:now|today)(?: or wait)?|(?:now )?or wait|will (?:it|the price|this|the price of) (?:drop|fall|get cheaper)|when will|perlu tunggu|(?:sebaiknya |lebih baik )?(?:tunggu|nunggu|menunggu)(?: dulu)?|beli sekarang|kapan (?:diskon|turun|murah)|kapan (?:waktu(?:nya)? )?(?:yang )?(?:terbaik|tepat|paling murah)(?: untuk)?(?: beli| membeli)?|kapan (?:sebaiknya )?(?:beli|membeli)|(?:best time|when|when should i) to buy|when should i buy|(?:bakal|akan) turun',
      ),
    'g',
  ),
  EXPLAIN: new RegExp(
    `ทำไม(?:ถึง)?(?:บอกว่า)?|(?:ส่วน)?ลดไม่จริง|ลดจริง(?:ไหม|มั้ย|หรือ(?:เปล่า|ปล่าว)?)?|ลดหลอก|จริงหรือ(?:หลอก|เปล่า|ปล่าว|ไม่)|จริงไหม|จริงมั้ย|ขึ้นราคาก่อนลด|อธิบาย|` +
      word(
        'why(?: is)?|explain|verdict|(?:is )?(?:the |this |that )?(?:discount|sale|deal|offer) (?:of |on |for )?(?:real|fake|genuine|honest)|real discount|fake discount|how (?:much )?(?:real|honest)|really (?:discounted|on sale)|kenapa|mengapa|jelaskan|diskon(?:nya)? (?:asli|beneran|benar|palsu|bohong|nyata)|(?:asli|beneran) diskon|(?:discount|sale|diskon)(?:nya)?(?=.* (?:real|fake|genuine|asli|palsu))|(?<=(?:discount|sale|diskon).*)(?:real|fake|genuine|asli|palsu)',
      ),
    'g',
  ),
  COMPARE: new RegExp(
    `เปรียบเทียบ|เทียบ|อันไหน(?:ดี|คุ้ม|ถูก)(?:กว่า)?|ตัวไหน(?:ดี|คุ้ม|ถูก)กว่า|รุ่นไหน(?:ดี|คุ้ม|ถูก)กว่า|${word('compare|comparison|versus|vs|which (?:one )?is (?:better|cheaper|best)|difference between|bandingkan|perbandingan|banding|mana yang (?:lebih )?(?:bagus|murah|baik)|lebih (?:bagus|murah) mana')}`,
    'g',
  ),
  GOOD_PRICE: new RegExp(
    `ราคา(?:นี้)?(?:โอเค|ดี|ถูก|แพง)(?:ไป)?(?:ไหม|มั้ย|หรือ(?:เปล่า|ยัง))|แพง(?:ไป)?(?:ไหม|มั้ย|หรือ)|ถูก(?:จริง|แล้ว)?(?:ไหม|มั้ย|หรือ)|คุ้ม(?:ค่า)?(?:ไหม|มั้ย|หรือ)|น่าซื้อ(?:ไหม|มั้ย)|ราคาปกติ|ประวัติราคา|` +
      word(
        '(?:is (?:it|this|that) )?(?:a )?(?:good|fair|great|right) (?:price|deal)|worth (?:it|the price|buying)|too expensive|overpriced|price history|(?:usual|typical|normal) price|is (?:it|this|that) (?:cheap|expensive)|harga(?:nya)? (?:bagus|wajar|oke|normal|biasanya)|(?:harga(?:nya)? )?(?:murah|mahal|kemahalan) (?:ga|gak|nggak|tidak|kah|atau tidak)|kemahalan|(?:bagus|wajar|oke|murah|mahal) (?:ga|gak|nggak|enggak|kah)|worth it|riwayat harga|layak (?:beli|dibeli)|harga(?:nya)?(?=.* (?:wajar|bagus|murah|mahal|oke))|(?<=harga.*)(?:wajar|bagus|murah|mahal|oke)|price(?=.* (?:good|fair|high))|(?<=price.*)(?:good|fair|too high)',
      ),
    'g',
  ),
  DEALS: new RegExp(
    `ดีล(?:วันนี้|เด็ด|ดี)?|(?:ลดราคา|โปร(?:โมชัน|โมชั่น)?|ลด)(?:แรง)?วันนี้|มีอะไรลด|${word("(?:today'?s |best |hot |top )*(?:deals?|offers?)(?: today| now)?|what'?s on sale|(?:promo|diskon)(?: terbaik)? hari ini|promo terbaik|ada promo(?: apa)?|penawaran")}`,
    'g',
  ),
  HELP: new RegExp(
    `^(?:สวัสดี|หวัดดี|ดีครับ|ดีค่ะ)|^(?:ขอบคุณ|ขอบใจ)|(?:คุณ|เธอ)(?:คือ|เป็น)ใคร|ช่วยอะไร(?:ได้|ฉัน)?|ทำอะไรได้(?:บ้าง)?|${word('^(?:hi|hello|hey|halo|hai|thanks|thank you|thx|terima kasih|makasih|trims)|what can you do|how do (?:you|i) (?:work|use)|who are you|help me please|bisa apa(?: saja)?|siapa (?:kamu|anda)|(?:kamu|anda) siapa')}`,
    'g',
  ),
} as const;

/** What is said around the thing that is looked for. */
export const FILLERS: readonly RegExp[] = [
  /^(?:ช่วย|รบกวน|ขอ)?(?:หา|แนะนำ|ค้นหา|มองหา|อยากได้|อยากซื้อ|ต้องการ)(?:ซื้อ)?(?:ให้)?(?:หน่อย)?/g,
  /(?:ให้)?(?:หน่อย)?(?:นะ)?(?:ครับ|ค่ะ|คะ|จ้า|จ้ะ)\s*$/g,
  /(?:มี)?อะไรบ้าง|(?:ให้)?หน่อย|(?:ตัว|รุ่น|อัน|ยี่ห้อ|แบบ)ไหน(?:ดี(?:ที่)?(?:สุด)?)?|ใน(?=\s*(?:ลาซาด|ช[้็]?อปปี้|ติ๊กต|lazada|shopee|tiktok))|มี(?:ไหม|มั้ย)|บ้าง\s*$|(?:ไหม|มั้ย)\s*\??\s*$|(?:สำหรับ|ของ)\s*$|^(?:\s*(?:สำหรับ|ของ|มี))+/g,
  /(?<![a-z])(?:which|please|can you|could you|help me|i want|i need|i am|i'm|looking for|find me|find|show me|show|give me|recommend|recommendations?|suggest|search for|tell me about|tell me|what is the|what is|what's|what|are there|is there|is it|is|any|some|between|buying|good|for me|for|of|on|the|a|an|me|best|to buy|or buy now)(?![a-z])/g,
  /(?<![a-z])(?:^atau|tolong|carikan|cari|rekomendasi(?:kan)?|saya|aku|mau|ingin|butuh|beli|apakah|apa ada|apa|ada|yang bagus|yang|dong|untuk|buat|dari|bagus|terbaik|ya|nih|sih|sekarang|saat ini|ga|gak|nggak)(?![a-z])/g,
  // the double days of the sale calendar: they say when, not what
  /(?<![\d.])(1[0-2]|[1-9])[./]\1(?![\d.])/g,
];

/** "This one": what the conversation was about. */
export const POINTERS =
  /(?:สินค้า|ตัว|อัน|รุ่น|ราคา|ของ|ชิ้น)?(?:นี้|นั้น|แรก)|(?<![a-z])(?:this|that|it|these|those|them|ones?|first|second|product|price|discount|sale|ini|itu|nya|produk|barang|harga(?:nya)?|diskon(?:nya)?|pertama|kedua)(?![a-z])/g;

/** Between two things that are compared. */
export const BETWEEN = /(?<![a-z])(?:vs\.?|versus|with|and|or|dengan|dan|atau|sama)(?![a-z])|กับ|และ|หรือ|,|\//;
