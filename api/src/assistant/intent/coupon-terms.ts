/**
 * Questions about the terms of coupons: "the minimum of those?", "which saves the most on 1200?".
 * Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { amountsIn } from '../sum/amounts.ts';
import type { Topic } from './carry.ts';
import { bareOf } from './intent.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { isOfStopWords } from './quote.ts';
import { couponTermIn, SHOWN_WORDS } from './shown.ts';
import { TALK } from './talk.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** Digits of a figure that is an amount without saying so. */
const LONG = 3;

/** Of coupons that it names, or of those that were asked for; undefined: it is another question. */
export function couponTermsOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const lower = text.trim().toLowerCase().replace(/[’‘]/g, "'");
  const namesCoupons = has(lower, words.asks.COUPONS);
  if (!namesCoupons && topic.asked !== 'COUPONS') return undefined;
  const { term, rest: unasked = lower } = couponTermIn(lower) ?? {};
  // a figure right before what is asked is the order, and counts no coupons
  const own = amountsIn(lower, currency);
  const [said, typed] = own.length > 0 ? [own, lower] : [amountsIn(unasked, currency), unasked];
  if (term === 'stacks' && said.every(({ isMoney }) => !isMoney))
    return { ...NOTHING, kind: 'STACKING' };
  const [order, ...others] = said;
  if (others.length > 0 || order?.isShare === true || order?.isCount) return undefined;
  // "if I buy 2": so many pieces are no order of 2
  if (order && !order.isMoney && order.end - order.start < LONG) return undefined;
  const unpriced =
    order === undefined ? typed : `${typed.slice(0, order.start)} ${typed.slice(order.end)}`;
  const asked =
    own.length === 0 && term !== undefined ? { term, rest: unpriced } : couponTermIn(unpriced);
  const found = asked ?? (order && ofOrder(unpriced));
  if (found === undefined) return undefined;
  const { goingOn, asks, pointing, pointers, particles } = words;
  const around = [
    goingOn,
    asks.COUPONS,
    TALK.pay,
    SHOWN_WORDS.orders,
    pointing,
    pointers,
    particles,
  ];
  const left = bareOf([...around, SHOWN_WORDS.beside].reduce(without, found.rest), words);
  const named = left === '' || isOfStopWords(left, words.thingIn) ? [] : [left];
  // a figure alone after coupons may be a new budget of what was looked for before
  if (named.length > 0 && !namesCoupons) return undefined;
  // "which saves the most?": of the order that was named before
  const before = topic.asked === 'COUPONS' && named.length === 0 ? topic.amount : undefined;
  const amount = order?.amount ?? before;
  // coupons of what was shown were asked for, or those of a shop by its name
  const spoken = topic.kind === 'COUPONS' ? topic.things : [];
  return {
    ...NOTHING,
    kind: 'COUPONS',
    things: named.length > 0 ? named : spoken,
    pointsBack: named.length === 0 && spoken.length === 0,
    term: found.term,
    ...(amount === undefined ? {} : { amount }),
  };
}

/** "And for an order of 900?" */
function ofOrder(text: string): ReturnType<typeof couponTermIn> {
  return has(text, SHOWN_WORDS.orders)
    ? { term: 'saves', rest: without(text, SHOWN_WORDS.orders) }
    : undefined;
}
