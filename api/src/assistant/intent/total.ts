/** What goods cost in all: with what sending them costs, and with coupons. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { limitsOf, sayIntent } from '../../search/index.ts';
import { amountsIn } from '../sum/amounts.ts';
import { bareOf } from './bare.ts';
import { basketAgain } from './basket.ts';
import type { Topic } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { isKindAlone, isNothing, kindAloneOf, withoutKnown } from './left.ts';
import { packsBehind } from './pieces.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { namesIn } from './quote.ts';
import { countsIn, SHOWN_WORDS } from './shown.ts';
import { TALK } from './talk.ts';
import { asTyped } from './typed.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** `text`: in lower case. Undefined: it asks for no such sum. */
export function totalOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const ofAll = basketAgain(topic, text, currency, words);
  if (ofAll) return ofAll;
  const isSent = has(text, DETAIL.withSending);
  const isReduced = has(text, DETAIL.afterCoupon);
  if (!isSent && !isReduced) return undefined;
  const packs = packsBehind(text, words);
  if (packs) return packs;
  // "where is it cheapest with shipping?" asks for a shop
  if (has(text, SHOWN_WORDS.whereCheapest) || has(text, DETAIL.whichPlatform)) return undefined;
  const { CHEAPEST, CHEAPER } = words.orders;
  // "can I get it cheaper with a coupon?" asks for coupons
  const isCheapest = has(text, CHEAPEST) || (isSent && has(text, CHEAPER));
  const asks = [SHOWN_WORDS.howMuch, TALK.pay, DETAIL.total].some((one) => has(text, one));
  if (!isCheapest && !asks) return undefined;
  const { text: unlimited, ...limits } = limitsOf(text, currency);
  // what is taken off, or has to be paid for, is a sum of its own
  const isOwn = amountsIn(isReduced ? text : unlimited, currency).some(isSaid);
  if (isOwn || (isReduced && !isSent && !isCheapest)) return undefined;
  const named = namedIn(asTyped(unlimited, [text]), words);
  const known = withoutKnown(topic, named, words);
  const coupons = isReduced ? ({ isReduced } as const) : {};
  const ofShown = topic.things.length > 0 && isNothing(known, words);
  // "how much for three with shipping?" counts pieces
  if (ofShown && countsIn(named, words.numbers).counts.length === 0)
    return {
      ...NOTHING,
      ...coupons,
      kind: 'TOTAL',
      places: placesIn(text, words),
      // "how much is the cheapest one with shipping?" is of that one
      by: isCheapest && asks && has(text, words.definite) ? 'CHEAPEST' : null,
      pointsBack: true,
    };
  const kind = kindAloneOf(bareOf(named, words), words);
  const things = [sayIntent({ ...limits, text: kind }, currency)];
  if (isKindAlone(kind, words))
    return isCheapest && !isReduced
      ? { ...NOTHING, kind: 'FIND', by: 'CHEAPEST', things, isSent }
      : { ...NOTHING, ...coupons, kind: 'TOTAL', things };
  // a product by its name
  const isNamed = asks && !isCheapest && isSent && namesIn(kind).length > 1;
  return isNamed ? { ...NOTHING, ...coupons, kind: 'TOTAL', things } : undefined;
}

/** A price or a share; a figure so short is of a model or a size. */
const isSaid = ({ isMoney, isShare, start, end }: ReturnType<typeof amountsIn>[number]): boolean =>
  isMoney || isShare || end - start > SHORT;
const SHORT = 2;

/** What is left of what is asked around it. */
function namedIn(text: string, words: Words): string {
  const { CHEAPEST, CHEAPER } = words.orders;
  const said = [DETAIL.withSending, DETAIL.afterCoupon, DETAIL.total, TALK.pay];
  const around = [words.thePlace, words.definite, words.pointing, words.goingOn];
  const { howMuch, beside } = SHOWN_WORDS;
  return [...said, howMuch, CHEAPEST, CHEAPER, words.asks.COMPARE, ...around, beside].reduce(
    without,
    text,
  );
}
