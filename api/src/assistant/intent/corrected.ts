/** A kind that is wanted instead of the one before: "not a robot, a handheld vacuum". Pure. */
import type { CurrencyCode } from '#contract/money.ts';
import { normalise } from '../../words/index.ts';
import { withLimits } from './narrow.ts';
import type { Question } from './question.ts';
import type { Words } from './words.ts';

/** What is refused, as search writes it. */
const REFUSED = /-"([^"]*)"/g;

/** Where what was looked for is refused by a word of its name: the other thing, within its limits. */
export function correctedKind(
  known: string,
  question: Question,
  currency: CurrencyCode,
  { thingIn }: Words,
): Question | undefined {
  const { kind, things, by, places } = question;
  const [thing = '', ...others] = things;
  if (kind !== 'FIND' || by !== null || places.length > 0 || others.length > 0) return undefined;
  const named = thingIn(thing.replace(REFUSED, ' '));
  const before = normalise(thingIn(known) ?? '');
  const isRefused = [...thing.matchAll(REFUSED)].some(
    ([, name = '']) => name !== '' && ` ${before} `.includes(` ${normalise(name)} `),
  );
  return isRefused && named !== undefined && normalise(named) !== before
    ? { ...question, things: [withLimits(known, thing, currency)] }
    : undefined;
}
