/** What is sent for free, and from what order on. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf, sayIntent } from '../../search/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import type { Topic } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { isNothing, withoutKnown } from './left.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { couponTermIn, SHOWN_WORDS } from './shown.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** `text`: in lower case. Undefined: it asks neither. */
export function sentFreeOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  if (!has(text, words.asWish.SHIPPING) || has(text, words.asks.COUPONS)) return undefined;
  const around = [words.asWish.SHIPPING, DETAIL.leastSpend, DETAIL.freeFrom];
  if (words.thingIn(around.reduce(without, text)) !== undefined) return undefined;
  return fromOf(text, currency, words) ?? goodsOf(topic, text, currency, words);
}

/** "How much is that fryer to ship?": of what was shown. */
export function sendingOf(topic: Topic, text: string, words: Words): Question | undefined {
  const { asks, goingOn, pointing, pointers, definite } = words;
  const isPointed = has(text, pointing) || has(text, definite);
  const unnamed = withoutKnown(topic, text, words);
  if (!has(text, asks.SHIPPING) || unnamed === text || !isPointed) return undefined;
  const { beside, howMuch } = SHOWN_WORDS;
  const said = [asks.SHIPPING, howMuch, definite, pointing, pointers, goingOn, beside];
  return isNothing(said.reduce(without, unnamed), words)
    ? { ...NOTHING, kind: 'SHIPPING', pointsBack: true }
    : undefined;
}

/** "What is the minimum spend for free shipping?": no shop is asked for one of its coupons. */
function fromOf(text: string, currency: CurrencyCode, words: Words): Question | undefined {
  const isFrom =
    has(text, DETAIL.leastSpend) ||
    has(text, DETAIL.freeFrom) ||
    couponTermIn(text)?.term === 'least';
  if (!isFrom || amountsIn(text, currency).length > 0) return undefined;
  const { text: _left, ...wish } = intentOf(text, currency);
  // the wish as it was typed, where search reads none
  const [typed = ''] = text.match(words.asWish.SHIPPING) ?? [];
  const thing = wish.labels ? sayIntent({ ...wish, text: '' }, currency) : typed;
  return { ...NOTHING, kind: 'COUPONS', things: [thing.trim()], term: 'least' };
}

/** "What has free shipping?" with nothing looked for before: whatever is sold so. */
function goodsOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  if (topic.things.length > 0 || !has(text, DETAIL.ofAny)) return undefined;
  const { text: left, ...wish } = intentOf(text, currency);
  const { anything, everything, beside, having } = SHOWN_WORDS;
  const said = [everything, anything, having, words.have, DETAIL.ofAny, words.goingOn, beside];
  return wish.labels !== undefined && isNothing(said.reduce(without, left), words)
    ? { ...NOTHING, kind: 'FIND', things: [sayIntent({ ...wish, text: '' }, currency)] }
    : undefined;
}
