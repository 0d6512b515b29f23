/** So many stars of five that buyers give at least: no price, and no size. */
import { anyOf } from '../lexicon/index.ts';
import { normalise } from './normalise.ts';

/** Also without the marks of Vietnamese. */
const unmarked = (words: string) => `${words}\n${normalise(words)}`;
const RATING = new RegExp(
  `${anyOf(({ detail }) => unmarked(detail.rating))}\\s*(?<![\\d.,])[0-5](?:[.,]\\d)?(?![.,]?\\d)(?:\\s*${anyOf(({ detail }) => unmarked(detail.stars))})?`,
  'giu',
);

/** The text with `instead` in the place of "rating at least 4.5". */
export const withoutRating = (text: string, instead: string): string =>
  text.replace(RATING, ` ${instead} `);
