/** What of a long sentence can be looked for: the thing, its maker, traits and figures. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import {
  dictionaryOf,
  isBrandWord,
  isTraitOnly,
  measuresSaid,
  wordsOf,
} from '../../words/index.ts';
import { isStopWord, namesIn } from './quote.ts';
import { has } from './words.ts';
import type { Words } from './words.ts';

/** So many words name a product; more are a story about it. */
const NAME = 8;
const THAI = /[\u0E01-\u0E4E]/;

/** What is wanted, without what tells why before it: "my cat sneezes, looking for …". */
export function soughtIn(said: string, words: Words): string {
  const [place] = [...said.matchAll(words.seeking), ...breaksIn(said, words)].toSorted(
    (a, b) => b.index - a.index,
  );
  if (place === undefined) return said;
  const [why, wanted] = [said.slice(0, place.index), said.slice(place.index + place[0].length)];
  const isWanted = namesIn(wanted.replace(/<=?.*/, '')).length > 0;
  return isWanted && words.thingIn(why) === undefined ? wanted.trim() : said;
}

/** Commas between what tells why, in ordinary words, and the thing. */
function breaksIn(said: string, words: Words): RegExpExecArray[] {
  return [...said.matchAll(/[,;!]\s*/g)].filter(({ index }) => {
    const ordinary = wordsOf(said.slice(0, index)).filter(({ text }) => isStopWord(text));
    return ordinary.length >= TOLD && words.thingIn(said.slice(index)) !== undefined;
  });
}
/** So many ordinary words are said of no trait. */
const TOLD = 2;

/** The text itself where it is short or names no thing; `typed`: the turn, with its capitals. */
export function essenceOf(
  said: string,
  currency: CurrencyCode,
  words: Words,
  typed = said,
): string {
  const { text, ...limits } = intentOf(said, currency);
  const thing = words.thingIn(text);
  const all = wordsOf(text).map((word) => word.text);
  // Thai is written without spaces: a part of it may be no word
  if (thing === undefined || all.length <= NAME || THAI.test(text)) return said;
  const ofThing = new Set(wordsOf(thing).map((word) => word.text));
  const traits = traitsIn(all, currency);
  const sizes = new Set(measuresSaid(text).flatMap((one) => wordsOf(one).map((word) => word.text)));
  const names = namesAmong(all, typed, sizes);
  const isSaid = (word: string, at: number) =>
    ofThing.has(word) ||
    isBrandWord(word) ||
    words.thingIn(word) !== undefined ||
    traits.has(at) ||
    names.has(at) ||
    sizes.has(word) ||
    /\d/.test(word) ||
    has(word, words.colours);
  const named = all.map((word, at) => (isSaid(word, at) ? word : null));
  // a word between two things joins them, and anywhere else nothing
  const kept = all.filter(
    (word, at) =>
      named[at] !== null || (has(word, words.beside) && (named[at - 1] ?? null) !== null),
  );
  const last = kept.findLastIndex((word) => !has(word, words.beside));
  return sayIntent({ ...limits, text: kept.slice(0, last + 1).join(' ') }, currency);
}

/**
 * The places of words of names: those with a capital that begins no sentence, and few before a short
 * figure: "Balanza Dash 7".
 */
function namesAmong(
  all: readonly string[],
  typed: string,
  sizes: ReadonlySet<string>,
): ReadonlySet<number> {
  const capital = new Set(
    (typed.match(CAPITAL) ?? []).flatMap((one) => wordsOf(one).map((word) => word.text)),
  );
  const isName = (word = '') => word !== '' && !isStopWord(word) && !/\d/.test(word);
  const places = all.flatMap((word, at) => {
    if (capital.has(word)) return [at];
    if (!SHORT_FIGURE.test(word) || sizes.has(word)) return [];
    const before = [1, 2, 3].findIndex((back) => !isName(all[at - back]));
    return Array.from({ length: before < 0 ? 3 : before }, (_, back) => at - back - 1);
  });
  return new Set(places);
}
const CAPITAL = /(?<=[\p{Ll}\d,]\s)\p{Lu}[\p{L}\d-]+/gu;
const SHORT_FIGURE = /^\d{1,2}$/;

/** The places of words that say what a thing is like, be it several together. */
function traitsIn(all: readonly string[], currency: CurrencyCode): ReadonlySet<number> {
  const { isTrait } = dictionaryOf(currency);
  const places = all.flatMap((word, from) => {
    const sizes = [...Array(LONGEST).keys()].map((less) => LONGEST - less);
    const size = sizes.find((one) => isTrait(all.slice(from, from + one).join(' ')));
    const isAlone = size === undefined && isTraitOnly(word, currency);
    return Array.from({ length: size ?? Number(isAlone) }, (_, at) => from + at);
  });
  return new Set(places);
}
const LONGEST = 4;
