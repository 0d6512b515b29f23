/**
 * How a word sounds, whichever script it is written in: its consonants in classes that Thai and
 * Latin spellings share (ซัมซุง and samsung, ฟิลิปส์ and philips). For names that no dictionary
 * knows; vowels and tones are left out, so it is asked only when the word itself is unknown.
 * Silenced letters stay: they are the Latin spelling's (ฟิลิปส์).
 */

const THAI_CLASSES: Readonly<Record<string, string>> = {
  k: 'กขฃคฅฆ',
  n: 'งนณ',
  c: 'จฉชฌ',
  s: 'ซศษส',
  t: 'ดตฎฏทธถฐฑฒ',
  p: 'บปพผภ',
  f: 'ฝฟ',
  m: 'ม',
  r: 'ร',
  l: 'ลฬ',
  w: 'ว',
};
const THAI = new Map(
  Object.entries(THAI_CLASSES).flatMap(([sound, letters]) =>
    [...letters].map((letter) => [letter, sound] as const),
  ),
);

/** Groups of Latin letters that are one sound come first. */
const LATIN: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/sch|sh|ch|tch/g, 'C'],
  [/th/g, 't'],
  [/ng/g, 'n'],
  [/ck|qu?/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/j/g, 'C'],
  [/[cg]/g, 'k'],
  [/z/g, 's'],
  [/[bp]/g, 'p'],
  [/[dt]/g, 't'],
  [/v/g, 'w'],
  [/C/g, 'c'],
  [/[^kncstpfmrlw]/g, ''],
];

/** Fewer sounds than this tell nothing. */
const FEWEST = 3;

/**
 * The sounds of a word; null when it has too few to be told by. A vowel or y that it begins with is
 * heard too.
 */
export function soundOf(word: string): string | null {
  const sounds = /^[\u0E01-\u0E4E]/.test(word)
    ? thaiSounds(word)
    : /^[a-z]+$/.test(word)
      ? latinSounds(word)
      : '';
  const once = sounds.replace(/(.)\1+/g, '$1');
  return once.replace(/^[ay]/, '').length >= FEWEST ? once : null;
}

function thaiSounds(word: string): string {
  const first = word.replace(/^[เแโใไ]+/, '')[0];
  const begins = first === 'อ' ? 'a' : first === 'ย' ? 'y' : '';
  return begins + [...word].map((letter) => THAI.get(letter) ?? '').join('');
}

function latinSounds(word: string): string {
  const begins = /^[aeiou]/.test(word) ? 'a' : word.startsWith('y') ? 'y' : '';
  return begins + LATIN.reduce((sounds, [letters, sound]) => sounds.replace(letters, sound), word);
}
