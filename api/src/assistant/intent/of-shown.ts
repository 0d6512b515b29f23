/**
 * Questions of what was shown that name nothing themselves: what several pieces cost, whether a
 * discount is true, which is the lightest; and orders of all that is sold. Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { isUnknown } from './models.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import { measuresSaid, withoutMeasures } from '../../words/index.ts';
import type { Topic } from './carry.ts';
import { DETAIL, spanIn } from './detail-words.ts';
import { bareOf } from './intent.ts';
import { placesIn } from './places.ts';
import { LISTED, NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { reducedBy } from './of-kind.ts';
import { namesIn } from './quote.ts';
import { isKindAlone, isNothing, kindAloneOf, namesNothing, withoutKnown } from './left.ts';
import { HOLDING, packSaidIn } from './pack.ts';
import { havingOf, ofExtreme } from './of-extreme.ts';
import { pickOf } from './picked.ts';
import { freeOf, piecesOf } from './pieces.ts';
import { SHARE, SHOWN_WORDS } from './shown.ts';
import { includedOf, originOf, otherBrandOf, sizedOf, traitOf } from './traits.ts';
import { TALK } from './talk.ts';
import { has, without, withoutName } from './words.ts';
import type { Words } from './words.ts';

/** So few words name a product. */
const FEW = 2;
/** So far from a price lies what is about as dear. */
const AROUND = 0.2;

export function ofShown(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const lower = text.trim().toLowerCase().replace(/[’‘]/g, "'");
  return (
    // "in three months" counts no pieces
    freeOf(topic, lower, words) ??
    piecesOf(topic, spanIn(lower)?.rest ?? lower, words) ??
    doubtOf(topic, lower, words) ??
    perUnitOf(topic, lower, currency, words) ??
    billOf(topic, lower, words) ??
    sizedOf(topic, lower, currency, words) ??
    sortedOf(topic, lower, words) ??
    pickOf(topic, lower, currency, words) ??
    aroundOf(topic, lower, currency, words) ??
    whereOf(topic, lower, words) ??
    otherBrandOf(topic, lower, currency, words) ??
    originOf(topic, lower, words) ??
    extremesOf(lower, words) ??
    whyOf(lower, words) ??
    havingOf(topic, lower, currency, words) ??
    includedOf(topic, lower, words) ??
    ofExtreme(topic, lower, words) ??
    traitOf(topic, lower, words) ??
    reducedBy(topic, lower, currency, words) ??
    allOf(topic, lower, words)
  );
}

/** After these what is to be paid is asked of what was shown. */
const BILLED: readonly Question['kind'][] = [
  ...(['COUPONS', 'SHIPPING', 'GOOD_PRICE', 'FIND', 'SIZED'] as const),
  ...(['PICK', 'EXPLAIN', 'WAIT', 'STOCK', 'SELLER', 'COMPARE'] as const),
];

/** "What's the total?" of what was asked for coupons or shipping of. */
function billOf(topic: Topic, text: string, words: Words): Question | undefined {
  const isBill = BILLED.includes(topic.asked);
  // "after the code?", "with postage?" of what was asked for coupons of
  const { afterCoupon, withSending } = DETAIL;
  const isWhole =
    topic.asked === 'COUPONS' && [afterCoupon, withSending].some((one) => has(text, one));
  if (!isBill || topic.things.length === 0 || !(isWhole || has(text, TALK.pay))) return undefined;
  // "the cheapest one, how much" asks for that one
  if (has(text, words.orders.CHEAPEST) || has(text, words.orders.DEAREST)) return undefined;
  // "how much is shipping?" asks for that alone
  const { SHIPPING, EXPLAIN, GOOD_PRICE, WAIT, STOCK, SELLER, MEASURE } = words.asks;
  const asked = without(text, withSending);
  if ([SHIPPING, EXPLAIN, GOOD_PRICE, WAIT, STOCK, SELLER, MEASURE].some((one) => has(asked, one)))
    return undefined;
  const whole = isWhole ? [afterCoupon, withSending, SHOWN_WORDS.howMuch] : [];
  const said = [
    ...whole,
    TALK.pay,
    words.thePlace,
    words.pointing,
    words.goingOn,
    SHOWN_WORDS.beside,
  ];
  return isNothing(said.reduce(without, withoutKnown(topic, text, words)), words)
    ? { ...NOTHING, kind: 'COUPONS', places: placesIn(text, words), pointsBack: true }
    : undefined;
}

/** "Is that 80% off for real?" */
function doubtOf(topic: Topic, text: string, words: Words): Question | undefined {
  // how a discount is judged asks of no product
  if (has(text, TALK.trust) || has(text, TALK.alert)) return undefined;
  // “any code that takes something off?”
  if (has(text, words.asks.COUPONS)) return undefined;
  const { truly, reduced, beside } = SHOWN_WORDS;
  const hasShare = has(text, SHARE);
  // of all that is sold today nothing was shown yet
  if (topic.things.length === 0 && has(text, SHOWN_WORDS.anything)) return undefined;
  if ((!hasShare && !has(text, reduced)) || !has(text, truly)) return undefined;
  const said = [SHARE, truly, reduced, words.asks.EXPLAIN, words.thePlace, beside, words.pointing];
  const around = hasShare ? [...said, TALK.claimed, words.particles] : said;
  const left = around.reduce(without, withoutKnown(topic, text, words));
  const isUnnamed = hasShare ? namesNothing(left, words) : isNothing(left, words);
  // "70% off on the smart tv, is it true?"
  const [share] = text.match(SHARE) ?? [];
  const thing = share === undefined ? undefined : words.thingIn(left);
  if (thing !== undefined && !isUnnamed && topic.things[0] !== thing)
    return { ...NOTHING, kind: 'EXPLAIN', things: [doubtedIn(left, thing, words)] };
  const isOf = (one: RegExp) => has(text, one);
  const by = [words.orders.CHEAPEST, SHOWN_WORDS.cheap].some(isOf)
    ? 'CHEAPEST'
    : [words.orders.DEAREST, SHOWN_WORDS.dear].some(isOf)
      ? 'DEAREST'
      : null;
  return isUnnamed
    ? { ...NOTHING, kind: 'EXPLAIN', places: placesIn(text, words), by, pointsBack: true }
    : undefined;
}

/** A word of a name before a short figure. */
const MODEL = /(?<![\p{L}\d])[a-z]{2,10} \d{1,2}(?![\d.,%])/u;

/** The doubted product: what names it beside the thing, and its size. */
function doubtedIn(text: string, thing: string, { shop }: Words): string {
  const sizes = measuresSaid(text);
  const others = withoutMeasures(withoutName(text, thing)).replace(shop, ' ');
  // "Go 8", whatever "go" is elsewhere
  const model = others.match(MODEL)?.[0] ?? '';
  const names = namesIn(others.replace(model, ' ')).filter((one) => /\p{L}/u.test(one));
  return [...names, thing, model, ...sizes].filter((one) => one !== '').join(' ');
}

/** "Cheapest first", "sort them by rating": what was looked for in an order. */
function sortedOf(topic: Topic, text: string, words: Words): Question | undefined {
  const { sorted, sortedDown, beside } = SHOWN_WORDS;
  const [known] = topic.things;
  const isDown = has(text, sortedDown);
  if (topic.kind === 'PRESENT' || (!isDown && !has(text, sorted))) return undefined;
  const { RATED, SOLD, REVIEWED } = words.orders;
  const named = (['REVIEWED', 'RATED', 'SOLD'] as const).find((one) =>
    has(text, words.orders[one]),
  );
  const by = isDown ? 'DEAREST' : (named ?? 'CHEAPEST');
  const said = [sortedDown, REVIEWED, RATED, SOLD, sorted, words.goingOn, beside];
  const left = said.reduce(without, withoutKnown(topic, text, words));
  // "rank the blenders by price"
  const kind = kindAloneOf(bareOf(without(left, words.particles), words), words);
  const thing = isNothing(left, words) ? known : isKindAlone(kind, words) ? kind : undefined;
  return thing === undefined
    ? undefined
    : { ...NOTHING, kind: 'FIND', things: [thing], by, isSorted: true };
}

/** "Others around that price?": of the kind that was spoken of. */
function aroundOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const { things, amount } = topic;
  const [known] = things;
  if (amount === undefined || known === undefined) return undefined;
  if (!has(text, SHOWN_WORDS.aroundThat) || has(text, words.asks.GOOD_PRICE)) return undefined;
  const said = [SHOWN_WORDS.aroundThat, SHOWN_WORDS.beside, words.goingOn, words.pointing];
  if (!isNothing(said.reduce(without, withoutKnown(topic, text, words)), words)) return undefined;
  const [minAmount, maxAmount] = [1 - AROUND, 1 + AROUND].map((share) =>
    Math.round(amount * share),
  );
  const kind = words.thingIn(known) ?? known;
  return {
    ...NOTHING,
    kind: 'FIND',
    things: [sayIntent({ text: kind, minAmount, maxAmount }, currency)],
  };
}

/** "Where is it cheapest?" of what was shown, or of what it names. */
function whereOf(topic: Topic, text: string, words: Words): Question | undefined {
  if (!has(text, SHOWN_WORDS.whereCheapest)) return undefined;
  const said = [SHOWN_WORDS.whereCheapest, words.thePlace, words.goingOn, SHOWN_WORDS.beside];
  const kept = said.reduce(without, withoutKnown(topic, text, words));
  const left = without(kept, SHOWN_WORDS.anything);
  const thing = words.thingIn(bareOf(without(left, words.particles), words));
  const sizes = measuresSaid(left);
  const named = withoutMeasures(withoutName(left, thing ?? ''));
  if (thing !== undefined && isNothing(named, words))
    return { ...NOTHING, kind: 'FIND', by: 'CHEAPEST', things: [[thing, ...sizes].join(' ')] };
  // "which shop has the Sonvo WH1000 cheapest?"
  if (thing !== undefined && /[a-z\d]{3}/.test(named) && namesIn(named).length <= FEW)
    return { ...NOTHING, kind: 'FIND', by: 'CHEAPEST', things: [left.replace(/\s+/g, ' ').trim()] };
  if (!isNothing(left, words)) return ofModel(bareOf(without(left, words.particles), words));
  return topic.things.length === 0
    ? undefined
    : { ...NOTHING, kind: 'PLATFORMS', places: placesIn(text, words), pointsBack: true };
}

/** "Sonvo WH1000S5, where is it cheapest?": a maker and a model. */
function ofModel(named: string): Question | undefined {
  const [maker = '', ...model] = namesIn(named);
  const isNamed = isUnknown(maker) && model.length > 0 && model.length <= FEW;
  return isNamed ? { ...NOTHING, kind: 'PLATFORMS', things: [named.trim()] } : undefined;
}

/** "Which is the cheapest per litre?" */
function perUnitOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const [known] = topic.things;
  const { text: said, perUnit } = intentOf(`x ${text}`, currency);
  if (known === undefined || perUnit !== true || has(text, words.asks.MEASURE)) return undefined;
  const { orders, asks, goingOn, particles } = words;
  const around = [...Object.values(orders).toReversed(), asks.COMPARE, asks.GOOD_PRICE, goingOn];
  const whole = said.replace(/^x\b/, '');
  // "the pack of 4, how much per bulb?"
  const pack = packSaidIn(whole) ?? '';
  const asked = pack === '' ? whole : whole.replace(pack, ' ');
  const left = [...around, SHOWN_WORDS.howMuch, SHOWN_WORDS.beside, particles].reduce(
    without,
    withoutKnown(topic, withoutMeasures(asked), words),
  );
  if (!isNothing(left, words)) return undefined;
  // "the 250 g one, how much per 100 g?"
  const { text: named, ...limits } = intentOf(known, currency);
  const sizes = measuresSaid(asked);
  const plain = pack === '' ? named : named.replace(HOLDING, ' ').trim();
  const sized = [sizes.length > 0 ? withoutMeasures(plain).trim() : plain, pack, ...sizes];
  return {
    ...NOTHING,
    kind: 'FIND',
    things: [sayIntent({ ...limits, text: sized.filter(Boolean).join(' '), perUnit }, currency)],
  };
}

/** How the cheap one and the expensive one differ, of those that were shown or of a kind. */
function extremesOf(text: string, words: Words): Question | undefined {
  const { cheap, dear, beside } = SHOWN_WORDS;
  // "is the expensive one better?": than the cheap one
  const isBetter = has(text, SHOWN_WORDS.better) && has(text, dear);
  const isCompared = has(text, TALK.difference) || has(text, words.asks.COMPARE);
  if (!isBetter && !(isCompared && has(text, cheap) && has(text, dear))) return undefined;
  const thing = words.thingIn(text);
  const unnamed = thing === undefined ? text : withoutName(text, thing);
  const said = [
    TALK.difference,
    words.asks.COMPARE,
    SHOWN_WORDS.better,
    cheap,
    dear,
    words.between,
    beside,
  ];
  return isNothing(said.reduce(without, unnamed), words)
    ? { ...NOTHING, kind: 'DIFFER', by: 'DEAREST', things: thing === undefined ? [] : [thing] }
    : undefined;
}

/** Why the same costs more elsewhere. */
function whyOf(text: string, words: Words): Question | undefined {
  return has(text, SHOWN_WORDS.shopsDiffer) && words.thingIn(text) === undefined
    ? { ...NOTHING, kind: 'SHOP_PRICES' }
    : undefined;
}

/** "The cheapest thing you have", "best seller today": an order, and nothing that is looked for. */
function allOf(topic: Topic, text: string, words: Words): Question | undefined {
  const { everything, anything, beside } = SHOWN_WORDS;
  const isFree = topic.things.length === 0 && has(text, anything);
  const isOfAll = has(text, everything) || isFree || topic.isOfAll === true;
  if (!isOfAll || words.thingIn(text) !== undefined) return undefined;
  // a price is the lowest of all: no question whether it is good
  const [by] = LISTED.filter((one) => has(text, words.orders[one]));
  if (by === undefined) return undefined;
  const orders = Object.values(words.orders).toReversed();
  const left = [words.goingOn, ...orders, everything, anything, beside].reduce(without, text);
  return isNothing(left, words) ? { ...NOTHING, kind: 'FIND', by, isOfAll: true } : undefined;
}
