/** "The cheapest of these", "out of all those": an order of what was shown, or found. Pure. */
import type { Topic } from './carry.ts';
import { DETAIL } from './detail-words.ts';
import { namesNothing } from './left.ts';
import { LISTED, NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { TALK } from './talk.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** `read` reads the turn without what says of which things an order is. */
export function amongOf(
  topic: Topic,
  typed: string,
  words: Words,
  read: (text: string) => Question,
): Question {
  const text = typed.toLowerCase();
  const isOfAll = has(text, DETAIL.amongAll);
  const [known] = topic.things;
  if (known === undefined || !(isOfAll || has(text, DETAIL.among))) return read(typed);
  const left = [DETAIL.amongAll, DETAIL.among].reduce(without, text).replace(/\s+/g, ' ').trim();
  // "out of these the biggest discount"
  if (has(left, TALK.biggest) && words.thingIn(left) === undefined) {
    const question = read(left);
    const isUnnamed = question.kind === 'BIGGEST' && question.things.length === 0;
    return isUnnamed ? { ...question, things: [known] } : question;
  }
  const by = LISTED.find((one) => has(left, words.orders[one]));
  if (by === undefined || !namesNothing(without(left, words.orders[by]), words)) return read(typed);
  const isOfFew = by === 'CHEAPEST' || by === 'DEAREST';
  if (!isOfAll && isOfFew) return read(left);
  // a department holds many kinds, and all of them are meant
  return {
    ...NOTHING,
    kind: 'FIND',
    things: [known],
    by,
    pointsBack: true,
    ...(isOfAll ? { isSorted: true } : {}),
  };
}
