/**
 * What a question means after a sum, the biggest discounts, an alert or a comparison that
 * was asked for: what it does not say again is carried over. Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import type { Warning } from '../../lexicon/index.ts';
import { intentOf } from '../../search/index.ts';
import { dictionaryOf, normalise } from '../../words/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import { bareOf } from './bare.ts';
import { DETAIL } from './detail-words.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { isKindAlone } from './left.ts';
import { trimmedOf } from './quote.ts';
import { isLimitsAlone, isNarrowing, narrowed, withLimits } from './narrow.ts';
import { presentAgain } from './present-again.ts';
import { pricedOf } from './priced.ts';
import { SHOWN_WORDS } from './shown.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** What was named last, and what was asked of it. */
export interface Topic extends Pick<Question, 'kind' | 'things'> {
  /** What was asked last, be it of what was named before. */
  readonly asked: Question['kind'];
  /** The question before, where it was of orders, which only shops know. */
  readonly served?: Question | undefined;
  /** What the question before was warned of. */
  readonly warned?: Warning | undefined;
  /** How far its list was shown. */
  readonly page: number;
  /** The last sum that was asked for. */
  readonly sum: string;
  /** That sum as it was asked for, with its pieces and what it was without. */
  readonly reckoned?: Question;
  /** The question before, where it asked about a price. */
  readonly priced?: string | undefined;
  /** What was shown last is only a part of what was named. */
  readonly isPart?: boolean;
  /** The shop whose goods were asked for last. */
  readonly shop?: string | undefined;
  /** It was of all that is sold. */
  readonly isOfAll?: boolean;
  /** The question before asked which coupons go together, of these platforms or of all. */
  readonly stacked?: readonly string[] | undefined;
  /** A price that somebody saw, or waits for. */
  readonly amount?: number;
  /** Which of the cards is spoken of. */
  readonly places?: readonly number[];
  /** What was spoken of before that. */
  readonly before?: Pick<Question, 'things' | 'places'>;
}

/** Text without what only goes on, and as it is read without what was asked before. */
export interface Spoken {
  readonly said: string;
  readonly goesOn: boolean;
  /** The text as it is, in lower case. */
  readonly spoken: string;
  readonly question: Question;
}

/** Undefined: it does not go on with such a matter. */
export function carried(
  topic: Topic,
  said: Spoken,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  if (topic.kind === 'PRESENT') return presentAgain(topic, said, currency, words);
  // after “are these real?” only what says “only” goes on with them
  const isOnly = has(said.said.toLowerCase(), DETAIL.only);
  const isOfBiggest = topic.kind === 'BIGGEST' && topic.asked === 'EXPLAIN' && isOnly;
  if (topic.asked === 'BIGGEST' || isOfBiggest) return biggestAgain(topic, said, currency, words);
  const { question, goesOn } = said;
  // "which has the most off?" asks of what was looked for, "the biggest discount today" of all
  if (question.kind === 'BIGGEST' && question.things.length === 0)
    return isOfEverything(said.said) &&
      !has(without(said.said.toLowerCase(), SHOWN_WORDS.anything), words.pointing)
      ? undefined
      : { ...question, things: topic.things.slice(0, 1) };
  const [thing] = question.things;
  if (question.kind !== 'FIND') return undefined;
  const ofShop = ofThatShop(topic, question, words);
  if (ofShop) return ofShop;
  const other = topic.asked === 'ALERT' ? amountAlone(said.said, currency) : undefined;
  if (other !== undefined)
    return { ...question, kind: 'ALERT', things: topic.things, amount: other };
  // "no, I meant the Wave 6": the same alert, of what is meant
  if (topic.asked === 'ALERT' && thing !== undefined && isCorrected(said.spoken, words))
    return {
      ...question,
      kind: 'ALERT',
      things: [bareOf([words.particles, DETAIL.instead].reduce(without, thing), words)],
      ...(topic.amount === undefined ? {} : { amount: topic.amount }),
    };
  // "and also the basketball below 550"
  if (topic.asked === 'ALERT' && goesOn && thing !== undefined && hasMost(thing, currency))
    return pricedOf({ ...question, kind: 'ALERT' }, said.said, currency);
  if (topic.asked === 'ALERT' && thing === undefined && question.places.length > 0)
    return {
      ...question,
      kind: 'ALERT',
      ...(topic.amount === undefined ? {} : { amount: topic.amount }),
    };
  if (topic.asked === 'GOOD_PRICE' && topic.amount !== undefined && goesOn)
    return seenAgain(topic, said, currency);
  return topic.kind === 'COMPARE' ? comparedAgain(topic, question, words) : undefined;
}

/** It begins by taking back what was said before. */
const isCorrected = (text: string, { correction }: Words): boolean => text.search(correction) === 0;

const hasMost = (thing: string, currency: CurrencyCode): boolean =>
  intentOf(thing, currency).maxAmount !== undefined;

function isOfEverything(said: string): boolean {
  const text = said.toLowerCase();
  return has(text, SHOWN_WORDS.everything) || has(text, SHOWN_WORDS.anything);
}

/** The biggest discounts of a kind, or within a budget. */
function biggestAgain(
  { things: [known = ''] }: Topic,
  { said, goesOn, question }: Spoken,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const { things, places, by } = question;
  // "which dropped most?" of the same once more
  if (question.kind === 'BIGGEST' && things.length === 0 && known !== '' && !isOfEverything(said))
    return { ...question, things: [known] };
  if (question.kind !== 'FIND' || places.length > 0 || by !== null) return undefined;
  // refusals alone are read behind something only
  const also = (more: string): Question => ({
    ...question,
    kind: 'BIGGEST',
    things: [narrowed(`x ${known}`, more, currency, words).replace(/^x\b\s*/, '')],
  });
  if (isNarrowing(said, currency, words)) return also(said);
  const [named] = things;
  // "except household goods please"
  if (named === undefined) return undefined;
  if (isLimitsAlone(named, currency, words)) return also(named);
  // "in electronics": where it is looked for names nothing
  const { isDepartment } = dictionaryOf(currency);
  const place = [named, trimmedOf(named)].find((one) => isDepartment(normalise(one)));
  const isOnly = has(said.toLowerCase(), DETAIL.only);
  const kind = isOnly && isKindAlone(trimmedOf(named), words) ? trimmedOf(named) : undefined;
  const of = place ?? (goesOn ? named : kind);
  return of === undefined
    ? undefined
    : { ...question, kind: 'BIGGEST', things: [withLimits(known, of, currency)] };
}

/** A limit and nothing else: "<= 500". */
function amountAlone(said: string, currency: CurrencyCode): number | undefined {
  const [amount, ...others] = amountsIn(said.replace(/^<=/, ''), currency);
  return said.startsWith('<=') && others.length === 0 ? amount?.amount : undefined;
}

/** "And 500?": the same product at another price. */
function seenAgain(
  { things }: Topic,
  { said }: Spoken,
  currency: CurrencyCode,
): Question | undefined {
  const amount = amountAlone(said, currency);
  return amount === undefined ? undefined : { ...NOTHING, kind: 'GOOD_PRICE', things, amount };
}

/** Makers alone were compared: a kind of goods says of what. */
function comparedAgain(
  { things: known }: Topic,
  question: Question,
  words: Words,
): Question | undefined {
  const [thing] = question.things;
  const areMakers = known.length > 1 && known.every((one) => words.thingIn(one) === undefined);
  return areMakers && thing !== undefined && isKindAlone(thing, words)
    ? { ...question, kind: 'COMPARE', things: known.map((one) => `${thing} ${one}`) }
    : undefined;
}

/** "What does that shop sell?", then "only headphones": what it sells of these. */
function ofThatShop(
  { shop }: Topic,
  { kind, things: [thing = '', ...others] }: Question,
  words: Words,
): Question | undefined {
  const isOfKind = kind === 'FIND' && others.length === 0 && isKindAlone(thing, words);
  return shop !== undefined && isOfKind
    ? { ...NOTHING, kind: 'SHOP', things: [shop], of: thing }
    : undefined;
}
