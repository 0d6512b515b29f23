/** A thing beside the one that was looked for: of that, another, or one that was refused. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import type { Topic } from './carry.ts';
import { unrefused, withLimits } from './narrow.ts';
import { goesOnAs, NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { has } from './words.ts';
import type { Words } from './words.ts';

/** `goesOn`: its words say that it goes on from what was asked. */
export function besideKnown(
  topic: Topic,
  question: Question,
  { lower, goesOn }: { lower: string; goesOn: boolean },
  currency: CurrencyCode,
  words: Words,
): Question {
  const [thing = ''] = question.things;
  const [known = ''] = topic.things;
  const isOfKnown = isSaidOf(known, question, lower, words);
  // "with the low power" after two that were compared: both are meant
  const isOfBoth = topic.asked === 'COMPARE' && topic.things.length > 1 && question.by === null;
  if (isOfKnown && isOfBoth) return { ...NOTHING, kind: 'INCLUDED', things: [thing] };
  if (!goesOn || has(lower, SHOWN_WORDS.having))
    return isOfKnown
      ? { ...question, of: known, isOfThat: has(lower, SHOWN_WORDS.having) }
      : question;
  const shared = words.thingIn(thing) ? undefined : words.thingIn(known);
  const allowed = unrefused(known, thing, currency);
  if (allowed !== undefined) return { ...question, kind: 'FIND', things: [allowed] };
  return {
    ...question,
    kind: goesOnAs(topic.asked) ? topic.asked : 'FIND',
    things: [withLimits(known, shared === undefined ? thing : `${shared} ${thing}`, currency)],
  };
}

/** Words that name no thing, or say what one is like, are of what was looked for before. */
function isSaidOf(
  known: string,
  { by, things: [thing = ''] }: Question,
  lower: string,
  words: Words,
): boolean {
  const isThing = words.thingIn(thing) !== undefined;
  // "which camera sells best?" after something else is of cameras
  if (words.thingIn(known) === undefined || (by !== null && isThing)) return false;
  return !isThing || has(lower, words.saidOf) || has(lower, SHOWN_WORDS.having);
}
