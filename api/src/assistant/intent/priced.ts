/**
 * Questions with amounts in them that are no budget: a price that was seen, a price that is waited
 * for, offers side by side, a sum with a voucher. Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { LEXICONS, sourceOf } from '../../lexicon/index.ts';
import { intentOf, platformIn } from '../../search/index.ts';
import { measuresIn, thingIn, withoutMeasures } from '../../words/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import type { Said } from '../sum/amounts.ts';
import { basketIn } from '../sum/basket.ts';
import { claimIn } from '../sum/claim.ts';
import { oneByUnit } from '../sum/one-pack.ts';
import { CONTAINERS } from '../sum/containers.ts';
import { packsIn } from '../sum/packs.ts';
import { promotionsIn } from '../sum/promotions.ts';
import { hasBasket, reckoningIn } from '../sum/voucher.ts';
import { DETAIL } from './detail-words.ts';
import { isKindAlone, kindAloneOf } from './left.ts';
import { bareOf } from './intent.ts';
import { areUnread, perUnitOf, unasked, weighedOf } from './by-unit.ts';
import { areSizes, isOffers } from './offers-asked.ts';
import { orderIn } from './order.ts';
import { isPaidFor, packedOf, tidy, withoutAmounts } from './pack.ts';
import { placesIn } from './places.ts';
import type { Question } from './question.ts';
import { isOfStopWords, namesIn, trimmedAs } from './quote.ts';
import { SHOWN_WORDS } from './shown.ts';
import { piecesPaid, isSoMany } from './so-many.ts';
import { TALK } from './talk.ts';
import { has, without, WORDS, wordsIn } from './words.ts';
import type { Words } from './words.ts';

/** Digits of a figure that is a price without saying so. */
const LONG = 3;
/** Words of limits that names have too. */
const PERHAPS = new RegExp(`${sourceOf(LEXICONS.map(({ money }) => money.perhaps.atMost))}\\s*$`);

/** "12.12" is a day. */
const SALE_DAY = /^(\d{1,2})[./]\1$/;

/** Right before a price to come: "below". */
const BELOW = new RegExp(`(?:${WORDS.atMost.source})\\s*$`, 'u');

/** Offers or a voucher with their amounts; undefined: it is another question. */
export function summedOf(text: string, currency: CurrencyCode, words: Words): Question | undefined {
  const lower = text.toLowerCase();
  const question = { also: [], places: [], by: null, pointsBack: false, page: 1, things: [text] };
  if (basketIn(text, currency)) return { ...question, kind: 'RECKON' };
  if (promotionsIn(text, currency)) return { ...question, kind: 'PACKS' };
  const packs = packsIn(text, currency);
  const { asks, orders } = words;
  const isWeighed =
    !namesTwo(lower, words) ||
    [asks.COMPARE, asks.GOOD_PRICE, orders.CHEAPER, orders.CHEAPEST].some((one) => has(lower, one));
  const areCounted = packs?.some(({ unit }) => unit === 'piece') === true;
  if (packs && (areCounted || isWeighed)) return { ...question, kind: 'PACKS' };
  const one = packs ? undefined : oneByUnit(text, currency);
  const kind = one && words.thingIn(text);
  if (one && kind !== undefined) {
    const { unit, size, price, words: said } = one;
    const pack = { unit, size, words: said ?? `${size}` };
    return { ...question, kind: 'GOOD_PRICE', things: [kind], amount: price, pack };
  }
  if (one) return { ...question, kind: 'PACKS' };
  if (packs === undefined && areUnread(text, lower, currency, words))
    return { ...question, kind: 'UNREAD_PACKS', things: [] };
  const claim = claimOf(text, lower, currency, words);
  if (claim) return { ...question, ...claim };
  const sum = reckoningIn(text, currency);
  // "now or 12.12?" waits for a day, which is no price
  const isOfOffers =
    !has(lower, asks.WAIT) &&
    isOffers(text, lower, currency, words, (sum?.vouchers.length ?? 0) > 0);
  if (isOfOffers && areSizes(text, currency))
    return { ...question, kind: 'UNREAD_PACKS', things: [] };
  if (isOfOffers) return { ...question, kind: 'OFFERS' };
  if (!sum) return undefined;
  const { vouchers, prices, budget } = sum;
  const asksCoupons = has(lower, words.asks.COUPONS);
  const hasRules =
    vouchers.length > 1 || vouchers.some(({ least, cap }) => least !== null || cap !== null);
  const asksPay = has(lower, TALK.pay);
  const isOfShown = prices.length === 0 && words.thingIn(lower) === undefined;
  // "and if I buy two with 10% off?"
  const isBought = isOfShown && has(lower, SHOWN_WORDS.buying) && isSoMany(lower, words);
  const isAsked =
    hasRules || isBought || (asksPay && (asksCoupons || isOfShown || prices.length > 0));
  if (!isAsked && !(asksCoupons && budget !== null)) return undefined;
  const by = isOfShown && has(lower, words.definite) ? orderIn(lower, 'RECKON', words) : null;
  const pieces = isOfShown ? piecesPaid(lower, currency, words) : undefined;
  return {
    ...question,
    kind: 'RECKON',
    places: isOfShown ? placesIn(lower, words) : [],
    by,
    ...(pieces === undefined ? {} : { pieces }),
  };
}

/** The same beside the sum of before: "and with 15 shipping, 10 off it?" has no basket of its own. */
export function summedBeside(
  again: Question | undefined,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const own = summedOf(text, currency, words);
  const isRest = own?.kind === 'RECKON' && !hasBasket(text, currency);
  return isRest ? (again ?? own) : (own ?? again);
}

/** "Was 2,990, now 890: is it real?": of no product that is named, and of no coupon. */
function claimOf(
  text: string,
  lower: string,
  currency: CurrencyCode,
  words: Words,
): Pick<Question, 'kind' | 'of'> | undefined {
  const { asks, asWish } = words;
  const asked = [
    asks.EXPLAIN,
    asWish.EXPLAIN,
    asks.GOOD_PRICE,
    TALK.trust,
    SHOWN_WORDS.truly,
  ].filter((one) => has(lower, one));
  if (asked.length === 0 || has(lower, asks.COUPONS) || !claimIn(text, currency)) return undefined;
  const said = [...asked, TALK.claimed, TALK.seenAt];
  const left = said.reduce(without, withoutPlatform(withoutMeasures(lower)));
  const named = bareOf(left.replace(/\S*\d\S*/gu, ' '), words);
  if (namesIn(named).length === 0) return { kind: 'CLAIM' };
  return isKindAlone(named, words) ? { kind: 'CLAIM', of: named } : undefined;
}

const PACKED = new RegExp(`(?:${CONTAINERS})\\s*(?=\\d)|(?<=\\d\\s*)(?:${CONTAINERS})`, 'gu');

/** "Rice 2 kg $12 and sugar 1 kg $3" are no packs of one thing. */
function namesTwo(text: string, { thingIn, between }: Words): boolean {
  // a bag of powder is no bag
  const parts = text.replace(PACKED, ' ').split(between);
  return parts.filter((part) => thingIn(part) !== undefined).length > 1;
}

/** The question with the price that it names, and its thing without it. */
export function pricedOf(question: Question, text: string, currency: CurrencyCode): Question {
  const { kind, things } = question;
  if (kind === 'ALERT') return lowered(waitedFor(question, currency), text);
  const isPerUnit = intentOf(text, currency).perUnit === true;
  const ofUnit =
    kind === 'GOOD_PRICE' && isPerUnit ? packedOf(question, text, currency) : undefined;
  if (ofUnit) return ofUnit;
  const weighed = isPerUnit ? weighedOf(question, text, wordsIn(currency)) : undefined;
  if (weighed) return weighed;
  if ((kind === 'GOOD_PRICE' || kind === 'COMPARE') && isPerUnit)
    return { ...question, kind: 'FIND', things: [perUnitOf(things, currency)] };
  if (kind === 'FIND' && isPerUnit && things.some((one) => !intentOf(one, currency).perUnit))
    return { ...question, things: [perUnitOf(unasked(things, text, currency), currency)] };
  // "is avocado cheaper per kilo?" after another thing: what it costs
  if (kind === 'FIND' && question.by === 'CHEAPER' && isPerUnit && things.length > 0)
    return { ...question, by: null, things: [perUnitOf(things, currency)] };
  if (kind === 'WAIT') return waitedAt(question, text, currency);
  if (kind === 'EXPLAIN')
    return { ...question, things: things.map((one) => unclaimed(one, currency)) };
  if (kind !== 'GOOD_PRICE') return question;
  const ofPack = packedOf(question, text, currency);
  if (ofPack) return ofPack;
  // "Aira Max 500": the last word of a name, and no limit
  const said = amountsIn(text, currency).filter(
    ({ role, before, isClose, start, end }) =>
      !SALE_DAY.test(text.slice(start, end)) &&
      (role === 'price' ||
        // "Saapan Max at 78.90": a word of its name, farther from what it costs
        (role === 'cap' && (!isClose || PERHAPS.test(before.replace(TALK.seen, ''))))),
  );
  const [thing] = things;
  const named = thing === undefined ? [] : amountsIn(thing, currency);
  const seen = said.find(
    (one) =>
      one.isMoney ||
      isPaidFor(text, one, WORDS) ||
      TALK.seen.test(one.before) ||
      isLast(thing, named, one) ||
      isFirst(thing, named, one) ||
      isBehindKind(thing, named, one),
  );
  // a short figure beside it is of a name: Hush 2
  const others = said.filter((one) => one !== seen && (one.isMoney || one.end - one.start >= LONG));
  if (seen === undefined || others.length > 0) return question;
  const left =
    thing === undefined
      ? ''
      : bareOf(
          tidy(
            withoutPlatform(
              withoutAmounts(
                thing,
                named.filter(({ amount }) => amount === seen.amount || said.length === 1),
              ),
            ).replace(TALK.seenAt, ' '),
          ),
          WORDS,
        );
  return { ...question, amount: seen.amount, things: left === '' ? [] : [kindAloneOf(left)] };
}

/** "At 7,900, buy now or wait?": what it costs names nothing. */
function waitedAt(question: Question, text: string, currency: CurrencyCode): Question {
  const { things: named, amount } = pricedOf({ ...question, kind: 'GOOD_PRICE' }, text, currency);
  // "wait until it is below 50?" is of a price to come
  const isSeen = !amountsIn(text, currency).some(({ before }) => BELOW.test(before));
  return amount === undefined
    ? question
    : {
        ...question,
        things: named.map((one) => tidy(trimmedAs(one, wordsIn(currency).thingIn))),
        ...(isSeen ? { amount } : {}),
      };
}

/** "Robot 990, is it cheap?": a long figure at the end is what it costs, not its model. */
function isLast(thing: string | undefined, named: readonly Said[], { amount }: Said): boolean {
  const last = named.at(-1);
  return last?.amount === amount && last.end === thing?.length && last.end - last.start >= LONG;
}

/** "899 for the Kettla blender, ok?": a long figure before what names a kind of goods. */
function isFirst(thing = '', named: readonly Said[], { amount }: Said): boolean {
  const [first] = named;
  return (
    first?.amount === amount &&
    first.start === 0 &&
    first.end >= LONG &&
    WORDS.thingIn(thing.slice(first.end)) !== undefined
  );
}

/** "Guitar 3500, worth it for a beginner?": a long figure right behind a kind of goods. */
function isBehindKind(thing = '', named: readonly Said[], { amount }: Said): boolean {
  const one = named.find((other) => other.amount === amount);
  return (
    one !== undefined &&
    one.end - one.start >= LONG &&
    isKindAlone(thing.slice(0, one.start).trim(), WORDS)
  );
}

/** "Once it is 150 cheaper than now": so much below what it costs. */
function lowered({ amount, ...question }: Question, text: string): Question {
  if (amount === undefined) return question;
  return has(text, DETAIL.lessThanNow) ? { ...question, lower: amount } : { ...question, amount };
}

function waitedFor(question: Question, currency: CurrencyCode): Question {
  const [thing = ''] = question.things;
  const { text, maxAmount, minAmount } = intentOf(`x ${thing}`, currency);
  const bare = without(text.replace(/^x\b/, ''), DETAIL.lessThanNow).trim();
  const said = amountsIn(bare, currency);
  // "the Flex 2, below 3500": a short figure beside a price is of a name
  const last =
    said.findLast((one) => one.isMoney || one.isShare || one.end - one.start >= LONG) ??
    said.at(-1);
  // "พันสอง": figures in words are read behind what says that they are a limit
  const spoken = last === undefined && bare !== '' ? intentOf(`x <= ${bare}`, currency) : undefined;
  const inWords = spoken?.text === 'x' ? spoken.maxAmount : undefined;
  const amount = maxAmount ?? minAmount ?? inWords ?? (last?.isShare ? undefined : last?.amount);
  const left =
    maxAmount === undefined && minAmount === undefined
      ? withoutAmounts(bare, last ? [last] : [])
      : bare;
  const named = bareOf(left, WORDS);
  const isNamed = /\p{L}/u.test(named) && !isOfStopWords(named, (one) => thingIn(one, currency));
  return {
    ...question,
    things: isNamed ? [left] : [],
    ...(amount === undefined ? {} : { amount }),
    ...(last?.isShare && amount === undefined ? { less: last.amount } : {}),
  };
}

/** Where it was seen says nothing of what it is. */
function withoutPlatform(text: string): string {
  const { rest = '' } = platformIn(text) ?? {};
  return rest === '' ? text : rest;
}

/** "Marked down to 1,239,000, is it real?": what is claimed is no part of the name. */
function unclaimed(thing: string, currency: CurrencyCode): string {
  // "rice, 5 kg, 149, is that a real discount?": behind a size it is what it costs
  const isSized = (one: Said) =>
    one.end === thing.length && measuresIn(thing.slice(0, one.start)).length > 0;
  const isPrice = (one: Said) =>
    one.isMoney || one.end - one.start > LONG + 1 || (isSized(one) && one.end - one.start >= LONG);
  return tidy(withoutAmounts(thing, amountsIn(thing, currency).filter(isPrice)));
}
