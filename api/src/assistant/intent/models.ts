/** Two models that are named beside each other: "the Kirapo Nova or the Lumo Nova 6?". Pure. */
import { isBrandWord, isKnownName, wordsOf } from '../../words/index.ts';
import { splitOf } from './order.ts';
import { isStopWord } from './quote.ts';
import { DETAIL } from './detail-words.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** So many words are a maker and a model. */
const MOST = 4;

/**
 * Each part begins with what may be a maker and goes on with a model, and names no kind of goods;
 * of two makers alone goods of either are looked for.
 */
export function areModels(text: string, words: Words): boolean {
  if (!has(text, DETAIL.either)) return false;
  const parts = splitOf(text, words)
    .map((part) => wordsOf(without(part, words.fillers)).map((word) => word.text))
    .filter((part) => part.length > 0);
  return parts.length === 2 && parts.every((part) => isModel(part, words));
}

function isModel(part: readonly string[], words: Words): boolean {
  const [maker = '', ...model] = part;
  const isMaker = isBrandWord(maker) || isUnknown(maker);
  return (
    isMaker &&
    model.length > 0 &&
    part.length <= MOST &&
    words.thingIn(part.join(' ')) === undefined
  );
}

/** No word of a question, and no name of goods: it may be a maker's. */
export const isUnknown = (word: string): boolean =>
  /^[a-z]{4,}$/.test(word) && !isStopWord(word) && !isKnownName(word);
