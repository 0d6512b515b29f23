/** What costs less now than ever: of all that is sold, or of what is named. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { limitsOf, sayIntent } from '../../search/index.ts';
import type { Topic } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { bareOf } from './intent.ts';
import { kindAloneOf } from './left.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/**
 * "Which products are at their lowest ever?", "which laptops under 900 are?", "which of these is?"
 * Undefined where it asks of one product.
 */
export function lowestOf(
  { things }: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  if (!has(text, DETAIL.atLowest) || !has(text, DETAIL.ofAny)) return undefined;
  const { anything, beside, everything } = SHOWN_WORDS;
  const unsaid = [DETAIL.atLowest, anything, everything].reduce(without, text);
  const { text: unlimited, ...limits } = limitsOf(unsaid, currency);
  const thing = words.thingIn(unlimited);
  if (placesIn(text, words).length > 0) return undefined;
  // "which is?" is of a list; "what is now?", "deals that are" and "those under 50" are of all
  const isOfAll = [anything, words.asks.DEALS].some((one) => has(text, one));
  const isOfShown =
    thing === undefined &&
    things.length > 0 &&
    ((!isOfAll && Object.keys(limits).length === 0) || has(unsaid, words.pointing));
  if (isOfShown || has(unsaid, DETAIL.among))
    return { ...NOTHING, kind: 'LOWEST', pointsBack: true };
  const said = [DETAIL.ofAny, words.have, words.seeking, words.particles, words.goingOn, beside];
  const left = said.reduce(without, unlimited);
  const named = thing === undefined ? '' : kindAloneOf(bareOf(left, words), words);
  const wanted = sayIntent({ ...limits, text: named }, currency).trim();
  return { ...NOTHING, kind: 'LOWEST', things: wanted === '' ? [] : [wanted] };
}
