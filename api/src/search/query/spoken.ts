/**
 * Words of the languages that are spoken where a query is typed, as their lexicons have them: they
 * are written right, whether or not anything is called so.
 */
import { isSpokenIn } from '#contract/market/speech.ts';
import { byCurrency, LEXICONS } from '../../lexicon/index.ts';
import { normalise } from '../../words/index.ts';

/** Shorter ones are in many languages. */
const SHORTEST = 4;

/** Where Thai is written, what is written in Latin letters may be Thai. */
const spokenIn = byCurrency(
  (currency) =>
    new Set(
      isSpokenIn('th', currency)
        ? []
        : LEXICONS.filter(
            ({ language }) => language === 'en' || isSpokenIn(language, currency),
          ).flatMap(wordsWithin),
    ),
);

/** Whether a word in Latin letters is one of a language that is spoken there. */
export const isSpoken = (word: string, currency: string): boolean => spokenIn(currency).has(word);

/** The words of all phrases in it, without the names in braces. */
function wordsWithin(field: unknown): string[] {
  if (typeof field === 'string')
    return (
      normalise(field.replace(/\{[^}]*\}/g, ' ')).match(
        new RegExp(`(?<![a-z-])[a-z]{${SHORTEST},}(?![a-z[(])`, 'g'),
      ) ?? []
    );
  return typeof field === 'object' && field !== null
    ? Object.values(field).flatMap(wordsWithin)
    : [];
}
