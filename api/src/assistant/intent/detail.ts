/**
 * Where something is sold, what a kind usually costs, which of it are reduced in truth, and which
 * shops have the most price tags that lie. Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, limitsOf, platformIn, sayIntent } from '../../search/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import type { Topic } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { heldOf } from './held.ts';
import { inOneOf } from './in-one.ts';
import { isKindAlone, isNothing, kindAloneOf, namesNothing, withoutKnown } from './left.ts';
import { toldOf } from './order.ts';
import { onRecordOf } from './on-record.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { SHARE, SHOWN_WORDS } from './shown.ts';
import { bareOf } from './intent.ts';
import { lowestOf } from './lowest.ts';
import { extraOf, movedOf, previousOf, reducedNowOf, reviewsOf } from './moved.ts';
import { platformsIn } from './platforms.ts';
import { TALK } from './talk.ts';
import { asTyped } from './typed.ts';
import { untilWhenOf } from './until-when.ts';
import { has, without, withoutName } from './words.ts';
import type { Words } from './words.ts';

/** `text`: in lower case. Undefined: it is another question. */
export function detailOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  return (
    inOneOf(topic, text, words) ??
    lowestOf(topic, text, currency, words) ??
    untilWhenOf(topic, text, words) ??
    movedOf(topic, text, words) ??
    reviewsOf(topic, text, words) ??
    reducedNowOf(topic, text, currency, words) ??
    heldOf(topic, text, words) ??
    extraOf(topic, text, words) ??
    previousOf(topic, text, words) ??
    elsewhereOf(topic, text, currency, words) ??
    onRecordOf(topic, text, words) ??
    worstOf(topic, text, words) ??
    fakesOf(topic, text, words) ??
    linkOf(topic, text, words) ??
    colourOf(topic, text, words) ??
    betweenPlatforms(topic, text, currency, words) ??
    trulyReducedOf(topic, text, currency, words) ??
    usualOf(topic, text, words)
  );
}

/** "Send me the link", "where do I buy it?" of what was shown. */
function linkOf(topic: Topic, text: string, words: Words): Question | undefined {
  // "where can I buy it cheapest?" compares shops
  if (!has(text, DETAIL.link) || has(text, SHOWN_WORDS.whereCheapest)) return undefined;
  const { orders, goingOn, thePlace, pointing, pointers } = words;
  const said = [DETAIL.link, thePlace, goingOn, pointing, pointers, SHOWN_WORDS.beside];
  const around = [...said, orders.CHEAPEST, orders.CHEAPER, orders.DEAREST, words.definite];
  const left = around.reduce(without, withoutKnown(topic, text, words));
  const named = kindAloneOf(bareOf(without(left, words.particles), words), words);
  // "where can I get a cheap backpack?" looks for one
  if (isKindAlone(named, words))
    return has(text, words.cheap) ? undefined : { ...NOTHING, kind: 'LINK', things: [named] };
  if (!isNothing(left, words)) return undefined;
  const isCheap = [orders.CHEAPEST, orders.CHEAPER].some((one) => has(text, one));
  const by = isCheap ? 'CHEAPEST' : has(text, orders.DEAREST) ? 'DEAREST' : null;
  return { ...NOTHING, kind: 'LINK', places: placesIn(text, words), by, pointsBack: true };
}

/** "Which shop is the worst for that?" after price tags that lie. */
function worstOf(topic: Topic, text: string, words: Words): Question | undefined {
  const isOfFakes = topic.asked === 'FAKES' || has(text, SHOWN_WORDS.fakes);
  const isOfRaisers = has(text, DETAIL.raisers);
  if (!isOfRaisers && (!isOfFakes || !has(text, DETAIL.worst))) return undefined;
  const { fakes, anything, beside } = SHOWN_WORDS;
  const said = [
    DETAIL.raisers,
    DETAIL.worst,
    fakes,
    anything,
    words.goingOn,
    words.pointing,
    beside,
  ];
  return isNothing(said.reduce(without, text), words)
    ? { ...NOTHING, kind: 'FAKES', isByShop: true }
    : undefined;
}

/** "Are the discounts at Shopee fake?": of whatever is sold, or of those that were shown. */
function fakesOf(topic: Topic, text: string, words: Words): Question | undefined {
  // "only on Lazada"
  const goesOn = topic.asked === 'FAKES' && platformIn(`${text} `) !== undefined;
  // "and none of those fake ones"
  const wanted = text.replace(words.asWish.EXPLAIN, (wish) =>
    wish.search(SHOWN_WORDS.fakes) > 0 ? ' ' : wish,
  );
  if (!goesOn && !has(wanted, SHOWN_WORDS.fakes)) return undefined;
  const { fakes, anything, everything, beside } = SHOWN_WORDS;
  // "today" points at nothing that was shown
  const pointing = [anything, everything].reduce(without, text);
  const isFree = pointing === text && platformIn(`${text} `) === undefined;
  const isPointed = has(pointing, words.pointing);
  // "which of them are real, not fake?"
  const isWhich = has(text, DETAIL.trulyReduced) || has(text, SHOWN_WORDS.truly);
  const isOfThat =
    (topic.things.length > 0 && (isFree || isPointed)) ||
    (topic.asked === 'BIGGEST' && (isPointed || isWhich));
  const said = [fakes, anything, everything, beside, words.goingOn, words.have, words.thePlace];
  const kept = said.reduce(without, text);
  const left = platformIn(`${kept} `)?.rest ?? kept;
  // "were prices of headphones raised before the sale?": of those
  const thing = words.thingIn(bareOf(without(left, words.particles), words));
  if (thing !== undefined && namesNothing(withoutName(left, thing), words)) {
    const around = [SHARE, SHOWN_WORDS.truly, SHOWN_WORDS.reduced, words.between, words.particles];
    const named = bareOf(toldOf(around.reduce(without, left), 'EXPLAIN', words), words);
    return { ...NOTHING, kind: 'EXPLAIN', things: [kindAloneOf(named, words)] };
  }
  if (placesIn(text, words).length > 0 || !namesNothing(left, words)) return undefined;
  return isOfThat
    ? { ...NOTHING, kind: 'EXPLAIN', pointsBack: true }
    : { ...NOTHING, kind: 'FAKES' };
}

/** "What colours does the first one come in?" */
function colourOf(topic: Topic, text: string, words: Words): Question | undefined {
  const places = placesIn(text, words);
  const [colour] = text.match(DETAIL.colour) ?? [];
  const isPointed = places.length > 0 || has(text, words.pointing);
  // "got what colour?" with nothing else in it is of what was shown
  const isAsked = has(text, words.have) || has(text, DETAIL.ofAny);
  const isOfOne = isPointed || (isAsked && /^[a-z]/.test(colour ?? ''));
  if (colour === undefined || !isOfOne || topic.things.length === 0) return undefined;
  if (has(text, words.colours) || has(text, words.otherColours)) return undefined;
  const around = [words.pointing, words.have, DETAIL.ofAny, words.goingOn, SHOWN_WORDS.beside];
  const said = [words.thePlace, DETAIL.colour, ...around];
  const left = said.reduce(without, withoutKnown(topic, text, words));
  return (isPointed ? namesNothing : isNothing)(left, words)
    ? { ...NOTHING, kind: 'INCLUDED', things: [colour], places }
    : undefined;
}

/** "How do Shopee and Lazada differ?", "is it sold at Shopee too?" of what was shown. */
function betweenPlatforms(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  // "one that is not sold at Lazada"
  if (intentOf(`x ${text}`, currency).notPlatforms) return undefined;
  const isCompared = has(text, TALK.difference) && platformsIn(text).length > 1;
  if (!isCompared && !has(text, DETAIL.whichPlatform)) return undefined;
  const asked = without(text, DETAIL.whichPlatform);
  const unshopped = platformsIn(text).reduce((left) => platformIn(`${left} `)?.rest ?? left, asked);
  const around = [words.between, words.goingOn, words.pointing, words.pointers, words.thePlace];
  const said = [TALK.difference, ...around, SHOWN_WORDS.whereCheapest, SHOWN_WORDS.beside];
  const [known] = topic.things;
  if (known === undefined || !isNothing(said.reduce(without, unshopped), words)) return undefined;
  const isOfOne = platformsIn(text).length === 1 && topic.kind === 'FIND';
  return {
    ...NOTHING,
    kind: 'PLATFORMS',
    places: placesIn(text, words),
    pointsBack: true,
    ...(isOfOne ? { of: known } : {}),
  };
}

/** "I saw it in the mall for 400, is this cheaper?": the price of what was shown, judged. */
function elsewhereOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  if (topic.things.length === 0 || !has(text, DETAIL.seenElsewhere)) return undefined;
  const [price, ...others] = amountsIn(text, currency);
  if (price === undefined || price.isShare || others.length > 0) return undefined;
  const unpriced = `${text.slice(0, price.start)} ${text.slice(price.end)}`;
  const { orders, asks } = words;
  const asked = [
    DETAIL.seenElsewhere,
    orders.CHEAPER,
    orders.DEARER,
    asks.GOOD_PRICE,
    asks.COMPARE,
  ];
  const around = [words.goingOn, words.thePlace, words.pointing, words.pointers, words.between];
  const { anything, everything, better, beside } = SHOWN_WORDS;
  const said = [...asked, ...around, better, everything, anything, beside];
  return isNothing(said.reduce(without, unpriced), words)
    ? {
        ...NOTHING,
        kind: 'GOOD_PRICE',
        amount: price.amount,
        places: placesIn(text, words),
        pointsBack: true,
      }
    : undefined;
}

/** "Which phones are really cheaper?": a list of that kind. */
function trulyReducedOf(
  topic: Topic,
  typed: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const { text: unlimited, ...limits } = limitsOf(typed, currency);
  const text = asTyped(unlimited, [typed]);
  const isAsked = has(text, DETAIL.trulyReduced);
  const isOther = has(text, TALK.biggest) || has(text, words.asks.WAIT);
  const isReal = has(text, DETAIL.realOnes);
  if ((!isAsked && !isReal && !has(text, DETAIL.onSale)) || isOther) return undefined;
  const { anything, beside, truly } = SHOWN_WORDS;
  const around = [anything, truly, words.goingOn, words.have, beside, words.particles];
  const said = [DETAIL.realOnes, DETAIL.trulyReduced, DETAIL.onSale, ...around];
  const left = kindAloneOf(bareOf(said.reduce(without, text), words), words);
  if (isKindAlone(left, words)) {
    const thing = sayIntent({ ...limits, text: left }, currency);
    return { ...NOTHING, kind: 'BIGGEST', things: [thing] };
  }
  // "is the Fryora air fryer on sale?"
  if (words.thingIn(left) !== undefined && placesIn(text, words).length === 0)
    return { ...NOTHING, kind: 'EXPLAIN', things: [bareOf(toldOf(left, 'EXPLAIN', words), words)] };
  // "show me the real discounts", where nothing was shown yet
  const isOfAll = isReal && !has(without(text, DETAIL.realOnes), words.pointing);
  if (topic.things.length === 0 && isOfAll && isNothing(left, words))
    return { ...NOTHING, kind: 'BIGGEST' };
  return topic.things.length > 0 && isAsked && isNothing(left, words)
    ? { ...NOTHING, kind: 'EXPLAIN', places: placesIn(text, words), pointsBack: true }
    : undefined;
}

/** "What's a normal price for an air fryer?", or of what was looked for before. */
function usualOf(topic: Topic, text: string, words: Words): Question | undefined {
  if (!has(text, DETAIL.usual) || has(text, SHOWN_WORDS.aroundThat)) return undefined;
  if (placesIn(text, words).length > 0) return undefined;
  const said = [DETAIL.usual, words.goingOn, SHOWN_WORDS.howMuch, words.pointing, words.particles];
  const left = kindAloneOf(bareOf(said.reduce(without, text), words), words);
  if (isKindAlone(left, words)) return { ...NOTHING, kind: 'USUAL', things: [left] };
  const kinds = left.split(words.between).map((part) => kindAloneOf(bareOf(part, words), words));
  if (kinds.length > 1 && kinds.every((one) => isKindAlone(one, words)))
    return { ...NOTHING, kind: 'USUAL', things: kinds };
  const [known] = topic.things;
  const isOfKind = known !== undefined && topic.kind !== 'PRESENT' && words.thingIn(known);
  return isOfKind && isNothing(without(left, SHOWN_WORDS.beside), words)
    ? { ...NOTHING, kind: 'USUAL', things: [known], pointsBack: true }
    : undefined;
}
