/**
 * Words that say what a shopper wants of a thing, not which thing: found they count a little,
 * missing they are not missed. They are read in the languages of the site and of the region: "na"
 * links words of Filipino, and is a face in Thai.
 */
import { LANGUAGES } from '#contract/language.ts';
import { isSpokenIn } from '#contract/market/speech.ts';
import { byCurrency, LEXICONS, wordsIn } from '../../lexicon/index.ts';

const isOfSite = (language: string) => LANGUAGES.some((one) => one === language);

const softIn = byCurrency((currency) =>
  wordsIn(
    ({ search }) => search.soft,
    LEXICONS.filter(({ language }) => isOfSite(language) || isSpokenIn(language, currency)),
  ),
);

export function isSoft(word: string, currency: string): boolean {
  return softIn(currency).has(word);
}
