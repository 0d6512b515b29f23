/**
 * The last that a word may be which nobody knows: a part of one that documents have, such as a
 * model without its first letters.
 */
import type { Known, Term } from './terms.ts';

/** Shorter parts stand in many words by chance; of letters alone also longer ones do. */
const SHORTEST = { model: 4, letters: 6 };
/** A part is at least so much of the word. */
const SHARE = { model: 0.5, letters: 0.75 };
const MOST = 5;

/** Whether it can be told from its letters. */
export function isPart(word: string): boolean {
  const kind = kindOf(word);
  return kind !== undefined && word.length >= SHORTEST[kind];
}

/** The words that it is most of, the shortest first. */
export function wholesOf(word: string, { having }: Known): Term[] {
  const kind = kindOf(word);
  if (kind === undefined || !isPart(word)) return [];
  return having
    .filter(
      ({ term }) =>
        term !== word && term.includes(word) && word.length >= SHARE[kind] * term.length,
    )
    .toSorted((a, b) => a.term.length - b.term.length)
    .slice(0, MOST);
}

/** Figures alone tell nothing, nor do letters of Thai, which stand in words that are cut. */
function kindOf(word: string): 'model' | 'letters' | undefined {
  if (!/^[a-z0-9]*[a-z][a-z0-9]*$/.test(word)) return undefined;
  return /\d/.test(word) ? 'model' : 'letters';
}
