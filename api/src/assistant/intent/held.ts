/** Memory and storage: "which has more RAM?", "how much storage has the second one?". Pure. */
import type { Topic } from './carry.ts';
import { DETAIL, heldNamed } from './detail-words.ts';
import { bareOf } from './intent.ts';
import { isKindAlone, isNothing, kindAloneOf, withoutKnown } from './left.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** Of what was shown, or of a kind that it names; a figure ("8 GB RAM") looks for goods with it. */
export function heldOf(topic: Topic, text: string, words: Words): Question | undefined {
  const named = heldNamed(text);
  if (named === undefined || /(?<!\p{L})\d+\s?(?:gb|tb)/u.test(text)) return undefined;
  const { part, rest } = named;
  const { goingOn, thePlace, pointing, pointers, particles, asks, have } = words;
  const { howMuch, beside } = SHOWN_WORDS;
  const isMost = has(rest, DETAIL.most);
  const said = [DETAIL.most, asks.MEASURE, goingOn, thePlace, pointing, pointers, howMuch, beside];
  const left = [...said, have, particles].reduce(without, withoutKnown(topic, rest, words));
  const places = placesIn(text, words);
  if (topic.things.length > 0 && isNothing(left, words))
    return isMost
      ? {
          ...NOTHING,
          kind: 'SIZED',
          size: part,
          things: topic.isPart || topic.things.length > 1 ? [] : topic.things,
        }
      : { ...NOTHING, kind: 'MEASURE', places, pointsBack: true };
  const kind = kindAloneOf(bareOf(left, words), words);
  return isMost && isKindAlone(kind, words)
    ? { ...NOTHING, kind: 'SIZED', size: part, things: [kind] }
    : undefined;
}
