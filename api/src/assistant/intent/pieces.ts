/** Questions of what so many pieces, or so much, of what was shown costs. Pure. */
import { measuresIn, unitIn } from '../../words/index.ts';
import type { Measure } from '../../words/index.ts';
import { CONTAINERS } from '../sum/containers.ts';
import { freeIn } from '../sum/free.ts';
import { UNITS } from '../sum/packs.ts';
import { bareOf } from './intent.ts';
import { DETAIL } from './detail-words.ts';
import type { Topic } from './carry.ts';
import { isKindAlone, isNothing, kindAloneOf, namesNothing, withoutKnown } from './left.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { Pack, Question } from './question.ts';
import { countsIn, SHOWN_WORDS } from './shown.ts';
import { TALK } from './talk.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** "How much for three of them with shipping?": a number, and nothing but what is said beside it. */
export function piecesOf(topic: Topic, text: string, words: Words): Question | undefined {
  const { howMuch, buying, beside } = SHOWN_WORDS;
  const named = without(withoutKnown(topic, text, words), words.thePlace);
  // "just one of the cheapest": of that one
  const by = orderOf(named, words);
  const unplaced = by === null ? named : [words.definite, words.orders[by]].reduce(without, named);
  const asks = [howMuch, buying, TALK.pay].some((one) => has(unplaced, one));
  // "is $40 a good price?" is of a price, and of no pieces; nor is "the cheapest in 3 months"
  if (has(named, words.asks.GOOD_PRICE) || has(named, words.asks.MEASURE)) return undefined;
  if (!asks && topic.asked !== 'PIECES') return undefined;
  const packs = by === null ? packsBehind(unplaced, words) : undefined;
  if (packs) return packs;
  const bought = boughtIn(unplaced, words);
  if (bought === undefined) return undefined;
  const left = [
    howMuch,
    TALK.pay,
    buying,
    words.asks.COUPONS,
    words.wished,
    words.goingOn,
    beside,
  ].reduce(without, bought.rest);
  // "if I buy three for the team, how much": for whom is no name, and nothing else is asked
  const isSure = topic.things.length > 0 && has(unplaced, howMuch) && has(unplaced, buying);
  // "3 packs of noodles, how much"
  const kind = kindAloneOf(bareOf(without(left, words.particles), words), words);
  const isOfKind = by === null && isCountedBefore(unplaced, words) && isKindAlone(kind, words);
  if (isOfKind && bought.pack === undefined)
    return { ...NOTHING, kind: 'PIECES', things: [kind], pieces: bought.pieces };
  if (!isNothing(left, words) && !(isSure && namesNothing(left, words))) return undefined;
  const { pieces, pack } = bought;
  return {
    ...NOTHING,
    kind: 'PIECES',
    places: placesIn(text, words),
    by,
    pointsBack: true,
    ...(pack ? { pack } : { pieces }),
  };
}

/** "The first one is buy 2 get 1, how much each?": of what was shown, whose price is known. */
export function freeOf(topic: Topic, text: string, words: Words): Question | undefined {
  const found = topic.asked === 'PACKS' ? undefined : freeIn(text);
  if (found === undefined || topic.things.length === 0) return undefined;
  const named = without(withoutKnown(topic, text.replace(found.said, ' '), words), words.thePlace);
  const { howMuch, buying, beside } = SHOWN_WORDS;
  const said = [howMuch, TALK.pay, words.perUnit, buying, words.goingOn, beside];
  const by = orderOf(named, words);
  const unplaced = by === null ? named : [words.definite, words.orders[by]].reduce(without, named);
  const left = said.reduce(without, unplaced);
  if (!isNothing(left, words) || /\d/.test(left)) return undefined;
  const { bought: pieces, free } = found;
  const places = placesIn(text.replace(found.said, ' '), words);
  return { ...NOTHING, kind: 'PIECES', places, by, pointsBack: true, pieces, free };
}

const ORDERS = ['CHEAPEST', 'DEAREST'] as const;

/** "The cheaper one" is one of them; "is it cheaper if I buy two?" is none. */
function orderOf(text: string, words: Words) {
  const among = has(text, words.definite) ? ([...ORDERS, 'CHEAPER', 'DEARER'] as const) : ORDERS;
  return among.find((one) => has(text, words.orders[one])) ?? null;
}

interface Bought {
  readonly pieces: number;
  readonly pack?: Pack;
  /** The text without it. */
  readonly rest: string;
}

/** So many, or so much: "three", "6 litres", "สิบกิโล"; one of these alone. */
export function boughtIn(text: string, words: Words): Bought | undefined {
  const measures = measuresIn(text).filter(isBought);
  const unsized = measures.reduce((left, one) => left.replace(one.words, ' '), text);
  const { counts, rest } = countsIn(unsized, words.numbers);
  const [pieces] = counts;
  const [measure] = measures;
  if (measures.length + counts.length !== 1) return undefined;
  if (measure) return { pieces: 1, pack: packOf(measure, 1), rest };
  if (pieces === undefined || pieces < 1) return undefined;
  // a unit beside a number in words, or with other letters right behind it
  const unit = unitIn(rest);
  return unit && isBought(unit)
    ? { pieces: 1, pack: packOf(unit, pieces), rest: rest.replace(unit.words, ' ') }
    : { pieces, rest };
}

const COUNTED = new RegExp(`(?<![\\d.,])\\d{1,2}\\s*(?:${CONTAINERS})(?!\\p{L})`, 'iu');

/**
 * "Rice 5 kg 2 packs", "ข้าวหอม 2 ถุง": what is counted has its size, or its language counts behind
 * the thing; undefined: it is something else.
 */
export function packsBehind(text: string, words: Words): Question | undefined {
  const found = COUNTED.exec(text);
  const head = text.slice(0, found?.index ?? 0);
  const thing = words.thingIn(head);
  if (!found || thing === undefined) return undefined;
  const sizes = measuresIn(head).filter(isBought);
  if (sizes.length > 1 || (sizes.length === 0 && !/\p{Script=Thai}/u.test(thing))) return undefined;
  const { howMuch, beside, buying } = SHOWN_WORDS;
  const around = [
    howMuch,
    TALK.pay,
    DETAIL.withSending,
    DETAIL.total,
    buying,
    words.inTotal,
    beside,
  ];
  const rest = `${head} ${text.slice(found.index + found[0].length)}`;
  const kind = kindAloneOf(
    bareOf([...around, words.particles].reduce(without, rest), words),
    words,
  );
  return isKindAlone(kind, words)
    ? { ...NOTHING, kind: 'PIECES', things: [kind], pieces: Number.parseInt(found[0], 10) }
    : undefined;
}

/** "3 packs of noodles"; "noodles 6 packs" may be one pack of so many. */
function isCountedBefore(text: string, { thingIn }: Words): boolean {
  const found = COUNTED.exec(text);
  return found !== null && thingIn(text.slice(found.index + found[0].length)) !== undefined;
}

const isBought = ({ dimension }: Measure): boolean => dimension in UNITS;

function packOf({ dimension, amount, words }: Measure, times: number): Pack {
  const said = words.trim();
  return {
    unit: UNITS[dimension as keyof typeof UNITS],
    size: amount * times,
    words: /\d/.test(said) ? said : `${times} ${said}`,
  };
}
