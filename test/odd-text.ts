/**
 * Texts that nobody means and that everybody may send: what encodings, columns and cutting trip
 * over.
 */
export const ODD_TEXTS: Readonly<Record<string, string>> = {
  'a high surrogate alone': 'a\ud835b',
  'a low surrogate alone': '\udc00',
  'pairs in the wrong order': '\udc00\ud835',
  NUL: 'a\0b',
  'only NUL': '\0',
  'styled letters': '𝑨𝒏𝒈𝒆𝒍𝒔 of my kitchen',
  'a rare character': '𠮷野',
  'a family at the 80th unit': `${'x'.repeat(79)}👩‍👩‍👧y`,
  'emoji over every bound': '😀'.repeat(700),
  'a pile of marks': `a${'\u0301'.repeat(3000)}`,
  'right to left': '\u202eeurt ton si siht\u202c \u200f\u2067\u2069',
  'no letters': '\u200b\u2060\ufeff',
  'line ends': '\r\n\u2028\u2029\u0085',
  'what reads as an escape': '\\u0000 \\ud835 %00 %ud835 \\x00',
  '100 kB': 'ก'.repeat(34_000),
};
