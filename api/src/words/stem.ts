/**
 * Light stems of Indonesian and Malay: affixes that verbs and nouns take are cut off, so that
 * penawaran, menawarkan and tawaran meet. Stems stand beside surface forms, never in their place
 * (requirements 0.2), so a wrong cut costs little.
 */

const SHORTEST = 4;
/** Most words of other languages have nothing to cut. */
const AFFIXED = /^(?:[mp]e|[btk]e|di|se)|(?:lah|kah|nya|[km]u|an|i)$/;
const PARTICLES = /(?:lah|kah|nya|ku|mu)$/;
const SUFFIXES = /(?:kan|an|i)$/;
/** A prefix, and the letter that it swallowed at the beginning of the root. */
const PREFIXES: readonly [RegExp, string][] = [
  [/^(?:meny|peny)(?=[aiueo])/, 's'],
  [/^(?:meng|peng)(?=[aiueo])/, ''],
  [/^(?:meng|peng)(?=[ghk])/, ''],
  [/^(?:mem|pem)(?=[aiueo])/, 'p'],
  [/^(?:mem|pem)(?=[bfp])/, ''],
  [/^(?:men|pen)(?=[aiueo])/, 't'],
  [/^(?:men|pen)(?=[cdjz])/, ''],
  [/^(?:me|pe)(?=[lmnrwy])/, ''],
  [/^(?:ber|per|ter)(?=[a-z])/, ''],
  [/^(?:di|ke|se)(?=[a-z])/, ''],
];

/** The stem of a Latin word; the word itself where nothing can be cut. */
export function stemOf(word: string): string {
  if (!/^[a-z]{5,}$/.test(word) || !AFFIXED.test(word)) return word;
  let stem = cut(word, PARTICLES);
  for (const [prefix, swallowed] of PREFIXES) {
    const rest = stem.replace(prefix, swallowed);
    if (rest !== stem && rest.length >= SHORTEST) {
      stem = rest;
      break;
    }
  }
  return cut(stem, SUFFIXES);
}

function cut(word: string, ending: RegExp): string {
  const rest = word.replace(ending, '');
  return rest.length >= SHORTEST ? rest : word;
}
