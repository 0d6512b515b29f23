/** "Wide neck bottle" after baby bottles: the same in a wider word, with what it shall be like. Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { COMMON, dictionaryOf } from '../../words/index.ts';
import { narrowed } from './narrow.ts';
import type { Question } from './question.ts';
import { namesIn, trimmedOf } from './quote.ts';
import { withoutName } from './words.ts';
import type { Words } from './words.ts';

/** Whether a name is of a wider kind than another: a bottle, and a baby bottle. */
function isWider(wide: string, narrow: string, currency: string): boolean {
  const { kindsOf } = dictionaryOf(currency);
  const [own, other] = [kindsOf(wide)[0], kindsOf(narrow)[0]];
  const isOther = own !== undefined && other !== undefined && own !== other;
  return isOther && COMMON.kindsWithin(own).includes(other);
}

/** More words tell something else. */
const TRAIT = 4;

/** What was looked for, narrowed by what a wider word says; undefined: it is another thing. */
export function inWider(
  known: string,
  question: Question,
  currency: CurrencyCode,
  words: Words,
): Question | undefined {
  const [said = ''] = question.things;
  const [thing, before] = [words.thingIn(said), words.thingIn(known)];
  if (thing === undefined || before === undefined || !isWider(thing, before, currency))
    return undefined;
  const trait = trimmedOf(withoutName(said.toLowerCase(), thing).replace(/\s+/g, ' ').trim());
  const isNamed = words.thingIn(trait) !== undefined || namesIn(trait).length > TRAIT;
  return trait === '' || isNamed
    ? undefined
    : { ...question, things: [narrowed(known, trait, currency, words)] };
}
