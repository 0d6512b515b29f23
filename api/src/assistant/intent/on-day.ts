/**
 * What something that was shown cost at another time: "was it cheaper on 11.11?", "how much was it
 * last month?". Pure.
 */
import type { Topic } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { bareOf } from './intent.ts';
import { isNothing, namesNothing, withoutKnown } from './left.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { OfOne, Question } from './question.ts';
import { namesIn } from './quote.ts';
import { agoIn, SHOWN_WORDS } from './shown.ts';
import { has, without, withoutName } from './words.ts';
import type { Words } from './words.ts';

/** So many words name a product. */
const NAME = 5;

/** Of one time, where nothing else is named; whether a sale day is past the answer knows. */
export function onDay(topic: Topic, text: string, words: Words): Question | undefined {
  const days = new Set(text.match(words.sale));
  const { rest: untimed, ago } = agoIn(text) ?? { rest: text };
  const isOfOne = days.size === (ago === undefined ? 1 : 0);
  const { orders, asks } = words;
  const isBeside = has(text, DETAIL.now) && !has(text, asks.WAIT);
  const between = isBeside ? [asks.COMPARE, words.between, DETAIL.now] : [];
  const price = [asks.WAIT, asks.GOOD_PRICE, orders.CHEAPER, SHOWN_WORDS.howMuch];
  const asked = [...price, ...between].filter((one) => has(text, one));
  if (!isOfOne || asked.length === 0 || has(text, asks.EXPLAIN)) return undefined;
  // "wait for 11.11?": the day is a part of what is asked
  const around = [...asked, words.sale, words.thePlace, words.goingOn, words.pointing];
  const said = [...around, SHOWN_WORDS.beside].reduce(without, untimed);
  const bare = bareOf(without(said, words.particles), words);
  // "the Aira Nova now vs last month": one product at two times
  const isProduct = isBeside && between.slice(0, 2).some((one) => has(text, one));
  if (isProduct && namesIn(bare).length > 0 && namesIn(bare).length <= NAME)
    return { ...NOTHING, kind: 'GOOD_PRICE', things: [bare] };
  const thing = words.thingIn(bare);
  const isNamed = thing !== undefined && thing !== words.thingIn(topic.things[0] ?? '');
  if (!isNamed && (topic.things.length === 0 || topic.kind === 'PRESENT')) return undefined;
  const left = isNamed ? withoutName(said, thing) : withoutKnown(topic, said, words);
  // an unknown word beside a thing may be its maker: "pavio smartphone"
  if (isNamed && /[a-z]/.test(left) && !isNothing(left, words)) return undefined;
  const kind = ago === undefined && has(text, asks.WAIT) ? 'WAIT' : 'GOOD_PRICE';
  const isAlone = isNamed && kind === 'WAIT' ? isNothing : namesNothing;
  if (!isAlone(left, words)) return undefined;
  const by = (['CHEAPEST', 'DEAREST'] as const).find((one) => has(text, orders[one])) ?? null;
  // "is that a good price, or wait for 12.12?" asks both
  const isBoth = kind === 'WAIT' && has(without(text, asks.WAIT), asks.GOOD_PRICE);
  const also: OfOne[] = isBoth ? ['GOOD_PRICE'] : [];
  return isNamed
    ? { ...NOTHING, kind, also, things: [thing] }
    : { ...NOTHING, kind, also, by, places: placesIn(text, words), pointsBack: true };
}
