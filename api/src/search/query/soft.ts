/**
 * Words that say what a shopper wants of a thing, not which thing: found they count a little,
 * missing they are not missed.
 */
import { wordsIn } from '../../lexicon/index.ts';

const SOFT = wordsIn(({ search }) => search.soft);

export function isSoft(word: string): boolean {
  return SOFT.has(word);
}
