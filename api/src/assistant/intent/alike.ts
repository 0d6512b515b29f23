/** "Light ones", "laptop ringan": an adjective of what titles state in figures. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { limitsOf, sayIntent } from '../../search/index.ts';
import type { Topic } from './carry.ts';
import { alikeIn } from './detail-words.ts';
import { isNothing, withoutKnown } from './left.ts';
import { bareOf } from './bare.ts';
import { trimmedOf } from './quote.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { SHOWN_WORDS } from './shown.ts';
import { asTyped } from './typed.ts';
import { without, withoutName } from './words.ts';
import type { Words } from './words.ts';

/**
 * The question with the order that its adjective means, where it asks for nothing else: whether
 * titles state what that goes by only rows know.
 */
export function alikeOf(
  topic: Topic,
  question: Question,
  typed: string,
  currency: CurrencyCode,
  words: Words,
): Question {
  const { kind, by, places } = question;
  const isOfBoth = topic.asked === 'COMPARE' && topic.things.length > 1;
  if (
    !(kind === 'FIND' || (isOfBoth && kind === 'INCLUDED')) ||
    by !== null ||
    places.length > 0 ||
    topic.kind === 'PRESENT'
  )
    return question;
  const { text: unlimited, ...limits } = limitsOf(typed.toLowerCase(), currency);
  const found = alikeIn(asTyped(unlimited, [typed.toLowerCase()]));
  if (found === undefined) return question;
  const { order } = found;
  const rest = [words.goingOn, SHOWN_WORDS.beside].reduce(without, found.rest);
  const [known] = topic.things;
  const isOfKnown = known !== undefined && isNothing(withoutKnown(topic, rest, words), words);
  if (isOfBoth) return isOfKnown ? { ...NOTHING, kind: 'SIZED', size: order } : question;
  if (isOfKnown)
    return {
      ...question,
      ...(question.of === undefined ? {} : { isOfThat: true }),
      alike: { order, of: known },
    };
  const thing = words.thingIn(rest);
  if (thing === undefined) return question;
  // "bluetooth speakers with long battery": what else it shall be stays with it
  const beside = withoutName(rest, thing);
  const trait = isNothing(beside, words) ? '' : trimmedOf(bareOf(beside, words));
  if (trait !== '' && !words.isTraitOnly(trait)) return question;
  const text = `${thing} ${trait}`.trim();
  return { ...question, alike: { order, of: sayIntent({ ...limits, text }, currency) } };
}
