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

/** Whether two words in Latin letters begin alike and have the same consonants to the ear: rays, rice. */
export function soundAlike(one: string, other: string): boolean {
  return one[0] === other[0] && latinSounds(one) === latinSounds(other);
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

/** Of so many vowels one may be another: English spells one in many ways. */
const MANY_VOWELS = 3;
/** Thai vowel signs in classes, and the Latin letters that spell such. */
const VOWEL_CLASSES: readonly [signs: string, letters: RegExp][] = [
  ['\u0E30\u0E31\u0E32\u0E33', /[auo]/],
  ['\u0E34\u0E35\u0E36\u0E37\u0E40\u0E41\u0E43\u0E44', /[eiya]/],
  ['\u0E42\u0E2D', /[oau]/],
  ['\u0E38\u0E39', /[uow]/],
];
const VOWELS = new Map(
  VOWEL_CLASSES.flatMap(([signs, letters]) => [...signs].map((sign) => [sign, letters] as const)),
);
/** Tone marks; silenced letters; a vowel that two signs write; an O that only carries a vowel. */
const UNHEARD: readonly [RegExp, string][] = [
  [/[\u0E47-\u0E4B]/g, ''],
  [/[\u0E01-\u0E2E][\u0E34\u0E38]?\u0E4C/g, ''],
  [/\u0E40([\u0E01-\u0E2E]{1,2})[\u0E2D\u0E34]/g, '\u0E40$1'],
  [/(?<=[\u0E30-\u0E45])\u0E2D|\u0E2D(?=[\u0E30-\u0E39])/g, ''],
];
const ENDS_OPEN = {
  latin: /[aiouy]$/,
  thai: /[\u0E22\u0E27\u0E2D\u0E30-\u0E39]$|[\u0E40-\u0E44].{0,2}$/,
};

/**
 * Whether a Thai and a Latin word of the same sounds may be one name by their vowels too: as many
 * of them, in order, and one at the end of both or of none.
 */
export function haveLikeVowels(thai: string, latin: string): boolean {
  const heard = UNHEARD.reduce((text, [signs, instead]) => text.replace(signs, instead), thai);
  const spelt = latin.replace(/e$/, '');
  if (ENDS_OPEN.latin.test(spelt) && !ENDS_OPEN.thai.test(heard)) return false;
  const vowels = [...heard].flatMap((letter) => VOWELS.get(letter) ?? []);
  let left = spelt;
  const missed = vowels.filter((letters) => {
    const at = left.search(letters);
    left = left.slice(at + 1);
    return at < 0;
  });
  return missed.length <= (vowels.length >= MANY_VOWELS ? 1 : 0);
}
