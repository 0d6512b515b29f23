/**
 * Questions of a whole kind of goods: whether to wait before one is bought, how the cheapest two of it
 * compare, and what of it is reduced by so much. Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, limitsOf, sayIntent } from '../../search/index.ts';
import {
  COMMON,
  FEATURES,
  isBrandWord,
  measuresIn,
  withoutMeasures,
  wordsOf,
} from '../../words/index.ts';
import type { Topic } from './carry.ts';
import { isNothing, kindAloneOf, namesNothing } from './left.ts';
import { HOLDING } from './pack.ts';
import { LISTED, NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { isStopWord } from './quote.ts';
import { countsIn, goodsForUse, SHARE, SHOWN_WORDS } from './shown.ts';
import { TALK } from './talk.ts';
import { has, without, withoutName } from './words.ts';
import type { Words } from './words.ts';

/** What is said around the kind that these ask of names nothing. */
const OF_A_KIND: readonly Question['kind'][] = ['WAIT', 'ALERT', 'PLATFORMS'];
/** Nobody who has just looked for another thing looks for these. */
const ONLY_PARTS: ReadonlySet<string> = new Set(['battery', 'ram', 'cpu', 'ssd']);
/** So many can be compared. */
const [FEWEST, MOST] = [2, 3];

/**
 * `text`: the question in lower case. What names a kind alone asks of that kind, and what a part of
 * something is like of what was `known` before.
 */
export function ofKind(
  question: Question,
  text: string,
  words: Words,
  known: string | undefined,
): Question {
  const [named, ...others] = question.things;
  // "compare the two cheapest": of what was looked for
  const isOfKnown = question.kind === 'COMPARE' && named !== undefined && known !== undefined;
  const isCount = isOfKnown && isNothing(countsIn(named, words.numbers).rest, words);
  // "compare those two": what was shown
  if (isCount && others.length === 0 && has(text, words.pointing))
    return { ...question, things: [], pointsBack: true };
  const thing = isCount ? `${named} ${words.thingIn(known) ?? ''}` : named;
  const kind = thing === undefined ? undefined : words.thingIn(thing);
  // a department has parts too, and is none
  const kinds = kind === undefined || COMMON.isDepartment(kind) ? [] : words.kindsOf(kind);
  const isOfPart = kinds.some((one) => FEATURES.has(one));
  if (question.kind === 'MEASURE' && known !== undefined && isOfPart)
    return { ...question, things: [], pointsBack: true };
  // "which has 8 hours of battery?" is of what was looked for
  const isOfBattery = kinds.some((one) => ONLY_PARTS.has(one));
  const isOfOther = known !== undefined && words.thingIn(known) !== kind;
  if (question.kind === 'FIND' && isOfBattery && isOfOther && question.places.length === 0)
    return { ...question, of: known, isOfThat: true };
  // "is the battery ok?" asks for no price
  const isPriced = question.kind === 'GOOD_PRICE' && question.amount === undefined;
  // "is the Lumo Wave 2 camera a good price?" is of a product
  const isProduct = namesProduct(withoutName(named ?? '', kind ?? ''));
  if (isPriced && known !== undefined && isOfPart && !isProduct)
    return { ...question, kind: 'FIND', things: [kind as string], of: known, isOfThat: true };
  // "which is cheaper, that one or the Morika Duo?"
  if (isOfKnown && others.length === 0 && !isCount && isBesideShown(text, words))
    return { ...question, pointsBack: true };
  const before = known === undefined ? undefined : words.thingIn(known);
  const besideSize = isOfKnown ? ofOtherSize(question, known, text, words) : undefined;
  if (besideSize) return besideSize;
  // "compared with Teqra?": a maker of the same
  const isOfMaker = isOfKnown && others.length === 0 && kind === undefined && !isCount;
  if (isOfMaker && question.places.length === 0 && isComparison(text, words))
    return { ...question, things: [known, `${before ?? ''} ${named}`.trim()] };
  // "10000 or 20000 mAh better?" after a power bank
  if (isOfKnown && others.length > 0 && question.things.every(isOfSize))
    return { ...question, things: question.things.map((one) => `${before ?? ''} ${one}`) };
  if (thing === undefined || others.length > 0) return question;
  const ofMaker =
    known === undefined ? undefined : byMaker(question, thing, { text, known }, words);
  if (ofMaker) return ofMaker;
  if (kind === undefined) return question;
  // "compare it with a tennis racket"
  const isBeside = before !== undefined && before !== kind && has(text, words.beside);
  if (question.kind === 'COMPARE' && isBeside && question.places.length === 0)
    return { ...question, things: [known as string, thing] };
  if (OF_A_KIND.includes(question.kind))
    return { ...question, things: [kindAloneOf(thing, words)] };
  return someOf(question, thing, kind, { text, words });
}

/** "Compare with the pack of 24", "with 1 kg": another size of what is known. */
function ofOtherSize(
  question: Question,
  known: string,
  text: string,
  words: Words,
): Question | undefined {
  const [named = '', ...others] = question.things;
  const before = words.thingIn(known);
  const [pack] = text.match(HOLDING) ?? [];
  const size = pack ?? (isOfSize(named) ? named : undefined);
  const isAlone = others.length === 0 && words.thingIn(named) === undefined;
  return isAlone && before !== undefined && size !== undefined
    ? { ...question, things: [known, `${before} ${size}`] }
    : undefined;
}

/** "Compare the two cheapest", "the cheapest 2 speakers": so many of a kind, in their order. */
function someOf(
  question: Question,
  thing: string,
  kind: string,
  { text, words }: { readonly text: string; readonly words: Words },
): Question {
  const isList = question.kind === 'FIND' && question.by !== null;
  if (!(isList || question.kind === 'COMPARE') || question.places.length > 0) return question;
  const { counts, rest } = countsIn(thing, words.numbers);
  const [count = 0] = counts;
  const left = withoutName(Object.values(words.orders).reduce(without, rest), kind);
  const isOfSome = counts.length === 1 && count >= FEWEST && count <= MOST;
  if (!isOfSome || !namesNothing(left, words)) return question;
  // "the cheapest 2 speakers": a number of them, and no model
  if (isList) return { ...question, things: [kind] };
  const by = LISTED.find((one) => has(text, words.orders[one])) ?? null;
  return { ...question, things: [kind], by, pieces: count };
}

/** What is `known` of another maker, who alone is named; undefined: a thing is. */
function byMaker(
  question: Question,
  thing: string,
  { text, known }: { readonly text: string; readonly known: string },
  words: Words,
): Question | undefined {
  const before = words.thingIn(known);
  if (before === undefined || words.thingIn(thing) !== undefined) return undefined;
  // "compare it with Modaka's"
  const isCompared = question.kind === 'COMPARE' && question.places.length === 0;
  if (isCompared && namesMaker(thing, text))
    return { ...question, things: [known, `${before} ${thing}`] };
  // "is the Saapan one cheaper?"
  return question.by === 'CHEAPER'
    ? { ...question, by: 'CHEAPEST', things: [`${before} ${thing}`] }
    : undefined;
}

/** A maker, or a word before the short figure of a model. */
const namesProduct = (text: string): boolean =>
  /\p{L}{2,}\s+\d{1,2}(?!\S)/u.test(text) || wordsOf(text).some((one) => isBrandWord(one.text));

/** The name of a maker, or Latin letters in a question in Thai, which are no word. */
function namesMaker(thing: string, text: string): boolean {
  const isName = (word: string) =>
    /[\u0E01-\u0E4E]/.test(text) && /^[a-z]{3,}$/.test(word) && !isStopWord(word);
  return wordsOf(thing).some(({ text: word }) => isBrandWord(word) || isName(word));
}

const isOfSize = (text: string): boolean =>
  measuresIn(text).length === 1 && withoutMeasures(text).trim() === '';

/** "Which is the best for a flight?" names no maker, "compared with Teqra which is better?" does. */
function isComparison(text: string, { asks }: Words): boolean {
  const isPick = has(text, SHOWN_WORDS.pick);
  return !isPick || has(without(text, SHOWN_WORDS.pick), asks.COMPARE);
}

/** One of what is compared only points at what was shown. */
function isBesideShown(text: string, words: Words): boolean {
  const { between, pointing, asks, goingOn, particles } = words;
  const parts = [goingOn, asks.COMPARE, particles].reduce(without, text).split(between);
  return parts.some((part) => has(part, pointing) && isNothing(part, words));
}

const HALF = 5000;

/** "Anything over 50% off?", "half price": discounts of so much and more, of all or of a kind. */
export function reducedBy(
  { things: [known] }: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const { half, reduced, anything, everything, beside } = SHOWN_WORDS;
  const [share] = text.match(SHARE) ?? [];
  const isHalf = share === undefined && has(text, half);
  if (share === undefined ? !isHalf : !has(text, reduced)) return undefined;
  // "tell me when it is 10% off" waits for it
  if (has(text, TALK.alert)) return undefined;
  const { text: said, ...limits } = limitsOf(text.replace(SHARE, ' '), currency);
  const around = [
    words.asking,
    half,
    words.atLeast,
    reduced,
    anything,
    everything,
    words.asks.DEALS,
  ];
  const left = [...around, words.goingOn, words.have, beside, words.particles].reduce(
    without,
    said,
  );
  const kind = words.thingIn(left);
  if (!isNothing(left.replace(kind ?? '', ' '), words)) return undefined;
  // of what was looked for, where it names nothing else
  const of = kind ?? (has(text, anything) || has(text, everything) ? undefined : known);
  const wanted = of === undefined ? limits : { ...intentOf(of, currency), ...limits };
  const thing = sayIntent({ text: '', ...wanted }, currency).trim();
  const less = isHalf ? HALF : Number(share?.replace(/\D/g, '')) * 100;
  return { ...NOTHING, kind: 'BIGGEST', things: thing === '' ? [] : [thing], less };
}

/** "Something to charge my laptop and phone": the goods for it, within what is said of a budget. */
export function forUse(text: string, currency: CurrencyCode, words: Words): Question | undefined {
  const { goods, said = '' } = goodsForUse(text.toLowerCase()) ?? {};
  // "máy hút bụi" is a thing of that name
  if (goods === undefined || withoutName(said, words.thingIn(said) ?? '').trim() === '')
    return undefined;
  const { text: _said, ...limits } = limitsOf(text, currency);
  return { ...NOTHING, kind: 'FIND', things: [sayIntent({ ...limits, text: goods }, currency)] };
}
