/**
 * Where something is sold, what a kind usually costs, which of it are reduced in truth, and which
 * shops have the most price tags that lie. Pure.
 */
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import type { Lexicon } from '../../lexicon/index.ts';
import type { Topic } from './carry.ts';
import { isKindAlone, isNothing, kindAloneOf, withoutKnown } from './left.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { bareOf } from './intent.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

const pattern = (pick: (detail: Lexicon['detail']) => string) =>
  new RegExp(sourceOf(LEXICONS.map(({ detail }) => pick(detail))), 'gu');
const DETAIL = {
  link: pattern(({ link }) => link),
  worst: pattern(({ worst }) => worst),
  trulyReduced: pattern(({ trulyReduced }) => trulyReduced),
  usual: pattern(({ usual }) => usual),
} as const;

/** `text`: in lower case. Undefined: it is another question. */
export function detailOf(topic: Topic, text: string, words: Words): Question | undefined {
  return (
    linkOf(topic, text, words) ??
    worstOf(topic, text, words) ??
    trulyReducedOf(topic, text, words) ??
    usualOf(topic, text, words)
  );
}

/** "Send me the link", "where do I buy it?" of what was shown. */
function linkOf(topic: Topic, text: string, words: Words): Question | undefined {
  // "where can I buy it cheapest?" compares shops
  if (!has(text, DETAIL.link) || has(text, SHOWN_WORDS.whereCheapest)) return undefined;
  const { orders, goingOn, thePlace, pointing, pointers } = words;
  const said = [DETAIL.link, thePlace, goingOn, pointing, pointers, SHOWN_WORDS.beside];
  const around = [...said, orders.CHEAPEST, orders.DEAREST, words.definite];
  if (!isNothing(around.reduce(without, withoutKnown(topic, text, words)), words)) return undefined;
  const by = has(text, orders.CHEAPEST) ? 'CHEAPEST' : has(text, orders.DEAREST) ? 'DEAREST' : null;
  return { ...NOTHING, kind: 'LINK', places: placesIn(text, words), by, pointsBack: true };
}

/** "Which shop is the worst for that?" after price tags that lie. */
function worstOf(topic: Topic, text: string, words: Words): Question | undefined {
  const isOfFakes = topic.asked === 'FAKES' || has(text, SHOWN_WORDS.fakes);
  if (!isOfFakes || !has(text, DETAIL.worst)) return undefined;
  const { fakes, anything, beside } = SHOWN_WORDS;
  const said = [DETAIL.worst, fakes, anything, words.goingOn, words.pointing, beside];
  return isNothing(said.reduce(without, text), words)
    ? { ...NOTHING, kind: 'FAKES', isByShop: true }
    : undefined;
}

/** "Which phones are really cheaper?": a list of that kind. */
function trulyReducedOf(topic: Topic, text: string, words: Words): Question | undefined {
  if (!has(text, DETAIL.trulyReduced)) return undefined;
  const { anything, beside, truly } = SHOWN_WORDS;
  const said = [DETAIL.trulyReduced, anything, truly, words.goingOn, beside, words.particles];
  const left = kindAloneOf(bareOf(said.reduce(without, text), words), words);
  if (isKindAlone(left, words)) return { ...NOTHING, kind: 'BIGGEST', things: [left] };
  return topic.things.length > 0 && topic.kind !== 'PRESENT' && isNothing(left, words)
    ? { ...NOTHING, kind: 'EXPLAIN', places: placesIn(text, words), pointsBack: true }
    : undefined;
}

/** "What's a normal price for an air fryer?", or of what was looked for before. */
function usualOf(topic: Topic, text: string, words: Words): Question | undefined {
  if (!has(text, DETAIL.usual) || placesIn(text, words).length > 0) return undefined;
  const said = [DETAIL.usual, words.goingOn, SHOWN_WORDS.howMuch, words.pointing, words.particles];
  const left = kindAloneOf(bareOf(said.reduce(without, text), words), words);
  if (isKindAlone(left, words)) return { ...NOTHING, kind: 'USUAL', things: [left] };
  const [known] = topic.things;
  const isOfKind = known !== undefined && topic.kind !== 'PRESENT' && words.thingIn(known);
  return isOfKind && isNothing(without(left, SHOWN_WORDS.beside), words)
    ? { ...NOTHING, kind: 'USUAL', things: [known], pointsBack: true }
    : undefined;
}
