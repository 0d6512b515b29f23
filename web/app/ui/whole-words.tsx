/**
 * A name in a narrow column. Thai has no blanks between words, and the dictionary by which browsers
 * break lines does not know every word: "เดิน/ทาง", "เซ/รามิก", "เช็/ก". Words of its kind that names
 * of goods are made of stay whole here, as do dates, a figure with its unit ("16 GB") and a word of
 * a model with its number ("Core 6"), and a line may end between them as before. The text stays as
 * it was written, so that it is copied and found with its common blanks.
 */

/** What a browser would break within; the longest first where one begins another. */
const WHOLE = [
  'กราโนล่า',
  'ครอบหู',
  'กางเกงยีนส์',
  'กางเกง',
  'เช็ก',
  'ซิลิโคน',
  'เซรามิก',
  'เดินทาง',
  'แท็บเล็ต',
  'บลูทูธ',
  'เบเกอรี',
  'เบลาส์',
  'แบตอึด',
  'ป๊อปคอร์น',
  'เปียโน',
  'ผู้หญิง',
  'พาวเวอร์แบงก์',
  'โพลาไรซ์',
  'มิเรอร์เลส',
  'มือถือ',
  'แม่เหล็ก',
  'ไร้สาย',
  'โรลเลอร์สเกต',
  'ไลฟ์สไตล์',
  'วานิลลา',
  'สตรีมมิง',
  'สเตนเลส',
  'สแตนเลส',
  'สมาร์ตโฟน',
  'สมาร์ตวอทช์',
  'สมาร์ตทีวี',
  'สมาร์ต',
  'สุกี้',
  'หูฟัง',
  'ออร์แกนิก',
  'อะโวคาโด',
  'อาร์เคด',
  'แอ็กชัน',
  'ฮู้ด',
];
/** A date by figures alone and a plug, at whose hyphens a line would end. */
const HYPHENED = String.raw`\d{4}-\d{2}-\d{2}|USB-[AC]`;
/** Units of Latin letters, which end where a word does. */
const LATIN_UNIT = [
  '[GTM]B|m?Ah|k?Wh?|V|[kMG]?Hz|ATM|MP|[kmµ]?g|[mc]?l|L|[mck]?m|in|ft|oz|pcs|W',
  'inch(?:es)?|lit(?:re|er)s?|grams?|met(?:re|er)s?|watts?|minutes?|hours?|days?|pieces?|packs?|tablets?',
  'capsules?|sheets?|sachets?|bags?|cups?|keys|seats|colou?rs|pairs?|pads',
  'inci|buah|lembar|kapsul|bungkus|jam|menit|hari|orang|warna|kaki',
  'lít|viên|gói|hộp|chiếc|cái|chai|lon|túi|tấm|miếng|giờ|ngày|người|món',
].join('|');
const THAI_UNIT =
  'กก\\.|ก\\.|มล\\.|มม\\.|ซม\\.|ม\\.|ชม\\.|กรัม|กิโล|ลิตร|นิ้ว|ฟุต|เมตร|วัตต์|นาที|ชั่วโมง|วัน|ปี|คน|' +
  'ชิ้น|เม็ด|แคปซูล|แผ่น|ซอง|ม้วน|ขวด|กระป๋อง|กล่อง|ห่อ|ถุง|แพ็ก|สี|ปุ่ม|คีย์|ชั้น|ใบ|ตัว|คู่';
const UNIT = `(?:${THAI_UNIT}|(?:${LATIN_UNIT})(?![A-Za-zÀ-ỹ0-9-]))`;
const FIGURE = String.raw`\b\d[\d.,×x]*[ -]${UNIT}`;
/** A short word that begins as names do, and a number that is of nothing behind it. */
const MODEL = String.raw`\b[A-Z][a-z]{1,7} \d{1,2}(?![\d.,×x-]| ${UNIT})`;
const WORDS = new RegExp(`(${[...WHOLE, HYPHENED, FIGURE, MODEL].join('|')})`);

/** The text in pieces: every second one is a word that stays whole. */
export const wordsOf = (text: string): string[] => text.split(WORDS);
export const isWholeWord = (at: number): boolean => at % 2 === 1;

export function WholeWords({ text }: { text: string }) {
  return wordsOf(text).map((word, at) =>
    isWholeWord(at) ? (
      <span key={at} className="whole">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
