/**
 * Brands, platforms and loan words that the segmenter tears apart (ลา|ซาด้า, ซัม|ซุง): they are cut out before it
 * sees the text. Spelt as `normalise` leaves them.
 */
const TERMS = [
  // platforms and brands
  'ลาซาด้า',
  'ช้อปปี้',
  'ติ๊กต็อก',
  'ติ๊กตอก',
  'ซัมซุง',
  'แอปเปิล',
  'แอปเปิ้ล',
  'ไอโฟน',
  'ไอแพด',
  'แมคบุ๊ก',
  'หัวเว่ย',
  'เสียวหมี่',
  'เสี่ยวหมี่',
  'ออปโป้',
  'วีโว่',
  'เรียลมี',
  'เอซุส',
  'เลอโนโว',
  'โซนี่',
  'พานาโซนิค',
  'พานาโซนิก',
  'ฟิลิปส์',
  'โตชิบา',
  'ฮิตาชิ',
  'ไดสัน',
  'แองเคอร์',
  'ลอจิเทค',
  'โลจิเทค',
  'อาดิดาส',
  'ไนกี้',
  'รีบอค',
  'พูม่า',
  'คอนเวิร์ส',
  'ยูนิโคล่',
  'เซนทรัล',
  'ลอรีอัล',
  'การ์นิเย่',
  'มิสทีน',
  'เนสท์เล่',
  'เนสกาแฟ',
  'ไมโล',
  'เทฟาล',
  'ชาร์ป',
  'มิตซูบิชิ',
  'ไดกิ้น',
  'อีเลคโทรลักซ์',
  'กาแลคซี่',
  'กาแลกซี่',
  // loan words
  'พาวเวอร์แบงก์',
  'พาวเวอร์แบงค์',
  'เพาเวอร์แบงก์',
  'เพาเวอร์แบงค์',
  'บลูทูธ',
  'บลูทูท',
  'โน้ตบุ๊ก',
  'โน๊ตบุ๊ค',
  'แล็ปท็อป',
  'แท็บเล็ต',
  'สมาร์ทโฟน',
  'สมาร์ทวอทช์',
  'สมาร์ทวอช',
  'สมาร์ททีวี',
  'คีย์บอร์ด',
  'เมาส์',
  'เกมมิ่ง',
  'ไมโครเวฟ',
  'เซรั่ม',
  'คอลลาเจน',
  'ครีมกันแดด',
  'มอยส์เจอร์ไรเซอร์',
  'แชมพู',
  'ลิปสติก',
  'เสื้อเชิ้ต',
  'สนีกเกอร์',
  'โซฟา',
  'เครื่องฟอกอากาศ',
] as const;

const LONGEST_FIRST = [...TERMS].sort((a, b) => b.length - a.length);
const ANY_TERM = new RegExp(LONGEST_FIRST.join('|'), 'g');

/** A run of Thai as known terms and the text between them, in order. */
export function cutTerms(run: string): { text: string; known: boolean }[] {
  const pieces: { text: string; known: boolean }[] = [];
  let at = 0;
  for (const match of run.matchAll(ANY_TERM)) {
    if (match.index > at) pieces.push({ text: run.slice(at, match.index), known: false });
    pieces.push({ text: match[0], known: true });
    at = match.index + match[0].length;
  }
  if (at < run.length) pieces.push({ text: run.slice(at), known: false });
  return pieces;
}
