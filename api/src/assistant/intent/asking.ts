/** Words that questions are asked with, by the lexicons: they say nothing of a thing. Pure. */
import { isSpokenIn } from '#contract/market/speech.ts';
import { byCurrency, LEXICONS, phrasesIn } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import { isBrandWord, normalise, thingIn, wordsOf } from '../../words/index.ts';
import { isStopWord } from './quote.ts';

/** The fields of a lexicon that hold no word for what a thing is like. */
function fieldsOf({ asks, courtesy, follow, around, money, wishes, shown, detail, talk }: Lexicon) {
  const { measure: _measure, ...asked } = asks;
  const { feature: _feature, ...going } = follow;
  const { sizes: _sizes, uses: _uses, ...ofShown } = shown;
  const { colour: _colour, alike: _alike, ...details } = detail;
  const {
    interests: _interests,
    warnings: _warnings,
    outside: _outside,
    chat: _chat,
    about: _about,
    anyDrop: _any,
    alertAgain: _again,
    unwatched: _unwatched,
    closest: _closest,
    alsoFine: _fine,
    ...spoken
  } = talk;
  const { price, budget, atMost, atLeast, about, between, to } = money;
  const limits = [price, budget, atMost, atLeast, about, between, to];
  return [asked, courtesy, going, around, limits, wishes, ofShown, details, spoken];
}

const wordsOfAsking = byCurrency(
  (currency): ReadonlySet<string> =>
    new Set(
      LEXICONS.filter(({ language }) => isSpokenIn(language, currency))
        .flatMap(fieldsOf)
        .flatMap(textsIn)
        .flatMap(phrasesIn)
        // what has to be before or behind a phrase is none of it
        .flatMap(
          (phrase) => normalise(phrase.replace(/<[^>]*>/g, ' ')).match(/[\p{L}\p{M}]{2,}/gu) ?? [],
        ),
    ),
);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** As `normalise` leaves it. */
export function isOfAsking(word: string, currency: string): boolean {
  return wordsOfAsking(currency).has(word);
}

/** Most of it is what questions are asked with, and none of it a thing, a maker or a figure. */
export function namesNoGoods(text: string, currency: string): boolean {
  const words = wordsOf(text).map((word) => word.text);
  const isNamed = words.some((one) => isBrandWord(one) || /\d/.test(one));
  if (words.length < 2 || isNamed || thingIn(text, currency) !== undefined) return false;
  const asking = words.filter((one) => isStopWord(one) || isOfAsking(one, currency));
  return asking.length * 2 >= words.length;
}
