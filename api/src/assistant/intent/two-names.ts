/** Two products that are named: they are compared. Pure. */
import { isBrandWord, wordsOf } from '../../words/index.ts';
import { placesIn } from './places.ts';
import { has } from './words.ts';
import type { Words } from './words.ts';

/** Two names; "the black one and the white one" are of what was shown. */
export function areNames(parts: readonly string[], text: string, words: Words): boolean {
  const isLike = (one: string) => words.isTraitOnly(one) || has(one, words.colours);
  return parts.length === 2 && !parts.some(isLike) && placesIn(text, words).length === 0;
}

/**
 * "The Pavio Mini or the Lumo Slim 5?": each has a maker and a name; two makers alone are
 * searched for, and of two kinds both are wanted.
 */
export function areOneKind(parts: readonly string[], words: Words): boolean {
  const kinds = new Set(parts.flatMap((part) => words.thingIn(part) ?? []));
  return parts.length === 2 && kinds.size < 2 && parts.every(isNamed);
}

/** So many words a name has at most. */
const NAME = 4;

function isNamed(part: string): boolean {
  const said = wordsOf(part);
  return said.length > 1 && said.length <= NAME && said.some((word) => isBrandWord(word.text));
}
