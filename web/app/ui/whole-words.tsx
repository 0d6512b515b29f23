/**
 * A name in a narrow column. Thai has no blanks between words, and the dictionary by which browsers
 * break lines does not know every word: "เดิน/ทาง", "เซ/รามิก", "เช็/ก". Words of its kind that names
 * of goods are made of stay whole here, as dates do, and a line may end between them as before. A figure
 * and its unit ("16 GB"), a word of a model and its number ("Core 6") have a no-break space between
 * them; browsers copy and find it as a common one.
 */

/** What a browser would break within; the longest first where one begins another. */
const WHOLE = [
  'กรอง',
  'กราโนล่า',
  'ครอบหู',
  'กางเกงยีนส์',
  'กางเกง',
  'ความงาม',
  'ความจำ',
  'ความปลอดภัย',
  'คอกว้าง',
  'แคมปิง',
  'จอยอาร์เคด',
  'เช็ก',
  'ซิลิโคน',
  'เซรามิก',
  'ดริป',
  'เดินทาง',
  'แท็บเล็ต',
  'น้ำผึ้ง',
  'น้ำหนัก',
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
  'ลิ้นชัก',
  'ลูเมน',
  'ไลฟ์สไตล์',
  'วานิลลา',
  'ว่ายน้ำ',
  'สตรีมมิง',
  'สเตนเลส',
  'สแตนเลส',
  'สมาร์ตโฟน',
  'สมาร์ตวอทช์',
  'สมาร์ตทีวี',
  'สมาร์ต',
  'สุกี้',
  'หูฟัง',
  'ไหมพรม',
  'ออร์แกนิก',
  'อะโวคาโด',
  'อาร์เคด',
  'แอ็กชัน',
  'ฮู้ด',
];
/** Units of Latin letters, which end where a word does. */
const LATIN_UNIT =
  '(?:[GT]B|mAh|ATM|W|G?Hz|k?g|m?l|L|[mc]?m|oz|(?:lit(?:er|re)|hour|piece|pack)s?|in(?:ch|ci)|' +
  'buah|jam|lít|viên|gói|hộp)(?![A-Za-zÀ-ỹ0-9-])';
const UNIT = `(?:(?:ก?ก|มล|มม?|ซม|ชม)\\.|กรัม|ลิตร|นิ้ว|วัตต์|นาที|ชิ้น|เม็ด|แผ่น|สี|ปุ่ม|${LATIN_UNIT})`;
/** A short word that begins as names do, or says how large or how many. */
const NAMED = String.raw`(?:\b(?:[A-Z][a-z]{1,7}|size|isi|ukuran)|แพ็ก)`;
/** A figure before its unit; such a word before a number of nothing else. */
const HELD = new RegExp(
  String.raw`(\b\d[\d.,×x]*(?= ${UNIT})|${NAMED}(?= \d{1,2}(?![\d.,×x-]| ${UNIT}))) `,
  'g',
);
/** At whose hyphens a line would end: a date by figures alone, "8-hour", a plug. */
const HYPHENED = String.raw`\d{4}-\d{2}-\d{2}|\b\d+-${LATIN_UNIT}|USB-[AC]`;
const WORDS = new RegExp(`(${[...WHOLE, HYPHENED].join('|')})`);

/** The text with figures and their units held together, as long as it was. */
export const heldTogether = (text: string): string => text.replace(HELD, '$1\u00a0');
/** The text in pieces: every second one is a word that stays whole. */
export const wordsOf = (text: string): string[] => text.split(WORDS);
export const isWholeWord = (at: number): boolean => at % 2 === 1;

export function WholeWords({ text }: { text: string }) {
  return wordsOf(heldTogether(text)).map((word, at) =>
    isWholeWord(at) ? (
      <span key={at} className="whole">
        {word}
      </span>
    ) : (
      word
    ),
  );
}
