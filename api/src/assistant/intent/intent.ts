/**
 * What a question wants: a kind, and the things it names. Pure; no model is asked (AI-06, BEY-10).
 */
import { LRUCache } from 'lru-cache';
import { AGED, isBrandWord, personIn, placesOfNames, wordsOf } from '../../words/index.ts';
import { bareOf } from './bare.ts';
import { DETAIL } from './detail-words.ts';
import { SHOWN_WORDS } from './shown.ts';
import { ASIDES, TALK } from './talk.ts';
import { ANY_DROP, COMPARED, isOfOne, NOTHING, OF_ONE } from './question.ts';
import type { IntentKind, OfOne, Question } from './question.ts';
import { isOfStopWords, trimmedAs } from './quote.ts';
import { ofKhum, warnedIn } from './khum.ts';
import { isOfGoods, isOfReal, isOfSaleDays, kindOf, ofShelf } from './kind.ts';
import { cheapIn, comparedIn, orderIn, splitOf, toldOf } from './order.ts';
import { placesIn } from './places.ts';
import { amongPlatforms } from './platforms.ts';
import { areNames, areOneKind } from './two-names.ts';
import { has, without, WORDS } from './words.ts';
import type { Asked, Words } from './words.ts';

export { bareOf } from './bare.ts';

/** What was read: a turn asks for the same text several times. */
const readBefore = new WeakMap<Words, LRUCache<string, Question>>();

/** What a question wants, by the words of every language or of those that are given. */
export function questionOf(text: string, words: Words = WORDS): Question {
  const known = readBefore.get(words) ?? new LRUCache<string, Question>({ max: 200 });
  readBefore.set(words, known);
  const question = known.get(text) ?? ofShelf(readOf(text, words));
  known.set(text, question);
  return question;
}

function readOf(text: string, words: Words): Question {
  const typed = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  const heard = without(typed, words.courtesy).trim();
  return aloneOf(typed, heard, words) ?? specialOf(heard, words) ?? askedQuestion(heard, words);
}

/** What names nothing by itself: courtesy, anger, "show me more". */
function aloneOf(typed: string, heard: string, words: Words): Question | undefined {
  const isOfThing = words.thingIn(typed) !== undefined || /(?<!\p{L})\d/u.test(typed);
  if (has(typed, words.enough) && !isOfThing) return { kind: 'FINE', ...NOTHING };
  if (heard.replace(/[\p{P}\p{S}\s]+/gu, '') === '' && heard !== typed)
    return { kind: has(typed, words.greeting) ? 'HELLO' : 'THANKS', ...NOTHING };
  if (isClosing(typed, heard, words) || isDecided(typed, heard, words))
    return { kind: 'THANKS', ...NOTHING };
  if (has(heard, words.rude)) return { kind: 'CALM', ...NOTHING };
  if (has(heard, words.anger) && words.thingIn(heard) === undefined && !/\d/.test(heard))
    return { kind: 'CALM', ...NOTHING };
  if (has(heard, words.enough) && !isOfThing) return { kind: 'FINE', ...NOTHING };
  if (has(heard, words.otherColours)) return { kind: 'FIND', ...NOTHING, by: 'COLOURS' };
  if (has(heard, words.more)) return { kind: 'FIND', ...NOTHING, by: 'MORE' };
  return undefined;
}

/** "Thanks, I'll let dad choose": thanks, and nothing that is asked or looked for. */
function isClosing(typed: string, heard: string, words: Words): boolean {
  if (!has(typed, words.thanks) || /(?<!\p{L})\d|\?/u.test(heard)) return false;
  const asks = [words.asking, words.seeking, words.have, words.more, words.rude, TALK.alert];
  return (
    words.thingIn(heard) === undefined &&
    placesOfNames(heard).length === 0 &&
    !asks.some((one) => has(heard, one)) &&
    !isMade(heard) &&
    specialOf(heard, words) === undefined &&
    askedQuestion(heard, words).kind === 'FIND' &&
    placesIn(heard, words).length === 0
  );
}

/** "I'll skip the honey. Thanks!": what one will do, and thanks; nothing is asked. */
function isDecided(typed: string, heard: string, words: Words): boolean {
  const isTold =
    has(typed, TALK.thanked) && has(typed, TALK.decided) && !/\?|(?<!\p{L})\d/u.test(typed);
  const asks = [words.seeking, words.have, words.more, TALK.alert, TALK.pay];
  return (
    isTold &&
    !asks.some((one) => has(heard, one)) &&
    specialOf(heard, words) === undefined &&
    askedQuestion(heard, words).kind === 'FIND'
  );
}

/** What is asked of which things, shown or named. */
function askedQuestion(heard: string, words: Words): Question {
  // for whom it is says nothing of a thing that is named
  const spoken = words.thingIn(heard) === undefined ? heard : without(heard, TALK.forWhom).trim();
  const places = placesIn(spoken, words);
  const inFlash = flashOf(spoken, places, words);
  if (inFlash) return inFlash;
  const isOfShown = places.length > 0 || has(spoken, words.definite);
  // "free shipping for that one?" asks of it, where nothing else is named
  const isPointed = has(spoken, words.pointing) && words.thingIn(spoken) === undefined;
  const heardKind = kindOf(spoken, words, isOfShown || isPointed);
  if (isOfSaleDays(heardKind, spoken, words)) return { kind: 'SALES', ...NOTHING };
  // "what is on sale that is real?" names nothing: it is of all
  if (isOfReal(heardKind, spoken, isOfShown, words)) return { kind: 'BIGGEST', ...NOTHING };
  // a promo for one that was shown is a coupon
  const ofOne = heardKind === 'DEALS' && places.length > 0 ? 'COUPONS' : heardKind;
  const kind = isOfGoods(heardKind, spoken, isOfShown, words) ? 'FIND' : ofOne;
  // "which shop has free delivery?" asks of what was shown
  if (kind === 'SELLER' && has(spoken, words.asWish.SHIPPING) && !words.thingIn(spoken))
    return { ...NOTHING, kind: 'SHIPPING', places, pointsBack: true };
  const among = amongPlatforms(kind, spoken, { places, isPointed }, words);
  if (among) return among;
  // a coupon for shipping is one question, and asks for no bill
  const isForShipping = kind === 'COUPONS' && has(spoken, words.asWish.SHIPPING);
  const unwished = isForShipping ? without(spoken, words.asWish.SHIPPING) : spoken;
  // "which shop has a code that works?" asks for no seller
  const isOfAll = !isOfShown && !isPointed && words.thingIn(spoken) === undefined;
  const isOfSellers = kind === 'COUPONS' && isOfAll && has(spoken, words.asks.SELLER);
  const also = isOfSellers ? [] : alsoOf(kind, spoken, unwished, words);
  const unplaced = without(spoken, TALK.firstTwo);
  const unnamed = places.length > 0 ? without(unplaced, words.thePlace) : spoken;
  const isOfTwo = kind === 'COMPARE' && places.length > 1;
  const named = isOfTwo ? without(unnamed, words.anyPlace) : unnamed;
  const by = orderIn(named, kind, words) ?? cheapIn(named, kind, words);
  const orders = [...Object.values(words.orders).toReversed(), words.cheap];
  const meant = by === null ? named : orders.reduce(without, named);
  const unpaid = kind === 'COUPONS' && !isForShipping ? without(meant, TALK.pay) : meant;
  const asked = bareOf(unpaid, words) === '' ? meant : unpaid;
  // "deals on kitchen stuff" looks for kitchen stuff
  const ofDeals: IntentKind[] = kind === 'FIND' && words.thingIn(asked) ? ['DEALS'] : [];
  const ofSellers: IntentKind[] = isOfSellers ? ['SELLER'] : [];
  const rest = [heardKind, ...also, ...ofDeals, ...ofSellers].reduce(
    (more, one) => (isAsked(one, words) ? without(more, words.asks[one]) : more),
    isWish(kind) && (isOfShown || isPointed) ? without(asked, words.asWish[kind]) : asked,
  );
  const parts = partsOf(kind, meant, rest, words);
  const things = namedIn(parts, kind, isOfShown, words);
  const [first] = things;
  // "how much are the first and second"
  const areShown = kind === 'FIND' && things.length === 0 && places.length > 1 && by === null;
  return {
    kind: areShown ? 'COMPARE' : kind,
    also,
    things: things.slice(0, COMPARED),
    places,
    by,
    pointsBack: first === undefined && has(spoken, words.pointing),
    page: 1,
  };
}

/** "A vs B": the word between them is the one that says so. */
const partsOf = (kind: IntentKind, meant: string, rest: string, words: Words) =>
  kind === 'COMPARE' ? subjectsIn(comparedIn(meant, words), words) : [toldOf(rest, kind, words)];

const isAskedOfOne = (kind: IntentKind): boolean => isOfOne(kind) || kind === 'MEASURE';

/** It names a maker. */
const isMade = (text: string): boolean => wordsOf(text).some((word) => isBrandWord(word.text));

/** What may be compared; where two parts name a thing or a maker, others only tell why. */
function subjectsIn(parts: readonly string[], { thingIn }: Words): readonly string[] {
  const naming = parts.filter((part) => thingIn(part) !== undefined || isMade(part));
  const areMade = naming.filter(isMade);
  return areMade.length > 1 ? areMade : naming.length > 1 ? naming : parts;
}

/** The things that the parts of a question name. */
function namedIn(
  parts: readonly string[],
  kind: IntentKind,
  isOfShown: boolean,
  words: Words,
): string[] {
  return (
    parts
      .map((part) => bareOf(part, words))
      // "the fast charging kind": that it is a kind names nothing
      .map((part) => (parts.length > 1 || isOfOne(kind) ? trimmedAs(part, words.thingIn) : part))
      .filter((part) => part !== '' && !isOfStopWords(part, words.thingIn))
      .filter((part) => !(kind === 'SHOP' && isThatShop(part, words)))
      // of one that was shown nothing else is named: "the second one legit or not"
      .filter((part) => !isOfShown || !isAskedOfOne(kind) || words.thingIn(part) !== undefined)
  );
}

/** "Any flash sale now?": what is in one, of a kind that it names. */
function ofFlash(text: string, { thingIn, asWish }: Words): Question {
  const [sale = ''] = text.match(asWish.FLASH) ?? [];
  return { ...NOTHING, kind: 'FIND', things: [`${thingIn(text) ?? ''} ${sale}`.trim()] };
}

/** "A flash sale of headphones?": what is looked for, in one. */
function flashOf(text: string, places: readonly number[], words: Words): Question | undefined {
  const [sale] = text.match(words.asWish.FLASH) ?? [];
  if (sale !== undefined && heardDeals(text, words)) return ofFlash(text, words);
  if (sale === undefined || places.length > 0 || words.thingIn(text) === undefined)
    return undefined;
  const question = askedQuestion(without(text, words.asWish.FLASH), words);
  const [thing] = question.things;
  const isLookedFor = question.kind === 'FIND' || question.kind === 'DEALS';
  return isLookedFor && thing !== undefined
    ? { ...question, kind: 'FIND', things: [`${thing} ${sale}`] }
    : undefined;
}

const heardDeals = (text: string, words: Words): boolean =>
  words.thingIn(text) === undefined && kindOf(text, words, false) === 'DEALS';

/** What else is asked of the same product, in the order in which it is said. */
function alsoOf(kind: IntentKind, spoken: string, unwished: string, { asks }: Words): OfOne[] {
  const left = isOfOne(kind) ? without(unwished, asks[kind]) : '';
  if (left === '') return [];
  return OF_ONE.filter((one) => one !== kind && has(left, asks[one])).toSorted(
    (a, b) => spoken.search(asks[a]) - spoken.search(asks[b]),
  );
}

const isWish = (kind: IntentKind): kind is 'SHIPPING' | 'SELLER' | 'EXPLAIN' =>
  kind === 'SHIPPING' || kind === 'SELLER' || kind === 'EXPLAIN';

/** "That shop": it points back, and names none. */
function isThatShop(text: string, words: Words): boolean {
  return [words.shop, words.pointing].reduce(without, text).trim() === '';
}

/** What is asked of one product, in the order in which it was asked. */
export function askedOf({ kind, also }: Question, text: string): OfOne[] {
  const first = isOfOne(kind) ? kind : 'GOOD_PRICE';
  const place = (one: OfOne) => text.toLowerCase().search(WORDS.asks[one]);
  return [first, ...(also as readonly OfOne[])].toSorted((a, b) => place(a) - place(b));
}

function isAsked(kind: IntentKind, { asks }: Words): kind is Asked {
  return kind in asks;
}

/** What is no question about goods that are named, or none that rows answer. */
function specialOf(text: string, words: Words): Question | undefined {
  const none = { ...NOTHING, things: [] };
  const aside = ofKhum(text, words) ?? warnedIn(text, words);
  if (aside) return aside;
  const thing = words.thingIn(text);
  for (const kind of thing === undefined ? ASIDES : ASIDES.slice(-1))
    if (has(text, TALK.aside[kind]) && !(kind === 'ENDING' && has(text, words.asks.COUPONS)))
      return { ...none, kind, things: thing === undefined ? [] : [thing] };
  if (has(text, TALK.alert)) {
    const by = has(text, words.definite) ? orderIn(text, 'ALERT', words) : null;
    const around = [DETAIL.lessThanNow, TALK.anyDrop, words.thePlace, TALK.alertWords];
    const pointing = [...(by ? [words.definite] : []), ...around];
    const left = bareOf(pointing.reduce(without, text), words);
    return {
      ...none,
      kind: 'ALERT',
      by,
      things: left === '' || isOfStopWords(left, words.thingIn) ? [] : [left],
      places: placesIn(text, words),
      ...(has(text, TALK.anyDrop) ? { less: ANY_DROP } : {}),
    };
  }
  const { age } = personIn(text);
  // "she is 5 and likes drawing", "for my niece of 7, about 400"
  const isOfChild =
    age !== null &&
    (isToy(thing, words) ||
      isWithBudget(thing, text) ||
      (age <= CHILDHOOD && has(text, TALK.likes)));
  if (has(text, TALK.presents) || isOfChild) return { ...none, kind: 'PRESENT', things: [text] };
  // "9.9 or 11.11, which is reduced more?"
  if (
    has(text, TALK.biggest) &&
    !has(text, words.asks.WAIT) &&
    new Set(text.match(words.sale)).size < 2
  ) {
    const left = bareOf(without(text, TALK.biggest), words);
    const named = bareOf(without(left, SHOWN_WORDS.anything), words);
    const isNamed = named !== '' && !isOfStopWords(named, words.thingIn);
    return { ...none, kind: 'BIGGEST', things: isNamed ? [left] : [] };
  }
  // "the Edge and the Max? Both say deep bass."
  const asked = text.split(/[?!]\s/)[0] as string;
  const compared = bareOf(without(asked, TALK.difference), words);
  const makes = namedIn(subjectsIn(splitOf(compared, words), words), 'COMPARE', false, words);
  const differs = has(text, TALK.difference);
  if (differs ? areNames(makes, text, words) : areOneKind(makes, words))
    return { ...none, kind: 'COMPARE', things: makes };
  return differs && (compared === '' || words.thingIn(compared) === undefined)
    ? { ...none, kind: 'DIFFER', places: placesIn(text, words) }
    : undefined;
}

/** So old at most are those that what they like is bought for. */
const CHILDHOOD = 12;
/** "For my niece of 7, about 400": a budget and no thing. */
const isWithBudget = (thing: string | undefined, text: string): boolean =>
  thing === undefined && /\d{2}/.test(without(text, AGED));

const isToy = (thing = '', { kindsOf }: Words): boolean => kindsOf(thing).includes('toy');
