/**
 * Questions of a whole kind of goods: whether to wait before one is bought, and how the cheapest two
 * of it compare. Pure.
 */
import { namesNothing } from './left.ts';
import type { Question } from './question.ts';
import { isOfStopWords } from './quote.ts';
import { countsIn } from './shown.ts';
import { has, without } from './words.ts';
import type { Order, Words } from './words.ts';

/** Orders by which some of a kind are chosen. */
const ORDERS = ['CHEAPEST', 'DEAREST', 'RATED', 'SOLD'] as const satisfies readonly Order[];
/** So many can be compared. */
const [FEWEST, MOST] = [2, 3];

/** `text`: the question in lower case. What names a kind alone asks of that kind. */
export function ofKind(question: Question, text: string, words: Words): Question {
  const [thing, ...others] = question.things;
  const kind = thing === undefined ? undefined : words.thingIn(thing);
  if (thing === undefined || kind === undefined || others.length > 0) return question;
  if (question.kind === 'WAIT')
    return isOfStopWords(thing.replace(kind, ' '), words.thingIn)
      ? { ...question, things: [kind] }
      : question;
  if (question.kind !== 'COMPARE' || question.places.length > 0) return question;
  const { counts, rest } = countsIn(thing, words.numbers);
  const [count = 0] = counts;
  const left = Object.values(words.orders).reduce(without, rest).replace(kind, ' ');
  const isOfSome = counts.length === 1 && count >= FEWEST && count <= MOST;
  if (!isOfSome || !namesNothing(left, words)) return question;
  const by = ORDERS.find((one) => has(text, words.orders[one])) ?? null;
  return { ...question, things: [kind], by, pieces: count };
}
