/** What is typed short, or as it is spoken, in the words that it stands for. Pure. */
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';

const SHORT = LEXICONS.flatMap(({ shorthand }) =>
  Object.entries(shorthand).map(
    ([words, short]) => [new RegExp(sourceOf([short]), 'gi'), words] as const,
  ),
);

export function spelledOut(text: string): string {
  return SHORT.reduce((left, [short, words]) => left.replace(short, words), text.normalize('NFC'));
}
