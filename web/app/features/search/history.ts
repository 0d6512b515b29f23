/** What was searched in this browser (SRCH-04, AMB-57): the ten newest, each once. */
import { SELECT } from '#contract/constants.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

/** Where they lie in the storage. */
export const SEARCHES = 'search-history';
const MOST = SELECT.tagLimit;

/** The words with one more at the head; however it is written, a word is listed once. Pure. */
export function withWord(words: readonly string[], word: string): string[] {
  const next = word.trim().replace(/\s+/g, ' ');
  return next === '' ? [...words] : [next, ...without(words, next)].slice(0, MOST);
}

/** Pure. */
export function without(words: readonly string[], word: string): string[] {
  return words.filter((one) => spelt(one) !== spelt(word));
}

/** Whatever lies in the storage, words or none. Pure. */
export function wordsIn(text: string | null): string[] {
  try {
    const words = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(words)
      ? words
          .filter(
            (one): one is string =>
              typeof one === 'string' && one.trim() !== '' && one.length <= 200,
          )
          .slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Newest first. */
export function searched(): string[] {
  return wordsIn(readStored(SEARCHES));
}

export function rememberSearch(word: string): void {
  writeStored(SEARCHES, JSON.stringify(withWord(searched(), word)));
}

export const keepSearches = (words: readonly string[]): void =>
  writeStored(SEARCHES, JSON.stringify(words));

/** One word, or all of them. */
export function forgetSearch(word?: string): void {
  const left = word === undefined ? [] : without(searched(), word);
  if (left.length === 0) removeStored(SEARCHES);
  else writeStored(SEARCHES, JSON.stringify(left));
}

function spelt(word: string): string {
  return word.normalize('NFC').toLowerCase();
}
