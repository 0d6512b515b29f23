/** What of a long sentence can be looked for: the thing, its maker, traits and figures. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import { isBrandWord, isTraitOnly, wordsOf } from '../../words/index.ts';
import { has } from './words.ts';
import type { Words } from './words.ts';

/** So many words name a product; more are a story about it. */
const NAME = 8;
const THAI = /[\u0E01-\u0E4E]/;

/** The text itself where it is short or names no thing. */
export function essenceOf(said: string, currency: CurrencyCode, words: Words): string {
  const { text, ...limits } = intentOf(said, currency);
  const thing = words.thingIn(text);
  const all = wordsOf(text).map((word) => word.text);
  // Thai is written without spaces: a part of it may be no word
  if (thing === undefined || all.length <= NAME || THAI.test(text)) return said;
  const ofThing = new Set(wordsOf(thing).map((word) => word.text));
  const kept = all.filter(
    (word) =>
      ofThing.has(word) ||
      isBrandWord(word) ||
      words.thingIn(word) !== undefined ||
      has(word, words.beside) ||
      isTraitOnly(word) ||
      /\d/.test(word) ||
      has(word, words.colours),
  );
  return sayIntent({ ...limits, text: kept.join(' ') }, currency);
}
