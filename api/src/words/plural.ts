/**
 * The other number of an English noun: glasses and glass, knives and knife. A form that nobody
 * writes costs nothing.
 */

const ODD: readonly (readonly [string, string])[] = [
  ['mouse', 'mice'],
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['tooth', 'teeth'],
  ['foot', 'feet'],
  ['shelf', 'shelves'],
  ['scarf', 'scarves'],
  ['knife', 'knives'],
];
const ODD_ONES = new Map(
  ODD.flatMap(([one, many]) => [[one, many] as const, [many, one] as const]),
);

/** The likely other forms of a Latin word; none for words that are short or no noun. */
export function otherNumber(word: string): string[] {
  const odd = ODD_ONES.get(word);
  if (odd) return [odd];
  if (!/^[a-z]{3,}$/.test(word) || /(?:ss|us|is)$/.test(word))
    return /(?:ss)$/.test(word) ? [`${word}es`] : [];
  if (/[^aeiou]ies$/.test(word)) return [`${word.slice(0, -3)}y`];
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return [word.slice(0, -2)];
  if (word.endsWith('s')) return word.length > 3 ? [word.slice(0, -1)] : [];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return [/(?:ch|sh|x|z)$/.test(word) ? `${word}es` : `${word}s`];
}
