/**
 * What a thing is made for is not what it is: a phone case is no phone. In Thai and Indonesian such
 * a word stands behind the thing, in English before it.
 */
import { LEXICONS, phrasesIn } from '../lexicon/index.ts';
import type { Lexicon } from '../lexicon/index.ts';
import { spellingsOf } from './dictionary.ts';

const DEVICES: ReadonlySet<string> = new Set(
  [
    'phone',
    'laptop',
    'tablet',
    'camera',
    'watch',
    'smartwatch',
    'headphones',
    'printer',
    'bicycle',
  ].flatMap((one) => [one, ...spellingsOf(one)]),
);
const wordsOf = (place: keyof Lexicon['search']['madeFor']) =>
  new Set(LEXICONS.flatMap(({ search }) => phrasesIn(search.madeFor[place])));
/** Cases and bags of things: some languages name them before the thing, some behind it. */
const BEFORE_IT = wordsOf('beforeThing');
const BEHIND_IT = wordsOf('behindThing');
const FOR = wordsOf('for');

/** Whether the word says what the thing of a title is for. */
export function isWhatItIsFor(words: readonly { readonly text: string }[], at: number): boolean {
  const text = (place: number) => words[place]?.text ?? '';
  return (
    DEVICES.has(text(at)) &&
    (BEFORE_IT.has(text(at - 1)) || FOR.has(text(at - 1)) || BEHIND_IT.has(text(at + 1)))
  );
}
