/**
 * Words that claim nothing: with them, and with the words of the rows, a model says its sentences.
 * Any other word may be a name, a promise, a bad idea or a figure in disguise. Words such as
 * "cheaper", "usual", "stock" or "never" are not here: they pass where the rule's own sentence has
 * them. Data for `check.ts`.
 */
const ENGLISH =
  'a an the this that these those it its they them their there here i we you your my our is are was were be been do does did has have had not no yes and or but so if then than as at in on of to from ' +
  'for by with about between all both each either neither one ones other others another same different which what who where when how because since although though while also too very quite rather fairly ' +
  'pretty just only still now currently well good great nice fine solid decent reasonable fair okay ok interesting attractive worth value better best price prices priced cost costs costing buy buying get shop ' +
  'store platform product products item items option options choice choices pick match matches matching result results list listed shown see seen saw look looks looking find found know known data note please ' +
  "consider compare compared comparing comparison against versus want need budget question ask asked answer based according given more most some any many few several first second last like considering looking clearly simply overall it's that's i'm " +
  "don't doesn't isn't aren't can could may might would should let us me overall right say says said can't cannot let's";
const INDONESIAN =
  'ini itu ada tidak bukan dan atau tapi tetapi namun jadi karena kalau jika untuk dengan di dari ke yang pada saat sekarang saya kami anda kamu mereka harga harganya produk produknya barang barangnya ' +
  'pilihan opsi toko platform terlihat dilihat lihat melihat tahu ketahui data cocok paling lebih cukup sangat agak juga saja hanya masih sudah belum semua semuanya keduanya kedua ketiganya salah satu lainnya lain ' +
  'bagus baik menarik layak oke wajar lumayan pantas dibanding dibandingkan bandingkan daripada menurut berdasarkan berikut catatan bisa dapat mungkin pertimbangkan cari mencari temukan ditemukan seharga sebesar sama seperti ' +
  'adalah merupakan yaitu ya punya masing-masing antara atas nama namanya pertama terakhir anggaran pertanyaan jawaban nilai beli membeli';
const THAI =
  'ที่ และ หรือ แต่ ก็ ของ ใน จาก กับ ให้ ได้ เป็น คือ มี ไม่ ไม่มี นี้ นั้น ทั้ง ทั้งสอง ทั้งคู่ สอง รุ่น ชิ้น ตัว อัน สินค้า ราคา ร้าน ร้านค้า แพลตฟอร์ม เห็น เมื่อ ตอนนี้ ขณะนี้ ปัจจุบัน อยู่ ดี น่า สนใจ น่าสนใจ คุ้ม คุ้มค่า ' +
  'เหมาะ เหมาะสม พอ ใช้ พอใช้ เลือก ตัวเลือก ดู ลอง เทียบ เปรียบเทียบ เรา ฉัน คุณ ข้อมูล รู้ ทราบ พบ ตรง ใกล้เคียง สำหรับ ถ้า หาก เพราะ จึง แล้ว ยัง อีก มาก ค่อนข้าง กว่า บาท หนึ่ง ครับ ค่ะ นะ ทั้งหมด แต่ละ ตาม โดย ซึ่ง ว่า แบบ ไหน ' +
  'อะไร งบ ถาม คำถาม คำตอบ ส่วน ขอ บอก ซื้อ ทั้งนี้ อย่าง ด้วย คู่ เครื่อง ใบ กัน ถือ ถือว่า ไป มา นัก ๆ ตอน ถึง วัน รวม โดยรวม ค่า เป็นราคา ช่วง เลย นับ จัด มองว่า มอง เพียงพอ';

const PLAIN_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${INDONESIAN} ${THAI}`.split(' '));

const SEGMENTER = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * The words of a text in lower case: Thai cut into words (its sara am whole again), Latin between
 * its spaces.
 */
export function wordsIn(text: string): string[] {
  return [
    ...SEGMENTER.segment(
      text
        .toLowerCase()
        .replace(/’/g, "'")
        .replace(/\u0E4D\u0E32/g, '\u0E33'),
    ),
  ]
    .filter((one) => one.isWordLike && /\p{L}/u.test(one.segment))
    .map((one) => one.segment);
}

/**
 * Whether a word is plain or said before, also as several such words written together, as Thai
 * does.
 */
export function isSaid(word: string, said: ReadonlySet<string>): boolean {
  // Thai is cut differently among other words: what stands whole within a word that was said is
  // said
  const isWithin = (part: string) =>
    part.length >= 3 && /[\u0E01-\u0E2E]/.test(part) && [...said].some((one) => one.includes(part));
  const knows = (part: string) => PLAIN_WORDS.has(part) || said.has(part) || isWithin(part);
  if (knows(word)) return true;
  if (!/[\u0E01-\u0E2E]/.test(word))
    return word.split(/['-]/).every((part) => part.length < 2 || knows(part));
  const reached = [true];
  for (let end = 1; end <= word.length; end += 1)
    reached[end] = Array.from({ length: end }, (_, from) => from).some(
      (from) => reached[from] === true && knows(word.slice(from, end)),
    );
  return reached[word.length] === true;
}
