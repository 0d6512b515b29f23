/**
 * A Thai name in a narrow column. Thai has no blanks between words, and the dictionary by which
 * browsers break lines does not know every word: "เดิน/ทาง", "เซ/รามิก", "เช็/ก". Words of its kind
 * that names of goods are made of stay whole here, as dates do, and a line may end between them as
 * before.
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
/** A date by figures alone, at whose hyphens a line would end. */
const DATE = String.raw`\d{4}-\d{2}-\d{2}`;
const WORDS = new RegExp(`(${[...WHOLE, DATE].join('|')})`);

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
