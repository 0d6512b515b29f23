/** Slips in names of several words: "power bnk" is a power bank. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { dictionaryOf, isBrandWord, normalise, slips, slipsAllowed } from '../../words/index.ts';
import { isOfAsking } from './asking.ts';
import { isStopWord } from './quote.ts';

/** Words of Latin letters side by side. */
const RUN = /[\p{Script=Latin}\p{M}']+(?: [\p{Script=Latin}\p{M}']+)+/gu;
/** Shorter words, and those with marks, slip into too many others; without a vowel one is none. */
const MAY_SLIP = /^(?:[a-z]{4,}|[bcdfghj-np-tv-z]{3})$/i;
const SPANS = [2, 3];

/**
 * The text with slips mended where the words beside one are of a name of goods that the market has.
 * A slip alone is left to search, which knows what titles say.
 */
export function unslipped(text: string, currency: CurrencyCode): string {
  return text.replace(RUN, (run) => {
    const words = run.split(' ');
    return words.map((word, at) => meant(words, at, currency) ?? word).join(' ');
  });
}

/** The word that a name has in this place, if this one is a slip of it. */
function meant(words: readonly string[], at: number, currency: CurrencyCode): string | undefined {
  const { wordsBeside, isKnown } = dictionaryOf(currency);
  const keys = words.map((word) => normalise(word));
  const typed = keys[at] as string;
  if (
    !MAY_SLIP.test(words[at] as string) ||
    isKnown(typed) ||
    isOfAsking(typed, currency) ||
    isStopWord(typed) ||
    isBrandWord(typed)
  )
    return undefined;
  const spans = SPANS.flatMap((size) =>
    Array.from({ length: size }, (_, place) => ({ from: at - place, place, size })),
  ).filter(({ from, size }) => from >= 0 && from + size <= keys.length);
  // power banks
  if (spans.some(({ from, size }) => isKnown(keys.slice(from, from + size).join(' '))))
    return undefined;
  const named = spans.flatMap(({ from, place, size }) =>
    wordsBeside(keys.slice(from, from + size), place),
  );
  if (named.includes(typed)) return undefined;
  const near = named
    .map((word) => ({ word, far: slips(typed, word) }))
    .filter(({ far }) => far <= slipsAllowed(typed))
    .toSorted((a, b) => a.far + tooMany(typed, a.word) - b.far - tooMany(typed, b.word));
  return near[0]?.word;
}

/** Letters are left out more often than put in: a "hair dyer" is a dryer and no dye. */
const tooMany = (typed: string, word: string): number => (word.length < typed.length ? 0.5 : 0);
