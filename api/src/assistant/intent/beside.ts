/**
 * Turns beside goods that are sold: of Khum itself, of an alert that was offered, of what was
 * warned of, of a famous name that nobody may sell. Pure.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { isBrandWord, wordsOf } from '../../words/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import { bareOf } from './bare.ts';
import type { Topic } from './carry.ts';
import { codesIn } from './code.ts';
import { ofDelivery, ofKhum, scammedAfter, warnedIn } from './khum.ts';
import { ofModelKind } from './of-model.ts';
import { withoutAmounts } from './pack.ts';
import { ANY_DROP, NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { isOfStopWords } from './quote.ts';
import { TALK } from './talk.ts';
import { DETAIL } from './detail-words.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** Undefined: it is of goods that may be sold. */
export function besideGoods(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  if (codesIn(text)?.sure !== undefined) return { ...NOTHING, kind: 'CODE' };
  const lower = text.trim().toLowerCase().replace(/[’‘]/g, "'");
  return (
    ofAlert(topic, lower, currency, words) ??
    scammedAfter(topic.warned, lower) ??
    ofKhum(lower, words) ??
    (topic.things.length === 0 ? ofDelivery(lower, words) : undefined) ??
    warnedIn(lower, words) ??
    warnedAgain(topic, lower, words) ??
    ofModelKind(topic, text, currency, words)
  );
}

/** "Make it 3600 then", "10% is enough", "delete it": of the alert that was just offered. */
function ofAlert(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  if (topic.asked !== 'ALERT') return undefined;
  if (has(text.replace(/[\s,.;!]+/g, ' ').trim(), TALK.unwatched))
    return { ...NOTHING, kind: 'ABOUT', about: ['stopped'] };
  const places = topic.places ?? [];
  const same = { ...NOTHING, kind: 'ALERT', places, things: topic.things } as const;
  const [amount, ...others] = amountsIn(text, currency);
  const isAny = amount === undefined && has(text, TALK.anyDrop);
  if (others.length > 0 || (amount === undefined && !isAny)) return undefined;
  const said = amount === undefined ? text : withoutAmounts(text, [amount]);
  const isLower = has(text, DETAIL.lessThanNow);
  const again = [TALK.anyDrop, TALK.alertAgain, words.otherBudget, TALK.alertWords, words.goingOn];
  const around = [DETAIL.lessThanNow, ...again];
  const left = bareOf(
    [...around, words.particles].reduce(without, said.replace(/[<>=]+/g, ' ')),
    words,
  );
  if (/\p{L}/u.test(left) && !isOfStopWords(left, words.thingIn)) return undefined;
  if (amount === undefined) return { ...same, less: ANY_DROP };
  if (amount.isShare) return { ...same, less: amount.amount };
  return isLower ? { ...same, lower: amount.amount } : { ...same, amount: amount.amount };
}

/** "And 30000 mAh?", after what only an airline knows: of the same, while nothing else is named. */
function warnedAgain({ warned }: Topic, text: string, words: Words): Question | undefined {
  if (warned === undefined || !has(text, words.goingOn)) return undefined;
  const thing = words.thingIn(text);
  const { asks, orders } = words;
  const isOfGoods = [
    asks.GOOD_PRICE,
    asks.DEALS,
    asks.COUPONS,
    orders.CHEAPEST,
    words.seeking,
    TALK.alert,
  ].some((one) => has(text, one));
  const isOfMaker = wordsOf(text).some((word) => isBrandWord(word.text));
  return thing === undefined && !isOfGoods && !isOfMaker
    ? { ...NOTHING, kind: 'WARNING', warning: warned }
    : undefined;
}
