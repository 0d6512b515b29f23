/**
 * Thai in Latin letters, one spelling for what is heard alike: there is a Royal system, and nobody
 * types by it (muu tot, moo thot and mu thod are fried pork).
 */

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/([ptk])h/g, '$1'],
  [/ch|j/g, 'c'],
  [/g/g, 'k'],
  [/v/g, 'w'],
  [/l/g, 'r'],
  [/uea|eua/g, 'ua'],
  [/(?:ia|ie)(?:ow|o|w)$/g, 'io'],
  [/(?:ae|ea|e)(?:ow|o|w)$/g, 'eo'],
  [/oe|er(?![aeiou])/g, 'o'],
  [/ea|ae|air/g, 'e'],
  [/ue|eu|ui|oo|ou/g, 'u'],
  [/ee|ii|y/g, 'i'],
  [/aw|or(?![aeiou])/g, 'o'],
  [/b$/g, 'p'],
  [/d$/g, 't'],
  [/(.)\1+/g, '$1'],
];

/** `text` as `normalise` leaves it, of Latin letters and spaces. */
export function romanOf(text: string): string {
  return text
    .split(' ')
    .map((word) => SOUNDS.reduce((sound, [heard, one]) => sound.replace(heard, one), word))
    .join('');
}
