/** Words as one asks for them: all of them together, and in how many documents they are. */
import { COMMON, exactly, otherNumber, wordsOf } from '../../words/index.ts';
import type { Word } from '../../words/index.ts';
import type { Known } from './terms.ts';

export function allOf(words: readonly Word[]): string {
  const queries = words.map((word) => {
    // documents are cut at the names of things as queries are: nothing is hidden in longer words,
    // and the weight of its place counts
    const ways = COMMON.isThing(word.text) ? exactly(word).slice(0, 1) : exactly(word);
    return ways.length === 1 ? (ways[0] as string) : `(${ways.join(' | ')})`;
  });
  return queries.length === 1 ? (queries[0] as string) : `(${queries.join(' & ')})`;
}

/**
 * Another spelling of a thing, in either number, as far as documents have it: each by itself, so
 * that where it is found counts. Thai that is known in part may be cut in another way.
 */
export function spelt(spelling: string, known: Known): string[] {
  const words = wordsOf(spelling);
  const has = (word: string) => known.is.has(word);
  const [first] = words;
  if (words.length !== 1 || !first)
    return words.every(({ text }) => has(text)) || words.some(({ thai, text }) => thai && has(text))
      ? [allOf(words)]
      : [];
  return [
    ...(has(first.text) ? [allOf(words)] : []),
    ...otherNumber(first.text)
      .filter(has)
      .map((one) => `'${one}'`),
  ];
}

/** At most so many documents have all words of the text; 0 where none has one of them. */
export function dfOf(text: string, known: Known): number {
  const words = wordsOf(text);
  const df = (word: string) => known.is.get(word)?.df ?? 0;
  const [first] = words;
  if (words.length === 1 && first)
    return Math.max(df(first.text), ...otherNumber(first.text).map(df));
  return words.length === 0 ? 0 : Math.min(...words.map((word) => df(word.text)));
}

/** The words that must be known to tell whether a spelling is. */
export function namesOf(text: string): string[] {
  const words = wordsOf(text).map((word) => word.text);
  return words.length === 1 ? [...words, ...words.flatMap(otherNumber)] : words;
}
