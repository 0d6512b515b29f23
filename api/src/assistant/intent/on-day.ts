/** What something that was shown costs on a sale day: "was it cheaper on 11.11?". Pure. */
import type { Topic } from './carry.ts';
import { namesNothing, withoutKnown } from './left.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** Of one sale day, where nothing else is named; whether the day is past the answer knows. */
export function onSaleDay(topic: Topic, text: string, words: Words): Question | undefined {
  const days = new Set(text.match(words.sale));
  if (topic.things.length === 0 || topic.kind === 'PRESENT' || days.size !== 1) return undefined;
  const { orders, asks } = words;
  const asked = [asks.WAIT, asks.GOOD_PRICE, orders.CHEAPER, SHOWN_WORDS.howMuch].filter((one) =>
    has(text, one),
  );
  if (asked.length === 0) return undefined;
  const around = [words.sale, ...asked, words.thePlace, words.goingOn, words.pointing];
  const left = [...around, SHOWN_WORDS.beside].reduce(without, withoutKnown(topic, text, words));
  if (!namesNothing(left, words)) return undefined;
  const kind = has(text, asks.WAIT) ? 'WAIT' : 'GOOD_PRICE';
  return { ...NOTHING, kind, places: placesIn(text, words), pointsBack: true };
}
