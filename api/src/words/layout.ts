/**
 * The wrong keyboard layout: what was typed on QWERTY while Thai (Kedmanee, TIS 820) was meant, and
 * the other way round.
 */

export const QWERTY = `\`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?`;
export const KEDMANEE = `_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ`;

const toThai = new Map([...QWERTY].map((key, at) => [key, [...KEDMANEE][at] as string]));
const toLatin = new Map([...KEDMANEE].map((key, at) => [key, [...QWERTY][at] as string]));

/** The text as the other layout would have written it, spaces kept. */
export function otherLayout(text: string): string {
  const keys = /[\u0E01-\u0E4E]/.test(text) ? toLatin : toThai;
  return [...text].map((key) => keys.get(key) ?? key).join('');
}

/** A mark without a letter that carries it, a vowel that stands before a letter without one. */
const BROKEN_THAI =
  /(?:^|[^\u0E01-\u0E4E]|[\u0E30\u0E32\u0E33\u0E45เแโใไ])[\u0E30-\u0E3A\u0E45\u0E47-\u0E4E]|[เแโใไ](?![\u0E01-\u0E2E])|[\u0E31\u0E34-\u0E3A\u0E48-\u0E4B]{3}|ๆ[\u0E01-\u0E4E]/;
/** A sign in the middle of a word or at its beginning, or many letters without any vowel. */
const BROKEN_LATIN =
  /[a-z][;[\]\\^&|{}"<>?:@_=+*(),.][a-z;[\]\\^]|(?:^|\s)[;[\]\\^{}|<>?,./=][a-z]|[a-z][;[\]\\](?:\s|$)|(?:^|[^a-z])[^aeiouy\s\d]{5,}(?:[^a-z]|$)/;

/** Whether nobody writes so on purpose: the keyboard was on the other layout. */
export function isBroken(text: string): boolean {
  return /[\u0E01-\u0E4E]/.test(text)
    ? BROKEN_THAI.test(text)
    : BROKEN_LATIN.test(text.toLowerCase());
}
