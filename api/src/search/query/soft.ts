/**
 * Words that say what a shopper wants of a thing, not which thing: found they count a little,
 * missing they are not missed.
 */
import { LEXICONS } from '../../lexicon/index.ts';

const SOFT = new Set(LEXICONS.flatMap(({ search }) => search.soft.match(/\S+/g) ?? []));

export function isSoft(word: string): boolean {
  return SOFT.has(word);
}
