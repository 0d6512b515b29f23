/** One spelling for what is written alike (requirements 0.2): letters, marks and digits. */

const TONE = '[\\u0E48-\\u0E4B]';
/** Letters of mathematics, in circles, joined (ﬁ), as units (㎏), and as wide as Chinese ones. */
const STYLED =
  /[\u2100-\u214F\u2460-\u24FF\u3000\u3380-\u33DF\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]+/gu;
const SARA_AM = new RegExp(`(?:\\u0E4D(${TONE}?)|(${TONE})\\u0E4D)\\u0E32`, 'g');
/** Nothing but case differs in it. */
const PLAIN = /^[ -~]*$/;
const TONED_AM = new RegExp(`(${TONE})\\u0E33`, 'g');

/**
 * Lower case; Thai digits as Arabic ones; the sign of repetition (ถูกๆ) says nothing; น้ำ however
 * its marks were typed; doubled marks once; Latin letters without accents, and as plain ones where
 * they are typed wide, round or in another style. NFC and never NFKC for all, which breaks SARA AM.
 */
export function normalise(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFC')
    .replace(STYLED, (letters) => letters.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(
      SARA_AM,
      (_whole, after: string | undefined, before: string | undefined) =>
        `${after || before || ''}\u0E33`,
    )
    .replace(TONED_AM, '$1\u0E33')
    .replace(/([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E])\1+/g, '$1')
    .replace(/เเ/g, 'แ')
    .replace(/\u0E46/g, ' ')
    .replace(/[\u00C0-\u024F\u1E00-\u1EFF]+/g, (letters) =>
      letters
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/đ/g, 'd')
        .replace(/ø/g, 'o')
        .replace(/ß/g, 'ss'),
    );
}

/** As it was written, with its accents: in Vietnamese they make another word. */
export function marked(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The words of a normalised text, spaced as `wordsOf` cuts them: layang-layang are two. */
export function asWords(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}
