/** What comes near words that nothing has: whether a title says enough of them. Pure. */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { wordsOf } from '../../words/index.ts';
import { namesIn } from '../intent/quote.ts';

/** A figure alone makes nothing near: a bag of 15.6 inches is no iPhone 15. */
export function isNamedBeside({ name }: GoodsCard, words: string): boolean {
  const asked = wordsOf(words).map((word) => word.text);
  const figures = asked.filter((word) => /^[\d.,]+$/.test(word));
  if (figures.length === 0 || figures.length === asked.length) return true;
  const title = new Set(wordsOf(name).map((word) => word.text));
  const others = asked.filter((word) => !figures.includes(word));
  return !figures.some((figure) => title.has(figure)) || others.some((word) => title.has(word));
}

/** Words that name no thing: a title that has one of many by chance is nothing near. */
export function saysMost({ name }: GoodsCard, words: string): boolean {
  const title = wordsOf(name).map((word) => word.text);
  const asked = namesIn(words);
  const isSaid = (word: string) =>
    title.some((one) => one === word || (word.length > SLIP && isBegun(one, word)));
  return asked.filter(isSaid).length * 2 > asked.length;
}
/** They begin with the same letters. */
const isBegun = (one: string, other: string): boolean =>
  [...Array(SLIP).keys()].every((at) => one[at] === other[at]);
/** Names that begin so may differ by a slip. */
const SLIP = 3;
