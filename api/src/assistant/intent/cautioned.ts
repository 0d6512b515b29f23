/**
 * What a sentence that must be warned of names to be bought: "unscented lotion, safe while pregnant?"
 * looks for unscented lotion, with a caution. Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import type { Warning } from '../../lexicon/index.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import {
  departmentOf,
  dictionaryOf,
  isKnownName,
  measuresSaid,
  wordsOf,
} from '../../words/index.ts';
import { BASKET, basketOf } from './basket.ts';
import { BESIDE } from './khum.ts';
import type { Question } from './question.ts';
import { isStopWord } from './quote.ts';
import { TALK } from './talk.ts';
import { asTyped } from './typed.ts';
import { has } from './words.ts';
import type { Words } from './words.ts';

/** What of a text names goods, and how. */
interface Sought {
  readonly text: string;
  readonly thing: string | undefined;
  readonly hasTrait: boolean;
  /** A trait has several words, which no other word is by chance. */
  readonly isLong: boolean;
  readonly isMade: boolean;
}

/** `read`: what a text means after what was said before. */
export function cautioned(
  meant: Question,
  text: string,
  read: (said: string) => Question,
  currency: CurrencyCode,
  words: Words,
): Question {
  const { kind, warning } = meant;
  if (kind !== 'WARNING' || warning === undefined || !BESIDE.includes(warning)) return meant;
  const several = amongSeveral(text, currency, words);
  if (several !== undefined)
    return { ...read(several), caution: cautionOf(warning, text.toLowerCase()) };
  const sought = soughtBeside(text, currency, words);
  if (sought === undefined || !isWanted(warning, sought, text.toLowerCase(), words)) return meant;
  const found = read(sought.text);
  const [thing = ''] = found.things;
  if (found.kind !== 'FIND' || thing === '') return meant;
  const named = sought.thing ?? words.thingIn(found.of ?? '') ?? words.thingIn(thing);
  if (named === undefined) return meant;
  const caution = cautionOf(warning, text.toLowerCase());
  return isHarmless(caution, text.toLowerCase(), { ...sought, thing: named }, words)
    ? { ...found, caution }
    : { ...meant, warning: caution, of: thing };
}

/** "Baby bottle, milk, socks under 2k": of a basket what nobody eats or takes; undefined: it is none. */
function amongSeveral(text: string, currency: CurrencyCode, words: Words): string | undefined {
  const { text: said, ...limits } = intentOf(text, currency);
  const things = basketOf({ text: said }, currency, true);
  const isBasket = things.length >= BASKET && /,/.test(said);
  if (!isBasket && (things.length < 2 || limits.maxAmount === undefined)) return undefined;
  const harmless = things.filter(
    (one) => !isEaten(one, words) && !has(one.toLowerCase(), TALK.warned.medicine),
  );
  if (harmless.length === 0) return undefined;
  return sayIntent({ ...limits, text: harmless.join(', ') }, currency);
}

const isEaten = (thing: string, { kindsOf }: Words): boolean =>
  kindsOf(thing).some((one) => departmentOf(one).includes('food'));

/**
 * Somebody looks for it: with a budget or words that say so. Of somebody who is pregnant or
 * ill goods are looked for whatever else is said, and a trait alone is said of those before.
 */
function isWanted(
  warning: Warning,
  { text: sought, thing, isLong }: Sought,
  text: string,
  words: Words,
): boolean {
  // "is this toner safe?" is of one that somebody has, "glass or plastic?" of all there is
  if ([words.pointing, words.definite, words.asks.COMPARE].some((one) => has(text, one)))
    return false;
  const isOfSomebody = warning === 'pregnancy' || has(text, TALK.condition);
  if (thing === undefined) return isOfSomebody && isLong;
  const looks = [words.have, words.seeking, words.cheap, ...Object.values(words.orders)];
  // what heals is nobody's to name but a doctor's
  if (isOfSomebody || warning === 'medicine') return isOfSomebody;
  return /[<>]=/.test(sought) || looks.some((one) => has(text, one));
}

/** Of an illness that is named beside what is no medicine its own caution is said. */
function cautionOf(warning: Warning, text: string): Warning {
  const isOfIllness = warning === 'medicine' && has(text, TALK.condition);
  return isOfIllness && !has(text, TALK.warned.medicine) ? 'condition' : warning;
}

/** Of what is eaten only what was asked for with a trait or by its maker, of medicines by that alone. */
function isHarmless(
  caution: Warning,
  text: string,
  { thing = '', hasTrait, isMade }: Sought,
  words: Words,
): boolean {
  if (has(thing.toLowerCase(), TALK.warned.medicine)) return isMade;
  const isFood = isEaten(thing, words);
  if (caution === 'safety')
    return !isFood && !has(text, TALK.warned.food) && (hasTrait || !has(text, TALK.warned.allergy));
  return hasTrait || isMade || (!isFood && caution !== 'medicine');
}

/** The thing, its name and what it shall be like, without for whom and what is asked of it. */
function soughtBeside(text: string, currency: CurrencyCode, words: Words): Sought | undefined {
  const masked = [TALK.warned.state, TALK.condition].reduce(
    (left, one) => (has(left, one) ? left.replace(one, ' | ') : left),
    text.toLowerCase(),
  );
  const { text: left, ...limits } = intentOf(masked, currency);
  const thing = words.thingIn(left);
  const all = wordsOf(left).map((word) => word.text);
  const traits = traitsAmong(all, words, currency);
  const ofThing = new Set(wordsOf(thing ?? '').map((word) => word.text));
  // what a thing is free of is no thing: "fragrance free"
  const isOfTrait = all.every((word, at) => !ofThing.has(word) || traits.has(at));
  const named = isOfTrait ? undefined : thing;
  const sizes = new Set(measuresSaid(left).flatMap((one) => wordsOf(one).map(({ text }) => text)));
  const names = named === undefined ? [] : namesBeside(all, ofThing, (at) => traits.has(at));
  const isKept = (word: string, at: number) =>
    (named !== undefined && ofThing.has(word)) ||
    traits.has(at) ||
    names.includes(at) ||
    sizes.has(word) ||
    has(word, words.colours);
  const kept = all.map((word, at) => (isKept(word, at) ? word : ' '));
  const hasTrait = [...traits].some((at) => isOfTrait || !ofThing.has(all[at] as string));
  if (named === undefined && !hasTrait) return undefined;
  const said = sayIntent({ ...limits, text: asTyped(joined(kept), [text]) }, currency);
  const isLong = [...traits].some((at) => traits.has(at + 1));
  return { text: said, thing: named, hasTrait, isLong, isMade: names.length > 1 };
}

/** With spaces, but where Thai words were one. */
const joined = (all: readonly string[]): string =>
  all
    .join(' ')
    .replace(/(?<=[\u0E01-\u0E4E]) (?=[\u0E01-\u0E4E])/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The places of words that say what a thing is like; a common word alone says nothing. */
function traitsAmong(
  all: readonly string[],
  { isTraitOnly }: Words,
  currency: CurrencyCode,
): ReadonlySet<number> {
  const { isTrait } = dictionaryOf(currency);
  const isSaid = (some: readonly string[]) =>
    some.length > 1
      ? [some.join(' '), some.join('')].some(isTrait) || isTraitOnly(some.join(' '))
      : isTraitOnly(some[0] as string) && !isStopWord(some[0] as string);
  const places = all.flatMap((_, from) => {
    const size = SPANS.find(
      (count) => from + count <= all.length && isSaid(all.slice(from, from + count)),
    );
    return Array.from({ length: size ?? 0 }, (_, at) => from + at);
  });
  return new Set(places);
}
const SPANS = [4, 3, 2, 1];

/** The places of words that nobody knows right beside the thing, with a figure: "Balanza Vital 2". */
function namesBeside(
  all: readonly string[],
  ofThing: ReadonlySet<string>,
  isTaken: (at: number) => boolean,
): number[] {
  const first = all.findIndex((word) => ofThing.has(word));
  const last = all.findLastIndex((word) => ofThing.has(word));
  const isName = (at: number) => {
    const word = all[at] ?? '';
    const isFigure = /^\d{1,2}$/.test(word) && at > last + 1;
    return isFigure || (!isTaken(at) && LATIN.test(word) && isUnknown(word));
  };
  const chain = (from: number, step: 1 | -1) => {
    const places = [1, 2, 3].map((far) => from + far * step);
    const end = places.findIndex((at) => !isName(at));
    return places.slice(0, end < 0 ? places.length : end);
  };
  return [...chain(first, -1), ...chain(last, 1)];
}
const LATIN = /^[a-z]{3,}$/;
const isUnknown = (word: string): boolean =>
  !isStopWord(word) && !isKnownName(word) && !has(word, TALK.warned.safe);
