/** Words that say a figure, a date or a promise without any digit. Data for `check.ts`. */

const word = (words: string) => String.raw`(?<![a-z])(?:${words})(?![a-z])`;

/** Figures in words: what is not written in digits cannot be compared with a row. */
export const NUMBER_WORDS = new RegExp(
  `${word('hundreds?|thousands?|millions?|billions?|dozens?|half|twice|double|triple|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|percent|puluh|ratus|ratusan|ribu|ribuan|juta|jutaan|miliar|setengah|separuh|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|seratus|seribu|persen')}` +
    '|(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ยี่สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|ครึ่ง)(?:หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน|ราคา|บาท|เท่า|เปอร์เซ็นต์|วัน|เดือน)',
);

/** Days and times that no row has, and what is to come. */
export const DATE_WORDS = new RegExp(
  `${word('january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|tomorrow|tonight|next (?:week|month|year)|last (?:week|month|year)|januari|februari|maret|mei|juni|juli|agustus|oktober|desember|senin|selasa|rabu|kamis|jumat|sabtu|minggu|kemarin|besok|lusa|(?:minggu|bulan|tahun) (?:depan|lalu)')}` +
    '|มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม|(?:ม\\.ค|ก\\.พ|มี\\.ค|เม\\.ย|พ\\.ค|มิ\\.ย|ก\\.ค|ส\\.ค|ก\\.ย|ต\\.ค|พ\\.ย|ธ\\.ค)\\.|วัน(?:จันทร์|อังคาร|พุธ|พฤหัส|ศุกร์|เสาร์|อาทิตย์)|พรุ่งนี้|เมื่อวาน|มะรืน|(?:สัปดาห์|อาทิตย์|เดือน|ปี)(?:หน้า|ที่แล้ว)',
);

/** What no history can say. */
export const PROMISES = new RegExp(
  `${word('guaranteed?|guarantees|ever|all[- ]time|risk[- ]free|free|promise|dijamin|jaminan|gratis|sepanjang masa|pernah ada')}|รับประกัน|การันตี|ตลอดกาล|ที่สุดในโลก|ฟรี`,
);

/** A figure behind such words is told as what it costs … */
export const PRICED =
  /((?:^|[^\n]{0,40}?)(?:costs?|priced? (?:is|at)|(?<![a-z])(?:is|now|only|just|for|at|harga(?:nya)?|cuma|hanya|seharga|jadi)|ราคา|เหลือ|เพียง|แค่|อยู่ที่))\s*(?:[a-z$฿₱₫¥₹]{0,4}\s*)?\d[\d.,]*\s*\p{L}{0,8}/gu;
/** … unless one of these stands before it. */
export const OTHER_AMOUNT =
  /usual|typical|normal|lowest|minimum|coupon|shipping|off|biasa|terendah|min\.|kupon|potongan|ongkir|ปกติ|ต่ำสุด|คูปอง|ค่าส่ง|ครบ|สูงสุด|ลด/;
/** Which of two is the better buy is not the model's to say. */
export const COMPARED = new RegExp(
  `${word('cheaper|dearer|costlier|more expensive|costs (?:less|more)|lower|higher|lebih (?:murah|mahal|rendah|tinggi)')}|ถูกกว่า|แพงกว่า|ต่ำกว่า|สูงกว่า`,
);

export const LINKS =
  /https?:|www\.|\/\/|@|\]\(|<\/?[a-z]|[\p{L}\d-]\.(?:com|net|org|io|co|th|id|sg|my|ph|vn|shop|store|link|me|ly|app|xyz|info|biz)(?![\p{L}])/iu;

/** How a sentence may begin in Latin letters; any other word that begins one may be a name. */
export const OPENERS: ReadonlySet<string> = new Set(
  (
    'a an the this that these those it its they there here i my we our you your if so but and or for with at in on of to from as by all both each neither either ' +
    'is are was do does not no yes now today then also still however overall currently right both compared among while since because after before once when ' +
    'based looking considering given prices price discount coupons coupon product products headphones good cheaper cheapest best better nothing note please ' +
    'ini itu ada tidak dan atau tapi namun jadi kalau jika untuk dengan di dari ke yang saat saya kami anda harga harganya produk kupon diskon keduanya kedua semua ' +
    'sekarang menurut dibanding dibandingkan karena berdasarkan termurah lebih cukup belum sudah masih pilihan berikut'
  ).split(' '),
);
