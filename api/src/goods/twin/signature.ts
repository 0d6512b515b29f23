/** What a name says about which product it is, in Thai, Indonesian and English alike. Pure. */

export interface Signature {
  /**
   * Numbers with their units, model numbers, and words that tell one model from the next: sorted,
   * and equal for the same product.
   */
  readonly codes: readonly string[];
  readonly words: readonly string[];
}

/** Units in one spelling; what is weighed and measured also in one size. */
const UNITS: readonly (readonly [string, string, number])[] = [
  ['kilograms?|kgs?|kilo|กิโลกรัม|กิโล|กก', 'g', 1000],
  ['milliliters?|millilitres?|mls?|มิลลิลิตร|มล|cc|ซีซี', 'ml', 1],
  ['grams?|gr|g|กรัม', 'g', 1],
  ['liters?|litres?|ltr|l|ลิตร', 'ml', 1000],
  ['mah|มิลลิแอมป์', 'mah', 1],
  ['gigabytes?|gb', 'gb', 1],
  ['terabytes?|tb', 'gb', 1024],
  ['watts?|w|วัตต์', 'w', 1],
  ['inch(?:es)?|inci|นิ้ว|"', 'in', 1],
  ['cm|ซม|เซนติเมตร', 'cm', 1],
  ['keys?|tombol|ปุ่ม', 'key', 1],
  ['pcs?|pieces?|buah|ชิ้น|tablets?|เม็ด|แคปซูล|capsules?|kapsul|sheets?|แผ่น|lembar', 'pc', 1],
];
const MEASURE = UNITS.map(
  ([spellings, unit, factor]) =>
    [
      new RegExp(
        String.raw`(?<![\w.])(\d+(?:[.,]\d+)?)[\s-]*(?:${spellings})(?![A-Za-z\u0E00-\u0E7F])\.?`,
        'giu',
      ),
      unit,
      factor,
    ] as const,
);
/** Words that make another model of a model. */
const VARIANTS = new Set([
  'pro',
  'max',
  'plus',
  'mini',
  'lite',
  'ultra',
  'se',
  'xl',
  'fe',
  'air',
  'neo',
  'slim',
  'prime',
  'duo',
  'gen',
  'xs',
  's',
  'm',
  'l',
  'pack',
  'set',
  'refill',
  'kids',
]);
const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/black|hitam|ดำ/u, 'black'],
  [/white|putih|ขาว/u, 'white'],
  [/blue|biru|น้ำเงิน|ฟ้า/u, 'blue'],
  [/(?<![a-z])red(?![a-z])|merah(?! muda)|แดง/u, 'red'],
  [/green|hijau|เขียว/u, 'green'],
  [/pink|merah muda|ชมพู/u, 'pink'],
  [/gr[ea]y|abu-abu|เทา/u, 'grey'],
];
const NOISE = new Set(
  'the and with for of in new original official genuine ready stock promo sale free shipping ori asli resmi dan untuk dengan ของแท้ พร้อมส่ง ใหม่ ส่งฟรี และ สำหรับ รุ่น แท้'.split(
    ' ',
  ),
);

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** `brand` is left out of the words: it is compared by itself. */
export function signatureOf(name: string, brand: string): Signature {
  let text = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.codePointAt(0)! - 0x0e50))
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(brand.toLowerCase(), ' ');
  const codes = new Set<string>();
  for (const [pattern, unit, factor] of MEASURE)
    text = text.replaceAll(pattern, (_, number: string) => {
      codes.add(`${Math.round(Number(number.replace(',', '.')) * factor * 1000) / 1000}${unit}`);
      return ' ';
    });
  for (const [pattern, colour] of COLOURS) {
    if (pattern.test(text)) codes.add(`colour:${colour}`);
    text = text.replace(pattern, ' ');
  }
  const words = new Set<string>();
  // a hyphen or a slash within a model number is no border: WH-1000XM5 and WH1000XM5 are one
  for (const { segment, isWordLike } of segmenter.segment(
    text.replaceAll(/(?<=[a-z0-9])[-/](?=[a-z]*\d)/g, ''),
  )) {
    if (!isWordLike || NOISE.has(segment)) continue;
    if (/\d/.test(segment) || VARIANTS.has(segment)) codes.add(segment);
    else if (segment.length > 1) words.add(segment);
  }
  return { codes: [...codes].toSorted(), words: [...words].toSorted() };
}
