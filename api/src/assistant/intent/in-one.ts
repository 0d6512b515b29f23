/**
 * Of what was shown: how many pieces are in one, which is the next behind the cheapest, whether a
 * part of it is good. Pure.
 */
import type { Topic } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { isNothing, withoutKnown } from './left.ts';
import { placesIn } from './places.ts';
import { NOTHING, OF_ONE } from './question.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** `text`: in lower case. Undefined: it asks for none of them, or names something. */
export function inOneOf(topic: Topic, text: string, words: Words): Question | undefined {
  if (topic.things.length === 0 || topic.kind === 'PRESENT') return undefined;
  const asked = (['nextCheapest', 'howManyIn', 'partGood'] as const).find((one) =>
    has(text, DETAIL[one]),
  );
  if (asked === undefined) return undefined;
  const { thePlace, pointing, pointers, goingOn, have } = words;
  const { howMuch, beside: around } = SHOWN_WORDS;
  // places of a list are none of an order of prices
  const placed = asked === 'nextCheapest' ? [] : [thePlace];
  const said = [...placed, goingOn, have, pointing, pointers, howMuch, around];
  const own = withoutKnown(topic, text, words);
  // "has the second cheapest a coupon?"
  const asks = asked === 'nextCheapest' ? OF_ONE.map((one) => words.asks[one]) : [];
  const [part = ''] = own.match(DETAIL[asked]) ?? [];
  if (part === '' || !isNothing([DETAIL[asked], ...said, ...asks].reduce(without, own), words))
    return undefined;
  const beside = without(own, DETAIL[asked]);
  const kind = OF_ONE.toReversed().find((one) => has(beside, words.asks[one])) ?? 'GOOD_PRICE';
  if (asked === 'nextCheapest')
    return { ...NOTHING, kind, rank: 1, by: 'CHEAPEST', pointsBack: true };
  const places = placesIn(text, words);
  return asked === 'howManyIn'
    ? { ...NOTHING, kind: 'MEASURE', places, pointsBack: true }
    : { ...NOTHING, kind: 'INCLUDED', things: [part.trim()], places };
}
