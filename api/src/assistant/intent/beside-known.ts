/** A thing beside the one that was looked for: of that, another, or one that was refused. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { intentOf } from '../../search/index.ts';
import { bareOf } from './bare.ts';
import type { Topic } from './carry.ts';
import { isKindAlone } from './left.ts';
import { unrefused, withLimits } from './narrow.ts';
import { goesOnAs, NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { trimmedOf } from './quote.ts';
import { SHOWN_WORDS } from './shown.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** "With more bass" after two that were compared: which of both has it; undefined: it is none. */
export function ofBoth(
  { asked, things }: Topic,
  { kind, by, things: [thing = ''] }: Question,
  words: Words,
): Question | undefined {
  const trait = trimmedOf(thing);
  const isTrait = kind === 'FIND' && by === null && words.isTraitOnly(trait);
  return asked === 'COMPARE' && things.length > 1 && isTrait
    ? { ...NOTHING, kind: 'INCLUDED', things: [trait] }
    : undefined;
}

/** "Which one is louder?" of two that were compared looks for no third. */
export function featureOfBoth(
  { asked, things }: Topic,
  text: string,
  words: Words,
): Question | undefined {
  if (asked !== 'COMPARE' || things.length < 2) return undefined;
  const said = trimmedOf(bareOf([words.asking, words.particles].reduce(without, text), words));
  return said === '' ? undefined : { ...NOTHING, kind: 'INCLUDED', things: [said] };
}

/** "Is avocado cheaper?" after apples: the two beside each other; undefined: it is none of that. */
export function cheaperKind(
  { kind, things: [known = ''] }: Topic,
  question: Question,
  lower: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const { by, things } = question;
  const [thing = '', ...others] = things;
  const isCompared = by === 'CHEAPER' || by === 'DEARER';
  if (!isCompared || kind === 'PRESENT' || question.kind !== 'FIND' || others.length > 0)
    return undefined;
  const before = words.kindsOf(words.thingIn(known) ?? '');
  const now = words.kindsOf(words.thingIn(thing) ?? '');
  const isOther = before.length > 0 && now.length > 0 && !now.some((one) => before.includes(one));
  if (!isOther || !isKindAlone(thing, words)) return undefined;
  const isAsked = has(lower, words.asking) || lower.includes('?');
  return isAsked
    ? { ...NOTHING, kind: 'COMPARE', things: [intentOf(known, currency).text, thing] }
    : { ...question, by: by === 'CHEAPER' ? 'CHEAPEST' : 'DEAREST' };
}

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
  // "Edge or Max speaker": the second name alone says what both are
  const looked = topic.things.find((one) => words.thingIn(one) !== undefined) ?? known;
  const isOfKnown = isSaidOf(looked, question, lower, words);
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
