/** The wrong keyboard layout: what was typed on QWERTY while Thai (Kedmanee, TIS 820) was meant, and the other way round. */

const QWERTY = `\`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?`;
const KEDMANEE = `_ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฃฟหกดเ้่าสวงผปแอิืทมใฝ%+๑๒๓๔ู฿๕๖๗๘๙๐"ฎฑธํ๊ณฯญฐ,ฅฤฆฏโฌ็๋ษศซ.()ฉฮฺ์?ฒฬฦ`;

const toThai = new Map([...QWERTY].map((key, at) => [key, [...KEDMANEE][at] as string]));
const toLatin = new Map([...KEDMANEE].map((key, at) => [key, [...QWERTY][at] as string]));

/** The text as the other layout would have written it, spaces kept. */
export function otherLayout(text: string): string {
  const keys = /[\u0E01-\u0E4E]/.test(text) ? toLatin : toThai;
  return [...text].map((key) => keys.get(key) ?? key).join('');
}
