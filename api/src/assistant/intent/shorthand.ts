/** What is typed short, or as it is spoken, in the words that it stands for. Pure. */
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';

const SHORT = LEXICONS.flatMap(({ shorthand }) =>
  Object.entries(shorthand).map(
    ([words, short]) => [new RegExp(sourceOf([short]), 'gi'), words] as const,
  ),
);

/** "1tr5" is 1.5 million: a scale between a figure and its tenths. */
const TENTHS = /(?<![\d.,])(\d{1,3})(tr|jt|rb|k)([1-9])(?![\d.,\p{L}])/giu;

export function spelledOut(text: string): string {
  const spelt = SHORT.reduce(
    (left, [short, words]) => left.replace(short, words),
    text.normalize('NFC'),
  );
  return spelt.replace(
    TENTHS,
    (_all, whole: string, scale: string, tenth: string) => `${whole}.${tenth}${scale}`,
  );
}
