/** What is asked of one product: of what was shown, or of what is named. Pure. */
import { isBrandWord, wordsOf } from '../../words/index.ts';
import type { Topic } from './carry.ts';
import { DETAIL, spanIn } from './detail-words.ts';
import { bareOf, questionOf } from './intent.ts';
import { isNothing, kindAloneOf, withoutKnown } from './left.ts';
import { placesIn } from './places.ts';
import type { Question } from './question.ts';
import { namesIn } from './quote.ts';
import { SHOWN_WORDS } from './shown.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** `rest`: the text without what it asks; undefined: it is of something else. */
export function ofOneOrShown(
  topic: Topic,
  text: string,
  { rest, asking }: { readonly rest: string; readonly asking: RegExp },
  words: Words,
  asked: Question,
): Question | undefined {
  const { CHEAPEST, DEAREST } = words.orders;
  // "the cheaper one" of two that were compared
  const isOfTwo = topic.asked === 'COMPARE' && has(rest, words.orders.CHEAPER);
  const isLeast = [CHEAPEST, words.definite].some((one) => has(rest, one)) || isOfTwo;
  const by = has(rest, DEAREST) ? 'DEAREST' : isLeast ? 'CHEAPEST' : null;
  const cheaper = isOfTwo ? [words.definite, words.orders.CHEAPER] : [words.definite];
  const around = [
    DEAREST,
    ...cheaper,
    CHEAPEST,
    DETAIL.among,
    words.thePlace,
    words.pointing,
    words.goingOn,
  ];
  const { beside, howMuch } = SHOWN_WORDS;
  const left = [...around, howMuch, beside].reduce(without, withoutKnown(topic, rest, words));
  if (isNothing(left, words))
    return { ...asked, places: placesIn(text, words), by, pointsBack: true };
  const told = [words.have, words.seeking, words.particles].reduce(without, left);
  const [whole = ''] = questionOf(text, words).things;
  // as the whole question names it, where that is shorter
  const bare = [asking, words.pointing].reduce(without, spanIn(whole)?.rest ?? whole);
  const [named = ''] = [bare, told]
    .map((one) => kindAloneOf(bareOf(one, words), words))
    .filter((one) => one !== '')
    .toSorted((a, b) => a.length - b.length);
  // where nothing was spoken of a word alone names it
  const isAlone = topic.things.length === 0 && namesIn(named).length === 1;
  return isAlone || isNamed(named, words) ? { ...asked, things: [named], by } : undefined;
}

/** It names a thing, a maker, or a product by some words. */
const isNamed = (text: string, { thingIn }: Words): boolean =>
  thingIn(text) !== undefined ||
  wordsOf(text).some((word) => isBrandWord(word.text)) ||
  (namesIn(text).length > 1 && namesIn(text).length <= NAME);
/** So many words name a product. */
const NAME = 4;
