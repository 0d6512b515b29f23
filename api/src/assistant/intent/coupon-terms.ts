/**
 * Questions about the terms of coupons: "the minimum of those?", "which saves the most on 1200?".
 * Pure.
 */
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import { CURRENCIES } from '#contract/money.ts';
import type { CurrencyCode } from '#contract/money.ts';
import type { CouponTerm } from '../../lexicon/index.ts';
import { FOR, wordsOf } from '../../words/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import type { Said } from '../sum/amounts.ts';
import { hasBasket } from '../sum/voucher.ts';
import type { Topic } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { bareOf } from './intent.ts';
import { platformsIn } from './platforms.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { isOfStopWords } from './quote.ts';
import { couponTermIn, SHOWN_WORDS } from './shown.ts';
import { TALK } from './talk.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

const SUMS: readonly Topic['asked'][] = ['PACKS', 'OFFERS', 'RECKON'];
/** Digits of a figure that is an amount without saying so. */
const LONG = 2;

/** Of coupons that it names, or of those that were asked for; undefined: it is another question. */
export function couponTermsOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const lower = text.trim().toLowerCase().replace(/[’‘]/g, "'");
  const ofUsable = usableOf(topic, lower, words);
  if (ofUsable) return ofUsable;
  // "minimum spend?" is of coupons, whether it names them or not
  const isLeast = has(lower, DETAIL.leastSpend) && amountsIn(lower, currency).length === 0;
  const namesCoupons = has(lower, words.asks.COUPONS) || isLeast;
  const { term, rest: unasked } = askedIn(lower, isLeast);
  // "can I stack both?" of vouchers that were reckoned with
  const isOfSum = topic.asked === 'RECKON' && term === 'stacks';
  const isOfCoupons = topic.asked === 'COUPONS' || topic.stacked !== undefined;
  if (!namesCoupons && !isOfCoupons && !isOfSum) return undefined;
  // a figure right before what is asked is the order, and counts no coupons
  const own = amountsIn(lower, currency);
  const [said, typed] = own.length > 0 ? [own, lower] : [amountsIn(unasked, currency), unasked];
  if (term === 'stacks' && said.every(({ isMoney }) => !isMoney))
    return { ...NOTHING, kind: 'STACKING', things: platformNames(lower) };
  const [order, ...others] = said;
  if (others.length > 0 || order?.isShare === true) return undefined;
  // "if I buy 2": so many pieces are no order of 2
  const isShort = order && !order.isMoney && order.end - order.start < LONG;
  const isOrder = term === 'saves' && !isShort;
  if ((order?.isCount && !isOrder) || (isShort && term !== 'least')) return undefined;
  const unpriced =
    order === undefined ? typed : `${typed.slice(0, order.start)} ${typed.slice(order.end)}`;
  const asked =
    own.length === 0 && term !== undefined ? { term, rest: unpriced } : couponTermIn(unpriced);
  const found = asked ?? ofAmount(topic, { order, lower, unpriced, namesCoupons }, words);
  if (found === undefined) return undefined;
  const named = namedIn(found.rest, words);
  // a figure alone after coupons may be a new budget of what was looked for before
  if (named.length > 0 && !namesCoupons) return undefined;
  // a thing and its price: its coupons
  if (asked === undefined && named.length > 0 && !has(lower, SHOWN_WORDS.orders)) return undefined;
  // "which saves the most?": of the order that was named before
  const before = topic.asked === 'COUPONS' && named.length === 0 ? topic.amount : undefined;
  const amount = order?.amount ?? before;
  // coupons of what was shown were asked for, or those of a shop by its name
  const spoken = topic.stacked ?? (topic.kind === 'COUPONS' ? topic.things : []);
  return {
    ...NOTHING,
    kind: 'COUPONS',
    things: named.length > 0 ? named : spoken,
    pointsBack: named.length === 0 && spoken.length === 0,
    term: found.term,
    ...(amount === undefined ? {} : { amount }),
  };
}

/** Whose coupons they are, without what is asked of them. */
function namedIn(text: string, words: Words): string[] {
  const { goingOn, asks, atMost, pointing, pointers, particles } = words;
  const { orders, beside } = SHOWN_WORDS;
  const around = [goingOn, asks.COUPONS, atMost, TALK.pay, orders, pointing, pointers, particles];
  const left = bareOf([...around, beside].reduce(without, text), words);
  return isNobodys(left, words) ? [] : [left];
}

/** What is asked of coupons, and what is left of the text. */
function askedIn(text: string, isLeast: boolean): { term?: CouponTerm | undefined; rest: string } {
  const found = couponTermIn(text);
  return isLeast
    ? { term: 'least', rest: without(found?.rest ?? text, DETAIL.leastSpend) }
    : { term: found?.term, rest: found?.rest ?? text };
}

/** "Which of those can I use today?" after coupons: the same, which can be used now. */
function usableOf(topic: Topic, text: string, words: Words): Question | undefined {
  if (topic.asked !== 'COUPONS' || !has(text, DETAIL.usableNow)) return undefined;
  const { goingOn, asks, pointing, pointers, particles } = words;
  const { beside, anything } = SHOWN_WORDS;
  const around = [DETAIL.usableNow, goingOn, asks.COUPONS, pointing, pointers, anything, beside];
  const left = [...around, particles].reduce(without, text);
  if (!isNobodys(bareOf(left, words), words)) return undefined;
  const things = topic.kind === 'COUPONS' ? topic.things : [];
  return { ...NOTHING, kind: 'COUPONS', things, pointsBack: things.length === 0 };
}

/** The platforms that a text names, as people call them. */
const platformNames = (text: string): string[] =>
  platformsIn(text).map((code) => PLATFORM_NAMES[platformOf(code)]);

/** Vouchers without a price, after coupons of an order of so much: of that order. */
export function ofOrder(
  { asked, amount }: Pick<Topic, 'asked' | 'amount'>,
  question: Question,
  text: string,
  currency: CurrencyCode,
): Question {
  const isOfIt = asked === 'COUPONS' && question.kind === 'RECKON' && !hasBasket(text, currency);
  if (!isOfIt || amount === undefined) return question;
  const price = amount / 10 ** CURRENCIES[currency].digits;
  return { ...question, things: [`price ${price}, ${text}`] };
}

/** It names nobody who gives a coupon: "the code that can be used". */
function isNobodys(text: string, words: Words): boolean {
  return [text, bareOf(without(text, words.whose), words)].some(
    (one) => one === '' || isOfStopWords(one, words.thingIn),
  );
}

interface Priced {
  readonly order: Said | undefined;
  readonly lower: string;
  /** The text without the amount. */
  readonly unpriced: string;
  readonly namesCoupons: boolean;
}

/** "Which can I use for RM150?", "and for 80?", what is left to pay of that; "any $10 voucher?" */
function ofAmount(
  topic: Topic,
  { order, lower, unpriced, namesCoupons }: Priced,
  words: Words,
): ReturnType<typeof saving> | { term: 'worth'; rest: string } | undefined {
  if (has(unpriced, SHOWN_WORDS.orders) && order)
    return saving(without(unpriced, SHOWN_WORDS.orders));
  // coupons were asked for, and none of a thing
  const isOfShop = topic.kind === 'COUPONS' && words.thingIn(topic.things[0] ?? '') === undefined;
  const isOfCoupons = topic.asked === 'COUPONS' && (topic.amount !== undefined || isOfShop);
  if (order === undefined) {
    const isPaid = isOfCoupons && topic.amount !== undefined && has(lower, TALK.pay);
    return isPaid ? saving(lower) : undefined;
  }
  // of a sum that is reckoned, vouchers change it; 12.12 is a day
  if (SUMS.includes(topic.asked) || has(lower, words.sale)) return undefined;
  const isWorth = order.role === 'off' && order.isClose && !isBehindFor(order.before);
  // "and with a 50 coupon, what do I pay?" of what was shown
  if (isWorth && topic.things.length > 0 && has(lower, TALK.pay)) return undefined;
  if (isWorth) return namesCoupons ? { term: 'worth', rest: unpriced } : undefined;
  return namesCoupons || isOfCoupons ? saving(unpriced) : undefined;
}

/** "Coupon for $80" is of an order of that. */
function isBehindFor(before: string): boolean {
  return FOR.has(wordsOf(before).at(-1)?.text ?? '');
}

const saving = (rest: string) => ({ term: 'saves', rest }) as const;
