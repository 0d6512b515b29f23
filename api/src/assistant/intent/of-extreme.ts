/** A trait that is asked of the cheaper one, or a part that is asked of what was looked for. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import type { Topic } from './carry.ts';
import { bareOf, questionOf } from './intent.ts';
import { withoutKnown } from './left.ts';
import { narrowed } from './narrow.ts';
import { placesIn } from './places.ts';
import { NOTHING } from './question.ts';
import type { Question } from './question.ts';
import { namesIn, trimmedOf } from './quote.ts';
import { SHOWN_WORDS } from './shown.ts';
import { has, without } from './words.ts';
import type { Words } from './words.ts';

/** So few words say what it shall be or do. */
const FEW = 3;

/** Of the cheaper or the dearer one of what was shown, where nothing else is asked of it. */
export function ofExtreme(topic: Topic, text: string, words: Words): Question | undefined {
  if (topic.things.length === 0 || topic.kind === 'PRESENT' || !has(text, words.definite))
    return undefined;
  const isAsked = [words.asking, SHOWN_WORDS.doesIt].some((one) => has(text, one));
  if (!isAsked && !text.includes('?')) return undefined;
  const { CHEAPEST, CHEAPER, DEAREST, DEARER } = words.orders;
  const said = [words.definite, CHEAPEST, CHEAPER, DEAREST, DEARER, SHOWN_WORDS.doesIt];
  const around = [...said, words.asking, words.particles, SHOWN_WORDS.beside];
  const left = trimmedOf(bareOf(around.reduce(without, withoutKnown(topic, text, words)), words));
  const names = namesIn(left);
  if (names.length === 0 || names.length > FEW || /\d/.test(left)) return undefined;
  if (words.thingIn(left) !== undefined || questionOf(text, words).kind !== 'FIND')
    return undefined;
  const isDear = [DEAREST, DEARER, SHOWN_WORDS.dear].some((one) => has(text, one));
  return {
    ...NOTHING,
    kind: 'INCLUDED',
    things: [left],
    by: isDear ? 'DEAREST' : 'CHEAPEST',
    pointsBack: true,
  };
}

/** "Any cushion?" of a chair: a trait with the word that asks for it, which alone names a thing. */
export function havingOf(
  topic: Topic,
  text: string,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const [known] = topic.things;
  if (known === undefined || words.thingIn(known) === undefined) return undefined;
  if (topic.kind === 'PRESENT' || placesIn(text, words).length > 0) return undefined;
  const said = text
    .replace(/[?!.]+/g, ' ')
    .trim()
    .split(/\s+/);
  // what asks may end it: "ada kusyen tak"
  const left = [0, 1, 2]
    .map((last) => said.slice(0, said.length - last).join(' '))
    .find((one) => words.thingIn(one) !== undefined && words.isTraitOnly(one));
  const isOther = left !== undefined && words.thingIn(left) !== words.thingIn(known);
  return isOther && !words.isTraitOnly(bareOf(left, words))
    ? { ...NOTHING, kind: 'FIND', things: [narrowed(known, left, currency, words)] }
    : undefined;
}
