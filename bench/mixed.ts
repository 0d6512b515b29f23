/**
 * Queries as they come: words of goods, common and rare, some with a slip, some glued together,
 * some in a sentence.
 */
import { randomOf } from '../test/golden.ts';

/** One to three words that stand side by side in each name. */
export function wordsOfNames(names: readonly string[], seed: number): string[][] {
  const random = randomOf(seed);
  return names.map((name) => {
    const words = name.toLowerCase().split(' ');
    const from = Math.floor(random() * (words.length - 1));
    return words.slice(from, from + 1 + Math.floor(random() * 3));
  });
}

/** A query of each name; of the same names always the same. */
export function mixedQueries(names: readonly string[]): string[] {
  return wordsOfNames(names, 11).map((words, at) => {
    const [first = '', ...rest] = words;
    if (at % 11 === 10) return `looking for a ${words.join(' ')} with wireless charging and cotton`;
    if (at % 7 === 6) return words.join('');
    if (at % 5 === 4) return [first.slice(0, 2) + first.slice(3), ...rest].join(' ');
    return words.join(' ');
  });
}
