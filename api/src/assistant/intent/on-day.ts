/**
 * What something that was shown cost at another time: "was it cheaper on 11.11?", "how much was it
 * last month?". Pure.
 */
import type { Topic } from './carry.ts';
import { namesNothing, withoutKnown } from './left.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { agoIn, SHOWN_WORDS } from './shown.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** Of one time, where nothing else is named; whether a sale day is past the answer knows. */
export function onDay(topic: Topic, text: string, words: Words): Question | undefined {
  const days = new Set(text.match(words.sale));
  const { rest: untimed, ago } = agoIn(text) ?? { rest: text };
  const isOfOne = days.size === (ago === undefined ? 1 : 0);
  if (topic.things.length === 0 || topic.kind === 'PRESENT' || !isOfOne) return undefined;
  const { orders, asks } = words;
  const asked = [asks.WAIT, asks.GOOD_PRICE, orders.CHEAPER, SHOWN_WORDS.howMuch].filter((one) =>
    has(text, one),
  );
  if (asked.length === 0) return undefined;
  const around = [words.sale, ...asked, words.thePlace, words.goingOn, words.pointing];
  const bare = withoutKnown(topic, untimed, words);
  const left = [...around, SHOWN_WORDS.beside].reduce(without, bare);
  if (!namesNothing(left, words)) return undefined;
  const kind = ago === undefined && has(text, asks.WAIT) ? 'WAIT' : 'GOOD_PRICE';
  return { ...NOTHING, kind, places: placesIn(text, words), pointsBack: true };
}
